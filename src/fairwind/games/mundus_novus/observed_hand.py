"""The observer's own cards, and what could be laid with them."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.observed_estate import Estate, Waiting
from fairwind.games.mundus_novus.observed_table import MOST_WORTH, RESOURCES, ROW, add_nothing
from fairwind.games.mundus_novus.rules.sets import LayDifferent, size_of
from fairwind.games.mundus_novus.state import MundusNovus, hand, sealed, stored
from fairwind.games.mundus_novus.vocabulary import (
    KINDS,
    KINGS_HELP,
    LARGEST_SAME,
    MOST_RELICS,
    NATIVES,
    RARITIES,
    RELIC,
    SMALLEST_DIFFERENT,
    SMALLEST_SAME,
    STORM,
)

HAND_NAMES: Final[tuple[str, ...]] = (
    *[f"0.hand.{name}" for name in RESOURCES],
    *[f"0.sealed.{name}" for name in RESOURCES],
    *[f"0.stored.{name}" for name in RESOURCES],
    *["0.sealed", "0.sealed-sum", "0.stored-different"],
)


def add_hand(s: MundusNovus, seat: int, out: list[int]) -> None:
    """Hand, what was laid face down, and warehouses; what the sealed cards count for the Trade Master."""
    aside, kept = s.at[sealed(seat)], s.at[stored(seat)]
    values = s.edition.values
    out.extend(s.at[hand(seat)])
    out.extend(aside)
    out.extend(kept)
    count, worth, different = 0, 0, 0
    for kind in range(KINDS):
        count += aside[kind]
        worth += aside[kind] * values[kind]
        if kept[kind] and kind != RELIC:
            different += 1
    out.append(count)
    out.append(min(worth, MOST_WORTH))
    out.append(different)


PROSPECT_NAMES: Final[tuple[str, ...]] = (
    "0.different", "0.different-pays", "0.relics-pay", "0.perfect-lacks", "0.best-reach",
    "0.pays", "0.pays-with-1", "0.pays-with-3", "0.pays-with-5",
    *[f"0.most-{rarity}" for rarity in RARITIES],
    *[f"0.pairs-{rarity}" for rarity in RARITIES],
    *[f"0.free-{rarity}" for rarity in RARITIES],
)  # fmt: skip


@final
class Prospects:
    """What a hand would bring in this round: doubloons alone, and beside a development within some reach."""

    def __init__(self, s: MundusNovus, seat: int, merchants: list[int], mask: int) -> None:
        self.s: Final = s
        self.cards: Final = s.at[hand(seat)]
        self.merchants: Final = merchants
        self.mask: Final = mask
        self.natives: Final = s.touched_by(seat, NATIVES)
        self.storm: Final = s.touched_by(seat, STORM)
        self.own: int = 0  # resources in hand beside those of the mask
        self.total: int = 0
        for kind in range(KINDS):
            count = self.cards[kind]
            self.total += count
            if count and kind != RELIC and not mask >> kind & 1:
                self.own += 1
        self.best: int = 0
        self.with_1: int = 0
        self.with_3: int = 0
        self.with_5: int = 0

    def different(self) -> int:
        """The size that a set of different resources can have, with what lies there and what merchants supply."""
        spare = self.total - self.own
        size = size_of(self.mask) + self.own
        if spare == 0:
            return size
        supplied = 0
        rarity = self.s.edition.rarity
        for which in range(len(RARITIES)):
            if self.merchants[which]:
                missing = 0
                for kind in range(RELIC):
                    if rarity[kind] == which and not self.mask >> kind & 1 and self.cards[kind] == 0:
                        missing += 1
                supplied += min(self.merchants[which], missing)
        return size + min(spare, supplied)

    def different_pays(self, size: int) -> int:
        """What a set of different resources of that size would bring."""
        if size < SMALLEST_DIFFERENT:
            return 0
        if self.natives:
            return size * self.s.edition.aid.natives_pay
        return self.s.edition.aid.different_pays[size - SMALLEST_DIFFERENT]

    def relics_pay(self, number: int) -> int:
        """What so many relics would bring."""
        return 0 if number <= 0 else self.s.edition.aid.relics_pay[min(number, MOST_RELICS) - 1]

    def most_same(self, kind: int) -> int:
        """The largest set of one resource (MN-5.4)."""
        merchants = self.merchants[self.s.edition.rarity[kind]]
        own, relics = self.cards[kind], self.cards[RELIC]
        if own == 0 and merchants == 0 and not self.s.relic_sets:
            return 0
        return own + relics + min(merchants, self.total - own - relics)

    def weigh_sets(self, also_different: bool) -> None:
        """Find the best reach, and for each reach the most doubloons that the rest of the hand would bring."""
        aid, rarity = self.s.edition.aid, self.s.edition.rarity
        for kind in range(RELIC):
            most = self.most_same(kind)
            for size in range(SMALLEST_SAME, min(most, LARGEST_SAME) + 1):
                reach = aid.reach[rarity[kind]][size - SMALLEST_SAME]
                if reach:
                    self.note_set(1 if self.storm else reach, self.rest_pays(kind, size, also_different))

    def note_set(self, reach: int, pays: int) -> None:
        """A set with this reach leaves this much."""
        self.best = max(self.best, reach)
        pays += 1  # a set that leaves nothing is still better than none
        self.with_1 = max(self.with_1, pays)
        if reach >= 3:
            self.with_3 = max(self.with_3, pays)
        if reach >= ROW:
            self.with_5 = max(self.with_5, pays)

    def rest_pays(self, kind: int, size: int, also_different: bool) -> int:
        """What the rest of the hand brings beside such a set: merchants change doubled cards first, relics go last."""
        own, relics = self.cards[kind], self.cards[RELIC]
        others = self.total - own - relics
        needed = max(0, size - own)
        changed = min(needed, self.merchants[self.s.edition.rarity[kind]], others)
        pays = self.relics_pay(relics - (needed - changed))
        if also_different:
            kinds = self.own - 1 if own else self.own
            lost = max(0, changed - (others - kinds))
            left = kinds - lost + (1 if own > size else 0)
            pays += self.different_pays(left)
        return pays


def add_prospects(s: MundusNovus, seat: int, waiting: Waiting, estate: Estate, out: list[int]) -> None:
    """What the hand would bring in this round, if the seat's turn is still to come."""
    mine = waiting.now == seat
    free = estate.merchants[:]
    if mine:
        for rarity in range(len(RARITIES)):
            free[rarity] -= s.used[rarity]
    if not waiting.to_come(seat):
        add_nothing(len(PROSPECT_NAMES) - len(RARITIES), out)
        out.extend(free)
        return
    top = s.pending[-1]
    mask = top.mask if isinstance(top, LayDifferent) and mine else 0
    made = waiting.made if mine else 0
    prospects = Prospects(s, seat, free, mask)
    may_different = made & 2 == 0 or mask > 0
    size = prospects.different() if may_different else 0
    if made & 1 == 0 or s.touched_by(seat, KINGS_HELP):
        prospects.weigh_sets(may_different)
    relics = prospects.relics_pay(prospects.cards[RELIC])
    out.append(size)
    out.append(prospects.different_pays(size))
    out.append(relics)
    out.append(RELIC - size + (0 if prospects.cards[RELIC] else 1))
    out.append(prospects.best)
    out.append(prospects.different_pays(size) + relics)
    out.append(prospects.with_1)
    out.append(prospects.with_3)
    out.append(prospects.with_5)
    add_nearly(prospects, s.edition, out)
    out.extend(free)


def add_nearly(prospects: Prospects, edition: MundusNovusEdition, out: list[int]) -> None:
    """By class: the largest set of one resource, and how many resources are there twice or more."""
    most, pairs = [0, 0, 0], [0, 0, 0]
    for kind in range(RELIC):
        rarity = edition.rarity[kind]
        most[rarity] = max(most[rarity], prospects.most_same(kind))
        if prospects.cards[kind] > 1:
            pairs[rarity] += 1
    out.extend(most)
    out.extend(pairs)
