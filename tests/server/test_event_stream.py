"""Live updates: at once, to everybody, each what they may know, and resumed where they broke off."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import httpx

from fairwind.kernel.chance import Generator
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
    from fastapi import FastAPI

    from fairwind.server.http.app import create_app
    from fairwind.server.settings import Settings
    from tests.server.inside import running

    app: FastAPI = create_app(Settings(data, beat_seconds=0.05, workers=1))
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
