"""What somebody asked of a training run."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any, Final

from fairwind.games import game
from fairwind.kernel.spec import GameSpec
from fairwind.training.run_folder import BadRun

# Games that end when somebody has enough points: what counts is how soon.
RACES: Final = frozenset({"mundus-novus"})


# Options that say where and how long a run goes on, not what comes of it; and what a net's header says anyhow.
WHERE: Final = frozenset({"minutes", "jobs", "ray", "seed", "torch"})


@dataclass(frozen=True)
class Plan:
    """The options of `fairwind train`, as all stages read them."""

    game: str
    out: Path
    seed: int = 1
    minutes: float = 0.0  # for each stage; 0 is as long as it takes
    jobs: int = 1
    ray: str = ""
    seats: tuple[int, ...] = ()  # the seat counts that are played, in turn; empty: the game's own mix
    fitness: str = "weighted"  # of the advice: weighted, or montecarlo:N
    generations: int = 60  # of the advice
    population: int = 48
    trials: int = 32  # games by which each table of the population is judged
    margin: float = 0.3  # how much of the margin counts beside the own points
    games: int = 2000  # that are played to begin with
    moments: int = 40  # that are looked at in each of them
    players: str = "weighted*4,montecarlo:16*2,montecarlo:64"  # of the games to begin with, and how often each
    careless: str = "0,5,10"  # how many of 100 answers a seat leaves to advice and luck: one of these, by lot
    positions: int = 1_000_000  # that are learned from: the last ones, if there are more
    hidden: str = "64,32"  # units of the two layers
    torch: str = ""  # cpu or cuda; without it numpy trains
    epochs: int = 8
    batch: int = 1024
    rate: float = 0.003
    decay: float = 0.3
    passes: int = 3  # how often it is learned anew, from what the net of the pass before foresaw
    lasting: float = 0.8  # how much of what a later moment promises comes from those after it; 1: the outcome alone
    search_share: float = 0.0  # how much of the target is what a search said, where there was one
    player: str = "champion:64"  # who plays by a net in self-play and at gates
    others: str = "montecarlo:32,weighted"  # who sits in the last sixth of the seats in self-play
    rounds: int = 10  # generations of self-play
    generation_games: int = 800
    gate: int = 100  # deals, each played from both sides; 0: every net is kept
    relabel: int = 600  # evaluations of a choice that is looked at again
    yardsticks: str = "greedy,montecarlo:64"
    equals: int = 4000  # games among equals, from which the chance that is told is learned

    @property
    def spec(self) -> GameSpec[Any, Any]:
        """The game."""
        return game(self.game)

    def table_sizes(self) -> tuple[int, ...]:
        """How many sit down, game after game: half of the tables for two, the others in turn."""
        counts = self.spec.seat_counts
        wrong = [seats for seats in self.seats if seats not in counts]
        if wrong:
            raise BadRun(f"{self.game} is for {counts[0]} to {counts[-1]} players, not {wrong[0]}; change --seats.")
        if self.seats:
            return self.seats
        mix: list[int] = []
        for other in [seats for seats in counts if seats != 2] or [counts[0]]:
            mix += [2 if 2 in counts else counts[0], other]
        return tuple(mix)

    def asked(self) -> dict[str, str]:
        """The options that are not the usual ones, and matter to what is learned: by them a net can be made again."""
        given = {option.name: (getattr(self, option.name), option.default) for option in fields(self)}
        return {
            name: ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            for name, (value, usual) in given.items()
            if usual is not MISSING and value != usual and name not in WHERE
        }

    def slips(self) -> tuple[int, ...]:
        """How many of 100 answers a seat may leave to advice and luck."""
        parts = self.careless.split(",")
        if not all(slips.isdecimal() and int(slips) <= 100 for slips in parts):
            raise BadRun(f"'{self.careless}' does not say how careless seats are; write parts of 100 such as 0,5,10.")
        return tuple(int(slips) for slips in parts)

    def hidden_sizes(self) -> tuple[int, int]:
        """The units of the two layers."""
        sizes = [int(size) for size in self.hidden.split(",") if size.isdigit()]
        if len(sizes) != 2 or min(sizes) < 1:
            raise BadRun(f"'{self.hidden}' are no two layers; write their units such as 128,32.")
        return sizes[0], sizes[1]


def plan_from(asked: Mapping[str, Any]) -> Plan:
    """A plan from options by name, whose values may be text; BadRun for what is no option or no value of it.

    Without a folder the run is in one that is called after the game.
    """
    usual = {option.name: option.default for option in fields(Plan)}
    values: dict[str, Any] = {"out": Path(f"training-{game(asked['game']).name}")}
    for name, value in asked.items():
        if name not in usual:
            raise BadRun(f"There is no option '{name}'; there are: {', '.join(usual)}.")
        values[name] = _read(name, value, usual[name])
    return Plan(**values)


def _read(name: str, value: Any, usual: Any) -> Any:
    if name == "out":
        return Path(value)
    if usual is MISSING or not isinstance(value, str):
        return value
    try:
        if name == "seats":
            return tuple(int(seats) for seats in value.split(",") if seats)
        return type(usual)(value)
    except ValueError:
        such = "2,4" if name == "seats" else usual
        raise BadRun(f"'{value}' is no value of '{name}'; write one such as {such}.") from None


class Stopwatch:
    """The time that a stage may take."""

    def __init__(self, minutes: float) -> None:
        self.begun: Final = time.monotonic()
        self.minutes: Final = minutes

    def is_up(self) -> bool:
        """Whether the stage's minutes are over."""
        return self.minutes > 0 and self.seconds() >= 60 * self.minutes

    def part(self) -> float:
        """The part of the stage's minutes that is over; 0 if it may take as long as it takes."""
        return min(1.0, self.seconds() / (60 * self.minutes)) if self.minutes > 0 else 0.0

    def seconds(self) -> float:
        """How long the stage has taken until now."""
        return time.monotonic() - self.begun
