"""What a bot is: it sees a position, and chooses."""

from __future__ import annotations

from abc import abstractmethod

from fairwind.bots.thought import Candidate, Thought
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.native import mypyc_attr
from fairwind.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat. The same seed and the same positions give the same choices."""

    @abstractmethod
    def choose(self, position: Position) -> Action:
        """One of the position's options; there is at least one."""

    def think(self, position: Position) -> Thought:
        """What it makes of each option; a bot that does not weigh them only names its choice."""
        return Thought([Candidate(self.choose(position))])


class RandomBot(Bot):
    """Any option, each equally likely."""

    def __init__(self, seed: str) -> None:
        self.generator = Generator(seed)

    def choose(self, position: Position) -> Action:
        options = position.options()
        return options[self.generator.below(len(options))]
