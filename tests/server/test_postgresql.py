"""Two servers on one PostgreSQL: the unique index is the lock, and each hears what the other writes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from fairwind.kernel.chance import Generator
from fairwind.kernel.record import read_record
from fairwind.kernel.replay import Replay
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Live, Server, Visitor

pytestmark = needs_postgresql
FIRST = {"first-master": "seat-1"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as found:
        yield found


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Both start at the same time on an empty database, and both migrate it."""
    servers = [Server(tmp_path_factory.mktemp(name), database=address) for name in ("one", "two")]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Server.start, servers))
    yield servers[0], servers[1]
    for server in servers:
        assert "Traceback" not in server.stop()


def same_person(here: Visitor, there: Server) -> Visitor:
    """The same browser at the other server."""
    other = there.visitor()
    other.table = here.table
    other.client.cookies = httpx.Cookies(here.client.cookies)
    return other


def test_a_game_is_played_through_both(pair: tuple[Server, Server]) -> None:
    one = pair[0].visitor()
    one.make("santa-cruz", "you:Anna", "random", "greedy")
    two = same_person(one, pair[1])
    assert two.get()["mine"] == [0], "the key is in the database"
    choose = Generator("both")
    turn = 0
    while one.get()["status"] != "over":
        person = (one, two)[turn % 2]
        found = person.wait_until_asked()
        if found is None:
            break
        options = found[1]["asked"]["options"]
        assert person.answer(0, options[choose.below(len(options))]["do"]).status_code == 200
        turn += 1
    assert one.get()["result"] == two.get()["result"]
    assert one.get("/log") == two.get("/log")
    from fairwind.games import game

    Replay(game("santa-cruz"), read_record(two.client.get(two.at("/record")).text)).final()


def test_the_same_decision_at_both_and_one_wins(pair: tuple[Server, Server]) -> None:
    for _ in range(5):
        one = pair[0].visitor()
        one.make("mundus-novus", "you", "you", variants=FIRST)
        two = same_person(one, pair[1])
        decision = one.get(seat=0)["asked"]["decision"]
        two.get()
        ready = threading.Barrier(2)

        def answer(person: Visitor, do: str, decision: int = decision, ready: threading.Barrier = ready) -> int:
            ready.wait()
            return person.answer(0, do, decision).status_code

        with ThreadPoolExecutor(2) as pool:
            codes = list(pool.map(answer, [one, two], ["announce 2", "announce 3"]))
        assert sorted(codes) == [200, 409]
        announced = 2 if codes[0] == 200 else 3
        assert one.get()["view"]["announced"] == two.get()["view"]["announced"] == announced
        assert one.get("/log", seat=0) == two.get("/log", seat=0)


def test_secret_answers_at_both_do_not_disturb_each_other(pair: tuple[Server, Server]) -> None:
    one = pair[0].visitor()
    one.make("mundus-novus", "you", "you", variants=FIRST)
    two = same_person(one, pair[1])
    one.answer(0, "announce 4")

    def offer(person: Visitor, seat: int) -> list[int]:
        codes = []
        for _ in range(4):
            asked = person.get(seat=seat)["asked"]
            codes.append(person.answer(seat, asked["options"][0]["do"], asked["decision"]).status_code)
            person.done("/chat", text=f"seat {seat}")
        return codes

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(offer, [one, two], [0, 1])) == [[200] * 4] * 2
    assert one.get("/log", seat=1) == two.get("/log", seat=1)
    assert sum(fact["event"] == "chat" for row in one.get("/log") for fact in row["told"]) == 8


def test_live_updates_cross_from_one_to_the_other(pair: tuple[Server, Server]) -> None:
    one = pair[0].visitor()
    one.make("mundus-novus", "you", "you", variants=FIRST)
    two = same_person(one, pair[1])
    with Live(two, seat=1) as live:
        _, n, _ = live.next()
        assert one.answer(0, "announce 2").status_code == 200
        while True:
            _, now, told = live.next()
            if now > n:
                break
        assert told["log"][0]["told"][0]["do"] == "announce 2"
        assert told["snapshot"]["asked"]["ask"] == "ask-offer-cards"


def test_whoever_had_a_seat_sees_nothing_of_it_at_the_other_server(pair: tuple[Server, Server]) -> None:
    """The other server has the table in memory from before, and is told of nothing that was written since."""
    anna, friend = pair[0].visitor(), pair[0].visitor()
    friend.table = anna.make("mundus-novus", "you:Anna", "you:Ben", variants=FIRST)
    for call in ("", "/log", "/events", "/why"):
        there = same_person(anna, pair[1])
        assert there.get()["mine"] == [0, 1]
        seat = friend.done("/claim", secret=anna.link(0))["seat"]
        assert friend.get()["mine"] == [seat]
        query: dict[str, int | str] = {"seat": 0, "do": "announce 2"}
        if call == "/events":
            with Live(there, seat=0) as live:
                refused = live.response
                refused.read()
        else:
            refused = there.client.get(there.at(call), params=query)
        assert (refused.status_code, refused.json()["title"]) == (403, "not-your-seat"), call
        assert there.get()["mine"] == [1]
        anna.done("/claim", secret=friend.link(0))


def test_a_live_line_at_the_other_server_ends_before_it_shows_the_new_holders_hand(pair: tuple[Server, Server]) -> None:
    anna, friend = pair[0].visitor(), pair[0].visitor()
    friend.table = anna.make("mundus-novus", "you:Anna", "you:Ben", variants=FIRST)
    with Live(same_person(anna, pair[1]), seat=0) as live:
        live.next()
        friend.done("/claim", secret=anna.link(0), name="Friend")
        friend.answer(0, "announce 2")
        friend.answer(0, friend.get(seat=0)["asked"]["options"][0]["do"])
        heard: list[str] = []
        try:
            while True:
                heard.append(str(live.next()))
        except EOFError:
            pass
    assert not any("Friend" in told or "announce 2" in told for told in heard)


def test_the_record_of_a_game_that_ended_at_another_server(pair: tuple[Server, Server]) -> None:
    one = pair[0].visitor()
    one.make("santa-cruz", "you:Anna", "you:Ben")
    one.play(Generator("ends there"), 6)
    two, three = same_person(one, pair[1]), same_person(one, pair[1])
    assert two.get()["status"] == "running"
    one.play(Generator("to the end"))
    assert two.client.get(two.at("/record")).status_code == 200
    assert three.get("/replay")["steps"] > 0


def test_a_killed_server_loses_nothing_and_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    one = pair[0].visitor()
    one.make("santa-cruz", "you", "you")
    one.play(Generator("kill"), 12)
    log = one.get("/log")
    pair[0].kill()
    two = same_person(one, pair[1])
    assert two.get("/log") == log
    two.play(Generator("on"), 5)
    pair[0].start()
    assert one.get("/log") == two.get("/log")


def test_a_database_that_goes_away_for_a_while(tmp_path: Path) -> None:
    with postgresql() as address:
        server = Server(tmp_path / "data", database=address).start()
        visitor = server.visitor()
        visitor.make("mundus-novus", "you", "you", variants=FIRST)
    try:
        refused = visitor.post("/chat", text="anybody there?")
        assert (refused.status_code, refused.json()["title"]) == (503, "storage-down")
        assert visitor.client.get("/api/health").status_code == 503
        assert refused.headers["content-type"] == "application/problem+json"
    finally:
        server.stop()
