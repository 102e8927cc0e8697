"""Profiles: what visitors are called and the colour they wish for, in the first file where there are several."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import SQLAlchemyError

from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.schema import PROFILES
from fairwind.tables.store import StoreDown

T = TypeVar("T")
NEW_VISITOR: Final = text(
    "INSERT INTO visitors (name, made, seen) VALUES (:name, :now, :now) ON CONFLICT (name) DO NOTHING"
)
KEEP: Final = text("""
    INSERT INTO profiles (visitor, called, colour) VALUES (:visitor, :called, :colour)
    ON CONFLICT (visitor) DO UPDATE SET called = excluded.called, colour = excluded.colour
""")


@dataclass(frozen=True)
class Profile:
    """What a visitor is called, and the colour they wish for."""

    called: str = ""
    colour: int | None = None


class Profiles:
    """The profiles of all visitors."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def of(self, visitor: str) -> Profile:
        """A visitor's; an empty one if they have chosen nothing."""
        return await in_first(self.database, lambda connection: profile_in(connection, visitor), reads=True)

    async def keep(self, visitor: str, profile: Profile) -> None:
        """Keep a visitor's choice."""
        values = {"visitor": visitor, "called": profile.called, "colour": profile.colour}

        def work(connection: Connection) -> None:
            connection.execute(NEW_VISITOR, {"name": visitor, "now": time.time()})
            connection.execute(KEEP, values)

        await in_first(self.database, work)


async def in_first(database: Database, work: Callable[[Connection], T], reads: bool = False) -> T:
    """Do something in the first file, beside everything else; StoreDown if that cannot be."""

    def begin() -> T:
        try:
            with database.everywhere[0].connect() if reads else database.first.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreDown(first_line(error)) from None

    return await asyncio.to_thread(begin)


def profile_in(connection: Connection, visitor: str) -> Profile:
    """The profile of a visitor."""
    wanted = select(PROFILES.c.called, PROFILES.c.colour).where(PROFILES.c.visitor == visitor)
    found = connection.execute(wanted).first()
    return Profile() if found is None else Profile(*found)


def move_profile(connection: Connection, old: str, new: str) -> None:
    """Let one visitor have what another had chosen, if they have chosen nothing themselves."""
    had, has = profile_in(connection, old), profile_in(connection, new)
    connection.execute(delete(PROFILES).where(PROFILES.c.visitor == old))
    if had != Profile() and has == Profile():
        connection.execute(KEEP, {"visitor": new, "called": had.called, "colour": had.colour})
