"""Chapter 3: stored cards return, five cards each, and what the caravels bring; then the pirates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import KINDS, MOST_SEATS, Lose, Pick, Split
from fairwind.games.mundus_novus.edition import CARAVEL, PIRATES, PIZARRO, PONCE
from fairwind.games.mundus_novus.knowledge import gained_openly, lost_openly
from fairwind.games.mundus_novus.state import DISCARD, PILE, QUAY, Mundus, hand, sealed, stored
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step, Together
from fairwind.kernel.refusals import Refusal


@final
class BeginSupply(Step[Mundus]):
    """Stored cards return, five cards each, fleets are formed, open cards shown and chosen, pirates strike."""

    def run(self, s: Mundus) -> None:
        s.second.clear()
        for seat in range(s.seats):
            s.move_all(stored(seat), hand(seat))  # MN-3.1
        s.owe(
            *[DEAL_NEXT[seat][s.edition.aid.hand] for seat in range(s.seats)],  # MN-3.2
            FORM_FLEETS,
            SHOW_QUAY,
            SERVE_FLEETS,
            PIRATES_STRIKE,
        )


def remake_pile(s: Mundus) -> None:
    """Once a card is needed and the pile is empty, the discards become the new pile (MN-3.7, MN-3.8)."""
    for n in s.at[PILE]:
        if n:
            return
    s.move_all(DISCARD, PILE)
    s.tell("reshuffled", {})


@final
class DealNext(Step[Mundus]):
    """The next of the cards that a seat is still dealt."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Mundus) -> None:
        remake_pile(s)
        s.pending.append(DEAL[self.seat][self.left])


@final
class Deal(Chance[Mundus]):
    """One hidden card (MN-3.2)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: Mundus) -> list[int]:
        return s.at[PILE]

    def seen_by(self, s: Mundus) -> int:
        return self.seat

    def resolve(self, s: Mundus, outcome: int) -> None:
        s.move(PILE, hand(self.seat), outcome)
        if self.left > 1:
            s.pending.append(DEAL_NEXT[self.seat][self.left - 1])


# -- fleets


@final
class FormFleets(Step[Mundus]):
    """Ponce's owner is asked each round, once dealt, if there are two caravels to part (MN-7.13)."""

    def run(self, s: Mundus) -> None:
        owner = s.holder[PONCE]
        if owner >= 0 and s.caravels(owner) >= 2:
            s.owe(SplitFleet(owner))


@final
class SplitFleet(Decision[Mundus]):
    """Ponce de Leon: put caravels into a second fleet, one by one; it may stay empty (MN-7.12)."""

    def candidates(self, s: Mundus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.split, s.edition.actions.split_done]

    def refuse(self, s: Mundus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Split) and (action.card not in s.owned[seat] or action.card in s.second):
            return Refusal("MN-7.12", (("card", s.edition.ids[action.card]),))
        return None

    def resolve(self, s: Mundus, seat: int, action: Action) -> None:
        if isinstance(action, Split):
            s.second.append(action.card)
            if len(s.second) < s.caravels(seat):
                s.owe(self)


class Fleet:
    """A fleet: caravels that are served together."""

    def __init__(self, seat: int, count: int, worth: int, smallest: int) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.worth: Final = worth
        self.smallest: Final = smallest


def fleet_values(s: Mundus, seat: int, in_second: bool) -> list[int]:
    """What each caravel of one of the seat's fleets counts."""
    cards = s.edition.cards
    highest = -1
    if s.holder[PIZARRO] == seat:  # the highest of all his caravels counts 0, and only that one (MN-7.10, MN-7.11)
        for card in s.owned[seat]:
            if cards[card].kind == CARAVEL and (highest < 0 or cards[card].caravel > cards[highest].caravel):
                highest = card
    values: list[int] = []
    for card in s.owned[seat]:
        if cards[card].kind == CARAVEL and (card in s.second) == in_second:
            values.append(0 if card == highest else cards[card].caravel)
    return values


def fleets(s: Mundus) -> list[Fleet]:
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
class ShowQuay(Step[Mundus]):
    """As many open cards as there are caravels at the table (MN-3.3, MN-7.1)."""

    def run(self, s: Mundus) -> None:
        caravels = 0
        for seat in range(s.seats):
            caravels += s.caravels(seat)
        if caravels:
            s.owe(FillNext(-1, caravels))


@final
class FillNext(Step[Mundus]):
    """The next open card."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def run(self, s: Mundus) -> None:
        remake_pile(s)
        s.owe(Fill(-1, self.left))


@final
class Fill(Chance[Mundus]):
    """One open card for the fleets (MN-3.3)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: Mundus) -> list[int]:
        return s.at[PILE]

    def resolve(self, s: Mundus, outcome: int) -> None:
        s.move(PILE, QUAY, outcome)
        if self.left > 1:
            s.owe(FillNext(-1, self.left - 1))


@final
class ServeFleets(Step[Mundus]):
    """The fleets choose, one after the other (MN-3.4)."""

    def run(self, s: Mundus) -> None:
        s.owe(*[ChooseFromQuay(fleet.seat, fleet.count) for fleet in fleets(s)])


@final
class ChooseFromQuay(Decision[Mundus]):
    """A fleet takes one open card for each of its caravels (MN-3.4)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: Mundus, seat: int) -> Sequence[Action]:
        return s.edition.actions.pick

    def refuse(self, s: Mundus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Pick)
        if s.at[QUAY][action.kind]:
            return None
        return Refusal("MN-3.4", (("resource", s.edition.names[action.kind]),))

    def options(self, s: Mundus, seat: int, out: list[Action]) -> None:
        quay = s.at[QUAY]
        pick = s.edition.actions.pick
        for kind in range(KINDS):
            if quay[kind]:
                out.append(pick[kind])

    def resolve(self, s: Mundus, seat: int, action: Action) -> None:
        assert isinstance(action, Pick)
        s.move(QUAY, hand(seat), action.kind)
        gained_openly(s, seat, action.kind)
        if self.left > 1:
            s.owe(ChooseFromQuay(seat, self.left - 1))


# -- pirates


def prey(s: Mundus, seat: int) -> int:
    """How many cards the pirates take from a seat: one for each fleet of two or more caravels (MN-2.9)."""
    if not s.touched_by(seat, PIRATES):
        return 0
    count = 0
    for in_second in (False, True):
        if len(fleet_values(s, seat, in_second)) >= 2:
            count += 1
    return count


@final
class PiratesStrike(Step[Mundus]):
    """Right after the supply (MN-2.9)."""

    def run(self, s: Mundus) -> None:
        if s.event == PIRATES:
            s.owe(LOSE_TO_PIRATES)


@final
class LoseToPirates(Together[Mundus]):
    """Everybody struck chooses in secret, from the whole hand (MN-2.10)."""

    def owes(self, s: Mundus, seat: int) -> bool:
        return s.parts[seat] < prey(s, seat)

    def candidates(self, s: Mundus, seat: int) -> Sequence[Action]:
        return s.edition.actions.lose

    def refuse(self, s: Mundus, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Lose)
        if s.at[hand(seat)][action.kind]:
            return None
        return Refusal("MN-2.9", (("resource", s.edition.names[action.kind]),))

    def resolve(self, s: Mundus, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        s.parts[seat] += 1
        s.move(hand(seat), sealed(seat), action.kind)

    def take_back(self, s: Mundus, seat: int) -> bool:
        answered = s.parts[seat] > 0
        s.parts[seat] = 0
        s.move_all(sealed(seat), hand(seat))
        return answered

    def open(self, s: Mundus) -> None:
        for seat in range(s.seats):
            s.parts[seat] = 0
            for kind in range(KINDS):
                for _ in range(s.at[sealed(seat)][kind]):
                    lost_openly(s, seat, kind)
            s.move_all(sealed(seat), DISCARD)  # MN-3.10


# -- frames that never change, made once

DEAL_NEXT: Final = [[DealNext(seat, left) for left in range(10)] for seat in range(MOST_SEATS)]
DEAL: Final = [[Deal(seat, left) for left in range(10)] for seat in range(MOST_SEATS)]
FORM_FLEETS: Final = FormFleets()
SHOW_QUAY: Final = ShowQuay()
SERVE_FLEETS: Final = ServeFleets()
PIRATES_STRIKE: Final = PiratesStrike()
LOSE_TO_PIRATES: Final = LoseToPirates()
