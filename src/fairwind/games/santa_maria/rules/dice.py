"""Chapter 5: activating a row or column with a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Pay, Rest, SetValue, UseDie
from fairwind.games.santa_maria.colony import (
    BIT,
    CELLS,
    COLUMN,
    FIRST_COLUMN_LINE,
    FULL_LINE,
    LINE_CELLS,
    LINE_MASK,
    LINES,
    PLACES_OF,
    ROW,
    SIDE,
    columns_with,
    line_part,
    rows_with,
)
from fairwind.games.santa_maria.rules.effects import use_building
from fairwind.games.santa_maria.rules.in_turn import InLine, WithLine
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    BLUE,
    BLUE_DIE,
    BOTANY,
    BOTANY_TAKES,
    COINS,
    COLONISTS_TAXED,
    COLOURS,
    CONSTRUCTION,
    GOLD,
    GOODS,
    GRAIN,
    MOST_SEATS,
    PHILOSOPHY,
    TAXATION,
    WHITE,
    WHITE_DICE,
    WHITE_DIE,
    WOOD,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal

MOST_CHANGE: Final = SIDE - 1


def _within(value: int, coins: int) -> int:
    """The values a die can be brought to for so many coins, as bits; it never jumps from 6 to 1 (SM-5.3)."""
    return sum([1 << v for v in range(SIDE) if abs(v + 1 - value) <= coins])


def _reaching(lines: int, coins: int) -> int:
    """The values of dice that can be brought to one of these lines for so many coins, as bits."""
    return sum([1 << v for v in range(SIDE) if lines & _within(v + 1, coins)])


# By value (from 1) and coins: what a die can be brought to. By coins and lines: which dice can be brought there.
WITHIN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_within(value, coins) for coins in range(MOST_CHANGE + 1)]) for value in range(1, SIDE + 1)]
)
REACHING: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_reaching(lines, coins) for lines in range(FULL_LINE + 1)]) for coins in range(MOST_CHANGE + 1)]
)


def usable_lines(s: SantaMaria, seat: int, line: int) -> int:
    """The rows or columns that have a free building, as bits (SM-5.8)."""
    return columns_with(s.free[seat]) if line == COLUMN else rows_with(s.free[seat])


def has_botany(s: SantaMaria, seat: int) -> bool:
    """Whether Botany can be paid: with wood, grain or gold (SM-14.3, SM-14.13)."""
    if not s.has(seat, BOTANY):
        return False
    held = s.at[store(seat)]
    return held[WOOD] > 0 or held[GRAIN] > 0 or held[GOLD] > 0


def usable_values(s: SantaMaria, seat: int, lines: int) -> int:
    """The values of dice that can be brought to one of these lines, as bits (SM-5.9, SM-14.13)."""
    if lines and has_botany(s, seat):
        return FULL_LINE
    return REACHING[min(s.at[store(seat)][COINS], MOST_CHANGE)][lines]


def refuse_die(s: SantaMaria, seat: int, die: UseDie) -> Refusal | None:
    """Which dice are there (SM-5.1), how many are allowed, and whether a line can be reached."""
    if die.colour == WHITE:
        count = s.white[die.value - 1]
        if s.white_used[seat] >= WHITE_DICE:
            return Refusal("SM-5.2")
    else:
        count = s.blue[s.first_blue(seat) + die.value - 1]
        if die.line == COLUMN and not s.has(seat, PHILOSOPHY):
            return Refusal("SM-14.4")
        if s.pool and s.blue_used[seat] >= s.unlocked[seat]:
            return Refusal("SM-12.2")  # counted when the die is taken (SM-12.3), whoever unlocked it (SM-12.4)
    if not count:
        return Refusal("SM-5.1", (("colour", COLOURS[die.colour]), ("value", die.value)))
    values = usable_values(s, seat, usable_lines(s, seat, die.line))
    return None if values & BIT[die.value - 1] else Refusal("SM-5.9")


def add_dice(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """White dice for columns (SM-5.4), blue ones for rows (SM-5.5), with Philosophy for columns too (SM-14.4)."""
    actions = s.edition.actions
    for_columns = usable_values(s, seat, columns_with(s.free[seat]))
    if s.white_used[seat] < WHITE_DICE:
        white = s.white
        for i in PLACES_OF[for_columns]:
            if white[i]:
                out.append(actions.white[i])
    if s.blue_used[seat] >= s.unlocked[seat]:  # no die is left, or in the common pool no right to one (SM-12.2)
        return
    blue = s.blue
    first = s.first_blue(seat)
    for i in PLACES_OF[usable_values(s, seat, rows_with(s.free[seat]))]:
        if blue[first + i]:
            out.append(actions.blue[i])
    if s.has(seat, PHILOSOPHY):
        for i in PLACES_OF[for_columns]:
            if blue[first + i]:
                out.append(actions.blue_column[i])


def take_die(s: SantaMaria, seat: int, die: UseDie) -> None:
    """Dice of one colour and value are alike (SM-5.10); a blue die counts as blue in a column too (SM-14.14)."""
    if die.colour == WHITE:
        s.white[die.value - 1] -= 1
        s.white_used[seat] += 1
    else:
        s.blue[s.first_blue(seat) + die.value - 1] -= 1
        s.blue_used[seat] += 1
    s.push(SetDie(seat, die.colour, die.value, die.line))


# -- the value of the die


@final
class SetDie(Decision[SantaMaria]):
    """Settle the value, a coin for each step (SM-5.3), or pay for Botany (SM-14.3); all before any gain (SM-5.10)."""

    FIELDS = ("colour", "value", "line")

    def __init__(self, seat: int, colour: int, value: int, line: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.value: Final = value
        self.line: Final = line

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.value, *s.edition.actions.pay]

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, SetValue):
            if not usable_lines(s, seat, self.line) & BIT[action.value - 1]:
                return Refusal("SM-5.8")
            short = abs(action.value - self.value) - s.at[store(seat)][COINS]
            return Refusal("SM-5.3", (("need", short),)) if short > 0 else None
        assert isinstance(action, Pay)
        good = GOODS[action.good]
        if not s.has(seat, BOTANY):
            return Refusal("SM-14.3", (("why", "scholar"), ("good", good)))
        if action.good not in BOTANY_TAKES:
            return Refusal("SM-14.3", (("why", "kind"), ("good", good)))
        return None if s.at[store(seat)][action.good] else Refusal("SM-14.3", (("why", "stock"), ("good", good)))

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        held = s.at[store(seat)]
        values = usable_lines(s, seat, self.line) & WITHIN[self.value - 1][min(held[COINS], MOST_CHANGE)]
        for i in PLACES_OF[values]:
            out.append(actions.value[i])
        if s.has(seat, BOTANY):
            for good in BOTANY_TAKES:
                if held[good]:
                    out.append(actions.pay[good])

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, SetValue):
            s.spend(seat, COINS, abs(action.value - self.value))
            begin_line(s, seat, self.colour, action.value, self.line)
        else:
            assert isinstance(action, Pay)
            s.give(seat, action.good)
            s.push(SetDieFreely(seat, self.colour, self.value, self.line))


@final
class SetDieFreely(Decision[SantaMaria]):
    """Botany was paid: any value whose line has a free building (SM-14.3, SM-14.13)."""

    FIELDS = ("colour", "value", "line")

    def __init__(self, seat: int, colour: int, value: int, line: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.value: Final = value
        self.line: Final = line

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.value

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, SetValue)
        return None if usable_lines(s, seat, self.line) & BIT[action.value - 1] else Refusal("SM-5.8")

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, SetValue)
        begin_line(s, seat, self.colour, action.value, self.line)


# -- the line


def begin_line(s: SantaMaria, seat: int, colour: int, value: int, kind: int) -> None:
    """The line is walked to its end, then the die is laid (SM-5.11); Taxation comes before (SM-14.2, SM-14.12)."""
    line = value - 1 if kind == ROW else FIRST_COLUMN_LINE + value - 1
    if s.has(seat, TAXATION):
        s.take(seat, COINS, colonists_in(s, seat, line) // COLONISTS_TAXED)
    s.owe(ACTIVATE_LINE[seat][line][0], LAY_DIE[seat][line][colour])


def colonists_in(s: SantaMaria, seat: int, line: int) -> int:
    """All colonists of a row or column."""
    total = 0
    for cell in LINE_CELLS[line]:
        total += s.edition.colonists[s.cell[seat * CELLS + cell]]
    return total


@final
class ActivateLine(Step[SantaMaria]):
    """Activate what is free from this place on, columns from top to bottom, rows from left to right (SM-5.4, SM-5.5).

    Occupied buildings, roads and empty cells are skipped (SM-5.7). What becomes free ahead while the line is walked is
    activated too, what becomes free behind is not (SM-5.11).
    """

    FIELDS = ("line", "place")

    def __init__(self, seat: int, line: int, place: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.place: Final = place

    def run(self, s: SantaMaria) -> None:
        seat = self.seat
        cells = LINE_CELLS[self.line]
        for place in range(self.place, SIDE):
            cell = cells[place]
            if s.free[seat] & BIT[cell]:
                kind = s.cell[seat * CELLS + cell]
                if s.edition.is_plain[kind]:
                    use_building(s, seat, kind)
                    continue
                if place + 1 < SIDE:
                    s.push(ACTIVATE_LINE[seat][self.line][place + 1])
                use_building(s, seat, kind)
                return


@final
class LayDie(WithLine):
    """The die comes to rest on the last free building of the line (SM-5.6, SM-5.11); with Construction one chooses."""

    FIELDS = ("line", "colour")

    def __init__(self, seat: int, line: int, colour: int) -> None:
        super().__init__(seat, line)
        self.colour: Final = colour

    def run(self, s: SantaMaria) -> None:
        places = PLACES_OF[line_part(s.free[self.seat], self.line)]
        if len(places) > 1 and s.has(self.seat, CONSTRUCTION):
            s.push(RestDie(self.seat, self.line, self.colour))  # SM-14.6
        else:
            lay_die(s, self.seat, LINE_CELLS[self.line][places[-1]], self.colour)


def lay_die(s: SantaMaria, seat: int, cell: int, colour: int) -> None:
    """The die blocks the building until the end of the year (SM-5.6)."""
    s.put_die(seat, cell, BLUE_DIE if colour == BLUE else WHITE_DIE)


@final
class RestDie(InLine):
    """Construction: any building of the line that is free now (SM-14.6, SM-14.16)."""

    FIELDS = ("line", "colour")

    def __init__(self, seat: int, line: int, colour: int) -> None:
        super().__init__(seat, line)
        self.colour: Final = colour

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return s.edition.actions.rest

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Rest)
        return None if s.free[seat] & LINE_MASK[self.line] & BIT[action.cell] else Refusal("SM-14.6")

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        rest = s.edition.actions.rest
        for place in PLACES_OF[line_part(s.free[seat], self.line)]:
            out.append(rest[LINE_CELLS[self.line][place]])

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Rest)
        lay_die(s, seat, action.cell, self.colour)


# -- frames that never change, made once

ACTIVATE_LINE: Final = [
    [[ActivateLine(seat, line, place) for place in range(SIDE)] for line in range(LINES)] for seat in range(MOST_SEATS)
]
LAY_DIE: Final = [
    [[LayDie(seat, line, colour) for colour in (WHITE, BLUE)] for line in range(LINES)] for seat in range(MOST_SEATS)
]
