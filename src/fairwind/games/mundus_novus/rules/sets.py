"""Chapter 5: how sets are laid, card by card, with relics as jokers and merchants that change cards.

A card is only offered if the set can still be finished with it, so a chain never runs into a dead end (MN-5.15).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import Change, Collect, Lay, Perfect
from fairwind.games.mundus_novus.knowledge import lost_openly
from fairwind.games.mundus_novus.rules.developments import WIN_DEVELOPMENT, reach_of, within_reach
from fairwind.games.mundus_novus.state import DISCARD, TABLE, MundusNovus, hand
from fairwind.games.mundus_novus.vocabulary import (
    MOST_SEATS,
    NATIVES,
    RARITIES,
    RELIC,
    RELICS,
    SETS,
    SMALLEST_DIFFERENT,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

ALL_NINE: Final = 0x1FF  # a mask of all resources


def lay_on_table(s: MundusNovus, seat: int, kind: int) -> None:
    """All see the card leave the hand."""
    s.move(hand(seat), TABLE, kind)
    lost_openly(s, seat, kind)


def refuse_merchant(s: MundusNovus, seat: int, change: Change) -> Refusal | None:
    """A merchant of the right class must be free (MN-5.16), and there must be such a card; a relic is one (MN-5.17)."""
    rarity = s.edition.rarity[change.into]
    free = s.free_merchants(seat, rarity)
    if free and s.at[hand(seat)][change.kind]:
        return None
    case = "missing" if free else "busy"
    return Refusal("MN-5.16", (("case", case), ("rarity", RARITIES[rarity]), ("card", s.edition.names[change.kind])))


def use_merchant(s: MundusNovus, seat: int, change: Change) -> None:
    """Each merchant works once a round, on one card, for this set only (MN-5.16, MN-5.18)."""
    s.used[s.edition.rarity[change.into]] += 1
    lay_on_table(s, seat, change.kind)


# -- sets of one resource


def most_same(s: MundusNovus, seat: int, kind: int) -> int:
    """The largest set of one resource the seat could lay: own cards, relics as jokers (MN-5.4), merchants."""
    cards = s.at[hand(seat)]
    merchants = s.free_merchants(seat, s.edition.rarity[kind])
    if cards[kind] == 0 and merchants == 0 and (cards[RELIC] == 0 or not s.relic_sets):
        return 0
    others = 0
    if merchants:
        others = min(merchants, s.total(hand(seat)) - cards[kind] - cards[RELIC])
    return cards[kind] + cards[RELIC] + others


def least_relics(s: MundusNovus, seat: int, kind: int, size: int) -> int:
    """How many relics a set of one resource uses up at least (MN-5.4), if merchants change what they can (MN-5.16)."""
    cards = s.at[hand(seat)]
    others = s.total(hand(seat)) - cards[kind] - cards[RELIC]
    changed = min(s.free_merchants(seat, s.edition.rarity[kind]), others)
    return max(0, size - cards[kind] - changed)


def can_finish_same(s: MundusNovus, own: int, relics: int, others: int, merchants: int, left: int, named: bool) -> bool:
    """Whether `left` more cards can be laid, one of them no relic where relic sets are not played."""
    if left > own + relics + min(merchants, others):
        return False
    if named or s.relic_sets:
        return True
    return left > 0 and (own > 0 or (merchants > 0 and others + relics > 0))


def refuse_same(s: MundusNovus, seat: int, kind: int, size: int) -> Refusal | None:
    """Why a set of one resource cannot be begun, or None."""
    if not within_reach(s, seat):
        return Refusal("MN-5.10")
    have = most_same(s, seat, kind)
    if have >= size:
        return None
    cards = s.at[hand(seat)]
    if have == 0 and cards[RELIC] >= size:
        return Refusal("MN-5.5")
    facts = (("resource", s.edition.names[kind]), ("size", size), ("have", have))
    return Refusal("MN-5.3", facts)


@final
class LaySame(Decision[MundusNovus]):
    """Lay the next card of a set of one resource: the resource, a relic, or a card that a merchant changes.

    `named` is 1 once a card that is no relic lies there: it matters where sets of relics only are not played (MN-5.5).
    """

    FIELDS = ("resource", "size", "left", "named")

    def __init__(self, seat: int, resource: int, size: int, left: int, named: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.size: Final = size
        self.left: Final = left
        self.named: Final = named

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.lay, *s.edition.actions.change]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Change):
            if action.into != self.resource:
                return self.unfit(s, "changed", action.into)
            why = refuse_merchant(s, seat, action)
            if why is not None:
                return why
            return None if self.finishes(s, seat, action.kind, True) else Refusal("MN-5.15")
        assert isinstance(action, Lay)
        if action.kind != self.resource and action.kind != RELIC:
            return self.unfit(s, "other", action.kind)
        if not s.at[hand(seat)][action.kind]:
            return self.unfit(s, "missing", action.kind)
        return None if self.finishes(s, seat, action.kind, False) else Refusal("MN-5.5")

    def unfit(self, s: MundusNovus, case: str, kind: int) -> Refusal:
        """A card that cannot stand for the resource of this set (MN-5.4)."""
        names = s.edition.names
        return Refusal("MN-5.4", (("case", case), ("resource", names[self.resource]), ("card", names[kind])))

    def finishes(self, s: MundusNovus, seat: int, kind: int, changed: bool) -> bool:
        """Whether the set can still be finished once this card is laid."""
        cards = s.at[hand(seat)]
        own = cards[self.resource]
        relics = cards[RELIC]
        others = s.total(hand(seat)) - own - relics
        if kind == self.resource:
            own -= 1
        elif kind == RELIC:
            relics -= 1
        else:
            others -= 1
        merchants = s.free_merchants(seat, s.edition.rarity[self.resource]) - (1 if changed else 0)
        named = changed or kind != RELIC or self.named == 1
        return can_finish_same(s, own, relics, others, merchants, self.left - 1, named)

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        cards = s.at[hand(seat)]
        if cards[self.resource]:
            out.append(actions.lay[self.resource])
        if cards[RELIC] and self.finishes(s, seat, RELIC, False):
            out.append(actions.lay[RELIC])
        if s.free_merchants(seat, s.edition.rarity[self.resource]):
            for change in actions.change[self.resource * RELIC : (self.resource + 1) * RELIC]:
                if cards[change.kind] and self.finishes(s, seat, change.kind, True):
                    out.append(change)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        named = 1
        if isinstance(action, Change):
            use_merchant(s, seat, action)
        else:
            assert isinstance(action, Lay)
            lay_on_table(s, seat, action.kind)
            if action.kind == RELIC:
                named = self.named
        if self.left > 1:
            s.push(LaySame(seat, self.resource, self.size, self.left - 1, named))
        else:
            s.move_all(TABLE, DISCARD)
            s.push(WIN_DEVELOPMENT[seat][reach_of(s, seat, self.resource, self.size)])


# -- sets of different resources


def most_different(s: MundusNovus, seat: int, mask: int, gone: int = NONE, busy: int = NONE) -> int:
    """How many more different resources the seat could lay, beside those of the mask.

    Every resource in hand counts once; each further card can become one that is missing, if a merchant is free.
    `gone` is a card that is no longer in hand, `busy` the class of a merchant that is no longer free.
    """
    cards = s.at[hand(seat)]
    own = 0
    own_mask = mask
    spare = 0
    for kind in range(RELIC + 1):
        count = cards[kind] - 1 if kind == gone else cards[kind]
        if count:
            spare += count
            if kind != RELIC and not mask >> kind & 1:
                own += 1
                spare -= 1
                own_mask |= 1 << kind
    return own + min(spare, changeable(s, seat, own_mask, busy)) if spare else own


def changeable(s: MundusNovus, seat: int, mask: int, busy: int) -> int:
    """How many resources outside the mask free merchants could supply."""
    total = 0
    for rarity in range(3):
        merchants = s.free_merchants(seat, rarity) - (1 if rarity == busy else 0)
        if merchants:
            missing = 0
            for kind in range(RELIC):
                if s.edition.rarity[kind] == rarity and not mask >> kind & 1:
                    missing += 1
            total += min(merchants, missing)
    return total


def size_of(mask: int) -> int:
    """How many resources a mask holds."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def refuse_size(have: int) -> Refusal | None:
    """A set of different resources needs four cards (MN-5.12)."""
    if have >= SMALLEST_DIFFERENT:
        return None
    return Refusal("MN-5.12", (("case", "few"), ("need", SMALLEST_DIFFERENT), ("have", have)))


def different_pays(s: MundusNovus, seat: int, size: int) -> int:
    """The table of the player aid (MN-5.12), or 1 a card under the natives (MN-2.4)."""
    if s.touched_by(seat, NATIVES):
        return size * s.edition.aid.natives_pay
    return s.edition.aid.different_pays[size - SMALLEST_DIFFERENT]


@final
class LayDifferent(Decision[MundusNovus]):
    """Lay the next card of a set of different resources, or finish it; `mask` holds those that lie there."""

    FIELDS = ("mask",)
    CHAIN = "lay"

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask: Final = mask

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        actions = s.edition.actions
        return [*actions.lay, *actions.change, actions.collect, actions.perfect]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Lay):
            return self.refuse_card(s, seat, action.kind)
        if isinstance(action, Change):
            return self.refuse_change(s, seat, action)
        if isinstance(action, Collect):
            return refuse_size(size_of(self.mask))
        complete = self.mask == ALL_NINE and s.at[hand(seat)][RELIC]  # a real relic, not a changed one (MN-6.6)
        return None if complete else Refusal("MN-6.3")

    def refuse_card(self, s: MundusNovus, seat: int, kind: int) -> Refusal | None:
        """Each resource once, and no relics (MN-5.12)."""
        facts = ("resource", s.edition.names[kind])
        if kind == RELIC:
            return Refusal("MN-5.12", (("case", "no-relics"), facts))
        if self.mask >> kind & 1:
            return Refusal("MN-5.12", (("case", "laid"), facts))
        return None if s.at[hand(seat)][kind] else Refusal("MN-5.12", (("case", "missing"), facts))

    def refuse_change(self, s: MundusNovus, seat: int, change: Change) -> Refusal | None:
        """A merchant can supply what is missing, as long as the set can still reach four."""
        if self.mask >> change.into & 1:
            return Refusal("MN-5.12", (("case", "laid"), ("resource", s.edition.names[change.into])))
        why = refuse_merchant(s, seat, change)
        if why is not None:
            return why
        have = self.reaches(s, seat, change)
        return None if have >= SMALLEST_DIFFERENT else Refusal("MN-5.15")

    def reaches(self, s: MundusNovus, seat: int, change: Change) -> int:
        """The largest set that is still possible after this change."""
        size = size_of(self.mask) + 1
        if size >= SMALLEST_DIFFERENT:
            return size
        after = self.mask | 1 << change.into
        return size + most_different(s, seat, after, change.kind, s.edition.rarity[change.into])

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        cards = s.at[hand(seat)]
        for kind in range(RELIC):
            if cards[kind] and not self.mask >> kind & 1:
                out.append(actions.lay[kind])
        self.add_changes(s, seat, out)
        if size_of(self.mask) >= SMALLEST_DIFFERENT:
            out.append(actions.collect)
        if self.mask == ALL_NINE and cards[RELIC]:
            out.append(actions.perfect)

    def add_changes(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        """What free merchants could change."""
        cards = s.at[hand(seat)]
        change = s.edition.actions.change
        free = [s.free_merchants(seat, rarity) for rarity in range(3)]
        for into in range(RELIC):
            if free[s.edition.rarity[into]] and not self.mask >> into & 1:
                for i in range(into * RELIC, (into + 1) * RELIC):
                    if cards[change[i].kind] and self.reaches(s, seat, change[i]) >= SMALLEST_DIFFERENT:
                        out.append(change[i])

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, Lay):
            lay_on_table(s, seat, action.kind)
            s.push(LayDifferent(seat, self.mask | 1 << action.kind))
        elif isinstance(action, Change):
            use_merchant(s, seat, action)
            s.push(LayDifferent(seat, self.mask | 1 << action.into))
        else:
            self.finish(s, seat, isinstance(action, Perfect))

    def finish(self, s: MundusNovus, seat: int, perfect: bool) -> None:
        """The set pays; with a relic beside all nine it is perfect, and pays for both (MN-6.3, MN-6.6)."""
        if perfect:
            lay_on_table(s, seat, RELIC)
            s.perfect[seat] = 1
            s.earn(seat, s.edition.aid.relics_pay[0], RELICS)
        s.move_all(TABLE, DISCARD)
        s.earn(seat, different_pays(s, seat, size_of(self.mask)), SETS)


# -- frames that never change, made once

LAY_DIFFERENT: Final = [LayDifferent(seat, 0) for seat in range(MOST_SEATS)]
