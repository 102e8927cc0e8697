"""Chapter 5: the turns of progression. Sets themselves are in `sets.py`, developments in `developments.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import Different, First, Relics, Same, Store
from fairwind.games.mundus_novus.knowledge import discard_openly
from fairwind.games.mundus_novus.rules.developments import within_reach
from fairwind.games.mundus_novus.rules.sets import (
    LAY_DIFFERENT,
    LaySame,
    most_different,
    most_same,
    refuse_same,
)
from fairwind.games.mundus_novus.state import MundusNovus, hand, stored
from fairwind.games.mundus_novus.vocabulary import (
    FIRE,
    INCOME,
    KINDS,
    KINGS_HELP,
    MOST_RELICS,
    MOST_SEATS,
    RELIC,
    RELICS,
    SHIPYARD,
    SHIPYARDS,
    SMALLEST_DIFFERENT,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal


@final
class BeginProgression(Step[MundusNovus]):
    """The Trade Master says who begins."""

    def run(self, s: MundusNovus) -> None:
        s.push(NAME_FIRST[s.master])


@final
class NameFirst(Decision[MundusNovus]):
    """Any seat, the Trade Master's own too; then clockwise (MN-5.1)."""

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.first[: s.seats]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, First)
        s.owe(*[BEGIN_TURN[player] for player in s.clockwise_from(action.seat)])


@final
class BeginTurn(Step[MundusNovus]):
    """Sets, then income, then storing, then the rest is discarded (MN-5.21)."""

    def run(self, s: MundusNovus) -> None:
        for rarity in range(3):
            s.used[rarity] = 0
        seat = self.seat
        s.owe(PROGRESS[seat][0], PAY_INCOME[seat], BEGIN_STORING[seat], DISCARD_REST[seat])


@final
class Progress(Decision[MundusNovus]):
    """Make a set, or end the turn (MN-5.15). `made` tells which kinds of set were made: 1 same, 2 different."""

    FIELDS = ("made",)

    def __init__(self, seat: int, made: int) -> None:
        super().__init__(seat)
        self.made: Final = made

    def made_same(self, s: MundusNovus) -> bool:
        """One set of one resource a round (MN-5.2), but any number under the king's help (MN-2.3)."""
        return self.made & 1 == 1 and not s.touched_by(self.seat, KINGS_HELP)

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        actions = s.edition.actions
        return [*actions.same, actions.different, *actions.relics, actions.no_set]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Same):
            if self.made_same(s):
                return Refusal("MN-5.2")
            return refuse_same(s, seat, action.kind, action.size)
        if isinstance(action, Different):
            if self.made & 2:
                return Refusal("MN-5.11")
            have = most_different(s, seat, 0)
            return None if have >= SMALLEST_DIFFERENT else Refusal("MN-5.15")
        if isinstance(action, Relics):
            have = s.at[hand(seat)][RELIC]
            return None if have >= action.number else Refusal("MN-5.13", (("number", action.number), ("have", have)))
        return None

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        if not self.made_same(s) and within_reach(s, seat):
            most: list[int] = []
            for kind in range(RELIC):
                most.append(most_same(s, seat, kind))
            for same in actions.same:
                if same.size <= most[same.kind]:
                    out.append(same)
        if not self.made & 2 and most_different(s, seat, 0) >= SMALLEST_DIFFERENT:
            out.append(actions.different)
        for number in range(min(s.at[hand(seat)][RELIC], MOST_RELICS)):
            out.append(actions.relics[number])
        out.append(actions.no_set)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, Same):
            s.push(PROGRESS[seat][self.made | 1])
            s.push(LaySame(seat, action.kind, action.size, action.size, 0))
        elif isinstance(action, Different):
            s.push(PROGRESS[seat][self.made | 2])
            s.push(LAY_DIFFERENT[seat])
        elif isinstance(action, Relics):  # any number of groups (MN-5.14), natives or not (MN-2.5)
            discard_openly(s, seat, RELIC, action.number)
            s.earn(seat, s.edition.aid.relics_pay[action.number - 1], RELICS)  # MN-5.13
            s.push(self)


# -- the end of a turn


def income(s: MundusNovus, seat: int) -> int:
    """What the seat's cards earn a round, from the round they were won in (MN-5.20)."""
    total = 0
    for card in s.owned[seat]:
        total += s.edition.cards[card].income
    return total


def shipyard_income(s: MundusNovus, seat: int) -> int:
    """Each shipyard pays 1 for each opponent with more caravels (MN-7.2)."""
    shipyards = 0
    for card in s.owned[seat]:
        if s.edition.cards[card].kind == SHIPYARD:
            shipyards += 1
    if shipyards == 0:
        return 0
    mine = s.caravels(seat)
    richer = 0
    for other in range(s.seats):
        if s.caravels(other) > mine:
            richer += 1
    return shipyards * richer


@final
class PayIncome(Step[MundusNovus]):
    """Income and shipyards, whatever the event (MN-2.8, MN-5.20, MN-7.2)."""

    def run(self, s: MundusNovus) -> None:
        s.earn(self.seat, income(s, self.seat), INCOME)
        s.earn(self.seat, shipyard_income(s, self.seat), SHIPYARDS)


@final
class BeginStoring(Step[MundusNovus]):
    """Warehouses hold 1 or 2 cards each (MN-7.3), but not while fire rages (MN-2.8)."""

    def run(self, s: MundusNovus) -> None:
        slots = 0
        for card in s.owned[self.seat]:
            slots += s.edition.cards[card].slots
        if slots and not s.touched_by(self.seat, FIRE) and s.total(hand(self.seat)):
            s.push(StoreCards(self.seat, slots))


@final
class StoreCards(Decision[MundusNovus]):
    """Store cards one by one, relics too, or leave slots empty (MN-5.22, MN-7.3); the faces stay hidden (MN-9.2)."""

    FIELDS = ("left",)
    SEALED = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.store, s.edition.actions.no_store]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Store) and not s.at[hand(seat)][action.kind]:
            return Refusal("MN-7.3", (("resource", s.edition.names[action.kind]),))
        return None

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        cards = s.at[hand(seat)]
        for kind in range(KINDS):
            if cards[kind]:
                out.append(actions.store[kind])
        out.append(actions.no_store)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, Store):
            s.move(hand(seat), stored(seat), action.kind)
            if self.left > 1 and s.total(hand(seat)):
                s.push(StoreCards(seat, self.left - 1))


@final
class DiscardRest(Step[MundusNovus]):
    """What was neither used nor stored is discarded, face up (MN-5.22, MN-3.10)."""

    def run(self, s: MundusNovus) -> None:
        cards = s.at[hand(self.seat)]
        for kind in range(KINDS):
            if cards[kind]:
                discard_openly(s, self.seat, kind, cards[kind])


# -- frames that never change, made once

NAME_FIRST: Final = [NameFirst(seat) for seat in range(MOST_SEATS)]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
PROGRESS: Final = [[Progress(seat, made) for made in range(4)] for seat in range(MOST_SEATS)]
PAY_INCOME: Final = [PayIncome(seat) for seat in range(MOST_SEATS)]
BEGIN_STORING: Final = [BeginStoring(seat) for seat in range(MOST_SEATS)]
DISCARD_REST: Final = [DiscardRest(seat) for seat in range(MOST_SEATS)]
