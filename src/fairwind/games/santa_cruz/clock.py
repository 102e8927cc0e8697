"""How far a game has come: its round, and whose go it is in it."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.rules.turns import ChooseCard, Landing, NextTurn
from fairwind.games.santa_cruz.state import SantaCruz, played
from fairwind.kernel.spec import ROUND
from fairwind.kernel.state import NONE

OVER: Final = 3  # the round after the last


def clock(s: SantaCruz) -> int:
    """The round, and in it: a turn for each set or pile that is taken, for each landing, and for each card.

    It stands still during a whole go, with all that it sets off. What prepares a round belongs to it: who judges a set
    or a pile by the end of the round sees what it was good for.
    """
    if s.round == 0 or is_between_rounds(s):
        return ROUND * (s.round + 1) + s.seats - s.held.count(NONE)
    landings = 0
    following = NONE  # whose go comes after this one
    for frame in s.pending:
        if isinstance(frame, Landing):
            landings += 1
        elif isinstance(frame, NextTurn):
            following = frame.seat
    if following == NONE:
        return ROUND * OVER  # the birds are counted
    return ROUND * s.round + 2 * s.seats + (cards_begun(s, following) if landings == 0 else -landings)


def is_between_rounds(s: SantaCruz) -> bool:
    """Whether the first round is over, and piles are taken for the second."""
    return s.round == 1 and (s.held[0] == NONE or s.drawn[0] != NONE)


def cards_begun(s: SantaCruz, following: int) -> int:
    """How many cards of the round were played, with the one that is being chosen; `following` has the next go."""
    seat = (following - 1) % s.seats
    mine = s.total(played(seat)) + (1 if isinstance(s.pending[-1], ChooseCard) else 0)
    return s.seats * (mine - 1) + (seat - s.start) % s.seats + 1
