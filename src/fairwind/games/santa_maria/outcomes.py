"""Every outcome of chance in Santa Maria: dice, draws and deals."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.actions import Names
from fairwind.games.santa_maria.colony import SIDE
from fairwind.games.santa_maria.vocabulary import BISHOPS, MOST_SEATS, SCHOLARS
from fairwind.kernel.actions import Action


class Rolled(Action):
    """A die."""

    FIELDS = ("value",)


class ShipDrawn(Action):
    """A ship tile."""

    FIELDS = ("ship",)


class TileDrawn(Action):
    """A double or triple."""

    FIELDS = ("tile",)


class ScholarDrawn(Action):
    """A scholar."""

    FIELDS = ("scholar",)


class BishopDrawn(Action):
    """A bishop."""

    FIELDS = ("bishop",)


class BoardDealt(Action):
    """A colony board."""

    FIELDS = ("board",)


class SeatDrawn(Action):
    """The seat that begins."""

    FIELDS = ("seat",)


class Outcomes:
    """All outcomes of chance: where each sort begins, and their order."""

    def __init__(self, names: Names) -> None:
        every: list[Action] = [Rolled(f"roll {value}") for value in range(1, SIDE + 1)]
        self.ship: Final = len(every)
        every += [ShipDrawn(f"ship {name}") for name in names.ships]
        self.tile: Final = len(every)
        every += [TileDrawn(f"tile {name}") for name in names.tiles]
        self.scholar: Final = len(every)
        every += [ScholarDrawn(f"scholar {name}") for name in SCHOLARS]
        self.bishop: Final = len(every)
        every += [BishopDrawn(f"bishop {name}") for name in BISHOPS]
        self.board: Final = len(every)
        every += [BoardDealt(f"board {name}") for name in names.boards]
        self.seat: Final = len(every)
        every += [SeatDrawn(f"seat {seat}") for seat in range(MOST_SEATS)]
        self.all: Final = every
