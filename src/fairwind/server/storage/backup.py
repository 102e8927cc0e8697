"""Copies: everything that is kept, made while servers may be writing, and brought back into an empty place.

The copy of a folder is one SQLite file, or a tar of them where several processes have their own; that of a PostgreSQL
is what its own pg_dump writes. Each holds the keys: who has the copy can sit anywhere.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from sqlalchemy import make_url

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import PRIVATE, hold_folder
from fairwind.server.storage.keys import KEY_FILE, KEY_SETTING, read_keys, replace_keys, sync_folder
from fairwind.server.storage.relocation import empty_database, relocate
from fairwind.server.storage.shards import DATABASE_FILE, FURTHER, shard_files

SQLITE_BEGINS: Final = b"SQLite format 3\0"
DUMP_BEGINS: Final = b"PGDMP"
TAR_AT: Final = 257  # where a tar says that it is one
TAR_SAYS: Final = b"ustar"
DEBIAN: Final = "/usr/lib/postgresql"


# -- making a copy


def back_up(settings: Settings, target: Path) -> None:
    """Copy everything, with its keys, to a file that is not there yet."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        raise BadSetting(f"{target}: there is a file already; choose another name.") from None
    except OSError as error:
        raise BadSetting(f"{target}: {error.strerror}; choose another place.") from None
    try:
        if settings.database:
            dump(settings.database, target)
        else:
            copy_folder(settings.data, target)
    except (sqlite3.Error, OSError, tarfile.TarError) as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"{target}: the copy failed ({error}); nothing was kept.") from None
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def copy_folder(data: Path, target: Path) -> None:
    """Copy the file of a folder, or all of them into one."""
    files = shard_files(data) if data.is_dir() else {}
    if not files:
        raise BadSetting(f"{data}: no tables are kept here; name the folder with --data.")
    key = data / KEY_FILE
    if list(files) == [0]:
        copy(files[0], target, key)
        return
    with (
        tempfile.TemporaryDirectory(prefix=".fairwind-", dir=target.parent) as folder,
        tarfile.open(target, "w", format=tarfile.GNU_FORMAT) as together,
    ):
        for number, file in files.items():
            made = Path(folder) / file.name
            copy(file, made, key if number == 0 else None)
            together.add(made, file.name, filter=plain_member)
            made.unlink()
    with target.open("rb") as written:
        os.fsync(written.fileno())


def plain_member(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file in the copy, without saying whose it was."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = PRIVATE
    return member


def copy(source: Path, target: Path, key: Path | None) -> None:
    """Copy page by page; SQLite sees to it that the copy is of one moment."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
        if key is not None and key.is_file():
            values = (KEY_SETTING, key.read_text(encoding="ascii").strip())
            there.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", values)
            there.commit()
        there.execute("PRAGMA journal_mode=DELETE")


def dump(address: str, target: Path) -> None:
    """Copy a PostgreSQL with its own program."""
    pg_dump = needed_program("pg_dump", f"--format=custom --no-owner --file={target}")
    run_postgresql([pg_dump, "--format=custom", "--no-owner", "--no-privileges", f"--file={target}"], address)


# -- bringing it back


def restore(settings: Settings, source: Path) -> None:
    """Bring a copy back, into an empty folder or an empty database; all of it or nothing."""
    try:
        with source.open("rb") as file:
            begins = file.read(TAR_AT + len(TAR_SAYS))
    except OSError as error:
        raise BadSetting(f"{source}: {error.strerror}; name the file of the copy.") from None
    is_dump = begins.startswith(DUMP_BEGINS)
    is_tar = begins[TAR_AT:] == TAR_SAYS
    if not is_dump and not is_tar and not begins.startswith(SQLITE_BEGINS):
        raise BadSetting(f"{source}: this is no copy that fairwind backup has made.")
    if is_dump and not settings.database:
        raise BadSetting(f"{source}: this copy is of a PostgreSQL; say to which it goes with --database.")
    if is_dump:
        load_dump(settings, source)
        return
    if settings.database:
        with empty_database(settings), tempfile.TemporaryDirectory(prefix="fairwind-") as aside:
            relocate(settings, sound_files(source, Path(aside), is_tar))
        return
    with contextlib.closing(hold_folder(settings.data)):
        if shard_files(settings.data) or (settings.data / KEY_FILE).exists():
            raise BadSetting(f"{settings.data}: tables are kept here already; choose an empty folder with --data.")
        fill_folder(settings.data, source, is_tar)


def fill_folder(folder: Path, source: Path, is_tar: bool) -> None:
    """Put the files of a copy into a folder; they get their names when all of them are sound."""
    with tempfile.TemporaryDirectory(prefix=".restored-", dir=folder) as aside:
        files = sound_files(source, Path(aside), is_tar)
        keys = keys_taken(files[-1], source)
        if keys:
            replace_keys(folder / KEY_FILE, keys)
        for file in files:
            file.rename(folder / file.name)
        sync_folder(folder)


def sound_files(source: Path, aside: Path, is_tar: bool) -> list[Path]:
    """The files of a copy, each of them whole; the one with the settings comes last."""
    try:
        files = unpacked(source, aside) if is_tar else [copied(source, aside / DATABASE_FILE)]
        for file in files:
            check_file(file)
    except (sqlite3.Error, OSError, tarfile.TarError) as error:
        raise BadSetting(f"{source}: this copy is not whole ({error}); nothing was brought back.") from None
    if not any(file.name == DATABASE_FILE for file in files):
        raise BadSetting(f"{source}: {DATABASE_FILE} is not in this copy; nothing was brought back.")
    return sorted(files, key=lambda file: file.name == DATABASE_FILE)


def unpacked(source: Path, folder: Path) -> list[Path]:
    """The files of a tar, and nothing else that may be in it."""
    made: list[Path] = []
    with tarfile.open(source, "r:") as together:
        for member in together:
            content = together.extractfile(member) if member.isfile() else None
            if content is None or not (member.name == DATABASE_FILE or FURTHER.fullmatch(member.name)):
                raise BadSetting(f"{source}: this is no copy that fairwind backup has made.")
            made.append(folder / member.name)
            with written(made[-1]) as file:
                shutil.copyfileobj(content, file)
    return made


def copied(source: Path, target: Path) -> Path:
    """A file of a copy, ready to be looked at."""
    with source.open("rb") as content, written(target) as file:
        shutil.copyfileobj(content, file)
    return target


@contextlib.contextmanager
def written(path: Path) -> Iterator[IO[bytes]]:
    """A new file for this user only, on the disk at the end."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def check_file(file: Path) -> None:
    """A file that SQLite finds sound, or sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def keys_taken(file: Path, source: Path) -> list[bytes]:
    """The keys that a copy brings; they go where a server keeps them, and out of the database."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT value FROM settings WHERE name = ?", (KEY_SETTING,)).fetchone()
        keys = read_keys(found[0], f"{source}: the key that the copy brings") if found else []
        connection.execute("DELETE FROM settings WHERE name = ?", (KEY_SETTING,))
        connection.commit()
    return keys


def load_dump(settings: Settings, source: Path) -> None:
    """Bring a PostgreSQL's copy back with its own program."""
    pg_restore = needed_program("pg_restore", f"--no-owner --single-transaction {source}")
    with empty_database(settings):
        pass
    load = [pg_restore, "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]
    run_postgresql([*load, "--dbname", "{}", str(source)], settings.database)


# -- PostgreSQL's own programs


def needed_program(name: str, options: str) -> str:
    """A program of PostgreSQL's own, or BadSetting with what to run where it is."""
    program = postgresql_program(name)
    if program is None:
        raise BadSetting(
            f"{name} is not installed here (Debian: postgresql-client); on a machine that has it, run "
            f"{name} {options} with the database's address."
        )
    return program


def postgresql_program(name: str) -> str | None:
    """A program of PostgreSQL: the newest that Debian has installed, or the one on the path."""
    found = sorted(Path(DEBIAN).glob(f"*/bin/{name}"), key=lambda path: path.parent.parent.name.zfill(4))
    return str(found[-1]) if found else shutil.which(name)


def run_postgresql(command: Sequence[str], address: str) -> None:
    """Run a program on a database; its password is not in the list of processes. BadSetting if it fails."""
    url = make_url(address).set(drivername="postgresql")
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    open_address = url._replace(password=None).render_as_string(hide_password=False)
    full = [open_address if part == "{}" else part for part in command]
    if open_address not in full:
        full.append(f"--dbname={open_address}")
    done = subprocess.run(full, env={**os.environ, **secret}, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it does not say why"])[0]
        raise BadSetting(f"{Path(command[0]).name} failed: {said}; nothing was kept.")
