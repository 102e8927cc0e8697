"""A table in memory: changed by one deed at a time, and shown to whoever watches."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from fairwind.kernel.log import ONLOOKER
from fairwind.kernel.spec import Json
from fairwind.tables.budgets import PURSE, Purse
from fairwind.tables.history import read_history, read_state
from fairwind.tables.house_time import HouseTime
from fairwind.tables.jobs import Helper
from fairwind.tables.problems import NewerVersion, Problem
from fairwind.tables.rows import TableRow
from fairwind.tables.seats import Seat
from fairwind.tables.shown.messages import LogRow, Message, Snapshot, TableShown, Update
from fairwind.tables.shown.snapshots import changes_for, clocks_shown, log_for, result_shown, snapshot_for, table_shown
from fairwind.tables.store import NEVER, Listing, NewTable, Store, StoreDown, TooLate
from fairwind.tables.table_state import GONE, OVER, TableState
from fairwind.tables.timed_rows import timed

T = TypeVar("T")
RACES: Final = 8  # lost one after the other, before we say that the table is too busy
SNAPSHOT_EVERY: Final = 40  # rows
LONGEST_LOG: Final = 500  # rows that are shown at once
MOST_ROWS: Final = 20_000  # of one table; from half of it only answers are taken
COUNT_SECONDS: Final = 0.5  # before everybody is told how many look on
MOST_RECENT: Final = 60  # rows in memory, for those who come back after a short while


class Watcher(ABC):
    """One live connection: is handed what is new for it, in the deed that made it so."""

    def __init__(self, viewer: int, mine: Sequence[int], after: int, visitor: str = "") -> None:
        self.viewer: Final = viewer
        self.visitor: Final = visitor  # whose connection it is; empty for a browser that has no secret
        self.mine: Final = tuple(mine)
        self.after = after  # the last row it was told of
        self.is_settled = False  # whether it was told what never changes

    @property
    def present(self) -> Sequence[int]:
        """The seats that count as present: round one screen they all are."""
        return self.mine if self.viewer in self.mine else ()

    @abstractmethod
    def may_look(self) -> bool:
        """Whether the seats are still the viewer's."""

    @abstractmethod
    def hear(self, message: Message | None) -> bool:
        """Take a message, which others may have been handed too, if there is room; None is the last."""

    @abstractmethod
    def fall_behind(self) -> None:
        """There is more to tell than is in memory: it is to ask for it."""


class Table:
    """One table: its state, its watchers, and the lock that lets one deed at a time change it."""

    def __init__(
        self,
        store: Store,
        helper: Helper,
        state: TableState,
        written: Callable[[Table], None],
        house: HouseTime | None = None,
    ) -> None:
        self.store: Final = store
        self.helper: Final = helper
        self.house: Final = house or HouseTime(store)
        self.id: Final = state.info.id
        self.state = state
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[set[int]] = set()  # seats whose bots think here
        self.hints: Final[dict[int, tuple[int, Json]]] = {}  # by seat: the decision, and what the coach said to it
        self.behind = False  # whether others have written what we have not read
        self.used = time.monotonic()
        self.most_rows = MOST_ROWS
        self.purse: Purse | None = PURSE.get()  # of whoever let something happen here last: they pay for its bots
        self.recent: Final[deque[TableRow]] = deque(maxlen=MOST_RECENT)
        self._written: Final = written  # told when rows were written here, or somebody comes to watch
        self._lock: Final = asyncio.Lock()
        self._stale = False  # whether memory and store may differ
        self._is_counting = False  # whether those who look on are about to be counted
        self._counted = 0  # how many looked on when everybody was last told
        self._common: TableShown | None = None  # what everybody is shown, until something changes

    # -- deeds

    async def alone(self, deed: Callable[[], Awaitable[T]], fresh: bool = True, shielded: bool = True) -> T:
        """Do something while nobody else changes the table; it goes on even if whoever asked does not wait.

        Who is never interrupted, save by the end of the server, need not be shielded: a deed that was broken off makes
        the table read anew what is kept.

        A fresh look knows what every other server has written by now. What writes a row need not ask for that first:
        the number of the row decides, and a refusal that came from an old state is thought over. Who asks, and which
        seats they hold, is judged in the deed, by the same state that they are shown.
        """
        self.used = time.monotonic()
        if self.purse is None:
            self.purse = PURSE.get()
        doing = self._alone(deed, fresh)
        return await (asyncio.shield(asyncio.ensure_future(doing)) if shielded else doing)

    async def _alone(self, deed: Callable[[], Awaitable[T]], fresh: bool) -> T:
        async with self._lock:
            for _ in range(RACES):
                try:
                    if self._stale or self._may_be_old(fresh):
                        await self._catch_up()
                except NewerVersion:
                    for watcher in self.watchers:
                        watcher.hear(None)  # nobody hears more of it here: let them go
                    raise
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

    def _may_be_old(self, fresh: bool) -> bool:
        """Whether others may have written something that we must know now."""
        return self.behind or (self.store.shared and (fresh or not self.store.in_touch))

    async def _catch_up(self) -> None:
        """Know what a deed that failed, or others, have left in the store."""
        self.behind = False
        try:
            changed = await self._follow()
        except BaseException as error:
            self.behind = True
            if isinstance(error, StoreDown):
                raise Problem(503, "storage-down") from None
            raise
        if changed:
            self.changed()

    async def _follow(self) -> bool:
        """Do what others have written since, or read everything anew; whether anything is different now."""
        last = self.state.n if self._stale else await self.store.last(self.id)
        if self._stale or last < self.state.n:  # the latter if the table is gone, or was brought back from a copy
            await self.reload()
            self._stale = False
            return True
        if last > self.state.n:
            for row in await self.store.rows(self.id, self.state.n):
                row.follow(self.state)
                self.recent.append(row)
            return True
        return False

    def doubt(self) -> None:
        """Somebody has written beside us: the table may be gone, and what was said may be different."""
        self.behind = True
        self.recent.clear()

    async def reload(self) -> None:
        """Read the table as it is kept."""
        history = await read_history(self.store, self.helper, self.id)
        if history is None:  # the host has removed it
            self.state.status, self.state.game = GONE, None
            return
        self.state = await read_state(self.store, self.helper, history)
        self.recent.clear()
        self.recent.extend(history.rows)
        for watcher in self.watchers:
            watcher.is_settled = False

    async def write(
        self, rows: Sequence[TableRow], listing: Listing | None = None, rematch: NewTable | None = None
    ) -> None:
        """Make rows durable, then let everybody know."""
        if self.state.status == GONE:
            raise Problem(404, "no-table")
        self.purse = PURSE.get() or self.purse
        if self.state.pace is not None:
            rows = timed(self.state, rows, await self.house.sure_now())
        await self.store.append(self.id, rows, listing=listing, rematch=rematch)
        self.note(rows)
        self.changed()
        if any(row.clock is not None for row in rows):
            self.note_due()
        self.keep_if_due()
        self._written(self)

    def note_due(self) -> None:
        """Let the store know when the first clock runs out, so that somebody looks then."""
        pace, clock = self.state.pace, self.state.clock
        due = None if pace is None or clock is None else clock.due(pace)
        self.store.note_due(self.id, NEVER if due is None else due)

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
        now = status or self.state.status
        result = result_shown(self.state) if now == OVER else None
        return Listing(now, self.state.seats if seats is None else seats, result)

    def keep_if_due(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the state every so often, so that loading is quick."""
        if self.state.can_be_kept and self.state.n - self.state.snapshot_n >= every:
            self.state.snapshot_n = self.state.n
            self._keep(exact=False)

    def keep_at_the_end(self) -> None:
        """Keep the state for the next start, even if that has other rules; not one in the middle of a deed."""
        if self._stale or self._lock.locked():
            return
        self.keep_if_due(1)
        if self.state.game is not None and not self.state.can_be_kept:
            self._keep(exact=True)

    def _keep(self, exact: bool) -> None:
        self.store.keep(self.id, self.state.n, self.state.kept(), exact)

    # -- showing

    def changed(self) -> None:
        """Hand everybody who watches what is new, made once for all who see the same; to be called in a deed."""
        self._common = None
        made: dict[tuple[int, tuple[int, ...], int, bool], Message | None] = {}
        for watcher in list(self.watchers):
            if not self._may_hear(watcher):
                continue
            audience = (watcher.viewer, watcher.mine, watcher.after, watcher.is_settled)
            if audience not in made:
                made[audience] = self._message_from_memory(watcher)
            message = made[audience]
            if message is None:
                watcher.fall_behind()
            else:
                self._hand(watcher, message)

    def _may_hear(self, watcher: Watcher) -> bool:
        """Whether the watcher may look at what there is; else its connection ends."""
        if self.state.status == GONE or watcher.may_look():
            return True
        watcher.hear(None)
        return False

    def _hand(self, watcher: Watcher, message: Message) -> None:
        if watcher.hear(message):
            watcher.after, watcher.is_settled = message.n, watcher.is_settled or self.state.game is not None

    def _message_from_memory(self, watcher: Watcher) -> Message | None:
        rows = self._recent_after(watcher.after)
        return None if rows is None else self._message(watcher, rows)

    def _message(self, watcher: Watcher, rows: Sequence[TableRow]) -> Message:
        """What is new since a row, with what never changes if the watcher was not told of it."""
        if self.state.status == GONE:
            return Message("gone", self.state.n, {})
        log = log_for(rows, watcher.viewer, self.state.edition, self.state.spec)
        shown = changes_for if watcher.is_settled else snapshot_for
        update: Update = {"snapshot": shown(self.state, watcher.viewer, watcher.mine, self._shown()), "log": log}
        return Message("update", self.state.n, update)

    async def enter(self, watcher: Watcher) -> None:
        """Somebody begins to watch, and hears at once what there is; to be called in a deed.

        Bots among themselves go on only now.
        """
        before = self.here
        self.watchers.add(watcher)
        self._common = None  # there may be one more who looks on
        if self.here == before:
            await self.tell(watcher)
        else:
            self.changed()
        self._written(self)

    async def tell(self, watcher: Watcher) -> None:
        """Hand one who watches what they do not know; to be called in a deed."""
        if self._may_hear(watcher):
            rows = await self.page(watcher.after, self.state.n + 1)  # no more than a page, of the newest
            self._hand(watcher, self._message(watcher, rows))

    def leave(self, watcher: Watcher) -> bool:
        """Somebody watches no more; whether the others are to be told that they are away."""
        before = self.here
        self.watchers.discard(watcher)
        self._common = None
        return self.here != before

    @property
    def here(self) -> list[int]:
        """Seats whose holders are connected."""
        return sorted({seat for watcher in self.watchers for seat in watcher.present})

    @property
    def onlookers(self) -> int:
        """How many look on, with a connection to this server: a browser counts once, unless it has no secret."""
        looking = [watcher for watcher in self.watchers if watcher.viewer == ONLOOKER]
        named = {watcher.visitor for watcher in looking if watcher.visitor}
        return len(named) + sum(not watcher.visitor for watcher in looking)

    async def show_onlookers(self) -> None:
        """Let everybody know how many look on, after a moment: many may come at once."""
        if self._is_counting:
            return
        self._is_counting = True
        try:
            await asyncio.sleep(COUNT_SECONDS)
        finally:
            self._is_counting = False

        async def deed() -> None:
            if self.onlookers != self._counted and self.state.status != GONE:
                self._counted = self.onlookers
                message = Message("onlookers", self.state.n, {"onlookers": self._counted})
                for watcher in list(self.watchers):
                    watcher.hear(message)

        await self.alone(deed, fresh=False)

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
        await self.alone(nothing)

    async def show_presence(self) -> None:
        """Let everybody see who is here."""

        async def deed() -> None:
            self.changed()

        await self.alone(deed, fresh=False)

    def snapshot(self, viewer: int, mine: Sequence[int]) -> Snapshot:
        """The snapshot for a viewer; to be asked for in a deed."""
        return snapshot_for(self.state, viewer, mine, self._shown())

    def _shown(self) -> TableShown:
        """What everybody is shown, made once."""
        now = self.house.now()
        if self._common is None:
            self._common = table_shown(self.state, self.here, self.onlookers, now)
        elif self.state.clock is not None:
            self._common = {**self._common, "clocks": clocks_shown(self.state, now)}
        return self._common

    async def log(self, viewer: int, after: int = 0, before: int | None = None) -> list[LogRow]:
        """A page of the log, as the viewer may read it; to be asked for in a deed.

        The first rows after one, or the last ones before another.
        """
        return log_for(await self.page(after, before), viewer, self.state.edition, self.state.spec)

    async def page(self, after: int, before: int | None = None) -> Sequence[TableRow]:
        """Rows from memory if they are there, else from the store."""
        end = self.state.n + 1 if before is None else min(before, self.state.n + 1)
        if after + 1 >= end:
            return ()
        recent = self._recent_after(after)
        if recent is None:
            return await self.store.page(self.id, after, end, LONGEST_LOG, newest=before is not None)
        return recent if end > self.state.n else [row for row in recent if row.n < end]

    def _recent_after(self, after: int) -> Sequence[TableRow] | None:
        """Rows from memory; None if they are not there."""
        recent, new = self.recent, self.state.n - after
        if new <= 0:
            return ()
        if new == 1 and recent and recent[-1].n == self.state.n:
            return (recent[-1],)
        return [row for row in recent if row.n > after] if recent and recent[0].n <= after + 1 else None

    def viewer(self, seat: int | None, mine: Sequence[int]) -> int:
        """Who looks: the chosen seat if it is the reader's own, else the reader's first, else an onlooker."""
        if seat is not None:
            if seat not in mine:
                raise Problem(403, "not-your-seat")
            return seat
        return mine[0] if mine else ONLOOKER


async def nothing() -> None:
    """A deed that does nothing: the table has caught up by then."""
