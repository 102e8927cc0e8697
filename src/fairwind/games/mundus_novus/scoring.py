"""Final scoring: doubloons by where they came from, and places."""

from __future__ import annotations

from fairwind.games.mundus_novus.state import ENDINGS, N_SOURCES, PERFECT, SOURCES, Mundus
from fairwind.kernel.spec import Result


def scores(s: Mundus, seat: int) -> list[tuple[str, int]]:
    """Doubloons by source; what was paid for events is negative."""
    return [(SOURCES[i], s.earned[seat * N_SOURCES + i]) for i in range(N_SOURCES)]


def rank(s: Mundus, seat: int) -> tuple[int, int]:
    """The perfect combination beats all wealth (MN-6.3); then the richest wins (MN-6.2, MN-6.4, MN-6.5)."""
    return (s.perfect[seat] if s.ended == PERFECT else 0), s.coins[seat]


def result(s: Mundus) -> Result:
    """Equal wealth shares the place (MN-6.7)."""
    ranks = [rank(s, seat) for seat in range(s.seats)]
    places = [1 + sum(1 for other in ranks if other > mine) for mine in ranks]
    return Result(s.coins[:], places, ENDINGS[s.ended])
