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

from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.metrics import note_commit, note_lost_commit
from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.schema import ROWS
from fairwind.tables.budgets import pay_rows
from fairwind.tables.rows import TableRow
from fairwind.tables.store import StoreDown, TooLate

CHANNEL: Final = "fairwind"  # on which servers of one PostgreSQL tell each other
LOG: Final = logging.getLogger(__name__)
SET: Final = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

Also = Sequence[tuple[Executable, Json]]  # further statements of the same write, each with its values


@dataclass
class Write:
    """Rows of one table, and what is written with them: all of it or nothing."""

    table: str
    rows: list[Json]
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
        self._committed: float | None = None
        self._queue: Final[queue.SimpleQueue[Write | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="fairwind-writer", daemon=True)
        self._thread.start()

    def write(self, table: str, rows: Sequence[TableRow], also: Also = ()) -> asyncio.Future[None]:
        """Queue rows; the future is done once they are durable, or holds TooLate or StoreDown."""
        done = self.loop.create_future()
        values = [row_values(table, row) for row in rows]
        pay_rows(len(values), sum(len(row["body"]) for row in values))
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
            if jobs:
                self._write_group(jobs)
                self._report(jobs)

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

    def _write_group(self, jobs: list[Write]) -> None:
        began = time.monotonic()
        try:
            with self.database.writing.begin() as connection:
                self._write_all(connection, jobs)
                self._notify(connection, jobs)
        except Exception as error:  # noqa: BLE001 (whoever waits must hear of it, whatever it was)
            LOG.warning("a group of %d writes failed: %s", len(jobs), first_line(error))
            for job in jobs:
                job.failed = StoreDown(first_line(error))
            note_lost_commit()
        else:
            self._committed = time.monotonic()
            note_commit(
                self._committed - began, (row["kind"] for job in jobs if job.failed is None for row in job.rows)
            )
        self.commits += 1
        self.written += sum(len(job.rows) for job in jobs if job.failed is None)

    def _write_all(self, connection: Connection, jobs: list[Write]) -> None:
        """Plain rows in one statement if none of them is lost, the rest one by one."""
        plain = [job for job in jobs if job.is_plain]
        if plain and not self._write_together(connection, plain):
            for job in plain:
                self._write_alone(connection, job)
        for job in jobs:
            if not job.is_plain:
                self._write_alone(connection, job)

    def _write_together(self, connection: Connection, jobs: list[Write]) -> bool:
        rows = sorted((job.rows[0] for job in jobs), key=lambda row: (row["table_id"], row["n"]))
        try:
            with connection.begin_nested():
                connection.execute(insert(ROWS), rows)
        except IntegrityError:
            return False
        return True

    def _write_alone(self, connection: Connection, job: Write) -> None:
        try:
            with connection.begin_nested():
                if job.rows:
                    connection.execute(insert(ROWS), job.rows)
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
        told = [f"{self.name} {job.table} {job.rows[-1]['n']}" for job in jobs if job.rows and job.failed is None]
        if told:
            connection.execute(
                text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told"),
                {"channel": CHANNEL, "told": told},
            )

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


def row_values(table: str, row: TableRow) -> dict[str, Any]:
    """A row as the database takes it."""
    return {
        "table_id": table,
        "n": row.n,
        "at": row.stamp.at,
        "kind": row.KIND,
        "by_seat": row.by,
        "body": json.dumps(row.as_json(), separators=(",", ":")),
    }
