"""Chapter 14: Logistics, which moves dice along roads at any moment of one's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Land
from fairwind.games.santa_maria.colony import BIT, CELLS, FULL_LINE, LINE_MASK, PLACES_OF, SIDE, around, reached
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import COINS, LOGISTICS, MOVE_PRICE
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


def linked(s: SantaMaria, seat: int, cell: int) -> int:
    """The free buildings next to a cell, or next to a chain of roads that touches it (SM-14.10, SM-14.19)."""
    way = reached(BIT[cell], s.roads[seat])
    return around(BIT[cell] | way) & s.free[seat]


def kept_free(s: SantaMaria, seat: int, cell: int, line: int) -> int:
    """The only free building of the line that is being activated: its own die must come to lie there (SM-14.19).

    A die that leaves that line makes room itself.
    """
    if line == NONE or LINE_MASK[line] & BIT[cell]:
        return 0
    free = s.free[seat] & LINE_MASK[line]
    return free if free & free - 1 == 0 else 0


def refuse_lift(s: SantaMaria, seat: int, cell: int, line: int) -> Refusal | None:
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
    return None if targets & ~kept_free(s, seat, cell, line) else Refusal("SM-14.19")


def add_lifts(s: SantaMaria, seat: int, line: int, out: list[Action]) -> None:
    """Every die that can go somewhere."""
    if s.at[store(seat)][COINS] < MOVE_PRICE:
        return
    lift = s.edition.actions.lift
    dice = s.dice[seat]
    for row in range(SIDE):
        for column in PLACES_OF[dice >> row * SIDE & FULL_LINE]:
            cell = row * SIDE + column
            if linked(s, seat, cell) & ~kept_free(s, seat, cell, line):
                out.append(lift[cell])


@final
class LandDie(Decision[SantaMaria]):
    """Where the die goes (SM-14.10). It activates nothing; the building it leaves is free again (SM-14.19)."""

    FIELDS = ("cell", "line")

    def __init__(self, seat: int, cell: int, line: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell
        self.line: Final = line  # the one that is being activated, or NONE

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.land

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Land)
        if not linked(s, seat, self.cell) & BIT[action.cell]:
            return Refusal("SM-14.10", (("why", "way"),))
        return Refusal("SM-14.19") if kept_free(s, seat, self.cell, self.line) & BIT[action.cell] else None

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        land = s.edition.actions.land
        targets = linked(s, seat, self.cell) & ~kept_free(s, seat, self.cell, self.line)
        for cell in range(CELLS):
            if targets & BIT[cell]:
                out.append(land[cell])

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Land)
        s.spend(seat, COINS, MOVE_PRICE)
        s.put_die(seat, action.cell, s.take_die_off(seat, self.cell))
