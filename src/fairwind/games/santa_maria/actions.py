"""Every action of Santa Maria, with its notation."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_maria.colony import CELLS, COLUMN, LINE_WORDS, ROW, SIDE, TURNS, cell_name
from fairwind.games.santa_maria.vocabulary import BLUE, COLOURS, GOLD, GOODS, MONK_PLACES, WHITE
from fairwind.kernel.actions import Action


class OfGood(Action):
    """An action on one resource."""

    FIELDS = ("good",)

    def __init__(self, verb: str, good: int) -> None:
        super().__init__(f"{verb} {GOODS[good]}")
        self.good: Final = good


class OfCell(Action):
    """An action on one cell of the colony."""

    FIELDS = ("cell",)

    def __init__(self, verb: str, cell: int) -> None:
        super().__init__(f"{verb} {cell_name(cell)}")
        self.cell: Final = cell


@final
class Sell(OfGood):
    """Sell one resource."""


@final
class Buy(OfGood):
    """Buy one resource."""


@final
class Lift(OfCell):
    """Pick up a die to move it: Logistics."""


@final
class Land(OfCell):
    """Put the die down there."""


@final
class TakeBoard(Action):
    """Choose a colony board."""

    FIELDS = ("board",)

    def __init__(self, board: int, name: str) -> None:
        super().__init__(f"board {name}")
        self.board: Final = board


@final
class TakeLot(Action):
    """Choose a town hall and the scholar that lies with it."""

    FIELDS = ("lot",)

    def __init__(self, lot: int, name: str) -> None:
        super().__init__(f"lot {name}")
        self.lot: Final = lot


@final
class TakeTile(Action):
    """Expand the colony with this tile."""

    FIELDS = ("tile",)

    def __init__(self, tile: int, name: str) -> None:
        super().__init__(f"tile {name}")
        self.tile: Final = tile


@final
class Place(Action):
    """Lay the tile with its first cell there, turned clockwise by quarters."""

    FIELDS = ("cell", "turn")

    def __init__(self, cell: int, turn: int) -> None:
        super().__init__(f"place {cell_name(cell)} {turn}")
        self.cell: Final = cell
        self.turn: Final = turn
        self.number: Final = cell * TURNS + turn


@final
class Activate(OfCell):
    """Activate one building with coins."""


@final
class UseDie(Action):
    """Take a die to activate a line."""

    FIELDS = ("colour", "value", "line")

    def __init__(self, colour: int, value: int, line: int) -> None:
        super().__init__(f"die {COLOURS[colour]} {value} {LINE_WORDS[line]}")
        self.colour: Final = colour
        self.value: Final = value
        self.line: Final = line


@final
class SetValue(Action):
    """Settle the value of the die."""

    FIELDS = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"set {value}")
        self.value: Final = value


@final
class Retreat(Action):
    """Retreat from the year to this space."""

    FIELDS = ("space",)

    def __init__(self, space: int, name: str) -> None:
        super().__init__(f"retreat {name}")
        self.space: Final = space


@final
class Pay(OfGood):
    """Give one resource."""


@final
class TakeGain(Action):
    """Choose what an exchange gives."""

    FIELDS = ("gain",)

    def __init__(self, gain: int, name: str) -> None:
        super().__init__(f"gain {name}")
        self.gain: Final = gain


@final
class BuyShip(Action):
    """Take the ship that lies at this dock of the main board."""

    FIELDS = ("dock",)

    def __init__(self, dock: int, name: str) -> None:
        super().__init__(f"ship {name}")
        self.dock: Final = dock


@final
class Berth(Action):
    """Put the ship just gained at this dock of the harbour."""

    FIELDS = ("dock",)

    def __init__(self, dock: int, name: str) -> None:
        super().__init__(f"dock {name}")
        self.dock: Final = dock


@final
class Pray(Action):
    """Take the step on the religion track."""


@final
class PlaceAt(Action):
    """Send a monk to a scholar, a bishop or a camp."""

    FIELDS = ("place",)

    def __init__(self, place: int, name: str) -> None:
        super().__init__(f"monk {name}")
        self.place: Final = place


@final
class Rest(OfCell):
    """Let the die lie on this building: Construction."""


@final
class Decline(Action):
    """Do without."""


class Names:
    """What an edition calls its things: words of the notation."""

    def __init__(
        self,
        boards: tuple[str, ...],
        town_halls: tuple[str, ...],
        tiles: tuple[str, ...],
        ships: tuple[str, ...],
        gains: tuple[str, ...],
        docks: tuple[str, ...],
        retreats: tuple[str, ...],
    ) -> None:
        self.boards: Final = boards  # sides A
        self.town_halls: Final = town_halls
        self.tiles: Final = tiles
        self.ships: Final = ships
        self.gains: Final = gains
        self.docks: Final = docks
        self.retreats: Final = retreats


class Actions:
    """All actions of an edition, by kind; `all` is their order in the catalogue, `once` what was written otherwise."""

    def __init__(self, names: Names) -> None:
        goods, cells, values = range(len(GOODS)), range(CELLS), range(1, SIDE + 1)
        self.board: Final = [TakeBoard(i, name) for i, name in enumerate(names.boards)]
        self.lot: Final = [TakeLot(i, name) for i, name in enumerate(names.town_halls)]
        self.sell: Final = [Sell("sell", good) for good in goods]
        self.buy: Final = [Buy("buy", good) for good in range(GOLD)]
        self.lift: Final = [Lift("lift", cell) for cell in cells]
        self.land: Final = [Land("land", cell) for cell in cells]
        self.tile: Final = [TakeTile(i, name) for i, name in enumerate(names.tiles)]
        self.activate: Final = [Activate("activate", cell) for cell in cells]
        self.white: Final = [UseDie(WHITE, value, COLUMN) for value in values]
        self.blue: Final = [UseDie(BLUE, value, ROW) for value in values]
        self.blue_column: Final = [UseDie(BLUE, value, COLUMN) for value in values]
        self.retreat: Final = [Retreat(i, name) for i, name in enumerate(names.retreats)]
        self.place: Final = [Place(cell, turn) for cell in cells for turn in range(TURNS)]
        self.value: Final = [SetValue(value) for value in values]
        self.pay: Final = [Pay("pay", good) for good in goods]
        self.gain: Final = [TakeGain(i, name) for i, name in enumerate(names.gains)]
        self.ship: Final = [BuyShip(i, name) for i, name in enumerate(names.docks)]
        self.dock: Final = [Berth(i, name) for i, name in enumerate(names.docks)]
        self.pray: Final = Pray("pray")
        self.monk: Final = [PlaceAt(i, name) for i, name in enumerate(MONK_PLACES)]
        self.rest: Final = [Rest("rest", cell) for cell in cells]
        self.decline: Final = Decline("pass")
        self.all: Final = self._in_order()
        self.once: Final = self._earlier_notation()

    def _in_order(self) -> list[Action]:
        """Set-up, free actions, main actions, then what follows from them."""
        every: list[Action] = [*self.board, *self.lot, *self.sell, *self.buy, *self.lift, *self.land]
        every += [*self.tile, *self.activate, *self.white, *self.blue, *self.blue_column, *self.retreat]
        every += [*self.place, *self.value, *self.pay, *self.gain, *self.ship, *self.dock, self.pray, *self.monk]
        every += [*self.rest, self.decline]
        return every

    def _earlier_notation(self) -> dict[str, str]:
        """Cells were written `3,4`, and declining had a word of its own."""
        once = {"decline": self.decline.text}
        for action in [*self.lift, *self.land, *self.activate, *self.place, *self.rest]:
            once[action.text.replace("/", ",")] = action.text
        return once
