"""The database: opened, brought into its present shape, and with the key that signs seats."""

from __future__ import annotations

import contextlib
import fcntl
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.keys import (
    IN_DATABASE,
    KEY_FILE,
    KEY_SETTING,
    keys_in_folder,
    new_key,
    read_keys,
    replace_keys,
    written_keys,
)
from fairwind.server.storage.schema import SETTINGS

DATABASE_FILE: Final = "fairwind.sqlite"
LOCK_FILE: Final = "serving.lock"
MIGRATION_LOCK: Final = 6_710_001  # any number that nobody else takes


class FolderInUse(BadSetting):
    """Another server keeps its tables in this folder."""


class Database:
    """A connection pool for reading and one for writing, and the folder in which a single server keeps its things."""

    def __init__(self, reading: Engine, writing: Engine, folder: Path, lock: IO[str] | None) -> None:
        self.reading: Final = reading
        self.writing: Final = writing
        self.folder: Final = folder
        self.shared: Final = writing.dialect.name == "postgresql"  # whether other servers may write too
        self._lock: Final = lock

    def close(self) -> None:
        """Let the database, and the folder, go."""
        self.reading.dispose()
        self.writing.dispose()
        if self._lock is not None:
            self._lock.close()

    # -- the keys that sign seats

    def keys(self) -> list[bytes]:
        """The keys of this folder, or of this database, newest first; one is made when it is first needed."""
        if not self.shared:
            return keys_in_folder(self.folder, self._setting(KEY_SETTING))
        with contextlib.suppress(IntegrityError), self.writing.begin() as connection:
            connection.execute(insert(SETTINGS).values(name=KEY_SETTING, value=written_keys([new_key()])))
        return read_keys(self._setting(KEY_SETTING) or "", IN_DATABASE)

    def change_keys(self, keys: Sequence[bytes]) -> None:
        """Sign with other keys from now on: all of them are there, or those of before."""
        if not self.shared:
            replace_keys(self.folder / KEY_FILE, keys)
            return
        with self.writing.begin() as connection:
            connection.execute(update(SETTINGS).where(SETTINGS.c.name == KEY_SETTING), {"value": written_keys(keys)})

    def _setting(self, name: str) -> str | None:
        with self.reading.connect() as connection:
            return connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()


# -- opening


def open_database(settings: Settings) -> Database:
    """Open the database and bring it into its present shape, or raise BadSetting."""
    database = _open_postgresql(settings) if settings.database else _open_sqlite(settings)
    try:
        with migrating(database) as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        database.close()
        raise BadSetting(f"The database cannot be used: {first_line(error)}; check its address.") from None
    return database


@contextlib.contextmanager
def migrating(database: Database) -> Iterator[Connection]:
    """A connection on which only one server at a time changes the shape of the database."""
    with database.writing.begin() as connection:
        if database.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        yield connection


def first_line(error: Exception) -> str:
    """What a database says, without its essay."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")


def _open_postgresql(settings: Settings) -> Database:
    scheme, found, rest = settings.database.partition("://")
    if not found or scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise BadSetting("The database must be a PostgreSQL address such as postgresql://user@host/name.")
    engine = create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True, pool_size=8)
    return Database(engine, engine, settings.data, None)


def _open_sqlite(settings: Settings) -> Database:
    folder = settings.data
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / LOCK_FILE).open("w")
    except OSError as error:
        raise BadSetting(f"{folder}: {error.strerror}; choose another folder with --data.") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderInUse(f"{folder}: another server keeps its tables here; choose another folder with --data.") \
            from None  # fmt: skip
    path = folder / DATABASE_FILE
    return Database(sqlite_engine(path, "BEGIN"), sqlite_engine(path, "BEGIN IMMEDIATE"), folder, lock)


def sqlite_engine(path: Path, begin: str) -> Engine:
    """SQLite with a write-ahead log, every commit on the disk before it counts."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 30})

    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
