"""Live updates: at once, to everybody, each what they may know, and resumed where they broke off."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from fairwind.kernel.chance import Generator
from fairwind.server.http import event_stream
from fairwind.server.http.app import create_app
from fairwind.server.http.compression import PLAIN
from fairwind.server.http.identity import Guest
from fairwind.server.http.responses import as_json
from fairwind.server.settings import Settings
from fairwind.tables.deeds import answers, new_tables
from fairwind.tables.jobs import HelperHere
from fairwind.tables.registry import Registry
from fairwind.tables.seats import PERSON, Key, Seat
from fairwind.tables.store import MemoryStore, StoreDown
from fairwind.tables.table import Table
from tests.server.inside import running
from tests.server.visiting import Live, Visitor, serving

Visit = Callable[[], Visitor]


def test_everybody_hears_of_an_answer(visit: Visit) -> None:
    anna, ben, onlooker = visit(), visit(), visit()
    onlooker.table = anna.make("mundus-novus", "you:Anna", "open")
    ben.join(anna.table, "Ben")
    people = [anna, ben]
    seat = next(i for i, person in enumerate(people) if person.get()["asked"])
    with Live(people[1 - seat]) as other, Live(onlooker) as watching:
        first = other.next()
        assert first[0] == "update"
        assert first[2]["log"] == []
        watching.next()
        people[seat].answer(seat, "announce 2")
        for live, viewer in ((other, 1 - seat), (watching, None)):
            while True:
                name, n, told = live.next()
                if told["log"]:
                    break
            assert name == "update"
            assert told["snapshot"]["n"] == n == told["log"][-1]["n"]
            assert told["snapshot"]["seat"] == viewer
            assert {"event": "answer", "seat": seat, "do": "announce 2"} in told["log"][-1]["told"]


def test_what_was_missed_is_told_on_return_even_after_a_restart(data: Path) -> None:
    with serving(data) as server:
        anna = server.visitor()
        anna.make("santa-cruz", "you:Anna", "you:Ben")
        choose = Generator("resume")
        anna.play(choose, 5)
        with Live(anna) as live:
            last = live.next()[1]
        anna.play(choose, 7)
        server.kill()
        server.start()
        anna.play(choose, 3)
        n = anna.get()["n"]
        with Live(anna, last) as live:
            _, now, told = live.next()
        assert now == n
        assert [row["n"] for row in told["log"]] == list(range(last + 1, n + 1))
        assert told["log"] == anna.get("/log", after=last)
        with Live(anna, after=last) as live:
            assert live.next()[2]["log"] == told["log"]
        with Live(anna, n + 100) as live:
            assert live.next()[2]["log"] == []
        anna.client.close()


def test_a_long_absence_is_told_from_the_database(visit: Visit) -> None:
    anna = visit()
    anna.make("mundus-novus", "you", "random", "random", "random")
    while anna.get()["n"] < 260:
        anna.play(Generator(str(anna.get()["n"])), 5)
    with Live(anna, 1) as live:
        _, n, told = live.next()
    assert [row["n"] for row in told["log"]] == list(range(2, n + 1))


def test_a_line_that_is_quiet_is_kept_open(data: Path) -> None:
    app = create_app(Settings(data, beat_seconds=0.05, workers=1))
    with running(app) as address, httpx.Client(base_url=address) as client:
        table = client.post("/api/tables", json={"game": "santa-cruz", "seats": [{"kind": "you"}, {"kind": "open"}]})
        with client.stream("GET", f"/api/tables/{table.json()['table']}/events") as stream:
            lines = stream.iter_lines()
            beats = 0
            while beats < 3:
                beats += next(lines).startswith(":")
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert stream.headers["cache-control"] == "no-store"


def test_many_watch_while_bots_play(visit: Visit) -> None:
    anna = visit()
    anna.make("santa-maria", "random", "random", "random")
    ends: list[int] = []

    def watch() -> None:
        with Live(anna) as live:
            while True:
                _, n, told = live.next()
                if told["snapshot"]["status"] == "over":
                    ends.append(n)
                    return

    threads = [threading.Thread(target=watch) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert ends == [anna.get()["n"]] * 6


def test_what_never_changes_is_told_once_a_connection(visit: Visit) -> None:
    anna = visit()
    anna.make("bora-bora", "you", "you")
    whole = anna.get(seat=0)
    for _ in range(2):
        with Live(anna, seat=0) as live:
            first = live.next()[2]["snapshot"]
            assert {name: first[name] for name in ("edition", "variants")} == {
                name: whole[name] for name in ("edition", "variants")
            }
            assert first["view"]["paths"] == whole["view"]["paths"]
            anna.play(Generator("settled"), 1)
            later = live.next()[2]["snapshot"]
            while not later["n"] > first["n"]:
                later = live.next()[2]["snapshot"]
            now = anna.get(seat=0)
            assert not {"edition", "variants"} & set(later)
            assert "paths" not in later["view"]
            assert {**first, **later, "view": {**first["view"], **later["view"]}} == now


def test_a_game_that_begins_before_watching_eyes_is_told_whole(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.make("bora-bora", "you:Anna", "open")
    with Live(anna) as live:
        assert live.next()[2]["snapshot"]["view"] == {}
        ben.join(anna.table, "Ben")
        told = live.next()[2]["snapshot"]
        while told["status"] == "waiting":
            told = live.next()[2]["snapshot"]
        assert told["view"]["paths"]


def test_who_sees_the_same_is_sent_the_same_bytes(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(data: object) -> bytes:
        made.append(data)
        return as_json(data)

    monkeypatch.setattr(event_stream, "as_json", counted)
    app = create_app(Settings(data, workers=1))
    with running(app) as address, httpx.Client(base_url=address) as player, httpx.Client(base_url=address) as others:
        anna = Visitor(player)
        anna.make("santa-cruz", "you", "you")
        onlooker = Visitor(others)
        onlooker.table = anna.table
        own = Live(anna, seat=0)
        before = [own.next()[1]]
        lives = [own, *[Live(onlooker) for _ in range(5)]]
        before += [live.next()[1] for live in lives[1:]]
        made.clear()
        anna.play(Generator("same"), 1)
        after = [live.next()[1] for live in lives]
        assert all(n > old for n, old in zip(after, before, strict=True))
        assert len(made) == 2  # one for all who look on, one for the seat
        for live in lives:
            live.close()


def onlooker_at(table: Table, registry: Registry) -> Guest:
    """Somebody who looks on, as far as a connection needs to know them."""
    visitor = SimpleNamespace(name="somebody")
    return cast("Guest", SimpleNamespace(table=table, registry=registry, mine=[], visitor=visitor))


def test_a_line_ends_quietly_if_the_table_cannot_be_read() -> None:
    async def scene() -> None:
        registry = Registry(MemoryStore(), Key([b"k" * 32]), HelperHere())
        anna, ben = Seat("Anna", PERSON, epoch=1), Seat("Ben", PERSON, epoch=1)
        wish = new_tables.TableWish("santa-cruz", [anna, ben], {}, "", "", public=False)
        table = await new_tables.make(registry, wish)

        async def fail(table: str) -> int:
            raise StoreDown(f"nothing of {table} can be read")

        guest = cast(
            "Guest", SimpleNamespace(table=table, registry=registry, mine=[], visitor=SimpleNamespace(name="x"))
        )
        connection = event_stream.Connection(guest, None, None, 60.0, PLAIN)
        registry.store.last = fail  # type: ignore[method-assign]
        table.behind = True
        sent: list[bytes] = []

        async def send(piece: bytes) -> None:
            sent.append(piece)

        await connection.send_all(send)
        assert sent == [event_stream.RETRY]
        assert not table.watchers

    asyncio.run(scene())


def test_who_reads_slowly_misses_nothing_and_holds_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "MOST_WAITING", 3)

    async def scene() -> None:
        registry = Registry(MemoryStore(), Key([b"k" * 32]), HelperHere())
        anna, ben = Seat("Anna", PERSON, epoch=1), Seat("Ben", PERSON, epoch=1)
        wish = new_tables.TableWish("santa-cruz", [anna, ben], {}, "", "", public=False)
        table = await new_tables.make(registry, wish)
        guest = cast(
            "Guest", SimpleNamespace(table=table, registry=registry, mine=[], visitor=SimpleNamespace(name="x"))
        )
        slow = event_stream.Connection(guest, None, 0, 60.0, PLAIN)
        sent: list[bytes] = []
        gate = asyncio.Event()

        async def send(piece: bytes) -> None:
            await gate.wait()
            sent.append(piece)

        sending = asyncio.ensure_future(slow.send_all(send))
        choose = Generator("slow")
        for _ in range(12):
            await asyncio.sleep(0)
            assert table.state.game is not None
            seat = table.state.game.owing[0]
            asked = (await table.look(seat, lambda: [0, 1]))["asked"]
            assert asked is not None
            do = asked["options"][choose.below(len(asked["options"]))]["do"]
            await table.alone(partial(answers.answer, table, seat, asked["decision"], [do], [0, 1]))
            assert len(slow._waiting) <= 3
        gate.set()
        while slow.after < table.state.n:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0)
        slow.hear(None)
        await sending
        told = [json.loads(piece.split(b"data: ")[1]) for piece in sent if b"data: " in piece]
        assert [row["n"] for update in told for row in update["log"]] == list(range(1, table.state.n + 1))
        assert len(told) < 12

    asyncio.run(scene())


def test_a_seat_that_was_handed_over_hears_nothing_of_what_comes_after(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.make("mundus-novus", "you:Anna", "you:Second")
    link = anna.done("/link", seat=0)["link"]
    with Live(anna, seat=0) as live:
        n = live.next()[1]
        ben.table = anna.table
        ben.done("/claim", secret=link.partition("#")[2], name="Ben")
        with suppress(EOFError):
            while True:
                assert live.next()[1] == n  # others may come and go meanwhile
