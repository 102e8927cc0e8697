"""`fairwind tables`: what the host sees and removes, on either database, while a server runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairwind.server.http.app import create_app
from fairwind.server.settings import Settings
from fairwind.server.storage.inventory import inventory_of
from tests.cli.terminal import fairwind_here
from tests.server.inside import running, sql_store
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Live, Server, Visitor

DAY = 24 * 3600


class Hosted:
    """A server, and the commands of whoever runs it."""

    def __init__(self, server: Server, where: list[str]) -> None:
        self.server = server
        self.where = where

    def tables(self, command: str, *arguments: str, typed: list[str] | None = None) -> str:
        ran = fairwind_here("tables", command, *arguments, *self.where, typed=typed or [])
        assert ran.status == 0, ran.err
        return ran.out

    def as_json(self, command: str, *arguments: str) -> Any:
        return json.loads(self.tables(command, *arguments, "--json"))


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=needs_postgresql), "two processes"])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    data = tmp_path_factory.mktemp("hosted")
    if request.param == "postgresql":
        with postgresql() as address:
            yield from served(Server(data, database=address), ["--database", address])
    elif request.param == "sqlite":
        yield from served(Server(data), ["--data", str(data)])
    else:
        yield from served(Server(data, "--processes", "2"), ["--data", str(data)])


def served(server: Server, where: list[str]) -> Iterator[Hosted]:
    server.start()
    yield Hosted(server, where)
    assert "Traceback" not in server.stop()


def test_the_list_says_what_there_is_and_no_secret(hosted: Hosted) -> None:
    anna, ben = hosted.server.visitor(), hosted.server.visitor()
    table = anna.make("mundus-novus", "you:Anna", "open", public=True)
    ben.join(table, "Ben")
    anna.done("/chat", text="the secret plan")
    waiting = ben.make("santa-cruz", "you:Ben", "open")
    entries = {entry["id"]: entry for entry in hosted.as_json("list")}
    assert entries[table]["people"] == ["Anna", "Ben"]
    assert (entries[table]["game"], entries[table]["status"], entries[table]["seats"]) == ("mundus-novus", "running", 2)
    assert entries[table]["rows"] == anna_n(anna, table)
    assert entries[table]["bytes"] > 500
    assert abs(entries[table]["used"] - time.time()) < 60
    assert [entry["id"] for entry in hosted.as_json("list", "--status", "waiting")] == [waiting]
    assert hosted.as_json("list", "--older-than", "1") == []
    shown = hosted.as_json("show", table)
    assert shown["kinds"]["chat"] == 1
    who = dict(shown["holders"])
    mine = hosted.as_json("list", "--visitor", who[1])
    assert {entry["id"] for entry in mine} == {table, waiting}
    told = hosted.tables("list") + hosted.tables("show", table) + json.dumps(shown)
    assert table in told
    for secret in ("secret plan", "hand", anna.client.cookies["fw"]):
        assert secret not in told


def anna_n(visitor: Visitor, table: str) -> int:
    visitor.table = table
    n: int = visitor.get()["n"]
    return n


def test_a_table_is_deleted_under_a_running_server(hosted: Hosted) -> None:
    anna = hosted.server.visitor()
    table = anna.make("mundus-novus", "you", "you")
    assert "Nothing" in hosted.tables("delete", table, typed=["n"])
    found = anna.asked()
    assert found is not None
    with Live(anna) as live:
        live.next()
        assert "gone" in hosted.tables("delete", table, typed=["y"])
        answer = anna.answer(found[0], found[1]["asked"]["options"][0]["do"], found[1]["asked"]["decision"])
        assert answer.status_code == 404, "at once, before the server has looked"
        until = time.monotonic() + 10
        event = ""
        while event != "gone" and time.monotonic() < until:
            event = live.next()[0]
        assert event == "gone"
    assert anna.client.get(anna.at()).status_code == 404
    assert anna.client.get(anna.at("/log")).status_code == 404
    assert anna.post("/chat", text="hello?").status_code == 404
    assert table not in hosted.tables("list")
    missing = fairwind_here("tables", "delete", table, "--yes", *hosted.where)
    assert "There is no table" in missing.complained()
    assert "There is no table" in fairwind_here("tables", "show", table, *hosted.where).complained()
    again = hosted.server.visitor()
    again.make("mundus-novus", "you", "you")
    assert again.post("/chat", text="all others go on").status_code == 200


def test_what_is_old_goes_if_the_host_says_so(hosted: Hosted) -> None:
    anna = hosted.server.visitor()
    game = anna.make("santa-cruz", "you", "you")
    anna.make("santa-cruz", "you", "open")
    before = hosted.tables("list")
    assert "Would go: 0 tables" in hosted.tables("expire", "--dry-run"), "nothing is a day old"
    would = hosted.tables("expire", "--dry-run", "--days", "0")
    assert game in would
    assert hosted.tables("list") == before
    assert "Nothing" in hosted.tables("expire", "--days", "0", typed=["n"])
    hosted.tables("expire", "--days", "0", "--yes")
    assert game not in hosted.tables("list")
    anna.table = game
    until = time.monotonic() + 10
    while anna.client.get(anna.at()).status_code != 404 and time.monotonic() < until:
        time.sleep(0.1)
    assert anna.client.get(anna.at()).status_code == 404


def test_a_folder_without_tables_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert "no tables are kept here" in fairwind_here("tables", "list", "--data", str(tmp_path)).complained()
    wrong = fairwind_here("tables", "list", "--database", "mysql://here")
    assert "PostgreSQL" in wrong.complained()
    nobody = fairwind_here("tables", "list", "--database", "postgresql://fairwind@127.0.0.1:1/none")
    assert "cannot be used" in nobody.complained()


def test_a_database_of_another_version_is_left_alone(data: Path) -> None:
    async def make() -> None:
        async with sql_store(data):
            pass

    asyncio.run(make())
    with closing(sqlite3.connect(data / "fairwind.sqlite")) as database:
        database.execute("UPDATE alembic_version SET version_num = '0002'")
        database.commit()
    assert "start the server of this version once" in fairwind_here("tables", "list", "--data", str(data)).complained()


def test_a_table_nobody_began_goes_by_itself_unless_somebody_watches(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fairwind.tables import registry

    monkeypatch.setattr(registry, "FIRST_SWEEP_SECONDS", 1.0)
    monkeypatch.setattr(registry, "SWEEP_SECONDS", 0.2)
    app = create_app(Settings(data, workers=1, watch_seconds=0.1, unbegun_seconds=0.5))
    with running(app) as address, httpx.Client(base_url=address, timeout=30) as client:
        left, watched, begun = Visitor(client), Visitor(client), Visitor(client)
        left.make("santa-cruz", "you", "open")
        watched.make("santa-cruz", "you", "open")
        begun.make("santa-cruz", "you", "you")
        with watched.watching():
            until = time.monotonic() + 10
            while client.get(left.at()).status_code == 200 and time.monotonic() < until:
                time.sleep(0.1)
            assert client.get(left.at()).status_code == 404
            assert watched.get()["status"] == "waiting"
        assert begun.get()["status"] == "running"


def test_marks_of_tables_that_are_gone_go_too(data: Path) -> None:
    async def deed() -> None:
        from tests.tables.test_store import new

        async with sql_store(data) as store:
            await store.make(new("a" * 12, "waiting", made=time.time() - 2 * DAY))

    asyncio.run(deed())
    with inventory_of(Settings(data)) as inventory:
        assert inventory.expire(None, dry=True).tables == ["a" * 12]
        assert inventory.expire(None, dry=False).tables == ["a" * 12]
    with closing(sqlite3.connect(data / "fairwind.sqlite")) as database:
        assert database.execute("SELECT kind FROM answers").fetchall() == [("gone",)]
        database.execute("UPDATE answers SET at = 0")
        database.commit()
        with inventory_of(Settings(data)) as inventory:
            inventory.expire(None, dry=False)
        assert database.execute("SELECT count(*) FROM answers").fetchone() == (0,)
