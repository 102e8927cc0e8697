"""Guard rails: a win in hand is taken, and what keeps more is preferred where it costs nothing."""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.advice import Advice
from fairwind.bots.race import Entrant, error_between
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import answer, is_over, options, waiting_decision
from fairwind.kernel.playout import weighted_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

GLANCES: Final = 4  # short playouts that show whether the end is near at all
NEAR: Final = 6  # answers
LATE: Final = 20  # answers of two seats before the end: from there on a win counts for more
WORLDS: Final = 3  # in which a win must be certain
STEPS: Final = 200  # of the own turn that are looked through in each


class Glance:
    """What some short playouts show of the end of the game when somebody has to choose: which answers are worth a
    thought, whether it is late, and which advice to follow until then.

    A judge that counts no wins more for being late (`wins_grow`) need not look so far, unless it likes something.
    """

    def __init__(self, position: Position, known: Advice, generator: Generator, wins_grow: bool) -> None:
        self.position: Final = position
        self.generator: Final = generator
        late = late_from(known, position.seats) if wins_grow or known.likes() else 0
        self.left: Final = answers_left(max(NEAR, late), position, known, generator)
        self.late: Final = self.left <= late
        # Once it is late there is no rest of the game left for which anything could be liked.
        self.known: Final = known.as_it_counts() if self.late else known

    def worth_a_thought(self, found: list[Action]) -> list[Action]:
        """The answers after which the game can be ended within the own turn, as its winner, whatever others hold; all
        of them if there is no such answer.
        """
        if self.left > NEAR:
            return found
        winners = [action for action in found if wins_at_once(self.position, action, self.generator)]
        return winners or found


def late_from(known: Advice, seats: int) -> int:
    """How many answers before the end it begins to be late: the advice says it for two seats."""
    return int(known.setting("late", LATE)) * seats // 2


def answers_left(most: int, position: Position, known: Advice, generator: Generator) -> int:
    """The fewest answers after which the game was over in a short playout; more than `most` if it was in none, or for
    somebody alone, who has nobody to beat.
    """
    fewest = most + 1
    for n in range(GLANCES if position.seats > 1 else 0):
        streams = generator.fork(-1 - n)
        s = position.world(Seeded("", streams.fork(0)))
        weights = known.weights
        answers = weighted_playout(position.spec, s, Seeded("", streams.fork(1)), streams, weights, fewest - 1, -1)
        if is_over(s):
            fewest = answers
        if fewest <= NEAR:
            break
    return fewest


def wins_at_once(position: Position, action: Action, generator: Generator) -> bool:
    """Whether this answer, and others of the same turn, end the game with a win in all of some sampled worlds."""
    for n in range(WORLDS):
        world = position.world(Seeded("", generator.fork(-100 - n)))
        answer(world, position.seat, action)
        if not EndOfTurn(position.spec, position.seat).wins(world):
            return False
    return True


class EndOfTurn:
    """Looks through the rest of a turn for an end of the game that wins."""

    def __init__(self, spec: GameSpec[Any, Any], seat: int) -> None:
        self.spec: Final = spec
        self.seat: Final = seat
        self.steps = STEPS

    def wins(self, s: State) -> bool:
        """Whether the seat can end the game from here without anybody else, and without luck, and be its winner."""
        if is_over(s):
            places = self.spec.result(s).places
            return places[self.seat] == 1 and places.count(1) == 1  # a shared win may be less than there is to have
        decision = waiting_decision(s)
        if decision is None or not decision.owes(s, self.seat):
            return False
        found: list[Action] = []
        options(s, self.seat, found)
        for action in found:
            self.steps -= 1
            if self.steps < 0:
                return False
            next_state: State = self.spec.clone(s)
            answer(next_state, self.seat, action)
            if self.wins(next_state):
                return True
        return False


def what_keeps_more(position: Position, ranked: list[Entrant], generator: Generator) -> None:
    """If the best puts an end to something while other things could be done, and another is as good within noise and
    does not, that one is put first.
    """
    world = position.world(Seeded("", generator.fork(-1000)))
    best = ranked[0]
    if position.spec.ending(world, position.seat, best.action) is None:
        return
    for n in range(1, len(ranked)):
        rival = ranked[n]
        if best.mean() - rival.mean() > error_between(best, rival):
            continue
        if position.spec.ending(world, position.seat, rival.action) is None:
            ranked.insert(0, ranked.pop(n))
            return
