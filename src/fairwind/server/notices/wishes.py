"""What a visitor wishes to be told while they are away: in which language, when not, and where to."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from fairwind.tables.problems import Problem

HOUR: Final = 60  # minutes
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class QuietHours:
    """When a visitor is not to be told anything: from one minute of the day to another, perhaps over midnight."""

    begin: int
    end: int

    def hold(self, minute: int) -> bool:
        """Whether it is quiet in this minute of the day."""
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


@dataclass(frozen=True)
class Wishes:
    """What one visitor has chosen."""

    visitor: str
    lang: str = "en"
    zone: str = "UTC"
    quiet: QuietHours | None = None
    turns: bool = True  # whether they are told of tables for which they have chosen nothing
    address: str = field(default="", repr=False)
    confirmed: bool = False
    stop: str = field(default="", repr=False)  # what stands in the link that ends mail

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end in which this moment falls; None if it falls in none."""
        if self.quiet is None:
            return None
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        if not self.quiet.hold(local.hour * HOUR + local.minute):
            return None
        end = datetime.combine(local.date(), time(self.quiet.end // HOUR, self.quiet.end % HOUR), local.tzinfo)
        if end <= local:
            end = datetime.combine(local.date() + timedelta(days=1), end.time(), local.tzinfo)
        return end.astimezone(UTC).timestamp()


@dataclass(frozen=True)
class Subscription:
    """A browser that takes push messages: where to send them, and the keys with which only it can read them."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


@lru_cache(maxsize=512)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, or a Problem."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # not there, or a name that no system knows
        raise Problem(422, "bad-zone") from None
