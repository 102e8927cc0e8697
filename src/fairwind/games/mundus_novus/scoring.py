"""Final scoring: doubloons by where they came from, and places."""

from __future__ import annotations

from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import ENDINGS, N_SOURCES, PERFECT, SOURCES
from fairwind.kernel.spec import Result, shared_places


def scores(s: MundusNovus, seat: int) -> list[tuple[str, int]]:
    """Doubloons by source; what was paid for events is negative."""
    return [(SOURCES[i], s.earned[seat * N_SOURCES + i]) for i in range(N_SOURCES)]


def rank(s: MundusNovus, seat: int) -> tuple[int, ...]:
    """The perfect combination beats all wealth (MN-6.3); then the richest wins (MN-6.2, MN-6.4, MN-6.5)."""
    return (s.perfect[seat] if s.ending == PERFECT else 0), s.coins[seat]


def result(s: MundusNovus) -> Result:
    """Equal wealth shares the place (MN-6.7)."""
    ranks = [rank(s, seat) for seat in range(s.seats)]
    return Result(s.coins[:], shared_places(ranks), ENDINGS[s.ending], ENDINGS[PERFECT])
