"""A bot that sees the truth: what others hold, and what will be drawn. Only the arena has it, to find out what
knowing everything is worth; whatever plays with people never meets it.
"""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.advice import advice
from fairwind.bots.bot import Bot
from fairwind.bots.effort import Budget, Effort, TurnEffort
from fairwind.bots.guard import Glance, what_keeps_more
from fairwind.bots.montecarlo import Playouts, worth_trying
from fairwind.bots.race import CHECK_EVERY, Entrant, within_reach
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
    """Halves the answers as `montecarlo` does, with the same answers, guard rails, playouts and effort, but in the true
    world with the true draws: all that is left open is what everybody will answer.
    """

    def __init__(self, seed: str, effort: Effort, table: OpenTable) -> None:
        self.generator: Final = Generator(seed)
        self.turn_effort: Final = TurnEffort(effort)
        self.table: Final = table
        self.choices = 0

    def choose(self, position: Position) -> Action:
        self.choices += 1
        streams = self.generator.fork(self.choices)
        share = self.turn_effort.share(position.clock())
        budget = Budget(self.turn_effort.effort, share)
        glance = Glance(position, advice(self.table.spec, position.edition), streams, wins_grow=True)
        found, known = glance.worth_a_thought(position.options()), glance.known
        tried = worth_trying(position, found, known, streams, budget.evaluations)
        judge = Playouts(self.table.spec, position.seat, known, position.clock(), items=False, late=glance.late)
        ranked = self._halved([Entrant(action) for action in tried], judge, streams, budget, position.seat)
        self.turn_effort.give_back(share * max(0.0, 1 - budget.spent()))
        what_keeps_more(position, ranked, streams)
        return ranked[0].action

    def _halved(
        self, alive: list[Entrant], judge: Playouts, streams: Generator, budget: Budget, seat: int
    ) -> list[Entrant]:
        """Those that were not left behind, the best first."""
        rounds = max(1, (len(alive) - 1).bit_length())
        tries = 0
        for n in range(rounds):
            while tries == 0 or (len(alive) > 1 and budget.spent() < (n + 1) / rounds):
                self._try_all(alive, judge, streams.fork(tries), seat)
                budget.used += len(alive)
                tries += 1
                if tries % CHECK_EVERY == 0:
                    alive = within_reach(alive, [])
            alive.sort(key=_worst_last)
            if n < rounds - 1:
                alive = alive[: (len(alive) + 1) // 2]
        return alive

    def _try_all(self, alive: list[Entrant], judge: Playouts, stream: Generator, seat: int) -> None:
        """Play every answer on once; the choices that follow run alike for all of them."""
        table = self.table
        for entrant in alive:
            s: State = table.spec.clone(table.state)
            answer(s, seat, entrant.action)
            entrant.note(judge.judge(s, table.foreseen(), stream.fork(0)), judge)


def _worst_last(entrant: Entrant) -> float:
    return -entrant.mean()
