"""Chapter 5: the helper, who exchanges the value of a die for many things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Aside, Decline, Fill, MoveHut, ScorePoint, Shift, TakeCard, TakeOffering
from fairwind.games.bora_bora.rules.expansion import (
    add_any_material,
    can_move_hut,
    move_hut,
    refuse_material,
    take_material,
)
from fairwind.games.bora_bora.rules.gods import add_cards, refuse_card, take_card
from fairwind.games.bora_bora.spaces import FIRST_PERSON, design_of, is_shifted, person_code, sex_of
from fairwind.games.bora_bora.state import HELPER_POINTS, BoraBora, place_of
from fairwind.games.bora_bora.vocabulary import (
    FACES,
    MAN,
    MOST_SEATS,
    WOMAN,
    X_CARD,
    X_HUT,
    X_MAN,
    X_MATERIAL,
    X_OFFERING,
    X_POINT,
    X_WOMAN,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision
from fairwind.kernel.refusals import Refusal

NO_SUCH_PERSON: Final[tuple[Refusal, ...]] = (Refusal("BB-5.2"), Refusal("BB-5.3"))
NO_HUT_TO_MOVE: Final = Refusal("BB-5.9")


def exchange_of(action: Action) -> int:
    """Which exchange an action is: tattoo (BB-5.2), shells (BB-5.3), a point (BB-5.4), an offering (BB-5.5), a god
    card (BB-5.6), a material (BB-5.7) or a hut to space 12 (BB-5.8).
    """
    if isinstance(action, Shift):
        return X_MAN if action.sex == MAN else X_WOMAN
    if isinstance(action, ScorePoint):
        return X_POINT
    if isinstance(action, TakeOffering):
        return X_OFFERING
    if isinstance(action, TakeCard):
        return X_CARD
    return X_HUT if isinstance(action, MoveHut) else X_MATERIAL


def shift(s: BoraBora, seat: int, action: Shift) -> None:
    """A man goes up the status track by his symbols (BB-5.2), a woman brings shells by hers (BB-5.3).

    The tile moves down, once in the game, even if steps are lost (BB-5.10).
    """
    board = s.spaces[seat]
    board[place_of(person_code(action.sex, action.person), board)] += 1
    person = s.edition.people[action.sex][action.person]
    if action.sex == MAN:
        s.climb(seat, person.symbols)
    else:
        s.gain_shells(seat, person.symbols)


def add_shifts(s: BoraBora, seat: int, sex: int, out: list[Action]) -> None:
    """Every sort of man, or woman, that has not moved down yet."""
    found = 0
    for code in s.spaces[seat]:
        if code >= FIRST_PERSON and not is_shifted(code) and sex_of(code) == sex:
            found |= 1 << design_of(code)
    if found:
        designs = s.edition.actions.shift[sex]
        for design in range(len(designs)):
            if found >> design & 1:
                out.append(designs[design])


def least_exchange(s: BoraBora, seat: int) -> int:
    """The lowest value that buys something: points, offerings and materials can always be had."""
    least = s.edition.always_had
    if least == 1:
        return 1
    costs = s.edition.helper_costs
    out: list[Action] = []
    EXCHANGE[seat][least].options(s, seat, out)
    for action in out:
        if not isinstance(action, Decline):
            least = min(least, costs[exchange_of(action)])
    return least


@final
class Exchange(Decision[BoraBora]):
    """Spend what is left of the value (BB-5.1), one exchange after another, and stop at any time (BB-5.10)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.exchange

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        cost = s.edition.helper_costs[exchange_of(action)]
        if cost > self.left:
            return Refusal("BB-5.1", (("need", cost), ("points", self.left)))
        if isinstance(action, Shift):
            there = person_code(action.sex, action.person) in s.spaces[seat]
            return None if there else NO_SUCH_PERSON[action.sex]
        if isinstance(action, TakeCard):
            return refuse_card(s, action.god)
        if isinstance(action, MoveHut):
            return None if can_move_hut(s, seat) else NO_HUT_TO_MOVE
        if isinstance(action, (Fill, Aside)):
            return refuse_material(s, seat, action)
        return None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        costs = s.edition.helper_costs
        left = self.left
        if costs[X_MATERIAL] <= left:
            add_any_material(s, seat, out)
        if costs[X_OFFERING] <= left:
            out.append(actions.offering)
        if costs[X_MAN] <= left:
            add_shifts(s, seat, MAN, out)
        if costs[X_WOMAN] <= left:
            add_shifts(s, seat, WOMAN, out)
        if costs[X_POINT] <= left:
            out.append(actions.point)
        if costs[X_CARD] <= left:
            add_cards(s, out)
        if costs[X_HUT] <= left and can_move_hut(s, seat):
            out.append(actions.move_hut)
        out.append(actions.no_exchange)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            return
        left = self.left - s.edition.helper_costs[exchange_of(action)]
        if left > 0:
            s.push(EXCHANGE[seat][left])
        if isinstance(action, Shift):
            shift(s, seat, action)
        elif isinstance(action, ScorePoint):
            s.score(seat, 1, HELPER_POINTS)
        elif isinstance(action, TakeOffering):
            s.gain_offerings(seat, 1)
        elif isinstance(action, TakeCard):
            take_card(s, seat, action.god)
        elif isinstance(action, MoveHut):
            move_hut(s, seat)
        else:
            take_material(s, seat, action)


# -- frames that never change, made once

EXCHANGE: Final = [[Exchange(seat, left) for left in range(FACES + 1)] for seat in range(MOST_SEATS)]
