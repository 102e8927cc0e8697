"""One thread that writes: whatever queued during the last commit goes into the next one."""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.metrics import note_commit, note_lost_commit
from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.row_groups import (
    CHANNEL,
    COLUMNS,
    MOST,
    PostgresqlRows,
    RowGroups,
    RowValues,
    SqliteRows,
    Taken,
)
from fairwind.server.storage.schema import ROWS
from fairwind.tables.budgets import pay_rows
from fairwind.tables.rows import TableRow
from fairwind.tables.store import StoreDown, TooLate

LOG: Final = logging.getLogger(__name__)
SET: Final = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

Also = Sequence[tuple[Executable, Json | list[Json]]]  # further statements of the same write, each with its values


@dataclass
class Write:
    """Rows of one table, and what is written with them: all of it or nothing."""

    table: str
    rows: list[RowValues]
    also: Also
    done: asyncio.Future[None] | None
    failed: Exception | None = field(default=None)

    @property
    def is_plain(self) -> bool:
        """Whether it is just one row: many of those go in one statement."""
        return len(self.rows) == 1 and not self.also


class Writer:
    """Writes jobs in groups, one commit a group; a job that fails fails alone."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, name: str) -> None:
        self.database: Final = database
        self.loop: Final = loop
        self.name: Final = name  # of this server, so that it does not listen to itself
        self.commits = 0
        self.written = 0
        self._groups: Final[RowGroups] = (
            PostgresqlRows(database.writing, name) if database.shared else SqliteRows(database.writing)
        )
        self._committed: float | None = None
        self._queue: Final[queue.SimpleQueue[Write | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="fairwind-writer", daemon=True)
        self._thread.start()

    def write(self, table: str, rows: Sequence[TableRow], also: Also = ()) -> asyncio.Future[None]:
        """Queue rows; the future is done once they are durable, or holds TooLate or StoreDown."""
        done = self.loop.create_future()
        values = [row_values(table, row) for row in rows]
        pay_rows(len(values), sum(len(row[-1]) for row in values))
        self._queue.put(Write(table, values, also, done))
        return done

    def write_some_time(self, also: Also) -> None:
        """Queue something that nobody waits for."""
        self._queue.put(Write("", [], also, None))

    def write_mark(self, name: str, value: str) -> asyncio.Future[None]:
        """Queue a setting in place of what it was; the future as with `write`."""
        done = self.loop.create_future()
        self._queue.put(Write("", [], [(SET, {"name": name, "value": value})], done))
        return done

    @property
    def queued(self) -> int:
        """How many writes wait."""
        return self._queue.qsize()

    @property
    def last_commit_age(self) -> float | None:
        """Seconds since something was made durable; None if nothing was yet."""
        return None if self._committed is None else time.monotonic() - self._committed

    def stop(self) -> None:
        """Write what is queued and end."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._next_group()
            plain = [job for job in jobs if job.is_plain]
            for at in range(0, len(plain), MOST):
                self._write_plain(plain[at : at + MOST])
                self._report(plain[at : at + MOST])
            rest = [job for job in jobs if not job.is_plain]
            if rest:
                self._write_group(rest)
                self._report(rest)
        self._groups.close()

    def _next_group(self) -> tuple[list[Write], bool]:
        """Wait for a job, and take all that are there by then."""
        jobs: list[Write] = []
        first = self._queue.get()
        if first is None:
            return jobs, False
        jobs.append(first)
        while True:
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return jobs, True
            if job is None:
                return jobs, False
            jobs.append(job)

    def _write_plain(self, jobs: list[Write]) -> None:
        """Single rows, all at once if none of them is lost."""
        began = time.monotonic()
        try:
            self._groups.write(sorted((job.rows[0] for job in jobs), key=lambda row: row[:2]))
        except Taken:
            self._write_group(jobs)
            return
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, whatever it was)
            fail(jobs, error)
        self._count(jobs, began)

    def _write_group(self, jobs: list[Write]) -> None:
        """In one transaction, in which each may fail alone."""
        began = time.monotonic()
        try:
            with self.database.writing.begin() as connection:
                for job in jobs:
                    self._write_alone(connection, job)
                self._notify(connection, jobs)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, whatever it was)
            fail(jobs, error)
        self._count(jobs, began)

    def _count(self, jobs: list[Write], began: float) -> None:
        """Note how it went."""
        if all(isinstance(job.failed, StoreDown) for job in jobs):
            note_lost_commit()
        else:
            self._committed = time.monotonic()
            note_commit(self._committed - began, (row[3] for job in jobs if job.failed is None for row in job.rows))
        self.commits += 1
        self.written += sum(len(job.rows) for job in jobs if job.failed is None)

    def _write_alone(self, connection: Connection, job: Write) -> None:
        try:
            with connection.begin_nested():
                if job.rows:
                    connection.execute(insert(ROWS), [dict(zip(COLUMNS, row, strict=True)) for row in job.rows])
                for statement, values in job.also:
                    connection.execute(statement, values)
        except IntegrityError:
            job.failed = TooLate()
        except SQLAlchemyError as error:
            LOG.warning("a write failed: %s", first_line(error))
            job.failed = StoreDown(first_line(error))

    def _notify(self, connection: Connection, jobs: list[Write]) -> None:
        if not self.database.shared:
            return
        told = [f" {job.table} {job.rows[-1][1]}" for job in jobs if job.rows and job.failed is None]
        for at in range(0, len(told), MOST):
            payload = self.name + "".join(told[at : at + MOST])
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def _report(self, jobs: list[Write]) -> None:
        self.loop.call_soon_threadsafe(settle_jobs, jobs)


def settle_jobs(jobs: list[Write]) -> None:
    """Tell everybody who waits."""
    for job in jobs:
        if job.done is None or job.done.done():
            continue
        if job.failed is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.failed)


def fail(jobs: list[Write], error: Exception) -> None:
    """None of them was written."""
    LOG.warning("a group of %d writes failed: %s", len(jobs), first_line(error))
    for job in jobs:
        job.failed = StoreDown(first_line(error))


def row_values(table: str, row: TableRow) -> RowValues:
    """A row as the database takes it."""
    return table, row.n, row.stamp.at, row.KIND, row.by, compact_json(row.body)


def compact_json(data: Any) -> str:
    """Data as short JSON without any but plain letters."""
    try:
        text_of_it = orjson.dumps(data).decode()
    except TypeError:
        return json.dumps(data, separators=(",", ":"))
    return text_of_it if text_of_it.isascii() else json.dumps(data, separators=(",", ":"))
