"""Passages: links by which another device becomes the same visitor, each good once and for a few minutes.

What stands in the link is known to nobody else: the database has its hash, and the visitor's secret sealed with it. So
a copy of the database lets nobody through.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from fairwind.server.storage.database import Database
from fairwind.server.storage.profiles import in_first
from fairwind.server.storage.schema import PASSAGES
from fairwind.tables.visitors import SECRET_BYTES, visitor_name

GOOD_SECONDS: Final = 600.0


@dataclass(frozen=True)
class Passage:
    """The visitor whom a passage leads to, and their secret."""

    visitor: str
    secret: str = field(repr=False)


class Passages:
    """All passages that are open."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def open(self, secret: str) -> str:
        """Open a passage to the visitor with this secret; an earlier one closes. What stands in the link."""
        word = secrets.token_urlsafe(SECRET_BYTES)
        visitor = visitor_name(secret)
        values = {
            "mark": mark_of(word),
            "visitor": visitor,
            "sealed": mixed(secret.encode(), word).hex(),
            "until": time.time() + GOOD_SECONDS,
        }

        def work(connection: Connection) -> None:
            close_passages(connection, visitor)
            connection.execute(insert(PASSAGES), values)

        await in_first(self.database, work)
        return word

    async def look(self, word: str) -> Passage | None:
        """Where a passage leads to; None if there is none, or no more. It stays open."""
        wanted = select(PASSAGES).where(PASSAGES.c.mark == mark_of(word), PASSAGES.c.until > time.time())
        found = await in_first(
            self.database, lambda connection: connection.execute(wanted).mappings().first(), reads=True
        )
        if found is None:
            return None
        secret = mixed(bytes.fromhex(found["sealed"]), word).decode("ascii", "replace")
        return Passage(found["visitor"], secret) if visitor_name(secret) == found["visitor"] else None

    async def close(self, word: str) -> bool:
        """Close a passage behind whoever goes through; False if somebody else was faster."""
        used = delete(PASSAGES).where(PASSAGES.c.mark == mark_of(word), PASSAGES.c.until > time.time())
        return await in_first(self.database, lambda connection: connection.execute(used).rowcount == 1)


def close_passages(connection: Connection, visitor: str) -> None:
    """Close those of a visitor, and all whose time is over."""
    connection.execute(delete(PASSAGES).where((PASSAGES.c.visitor == visitor) | (PASSAGES.c.until <= time.time())))


def mark_of(word: str) -> str:
    """What the database knows a passage by."""
    return sha256(f"fairwind/passage/{word}".encode()).hexdigest()


def mixed(text: bytes, word: str) -> bytes:
    """A text sealed with a word that is used for nothing else, or opened with it again."""
    key = sha256(f"fairwind/passage-seal/{word}".encode()).digest()
    return bytes(a ^ b for a, b in zip(text, key, strict=True))
