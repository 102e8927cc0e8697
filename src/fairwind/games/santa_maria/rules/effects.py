"""Chapter 6: what buildings do when they are activated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Pay, TakeGain
from fairwind.games.santa_maria.rules.free_actions import price
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.rules.religion import MAY_PRAY
from fairwind.games.santa_maria.rules.ships import offer_ship
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    CONQUISTADOR,
    EXCHANGE,
    GOLD,
    GOODS,
    INDUSTRIALIZATION,
    NOT_FOR_SALE,
    PRODUCTION,
    SHIP,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal


def use_building(s: SantaMaria, seat: int, kind: int) -> None:
    """All effects of a building, in the order they are listed (SM-6.4, SM-6.5)."""
    effects = s.edition.effects_of[kind]
    if len(effects) == 1 or s.edition.is_plain[kind]:
        for effect in effects:
            use_effect(s, seat, effect)
        return
    s.owe(*[UseEffect(seat, effect) for effect in effects])


def use_effect(s: SantaMaria, seat: int, number: int) -> None:
    """Plain gains happen unasked; what costs or needs a choice is asked (SM-2.3)."""
    effect = s.edition.effects[number]
    kind = effect.kind
    if kind == PRODUCTION:
        s.gain(seat, effect.gains[0])  # SM-6.2
    elif kind == CONQUISTADOR:
        s.advance(seat)  # SM-6.9
    elif kind == EXCHANGE:
        # Twice with Industrialization (SM-14.7), else once (SM-6.3).
        offer_exchange(s, seat, number, 2 if s.has(seat, INDUSTRIALIZATION) else 1)
    elif kind == SHIP:
        offer_ship(s, seat)
    else:
        s.push(MAY_PRAY[seat])


@final
class UseEffect(Step[SantaMaria]):
    """One of several effects of a building, each on its own (SM-6.5)."""

    FIELDS = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, s: SantaMaria) -> None:
        use_effect(s, self.seat, self.effect)


# -- exchange


def offer_exchange(s: SantaMaria, seat: int, number: int, left: int) -> None:
    """Ask if the seat has, or could buy, something that the exchange takes (SM-2.4)."""
    held = s.at[store(seat)]
    worth = s.worth(seat)
    for good in s.edition.effects[number].pays:
        cost = price(s, seat, good)
        if held[good] or held[GOLD] or (cost != NOT_FOR_SALE and worth >= cost):
            s.push(ChooseExchange(seat, number, left))
            return


@final
class ChooseExchange(InTurn):
    """Pay one of the resources shown, or gold (SM-6.19), for one of the gains; or do without (SM-6.3).

    `left` is how many exchanges this activation allows; each is chosen on its own (SM-14.17).
    """

    FIELDS = ("effect", "left")

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.left: Final = left

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return [*s.edition.actions.pay, s.edition.actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        if action.good != GOLD and action.good not in s.edition.effects[self.effect].pays:
            return Refusal("SM-6.3", (("why", "kind"), ("good", GOODS[action.good])))
        if not s.at[store(seat)][action.good]:
            return Refusal("SM-6.3", (("why", "stock"), ("good", GOODS[action.good])))
        return None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        held = s.at[store(seat)]
        for good in s.edition.effects[self.effect].pays:
            if held[good]:
                out.append(actions.pay[good])
        if held[GOLD]:
            out.append(actions.pay[GOLD])
        out.append(actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if not isinstance(action, Pay):
            return
        s.give(seat, action.good)
        if self.left > 1:
            s.push(ExchangeAgain(seat, self.effect, self.left - 1))
        if s.edition.choices_of[self.effect]:
            s.push(ChooseGain(seat, self.effect))
        else:
            s.gain(seat, s.edition.effects[self.effect].gains[0])


@final
class ExchangeAgain(Step[SantaMaria]):
    """Industrialization: the second exchange, with a choice of its own (SM-14.7, SM-14.17)."""

    FIELDS = ("effect", "left")

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.left: Final = left

    def run(self, s: SantaMaria) -> None:
        offer_exchange(s, self.seat, self.effect, self.left)


@final
class ChooseGain(Decision[SantaMaria]):
    """Which of the gains the exchange gives (SM-6.3)."""

    FIELDS = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        gain = s.edition.actions.gain
        return [gain[number] for number in s.edition.choices_of[self.effect]]

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, TakeGain)
        s.gain(seat, s.edition.gains[action.gain])
