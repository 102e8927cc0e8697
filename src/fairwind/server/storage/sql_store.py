"""The store in a database: reads beside everything else, writes through the one writer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.removal import UNBEGUN, outside_count, remove_replays, remove_tables, unbegun_tables
from fairwind.server.storage.row_groups import COLUMNS
from fairwind.server.storage.schema import REPLAYS, ROWS, SNAPSHOTS, TABLES
from fairwind.server.storage.writer import Writer, compact_json, row_values
from fairwind.tables.rows import KeptRow, TableRow, read_row
from fairwind.tables.store import LISTED_SECONDS, MOST_LISTED, Listed, Listing, NewTable, Store, StoreDown
from fairwind.tables.table_state import KeptState, Stamp, TableInfo

T = TypeVar("T")
Statement = tuple[Executable, Json]

# Statements that are needed often, made once.
CHANGE: Final = update(TABLES).where(TABLES.c.id == bindparam("changed"))
KEEP: Final = insert(SNAPSHOTS)
FORGET: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of"), SNAPSHOTS.c.exact == bindparam("so_exact"), SNAPSHOTS.c.n <= bindparam("up_to")
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
        await self.writer.write(new.info.id, new.rows, [to_make(new)])

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
        if rules is not None:
            also.append((CHANGE, {"rules": rules, "changed": table}))
        if rematch is not None:
            also.append(to_make(rematch))
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

    async def saw_replay(self, name: str) -> None:
        seen = update(REPLAYS).where(REPLAYS.c.id == name).values(seen=time.time())
        self.writer.write_some_time([(seen, {})])

    async def expire(self, unbegun: float, unseen: float, spared: Collection[str]) -> list[str]:
        def work() -> list[str]:
            try:
                remove_replays(self.database, unseen)
                return remove_tables(self.database, unbegun_tables(self.database, unbegun, spared), UNBEGUN)
            except SQLAlchemyError as error:
                raise StoreDown(first_line(error)) from None

        return await asyncio.to_thread(work)

    # -- reading

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def work() -> T:
            try:
                with self.database.reading.connect() as connection:
                    return read(connection)
            except SQLAlchemyError as error:
                raise StoreDown(first_line(error)) from None

        return await asyncio.to_thread(work)

    async def info(self, table: str) -> TableInfo | None:
        columns = [c for c in TABLES.c if c.name not in {"status", "seats"}]
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

    async def listed(self, statuses: Sequence[str], public_only: bool, most: int = MOST_LISTED) -> list[Listed]:
        wanted = select(*(TABLES.c[name] for name in ("id", "game", "status", "seats", "made"))).where(
            TABLES.c.status.in_(statuses)
        )
        if public_only:
            wanted = wanted.where(TABLES.c.public, TABLES.c.made > time.time() - LISTED_SECONDS)
        newest = wanted.order_by(TABLES.c.made.desc()).limit(most)
        found = await self._read(lambda connection: connection.execute(newest).all())
        return [Listed(id_, game, status, json.loads(seats), made) for id_, game, status, seats, made in found]

    async def replay(self, name: str) -> str | None:
        wanted = select(REPLAYS.c.body).where(REPLAYS.c.id == name)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found


def listed_values(listing: Listing) -> dict[str, Any]:
    """What the lobby lists, as the database takes it."""
    return {"status": listing.status, "seats": json.dumps(listing.seats_listed())}


def to_make(new: NewTable) -> Statement:
    """The statement that makes a table."""
    info = {**asdict(new.info), "variants": json.dumps(new.info.variants)}
    return insert(TABLES), {**info, **listed_values(new.listing)}
