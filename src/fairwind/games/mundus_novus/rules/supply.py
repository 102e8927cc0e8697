"""Chapter 3: stored cards return, five cards each, and what the caravels bring; then the pirates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import Lose, Pick, Split
from fairwind.games.mundus_novus.knowledge import dealt_in_secret, gained_openly, lost_openly, pile_made_anew
from fairwind.games.mundus_novus.state import DISCARD, PILE, QUAY, MundusNovus, hand, sealed, stored
from fairwind.games.mundus_novus.vocabulary import CARAVEL, KINDS, LARGEST_HAND, MOST_SEATS, PIRATES, PIZARRO, PONCE
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step, Together
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


@final
class BeginSupply(Step[MundusNovus]):
    """Stored cards return, cards are dealt, fleets are formed, open cards shown and chosen, pirates strike."""

    def run(self, s: MundusNovus) -> None:
        s.second.clear()
        for seat in range(s.seats):
            s.move_all(stored(seat), hand(seat))  # MN-3.1
        s.owe(FORM_FLEETS, SHOW_QUAY, SERVE_FLEETS, PIRATES_STRIKE)
        deal_next(s, s.master, s.seats * s.edition.aid.hand)


def remake_pile(s: MundusNovus) -> None:
    """Once a card is needed and the pile is empty, the discards become the new pile (MN-3.7, MN-3.8)."""
    for n in s.at[PILE]:
        if n:
            return
    s.move_all(DISCARD, PILE)
    s.tell("reshuffled", {})
    pile_made_anew(s)


def deal_next(s: MundusNovus, seat: int, left: int) -> None:
    """The next of the cards that are still dealt goes to this seat."""
    remake_pile(s)
    s.push(DEAL[seat][left])


@final
class Deal(Chance[MundusNovus]):
    """One hidden card for each (MN-3.2), one by one, clockwise from the Trade Master (MN-3.11)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: MundusNovus) -> list[int]:
        return s.at[PILE]

    def seen_by(self, s: MundusNovus) -> int:
        return self.seat

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.move(PILE, hand(self.seat), outcome)
        if s.aged:
            dealt_in_secret(s, self.seat, outcome)
        if self.left > 1:
            deal_next(s, (self.seat + 1) % s.seats, self.left - 1)


# -- fleets


@final
class FormFleets(Step[MundusNovus]):
    """Ponce's owner is asked each round, once dealt, if there are two caravels to part (MN-7.13)."""

    def run(self, s: MundusNovus) -> None:
        owner = s.holder[PONCE]
        if owner >= 0 and s.caravels(owner) >= 2:
            s.push(SplitFleet(owner))


@final
class SplitFleet(Decision[MundusNovus]):
    """Ponce de Leon: put caravels into a second fleet, one by one; it may stay empty (MN-7.12)."""

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.split, s.edition.actions.no_split]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Split) and (action.card not in s.owned[seat] or action.card in s.second):
            return Refusal("MN-7.12", (("card", s.edition.ids[action.card]),))
        return None

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, Split):
            s.second.append(action.card)
            if len(s.second) < s.caravels(seat):
                s.push(self)


class Fleet:
    """A fleet: caravels that are served together."""

    def __init__(self, seat: int, count: int, worth: int, smallest: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.worth: Final = worth
        self.smallest: Final = smallest


def fleet_values(s: MundusNovus, seat: int, in_second: bool) -> list[int]:
    """What each caravel of one of the seat's fleets counts."""
    cards = s.edition.cards
    highest = NONE
    if s.holder[PIZARRO] == seat:  # the highest of all his caravels counts 0, and only that one (MN-7.10, MN-7.11)
        for card in s.owned[seat]:
            if cards[card].kind == CARAVEL and (highest < 0 or cards[card].caravel > cards[highest].caravel):
                highest = card
    values: list[int] = []
    for card in s.owned[seat]:
        if cards[card].kind == CARAVEL and (card in s.second) == in_second:
            values.append(0 if card == highest else cards[card].caravel)
    return values


def fleets(s: MundusNovus) -> list[Fleet]:
    """Every fleet at the table, in the order they are served: lowest worth, then smallest caravel (MN-3.4, MN-3.5),
    then clockwise from the Trade Master (MN-3.6).
    """
    found: list[Fleet] = []
    for seat in s.clockwise_from(s.master):
        for in_second in (False, True):
            values = fleet_values(s, seat, in_second)
            if values:
                found.append(Fleet(seat, len(values), sum(values), min(values)))
    found.sort(key=fleet_order)
    return found


def fleet_order(fleet: Fleet) -> tuple[int, int]:
    """Lower comes first."""
    return fleet.worth, fleet.smallest


@final
class ShowQuay(Step[MundusNovus]):
    """As many open cards as there are caravels at the table (MN-3.3, MN-7.1)."""

    def run(self, s: MundusNovus) -> None:
        caravels = 0
        for seat in range(s.seats):
            caravels += s.caravels(seat)
        if caravels:
            show_next(s, caravels)


def show_next(s: MundusNovus, left: int) -> None:
    """The next of the cards that are still shown."""
    remake_pile(s)
    s.push(Fill(NONE, left))


@final
class Fill(Chance[MundusNovus]):
    """One open card for the fleets (MN-3.3)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: MundusNovus) -> list[int]:
        return s.at[PILE]

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.move(PILE, QUAY, outcome)
        if s.aged:
            s.fresh[outcome] -= 1  # all have seen it leave the pile
        if self.left > 1:
            show_next(s, self.left - 1)


@final
class ServeFleets(Step[MundusNovus]):
    """The fleets choose, one after the other (MN-3.4)."""

    def run(self, s: MundusNovus) -> None:
        s.owe(*[ChooseFromQuay(fleet.seat, fleet.count) for fleet in fleets(s)])


@final
class ChooseFromQuay(Decision[MundusNovus]):
    """A fleet takes one open card for each of its caravels (MN-3.4)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.pick

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Pick)
        if s.at[QUAY][action.kind]:
            return None
        return Refusal("MN-3.4", (("resource", s.edition.names[action.kind]),))

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        quay = s.at[QUAY]
        pick = s.edition.actions.pick
        for kind in range(KINDS):
            if quay[kind]:
                out.append(pick[kind])

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        s.move(QUAY, hand(seat), action.kind)
        gained_openly(s, seat, action.kind)
        if self.left > 1:
            s.push(ChooseFromQuay(seat, self.left - 1))


# -- pirates


def prey(s: MundusNovus, seat: int) -> int:
    """How many cards the pirates take from a seat: one for each fleet of two or more caravels (MN-2.9)."""
    if not s.touched_by(seat, PIRATES):
        return 0
    count = 0
    for in_second in (False, True):
        if len(fleet_values(s, seat, in_second)) >= 2:
            count += 1
    return count


@final
class PiratesStrike(Step[MundusNovus]):
    """Right after the supply (MN-2.9)."""

    def run(self, s: MundusNovus) -> None:
        if s.event == PIRATES:
            s.push(LOSE_TO_PIRATES)


@final
class LoseToPirates(Together[MundusNovus]):
    """Everybody struck chooses in secret, from the whole hand (MN-2.10)."""

    def owes(self, s: MundusNovus, seat: int) -> bool:
        return s.parts[seat] < prey(s, seat)

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return s.edition.actions.lose

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Lose)
        if s.at[hand(seat)][action.kind]:
            return None
        return Refusal("MN-2.9", (("resource", s.edition.names[action.kind]),))

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        s.parts[seat] += 1
        s.move(hand(seat), sealed(seat), action.kind)

    def take_back(self, s: MundusNovus, seat: int) -> bool:
        return s.unseal(seat)

    def open(self, s: MundusNovus) -> None:
        for seat in range(s.seats):
            s.parts[seat] = 0
            for kind in range(KINDS):
                for _ in range(s.at[sealed(seat)][kind]):
                    lost_openly(s, seat, kind)
            s.move_all(sealed(seat), DISCARD)  # MN-3.10


# -- frames that never change, made once

DEAL: Final = [[Deal(seat, left) for left in range(MOST_SEATS * LARGEST_HAND + 1)] for seat in range(MOST_SEATS)]
FORM_FLEETS: Final = FormFleets()
SHOW_QUAY: Final = ShowQuay()
SERVE_FLEETS: Final = ServeFleets()
PIRATES_STRIKE: Final = PiratesStrike()
LOSE_TO_PIRATES: Final = LoseToPirates()
