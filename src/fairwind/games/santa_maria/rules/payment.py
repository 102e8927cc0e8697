"""Chapter 6: paying resources unit by unit, with gold as the joker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Pay
from fairwind.games.santa_maria.rules.free_actions import price
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import COINS, GOLD, GOODS, NOT_FOR_SALE, SALE
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal


def missing(held: list[int], cost: tuple[int, ...]) -> int:
    """How many resources of a cost one does not have, gold aside."""
    short = 0
    for good in range(GOLD):
        if cost[good] > held[good]:
            short += cost[good] - held[good]
    return short


def can_pay(s: SantaMaria, seat: int, cost: tuple[int, ...]) -> bool:
    """Whether the seat has it now, with gold for what is missing (SM-6.19)."""
    held = s.at[store(seat)]
    return missing(held, cost) <= held[GOLD]


def could_pay(s: SantaMaria, seat: int, cost: tuple[int, ...]) -> bool:
    """Whether selling and buying could make a payment possible (SM-2.4).

    Gold first stands in for what is not for sale, then for what is; the rest of it, and all that is not owed, is sold.
    """
    held = s.at[store(seat)]
    gold = held[GOLD]
    money = held[COINS]
    cheap, dear = 0, 0  # units to buy, by price
    low = price(s, seat, 0)
    for good in range(GOLD):
        short = cost[good] - held[good]
        if short <= 0:
            money -= short * SALE[good]
        else:
            asked = price(s, seat, good)
            if asked == NOT_FOR_SALE:
                gold -= short
            elif asked == low:
                cheap += short
            else:
                dear += short
    if gold < 0:
        return False
    by_gold = min(gold, dear)
    dear -= by_gold
    gold -= by_gold
    by_gold = min(gold, cheap)
    cheap -= by_gold
    gold -= by_gold
    high = dear * price(s, seat, GOLD - 1) if dear else 0
    return money + gold * SALE[GOLD] >= high + cheap * low


def pay(s: SantaMaria, seat: int, wood: int, grain: int, sugar: int, gem: int) -> None:
    """Pay what can be paid in one way only, and ask where the resource is there and gold can be spared (SM-6.20)."""
    held = s.at[store(seat)]
    owed = [wood, grain, sugar, gem]
    for good in range(GOLD):
        itself = min(owed[good], held[good])
        if itself and missing(held, tuple(owed)) < held[GOLD]:
            s.push(ChoosePayment(seat, owed[0], owed[1], owed[2], owed[3]))
            return
        s.spend(seat, good, itself)
        s.spend(seat, GOLD, owed[good] - itself)
        owed[good] = 0


@final
class ChoosePayment(Decision[SantaMaria]):
    """One unit of the first resource still owed: itself or gold (SM-6.20). No free actions here (SM-8.5)."""

    FIELDS = ("wood", "grain", "sugar", "gem")

    def __init__(self, seat: int, wood: int, grain: int, sugar: int, gem: int) -> None:
        super().__init__(seat)
        self.wood: Final = wood
        self.grain: Final = grain
        self.sugar: Final = sugar
        self.gem: Final = gem

    def good(self) -> int:
        """The first resource still owed."""
        if self.wood:
            return 0
        if self.grain:
            return 1
        return 2 if self.sugar else 3

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.pay

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Pay)
        if action.good == GOLD or action.good == self.good():
            return None
        return Refusal("SM-6.20", (("good", GOODS[action.good]),))

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        pays = s.edition.actions.pay
        out.append(pays[self.good()])
        out.append(pays[GOLD])

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Pay)
        s.give(seat, action.good)
        good = self.good()
        wood = self.wood - 1 if good == 0 else self.wood
        grain = self.grain - 1 if good == 1 else self.grain
        sugar = self.sugar - 1 if good == 2 else self.sugar
        gem = self.gem - 1 if good == 3 else self.gem
        pay(s, seat, wood, grain, sugar, gem)
