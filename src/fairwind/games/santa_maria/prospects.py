"""What a seat's own colony offers: what its dice would bring, and what is missing for tiles, ships and full lines."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.by_line import colonists_by_line, empty_by_line, in_line
from fairwind.games.santa_maria.colony import (
    CELLS,
    COLUMN,
    FIRST_COLUMN_LINE,
    FULL_LINE,
    LINE_CELLS,
    LINE_MASK,
    LINE_WORDS,
    LINES,
    NOT_LAST_COLUMN,
    PLACES_OF,
    ROW,
    SIDE,
    around,
    count,
)
from fairwind.games.santa_maria.rules.free_actions import price
from fairwind.games.santa_maria.rules.payment import could_pay, missing
from fairwind.games.santa_maria.scoring import bishop_points
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    COINS,
    DOCK_COUNT,
    DOUBLE_COST,
    GOLD,
    GRAIN,
    TRIPLE_COST,
    WHITE_DICE,
    WOOD,
    YEARS,
)
from fairwind.games.santa_maria.yields import MOST, N_THINGS, THINGS, WIDTH
from fairwind.kernel.native import i64
from fairwind.kernel.state import NONE

COIN_WORTH: Final = 2  # in quarters of a point, as in `yields.py`
FAR: Final = SIDE  # steps to a die that there is not
OUT_OF_REACH: Final = 9  # lacking so much or more is all the same
WORTH_WIDTH: Final = 10  # bits for the worth of one line
MOST_WORTH: Final = 1023
LINE_PARTS: Final[tuple[str, ...]] = ("worth", "empty", "colonists", "steps")

NAMES: Final[tuple[str, ...]] = (
    *[f"blue-{value}" for value in range(1, SIDE + 1)],
    *[f"{LINE_WORDS[line // SIDE]}-{line % SIDE + 1}.{part}" for line in range(LINES) for part in LINE_PARTS],
    *[f"{which}-{LINE_WORDS[way]}" for way in (ROW, COLUMN) for which in ("best", "second", "third")],
    *[f"{how}.{thing}" for how in ("free", "dice", "near-dice") for thing in THINGS],
    "chained-rows", "chained-columns",
    "lonely-cells", "triple-corners",
    *[f"bishop.{bishop}" for bishop in BISHOPS],
    "double-lacks", "triple-lacks", "double-lacks-coins", "triple-lacks-coins",
    *[f"ship-{dock}.{part}" for dock in range(1, DOCK_COUNT + 1) for part in ("lacks", "possible")],
    "activations", "dice-later",
)  # fmt: skip


def _nearest(values: int, value: int) -> int:
    """The steps from the nearest of these values (bits) to a value."""
    return min([abs(other - value) for other in PLACES_OF[values]], default=FAR)


# By values of dice (bits) and line: how many steps the nearest die is away.
NEAREST: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_nearest(values, value) for value in range(SIDE)]) for values in range(FULL_LINE + 1)]
)


def add_prospects(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Append all of it, in the order of the names."""
    first = s.first_blue(seat)
    for value in range(SIDE):
        out.append(s.blue[first + value])
    rows, columns = values_on_offer(s, seat)
    add_lines(s, seat, rows, columns, out)
    add_free_buildings(s, seat, rows, columns, out)
    out.append(chained(s, seat, 0, FIRST_COLUMN_LINE))
    out.append(chained(s, seat, FIRST_COLUMN_LINE, LINES))
    empty = s.empty[seat]
    out.append(count(empty & ~around(empty)))
    out.append(count(triple_corners(empty)))
    for bishop in range(len(BISHOPS)):
        out.append(bishop_points(s, seat, bishop) if bishop in s.bishops else 0)
    add_purchases(s, seat, out)
    out.append(activations(s.activated[seat], s.at[store(seat)][COINS]))
    out.append((YEARS - s.year) * (WHITE_DICE + s.unlocked[seat] + s.blue_later[seat]))


# -- dice and lines


def values_on_offer(s: SantaMaria, seat: int) -> tuple[int, int]:
    """The values of the dice that the seat can still use on rows, and on columns, as bits."""
    blue, white = 0, 0
    if s.has_retreated(seat):
        return 0, 0
    if s.blue_used[seat] < s.unlocked[seat]:
        blue = values_in(s.blue, s.first_blue(seat))
    if s.white_used[seat] < WHITE_DICE:
        white = values_in(s.white, 0)
    return blue, white


def values_in(dice: list[int], first: int) -> int:
    """The values that some die shows, as bits."""
    values = 0
    for value in range(SIDE):
        if dice[first + value]:
            values |= 1 << value
    return values


def add_lines(s: SantaMaria, seat: int, rows: int, columns: int, out: list[int]) -> None:
    """What each line is worth and how near a die is, then the best of them, less the coins to get there."""
    empty, colonists = empty_by_line(s.empty[seat]), colonists_by_line(s, seat)
    by_row, by_column = worth_by_line(s, seat)
    for line in range(LINES):
        value = line % SIDE
        worth = by_row if line < SIDE else by_column
        out.append(worth >> value * WORTH_WIDTH & MOST_WORTH)
        out.append(in_line(empty, line))
        out.append(in_line(colonists, line))
        out.append(NEAREST[rows if line < SIDE else columns][value])
    end = len(out)
    for way in range(2):
        start = end - (2 - way) * SIDE * len(LINE_PARTS)
        add_best(s.at[store(seat)][COINS], start, out)


def worth_by_line(s: SantaMaria, seat: int) -> tuple[int, int]:
    """What the free buildings of each row, and of each column, are worth, one line beside the other."""
    by_row: i64 = 0
    by_column: i64 = 0
    shown, worths = s.cell, s.edition.worths
    free = s.free[seat]
    for row in range(SIDE):
        for column in PLACES_OF[free >> row * SIDE & FULL_LINE]:
            worth: i64 = worths[shown[seat * CELLS + row * SIDE + column]]
            by_row += worth << row * WORTH_WIDTH
            by_column += worth << column * WORTH_WIDTH
    return by_row, by_column


def add_best(coins: int, start: int, out: list[int]) -> None:
    """The three best of six lines that were seen from `start` on."""
    best, second, third = 0, 0, 0
    for at in range(start, start + SIDE * len(LINE_PARTS), len(LINE_PARTS)):
        steps = out[at + len(LINE_PARTS) - 1]
        worth = out[at] - COIN_WORTH * steps
        if steps == FAR or steps > coins or worth <= third:
            continue
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        else:
            third = worth
    out.append(best)
    out.append(second)
    out.append(third)


def add_free_buildings(s: SantaMaria, seat: int, rows: int, columns: int, out: list[int]) -> None:
    """What all free buildings bring, then those to which a die leads for nothing, then those for a coin at most."""
    free = s.free[seat]
    add_counts(yield_in(s, seat, free), out)
    add_counts(yield_in(s, seat, free & cells_within(rows, columns, 0)), out)
    add_counts(yield_in(s, seat, free & cells_within(rows, columns, 1)), out)


def cells_within(rows: int, columns: int, steps: int) -> int:
    """The cells of all lines that a die is at most so many steps from."""
    cells = 0
    for value in range(SIDE):
        if NEAREST[rows][value] <= steps:
            cells |= LINE_MASK[value]
        if NEAREST[columns][value] <= steps:
            cells |= LINE_MASK[FIRST_COLUMN_LINE + value]
    return cells


def yield_in(s: SantaMaria, seat: int, cells: int) -> int:
    """What the buildings on these cells bring."""
    total: i64 = 0
    shown, yields = s.cell, s.edition.yields
    for row in range(SIDE):
        for column in PLACES_OF[cells >> row * SIDE & FULL_LINE]:
            total += yields[shown[seat * CELLS + row * SIDE + column]]
    return total


def add_counts(total: int, out: list[int]) -> None:
    """Append every thing of a yield."""
    for _ in range(N_THINGS):
        out.append(total & MOST)
        total >>= WIDTH


# -- the colony


def chained(s: SantaMaria, seat: int, first: int, end: int) -> int:
    """How many buildings of these lines can use what one before them in the line gives."""
    found = 0
    shown, gives, takes = s.cell, s.edition.gives, s.edition.takes
    for line in range(first, end):
        given = 0
        for cell in LINE_CELLS[line]:
            kind = shown[seat * CELLS + cell]
            if takes[kind] & given:
                found += 1
            given |= gives[kind]
    return found


def triple_corners(empty: int) -> int:
    """The empty cells on which the corner of a triple can lie."""
    beside = empty & empty >> 1 & NOT_LAST_COLUMN
    below = empty & empty >> SIDE
    return (beside | beside << 1) & (below | below << SIDE)


# -- what can be paid


def add_purchases(s: SantaMaria, seat: int, out: list[int]) -> None:
    """What is missing for a double and a triple, in resources and in coins to buy them, and for each open ship."""
    held = s.at[store(seat)]
    gold = held[GOLD]
    double, triple = missing(held, DOUBLE_COST), missing(held, TRIPLE_COST)
    out.append(max(double - gold, 0))
    out.append(max(triple - gold, 0))
    coins = held[COINS]
    out.append(max(max(double - gold, 0) * price(s, seat, WOOD) - coins, 0))
    out.append(max(max(triple - gold, 0) * price(s, seat, GRAIN) - coins, 0))
    for dock in range(DOCK_COUNT):
        ship = s.dock[dock]
        if ship == NONE:
            out.append(OUT_OF_REACH)
            out.append(0)
        else:
            cost = s.edition.ships[ship].cost
            out.append(max(missing(held, cost) - gold, 0))
            out.append(1 if could_pay(s, seat, cost) else 0)


def activations(done: int, coins: int) -> int:
    """How many more buildings could be activated with these coins (SM-4.2)."""
    more = 0
    while coins > done:
        done += 1
        coins -= done
        more += 1
    return more
