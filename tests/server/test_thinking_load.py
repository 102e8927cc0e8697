"""Many tables at which bots think long: people elsewhere are answered at once, and quick bots soon."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from fairwind.games import game
from fairwind.kernel.spec import Json
from fairwind.server.http.app import create_app
from fairwind.server.settings import Limits, Settings
from fairwind.server.workers.worker_pool import Worker
from fairwind.server.workers.worker_queue import WorkerQueue
from tests.server.inside import running
from tests.server.visiting import Visitor

GAME = "mundus-novus"
HEAVY = 8  # visitors, each with a table full of bots that think long
WORKERS = 2
QUICK = "1"
SLOW = "montecarlo"  # with its usual effort it thinks longer than any level
AT_ONCE = 1.0  # seconds, on a machine that does other things too


class House:
    """A server at which many bots think, and the visitors at it."""

    def __init__(self, app: FastAPI, address: str, stack: ExitStack) -> None:
        self.queue: WorkerQueue[Worker] = app.state.registry.helper.queue
        self.quick: WorkerQueue[Worker] = app.state.registry.helper.quick
        self.begun: list[str] = []  # which bots began to think, in order
        self._address = address
        self._stack = stack

    def visitor(self) -> Visitor:
        return Visitor(self._stack.enter_context(httpx.Client(base_url=self._address, timeout=60)))

    def fill(self) -> None:
        """Let bots that think long do so at many tables."""
        bots = [SLOW] * (game(GAME).seat_counts[-1] - 1)
        for _ in range(HEAVY):
            self.visitor().make(GAME, "you", *bots, variants={"first-master": "seat-2"})

    @property
    def is_busy(self) -> bool:
        """Whether all workers are at work, and others wait for them."""
        return self.queue.busy == WORKERS and self.queue.waiting >= WORKERS


@pytest.fixture
def house(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    room = Limits(rate=10_000, burst=10_000, tables=1000)
    app = create_app(Settings(data, workers=WORKERS, limits=room))
    with running(app) as address, ExitStack() as stack:
        served = House(app, address, stack)
        ask = Worker.ask

        async def noted(worker: Worker, job: Json) -> Json:
            served.begun.append(job["bot"])
            return await ask(worker, job)

        monkeypatch.setattr(Worker, "ask", noted)
        yield served


def answer(person: Visitor) -> float:
    """Give the first answer there is; the seconds until the server has taken it."""
    found = person.wait_until_asked()
    assert found is not None
    began = time.monotonic()
    given = person.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
    assert given.status_code == 200, given.text
    return time.monotonic() - began


def test_people_are_answered_at_once_while_bots_think_long_at_many_tables(house: House) -> None:
    person = house.visitor()
    person.make("santa-cruz", "you", "you")
    house.fill()
    waits: list[float] = []
    while len(waits) < 30 and house.is_busy:
        waits.append(answer(person))
    assert len(waits) >= 10, "the bots think for long enough"
    assert statistics.quantiles(waits, n=20)[-1] < AT_ONCE


def test_a_quick_bot_waits_for_no_long_thought(house: House) -> None:
    person = house.visitor()
    person.make("santa-cruz", "you", QUICK)
    answer(person)
    assert person.wait_until_asked() is not None, "by now one knows that it is quick"
    assert QUICK in house.begun
    house.fill()
    turns = 0
    while turns < 3:
        queued, before = house.is_busy, len(house.begun)
        answer(person)
        assert person.wait_until_asked() is not None
        since = house.begun[before:]
        if queued and QUICK in since:
            turns += 1
            assert since.index(QUICK) <= WORKERS, since
    assert house.quick.workers[0].started == 1, "a worker of its own"
