"""Peers: servers that share one PostgreSQL tell each other which table has a new row."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from fairwind.server.storage.database import Database
from fairwind.server.storage.writer import CHANNEL

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 1.0  # seconds before a lost line is tried again


class Peers:
    """Listens to what other servers write."""

    def __init__(
        self, database: Database, name: str, heard: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        self.address: Final = database.writing.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name: Final = name
        self.heard: Final = heard
        self.missed: Final = missed

    async def listen(self) -> None:
        """Listen for ever, and connect again when the line breaks."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.missed()
                    async for told in connection.notifies():
                        self._tell(told.payload)
            except psycopg.OperationalError as error:
                LOG.warning("the line to the other servers is down: %s", error)
            await asyncio.sleep(PAUSE)

    def _tell(self, payload: str) -> None:
        name, table, n = payload.split(" ")
        if name != self.name:
            self.heard(table, int(n))
