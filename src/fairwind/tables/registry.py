"""All tables: loaded when somebody asks for them, watched over, and let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from fairwind.games import game, game_names
from fairwind.kernel.record import UNSOUND
from fairwind.tables.deeds.bot_turns import BotTurns
from fairwind.tables.deeds.sealed_words import begin_without_words, is_overdue
from fairwind.tables.deeds.seating import let_bots_stand_in
from fairwind.tables.history import read_history, read_state
from fairwind.tables.house_time import HouseTime
from fairwind.tables.jobs import Helper
from fairwind.tables.notices import NOBODY_IS_TOLD, Notices
from fairwind.tables.played import Played, ResumePoint
from fairwind.tables.problems import NewerVersion, Problem
from fairwind.tables.rows import RulesChanged, TableRow
from fairwind.tables.seats import BOT, Key
from fairwind.tables.share import LETTERS, Share
from fairwind.tables.shown.snapshots import open_counts
from fairwind.tables.store import Store, StoreDown, TooLate
from fairwind.tables.table import MOST_ROWS, RACES, Table
from fairwind.tables.table_draws import WORD_SECONDS
from fairwind.tables.table_state import GONE, RUNNING, WAITING, TableState, has_other_rules
from fairwind.tables.timed_rows import late_seats
from fairwind.tables.visitors import MarkedVisitors

LOG: Final = logging.getLogger(__name__)
ID_LETTERS: Final = 12
ID: Final = re.compile(f"[a-z]{{{ID_LETTERS}}}")
PATIENCE: Final = 10.0  # seconds a bot's answer may be late before another server takes over
DAY: Final = 24 * 3600.0
SWEEP_SECONDS: Final = 3600.0
FIRST_SWEEP_SECONDS: Final = 60.0  # after the start
WOKEN: Final = 500  # tables whose bots go on after a restart
ALONE: Final = Share()


def new_id(first: str = LETTERS) -> str:
    """A name that nobody can guess, beginning with one of these letters."""
    return secrets.choice(first) + "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS - 1))


class Registry:
    """All tables of one store that are in memory."""

    def __init__(
        self,
        store: Store,
        key: Key,
        helper: Helper,
        idle_seconds: float = 1800.0,
        watch_seconds: float = 2.0,
        word_seconds: float = WORD_SECONDS,
        *,
        most_rows: int = MOST_ROWS,
        unbegun_seconds: float = DAY,
        unseen_seconds: float = 90 * DAY,
        share: Share = ALONE,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store: Final = store
        self.key: Final = key
        self.helper: Final = helper
        self.idle_seconds: Final = idle_seconds  # a table nobody asks for leaves the memory
        self.watch_seconds: Final = watch_seconds  # how often somebody looks whether a table is stuck
        self.word_seconds: Final = word_seconds  # how long a game waits for sealed words
        self.most_rows: Final = most_rows  # of one table
        self.unbegun_seconds: Final = unbegun_seconds  # a table nobody began goes
        self.unseen_seconds: Final = unseen_seconds  # an uploaded record nobody looks at goes
        self.share: Final = share  # which tables are with this process, if there are several
        self.notices: Notices = NOBODY_IS_TOLD
        self.visitors: Final = MarkedVisitors(store)
        self.house: Final = HouseTime(store, wall)
        self.tables: Final[dict[str, Table]] = {}
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self.closing: Final = asyncio.Event()
        self._bots: Final = BotTurns(helper, self.spawn, self.closing)
        self.renewals: Final[list[Callable[[], Awaitable[None]]]] = []  # what else the host may have changed
        self._loading: Final[dict[str, asyncio.Future[Table]]] = {}
        self._complaints: Final[set[str]] = set()  # what could not be looked after
        self._outside = -1  # what the host's own counter said when we looked last
        self._swept = time.monotonic() - SWEEP_SECONDS + FIRST_SWEEP_SECONDS

    # -- open and close

    def open(self) -> None:
        """Begin to watch over the tables, and let those go on at which bots were at work."""
        self.watch()
        self.spawn(self._wake())

    def watch(self) -> None:
        """Begin to watch over the tables that somebody asks for."""
        self.spawn(self._watch())

    def let_watchers_go(self) -> None:
        """End all live connections; browsers come back by themselves."""
        self.closing.set()
        for table in self.tables.values():
            for watcher in list(table.watchers):
                watcher.hear(None)

    async def close(self) -> None:
        """Let watchers go, keep the tables, end the bots and write what is queued."""
        self.let_watchers_go()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.helper.end()
        for table in self.tables.values():
            table.keep_at_the_end()
        await self.store.close()

    def spawn(self, work: Awaitable[Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), NewerVersion):
            LOG.error("something beside the tables failed", exc_info=task.exception())

    # -- tables

    async def table(self, name: str) -> Table:
        """A table by its id, or a Problem if there is none."""
        if name in self.tables:
            table = self.tables[name]
        elif ID.fullmatch(name):
            if not self.share.owns(name):
                raise Problem(421, "elsewhere")
            table = await self._loaded(name)
        else:
            raise Problem(404, "no-table")
        if table.state.status == GONE:
            raise Problem(404, "no-table")
        return table

    async def _loaded(self, name: str) -> Table:
        """Load a table once, however many ask for it at the same time."""
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        history = await read_history(self.store, self.helper, name)
        if history is None:
            raise Problem(404, "no-table")
        table = self._new_table(await read_state(self.store, self.helper, history))
        table.recent.extend(history.rows)
        await self._upgrade(table)
        self.tables[name] = table
        self._attend(table)
        self.notices.attend(table)
        return table

    def _new_table(self, state: TableState) -> Table:
        table = Table(self.store, self.helper, state, self._go_on, self.house)
        table.most_rows = self.most_rows
        return table

    async def _upgrade(self, table: Table) -> None:
        """After a change of rules a running game goes on from its state, and the record begins anew there.

        A table that waits notes it too, so that a server of before, which may have it in memory, does not begin it.
        """
        for _ in range(RACES):
            state = table.state
            if state.spec is None or not has_other_rules(state.info):
                return
            start: ResumePoint | None = None
            asked: list[int] = []
            owing: list[int] | None = None
            if state.status == RUNNING and state.game is not None:
                start, asked, owing = state.game.start(answers=0), state.game.numbers[:], state.game.owing
            elif state.status != WAITING:
                return
            version = state.spec.rules_version
            row = RulesChanged(state.next_stamp(), Played([], [], asked, owing), start, version)
            try:
                await self.store.append(table.id, [row], rules=version)
            except TooLate:
                LOG.info("another server was faster at table %s with the change of rules", table.id)
            await table.reload()

    def add(self, state: TableState, rows: Sequence[TableRow]) -> Table:
        """Take a table that was just made, with its first rows, into memory."""
        table = self.tables[state.info.id] = self._new_table(state)
        table.note(rows)
        self._go_on(table)
        return table

    def _go_on(self, table: Table) -> None:
        """Something was written, or somebody has come to watch: let bots think, and tell who is awaited."""
        self._bots.attend(table)
        self.notices.attend(table)

    # -- watching

    def _attend(self, table: Table) -> None:
        """Let games and bots go on that may be stuck; bots may think elsewhere if others share the store."""
        if is_overdue(table.state, self.word_seconds):
            self.spawn(table.alone(lambda: begin_without_words(table, self.word_seconds)))
        if self.house.is_known and late_seats(table.state, self.house.now()):
            self.spawn(table.alone(lambda: let_bots_stand_in(table)))
        self._bots.attend(table, PATIENCE if self.store.shared else 0.0)

    async def _watch(self) -> None:
        """See that no bot is stuck, and let tables go that nobody asks for."""
        while True:
            await asyncio.sleep(self.watch_seconds)
            for table in list(self.tables.values()):
                try:
                    self._watch_one(table)
                except Exception as error:  # noqa: BLE001 (all others are looked after)
                    self._complain(f"table {table.id}", error)
            try:
                await self.look_at_clocks()
                await self.look_outside()
                await self._sweep()
                self._complaints.discard("the store")
            except Exception as error:  # noqa: BLE001 (a store that is down comes back)
                self._complain("the store", error)

    def _complain(self, what: str, error: Exception) -> None:
        """Say once what could not be looked after; it is tried again and again."""
        if what not in self._complaints:
            self._complaints.add(what)
            LOG.error("%s could not be looked after", what, exc_info=None if isinstance(error, StoreDown) else error)

    def _watch_one(self, table: Table) -> None:
        self._attend(table)
        left = time.monotonic() - table.used > self.idle_seconds or table.state.status == GONE
        if left and not table.watchers and not table.thinking:
            if table.state.status != GONE:
                table.keep_at_the_end()
            del self.tables[table.id]

    async def look_outside(self) -> None:
        """Know what the host has changed beside us."""
        count = await self.store.outside()
        if count != self._outside:
            await self.outside()
        self._outside = count

    async def look_at_clocks(self) -> None:
        """Every so often, note that we are there, and load the tables at which somebody's time may be up."""
        if not self.house.is_beat_due:
            return
        await self.house.beat()
        for name in await self.store.due(self.house.now(), self.share.letters):
            with suppress(Problem):
                (await self.table(name)).note_due()

    async def _sweep(self) -> None:
        """Every so often, remove what nobody began and what nobody looks at."""
        if time.monotonic() - self._swept < SWEEP_SECONDS:
            return
        self._swept = time.monotonic()
        now = time.time()
        watched = [name for name, table in self.tables.items() if table.watchers]
        gone = await self.store.expire(now - self.unbegun_seconds, now - self.unseen_seconds, watched)
        for name in gone:
            if name in self.tables:
                self._doubt(self.tables[name])

    async def _wake(self) -> None:
        """After a start, let the bots go on that were at work, and find out what is open in each game."""
        for mark, text in await self.helper.aside(shipped_editions):
            self.store.keep_edition(mark, text)
        for entry in await self.store.listed([RUNNING], public_only=False, most=WOKEN, letters=self.share.letters):
            if any(seat["kind"] == BOT for seat in entry.seats):
                try:
                    await self.table(entry.id)
                except Problem:
                    continue
        await self.helper.aside(find_open_scores)

    # -- other servers

    def heard(self, table: str, n: int) -> None:
        """Another server has written a row."""
        known = self.tables.get(table)
        if known is not None and known.state.n < n:
            self._fallen_behind(known)

    async def outside(self) -> None:
        """The host has changed something beside the servers: marks of visitors, tables, what was said."""
        await self.visitors.reload()
        for read_anew in self.renewals:
            await read_anew()
        for table in list(self.tables.values()):
            self._doubt(table)

    def missed(self) -> None:
        """Others may have written anything: whoever watches is brought up to date, and others when they next ask."""
        for table in list(self.tables.values()):
            self._fallen_behind(table)

    def _doubt(self, table: Table) -> None:
        table.doubt()
        self._fallen_behind(table)

    def _fallen_behind(self, table: Table) -> None:
        table.behind = True
        if table.watchers or table.thinking:
            self.spawn(table.refresh())


def shipped_editions() -> list[tuple[str, str]]:
    """The text of each edition that comes with a game, under each hash that tables may know it by."""
    found: list[tuple[str, str]] = []
    for name in game_names():
        try:
            spec = game(name)
            abouts = [spec.edition(edition).about for edition in spec.edition_names()]
        except UNSOUND:
            LOG.warning("the editions of the game %s cannot be read", name)
        else:
            found += [(mark, about.text) for about in abouts for mark in (about.hash, about.old_hash)]
    return found


def find_open_scores() -> None:
    """Try each game once, so that nobody waits for it later."""
    for name in game_names():
        try:
            open_counts(game(name))
        except UNSOUND:
            LOG.warning("the game %s cannot be played", name)
