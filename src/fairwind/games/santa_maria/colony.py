"""The grid of a colony as numbers: cells, lines, neighbours, and where tiles can lie.

A cell is a number from 0 (top left) to 35, row by row. A set of cells is an int of bits. A line is a row (0 to 5, top
to bottom) or a column (6 to 11, left to right).
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 6  # rows and columns of a colony: SM-5.4, SM-5.5
CELLS: Final = SIDE * SIDE
LINES: Final = 2 * SIDE
FIRST_COLUMN_LINE: Final = SIDE
FULL_LINE: Final = 63  # the six places of a line, as bits
TURNS: Final = 4

ROW: Final = 0
COLUMN: Final = 1
LINE_WORDS: Final[tuple[str, ...]] = ("row", "column")

BIT: Final[tuple[int, ...]] = tuple([1 << cell for cell in range(CELLS)])
ALL: Final = (1 << CELLS) - 1
# Every set of places in a line, as the list of its places.
PLACES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([place for place in range(SIDE) if mask >> place & 1]) for mask in range(1 << SIDE)]
)
# Rows from left to right, then columns from top to bottom (SM-5.4, SM-5.5).
LINE_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([row * SIDE + column for column in range(SIDE)]) for row in range(SIDE)]
    + [tuple([row * SIDE + column for row in range(SIDE)]) for column in range(SIDE)]
)
LINE_MASK: Final[tuple[int, ...]] = tuple([sum([BIT[cell] for cell in cells]) for cells in LINE_CELLS])
NOT_FIRST_COLUMN: Final = ALL - LINE_MASK[FIRST_COLUMN_LINE]
NOT_LAST_COLUMN: Final = ALL - LINE_MASK[LINES - 1]

# How far east and south the neighbour in each direction is; a quarter turn clockwise goes on to the next.
EAST: Final[tuple[int, ...]] = (1, 0, -1, 0)
SOUTH: Final[tuple[int, ...]] = (0, 1, 0, -1)


def cell_name(cell: int) -> str:
    """Row and column as people count them: `3/4`, which nobody reads as a decimal number."""
    return f"{cell // SIDE + 1}/{cell % SIDE + 1}"


def cell_id(cell: int) -> str:
    """The same as a part of the id of a thing: `3-4`."""
    return f"{cell // SIDE + 1}-{cell % SIDE + 1}"


def _neighbour(cell: int, direction: int) -> int:
    """The next cell in a direction, or -1 outside."""
    row, column = cell // SIDE + SOUTH[direction], cell % SIDE + EAST[direction]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


def _double(cell: int, turn: int) -> tuple[int, ...]:
    """The first cell of a double, then the other; empty if it would stick out."""
    second = _neighbour(cell, turn)
    return (cell, second) if second >= 0 else ()


def _triple(cell: int, turn: int) -> tuple[int, ...]:
    """The corner of a triple, then its arms as they are printed; empty if it would stick out."""
    east, south = _neighbour(cell, turn), _neighbour(cell, (turn + 1) % TURNS)
    return (cell, east, south) if east >= 0 and south >= 0 else ()


# By cell and turn: the cells that a tile covers; turned, never flipped (SM-3.4).
DOUBLE_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_double(cell, turn) for cell in range(CELLS) for turn in range(TURNS)]
)
TRIPLE_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_triple(cell, turn) for cell in range(CELLS) for turn in range(TURNS)]
)
DOUBLE_MASK: Final[tuple[int, ...]] = tuple([sum([BIT[cell] for cell in cells]) for cells in DOUBLE_CELLS])
TRIPLE_MASK: Final[tuple[int, ...]] = tuple([sum([BIT[cell] for cell in cells]) for cells in TRIPLE_CELLS])


def around(cells: int) -> int:
    """All cells that share an edge with one of these."""
    sides = (cells & NOT_LAST_COLUMN) << 1 | (cells & NOT_FIRST_COLUMN) >> 1
    return (sides | cells << SIDE | cells >> SIDE) & ALL


def reached(start: int, way: int) -> int:
    """The cells of the way that hang together with a neighbour of the start, by edges."""
    found = around(start) & way
    while True:
        grown = found | around(found) & way
        if grown == found:
            return found
        found = grown


def room_for_double(empty: int) -> bool:
    """Whether two empty cells lie side by side."""
    return empty & empty >> 1 & NOT_LAST_COLUMN != 0 or empty & empty >> SIDE != 0


def room_for_triple(empty: int) -> bool:
    """Whether an empty cell has empty neighbours along its row and along its column."""
    beside = empty & empty >> 1 & NOT_LAST_COLUMN  # this cell and its east neighbour
    below = empty & empty >> SIDE  # this cell and its south neighbour
    return (beside | beside << 1) & (below | below << SIDE) != 0


def line_part(cells: int, line: int) -> int:
    """Which places of a line are among these cells, as bits from its beginning."""
    if line < FIRST_COLUMN_LINE:
        return cells >> line * SIDE & FULL_LINE
    part = 0
    shifted = cells >> (line - FIRST_COLUMN_LINE)
    for place in range(SIDE):
        if shifted >> place * SIDE & 1:
            part |= BIT[place]
    return part


def rows_with(cells: int) -> int:
    """The rows that hold at least one of these cells, as bits from the top."""
    rows = 0
    for row in range(SIDE):
        if cells >> row * SIDE & FULL_LINE:
            rows |= BIT[row]
    return rows


def columns_with(cells: int) -> int:
    """The columns that hold at least one of these cells, as bits from the left."""
    folded = cells | cells >> 3 * SIDE
    return (folded | folded >> SIDE | folded >> 2 * SIDE) & FULL_LINE


def count(cells: int) -> int:
    """How many cells there are."""
    total = 0
    for row in range(SIDE):
        total += len(PLACES_OF[cells >> row * SIDE & FULL_LINE])
    return total
