"""Advice as a table: how much each verb weighs in each kind of decision; read from its file and written back to it."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from fairwind.bots.advice import ANYWHERE, NOT_BEFORE, NOT_NAMED, SEARCH
from fairwind.kernel.frames import Decision
from fairwind.kernel.playout import Weights
from fairwind.kernel.spec import Edition, GameSpec

Key = tuple[str, str]  # a kind of decision, and a verb or the whole notation of an action
Table = dict[Key, int]

ALIKE: Final = 0.15  # weights whose logarithms are no further apart say the same

HEADING: Final = re.compile(r"\s*\[([^\]]+)\]")
LINE: Final = re.compile(r'(\s*)("[^"]+"|[\w-]+)(\s*=\s*)(\d+)(.*)')
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def read_table(text: str) -> Table:
    """The weights that an advice file holds."""
    tables = {name: table for name, table in tomllib.loads(text).items() if name not in (SEARCH, NOT_BEFORE)}
    return {(frame, verb): weight for frame, verbs in tables.items() for verb, weight in verbs.items()}


def weight_of(table: Mapping[Key, int], frame: str, action: str) -> int:
    """What a verb or an action weighs in a decision: by its own line, else by what is said of it anywhere."""
    for place in (frame, ANYWHERE):
        for name in (action, action.split(" ", maxsplit=1)[0]):
            if (place, name) in table:
                return table[place, name]
    return NOT_NAMED


def weights_of(spec: GameSpec[Any, Any], edition: Edition, table: Mapping[Key, int]) -> Weights:
    """The table as playouts use it: by class of the decision, a weight for each action of the catalogue."""
    weights: Weights = {}
    for name, frame in spec.frames.items():
        if issubclass(frame, Decision):
            weights[frame] = [weight_of(table, name, action.text) for action in edition.catalogue.actions]
    return weights


def written(text: str, table: Mapping[Key, int], comment: str) -> str:
    """The advice file with the numbers of the table: comments stay, new lines say where they come from.

    A line that would say nothing new is not added.
    """
    present = read_table(text)
    left = {key: weight for key, weight in table.items() if key in present or not _says_nothing(present, key, weight)}
    lines: list[str] = []
    frame = ""
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            _add_rest(lines, left, frame, comment)
            frame = heading[1].strip().strip('"')
        lines.append(_renumbered(line, left, frame))
    _add_rest(lines, left, frame, comment)
    for frame in sorted({frame for frame, _ in left}):
        lines += [""] if lines else []
        lines.append(f"[{_quoted(frame)}]")
        _add_rest(lines, left, frame, comment)
    return "\n".join(lines) + "\n"


def _says_nothing(present: Mapping[Key, int], key: Key, weight: int) -> bool:
    now = weight_of(present, *key)
    return abs(math.log(max(weight, 1)) - math.log(max(now, 1))) < ALIKE


def _renumbered(line: str, left: dict[Key, int], frame: str) -> str:
    """The line with its new number, if the table has one; what is written is not left to write."""
    found = LINE.fullmatch(line)
    if found is None:
        return line
    indent, verb, equals, old, rest = found.groups()
    weight = left.pop((frame, verb.strip('"')), int(old))
    return f"{indent}{verb}{equals}{weight}{rest}"


def _add_rest(lines: list[str], left: dict[Key, int], frame: str, comment: str) -> None:
    """Add the lines that a section lacks, before what stands above the next heading."""
    above_next: list[str] = []
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        above_next.insert(0, lines.pop())
    for key in sorted(key for key in left if key[0] == frame):
        lines.append(f"{_quoted(key[1])} = {left.pop(key)}  # {comment}")
    lines += above_next


def _quoted(name: str) -> str:
    return name if BARE.fullmatch(name) else f'"{name}"'
