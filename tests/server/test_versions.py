"""An older and a newer version on one database: what the newer has gone on with, the older leaves alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fairwind.games import game
from fairwind.kernel.chance import Generator
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import DATABASE_FILE, known_schemas, open_database
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.visiting import Live, Server, Visitor, serving


def change(data: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(data / DATABASE_FILE)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_a_schema_of_the_future_is_refused_with_a_sentence(data: Path) -> None:
    open_database(Settings(data)).close()
    change(data, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetting, match=r"schema 9999 by a newer version.*update this one"):
        open_database(Settings(data))
    connection = sqlite3.connect(data / DATABASE_FILE)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    connection.close()
    change(data, "UPDATE alembic_version SET version_num = ?", known_schemas()[0])
    open_database(Settings(data)).close()


def test_after_a_step_back_tables_of_newer_rules_wait_for_the_newer_version(data: Path) -> None:
    with serving(data) as server:
        anna = server.visitor()
        anna.make("santa-cruz", "you:Anna", "you:Ben")
        anna.play(Generator("back"), 5)
        other = server.visitor()
        other.make("santa-cruz", "you:Cleo", "you:Dora")
        seen = anna.get()
        server.stop()
        newer = game("santa-cruz").rules_version + 1
        change(data, "UPDATE tables SET rules = ? WHERE id = ?", newer, anna.table)
        server.start()
        anna, other = same(anna, server), same(other, server)
        assert refused(anna)
        assert other.get()["mine"] == [0, 1], "other tables are not touched by it"
        server.stop()
        connection = sqlite3.connect(data / DATABASE_FILE)
        found = connection.execute("SELECT max(n) FROM answers WHERE table_id = ?", (anna.table,)).fetchone()
        assert (*found, newer) == (
            seen["n"],
            *connection.execute("SELECT rules FROM tables WHERE id = ?", (anna.table,)).fetchone(),
        )
        connection.close()


def same(visitor: Visitor, server: Server) -> Visitor:
    """The same browser, at this server."""
    other = server.visitor()
    other.table = visitor.table
    other.client.cookies = httpx.Cookies(visitor.client.cookies)
    return other


def refused(visitor: Visitor) -> bool:
    """Whether nothing is shown and nothing is done, and the sentence says why."""
    answers = [
        visitor.client.get(visitor.at()),
        visitor.client.get(visitor.at("/log")),
        visitor.client.get(visitor.at("/events"), timeout=5),
        visitor.post("/answer", seat=0, decision=1, do="x"),
        visitor.post("/chat", seat=0, text="anybody?"),
        visitor.post("/undo", seat=0),
    ]
    assert {(answer.status_code, answer.json()["title"]) for answer in answers} == {(503, "newer-version")}
    assert "newer version" in answers[0].json()["detail"]
    return True


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as found:
        yield found


class Newer(Server):
    """A server of a version that is not there yet."""

    module = "tests.server.newer_version"


@needs_postgresql
def test_an_older_server_does_not_go_on_with_what_the_newer_took_over(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Server(tmp_path / "old", database=address).start()
    anna, waiting, watched = (old.visitor() for _ in range(3))
    anna.make("santa-cruz", "you:Anna", "you:Ben")
    anna.play(Generator("roll"), 5)
    watched.make("santa-cruz", "you:Eva", "random", "random")
    waiting.make("santa-cruz", "you:Cleo", "open")
    before = anna.get()
    monkeypatch.setenv("PRETENDED", "rules")
    new = Newer(tmp_path / "new", database=address)
    try:
        with Live(watched) as live:
            live.next()
            new.start()
            for visitor in (anna, waiting, watched):
                there = same(visitor, new)
                assert there.get()["stopped"] is None
                if visitor is not waiting:
                    there.play(Generator("there"), 3)
            assert live.ends(), "whoever watches at the older server is sent away"
        for visitor in (anna, waiting, watched):
            assert refused(visitor)
        assert same(anna, new).get()["n"] > before["n"]
        there = same(waiting, new)
        dora = new.visitor()
        assert dora.join(waiting.table, "Dora") == 1
        assert there.get()["status"] == "running", "it began under the newer rules"
        fresh = old.visitor()
        fresh.make("santa-cruz", "you:Eve", "you:Fay")
        fresh.play(Generator("old"), 3)
    finally:
        said = old.stop(), new.stop()
    assert "Traceback" not in said[0] + said[1]


@needs_postgresql
def test_rows_of_a_kind_that_is_not_known_yet_are_not_skipped(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Server(tmp_path / "old", database=address).start()
    anna = old.visitor()
    anna.make("santa-cruz", "you:Anna", "you:Ben")
    monkeypatch.setenv("PRETENDED", "kinds")
    new = Newer(tmp_path / "new", database=address).start()
    try:
        same(anna, new).done("/chat", seat=0, text="said in a new way")
        assert refused(anna)
        assert same(anna, new).get()["n"] == 3
    finally:
        said = old.stop(), new.stop()
    assert "Traceback" not in said[0] + said[1]
