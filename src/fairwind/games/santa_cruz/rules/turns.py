"""Chapter 2: the course of a round. Everybody lands, then all cards are played, one a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_cruz.actions import BuildOn, PlayCard, PlayScoreCard
from fairwind.games.santa_cruz.rules.building import construct, refuse_site
from fairwind.games.santa_cruz.rules.construction_cards import (
    add_sites,
    free_sites,
    grant_right,
    play_construction_card,
    shared_sites,
)
from fairwind.games.santa_cruz.rules.score_cards import play_score_card
from fairwind.games.santa_cruz.state import CARD, SCORE, SantaCruz, hand, played
from fairwind.games.santa_cruz.vocabulary import (
    BY_TURN,
    COAST,
    CONSTRUCTION,
    DOUBLE,
    MOST_SEATS,
    NOBODY_IS,
    SCORE_CARDS,
    SHIP,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


@final
class PlayRound(Step[SantaCruz]):
    """A round: clockwise from the start player (SC-2.1), landing first (SC-2.2); the second is like it (SC-8.12)."""

    FIELDS = ("round",)

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002 (the field's own name)
        super().__init__(seat)
        self.round: Final = round

    def run(self, s: SantaCruz) -> None:
        s.round = self.round
        s.right_left = s.last_player != NOBODY_IS  # once in each round (SC-5.1, SC-5.11), or never (SC-5.4)
        s.sharer = (s.start - 1) % s.seats if s.last_player == BY_TURN else NONE  # last in turn order (SC-5.2)
        s.tell("round", {"round": s.round, "seat": s.start})
        s.owe(*[LANDING[seat] for seat in s.clockwise_from(s.start)], NEXT_TURN[s.start])


@final
class Landing(Step[SantaCruz]):
    """A landing begins."""

    def run(self, s: SantaCruz) -> None:
        grant_right(s)
        s.push(LAND[self.seat])


@final
class Land(Decision[SantaCruz]):
    """Build on a coast site without playing a card (SC-2.2); it brings what every building brings (SC-2.3)."""

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.build

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, BuildOn)
        if s.edition.board.kind[action.site] != COAST:
            return Refusal("SC-2.2", (("site", s.edition.sites[action.site].id),))
        return refuse_site(s, seat, action.site)

    def options(self, s: SantaCruz, seat: int, out: list[Action]) -> None:
        add_sites(s, free_sites(s, seat, SHIP) | shared_sites(s, seat, SHIP), out)

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        assert isinstance(action, BuildOn)
        construct(s, seat, action.site)


@final
class NextTurn(Step[SantaCruz]):
    """The next turn, until all cards are played (SC-2.6); a right that nobody used ends with the round (SC-5.1)."""

    def run(self, s: SantaCruz) -> None:
        if s.is_empty(hand(self.seat)):
            s.right_left = False
            s.sharer = NONE
            return
        grant_right(s)
        s.owe(CHOOSE_CARD[self.seat], NEXT_TURN[(self.seat + 1) % s.seats])


@final
class ChooseCard(Decision[SantaCruz]):
    """Play one card of the hand (SC-2.4), whichever it is (SC-2.7)."""

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.play_any

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        cards = s.at[hand(seat)]
        if isinstance(action, PlayCard):
            return None if cards[CARD + action.card] else Refusal("SC-2.4", (("card", CONSTRUCTION[action.card]),))
        assert isinstance(action, PlayScoreCard)
        if cards[SCORE + action.card]:
            return None
        return Refusal("SC-2.4", (("card", s.edition.score_cards[action.card].id),))

    def options(self, s: SantaCruz, seat: int, out: list[Action]) -> None:
        cards = s.at[hand(seat)]
        actions = s.edition.actions
        for card in range(DOUBLE + 1):
            if cards[CARD + card]:
                out.append(actions.play[card])
        for card in range(SCORE_CARDS):
            if cards[SCORE + card]:
                out.append(actions.score[card])

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        """The card lies open from now on (SC-2.5)."""
        if isinstance(action, PlayCard):
            if not s.set_open[seat]:
                show_set(s, seat)
            s.move(hand(seat), played(seat), CARD + action.card)
            play_construction_card(s, seat, action.card)
        else:
            assert isinstance(action, PlayScoreCard)
            s.move(hand(seat), played(seat), SCORE + action.card)
            forget(s, seat, action.card)
            play_score_card(s, seat, action.card)


def show_set(s: SantaCruz, seat: int) -> None:
    """A dealt set comes to light with the first of its cards: each bears its letter (SC-1.16)."""
    s.set_open[seat] = True
    s.reveal("showed-set", {"seat": seat, "set": s.edition.sets[s.held[seat]].id})


def forget(s: SantaCruz, seat: int, card: int) -> None:
    """A score card has left the hand for all to see: nobody need remember that it was there."""
    s.known[seat] &= ~(1 << card)
    if s.drawn[seat] == card:
        s.drawn[seat] = NONE


# -- frames that never change, made once

LANDING: Final = [Landing(seat) for seat in range(MOST_SEATS)]
LAND: Final = [Land(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(MOST_SEATS)]
