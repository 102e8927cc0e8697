"""Worlds that a seat may imagine: everything it knows, and the rest dealt anew (MN-9).

Cards dealt before and after the pile was made anew are told apart, as everybody can. Whoever is laying a set has the
cards to finish it, for else it could not have been begun (MN-5.15): all know that, so such a world is dealt again until
it is so, and after some tries with the cards that are needed dealt first.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.knowledge import N_AGES, NEWER, OLDER, keeper_of, known, note_parts
from fairwind.games.mundus_novus.rules.progression import StoreCards
from fairwind.games.mundus_novus.rules.sets import (
    LayDifferent,
    LaySame,
    can_finish_same,
    most_different,
    size_of,
)
from fairwind.games.mundus_novus.rules.trade import OfferCards
from fairwind.games.mundus_novus.state import (
    DISCARD,
    MARKET,
    PILE,
    QUAY,
    TABLE,
    MundusNovus,
    hand,
    opened,
    sealed,
    stored,
)
from fairwind.games.mundus_novus.vocabulary import KINDS, LAS_CASAS, RELIC, SMALLEST_DIFFERENT
from fairwind.kernel.chance import Driver
from fairwind.kernel.state import NONE

TRIES: Final = 20


def sample_world(s: MundusNovus, seat: int, driver: Driver) -> MundusNovus:
    """Deal what the seat cannot see anew: others' hidden cards, beyond those it knows of, and the pile."""
    for _ in range(TRIES):
        world = imagined(s, seat, driver, 0)
        if can_finish(world, seat):
            return world
    world = imagined(s, seat, driver, KINDS)
    for needed in range(KINDS - 1, 0, -1):
        if can_finish(world, seat) and pile_is_fresh(world, seat):
            break
        world = imagined(s, seat, driver, needed)
    return world


def imagined(s: MundusNovus, seat: int, driver: Driver, needed: int) -> MundusNovus:
    """One deal; up to `needed` cards of the set that another seat is laying go to that seat first."""
    world = MundusNovus(s.edition, s.seats, s)
    bag = unseen(s, seat)
    others = [other for other in range(s.seats) if other != seat]
    holdings = [[known(s, seat, other, kind) for kind in range(KINDS)] for other in others]
    for holding in holdings:
        for kind in range(KINDS):
            bag[kind] -= holding[kind]
    deal_noted(s, seat, bag, others, holdings, driver)
    for other, holding in zip(others, holdings, strict=True):
        if needed and other == s.pending[-1].seat:  # before anybody else gets those cards
            deal_for_set(s, bag, holding, min(needed, room(s, other, holding)))
    if s.aged:
        deal_older(s, seat, bag, others, holdings, driver)
    for other, holding in zip(others, holdings, strict=True):
        for _ in range(room(s, other, holding)):
            carry(bag, holding, driver)
        spread(world, other, holding, driver)
        for i in range(other * KINDS, (other + 1) * KINDS if s.aged else 0):
            world.drawn[i] = 0  # what another seat has drawn is its own secret
    world.at[PILE] = bag
    world.notes = [number for number in s.notes if note_parts(number)[0] == seat]
    return world


def room(s: MundusNovus, other: int, holding: list[int]) -> int:
    """How many of a seat's hidden cards are still to be imagined."""
    return s.hidden(other) - sum(holding)


# -- what is known of hidden cards


def deal_noted(
    s: MundusNovus, seat: int, bag: list[int], others: list[int], holdings: list[list[int]], driver: Driver
) -> None:
    """Deal the cards that one of several seats has (MN-9.3), to any of them that still has room."""
    kept: dict[tuple[int, int], list[int]] = {}
    for number in s.notes:
        observer, mask, kind = note_parts(number)
        if observer == seat and keeper_of(number) != NONE:
            kept.setdefault((keeper_of(number), mask), []).append(kind)
    for (keeper, mask), kinds in kept.items():
        deal_kept(s, bag, others, holdings, driver, keeper, mask, kinds)
    for number in s.notes:
        observer, mask, kind = note_parts(number)
        if observer != seat or mask & (mask - 1) == 0 or keeper_of(number) != NONE:
            continue  # another's note, or one that was dealt already
        rooms = [
            room(s, other, holding) if mask >> other & 1 else 0 for other, holding in zip(others, holdings, strict=True)
        ]
        if any(rooms) and bag[kind]:
            bag[kind] -= 1
            holdings[driver.pick(rooms)][kind] += 1


def deal_kept(s: MundusNovus, bag: list[int], others: list[int], holdings: list[list[int]], driver: Driver,
              keeper: int, mask: int, kinds: list[int]) -> None:  # fmt: skip
    """Deal cards that one seat keeps unless they were given away: one card was given, perhaps none of these."""
    keeping = others.index(keeper)
    given = next(i for i, other in enumerate(others) if mask >> other & 1 and other != keeper)
    none_of_them = max(0, room(s, keeper, holdings[keeping]) - len(kinds) + 1)
    one_of_them = 1 if room(s, others[given], holdings[given]) > 0 else 0
    which = driver.pick([max(none_of_them, 1 - one_of_them), *[one_of_them] * len(kinds)]) - 1
    for i, kind in enumerate(kinds):
        if bag[kind]:
            bag[kind] -= 1
            holdings[given if i == which else keeping][kind] += 1


def deal_older(
    s: MundusNovus, seat: int, bag: list[int], others: list[int], holdings: list[list[int]], driver: Driver
) -> None:
    """Deal what cannot lie in the pile, nor have come from it, to those who may hide older cards (MN-3.7)."""
    older: list[int] = []
    either: list[int] = []
    for other, holding in zip(others, holdings, strict=True):
        free = room(s, other, holding)
        older.append(min(free, s.ages[other * N_AGES + OLDER]))
        either.append(free - older[-1] - min(free - older[-1], s.ages[other * N_AGES + NEWER]))
    too_many = [max(0, bag[kind] - most_fresh(s, seat, kind)) for kind in range(KINDS)]
    while any(too_many) and (any(older) or any(either)):
        places = older if any(older) else either
        at = driver.pick(places)
        places[at] -= 1
        kind = driver.pick(too_many)
        too_many[kind] -= 1
        bag[kind] -= 1
        holdings[at][kind] += 1
    for at in range(len(others)):
        for _ in range(older[at]):
            may_be_old = [bag[kind] if s.aged[kind] else 0 for kind in range(KINDS)]
            if any(may_be_old):
                kind = driver.pick(may_be_old)
                bag[kind] -= 1
                holdings[at][kind] += 1


def most_fresh(s: MundusNovus, seat: int, kind: int) -> int:
    """How many cards of a kind the pile and others can have since the pile was made anew, as far as the seat knows."""
    return s.fresh[kind] - s.drawn[seat * KINDS + kind]


def pile_is_fresh(world: MundusNovus, seat: int) -> bool:
    """Whether no card lies in the pile that the seat knows to be older."""
    return not world.aged or all(world.at[PILE][kind] <= most_fresh(world, seat, kind) for kind in range(KINDS))


def unseen(s: MundusNovus, seat: int) -> list[int]:
    """All cards that the seat does not see, by kind."""
    bag = list(s.edition.copies)
    seen = [DISCARD, MARKET, QUAY, TABLE, hand(seat), sealed(seat), stored(seat)]
    for place in seen + [opened(other) for other in range(s.seats)]:
        for kind in range(KINDS):
            bag[kind] -= s.at[place][kind]
    return bag


def carry(source: list[int], target: list[int], driver: Driver) -> None:
    """Draw one card from one heap to another."""
    kind = driver.pick(source)
    source[kind] -= 1
    target[kind] += 1


def spread(world: MundusNovus, other: int, holding: list[int], driver: Driver) -> None:
    """Lay a seat's imagined cards into its warehouses, its sealed choice and its hand."""
    for place, size in (
        (stored(other), world.total(stored(other))),
        (sealed(other), sealed_size(world, other, driver)),
    ):
        world.at[place] = [0] * KINDS
        for _ in range(size):
            carry(holding, world.at[place], driver)
    world.at[hand(other)] = holding


def sealed_size(s: MundusNovus, other: int, driver: Driver) -> int:
    """How many cards a seat has sealed; where nobody knows it is guessed: Las Casas (MN-7.9), storing (MN-5.21)."""
    top = s.pending[-1] if s.pending else None
    if isinstance(top, StoreCards) or (isinstance(top, OfferCards) and s.holder[LAS_CASAS] == other):
        return driver.pick([1] * (s.parts[other] + 1))
    return s.total(sealed(other))


# -- a set that is being laid


def can_finish(world: MundusNovus, seat: int) -> bool:
    """Whether another seat that is laying a set can lay it to its end; True if nobody is."""
    top = world.pending[-1] if world.pending else None
    if top is None or top.seat == seat:
        return True
    if isinstance(top, LayDifferent):
        return size_of(top.mask) + most_different(world, top.seat, top.mask) >= SMALLEST_DIFFERENT
    if isinstance(top, LaySame):
        cards = world.at[hand(top.seat)]
        own, relics = cards[top.resource], cards[RELIC]
        others = world.total(hand(top.seat)) - own - relics
        merchants = world.free_merchants(top.seat, world.edition.rarity[top.resource])
        return can_finish_same(world, own, relics, others, merchants, top.left, top.named == 1)
    return True


def deal_for_set(s: MundusNovus, bag: list[int], holding: list[int], count: int) -> None:
    """Deal up to `count` cards that the set on the table still needs."""
    for kind, wanted in needs(s):
        dealt = min(count, bag[kind], max(0, wanted - holding[kind]))
        bag[kind] -= dealt
        holding[kind] += dealt
        count -= dealt


def needs(s: MundusNovus) -> list[tuple[int, int]]:
    """The resources that would finish the set on the table, and how many of each."""
    top = s.pending[-1]
    if isinstance(top, LaySame):
        return [(top.resource, top.left), (RELIC, top.left)]
    assert isinstance(top, LayDifferent)
    missing = SMALLEST_DIFFERENT - size_of(top.mask)
    return [(kind, 1) for kind in range(RELIC) if not top.mask >> kind & 1] if missing > 0 else []
