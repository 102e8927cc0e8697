"""Chapter 12, first half: phase C, the status track, the temple and the jewelry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Buy
from fairwind.games.bora_bora.rules.temple import priests_in_temple
from fairwind.games.bora_bora.state import GONE, STATUS, TEMPLE, BoraBora
from fairwind.games.bora_bora.vocabulary import JEWELS_A_ROUND, MOST_SEATS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


@final
class ScoreStatus(Step[BoraBora]):
    """Everyone scores the points below the disc (BB-12.1); the discs go back to 0, and their order becomes the turn
    order (BB-12.2).
    """

    def run(self, s: BoraBora) -> None:
        s.tell("phase", {"phase": "C"})
        for seat in s.order:
            s.score(seat, s.edition.status_points[s.status[seat]], STATUS)
        for seat in range(s.seats):
            s.status[seat] = 0
        s.order = s.standing[:]
        if s.listener is not None:
            for place in range(s.seats):
                s.tell("order", {"seat": s.order[place], "place": place + 1})


@final
class ScoreTemple(Step[BoraBora]):
    """Points for every priest (BB-12.3); a god tile for most priests, then for the leftmost one (BB-12.4).

    The priests stay where they are (BB-12.5).
    """

    def run(self, s: BoraBora) -> None:
        for seat in s.order:
            s.score(seat, priests_in_temple(s, seat) * s.edition.temple_points[s.round - 1], TEMPLE)
        s.temple_tiles -= 1
        winner = NONE
        most = 0
        for seat in s.temple:  # from the left, so that the leftmost of equals is found first
            if seat != NONE and priests_in_temple(s, seat) > most:
                most = priests_in_temple(s, seat)
                winner = seat
        if winner != NONE:  # else the tile leaves the game
            s.god_tiles[winner] += 1
            s.tell("god-tile", {"seat": winner})


# -- jewelry


@final
class SellJewels(Step[BoraBora]):
    """In the new turn order everyone may buy one tile of this round (BB-12.6)."""

    def run(self, s: BoraBora) -> None:
        s.owe(*[ASK_TO_BUY[seat] for seat in s.order], DISCARD_JEWELS)


def jewel_place(s: BoraBora, jewel: int) -> int:
    """Where a jewelry tile of this sort waits in this round, or -1."""
    for place in range(JEWELS_A_ROUND * (s.round - 1), JEWELS_A_ROUND * s.round):
        if s.jewels[place] == jewel and s.jewel_owner[place] == NONE:
            return place
    return -1


@final
class AskToBuy(Step[BoraBora]):
    """Whoever can afford none of the tiles is passed over (BB-12.6)."""

    def run(self, s: BoraBora) -> None:
        for place in range(JEWELS_A_ROUND * (s.round - 1), JEWELS_A_ROUND * s.round):
            price = s.edition.jewels[s.jewels[place]].price
            if s.jewel_owner[place] == NONE and price <= s.shells[self.seat]:
                s.push(BUY_JEWEL[self.seat])
                return


@final
class BuyJewel(Decision[BoraBora]):
    """Pay a tile's price in shells (BB-12.6), or do without (BB-12.7)."""

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.buying

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Buy):
            return None
        if jewel_place(s, action.jewel) < 0:
            return Refusal("BB-1.7")
        price = s.edition.jewels[action.jewel].price
        if price > s.shells[seat]:
            return Refusal("BB-12.6", (("need", price), ("shells", s.shells[seat])))
        return None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        buy = s.edition.actions.buy
        last = NONE
        for jewel in sorted(s.jewels[JEWELS_A_ROUND * (s.round - 1) : JEWELS_A_ROUND * s.round]):
            if jewel != last and s.edition.jewels[jewel].price <= s.shells[seat] and jewel_place(s, jewel) >= 0:
                out.append(buy[jewel])
            last = jewel
        out.append(s.edition.actions.no_jewel)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            jewel = s.edition.jewels[action.jewel]
            s.shells[seat] -= jewel.price
            s.jewel_owner[jewel_place(s, action.jewel)] = seat


@final
class DiscardJewels(Step[BoraBora]):
    """What nobody bought leaves the game (BB-12.7)."""

    def run(self, s: BoraBora) -> None:
        for place in range(JEWELS_A_ROUND * (s.round - 1), JEWELS_A_ROUND * s.round):
            if s.jewel_owner[place] == NONE:
                s.jewel_owner[place] = GONE


# -- frames that never change, made once

SCORE_STATUS: Final = ScoreStatus()
SCORE_TEMPLE: Final = ScoreTemple()
SELL_JEWELS: Final = SellJewels()
ASK_TO_BUY: Final = [AskToBuy(seat) for seat in range(MOST_SEATS)]
BUY_JEWEL: Final = [BuyJewel(seat) for seat in range(MOST_SEATS)]
DISCARD_JEWELS: Final = DiscardJewels()
