"""Rows, groups of writes, loading from snapshots, and tables that outlive a change of rules."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, text

from fairwind.kernel.chance import Generator
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage import database as database_module
from fairwind.server.storage.database import DATABASE_FILE, Database, FolderInUse, open_database
from fairwind.server.storage.schema import METADATA, ROWS
from fairwind.server.storage.writer import Writer
from fairwind.tables.rows import ChatSaid
from fairwind.tables.store import StoreDown, TooLate
from fairwind.tables.table_state import Stamp
from tests.server.inside import kept_table
from tests.server.visiting import Visitor, serving


@pytest.fixture
def database(data: Path) -> Iterator[Database]:
    opened = open_database(Settings(data))
    yield opened
    opened.close()


def row(n: int) -> ChatSaid:
    return ChatSaid(Stamp(n, time.time()), f"row {n}", by=0)


def count_rows(database: Database, table: str) -> int:
    wanted = select(func.count()).where(ROWS.c.table_id == table)
    with database.reading.connect() as connection:
        return connection.execute(wanted).scalar_one()


def test_a_lost_race_fails_only_its_own_row(database: Database) -> None:
    async def race() -> tuple[list[Any], int]:
        writer = Writer(database, asyncio.get_running_loop(), "me")
        writes = [writer.write(f"table{i % 50}", [row(1)]) for i in range(100)]
        writes.append(writer.write("table0", [row(2), row(1)]))
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        writer.stop()
        return outcomes, writer.commits

    outcomes, commits = asyncio.run(race())
    assert outcomes[:50] == [None] * 50
    assert all(isinstance(outcome, TooLate) for outcome in outcomes[50:])
    assert commits < 100, "many writes share a commit"
    assert [count_rows(database, f"table{i}") for i in range(50)] == [1] * 50, "two rows that lost left none behind"


def test_a_write_that_fails_says_so_and_leaves_nothing_behind(database: Database) -> None:
    async def fail() -> list[Any]:
        writer = Writer(database, asyncio.get_running_loop(), "me")
        bad = writer.write("one", [row(1)], [(text("INSERT INTO nowhere VALUES (1)"), {})])
        good = writer.write("two", [row(1)])
        outcomes: list[Any] = list(await asyncio.gather(bad, good, return_exceptions=True))
        with database.writing.begin() as connection:
            connection.execute(text("DROP TABLE answers"))
        gone = writer.write("three", [row(1)])
        outcomes += await asyncio.gather(gone, return_exceptions=True)
        writer.stop()
        return outcomes

    outcomes = asyncio.run(fail())
    assert isinstance(outcomes[0], StoreDown)
    assert outcomes[1] is None
    assert isinstance(outcomes[2], StoreDown)


def test_every_commit_is_on_the_disk_before_it_counts(database: Database) -> None:
    for engine in (database.reading, database.writing):
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_the_migrations_make_what_the_code_expects(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    versions = Path(database_module.__file__).parent / "migrations" / "versions"
    newest = max(path.name[1:5] for path in versions.glob("v*.py"))
    with database.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest


def test_a_folder_of_an_earlier_version_is_brought_up_to_date(data: Path) -> None:
    from alembic import command
    from alembic.config import Config

    with serving(data) as server:
        visitor = played(server)
        seen = visitor.get()
        server.stop()
        database = open_database(Settings(data))
        config = Config()
        config.set_main_option("script_location", str(Path(database_module.__file__).parent / "migrations"))
        with database.writing.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")
        database.close()
        server.start()
        again = server.visitor()
        again.table = visitor.table
        assert again.get()["n"] == seen["n"]
        assert again.get()["view"]["seats"] == seen["view"]["seats"]


def test_one_folder_is_for_one_server(database: Database, data: Path) -> None:
    with pytest.raises(FolderInUse, match="another server"):
        open_database(Settings(data))


def test_addresses_and_folders_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for settings in (
        Settings(tmp_path / "file"),
        Settings(tmp_path, "mysql://localhost/x"),
        Settings(tmp_path, "nonsense"),
        Settings(tmp_path, "postgresql://nobody@127.0.0.1:1/nowhere"),
    ):
        with pytest.raises(BadSetting):
            open_database(settings)


# -- loading


def played(server: Any, answers: int = 45) -> Visitor:
    visitor: Visitor = server.visitor()
    visitor.make("santa-cruz", "you:Anna", "you:Ben")
    visitor.play(Generator("load"), answers)
    return visitor


def change(data: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(data / DATABASE_FILE)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_a_table_loads_from_its_snapshot_or_without_it(data: Path) -> None:
    with serving(data) as server:
        visitor = played(server)
        seen = [visitor.get(seat=seat) for seat in (0, 1)]
        server.kill()
        connection = sqlite3.connect(data / DATABASE_FILE)
        assert connection.execute("SELECT n FROM snapshots WHERE NOT exact").fetchone()[0] >= 40
        connection.close()
        server.start()
        assert [visitor.get(seat=seat) for seat in (0, 1)] == seen
        server.kill()
        change(data, "DELETE FROM snapshots")
        server.start()
        assert [visitor.get(seat=seat) for seat in (0, 1)] == seen
        visitor.play(Generator("on"), 5)


def test_after_a_change_of_rules_a_running_game_goes_on_from_its_state(data: Path) -> None:
    with serving(data) as server:
        visitor = played(server)
        before = visitor.get()
        server.stop()
        change(data, "UPDATE tables SET rules = 0")
        visitor = server.visitor()
        server.start()
        visitor.table = before["id"]
        seen = visitor.get()
        assert seen["view"] == {**before["view"], "own": seen["view"].get("own")}
        assert seen["n"] == before["n"] + 1
        assert seen["stopped"] is None


def test_a_game_that_ends_after_a_change_of_rules_has_a_record_from_there_on(data: Path) -> None:
    with serving(data) as server:
        visitor = played(server)
        jar = visitor.client.cookies
        server.kill()
        change(data, "UPDATE tables SET rules = 0")
        server.start()
        other = server.visitor()
        other.table, other.client.cookies = visitor.table, jar
        other.play(Generator("after"))
        text_of = other.client.get(other.at("/record")).text
        assert '{"state"' in text_of.splitlines()[1]
        assert other.get("/replay")["steps"] > 0
        assert len(other.log()) == other.get()["n"], "the log goes back to the beginning"


def test_a_table_that_waited_while_the_rules_changed_begins_under_the_new_ones(data: Path) -> None:
    with serving(data) as server:
        visitor = server.visitor()
        visitor.make("santa-cruz", "you:Anna", "open")
        server.kill()
        change(data, "UPDATE tables SET rules = 0")
        server.start()
        visitor.done("/start", bot="random")
        visitor.play(Generator("waited"))
        assert visitor.get("/replay")["steps"] > 0, "the record names the rules it was played by"


def test_an_upgrade_in_the_middle_of_a_turn_needs_no_replay(data: Path) -> None:
    with serving(data) as server:
        visitor = server.visitor()
        visitor.make("mundus-novus", "you:Anna", "you:Ben")
        found = visitor.asked()
        assert found is not None
        visitor.answer(found[0], "announce 2")
        visitor.answer(0, visitor.get(seat=0)["asked"]["options"][0]["do"])
        assert visitor.get(seat=0)["undo"] == "free"
        before = [visitor.get(seat=seat)["view"] for seat in (0, 1)]
        jar = visitor.client.cookies
        server.stop()
        change(data, "UPDATE tables SET rules = 0")
        change(data, """UPDATE answers SET body = replace(body, '"do":"', '"do":"formerly ') WHERE kind = 'answer'""")
        server.start()
        other = server.visitor()
        other.table, other.client.cookies = visitor.table, jar
        assert [other.get(seat=seat)["view"] for seat in (0, 1)] == before
        assert other.get()["stopped"] is None
        other.play(Generator("upgraded"), 5)


def test_a_game_that_cannot_go_on_stays_readable_and_says_why(data: Path) -> None:
    with serving(data) as server:
        visitor = played(server)
        log = visitor.get("/log")
        server.kill()
        change(data, "UPDATE tables SET edition_hash = 'other'")
        server.start()
        seen = visitor.get()
        assert "edition" in seen["stopped"]
        assert (seen["status"], seen["view"], seen["asked"]) == ("running", {}, None)
        assert visitor.get("/log") == log
        refused = visitor.post("/answer", seat=0, decision=1, do="x")
        assert (refused.status_code, refused.json()["title"]) == (409, "stopped")
        assert visitor.client.get(visitor.at("/edition")).status_code == 409


def test_rows_that_no_longer_fit_stop_the_game(data: Path) -> None:
    with serving(data) as server:
        visitor = played(server, 10)
        n = visitor.get()["n"]
        server.kill()
    change(data, "DELETE FROM snapshots")
    change(data, "DELETE FROM answers WHERE n = ?", n - 3)
    state, _, _ = kept_table(data, visitor.table)
    assert state.stopped
    assert state.n == n


def test_tables_leave_the_memory_and_come_back(data: Path) -> None:
    from fairwind.server.http.app import create_app
    from tests.server.inside import running

    app = create_app(Settings(data, idle_seconds=0.1, watch_seconds=0.05, workers=1))
    with running(app) as address, httpx.Client(base_url=address) as client:
        seats = [{"kind": "you"}, {"kind": "you"}]
        table = client.post("/api/tables", json={"game": "santa-cruz", "seats": seats}).json()["table"]
        before = client.get(f"/api/tables/{table}").json()
        until = time.monotonic() + 10
        while app.state.registry.tables and time.monotonic() < until:
            time.sleep(0.05)
        assert not app.state.registry.tables
        assert client.get(f"/api/tables/{table}").json() == before


def test_the_lock_of_the_table_is_the_unique_index(database: Database) -> None:
    names = {constraint.name for constraint in ROWS.constraints}
    assert "answers_table_n" in names
