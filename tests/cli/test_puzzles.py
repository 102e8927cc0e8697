"""Puzzles in the terminal: a position is shown and answered, progress is kept, and more are found."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fairwind.cli import puzzle_command
from fairwind.coach.puzzle import Puzzle, read_puzzles, written
from fairwind.games import OURS, game
from fairwind.locale import LANGUAGES
from fairwind.tables.puzzles import puzzles
from tests.cli.terminal import Ran, fairwind_here, too_wide

GAME = "santa-cruz"


def solve(*typed: str, lang: str = "en", name: str = GAME, level: int = 0) -> Ran:
    chosen = ["--level", str(level)] if level else []
    ran = fairwind_here("puzzles", name, "--lang", lang, *chosen, typed=typed)
    assert too_wide(ran.out) == []
    assert ran.status == 0, ran.err
    return ran


def first(name: str = GAME) -> Puzzle:
    return puzzles(game(name))[0]


def kept() -> list[str]:
    path = Path(os.environ["XDG_DATA_HOME"]) / "fairwind" / "learned.json"
    found: dict[str, dict[str, bool]] = json.loads(path.read_text(encoding="utf-8"))[GAME]
    return [name for name, entry in found.items() if entry["done"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_solved_in_every_language(lang: str) -> None:
    puzzle = first()
    out = solve("?", "table", "xyz", puzzle.options[0].option, "q", lang=lang).out
    assert not [line for line in out.splitlines() if "puzzle-" in line or "table-" in line or "coach-" in line]
    assert kept() == [f"puzzle/{puzzle.name}"]


@pytest.mark.parametrize("name", OURS)
def test_a_wrong_answer_is_told_what_it_gives_away(name: str) -> None:
    puzzle = first(name)
    worst = puzzle.options[-1]
    out = " ".join(solve(worst.option, "q", name=name).out.split())
    said = out.split("Not the best.")[1]
    assert f"gives away about {round(100 * worst.lost)} %" in said
    assert "Best: " in said
    assert f"Chance to win: {round(100 * puzzle.options[0].win)} %" in said
    assert f"With your answer: {round(100 * worst.win)} %" in said
    assert f"Solved: 0 of {len(puzzles(game(name)))}." in said


def test_what_is_solved_does_not_come_again() -> None:
    every = puzzles(game(GAME))
    both = [one.options[0].option for one in every[:2]]
    out = solve(both[0], "", both[1], "q").out
    assert out.count("Right!") == 2
    assert kept() == [f"puzzle/{one.name}" for one in every[:2]]
    assert f"Puzzle 3 of {len(every)}" in solve("q").out


def test_a_level_can_be_chosen() -> None:
    every = puzzles(game(GAME))
    hardest = every[-1].difficulty
    of_it = [one for one in every if one.difficulty == hardest]
    assert f"Puzzle 1 of {len(of_it)}" in solve("q", level=hardest).out
    none = fairwind_here("puzzles", GAME, "--level", "99", "--lang", "en")
    assert none.status == 2
    assert "no puzzle of level 99" in none.err


def test_what_is_asked_wrongly_is_told() -> None:
    for arguments, said in (
        (["puzzles"], "Name one game"),
        (["puzzles", GAME, "--game", "bora-bora"], "Name one game"),
        (["puzzles", "--make", "--game", GAME], "--out"),
        (["puzzles", "chess"], "chess"),
    ):
        ran = fairwind_here(*arguments)
        assert ran.status == 2
        assert said in ran.err


def test_more_are_found_and_the_search_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def found(name: str, number: int, seed: str) -> list[Puzzle]:
        played.append(number)
        one = replace(first(name), seed=f"{seed}/{number}", finds="0" * 9 + "3")
        return [replace(one, name=f"{number}-{n}", asks=f"{n}") for n in range(2)] if number % 2 else []

    monkeypatch.setattr(puzzle_command, "puzzles_in_game", found)
    out = tmp_path / "more.jsonl"
    make: Callable[[int], Ran] = lambda count: fairwind_here(  # noqa: E731
        "puzzles", "--make", "--game", GAME, "--out", str(out), "--count", str(count), "--seed", "s"
    )
    assert make(3).status == 0
    assert played == [0, 1, 2, 3]
    assert [one.name for one in read_puzzles(GAME, out.read_text(encoding="utf-8"))] == ["1-0", "1-1", "3-0"]
    played.clear()
    assert make(5).status == 0
    assert played == [4, 5]
    kept_there = read_puzzles(GAME, out.read_text(encoding="utf-8"))
    assert [one.name for one in kept_there] == ["1-0", "1-1", "3-0", "5-0", "5-1"]
    out.write_text(written(kept_there[0]) + "\n{\n", encoding="utf-8")
    broken = make(9)
    assert (broken.status, "Line 2 is no puzzle" in broken.err) == (2, True)
