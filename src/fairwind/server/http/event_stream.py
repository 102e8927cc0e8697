"""Live updates: server-sent events, each with the number of the last row it tells of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from fairwind.server.http.identity import Guest
from fairwind.server.http.responses import as_json
from fairwind.tables.shown.messages import Update
from fairwind.tables.table import Watcher
from fairwind.tables.table_state import GONE

BEAT: Final = ": still here\n\n"
RETRY: Final = "retry: 1000\n\n"


class Connection:
    """One viewer's live connection."""

    def __init__(self, guest: Guest, seat: int | None, after: int | None, beat_seconds: float) -> None:
        """To be made in a deed, which judges who looks."""
        table = guest.table
        self.table: Final = table
        self.guest: Final = guest
        self.mine: Final = guest.mine
        self.viewer: Final = table.viewer(seat, self.mine)
        self.after = table.state.n if after is None else min(after, table.state.n)
        self.beat_seconds: Final = beat_seconds
        self.closing: Final = guest.registry.closing

    async def messages(self) -> AsyncIterator[str]:
        """Messages for as long as the viewer stays and may look."""
        watcher = Watcher(self._watched_for())
        self._enter(watcher)
        try:
            yield RETRY
            while True:
                watcher.news.clear()
                message = await self.table.alone(self._news)
                if message is None:
                    return
                yield message
                if message.startswith("event: gone") or self.closing.is_set():
                    return
                while not await self._woken(watcher):
                    yield BEAT
                if self.closing.is_set():
                    return
        finally:
            self._leave(watcher)

    def _watched_for(self) -> Sequence[int]:
        """The seats that count as present: round one screen they all are."""
        return self.mine if self.viewer in self.mine else ()

    def _enter(self, watcher: Watcher) -> None:
        before = self.table.here
        self.table.enter(watcher)
        if self.table.here != before:
            self.table.changed()

    def _leave(self, watcher: Watcher) -> None:
        before = self.table.here
        self.table.watchers.discard(watcher)
        if self.table.here != before:
            self.table.changed()

    async def _woken(self, watcher: Watcher) -> bool:
        """Whether there is news; False if it is time to show that the line still stands."""
        try:
            async with asyncio.timeout(self.beat_seconds):
                await watcher.news.wait()
        except TimeoutError:
            return False
        return True

    def _may_look(self) -> bool:
        """Whether the seats are still the viewer's: a seat that was handed over is not."""
        return not self.mine or set(self.mine) <= set(self.guest.mine)

    async def _news(self) -> str | None:
        """What is new, as the viewer may know it; None if they may look no more."""
        table = self.table
        if table.state.status == GONE:
            return message("gone", table.state.n, {})
        if not self._may_look():
            return None
        log = await table.news(self.viewer, self.after)
        self.after = table.state.n
        update: Update = {"snapshot": table.snapshot(self.viewer, self.mine), "log": log}
        return message("update", table.state.n, update)


def message(event: str, n: int, data: Any) -> str:
    """One server-sent event."""
    return f"event: {event}\nid: {n}\ndata: {as_json(data).decode()}\n\n"
