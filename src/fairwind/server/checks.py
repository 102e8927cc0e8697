"""Checks before a start: whatever would go wrong, one line each; nothing is made or changed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fairwind import __version__
from fairwind.games import UnknownGame, game, game_names
from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import UNSOUND
from fairwind.server.http.sources import is_loopback
from fairwind.server.notices.push import PushService
from fairwind.server.serve import listening
from fairwind.server.settings import BadSetting, NoticeSettings, Settings
from fairwind.server.storage.database import LOCK_FILE, first_line, known_schemas, open_postgresql, schema_of
from fairwind.server.storage.keys import IN_DATABASE, KEY_FILE, KEY_SETTING, new_push_key, read_keys
from fairwind.server.storage.shards import shard_file, shard_files

MIB: Final = 1024 * 1024
ROOM: Final = 200 * MIB  # a busy day's rows
FILES: Final = 4096  # open at a time: a connection is one


@dataclass(frozen=True)
class Finding:
    """What a check found: good or not, and the sentence."""

    what: str
    good: bool
    text: str

    def line(self) -> str:
        """As it is printed."""
        return f"{'ok   ' if self.good else 'WRONG'}  {self.what:<9} {self.text}"


def findings(settings: Settings, host: str, port: int) -> Iterator[Finding]:
    """All checks, one after the other."""
    yield Finding("version", True, f"Fairwind {__version__}")
    yield proxy_finding(settings, host)
    if settings.database:
        yield from postgresql_findings(settings)
    else:
        yield folder_finding(settings.data)
        yield lock_finding(settings.data)
        yield from sqlite_findings(settings.data)
        yield room_finding(settings.data)
    yield port_finding("port", host, port)
    if settings.metrics_port:
        yield port_finding("metrics", settings.metrics_host, settings.metrics_port)
    if settings.notices.contact:
        yield push_finding(settings.notices)
    yield page_finding(settings.static)
    yield games_finding()
    yield files_finding()


def proxy_finding(settings: Settings, host: str) -> Finding:
    """Whether visitors are told apart."""
    if settings.behind_proxy and not settings.proxies and not is_loopback(host):
        wrong = (
            f"whoever reaches {host} beside the proxy could be anybody; listen on 127.0.0.1, or --trust-proxy ADDRESS."
        )
        return Finding("settings", False, wrong)
    return Finding("settings", True, "they fit together")


def push_finding(settings: NoticeSettings) -> Finding:
    """Whether push messages could be sent."""
    try:
        PushService(bytes.fromhex(new_push_key()), settings.contact)
    except BadSetting as error:
        return Finding("push", False, str(error))
    return Finding("push", True, f"messages can be signed; push services reach you at {settings.contact}")


# -- where tables are kept


def folder_finding(folder: Path) -> Finding:
    """Whether a folder can be written, or made."""
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        return Finding("folder", False, f"{folder} cannot be written; choose another with --data, or change its owner.")
    return Finding("folder", True, f"{folder} can be {'written' if place == folder else 'made'}")


def lock_finding(folder: Path) -> Finding:
    """Whether another server uses the folder."""
    with contextlib.suppress(OSError), (folder / LOCK_FILE).open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return Finding("lock", False, f"another server keeps its tables in {folder}; stop it first.")
    return Finding("lock", True, "no other server uses the folder")


def sqlite_findings(folder: Path) -> Iterator[Finding]:
    """The shape of every file, and the key."""
    files = shard_files(folder) if folder.is_dir() else {}
    for file in files.values():
        yield schema_finding(file.name, read_value(file, "SELECT version_num FROM alembic_version"))
    if not files:
        yield Finding("database", True, "there is none yet; it is made at the start")
    key = folder / KEY_FILE
    if key.exists():
        try:
            yield key_finding(key.read_bytes().decode("ascii", "replace"), str(key))
        except OSError as error:
            yield Finding("key", False, f"{key}: {error.strerror}; it must be readable for the server's user.")
    else:
        brought = read_value(shard_file(folder, 0), "SELECT value FROM settings WHERE name = 'key'") if files else None
        yield key_finding(brought, "the key that a copy brings") if brought is not None else no_key_yet()


def read_value(file: Path, query: str) -> str | None:
    """A value from a file, without leaving anything beside it."""
    mode = "mode=ro" if file.with_name(file.name + "-wal").exists() else "immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?{mode}", uri=True)) as connection:
            found = connection.execute(query).fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else str(found[0])


def schema_finding(name: str, schema: str | None) -> Finding:
    """Whether this version can go on with a database."""
    known = known_schemas()
    if schema == known[0]:
        return Finding("database", True, f"{name} has schema {schema}, which is this version's")
    if schema in known:
        return Finding("database", True, f"{name} has schema {schema}; the start brings it to {known[0]}")
    if not schema:
        return Finding("database", False, f"{name} cannot be read as ours; restore it from a copy.")
    newer = f"{name} has schema {schema} of a newer version (this one knows up to {known[0]}); update Fairwind."
    return Finding("database", False, newer)


def key_finding(text: str, where: str) -> Finding:
    """Whether the key is sound."""
    try:
        keys = read_keys(text, where)
    except BadSetting as error:
        return Finding("key", False, str(error))
    older = f", and {len(keys) - 1} older ones are still good" if len(keys) > 1 else ""
    return Finding("key", True, f"it is sound{older}")


def no_key_yet() -> Finding:
    """A key is made when it is first needed."""
    return Finding("key", True, "there is none yet; it is made at the start")


def room_finding(folder: Path) -> Finding:
    """Whether there is room on the disk."""
    place = folder
    while not place.exists():
        place = place.parent
    free = shutil.disk_usage(place).free
    text = f"{free // MIB:,} MiB are free"
    return Finding("disk", free >= ROOM, text if free >= ROOM else f"{text} of {ROOM // MIB} that a busy day may need.")


def postgresql_findings(settings: Settings) -> Iterator[Finding]:
    """Whether the database answers, may be written, has a shape we know, and a sound key."""
    database = open_postgresql(settings)
    try:
        with database.reading.connect() as connection:
            may = connection.exec_driver_sql("SELECT has_schema_privilege(current_schema(), 'CREATE')").scalar()
            schema = schema_of(connection)
            key = None
            if schema is not None:
                wanted = f"SELECT value FROM settings WHERE name = '{KEY_SETTING}'"  # noqa: S608 (a name of ours)
                key = connection.exec_driver_sql(wanted).scalar()
    except SQLAlchemyError as error:
        yield Finding("database", False, f"it does not answer: {first_line(error)}; check its address.")
        return
    finally:
        database.close()
    yield Finding("rights", bool(may), "we may write there" if may else "we may not make tables there; grant CREATE.")
    if schema is None:
        yield Finding("database", True, "it is empty; tables are made at the start")
    else:
        yield schema_finding("it", schema)
    yield key_finding(key, IN_DATABASE) if key is not None else no_key_yet()


# -- everything else


def port_finding(what: str, host: str, port: int) -> Finding:
    """Whether somebody can listen there."""
    try:
        with listening(host, port):
            return Finding(what, True, f"{host}:{port} is free")
    except (BadSetting, OSError) as error:
        return Finding(what, False, str(error))


def page_finding(static: Path) -> Finding:
    """Whether the web app is there."""
    if (static / "index.html").is_file():
        return Finding("page", True, "the web app is built")
    return Finding("page", False, "the web app is not built; run make play once, or npm run build in web/.")


def games_finding() -> Finding:
    """Whether every game can be played."""
    broken = []
    for name in game_names():
        try:
            spec = game(name)
            spec.edition(spec.edition_names()[0])
        except (ImportError, UnknownGame, EditionError, *UNSOUND):
            broken.append(name)
    if broken:
        return Finding("games", False, f"{', '.join(broken)} cannot be loaded; install Fairwind anew.")
    return Finding("games", True, ", ".join(game_names()))


def files_finding() -> Finding:
    """Whether enough connections can be open at a time."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    good = most >= FILES or most == resource.RLIM_INFINITY
    text = f"{most:,} files may be open at a time"
    return Finding("files", good, text if good else f"{text}; raise it to {FILES:,} (LimitNOFILE, ulimit -n).")
