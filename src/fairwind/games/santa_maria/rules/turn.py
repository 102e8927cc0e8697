"""Chapter 2: turns, and the four main actions to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Activate, Retreat, TakeTile, UseDie
from fairwind.games.santa_maria.rules.buildings import activate_building, add_activations, refuse_activation
from fairwind.games.santa_maria.rules.dice import add_dice, refuse_die, take_die
from fairwind.games.santa_maria.rules.expand import add_tiles, refuse_tile, take_tile
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.rules.retreat import add_retreats, go_back, refuse_retreat
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import MOST_SEATS, ON_DISPLAY
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import ROUND
from fairwind.kernel.state import NONE


@final
class NextTurn(Step[SantaMaria]):
    """The next seat that has not retreated, clockwise (SM-2.1, SM-7.6); the last goes on alone (SM-7.7).

    When everybody has retreated, the end of the year is next on the stack.
    """

    def run(self, s: SantaMaria) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if not s.has_retreated(seat):
                # The turn is over when its main action is (SM-2.2).
                s.owe(TAKE_TURN[seat], NEXT_TURN[(seat + 1) % s.seats])
                return
            seat = (seat + 1) % s.seats


@final
class TakeTurn(InTurn):
    """Expand, activate a building, use a die, or retreat: exactly one of them (SM-2.1)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        actions = s.edition.actions
        dice = [*actions.white, *actions.blue, *actions.blue_column]
        return [*actions.tile, *actions.activate, *dice, *actions.retreat]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, TakeTile):
            return refuse_tile(s, seat, action.tile)
        if isinstance(action, Activate):
            return refuse_activation(s, seat, action.cell)
        if isinstance(action, UseDie):
            return refuse_die(s, seat, action)
        assert isinstance(action, Retreat)
        return refuse_retreat(s, action.space)

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        add_tiles(s, seat, out)
        add_activations(s, seat, out)
        add_dice(s, seat, out)
        add_retreats(s, out)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, TakeTile):
            take_tile(s, seat, action.tile)
        elif isinstance(action, Activate):
            activate_building(s, seat, action.cell)
        elif isinstance(action, UseDie):
            take_die(s, seat, action)
        elif isinstance(action, Retreat):
            go_back(s, seat, action.space)


# -- the clock

THE_TURN: Final = 2  # on the stack: above the end of the year and the next turn


def clock(s: SantaMaria) -> int:
    """The year and its turns that are over; it stands still in a turn, and from the end of a year to the next one."""
    pending = s.pending
    waiting = len(pending)
    if waiting < THE_TURN or not isinstance(pending[THE_TURN - 1], NextTurn):
        return ROUND * s.year + ROUND - 1 if s.year else 0
    turns = main_actions(s)
    if waiting > THE_TURN and not isinstance(pending[THE_TURN], TakeTurn):
        turns -= 1  # the last one is still under way
    return ROUND * s.year + turns


def main_actions(s: SantaMaria) -> int:
    """All main actions of this year: each leaves a trace until the year is over (SM-2.1)."""
    taken = 2 * ON_DISPLAY - sum(s.display)
    for seat in range(s.seats):
        taken += s.white_used[seat] + s.blue_used[seat] + s.activated[seat]
    for seat in s.retreat:
        if seat != NONE:
            taken += 1
    return taken


# -- frames that never change, made once

NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
