"""How far a game has come: the round, and the turns within it, read from what waits on the stack."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.rules.progression import BeginProgression, BeginTurn, NameFirst
from fairwind.games.mundus_novus.rules.rounds import EndRound
from fairwind.games.mundus_novus.rules.supply import ChooseFromQuay, LoseToPirates, PiratesStrike
from fairwind.games.mundus_novus.rules.trade import BeginTrade, FindMaster, GiveCard, KeepOrSwap, NameNumber, OfferCards
from fairwind.games.mundus_novus.state import MundusNovus, opened
from fairwind.kernel.spec import ROUND

# Turns of a round. Takes and turns of progression count on from theirs, fleets count up to the pirates.
SERVED: Final = 10
NUMBER: Final = 20
OFFERS: Final = 21
TAKES: Final = 30
GIFT: Final = 70
PROGRESSION: Final = 80
STORING: Final = 90
OVER: Final = ROUND - 1

MOST_OPEN: Final = 30  # open offers of a whole table are fewer


def clock(s: MundusNovus) -> int:
    """`ROUND` times the round plus the turn in it: a fleet's, a take, a turn of progression, or one of all together."""
    return ROUND * s.round + turn(s)


def turn(s: MundusNovus) -> int:
    """The turn of the round."""
    pending = s.pending
    if not pending or not isinstance(pending[0], EndRound):
        return OVER if s.round else 0  # between two rounds, or before the first
    if len(pending) < 2 or not isinstance(pending[1], BeginProgression):
        return turn_of_progression(s)
    if len(pending) < 3 or not isinstance(pending[2], BeginTrade):
        return turn_of_trade(s)
    top = pending[-1]
    if isinstance(top, ChooseFromQuay):
        return SERVED - (len(pending) - 4)  # below the fleets: the pirates, and three more phases
    return SERVED if isinstance(top, (PiratesStrike, LoseToPirates, BeginTrade)) else 0


def turn_of_trade(s: MundusNovus) -> int:
    """The number, the offers, each take with what is kept of it, and the gift."""
    top = s.pending[-1]
    if isinstance(top, NameNumber):
        return NUMBER
    if isinstance(top, (OfferCards, FindMaster)):
        return OFFERS
    if isinstance(top, (GiveCard, BeginProgression)):
        return GIFT
    left = 1 if isinstance(top, KeepOrSwap) else 0
    for seat in range(s.seats):
        left += s.total(opened(seat))
    return TAKES + MOST_OPEN - left


def turn_of_progression(s: MundusNovus) -> int:
    """Who begins, each seat's turn, and the storing."""
    pending = s.pending
    if len(pending) <= 2:
        return PROGRESSION if isinstance(pending[-1], NameFirst) else STORING
    waiting = 0  # above the end of the round and the storing lie the turns to come
    while waiting + 2 < len(pending) and isinstance(pending[waiting + 2], BeginTurn):
        waiting += 1
    return PROGRESSION + s.seats - waiting
