"""A server in a thread of the test, for tests that reach inside it; and its store without a server."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from fairwind.games import game
from fairwind.kernel.record import Line, new_record
from fairwind.kernel.replay import Replay
from fairwind.server.serve import PoliteServer, listening
from fairwind.server.settings import Settings
from fairwind.server.storage.database import open_database
from fairwind.server.storage.sql_store import SqlStore
from fairwind.server.storage.writer import Writer
from fairwind.tables.history import read_history, read_state, standing
from fairwind.tables.jobs import HelperHere
from fairwind.tables.played import ResumePoint
from fairwind.tables.table_state import TableState


@contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """The address of the app while it runs."""
    with listening("127.0.0.1", 0) as listener:
        config = uvicorn.Config(app, log_level="warning", lifespan="on", timeout_graceful_shutdown=2)
        server = PoliteServer(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
        thread.start()
        until = time.monotonic() + 30
        while not server.started and thread.is_alive() and time.monotonic() < until:
            time.sleep(0.02)
        assert server.started
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


@asynccontextmanager
async def sql_store(data: Path, settings: Settings | None = None) -> AsyncIterator[SqlStore]:
    """The store of a folder that no server uses, or of these settings."""
    database = open_database(settings or Settings(data))
    store = SqlStore(database, Writer(database, asyncio.get_running_loop(), "test"))
    try:
        yield store
    finally:
        await store.close()


def kept_table(data: Path, table: str) -> tuple[TableState, ResumePoint | None, list[Line]]:
    """A table as it is kept: its state, and the answers that stand since a state or the beginning."""

    async def read() -> tuple[TableState, ResumePoint | None, list[Line]]:
        async with sql_store(data) as store:
            history = await read_history(store, HelperHere(), table)
            assert history is not None
            return await read_state(store, HelperHere(), history), *await standing(store, table)

    return asyncio.run(read())


def record_is_whole(data: Path, table: str) -> None:
    """Replayed from the first row, without snapshots, the game is the one that is loaded."""
    state, start, lines = kept_table(data, table)
    assert not state.stopped, "every row can be followed"
    assert state.game is not None
    assert start is None
    spec = game(state.info.game)
    record = new_record(spec, spec.edition(), len(state.seats), state.info.variants)
    record.lines = lines
    assert spec.encode(Replay(spec, record).final()) == spec.encode(state.game.state)
