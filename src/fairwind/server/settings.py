"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from fairwind.tables.share import MOST_PROCESSES, Share

KIB: Final = 1024
FIXED: Final = ("name", "chat")  # what browsers know by heart
STATIC: Final = Path(__file__).parent / "static"


class BadSetting(ValueError):
    """A choice that no server can follow: says what is wrong and what to do."""


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask of the server."""

    body: int = 256 * KIB
    record: int = 4 * KIB * KIB
    tables: int = 20  # made in an hour
    name: int = 24
    chat: int = 500
    rate: int = 30  # requests a second
    burst: int = 120
    live: int = 20  # live connections at a time


@dataclass(frozen=True)
class Settings:
    """One server: where it keeps its tables and how it treats its visitors."""

    data: Path
    database: str = ""  # a PostgreSQL address; empty for SQLite in the data folder
    behind_proxy: bool = False  # whether the visitor's address comes from the proxy's header
    limits: Limits = field(default_factory=Limits)
    workers: int = 2  # processes in which bots think
    think_seconds: float = 30.0  # a bot that thinks longer is replaced
    idle_seconds: float = 1800.0  # a table nobody asks for leaves the memory
    beat_seconds: float = 15.0  # a comment line keeps live connections open
    watch_seconds: float = 2.0  # how often somebody looks whether a table is stuck
    static: Path = STATIC
    processes: int = 1  # that serve the address together
    process: int | None = None  # which of them this is; None if it is the only one, or starts the others

    @property
    def share(self) -> Share:
        """The tables that are with this process."""
        return Share(self.process or 0, self.processes)

    @property
    def own_workers(self) -> int:
        """How many of the workers are this process's: at least one."""
        count, rest = divmod(self.workers, self.processes)
        return max(1, count + (self.share.process < rest))


def read_processes(number: int) -> int:
    """How many processes serve together."""
    if not 1 <= number <= MOST_PROCESSES:
        raise BadSetting(f"{number} processes cannot share the tables; choose from 1 to {MOST_PROCESSES}.")
    return number


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
