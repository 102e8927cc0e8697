"""First names: what bots are called at a table, so that people can tell them apart as people do."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

FIRST_NAMES: Final[tuple[str, ...]] = (
    "Adela", "Andrés", "Beatriz", "Bram", "Camille", "Carlota", "Catarina", "Clara", "Diego", "Duarte", "Elena", "Emil",
    "Estela", "Fenna", "Gaspar", "Gustavo", "Hanna", "Inês", "Isaura", "Joris", "Julie", "Lena", "Leonor", "Lotte",
    "Lucía", "Luís", "Mara", "Margot", "Mateo", "Mira", "Nora", "Nuno", "Oskar", "Paulo", "Rafael", "Rosa", "Simão",
    "Teresa", "Tomas", "Vasco", "Yara", "Zoë",
)  # fmt: skip


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in FIRST_NAMES if name.casefold() not in used]
    return secrets.choice(free)
