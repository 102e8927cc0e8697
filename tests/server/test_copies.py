"""Copies are made while people play, and brought back: games go on, and seats are whose they were."""

from __future__ import annotations

import io
import sqlite3
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from fairwind.kernel.chance import Generator
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.backup import back_up, postgresql_program, restore, run_postgresql
from fairwind.server.storage.database import open_database
from fairwind.server.storage.key_rotation import rotate
from fairwind.server.storage.keys import KEY_FILE
from fairwind.server.storage.shards import DATABASE_FILE
from tests.server.load import Load
from tests.server.postgresql import binaries, postgresql
from tests.server.visiting import Server, Visitor, serving


def run_host(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command of the host."""
    code = "import sys; from fairwind.cli.app import run; sys.exit(run(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=90)


def come_back(server: Server, before: Visitor) -> Visitor:
    """The same browser at another server."""
    visitor = Visitor(httpx.Client(base_url=server.url, cookies=before.client.cookies, timeout=30))
    server.visitors.append(visitor)
    visitor.table = before.table
    return visitor


def goes_on(server: Server, before: Visitor, log: list[object], link: str) -> None:
    """Everything is there, seats are still theirs, links too, and the game goes on."""
    visitor = come_back(server, before)
    assert visitor.get()["mine"] == [0, 1]
    assert visitor.get("/log")[: len(log)] == log
    visitor.play(Generator("restored"), 3)
    friend = server.visitor()
    friend.table = before.table
    assert friend.done("/claim", secret=link)["seat"] == 1


def share(visitor: Visitor) -> str:
    secret: str = visitor.done("/link", seat=1, share=True)["link"].split("#")[1]
    return secret


def test_a_copy_of_a_folder_is_made_while_people_play_and_goes_on_elsewhere(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with serving(data) as server:
        load = Load(server, 0)
        for _ in range(5):
            load.answer()
        before, link = load.visitor.get("/log"), share(load.visitor)
        thread = threading.Thread(target=load.run)
        thread.start()
        done = run_host("backup", str(copy), "--data", str(data))
        load.stop.set()
        thread.join(30)
        assert done.returncode == 0, done.stderr
        assert str(copy) in done.stdout
        assert "who has it can sit anywhere" in done.stdout
        size = copy.stat().st_size
        again = run_host("backup", str(copy), "--data", str(data))
        assert (again.returncode, copy.stat().st_size) == (2, size)
        assert "already" in again.stderr
    assert copy.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    done = run_host("restore", str(copy), "--data", str(other))
    assert done.returncode == 0, done.stderr
    assert (other / KEY_FILE).read_text() == (data / KEY_FILE).read_text()
    assert {path.name: path.stat().st_mode & 0o077 for path in other.glob("[!s]*")} == {DATABASE_FILE: 0, KEY_FILE: 0}
    connection = sqlite3.connect(other / DATABASE_FILE)
    assert connection.execute("SELECT count(*) FROM settings WHERE name = 'key'").fetchone() == (0,)
    connection.close()
    with serving(other) as server:
        goes_on(server, load.visitor, before, link)


@pytest.mark.long
def test_a_copy_of_several_processes_goes_on_with_another_number_of_them(data: Path, tmp_path: Path) -> None:
    with serving(data, "--processes", "2") as server:
        loads = [Load(server, 0) for _ in range(6)]
        for load in loads:
            load.answer()
        log, links = [load.visitor.get("/log") for load in loads], [share(load.visitor) for load in loads]
        back_up(Settings(data), tmp_path / "copy.tar")
    with tarfile.open(tmp_path / "copy.tar") as together:
        assert together.getnames() == [DATABASE_FILE, "fairwind-1.sqlite"]
    restore(Settings(tmp_path / "other"), tmp_path / "copy.tar")
    with serving(tmp_path / "other") as server:
        for load, before, link in zip(loads, log, links, strict=True):
            goes_on(server, load.visitor, before, link)


# -- PostgreSQL


needs_postgresql = pytest.mark.skipif(
    binaries() is None or postgresql_program("pg_dump") is None,
    reason="PostgreSQL or pg_dump is not installed; Debian's package postgresql brings them.",
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as found:
        yield found


@needs_postgresql
def test_a_copy_of_a_postgresql_is_made_while_people_play_and_goes_on_elsewhere(address: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with serving(tmp_path / "one", database=address) as server:
        load = Load(server, 0)
        load.answer()
        before, link = load.visitor.get("/log"), share(load.visitor)
        thread = threading.Thread(target=load.run)
        thread.start()
        done = run_host("backup", str(copy), "--database", address)
        load.stop.set()
        thread.join(30)
        assert done.returncode == 0, done.stderr
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE DATABASE other")
    other = address.rpartition("/")[0] + "/other"
    full = run_host("restore", str(copy), "--database", address)
    assert (full.returncode, "already" in full.stderr) == (2, True)
    done = run_host("restore", str(copy), "--database", other)
    assert done.returncode == 0, done.stderr
    with serving(tmp_path / "two", database=other) as server:
        goes_on(server, load.visitor, before, link)


@pytest.mark.long
@needs_postgresql
def test_a_folder_goes_on_in_a_postgresql(address: str, data: Path, tmp_path: Path) -> None:
    with serving(data) as server:
        load = Load(server, 0)
        for _ in range(3):
            load.answer()
        before, link = load.visitor.get("/log"), share(load.visitor)
    back_up(Settings(data), tmp_path / "copy")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE DATABASE grown")
    grown = address.rpartition("/")[0] + "/grown"
    restore(Settings(tmp_path, grown), tmp_path / "copy")
    with pytest.raises(BadSetting, match="already"):
        restore(Settings(tmp_path, grown), tmp_path / "copy")
    with serving(tmp_path / "two", database=grown) as server:
        goes_on(server, load.visitor, before, link)


@needs_postgresql
def test_a_database_that_does_not_answer_is_told_of(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody:hush@127.0.0.1:1/nowhere"
    with pytest.raises(BadSetting, match="pg_dump failed") as failed:
        back_up(Settings(tmp_path, nowhere), tmp_path / "copy")
    assert "hush" not in str(failed.value)
    assert not (tmp_path / "copy").exists()


def test_a_password_is_not_in_the_list_of_processes(tmp_path: Path) -> None:
    tell = tmp_path / "tell"
    tell.write_text(f'#!/bin/sh\necho "$@ $PGPASSWORD" > {tmp_path}/told\n')
    tell.chmod(0o700)
    run_postgresql([str(tell)], "postgresql://anna:hush%21@there/tables")
    assert (tmp_path / "told").read_text() == "--dbname=postgresql://anna@there/tables hush!\n"


def test_without_its_programs_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairwind.server.storage.backup.postgresql_program", lambda _: None)
    with pytest.raises(BadSetting, match="postgresql-client"):
        back_up(Settings(tmp_path, "postgresql://x@y/z"), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


# -- what goes wrong


def test_copies_that_cannot_be_made(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(BadSetting, match="no tables"):
        back_up(settings, tmp_path / "copy")
    (tmp_path / DATABASE_FILE).write_text("this is no database at all, only text that is long enough" * 20)
    with pytest.raises(BadSetting, match="the copy failed"):
        back_up(settings, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    with pytest.raises(BadSetting, match="choose another place"):
        back_up(settings, tmp_path / "nowhere" / "copy")


def made_copy(folder: Path) -> Path:
    database = open_database(Settings(folder / "made"))
    database.keys()
    database.close()
    back_up(Settings(folder / "made"), folder / "copy")
    return folder / "copy"


def tar_of(folder: Path, **files: bytes) -> Path:
    made = folder / "made.tar"
    with tarfile.open(made, "w") as together:
        for name, content in files.items():
            member = tarfile.TarInfo(name.replace("__", "/"))
            member.size = len(content)
            together.addfile(member, io.BytesIO(content))
    return made


def test_copies_that_cannot_be_brought_back_leave_nothing_behind(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    good = copy.read_bytes()
    other = tmp_path / "other"
    broken = bytearray(good)
    broken[len(good) // 2 : len(good) // 2 + 4096] = b"x" * 4096
    for content, words in (
        (good[: len(good) // 2], "not whole"),
        (bytes(broken), "not whole"),
        (b"", "no copy"),
        (b"text", "no copy"),
        (b"PGDMP" + b"x" * 600, "--database"),
    ):
        copy.write_bytes(content)
        with pytest.raises(BadSetting, match=words):
            restore(Settings(other), copy)
        assert [path.name for path in other.glob("*") if path.name != "serving.lock"] == []
    with pytest.raises(BadSetting, match="no copy"):
        restore(Settings(other), tar_of(tmp_path, **{"..__evil": b"x"}))
    with pytest.raises(BadSetting, match="is not in this copy"):
        restore(Settings(other), tar_of(tmp_path, **{"fairwind-1.sqlite": good}))
    assert not (tmp_path / "evil").exists()
    assert not list(other.glob("fairwind*"))


def test_a_copy_goes_only_into_an_empty_place(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    with pytest.raises(BadSetting, match="already"):
        restore(Settings(tmp_path / "made"), copy)
    with pytest.raises(BadSetting, match="name the file"):
        restore(Settings(tmp_path / "other"), tmp_path / "nothing")


def test_a_copy_with_a_key_that_is_none_is_refused(tmp_path: Path) -> None:
    copy = made_copy(tmp_path)
    connection = sqlite3.connect(copy)
    connection.execute("UPDATE settings SET value = '' WHERE name = 'key'")
    connection.commit()
    connection.close()
    with pytest.raises(BadSetting, match="this is no key"):
        restore(Settings(tmp_path / "other"), copy)


# -- other keys


def test_a_new_key_ends_nothing_until_the_old_one_is_forgotten(data: Path) -> None:
    with serving(data) as server:
        anna = server.visitor()
        anna.make("santa-cruz", "you:Anna", "you:Ben")
        old, friend = share(anna), server.visitor()
        friend.table = anna.table
        done = run_host("key", "rotate", "--data", str(data))
        assert (done.returncode, "1 older" in done.stdout) == (0, True), done.stderr
        wait_until(lambda: share(anna) != old)  # the server that runs has taken it up
        new = share(anna)
        assert claimed(friend, old) == claimed(friend, new) == 200
        done = run_host("key", "rotate", "--forget", "--data", str(data))
        assert (done.returncode, "void" in done.stdout) == (0, True), done.stderr
        wait_until(lambda: claimed(friend, old) == 403)
        assert claimed(friend, new) == 200
        assert anna.get()["mine"] == [0, 1], "seats stand on the browser's own secret"
    assert len((data / KEY_FILE).read_text().splitlines()) == 1


def claimed(friend: Visitor, secret: str) -> int:
    return friend.post("/claim", secret=secret).status_code


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 15
    while not true():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_at_most_four_keys_are_good(data: Path) -> None:
    database = open_database(Settings(data))
    first = database.keys()
    database.close()
    assert [rotate(Settings(data), forget=False) for _ in range(5)] == [1, 2, 3, 3, 3]
    database = open_database(Settings(data))
    good = database.keys()
    database.close()
    assert first[0] not in good
    assert len(set(good)) == 4


@needs_postgresql
def test_the_key_of_a_postgresql_is_changed_for_all_its_servers(address: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, address)
    database = open_database(settings)
    before = database.keys()
    assert rotate(settings, forget=False) == 1
    assert database.keys()[1:] == before
    assert rotate(settings, forget=True) == 0
    assert len(database.keys()) == 1
    assert database.keys() != before
    database.close()
