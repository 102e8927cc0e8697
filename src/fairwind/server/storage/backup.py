"""A copy of everything that is kept in a data folder, made while a server may be writing there."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from fairwind.server.settings import BadSetting
from fairwind.server.storage.database import DATABASE_FILE
from fairwind.server.storage.keys import KEY_FILE, KEY_SETTING


def back_up(data: Path, target: Path) -> None:
    """Copy the database of a folder, with its key inside, to a file that is not there yet."""
    source = data / DATABASE_FILE
    if not source.is_file():
        raise BadSetting(f"{data}: no tables are kept here; name the folder with --data.")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BadSetting(f"{target}: there is a file already; choose another name.") from None
    except OSError as error:
        raise BadSetting(f"{target}: {error.strerror}; choose another place.") from None
    try:
        copy(source, target, data / KEY_FILE)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"{target}: the copy failed ({error}); nothing was kept.") from None


def copy(source: Path, target: Path, key: Path) -> None:
    """Copy page by page; SQLite sees to it that the copy is of one moment."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
        if key.is_file():
            values = (KEY_SETTING, key.read_text(encoding="ascii").strip())
            there.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", values)
            there.commit()
        there.execute("PRAGMA journal_mode=DELETE")
