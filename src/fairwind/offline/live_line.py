"""A live line: what happens at a table, told to the page as the server's event stream tells it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from fairwind.kernel.log import ONLOOKER
from fairwind.tables.problems import Problem
from fairwind.tables.seat_watcher import SeatWatcher
from fairwind.tables.shown.messages import Message
from fairwind.tables.table import Table

Hear = Callable[[str], None]
Spawn = Callable[[Awaitable[Any]], None]
CLOSED: Final = "closed"  # the event that ends a line; its data is the status of the problem, as HTTP has it
NOT_YOURS: Final = 403


class LiveLine(SeatWatcher):
    """One line of the page to a table: what is new is handed on at once."""

    def __init__(
        self,
        table: Table,
        held: Callable[[], Sequence[int]],
        seat: int | None,
        after: int | None,
        visitor: str,
        told: Hear,
        spawn: Spawn,
    ) -> None:
        super().__init__(table, held, seat, after, visitor)
        self._told: Final = told
        self._spawn: Final = spawn
        self.has_ended = False

    async def open(self) -> None:
        """Begin to hear; whatever the page does not know yet comes first."""
        await self.table.alone(lambda: self.table.enter(self))
        self._count()

    def close(self) -> None:
        """Hear no more."""
        self.has_ended = True
        if self.table.leave(self):
            self._spawn(self.table.show_presence())
        self._count()

    def _count(self) -> None:
        if self.viewer == ONLOOKER:
            self._spawn(self.table.show_onlookers())

    def hear(self, message: Message | None) -> bool:
        """Hand a message on; None is the last."""
        if self.has_ended:
            return False
        if message is None:
            self._end()
            return False
        self._told(event_text(message.event, str(message.n), json.dumps(message.data)))
        self.has_ended = message.event == "gone"
        return True

    def _end(self) -> None:
        self._told(closed_text(NOT_YOURS))
        self.close()

    def fall_behind(self) -> None:
        """There is more to tell than is in memory: ask for it."""
        self._spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            await self.table.alone(lambda: self.table.tell(self), fresh=False)
        except Problem as problem:
            self._told(closed_text(problem.status))
            self.close()


def event_text(event: str, name: str, data: str) -> str:
    """An event as the page reads it: what stands in the lines `id`, `event` and `data` of a server-sent one."""
    return json.dumps({"id": name, "event": event, "data": data})


def closed_text(status: int) -> str:
    """That a line has ended, with the status that HTTP has for the reason."""
    return event_text(CLOSED, "", str(status))
