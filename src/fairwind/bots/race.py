"""Sequential halving: the answers share sampled worlds, and the worse half of them drops out, again and again."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, Final

from fairwind.bots.effort import Budget
from fairwind.bots.thought import Candidate
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded
from fairwind.kernel.native import mypyc_attr
from fairwind.kernel.play import answer, options, waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

CHECK_EVERY: Final = 8  # worlds, before somebody can be found to be out of reach
OUT_OF_REACH: Final = 3.5  # standard errors of the difference


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a state is worth to a seat, after playing on as it sees fit; the last verdict stays readable."""

    def __init__(self) -> None:
        self.points = 0.0
        self.margin = 0.0
        self.win = 0.0
        self.items: dict[str, float] = {}  # by item of the scores, if they are wanted
        self.asked = 1  # evaluations that the verdict took

    @abstractmethod
    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        """The value of a state, which is the judge's own to change."""


class Entrant:
    """A candidate in the race, with every value it was given: number n comes from world n."""

    def __init__(self, action: Action, prior: float = 0.0, plan: list[Action] | None = None) -> None:
        self.action: Final = action
        self.plan: Final[list[Action]] = plan or []  # how the seat goes on in the same turn, as long as it can
        self.prior: Final = prior  # how much better than the mean of all it seemed at first sight
        self.standing = 0.0  # its mean, and what is left of the first sight: it is ranked by this
        self.values: list[float] = []
        self.sum = 0.0
        self.points = 0.0
        self.margin = 0.0
        self.win = 0.0
        self.items: dict[str, float] = {}

    def mean(self) -> float:
        """Its mean value."""
        return self.sum / len(self.values) if self.values else -math.inf

    def note(self, value: float, judge: Judge) -> None:
        """Take a verdict in."""
        self.values.append(value)
        self.sum += value
        self.points += judge.points
        self.margin += judge.margin
        self.win += judge.win
        for item, points in judge.items.items():
            self.items[item] = self.items.get(item, 0.0) + points

    def candidate(self, error: float) -> Candidate:
        """What it came to."""
        made = Candidate(self.action)
        visits = len(self.values)
        made.value, made.visits, made.error = self.mean(), visits, error
        if visits:
            made.points, made.margin, made.win = self.points / visits, self.margin / visits, self.win / visits
            made.items = {item: points / visits for item, points in self.items.items()}
        return made


def error_between(one: Entrant, other: Entrant) -> float:
    """The standard error of the difference of two means, over the worlds that both were tried in."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return math.inf
    total = squares = 0.0
    for n in range(count):
        difference = one.values[n] - other.values[n]
        total += difference
        squares += difference * difference
    variance = max(0.0, squares - total * total / count) / (count - 1)
    return math.sqrt(variance / count)


def own_error(entrant: Entrant) -> float:
    """The standard error of a mean."""
    count = len(entrant.values)
    if count < 2:
        return math.inf
    squares = 0.0
    for value in entrant.values:
        squares += value * value
    return math.sqrt(max(0.0, squares - entrant.sum * entrant.sum / count) / (count - 1) / count)


class Race:
    """One choice: entrants, worlds that they share, and a budget."""

    def __init__(
        self, position: Position, generator: Generator, judge: Judge, budget: Budget, trust: float = 0.0
    ) -> None:
        self.spec: Final[GameSpec[Any, Any]] = position.spec
        self.position: Final = position
        self.generator: Final = generator
        self.judge: Final = judge
        self.budget: Final = budget
        self.trust: Final = trust  # how many worlds the first sight is worth
        self.worlds = 0

    def run(self, alive: list[Entrant]) -> list[Entrant]:
        """All entrants, the best first; those that dropped out later before those that dropped out sooner."""
        out: list[Entrant] = []
        rounds = max(1, (len(alive) - 1).bit_length())
        for n in range(rounds):
            alive = self._until((n + 1) / rounds, alive, out)
            self._rank(alive)
            keep = max(1, (len(alive) + 1) // 2) if n < rounds - 1 else len(alive)
            out += reversed(alive[keep:])
            alive = alive[:keep]
            if len(alive) == 1:
                break
        return alive + out[::-1]

    def _until(self, part: float, alive: list[Entrant], out: list[Entrant]) -> list[Entrant]:
        """Try everybody in world after world until this part of the budget is used; whoever is out of reach leaves."""
        while True:
            before = self.budget.spent()
            self._try_all(alive)
            spent = self.budget.spent()
            if spent + (spent - before) / 2 >= part:  # more than half of another world would be too much
                return alive
            if self.worlds % CHECK_EVERY == 0:
                alive = within_reach(alive, out)
                if len(alive) == 1:
                    return alive

    def _rank(self, alive: list[Entrant]) -> None:
        """The best first: by their means, and by what they seemed at first as long as they were hardly tried."""
        middle = 0.0
        for entrant in alive:
            middle += entrant.mean() / len(alive)
        for entrant in alive:
            tried = len(entrant.values)
            shown = entrant.mean() * tried + (middle + entrant.prior) * self.trust
            entrant.standing = shown / (tried + self.trust)
        alive.sort(key=worst_last)

    def _try_all(self, alive: list[Entrant]) -> None:
        """One more world; chance and choices run alike in it for everybody."""
        spec, seat, judge = self.spec, self.position.seat, self.judge
        streams = self.generator.fork(self.worlds)
        self.worlds += 1
        world = self.position.world(Seeded("", streams.fork(0)))
        for entrant in alive:
            s: State = spec.clone(world)
            answer(s, seat, entrant.action)
            if entrant.plan:
                follow(s, seat, entrant.plan)
            value = judge.judge(s, Seeded("", streams.fork(1)), streams.fork(2))
            entrant.note(value, judge)
            self.budget.used += judge.asked


def follow(s: State, seat: int, plan: list[Action]) -> None:
    """Go on as planned, as long as it is the seat's choice and the answer is one."""
    found: list[Action] = []
    for action in plan:
        decision = waiting_decision(s)
        if decision is None or not decision.owes(s, seat):
            return
        found.clear()
        options(s, seat, found)
        if action not in found:
            return
        answer(s, seat, action)


def worst_last(entrant: Entrant) -> float:
    """For sorting."""
    return -entrant.standing


def within_reach(alive: list[Entrant], out: list[Entrant]) -> list[Entrant]:
    """Who can still catch the leader; the others are added to those that are out."""
    leader = alive[0]
    for entrant in alive:
        if entrant.mean() > leader.mean():
            leader = entrant
    kept: list[Entrant] = []
    for entrant in alive:
        behind = leader.mean() - entrant.mean()
        if entrant is leader or behind <= OUT_OF_REACH * error_between(leader, entrant):
            kept.append(entrant)
        else:
            out.append(entrant)
    return kept
