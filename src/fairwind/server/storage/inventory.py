"""The inventory: what tables there are, how large and how long unused, for the host, also beside a running server."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import Database, first_line, open_postgresql, sqlite_engine
from fairwind.server.storage.removal import (
    UNBEGUN,
    remove_marks,
    remove_replays,
    remove_tables,
    unbegun_tables,
)
from fairwind.server.storage.schema import HOLDERS, ROWS, SNAPSHOTS, TABLES
from fairwind.server.storage.shards import shard_files
from fairwind.tables.table_state import OVER, RUNNING

DAY: Final = 24 * 3600.0
UNSEEN_DAYS: Final = 90  # an uploaded record that nobody has looked at for so long goes
MIGRATIONS: Final = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class TableEntry:
    """One table, without anything that only its players may know."""

    id: str
    game: str
    status: str
    public: bool
    seats: int
    people: list[str]
    rows: int
    bytes: int
    made: float
    used: float

    def as_json(self) -> Json:
        """For programs."""
        return asdict(self)


@dataclass(frozen=True)
class EntryFilter:
    """Which tables are meant."""

    status: str = ""
    used_before: float | None = None
    visitor: str = ""
    table: str = ""


@dataclass(frozen=True)
class Expired:
    """What goes, or would go."""

    tables: list[str]
    records: int


class Inventory:
    """All databases of one server, opened beside it."""

    def __init__(self, databases: list[Database]) -> None:
        self.databases: Final = databases

    def entries(self, wanted: EntryFilter | None = None) -> list[TableEntry]:
        """Tables, those first that were used last."""
        found: list[TableEntry] = []
        for database in self.databases:
            with database.reading.connect() as connection:
                rows = connection.execute(entry_query(wanted or EntryFilter())).all()
            found += [entry_of(*row) for row in rows]
        return sorted(found, key=lambda entry: -entry.used)

    def shown(self, name: str) -> Json | None:
        """All that the host may know of one table; None if there is none."""
        for database in self.databases:
            with database.reading.connect() as connection:
                found = connection.execute(entry_query(EntryFilter(table=name))).first()
                if found is None:
                    continue
                about = connection.execute(select(*ABOUT).where(TABLES.c.id == name)).mappings().one()
                kinds = select(ROWS.c.kind, func.count()).where(ROWS.c.table_id == name).group_by(ROWS.c.kind)
                held = select(HOLDERS.c.seat, HOLDERS.c.visitor).where(HOLDERS.c.table_id == name)
                return {
                    **entry_of(*found).as_json(),
                    "edition": about["edition"],
                    "own_edition": bool(about["edition_text"]),
                    "rules": about["rules"],
                    "variants": json.loads(about["variants"]),
                    "seated": json.loads(about["seats"]),
                    "holders": [list(pair) for pair in sorted(tuple(row) for row in connection.execute(held))],
                    "kinds": dict(sorted(tuple(row) for row in connection.execute(kinds))),
                }
        return None

    def remove(self, names: list[str]) -> list[str]:
        """Remove tables; those that were there."""
        return [name for database in self.databases for name in remove_tables(database, names)]

    def expire(self, days: float | None, dry: bool) -> Expired:
        """Remove tables nobody began, records nobody looks at and, with days, whatever was not used for so long."""
        now = time.time()
        gone: list[str] = []
        records = 0
        for database in self.databases:
            unbegun = unbegun_tables(database, now - DAY)
            old = [] if days is None else unused_tables(database, now - days * DAY)
            gone += [*unbegun, *old] if dry else remove_tables(database, unbegun, UNBEGUN)
            gone += [] if dry else remove_tables(database, old, (RUNNING, OVER))
            records += remove_replays(database, now - UNSEEN_DAYS * DAY, dry)
            if not dry:
                remove_marks(database, now - DAY)
        return Expired(gone, records)


ABOUT: Final = [TABLES.c[name] for name in ("edition", "edition_text", "rules", "variants", "seats")]


def entry_query(wanted: EntryFilter) -> Select[Any]:
    """Tables with the count, the size and the last time of their rows."""
    rows = select(
        ROWS.c.table_id.label("table_id"),
        func.count().label("count"),
        func.sum(func.length(ROWS.c.body)).label("size"),
        func.max(ROWS.c.at).label("used"),
    )
    if wanted.table:
        rows = rows.where(ROWS.c.table_id == wanted.table)
    counted = rows.group_by(ROWS.c.table_id).subquery()
    kept = select(func.coalesce(func.sum(func.length(SNAPSHOTS.c.body)), 0)).where(SNAPSHOTS.c.table_id == TABLES.c.id)
    used = func.coalesce(counted.c.used, TABLES.c.made)
    query = select(
        *(TABLES.c[name] for name in ("id", "game", "status", "public", "seats", "made")),
        func.coalesce(counted.c.count, 0),
        func.coalesce(counted.c.size, 0) + func.length(TABLES.c.edition_text) + kept.scalar_subquery(),
        used,
    ).join_from(TABLES, counted, TABLES.c.id == counted.c.table_id, isouter=True)
    if wanted.table:
        query = query.where(TABLES.c.id == wanted.table)
    if wanted.status:
        query = query.where(TABLES.c.status == wanted.status)
    if wanted.used_before is not None:
        query = query.where(used < wanted.used_before)
    if wanted.visitor:
        query = query.where(TABLES.c.id.in_(select(HOLDERS.c.table_id).where(HOLDERS.c.visitor == wanted.visitor)))
    return query


def entry_of(
    name: str, game: str, status: str, public: bool, seats: str, made: float, rows: int, size: int, used: float
) -> TableEntry:
    """A table as the database tells it."""
    listed: list[Json] = json.loads(seats)
    people = [seat["name"] for seat in listed if seat["kind"] == "person"]
    return TableEntry(name, game, status, public, len(listed), people, rows, int(size), made, used)


def unused_tables(database: Database, since: float) -> list[str]:
    """Games that are over, or that everybody has forgotten: nothing has happened there since."""
    used = select(func.max(ROWS.c.at)).where(ROWS.c.table_id == TABLES.c.id).scalar_subquery()
    old = select(TABLES.c.id).where(TABLES.c.status.in_([RUNNING, OVER]), TABLES.c.made < since, used < since)
    with database.reading.connect() as connection:
        return list(connection.execute(old.order_by(TABLES.c.made)).scalars())


# -- opening beside a server


@contextlib.contextmanager
def inventory_of(settings: Settings) -> Iterator[Inventory]:
    """The inventory of a folder, or of a database, whether a server runs or not; BadSetting if there is none."""
    databases = databases_beside(settings)
    try:
        for database in databases:
            check_shape(database)
        yield Inventory(databases)
    except SQLAlchemyError as error:
        raise BadSetting(f"The database cannot be used: {first_line(error)}; check its address.") from None
    finally:
        for database in databases:
            database.close()


def databases_beside(settings: Settings) -> list[Database]:
    """The databases of a server, without the lock that only the server itself takes."""
    if settings.database:
        return [open_postgresql(settings)]
    folder = settings.data
    files = list(shard_files(folder).values()) if folder.is_dir() else []
    if not files:
        raise BadSetting(f"{folder}: no tables are kept here; name the folder with --data.")
    return [
        Database(sqlite_engine(path, "BEGIN"), sqlite_engine(path, "BEGIN IMMEDIATE"), folder, None) for path in files
    ]


def check_shape(database: Database) -> None:
    """A command changes no database's shape: that is the server's."""
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    with database.reading.connect() as connection:
        shape = MigrationContext.configure(connection).get_current_revision()
    if shape != head:
        known = "was kept by another version of Fairwind"
        raise BadSetting(f"This database {known} ({shape}, not {head}); start the server of this version once.")
