"""Worlds that a seat may imagine: everything it knows, and the rest dealt anew (MN-9).

Cards dealt before and after the pile was made anew are told apart, as everybody can. Whoever is laying a set has the
cards to finish it, for else it could not have been begun (MN-5.15): all know that, so such a world is dealt again until
it is so, and after some tries with the cards that are needed dealt first.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.knowledge import N_AGES, NEWER, OLDER, keeper_of, known_cards, note_parts
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
    dealing = noted(s, seat, driver) if s.notes else Dealing(s, seat, driver)
    if needed:
        dealing.deal_for_set(needed)  # before anybody else gets those cards
    if s.aged:
        dealing.deal_older()
    dealing.deal_the_rest()
    return dealing.world()


def noted(s: MundusNovus, seat: int, driver: Driver) -> Dealing:
    """A deal begun with the cards that the seat has noted, dealt again until everybody has room for theirs."""
    for _ in range(TRIES):
        dealing = Dealing(s, seat, driver)
        if dealing.deal_noted():
            break
    return dealing


class Dealing:
    """A world being dealt: what is left to deal, what the other seats have been given, and how much room they have."""

    def __init__(self, s: MundusNovus, seat: int, driver: Driver) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.driver: Final = driver
        self.others: Final = [other for other in range(s.seats) if other != seat]
        self.bag: Final = unseen(s, seat)
        self.holdings: Final = [known_cards(s, seat, other) for other in self.others]
        self.room: Final = [s.hidden(other) for other in self.others]
        for at, holding in enumerate(self.holdings):
            for kind in range(KINDS):
                self.bag[kind] -= holding[kind]
                self.room[at] -= holding[kind]

    def give(self, at: int, kind: int) -> None:
        """Deal a card to one of the others."""
        self.bag[kind] -= 1
        self.holdings[at][kind] += 1
        self.room[at] -= 1

    def deal_noted(self) -> bool:
        """Deal the cards that one of several seats has (MN-9.3), to any of them with room; whether all had room."""
        kept: dict[tuple[int, int], list[int]] = {}
        loose: list[int] = []
        for number in self.s.notes:
            observer, mask, kind = note_parts(number)
            if observer != self.seat or mask & (mask - 1) == 0:
                continue  # another's note, or one that names a single seat: dealt already
            if keeper_of(number) == NONE:
                loose.append(number)
            else:
                kept.setdefault((keeper_of(number), mask), []).append(kind)
        all_fit = True
        for (keeper, mask), kinds in kept.items():
            all_fit = self.deal_kept(keeper, mask, kinds) and all_fit
        for number in loose:
            _, mask, kind = note_parts(number)
            room = [self.room[at] if mask >> other & 1 else 0 for at, other in enumerate(self.others)]
            if any(room) and self.bag[kind]:
                self.give(self.driver.pick(room), kind)
            else:
                all_fit = False
        return all_fit

    def deal_kept(self, keeper: int, mask: int, kinds: list[int]) -> bool:
        """Deal cards that one seat keeps unless they were given away: one card was given, perhaps none of these."""
        keeping = self.others.index(keeper)
        given = next(at for at, other in enumerate(self.others) if mask >> other & 1 and other != keeper)
        none_of_them = max(0, self.room[keeping] - len(kinds) + 1)
        one_of_them = 1 if self.room[given] > 0 else 0
        which = self.driver.pick([max(none_of_them, 1 - one_of_them), *[one_of_them] * len(kinds)]) - 1
        all_fit = True
        for i, kind in enumerate(kinds):
            at = given if i == which else keeping
            if self.bag[kind] and self.room[at] > 0:
                self.give(at, kind)
            else:
                all_fit = False
        return all_fit

    def deal_for_set(self, count: int) -> None:
        """Deal up to `count` cards that the set on the table still needs to the seat that lays it."""
        layer = self.s.pending[-1].seat
        if layer not in self.others:
            return
        at = self.others.index(layer)
        for kind, wanted in needs(self.s):
            for _ in range(min(count, self.room[at], self.bag[kind], wanted - self.holdings[at][kind])):
                self.give(at, kind)
                count -= 1

    def deal_older(self) -> None:
        """Deal what cannot lie in the pile, nor have come from it, to those who may hide older cards (MN-3.7)."""
        s, bag, driver = self.s, self.bag, self.driver
        older = [min(room, s.ages[other * N_AGES + OLDER]) for other, room in zip(self.others, self.room, strict=True)]
        newer = [s.ages[other * N_AGES + NEWER] for other in self.others]
        either = [max(0, room - older[at] - newer[at]) for at, room in enumerate(self.room)]
        too_many = [max(0, bag[kind] - most_fresh(s, self.seat, kind)) for kind in range(KINDS)]
        while any(too_many) and (any(older) or any(either)):
            places = older if any(older) else either
            at = driver.pick(places)
            places[at] -= 1
            kind = driver.pick(too_many)
            too_many[kind] -= 1
            self.give(at, kind)
        for at in range(len(self.others)):
            for _ in range(older[at]):
                may_be_old = [bag[kind] if s.aged[kind] else 0 for kind in range(KINDS)]
                if any(may_be_old):
                    self.give(at, driver.pick(may_be_old))

    def deal_the_rest(self) -> None:
        """Deal everybody else's cards; the pile is what is left."""
        for at in range(len(self.others)):
            for _ in range(self.room[at]):
                self.give(at, self.driver.pick(self.bag))

    def world(self) -> MundusNovus:
        """The world that was dealt; what others know of it is their own secret."""
        s = self.s
        world = MundusNovus(s.edition, s.seats, s)
        for other, holding in zip(self.others, self.holdings, strict=True):
            spread(world, other, holding, self.driver)
            if s.aged:
                world.drawn[other * KINDS : (other + 1) * KINDS] = [0] * KINDS
        world.at[PILE] = self.bag
        world.notes = [number for number in s.notes if note_parts(number)[0] == self.seat]
        return world


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


def needs(s: MundusNovus) -> list[tuple[int, int]]:
    """The resources that would finish the set on the table, and how many of each."""
    top = s.pending[-1]
    if isinstance(top, LaySame):
        return [(top.resource, top.left), (RELIC, top.left)]
    assert isinstance(top, LayDifferent)
    missing = SMALLEST_DIFFERENT - size_of(top.mask)
    return [(kind, 1) for kind in range(RELIC) if not top.mask >> kind & 1] if missing > 0 else []
