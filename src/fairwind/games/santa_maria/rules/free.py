"""Chapter 8: what is free at any moment of one's turn: selling, buying, and moving dice with Logistics."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import MOST_SEATS, Buy, Land, Lift, Sell
from fairwind.games.santa_maria.cells import GEM, GOLD, GOODS, GRAIN, KINDS, SUGAR, WOOD
from fairwind.games.santa_maria.colony import BIT, CELLS, FULL_LINE, LINE_MASK, PLACES_OF, SIDE, around, reached
from fairwind.games.santa_maria.edition import ADVANCED_ECONOMICS, BASIC_ECONOMICS, LOGISTICS, STORAGE
from fairwind.games.santa_maria.state import COINS, NOTHING, SALE, SantaMaria, store
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal

PRICE: Final = 3  # SM-8.2
BASIC_PRICE: Final = 2  # SM-14.8
ADVANCED_PRICE: Final = 3  # SM-14.9
NOT_FOR_SALE: Final = 0
MOVE_PRICE: Final = 1  # SM-14.10


def price(s: SantaMaria, seat: int, good: int) -> int:
    """What one resource costs this seat, or NOT_FOR_SALE; a scholar changes only what it names (SM-14.18)."""
    if good <= GRAIN:
        return BASIC_PRICE if s.has(seat, BASIC_ECONOMICS) else PRICE  # SM-8.2, SM-14.8
    if good < GOLD and s.has(seat, ADVANCED_ECONOMICS):
        return ADVANCED_PRICE  # SM-14.9
    return NOT_FOR_SALE


def refuse_buy(s: SantaMaria, seat: int, good: int) -> Refusal | None:
    """Wood and grain are for sale (SM-8.2), more with a scholar (SM-14.9), up to the limit (SM-8.3)."""
    cost = price(s, seat, good)
    if cost == NOT_FOR_SALE:
        return Refusal("SM-14.9", (("good", GOODS[good]),))
    if s.at[store(seat)][good] >= STORAGE:
        return Refusal("SM-8.3", (("good", GOODS[good]),))
    short = cost - s.at[store(seat)][COINS]
    return Refusal("SM-8.2", (("need", short), ("good", GOODS[good]))) if short > 0 else None


class InTurn(Decision[SantaMaria]):
    """A decision of one's own turn: free actions stand beside its own answers, as often as one likes (SM-8.4, SM-8.5).

    After a free action the decision is asked again.
    """

    @abstractmethod
    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        """What is asked besides free actions; after them in the catalogue."""

    @abstractmethod
    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        """Why one of those is not allowed, or None."""

    @abstractmethod
    def own_options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        """Append those that are allowed, in the catalogue's order."""

    @abstractmethod
    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        """Carry out one of those."""

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        actions = s.edition.actions
        return [*actions.sell, *actions.buy, *actions.lift, *self.own_candidates(s)]

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Sell):
            return None if s.at[store(seat)][action.good] else Refusal("SM-8.1", (("good", GOODS[action.good]),))
        if isinstance(action, Buy):
            return refuse_buy(s, seat, action.good)
        if isinstance(action, Lift):
            return refuse_lift(s, seat, action.cell)
        return self.refuse_own(s, seat, action)

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        held = s.at[store(seat)]
        coins = held[COINS]
        for good in range(KINDS):
            if held[good]:
                out.append(actions.sell[good])
        if coins >= BASIC_PRICE:
            if coins >= price(s, seat, WOOD):
                if held[WOOD] < STORAGE:
                    out.append(actions.buy[WOOD])
                if held[GRAIN] < STORAGE:
                    out.append(actions.buy[GRAIN])
            if coins >= ADVANCED_PRICE and s.has(seat, ADVANCED_ECONOMICS):
                if held[SUGAR] < STORAGE:
                    out.append(actions.buy[SUGAR])
                if held[GEM] < STORAGE:
                    out.append(actions.buy[GEM])
        if coins >= MOVE_PRICE and s.dice[seat] and s.has(seat, LOGISTICS):
            lift_options(s, seat, out)
        self.own_options(s, seat, out)

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, Sell):
            s.pending.append(self)
            s.give(seat, action.good)
            s.take(seat, COINS, SALE[action.good])  # SM-8.1
        elif isinstance(action, Buy):
            s.pending.append(self)
            s.spend(seat, COINS, price(s, seat, action.good))
            s.take(seat, action.good, 1)
        elif isinstance(action, Lift):
            s.pending.append(self)
            s.pending.append(LAND_DIE[seat][action.cell])
        else:
            self.resolve_own(s, seat, action)


# -- Logistics


class WithLine(Step[SantaMaria]):
    """A step that waits for a line to be activated to its end; its buildings are barred to moving dice (SM-14.19)."""

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line: Final = line


class InLine(InTurn):
    """A decision about the die at the end of a line; the line's buildings are still barred (SM-14.19)."""

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line: Final = line


def barred(s: SantaMaria) -> int:
    """The cells of the line that is being activated (SM-14.19)."""
    for frame in s.pending:
        if isinstance(frame, WithLine):
            return LINE_MASK[frame.line]
        if isinstance(frame, InLine):
            return LINE_MASK[frame.line]
    return 0


def linked(s: SantaMaria, seat: int, cell: int) -> int:
    """The free buildings next to a cell, or next to a chain of roads that touches it (SM-14.10, SM-14.19)."""
    way = reached(BIT[cell], s.roads[seat])
    return around(BIT[cell] | way) & s.free[seat]


def refuse_lift(s: SantaMaria, seat: int, cell: int) -> Refusal | None:
    """For 1 coin a die goes to a free building that a road leads to (SM-14.10); coins never move (SM-14.19)."""
    if not s.has(seat, LOGISTICS):
        return Refusal("SM-14.10", (("why", "scholar"),))
    if not s.dice[seat] & BIT[cell]:
        return Refusal("SM-14.10", (("why", "die"),))
    if s.at[store(seat)][COINS] < MOVE_PRICE:
        return Refusal("SM-14.10", (("why", "coin"),))
    targets = linked(s, seat, cell)
    if not targets:
        return Refusal("SM-14.10", (("why", "way"),))
    return None if targets & ~barred(s) else Refusal("SM-14.19")


def lift_options(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """Every die that can go somewhere."""
    lift = s.edition.actions.lift
    closed = barred(s)
    dice = s.dice[seat]
    for row in range(SIDE):
        for column in PLACES_OF[dice >> row * SIDE & FULL_LINE]:
            cell = row * SIDE + column
            if linked(s, seat, cell) & ~closed:
                out.append(lift[cell])


@final
class LandDie(Decision[SantaMaria]):
    """Where the die goes (SM-14.10). It activates nothing; the building it leaves is free again (SM-14.19)."""

    FIELDS = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.land

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Land)
        if not linked(s, seat, self.cell) & BIT[action.cell]:
            return Refusal("SM-14.10", (("why", "way"),))
        return Refusal("SM-14.19") if barred(s) & BIT[action.cell] else None

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        land = s.edition.actions.land
        targets = linked(s, seat, self.cell) & ~barred(s)
        for cell in range(CELLS):
            if targets & BIT[cell]:
                out.append(land[cell])

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Land)
        s.spend(seat, COINS, MOVE_PRICE)
        die = s.on[seat * CELLS + self.cell]
        s.on[seat * CELLS + self.cell] = NOTHING
        s.dice[seat] -= BIT[self.cell]
        s.free[seat] += BIT[self.cell]
        s.put_die(seat, action.cell, die)


LAND_DIE: Final = [[LandDie(seat, cell) for cell in range(CELLS)] for seat in range(MOST_SEATS)]
