"""`fairwind serve --check`: what would go wrong at a start is told before, and nothing is changed by looking."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairwind.server.checks import findings
from fairwind.server.settings import Settings
from fairwind.server.storage.database import open_database
from fairwind.server.storage.keys import KEY_FILE
from fairwind.server.storage.shards import DATABASE_FILE
from tests.server.postgresql import needs_postgresql, postgresql
from tests.server.test_copies import run_host
from tests.server.visiting import Server, free_port


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    return folder


def wrong(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> dict[str, str]:
    """What is found to be wrong."""
    return {found.what: found.text for found in findings(settings, host, port or free_port()) if not found.good}


def everything(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {str(path): (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.rglob("*") if path.is_file()}


def test_a_first_start_and_a_next_one_are_good_and_nothing_is_touched(tmp_path: Path, data: Path, page: Path) -> None:
    settings = Settings(data, static=page)
    assert wrong(settings) == {}
    assert not data.exists()
    database = open_database(settings)
    database.keys()
    database.close()
    before = everything(data)
    assert wrong(settings) == {}
    assert everything(data) == before


def test_whatever_is_wrong_is_told_with_what_to_do(data: Path, page: Path) -> None:
    settings = Settings(data, static=page)
    database = open_database(settings)
    assert "stop it first" in wrong(settings)["lock"]
    database.close()
    (data / KEY_FILE).write_text("")
    assert "restore it from a copy" in wrong(settings)["key"]
    (data / KEY_FILE).unlink()
    for schema, words in (("9999", "newer version"), ("", "cannot be read")):
        connection = sqlite3.connect(data / DATABASE_FILE)
        connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
        connection.commit()
        connection.close()
        assert words in wrong(settings)["database"]
    (data / DATABASE_FILE).write_text("no database")
    assert "restore it" in wrong(settings)["database"]
    assert "npm run build" in wrong(Settings(data, static=data))["page"]
    assert "--data" in wrong(Settings(page / "index.html", static=page))["folder"]
    assert "--trust-proxy" in wrong(Settings(data, behind_proxy=True, static=page), "0.0.0.0")["settings"]


def test_a_port_that_is_taken_is_told(server: Server, data: Path, page: Path) -> None:
    assert "--port" in wrong(Settings(data, static=page), port=server.port)["port"]
    assert "cannot be used" in wrong(Settings(data, static=page, metrics_port=server.port))["metrics"]


def test_the_command_prints_a_line_for_each_and_says_it_with_its_status(data: Path) -> None:
    (data).mkdir()
    (data / KEY_FILE).write_text("no key")
    done = run_host("serve", "--check", "--data", str(data), "--port", str(free_port()))
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert sum(line.startswith("ok ") for line in lines) >= 7
    assert any(line.startswith("WRONG  key") for line in lines)
    assert sorted(path.name for path in data.iterdir()) == [KEY_FILE]


# -- PostgreSQL


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as found:
        yield found


@needs_postgresql
def test_a_database_is_looked_at_too(address: str, data: Path, page: Path) -> None:
    settings = Settings(data, address, static=page)
    assert wrong(settings) == {}
    database = open_database(settings)
    database.keys()
    assert wrong(settings) == {}
    with database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE settings SET value = 'abc' WHERE name = 'key'")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert set(wrong(settings)) == {"key", "database"}
    nowhere = Settings(data, "postgresql://nobody:hush@127.0.0.1:1/x", static=page)
    assert "check its address" in wrong(nowhere)["database"]
    assert "hush" not in str(wrong(nowhere))
