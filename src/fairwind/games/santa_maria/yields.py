"""What buildings bring, counted thing by thing in one number, so that the yields of a whole line are added at once."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.cells import Cell, Effect
from fairwind.games.santa_maria.vocabulary import CONQUISTADOR, EXCHANGE, GOLD, GRAIN, PRODUCTION, RELIGION, SHIP

# Gold is not among them: no building brings it.
THINGS: Final[tuple[str, ...]] = (
    "wood", "grain", "sugar", "gem", "coins", "points", "exchange", "ship", "religion", "conquistador",
)  # fmt: skip
N_THINGS: Final = len(THINGS)
COINS_THING: Final = 4
POINTS_THING: Final = 5
EXCHANGE_THING: Final = 6
SHIP_THING: Final = 7
RELIGION_THING: Final = 8
CONQUISTADOR_THING: Final = 9

WIDTH: Final = 6  # bits for the count of one thing
MOST: Final = 63

# About what one of each is worth, in quarters of a point.
WORTH: Final[tuple[int, ...]] = (5, 5, 6, 6, 2, 4, 4, 8, 8, 5)


def yield_of(effect: Effect) -> int:
    """What an effect brings."""
    if effect.kind == PRODUCTION:
        gain = effect.gains[0]
        counts = [*gain.goods[:GOLD], gain.coins, gain.points]
        return sum([count << WIDTH * thing for thing, count in enumerate(counts)])
    thing = {EXCHANGE: EXCHANGE_THING, SHIP: SHIP_THING, RELIGION: RELIGION_THING, CONQUISTADOR: CONQUISTADOR_THING}
    return 1 << WIDTH * thing[effect.kind]


def yield_of_cell(cell: Cell) -> int:
    """What all effects of a building bring."""
    return sum([yield_of(effect) for effect in cell.effects])


def count_in(total: int, thing: int) -> int:
    """How many of one thing are in a yield."""
    return total >> WIDTH * thing & MOST


def worth_of(total: int) -> int:
    """About what a yield is worth, in quarters of a point."""
    return sum([count_in(total, thing) * WORTH[thing] for thing in range(N_THINGS)])


def goods_given(cell: Cell) -> int:
    """The resources that a building produces, as bits."""
    total = yield_of_cell(cell)
    return sum([1 << good for good in range(GOLD) if count_in(total, good)])


def goods_taken(cell: Cell) -> int:
    """The resources that a building has a use for, as bits: any for a ship, grain for a step of religion."""
    taken = 0
    for effect in cell.effects:
        if effect.kind == SHIP:
            taken |= (1 << GOLD) - 1
        elif effect.kind == RELIGION:
            taken |= 1 << GRAIN
        for good in effect.pays:
            taken |= 1 << good
    return taken
