"""What the stack and the developments come to, and what is known of hidden cards."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.knowledge import EACH, MASKS, note_parts
from fairwind.games.mundus_novus.rules.progression import BeginTurn, PayIncome, Progress, StoreCards
from fairwind.games.mundus_novus.rules.supply import ChooseFromQuay
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import CARAVEL, KINDS, MERCHANT, PIZARRO, SHIPYARD
from fairwind.kernel.state import NONE


@final
class Waiting:
    """What the stack says of the round: whose turns are still to come, whose is on, what fleets still choose."""

    def __init__(self, s: MundusNovus) -> None:
        to_come = 1 if s.pending else 0
        self.ahead: Final = [to_come] * s.seats  # whether a seat's turn of progression is still to come
        self.picks: Final = [0] * s.seats
        self.now: int = NONE
        self.made: int = 0
        for frame in s.pending:
            if isinstance(frame, StoreCards):  # it lies below the turns
                for seat in range(s.seats):
                    self.ahead[seat] = 0
            elif isinstance(frame, BeginTurn):
                self.ahead[frame.seat] = 1
            elif isinstance(frame, PayIncome):
                self.now = frame.seat
            elif isinstance(frame, Progress):
                self.made = frame.made
            elif isinstance(frame, ChooseFromQuay):
                self.picks[frame.seat] += frame.left

    def to_come(self, seat: int) -> bool:
        """Whether a seat can still lay sets in this round, and will be paid."""
        return self.ahead[seat] == 1 or self.now == seat


@final
class Estate:
    """What a seat's developments come to."""

    def __init__(self, s: MundusNovus, seat: int) -> None:
        self.caravels: int = 0
        self.worth: int = 0
        self.income: int = 0
        self.slots: int = 0
        self.shipyards: int = 0
        self.merchants: Final = [0, 0, 0]
        highest = 0
        cards = s.edition.cards
        for number in s.owned[seat]:
            card = cards[number]
            self.income += card.income
            self.slots += card.slots
            if card.kind == CARAVEL:
                self.caravels += 1
                self.worth += card.caravel
                highest = max(highest, card.caravel)
            elif card.kind == MERCHANT:
                self.merchants[card.rarity] += 1
            elif card.kind == SHIPYARD:
                self.shipyards += 1
        if s.holder[PIZARRO] == seat:
            self.worth -= highest  # MN-7.10


def shipyards_pay(estates: list[Estate], seat: int) -> int:
    """What a seat's shipyards would pay now (MN-7.2)."""
    mine = estates[seat]
    richer = 0
    if mine.shipyards:
        for estate in estates:
            if estate.caravels > mine.caravels:
                richer += 1
    return mine.shipyards * richer


def known_to(s: MundusNovus, observer: int) -> list[int]:
    """By seat and kind: hidden cards that the observer knows of, at least; of its own, what everybody knows."""
    known = s.shown[:]
    first = observer * EACH
    for number in s.notes:
        if first <= number < first + MASKS * KINDS:  # notes without a keeper
            holders, kind = note_parts(number)[1], number % KINDS
            for holder in range(s.seats):
                if holders == 1 << holder:
                    known[holder * KINDS + kind] += 1
    return known
