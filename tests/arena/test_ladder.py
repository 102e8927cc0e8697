"""The ladder: who wins climbs, who is doubtful plays, and the order of work does not matter."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fairwind.arena.block import GamePlayed, ThinkingTime
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.ladder import Ladder, NoOpenskill, climb
from fairwind.cli.entry import is_installed
from fairwind.kernel.spec import BadTable

if not is_installed("openskill"):
    pytest.skip("openskill is not installed", allow_module_level=True)

SC = "santa-cruz"


def ended(places: list[int], order: list[int]) -> GamePlayed:
    times = [ThinkingTime() for _ in places]
    return GamePlayed(order, [10 - place for place in places], places, "usual", 10, 3, 0, [{} for _ in places], times)


def test_who_wins_climbs() -> None:
    ladder = Ladder(SC, ("a", "b", "c"), 2, 1)
    for _ in range(10):
        ladder.count((1, 0), ended([2, 1], [1, 0]))  # b, in the second place of the line-up's order, wins
        ladder.count((0, 2), ended([1, 2], [0, 1]))
    names = [row["bot"] for row in ladder.as_json()["rungs"]]
    assert names == ["b", "a", "c"]
    top, middle, bottom = ladder.as_json()["rungs"]
    assert top["over_next"] > 0.7
    assert top["met_next"] == {"games": 10, "before": 1.0}
    assert middle["sigma"] < top["sigma"]  # it has played twice as much
    assert bottom["over_next"] is None


def test_who_is_doubtful_plays() -> None:
    ladder = Ladder(SC, ("a", "b", "c"), 2, 1)
    for _ in range(30):
        ladder.count((0, 1), ended([1, 2], [0, 1]))
    assert all(2 in line_up for line_up in ladder.next_line_ups(2))


def test_larger_tables_are_filled_up() -> None:
    assert Ladder(SC, ("a", "b"), 4, 1).next_line_ups(1) == [(0, 1, 0, 1)]
    assert sorted(Ladder(SC, ("a", "b", "c"), 3, 1).next_line_ups(1)[0]) == [0, 1, 2]


def test_equal_places_leave_equal_ratings_equal() -> None:
    ladder = Ladder(SC, ("a", "b"), 2, 1)
    ladder.count((0, 1), ended([1, 1], [0, 1]))
    one, other = ladder.rungs
    assert one.rating.mu == pytest.approx(other.rating.mu)
    assert one.met == {1: [0.5]}


def test_a_second_start_gives_the_same_ladder(tmp_path: Path) -> None:
    file = KeptBlocks(tmp_path / "kept.jsonl")
    ladders = [Ladder(SC, ("random", "weighted", "random"), 2, 10) for _ in range(3)]
    climb(ladders[0], kept=file)
    lines = file.path.read_text("utf-8").count("\n")
    climb(ladders[1], kept=file)
    climb(ladders[2])
    assert ladders[0].as_json() == ladders[1].as_json() == ladders[2].as_json()
    assert lines == file.path.read_text("utf-8").count("\n") == 10


def test_what_cannot_be_rated_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadTable, match="two bots or more"):
        Ladder(SC, ("random",), 2, 1)
    with pytest.raises(BadTable, match="alone"):
        Ladder("santa-maria", ("random", "random"), 1, 1)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoOpenskill, match=r"pip install 'fairwind\[arena\]'"):
        Ladder(SC, ("random", "random"), 2, 1)
