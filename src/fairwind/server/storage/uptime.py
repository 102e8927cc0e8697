"""Uptime: the note in the database that a server looks after the tables, by which the house's time is known."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, text, update

from fairwind.server.storage.schema import SETTINGS
from fairwind.tables.house_time import Uptime

UPTIME: Final = "uptime"  # the setting: when a server was last there, and the seconds in which none was
UPTIME_LOCK: Final = 6_710_002  # any number that nobody else takes


def uptime(connection: Connection) -> Uptime | None:
    """What was noted last."""
    noted = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == UPTIME)).scalar()
    return None if noted is None else Uptime(*map(float, noted.split()))


def note_uptime(connection: Connection, now: float, patience: float) -> Uptime:
    """Note that a server is there, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPTIME_LOCK})
    before = uptime(connection)
    after = (before or Uptime(now)).at_beat(now, patience)
    value = f"{after.at:.3f} {after.lost:.3f}"
    if before is None:
        connection.execute(insert(SETTINGS).values(name=UPTIME, value=value))
    else:
        connection.execute(update(SETTINGS).where(SETTINGS.c.name == UPTIME).values(value=value))
    return after
