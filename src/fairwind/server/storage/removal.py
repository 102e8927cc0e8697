"""Removal: tables and records that go, by themselves or because the host says so, also beside a running server.

Of a table that goes one row stays, the last: it says that the table is gone. It has the number that a server would give
its next row, so that whoever still has the table in memory is too late, and hears of it.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, Integer, Text, and_, cast, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from fairwind.server.storage.database import Database
from fairwind.server.storage.row_groups import CHANNEL
from fairwind.server.storage.schema import HOLDERS, METADATA, REPLAYS, ROWS, SETTINGS, SNAPSHOTS, TABLES, VISITORS
from fairwind.tables.rows import TableGone
from fairwind.tables.table_state import GONE, OVER, RUNNING, WAITING

OUTSIDE: Final = "outside"  # the setting that counts what the host has changed
UNBEGUN: Final = (WAITING, GONE)
STATUSES: Final = (WAITING, RUNNING, OVER, GONE)
OF_VISITORS: Final = tuple(  # what is kept for visitors beside their seats
    table for table in METADATA.sorted_tables if "visitor" in table.c and table is not HOLDERS
)
AT_ONCE: Final = 50  # tables in one transaction: the servers wait for it
MOST: Final = 2000  # tables in one sweep
TRIES: Final = 5
HOST: Final = "host"  # under this name servers are told


def unbegun_tables(database: Database, since: float, spared: Collection[str] = ()) -> list[str]:
    """Tables that nobody began, or that everybody left, and that nobody has used since."""
    used = exists().where(ROWS.c.table_id == TABLES.c.id, ROWS.c.at >= since)
    wanted = select(TABLES.c.id).where(TABLES.c.status.in_(UNBEGUN), TABLES.c.made < since, ~used)
    with database.reading.connect() as connection:
        found = connection.execute(wanted.order_by(TABLES.c.made).limit(MOST + len(spared))).scalars()
        return [name for name in found if name not in spared]


def remove_tables(database: Database, names: Sequence[str], statuses: Sequence[str] = STATUSES) -> list[str]:
    """Remove tables, if they still have one of these statuses, with all that belongs to them; those that went."""
    removed: list[str] = []
    for some in in_pieces(names):
        removed += remove_some(database, some, statuses)
    return removed


def in_pieces(names: Sequence[str]) -> Iterator[Sequence[str]]:
    """A few at a time."""
    for start in range(0, len(names), AT_ONCE):
        yield names[start : start + AT_ONCE]


def remove_some(database: Database, names: Sequence[str], statuses: Sequence[str]) -> list[str]:
    """Remove a few tables in one transaction; again if somebody wrote a row meanwhile."""
    for attempt in range(1, TRIES + 1):
        try:
            with database.writing.begin() as connection:
                removed = [name for name in names if remove_table(connection, name, statuses, database.shared)]
                if removed:
                    raise_outside(connection)
                return removed
        except IntegrityError:
            if attempt == TRIES:
                raise
    raise AssertionError


def remove_table(connection: Connection, name: str, statuses: Sequence[str], shared: bool) -> bool:
    """Remove a table, but for the row that says so; False if there is none of these statuses."""
    if not connection.execute(delete(TABLES).where(TABLES.c.id == name, TABLES.c.status.in_(statuses))).rowcount:
        return False
    last = connection.execute(select(func.max(ROWS.c.n)).where(ROWS.c.table_id == name)).scalar() or 0
    gone = {"table_id": name, "n": last + 1, "at": time.time(), "kind": TableGone.KIND, "by_seat": None, "body": "{}"}
    connection.execute(insert(ROWS), gone)
    connection.execute(delete(ROWS).where(ROWS.c.table_id == name, ROWS.c.n <= last))
    for table in METADATA.sorted_tables:
        if "table_id" in table.c and table is not ROWS:
            connection.execute(delete(table).where(table.c.table_id == name))
    if shared:
        told = f"{HOST} {name} {last + 1}"
        connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})
    return True


def remove_marks(database: Database, before: float) -> int:
    """Remove the rows that say that a table is gone: after a while no server has it in memory any more.

    And states that a server kept of it before it knew.
    """
    here = exists().where(TABLES.c.id == ROWS.c.table_id)
    kept = exists().where(TABLES.c.id == SNAPSHOTS.c.table_id)
    with database.writing.begin() as connection:
        connection.execute(delete(SNAPSHOTS).where(~kept))
        old = delete(ROWS).where(ROWS.c.kind == TableGone.KIND, ROWS.c.at < before, ~here)
        return connection.execute(old).rowcount


def remove_replays(database: Database, unseen: float, dry: bool = False) -> int:
    """Remove uploaded records that nobody has looked at since; how many."""
    never = and_(REPLAYS.c.seen.is_(None), REPLAYS.c.made < unseen)
    old = or_(REPLAYS.c.seen < unseen, never)  # found by the index: nobody reads through the records themselves
    with database.writing.begin() as connection:
        if dry:
            return connection.execute(select(func.count()).select_from(REPLAYS).where(old)).scalar() or 0
        return connection.execute(delete(REPLAYS).where(old)).rowcount


def remove_visitors(database: Database, before: float) -> list[str]:
    """Forget visitors whose browsers have forgotten them too, unless they hold a seat or the host has marked them.

    Those who went, by name.
    """
    holds = exists().where(HOLDERS.c.visitor == VISITORS.c.name)
    marked = VISITORS.c.muted | VISITORS.c.removed
    with database.writing.begin() as connection:
        old = delete(VISITORS).where(VISITORS.c.seen < before, ~marked, ~holds).returning(VISITORS.c.name)
        return list(connection.execute(old).scalars())


def forget_choices(database: Database, names: Sequence[str]) -> None:
    """Forget what visitors had chosen, in the first file, if no process knows them any more."""
    for some in in_pieces(names):
        known: set[str] = set()
        for engine in database.everywhere:
            with engine.connect() as connection:
                known |= set(connection.execute(select(VISITORS.c.name).where(VISITORS.c.name.in_(some))).scalars())
        gone = [name for name in some if name not in known]
        with database.first.begin() as connection:
            for table in OF_VISITORS:
                connection.execute(delete(table).where(table.c.visitor.in_(gone)))


# -- what the host changes beside the servers


def outside_count(connection: Connection) -> int:
    """How often the host has changed something."""
    return int(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == OUTSIDE)).scalar() or 0)


def raise_outside(connection: Connection) -> None:
    """The host has changed something: running servers look at this every few seconds."""
    more = cast(cast(SETTINGS.c.value, Integer) + 1, Text)
    if not connection.execute(update(SETTINGS).where(SETTINGS.c.name == OUTSIDE).values(value=more)).rowcount:
        connection.execute(insert(SETTINGS).values(name=OUTSIDE, value="1"))
