"""Taking back: free until something new is seen, then by consent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairwind.kernel.chance import Generator
from tests.server.visiting import Visitor, serving

Visit = Callable[[], Visitor]
GAME = "mundus-novus"


def friends(visit: Visit, *more: str) -> list[Visitor]:
    """Two people at one table, by seat."""
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open", *more), "Ben")
    return [anna, ben]


def announce(people: list[Visitor], number: int = 2) -> int:
    """The Trade Master announces; who that is."""
    seat = next(i for i, person in enumerate(people) if person.get()["asked"])
    assert people[seat].answer(seat, f"announce {number}").status_code == 200
    return seat


def offer(person: Visitor, seat: int, count: int = 1) -> None:
    for _ in range(count):
        seen = person.get(seat=seat)
        assert person.answer(seat, seen["asked"]["options"][0]["do"]).status_code == 200


def nobody_thinks(person: Visitor) -> bool:
    """Whether nothing more happens by itself: where all choose at once, a bot may still be about to answer."""
    before = person.get()["n"]
    time.sleep(0.3)
    return bool(person.get()["n"] == before)


def hand(person: Visitor) -> dict[str, int]:
    found: dict[str, int] = person.get()["view"]["own"]["hand"]
    return found


def test_an_answer_that_shows_nothing_new_is_free_to_take_back(visit: Visit) -> None:
    people = friends(visit)
    seat = announce(people, 3)
    master = people[seat]
    assert master.get()["undo"] == "free"
    assert master.post("/undo", seat=seat).status_code == 200
    seen = master.get()
    assert seen["asked"]["ask"] == "ask-name-number"
    assert seen["asked"]["decision"] == 3, "it is asked anew, so that an answer to the old question is late"
    assert master.get("/log")[-1]["told"] == [{"event": "undo", "seat": seat, "count": 1, "rows": [4]}]
    refused = master.post("/undo", seat=seat)
    assert (refused.status_code, refused.json()["rule"]) == (409, "FW-6")


def test_sealed_answers_are_taken_back_without_disturbing_others(visit: Visit) -> None:
    people = friends(visit)
    announce(people)
    before = hand(people[0])
    offer(people[0], 0)
    asked_of_ben = people[1].get()["asked"]["decision"]
    offer(people[1], 1)
    assert people[0].get()["undo"] == "free"
    assert people[0].post("/undo", seat=0).status_code == 200
    assert hand(people[0]) == before
    assert people[1].get()["asked"]["decision"] == asked_of_ben + 1, "only his own answer counts for him"
    told = people[1].get("/log", after=people[1].get()["n"] - 3)
    assert [row["told"][0].get("do", "-") for row in told] == ["", told[1]["told"][0]["do"], "-"]
    assert people[0].get()["view"]["announced"] == 2
    offer(people[0], 0, 2)
    offer(people[1], 1)
    assert people[0].get()["view"]["announced"] == 0, "all offers are open"


def open_offers(people: list[Visitor]) -> int:
    """Play until offers were opened; a seat whose last answer others have seen."""
    announce(people)
    offer(people[0], 0, 2)
    offer(people[1], 1, 2)
    return 0


def test_what_others_have_seen_is_taken_back_by_consent(visit: Visit) -> None:
    people = friends(visit)
    seat = open_offers(people)
    anna, ben = people
    assert anna.get()["undo"] == "consent"
    assert anna.get()["takes_back"] == {"answers": 3, "turns": 1, "bots": 0, "practice": False}
    n = anna.get()["n"]
    assert anna.post("/undo", seat=seat).status_code == 202
    assert ben.get()["consent"] == {"by": 0, "agreed": [], "others": [1]}
    assert anna.post("/undo", seat=seat).status_code == 409
    assert anna.post("/consent", seat=0, agree=True).status_code == 409
    ben.done("/consent", seat=1, agree=False)
    assert ben.get()["consent"] is None
    assert ben.post("/consent", seat=1, agree=True).status_code == 409
    assert anna.post("/undo", seat=seat).status_code == 202
    ben.done("/consent", seat=1, agree=True)
    seen = anna.get()
    assert seen["asked"]["ask"] == "ask-offer-cards"
    assert seen["consent"] is None
    assert seen["n"] > n, "what was undone stays in the log"
    assert not seen["practice"], "those who have agreed play on as before"
    assert ben.get()["asked"]["ask"] == "ask-offer-cards", "his later answers are taken back as well"
    assert "undo" in str(ben.get("/log")[-1]["told"])


def test_going_on_ends_the_wish(visit: Visit) -> None:
    people = friends(visit)
    open_offers(people)
    anna, ben = people
    anna.done("/undo", seat=0)
    seat = next(i for i, person in enumerate(people) if person.get()["asked"])
    option = people[seat].get()["asked"]["options"][0]["do"]
    assert people[seat].answer(seat, option).status_code == 200
    assert ben.get()["consent"] is None
    assert ben.post("/consent", seat=1, agree=True).status_code == 409


def play_both(people: list[Visitor], most: int) -> None:
    """Both answer whatever they are asked, so often."""
    for _ in range(most):
        for seat, person in enumerate(people):
            asked = person.get(seat=seat)["asked"]
            if asked:
                assert person.answer(seat, asked["options"][0]["do"], asked["decision"]).status_code == 200


def test_whose_bot_stands_in_is_asked_before_their_own_answers_are_taken_back(visit: Visit) -> None:
    people = friends(visit)
    anna, ben = people
    play_both(people, 6)
    ben.done("/bot", seat=1, bot="random")
    undone = 0
    while True:
        assert anna.wait_until_asked() is not None
        answer = anna.post("/undo", seat=0)
        if answer.status_code == 202:
            break
        assert answer.status_code == 200, answer.text
        undone += 1
        assert undone < 5, "what the bot has answered may go, but nothing of Ben's"
    assert anna.get()["consent"] == ben.get()["consent"] == {"by": 0, "agreed": [], "others": [1]}
    assert anna.post("/consent", seat=0, agree=True).status_code == 409, "nobody agrees with themselves"
    anna.done("/consent", seat=0, agree=False)
    assert anna.get()["consent"] is None, "whoever asked can withdraw it, so that nobody waits for ever"
    anna.done("/undo", seat=0)
    ben.done("/consent", seat=1, agree=False)
    assert anna.get()["consent"] is None
    anna.done("/undo", seat=0)
    ben.done("/consent", seat=1, agree=True)
    assert anna.get("/log")[-1]["told"][0]["event"] == "undo"


def test_whoever_has_left_or_resigned_is_not_asked(visit: Visit) -> None:
    for call in ("/leave", "/resign"):
        people = friends(visit)
        anna, ben = people
        play_both(people, 6)
        ben.done(call, seat=1)
        assert anna.wait_until_asked() is not None
        for _ in range(2):
            assert anna.post("/undo", seat=0).status_code == 200
            assert anna.wait_until_asked() is not None


def test_what_only_the_bot_has_answered_is_taken_back_without_its_person(visit: Visit) -> None:
    people = friends(visit)
    anna, ben = people
    ben.done("/bot", seat=1, bot="random")
    anna.play(Generator("with a bot"), 8)
    while (found := anna.wait_until_asked()) is not None and found[1]["undo"] != "consent":
        anna.answer(0, found[1]["asked"]["options"][0]["do"])
    assert anna.post("/undo", seat=0).status_code == 200


def test_bots_wait_while_people_are_asked_and_nobody_else_need_agree(visit: Visit) -> None:
    solo = visit()
    solo.make(GAME, "you:Anna", "random")
    solo.play(Generator("undo"), 12)
    while True:
        found = solo.wait_until_asked()
        assert found is not None
        if found[1]["undo"] == "consent" and found[1]["takes_back"]["turns"] and nobody_thinks(solo):
            break
        solo.answer(0, found[1]["asked"]["options"][0]["do"])
    found = solo.wait_until_asked()
    assert found is not None
    before = found[1]
    taken = before["takes_back"]
    assert (taken["turns"], taken["bots"], taken["practice"]) == (1, 1, True), "it says what it would take back"
    assert taken["answers"] > 1
    assert not before["practice"]
    answers = [row["n"] for row in solo.log() if row["told"] and row["told"][0]["event"] == "answer"]
    assert solo.post("/undo", seat=0).status_code == 200
    found = solo.wait_until_asked()
    assert found is not None
    assert found[1]["practice"], "what came of it was seen, and nobody was asked"
    assert solo.get()["n"] > before["n"]
    (undone,) = [row["told"][0] for row in solo.log() if row["n"] > before["n"] and row["told"][0]["event"] == "undo"]
    assert undone["rows"] == answers[-taken["answers"] :], "the rows that hold no more are named"
    solo.play(Generator("go on"))
    assert solo.get()["status"] == "over"
    assert solo.get()["practice"]
    record = solo.client.get(solo.at("/record")).text
    assert '"undo"' in record
    assert json.loads(record.splitlines()[0])["practice"] is True
    assert solo.get("/replay")["steps"] > 0
    assert solo.get("/replay")["practice"]


def test_taking_back_with_a_players_own_edition(visit: Visit) -> None:
    from fairwind.games import game

    text = game(GAME).edition().about.text.replace('name = "reconstructed"', 'name = "my-box"')
    solo = visit()
    solo.make(GAME, "you:Anna", "random", edition_text=text)
    solo.play(Generator("own edition"), 8)
    found = solo.wait_until_asked()
    assert found is not None
    if found[1]["undo"]:
        solo.done("/undo", seat=0)
    solo.play(Generator("on"), 8)


def views(people: list[Visitor]) -> list[Any]:
    return [{k: v for k, v in p.get().items() if k != "seats"} for p in people]


def test_everything_is_the_same_after_a_restart_even_what_can_be_taken_back(data: Path) -> None:
    with serving(data) as server:
        people = friends(server.visitor)
        open_offers(people)
        people[0].done("/undo", seat=0)
        people[1].done("/consent", seat=1, agree=True)
        offer(people[0], 0)
        offer(people[1], 1)
        before = views(people)
        logs = [person.get("/log") for person in people]
        assert before[0]["undo"] == "free"
        server.kill()
        server.start()
        assert views(people) == before
        assert [person.get("/log") for person in people] == logs
        assert people[0].post("/undo", seat=0).status_code == 200
        assert people[0].get()["undo"] == "consent"
        offer(people[0], 0)
        offer(people[1], 1)
        assert people[0].get()["undo"] == "consent"
        for person in people:
            person.client.close()
