"""A bot by advice alone: it picks among its options at random, likely by their weight."""

from __future__ import annotations

from fairwind.bots.advice import Advice, advice
from fairwind.bots.bot import Bot
from fairwind.bots.thought import Candidate, Thought, by_value
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.position import Position


class Weighted(Bot):
    """Follows the game's advice; every so often, by `carelessness` in 100, it answers anything at all instead."""

    def __init__(self, seed: str, carelessness: int = 0) -> None:
        self.generator = Generator(seed)
        self.carelessness = carelessness

    def choose(self, position: Position) -> Action:
        options = position.options()
        if len(options) == 1:
            return options[0]
        if self.carelessness and self.generator.below(100) < self.carelessness:
            return options[self.generator.below(len(options))]
        weights = option_weights(advice(position.spec, position.edition), position, options)
        return options[self.generator.pick(weights)]

    def think(self, position: Position) -> Thought:
        options = position.options()
        weights = option_weights(advice(position.spec, position.edition), position, options)
        candidates = []
        for action, weight in zip(options, weights, strict=True):
            candidate = Candidate(action)
            candidate.value = weight / sum(weights)
            candidates.append(candidate)
        return Thought(sorted(candidates, key=by_value))


def option_weights(known: Advice, position: Position, options: list[Action]) -> list[int]:
    """What the advice makes of each option; the same for all of them if it says nothing."""
    table: list[int] | None = known.weights.get(position.asked())
    weights = [100 if table is None else table[action.id] for action in options]
    return weights if any(weights) else [1] * len(options)
