"""The database: opened, brought into its present shape, and with the key that signs seats."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fairwind import __version__
from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage import shards
from fairwind.server.storage.keys import (
    IN_DATABASE,
    KEY_FILE,
    KEY_SETTING,
    PUSH_SETTING,
    keys_in_folder,
    new_key,
    new_push_key,
    read_keys,
    read_push_key,
    replace_keys,
    written_keys,
)
from fairwind.server.storage.schema import SETTINGS

DATABASE_FILE: Final = shards.DATABASE_FILE
LOCK_FILE: Final = "serving.lock"
PATIENCE: Final = 1.0  # seconds in which a server that was killed lets go of its folder
PRIVATE: Final = 0o600
MIGRATION_LOCK: Final = 6_710_001  # any number that nobody else takes


class FolderInUse(BadSetting):
    """Another server keeps its tables in this folder."""


class Database:
    """A connection pool for reading and one for writing, and the folder in which a single server keeps its things."""

    def __init__(
        self,
        reading: Engine,
        writing: Engine,
        folder: Path,
        lock: IO[str] | None,
        everywhere: Sequence[Engine] = (),
        first: Engine | None = None,
    ) -> None:
        self.reading: Final = reading
        self.writing: Final = writing
        self.folder: Final = folder
        self.shared: Final = writing.dialect.name == "postgresql"  # whether other servers may write too
        self.everywhere: Final = everywhere or (reading,)  # to read what other processes keep; the first has settings
        self.first: Final = first or writing  # to write what several processes keep in the first file only
        self.lock: Final = lock  # on the folder: whoever has it open holds it

    def close(self) -> None:
        """Let the database, and the folder, go."""
        self.let_go()
        if self.lock is not None:
            self.lock.close()

    def let_go(self) -> None:
        """Close all connections, but hold the folder."""
        for engine in {self.writing, self.first, *self.everywhere}:
            engine.dispose()

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

    def push_key(self) -> bytes:
        """The key with which push messages are signed; it is made when it is first needed."""
        if self._setting(PUSH_SETTING) is None:
            with contextlib.suppress(IntegrityError), self.first.begin() as connection:
                connection.execute(insert(SETTINGS).values(name=PUSH_SETTING, value=new_push_key()))
        return read_push_key(self._setting(PUSH_SETTING) or "")

    def _setting(self, name: str) -> str | None:
        with self.everywhere[0].connect() as connection:
            return connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()


# -- opening


def open_database(settings: Settings) -> Database:
    """Open the database and bring it into its present shape, or raise BadSetting."""
    database = open_postgresql(settings) if settings.database else _open_sqlite(settings)
    if settings.process is not None:
        return database  # whoever started this process has seen to it
    try:
        if database.shared:
            migrate(database.writing)
        else:
            prepare_files(settings.data, settings.processes)
    except (SQLAlchemyError, sqlite3.Error) as error:
        database.close()
        raise BadSetting(f"The database cannot be used: {first_line(error)}; check its address.") from None
    except BaseException:
        database.close()
        raise
    return database


def migrations() -> Config:
    """Where the steps are that bring a database into its present shape."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def schema_of(connection: Connection) -> str | None:
    """The shape of a database; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known_schemas() -> list[str]:
    """The shapes that this version knows, newest first."""
    return [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


def refuse_newer_schema(connection: Connection) -> None:
    """A database that a newer version has changed is not for this one: BadSetting says so."""
    found, known = schema_of(connection), known_schemas()
    if found is not None and found not in known:
        raise BadSetting(
            f"The database has been brought to schema {found} by a newer version of Fairwind, and this one "
            f"({__version__}) knows schemas up to {known[0]}; update this one, or go on with the newer one."
        )


def prepare_files(folder: Path, processes: int) -> None:
    """Bring all files of a folder into their present shape, and every table into the right one."""
    for number in sorted({*range(processes), *shards.shard_files(folder)}):
        engine = sqlite_engine(shards.shard_file(folder, number), "BEGIN IMMEDIATE")
        try:
            migrate(engine)
        finally:
            engine.dispose()
    shards.settle(folder, processes)


def migrate(engine: Engine) -> None:
    """Bring a database into its present shape, while no other server does."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        refuse_newer_schema(connection)
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def first_line(error: Exception) -> str:
    """What a database says, without its essay."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")


def open_postgresql(settings: Settings) -> Database:
    """The database of several servers, as it is; BadSetting if its address makes no sense."""
    scheme, found, rest = settings.database.partition("://")
    if not found or scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise BadSetting("The database must be a PostgreSQL address such as postgresql://user@host/name.")
    engine = create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True, pool_size=8)
    return Database(engine, engine, settings.data, None)


def _open_sqlite(settings: Settings) -> Database:
    """One file, or one for each process; a single one, or whoever starts several, holds the folder."""
    folder = settings.data
    lock = hold_folder(folder) if settings.process is None else None
    files = [shards.shard_file(folder, number) for number in range(settings.processes)]
    everywhere = [sqlite_engine(file, "BEGIN") for file in files]
    own = settings.process or 0
    writing = sqlite_engine(files[own], "BEGIN IMMEDIATE")
    first = sqlite_engine(files[0], "BEGIN IMMEDIATE") if own else writing
    return Database(everywhere[own], writing, folder, lock, everywhere, first)


def hold_folder(folder: Path) -> IO[str]:
    """Hold a folder, so that no other server uses it; one that is just ending is waited for."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / LOCK_FILE).open("w")
    except OSError as error:
        raise BadSetting(f"{folder}: {error.strerror}; choose another folder with --data.") from None
    until = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if time.monotonic() < until:
                time.sleep(0.02)
                continue
            lock.close()
            raise FolderInUse(f"{folder}: another server keeps its tables here; choose another folder with --data.") \
                from None  # fmt: skip
        return lock


def make_private(path: Path) -> None:
    """Let only this user read a database: SQLite gives the files beside it the rights that it has itself."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # not there, or not ours to change
            file.chmod(PRIVATE)


def sqlite_engine(path: Path, begin: str) -> Engine:
    """SQLite with a write-ahead log, every commit on the disk before it counts."""
    make_private(path)
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 30})

    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
