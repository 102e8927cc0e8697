"""Levels for people, "1" to "10": which of our bots plays each of them in which game, and how carefully."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from fairwind.bots.advice import advice
from fairwind.bots.bot import Bot
from fairwind.bots.champion import Champion
from fairwind.bots.effort import Effort
from fairwind.bots.montecarlo import Montecarlo
from fairwind.bots.neural import Neural
from fairwind.bots.thought import Thought
from fairwind.bots.weighted import Weighted, option_weights
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec

FILE: Final = "levels.toml"
NAMES: Final = tuple(str(n) for n in range(1, 11))
LONGEST: Final = 2_000  # milliseconds of one core that a level may think about a choice, whatever its effort
USUAL: Final = 3  # the level that a new player is offered


class Level:
    """Which bot plays a level, with how many evaluations a choice, and how often in 100 it answers carelessly."""

    def __init__(self, kind: str, evaluations: int, careless: int) -> None:
        self.kind: Final = kind
        self.evaluations: Final = evaluations
        self.careless: Final = careless

    def make(self, seed: str, longest: int) -> Bot:
        """A bot of this level, which thinks for so many milliseconds at most."""
        effort = Effort(self.evaluations, longest)
        if self.kind == "montecarlo":
            return Montecarlo(seed, effort)
        if self.kind == "neural":
            return Neural(seed, effort)
        if self.kind == "champion":
            return Champion(seed, effort)
        return Weighted(seed)


# For a game without a file of its own.
PLAIN: Final = (
    Level("weighted", 0, 50),
    Level("weighted", 0, 0),
    Level("montecarlo", 10, 0),
    Level("montecarlo", 40, 0),
    Level("montecarlo", 160, 0),
    Level("montecarlo", 640, 0),
)

_READ: dict[str, tuple[Level, ...]] = {}


def table_of(spec: GameSpec[Any, Any]) -> tuple[Level, ...]:
    """The levels of a game, the weakest first; read once."""
    if spec.name not in _READ:
        text = spec.beside(FILE).decode()
        _READ[spec.name] = read_levels(text) if text else PLAIN
    return _READ[spec.name]


def read_levels(text: str) -> tuple[Level, ...]:
    """Levels from the text of a file."""
    found: list[Level] = []
    for row in tomllib.loads(text)["level"]:
        found.append(Level(str(row["bot"]), int(row.get("evaluations", 0)), int(row.get("careless", 0))))
    return tuple(found)


def levels(spec: GameSpec[Any, Any]) -> list[str]:
    """The names of a game's levels, the weakest first."""
    return list(NAMES[: len(table_of(spec))])


def usual(spec: GameSpec[Any, Any]) -> str:
    """The level that a new player is offered."""
    return NAMES[min(USUAL, len(table_of(spec))) - 1]


class LevelBot(Bot):
    """Plays a level; where a game has fewer, its highest."""

    def __init__(self, name: str, seed: str, longest: int = LONGEST) -> None:
        self.place: Final = NAMES.index(name)
        self.seed: Final = seed
        self.longest: Final = longest  # milliseconds
        self.generator: Final = Generator(f"{seed}/level")
        self.bots: dict[str, Bot] = {}

    def _level(self, position: Position) -> Level:
        table = table_of(position.spec)
        return table[min(self.place, len(table) - 1)]

    def _bot(self, position: Position) -> Bot:
        game = position.spec.name
        if game not in self.bots:
            self.bots[game] = self._level(position).make(self.seed, self.longest)
        return self.bots[game]

    def choose(self, position: Position) -> Action:
        careless = self._level(position).careless
        if careless and self.generator.below(100) < careless:
            found = position.options()
            weights = option_weights(advice(position.spec, position.edition), position, found)
            flat = [weight + sum(weights) // len(weights) + 1 for weight in weights]  # half by advice, half by chance
            return found[self.generator.pick(flat)]
        return self._bot(position).choose(position)

    def think(self, position: Position) -> Thought:
        return self._bot(position).think(position)
