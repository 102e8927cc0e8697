"""Live updates: server-sent events, each with the number of the last row it tells of."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from fairwind.kernel.log import ONLOOKER
from fairwind.server.http.compression import PLAIN, Coding
from fairwind.server.http.identity import Guest
from fairwind.server.http.responses import as_json
from fairwind.tables.problems import Problem
from fairwind.tables.seat_watcher import SeatWatcher
from fairwind.tables.shown.messages import Message

BEAT: Final = b": still here\n\n"
RETRY: Final = b"retry: 1000\n\n"
MOST_WAITING: Final = 16  # messages; who reads more slowly is told of all that is new at once


class Connection(SeatWatcher):
    """One viewer's live connection: what was made for it waits here until it is sent."""

    def __init__(self, guest: Guest, seat: int | None, after: int | None, beat_seconds: float, coding: Coding) -> None:
        """To be made in a deed, which judges who looks."""
        super().__init__(guest.table, lambda: guest.mine, seat, after, guest.visitor.name)
        self.guest: Final = guest
        self.beat_seconds: Final = beat_seconds
        self.coding: Final = coding
        self._waiting: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        self._is_behind = False
        self._has_ended = False
        self._is_quiet = False
        self._beat: asyncio.TimerHandle | None = None

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send messages for as long as the viewer stays and may look."""
        registry = self.guest.registry
        await send(self.coding.head + self.coding.pack(RETRY))
        try:
            await self.table.alone(lambda: self.table.enter(self))
            self._count()
            self._has_ended |= registry.closing.is_set()
            self._show_life()
            while True:
                while self._waiting:
                    await send(self._waiting.popleft())
                if self._has_ended:
                    return
                if self._is_behind:
                    self._is_behind = False
                    await self.table.alone(lambda: self.table.tell(self), fresh=False)
                else:
                    self._news.clear()
                    await self._news.wait()
        except Problem:
            return  # whoever comes back is told why
        finally:
            if self._beat is not None:
                self._beat.cancel()
            if self.table.leave(self) and not registry.closing.is_set():
                registry.spawn(self.table.show_presence())
            self._count()

    def _count(self) -> None:
        """Let everybody know in a moment that one more looks on, or one less."""
        registry = self.guest.registry
        if self.viewer == ONLOOKER and not registry.closing.is_set():
            registry.spawn(self.table.show_onlookers())

    def _show_life(self) -> None:
        """Every so often, if nothing else was sent, show that the line still stands."""
        if self._is_quiet and not self._waiting:
            self._waiting.append(self.coding.pack(BEAT))
            self._news.set()
        self._is_quiet = True
        self._beat = asyncio.get_running_loop().call_later(self.beat_seconds, self._show_life)

    # -- in deeds of others

    def hear(self, message: Message | None) -> bool:
        """Take a message, which is written once for all who are told the same, if there is room; None is the last."""
        self._news.set()
        if message is None:
            self._has_ended = True
        if message is None or self._has_ended or self._is_behind:
            return False
        if len(self._waiting) >= MOST_WAITING:
            self._is_behind = True
            return False
        self._waiting.append(written(message, self.coding))
        self._is_quiet = False
        self._has_ended = message.event == "gone"
        return True

    def fall_behind(self) -> None:
        """There is more to tell than is in memory: ask for it."""
        self._is_behind = True
        self._news.set()


def written(message: Message, coding: Coding) -> bytes:
    """A message as it is sent, in this coding."""
    found = message.written.get(coding.name)
    if found is None:
        found = message.written[coding.name] = coding.pack(event_of(message))
    return found


def event_of(message: Message) -> bytes:
    """One server-sent event."""
    found = message.written.get(PLAIN.name)
    if found is None:
        head = f"event: {message.event}\nid: {message.n}\ndata: ".encode()
        found = message.written[PLAIN.name] = head + as_json(message.data) + b"\n\n"
    return found


class LiveResponse(Response):
    """The answer that sends the messages of a connection, until one side ends it."""

    def __init__(self, connection: Connection, counted: AbstractContextManager[None]) -> None:
        coding = connection.coding
        headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
        if coding is not PLAIN:
            headers["Content-Encoding"] = coding.name
        super().__init__(headers=headers, media_type="text/event-stream")
        del self.headers["content-length"]
        self.connection: Final = connection
        self.counted: Final = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it all."""

        async def send_piece(piece: bytes) -> None:
            await send({"type": "http.response.body", "body": piece, "more_body": True})

        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        leaving = asyncio.ensure_future(self._end_when_gone(receive))
        try:
            with self.counted:
                await self.connection.send_all(send_piece)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()

    async def _end_when_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.connection.hear(None)
