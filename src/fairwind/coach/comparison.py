"""A comparison: options tried side by side in sampled worlds, so that their differences have an error."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fairwind.bots.advice import Advice, advice
from fairwind.bots.champion import CLOSER, LOOK, MIX, TRUST, Replies
from fairwind.bots.effort import Budget, Effort
from fairwind.bots.guard import Glance
from fairwind.bots.montecarlo import SPREAD, Playouts, not_ruled_out, worth_trying
from fairwind.bots.net import Net, net_of
from fairwind.bots.neural import Limit, by_lines, chance_of
from fairwind.bots.race import CHECK_EVERY, OUT_OF_REACH, Judge, follow
from fairwind.bots.thought import Candidate
from fairwind.coach.lead import Lead, lead
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import answer
from fairwind.kernel.position import Position
from fairwind.kernel.state import State

# A net errs in ways that no sample shows. We allow it so much, in what a state is worth (in points) and in the chance
# to win: else the coach would claim a hair's breadth wherever nothing is drawn.
VALUE_DOUBT: Final = 0.5
WIN_DOUBT: Final = 0.01
MENDED: Final = (
    0.25  # of the effort after the first look, to find how somebody would best have gone on after their answer
)
LEAST_WORLDS: Final = 4  # in which everybody is tried before anybody drops out


def value_of(candidate: Candidate) -> float:
    """For the better of two ways to go on."""
    return candidate.value


class Tried:
    """An option, and what came of it: number n of each list comes from world n."""

    def __init__(
        self, action: Action, line: list[Action], prior: float, kept: bool, sight: Candidate | None = None
    ) -> None:
        self.action: Final = action
        self.sight: Final = sight  # what the net made of it at first sight, where playouts judge after that
        self.line: Final = line  # how the seat would go on in the same turn, the option itself first
        self.prior: Final = prior  # how much better than the mean of all it seemed at first sight
        self.kept: Final = kept  # whether it stays to the end, however bad
        self.standing = 0.0  # its mean, and what is left of the first sight: it is ranked by this
        self.values: Final[list[float]] = []
        self.wins: Final[list[float]] = []
        self.points: Final[list[float]] = []
        self.margins: Final[list[float]] = []
        self.items: Final[list[dict[str, float]]] = []

    def note(self, value: float, win: float, judge: Judge) -> None:
        """Take a verdict in; points are the sum of their items, so that these explain all of them."""
        self.values.append(value)
        self.wins.append(win)
        self.margins.append(judge.margin)
        self.items.append(judge.items)
        self.points.append(sum(judge.items.values()))

    def of_item(self, item: str) -> list[float]:
        """The points of an item, world by world."""
        return [items.get(item, 0.0) for items in self.items]

    @property
    def win(self) -> float:
        """The chance to win."""
        return mean_of(self.wins) if self.sight is None else self.sight.win

    @property
    def expected(self) -> float:
        """Expected points at the end."""
        return mean_of(self.points) if self.sight is None else self.sight.points


def mean_of(values: Sequence[float]) -> float:
    """Their mean; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def value_lead(one: Tried, other: Tried) -> Lead:
    """How much more one is worth, by all that counts."""
    return lead(one.values, other.values, VALUE_DOUBT)


def win_lead(one: Tried, other: Tried) -> Lead:
    """By how much one wins more often; where playouts judge after the net, whichever of the two claims less counts."""
    ahead = lead(one.wins, other.wins, WIN_DOUBT)
    if one.sight is None or other.sight is None:
        return ahead
    return Lead(min(ahead.mean, one.sight.win - other.sight.win), ahead.error)


def points_lead(one: Tried, other: Tried) -> Lead:
    """How many points more one expects."""
    return lead(one.points, other.points, VALUE_DOUBT)


def compared(
    position: Position, effort: Effort, seed: str, keep: Sequence[Action] = (), to_the_end: bool = False
) -> list[Tried]:
    """The options worth a closer look and those to keep, the best first.

    To the end means with all of the effort, also where it is clear before: then the errors are as small as can be.
    """
    generator = Generator(seed)
    budget = Budget(effort, 1.0)
    known = advice(position.spec, position.edition).as_it_counts()
    net = net_of(position.spec, position.seats)
    found = position.options()
    # However late it is, a win counts as ever: for more, it would drown in noise what the answers differ by.
    worth = Glance(position, known, generator, wins_grow=False).worth_a_thought(found)
    if net is None:
        tried = by_advice(position, worth, keep, known, generator, budget)
        judge: Judge = Playouts(position.spec, position.seat, known, position.clock(), items=True)
        return Comparison(position, generator.fork(1), judge, budget, 0.0, spread_of(known), to_the_end).run(tried)
    tried = by_net(position, worth, keep, known, net, generator, budget)
    judge = Replies(position.spec, net, position.seat, position.seats, known, position.clock(), items=True)
    trust, spread = known.setting("trust", TRUST), spread_of(known) if by_playouts(known) else 0.0
    return Comparison(position, generator.fork(1), judge, budget, trust, spread, to_the_end).run(tried)


def by_playouts(known: Advice) -> bool:
    """Whether the champion of this game judges by playouts alone."""
    return known.setting("mix", MIX) >= 1.0


def spread_of(known: Advice) -> float:
    """About the lead at which three of four games are won, in points."""
    return known.setting("spread", SPREAD)


def by_net(
    position: Position, worth: list[Action], keep: Sequence[Action], known: Advice, net: Net, generator: Generator,
    budget: Budget,
) -> list[Tried]:  # fmt: skip
    """What the net finds best at first sight, as the champion does, and what is to be kept."""
    left = not_ruled_out(position, worth, known)
    left += [action for action in keep if action not in left]
    part = known.setting("look", LOOK)
    ranked = by_lines(position, left, known, net, generator, budget, Limit(int(budget.evaluations * part), part))
    for place, candidate in enumerate(ranked):
        if place and candidate.action in keep:  # its way on is looked for as long again: the rest of a turn may mend it
            limit = Limit(int(budget.evaluations * part), part + (1 - part) * MENDED)
            ranked[place] = max(
                candidate, *by_lines(position, [candidate.action], known, net, generator, budget, limit), key=value_of
            )
    room = int(known.setting("closer", CLOSER))
    closer = ranked[:room] + [candidate for candidate in ranked[room:] if candidate.action in keep]
    middle = sum(candidate.value for candidate in closer) / len(closer)
    blind = by_playouts(known)  # they know who won them, played by habit: the net knows what good play comes to
    return [Tried(c.action, c.line, c.value - middle, c.action in keep, c if blind else None) for c in closer]


def by_advice(
    position: Position, worth: list[Action], keep: Sequence[Action], known: Advice, generator: Generator, budget: Budget
) -> list[Tried]:
    """Where there is no net: what the advice does not rule out, and what is to be kept."""
    left = worth_trying(position, worth, known, generator, budget.evaluations)
    left += [action for action in keep if action not in left]
    return [Tried(action, [action], 0.0, action in keep) for action in left]


class Comparison:
    """Sequential halving as in the bots' race; but every verdict is kept, and so is every option that is asked for."""

    def __init__(
        self, position: Position, generator: Generator, judge: Judge, budget: Budget, trust: float, spread: float,
        to_the_end: bool = False,
    ) -> None:  # fmt: skip
        self.position: Final = position
        self.generator: Final = generator
        self.judge: Final = judge
        self.budget: Final = budget
        self.trust: Final = trust  # how many worlds the first sight is worth
        self.spread: Final = spread  # above 0 where a judge knows only who won
        self.to_the_end: Final = to_the_end
        self.worlds = 0

    def run(self, alive: list[Tried]) -> list[Tried]:
        """All of them, the best first."""
        every = list(alive)
        rounds = max(1, (len(alive) - 1).bit_length())
        for n in range(rounds):
            alive = self._until((n + 1) / rounds, alive)
            self._rank(alive)
            half = max(1, (len(alive) + 1) // 2) if n < rounds - 1 else len(alive)
            alive = [one for place, one in enumerate(alive) if place < half or one.kept]
            if len(alive) == 1:
                break
        self._rank(every)
        return alive[:1] + [one for one in every if one is not alive[0]]

    def _until(self, part: float, alive: list[Tried]) -> list[Tried]:
        """Try everybody in world after world until this part of the budget is used; whoever is out of reach leaves."""
        while True:
            before = self.budget.spent()
            self._try_all(alive)
            spent = self.budget.spent()
            if spent + (spent - before) / 2 >= part and (self.worlds >= LEAST_WORLDS or spent >= 1.0):
                return alive
            if self.worlds % CHECK_EVERY == 0 and not self.to_the_end:
                alive = within_reach(alive)
                if len(alive) == 1 or decided(alive):
                    return alive

    def _try_all(self, alive: list[Tried]) -> None:
        """One more world; chance and choices run alike in it for everybody."""
        spec, seat, judge = self.position.spec, self.position.seat, self.judge
        streams = self.generator.fork(self.worlds)
        self.worlds += 1
        world = self.position.world(Seeded("", streams.fork(0)))
        for one in alive:
            s: State = spec.clone(world)
            answer(s, seat, one.action)
            follow(s, seat, one.line[1:])
            value = judge.judge(s, Seeded("", streams.fork(1)), streams.fork(2))
            one.note(value, self._win(), judge)
            self.budget.used += judge.asked

    def _win(self) -> float:
        """The chance to win by the last verdict; where that knows only who won, by how clearly, which tells more."""
        if self.spread <= 0.0 or self.position.seats == 1:
            return self.judge.win
        return chance_of(self.judge.margin / self.spread)

    def _rank(self, some: list[Tried]) -> None:
        """The best first: by their means, and by what they seemed at first as long as they were hardly tried."""
        middle = sum(mean_of(one.values) for one in some) / len(some)
        for one in some:
            count = len(one.values)
            shown = mean_of(one.values) * count + (middle + one.prior) * self.trust
            one.standing = shown / (count + self.trust)
        some.sort(key=worse_last)


def worse_last(one: Tried) -> float:
    """For sorting."""
    return -one.standing


def leader_of(alive: Sequence[Tried]) -> Tried:
    """Whoever has the highest mean."""
    return max(alive, key=lambda one: mean_of(one.values))


def within_reach(alive: list[Tried]) -> list[Tried]:
    """Who can still catch the leader, and who is kept in any case."""
    first = leader_of(alive)
    return [one for one in alive if one.kept or one is first or not out_of_reach(first, one)]


def decided(alive: Sequence[Tried]) -> bool:
    """Whether only the leader is left, and those that are kept although they are far behind."""
    first = leader_of(alive)
    return all(one is first or (one.kept and out_of_reach(first, one)) for one in alive)


def out_of_reach(first: Tried, other: Tried) -> bool:
    """Whether another is so far behind that more worlds would hardly change it; what is kept, in wins too."""
    behind = far_behind(lead(first.values, other.values))
    return behind and (not other.kept or far_behind(lead(first.wins, other.wins)))


def far_behind(behind: Lead) -> bool:
    """Whether a lead will hardly be lost again."""
    return behind.error < math.inf and behind.mean > OUT_OF_REACH * behind.error
