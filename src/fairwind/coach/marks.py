"""Marks: how much an answer must lose to be called an inaccuracy, a mistake or a blunder."""

from __future__ import annotations

from typing import Final

from fairwind.coach.lead import Lead

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
# The share of the win that is lost for certain: two standard errors are taken off. Whoever gives away 12 % at once has
# thrown away half of what is theirs at an even table of four; half of that is worth a look afterwards; and a half again
# is what a good player may lose without noticing. Below it we say nothing. Alone, it is the same share of the points.
SHARES: Final[tuple[tuple[str, float], ...]] = ((BLUNDER, 0.12), (MISTAKE, 0.06), (INACCURACY, 0.03))
MARKS: Final[tuple[str, ...]] = (INACCURACY, MISTAKE, BLUNDER)


def mark_of(lost: Lead) -> str:
    """What an answer that loses so much is called; nothing if too little is certain."""
    for mark, share in SHARES:
        if lost.at_least >= share:
            return mark
    return ""


def seems_lost(lost: Lead) -> bool:
    """Whether a first look leaves it possible that an answer deserves a mark."""
    return lost.mean + lost.error >= SHARES[-1][1]
