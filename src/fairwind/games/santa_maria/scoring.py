"""Final scoring, item by item; bishops' goals; and the goals of a solo game."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.colony import BIT, CELLS, LINE_CELLS, LINE_MASK, LINES, SIDE, around, count, reached
from fairwind.games.santa_maria.state import SantaMaria, berth, store
from fairwind.games.santa_maria.vocabulary import (
    AREA,
    COINS_FOR_A_POINT,
    COLONISTS,
    DOCK_COUNT,
    FARM,
    FIRST_BISHOP,
    FOREST,
    FULLEST_DOCK,
    MOUNTAIN,
    POINTS,
    SCHOLARS,
    SET_POINTS,
    SQUARE,
    TOWN,
    TOWN_HALL,
    TOWNS,
)
from fairwind.kernel.native import i64
from fairwind.kernel.spec import Result, shared_places

SMALLEST_SQUARE: Final = 3  # SM-15.1
COUNTED_AREAS: Final[tuple[int, ...]] = (FARM, FOREST, MOUNTAIN)  # SM-15.5
LAND: Final[tuple[int, ...]] = (FARM, FOREST, MOUNTAIN, TOWN)  # SM-13.6, SM-15.6

THIRD_YEAR: Final = "third-year"
TIE_BREAK: Final = "retreat"
AT_THE_END: Final[tuple[str, ...]] = (
    "coins",
    "colonists",
    "scholars",
    "bishop-cost",
    "bishops",
    "sets",
    "ships",
)  # SM-10.1
SOLO: Final = "solo"

# The goals of a solo game (SM-13.3).
SUCCESS: Final = 100
COMMUNISM: Final = 28
CAPITALISM: Final = 4
THEOCRACY: Final = 30
DEMOCRACY: Final = 120
UTOPIA: Final = 150
GOALS: Final[tuple[str, ...]] = (
    "success", "communism", "capitalism", "theocracy", "capracracy", "democracy", "utopia",
)  # fmt: skip


def _squares(size: int) -> tuple[int, ...]:
    """Every square of this size, as a set of cells."""
    corner = sum([BIT[row * SIDE + column] for row in range(size) for column in range(size)])
    places = range(SIDE - size + 1)
    return tuple([corner << row * SIDE + column for row in places for column in places])


SQUARES: Final[tuple[tuple[int, ...], ...]] = tuple([_squares(size) for size in range(SMALLEST_SQUARE, SIDE)])


def scores(s: SantaMaria, seat: int) -> list[tuple[str, int]]:
    """Points by item, as if the game ended now."""
    mine = bishops_of(s, seat)
    return [
        ("tokens", s.at[store(seat)][POINTS]),
        ("coins", s.worth(seat) // COINS_FOR_A_POINT),  # what is left is sold unasked (SM-10.1, SM-10.9)
        ("colonists", colonist_points(s, seat)),
        ("scholars", sum(s.edition.scholar_points[x] for x in range(len(SCHOLARS)) if s.has(seat, x))),  # SM-10.3
        ("bishop-cost", -s.edition.bishops.cost * len(mine)),  # SM-10.4
        ("bishops", sum(bishop_points(s, seat, bishop) for bishop in mine)),
        ("sets", SET_POINTS * sets_of_ships(s, seat)),
        ("ships", ship_points(s, seat)),
    ]


def total(s: SantaMaria, seat: int) -> int:
    """All items together; nothing keeps it above 0 (SM-10.9)."""
    return sum(points for _, points in scores(s, seat))


def result(s: SantaMaria) -> Result:
    """Most points win; if tied, who retreated nearer to "1st" in the last year (SM-10.7)."""
    points = [total(s, seat) for seat in range(s.seats)]
    ranks = [(points[seat], -s.retreat.index(seat)) for seat in range(s.seats)]
    return Result(points, shared_places(ranks), ending(s), TIE_BREAK)


def ending(s: SantaMaria) -> str:
    """How a game ends (SM-9.9, SM-13.1)."""
    return SOLO if s.seats == 1 else THIRD_YEAR


# -- items


def colonist_points(s: SantaMaria, seat: int) -> int:
    """A point for each colonist in each line that is filled, by whatever lies there (SM-10.2, SM-10.8)."""
    points = 0
    empty = s.empty[seat]
    for line in range(LINES):
        if not empty & LINE_MASK[line]:
            for cell in LINE_CELLS[line]:
                points += s.edition.colonists[s.cell[seat * CELLS + cell]]
    return points


def sets_of_ships(s: SantaMaria, seat: int) -> int:
    """Complete sets: a ship at every dock (SM-10.5)."""
    return min(s.ships[seat * DOCK_COUNT : (seat + 1) * DOCK_COUNT])


def ship_points(s: SantaMaria, seat: int) -> int:
    """The points on the faces of the ships (SM-10.6)."""
    points = 0
    first, last = berth(seat, 0), berth(seat, DOCK_COUNT - 1)
    places = s.ship_at
    for ship in range(len(places)):
        if first <= places[ship] <= last:
            points += s.edition.ships[ship].points
    return points


# -- bishops


def bishops_of(s: SantaMaria, seat: int) -> list[int]:
    """The bishops on which the seat has a monk (SM-6.27)."""
    return [bishop for bishop in s.bishops if bishop >= 0 and s.monks[FIRST_BISHOP + bishop] & BIT[seat]]


def bishop_points(s: SantaMaria, seat: int, bishop: int) -> int:
    """What a bishop's goal is worth for this colony (SM-10.4)."""
    bishops = s.edition.bishops
    if bishop == SQUARE:
        return square_points(s, seat)
    return min(bishops.most, bishops.each[bishop] * bishop_count(s, seat, bishop))


def bishop_count(s: SantaMaria, seat: int, bishop: int) -> int:
    """How many ships, towns, colonists, cells or lines count."""
    if bishop == FULLEST_DOCK:
        return max(s.ships[seat * DOCK_COUNT : (seat + 1) * DOCK_COUNT])  # SM-15.2, SM-15.7
    if bishop == TOWNS:
        return linked_towns(s, seat)
    if bishop == COLONISTS:
        return linked_colonists(s, seat)
    return largest_area(s, seat) if bishop == AREA else diverse_lines(s, seat)


def square_points(s: SantaMaria, seat: int) -> int:
    """The best single filled square counts; six by six is as good as five by five (SM-15.1, SM-15.7)."""
    empty = s.empty[seat]
    worth = 0
    for step in range(len(SQUARES)):
        for square in SQUARES[step]:
            if not empty & square:
                worth = s.edition.bishops.square[step]
                break
    return worth


def cells_of(s: SantaMaria, seat: int, terrain: int) -> int:
    """The cells of one terrain."""
    cells: i64 = 0
    shown, terrains = s.cell, s.edition.terrain
    first = seat * CELLS
    for cell in range(CELLS):
        if terrains[shown[first + cell]] == terrain:
            cells += BIT[cell]
    return cells


def linked_roads(s: SantaMaria, seat: int) -> int:
    """Road cells that a chain of roads links to the town hall (SM-15.8)."""
    return reached(cells_of(s, seat, TOWN_HALL), s.roads[seat])


def linked_towns(s: SantaMaria, seat: int) -> int:
    """Towns next to the town hall or to such a road; towns pass nothing on (SM-15.3, SM-15.8)."""
    hall = cells_of(s, seat, TOWN_HALL)
    return count(around(hall | linked_roads(s, seat)) & cells_of(s, seat, TOWN))


def linked_colonists(s: SantaMaria, seat: int) -> int:
    """Colonists on those roads (SM-15.4)."""
    roads = linked_roads(s, seat)
    return sum(s.edition.colonists[s.cell[seat * CELLS + cell]] for cell in range(CELLS) if roads & BIT[cell])


def largest_area(s: SantaMaria, seat: int) -> int:
    """Cells of the largest area of farms, forests or mountains that hang together by edges (SM-15.5, SM-15.7)."""
    largest = 0
    for terrain in COUNTED_AREAS:
        cells = cells_of(s, seat, terrain)
        while cells:
            first = cells & -cells
            area = first | reached(first, cells)
            cells &= ~area
            largest = max(largest, count(area))
    return largest


def diverse_lines(s: SantaMaria, seat: int) -> int:
    """Rows and columns with a farm, a forest, a mountain and a town (SM-15.6), full or not (SM-15.8)."""
    farms, forests = cells_of(s, seat, FARM), cells_of(s, seat, FOREST)
    mountains, towns = cells_of(s, seat, MOUNTAIN), cells_of(s, seat, TOWN)
    lines = 0
    for mask in LINE_MASK:
        if farms & mask and forests & mask and mountains & mask and towns & mask:
            lines += 1
    return lines


# -- solo


def goals_reached(s: SantaMaria) -> list[str]:
    """What a solo player has reached, each goal on its own (SM-13.3, SM-13.6); nothing with others at the table."""
    if s.seats != 1:
        return []
    points = total(s, 0)
    items = dict(scores(s, 0))
    reached_now = (
        points >= SUCCESS,
        items["colonists"] >= COMMUNISM,  # more is as good (SM-13.5)
        sets_of_ships(s, 0) >= CAPITALISM,
        items["bishops"] >= THEOCRACY,  # before their cost (SM-13.5)
        has_line_of_one_terrain(s, 0),
        points >= DEMOCRACY,
        points >= UTOPIA,
    )
    return [goal for goal, done in zip(GOALS, reached_now, strict=True) if done]


def has_line_of_one_terrain(s: SantaMaria, seat: int) -> bool:
    """Capracracy: six cells of one terrain in a row or column; neither roads nor the town hall (SM-13.6)."""
    terrains = [cells_of(s, seat, terrain) for terrain in LAND]
    return any(cells & mask == mask for mask in LINE_MASK for cells in terrains)
