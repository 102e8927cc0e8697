"""Where tables are kept: SQLite in a folder, or a PostgreSQL that several servers share."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from fairwind.kernel.spec import Json
from fairwind.server.schema import ANSWERS, REPLAYS, SETTINGS, SNAPSHOTS, TABLES
from fairwind.server.settings import BadSetting, Settings

DATABASE_FILE: Final = "fairwind.sqlite"
KEY_FILE: Final = "key"
LOCK_FILE: Final = "serving.lock"
KEY_BYTES: Final = 32
MIGRATION_LOCK: Final = 6_710_001  # any number that nobody else takes
MOST_LISTED: Final = 200
LISTED_SECONDS: Final = 14 * 24 * 3600  # a public table that is older is listed no more


class FolderInUse(BadSetting):
    """Another server keeps its tables in this folder."""


@dataclass(frozen=True)
class Row:
    """One thing that happened at a table."""

    n: int
    at: float
    kind: str
    by: int | None
    body: Json


@dataclass(frozen=True)
class Facts:
    """What is played at a table: settled when it is made, save for the rules version, which an upgrade may raise."""

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    edition_text: str
    variants: dict[str, str]
    public: bool
    made: float


@dataclass(frozen=True)
class Listed:
    """A table as the lobby lists it."""

    id: str
    game: str
    status: str
    seats: list[Json]
    made: float


class Storage:
    """Reads what is kept, and holds what a writer needs."""

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

    # -- one table

    def facts(self, table: str) -> Facts | None:
        """What is played there; None if there is no such table."""
        columns = [c for c in TABLES.c if c.name not in {"status", "seats"}]
        with self.reading.connect() as connection:
            found = connection.execute(select(*columns).where(TABLES.c.id == table)).mappings().first()
        return None if found is None else Facts(**{**found, "variants": json.loads(found["variants"])})

    def rows(self, table: str, after: int = 0, kinds: Sequence[str] = ()) -> list[Row]:
        """What happened after row number `after`, oldest first."""
        wanted = select(*(ANSWERS.c[name] for name in ("n", "at", "kind", "by_seat", "body"))).where(
            ANSWERS.c.table_id == table, ANSWERS.c.n > after
        )
        if kinds:
            wanted = wanted.where(ANSWERS.c.kind.in_(kinds))
        with self.reading.connect() as connection:
            found = connection.execute(wanted.order_by(ANSWERS.c.n)).all()
        return [Row(n, at, kind, by, json.loads(body)) for n, at, kind, by, body in found]

    def last(self, table: str) -> int:
        """The number of the last row."""
        with self.reading.connect() as connection:
            return connection.execute(select(func.max(ANSWERS.c.n)).where(ANSWERS.c.table_id == table)).scalar() or 0

    def snapshot(self, table: str, exact: bool = False) -> tuple[int, Json] | None:
        """The state that was kept last, and the row after which it was kept; an exact one may be newer."""
        wanted = select(SNAPSHOTS.c.n, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
        if not exact:
            wanted = wanted.where(SNAPSHOTS.c.exact.is_(False))
        with self.reading.connect() as connection:
            found = connection.execute(wanted.order_by(SNAPSHOTS.c.n.desc())).first()
        return None if found is None else (found[0], json.loads(found[1]))

    # -- many tables

    def listed(self, statuses: Sequence[str], public_only: bool, most: int = MOST_LISTED) -> list[Listed]:
        """Tables by status, the newest first."""
        wanted = select(*(TABLES.c[name] for name in ("id", "game", "status", "seats", "made"))).where(
            TABLES.c.status.in_(statuses)
        )
        if public_only:
            wanted = wanted.where(TABLES.c.public, TABLES.c.made > time.time() - LISTED_SECONDS)
        with self.reading.connect() as connection:
            found = connection.execute(wanted.order_by(TABLES.c.made.desc()).limit(most)).all()
        return [Listed(id_, game, status, json.loads(seats), made) for id_, game, status, seats, made in found]

    # -- replays

    def replay(self, name: str) -> str | None:
        """An uploaded record."""
        with self.reading.connect() as connection:
            return connection.execute(select(REPLAYS.c.body).where(REPLAYS.c.id == name)).scalar()

    # -- the key that signs seats

    def key(self) -> bytes:
        """The key of this folder, or of this database; made when it is first needed."""
        return self._key_in_database() if self.shared else self._key_in_folder()

    def _key_in_database(self) -> bytes:
        with contextlib.suppress(SQLAlchemyError), self.writing.begin() as connection:
            connection.execute(insert(SETTINGS).values(name="key", value=secrets.token_hex(KEY_BYTES)))
        found = self._setting("key")
        assert found is not None
        return bytes.fromhex(found)

    def _key_in_folder(self) -> bytes:
        """A file that only this user reads; a restored backup brings its key along inside the database."""
        path = self.folder / KEY_FILE
        if not path.exists():
            made = self._setting("key") or secrets.token_hex(KEY_BYTES)
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w") as file:
                file.write(made)
                file.flush()
                os.fsync(file.fileno())
        try:
            return bytes.fromhex(path.read_text(encoding="ascii").strip())
        except ValueError:
            raise BadSetting(f"{path}: this is no key; restore it from a copy, or remove it (seats are void then).") \
                from None  # fmt: skip

    def _setting(self, name: str) -> str | None:
        with self.reading.connect() as connection:
            return connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()


# -- opening


def open_storage(settings: Settings) -> Storage:
    """Open the database and bring it into its present shape, or raise BadSetting."""
    storage = _open_postgresql(settings) if settings.database else _open_sqlite(settings)
    try:
        with migrating(storage) as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        storage.close()
        raise BadSetting(f"The database cannot be used: {first_line(error)}; check its address.") from None
    return storage


@contextlib.contextmanager
def migrating(storage: Storage) -> Iterator[Connection]:
    """A connection on which only one server at a time changes the shape of the database."""
    with storage.writing.begin() as connection:
        if storage.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        yield connection


def first_line(error: Exception) -> str:
    """What a database says, without its essay."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".")


def _open_postgresql(settings: Settings) -> Storage:
    scheme, found, rest = settings.database.partition("://")
    if not found or scheme not in {"postgresql", "postgres", "postgresql+psycopg"}:
        raise BadSetting("The database must be a PostgreSQL address such as postgresql://user@host/name.")
    engine = create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True, pool_size=8)
    return Storage(engine, engine, settings.data, None)


def _open_sqlite(settings: Settings) -> Storage:
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
    return Storage(sqlite_engine(path, "BEGIN"), sqlite_engine(path, "BEGIN IMMEDIATE"), folder, lock)


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
