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
    refuse_size,
)
from fairwind.games.mundus_novus.state import MundusNovus, hand, sealed, stored
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
from fairwind.kernel.frames import Decision, Step, Together
from fairwind.kernel.refusals import Refusal


@final
class BeginProgression(Step[MundusNovus]):
    """The Trade Master says who begins."""

    def run(self, s: MundusNovus) -> None:
        s.tell("phase", {"phase": "progression"})
        s.push(NAME_FIRST[s.master])


@final
class NameFirst(Decision[MundusNovus]):
    """Any seat, the Trade Master's own too; then clockwise (MN-5.1). When all have had their turn, cards are stored."""

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.first[: s.seats]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, First)
        s.owe(*[BEGIN_TURN[player] for player in s.clockwise_from(action.seat)], STORE_CARDS)


@final
class BeginTurn(Step[MundusNovus]):
    """Sets, then income (MN-5.21)."""

    def run(self, s: MundusNovus) -> None:
        for rarity in range(3):
            s.used[rarity] = 0
        s.owe(PROGRESS[self.seat][0], PAY_INCOME[self.seat])


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
            return refuse_size(most_different(s, seat, 0))
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
            s.reveal()  # all know now that the hand allows it
            s.owe(LaySame(seat, action.kind, action.size, action.size, 0), PROGRESS[seat][self.made | 1])
        elif isinstance(action, Different):
            s.reveal()
            s.owe(LAY_DIFFERENT[seat], PROGRESS[seat][self.made | 2])
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


# -- the end of the phase


def slots(s: MundusNovus, seat: int) -> int:
    """How many cards the seat may store: 1 or 2 in each warehouse (MN-7.3), none while fire rages (MN-2.8)."""
    if s.touched_by(seat, FIRE):
        return 0
    total = 0
    for card in s.owned[seat]:
        total += s.edition.cards[card].slots
    return total


@final
class StoreCards(Together[MundusNovus]):
    """When everybody's turn is over, all choose what to store, at once and in secret (MN-5.21); relics too (MN-7.3).

    Whoever leaves slots empty answers as often as the others, so that nobody can count before all have chosen.
    """

    def owes(self, s: MundusNovus, seat: int) -> bool:
        most = slots(s, seat)
        return s.parts[seat] < most and s.parts[seat] < s.total(hand(seat)) + s.total(sealed(seat))

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.store, s.edition.actions.no_store]

    def stopped(self, s: MundusNovus, seat: int) -> bool:
        """Whether the seat has left a slot empty already: then the rest stays empty too."""
        return s.total(sealed(seat)) < s.parts[seat]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Store):
            return None
        if self.stopped(s, seat):
            return Refusal("MN-5.21")
        if s.at[hand(seat)][action.kind]:
            return None
        return Refusal("MN-7.3", (("resource", s.edition.names[action.kind]),))

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        if not self.stopped(s, seat):
            cards = s.at[hand(seat)]
            for kind in range(KINDS):
                if cards[kind]:
                    out.append(actions.store[kind])
        out.append(actions.no_store)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        s.parts[seat] += 1
        if isinstance(action, Store):
            s.move(hand(seat), sealed(seat), action.kind)

    def take_back(self, s: MundusNovus, seat: int) -> bool:
        return s.unseal(seat)

    def open(self, s: MundusNovus) -> None:
        """The faces of stored cards stay hidden (MN-9.2); the rest of every hand is discarded (MN-5.22, MN-3.10)."""
        for seat in range(s.seats):
            s.parts[seat] = 0
            count = s.total(sealed(seat))
            if count:
                s.tell("stored", {"seat": seat, "count": count})
                s.move_all(sealed(seat), stored(seat))
            cards = s.at[hand(seat)]
            for kind in range(KINDS):
                if cards[kind]:
                    discard_openly(s, seat, kind, cards[kind])


# -- frames that never change, made once

NAME_FIRST: Final = [NameFirst(seat) for seat in range(MOST_SEATS)]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
PROGRESS: Final = [[Progress(seat, made) for made in range(4)] for seat in range(MOST_SEATS)]
PAY_INCOME: Final = [PayIncome(seat) for seat in range(MOST_SEATS)]
STORE_CARDS: Final = StoreCards()
