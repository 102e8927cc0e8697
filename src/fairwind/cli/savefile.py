"""The file in which a game is kept while it is played: its record, written whole after every answer."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from fairwind.data_folder import data_folder
from fairwind.kernel.record import LARGEST_RECORD, UNSOUND, Record, RecordError, read_record
from fairwind.kernel.spec import Json


class FileTaken(ValueError):
    """A file that is there already and is not ours to write over."""


def fresh_path(game: str) -> Path:
    """A name in the user's data folder that no file has yet."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{suffix}.jsonl" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def load_record(path: Path) -> Record:
    """Read a record from disk, or raise RecordError naming the file."""
    with sound(path):
        try:
            with path.open(encoding="utf-8", newline="") as file:
                return read_record(file.read(LARGEST_RECORD + 1))
        except UnicodeDecodeError:
            raise RecordError("This is no text in UTF-8, so no record; choose another file.") from None
        except OSError as error:
            raise RecordError(f"It cannot be read ({error.strerror}); check the path.") from None


@contextmanager
def sound(path: Path) -> Iterator[None]:
    """Whatever goes wrong while a record is read or replayed is told as the record's fault, with its file."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    except UNSOUND as error:
        told = f"{type(error).__name__}: {error}"[:80]
        raise RecordError(f"{path}: This is no sound record ({told}); restore the file from a copy.") from None


def write_new(path: Path, text: str) -> None:
    """Write a file that must not be there yet: all of it, or nothing."""
    try:
        with path.open("x", encoding="utf-8", newline="\n"):
            pass
    except FileExistsError:
        raise FileTaken(f"{path}: there is a file already; choose another name.") from None
    try:
        write_whole(path, text)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def write_whole(path: Path, text: str) -> None:
    """Put a text in a file's place in one step, so that it is never half written."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


class SaveFile:
    """The file that belongs to one game."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path.absolute()
        self._stamp: tuple[int, int] | None = None
        self._text = ""  # the record as far as it was put into words
        self._header: Json = {}  # its first line in that text
        self._rows = 0  # how much of its log that is

    def begin(self, record: Record) -> None:
        """Make the file; it must not be there."""
        write_new(self.path, self._text_of(record))
        self._stamp = self._seen()

    def go_on(self) -> None:
        """The file that is there is this game's own."""
        self._stamp = self._seen()

    def write(self, record: Record) -> None:
        """Bring the file up to date, unless somebody else has changed it meanwhile."""
        if self._seen() not in {None, self._stamp}:
            raise FileTaken(f"{self.path}: changed by another program; save FILE keeps this game elsewhere.")
        write_whole(self.path, self._text_of(record))
        self._stamp = self._seen()

    def _text_of(self, record: Record) -> str:
        """The record's text; a log only grows: what was written stays, unless the first line has changed."""
        header = record.header()
        if header != self._header:
            self._text, self._header = record.text(), header
        else:
            rows = record.log[self._rows :]
            self._text += "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        self._rows = len(record.log)
        return self._text

    def _seen(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_mtime_ns, found.st_ino
