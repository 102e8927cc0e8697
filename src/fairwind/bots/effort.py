"""Effort: how long a bot may think about one choice."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

MOST_EVALUATIONS: Final = 1_000_000
MOST_MILLISECONDS: Final = 600_000
WRITTEN: Final = re.compile(r"([0-9]{1,9})(ms)?")
CHOICES_A_TURN: Final = 4  # a turn has effort for so many whole choices; later ones in it get ever less
# The clock of this core. A browser has none; there an interpreter has its thread to itself, and any clock will do.
core_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
LEAST_SHARE: Final = 8  # but each gets at least one eighth


class BadEffort(ValueError):
    """An effort that nobody can make: says what one is."""


class Effort:
    """A number of evaluations a choice (the same everywhere), or milliseconds of one core (the same wait everywhere).

    With both, whichever is used up first ends the thought.
    """

    def __init__(self, evaluations: int, milliseconds: int = 0) -> None:
        self.evaluations: Final = evaluations
        self.milliseconds: Final = milliseconds

    def within(self, longest: int) -> Effort:
        """The same, but for so many milliseconds at most."""
        return Effort(self.evaluations, min(self.milliseconds or longest, longest))

    def text(self) -> str:
        """As it is written behind a bot's name."""
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.evaluations)


def read_effort(text: str) -> Effort:
    """`400` is 400 evaluations a choice, `50ms` are 50 milliseconds; or BadEffort."""
    found = WRITTEN.fullmatch(text)
    number = int(found.group(1)) if found is not None else 0
    in_time = found is not None and found.group(2) is not None
    most = MOST_MILLISECONDS if in_time else MOST_EVALUATIONS
    if not 1 <= number <= most:
        raise BadEffort(
            f"'{text[:20]}' is no effort; write a number of evaluations up to {MOST_EVALUATIONS}, such as 400, "
            f"or of milliseconds up to {MOST_MILLISECONDS}, such as 50ms."
        )
    return Effort(MOST_EVALUATIONS, number) if in_time else Effort(number)


class TurnEffort:
    """What is left of an effort that the choices of one turn share."""

    def __init__(self, effort: Effort) -> None:
        self.effort: Final = effort
        self.turn = -1  # the clock at which the turn stood
        self.spent = 0.0  # of the turn's effort, in whole choices

    def share(self, clock: int) -> float:
        """The part of the effort that goes into the choice that comes now, from one eighth to all of it."""
        if clock != self.turn:
            self.turn, self.spent = clock, 0.0
        share = min(1.0, max(1 / LEAST_SHARE, (CHOICES_A_TURN - self.spent) / 2))
        self.spent += share
        return share

    def give_back(self, part: float) -> None:
        """Note that a part of a whole choice's effort was not needed: the rest of the turn has it."""
        self.spent -= part


class Budget:
    """What one choice may use: it counts evaluations, and looks at the clock of this core now and then."""

    def __init__(self, effort: Effort, share: float) -> None:
        self.evaluations: Final = max(1, int(effort.evaluations * share))
        self.seconds: Final = effort.milliseconds * share / 1000
        self.began: Final = core_seconds() if effort.milliseconds else 0.0
        self.used = 0

    def spent(self) -> float:
        """The part that is used up: 1 and above is all of it."""
        part = self.used / self.evaluations
        if self.seconds > 0.0:
            part = max(part, (core_seconds() - self.began) / self.seconds)
        return part
