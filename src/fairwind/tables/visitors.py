"""Visitors: a browser has one secret, and everybody else knows it by a hash of that; the host may mark a visitor."""

from __future__ import annotations

import base64
import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fairwind.tables.store import Store

SECRET_BYTES: Final = 24
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
NAME_LETTERS: Final = 22
ENDS: Final = b"AB"  # in place of the two signs of base64: a name has letters and digits only


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def visitor_name(secret: str) -> str:
    """What rows, budgets and the host know a visitor by, and what tells nobody the secret; empty if this is none."""
    if not SECRET.fullmatch(secret):
        return ""
    digest = sha256(f"fairwind/visitor/{secret}".encode()).digest()
    return base64.b64encode(digest, ENDS).decode()[:NAME_LETTERS]


@dataclass(frozen=True)
class VisitorMarks:
    """What the host has said of visitors: some may not chat, some may not do anything."""

    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()


class MarkedVisitors:
    """The host's marks as they were read last."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.marks = VisitorMarks()

    async def reload(self) -> None:
        """Read them anew."""
        self.marks = await self.store.marks()

    def is_muted(self, visitor: str) -> bool:
        """Whether a visitor may not chat."""
        return visitor in self.marks.muted

    def is_removed(self, visitor: str) -> bool:
        """Whether a visitor may not change anything."""
        return visitor in self.marks.removed
