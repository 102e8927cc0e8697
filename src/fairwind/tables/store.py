"""Where tables are kept: what every store can do, and the one that keeps them in memory.

The number of a row is the lock: of two who write a row of the same number at a table, one is too late and hears of it.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from fairwind.kernel.spec import Json
from fairwind.tables.budgets import Used
from fairwind.tables.house_time import Uptime
from fairwind.tables.rows import PLAYS, KeptRow, PlayRow, TableRow, read_row
from fairwind.tables.seats import Seat
from fairwind.tables.shown.messages import ResultShown, SeatListed
from fairwind.tables.table_state import GONE, RUNNING, WAITING, KeptState, Stamp, TableInfo
from fairwind.tables.visitors import VisitorMarks

MOST_LISTED: Final = 200
MOST_HELD: Final = 500  # of a visitor's tables in one list
NEVER: Final = 1e15  # when the time of a table is up at which all clocks stand still
LISTED_SECONDS: Final = 14 * 24 * 3600  # a public table that is older is listed no more


class TooLate(Exception):
    """Somebody else wrote a row of this number first."""


class StoreDown(Exception):
    """The store does not take anything at the moment."""


@dataclass(frozen=True)
class Listing:
    """What the lobby knows of a table."""

    status: str
    seats: Sequence[Seat]
    result: ResultShown | None = None  # of a game that is over

    def seats_listed(self) -> list[SeatListed]:
        """Its seats as they are listed."""
        return [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in self.seats]

    def holders(self) -> list[tuple[str, int]]:
        """Who holds which seat: never shown, but a visitor's tables are found by it."""
        seats = () if self.status == GONE else self.seats
        return [(visitor, i) for i, seat in enumerate(seats) for visitor in seat.holders]


@dataclass(frozen=True)
class NewTable:
    """A table that is to be made, with its first rows."""

    info: TableInfo
    listing: Listing
    rows: Sequence[TableRow]
    edition: str = ""  # the text of an edition that came with the game, to be kept under its hash


@dataclass(frozen=True)
class Listed:
    """A table as the lobby lists it."""

    id: str
    game: str
    status: str
    seats: list[SeatListed]
    made: float
    carried: bool = False  # whether its game began elsewhere


@dataclass(frozen=True)
class HeldSeats:
    """A table at which a visitor has seats; how and when its game ended, if it has and that was noted."""

    table: Listed
    seats: list[int]
    result: ResultShown | None = None
    ended: float | None = None

    @property
    def place(self) -> PlaceInList:
        """Where it stands among a visitor's tables: those that ended last, or were made last, come first."""
        return PlaceInList(self.table.made if self.ended is None else self.ended, self.table.id)


class PlaceInList(NamedTuple):
    """Where a table stands among a visitor's: by time, then by id."""

    at: float
    table: str


class Store(ABC):
    """Keeps tables. What was written is durable when the call comes back, and then all of it or nothing is there.

    Whatever cannot be written or read at the moment raises StoreDown.
    """

    shared: bool = False  # whether others may write to it as well
    in_touch: bool = False  # whether we are told what they write

    @abstractmethod
    async def make(self, new: NewTable) -> None:
        """Make a table, or raise TooLate or StoreDown."""

    @abstractmethod
    async def append(
        self,
        table: str,
        rows: Sequence[TableRow],
        *,
        listing: Listing | None = None,
        rules: int | None = None,
        rematch: NewTable | None = None,
    ) -> None:
        """Write rows, and with them what the lobby lists, the rules version, another table; or raise as `make` does."""

    @abstractmethod
    def keep(self, table: str, n: int, kept: KeptState, exact: bool) -> None:
        """Keep a state some time soon; nobody waits for it.

        An exact one is of the very last row, even where that would end what can be taken back freely: it is for a start
        with other rules.
        """

    @abstractmethod
    async def info(self, table: str) -> TableInfo | None:
        """What is played there; None if there is no such table."""

    @abstractmethod
    async def rows(self, table: str, after: int = 0, kinds: Sequence[type[TableRow]] = ()) -> list[TableRow]:
        """What happened after row number `after`, oldest first."""

    @abstractmethod
    async def page(self, table: str, after: int, before: int, most: int, newest: bool) -> list[TableRow]:
        """At most so many rows between two, oldest first: the first of them, or the newest."""

    @abstractmethod
    async def last(self, table: str) -> int:
        """The number of the last row."""

    @abstractmethod
    async def kept(self, table: str, exact: bool = False) -> tuple[int, KeptState] | None:
        """The state that was kept last, and the row after which it was kept; an exact one may be newer."""

    @abstractmethod
    async def listed(
        self, statuses: Sequence[str], public_only: bool, most: int = MOST_LISTED, letters: str = ""
    ) -> list[Listed]:
        """Tables by status, the newest first; of public ones only those that are not too old.

        With letters only those whose ids begin with one of them: they must be with this process.
        """

    @abstractmethod
    async def held_by(
        self, visitor: str, statuses: Sequence[str] = (), most: int = MOST_HELD, before: PlaceInList | None = None
    ) -> list[HeldSeats]:
        """The tables at which a visitor has seats, in any process: those first that ended last, or were made last.

        At most so many of these statuses, those that come after one's place in the list.
        """

    @abstractmethod
    async def last_plays(self, tables: Sequence[str]) -> dict[str, PlayRow]:
        """The last row of play at each of these tables, in any process: it says who owes an answer."""

    @abstractmethod
    async def marks(self) -> VisitorMarks:
        """What the host has said of visitors."""

    @abstractmethod
    async def add_replay(self, name: str, text: str) -> None:
        """Keep an uploaded record, or raise StoreDown."""

    @abstractmethod
    async def replay(self, name: str) -> str | None:
        """An uploaded record."""

    @abstractmethod
    async def keep_review(self, name: str, review: Json) -> None:
        """Keep the review of an uploaded record beside it, or raise StoreDown; without the record there is none."""

    @abstractmethod
    async def review(self, name: str) -> Json | None:
        """The review of an uploaded record, if it has one."""

    @abstractmethod
    def keep_edition(self, mark: str, text: str) -> None:
        """Keep the text of an edition some time soon, unless there is one of this hash; nobody waits for it."""

    @abstractmethod
    async def edition(self, mark: str) -> str | None:
        """The text of an edition that was played with, by its hash."""

    @abstractmethod
    async def saw_replay(self, name: str) -> None:
        """Somebody looks at an uploaded record; nobody waits for this."""

    @abstractmethod
    async def expire(self, unbegun: float, unseen: float, spared: Collection[str]) -> list[str]:
        """Remove tables nobody began and nobody used since a time, and records nobody saw since another.

        The tables that were removed; those that are spared stay.
        """

    @abstractmethod
    async def beat(self, now: float, patience: float) -> Uptime:
        """Note that tables are looked after; what went by since the last note is lost if it is more than this."""

    @abstractmethod
    def note_due(self, table: str, due: float) -> None:
        """Note some time soon when the first clock of a table runs out, or NEVER; nobody waits for it."""

    @abstractmethod
    async def due(self, now: float, letters: str = "") -> list[str]:
        """Running tables with a pace whose time may be up by now, some of them; with letters as `listed`."""

    def note_use(self, used: Mapping[str, Used]) -> None:  # noqa: B027 (a store may not want to know)
        """Add to what visitors have used, some time soon."""

    async def outside(self) -> int:
        """How often the host has changed something beside the servers."""
        return 0

    @abstractmethod
    async def close(self) -> None:
        """Write what is left to write, and let go."""


class MemoryTable:
    """One table in memory: rows and states as text, as another store would keep them."""

    def __init__(self, info: TableInfo, listing: Listing) -> None:
        self.info = info
        self.listing = listing
        self.result: ResultShown | None = None
        self.ended: float | None = None
        self.rows: Final[dict[int, tuple[str, Stamp, int | None, str]]] = {}
        self.kept: Final[dict[bool, tuple[int, str]]] = {}
        self.due = 0.0  # not known yet

    def is_unbegun(self, since: float) -> bool:
        """Whether nobody has begun a game here, or come by since."""
        used = max((stamp.at for _, stamp, _, _ in self.rows.values()), default=self.info.made)
        return self.listing.status in {WAITING, GONE} and max(used, self.info.made) < since

    def listed(self) -> Listed:
        """As the lobby lists it."""
        info, listing = self.info, self.listing
        return Listed(info.id, info.game, listing.status, listing.seats_listed(), info.made, info.carried)

    def list_as(self, listing: Listing) -> None:
        """From now on the lobby knows this of it; how its game ended is noted once."""
        self.listing = listing
        if listing.result is not None and self.result is None:
            self.result, self.ended = listing.result, time.time()

    def after(self, listing: Listing | None, rules: int | None) -> MemoryTable:
        """The same table, with its rows, once these are changed."""
        changed = copy(self)
        if listing is not None:
            changed.list_as(listing)
        if rules is not None:
            changed.info = replace(self.info, rules=rules)
        return changed

    def add(self, rows: Sequence[TableRow]) -> None:
        """Write rows whose numbers are free."""
        for row in rows:
            self.rows[row.n] = (row.KIND, row.stamp, row.by, json.dumps(row.body))


class MemoryStore(Store):
    """Keeps tables for as long as the program runs."""

    def __init__(self) -> None:
        self._tables: Final[dict[str, MemoryTable]] = {}
        self._replays: Final[dict[str, tuple[float, str]]] = {}  # with the time when somebody saw it last
        self._reviews: Final[dict[str, str]] = {}  # of these records
        self._editions: Final[dict[str, str]] = {}
        self._uptime: Uptime | None = None

    async def make(self, new: NewTable) -> None:
        self._check_free(new.info.id, new.rows)
        self._make(new)

    def _make(self, new: NewTable) -> None:
        table = self._tables[new.info.id] = MemoryTable(new.info, new.listing)
        table.add(new.rows)
        if new.edition:
            self.keep_edition(new.info.edition_hash, new.edition)

    def _check_free(self, table: str, rows: Sequence[TableRow]) -> None:
        taken = self._tables[table].rows if table in self._tables else {}
        if any(row.n in taken for row in rows) or len({row.n for row in rows}) < len(rows):
            raise TooLate

    async def append(
        self,
        table: str,
        rows: Sequence[TableRow],
        *,
        listing: Listing | None = None,
        rules: int | None = None,
        rematch: NewTable | None = None,
    ) -> None:
        self._check_free(table, rows)
        found = self._tables[table] = self._tables[table].after(listing, rules)
        found.add(rows)
        if rematch is not None:
            self._make(rematch)

    def keep(self, table: str, n: int, kept: KeptState, exact: bool) -> None:
        older = self._tables[table].kept.get(exact, (0, ""))
        if n >= older[0]:
            self._tables[table].kept[exact] = (n, json.dumps(kept))

    async def info(self, table: str) -> TableInfo | None:
        return self._tables[table].info if table in self._tables else None

    async def rows(self, table: str, after: int = 0, kinds: Sequence[type[TableRow]] = ()) -> list[TableRow]:
        found = self._tables[table].rows if table in self._tables else {}
        wanted = {row.KIND for row in kinds}
        return [
            read_row(KeptRow(kind, stamp, by, json.loads(body)))
            for n, (kind, stamp, by, body) in sorted(found.items())
            if n > after and (not wanted or kind in wanted)
        ]

    async def page(self, table: str, after: int, before: int, most: int, newest: bool) -> list[TableRow]:
        found = [row for row in await self.rows(table, after) if row.n < before]
        return found[-most:] if newest else found[:most]

    async def last(self, table: str) -> int:
        return max(self._tables[table].rows, default=0) if table in self._tables else 0

    async def kept(self, table: str, exact: bool = False) -> tuple[int, KeptState] | None:
        found = self._tables[table].kept if table in self._tables else {}
        newest = max((kept for is_exact, kept in found.items() if exact or not is_exact), default=None)
        return None if newest is None else (newest[0], json.loads(newest[1]))

    async def listed(
        self, statuses: Sequence[str], public_only: bool, most: int = MOST_LISTED, letters: str = ""
    ) -> list[Listed]:
        since = time.time() - LISTED_SECONDS
        found = [
            table.listed()
            for table in self._tables.values()
            if table.listing.status in statuses
            and (not public_only or (table.info.public and table.info.made > since))
            and (not letters or table.info.id[0] in letters)
        ]
        return sorted(found, key=lambda entry: -entry.made)[:most]

    async def held_by(
        self, visitor: str, statuses: Sequence[str] = (), most: int = MOST_HELD, before: PlaceInList | None = None
    ) -> list[HeldSeats]:
        found = [
            HeldSeats(table.listed(), seats, table.result, table.ended)
            for table in self._tables.values()
            if (seats := [seat for holder, seat in table.listing.holders() if holder == visitor])
            and (not statuses or table.listing.status in statuses)
        ]
        rest = [held for held in found if before is None or held.place < before]
        return sorted(rest, key=lambda held: held.place, reverse=True)[:most]

    async def last_plays(self, tables: Sequence[str]) -> dict[str, PlayRow]:
        found = {name: await self.rows(name, kinds=PLAYS) for name in tables}
        return {name: row for name, rows in found.items() if rows and isinstance(row := rows[-1], PlayRow)}

    async def marks(self) -> VisitorMarks:
        return VisitorMarks()

    async def add_replay(self, name: str, text: str) -> None:
        self._replays[name] = time.time(), text

    async def replay(self, name: str) -> str | None:
        return self._replays[name][1] if name in self._replays else None

    async def saw_replay(self, name: str) -> None:
        if name in self._replays:
            self._replays[name] = time.time(), self._replays[name][1]

    async def keep_review(self, name: str, review: Json) -> None:
        if name in self._replays:
            self._reviews[name] = json.dumps(review)

    async def review(self, name: str) -> Json | None:
        return json.loads(self._reviews[name]) if name in self._reviews else None

    async def expire(self, unbegun: float, unseen: float, spared: Collection[str]) -> list[str]:
        gone = [name for name, table in self._tables.items() if name not in spared and table.is_unbegun(unbegun)]
        for name in gone:
            del self._tables[name]
        for name in [name for name, (seen, _) in self._replays.items() if seen < unseen]:
            del self._replays[name]
            self._reviews.pop(name, None)
        return gone

    async def beat(self, now: float, patience: float) -> Uptime:
        self._uptime = (self._uptime or Uptime(now)).at_beat(now, patience)
        return self._uptime

    def note_due(self, table: str, due: float) -> None:
        self._tables[table].due = due

    async def due(self, now: float, letters: str = "") -> list[str]:
        return [
            name
            for name, table in self._tables.items()
            if table.info.pace
            and table.listing.status == RUNNING
            and table.due <= now
            and (not letters or name[0] in letters)
        ]

    def keep_edition(self, mark: str, text: str) -> None:
        self._editions.setdefault(mark, text)

    async def edition(self, mark: str) -> str | None:
        return self._editions.get(mark)

    async def close(self) -> None:
        pass
