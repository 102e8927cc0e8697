"""Groups of rows: written by the database's own driver in one go, since nearly all that is written is single rows."""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import psycopg
from sqlalchemy import Engine

from fairwind.server.storage.schema import ROWS

CHANNEL: Final = "fairwind_rows"  # on which servers of one PostgreSQL tell each other
COLUMNS: Final = ("table_id", "n", "at", "kind", "by_seat", "body")
MOST: Final = 300  # rows in one group: what is told of them must fit into 8,000 bytes
QUIET: Final = 0.2  # seconds, after which it is asked whether the connection still stands
INSERT: Final = f"INSERT INTO {ROWS.name} ({', '.join(COLUMNS)})"
SQLITE_INSERT: Final = f"{INSERT} VALUES (?, ?, ?, ?, ?, ?)"
POSTGRESQL_INSERT: Final = f"""
    WITH written AS (
        {INSERT}
        SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[], %s::int[], %s::text[])
        RETURNING table_id, n
    )
    SELECT pg_notify('{CHANNEL}', %s || string_agg(' ' || table_id || ' ' || n, '')) FROM written
"""  # noqa: S608 (all names are ours)

RowValues = tuple[str, int, float, str, int | None, str]  # in the order of the columns


class Taken(Exception):
    """The number of one of the rows was not free: none of them is written."""


class RowGroups(ABC):
    """Writes up to MOST rows at once: all of them are durable, or none."""

    @abstractmethod
    def write(self, rows: Sequence[RowValues]) -> None:
        """Write them, or raise Taken or whatever the driver raises."""

    @abstractmethod
    def close(self) -> None:
        """Let the connection go."""


class SqliteRows(RowGroups):
    """With one connection of our own."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._held: Any = None

    def write(self, rows: Sequence[RowValues]) -> None:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection: sqlite3.Connection = self._held.driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(SQLITE_INSERT, rows)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from None
            raise

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


class PostgresqlRows(RowGroups):
    """In one statement that tells the other servers as well, and is a transaction of its own."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._address: Final = address_of(engine)
        self._name: Final = name
        self._held: psycopg.Connection[Any] | None = None
        self._used = 0.0

    def write(self, rows: Sequence[RowValues]) -> None:
        connection = self._connection()
        try:
            columns = [list(column) for column in zip(*rows, strict=True)]
            connection.execute(POSTGRESQL_INSERT, [*columns, self._name], prepare=True)
        except psycopg.IntegrityError:
            raise Taken from None
        except psycopg.Error:
            self.close()
            raise
        self._used = time.monotonic()

    def _connection(self) -> psycopg.Connection[Any]:
        if self._held is not None and time.monotonic() - self._used > QUIET:
            try:
                self._held.execute("SELECT 1")
            except psycopg.Error:
                self.close()
        if self._held is None:
            self._held = psycopg.connect(self._address, autocommit=True)
        return self._held

    def close(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def address_of(engine: Engine) -> str:
    """The address of a PostgreSQL, as its own driver takes it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
