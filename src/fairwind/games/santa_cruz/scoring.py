"""Final scoring: points by where they came from, and places by the track."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.state import SantaCruz
from fairwind.games.santa_cruz.vocabulary import N_SOURCES, SOURCES, TOKENS
from fairwind.kernel.spec import Result

ENDING: Final = "second-round"  # there is no other way a game ends (SC-9.1)
TIE_BREAK: Final = "track"
AT_THE_END: Final[tuple[str, ...]] = (SOURCES[TOKENS],)  # nobody else knows them until then (SC-9.2)


def scores(s: SantaCruz, seat: int) -> list[tuple[str, int]]:
    """Points by source; bird tokens that are not counted yet are counted here as well (SC-9.2)."""
    items = s.earned[seat * N_SOURCES : (seat + 1) * N_SOURCES]
    items[TOKENS] = s.bird_value(seat)
    return [(SOURCES[i], items[i]) for i in range(N_SOURCES)]


def result(s: SantaCruz) -> Result:
    """The furthest on the track wins (SC-9.4); arrival leaves no ties (SC-7.3)."""
    places = [0] * s.seats
    for ahead, seat in enumerate(s.track):
        places[seat] = ahead + 1
    return Result(s.points[:], places, ENDING, TIE_BREAK)
