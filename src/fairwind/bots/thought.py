"""A thought: what a bot makes of each answer, and how sure it is."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.actions import Action


class Candidate:
    """One answer, as a bot judges it."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.value = 0.0  # what the bot goes by: higher is better
        self.error = 0.0  # the standard error of the value; 0 if it is not an estimate from samples
        self.visits = 0  # how often it was tried
        self.win = 0.0  # the chance to win, shared wins counted by their share
        self.points = 0.0  # expected points at the end
        self.margin = 0.0  # expected lead over the best of the others at the end
        self.items: dict[str, float] = {}  # expected points at the end, by item of the scores
        self.line: list[Action] = []  # how the bot would go on in the same turn, the answer itself first, if it looked


class Thought:
    """All answers to what is asked, the best first."""

    def __init__(self, candidates: list[Candidate], sampled: bool = False) -> None:
        self.candidates: Final = candidates
        self.sampled: Final = sampled  # whether values are means of samples, with an error

    @property
    def best(self) -> Action:
        """The answer that the bot would give."""
        return self.candidates[0].action


def by_value(candidate: Candidate) -> float:
    """For sorting."""
    return -candidate.value
