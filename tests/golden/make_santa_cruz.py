"""Makes the golden records of Santa Cruz: `python -m tests.golden.make_santa_cruz`, from the root.

The players are simple: most of them look at the true table and take what brings them most points at once, so that
storeys, eruptions, failed builds and the last player's right all come up. Records that exist are kept: they must
replay for ever; remove one to make it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import actors, answer, options
from fairwind.kernel.sitting import Sitting, begin_sitting

RECORDS: Final = Path(__file__).parent / "santa-cruz"
MOST_TRIES: Final = 3_000
EARLY: Final = 5  # a score card that brings less than this waits


def gain(s: SantaCruz, seat: int, action: Action) -> int:
    """What an answer brings this seat at once, ahead of the others."""
    world = s.clone()
    before = world.points[seat] * world.seats - sum(world.points)
    answer(world, seat, action)
    after = world.points[seat] * world.seats - sum(world.points)
    waits = action.verb() == "score" and after - before < EARLY * (world.seats - 1)
    return after - before - (100 if waits else 0)


def choose(s: SantaCruz, seat: int, generator: Generator, greedy: bool) -> Action:
    """An answer: the best at once, or any."""
    out: list[Action] = []
    options(s, seat, out)
    if not greedy:
        return out[generator.below(len(out))]
    best = max(gain(s, seat, action) for action in out)
    good = [action for action in out if gain(s, seat, action) == best]
    return good[generator.below(len(good))]


def play_out(sitting: Sitting, seed: str, greedy: int) -> None:
    """Play to the end; `greedy` in ten answers look for points. One secret answer is taken back on the way."""
    generator = Generator(f"{seed}/players")
    taken_back = False
    while not sitting.over:
        who = actors(sitting.state)
        seat = who[generator.below(len(who))]
        state: Any = sitting.state
        sitting.answer(seat, choose(state, seat, generator, generator.below(10) < greedy))
        if len(who) > 1 and not taken_back and len(actors(sitting.state)) >= 1:
            sitting.undo(seat)
            taken_back = True


def own_edition() -> SantaCruzEdition:
    """A player's own file: other points, one road less."""
    text = SPEC.edition().about.text.replace('name = "reconstructed"', 'name = "mybox"')
    text = text.replace('"C13 L10",', "").replace("score_cards = [4, 3, 2]", "score_cards = [4, 4, 2]")
    return SantaCruzEdition(Sheet("mybox.toml", text))


def record(
    name: str, seats: int, variants: Mapping[str, str], greedy: int = 8, edition: SantaCruzEdition | None = None
) -> None:
    """Write one game down, unless it is there."""
    path = RECORDS / f"{name}.jsonl"
    if path.exists():
        return
    sitting = begin_sitting(SPEC, edition or SPEC.edition(), seats, variants, Seeded(f"{name}/table"))
    play_out(sitting, name, greedy)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sitting.record.text(), encoding="utf-8")


def record_with(name: str, seats: int, wanted: str) -> None:
    """Write down the first random game in which an answer is written so."""
    path = RECORDS / f"{name}.jsonl"
    for n in range(0 if path.exists() else MOST_TRIES):
        sitting = begin_sitting(SPEC, SPEC.edition(), seats, {}, Seeded(f"{name}/{n}/table"))
        play_out(sitting, f"{name}/{n}", greedy=0)
        if any(line.do == wanted for line in sitting.record.lines):
            path.write_text(sitting.record.text(), encoding="utf-8")
            return


def records() -> None:
    """Every player count with every value of every variant, random and greedy."""
    for seats in SPEC.seat_counts:
        record(f"random-{seats}", seats, {}, greedy=0)
        record(f"greedy-{seats}", seats, {}, greedy=10)
        record(f"dealt-{seats}", seats, {"sets": "dealt"})
        record(f"track-{seats}", seats, {"last-player": "track"}, greedy=5)
        record(f"off-{seats}", seats, {"last-player": "off"})
        for first in range(1, seats + 1):
            record(f"first-chooser-{first}-of-{seats}", seats, {"first-chooser": f"seat-{first}"})
        record_with(f"right-not-used-{seats}", seats, "pass")
    record("own-edition-3", 3, {}, edition=own_edition())


if __name__ == "__main__":
    records()
