"""Every form of the store, for tests that hold for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fairwind.offline.kept_store import KeptStore
from fairwind.tables.store import MemoryStore, Store
from tests.offline.houses import BatchKeeper
from tests.server.inside import sql_store

FORMS = ("memory", "sqlite", "kept")

Deed = Callable[[Store], Awaitable[None]]


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


def run(deed: Deed, form: str = "memory", folder: Path | None = None) -> None:
    """Do something with an empty store."""

    async def with_store() -> None:
        async with asyncio.timeout(60), opened(form, folder or Path()) as store:
            await deed(store)

    asyncio.run(with_store())
