"""Chapter 8: buildings return, everybody draws a score card, takes a pile and removes a card unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from fairwind.games.santa_cruz.actions import Discard, TakePile
from fairwind.games.santa_cruz.state import ASIDE, REMOVED, SCORE, SantaCruz, hand, played
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step, Together
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


@final
class PrepareSecondRound(Step[SantaCruz]):
    """Buildings go home (SC-8.1); birds, points and open tiles stay (SC-8.2, SC-8.3). Then everybody draws a score card
    and takes a pile, from last to first (SC-8.6).
    """

    def run(self, s: SantaCruz) -> None:
        s.clear_board()
        for seat in range(s.seats):
            s.piles[seat] = s.held[seat]  # sets in the box stay there (SC-8.7)
            s.held[seat] = NONE
        s.tell("first-round-over", {})
        s.owe(
            *[DrawScoreCard(seat) for seat in range(s.seats)],
            *[ChoosePile(seat) for seat in s.from_last_to_first()],
            DiscardScoreCard(),
            FindStartPlayer(),
        )


@final
class DrawScoreCard(Chance[SantaCruz]):
    """A new score card from those set aside, seen by its owner only (SC-8.4, SC-8.5)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return s.at[ASIDE]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.card - SCORE

    def seen_by(self, s: SantaCruz) -> int:
        return self.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.move(ASIDE, hand(self.seat), outcome)
        s.drawn[self.seat] = outcome - SCORE


@final
class ChoosePile(Decision[SantaCruz]):
    """Take all that one player played in the first round, or what is left of the piles (SC-8.6, SC-8.8)."""

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.take_pile

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakePile)
        if action.owner >= s.seats:
            return Refusal("SC-8.7")
        return Refusal("SC-8.8") if s.piles[action.owner] == NONE else None

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        assert isinstance(action, TakePile)
        s.known[seat] = s.score_cards_in(played(action.owner))  # all have seen these
        s.held[seat] = s.piles[action.owner]
        s.piles[action.owner] = NONE
        s.move_all(played(action.owner), hand(seat))


@final
class DiscardScoreCard(Together[SantaCruz]):
    """Everybody removes one score card, the new one or another; nobody else ever sees it (SC-8.9, SC-8.10)."""

    def owes(self, s: SantaCruz, seat: int) -> bool:
        return s.gone[seat] == NONE

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.discard

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Discard)
        if s.at[hand(seat)][SCORE + action.card]:
            return None
        return Refusal("SC-8.9", (("card", s.edition.score_cards[action.card].id),))

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        s.move(hand(seat), REMOVED, SCORE + action.card)
        s.gone[seat] = action.card

    def take_back(self, s: SantaCruz, seat: int) -> bool:
        card = s.gone[seat]
        if card == NONE:
            return False
        s.move(REMOVED, hand(seat), SCORE + card)
        s.gone[seat] = NONE
        return True

    def open(self, s: SantaCruz) -> None:
        """Nothing is shown."""


@final
class FindStartPlayer(Step[SantaCruz]):
    """The last on the track starts the second round (SC-8.11)."""

    def run(self, s: SantaCruz) -> None:
        s.start = s.last_on_track()
