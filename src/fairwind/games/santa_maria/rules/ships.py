"""Chapter 6: ships, from the docks of the main board to one's own harbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Berth, BuyShip
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.rules.payment import can_pay, could_pay, missing, pay
from fairwind.games.santa_maria.state import SantaMaria, berth, store
from fairwind.games.santa_maria.vocabulary import ASTRONOMY, COINS, DOCK_COUNT, GOLD, MOST_SEATS, STARTING_SHIPS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


def offer_ship(s: SantaMaria, seat: int) -> None:
    """Ask if some ship could be paid, now or after free actions (SM-2.4); empty docks do nothing (SM-6.8)."""
    ships = s.edition.ships
    for dock in range(DOCK_COUNT):
        ship = s.dock[dock]
        if ship != NONE and could_pay(s, seat, ships[ship].cost):
            s.push(CHOOSE_SHIP[seat])
            return


@final
class ChooseShip(InTurn):
    """Pay for one of the open ships, or do without (SM-6.6, SM-2.3)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return [*s.edition.actions.ship, s.edition.actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, BuyShip):
            return None
        ship = s.dock[action.dock]
        if ship == NONE:
            return Refusal("SM-6.7")
        held = s.at[store(seat)]
        short = missing(held, s.edition.ships[ship].cost) - held[GOLD]
        return Refusal("SM-6.6", (("need", short),)) if short > 0 else None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        ships = s.edition.ships
        for dock in range(DOCK_COUNT):
            ship = s.dock[dock]
            if ship != NONE and can_pay(s, seat, ships[ship].cost):
                out.append(actions.ship[dock])
        out.append(actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, BuyShip):
            cost = s.edition.ships[s.dock[action.dock]].cost
            s.push(ARRIVE[seat][action.dock])
            pay(s, seat, cost[0], cost[1], cost[2], cost[3])


@final
class Arrive(Step[SantaMaria]):
    """The ship goes to the dock with the same sign; the main board is refilled at once (SM-6.6, SM-6.7)."""

    FIELDS = ("dock",)

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def run(self, s: SantaMaria) -> None:
        seat, dock = self.seat, self.dock
        ship = s.dock[dock]
        s.dock[dock] = NONE
        s.ship_at[ship] = berth(seat, dock)
        s.ships[seat * DOCK_COUNT + dock] += 1
        if s.listener is not None:
            s.tell("ship", {"seat": seat, "ship": s.edition.ships[ship].name, "dock": s.edition.docks[dock]})
        if any_left(s.ship_bag):  # else the place stays empty (SM-6.7, SM-6.8)
            s.push(DRAW_SHIP[dock])
        if s.has(seat, ASTRONOMY) and s.worth(seat) > 0:  # SM-2.4
            s.push(ChooseDock(seat, ship, dock))


def any_left(bag: list[int]) -> bool:
    """Whether a pile holds anything."""
    return 1 in bag


@final
class ChooseDock(InTurn):
    """Astronomy: a coin for each dock up or down, now or never (SM-14.1), without wrapping round (SM-14.11)."""

    FIELDS = ("ship", "dock")

    def __init__(self, seat: int, ship: int, dock: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship
        self.dock: Final = dock

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return s.edition.actions.dock

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Berth)
        short = abs(action.dock - self.dock) - s.at[store(seat)][COINS]
        return Refusal("SM-14.1", (("need", short),)) if short > 0 else None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        coins = s.at[store(seat)][COINS]
        for dock in range(DOCK_COUNT):
            if abs(dock - self.dock) <= coins:
                out.append(s.edition.actions.dock[dock])

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Berth)
        s.spend(seat, COINS, abs(action.dock - self.dock))
        s.ship_at[self.ship] = berth(seat, action.dock)
        s.ships[seat * DOCK_COUNT + self.dock] -= 1
        s.ships[seat * DOCK_COUNT + action.dock] += 1


@final
class DrawShip(Chance[SantaMaria]):
    """The next ship of the pile comes to the empty dock it was bought from (SM-6.7, SM-14.11)."""

    FIELDS = ("dock",)

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def weights(self, s: SantaMaria) -> list[int]:
        return s.ship_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.ship + STARTING_SHIPS

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.ship_bag[outcome] = 0
        ship = STARTING_SHIPS + outcome
        s.dock[self.dock] = ship
        s.ship_at[ship] = self.dock
        if s.listener is not None:
            s.tell("at-dock", {"ship": s.edition.ships[ship].name, "dock": s.edition.docks[self.dock]})


# -- frames that never change, made once

CHOOSE_SHIP: Final = [ChooseShip(seat) for seat in range(MOST_SEATS)]
ARRIVE: Final = [[Arrive(seat, dock) for dock in range(DOCK_COUNT)] for seat in range(MOST_SEATS)]
DRAW_SHIP: Final = [DrawShip(-1, dock) for dock in range(DOCK_COUNT)]
