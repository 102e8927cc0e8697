"""Peers: servers that share one PostgreSQL tell each other which tables have new rows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from fairwind.server.storage.row_groups import CHANNEL, address_of
from fairwind.server.storage.sql_store import SqlStore

LOG: Final = logging.getLogger(__name__)
FORMER_CHANNEL: Final = "fairwind"  # on which earlier servers tell of one row at a time
PAUSE: Final = 1.0  # seconds before a lost line is tried again
QUIET: Final = 5.0  # seconds, after which it is asked whether the line still stands


class Peers:
    """Listens to what other servers write."""

    def __init__(
        self, store: SqlStore, name: str, heard: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        self.store: Final = store
        self.address: Final = address_of(store.database.writing)
        self.name: Final = name
        self.heard: Final = heard
        self.missed: Final = missed

    async def listen(self) -> None:
        """Listen for ever, and connect again when the line breaks."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {FORMER_CHANNEL}")
                    self.store.in_touch = True
                    self.missed()
                    await self._hear(connection)
            except (psycopg.Error, TimeoutError) as error:
                LOG.warning("the line to the other servers is down: %s", error)
            finally:
                self.store.in_touch = False
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        """Hear of rows until the line breaks."""
        while True:
            async for told in connection.notifies(timeout=QUIET):
                self._tell(told.payload)
            async with asyncio.timeout(QUIET):
                await connection.execute("SELECT 1")

    def _tell(self, payload: str) -> None:
        name, *rows = payload.split(" ")
        if name != self.name:
            for table, n in zip(rows[::2], rows[1::2], strict=True):
                self.heard(table, int(n))
