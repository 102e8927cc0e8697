"""A table in memory: changed by one deed at a time, and shown to whoever watches."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from fairwind.kernel.log import ONLOOKER
from fairwind.tables.budgets import PURSE, Purse
from fairwind.tables.history import read_history, read_state
from fairwind.tables.jobs import Helper
from fairwind.tables.problems import Problem
from fairwind.tables.rows import TableRow
from fairwind.tables.seats import Seat
from fairwind.tables.shown.messages import LogRow, Snapshot, TableShown
from fairwind.tables.shown.snapshots import log_for, snapshot_for, table_shown
from fairwind.tables.store import Listing, NewTable, Store, StoreDown, TooLate
from fairwind.tables.table_state import GONE, TableState

T = TypeVar("T")
RACES: Final = 8  # lost one after the other, before we say that the table is too busy
SNAPSHOT_EVERY: Final = 40  # rows
LONGEST_LOG: Final = 500  # rows that are shown at once
MOST_ROWS: Final = 20_000  # of one table; from half of it only answers are taken
MOST_RECENT: Final = 60  # rows in memory, for those who come back after a short while


class Watcher:
    """One live connection; woken when there is something new."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats: Final = tuple(seats)
        self.news: Final = asyncio.Event()


class Table:
    """One table: its state, its watchers, and the lock that lets one deed at a time change it."""

    def __init__(self, store: Store, helper: Helper, state: TableState, written: Callable[[Table], None]) -> None:
        self.store: Final = store
        self.helper: Final = helper
        self.id: Final = state.info.id
        self.state = state
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[set[int]] = set()  # seats whose bots think here
        self.used = time.monotonic()
        self.most_rows = MOST_ROWS
        self.purse: Purse | None = PURSE.get()  # of whoever let something happen here last: they pay for its bots
        self.recent: Final[deque[TableRow]] = deque(maxlen=MOST_RECENT)
        self._written: Final = written  # told when rows were written here, or somebody comes to watch
        self._lock: Final = asyncio.Lock()
        self._stale = False  # whether memory and store may differ
        self._doubted = False  # whether somebody may have written beside us, though the store is not shared
        self._common: TableShown | None = None  # what everybody is shown, and each viewer, until something changes
        self._snapshots: Final[dict[int, Snapshot]] = {}

    # -- deeds

    async def alone(self, deed: Callable[[], Awaitable[T]], fresh: bool = True) -> T:
        """Do something while nobody else changes the table; it goes on even if whoever asked does not wait.

        A fresh look knows what every other server has written by now. What writes a row need not ask for that first:
        the number of the row decides, and a refusal that came from an old state is thought over. Who asks, and which
        seats they hold, is judged in the deed, by the same state that they are shown.
        """
        self.used = time.monotonic()
        if self.purse is None:
            self.purse = PURSE.get()
        return await asyncio.shield(asyncio.ensure_future(self._alone(deed, fresh)))

    async def _alone(self, deed: Callable[[], Awaitable[T]], fresh: bool) -> T:
        async with self._lock:
            for _ in range(RACES):
                await self._catch_up(fresh)
                try:
                    return await deed()
                except Problem:  # said before anything was changed
                    if fresh or not self.store.shared:
                        raise
                    fresh = True
                except TooLate:
                    self._stale = True
                except StoreDown:
                    self._stale = True
                    raise Problem(503, "storage-down") from None
                except BaseException:
                    self._stale = True
                    raise
            raise Problem(503, "busy")

    async def _catch_up(self, fresh: bool) -> None:
        """Know what a deed that failed and, for a fresh look, other servers have left in the store."""
        if self._stale:
            await self.reload()
            self._stale = False
            self.changed()
        elif self._doubted or (fresh and self.store.shared):
            self._doubted = False
            await self._follow()

    async def _follow(self) -> None:
        """Do what others have written since."""
        last = await self.store.last(self.id)
        if last < self.state.n:  # the table is gone, or was brought back from a copy
            await self.reload()
            self.changed()
        elif last > self.state.n:
            for row in await self.store.rows(self.id, self.state.n):
                row.follow(self.state)
                self.recent.append(row)
            self.changed()

    def doubt(self) -> None:
        """Somebody has written beside us: the table may be gone, and what was said may be different. Watchers look."""
        self._doubted = True
        self.recent.clear()
        self.changed()

    async def reload(self) -> None:
        """Read the table as it is kept."""
        history = await read_history(self.store, self.helper, self.id)
        if history is None:  # the host has removed it
            self.state.status, self.state.game = GONE, None
            return
        self.state = await read_state(self.store, self.helper, history)
        self.recent.clear()
        self.recent.extend(history.rows)

    async def write(
        self, rows: Sequence[TableRow], listing: Listing | None = None, rematch: NewTable | None = None
    ) -> None:
        """Make rows durable, then let everybody know."""
        if self.state.status == GONE:
            raise Problem(404, "no-table")
        self.purse = PURSE.get() or self.purse
        await self.store.append(self.id, rows, listing=listing, rematch=rematch)
        self.note(rows)
        self.changed()
        self.keep_if_due()
        self._written(self)

    def check_room(self, answer: bool = False) -> None:
        """Refuse what a table that is so full takes no more: answers last."""
        most = self.most_rows if answer else self.most_rows // 2
        if self.state.n >= most:
            raise Problem(409, "table-full" if answer else "only-answers", {"most": most})

    def note(self, rows: Sequence[TableRow]) -> None:
        """Take in rows that are durable, and whose play the game has gone through."""
        for row in rows:
            row.note(self.state)
            self.recent.append(row)

    def listing(self, status: str = "", seats: Sequence[Seat] | None = None) -> Listing:
        """What the lobby is told, if the status or the seats change."""
        return Listing(status or self.state.status, self.state.seats if seats is None else seats)

    def keep_if_due(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the state every so often, so that loading is quick."""
        if self.state.can_be_kept and self.state.n - self.state.snapshot_n >= every:
            self.state.snapshot_n = self.state.n
            self._keep(exact=False)

    def keep_at_the_end(self) -> None:
        """Keep the state for the next start, even if that has other rules."""
        self.keep_if_due(1)
        if self.state.game is not None and not self.state.can_be_kept:
            self._keep(exact=True)

    def _keep(self, exact: bool) -> None:
        self.store.keep(self.id, self.state.n, self.state.kept(), exact)

    # -- showing

    def changed(self) -> None:
        """Wake everybody who watches."""
        self._common = None
        self._snapshots.clear()
        for watcher in self.watchers:
            watcher.news.set()

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to watch: bots among themselves go on only now."""
        self.watchers.add(watcher)
        self._written(self)

    @property
    def here(self) -> list[int]:
        """Seats whose holders are connected."""
        return sorted({seat for watcher in self.watchers for seat in watcher.seats})

    async def look(self, seat: int | None = None, mine: Callable[[], Sequence[int]] = tuple) -> Snapshot:
        """The snapshot for one of the seats that are the reader's own by then, or for an onlooker."""

        async def deed() -> Snapshot:
            if self.state.status == GONE:
                raise Problem(404, "no-table")
            held = mine()
            return self.snapshot(self.viewer(seat, held), held)

        return await self.alone(deed)

    async def refresh(self) -> None:
        """Know what others have written."""

        async def deed() -> None:
            pass

        await self.alone(deed)

    def snapshot(self, viewer: int, mine: Sequence[int]) -> Snapshot:
        """The snapshot for a viewer, made once for all who see the same; to be asked for in a deed."""
        if self._common is None:
            self._common = table_shown(self.state, self.here)
        if viewer not in self._snapshots:
            self._snapshots[viewer] = snapshot_for(self.state, viewer, (), self._common)
        return {**self._snapshots[viewer], "mine": list(mine)}

    async def log(self, viewer: int, after: int = 0, before: int | None = None) -> list[LogRow]:
        """A page of the log, as the viewer may read it; to be asked for in a deed.

        The first rows after one, or the last ones before another.
        """
        return log_for(await self.page(after, before), viewer, self.state.edition)

    async def news(self, viewer: int, after: int) -> list[LogRow]:
        """What is new after a row, no more than a page of it; to be asked for in a deed."""
        return await self.log(viewer, after, self.state.n + 1)

    async def page(self, after: int, before: int | None = None) -> list[TableRow]:
        """Rows from memory if they are there, else from the store."""
        end = self.state.n + 1 if before is None else min(before, self.state.n + 1)
        if after + 1 >= end:
            return []
        if self.recent and self.recent[0].n <= after + 1:
            return [row for row in self.recent if after < row.n < end]
        newest = before is not None
        return await self.store.page(self.id, after, end, LONGEST_LOG, newest)

    def viewer(self, seat: int | None, mine: Sequence[int]) -> int:
        """Who looks: the chosen seat if it is the reader's own, else the reader's first, else an onlooker."""
        if seat is not None:
            if seat not in mine:
                raise Problem(403, "not-your-seat")
            return seat
        return mine[0] if mine else ONLOOKER
