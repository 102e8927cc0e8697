"""Chapters 6 and 8: a priest for the temple, and the fire bonus that a priest or a building brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import GoUp, PlacePriest, TakeCard
from fairwind.games.bora_bora.rules.gods import add_cards, refuse_card, take_card
from fairwind.games.bora_bora.state import NO_DIE, BoraBora
from fairwind.games.bora_bora.vocabulary import FACES, MOST_SEATS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

NO_PRIEST: Final = Refusal("BB-6.1")


def priests_in_temple(s: BoraBora, seat: int) -> int:
    """How many priests of a seat stand in the temple."""
    count = 0
    for priest in s.temple:
        if priest == seat:
            count += 1
    return count


def least_priest(s: BoraBora, seat: int) -> int:
    """The lowest value that places a priest, or NO_DIE: one must be in the supply first (BB-6.1)."""
    return 1 if priests_in_temple(s, seat) < s.edition.priests else NO_DIE


@final
class ChoosePriestSpace(Decision[BoraBora]):
    """Place a priest on the space of the value or a lower one, whoever stands there (BB-6.2)."""

    FIELDS = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.priest

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PlacePriest)
        return None if action.number <= self.value else Refusal("BB-6.2", (("value", self.value),))

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, PlacePriest)
        push_in(s, seat, s.edition.temple_spaces.index(action.number))
        owe_fire_bonus(s, seat)


def push_in(s: BoraBora, seat: int, space: int) -> None:
    """Whoever stands there is pushed to the right, up to an empty space or off the end and home (BB-6.3)."""
    temple = s.temple
    moving = seat
    while moving != NONE and space < len(temple):
        moving, temple[space] = temple[space], moving
        space += 1
    if moving != NONE and s.listener is not None:
        s.tell("priest-home", {"seat": moving})


# -- the fire bonus


def owe_fire_bonus(s: BoraBora, seat: int) -> None:
    """A god card or an offering, then a step or a shell (BB-8.1, BB-8.2)."""
    s.owe(FIRST_GIFT[seat], SECOND_GIFT[seat])


@final
class FirstGift(Decision[BoraBora]):
    """A god card or an offering (BB-8.1); without any card it is the offering (BB-13.20)."""

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.gift

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        return refuse_card(s, action.god) if isinstance(action, TakeCard) else None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        out.append(s.edition.actions.offering)
        add_cards(s, out)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, TakeCard):
            take_card(s, seat, action.god)
        else:
            s.gain_offerings(seat, 1)


@final
class SecondGift(Decision[BoraBora]):
    """A step on the status track or a shell (BB-8.2)."""

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.second_gift

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, GoUp):
            s.climb(seat, 1)
        else:
            s.gain_shells(seat, 1)


# -- frames that never change, made once

CHOOSE_PRIEST_SPACE: Final = [
    [ChoosePriestSpace(seat, value) for value in range(FACES + 1)] for seat in range(MOST_SEATS)
]
FIRST_GIFT: Final = [FirstGift(seat) for seat in range(MOST_SEATS)]
SECOND_GIFT: Final = [SecondGift(seat) for seat in range(MOST_SEATS)]
