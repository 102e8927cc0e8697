"""A bot that sees the truth: what others hold, and what will be drawn. Only the arena has it, to find out what
knowing everything is worth; whatever plays with people never meets it.
"""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.advice import advice
from fairwind.bots.bot import Bot
from fairwind.bots.effort import Budget, Effort, TurnEffort
from fairwind.bots.montecarlo import Playouts
from fairwind.bots.race import Entrant
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Keyed
from fairwind.kernel.play import answer
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

CLAIRVOYANT: Final = "clairvoyant"


class OpenTable:
    """The table itself: the true state, and the driver whose key says what will be drawn."""

    def __init__(self, spec: GameSpec[Any, Any], state: State, driver: Keyed, key: bytes) -> None:
        self.spec: Final = spec
        self.state: Final = state
        self.driver: Final = driver
        self.key: Final = key

    def foreseen(self) -> Keyed:
        """A driver that draws what the table will draw from here on."""
        driver = Keyed(self.key)
        driver.go_back(self.driver.mark())
        return driver


class Clairvoyant(Bot):
    """Halves the answers as `montecarlo` does, with the same playouts and effort, but in the true world with the true
    draws: all that is left open is what everybody will answer.
    """

    def __init__(self, seed: str, effort: Effort, table: OpenTable) -> None:
        self.generator: Final = Generator(seed)
        self.turn_effort: Final = TurnEffort(effort)
        self.table: Final = table
        self.choices = 0

    def choose(self, position: Position) -> Action:
        self.choices += 1
        table, seat = self.table, position.seat
        known = advice(table.spec, position.edition)
        budget = Budget(self.turn_effort.effort, self.turn_effort.share(position.clock()))
        judge = Playouts(table.spec, seat, known, position.clock(), items=False)
        alive = [Entrant(action) for action in position.options()]
        rounds = max(1, (len(alive) - 1).bit_length())
        streams = self.generator.fork(self.choices)
        tries = 0
        for n in range(rounds):
            while tries == 0 or budget.spent() < (n + 1) / rounds:
                self._try_all(alive, judge, streams.fork(tries), seat)
                budget.used += len(alive)
                tries += 1
            alive.sort(key=_worst_last)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action

    def _try_all(self, alive: list[Entrant], judge: Playouts, stream: Generator, seat: int) -> None:
        """Play every answer on once; the choices that follow run alike for all of them."""
        table = self.table
        for entrant in alive:
            s: State = table.spec.clone(table.state)
            answer(s, seat, entrant.action)
            entrant.note(judge.judge(s, table.foreseen(), stream.fork(0)), judge)


def _worst_last(entrant: Entrant) -> float:
    return -entrant.mean()
