"""Every outcome of chance in Mundus Novus: cards and seats that are drawn."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.vocabulary import MOST_SEATS
from fairwind.kernel.actions import Action


class Drawn(Action):
    """Chance: a resource card."""

    FIELDS = ("resource",)


class Turned(Action):
    """Chance: a development card."""

    FIELDS = ("card",)


class SeatDrawn(Action):
    """Chance: a seat."""

    FIELDS = ("seat",)


class Outcomes:
    """All outcomes of chance: where each sort begins, and their order; resources come first."""

    def __init__(self, resources: tuple[str, ...], cards: tuple[str, ...]) -> None:
        every: list[Action] = [Drawn(f"draw {name}") for name in resources]
        self.card: Final = len(every)
        every += [Turned(f"card {name}") for name in cards]
        self.seat: Final = len(every)
        every += [SeatDrawn(f"seat {seat}") for seat in range(MOST_SEATS)]
        self.all: Final = every
