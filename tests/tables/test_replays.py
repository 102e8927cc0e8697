"""Replays in memory: what they forget, how many are kept, and a step that cannot be shown."""

from __future__ import annotations

import pytest

from fairwind.games import OURS
from fairwind.kernel.record import read_record
from fairwind.locale import Words
from fairwind.tables.problems import Problem
from fairwind.tables.shown import replays
from fairwind.tables.shown.replays import ReplayCache, ReplayViewer
from tests.hostile.mutations import golden

SHORT = min(golden(), key=len)
TEXT = "\n".join(SHORT)


def test_a_step_that_cannot_be_shown_is_the_records_fault() -> None:
    viewer = ReplayViewer(read_record(TEXT))
    viewer.record.lines[3].do = "fly away"
    assert viewer.step(3, None)["step"] == 3
    with pytest.raises(Problem) as problem:
        viewer.step(5, None)
    assert (problem.value.status, problem.value.title) == (409, "bad-record")
    assert "fly away" in problem.value.sentence("en")


def test_steps_and_log_come_in_pages_that_tell_the_same_as_single_steps() -> None:
    viewer = ReplayViewer(read_record(TEXT))
    for seat in (None, 0):
        page = viewer.page(20, 30, seat)
        singles = [viewer.step(step, seat) for step in range(20, 31)]
        for one in singles:
            one.pop("views", None)
        assert page == singles
        rows = viewer.log(19, seat)
        assert [row["told"] for row in rows[:11]] == [one["told"] for one in singles]
    assert len(viewer.page(0, 10_000, 0)) == replays.PAGE, "no more at once"
    assert viewer.page(viewer.steps, viewer.steps + 5, 0)[-1]["step"] == viewer.steps
    assert viewer.log(viewer.steps, 0) == []
    with pytest.raises(Problem):
        viewer.page(viewer.steps + 1, viewer.steps + 2, 0)


def test_a_seat_without_a_name_has_none_in_any_language_and_a_number_in_each() -> None:
    record = read_record(TEXT)
    record.players = ["Anna"]
    nobody = [""] * (record.seats - 1)
    assert ReplayViewer(record).head()["names"] == ["Anna", *nobody]
    assert Words("en").seat_names(["Anna"], 2) == ["Anna", "Player 2"]
    assert Words("de").seat_names(["", "Ben"], 3) == ["Spieler 1", "Ben", "Spieler 3"]


@pytest.mark.parametrize("name", OURS)
def test_a_replay_knows_where_turns_and_parts_of_the_game_begin(name: str) -> None:
    text = min((text for text in golden() if f'"{name}"' in text[0]), key=len)
    viewer = ReplayViewer(read_record("\n".join(text)))
    head, lines = viewer.head(), viewer.record.lines
    steps = [mark["step"] for mark in head["chapters"]]
    assert steps == sorted(steps)
    assert {mark["event"] for mark in head["chapters"]} <= set(viewer.spec.chapters)
    assert head["chapters"][0]["event"] == viewer.spec.chapters[0]
    if name == "bora-bora":
        assert [mark["facts"].get("phase", "") for mark in head["chapters"][:5]] == ["", "A", "B", "C", ""]
    before = -1
    for step, line in enumerate(lines, 1):
        if line.by is not None and line.by != before:
            assert (step, line.by) in head["turns"]
            before = line.by


def test_a_replay_forgets_what_was_undone_and_shows_its_own_result() -> None:
    lines = [*SHORT[:2], *[SHORT[2], '{"by": null, "undo": 1}'] * 200, *SHORT[2:]]
    lines[-1] = lines[-1].replace('{"points"', '{"more": "of it", "points"')
    viewer = ReplayViewer(read_record("\n".join(lines)))
    assert viewer.steps == len(SHORT) - 2
    assert viewer.record.log == []
    assert viewer.head()["result"] == ReplayViewer(read_record(TEXT)).head()["result"]


def test_replays_are_kept_by_number_and_by_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 16)
    cache = ReplayCache()
    size = cache.make("0", TEXT).size
    assert 10_000 < size < 2_000_000
    for n in range(1, 20):
        cache.make(str(n), TEXT)
    assert [cache.get(str(n)) is not None for n in range(20)] == [n >= 4 for n in range(20)]
    monkeypatch.setattr(replays, "LARGEST_KEPT", 3 * size)
    cache.make("x", TEXT)
    assert [cache.get(str(n)) is not None for n in range(20)] == [n >= 18 for n in range(20)]
    monkeypatch.setattr(replays, "LARGEST_KEPT", 1)
    assert cache.make("y", TEXT) is cache.get("y")
