"""Who answers for the table: our own generator, the system's randomness, a record, or a person with real dice."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b, sha256
from typing import Any, Final

from fairwind.kernel.actions import Catalogue
from fairwind.kernel.frames import Chance
from fairwind.kernel.native import i64, mypyc_attr
from fairwind.kernel.state import State

LOW_32: Final = 0xFFFFFFFF
# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**61. All products stay below
# 2**62, so they are machine words (i64) when compiled.
MULTIPLIER: Final = 0x3FFFF97B
PLACES: Final = MULTIPLIER * 0x100000000 - 2
BLOCK: Final = 64  # bytes that SHA-256 takes in at a time
WHOLE: Final = 0x10000000000000000  # one above the largest number of 8 bytes


def scrambled(x: i64) -> i64:
    """32 bits that change all over where one bit of x does."""
    x &= LOW_32
    x = (x ^ (x >> 16)) * 0x1C69B3F7 & LOW_32
    x = (x ^ (x >> 15)) * 0x2C1B3C6D & LOW_32
    return x ^ (x >> 16)


def place_of(weights: list[int], left: i64) -> int:
    """The place in whose stretch a number lies, if the weights are laid end to end."""
    place = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        place += 1
    return place


class Generator:
    """Our own pseudo-random numbers: a seed means the same on every machine and in every build."""

    def __init__(self, seed: str, x: i64 = 0) -> None:
        if x == 0:
            x = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big") % PLACES + 1
        self.x: i64 = x  # 0 and the largest value would stand still

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

    def fork(self, n: i64) -> Generator:
        """Stream number n of those that begin here: far from this one and from each other. Nothing changes here."""
        low, high = scrambled(n ^ (self.x & LOW_32)), scrambled((n >> 32) ^ (self.x >> 32) ^ MULTIPLIER)
        high = scrambled(high ^ low)
        return Generator("", ((high & 0x1FFFFFFF) * 0x100000000 + low) % PLACES + 1)

    def pick(self, weights: list[int]) -> int:
        """A place in the list, likely by its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        return place_of(weights, self.below(total))


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers for the table, and deals sampled worlds."""

    @abstractmethod
    def pick(self, weights: list[int]) -> int:
        """A place whose weight is above 0, likely by its weight."""

    def draw(self, s: State, chance: Chance[Any]) -> int:
        """The number of an outcome of this chance."""
        return self.pick(chance.weights(s))

    # -- for a driver to which it matters what was drawn before

    def passed(self, chance: Chance[Any]) -> None:
        """Note that somebody else has answered this chance: a record, say."""

    def mark(self) -> dict[str, int]:
        """What was drawn until now, so that one can go back to here."""
        return {}

    def go_back(self, mark: Mapping[str, int]) -> None:
        """Go on as if no more than this had been drawn."""


class Seeded(Driver):
    """Draws with our own generator."""

    def __init__(self, seed: str, generator: Generator | None = None) -> None:
        self.generator: Final = generator or Generator(seed)

    def pick(self, weights: list[int]) -> int:
        return self.generator.pick(weights)


class SystemDice(Driver):
    """Draws with the operating system's randomness, which nobody can foresee."""

    def pick(self, weights: list[int]) -> int:
        return place_of(weights, secrets.randbelow(sum(weights)))


class Keyed(Driver):
    """Draws what a key says, by what is drawn, for whom, and how often before.

    So a draw does not depend on what else was drawn in between, and whoever has the key can check it: the exact bytes
    are in `docs/fair-draws.md`.
    """

    def __init__(self, key: bytes) -> None:
        padded = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self.inner: Final = sha256(bytes([byte ^ 0x36 for byte in padded]))  # HMAC, its key taken in once
        self.outer: Final = sha256(bytes([byte ^ 0x5C for byte in padded]))
        self.counts: dict[str, int] = {}  # how often each label was drawn

    def hmac(self, message: bytes) -> bytes:
        """HMAC-SHA256 of a message under the key."""
        inner = self.inner.copy()
        inner.update(message)
        outer = self.outer.copy()
        outer.update(inner.digest())
        return outer.digest()

    def number(self, label: str, count: int, total: int) -> int:
        """A whole number from 0 to total - 1, each equally likely: for a label that was drawn `count` times before."""
        fair = WHOLE - WHOLE % total
        again = 0
        while True:
            digest = self.hmac(f"draw\0{label}\0{count}\0{again}".encode())
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % total
            again += 1

    def outcome(self, label: str, count: int, weights: list[int]) -> int:
        """The place in the list that comes out for a label that was drawn `count` times before."""
        total = 0
        for weight in weights:
            total += weight
        return place_of(weights, self.number(label, count, total))

    def pick(self, weights: list[int]) -> int:
        return self._counted("", weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        return self._counted(label_of(chance), chance.weights(s))

    def _counted(self, label: str, weights: list[int]) -> int:
        count = self.counts.get(label, 0)
        place = self.outcome(label, count, weights)
        self.counts[label] = count + 1
        return place

    def passed(self, chance: Chance[Any]) -> None:
        label = label_of(chance)
        self.counts[label] = self.counts.get(label, 0) + 1

    def mark(self) -> dict[str, int]:
        return self.counts.copy()

    def go_back(self, mark: Mapping[str, int]) -> None:
        self.counts = dict(mark)


def label_of(chance: Chance[Any]) -> str:
    """What is drawn, and for whom: `RollBlueAgain seat=1 left=2`."""
    label = type(chance).__name__
    if chance.seat >= 0:
        label += f" seat={chance.seat}"
    for name in chance.FIELDS:
        label += f" {name}={getattr(chance, name)}"
    return label


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


class Rigged(Seeded):
    """Draws what it is told to, in order, whenever that can come out; what is told first waits for its chance.

    Everything else is drawn with our own generator: for a game that is to go a certain way, in a lesson or a test.
    """

    def __init__(self, outcomes: Catalogue, wanted: Sequence[str], seed: str) -> None:
        super().__init__(seed)
        self.outcomes: Final = outcomes
        self.waiting: Final = list(wanted)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        if self.waiting:
            if self.outcomes.parse(self.waiting[0]) is None:
                raise ValueError(f"there is no outcome '{self.waiting[0]}'")
            number = outcome_number(self.outcomes, s, chance, self.waiting[0])
            if number >= 0:
                del self.waiting[0]
                return number
        return self.pick(chance.weights(s))


def outcome_number(outcomes: Catalogue, s: State, chance: Chance[Any], text: str) -> int:
    """The number of the outcome that is written so, or -1 if it cannot come out here."""
    outcome = outcomes.parse(text)
    number = -1 if outcome is None else outcome.id - chance.first(s)
    weights = chance.weights(s)
    return number if 0 <= number < len(weights) and weights[number] > 0 else -1
