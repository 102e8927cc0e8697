"""Many tables at which the strongest bots think: people elsewhere are answered at once, and quick bots soon."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from fairwind.bots.levels import levels
from fairwind.games import game
from fairwind.kernel.spec import Json
from fairwind.server.http.app import create_app
from fairwind.server.settings import Limits, Settings
from fairwind.server.workers.worker_pool import Worker
from fairwind.server.workers.worker_queue import WorkerQueue
from tests.server.inside import running
from tests.server.visiting import Visitor

GAME = "mundus-novus"
HEAVY = 8  # visitors, each with a table full of the strongest bots
WORKERS = 2
QUICK = "1"
AT_ONCE = 1.0  # seconds, on a machine that does other things too


class House:
    """A server at which many bots think, and the visitors at it."""

    def __init__(self, app: FastAPI, address: str, stack: ExitStack) -> None:
        self.queue: WorkerQueue[Worker] = app.state.registry.helper.queue
        self.begun: list[str] = []  # which bots began to think, in order
        self._address = address
        self._stack = stack

    def visitor(self) -> Visitor:
        return Visitor(self._stack.enter_context(httpx.Client(base_url=self._address, timeout=60)))

    @property
    def is_busy(self) -> bool:
        """Whether all workers are at work, and others wait for them."""
        return self.queue.busy == WORKERS and self.queue.waiting >= WORKERS


@pytest.fixture
def house(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    room = Limits(rate=10_000, burst=10_000, tables=1000)
    app = create_app(Settings(data, workers=WORKERS, limits=room))
    strongest = levels(game(GAME))[-1]
    with running(app) as address, ExitStack() as stack:
        busy = House(app, address, stack)
        ask = Worker.ask

        async def noted(worker: Worker, job: Json) -> Json:
            busy.begun.append(job["bot"])
            return await ask(worker, job)

        monkeypatch.setattr(Worker, "ask", noted)
        for _ in range(HEAVY):
            bots = [strongest] * (game(GAME).seat_counts[-1] - 1)
            busy.visitor().make(GAME, "you", *bots, variants={"first-master": "seat-2"})
        yield busy


def test_people_are_answered_at_once_while_the_strongest_bots_think_at_many_tables(house: House) -> None:
    person = house.visitor()
    person.make("santa-cruz", "you", "you")
    waits: list[float] = []
    while len(waits) < 30 and house.is_busy:
        found = person.asked()
        assert found is not None
        began = time.monotonic()
        assert person.answer(found[0], found[1]["asked"]["options"][0]["do"]).status_code == 200
        waits.append(time.monotonic() - began)
    assert len(waits) >= 10, "the bots think for long enough"
    assert statistics.quantiles(waits, n=20)[-1] < AT_ONCE


def test_a_quick_bot_waits_for_no_more_than_the_thoughts_that_have_begun(house: House) -> None:
    person = house.visitor()
    person.make("santa-cruz", "you", QUICK)
    turns = 0
    while turns < 2:
        found = person.wait_until_asked()
        assert found is not None
        queued, before = house.is_busy, len(house.begun)
        person.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
        assert person.wait_until_asked() is not None
        since = house.begun[before:]
        if queued and QUICK in since:
            turns += 1
            assert since.index(QUICK) <= WORKERS, since
