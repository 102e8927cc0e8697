"""Stage `games`: bots that need no net play, and what happened is kept to learn from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.arena.workers import spread
from fairwind.bots import bot
from fairwind.bots.advice import FILE, use_advice
from fairwind.bots.bot import Bot
from fairwind.bots.net import Net, switch_net
from fairwind.bots.thought import Thought
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.training.display import Display
from fairwind.training.plan import Plan, Stopwatch
from fairwind.training.played_game import PlayedGame, SeatedBot, play_game
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.samples import Collector, Samples, joined, shape_of, unpacked

BATCH: Final = 4  # games that a worker plays before it reports
AT: Final = "@"  # `champion:64@3` plays by net number 3


@dataclass(frozen=True)
class Mix:
    """Who plays: bots with how often each is drawn, and how many seats in 100 draw for themselves."""

    bots: tuple[tuple[str, int], ...]
    strangers: int = 20  # the others sit down with more of their kind, so that a table is of one strength
    careless: tuple[int, ...] = (0,)  # answers in 100 that a seat leaves to advice and luck: one of these, by lot

    def line_up(self, seats: int, choose: Generator) -> list[SeatedBot]:
        """Who sits where."""
        weights = [weight for _, weight in self.bots]
        kind = choose.pick(weights)
        found: list[SeatedBot] = []
        for _ in range(seats):
            place = choose.pick(weights) if choose.below(100) < self.strangers else kind
            found.append(SeatedBot(self.bots[place][0], self.careless[choose.below(len(self.careless))]))
        return found


@dataclass(frozen=True)
class Batch:
    """Some games for a worker to play."""

    game: str
    seed: str
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]  # of their tables
    mix: Mix
    moments: int
    nets: tuple[bytes, ...] = ()
    advice: str = ""  # instead of what comes with the game

    def __repr__(self) -> str:
        return f"games {self.numbers[0]} to {self.numbers[-1]} of {self.game}, seed {self.seed}"


class ByNet(Bot):
    """A bot that plays by a certain net, whichever the others at its table have."""

    def __init__(self, inner: Bot, net: Net) -> None:
        self.inner: Final = inner
        self.net: Final = net

    def choose(self, position: Position) -> Action:
        switch_net(position.spec, self.net)
        return self.inner.choose(position)

    def think(self, position: Position) -> Thought:
        switch_net(position.spec, self.net)
        return self.inner.think(position)


class BotMaker:
    """Makes bots by their names, with nets by their numbers, that follow some advice if it is not the game's own."""

    def __init__(self, nets: Sequence[bytes], spec: GameSpec[Any, Any], advice: str) -> None:
        self.nets: Final = [Net(net) for net in nets]
        if advice:
            use_advice(spec, spec.edition(), advice)

    def __call__(self, name: str, seed: str) -> Bot:
        plain, _, number = name.partition(AT)
        made = bot(plain, seed)
        return ByNet(made, self.nets[int(number)]) if number else made


def play_batch(batch: Batch) -> bytes:
    """Play the games of a batch; the samples, and the games themselves, as a file."""
    spec = game(batch.game)
    make_bot = BotMaker(batch.nets, spec, batch.advice)
    collector = Collector(batch.game)
    games: list[PlayedGame] = []
    for number, seats in zip(batch.numbers, batch.sizes, strict=True):
        deal = f"{batch.seed}/{number}"
        seated = batch.mix.line_up(seats, Generator(f"{deal}/line-up"))
        played = play_game(spec, deal, seated, make_bot)
        collector.add(played, number, batch.moments)
        games.append(played)
    return collector.samples().packed(games)


def start_mix(plan: Plan) -> Mix:
    """Who plays the games to begin with; bots that think cost more, and teach more."""
    bots: list[tuple[str, int]] = []
    for part in plan.players.split(","):
        name, star, often = part.partition("*")
        bot(name, "")  # UnknownBot, before anything is played
        if star and not often.isdigit():
            raise BadRun(f"'{part}' does not say how often; write a bot and a number, such as weighted*4.")
        bots.append((name, int(often) if star else 1))
    return Mix(tuple(bots), careless=plan.slips())


def play_start_games(plan: Plan, folder: RunFolder, display: Display) -> None:
    """Run the stage."""
    batches = batches_of(plan, folder, f"games/{plan.seed}", start_mix(plan), range(plan.games))
    play_batches(plan, folder, display, "games", batches, Stopwatch(plan.minutes))


def own_advice(folder: RunFolder) -> str:
    """The advice that this run has found; nothing if it has found none."""
    own = folder.path / FILE
    return own.read_text(encoding="utf-8") if own.is_file() else ""


def batches_of(
    plan: Plan, folder: RunFolder, seed: str, mix: Mix, numbers: range, nets: Sequence[bytes] = ()
) -> list[Batch]:
    """The games of these numbers, in batches."""
    sizes = plan.table_sizes()
    advice = own_advice(folder)
    made: list[Batch] = []
    for first in range(numbers.start, numbers.stop, BATCH):
        these = tuple(range(first, min(first + BATCH, numbers.stop)))
        tables = tuple(sizes[number % len(sizes)] for number in these)
        made.append(Batch(plan.game, seed, these, tables, mix, plan.moments, tuple(nets), advice))
    return made


def play_batches(
    plan: Plan, folder: RunFolder, display: Display, name: str, batches: Sequence[Batch], watch: Stopwatch
) -> int:
    """Play what was not played before, and keep it in the run's folder; how many games there are now."""
    _same_shape(plan, folder)
    total = sum(len(batch.numbers) for batch in batches)
    left = [batch for batch in batches if not _file(folder, name, batch).is_file()]
    done = total - sum(len(batch.numbers) for batch in left)
    display.begin(f"{plan.game}: {name}", total)
    display.advance(done)
    results = spread(play_batch, left, plan.jobs, plan.ray)
    for number, content in results:
        folder.write(f"{name}/{left[number].numbers[0]:07}.npz", content)
        done += len(left[number].numbers)
        display.advance(done, f"games, {watch.seconds():.0f} s")
        if watch.is_up():
            break
    folder.log("games", stage=name, games=done, seconds=round(watch.seconds(), 1), jobs=plan.jobs)
    return done


def _file(folder: RunFolder, name: str, batch: Batch) -> Any:
    return folder.path / name / f"{batch.numbers[0]:07}.npz"


def _same_shape(plan: Plan, folder: RunFolder) -> None:
    """Take care that all samples of a run have the same columns."""
    shape = shape_of(plan.game)
    mine = {"inputs": list(shape.inputs), "outputs": list(shape.outputs)}
    held = folder.load("shape.json")
    if held and held != json.loads(json.dumps(mine)):
        raise BadRun(f"What {plan.game} observes has changed since {folder.path} was begun; name another --out.")
    folder.save("shape.json", mine)


def stored(folder: RunFolder, names: Sequence[str]) -> Iterator[bytes]:
    """The files of samples in these parts of a run's folder, in the order in which their games are numbered."""
    for name in names:
        for file in sorted((folder.path / name).glob("*.npz")):
            yield file.read_bytes()


def all_samples(folder: RunFolder, names: Sequence[str], most: int) -> Samples:
    """The last samples of these parts of a run, up to so many."""
    parts: list[Samples] = []
    rows = 0
    for content in reversed(list(stored(folder, names))):
        parts.append(unpacked(content))
        rows += len(parts[-1])
        if rows >= most:
            break
    if not parts:
        raise BadRun(f"There are no games in {folder.path} to learn from; run --stage games first.")
    return joined(reversed(parts))
