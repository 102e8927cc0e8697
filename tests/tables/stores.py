"""Every form of the store, for tests that hold for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fairwind.offline.kept_store import KeptStore
from fairwind.tables.store import MemoryStore, Store
from tests.offline.houses import BatchKeeper
from tests.server.inside import sql_store

FORMS = ("memory", "sqlite", "kept")


@asynccontextmanager
async def opened(form: str, folder: Path) -> AsyncIterator[Store]:
    """An empty store."""
    if form == "memory":
        yield MemoryStore()
        return
    if form == "kept":
        yield KeptStore(BatchKeeper())
        return
    async with sql_store(folder) as store:
        yield store
