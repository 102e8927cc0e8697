"""Health: whether the server can do its work; and how things stand, for the metrics and the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, TypedDict

from fairwind import __version__
from fairwind.server.metrics import lately, note_now
from fairwind.server.storage.writer import Writer
from fairwind.server.workers.worker_pool import WorkerPool
from fairwind.tables.store import StoreDown, TooLate
from fairwind.tables.table import Table

LOG: Final = logging.getLogger(__name__)
FRESH: Final = 1.0  # seconds for which one look is good
PATIENCE: Final = 2.0  # seconds that a write may take
EVERY: Final = 2.0  # seconds between two looks for the metrics
HOUR: Final = 3600.0
TOLD: Final = {
    "made": "tables made",
    "begin": "games begun",
    "answer": "answers",
    "chat": "messages",
    "replaced": "bots replaced",
    "refused": "refusals",
    "failed": "failures",
}


class WriterHealth(TypedDict):
    """The one who writes: how many wait, and how long ago the last commit was (null: none yet)."""

    queue: int
    last_commit_seconds: float | None


class WorkerHealth(TypedDict):
    """Processes in which bots think: how many there may be, run, are at work, and how many jobs wait."""

    most: int
    alive: int
    busy: int
    waiting: int


class HealthShown(TypedDict):
    """How the server is."""

    ok: bool
    version: str
    writable: bool
    writer: WriterHealth
    workers: WorkerHealth


class Health:
    """Looks at a server from inside, with a tiny write at most once a second."""

    def __init__(self, writer: Writer, pool: WorkerPool) -> None:
        self.writer: Final = writer
        self.pool: Final = pool
        self._looked = -FRESH
        self._writable = True
        self._alone: Final = asyncio.Lock()

    async def shown(self) -> HealthShown:
        """How things stand now."""
        async with self._alone:
            if time.monotonic() - self._looked >= FRESH:
                self._writable = await self._write()
                self._looked = time.monotonic()
        age = self.writer.last_commit_age
        return {
            "ok": self._writable,
            "version": __version__,
            "writable": self._writable,
            "writer": {"queue": self.writer.queued, "last_commit_seconds": None if age is None else round(age, 3)},
            "workers": {
                "most": len(self.pool.workers),
                "alive": self.pool.alive,
                "busy": self.pool.queue.busy,
                "waiting": self.pool.queue.waiting,
            },
        }

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.write_mark("health", f"{time.time():.0f}")
        except (StoreDown, TooLate, TimeoutError):
            return False
        return True

    async def watch(self, tables: dict[str, Table]) -> None:
        """For as long as the server runs: keep the metrics up to date, and tell the log once an hour what happened."""
        told = time.monotonic()
        while True:
            live = sum(len(table.watchers) for table in list(tables.values()))
            note_now(self.writer.queued, live, len(tables), self.pool.queue.busy, self.pool.queue.waiting)
            await asyncio.sleep(EVERY)
            if time.monotonic() - told >= HOUR:
                told = time.monotonic()
                tell_hour(len(tables), live)


def tell_hour(tables: int, live: int) -> None:
    """One line about normal life, if there was any."""
    happened = [f"{lately[name]} {word}" for name, word in TOLD.items() if lately[name]]
    lately.clear()
    if happened:
        LOG.info("in the last hour: %s; now %d tables in memory, %d live lines", ", ".join(happened), tables, live)
