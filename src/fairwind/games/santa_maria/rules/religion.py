"""Chapter 6: religion, the blue dice it unlocks, and monks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Pay, PlaceAt, Pray
from fairwind.games.santa_maria.colony import BIT, CELLS, SIDE
from fairwind.games.santa_maria.rules.free_actions import price
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.state import SantaMaria, on_buildings, store
from fairwind.games.santa_maria.vocabulary import (
    COINS,
    FIRST_BISHOP,
    FIRST_CAMP,
    GOLD,
    GOODS,
    GRAIN,
    MATHEMATICS,
    MONK_PLACES,
    MONK_PRICE,
    MOST_SEATS,
    N_MONK_PLACES,
    NOTHING,
    POINTS,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.refusals import Refusal


@final
class MayPray(InTurn):
    """A religion action: one step (SM-6.12), which may be declined (SM-2.3)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return [s.edition.actions.pray, s.edition.actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        return None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        out.append(s.edition.actions.pray)
        out.append(s.edition.actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, Pray):  # the first step with all it brings, then the second (SM-6.13)
            s.owe(WALK[seat], OFFER_SECOND_STEP[seat])


@final
class OfferSecondStep(Step[SantaMaria]):
    """Ask for the second step if there is grain or gold, or money for grain (SM-2.4, SM-6.12)."""

    def run(self, s: SantaMaria) -> None:
        held = s.at[store(self.seat)]
        if held[GRAIN] or held[GOLD] or s.worth(self.seat) >= price(s, self.seat, GRAIN):
            s.push(MAY_PRAY_ON[self.seat])


@final
class MayPrayOn(InTurn):
    """One grain, or gold (SM-6.19), for one more step, once for each action (SM-6.12)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        actions = s.edition.actions
        return [actions.pay[GRAIN], actions.pay[GOLD], actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pay) and not s.at[store(seat)][action.good]:
            return Refusal("SM-6.12", (("good", GOODS[action.good]),))
        return None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        held = s.at[store(seat)]
        if held[GRAIN]:
            out.append(actions.pay[GRAIN])
        if held[GOLD]:
            out.append(actions.pay[GOLD])
        out.append(actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            s.give(seat, action.good)
            s.push(WALK[seat])


@final
class Walk(Step[SantaMaria]):
    """A step on the religion track; at its end a point instead (SM-6.17, SM-6.18)."""

    def run(self, s: SantaMaria) -> None:
        seat = self.seat
        track = s.edition.religion
        if s.faith[seat] == track.last:
            s.take(seat, POINTS, 1)
            return
        space = s.faith[seat] + 1
        s.faith[seat] = space
        if s.listener is not None:
            s.tell("faith", {"seat": seat, "space": space})
        if track.symbols[space]:
            s.push(RECRUIT[seat])  # SM-6.14
            if track.gives_die[space]:
                unlock_die(s, seat)  # the die comes first (SM-6.15, SM-6.16)


def unlock_die(s: SantaMaria, seat: int) -> None:
    """A blue die is rolled at once, or, while retreating, with the others when the next year begins (SM-6.29)."""
    if s.has_retreated(seat):
        s.blue_later[seat] += 1
        s.tell("blue-die-later", {"seat": seat})
    else:
        s.push(ROLL_BLUE[seat])


@final
class RollBlue(Chance[SantaMaria]):
    """A blue die is unlocked and rolled at once (SM-6.15, SM-6.29).

    It joins the seat's own (SM-1.8), or the common pool (SM-12.1).
    """

    def weights(self, s: SantaMaria) -> list[int]:
        return SIX_SIDES

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.unlocked[self.seat] += 1
        s.blue[s.first_blue(self.seat) + outcome] += 1
        if s.listener is not None:
            s.tell("blue-die", {"seat": self.seat, "value": outcome + 1})


# -- monks


def is_in_play(s: SantaMaria, place: int) -> bool:
    """Three scholars, three bishops and the camps (SM-1.3)."""
    if place < FIRST_BISHOP:
        return place in s.scholars
    return place >= FIRST_CAMP or place - FIRST_BISHOP in s.bishops


def monk_price(s: SantaMaria, place: int) -> int:
    """Two coins for each player there, all or nothing (SM-6.21, SM-6.24); oneself is never there yet (SM-6.22)."""
    there = s.monks[place]
    cost = 0
    for other in range(s.seats):
        if there & BIT[other]:
            cost += MONK_PRICE
    return cost


@final
class Recruit(Step[SantaMaria]):
    """Ask where the monk goes, if some place could be paid with all one has; else the chance is lost (SM-6.23)."""

    def run(self, s: SantaMaria) -> None:
        seat = self.seat
        if not s.monks_left[seat]:
            return
        worth = s.worth(seat)
        for place in range(N_MONK_PLACES):
            if not s.monks[place] & BIT[seat] and monk_price(s, place) <= worth and is_in_play(s, place):
                s.push(PLACE_MONK[seat])
                return


@final
class PlaceMonk(InTurn):
    """Send a monk to a scholar, a bishop or a camp, or keep it (SM-6.14, SM-6.23)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return [*s.edition.actions.monk, s.edition.actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceAt):
            return None
        if not is_in_play(s, action.place):
            return Refusal("SM-1.3", (("place", MONK_PLACES[action.place]),))
        if s.monks[action.place] & BIT[seat]:
            return Refusal("SM-6.22")
        short = monk_price(s, action.place) - s.at[store(seat)][COINS]
        return Refusal("SM-6.21", (("need", short),)) if short > 0 else None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        coins = s.at[store(seat)][COINS]
        for place in range(N_MONK_PLACES):
            if is_in_play(s, place):
                there = s.monks[place]
                if there == 0 or (not there & BIT[seat] and monk_price(s, place) <= coins):
                    out.append(actions.monk[place])
        out.append(actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, PlaceAt):
            place_monk(s, seat, action.place)


def place_monk(s: SantaMaria, seat: int, place: int) -> None:
    """Pay the others there, then take what the place gives (SM-6.21, SM-6.24)."""
    for other in range(s.seats):
        if s.monks[place] & BIT[other]:
            s.move(store(seat), store(other), COINS, MONK_PRICE)
            s.tell("monk-paid", {"seat": seat, "other": other, "count": MONK_PRICE})
    s.monks[place] |= BIT[seat]
    s.monks_left[seat] -= 1
    if place >= FIRST_CAMP:
        s.gain(seat, s.edition.camps[place - FIRST_CAMP])  # SM-6.28
    elif place < FIRST_BISHOP:  # a bishop pays at the end (SM-6.27), a scholar works from now on (SM-6.25, SM-6.26)
        s.powers[seat] |= BIT[place]
        if place == MATHEMATICS and s.has_retreated(seat):
            take_coins_back(s, seat)  # SM-14.15


def take_coins_back(s: SantaMaria, seat: int) -> None:
    """Mathematics: the coins of the dearest building return (SM-14.5, SM-14.15)."""
    dearest, most = -1, NOTHING
    for cell in range(CELLS):
        coins = s.on[seat * CELLS + cell]
        if coins > most:
            dearest, most = cell, coins
    if dearest >= 0:
        s.on[seat * CELLS + dearest] = NOTHING
        s.free[seat] += BIT[dearest]
        s.move(on_buildings(seat), store(seat), COINS, most)
        s.tell("coins-back", {"seat": seat, "count": most})


# -- frames that never change, made once

SIX_SIDES: Final[list[int]] = [1] * SIDE
MAY_PRAY: Final = [MayPray(seat) for seat in range(MOST_SEATS)]
OFFER_SECOND_STEP: Final = [OfferSecondStep(seat) for seat in range(MOST_SEATS)]
MAY_PRAY_ON: Final = [MayPrayOn(seat) for seat in range(MOST_SEATS)]
WALK: Final = [Walk(seat) for seat in range(MOST_SEATS)]
ROLL_BLUE: Final = [RollBlue(seat) for seat in range(MOST_SEATS)]
RECRUIT: Final = [Recruit(seat) for seat in range(MOST_SEATS)]
PLACE_MONK: Final = [PlaceMonk(seat) for seat in range(MOST_SEATS)]
