"""Shards: every table is in the file of its process, whatever happens while it is moved there."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage import shards
from fairwind.server.storage.database import FolderInUse, open_database
from fairwind.server.storage.shards import OF_A_TABLE, shard_file, shard_files
from fairwind.tables.registry import new_id
from fairwind.tables.share import LETTERS, process_of

Kept = dict[str, set[tuple[object, ...]]]  # by name of the database's table: its rows
COLUMNS = {
    "tables": "id, game, status",
    "answers": "table_id, n, body",
    "snapshots": "table_id, exact, n",
    "replays": "id, body",
}


def fill(folder: Path) -> Kept:
    """Tables of every letter in the first file."""
    open_database(Settings(folder)).close()
    with contextlib.closing(sqlite3.connect(shard_file(folder, 0))) as file:
        for letter in LETTERS:
            for _ in range(2):
                name = new_id(letter)
                file.execute(
                    "INSERT INTO tables (id, game, rules, edition, edition_hash, edition_text, variants, public, made,"
                    " status, seats) VALUES (?, 'santa-cruz', 1, '', '', '', '{}', 0, 0, 'running', '[]')",
                    (name,),
                )
                for n in (1, 2, 3):
                    row = (name, n, f"row {n}")
                    file.execute("INSERT INTO answers (table_id, n, at, kind, body) VALUES (?, ?, 0, 'chat', ?)", row)
                file.execute("INSERT INTO snapshots (table_id, exact, n, body) VALUES (?, 0, 2, '{}')", (name,))
            gone = (new_id(letter), 9, "gone")  # a row that outlives its table
            file.execute("INSERT INTO answers (table_id, n, at, kind, body) VALUES (?, ?, 0, 'gone', ?)", gone)
            file.execute("INSERT INTO replays (id, made, body) VALUES (?, 0, 'a record')", (new_id(letter),))
        file.commit()
    return kept(folder)


def kept(folder: Path) -> Kept:
    """All that is kept in a folder; nothing is there twice."""
    found: Kept = {table: set() for table in COLUMNS}
    for path in shard_files(folder).values():
        with contextlib.closing(sqlite3.connect(path)) as file:
            for table, columns in COLUMNS.items():
                rows = set(file.execute(f"SELECT {columns} FROM {table}"))
                assert not rows & found[table]
                found[table] |= rows
    return found


def check_places(folder: Path, processes: int) -> None:
    assert list(shard_files(folder)) == list(range(processes))
    for number, path in shard_files(folder).items():
        with contextlib.closing(sqlite3.connect(path)) as file:
            for table, column in OF_A_TABLE.items():
                names = {row[0] for row in file.execute(f"SELECT {column} FROM {table}")}
                assert all(process_of(name, processes) == number for name in names)
    with contextlib.closing(sqlite3.connect(shard_file(folder, 0))) as file:
        said = file.execute("SELECT value FROM settings WHERE name = 'processes'").fetchone()
        assert said == (str(processes),)


def test_tables_move_to_the_file_of_their_process(tmp_path: Path) -> None:
    before = fill(tmp_path)
    for processes in (3, 3, 2, 1, 6):
        open_database(Settings(tmp_path, processes=processes)).close()
        check_places(tmp_path, processes)
        assert kept(tmp_path) == before


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 2)])
def test_killed_while_tables_move_the_next_start_finishes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int, second: int
) -> None:
    before = fill(tmp_path)
    open_database(Settings(tmp_path, processes=first)).close()
    monkeypatch.setattr(shards, "AT_ONCE", 13)
    transaction = shards._transaction

    class Killed(BaseException):
        pass

    commits = 0
    finished = False
    while not finished:
        commits += 1
        left = commits

        @contextlib.contextmanager
        def dying(connection: sqlite3.Connection) -> Iterator[None]:
            nonlocal left
            if not left:
                raise Killed
            left -= 1
            with transaction(connection):
                yield

        monkeypatch.setattr(shards, "_transaction", dying)
        try:
            open_database(Settings(tmp_path, processes=second)).close()
        except Killed:
            pass
        else:
            finished = True
        monkeypatch.setattr(shards, "_transaction", transaction)
        open_database(Settings(tmp_path, processes=second)).close()
        check_places(tmp_path, second)
        assert kept(tmp_path) == before
        open_database(Settings(tmp_path, processes=first)).close()
        commits += 4
    assert commits > 10


def test_what_is_known_of_visitors_and_editions_outlives_a_file(tmp_path: Path) -> None:
    open_database(Settings(tmp_path, processes=3)).close()
    for number, values in ((0, ("anna", 10, 30, 0, 0, 5)), (2, ("anna", 5, 40, 1, 0, 7)), (1, ("ben", 1, 2, 0, 1, 3))):
        with contextlib.closing(sqlite3.connect(shard_file(tmp_path, number))) as file:
            file.execute(
                "INSERT INTO visitors (name, made, seen, muted, removed, rows) VALUES (?, ?, ?, ?, ?, ?)", values
            )
            file.execute("INSERT INTO editions (hash, text) VALUES (?, 'a text')", (f"edition {number}",))
            file.commit()
    open_database(Settings(tmp_path)).close()
    with contextlib.closing(sqlite3.connect(shard_file(tmp_path, 0))) as file:
        found = file.execute("SELECT name, made, seen, muted, removed, rows FROM visitors ORDER BY name").fetchall()
        assert found == [("anna", 5, 40, 1, 0, 12), ("ben", 1, 2, 0, 1, 3)]
        assert file.execute("SELECT count(*) FROM editions").fetchone() == (3,)


def test_nothing_is_moved_while_another_server_runs(tmp_path: Path) -> None:
    fill(tmp_path)
    with contextlib.closing(open_database(Settings(tmp_path))), pytest.raises(FolderInUse, match="another server"):
        open_database(Settings(tmp_path, processes=3))
    assert list(shard_files(tmp_path)) == [0]


def test_the_folder_is_held_until_the_last_process_is_gone(tmp_path: Path) -> None:
    parent = open_database(Settings(tmp_path, processes=2))
    assert parent.lock is not None
    child = os.dup(parent.lock.fileno())  # as a process inherits it
    parent.close()
    with pytest.raises(FolderInUse):
        open_database(Settings(tmp_path))
    os.close(child)
    open_database(Settings(tmp_path)).close()


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    shard_file(tmp_path, 1).write_text("this is no database at all, only text that is long enough" * 20)
    with pytest.raises(BadSetting, match="cannot be used"):
        open_database(Settings(tmp_path))
    assert shard_file(tmp_path, 1).exists()
