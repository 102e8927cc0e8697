"""kill -9 at any moment, a thousand times: nothing that was acknowledged is lost, and no answer is half there."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.families import children
from tests.server.inside import record_is_whole
from tests.server.load import Load, playing, wait_for_answers
from tests.server.nursery import ForkedServer, Nursery
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Server, serving


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as found:
        yield found


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as found:
        yield found


def kill_under_load(server: Server, kill: Callable[[int], None], kills: int, players: int) -> list[Load]:
    """Kill again and again while people play; afterwards everything that was acknowledged is there."""
    loads = [Load(server, number, forever=True) for number in range(players)]
    chance = random.Random(kills)
    began = time.monotonic()
    with playing(loads):
        for number in range(kills):
            wait_for_answers(loads, 6 + chance.randrange(8))
            time.sleep(chance.random() * 0.05)  # at any moment of the next ones
            kill(number)
        wait_for_answers(loads, 6)
    answers = sum(load.check() for load in loads)
    tables = sum(len(load.acknowledged) for load in loads)
    took = f"{time.monotonic() - began:.0f} s"
    print(f"{kills} kills, {answers} answers acknowledged at {tables} tables, none lost, in {took}")  # noqa: T201 (-s)
    assert answers >= 6 * kills
    return loads


def kill_on_sqlite(nursery: Nursery, data: Path, kills: int, players: int) -> None:
    server = ForkedServer(nursery, data)
    server.start()
    try:
        loads = kill_under_load(server, lambda _: restart(server), kills, players)
    finally:
        server.stop()
    for load in loads:
        record_is_whole(data, load.visitor.table)


def kill_on_postgresql(nursery: Nursery, data: Path, address: str, kills: int, players: int) -> None:
    server = ForkedServer(nursery, data, database=address)
    server.start()
    try:
        kill_under_load(server, lambda _: restart(server), kills, players)
    finally:
        server.stop()


def kill_processes(data: Path, kills: int, players: int, parents: int = 0, address: str = "") -> None:
    """Kill their parent, and so all three that serve together, and then one of them after the other."""
    with serving(data, "--processes", "3", database=address) as server:

        def kill(number: int) -> None:
            if number < parents:
                restart(server)
            else:
                found = children(server)
                while len(found) < 3:
                    time.sleep(0.05)
                    found = children(server)
                os.kill(found[number % 3], signal.SIGKILL)

        loads = kill_under_load(server, kill, kills, players)
    for load in loads if not address else ():
        record_is_whole(data, load.visitor.table)


def restart(server: Server) -> None:
    server.kill()
    server.start()


def test_killed_under_load_it_loses_nothing_acknowledged(nursery: Nursery, data: Path) -> None:
    kill_on_sqlite(nursery, data, kills=16, players=4)


@needs_postgresql
def test_killed_on_postgresql_it_loses_nothing_acknowledged(nursery: Nursery, data: Path, address: str) -> None:
    kill_on_postgresql(nursery, data, address, kills=4, players=4)


def test_one_of_several_processes_killed_loses_nothing_acknowledged(data: Path) -> None:
    kill_processes(data, kills=2, players=4)


@pytest.mark.long
def test_killed_eight_hundred_times_it_loses_nothing_acknowledged(nursery: Nursery, data: Path) -> None:
    kill_on_sqlite(nursery, data, kills=800, players=6)


@pytest.mark.long
@needs_postgresql
def test_killed_many_times_on_postgresql_it_loses_nothing(nursery: Nursery, data: Path, address: str) -> None:
    kill_on_postgresql(nursery, data, address, kills=100, players=6)


@pytest.mark.long
def test_several_processes_killed_many_times_lose_nothing(data: Path) -> None:
    kill_processes(data, kills=80, players=6, parents=10)


@pytest.mark.long
@needs_postgresql
def test_several_processes_on_postgresql_killed_many_times_lose_nothing(data: Path, address: str) -> None:
    kill_processes(data, kills=20, players=6, address=address)
