"""Every table there is, and what a test needs of the libraries whose doors these are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fairwind.games import OURS, game

TABLES = [(name, seats) for name in OURS for seats in game(name).seat_counts]
AT_TABLES = pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
AT_SMALL_TABLES = pytest.mark.parametrize(("name", "seats"), [(name, 2) for name in OURS], ids=str)


def peer(module: str) -> Any:
    """A module of a library that somebody else wrote, or SKIPPED with what to install."""
    return pytest.importorskip(module, reason=f"{module} is not here: pip install 'fairwind[research]'.")


def allowed(mask: Any, chance: random.Random) -> int:
    """Any action that a mask allows."""
    return int(chance.choice(mask.nonzero()[0]))
