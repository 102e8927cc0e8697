"""The table of Low Tide."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.state import State
from low_tide.actions import DRAUGHTS
from low_tide.edition import LowTideEdition

SUPPLY: Final = 0
SEA: Final = 1
SANDBANK: Final = 2
FIRST_HAND: Final = 3


def hand(seat: int) -> int:
    """The place of a seat's ships."""
    return FIRST_HAND + seat


class LowTide(State):
    """Ships by draught in the supply, at sea, on the sandbank and in each hand."""

    def __init__(self, edition: LowTideEdition, seats: int, like: LowTide | None = None) -> None:
        super().__init__(seats, FIRST_HAND + seats, len(DRAUGHTS), like)
        self.edition: Final = edition
        self.round: int = 0 if like is None else like.round
        self.depth: int = 0 if like is None else like.depth
        self.points: list[int] = [0] * seats if like is None else like.points[:]
