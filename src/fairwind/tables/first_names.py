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


def first_names_from(place: int, taken: Collection[str]) -> list[str]:
    """The names that nobody at the table has, beginning with one of them."""
    used = {name.casefold() for name in taken}
    place %= len(FIRST_NAMES)
    return [name for name in FIRST_NAMES[place:] + FIRST_NAMES[:place] if name.casefold() not in used]


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    return secrets.choice(first_names_from(0, taken))
