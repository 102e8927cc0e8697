"""What bots that think have in common: an effort that the choices of a turn share, and luck of their own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from fairwind.bots.bot import Bot
from fairwind.bots.effort import Effort, TurnEffort
from fairwind.bots.thought import Thought
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.native import mypyc_attr
from fairwind.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Weighs all options; where there is only one it does not think."""

    def __init__(self, seed: str, effort: Effort) -> None:
        self.seed: Final = seed
        self.generator: Final = Generator(seed)
        self.turn_effort: Final = TurnEffort(effort)
        self.choices = 0

    def choose(self, position: Position) -> Action:
        found = position.options()
        return found[0] if len(found) == 1 else self.ranked(position, found, items=False).best

    def think(self, position: Position) -> Thought:
        return self.ranked(position, position.options(), items=True)

    @abstractmethod
    def ranked(self, position: Position, found: list[Action], items: bool) -> Thought:
        """All of these options that are worth a thought, the best first; with points by item if they are wanted."""

    def next_luck(self) -> Generator:
        """The luck of the choice that comes now."""
        self.choices += 1
        return self.generator.fork(self.choices)
