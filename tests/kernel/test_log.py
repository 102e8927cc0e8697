"""Facts are told to those who may know them, and are read back by name, from this version and the one before."""

from __future__ import annotations

import json

import pytest

from fairwind.kernel.log import (
    FACTS,
    ONLOOKER,
    Answered,
    Fact,
    Happened,
    Log,
    Moved,
    Noted,
    Outcome,
    log_as_json,
    read_log,
    told_to,
)
from fairwind.kernel.state import EVERYBODY, NOBODY

from .toy import BAG, GONE, TOY_EDITION, Pearls, Toy, hand

EVERY: list[Fact] = [
    Answered(0, "lay 2", True),
    Outcome("draw 1", 1),
    Happened("drawn", {"seat": 1}, {"pearl": 2}, (1,)),
    Happened("shown", {"seat": 1, "pearl": 0}, revealing=True),
    Happened("", {}, revealing=True),
    Moved("bag", "hand/1", "fair", 1, NOBODY, 1),
    Moved("hand/0", "gone", "dull", 2, 0, EVERYBODY),
    Noted("chat", {"seat": 0, "text": "hello"}),
]


def test_every_fact_is_stored_by_name_and_read_back() -> None:
    assert {fact.name for fact in EVERY} == set(FACTS)
    stored = json.loads(json.dumps(log_as_json(EVERY)))
    assert stored["version"] == 2
    assert stored["facts"][0] == {"fact": "answered", "seat": 0, "do": "lay 2", "sealed": True}
    assert read_log(stored) == EVERY


def test_a_log_of_another_version_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="version 3"):
        read_log({"version": 3, "facts": []})


def test_each_hears_what_it_may() -> None:
    assert [told["event"] for told in told_to(EVERY, 0)] == ["answer", "drawn", "shown", "move", "move", "chat"]
    assert told_to(EVERY[:1], 0) == [{"event": "answer", "seat": 0, "do": "lay 2", "sealed": True}]
    assert told_to(EVERY[:1], 1) == [{"event": "answer", "seat": 0, "do": ""}]
    assert told_to(EVERY[:1], ONLOOKER, all_open=True)[0]["do"] == "lay 2"
    assert told_to(EVERY[1:2], 1) == [{"event": "outcome", "do": "draw 1"}]
    assert told_to(EVERY[1:2], ONLOOKER) == []
    assert told_to(EVERY[2:3], 1) == [{"event": "drawn", "seat": 1, "pearl": 2}]
    assert told_to(EVERY[2:3], 0) == [{"event": "drawn", "seat": 1}]


def test_a_face_is_seen_where_it_lies_open_and_says_who_shows_it() -> None:
    drawn, laid = EVERY[5:6], EVERY[6:7]
    assert told_to(drawn, 1) == [
        {"event": "move", "from": "bag", "to": "hand/1", "kind": "fair", "count": 1, "shown_by": None}
    ]
    assert told_to(drawn, 0) == [{"event": "move", "from": "bag", "to": "hand/1", "kind": "", "count": 1}]
    assert told_to(laid, 1)[0]["shown_by"] == 0


def test_hidden_things_that_go_the_same_way_are_counted_together() -> None:
    two = [Moved("bag", "hand/1", "fair", 1, NOBODY, 1), Moved("bag", "hand/1", "dull", 1, NOBODY, 1)]
    assert [told["count"] for told in told_to(two, 0)] == [2]
    assert [told["count"] for told in told_to(two, 1)] == [1, 1]


def test_among_its_own_hidden_things_a_seat_is_not_watched() -> None:
    assert told_to([Moved("hand/1", "laid/1", "fair", 1, 1, 1)], 0) == []


@pytest.mark.parametrize(
    ("fact", "reveals"),
    [(fact, at in {1, 3, 4, 5, 6}) for at, fact in enumerate(EVERY)],
    ids=lambda value: value.name if isinstance(value, Fact) else "",
)
def test_what_somebody_could_not_know_before_is_new_information(fact: Fact, reveals: bool) -> None:
    assert fact.reveals() == reveals


OLD = [
    (["answer", 0, "lay 2", True], Answered(0, "lay 2", True)),
    (["outcome", "draw 1", 1], Outcome("draw 1", 1)),
    (["event", "drawn", {"seat": 1}, {"pearl": 2}, [1]], Happened("drawn", {"seat": 1}, {"pearl": 2}, (1,))),
    (["event", "march", {"seat": 1}, None, []], Happened("march", {"seat": 1})),
    (["plain", {"event": "chat", "seat": 0, "text": "hi"}], Noted("chat", {"seat": 0, "text": "hi"})),
    (["move", "bag", "hand/1", "fair", 1, [1], [-1, 0, 2]], Moved("bag", "hand/1", "fair", 1, NOBODY, 1)),
    (["move", "pile", "market", "corn", 1, "all", []], Moved("pile", "market", "corn", 1, NOBODY, EVERYBODY)),
]


@pytest.mark.parametrize(("kept", "fact"), OLD, ids=lambda value: value[0] if isinstance(value, list) else "")
def test_the_version_before_is_still_read(kept: list[object], fact: Fact) -> None:
    assert read_log([kept]) == [fact]


@pytest.mark.parametrize(
    ("faces", "backs"),
    [("all", []), ([1], [-1, 0, 2]), ([0, 2], [-1, 1]), ([2], []), ([], "all"), ([], [-1, 0, 1, 2]), ([], [])],
)
@pytest.mark.parametrize("source", ["pile", "hand/1"])
def test_who_heard_of_an_old_move_still_hears_just_that(source: str, faces: object, backs: object) -> None:
    [fact] = read_log([["move", source, "there", "corn", 1, faces, backs]])
    for viewer in range(ONLOOKER, 3):
        told = told_to([fact], viewer)
        sees = faces == "all" or (isinstance(faces, list) and viewer in faces)
        knows = backs == "all" or (isinstance(backs, list) and viewer in backs)
        assert [one["kind"] for one in told] == (["corn"] if sees else [""] if knows else [])


class OpenHands(Toy):
    """Pearls in which all know the dull pearls of every hand."""

    def kind_seen_by(self, s: Pearls, place: int, kind: int) -> int:
        return EVERYBODY if kind == 0 else super().kind_seen_by(s, place, kind)


def test_a_game_may_say_that_all_know_some_kinds_in_a_hidden_place() -> None:
    spec = OpenHands()
    s = spec.begin(TOY_EDITION, 2)
    log = Log(spec, TOY_EDITION)
    s.listener = log
    for kind in (0, 1):
        s.move(BAG, hand(0), kind)
        s.move(hand(0), GONE, kind)
    moved = log.take(s)
    assert [fact.reveals() for fact in moved] == [False, False, True, True]
    assert [told["kind"] for told in told_to(moved, 1)] == ["dull", "dull", "", "fair"]
