"""What is shown of a puzzle: a table for one seat, which does not tell what is right there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fairwind.coach.puzzle import replayed
from fairwind.games import OURS, game
from fairwind.kernel.chance import Seeded
from fairwind.tables import puzzles as shown
from fairwind.tables.problems import Problem
from fairwind.tables.puzzles import puzzle_reply, puzzle_shown, puzzles

GAMES = pytest.mark.parametrize("name", OURS)


@GAMES
def test_what_is_right_does_not_change_what_is_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game(name)
    puzzle = puzzles(spec)[-1]
    before = puzzle_shown(name, puzzle.name, "en")
    other = replace(puzzle, options=puzzle.options[::-1], right=1, effort=1)
    monkeypatch.setattr(shown, "puzzles", lambda _: (other,))
    assert puzzle_reply(name, puzzle.name, puzzle.options[-1].option, "en")["right"], "so something did change"
    assert puzzle_shown(name, puzzle.name, "en") == before


def test_a_puzzle_that_cannot_be_set_today_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles(game("santa-cruz"))[0]
    stale = replace(puzzle, rules=puzzle.rules + 1)
    monkeypatch.setattr(shown, "puzzles", lambda _: (stale,))
    with pytest.raises(Problem) as told:
        puzzle_shown("santa-cruz", puzzle.name, "en")
    assert told.value.status == 404


@GAMES
def test_what_the_seat_cannot_know_does_not_change_what_is_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game(name)
    puzzle = puzzles(spec)[0]
    before = puzzle_shown(name, puzzle.name, "en")
    truth = replayed(spec, puzzle)
    for n in range(3):
        world = spec.sample_world(truth, puzzle.seat, Seeded(f"another truth {n}"))
        monkeypatch.setattr(shown, "remembered_setting", lambda *_, world=world: world)
        assert puzzle_shown(name, puzzle.name, "en") == before
