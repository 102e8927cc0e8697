"""Joining, leaving, links, handing over, resigning and playing again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fairwind.kernel.chance import Generator
from tests.server.visiting import Live, Visitor

Visit = Callable[[], Visitor]
GAME = "santa-cruz"


def kinds(seen: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in seen["seats"]]


def test_friends_join_by_link_with_just_a_name(visit: Visit) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    table = anna.make(GAME, "you:Anna", "open", "open")
    assert anna.get()["status"] == "waiting"
    assert anna.get()["view"] == {}
    assert ben.join(table, "  Ben\n the  2nd ", seat=2) == 2
    assert anna.get()["seats"][2]["name"] == "Ben the 2nd"
    assert anna.get()["status"] == "waiting"
    assert cleo.join(table, "Cleo") == 1
    seen = cleo.get()
    assert seen["status"] == "running"
    assert seen["mine"] == [1]
    assert kinds(seen) == ["person"] * 3
    late = visit()
    late.table = table
    refused = late.post("/join", name="Dan")
    assert refused.status_code == 409
    assert refused.json()["title"] == "no-open-seat"
    assert late.get()["seat"] is None


def test_a_taken_seat_is_refused(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.table = anna.make(GAME, "you:Anna", "open")
    refused = ben.post("/join", name="Ben", seat=0)
    assert (refused.status_code, refused.json()["title"]) == (409, "seat-taken")


def test_starting_with_bots_in_open_seats(visit: Visit) -> None:
    anna, stranger = visit(), visit()
    stranger.table = anna.make(GAME, "you:Anna", "open", "open")
    assert stranger.post("/start", bot="greedy").status_code == 403
    assert anna.post("/start", bot="deep-thought").status_code == 422
    anna.done("/start", bot="greedy")
    assert kinds(anna.get()) == ["person", "bot", "bot"]
    assert anna.post("/start", bot="greedy").status_code == 409


def test_public_tables_are_listed_and_others_are_not(visit: Visit) -> None:
    anna = visit()
    public = anna.make(GAME, "you:Anna", "open", public=True)
    private = anna.make(GAME, "you:Anna", "open")
    listed = {entry["id"]: entry for entry in anna.client.get("/api/tables").json()}
    assert public in listed
    assert private not in listed
    assert listed[public]["status"] == "waiting"
    assert [seat["kind"] for seat in listed[public]["seats"]] == ["person", "open"]
    anna.table = public
    anna.done("/start", bot="random")
    listed = {entry["id"]: entry for entry in anna.client.get("/api/tables").json()}
    assert listed[public]["status"] == "running"


def test_leaving_before_the_start_opens_the_seat_again(visit: Visit) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    table = anna.make(GAME, "you:Anna", "open", "open")
    ben.join(table, "Ben")
    ben.done("/leave", seat=1)
    assert kinds(anna.get()) == ["person", "open", "open"]
    assert ben.get()["mine"] == []
    assert cleo.join(table, "Cleo", seat=1) == 1
    assert ben.get()["mine"] == []
    assert cleo.get()["mine"] == [1]


def test_a_table_that_everybody_left_is_gone(visit: Visit) -> None:
    anna, onlooker = visit(), visit()
    onlooker.table = anna.make(GAME, "you:Anna", "open")
    with Live(onlooker) as live:
        assert live.next()[0] == "update"
        anna.done("/leave", seat=0)
        assert live.next()[0] == "gone"
    assert anna.client.get(anna.at()).status_code == 404


def test_leaving_later_hands_the_seat_to_a_bot(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open"), "Ben")
    anna.done("/leave", seat=0)
    seen = ben.get()
    assert (seen["seats"][0]["kind"], seen["seats"][0]["name"]) == ("bot", "Anna")
    assert anna.get()["mine"] == []
    assert anna.post("/bot", seat=0, bot=None).status_code == 403
    assert ben.play(Generator("leaving"), most=4) == 4, "the game goes on"


def test_a_bot_stands_in_and_the_seat_is_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben")
    asked = anna.asked()
    assert asked is not None
    seat, seen = asked
    anna.done("/bot", seat=seat, bot="random")
    decision, option = seen["asked"]["decision"], seen["asked"]["options"][0]["do"]
    assert anna.answer(seat, option, decision).status_code == 409
    other = 1 - seat
    assert anna.wait_until_asked(other) is not None
    assert anna.get()["mine"] == [0, 1]
    anna.done("/bot", seat=seat, bot=None)
    assert kinds(anna.get()) == ["person", "person"]
    assert anna.post("/bot", seat=seat, bot="deep-thought").status_code == 422


def test_resigning_is_for_good_and_a_bot_plays_on(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open"), "Ben")
    anna.done("/resign", seat=0)
    assert anna.get()["mine"] == []
    assert anna.post("/bot", seat=0, bot=None).status_code == 403
    assert ben.get()["seats"][0]["resigned"]
    assert ben.play(Generator("resigned"), most=4) == 4, "the game goes on"


def test_a_link_hands_the_seat_over(visit: Visit) -> None:
    anna, friend, thief = visit(), visit(), visit()
    table = friend.table = thief.table = anna.make(GAME, "you:Anna", "you:Ben")
    link = anna.done("/link", seat=0)["link"]
    address, secret = link.split("#")
    assert address == f"/t/{table}"
    with Live(anna, seat=0) as live:
        live.next()
        assert friend.done("/claim", secret=secret, name="Friend") == {"seat": 0}
        assert friend.get()["mine"] == [0]
        assert friend.get()["seats"][0]["name"] == "Friend"
        assert anna.get()["mine"] == [1]
        try:
            while True:
                told = live.next()[2]
                assert told["snapshot"]["n"] <= friend.get()["n"]
                assert "Friend" not in str(told["snapshot"]["seats"])
        except EOFError:
            pass  # the stream of whoever had the seat ends
    refused = thief.post("/claim", secret=secret)
    assert (refused.status_code, refused.json()["title"]) == (403, "void-link")
    back = friend.done("/link", seat=0)["link"].split("#")[1]
    anna.done("/claim", secret=back)
    assert anna.get()["mine"] == [0, 1]
    assert friend.get()["mine"] == []


def test_a_shared_link_leaves_both_the_seat(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    phone.table = laptop.make(GAME, "you:Anna", "random")
    secret = laptop.done("/link", seat=0, share=True)["link"].split("#")[1]
    phone.done("/claim", secret=secret)
    assert phone.get()["mine"] == laptop.get()["mine"] == [0]


def test_a_rematch_keeps_people_and_settings(visit: Visit) -> None:
    anna, ben, stranger = visit(), visit(), visit()
    variants = {"sets": "dealt"}
    old = anna.make(GAME, "you:Anna", "open", "random", variants=variants)
    ben.join(old, "Ben")
    stranger.table = old
    assert anna.post("/rematch").status_code == 409
    choose = Generator("rematch")
    while anna.get()["status"] != "over":
        for person in (anna, ben):
            found = person.asked()
            if found is not None:
                options = found[1]["asked"]["options"]
                person.answer(found[0], options[choose.below(len(options))]["do"])
    assert stranger.post("/rematch").status_code == 403
    new = anna.done("/rematch")["table"]
    assert ben.get()["rematch"] == new
    anna.table = new
    seen = anna.get()
    assert (seen["status"], seen["mine"], seen["variants"]["sets"]) == ("waiting", [0], "dealt")
    assert [seat["name"] for seat in seen["seats"]][:2] == ["Anna", "Ben"]
    assert ben.done("/rematch")["table"] == new
    ben.table = new
    assert ben.get()["mine"] == [1]
    assert ben.get()["status"] == "running"
    ben.table = old
    assert ben.done("/rematch")["table"] == new


def test_chat_is_for_those_who_sit_there(visit: Visit) -> None:
    anna, onlooker = visit(), visit()
    onlooker.table = anna.make(GAME, "you:Anna", "open")
    n = anna.done("/chat", text=" Ahoy \x00\n there ", seat=0)["n"]
    told = onlooker.get("/log", after=n - 1)
    assert told[0]["told"] == [{"event": "chat", "seat": 0, "text": "Ahoy there"}]
    refused = onlooker.post("/chat", text="me too")
    assert (refused.status_code, refused.json()["title"]) == (403, "onlookers-are-quiet")
    assert anna.post("/chat", text="\ud800").status_code == 422
    assert anna.post("/chat", text="x" * 501).status_code == 422
    assert anna.post("/chat", text="   ").status_code == 422


def test_presence_is_shown(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.join(anna.make(GAME, "you:Anna", "open", "open"), "Ben")
    assert not anna.get()["seats"][1]["here"]
    with Live(anna) as watching:
        watching.next()
        with Live(ben) as live:
            live.next()
            assert watching.next()[2]["snapshot"]["seats"][1]["here"]
        assert not watching.next()[2]["snapshot"]["seats"][1]["here"]
