"""Bots think elsewhere: a slow or dead one is replaced, nothing gets stuck, and no other table waits."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from fairwind.bots import OURS
from fairwind.server.http.app import create_app
from fairwind.server.settings import Settings
from fairwind.server.workers.worker_pool import COMPILED, Worker, WorkerFailed, WorkerPool
from tests.server.inside import running
from tests.server.visiting import Visitor

SLOW_BOT = """
import time
from fairwind.bots import SIMPLE
from fairwind.bots.bot import Bot

class Odd(Bot):
    def __init__(self, seed):
        pass

class Sleeper(Odd):
    def choose(self, position):
        time.sleep(60)

class Failing(Odd):
    def choose(self, position):
        print("a bot that prints")
        raise RuntimeError("no idea")

class Cheat(Odd):
    def choose(self, position):
        return position.spec.edition().catalogue.actions[-1]

SIMPLE.update(sleeper=Sleeper, failing=Failing, cheat=Cheat)
"""


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that misbehave, known to the server by name and to its workers."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(SLOW_BOT)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'site'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr("fairwind.bots.OURS", (*OURS, "sleeper", "failing", "cheat"))


def app_with(data: Path, **settings: Any) -> FastAPI:
    return create_app(Settings(data, **{"workers": 1, "watch_seconds": 0.2, **settings}))


def test_a_slow_bot_is_replaced_and_the_game_goes_on(data: Path, odd_bots: None) -> None:
    app = app_with(data, think_seconds=1.5)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        visitor = Visitor(client)
        visitor.make("mundus-novus", "you", "sleeper", variants={"first-master": "seat-2"})
        seen = visitor.get()
        assert seen["seats"][1]["thinking"]
        worker = app.state.registry.helper.workers[0]
        while (slow := worker.process) is None:
            time.sleep(0.01)
        assert visitor.wait_until_asked() is not None
        assert slow.returncode == -signal.SIGKILL
        assert worker.process is not slow


def test_a_bot_that_fails_or_cheats_never_stops_the_table(data: Path, odd_bots: None) -> None:
    with running(app_with(data)) as address, httpx.Client(base_url=address, timeout=30) as client:
        visitor = Visitor(client)
        visitor.make("santa-cruz", "failing", "cheat")
        with visitor.watching():
            assert visitor.wait_until_asked() is None
        assert visitor.get()["status"] == "over"


def test_a_dead_worker_is_replaced(data: Path) -> None:
    app = app_with(data)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        visitor = Visitor(client)
        visitor.make("santa-maria", "greedy", "greedy")
        worker = app.state.registry.helper.workers[0]
        killed = 0
        with visitor.watching():
            while visitor.get()["status"] != "over":
                process = worker.process
                if process is not None and killed < 3:
                    try:
                        os.kill(process.pid, signal.SIGKILL)
                        killed += 1
                    except ProcessLookupError:
                        pass
                    time.sleep(0.5)
                time.sleep(0.01)
        assert killed >= 1  # a fast game may be over before the third
        assert worker.started > killed


def test_people_are_answered_while_bots_think(data: Path, odd_bots: None) -> None:
    with running(app_with(data, think_seconds=8)) as address, httpx.Client(base_url=address, timeout=30) as client:
        slow = Visitor(client)
        slow.make("mundus-novus", "you", "sleeper", variants={"first-master": "seat-2"})
        quick = Visitor(client)
        quick.make("santa-cruz", "you", "you")
        longest = 0.0
        for _ in range(10):
            found = quick.asked()
            assert found is not None
            began = time.monotonic()
            assert quick.answer(found[0], found[1]["asked"]["options"][0]["do"]).status_code == 200
            longest = max(longest, time.monotonic() - began)
        assert slow.get()["seats"][1]["thinking"]
        assert longest < 3


def test_the_watchdog_wakes_a_table_whose_bot_was_forgotten(data: Path) -> None:
    app = app_with(data)
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        visitor = Visitor(client)
        visitor.make("santa-maria", "random", "random")
        table = app.state.registry.tables[visitor.table]
        with visitor.watching():
            for task in list(app.state.registry.tasks):
                if "think" in repr(task.get_coro()):
                    table.store.writer.loop.call_soon_threadsafe(task.cancel)
            assert visitor.wait_until_asked() is None


def test_bots_go_on_after_a_restart_without_anybody_asking(data: Path) -> None:
    app = app_with(data, workers=0)  # nobody can think
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        visitor = Visitor(client)
        visitor.make("mundus-novus", "you", "random", variants={"first-master": "seat-2"})
        first = visitor.get()["n"]
    with running(app_with(data)) as address, httpx.Client(base_url=address, timeout=30) as client:
        time.sleep(3)
        again = Visitor(client)
        again.table = visitor.table
        assert again.get()["n"] > first


def test_what_goes_to_a_worker_and_comes_back_is_text() -> None:
    async def try_it() -> None:
        thinkers = WorkerPool(1, 20)
        try:
            assert await thinkers.work({"work": "record", "record": "{}"}) == {
                "wrong": "Line 1 does not begin a Fairwind record of a format this version reads; choose another file.",
                "title": "bad-record",
                "facts": {},
            }
            with pytest.raises(WorkerFailed, match="KeyError"):
                await thinkers.work({"work": "dance"})
            assert "wrong" in await thinkers.work({"work": "edition", "game": "santa-cruz", "edition_text": "x"})
        finally:
            await thinkers.end()

    asyncio.run(try_it())


def environment_of(process: int) -> str:
    """With which environment a process was started."""
    return Path(f"/proc/{process}/environ").read_text()


def test_workers_take_the_compiled_build_once_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = tmp_path / "later"
    monkeypatch.setenv(COMPILED, str(later))

    async def homes() -> list[str]:
        worker, found = Worker(20), []
        for _ in range(3):
            process = await worker.start()
            found.append(f"{worker.started} {environment_of(process.pid)}")
            if not later.exists():
                later.mkdir()
        await worker.end()
        return found

    plain, compiled, still = asyncio.run(homes())
    assert plain.startswith("1 ")
    assert f"PYTHONPATH={later}" not in plain
    assert compiled.startswith("2 ")
    assert f"PYTHONPATH={later}" in compiled
    assert still == compiled
