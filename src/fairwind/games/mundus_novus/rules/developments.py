"""Chapters 5 and 7: winning a development, and the row that closes up behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.mundus_novus.actions import Win
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import ALMAGRO, CHARACTER, MOST_SEATS, STORM
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal


def may_take_from_pile(s: MundusNovus, seat: int) -> bool:
    """Almagro's owner may (MN-7.4), storm or not (MN-2.7), if the pile has a card (MN-7.5)."""
    return s.holder[ALMAGRO] == seat and s.deck_left() > 0


def within_reach(s: MundusNovus, seat: int) -> bool:
    """Whether there is anything to win at all (MN-5.10)."""
    return len(s.row) > 0 or may_take_from_pile(s, seat)


def reach_of(s: MundusNovus, seat: int, kind: int, size: int) -> int:
    """How many cards of the row a set gives access to (MN-5.3); in a storm only card 1 (MN-2.6)."""
    return 1 if s.touched_by(seat, STORM) else s.edition.reach(kind, size)


@final
class WinDevelopment(Decision[MundusNovus]):
    """Take one card within reach (MN-5.7); where the row is short, reach means what is there (MN-5.9)."""

    FIELDS = ("reach",)

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def candidates(self, s: MundusNovus, seat: int) -> Sequence[Action]:
        return [*s.edition.actions.win, s.edition.actions.pile]

    def refuse(self, s: MundusNovus, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Win):
            if action.card in s.row[: self.reach]:
                return None
            if action.card in s.row and s.touched_by(seat, STORM):
                return Refusal("MN-2.6")
            return Refusal("MN-5.7", (("card", s.edition.ids[action.card]), ("reach", self.reach)))
        if s.holder[ALMAGRO] != seat:
            return Refusal("MN-7.4")
        return None if s.deck_left() else Refusal("MN-7.5")

    def options(self, s: MundusNovus, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        for card in sorted(s.row[: self.reach]):
            out.append(actions.win[card])
        if may_take_from_pile(s, seat):
            out.append(actions.pile)

    def resolve(self, s: MundusNovus, seat: int, action: Action) -> None:
        if isinstance(action, Win):
            s.row.remove(action.card)  # the row closes up (MN-5.8)
            gain_development(s, seat, action.card)
            s.push(REFILL_ROW)
        else:  # the choice is made before the card is seen, and the row stays (MN-7.5)
            s.push(TAKE_FROM_PILE[seat])


def gain_development(s: MundusNovus, seat: int, card: int) -> None:
    """A development works from the moment it is won (MN-5.19, MN-7.7)."""
    s.owned[seat].append(card)
    printed = s.edition.cards[card]
    if printed.kind == CHARACTER:
        s.holder[printed.power] = seat
    s.tell("won", {"seat": seat, "card": s.edition.ids[card]})


@final
class RefillRow(Step[MundusNovus]):
    """A new card lies down at place 5 at once, while there is one (MN-5.8, MN-5.9)."""

    def run(self, s: MundusNovus) -> None:
        if s.deck_left():
            s.push(TURN_CARD)


@final
class TurnCard(Chance[MundusNovus]):
    """The next card of the pile joins the row."""

    def weights(self, s: MundusNovus) -> list[int]:
        return s.deck

    def first(self, s: MundusNovus) -> int:
        return s.edition.first_outcome.card

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.deck[outcome] = 0
        s.row.append(outcome)
        s.tell("row-card", {"card": s.edition.ids[outcome]})


@final
class TakeFromPile(Chance[MundusNovus]):
    """Almagro: the top card of the pile (MN-7.4)."""

    def weights(self, s: MundusNovus) -> list[int]:
        return s.deck

    def first(self, s: MundusNovus) -> int:
        return s.edition.first_outcome.card

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.deck[outcome] = 0
        gain_development(s, self.seat, outcome)


# -- frames that never change, made once

WIN_DEVELOPMENT: Final = [[WinDevelopment(seat, reach) for reach in range(6)] for seat in range(MOST_SEATS)]
REFILL_ROW: Final = RefillRow()
TURN_CARD: Final = TurnCard()
TAKE_FROM_PILE: Final = [TakeFromPile(seat) for seat in range(MOST_SEATS)]
