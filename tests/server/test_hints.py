"""Hints at a table: for whoever is asked, free among bots, agreed on among people, and never a secret one."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.hint import USUAL
from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator
from fairwind.kernel.codec import canonical
from fairwind.kernel.record import RecordError, read_record
from fairwind.tables.deeds.hints import hint_shown, question
from fairwind.tables.game import Game
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from fairwind.tables.seats import Seat
from tests.server.test_secrecy import Watched
from tests.server.visiting import Live, Visitor

Visit = Callable[[], Visitor]
GAME = "santa-cruz"
QUICK = Effort(16)
BOT = Seat("Bot", "bot", "random")
FEW = 2  # positions of each game in which the coach is asked


def choice(visitor: Visitor, *seats: int) -> tuple[int, dict[str, Any]]:
    """Play until one of these seats has a choice: the seat, and what it is asked."""
    while True:
        found = visitor.wait_until_asked(*seats)
        assert found is not None
        seat, asked = found[0], found[1]["asked"]
        if len(asked["options"]) > 1:
            return seat, asked
        visitor.answer(seat, asked["options"][0]["do"])


def ask(visitor: Visitor, *seats: int) -> Any:
    seat, asked = choice(visitor, *seats)
    return visitor.post("/hint", seat=seat, decision=asked["decision"])


def test_against_bots_the_coach_helps_and_the_table_says_so(visit: Visit) -> None:
    anna, onlooker = visit(), visit()
    onlooker.table = anna.make(GAME, "you:Anna", "1")
    seat, asked = choice(anna)
    assert (anna.get()["hints"], anna.get()["hinted"]) == (True, [0, 0])
    with Live(onlooker) as live:
        live.next()
        hint = anna.done("/hint", seat=seat, decision=asked["decision"])
        while not (told := live.next()[2])["log"]:
            pass
    options = [option["do"] for option in asked["options"]]
    assert {one["do"] for one in hint["best"]} <= set(options)
    assert 1 <= len(hint["best"]) <= min(3, hint["equal"])
    assert all(0 <= one["win"] <= 1 and one["points"] > 0 for one in hint["best"])
    assert told["log"][-1]["told"] == [{"event": "hint", "seat": 0}], "everybody hears of it, nobody hears what it was"
    assert told["snapshot"]["hinted"] == [1, 0]
    again = anna.done("/hint", seat=seat, decision=asked["decision"])
    assert again == hint
    assert anna.get()["hinted"] == [1, 0], "the same again is no other hint"
    assert anna.get()["asked"] == asked, "the question stands"


def test_the_reason_is_told_in_the_language_of_the_reader() -> None:
    watched = Watched("bora-bora", 2)
    item = {"item": "people", "points": 3.2, "sure": True}
    one = {"option": "pass", "win": 0.5, "points": 90.0}
    reason = {"items": [item], "points": 3.2, "ahead": 0.0, "rounds": 0.0}
    found = {"best": [one], "equal": 1, "other": one, "reason": reason}
    assert hint_shown(watched.table, 1, found, "en")["reason"] == "Men and women +3"
    assert hint_shown(watched.table, 1, found, "de")["reason"] == "Männer und Frauen +3"
    assert hint_shown(watched.table, 1, {**found, "other": None, "reason": None}, "en")["reason"] == ""


def test_among_people_hints_must_be_agreed_on(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.make(GAME, "you:Anna", "open")
    assert not anna.get()["hints"]
    ben.join(anna.table, "Ben")
    assert not ben.get()["hints"]
    whose = anna if anna.asked() else ben
    refused = ask(whose)
    assert (refused.status_code, refused.json()["title"]) == (409, "hints-not-agreed")
    assert "agreed" in refused.json()["detail"]
    anna.make(GAME, "you:Anna", "open", hints=True)
    assert anna.get()["hints"], "whoever comes sees it before they sit down"
    ben.join(anna.table, "Ben")
    assert ask(anna if anna.asked() else ben).status_code == 200
    assert sum(ben.get()["hinted"]) == 1


def test_round_one_screen_there_are_several_people_too(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben")
    assert ask(anna).json()["title"] == "hints-not-agreed"


def test_a_bot_that_stands_in_is_still_somebody(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.make(GAME, "you:Anna", "open")
    ben.join(anna.table, "Ben")
    ben.done("/bot", seat=1, bot="random")
    assert not anna.get()["hints"]
    ben.done("/resign", seat=1)
    assert anna.get()["hints"], "who has given up plays no more"


def test_nobody_asks_for_another_or_too_late(visit: Visit) -> None:
    anna, onlooker = visit(), visit()
    onlooker.table = anna.make(GAME, "you:Anna", "1")
    seat, asked = choice(anna)
    number = asked["decision"]
    for visitor, at, decision, title in [
        (onlooker, seat, number, "not-your-seat"),
        (anna, 1, number, "not-your-seat"),
        (anna, seat, number + 1, "stale"),
        (anna, seat, number - 1, "stale"),
    ]:
        refused = visitor.post("/hint", seat=at, decision=decision)
        assert refused.json()["title"] == title
        assert refused.status_code in {403, 409}
        assert refused.json()["detail"]
    assert anna.get()["hinted"] == [0, 0]


def test_a_hint_that_nobody_waits_for_any_more_does_not_count(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "1")
    seat, asked = choice(anna)
    with pytest.raises(httpx.ReadTimeout):
        anna.client.post(anna.at("/hint"), json={"seat": seat, "decision": asked["decision"]}, timeout=0.005)
    time.sleep(2)  # until the coach has found it
    assert anna.get()["hinted"] == [0, 0]
    anna.done("/hint", seat=seat, decision=asked["decision"])
    assert anna.get()["hinted"] == [1, 0]


def test_where_nothing_can_be_chosen_there_is_nothing_to_ask() -> None:
    watched = Watched(GAME, 2)
    seat = watched.game.owing[0]
    only = watched.game.options(seat)[:1]
    watched.game.options = lambda seat: only  # type: ignore[method-assign]  # noqa: ARG005
    with pytest.raises(Problem, match="nothing-to-choose"):
        job_of(watched, watched.game, seat)


def test_a_record_says_who_had_hints(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "random")
    assert ask(anna).status_code == 200
    anna.play(Generator("hints"))
    assert anna.get()["hinted"] == [1, 0]
    text = anna.client.get(anna.at("/record")).text
    assert read_record(text).hints == [1, 0]
    assert anna.get("/replay")["hinted"] == [1, 0]
    late = anna.post("/hint", seat=0, decision=1)
    assert (late.status_code, late.json()["title"]) == (409, "stale"), "the game is over"


@pytest.mark.parametrize("hints", ["many", [1], [1, -1], [1, "2"], 3])
def test_a_record_with_other_hints_than_seats_is_refused(hints: Any) -> None:
    head = {"fairwind": 1, "game": GAME, "rules": 1, "edition": "x", "edition_hash": "x", "seats": 2, "variants": {}}
    assert read_record(json.dumps({**head, "hints": [0, 2]}) + "\n").hints == [0, 2]
    with pytest.raises(RecordError, match="hints"):
        read_record(json.dumps({**head, "hints": hints}) + "\n")


# -- secrecy


def job_of(watched: Watched, shown: Game, seat: int) -> dict[str, Any]:
    """What the coach would be asked by a seat among bots, if the table were so."""

    class FakeTable:
        id = "x" * 12
        state = watched.table

        def check_room(self) -> None:
            pass

    table, seats = watched.table, watched.table.seats
    table.game, table.seats = shown, [held if i == seat else BOT for i, held in enumerate(seats)]
    try:
        return question(FakeTable(), seat, shown.numbers[seat], [seat], QUICK)  # type: ignore[arg-type]
    finally:
        table.game, table.seats = watched.game, seats


@pytest.mark.parametrize("name", game_names())
def test_the_coach_is_asked_the_same_in_every_world_of_the_seat(name: str) -> None:
    watched = Watched(name, game(name).seat_counts[-1])
    helper, asked = HelperHere(), 0
    while asked < FEW and not watched.game.over:
        seat = watched.game.owing[0]
        if len(watched.game.options(seat)) > 1 and watched.table.n % 5 == 0:
            true = job_of(watched, watched.game, seat)
            imagined = job_of(watched, watched.twin(seat, []), seat)
            assert canonical(true) == canonical(imagined), "what goes to the coach is what the seat knows"
            if asked == 0:
                found = asyncio.run(helper.work(true))
                assert found == asyncio.run(helper.work(imagined))
            asked += 1
        watched.step()
    assert asked == FEW


def test_the_coach_is_not_given_the_truth() -> None:
    watched = Watched("mundus-novus", 3)
    seat = watched.game.owing[0]
    world = job_of(watched, watched.game, seat)["world"]
    assert canonical(world) != canonical(watched.game.spec.encode(watched.game.state))
    assert USUAL.text() == "1000ms"
