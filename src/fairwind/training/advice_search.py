"""Stage `advice`: which verb to weigh how, found by cross-entropy.

Tables are drawn around the best known one, each plays some games on the same deals, and the next are drawn around those
that did best.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.arena.workers import spread
from fairwind.bots import bot
from fairwind.bots.advice import FILE, HEAVIEST, NOT_NAMED, use_advice
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options, waiting_decision
from fairwind.kernel.playout import Weights, weighted_choice, weighted_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import ROUND, GameSpec
from fairwind.kernel.state import State
from fairwind.training.advice_table import Key, Table, read_table, weight_of, weights_of, written
from fairwind.training.display import Display
from fairwind.training.plan import RACES, Plan, Stopwatch
from fairwind.training.run_folder import RunFolder

Floats = NDArray[np.float64]

WIDE: Final = 1.0  # how far apart the logarithms of the first tables' weights are
NARROW: Final = 0.12  # when all are closer than this, there is nothing left to find
ELITE: Final = 0.2  # this share of the tables makes the next generation
FOLLOWED: Final = 0.7  # how much of the way the mean goes towards the elite
BY_VERB: Final = 0.4  # the share of the generations in which a verb weighs the same in all decisions
LOWEST: Final = 0.0  # logarithm of the least weight that is tried: an answer is never ruled out
HIGHEST: Final = math.log(HEAVIEST)
LOOKS: Final = 12  # random games of each size in which the decisions are looked for


@dataclass(frozen=True)
class AdviceTrial:
    """A table that is to be judged: which games it plays, and against which table."""

    game: str
    table: Table
    rival: Table
    sizes: tuple[int, ...]  # of the tables, game after game
    seed: str
    margin: float
    player: str = "weighted"
    text: str = ""  # the advice file, for how far its followers look


def fitness(trial: AdviceTrial) -> float:
    """How well a table of advice does: own points, and a share of the margin over others who follow the rival's.

    Where there is no share everybody follows the table.
    """
    spec = game(trial.game)
    mine, theirs = (weights_of(spec, spec.edition(), table) for table in (trial.table, trial.rival))
    sum_of_values = 0.0
    for number, seats in enumerate(trial.sizes):
        seed = f"{trial.seed}/{number}"
        if trial.player != "weighted":
            sum_of_values += _bots_value(spec, trial, seats, seed)
        elif trial.margin == 0 or seats == 1:
            sum_of_values += _mirror_value(spec, mine, seats, seed)
        else:
            sum_of_values += _rivals_value(spec, mine, theirs, seats, number % seats, seed, trial.margin)
    return sum_of_values / len(trial.sizes)


def _mirror_value(spec: GameSpec[Any, Any], weights: Weights, seats: int, seed: str) -> float:
    """The mean of all seats, where all follow the same table."""
    s = spec.begin(spec.edition(), seats)
    answers = weighted_playout(spec, s, Seeded(f"{seed}/deal"), Generator(f"{seed}/choose"), weights, spec.longest, -1)
    return sum(own_value(spec, s, seat, answers) for seat in range(seats)) / seats


def _rivals_value(
    spec: GameSpec[Any, Any], mine: Weights, theirs: Weights, seats: int, seat: int, seed: str, margin: float
) -> float:
    """What one seat reaches with its own table where the others follow another."""
    s = spec.begin(spec.edition(), seats)
    driver, choose = Seeded(f"{seed}/deal"), Generator(f"{seed}/choose")
    out: list[Action] = []
    answers = 0
    advance(s, driver)
    while (decision := waiting_decision(s)) is not None:
        who = decision.actor(s)
        out.clear()
        decision.options(s, who, out)
        answer(s, who, weighted_choice(decision, out, choose, mine if who == seat else theirs))
        advance(s, driver)
        answers += 1
    return _with_margin(spec, s, seat, answers, margin)


def _bots_value(spec: GameSpec[Any, Any], trial: AdviceTrial, seats: int, seed: str) -> float:
    """The mean of all seats, where bots look ahead by the table."""
    use_advice(spec, spec.edition(), written(trial.text, trial.table, ""))
    s = spec.begin(spec.edition(), seats)
    driver = Seeded(f"{seed}/deal")
    players = [bot(trial.player, f"{seed}/{seat}") for seat in range(seats)]
    answers = 0
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        answer(s, seat, players[seat].choose(Position(spec, s, seat)))
        advance(s, driver)
        answers += 1
    return sum(own_value(spec, s, seat, answers) for seat in range(seats)) / seats


def _with_margin(spec: GameSpec[Any, Any], s: State, seat: int, answers: int, margin: float) -> float:
    values = [own_value(spec, s, player, answers) for player in range(s.seats)]
    best_other = max(value for player, value in enumerate(values) if player != seat)
    return values[seat] + margin * (values[seat] - best_other)


def own_value(spec: GameSpec[Any, Any], s: State, seat: int, answers: int) -> float:
    """A seat's points at the end; in a race, what it made in ten rounds (or as many answers, without a clock)."""
    points = float(spec.total(s, seat))
    if spec.name not in RACES:
        return points
    rounds = spec.clock(s) // ROUND or answers / (20 * s.seats)
    return 10 * points / max(1.0, rounds)


# -- what there is to weigh


def choices_of(spec: GameSpec[Any, Any], sizes: Sequence[int]) -> list[Key]:
    """The verbs between which somebody must choose, in each kind of decision: found by random play."""
    found: set[Key] = set()
    for seats in sorted(set(sizes)):
        for number in range(LOOKS):
            _look(spec, seats, f"look/{seats}/{number}", found)
    return sorted(found)


def _look(spec: GameSpec[Any, Any], seats: int, seed: str, found: set[Key]) -> None:
    s = spec.begin(spec.edition(), seats)
    driver, choose = Seeded(f"{seed}/deal"), Generator(f"{seed}/choose")
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        out: list[Action] = []
        options(s, seat, out)
        verbs = {action.verb() for action in out}
        if len(verbs) > 1:
            found.update((type(waiting_decision(s)).__name__, verb) for verb in verbs)
        answer(s, seat, out[choose.below(len(out))])
        advance(s, driver)


def _single(start: Table) -> list[Key]:
    """Actions that have a line of their own, each with its verb: that is what the others of its kind weigh."""
    alone = [key for key in start if " " in key[1]]
    return alone + [(frame, action.split(" ", maxsplit=1)[0]) for frame, action in alone]


# -- the search


class CrossEntropy:
    """A mean and a spread for each number, that close in on what does best."""

    def __init__(self, mean: Floats, groups: NDArray[np.int64], seed: int) -> None:
        self.mean = mean
        self.spread: Floats = np.full(len(mean), WIDE)
        self.groups: Final = groups  # numbers of one group are drawn alike while the search is coarse
        self.seed: Final = seed
        self.generation = 0

    def drawn(self, population: int, coarse: bool) -> Floats:
        """The tables of the next generation, a row each; the first is the mean itself."""
        random = np.random.default_rng([self.seed, self.generation])
        width = int(self.groups.max()) + 1
        noise = random.standard_normal((population, width))[:, self.groups] if coarse else 0.0
        if not coarse:
            noise = random.standard_normal((population, len(self.mean)))
        rows: Floats = np.clip(self.mean + noise * self.spread, LOWEST, HIGHEST)
        rows[0] = self.mean
        return rows

    def learn(self, rows: Floats, values: Floats) -> None:
        """Go towards the rows with the best values."""
        elite = rows[np.argsort(-values, kind="stable")[: max(4, round(ELITE * len(rows)))]]
        self.mean = (1 - FOLLOWED) * self.mean + FOLLOWED * elite.mean(axis=0)
        closer = (1 - FOLLOWED) * self.spread + FOLLOWED * elite.std(axis=0)
        self.spread = np.maximum(closer, 0.9 * self.spread)  # no faster, or it would settle on luck
        self.generation += 1


def tune(plan: Plan, folder: RunFolder, display: Display) -> str:
    """Run the stage; the advice file that comes out, which is in the run's folder too."""
    spec, watch = plan.spec, Stopwatch(plan.minutes)
    text = spec.beside(FILE).decode()
    start = read_table(text)
    sizes = plan.table_sizes()
    # What the file rules out stays ruled out.
    keys = [key for key in sorted({*choices_of(spec, sizes), *_single(start)}) if weight_of(start, *key) > 0]
    search = _begun(plan, folder, keys, start)
    display.begin(f"{plan.game}: advice", plan.generations)
    coarse_until = 0 if start else round(BY_VERB * plan.generations)
    while search.generation < plan.generations and not watch.is_up() and search.spread.max() > NARROW:
        rows = search.drawn(plan.population, search.generation < coarse_until)
        values = _judged(plan, keys, rows, search.mean, start, sizes, search.generation)
        search.learn(rows, values)
        if search.generation == coarse_until:
            search.spread = np.maximum(search.spread, WIDE / 2)
        _keep(folder, search, keys, values, watch)
        display.advance(search.generation, f"points {values.mean():.1f}, best {values.max():.1f}")
    result = written(text, table_of(keys, search.mean, start), "tuned")
    file = folder.write("advice.toml", result.encode())
    display.say(f"{plan.game}: the advice is in {file}, after {search.generation} generations, {watch.seconds():.0f} s")
    return result


def _begun(plan: Plan, folder: RunFolder, keys: Sequence[Key], start: Table) -> CrossEntropy:
    """A search that begins with the present advice, or where it was left."""
    verbs = sorted({verb for _, verb in keys})
    groups = np.array([verbs.index(verb) for _, verb in keys])
    search = CrossEntropy(np.log([max(1, weight_of(start, *key)) for key in keys]), groups, plan.seed)
    held = folder.load("advice.json")
    if held and held["seed"] == plan.seed and held["keys"] == [list(key) for key in keys]:
        search.mean, search.spread = np.array(held["mean"]), np.array(held["spread"])
        search.generation = held["generation"]
    return search


def _judged(
    plan: Plan, keys: Sequence[Key], rows: Floats, mean: Floats, start: Table, sizes: Sequence[int], generation: int
) -> Floats:
    """The fitness of each row, all on the same deals."""
    rival = table_of(keys, mean, start)
    text = plan.spec.beside(FILE).decode()
    played = tuple(sizes[n % len(sizes)] for n in range(plan.trials))
    seed = f"advice/{plan.seed}/{generation}"
    trials = [
        AdviceTrial(plan.game, table_of(keys, row, start), rival, played, seed, plan.margin, plan.fitness, text)
        for row in rows
    ]
    values = np.zeros(len(trials))
    for number, value in spread(fitness, trials, plan.jobs, plan.ray):
        values[number] = value
    return values


def table_of(keys: Sequence[Key], logs: Floats, start: Mapping[Key, int]) -> Table:
    """The weights as whole numbers, each decision brought to a mean of 100: only proportions count there."""
    table = dict(start)
    for frame in {frame for frame, _ in keys}:
        places = [place for place, key in enumerate(keys) if key[0] == frame]
        level = math.log(NOT_NAMED) - float(np.mean(logs[places]))
        for place in places:
            table[keys[place]] = min(HEAVIEST, max(1, round(math.exp(float(logs[place]) + level))))
    return table


def _keep(folder: RunFolder, search: CrossEntropy, keys: Sequence[Key], values: Floats, watch: Stopwatch) -> None:
    """Note where the search stands, so that it can be gone on with."""
    state = {
        "seed": search.seed,
        "generation": search.generation,
        "keys": [list(key) for key in keys],
        "mean": search.mean.tolist(),
        "spread": search.spread.tolist(),
    }
    folder.save("advice.json", state)
    folder.log(
        "advice",
        generation=search.generation,
        mean=round(float(values.mean()), 3),
        best=round(float(values.max()), 3),
        of_mean=round(float(values[0]), 3),
        spread=round(float(search.spread.mean()), 3),
        seconds=round(watch.seconds(), 1),
    )
