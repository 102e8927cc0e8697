"""Who answers for the table: our own generator, the system's randomness, a record, or a person with real dice."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

from fairwind.kernel.actions import Catalogue
from fairwind.kernel.frames import Chance
from fairwind.kernel.native import i64, mypyc_attr
from fairwind.kernel.state import State

LOW_32: Final = 0xFFFFFFFF
# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**61. All products stay below
# 2**62, so they are machine words (i64) when compiled.
MULTIPLIER: Final = 0x3FFFF97B


class Generator:
    """Our own pseudo-random numbers: a seed means the same on every machine and in every build."""

    def __init__(self, seed: str) -> None:
        digest = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
        self.x: i64 = digest % (MULTIPLIER * 0x100000000 - 2) + 1  # 0 and the largest value would stand still

    def bits(self) -> i64:
        """The next 32 bits."""
        x = self.x
        x = MULTIPLIER * (x & LOW_32) + (x >> 32)
        self.x = x
        return (x & LOW_32) ^ (x >> 32)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        product = self.bits() * n
        if product & LOW_32 < n:
            unfair = (0x100000000 - n) % n
            while product & LOW_32 < unfair:
                product = self.bits() * n
        return product >> 32

    def pick(self, weights: list[int]) -> int:
        """A place in the list, likely by its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        place = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            place += 1
        return place


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers for the table, and deals sampled worlds."""

    @abstractmethod
    def pick(self, weights: list[int]) -> int:
        """A place whose weight is above 0, likely by its weight."""

    def draw(self, s: State, chance: Chance[Any]) -> int:
        """The number of an outcome of this chance."""
        return self.pick(chance.weights(s))


class Seeded(Driver):
    """Draws with our own generator."""

    def __init__(self, seed: str) -> None:
        self.generator: Final = Generator(seed)

    def pick(self, weights: list[int]) -> int:
        return self.generator.pick(weights)


class SystemDice(Driver):
    """Draws with the operating system's randomness, which nobody can foresee."""

    def pick(self, weights: list[int]) -> int:
        left = secrets.randbelow(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise ValueError("no outcome has a weight above 0")


class Asked(SystemDice):
    """Asks somebody who reads real dice and cards."""

    def __init__(self, ask: Callable[[State, Chance[Any]], int]) -> None:
        self.ask: Final = ask

    def draw(self, s: State, chance: Chance[Any]) -> int:
        return self.ask(s, chance)


class Scripted(SystemDice):
    """Draws what was drawn before, given by its notation; whatever cannot come out any more raises ValueError."""

    def __init__(self, outcomes: Catalogue, script: Sequence[str]) -> None:
        self.outcomes: Final = outcomes
        self.script: Final = list(script)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        if not self.script:
            raise ValueError("something is drawn here that was not drawn before")
        text = self.script.pop(0)
        number = outcome_number(self.outcomes, s, chance, text)
        if number < 0:
            raise ValueError(f"'{text}' cannot come out here any more")
        return number

    def used_up(self) -> None:
        """Complain if more was drawn before than now."""
        if self.script:
            raise ValueError(f"'{self.script[0]}' is not drawn here any more")


def outcome_number(outcomes: Catalogue, s: State, chance: Chance[Any], text: str) -> int:
    """The number of the outcome that is written so, or -1 if it cannot come out here."""
    outcome = outcomes.parse(text)
    number = -1 if outcome is None else outcome.id - chance.first(s)
    weights = chance.weights(s)
    return number if 0 <= number < len(weights) and weights[number] > 0 else -1
