"""The visitor book: who has come, what they have used, and what the host says of them, also beside a running server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError

from fairwind.kernel.spec import Json
from fairwind.server.settings import Settings
from fairwind.server.storage.database import Database
from fairwind.server.storage.inventory import inventory_of
from fairwind.server.storage.passages import close_passages
from fairwind.server.storage.profiles import NEW_VISITOR, move_profile
from fairwind.server.storage.removal import OF_VISITORS, raise_outside
from fairwind.server.storage.schema import (
    HOLDERS,
    PROFILES,
    PUSH_SUBSCRIPTIONS,
    ROWS,
    SNAPSHOTS,
    TABLES,
    VISITORS,
)
from fairwind.server.storage.sql_store import SqlStore
from fairwind.server.storage.writer import Writer, compact_json
from fairwind.tables.deeds import seating
from fairwind.tables.history import read_finished, read_history, read_state, record_text
from fairwind.tables.jobs import HelperHere
from fairwind.tables.problems import Problem
from fairwind.tables.rows import ChatSaid
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, TableState

Deed = Callable[[Table], Awaitable[None]]
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
    called: tuple[str, ...] = ()  # the name they have chosen, and those they play under

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


@dataclass(frozen=True)
class SoleSeat:
    """A seat that is one visitor's alone, and what they are called there."""

    table: str
    seat: int
    called: str


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
        return self._at_tables(name, lambda table: seating.put_out(table, name))

    def _at_tables(self, name: str, deed: Deed) -> PutOut:
        """Do something at all tables of a visitor; every process is told."""
        done = PutOut([], [])
        for database in self.databases:
            asyncio.run(at_tables_of(database, name, deed, done))
        self.tell()
        return done

    # -- what visitors do themselves

    def hand_on(self, old: str, new: str, devices: bool) -> PutOut:
        """Let all that one visitor has be another's; what they are told on which devices, only if that is meant."""
        for database in self.databases:
            with database.writing.begin() as connection:
                hand_marks_on(connection, old, new)
                move_profile(connection, old, new)
                close_passages(connection, old)
                if not devices:
                    connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.visitor == old))
                for table in OF_VISITORS:
                    if table is not PROFILES:
                        hand_rows_on(connection, table, old, new)
        return self._at_tables(old, lambda table: seating.hand_on(table, old, new))

    def erase(self, name: str) -> PutOut:
        """Forget a visitor: their name, what they said and wished for, and that seats were theirs."""
        alone = [(database, seats_in(database, name)) for database in self.databases]
        done = self._at_tables(name, lambda table: seating.forget(table, name))
        for database, seats in alone:
            for seat in seats:
                with database.writing.begin() as connection:
                    remove_name(connection, name, seat)
            with database.writing.begin() as connection:
                forget_visitor(connection, name)
        self.tell()
        return done

    def records(self, name: str, most: int) -> Iterator[tuple[str, str]]:
        """The records of a visitor's finished games, each with a name for its file."""
        for database in self.databases:
            yield from asyncio.run(records_in(database, name, most))

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
    chosen = select(PROFILES.c.visitor, PROFILES.c.called)
    called = {row.visitor: row.called for row in connection.execute(chosen)}
    wanted = select(VISITORS).where(func.substr(VISITORS.c.name, 1, len(begins)) == begins)
    for row in connection.execute(wanted).mappings():
        names = held.get(row["name"], [])
        known = filter(None, (called.get(row["name"]), *names))
        yield VisitorEntry(**row, seats=len(names), called=tuple(dict.fromkeys(known)))


def held_query(name: str) -> Any:
    """The seats of a visitor, with their tables."""
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.seats, TABLES.c.made, HOLDERS.c.seat)
    return select(*columns).join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id).where(HOLDERS.c.visitor == name)


# -- what goes on with another visitor


def hand_marks_on(connection: Connection, old: str, new: str) -> None:
    """What the host has said of one visitor holds for the other too: nobody talks again by changing their secret."""
    wanted = select(VISITORS.c.muted, VISITORS.c.removed).where(VISITORS.c.name == old)
    muted, removed = connection.execute(wanted).first() or (False, False)
    if muted or removed:
        connection.execute(NEW_VISITOR, {"name": new, "now": time.time()})
        marks = {mark: True for mark, is_so in (("muted", muted), ("removed", removed)) if is_so}
        connection.execute(update(VISITORS).where(VISITORS.c.name == new).values(**marks))


def hand_rows_on(connection: Connection, table: SqlTable, old: str, new: str) -> None:
    """Let the rows of one visitor be another's, unless those have the like."""
    theirs = table.c.visitor == old
    try:
        with connection.begin_nested():
            connection.execute(update(table).where(theirs).values(visitor=new))
    except IntegrityError:
        connection.execute(delete(table).where(theirs))


# -- what goes


def seats_in(database: Database, name: str) -> list[SoleSeat]:
    """The seats that are a visitor's alone: nobody else goes by that name there."""
    shared = HOLDERS.alias()
    others = exists().where(
        shared.c.table_id == HOLDERS.c.table_id, shared.c.seat == HOLDERS.c.seat, shared.c.visitor != name
    )
    with database.reading.connect() as connection:
        found = connection.execute(held_query(name).where(~others)).all()
    return [SoleSeat(table, seat, json.loads(seats)[seat]["name"]) for table, _, _, seats, _, seat in found]


def remove_name(connection: Connection, visitor: str, seat: SoleSeat) -> None:
    """Take a visitor's name, and what they said, out of the rows and states of a table."""
    for kept in (ROWS, SNAPSHOTS):
        wanted = select(*kept.primary_key, kept.c.body).where(kept.c.table_id == seat.table)
        for *key, body in connection.execute(wanted).all():
            changed = without_name(json.loads(body), visitor, seat)
            if changed is not None:
                meant = [column == value for column, value in zip(kept.primary_key, key, strict=True)]
                connection.execute(update(kept).where(*meant).values(body=compact_json(changed)))


def without_name(body: Json, visitor: str, seat: SoleSeat) -> Json | None:
    """The body of a row without a visitor's name and words; None if they are not in it."""
    number, empty = seat.seat, seating.nameless(seat.seat)
    if body.get("visitor") == visitor and "text" in body:
        return {"text": "", "removed": True}
    named = [one for one in body.get("seats", [])[number : number + 1] if one["name"] == seat.called]
    if body.get("seat") == number and "to" in body and body["to"]["name"] == seat.called:
        named.append(body["to"])
    for one in named:
        one["name"] = empty
    for one in (*named, body):
        if visitor in one.get("holders", ()):
            one["holders"] = [holder for holder in one["holders"] if holder != visitor]
    given = [line for line in body.get("lines", []) if line.get("by") == number and line.get("who") == seat.called]
    for line in given:
        line["who"] = empty
    return body if named or given or body.get("seat") == number else None


def forget_visitor(connection: Connection, name: str) -> None:
    """Remove all that is kept of a visitor; the host's marks stay, with nothing else."""
    for table in OF_VISITORS:
        connection.execute(delete(table).where(table.c.visitor == name))
    marked = VISITORS.c.muted | VISITORS.c.removed
    connection.execute(delete(VISITORS).where(VISITORS.c.name == name, ~marked))


# -- seats and words that go


async def at_tables_of(database: Database, name: str, deed: Deed, done: PutOut) -> None:
    """Do something at all tables of a visitor, as any server would do it: the number of each row decides races."""
    writer = Writer(database, asyncio.get_running_loop(), "host")
    store, helper = SqlStore(database, writer), HelperHere()
    with database.reading.connect() as connection:
        tables = {row[0]: row[2] for row in connection.execute(held_query(name))}
    try:
        for table_id, status in tables.items():
            state = await state_of(store, helper, table_id, status)
            if state is None:
                continue
            table = Table(store, helper, state, lambda _: None)
            try:
                await table.alone(lambda table=table: deed(table))  # type: ignore[misc]
                done.tables.append(table_id)
            except Problem:
                done.busy.append(table_id)
    finally:
        await asyncio.to_thread(writer.stop)


async def records_in(database: Database, name: str, most: int) -> list[tuple[str, str]]:
    """The records of a visitor's finished games in one database."""
    writer = Writer(database, asyncio.get_running_loop(), "host")
    store = SqlStore(database, writer)
    found: list[tuple[str, str]] = []
    try:
        for held in await store.held_by(name, [OVER], most):
            info = await store.info(held.table.id)
            if info is not None:
                text = await record_text(store, await read_finished(store, info))
                found.append((f"{info.game}-{info.id}.jsonl", text))
    finally:
        await asyncio.to_thread(writer.stop)
    return found


async def state_of(store: SqlStore, helper: HelperHere, table: str, status: str) -> TableState | None:
    """The state of a table, as much of it as is needed to change its seats; None if it is gone."""
    if status == OVER:
        info = await store.info(table)
        return None if info is None else await read_finished(store, info)
    history = await read_history(store, helper, table)
    return None if history is None else await read_state(store, helper, history)


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
