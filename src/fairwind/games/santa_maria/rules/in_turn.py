"""Chapter 8: a decision of one's own turn, at which free actions are open beside its own answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from fairwind.games.santa_maria.actions import Buy, Lift, Sell
from fairwind.games.santa_maria.rules.free_actions import (
    add_purchases,
    add_sales,
    buy,
    refuse_purchase,
    refuse_sale,
    sell,
)
from fairwind.games.santa_maria.rules.logistics import LandDie, add_lifts, refuse_lift
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import LOGISTICS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


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
    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        """Append those that are allowed, in the catalogue's order."""

    @abstractmethod
    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        """Carry out one of those."""

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        actions = s.edition.actions
        return [*actions.sell, *actions.buy, *actions.lift, *self.own_candidates(s)]

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Sell):
            return refuse_sale(s, seat, action.good)
        if isinstance(action, Buy):
            return refuse_purchase(s, seat, action.good)
        if isinstance(action, Lift):
            return refuse_lift(s, seat, action.cell, line_in_use(s))
        return self.refuse_own(s, seat, action)

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        add_sales(s, seat, out)
        add_purchases(s, seat, out)
        if s.dice[seat] and s.has(seat, LOGISTICS):
            add_lifts(s, seat, line_in_use(s), out)
        self.add_own(s, seat, out)

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, Sell):
            sell(s, seat, action.good)
            s.push(self)
        elif isinstance(action, Buy):
            buy(s, seat, action.good)
            s.push(self)
        elif isinstance(action, Lift):
            s.push(self)
            s.push(LandDie(seat, action.cell, line_in_use(s)))
        else:
            self.resolve_own(s, seat, action)


# -- the line that is being activated, which Logistics has to know


class WithLine(Step[SantaMaria]):
    """A step that waits for a line to be activated to its end."""

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line: Final = line


class InLine(InTurn):
    """A decision about the die at the end of a line."""

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line: Final = line


def line_in_use(s: SantaMaria) -> int:
    """The line that is being activated, or NONE."""
    for frame in s.pending:
        if isinstance(frame, WithLine):
            return frame.line
        if isinstance(frame, InLine):
            return frame.line
    return NONE
