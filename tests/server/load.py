"""People who play as fast as they can, one game after the other, and remember what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.server.visiting import Server

GAMES = ("santa-cruz", "mundus-novus")


class Load:
    """Somebody at a table of their own, playing for both seats."""

    def __init__(self, server: Server, number: int, forever: bool = False) -> None:
        self.visitor = server.visitor()
        self.game = GAMES[number % 2]
        self.forever = forever  # whether a game that is over is followed by another
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}  # by table: row and answer
        self.total = 0
        self.choose = random.Random(number)
        self.stop = threading.Event()
        self.failed: BaseException | None = None
        self.troubles = 0  # how often the server did not answer
        self.sit_down()

    def sit_down(self) -> None:
        self.visitor.make(self.game, "you", "you")
        self.acknowledged[self.visitor.table] = []

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    self.answer()
                except httpx.TransportError:
                    self.troubles += 1
                    time.sleep(0.01)
        except BaseException as error:
            self.failed = error
            raise

    def answer(self) -> None:
        found = self.visitor.asked()
        if found is None:
            if self.forever:
                self.sit_down()
            else:
                self.stop.set()
            return
        seat, seen = found
        assert seen["seat"] == seat
        assert seen["mine"] == [0, 1]
        do = self.choose.choice(seen["asked"]["options"])["do"]
        answer = self.visitor.answer(seat, do, seen["asked"]["decision"])
        assert answer.status_code in {200, 409}, answer.text
        if answer.status_code == 200:
            self.acknowledged[self.visitor.table].append((answer.json()["n"], do))
            self.total += 1

    def check(self) -> int:
        """Everything acknowledged is in the log, whole and in order."""
        for table, answers in self.acknowledged.items():
            self.visitor.table = table
            rows = self.rows()
            assert sorted(rows) == list(range(1, self.visitor.get()["n"] + 1)), "no row is missing"
            for number, do in answers:
                assert rows[number]["told"][0]["do"] == do
        return self.total

    def rows(self) -> dict[int, Any]:
        """The log by number, with what each seat knows of its own rows; it may come in pages."""
        rows: dict[int, Any] = {}
        for seat in (0, 1):
            after = 0
            while page := self.visitor.get("/log", seat=seat, after=after):
                rows |= {row["n"]: row for row in page if row["by"] in {None, seat}}
                after = page[-1]["n"]
        return rows


def wait_for_answers(loads: list[Load], count: int) -> None:
    """Let people play until so many more answers are acknowledged, or all games are over."""
    until = time.monotonic() + 60
    wanted = sum(load.total for load in loads) + count
    while sum(load.total for load in loads) < wanted:
        assert time.monotonic() < until, [load.failed for load in loads]
        if all(load.stop.is_set() for load in loads):
            return
        time.sleep(0.002)


@contextmanager
def playing(loads: list[Load]) -> Iterator[None]:
    """Let everybody play meanwhile; whoever fails, fails the test."""
    threads = [threading.Thread(target=load.run) for load in loads]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for load in loads:
            load.stop.set()
        for thread in threads:
            thread.join(60)
    assert [load.failed for load in loads] == [None] * len(loads)
