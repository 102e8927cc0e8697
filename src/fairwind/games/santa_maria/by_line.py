"""Counts for all twelve lines of a colony in one number, so that each cell is looked at once."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.colony import CELLS, FIRST_COLUMN_LINE, FULL_LINE, PLACES_OF, SIDE
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.kernel.native import i64

WIDTH: Final = 5  # bits for the count of one line
MOST: Final = 31

# By cell: one in its row and one in its column. By set of places in a row: one in the column of each.
ONE: Final[tuple[int, ...]] = tuple(
    [(1 << cell // SIDE * WIDTH) + (1 << (FIRST_COLUMN_LINE + cell % SIDE) * WIDTH) for cell in range(CELLS)]
)
IN_COLUMNS: Final[tuple[int, ...]] = tuple(
    [sum([1 << (FIRST_COLUMN_LINE + place) * WIDTH for place in places]) for places in PLACES_OF]
)


def in_line(counts: int, line: int) -> int:
    """The count of one line."""
    return counts >> line * WIDTH & MOST


def empty_by_line(empty: int) -> int:
    """How many empty cells each line has."""
    counts: i64 = 0
    for row in range(SIDE):
        places = empty >> row * SIDE & FULL_LINE
        counts += IN_COLUMNS[places] + (len(PLACES_OF[places]) << row * WIDTH)
    return counts


def colonists_by_line(s: SantaMaria, seat: int) -> int:
    """How many colonists each line has."""
    counts: i64 = 0
    shown, colonists = s.cell, s.edition.colonists
    roads = s.roads[seat]
    for row in range(SIDE):
        for column in PLACES_OF[roads >> row * SIDE & FULL_LINE]:
            cell = row * SIDE + column
            counts += colonists[shown[seat * CELLS + cell]] * ONE[cell]
    return counts
