"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

KIB: Final = 1024
MIB: Final = KIB * KIB
HOUSEHOLD: Final = 10  # times as much as one visitor: an address may be a club, and a cookie can be thrown away
FIXED: Final = ("name", "chat")  # what browsers know by heart
STATIC: Final = Path(__file__).parent / "static"


class BadSetting(ValueError):
    """A choice that no server can follow: says what is wrong and what to do."""


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask of the server; a household, ten times as much.

    A busy player gives perhaps 2,000 answers a day, each a row of 1 to 9 KB.
    """

    body: int = 256 * KIB
    record: int = 4 * MIB
    tables: int = 20  # made in an hour
    name: int = 24
    chat: int = 500
    rate: int = 30  # requests a second
    burst: int = 120
    live: int = 20  # live connections at a time
    talk: int = 20  # messages a minute at one table
    bytes: int = 64 * MIB  # written to the disk in a day
    rows: int = 20_000  # written in a day
    seconds: int = 900  # of a processor in an hour, for bots and replays
    connections: int = 200  # open at a time, of one household
    patience: int = 20  # seconds in which a request must arrive
    length: int = 20_000  # rows of one table; from half of it only answers are taken


@dataclass(frozen=True)
class Settings:
    """One server: where it keeps its tables and how it treats its visitors."""

    data: Path
    database: str = ""  # a PostgreSQL address; empty for SQLite in the data folder
    behind_proxy: bool = False  # whether the visitor's address comes from the proxy's header
    limits: Limits = field(default_factory=Limits)
    workers: int = 2  # processes in which bots think
    think_seconds: float = 30.0  # a bot that thinks longer is replaced
    read_seconds: float = 3.0  # a stranger's file that takes longer to read is refused
    idle_seconds: float = 1800.0  # a table nobody asks for leaves the memory
    beat_seconds: float = 15.0  # a comment line keeps live connections open
    watch_seconds: float = 2.0  # how often somebody looks whether a table is stuck
    unbegun_seconds: float = 24 * 3600.0  # a table nobody began goes
    unseen_seconds: float = 90 * 24 * 3600.0  # an uploaded record nobody looks at goes
    static: Path = STATIC


def read_limits(choices: list[str]) -> Limits:
    """Limits from `name=number` pairs; what is not named stays as usual."""
    known = [f.name for f in fields(Limits) if f.name not in FIXED]
    chosen: dict[str, int] = {}
    for choice in choices:
        name, _, value = choice.partition("=")
        if name not in known or not value.isdecimal() or int(value) < 1:
            raise BadSetting(f"'{choice}' is no limit; write name=number with one of: {', '.join(known)}.")
        chosen[name] = int(value)
    return replace(Limits(), **chosen)
