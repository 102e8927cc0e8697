"""Live updates: server-sent events, each with the number of the last row it tells of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final

from fairwind.kernel.spec import Json
from fairwind.server.book import GONE
from fairwind.server.tables import Table, Watcher
from fairwind.server.telling import as_json

BEAT: Final = ": still here\n\n"
RETRY: Final = "retry: 1000\n\n"


class Line:
    """One viewer's live connection."""

    def __init__(self, table: Table, cookie: str, seat: int | None, after: int | None) -> None:
        self.table: Final = table
        self.mine: Final = table.house.key.seats_of(cookie, table.id, table.book.seats)
        self.held: Final = [(seat, table.book.seats[seat].epoch) for seat in self.mine]
        self.viewer: Final = table.viewer(seat, self.mine)
        self.after = table.book.n if after is None else min(after, table.book.n)

    async def messages(self) -> AsyncIterator[str]:
        """Messages for as long as the viewer stays and may look."""
        watcher = Watcher(self._watched_for())
        self._enter(watcher)
        try:
            yield RETRY
            while True:
                watcher.news.clear()
                message = await self.table.alone(self._news)
                yield message
                if message.startswith("event: gone") or not self._may_look() or self._closing():
                    return
                while not await self._woken(watcher):
                    yield BEAT
                if not self._may_look() or self._closing():
                    return
        finally:
            self._leave(watcher)

    def _watched_for(self) -> Sequence[int]:
        """The seats that count as present: round one screen they all are."""
        return self.mine if self.viewer in self.mine else ()

    def _enter(self, watcher: Watcher) -> None:
        before = self.table.here
        self.table.watchers.add(watcher)
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
            async with asyncio.timeout(self.table.house.settings.beat_seconds):
                await watcher.news.wait()
        except TimeoutError:
            return False
        return True

    def _may_look(self) -> bool:
        """Whether the seats are still the viewer's: a seat that was handed over is not."""
        seats = self.table.book.seats
        return all(seats[seat].is_held and seats[seat].epoch == epoch for seat, epoch in self.held)

    def _closing(self) -> bool:
        return self.table.house.closing.is_set()

    async def _news(self) -> str:
        """What is new, as the viewer may know it."""
        table = self.table
        if table.book.status == GONE:
            return message("gone", table.book.n, {})
        log = await table.log(self.viewer, self.after)
        self.after = table.book.n
        return message("update", table.book.n, {"snapshot": table.snapshot(self.viewer, self.mine), "log": log})


def message(event: str, n: int, data: Json) -> str:
    """One server-sent event."""
    return f"event: {event}\nid: {n}\ndata: {as_json(data).decode()}\n\n"
