"""Guard rails: a win in hand is taken, and what keeps more is preferred where it costs nothing."""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.advice import KEEP, NET_KEEP, Advice
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
LATE: Final = 20  # answers of everybody before the end: from there on a win counts for more
WORLDS: Final = 3  # in which a win must be certain
STEPS: Final = 200  # of the own turn that are looked through in each


def worth_a_thought(position: Position, options_now: list[Action], known: Advice, generator: Generator) -> list[Action]:
    """The answers after which the game can be ended within the own turn, as its winner, whatever others hold; all of
    them if there is no such answer.
    """
    if position.seats == 1 or not ends_within(NEAR, position, known, generator):
        return options_now
    winners: list[Action] = []
    for action in options_now:
        if wins_at_once(position, action, generator):
            winners.append(action)
    return winners or options_now


def ends_within(most: int, position: Position, known: Advice, generator: Generator) -> bool:
    """Whether the game can be over within so many answers."""
    for n in range(GLANCES):
        streams = generator.fork(-1 - n)
        s = position.world(Seeded("", streams.fork(0)))
        weighted_playout(position.spec, s, Seeded("", streams.fork(1)), streams, known.weights, most, -1)
        if is_over(s):
            return True
    return False


def is_late(position: Position, known: Advice, generator: Generator) -> bool:
    """Whether the game can be so near its end that who wins is what matters most."""
    return position.seats > 1 and ends_within(int(known.setting("late", LATE)), position, known, generator)


def until_late(position: Position, known: Advice, generator: Generator) -> Advice:
    """The advice, without what is only liked once the end is near: there is no rest of the game left to like it for."""
    likes = known.setting(KEEP, 0.0) > 0.0 or known.setting(NET_KEEP, 0.0) > 0.0
    return known.as_it_counts() if likes and is_late(position, known, generator) else known


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
