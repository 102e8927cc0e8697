"""A bot for every game: it looks through its own turn for the best standing, and no further."""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.bot import Bot
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded
from fairwind.kernel.play import advance, answer, is_over, options, random_playout, waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

WON: Final = 1000  # a game that is over counts by its winner, then by its points
LONGEST_TURN: Final = 60  # answers; nobody looks further than this into a turn


def standing(spec: GameSpec[Any, Any], s: State, seat: int) -> int:
    """What the final scoring would give now, against the best opponent."""
    totals = [0] * s.seats
    for player in range(s.seats):
        for _, points in spec.scores(s, player):
            totals[player] += points
    best = max((totals[other] for other in range(s.seats) if other != seat), default=0)
    value = totals[seat] - best
    if is_over(s):
        value += WON if spec.result(s).places[seat] == 1 else -WON
    return value


class Greedy(Bot):
    """Tries every answer in some sampled worlds, goes through the rest of its own turn, and takes what leaves it best.

    Where several answers are equally good, a few random answers of everybody decide.
    """

    def __init__(self, seed: str, worlds: int = 5, budget: int = 160, playout: int = 24) -> None:
        self.seed: Final = seed
        self.worlds: Final = worlds
        self.budget: Final = budget  # how many ends of the turn are looked at in each world
        self.playout: Final = playout  # how many answers everybody gives where several are equally good
        self.choices = 0

    def choose(self, position: Position) -> Action:
        found = position.options()
        self.choices += 1
        if len(found) == 1:
            return found[0]
        best = self._best(position, found, [self._turn_value(position, action, len(found)) for action in found])
        if len(best) == 1:
            return best[0]
        return self._best(position, best, [self._playout_value(position, action) for action in best])[0]

    def _best(self, position: Position, found: list[Action], values: list[int]) -> list[Action]:
        most = max(values)
        return [action for action, value in zip(found, values, strict=True) if value == most]

    def _sampled(self, position: Position, n: int) -> tuple[State, Driver, Generator]:
        """World number n, and the chance and choices that follow in it: the same for every answer that is tried."""
        seed = f"{self.seed}/{self.choices}/{n}"
        return position.world(Seeded(f"{seed}/world")), Seeded(f"{seed}/table"), Generator(f"{seed}/turn")

    def _turn_value(self, position: Position, action: Action, rivals: int) -> int:
        """The best standings at the end of the turn that begins with this answer, added up over the worlds."""
        total = 0
        for n in range(self.worlds):
            world, driver, generator = self._sampled(position, n)
            answer(world, position.seat, action)
            turn = Turn(position.spec, position.seat, driver, generator)
            total += turn.value(world, max(1, self.budget // rivals), LONGEST_TURN)
        return total

    def _playout_value(self, position: Position, action: Action) -> int:
        """The standings after a few random answers of everybody, added up over the worlds."""
        total = 0
        for n in range(self.worlds):
            world, driver, generator = self._sampled(position, n)
            answer(world, position.seat, action)
            random_playout(world, driver, generator, self.playout)
            total += standing(position.spec, world, position.seat)
        return total


class Turn:
    """The rest of a seat's turn in one world."""

    def __init__(self, spec: GameSpec[Any, Any], seat: int, driver: Driver, generator: Generator) -> None:
        self.spec: Final = spec
        self.seat: Final = seat
        self.driver: Final = driver
        self.generator: Final = generator

    def value(self, s: State, budget: int, left: int) -> int:
        """The best standing at the end of the turn: every answer is tried while the budget lasts, then any one.

        Changes the state: give it one of your own.
        """
        while left > 0:
            advance(s, self.driver)
            decision = waiting_decision(s)
            if decision is None or not decision.owes(s, self.seat):
                break
            found: list[Action] = []
            options(s, self.seat, found)
            left -= 1
            if 1 < len(found) <= budget:
                return self._best_of(s, found, budget // len(found), left)
            answer(s, self.seat, found[self.generator.below(len(found))])
        return standing(self.spec, s, self.seat)

    def _best_of(self, s: State, found: list[Action], budget: int, left: int) -> int:
        best = -10 * WON
        for action in found:
            world: State = self.spec.clone(s)
            answer(world, self.seat, action)
            best = max(best, self.value(world, budget, left))
        return best
