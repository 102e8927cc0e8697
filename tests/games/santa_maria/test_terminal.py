"""The table in the terminal: in 80 columns, in four languages, at every moment of a game."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.terminal import draw
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, options
from fairwind.locale import LANGUAGES, Words

from .tables import holds_just, lay_out, monk, put_coins, put_white, table, turn

NAMES = ("Anna", "Eric", "David", "Maximiliana")


def drawn(view: dict[str, object], lang: str, seats: int, seat: int | None) -> str:
    """The table as plain text."""
    words = Words(lang, "santa-maria")
    paper = StringIO()
    Console(width=80, file=paper, markup=bool(seat)).print(draw(view, words, NAMES[:seats], seat))
    assert words.problems == []
    return paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "setup"), [(1, "advanced"), (2, "choose"), (3, "advanced"), (4, "dealt")])
def test_every_moment_can_be_drawn_in_80_columns(seats: int, setup: str, lang: str) -> None:
    edition = SPEC.edition()
    s = SPEC.begin(edition, seats, {"setup": setup, "blue-dice": "pool" if seats == 3 else "own"})
    dice, choose = Seeded("board"), Generator("board")
    advance(s, dice)
    moments = 0
    while s.pending:
        if moments % 10 == 0:
            text = drawn(SPEC.view(s, 0), lang, seats, None if moments % 20 else 0)
            assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= 80
            assert s.board[0] < 0 or "┐" in text, "the colony is drawn to its right edge"
        out: list[Action] = []
        options(s, actor(s), out)
        stay = [action for action in out if not action.text.startswith(("retreat", "sell"))] or out
        answer(s, actor(s), stay[choose.below(len(stay))])
        advance(s, dice)
        moments += 1
    drawn(SPEC.view(s, 0), lang, seats, 0)


def test_the_colony_shows_terrain_effects_dice_and_coins() -> None:
    scene = table(2)
    lay_out(scene, 0, {"1,1": "road: 2", "5,1": "town: wood/grain > sugar / gem"})
    put_white(scene, 0, "1,3")
    put_coins(scene, 0, "5,5")
    monk(scene, 1, "square")
    holds_just(scene, 0, wood=2, coins=5)
    turn(scene, 0)
    text = drawn(SPEC.view(scene.s, 0), "en", 2, 0)
    assert "│[W]1 " in text
    assert "│[B]6│" in text
    for sign in ("=oo=", "F wood", "[W]", "$1", "T wo/gr>", "su|ge", "H 1c+wood", "Square ■", "5 coins", "2 wood"):
        assert sign in text, sign
