"""A lead: how far one option is ahead of another, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SURE: Final = 2.0  # standard errors that a claim needs
# Few samples say little of their own spread: Student's t is wider than the normal curve by so much, at 2, 3, … of them.
FEW: Final[tuple[float, ...]] = (6.35, 2.15, 1.59, 1.39, 1.29, 1.22, 1.18, 1.15, 1.13, 1.11)


@dataclass(frozen=True)
class Lead:
    """A difference of means with its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it can be claimed: beyond two standard errors, whichever way."""
        return abs(self.mean) > SURE * self.error

    @property
    def at_least(self) -> float:
        """What is left of it after two standard errors; 0 if nothing is."""
        return max(0.0, self.mean - SURE * self.error) if self.error < math.inf else 0.0


def lead(one: Sequence[float], other: Sequence[float], doubt: float = 0.0) -> Lead:
    """How far one is ahead, over the worlds in which both were tried; `doubt` is what no sample shows."""
    count = min(len(one), len(other))
    differences = [one[n] - other[n] for n in range(count)]
    mean = sum(differences) / count if count else 0.0
    if count < 2:
        return Lead(mean, math.inf)
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    wider = FEW[count - 2] if count - 2 < len(FEW) else 1.0
    return Lead(mean, math.hypot(wider * math.sqrt(variance / count), doubt))
