"""Pace through the API: clocks over a restart, what a bad wish is told, onlookers, and the address nearby."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairwind.server.lan import lan_address
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Live, Server, Visitor, serving

Visit = Callable[[], Visitor]
GAME = "santa-cruz"
LIVE = {"turn": 120, "reserve": 600}


def left(seen: dict[str, Any]) -> float:
    """Seconds that whoever owes an answer has left."""
    milliseconds: int = sum(clock["turn"] + clock["reserve"] for clock in seen["clocks"] if clock["runs"])
    return milliseconds / 1000


def test_a_pace_is_agreed_on_when_the_table_is_made(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "open", pace=LIVE)
    waiting = anna.get()
    assert (waiting["pace"], waiting["clocks"]) == (LIVE, None)  # nothing runs before the game
    visit().join(anna.table, "Ben")
    clocks = anna.get()["clocks"]
    assert [clock["runs"] for clock in clocks].count(True) == 1
    assert all(clock["turn"] <= 120_000 and clock["reserve"] == 600_000 for clock in clocks)


@pytest.mark.parametrize("pace", [{"turn": 4}, {"turn": 60, "reserve": -1}, {"turn": 10**9}, {"turn": "60"}, {}, 60])
def test_a_pace_that_makes_no_sense_is_refused(visit: Visit, pace: Any) -> None:
    seats = [{"kind": "you"}, {"kind": "open"}]
    answer = visit().client.post("/api/tables", json={"game": GAME, "seats": seats, "pace": pace})
    assert (answer.status_code, answer.json()["title"]) == (422, "invalid")


def test_what_changes_comes_with_clocks_and_what_is_settled_does_not_come_again(visit: Visit) -> None:
    anna = visit()
    anna.make(GAME, "you:Anna", "you:Ben", pace=LIVE)
    with Live(anna, seat=0) as live:
        assert live.next()[2]["snapshot"]["pace"] == LIVE
        found = anna.asked()
        assert found is not None
        seat, seen = found
        anna.answer(seat, seen["asked"]["options"][0]["do"], seen["asked"]["decision"])
        told = live.next()[2]["snapshot"]
        assert "pace" not in told
        assert 715 < left(told) <= 720


def clocks_go_on_after_a_kill(server: Server) -> None:
    anna = server.visitor()
    anna.make(GAME, "you:Anna", "you:Ben", pace=LIVE)
    before, began = left(anna.get()), time.monotonic()
    server.kill()
    server.start()
    after = left(anna.get())
    assert before - (time.monotonic() - began) - 1 <= after <= before + 10


def test_clocks_go_on_after_a_kill(data: Path) -> None:
    with serving(data) as server:
        clocks_go_on_after_a_kill(server)


@pytest.mark.long
def test_clocks_go_on_after_a_kill_of_several_processes(data: Path) -> None:
    with serving(data, "--processes", "2") as server:
        clocks_go_on_after_a_kill(server)


@needs_postgresql
def test_time_goes_on_at_one_server_while_the_other_is_down(tmp_path: Path) -> None:
    with (
        postgresql() as address,
        serving(tmp_path / "b", database=address) as there,
        serving(tmp_path / "a", database=address) as killed,
    ):
        anna = killed.visitor()
        anna.make(GAME, "you:Anna", "open", pace={"turn": 5})
        ben = there.visitor()
        ben.join(anna.table, "Ben")
        killed.kill()
        until = time.monotonic() + 60
        while not any(seat["late"] for seat in ben.get()["seats"]):
            assert time.monotonic() < until
            time.sleep(0.1)
        assert ben.get()["status"] == "running"
        killed.start()


# -- onlookers


def test_onlookers_are_told_in_a_short_message_without_a_row(visit: Visit) -> None:
    anna, onlooker, other = visit(), visit(), visit()
    onlooker.table = other.table = anna.make(GAME, "you:Anna", "you:Ben")
    rows = anna.get()["n"]
    with Live(anna, seat=0) as live:
        live.next()
        with onlooker.watching(), other.watching():
            counts: list[int] = []
            while not counts or counts[-1] != 2:
                event, n, told = live.next(counting=True)
                assert (event, n, list(told)) == ("onlookers", rows, ["onlookers"])
                counts.append(told["onlookers"])
            assert anna.get()["onlookers"] == 2
    assert anna.get()["n"] == rows


def test_whoever_sits_there_is_no_onlooker_and_a_browser_counts_once(visit: Visit) -> None:
    anna, ben = visit(), visit()
    ben.make(GAME, "you:Ben", "open")  # so that his browser has a secret
    ben.table = anna.make(GAME, "you:Anna", "you:Cleo")
    with anna.watching(), ben.watching(), ben.watching(), Live(anna, seat=1) as live:
        while live.next(counting=True)[0] != "onlookers":
            pass
        assert anna.get()["onlookers"] == 1


# -- nearby


def test_only_the_servers_own_machine_is_told_its_address(visit: Visit) -> None:
    client = visit().client
    assert client.get("/api/nearby").json() == {"address": lan_address(), "open": False}
    elsewhere = client.get("/api/nearby", headers={"Host": "games.example"})
    assert elsewhere.json() == {"address": "", "open": False}


def test_a_proxys_visitors_are_not_told(data: Path) -> None:
    with serving(data, "--behind-proxy") as server:
        told = server.visitor().client.get("/api/nearby", headers={"X-Forwarded-For": "203.0.113.9"}).json()
    assert told == {"address": "", "open": False}
