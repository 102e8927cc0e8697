"""Draw the README's pictures of the terminal: `python tools/terminal_pictures.py` writes docs/pictures/*.svg."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from fairwind.cli.board import draw_table
from fairwind.cli.prompt import items_of, list_of
from fairwind.games import game, game_names
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, options, random_playout, waiting_decision
from fairwind.locale import Words

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ["Anna", "Ben", "Cleo", "Dirk"]


def picture(name: str, seats: int, answers: int) -> str:
    """A random game after some answers, as whoever is asked sees it."""
    spec, words = game(name), Words("en", name)
    s = spec.begin(spec.edition(), seats)
    random_playout(s, Seeded("picture"), Generator("players of the picture"), answers)
    seat, decision = actor(s), waiting_decision(s)
    assert decision is not None
    found: list[Action] = []
    options(s, seat, found)
    console = Console(width=80, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw_table(spec, spec.edition(), spec.view(s, seat), words, NAMES[:seats], seat))

    def say(action: Action) -> str:
        return words.action(action, NAMES, spec.details(s, seat, action))

    console.print(f"\n[bold]{words.ask(decision, NAMES)}[/bold]")
    console.print(list_of(items_of(found), words, say, 80))
    drawn = console.export_svg(title=f"fairwind play {name}")
    return re.sub(
        r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL
    )  # no font from elsewhere: the reader's own will do


def main() -> None:
    """One picture for each game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        (PICTURES / f"{name}.svg").write_text(picture(name, min(3, game(name).seat_counts[-1]), 60), encoding="utf-8")


if __name__ == "__main__":
    main()
