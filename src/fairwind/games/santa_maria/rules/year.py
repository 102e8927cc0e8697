"""Chapter 9: a year from its dice to its end, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_maria.colony import ALL, CELLS, SIDE
from fairwind.games.santa_maria.rules.religion import SIX_SIDES
from fairwind.games.santa_maria.rules.turn import NEXT_TURN
from fairwind.games.santa_maria.scoring import goals_reached
from fairwind.games.santa_maria.state import BANK, SantaMaria, on_buildings, store
from fairwind.games.santa_maria.vocabulary import (
    DOUBLES,
    MOST_SEATS,
    NOTHING,
    ON_DISPLAY,
    POINTS,
    TRIPLES,
    WHITE_DICE,
    YEARS,
)
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.state import NONE, Frame


@final
class RollWhite(Chance[SantaMaria]):
    """White dice are rolled into the pool, sorted by value (SM-1.1, SM-9.7)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: SantaMaria) -> list[int]:
        return SIX_SIDES

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.white[outcome] += 1
        if self.left > 1:
            s.push(ROLL_WHITE[self.left - 1])
        elif s.listener is not None:
            s.tell("white-dice", {"values": values_of(s.white, 0)})


@final
class RollBlueAgain(Chance[SantaMaria]):
    """A seat rolls its blue dice for the new year (SM-9.7); in the variant they go into the pool (SM-12.4)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: SantaMaria) -> list[int]:
        return SIX_SIDES

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.blue[s.first_blue(self.seat) + outcome] += 1
        if self.left > 1:
            s.push(RollBlueAgain(self.seat, self.left - 1))
        elif s.listener is not None:
            s.tell("blue-dice", {"seat": self.seat, "values": values_of(s.blue, s.first_blue(self.seat))})


def values_of(dice: list[int], first: int) -> str:
    """What these dice show, in order: `1+1+4`."""
    return "+".join([str(value + 1) for value in range(SIDE) for _ in range(dice[first + value])])


@final
class DrawDouble(Chance[SantaMaria]):
    """Five doubles are laid out (SM-1.4, SM-9.6)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: SantaMaria) -> list[int]:
        return s.double_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.tile

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.double_bag[outcome] = 0
        s.display[outcome] = 1
        if self.left > 1:
            s.push(DRAW_DOUBLE[self.left - 1])


@final
class DrawTriple(Chance[SantaMaria]):
    """Five triples are laid out (SM-1.4, SM-9.6)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: SantaMaria) -> list[int]:
        return s.triple_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.tile + DOUBLES

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.triple_bag[outcome] = 0
        s.display[DOUBLES + outcome] = 1
        if self.left > 1:
            s.push(DRAW_TRIPLE[self.left - 1])


@final
class BeginYear(Step[SantaMaria]):
    """Turns from the start player on, until all have retreated (SM-2.1, SM-9.1)."""

    def run(self, s: SantaMaria) -> None:
        s.year += 1
        s.tell("year", {"year": s.year, "seat": s.start})
        s.owe(NEXT_TURN[s.start], END_YEAR)


@final
class EndYear(Step[SantaMaria]):
    """Conquistadors score, colonies are cleared, and a new year is laid out, or the game is over (SM-9.9)."""

    def run(self, s: SantaMaria) -> None:
        score_conquistadors(s)
        clear_colonies(s)
        if s.year == YEARS:
            for goal in goals_reached(s):
                s.tell("goal", {"goal": goal})  # SM-13.3
        else:
            lay_out_year(s)


def score_conquistadors(s: SantaMaria) -> None:
    """From the foremost down the table, by players and year; who has not moved has no rank (SM-9.1 to SM-9.3)."""
    if s.seats == 1:
        score_trees(s)
    else:
        points = s.edition.year_scores[s.seats - 2][s.year - 1]
        for rank in range(len(points)):
            seat = s.standing[rank]
            if s.march[seat]:
                award(s, seat, points[rank])
    for seat in range(s.seats):
        s.march[seat] = 0  # religion markers stay (SM-9.4)
    s.standing.sort()


def score_trees(s: SantaMaria) -> None:
    """Solo: the tree of the year pays as the leader of two (SM-13.2)."""
    if s.march[0] >= s.edition.conquistador.trees[s.year - 1]:
        award(s, 0, s.edition.year_scores[0][s.year - 1][0])


def award(s: SantaMaria, seat: int, points: int) -> None:
    """Points for conquistadors."""
    s.move(BANK, store(seat), POINTS, points)
    s.tell("conquest", {"seat": seat, "points": points})


def clear_colonies(s: SantaMaria) -> None:
    """Dice and coins leave the buildings (SM-9.5)."""
    s.on = [NOTHING] * (s.seats * CELLS)
    for seat in range(s.seats):
        s.move_all(on_buildings(seat), BANK)
        s.free[seat] = ALL - s.empty[seat] - s.roads[seat]
        s.dice[seat] = 0
        s.white_used[seat] = 0
        s.blue_used[seat] = 0
        s.activated[seat] = 0
    s.white = [0] * SIDE
    s.blue = [0] * len(s.blue)


def lay_out_year(s: SantaMaria) -> None:
    """New tiles (SM-9.6), new dice (SM-9.7), and who retreated nearest to "1st" starts (SM-9.8)."""
    s.display = [0] * (DOUBLES + TRIPLES)
    s.start = start_player(s)
    s.retreat = [NONE] * len(s.retreat)
    for seat in range(s.seats):
        s.unlocked[seat] += s.blue_later[seat]  # SM-6.29
        s.blue_later[seat] = 0
    dice: list[Frame] = [RollBlueAgain(seat, s.unlocked[seat]) for seat in s.clockwise_from(s.start)]
    s.owe(*lay_out_tiles(), ROLL_WHITE[WHITE_DICE * s.seats], *dice, BEGIN_YEAR)


def lay_out_tiles() -> list[Frame]:
    """Five doubles and five triples (SM-1.4)."""
    return [DRAW_DOUBLE[ON_DISPLAY], DRAW_TRIPLE[ON_DISPLAY]]


def start_player(s: SantaMaria) -> int:
    """Who retreated nearest to "1st" (SM-9.8); all are on different spaces."""
    for seat in s.retreat:
        if seat != NONE:
            return seat
    return s.start


# -- frames that never change, made once

ROLL_WHITE: Final = [RollWhite(-1, left) for left in range(WHITE_DICE * MOST_SEATS + 1)]
DRAW_DOUBLE: Final = [DrawDouble(-1, left) for left in range(ON_DISPLAY + 1)]
DRAW_TRIPLE: Final = [DrawTriple(-1, left) for left in range(ON_DISPLAY + 1)]
BEGIN_YEAR: Final = BeginYear()
END_YEAR: Final = EndYear()
