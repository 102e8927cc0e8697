"""The store in a database: reads beside everything else, writes through the one writer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.notice_book import remove_wishes
from fairwind.server.storage.profiles import NEW_VISITOR
from fairwind.server.storage.removal import (
    UNBEGUN,
    forget_choices,
    outside_count,
    remove_replays,
    remove_tables,
    remove_visitors,
    unbegun_tables,
)
from fairwind.server.storage.row_groups import COLUMNS
from fairwind.server.storage.schema import EDITIONS, HOLDERS, REPLAYS, ROWS, SNAPSHOTS, TABLES, VISITORS
from fairwind.server.storage.uptime import note_uptime, uptime
from fairwind.server.storage.writer import Writer, compact_json, row_values
from fairwind.tables.budgets import Used
from fairwind.tables.house_time import Uptime
from fairwind.tables.problems import NewerVersion
from fairwind.tables.rows import PLAYS, KeptRow, PlayRow, TableRow, read_row
from fairwind.tables.store import (
    LISTED_SECONDS,
    MOST_HELD,
    MOST_LISTED,
    HeldSeats,
    Listed,
    Listing,
    NewTable,
    PlaceInList,
    Store,
    StoreDown,
)
from fairwind.tables.table_state import RUNNING, KeptState, Stamp, TableInfo
from fairwind.tables.visitors import VisitorMarks

T = TypeVar("T")
Statement = tuple[Executable, Json | list[Json]]
NOTE_USE: Final = text("""
    INSERT INTO visitors (name, made, seen, "tables", "rows", "bytes", "seconds")
    VALUES (:name, :now, :now, :tables, :rows, :bytes, :seconds)
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen, "tables" = visitors."tables" + excluded."tables",
    "rows" = visitors."rows" + excluded."rows", "bytes" = visitors."bytes" + excluded."bytes",
    "seconds" = visitors."seconds" + excluded."seconds"
""")
VISITOR_SECONDS: Final = 400 * 24 * 3600  # as long as a browser keeps its secret without coming
KEEP_EDITION: Final = text("INSERT INTO editions (hash, text) VALUES (:hash, :text) ON CONFLICT DO NOTHING")
KEEP_REVIEW: Final = update(REPLAYS).where(REPLAYS.c.id == bindparam("of_record"))

# Statements that are needed often, made once.
CHANGE: Final = update(TABLES).where(TABLES.c.id == bindparam("changed"))
END: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("over"), TABLES.c.ended.is_(None))
    .values(result=bindparam("how"), ended=bindparam("at"))
)
LISTING: Final = ("id", "game", "status", "seats", "made", "carried")  # columns of what the lobby lists
LISTED: Final = frozenset({"status", "seats", "result", "ended", "due"})  # columns of what may change
PLACE_AT: Final = func.coalesce(TABLES.c.ended, TABLES.c.made)  # in a visitor's list
KEEP: Final = insert(SNAPSHOTS)
FORGET: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of"),
    SNAPSHOTS.c.exact == bindparam("so_exact"),
    SNAPSHOTS.c.n <= bindparam("up_to"),
)


class SqlStore(Store):
    """Keeps tables in a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database: Final = database
        self.writer: Final = writer
        self.shared = database.shared

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        self.database.close()

    # -- writing

    async def make(self, new: NewTable) -> None:
        await self.writer.write(new.info.id, new.rows, to_make(new))

    async def append(
        self,
        table: str,
        rows: Sequence[TableRow],
        *,
        listing: Listing | None = None,
        rules: int | None = None,
        rematch: NewTable | None = None,
    ) -> None:
        also: list[Statement] = []
        if listing is not None:
            also.append((CHANGE, {**listed_values(listing), "changed": table}))
            if listing.result is not None:
                also.append((END, {"over": table, "how": json.dumps(listing.result), "at": time.time()}))
            also.append((delete(HOLDERS).where(HOLDERS.c.table_id == table), {}))
            also += to_hold(table, listing)
        if rules is not None:
            also.append((CHANGE, {"rules": rules, "changed": table}))
        if rematch is not None:
            also += to_make(rematch)
            values = [row_values(rematch.info.id, row) for row in rematch.rows]
            also += [(insert(ROWS), dict(zip(COLUMNS, row, strict=True))) for row in values]
        await self.writer.write(table, rows, also)

    def keep(self, table: str, n: int, kept: KeptState, exact: bool) -> None:
        body = compact_json(kept)
        older = {"of": table, "so_exact": exact, "up_to": n}
        values = {"table_id": table, "exact": exact, "n": n, "body": body}
        self.writer.write_some_time([(FORGET, older), (KEEP, values)])

    async def add_replay(self, name: str, text: str) -> None:
        await self.writer.write("", [], [(insert(REPLAYS), {"id": name, "made": time.time(), "body": text})])

    async def keep_review(self, name: str, review: Json) -> None:
        values = {"review": compact_json(review), "of_record": name}
        await self.writer.write("", [], [(KEEP_REVIEW, values)])

    def keep_edition(self, mark: str, text: str) -> None:
        self.writer.write_some_time([(KEEP_EDITION, {"hash": mark, "text": text})])

    async def saw_replay(self, name: str) -> None:
        seen = update(REPLAYS).where(REPLAYS.c.id == name).values(seen=time.time())
        self.writer.write_some_time([(seen, {})])

    def note_use(self, used: Mapping[str, Used]) -> None:
        now = time.time()
        many = [{"name": name, "now": now, **used[name]._asdict()} for name in sorted(used)]  # in order: no deadlock
        if many:
            self.writer.write_some_time([(NOTE_USE, many)])

    async def expire(self, unbegun: float, unseen: float, spared: Collection[str]) -> list[str]:
        def work() -> list[str]:
            try:
                remove_replays(self.database, unseen)
                forget_choices(self.database, remove_visitors(self.database, time.time() - VISITOR_SECONDS))
                remove_wishes(self.database, time.time() - VISITOR_SECONDS)
                return remove_tables(self.database, unbegun_tables(self.database, unbegun, spared), UNBEGUN)
            except SQLAlchemyError as error:
                raise StoreDown(first_line(error)) from None

        return await asyncio.to_thread(work)

    # -- clocks

    async def beat(self, now: float, patience: float) -> Uptime:
        first = self.database.everywhere[0]
        if self.database.reading is not first:  # the process that writes the settings notes it for all, soon
            noted = await asyncio.to_thread(self._read_in, first, uptime)
            return (noted or Uptime(now)).at_beat(now, patience)
        return await asyncio.to_thread(self._beat, now, patience)

    def _beat(self, now: float, patience: float) -> Uptime:
        try:
            with self.database.writing.begin() as connection:
                return note_uptime(connection, now, patience)
        except SQLAlchemyError as error:
            raise StoreDown(first_line(error)) from None

    def note_due(self, table: str, due: float) -> None:
        self.writer.write_some_time([(CHANGE, {"due": due, "changed": table})])

    async def due(self, now: float, letters: str = "") -> list[str]:
        wanted = select(TABLES.c.id).where(
            TABLES.c.pace != "", TABLES.c.status == RUNNING, or_(TABLES.c.due.is_(None), TABLES.c.due <= now)
        )
        if letters:
            wanted = wanted.where(func.substr(TABLES.c.id, 1, 1).in_(list(letters)))
        return await self._read(lambda connection: list(connection.execute(wanted.limit(MOST_LISTED)).scalars()))

    # -- reading

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read_in, self.database.reading, read)

    async def _read_everywhere(self, read: Callable[[Connection], list[T]]) -> list[T]:
        """Read in the files of all processes, one after the other."""
        everywhere = self.database.everywhere
        return await asyncio.to_thread(lambda: [found for shard in everywhere for found in self._read_in(shard, read)])

    def _read_in(self, engine: Engine, read: Callable[[Connection], T]) -> T:
        try:
            with engine.connect() as connection:
                return read(connection)
        except SQLAlchemyError as error:
            raise StoreDown(first_line(error)) from None

    async def info(self, table: str) -> TableInfo | None:
        columns = [c for c in TABLES.c if c.name not in LISTED]
        wanted = select(*columns).where(TABLES.c.id == table)
        found = await self._read(lambda connection: connection.execute(wanted).mappings().first())
        return None if found is None else TableInfo(**{**found, "variants": json.loads(found["variants"])})

    async def rows(self, table: str, after: int = 0, kinds: Sequence[type[TableRow]] = ()) -> list[TableRow]:
        wanted = select(*(ROWS.c[name] for name in ("n", "at", "kind", "by_seat", "body"))).where(
            ROWS.c.table_id == table, ROWS.c.n > after
        )
        if kinds:
            wanted = wanted.where(ROWS.c.kind.in_([kind.KIND for kind in kinds]))

        def read(connection: Connection) -> list[TableRow]:
            found = connection.execute(wanted.order_by(ROWS.c.n)).all()
            return [read_row(KeptRow(kind, Stamp(n, at), by, json.loads(body))) for n, at, kind, by, body in found]

        return await self._read(read)

    async def page(self, table: str, after: int, before: int, most: int, newest: bool) -> list[TableRow]:
        order = ROWS.c.n.desc() if newest else ROWS.c.n
        wanted = (
            select(*(ROWS.c[name] for name in ("n", "at", "kind", "by_seat", "body")))
            .where(ROWS.c.table_id == table, ROWS.c.n > after, ROWS.c.n < before)
            .order_by(order)
            .limit(most)
        )

        def read(connection: Connection) -> list[TableRow]:
            found = sorted(connection.execute(wanted).all())
            return [read_row(KeptRow(kind, Stamp(n, at), by, json.loads(body))) for n, at, kind, by, body in found]

        return await self._read(read)

    async def outside(self) -> int:
        return await self._read(outside_count)

    async def last(self, table: str) -> int:
        wanted = select(func.max(ROWS.c.n)).where(ROWS.c.table_id == table)
        return await self._read(lambda connection: connection.execute(wanted).scalar() or 0)

    async def kept(self, table: str, exact: bool = False) -> tuple[int, KeptState] | None:
        wanted = select(SNAPSHOTS.c.n, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
        if not exact:
            wanted = wanted.where(SNAPSHOTS.c.exact.is_(False))
        newest = wanted.order_by(SNAPSHOTS.c.n.desc())
        found = await self._read(lambda connection: connection.execute(newest).first())
        return None if found is None else (found[0], json.loads(found[1]))

    async def listed(
        self, statuses: Sequence[str], public_only: bool, most: int = MOST_LISTED, letters: str = ""
    ) -> list[Listed]:
        wanted = select(*(TABLES.c[name] for name in LISTING)).where(TABLES.c.status.in_(statuses))
        if public_only:
            wanted = wanted.where(TABLES.c.public, TABLES.c.made > time.time() - LISTED_SECONDS)
        if letters:
            wanted = wanted.where(func.substr(TABLES.c.id, 1, 1).in_(list(letters)))
        newest = wanted.order_by(TABLES.c.made.desc()).limit(most)

        def read(connection: Connection) -> list[Listed]:
            found = connection.execute(newest).all()
            return [listed_row(row) for row in found]

        if letters:
            return await self._read(read)
        return sorted(await self._read_everywhere(read), key=lambda entry: -entry.made)[:most]

    async def held_by(
        self, visitor: str, statuses: Sequence[str] = (), most: int = MOST_HELD, before: PlaceInList | None = None
    ) -> list[HeldSeats]:
        columns = (TABLES.c[name] for name in (*LISTING, "result", "ended"))
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == visitor)
        wanted = select(*columns).where(TABLES.c.id.in_(held))
        if statuses:
            wanted = wanted.where(TABLES.c.status.in_(statuses))
        if before is not None:
            wanted = wanted.where(tuple_(PLACE_AT, TABLES.c.id) < tuple_(literal(before.at), literal(before.table)))
        newest = wanted.order_by(PLACE_AT.desc(), TABLES.c.id.desc()).limit(most)
        which = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.visitor == visitor).order_by(HOLDERS.c.seat)

        def read(connection: Connection) -> list[HeldSeats]:
            seats: dict[str, list[int]] = {}
            for table, seat in connection.execute(which):
                seats.setdefault(table, []).append(seat)
            return [
                HeldSeats(
                    listed_row(row),
                    seats.get(row[0], []),
                    None if result is None else json.loads(result),
                    ended,
                )
                for *row, result, ended in connection.execute(newest)
            ]

        return sorted(await self._read_everywhere(read), key=lambda held: held.place, reverse=True)[:most]

    async def last_plays(self, tables: Sequence[str]) -> dict[str, PlayRow]:
        later = ROWS.alias()
        last = (
            select(later.c.n)
            .where(later.c.table_id == TABLES.c.id, later.c.kind.in_([kind.KIND for kind in PLAYS]))
            .order_by(later.c.n.desc())
            .limit(1)
            .correlate(TABLES)
            .scalar_subquery()
        )  # by the index, from the end: what was said since is skipped
        columns = (ROWS.c[name] for name in ("table_id", "n", "at", "kind", "by_seat", "body"))
        joined = select(*columns).where(ROWS.c.table_id == TABLES.c.id, ROWS.c.n == last)

        def read(connection: Connection) -> list[tuple[str, PlayRow | None]]:
            found = connection.execute(joined.where(TABLES.c.id.in_(tables))).all()
            return [
                (table, play_row(KeptRow(kind, Stamp(n, at), by, json.loads(body))))
                for table, n, at, kind, by, body in found
            ]

        found = await self._read_everywhere(read) if tables else []
        return {table: row for table, row in found if row is not None}

    async def marks(self) -> VisitorMarks:
        wanted = select(VISITORS.c.name, VISITORS.c.muted, VISITORS.c.removed).where(
            or_(VISITORS.c.muted, VISITORS.c.removed)
        )
        found = await self._read_everywhere(lambda connection: list(connection.execute(wanted).all()))
        return VisitorMarks(
            frozenset(name for name, muted, _ in found if muted),
            frozenset(name for name, _, removed in found if removed),
        )

    async def replay(self, name: str) -> str | None:
        wanted = select(REPLAYS.c.body).where(REPLAYS.c.id == name)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    async def review(self, name: str) -> Json | None:
        wanted = select(REPLAYS.c.review).where(REPLAYS.c.id == name)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else json.loads(found)

    async def edition(self, mark: str) -> str | None:
        wanted = select(EDITIONS.c.text).where(EDITIONS.c.hash == mark)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found


def play_row(kept: KeptRow) -> PlayRow | None:
    """A row of play; None for one that only a newer version of Fairwind can read."""
    try:
        row = read_row(kept)
    except NewerVersion:
        return None
    return row if isinstance(row, PlayRow) else None


def listed_row(row: Sequence[Any]) -> Listed:
    """A table as the lobby lists it, from the columns of `LISTING`."""
    id_, game, status, seats, made, carried = row
    return Listed(id_, game, status, json.loads(seats), made, carried)


def listed_values(listing: Listing) -> dict[str, Any]:
    """What the lobby lists, as the database takes it."""
    return {"status": listing.status, "seats": json.dumps(listing.seats_listed())}


def to_make(new: NewTable) -> list[Statement]:
    """The statements that make a table, and keep the text of its edition."""
    info = {**asdict(new.info), "variants": json.dumps(new.info.variants)}
    made: list[Statement] = [(insert(TABLES), {**info, **listed_values(new.listing)})]
    if new.edition:
        made.append((KEEP_EDITION, {"hash": new.info.edition_hash, "text": new.edition}))
    return [*made, *to_hold(new.info.id, new.listing)]


def to_hold(table: str, listing: Listing) -> list[Statement]:
    """The statements that note who holds seats at a table, and of whom nothing was known before."""
    holders, now = listing.holders(), time.time()
    return [
        *((NEW_VISITOR, {"name": name, "now": now}) for name in sorted({visitor for visitor, _ in holders})),
        *((insert(HOLDERS), {"visitor": visitor, "table_id": table, "seat": seat}) for visitor, seat in holders),
    ]
