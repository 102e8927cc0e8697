"""Every outcome of chance in Santa Cruz, with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_cruz.vocabulary import MOST_SEATS
from fairwind.kernel.actions import Action


class TileDrawn(Action):
    """A tile, `tile K01`."""

    FIELDS = ("tile",)


class BirdDrawn(Action):
    """A bird token, `bird tern`."""

    FIELDS = ("bird",)


class CardDrawn(Action):
    """A score card, `card sheep`."""

    FIELDS = ("card",)


class SetDrawn(Action):
    """A set of construction cards, `set A`."""

    FIELDS = ("set",)


class SeatDrawn(Action):
    """A seat, `seat 1`."""

    FIELDS = ("seat",)


@final
class Outcomes:
    """All outcomes of chance: where each sort begins, and their order; tiles come first."""

    def __init__(
        self, tiles: Sequence[str], birds: Sequence[str], score_cards: Sequence[str], sets: Sequence[str]
    ) -> None:
        every: list[Action] = [TileDrawn(f"tile {name}") for name in tiles]
        self.bird: Final = len(every)
        every += [BirdDrawn(f"bird {name}") for name in birds]
        self.card: Final = len(every)
        every += [CardDrawn(f"card {name}") for name in score_cards]
        self.set: Final = len(every)
        every += [SetDrawn(f"set {name}") for name in sets]
        self.seat: Final = len(every)
        every += [SeatDrawn(f"seat {seat}") for seat in range(MOST_SEATS)]
        self.all: Final = every
