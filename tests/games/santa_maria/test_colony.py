"""The grid of a colony: bits and shifts against plain counting."""

from __future__ import annotations

from fairwind.games.santa_maria.colony import (
    ALL,
    BIT,
    CELLS,
    DOUBLE_CELLS,
    DOUBLE_MASK,
    LINE_CELLS,
    SIDE,
    TRIPLE_CELLS,
    TRIPLE_MASK,
    around,
    cell_name,
    columns_with,
    count,
    line_part,
    reached,
    room_for_double,
    room_for_triple,
    rows_with,
)
from fairwind.kernel.chance import Generator

RANDOM = Generator("colony")


def some_cells() -> int:
    """A random set of cells, thin or dense."""
    often = 1 + RANDOM.below(9)
    return sum(BIT[cell] for cell in range(CELLS) if RANDOM.below(10) < often)


def neighbours(cell: int) -> set[int]:
    """The cells that share an edge with this one."""
    row, column = divmod(cell, SIDE)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE}


def as_set(cells: int) -> set[int]:
    """The numbers of the cells."""
    return {cell for cell in range(CELLS) if cells & BIT[cell]}


def test_cells_are_named_by_row_and_column() -> None:
    assert [cell_name(cell) for cell in (0, 5, 6, 35)] == ["1/1", "1/6", "2/1", "6/6"]


def test_room_for_tiles_is_what_the_places_say() -> None:
    for _ in range(500):
        empty = some_cells()
        assert room_for_double(empty) == any(mask and mask & empty == mask for mask in DOUBLE_MASK)
        assert room_for_triple(empty) == any(mask and mask & empty == mask for mask in TRIPLE_MASK)


def test_every_place_of_a_double_and_a_triple() -> None:
    doubles = [cells for cells in DOUBLE_CELLS if cells]
    triples = [cells for cells in TRIPLE_CELLS if cells]
    assert len(doubles) == len(set(doubles)) == 2 * 60
    assert len(triples) == len({frozenset(cells) for cells in triples}) == 4 * 25
    assert all(second in neighbours(first) for first, second in doubles)
    assert all({east, south} <= neighbours(corner) and east // SIDE != south // SIDE for corner, east, south in triples)


def test_lines_neighbours_and_chains() -> None:
    for _ in range(200):
        cells, way = some_cells(), some_cells()
        assert count(cells) == len(as_set(cells))
        assert as_set(around(cells)) == {near for cell in as_set(cells) for near in neighbours(cell)}
        for line, places in enumerate(LINE_CELLS):
            assert line_part(cells, line) == sum(1 << i for i, cell in enumerate(places) if cells & BIT[cell])
        assert rows_with(cells) == sum(1 << row for row in range(SIDE) if line_part(cells, row))
        assert columns_with(cells) == sum(1 << column for column in range(SIDE) if line_part(cells, SIDE + column))
        start = RANDOM.below(CELLS)
        found: set[int] = set()
        edge = {start}
        while edge:
            edge = {near for cell in edge for near in neighbours(cell) if way & BIT[near]} - found
            found |= edge
        assert as_set(reached(BIT[start], way)) == found
    assert count(ALL) == CELLS
