"""Relocation: what was kept in files goes on in a PostgreSQL that several servers share."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, inspect, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import (
    Database,
    first_line,
    migrate,
    open_database,
    open_postgresql,
    sqlite_engine,
)
from fairwind.server.storage.keys import KEY_SETTING, PUSH_SETTING
from fairwind.server.storage.schema import METADATA, REPLAYS, SETTINGS, TABLES

AT_ONCE: Final = 500  # rows


@contextlib.contextmanager
def empty_database(settings: Settings) -> Iterator[Database]:
    """A PostgreSQL in which nothing is kept, or BadSetting."""
    database = open_postgresql(settings)
    try:
        with database.reading.connect() as connection:
            if not is_empty(connection):
                raise BadSetting("There are tables in this database already; make an empty one with createdb.")
        yield database
    except SQLAlchemyError as error:
        raise BadSetting(f"The database cannot be used: {first_line(error)}; nothing was brought back.") from None
    finally:
        database.close()


def is_empty(connection: Connection) -> bool:
    """Whether nothing is kept; a shape without anything in it may be there."""
    there = inspect(connection).get_table_names()
    if TABLES.name not in there:
        return not there
    kept = (connection.execute(select(table.c.id).limit(1)).first() for table in (TABLES, REPLAYS))
    return all(row is None for row in kept)


def relocate(settings: Settings, files: Sequence[Path]) -> None:
    """Bring what is in the files into an empty PostgreSQL, all of it or nothing."""
    for file in files:  # a copy may be of an earlier version
        engine = sqlite_engine(file, "BEGIN IMMEDIATE")
        try:
            migrate(engine)
        finally:
            engine.dispose()
    with contextlib.closing(open_database(settings)) as database, database.writing.begin() as there:
        for file in files:
            engine = sqlite_engine(file, "BEGIN")
            try:
                with engine.connect() as here:
                    for table in METADATA.sorted_tables:
                        move_rows(here, there, table)
            finally:
                engine.dispose()


def move_rows(here: Connection, there: Connection, table: Table) -> None:
    """Copy the rows of one table; what all files have is there once, and of the settings only the keys are wanted."""
    columns = [column for column in table.c if column.autoincrement is not True]
    wanted = select(*columns).order_by(*table.primary_key)
    if table is SETTINGS:
        wanted = wanted.where(SETTINGS.c.name.in_([KEY_SETTING, PUSH_SETTING]))
    for rows in here.execute(wanted).mappings().partitions(AT_ONCE):
        values: list[dict[str, Any]] = [dict(row) for row in rows]
        there.execute(insert(table).on_conflict_do_nothing(), values)
