"""The strongest of our bots: the net picks the answers worth a closer look, and judges where the replies lead."""

from __future__ import annotations

import math
from typing import Any, Final

from fairwind.bots.advice import Advice, advice
from fairwind.bots.effort import Budget, Effort
from fairwind.bots.guard import Glance, what_keeps_more
from fairwind.bots.montecarlo import Montecarlo, Playouts, not_ruled_out
from fairwind.bots.net import Net, net_of
from fairwind.bots.neural import Judgement, Limit, by_lines
from fairwind.bots.race import Entrant, Race, own_error
from fairwind.bots.thinker import Thinker
from fairwind.bots.thought import Thought
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator
from fairwind.kernel.play import actor, advance, answer, is_over, options
from fairwind.kernel.playout import weighted_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

LOOK: Final = 0.2  # the part of the effort that goes into the first look by the net alone
CLOSER: Final = 8  # answers that get a closer look
BY_NET: Final = 0  # answers of everybody that the net plays on: dearer than by advice, and better
REPLIES: Final = 24  # answers of everybody that advice plays on then, before the net judges again
TRUST: Final = 10.0  # how many sampled worlds the net's first look is worth
MIX: Final = 0.5  # how much the end of the playout counts beside the net's judgement


class Opponents:
    """Everybody at the table, who takes what the net values most for them."""

    def __init__(self, spec: GameSpec[Any, Any], net: Net, seats: int, known: Advice) -> None:
        self.spec: Final = spec
        self.judges: Final = [Judgement(spec, net, seat, seats, known) for seat in range(seats)]
        self.asked = 0

    def play_on(self, s: State, driver: Driver, most: int) -> None:
        """Give some answers for whoever has to; those that leave no choice do not count."""
        found: list[Action] = []
        advance(s, driver)
        while not is_over(s) and most > 0:
            seat = actor(s)
            found.clear()
            options(s, seat, found)
            if len(found) > 1:
                most -= 1
            answer(s, seat, self._best(s, seat, found))
            advance(s, driver)

    def _best(self, s: State, seat: int, found: list[Action]) -> Action:
        if len(found) == 1:
            return found[0]
        best, most = found[0], -math.inf
        for action in found:
            after: State = self.spec.clone(s)
            answer(after, seat, action)
            value = self.judges[seat].value(after)
            self.asked += 1
            if value > most:
                best, most = action, value
        return best


class Replies(Judgement):
    """Plays on for a while, by the net and then by advice, and lets the net judge what came of it.

    What a playout comes to in the end may count beside that: the net knows what good play is worth, the playout what
    lies on this table.
    """

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        net: Net,
        seat: int,
        seats: int,
        known: Advice,
        clock: int,
        items: bool,
        late: bool = False,
    ) -> None:
        super().__init__(spec, net, seat, seats, known)
        self.known: Final = known
        self.with_items: Final = items
        self.by_net: Final = int(known.setting("by_net", BY_NET))
        self.most: Final = int(known.setting("replies", REPLIES))
        self.opponents: Final = Opponents(spec, net, seats, known)
        self.mix: Final = known.setting("mix", MIX)
        self.playouts: Final = Playouts(spec, seat, known, clock, items, late)

    def judge(self, s: State, driver: Driver, choose: Generator) -> float:
        if self.mix >= 1.0:
            return self._played_out(s, driver, choose)
        self.opponents.asked = 0
        if self.by_net:
            self.opponents.play_on(s, driver, self.by_net)
        self.asked = 1 + self.opponents.asked
        weighted_playout(self.spec, s, driver, choose, self.known.weights, self.most, -1)
        value = self.value(s)
        if self.with_items:
            self.items = self.items_of(s, self.said)
        if self.mix == 0.0 or is_over(s):
            return value
        return (1 - self.mix) * value + self.mix * self.playouts.judge(s, driver, choose)

    def _played_out(self, s: State, driver: Driver, choose: Generator) -> float:
        """By the playout alone, where the net knows less than that."""
        playouts = self.playouts
        value = playouts.judge(s, driver, choose)
        self.points, self.margin, self.win = playouts.points, playouts.margin, playouts.win
        self.items = playouts.items
        return value


class Champion(Thinker):
    """Looks with the net, then halves what is left over replies in sampled worlds that the net judges.

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
        known = advice(position.spec, position.edition)
        share = self.turn_effort.share(position.clock())
        budget = Budget(self.turn_effort.effort, share)
        glance = Glance(position, known, generator, wins_grow=plays_out(known))
        known, found = glance.known, not_ruled_out(position, glance.worth_a_thought(found), known)
        first = first_look(position, found, known, net, generator, budget)
        judge = Replies(position.spec, net, position.seat, position.seats, known, position.clock(), items, glance.late)
        race = Race(position, generator.fork(1), judge, budget, known.setting("trust", TRUST))
        ranked = race.run(first)
        self.turn_effort.give_back(share * max(0.0, 1 - budget.spent()))
        what_keeps_more(position, ranked, generator)
        return Thought([entrant.candidate(own_error(entrant)) for entrant in ranked], sampled=True)


def plays_out(known: Advice) -> bool:
    """Whether what playouts come to counts for the champion, beside the net or alone."""
    return known.setting("mix", MIX) > 0.0


def first_look(
    position: Position, found: list[Action], known: Advice, net: Net, generator: Generator, budget: Budget
) -> list[Entrant]:
    """The answers that the net alone finds best, which get a closer look."""
    room = int(known.setting("closer", CLOSER))
    part = known.setting("look", LOOK)
    limit = Limit(int(budget.evaluations * part), part)
    ranked = by_lines(position, found, known, net, generator, budget, limit)
    closer = ranked[:room]
    middle = sum(candidate.value for candidate in closer) / len(closer)
    return [Entrant(candidate.action, candidate.value - middle, candidate.line[1:]) for candidate in closer]
