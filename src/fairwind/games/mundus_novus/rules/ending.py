"""Chapter 6: how the game ends."""

from __future__ import annotations

from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import NO_ENDING, PERFECT, ROW, WEALTH


def ending_reached(s: MundusNovus) -> int:
    """Which ending a round has come to: the perfect combination, enough doubloons, a row that lacks a card."""
    if any(s.perfect):
        return PERFECT  # MN-6.3
    if max(s.coins) >= s.edition.aid.goal:
        return WEALTH  # MN-6.2
    if len(s.row) < s.edition.aid.row:
        return ROW  # MN-6.5; an empty pile alone ends nothing (MN-6.8)
    return NO_ENDING
