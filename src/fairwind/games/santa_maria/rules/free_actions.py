"""Chapter 8: selling and buying, which are free at any moment of one's turn."""

from __future__ import annotations

from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    ADVANCED_ECONOMICS,
    ADVANCED_PRICE,
    BASIC_ECONOMICS,
    BASIC_PRICE,
    COINS,
    GEM,
    GOLD,
    GOODS,
    GRAIN,
    KINDS,
    NOT_FOR_SALE,
    PRICE,
    SALE,
    STORAGE,
    SUGAR,
    WOOD,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.refusals import Refusal


def price(s: SantaMaria, seat: int, good: int) -> int:
    """What one resource costs this seat, or NOT_FOR_SALE; a scholar changes only what it names (SM-14.18)."""
    if good <= GRAIN:
        return BASIC_PRICE if s.has(seat, BASIC_ECONOMICS) else PRICE  # SM-8.2, SM-14.8
    if good < GOLD and s.has(seat, ADVANCED_ECONOMICS):
        return ADVANCED_PRICE  # SM-14.9
    return NOT_FOR_SALE


def refuse_sale(s: SantaMaria, seat: int, good: int) -> Refusal | None:
    """What one has can be sold (SM-8.1)."""
    return None if s.at[store(seat)][good] else Refusal("SM-8.1", (("good", GOODS[good]),))


def refuse_purchase(s: SantaMaria, seat: int, good: int) -> Refusal | None:
    """Wood and grain are for sale (SM-8.2), more with a scholar (SM-14.9), up to the limit (SM-8.3)."""
    cost = price(s, seat, good)
    if cost == NOT_FOR_SALE:
        return Refusal("SM-14.9", (("good", GOODS[good]),))
    if s.at[store(seat)][good] >= STORAGE:
        return Refusal("SM-8.3", (("good", GOODS[good]),))
    short = cost - s.at[store(seat)][COINS]
    return Refusal("SM-8.2", (("need", short), ("good", GOODS[good]))) if short > 0 else None


def add_sales(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """Everything one has."""
    sell = s.edition.actions.sell
    held = s.at[store(seat)]
    for good in range(KINDS):
        if held[good]:
            out.append(sell[good])


def add_purchases(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """Whatever is for sale, can be paid and can be stored."""
    held = s.at[store(seat)]
    coins = held[COINS]
    if coins < BASIC_PRICE:  # nothing is cheaper
        return
    buy = s.edition.actions.buy
    if coins >= price(s, seat, WOOD):
        if held[WOOD] < STORAGE:
            out.append(buy[WOOD])
        if held[GRAIN] < STORAGE:
            out.append(buy[GRAIN])
    if coins >= ADVANCED_PRICE and s.has(seat, ADVANCED_ECONOMICS):
        if held[SUGAR] < STORAGE:
            out.append(buy[SUGAR])
        if held[GEM] < STORAGE:
            out.append(buy[GEM])


def sell(s: SantaMaria, seat: int, good: int) -> None:
    """One resource goes to the bank for its price (SM-8.1)."""
    s.give(seat, good)
    s.take(seat, COINS, SALE[good])


def buy(s: SantaMaria, seat: int, good: int) -> None:
    """One resource comes from the bank (SM-8.2)."""
    s.spend(seat, COINS, price(s, seat, good))
    s.take(seat, good, 1)
