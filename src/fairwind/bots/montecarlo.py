"""A bot that plays every answer out by the game's advice, in sampled worlds, and takes what comes to most."""

from __future__ import annotations

import math
from typing import Any, Final

from fairwind.bots.advice import KEEP, Advice, advice
from fairwind.bots.effort import Budget
from fairwind.bots.guard import Glance, what_keeps_more
from fairwind.bots.race import Entrant, Judge, Race, own_error
from fairwind.bots.thinker import Thinker
from fairwind.bots.thought import Thought
from fairwind.bots.weighted import option_weights
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator
from fairwind.kernel.play import is_over
from fairwind.kernel.playout import weighted_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import ROUND, GameSpec
from fairwind.kernel.state import State

MARGIN: Final = 0.3  # how much of the lead over the best of the others counts beside the own points
WIN: Final = 10.0  # what a win is worth in points, where a playout comes to the end
LATE_WIN: Final = 60.0  # and late in the game, when there is little left to gain but the win
SPREAD: Final = 15.0  # points: about the lead at which three of four games are won, when a playout is cut
TRIES: Final = 2  # evaluations that an answer needs at least to be worth looking at
LEAST: Final = 0.0  # answers that weigh less than this part of the heaviest are not looked at


class Playouts(Judge):
    """Plays on by advice until the game is over or the clock says stop, and counts."""

    def __init__(
        self, spec: GameSpec[Any, Any], seat: int, known: Advice, clock: int, items: bool, late: bool = False
    ) -> None:
        super().__init__()
        self.spec: Final = spec
        self.seat: Final = seat
        self.known: Final = known
        self.with_items: Final = items
        self.share: Final = known.setting("margin", MARGIN)
        self.worth: Final = known.setting("late_win", LATE_WIN) if late else known.setting("win", WIN)
        self.spread: Final = known.setting("spread", SPREAD)
        self.keep: Final = known.setting(KEEP, 0.0)
        self.most: Final = int(known.setting("answers", spec.longest))
        rounds = int(known.setting("rounds", 0))
        self.until: Final = (clock // ROUND + rounds) * ROUND if rounds else -1

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        weighted_playout(self.spec, s, driver, choose, self.known.weights, self.most, self.until)
        return self.count(s)

    def count(self, s: State) -> float:
        """Own points, a share of the lead, and the win."""
        spec, seat = self.spec, self.seat
        if self.with_items:
            self.items = points_by_item(spec, s, seat)
        mine = spec.total(s, seat)
        self.points = float(mine)
        if s.seats == 1:
            return self.points
        best = -ROUND
        for other in range(s.seats):
            if other != seat:
                best = max(best, spec.total(s, other))
        self.margin = float(mine - best)
        value = self.points + self.share * self.margin
        if self.keep:
            value += self.keep * spec.keeps(s, seat)
        if is_over(s):
            places = spec.result(s).places
            self.win = 1.0 / places.count(1) if places[seat] == 1 else 0.0
            return value + self.worth * self.win
        self.win = 1 / (1 + math.exp(-self.margin / self.spread))
        return value + self.worth * self.win


def points_by_item(spec: GameSpec[Any, Any], s: State, seat: int) -> dict[str, float]:
    """What a seat would have if the game ended now, by item of the scores."""
    found: dict[str, float] = {}
    for item, points in spec.scores(s, seat):
        found[item] = found.get(item, 0.0) + points
    return found


class Montecarlo(Thinker):
    """Sequential halving over the answers, with weighted playouts."""

    def ranked(self, position: Position, found: list[Action], items: bool) -> Thought:
        generator = self.next_luck()
        share = self.turn_effort.share(position.clock())
        budget = Budget(self.turn_effort.effort, share)
        glance = Glance(position, advice(position.spec, position.edition), generator, wins_grow=True)
        known, found = glance.known, glance.worth_a_thought(found)
        judge = Playouts(position.spec, position.seat, known, position.clock(), items, glance.late)
        race = Race(position, generator, judge, budget)
        tried = worth_trying(position, found, known, generator, budget.evaluations)
        ranked = race.run([Entrant(action) for action in tried])
        self.turn_effort.give_back(share * max(0.0, 1 - budget.spent()))
        what_keeps_more(position, ranked, generator)
        return Thought([entrant.candidate(own_error(entrant)) for entrant in ranked], sampled=True)


def not_ruled_out(position: Position, found: list[Action], known: Advice) -> list[Action]:
    """The answers that the advice does not rule out: so early in the game, and beside what it holds for best."""
    if known.not_before:
        now = position.clock() // ROUND
        found = [action for action in found if known.not_before.get(action.id, 0) <= now] or found
    weights = option_weights(known, position, found)
    least = known.setting("least", LEAST) * max(weights)
    return [action for action, weight in zip(found, weights, strict=True) if weight >= least]


def worth_trying(
    position: Position, found: list[Action], known: Advice, generator: Generator, evaluations: int
) -> list[Action]:
    """The answers that the advice does not rule out, and no more of them than the effort can tell apart."""
    left = not_ruled_out(position, found, known)
    room = max(2, int(evaluations / known.setting("tries", TRIES)))
    if len(left) <= room:
        return left
    drawn = generator.fork(-2000)
    weights = option_weights(known, position, left)
    chosen: list[Action] = []
    while len(chosen) < room and any(weights):
        at = drawn.pick(weights)
        chosen.append(left.pop(at))
        weights.pop(at)
    return chosen
