"""A sequel: how a game would likely have gone on after another answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fairwind.bots.effort import Effort
from fairwind.coach.comparison import compared
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actors, is_over, options, play, refusal, toss, waiting_chance
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

AT_A_GLANCE: Final = Effort(40)  # for each answer: it is told, and judges nobody
MOST_REPLIES: Final = 6
MOST_DRAWS: Final = 3  # what is turned up after a turn hardly matters; after a whole deal nothing is likely any more
SEED: Final = "sequel"


class Sequel:
    """A table at which a game goes on as it likely would have.

    Draws come out by a chance that is the same each time, so that it can be told again from the answers alone.
    """

    def __init__(self, spec: GameSpec[Any, Any], table: State) -> None:
        self.spec: Final = spec
        self.state: Final[State] = spec.clone(table)
        self._driver: Final = Seeded(SEED)
        self._draws = 0

    def comes_to(self, seat: int, action: Action) -> bool:
        """Go on to where a seat can give this answer; False if it cannot."""
        while not self._can(seat, action):
            if not self._goes_on():
                return False
        return True

    def asks(self) -> int:
        """Go on to where somebody has a choice, and say who; -1 if nothing can be told any more."""
        while self._goes_on():
            pass
        return -1 if is_over(self.state) or waiting_chance(self.state) is not None else actors(self.state)[0]

    def _can(self, seat: int, action: Action) -> bool:
        s = self.state
        if is_over(s) or waiting_chance(s) is not None:
            return False
        return seat in actors(s) and refusal(s, seat, action) is None

    def _goes_on(self) -> bool:
        """Let one thing happen that nobody chooses; False if there is none, or too much was drawn."""
        s = self.state
        if is_over(s):
            return False
        chance = waiting_chance(s)
        if chance is not None:
            self._draws += 1
            if self._draws <= MOST_DRAWS:
                toss(s, self._driver.draw(s, chance))
            return self._draws <= MOST_DRAWS
        who, found = actors(s)[0], list[Action]()
        options(s, who, found)
        if len(found) == 1:
            play(s, who, found[0])
        return len(found) == 1


def likely_replies(
    spec: GameSpec[Any, Any], table: State, seat: int, line: Sequence[Action]
) -> tuple[tuple[int, str], ...]:
    """What would likely have followed at the true table after a seat's turn: who chooses what, each by what they know.

    It ends with the seat's own next answer.
    """
    sequel = Sequel(spec, table)
    for action in line:
        if not sequel.comes_to(seat, action):
            return ()  # it was possible only in the world that the coach imagined
        play(sequel.state, seat, action)
    told: list[tuple[int, str]] = []
    while len(told) < MOST_REPLIES:
        who = sequel.asks()
        if who < 0:
            break
        chosen = compared(Position(spec, sequel.state, who), AT_A_GLANCE, SEED)[0].action
        play(sequel.state, who, chosen)
        told.append((who, chosen.text))
        if who == seat and any(each != seat for each, _ in told):
            break
    return tuple(told)
