"""Shards: where several processes keep their tables in one folder, each has a file of its own and writes only there.

The first letter of a table's id says which (`tables/share.py`). The first file is the one that a single process has,
and holds the settings.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fairwind.server.storage.schema import (
    MAIL_QUESTIONS,
    METADATA,
    NOTICE_WISHES,
    PASSAGES,
    PROFILES,
    PUSH_SUBSCRIPTIONS,
    SETTINGS,
    VISITORS,
)
from fairwind.tables.share import Share

DATABASE_FILE: Final = "fairwind.sqlite"
FURTHER: Final = re.compile(r"fairwind-(\d+)\.sqlite")
COUNT: Final = "processes"  # the setting that says how many there were at the last start
AT_ONCE: Final = 200  # tables moved in one transaction
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a file

# Whose rows these are: of a table or a record, by the column with its id. Each file has visitors of its own, and only
# the first has settings, profiles, passages and what visitors wish to be told. What remains is known to all (editions
# that were played with) and is copied to each of them.
OF_A_TABLE: Final = {
    table.name: "table_id" if "table_id" in table.c else "id"
    for table in METADATA.sorted_tables
    if "table_id" in table.c or table.name in {"tables", "replays"}
}
FIRST_ONLY: Final = (SETTINGS, PROFILES, PASSAGES, NOTICE_WISHES, PUSH_SUBSCRIPTIONS, MAIL_QUESTIONS)
STAYS: Final = frozenset({VISITORS.name, *(table.name for table in FIRST_ONLY)})
KNOWN_TO_ALL: Final = tuple(t.name for t in METADATA.sorted_tables if t.name not in {*OF_A_TABLE, *STAYS})


def shard_file(folder: Path, number: int) -> Path:
    """The file of a process."""
    return folder / (f"fairwind-{number}.sqlite" if number else DATABASE_FILE)


def shard_files(folder: Path) -> dict[int, Path]:
    """The files that are there, by their number; the first holds the settings."""
    found = {int(match[1]): path for path in folder.iterdir() if (match := FURTHER.fullmatch(path.name))}
    if (folder / DATABASE_FILE).is_file():
        found[0] = folder / DATABASE_FILE
    return dict(sorted(found.items()))


def settle(folder: Path, processes: int) -> int:
    """Move every table to the file where so many processes look for it; how many were moved.

    No server may run meanwhile. What is moved is copied first and then deleted: killed in between, the next start
    finishes it.
    """
    files = shard_files(folder)
    moved = MoveCount()
    for number, file in files.items():
        for target in (target for target in range(processes) if target != number):
            _move(file, shard_file(folder, target), Share(target, processes).letters, moved)
    for number, file in files.items():
        if number >= processes:
            _merge_visitors(file, shard_file(folder, 0))
            _remove(file)
    with contextlib.closing(sqlite3.connect(shard_file(folder, 0), timeout=30)) as first:
        first.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (COUNT, str(processes)))
        first.commit()
    return moved.count


class MoveCount:
    """How many tables were moved, told once a second."""

    def __init__(self) -> None:
        self.count = 0
        self._told = time.monotonic()

    def add(self, count: int) -> None:
        """So many more."""
        self.count += count
        now = time.monotonic()
        if now - self._told >= 1:
            self._told = now
            said = f"Tables are moved to the files of their processes: {self.count} so far"
            print(said, file=sys.stderr, flush=True)  # noqa: T201 (it may take a while)


def _move(source: Path, target: Path, letters: str, moved: MoveCount) -> None:
    """Move what begins with these letters."""
    with _both(source, target) as connection:
        _copy_common(connection)
        for table, column in OF_A_TABLE.items():
            while names := _to_move(connection, table, column, letters):
                _move_some(connection, names)
                moved.add(len(names))


@contextlib.contextmanager
def _both(source: Path, target: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file, `main`, and another, `there`."""
    with contextlib.closing(sqlite3.connect(source, timeout=30, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("ATTACH ? AS there", (str(target),))
        connection.execute("PRAGMA there.synchronous=FULL")
        yield connection


def _to_move(connection: sqlite3.Connection, table: str, column: str, letters: str) -> list[str]:
    """Some of the ids that begin with these letters, found by the index; rows may outlive their table for a while."""
    found: list[str] = []
    for letter in letters:
        query = f"SELECT DISTINCT {column} FROM {table} WHERE {column} >= ? AND {column} < ? LIMIT ?"  # noqa: S608
        found += [row[0] for row in connection.execute(query, (letter, chr(ord(letter) + 1), AT_ONCE - len(found)))]
        if len(found) >= AT_ONCE:
            break
    return found


def _move_some(connection: sqlite3.Connection, names: Sequence[str]) -> None:
    """Copy in one transaction, which writes only there; then delete in one, which writes only here."""
    places = ", ".join("?" * len(names))
    with _transaction(connection):
        for table, column in OF_A_TABLE.items():
            columns = _columns(table)
            connection.execute(
                f"INSERT OR IGNORE INTO there.{table} ({columns}) SELECT {columns} FROM main.{table} "  # noqa: S608
                f"WHERE {column} IN ({places})",
                names,
            )
    with _transaction(connection):
        for table, column in OF_A_TABLE.items():
            connection.execute(f"DELETE FROM main.{table} WHERE {column} IN ({places})", names)  # noqa: S608


def _copy_common(connection: sqlite3.Connection) -> None:
    """Let the other file know what all of them know."""
    with _transaction(connection):
        for table in KNOWN_TO_ALL:
            columns = _columns(table)
            connection.execute(
                f"INSERT OR IGNORE INTO there.{table} ({columns}) SELECT {columns} FROM main.{table}"  # noqa: S608
            )


def _columns(table: str) -> str:
    """The columns of a table but for the number that each file gives by itself."""
    found = METADATA.tables[table].c
    return ", ".join(f'"{column.name}"' for column in found if column.autoincrement is not True)


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _merge_visitors(source: Path, target: Path) -> None:
    """Let the other file know the visitors of one that goes, what was said of them, and what they have used."""
    table, columns = VISITORS.name, _columns(VISITORS.name)
    kinds = {"made": "min({0}, excluded.{0})", "seen": "max({0}, excluded.{0})"}
    kinds |= dict.fromkeys(("muted", "removed"), "{0} OR excluded.{0}")
    merged = ", ".join(
        f'"{c.name}" = ' + kinds.get(c.name, "{0} + excluded.{0}").format(f'"{c.name}"')
        for c in VISITORS.c
        if not c.primary_key
    )
    with _both(source, target) as connection:
        with _transaction(connection):
            connection.execute(
                f"INSERT INTO there.{table} ({columns}) SELECT {columns} FROM main.{table} WHERE true "  # noqa: S608
                f"ON CONFLICT (name) DO UPDATE SET {merged}"
            )
        with _transaction(connection):
            connection.execute(f"DELETE FROM main.{table}")  # noqa: S608


def _remove(file: Path) -> None:
    """Remove a file, if nothing is left in it."""
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection:
        if any(connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in OF_A_TABLE):  # noqa: S608
            return
    for ending in ("", *BESIDE):
        file.with_name(file.name + ending).unlink(missing_ok=True)
