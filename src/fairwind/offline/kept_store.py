"""A store in memory that gives everything to a keeper first: what was answered is there again after any end.

What is kept are texts under names, so that a browser keeps plain strings.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from fairwind.kernel.spec import Json
from fairwind.tables.house_time import Uptime
from fairwind.tables.problems import Problem
from fairwind.tables.rows import TableRow
from fairwind.tables.seats import read_seat
from fairwind.tables.store import Listing, MemoryStore, MemoryTable, NewTable, StoreDown
from fairwind.tables.table_state import KeptState, Stamp, TableInfo

FORMAT: Final = 1  # of what is kept; a program that knows only earlier ones must not touch it
FORMAT_NAME: Final = "format"
UPTIME: Final = "uptime"
TABLE: Final = "table"  # what is played at a table and what the lobby lists
ROW: Final = "row"
STATE: Final = "state"  # of a table, to load it quickly
REPLAY: Final = "replay"
REVIEW: Final = "review"  # of a replay
EDITION: Final = "edition"
OWN: Final = "own"  # what others keep here under names of their own
EXACT: Final = {False: "usual", True: "exact"}


class Keeper(ABC):
    """Keeps texts by name, beyond the end of the program."""

    @abstractmethod
    async def write(self, batch: str) -> None:
        """Make a batch durable, all of it or nothing, or raise.

        It is JSON, a list of pairs: a name, and the text to keep under it or null to forget what is there.
        """


class KeptStore(MemoryStore):
    """Keeps tables in memory, and with a keeper before a call comes back."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self._keeper: Final = keeper
        self._own: Final[dict[str, str]] = {}
        self._writes: Final = asyncio.Lock()  # what is checked before a write must hold after it
        # What nobody waits for goes with the next batch.
        self._later: dict[str, str | None] = {FORMAT_NAME: str(FORMAT)}

    # -- what was kept

    def fill(self, kept: Mapping[str, str]) -> None:
        """Take in all that was kept, or raise a Problem if it was by a newer version."""
        if int(kept.get(FORMAT_NAME, FORMAT)) > FORMAT:
            raise Problem(409, "newer-data")
        if FORMAT_NAME in kept:
            self._later.pop(FORMAT_NAME)
        for name in sorted(kept, key=lambda name: not name.startswith(f"{TABLE}/")):  # tables come first
            kind, _, rest = name.partition("/")
            self._take_in(kind, rest, kept[name])

    def _take_in(self, kind: str, rest: str, text: str) -> None:
        if kind == TABLE:
            self._tables[rest] = read_table(json.loads(text))
        elif kind == ROW:
            table, _, n = rest.partition("/")
            row, at, by, body = json.loads(text)
            self._tables[table].rows[int(n)] = (row, Stamp(int(n), at), by, body)
        elif kind == STATE:
            table, _, exact = rest.partition("/")
            n, state = json.loads(text)
            self._tables[table].kept[exact == EXACT[True]] = (n, state)
        elif kind == REPLAY:
            seen, record = json.loads(text)
            self._replays[rest] = (seen, record)
        elif kind == REVIEW:
            self._reviews[rest] = text
        elif kind == EDITION:
            self._editions[rest] = text
        elif kind == UPTIME:
            self._uptime = Uptime(**json.loads(text))
        elif kind == OWN:
            self._own[rest] = text

    async def _write(self, changes: Mapping[str, str | None]) -> None:
        """Have changes kept, and what waits with them; or StoreDown, and then nothing has changed."""
        waiting, self._later = self._later, {}
        try:
            await self._keeper.write(json.dumps(list({**waiting, **changes}.items())))
        except Exception as error:
            self._later = {**waiting, **self._later}
            raise StoreDown(str(error)) from error

    # -- texts of others

    def own(self, name: str) -> str | None:
        """A text that somebody keeps here."""
        return self._own.get(name)

    async def keep_own(self, name: str, text: str) -> None:
        """Keep a text for somebody, or raise StoreDown."""
        await self._write({f"{OWN}/{name}": text})
        self._own[name] = text

    # -- tables

    async def make(self, new: NewTable) -> None:
        async with self._writes:
            self._check_free(new.info.id, new.rows)
            await self._write(made(new))
            self._make(new)

    async def append(
        self,
        table: str,
        rows: Sequence[TableRow],
        *,
        listing: Listing | None = None,
        rules: int | None = None,
        rematch: NewTable | None = None,
    ) -> None:
        async with self._writes:
            self._check_free(table, rows)
            after = self._tables[table].after(listing, rules)
            changes = rows_kept(table, rows)
            if listing is not None or rules is not None:
                changes[f"{TABLE}/{table}"] = json.dumps(table_kept(after))
            if rematch is not None:
                changes |= made(rematch)
            await self._write(changes)
            after.add(rows)
            self._tables[table] = after
            if rematch is not None:
                self._make(rematch)

    def keep(self, table: str, n: int, kept: KeptState, exact: bool) -> None:
        super().keep(table, n, kept, exact)
        self._later[f"{STATE}/{table}/{EXACT[exact]}"] = json.dumps(self._tables[table].kept[exact])

    async def expire(self, unbegun: float, unseen: float, spared: Collection[str]) -> list[str]:
        tables, replays, reviews = dict(self._tables), set(self._replays), set(self._reviews)
        gone = await super().expire(unbegun, unseen, spared)
        for name in gone:
            found = tables[name]
            self._forget(f"{TABLE}/{name}", *[f"{ROW}/{name}/{n}" for n in found.rows])
            self._forget(*[f"{STATE}/{name}/{EXACT[exact]}" for exact in found.kept])
        self._forget(*[f"{REPLAY}/{name}" for name in replays - set(self._replays)])
        self._forget(*[f"{REVIEW}/{name}" for name in reviews - set(self._reviews)])
        return gone

    def _forget(self, *names: str) -> None:
        self._later |= dict.fromkeys(names)

    # -- beside tables

    async def add_replay(self, name: str, text: str) -> None:
        await super().add_replay(name, text)
        try:
            await self._write({f"{REPLAY}/{name}": json.dumps(self._replays[name])})
        except StoreDown:
            del self._replays[name]
            raise

    async def saw_replay(self, name: str) -> None:
        await super().saw_replay(name)
        if name in self._replays:
            self._later[f"{REPLAY}/{name}"] = json.dumps(self._replays[name])

    async def keep_review(self, name: str, review: Json) -> None:
        if name in self._replays:
            await self._write({f"{REVIEW}/{name}": json.dumps(review)})
        await super().keep_review(name, review)

    async def beat(self, now: float, patience: float) -> Uptime:
        uptime = await super().beat(now, patience)
        self._later[UPTIME] = json.dumps(asdict(uptime))
        return uptime

    def keep_edition(self, mark: str, text: str) -> None:
        if mark not in self._editions:
            self._later[f"{EDITION}/{mark}"] = text
        super().keep_edition(mark, text)

    async def close(self) -> None:
        if self._later:
            await self._write({})


def made(new: NewTable) -> dict[str, str | None]:
    """What is kept of a new table."""
    table = new.info.id
    changes = {f"{TABLE}/{table}": json.dumps(table_kept(MemoryTable(new.info, new.listing)))}
    if new.edition:
        changes[f"{EDITION}/{new.info.edition_hash}"] = new.edition
    return {**changes, **rows_kept(table, new.rows)}


def rows_kept(table: str, rows: Sequence[TableRow]) -> dict[str, str | None]:
    """Rows as they are kept."""
    return {
        f"{ROW}/{table}/{row.n}": json.dumps([row.KIND, row.stamp.at, row.by, json.dumps(row.body)]) for row in rows
    }


def table_kept(table: MemoryTable) -> Json:
    """A table as it is kept, without its rows."""
    listing = {"status": table.listing.status, "seats": [seat.as_json() for seat in table.listing.seats]}
    return {"info": asdict(table.info), "listing": listing, "result": table.result, "ended": table.ended}


def read_table(kept: Json) -> MemoryTable:
    """The table that was kept so."""
    listing: dict[str, Any] = kept["listing"]
    seats = [read_seat(seat) for seat in listing["seats"]]
    table = MemoryTable(TableInfo(**kept["info"]), Listing(listing["status"], seats))
    table.result, table.ended = kept["result"], kept["ended"]
    return table
