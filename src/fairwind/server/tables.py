"""Tables in memory: loaded when somebody asks for them, changed by one deed at a time, let go when nobody does."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import string
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

from sqlalchemy import Executable, delete, insert, update

from fairwind.games import game_names
from fairwind.kernel.spec import Json
from fairwind.server.attending import attend
from fairwind.server.book import GONE, RUNNING, Book, listed_seats, read_book
from fairwind.server.game import UNSOUND, has_open_scores
from fairwind.server.hearing import ONLOOKER
from fairwind.server.limits import Visitors
from fairwind.server.neighbours import Neighbours
from fairwind.server.problems import Problem
from fairwind.server.schema import SNAPSHOTS, TABLES
from fairwind.server.seats import BOT, Key, Seat
from fairwind.server.seeing import log_for, seen_by
from fairwind.server.settings import Settings
from fairwind.server.storage import Facts, Row, Storage
from fairwind.server.thinking import Thinkers
from fairwind.server.writing import Also, Lost, StorageDown, Writer

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
ID: Final = re.compile(r"[a-z]{12}")
ID_LETTERS: Final = 12
RACES: Final = 8  # lost one after the other, before we say that the table is too busy
SNAPSHOT_EVERY: Final = 40  # rows
PATIENCE: Final = 10.0  # seconds a bot's answer may be late before another server takes over
WOKEN: Final = 500  # tables whose bots go on after a restart

Statement = tuple[Executable, Json]


def new_id() -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(string.ascii_lowercase) for _ in range(ID_LETTERS))


class Watcher:
    """One live connection; woken when there is something new."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats: Final = tuple(seats)
        self.news: Final = asyncio.Event()


class Table:
    """One table: its book, its watchers, and the lock that lets one deed at a time change it."""

    def __init__(self, house: House, book: Book) -> None:
        self.house: Final = house
        self.id: Final = book.facts.id
        self.book = book
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[set[int]] = set()  # seats whose bots think here
        self.used = time.monotonic()
        self._lock: Final = asyncio.Lock()
        self._stale = False  # whether memory and database may differ
        self._version = 0
        self._seen: Final[dict[int, tuple[int, Json]]] = {}

    # -- deeds

    async def alone(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the table; it goes on even if whoever asked does not wait."""
        self.used = time.monotonic()
        return await asyncio.shield(asyncio.ensure_future(self._alone(deed)))

    async def _alone(self, deed: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            for _ in range(RACES):
                await self._catch_up()
                try:
                    return await deed()
                except Problem:
                    raise  # said before anything was changed
                except Lost:
                    self._stale = True
                except StorageDown:
                    self._stale = True
                    raise Problem(503, "storage-down") from None
                except BaseException:
                    self._stale = True
                    raise
            raise Problem(503, "busy")

    async def _catch_up(self) -> None:
        """Know what other servers, or a deed that failed, have left in the database."""
        storage = self.house.storage
        if self._stale:
            book = await asyncio.to_thread(read_book, storage, self.id)
            if book is None:
                raise Problem(404, "no-table")
            self.book, self._stale = book, False
            self.changed()
        elif storage.shared and await asyncio.to_thread(storage.last, self.id) > self.book.n:
            for row in await asyncio.to_thread(storage.rows, self.id, self.book.n):
                self.book.follow(row)
            self.changed()

    async def write(self, rows: Sequence[Row], also: Also = ()) -> None:
        """Make rows durable, then let everybody know."""
        await self.house.writer.write(self.id, rows, also)
        for row in rows:
            self.book.note(row)
        self.changed()
        self.keep_if_due()
        attend(self)

    def listing(self, status: str, seats: Sequence[Seat]) -> Statement:
        """The statement that tells the lobby."""
        values = {"status": status, "seats": listed_seats(seats)}
        return update(TABLES).where(TABLES.c.id == self.id).values(**values), {}

    def keep_if_due(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the state every so often, so that loading is quick."""
        if self.book.can_be_kept and self.book.n - self.book.snapshot_n >= every:
            self.book.snapshot_n = self.book.n
            self._keep(exact=False)

    def keep_at_the_end(self) -> None:
        """Keep the state for the next start, even if that has other rules."""
        self.keep_if_due(1)
        if self.book.game is not None and not self.book.can_be_kept:
            self._keep(exact=True)

    def _keep(self, exact: bool) -> None:
        book = self.book
        body = json.dumps(book.kept(), separators=(",", ":"))
        older = delete(SNAPSHOTS).where(
            SNAPSHOTS.c.table_id == self.id, SNAPSHOTS.c.exact.is_(exact), SNAPSHOTS.c.n <= book.n
        )
        kept = {"table_id": self.id, "exact": exact, "n": book.n, "body": body}
        self.house.writer.write_some_time([(older, {}), (insert(SNAPSHOTS), kept)])

    # -- seeing

    def changed(self) -> None:
        """Wake everybody who watches."""
        self._version += 1
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def here(self) -> list[int]:
        """Seats whose holders are connected."""
        return sorted({seat for watcher in self.watchers for seat in watcher.seats})

    async def look(self, viewer: int, mine: Sequence[int]) -> Json:
        """The snapshot for a viewer."""

        async def deed() -> Json:
            return self.snapshot(viewer, mine)

        return await self.alone(deed)

    def snapshot(self, viewer: int, mine: Sequence[int]) -> Json:
        """The snapshot for a viewer, made once for all who see the same; to be asked for in a deed."""
        version, seen = self._seen.get(viewer, (-1, {}))
        if version != self._version:
            seen = seen_by(self.book, viewer, self.here)
            self._seen[viewer] = (self._version, seen)
        return {**seen, "mine": list(mine)}

    async def log(self, viewer: int, after: int) -> list[Json]:
        """The log after a row, as the viewer may read it; to be asked for in a deed."""
        return log_for(await self.rows_after(after), viewer)

    async def rows_after(self, after: int) -> list[Row]:
        """Rows from memory if they are there, else from the database."""
        if after >= self.book.n:
            return []
        recent = self.book.recent
        if recent and recent[0].n <= after + 1:
            return [row for row in recent if row.n > after]
        rows = await asyncio.to_thread(self.house.storage.rows, self.id, after)
        return [row for row in rows if row.n <= self.book.n]

    def viewer(self, seat: int | None, mine: Sequence[int]) -> int:
        """Who looks: the chosen seat if it is the reader's own, else the reader's first, else an onlooker."""
        if seat is not None:
            if seat not in mine:
                raise Problem(403, "not-your-seat")
            return seat
        return mine[0] if mine else ONLOOKER


class House:
    """All tables of this server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.name: Final = secrets.token_hex(8)
        self.key: Final = Key(storage.key())
        self.visitors: Final = Visitors(settings.limits)
        self.writer: Final = Writer(storage, asyncio.get_running_loop(), self.name)
        self.thinkers: Final = Thinkers(settings.workers, settings.think_seconds)
        self.tables: Final[dict[str, Table]] = {}
        self.tasks: Final[set[asyncio.Task[Any]]] = set()
        self._loading: Final[dict[str, asyncio.Future[Table]]] = {}
        self.closing = asyncio.Event()

    # -- open and close

    def open(self) -> None:
        """Begin to watch over the tables."""
        self.spawn(self._watch())
        self.spawn(self._wake())
        if self.storage.shared:
            self.spawn(Neighbours(self.storage, self.name, self._heard, self._missed).listen())

    def let_watchers_go(self) -> None:
        """End all live connections; browsers come back by themselves."""
        self.closing.set()
        for table in self.tables.values():
            table.changed()

    async def close(self) -> None:
        """Let watchers go, keep the tables, end the bots and write what is queued."""
        self.let_watchers_go()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.end()
        for table in self.tables.values():
            table.keep_at_the_end()
        await asyncio.to_thread(self.writer.stop)
        self.storage.close()

    def spawn(self, work: Awaitable[Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something beside the tables failed", exc_info=task.exception())

    # -- tables

    async def table(self, name: str) -> Table:
        """A table by its id, or a Problem if there is none."""
        if name in self.tables:
            table = self.tables[name]
        elif ID.fullmatch(name):
            table = await self._loaded(name)
        else:
            raise Problem(404, "no-table")
        if table.book.status == GONE:
            raise Problem(404, "no-table")
        return table

    async def _loaded(self, name: str) -> Table:
        """Load a table once, however many ask for it at the same time."""
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        book = await asyncio.to_thread(read_book, self.storage, name)
        if book is None:
            raise Problem(404, "no-table")
        table = Table(self, book)
        await self._upgrade(table)
        self.tables[name] = table
        attend(table, PATIENCE if self.storage.shared else 0.0)
        return table

    async def _upgrade(self, table: Table) -> None:
        """After a change of rules a running game goes on from its state; the record begins anew there."""
        book = table.book
        if book.game is None or book.spec is None or book.status != RUNNING:
            return
        if book.facts.rules == book.spec.rules_version:
            return
        game = book.game
        state = {"state": game.spec.encode(game.state), "length": 0}
        row = book.next_row("upgrade", None, {**state, "lines": [], "told": [], "asked": game.numbers[:]})
        change = update(TABLES).where(TABLES.c.id == table.id).values(rules=book.spec.rules_version)
        try:
            await self.writer.write(table.id, [row], [(change, {})])
        except Lost:
            LOG.info("another server has taken table %s over the change of rules", table.id)
        fresh = await asyncio.to_thread(read_book, self.storage, table.id)
        assert fresh is not None
        table.book = fresh

    def statements_to_make(self, facts: Facts, status: str, seats: Sequence[Seat]) -> Statement:
        """The statement that makes a table."""
        values = {
            **asdict(facts),
            "variants": json.dumps(facts.variants),
            "status": status,
            "seats": listed_seats(seats),
        }
        return insert(TABLES), values

    def add(self, book: Book) -> Table:
        """Take a table that was just made into memory."""
        table = self.tables[book.facts.id] = Table(self, book)
        attend(table)
        return table

    # -- watching

    async def _watch(self) -> None:
        """See that no bot is stuck, and let tables go that nobody asks for."""
        while True:
            await asyncio.sleep(self.settings.watch_seconds)
            now = time.monotonic()
            for table in list(self.tables.values()):
                attend(table, PATIENCE if self.storage.shared else 0.0)
                idle = now - table.used > self.settings.idle_seconds
                if idle and not table.watchers and not table.thinking:
                    table.keep_at_the_end()
                    del self.tables[table.id]

    async def _wake(self) -> None:
        """After a start, let the bots go on that were at work, and find out what is open in each game."""
        listed = await asyncio.to_thread(self.storage.listed, [RUNNING], False, WOKEN)
        for entry in listed:
            if any(seat["kind"] == BOT for seat in entry.seats):
                try:
                    await self.table(entry.id)
                except Problem:
                    continue
        await asyncio.to_thread(find_open_scores)

    # -- neighbours

    def _heard(self, table: str, n: int) -> None:
        """Another server has written a row."""
        known = self.tables.get(table)
        if known is not None and known.book.n < n and (known.watchers or known.thinking):
            self.spawn(known.look(ONLOOKER, ()))

    def _missed(self) -> None:
        """The line to the others was down: whoever watches is brought up to date."""
        for table in list(self.tables.values()):
            if table.watchers:
                self.spawn(table.look(ONLOOKER, ()))


def find_open_scores() -> None:
    """Try each game once, so that nobody waits for it later."""
    from fairwind.games import game  # noqa: PLC0415 (games are imported late)

    for name in game_names():
        try:
            has_open_scores(game(name))
        except UNSOUND:
            LOG.warning("the game %s cannot be played", name)
