"""A bot with a judgement of its own: a small net values where each line of the own turn leads."""

from __future__ import annotations

import heapq
import math
from typing import Any, Final

from fairwind.bots.advice import NET_KEEP, Advice, advice
from fairwind.bots.effort import Budget, Effort
from fairwind.bots.guard import Glance
from fairwind.bots.montecarlo import Montecarlo, not_ruled_out, points_by_item
from fairwind.bots.net import CHANCE, ITEM, MARGIN, POINTS, WIN, Net, Reader, net_of
from fairwind.bots.race import Judge
from fairwind.bots.thinker import Thinker
from fairwind.bots.thought import Candidate, Thought, by_value
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded
from fairwind.kernel.play import answer, is_over, options, waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.spec import ROUND, GameSpec
from fairwind.kernel.state import State

SHARE: Final = 1.0  # how much of the expected lead counts beside the expected points
WORTH: Final = 10.0  # what a win is worth in points
WORLDS: Final = 2  # in which every line is looked at: more matters only where an answer shows hidden cards


class Judgement(Judge):
    """What the net makes of a state, for one seat: the points there are, and what it thinks is still to come."""

    def __init__(self, spec: GameSpec[Any, Any], net: Net, seat: int, seats: int, known: Advice) -> None:
        super().__init__()
        self.spec: Final = spec
        self.net: Final = net
        self.seat: Final = seat
        self.reader: Final = Reader(net, net.rows_for(spec, seats))
        self.win_at: Final = net.names.index(WIN)
        self.chance_at: Final = net.names.index(CHANCE if CHANCE in net.names else WIN)
        self.points_at: Final = net.names.index(POINTS)
        self.margin_at: Final = net.names.index(MARGIN)
        self.share: Final = known.setting("net_margin", SHARE) if seats > 1 else 0.0
        self.worth: Final = known.setting("net_win", WORTH) if seats > 1 else 0.0
        self.keep: Final = known.setting(NET_KEEP, 0.0) if seats > 1 else 0.0
        self.said: list[float] = []

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        return self.value(s)

    def value(self, s: State) -> float:
        """Expected points, a share of the expected lead, and the chance to win; exact once the game is over."""
        self.count(s)
        won = 0.0  # by which it chooses; what it tells, `win`, was measured among equals
        if is_over(s):
            self.said = []
            places = self.spec.result(s).places
            self.win = won = 1.0 / places.count(1) if places[self.seat] == 1 else 0.0
        else:
            self.spec.observe(s, self.seat, self.reader.blank())
            said = self.reader.outputs()
            self.said = said
            self.points += said[self.points_at]
            self.margin += said[self.margin_at]
            self.win = chance_of(said[self.chance_at])
            won = self.win if self.chance_at == self.win_at else chance_of(said[self.win_at])
        value = self.points + self.share * self.margin + self.worth * won
        return value + self.keep * self.spec.keeps(s, self.seat) if self.keep else value

    def count(self, s: State) -> None:
        """Points and lead as if the game ended now."""
        mine = self.spec.total(s, self.seat)
        best = -ROUND if s.seats > 1 else mine
        for other in range(s.seats):
            if other != self.seat:
                best = max(best, self.spec.total(s, other))
        self.points, self.margin = float(mine), float(mine - best)

    def items_of(self, s: State, said: list[float]) -> dict[str, float]:
        """Expected points at the end by item of the scores: those there are, and what the net said is to come."""
        found = points_by_item(self.spec, s, self.seat)
        for place, to_come in enumerate(said):
            name = self.net.names[place]
            if name.startswith(ITEM):
                item = name.removeprefix(ITEM)
                found[item] = found.get(item, 0.0) + to_come
        return found


def chance_of(logit: float) -> float:
    """A chance from its logit."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))


class TurnLine:
    """A state that some answers of the own turn lead to, the first of them, and what the judge made of it."""

    def __init__(self, s: State, first: int, answers: list[Action], judge: Judgement) -> None:
        self.state: Final = s
        self.first: Final = first
        self.answers: Final = answers  # all of them, the first too
        self.value: Final = judge.value(s)
        self.points: Final = judge.points
        self.margin: Final = judge.margin
        self.win: Final = judge.win
        self.said: Final = judge.said


class Limit:
    """How far a search may go: so many looks in each world, and this part of the budget in all."""

    def __init__(self, looks: int, part: float = 1.0) -> None:
        self.looks: Final = looks
        self.part: Final = part


class OwnTurn:
    """Looks through a seat's own turn in one world, the most promising line first."""

    def __init__(self, spec: GameSpec[Any, Any], seat: int, judge: Judgement) -> None:
        self.spec: Final = spec
        self.seat: Final = seat
        self.judge: Final = judge
        self.open: list[tuple[float, int, TurnLine]] = []
        self.best: list[TurnLine | None] = []  # by first answer: the best line that has come to the end of the turn
        self.looks = 0

    def search(self, world: State, first: list[Action], budget: Budget, limit: Limit) -> list[TurnLine]:
        """The best line found for each first answer."""
        self.best = [None] * len(first)
        for n in range(len(first)):
            self._answer(world, [], first[n], n)
        budget.used += len(first)
        while self.open and self.looks < limit.looks and budget.spent() < limit.part:
            before = self.looks
            self._expand(heapq.heappop(self.open)[2])
            budget.used += self.looks - before
        for entry in self.open:
            self._keep(entry[2])
        lines: list[TurnLine] = []
        for line_or_none in self.best:
            assert line_or_none is not None
            lines.append(line_or_none)
        return lines

    def _expand(self, line: TurnLine) -> None:
        found: list[Action] = []
        options(line.state, self.seat, found)
        for action in found:
            self._answer(line.state, line.answers, action, line.first)

    def _answer(self, before: State, given: list[Action], action: Action, first: int) -> None:
        """Give an answer, and those after it that leave no choice."""
        s: State = self.spec.clone(before)
        answer(s, self.seat, action)
        answers = [*given, action]
        found: list[Action] = []
        mine = self._owes(s)
        while mine:
            found.clear()
            options(s, self.seat, found)
            if len(found) > 1:
                break
            answer(s, self.seat, found[0])
            answers.append(found[0])
            mine = self._owes(s)
        line = TurnLine(s, first, answers, self.judge)
        self.looks += 1
        if mine:
            heapq.heappush(self.open, (-line.value, self.looks, line))
        else:
            self._keep(line)

    def _owes(self, s: State) -> bool:
        decision = waiting_decision(s)
        return decision is not None and decision.owes(s, self.seat)

    def _keep(self, line: TurnLine) -> None:
        best = self.best[line.first]
        if best is None or line.value > best.value:
            self.best[line.first] = line


class Neural(Thinker):
    """Takes the first answer of the line of its own turn that the net values most.

    The effort counts what the net is asked. A game without a net is played by montecarlo.
    """

    def __init__(self, seed: str, effort: Effort) -> None:
        super().__init__(seed, effort)
        self.without_net: Final = Montecarlo(seed, effort)

    def ranked(self, position: Position, found: list[Action], items: bool) -> Thought:
        net = net_of(position.spec, position.seats)
        if net is None:
            return self.without_net.ranked(position, found, items)
        generator = self.next_luck()
        share = self.turn_effort.share(position.clock())
        budget = Budget(self.turn_effort.effort, share)
        glance = Glance(position, advice(position.spec, position.edition), generator, wins_grow=False)
        known = glance.known
        found = not_ruled_out(position, glance.worth_a_thought(found), known)
        ranked = by_lines(position, found, known, net, generator, budget, Limit(budget.evaluations))
        self.turn_effort.give_back(share * max(0.0, 1 - budget.spent()))
        return Thought(ranked)


def by_lines(
    position: Position,
    found: list[Action],
    known: Advice,
    net: Net,
    generator: Generator,
    budget: Budget,
    limit: Limit,
) -> list[Candidate]:
    """Each answer by the best line that begins with it, in the mean of some worlds; the best first.

    Every answer is looked at once, even beyond the limit.
    """
    spec, seat = position.spec, position.seat
    judge = Judgement(spec, net, seat, position.seats, known)
    worlds = WORLDS if limit.looks >= WORLDS * len(found) else 1
    found_lines: list[list[TurnLine]] = []
    for n in range(worlds):
        world = position.world(Seeded("", generator.fork(n)))
        within = Limit(limit.looks // worlds, limit.part * (n + 1) / worlds)
        found_lines.append(OwnTurn(spec, seat, judge).search(world, found, budget, within))
        if budget.spent() >= limit.part:
            break
    candidates = [Candidate(action) for action in found]
    for lines in found_lines:
        for candidate, line in zip(candidates, lines, strict=True):
            note(candidate, judge, line, 1 / len(found_lines))
    candidates.sort(key=by_value)
    return candidates


def note(candidate: Candidate, judge: Judgement, line: TurnLine, part: float) -> None:
    """Add what a line promises to a candidate, as its part of the mean over the worlds."""
    candidate.value += line.value * part
    candidate.points += line.points * part
    candidate.margin += line.margin * part
    candidate.win += line.win * part
    candidate.visits += 1
    candidate.line = line.answers
    for item, points in judge.items_of(line.state, line.said).items():
        candidate.items[item] = candidate.items.get(item, 0.0) + points * part
