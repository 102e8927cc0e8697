"""Budgets: what one visitor, and ten times as large one household, may use of the house; and who pays for what is done.

Whoever asks has a purse, and everything that follows from it, a bot's thought and the rows it leads to as well, is paid
from there. What the house does by itself nobody pays.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from fairwind.bots.effort import core_seconds
from fairwind.tables.problems import Problem

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MB: Final = 1_000_000

Clock = Callable[[], float]
Payer = Literal["visitor", "household"]


@dataclass(frozen=True)
class Allowed:
    """How much one payer may use."""

    rate: float  # requests a second, and so many at once
    burst: float
    live: int  # live connections
    tables: int  # in an hour
    bytes: int  # in a day
    rows: int
    seconds: float  # in an hour
    talk: int  # messages at one table in a minute

    def times(self, factor: int) -> Allowed:
        """So many times as much."""
        return Allowed(*(getattr(self, name) * factor for name in self.__dataclass_fields__))


class Allowance:
    """An amount that comes back some time after its first part was used."""

    __slots__ = ("every", "most", "until", "used")

    def __init__(self, most: float, every: float) -> None:
        self.most: Final = most
        self.every: Final = every
        self.used = 0.0
        self.until = 0.0

    def spend(self, amount: float, now: float) -> None:
        """Use some of it, be it there or not."""
        if now >= self.until:
            self.used, self.until = 0.0, now + self.every
        self.used += amount

    def wait(self, now: float) -> float:
        """Seconds until there is some again; 0 if some is left."""
        return 0.0 if self.used < self.most else max(0.0, self.until - now)

    def is_fresh(self, now: float) -> bool:
        """Whether nothing of it counts as used."""
        return now >= self.until


class Used(NamedTuple):
    """What somebody has used, for the host to see."""

    tables: int = 0
    rows: int = 0
    bytes: int = 0
    seconds: float = 0.0

    def __bool__(self) -> bool:
        return any(tuple(self))

    def plus(self, other: Used) -> Used:
        """Both together."""
        return Used(
            self.tables + other.tables, self.rows + other.rows, self.bytes + other.bytes, self.seconds + other.seconds
        )


NOTHING: Final = Used()


class Account:
    """What one visitor, or one household, has used lately."""

    __slots__ = ("allowed", "at", "bytes", "drops", "lines", "locks", "rows", "said", "seconds", "tables",
                 "uncounted", "who")  # fmt: skip

    def __init__(self, who: Payer, allowed: Allowed, now: float) -> None:
        self.who: Final = who
        self.allowed: Final = allowed
        self.drops = allowed.burst  # fills with time, and each request takes one
        self.at = now
        self.lines = 0  # live connections
        self.uncounted = NOTHING  # what the host does not know of yet
        self.tables: Final = Allowance(allowed.tables, HOUR)
        self.bytes: Final = Allowance(allowed.bytes, DAY)
        self.rows: Final = Allowance(allowed.rows, DAY)
        self.seconds: Final = Allowance(allowed.seconds, HOUR)
        self.said: Final[dict[str, Allowance]] = {}  # by table
        self.locks: Final[dict[str, asyncio.Lock]] = {}

    def request(self, now: float) -> bool:
        """Count a request; False if it is one too many."""
        self.drops = min(self.allowed.burst, self.drops + (now - self.at) * self.allowed.rate)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    def is_at_rest(self, now: float) -> bool:
        """Whether it can be forgotten."""
        full = self.drops + (now - self.at) * self.allowed.rate >= self.allowed.burst
        used = (self.tables, self.bytes, self.rows, self.seconds, *self.said.values())
        busy = self.lines or any(lock.locked() for lock in self.locks.values())
        return full and not busy and all(each.is_fresh(now) for each in used)

    def lock(self, what: str) -> asyncio.Lock:
        """Lets one thing of a kind at a time be done."""
        return self.locks.setdefault(what, asyncio.Lock())

    def say(self, table: str, now: float) -> bool:
        """Count something said at a table; False if it is one too many."""
        if table not in self.said:
            for name in [name for name, said in self.said.items() if said.is_fresh(now)]:
                del self.said[name]
        said = self.said.setdefault(table, Allowance(self.allowed.talk, MINUTE))
        if said.wait(now):
            return False
        said.spend(1, now)
        return True


class Purse:
    """Whoever pays: a visitor as far as a cookie tells, and the household they come from."""

    def __init__(self, visitor: Account | None, household: Account, clock: Clock = time.monotonic) -> None:
        self.accounts: Final = (household,) if visitor is None else (visitor, household)
        self.own: Final = self.accounts[0]  # of the visitor, if there is a cookie
        self.household: Final = household
        self.clock: Final = clock

    def request(self) -> bool:
        """Count a request; False if it is one too many."""
        now = self.clock()
        return all(account.request(now) for account in self.accounts)

    def take(self, drops: float) -> None:
        """A request was as much work as so many more."""
        for account in self.accounts:
            account.drops -= drops

    # -- counted before it is done

    @contextmanager
    def table(self) -> Iterator[None]:
        """Count a table, or an uploaded record, or refuse it; one that comes to nothing does not count."""
        now = self.clock()
        for account in self.accounts:
            if account.tables.wait(now):
                raise Problem(429, "too-many-tables", {"most": account.allowed.tables})
        for account in self.accounts:
            account.tables.spend(1, now)
        try:
            yield
        except BaseException:
            for account in self.accounts:
                account.tables.used -= 1
            raise
        self.own.uncounted = self.own.uncounted.plus(Used(tables=1))

    def check_disk(self) -> None:
        """Refuse to write anything if the day's share of the disk is used up."""
        now = self.clock()
        for account in self.accounts:
            wait = account.rows.wait(now)
            if wait:
                facts = {"who": account.who, "most": account.allowed.rows, "hours": math.ceil(wait / HOUR)}
                raise Problem(429, "rows-used-up", facts)
            wait = account.bytes.wait(now)
            if wait:
                megabytes = max(1, account.allowed.bytes // MB)
                raise Problem(
                    429, "bytes-used-up", {"who": account.who, "most": megabytes, "hours": math.ceil(wait / HOUR)}
                )

    def check_seconds(self) -> None:
        """Refuse what takes long if the hour's share of the processor is used up."""
        for account in self.accounts:
            wait = account.seconds.wait(self.clock())
            if wait:
                most = round(account.allowed.seconds)
                facts = {"who": account.who, "most": most, "minutes": math.ceil(wait / MINUTE)}
                raise Problem(429, "seconds-used-up", facts)

    @property
    def is_used_up(self) -> bool:
        """Whether anything of it is used up."""
        now = self.clock()
        return any(each.wait(now) for a in self.accounts for each in (a.seconds, a.rows, a.bytes))

    def say(self, table: str) -> None:
        """Count something said at a table, or refuse it."""
        if not self.own.say(table, self.clock()):
            raise Problem(429, "too-much-chat", {"most": self.own.allowed.talk})

    # -- live connections

    def check_live(self) -> None:
        """Refuse a live connection that would be one too many."""
        for account in self.accounts:
            if account.lines >= account.allowed.live:
                raise Problem(429, "too-many-connections", {"most": account.allowed.live})

    @contextmanager
    def live(self) -> Iterator[None]:
        """Count a live connection for as long as it lasts."""
        for account in self.accounts:
            account.lines += 1
        try:
            yield
        finally:
            for account in self.accounts:
                account.lines -= 1

    # -- counted when it is done

    def spend_rows(self, count: int, size: int) -> None:
        """So many rows, of so many bytes, were written."""
        now = self.clock()
        for account in self.accounts:
            account.rows.spend(count, now)
            account.bytes.spend(size, now)
        self.own.uncounted = self.own.uncounted.plus(Used(rows=count, bytes=size))

    def spend_seconds(self, seconds: float) -> None:
        """A processor was busy for so long."""
        for account in self.accounts:
            account.seconds.spend(seconds, self.clock())
        self.own.uncounted = self.own.uncounted.plus(Used(seconds=seconds))


PURSE: Final[ContextVar[Purse | None]] = ContextVar("purse", default=None)  # of whoever asked for what is done now


def pay_rows(count: int, size: int) -> None:
    """Whoever asked for it pays for rows."""
    purse = PURSE.get()
    if purse is not None:
        purse.spend_rows(count, size)


def pay_seconds(seconds: float) -> None:
    """Whoever asked for it pays for a processor's time."""
    purse = PURSE.get()
    if purse is not None:
        purse.spend_seconds(seconds)


def check_seconds() -> None:
    """Refuse what takes long if whoever asks has no time left."""
    purse = PURSE.get()
    if purse is not None:
        purse.check_seconds()


@contextmanager
def paid_seconds(clock: Clock = core_seconds) -> Iterator[None]:
    """Whoever asked for it pays for what a thread does here."""
    began = clock()
    try:
        yield
    finally:
        pay_seconds(clock() - began)
