"""Editions: what is printed on boards, tiles and cards, read from TOML and checked.

A game turns a `Sheet` (one TOML file) into its own typed tables. Every complaint names the file, the table and the fix.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NoReturn

from fairwind.kernel.names import fit_to_print

LARGEST_FILE: Final = 256 * 1024
CONFIDENCE: Final[tuple[str, ...]] = ("certain", "likely", "reconstructed")
DEEPEST_KEY: Final = 4  # dots in one key
MOST_DOTS: Final = 100  # on one line
DEEPEST: Final = 10  # brackets within brackets
LONGEST_NUMBER: Final = 40  # letters of a word without quotes
LONGEST_COMPLAINT: Final = 1000
# What decides how a sheet is built. Each string matches whether it is closed or not, so that nothing is read twice.
PIECES: Final = re.compile(
    r"""
    (?P<text> \"{3} (?: [^"\\] | \\. | "(?!"") )*+ (?:\"{3})? | \'{3} (?: [^'] | '(?!'') )*+ (?:\'{3})?
            | "(?: [^"\\\n] | \\[^\n] )*+ "? | '[^'\n]*+ '? )
    | (?P<remark> \#[^\n]*+ )
    | (?P<line> \n )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<next> [,=] )
    | (?P<dot> \. )
    | (?P<word> [^\s"'\#\[\]{},=.]++ )
    """,
    re.VERBOSE | re.DOTALL,
)


class EditionError(ValueError):
    """An edition file that cannot be played with: says what is wrong, where, and what to do."""

    def __init__(self, message: str) -> None:
        super().__init__(fit_to_print(message, LONGEST_COMPLAINT))


def _told(value: Any) -> str:
    """Something strange, as far as a sentence has room for it."""
    return f"{value!r}"[:60]


class Row:
    """One table of a sheet, read field by field; knows its own name for complaints."""

    def __init__(self, file: str, table: str, fields: dict[str, Any]) -> None:
        self.file: Final = file
        self.table: Final = table
        self.fields: Final = fields
        self._asked: set[str] = set()

    def wrong(self, message: str) -> NoReturn:
        """Refuse the file."""
        raise EditionError(f"{self.file}: [{self.table}]: {message}")

    def _get(self, name: str, kind: type, word: str) -> Any:
        self._asked.add(name)
        if name not in self.fields:
            self.wrong(f"'{name}' is missing; add {word}.")
        value = self.fields[name]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(f"'{name}' is {_told(value)}; it must be {word}.")
        return value

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high; without a default it must be there."""
        if default is not None and name not in self.fields:
            self._asked.add(name)
            return default
        value = self._get(name, int, f"a whole number from {low} to {high}")
        if not low <= value <= high:
            self.wrong(f"'{name}' is {value}; it must be from {low} to {high}.")
        return int(value)

    def text(self, name: str, default: str | None = None) -> str:
        """A text of 1 to 200 characters."""
        if default is not None and name not in self.fields:
            self._asked.add(name)
            return default
        value = self._get(name, str, "a text")
        if not 0 < len(value) <= 200:
            self.wrong(f"'{name}' must have 1 to 200 characters.")
        return str(value)

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        """One of the given words."""
        value = self.text(name, default)
        if value not in words:
            self.wrong(f"'{name}' is '{value[:60]}'; choose one of: {', '.join(words)}.")
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        """A yes or no: `true` or `false`."""
        if default is not None and name not in self.fields:
            self._asked.add(name)
            return default
        return bool(self._get(name, bool, "true or false"))

    def integers(self, name: str, low: int, high: int, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, of the given length if one is given."""
        value = self._get(name, list, "a list of whole numbers")
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                self.wrong(f"'{name}' holds {_told(item)}; every entry must be a whole number from {low} to {high}.")
        if length is not None and len(value) != length:
            self.wrong(f"'{name}' has {len(value)} entries; it must have {length}.")
        return tuple(value)

    def words(self, name: str, words: Sequence[str] | None = None, length: int | None = None) -> tuple[str, ...]:
        """A list of texts, each one of the given words if some are given."""
        value = self._get(name, list, "a list of texts")
        for item in value:
            if not isinstance(item, str) or (words is not None and item not in words):
                choice = "texts" if words is None else f"one of: {', '.join(words)}"
                self.wrong(f"'{name}' holds {_told(item)}; its entries must be {choice}.")
        if length is not None and len(value) != length:
            self.wrong(f"'{name}' has {len(value)} entries; it must have {length}.")
        return tuple(value)

    def texts(self, name: str) -> dict[str, str]:
        """A table of texts by name; empty if there is none."""
        if name not in self.fields:
            return {}
        value = self._get(name, dict, "a table of texts")
        for key, item in value.items():
            if not isinstance(item, str):
                self.wrong(f"'{name}' holds {_told(item)} for '{key[:60]}'; its entries must be texts.")
        return dict(value)

    def done(self) -> None:
        """Complain about fields that nobody asked for: a slip of the pen would else pass unseen."""
        unknown = sorted(set(self.fields) - self._asked)
        if unknown:
            self.wrong(f"unknown field '{unknown[0]}'; remove it, or correct its name.")


def check_build(file: str, text: str) -> None:
    """Refuse what no edition holds and a reader of TOML takes long over, in time that grows with the text only."""
    if len(text.encode()) > LARGEST_FILE:
        raise EditionError(f"{file}: larger than {LARGEST_FILE // 1024} KiB; an edition is smaller than that.")
    dots = dots_in_key = depth = 0
    line = 1
    for piece in PIECES.finditer(text):
        kind = piece.lastgroup
        if kind == "line":
            line += 1
            dots = dots_in_key = 0
        elif kind == "text":
            line += piece.group().count("\n")
        elif kind == "dot":
            dots += 1
            dots_in_key += 1
            if dots_in_key > DEEPEST_KEY or dots > MOST_DOTS:
                raise EditionError(f"{file}: line {line} has too many dots; name a table by one word or two.")
        elif kind == "word":
            if len(piece.group()) > LONGEST_NUMBER:
                raise EditionError(f"{file}: line {line} has a word that is too long; write a shorter one.")
        elif kind != "remark":
            dots_in_key = 0
            depth += 1 if kind == "open" else -1 if kind == "close" else 0
            if depth > DEEPEST:
                raise EditionError(f"{file}: line {line}: tables are nested too deeply; an edition has few.")


def hash_of(data: Any) -> str:
    """A short name for what a sheet says, however it is spelt."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def as_rules_read(data: dict[str, Any]) -> dict[str, Any]:
    """What the rules read of a sheet: all but its title and how far each block can be trusted."""
    about = data.get("about")
    read = {name: value for name, value in data.items() if name != "confidence"}
    if isinstance(about, dict):
        read["about"] = {name: value for name, value in about.items() if name != "title"}
    return read


class Sheet:
    """One edition file, parsed: its tables by name, its text, and its hash, which is that of what the rules read.

    `old_hash` covers title and trust too: once it was the only one, and games that began then know it alone.
    """

    def __init__(self, file: str, text: str) -> None:
        try:
            check_build(file, text)
            data = tomllib.loads(text)
            self.hash: Final = hash_of(as_rules_read(data))
            self.old_hash: Final = hash_of(data)
        except RecursionError:
            raise EditionError(f"{file}: tables are nested too deeply; an edition has few.") from None
        except EditionError:
            raise
        except ValueError as error:  # TOMLDecodeError is one, and so is a letter that no file can hold
            raise EditionError(f"{file}: not a TOML file ({error}); correct that line.") from None
        self.file: Final = file
        self.text: Final = text
        self.data: Final[dict[str, Any]] = data

    def table(self, name: str) -> Row:
        """The table `[name]`."""
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise EditionError(f"{self.file}: the table [{name}] is missing; add it.")
        return Row(self.file, name, value)

    def rows(self, name: str, count: int | None = None) -> Iterator[Row]:
        """The tables `[[name]]` in order, as many as the box holds."""
        value = self.data.get(name)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise EditionError(f"{self.file}: the tables [[{name}]] are missing; add them.")
        if count is not None and len(value) != count:
            raise EditionError(f"{self.file}: there are {len(value)} tables [[{name}]]; the box holds {count}.")
        return (Row(self.file, f"{name} {i + 1}", fields) for i, fields in enumerate(value))

    def only(self, names: Sequence[str]) -> None:
        """Complain about tables that the game does not know."""
        unknown = sorted(set(self.data) - set(names))
        if unknown:
            raise EditionError(f"{self.file}: unknown table '{unknown[0]}'; remove it, or correct its name.")


class About:
    """Who made an edition and how far it can be trusted, block by block."""

    def __init__(self, name: str, title: str, confidence: dict[str, str], sheet: Sheet) -> None:
        self.name: Final = name  # the word used in records and on the command line
        self.title: Final = title
        self.confidence: Final = confidence  # block of data -> certain, likely or reconstructed
        self.hash: Final = sheet.hash
        self.old_hash: Final = sheet.old_hash
        self.text: Final = sheet.text

    def is_called(self, mark: str) -> bool:
        """Whether a record or a table that names this hash was played with it."""
        return mark in {self.hash, self.old_hash}


def read_about(sheet: Sheet) -> About:
    """The tables [about] and [confidence] that every edition has."""
    row = sheet.table("about")
    name, title = row.text("name"), row.text("title")
    row.done()
    marks = sheet.table("confidence")
    confidence = {block: marks.word(block, CONFIDENCE) for block in marks.fields}
    return About(name, title, confidence, sheet)


def read_sheet(path: Path) -> Sheet:
    """Read an edition file from disk."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise EditionError(f"{path}: larger than {LARGEST_FILE // 1024} KiB; an edition is smaller than that.")
        return Sheet(path.name, path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise EditionError(f"{path}: not a text in UTF-8; save it as one.") from None
    except OSError as error:
        raise EditionError(f"{path}: cannot be read ({error.strerror}); check the path.") from None
