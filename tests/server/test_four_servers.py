"""Four servers on one PostgreSQL, with a proxy in front: killed in turn, they lose nothing and mix up no seats."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairwind.kernel.log import ONLOOKER
from fairwind.server.settings import Settings
from fairwind.tables.shown.snapshots import snapshot_for, table_shown
from fairwind.tables.table_state import TableState
from tests.server.inside import sql_store
from tests.server.nginx import documented, needs_nginx, nginx
from tests.server.nursery import ForkedServer, Nursery
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import PATIENCE, Visitor

pytestmark = [
    needs_postgresql,
    needs_nginx,
]
SERVERS = 4
IN_TURN = "upstream fairwind {{ {servers} keepalive 16; }}"
AWAY = frozenset({502, 504})  # what the proxy says when a server was killed while it answered


class Person:
    """Somebody who holds one seat, or none, and keeps what they were shown."""

    def __init__(self, port: int, number: int) -> None:
        hooks = {"response": [tell_trouble]}
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, event_hooks=hooks)
        self.visitor = Visitor(client)
        self.seat: int | None = None
        self.choose = random.Random(number)
        self.shown: dict[int, Any] = {}  # by the number of the last row: the view
        self.acknowledged: list[tuple[int, str]] = []
        self.refused = 0
        self.failed: BaseException | None = None

    def run(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                try:
                    self.look_and_answer()
                except httpx.TransportError:
                    time.sleep(0.01)
        except BaseException as error:
            self.failed = error
            raise

    def look_and_answer(self) -> None:
        seen = self.visitor.get()
        assert seen["mine"] == ([] if self.seat is None else [self.seat])
        assert seen["seat"] == self.seat
        view = json.dumps(seen["view"], sort_keys=True)
        assert self.shown.setdefault(seen["n"], view) == view, "every server shows the same"
        other = 1 if self.seat == 0 else 0
        forbidden = self.visitor.client.get(self.visitor.at(), params={"seat": other})
        assert forbidden.status_code == 403, forbidden.text
        self.refused += 1
        if seen["asked"] is None:
            time.sleep(0.01)
            return
        do = self.choose.choice(seen["asked"]["options"])["do"]
        answer = self.visitor.answer(seen["seat"], do, seen["asked"]["decision"])
        assert answer.status_code in {200, 409}, answer.text
        if answer.status_code == 200:
            self.acknowledged.append((answer.json()["n"], do))


def tell_trouble(response: httpx.Response) -> None:
    if response.status_code in AWAY:
        raise httpx.ReadError("the server behind the proxy is gone", request=response.request)


def three_at_a_table(port: int, number: int) -> list[Person]:
    """Anna, Ben, and somebody who looks on."""
    anna, ben, onlooker = people = [Person(port, 3 * number + i) for i in range(3)]
    game = ("mundus-novus", "santa-cruz")[number % 2]
    table = onlooker.visitor.table = anna.visitor.make(game, "you:Anna", "open")
    anna.seat, ben.seat = 0, ben.visitor.join(table, "Ben")
    return people


def expected_views(address: str, data: Path, table: str) -> tuple[dict[tuple[int, int], str], dict[int, Any]]:
    """What each seat, and an onlooker, may see after each row; and the rows, from the database."""

    async def read() -> tuple[TableState, list[Any]]:
        async with sql_store(data, Settings(data, address)) as store:
            info = await store.info(table)
            assert info is not None
            return TableState(info), await store.rows(table)

    state, rows = asyncio.run(read())
    views: dict[tuple[int, int], str] = {}
    for row in rows:
        row.follow(state)
        assert not state.stopped
        for viewer in (0, 1, ONLOOKER):
            view = snapshot_for(state, viewer, (), table_shown(state, ()))["view"]
            views[state.n, viewer] = json.dumps(json.loads(json.dumps(view)), sort_keys=True)
    return views, {row.n: row for row in rows}


def test_each_killed_in_turn_they_lose_nothing_and_show_nobody_the_wrong_seat(tmp_path: Path) -> None:
    kill_in_turn(tmp_path, tables=3, rounds=1)


@pytest.mark.long
def test_a_table_stays_with_one_of_them_as_the_documentation_says_until_it_is_killed(tmp_path: Path) -> None:
    text = documented(1).replace("{", "{{").replace("}", "}}")
    upstream, count = re.subn(r"( *server 10\.\S+;\n)+", "{servers}", text)
    assert count == 1
    kill_in_turn(tmp_path, tables=6, rounds=2, upstream=upstream)


@pytest.mark.long
def test_each_killed_many_times_they_lose_nothing_and_show_nobody_the_wrong_seat(tmp_path: Path) -> None:
    kill_in_turn(tmp_path, tables=8, rounds=8)


def kill_in_turn(folder: Path, tables: int, rounds: int, upstream: str = IN_TURN) -> None:
    with postgresql() as address, Nursery() as nursery:
        servers = [ForkedServer(nursery, folder, database=address, behind_proxy=True) for _ in range(SERVERS)]
        for server in servers:
            server.start()
        lines = "".join(f"server 127.0.0.1:{server.port} max_fails=0;\n" for server in servers)
        with nginx(folder, upstream.format(servers=lines), "fairwind") as port:
            groups = [three_at_a_table(port, number) for number in range(tables)]
            people = [person for group in groups for person in group]
            stop = threading.Event()
            threads = [threading.Thread(target=person.run, args=(stop,)) for person in people]
            for thread in threads:
                thread.start()
            for server in servers * rounds:
                wait_for_more(people, 10)
                server.kill()
                wait_for_more(people, 5)
                server.start()
            wait_for_more(people, 10)
            stop.set()
            for thread in threads:
                thread.join(PATIENCE)
            assert [person.failed for person in people] == [None] * len(people)
            for person in people:
                person.visitor.client.close()
        for server in servers:
            server.stop()
        looks = 0
        for group in groups:
            views, rows = expected_views(address, folder, group[0].visitor.table)
            assert sorted(rows) == list(range(1, len(rows) + 1)), "no row is missing"
            for person in group:
                viewer = ONLOOKER if person.seat is None else person.seat
                for n, view in person.shown.items():
                    assert view == views[n, viewer]
                looks += len(person.shown)
                for n, do in person.acknowledged:
                    assert rows[n].by == person.seat
                    assert rows[n].played.lines[0]["do"] == do
        answers = sum(len(person.acknowledged) for person in people)
        refused = sum(person.refused for person in people)
    assert answers >= 15 * SERVERS * rounds
    assert looks >= answers
    said = f"{SERVERS * rounds} kills, {answers} answers acknowledged, {looks} views compared, {refused} looks refused"
    print(said)  # noqa: T201 (-s)


def wait_for_more(people: list[Person], count: int) -> None:
    until = time.monotonic() + 60
    wanted = sum(len(person.acknowledged) for person in people) + count
    while sum(len(person.acknowledged) for person in people) < wanted:
        assert time.monotonic() < until, [person.failed for person in people]
        time.sleep(0.005)
