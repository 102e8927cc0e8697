"""The visitor book: who has come, what they have used, and what the host says of them, also beside a running server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, func, select, update

from fairwind.kernel.spec import Json
from fairwind.server.settings import Settings
from fairwind.server.storage.database import Database
from fairwind.server.storage.inventory import inventory_of
from fairwind.server.storage.removal import raise_outside
from fairwind.server.storage.schema import HOLDERS, ROWS, TABLES, VISITORS
from fairwind.server.storage.sql_store import NEW_VISITOR, SqlStore
from fairwind.server.storage.writer import Writer
from fairwind.tables.deeds import seating
from fairwind.tables.history import read_history, read_state
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from fairwind.tables.rows import ChatSaid
from fairwind.tables.table import Table

AT_ONCE: Final = 500  # messages in one transaction: the servers wait for it


@dataclass(frozen=True)
class VisitorEntry:
    """One visitor, by name: a hash of a secret that nobody but their browser has."""

    name: str
    made: float
    seen: float
    muted: bool
    removed: bool
    tables: int
    rows: int
    bytes: int
    seconds: float
    seats: int = 0  # held now
    called: tuple[str, ...] = ()  # the names they play under

    def with_more(self, other: VisitorEntry) -> VisitorEntry:
        """The same visitor, as another process knows them as well."""
        return replace(
            self,
            made=min(self.made, other.made),
            seen=max(self.seen, other.seen),
            muted=self.muted or other.muted,
            removed=self.removed or other.removed,
            tables=self.tables + other.tables,
            rows=self.rows + other.rows,
            bytes=self.bytes + other.bytes,
            seconds=self.seconds + other.seconds,
            seats=self.seats + other.seats,
            called=tuple(dict.fromkeys((*self.called, *other.called))),
        )

    def as_json(self) -> Json:
        """For programs."""
        return asdict(self)


@dataclass(frozen=True)
class PutOut:
    """What the removal of a visitor has changed."""

    tables: list[str]
    busy: list[str]  # tables at which it could not be done


class VisitorBook:
    """All visitors of one server."""

    def __init__(self, databases: list[Database]) -> None:
        self.databases: Final = databases

    # -- reading

    def entries(self, name: str = "") -> list[VisitorEntry]:
        """Visitors, or those whose names begin so; those first that were seen last."""
        found: dict[str, VisitorEntry] = {}
        for database in self.databases:
            with database.reading.connect() as connection:
                for entry in entries_in(connection, name):
                    known = found.get(entry.name)
                    found[entry.name] = entry if known is None else known.with_more(entry)
        return sorted(found.values(), key=lambda entry: -entry.seen)

    def seats_of(self, name: str) -> list[Json]:
        """The seats that a visitor holds, the newest tables first."""
        found: list[Json] = []
        for database in self.databases:
            with database.reading.connect() as connection:
                found += [
                    {"table": table, "game": game, "status": status, "seat": seat, "made": made,
                     "called": json.loads(seats)[seat]["name"]}
                    for table, game, status, seats, made, seat in connection.execute(held_query(name)).all()
                ]  # fmt: skip
        return sorted(found, key=lambda seat: (-seat["made"], seat["table"], seat["seat"]))

    # -- what the host says

    def mark(self, name: str, **marks: bool) -> None:
        """Mark a visitor; every process is told."""
        for database in self.databases:
            with database.writing.begin() as connection:
                connection.execute(NEW_VISITOR, {"name": name, "now": time.time()})
                connection.execute(update(VISITORS).where(VISITORS.c.name == name).values(**marks))
                raise_outside(connection)

    def put_out(self, name: str) -> PutOut:
        """Take a visitor's seats away, at all tables: bots play on."""
        done = PutOut([], [])
        for database in self.databases:
            asyncio.run(put_out_in(database, name, done))
        self.tell()
        return done

    def remove_chat(self, name: str) -> int:
        """Remove what a visitor has said; how many messages that were."""
        removed = 0
        for database in self.databases:
            while more := remove_some_chat(database, name):
                removed += more
        self.tell()
        return removed

    def tell(self) -> None:
        """Let running servers know that something has changed."""
        for database in self.databases:
            with database.writing.begin() as connection:
                raise_outside(connection)


@contextmanager
def visitor_book(settings: Settings) -> Iterator[VisitorBook]:
    """The visitor book of a folder, or of a database, whether a server runs or not; BadSetting if there is none."""
    with inventory_of(settings) as inventory:
        yield VisitorBook(inventory.databases)


def entries_in(connection: Connection, begins: str) -> Iterator[VisitorEntry]:
    """The visitors that one database knows."""
    held: dict[str, list[str]] = {}
    seats = select(HOLDERS.c.visitor, HOLDERS.c.seat, TABLES.c.seats).join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
    meant = func.substr(HOLDERS.c.visitor, 1, len(begins)) == begins
    for visitor, seat, listed in connection.execute(seats.where(meant)):
        held.setdefault(visitor, []).append(json.loads(listed)[seat]["name"])
    wanted = select(VISITORS).where(func.substr(VISITORS.c.name, 1, len(begins)) == begins)
    for row in connection.execute(wanted).mappings():
        names = held.get(row["name"], [])
        yield VisitorEntry(**row, seats=len(names), called=tuple(dict.fromkeys(names)))


def held_query(name: str) -> Any:
    """The seats of a visitor, with their tables."""
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.seats, TABLES.c.made, HOLDERS.c.seat)
    return select(*columns).join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id).where(HOLDERS.c.visitor == name)


# -- seats and words that go


async def put_out_in(database: Database, name: str, done: PutOut) -> None:
    """Take a visitor's seats away, as any server would do it: the number of each row decides races."""
    writer = Writer(database, asyncio.get_running_loop(), "host")
    store, helper = SqlStore(database, writer), HelperHere()
    with database.reading.connect() as connection:
        tables = list(dict.fromkeys(connection.execute(held_query(name)).scalars()))
    try:
        for table_id in tables:
            history = await read_history(store, helper, table_id)
            if history is None:
                continue
            table = Table(store, helper, await read_state(store, helper, history), lambda _: None)
            try:
                await table.alone(lambda table=table: seating.put_out(table, name))  # type: ignore[misc]
                done.tables.append(table_id)
            except Problem:
                done.busy.append(table_id)
    finally:
        await asyncio.to_thread(writer.stop)


def remove_some_chat(database: Database, name: str) -> int:
    """Remove some of what a visitor has said; how many messages. The rows stay, and say that they were removed."""
    said = ROWS.c.body.like(f'%"visitor":"{name}"%') & ROWS.c.body.not_like('%"removed":true%')
    wanted = select(ROWS.c.id, ROWS.c.body).where(ROWS.c.kind == ChatSaid.KIND, said).limit(AT_ONCE)
    with database.writing.begin() as connection:
        found = connection.execute(wanted).all()
        for row, _ in found:
            gone = {"text": "", "visitor": name, "removed": True}
            body = json.dumps(gone, separators=(",", ":"))
            connection.execute(update(ROWS).where(ROWS.c.id == row).values(body=body))
    return len(found)
