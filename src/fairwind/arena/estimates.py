"""How sure a mean is: 95 % intervals over deals, never over single games, since games of one deal are no news."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance
from typing import Final

from fairwind.kernel.spec import Json

LEVEL: Final = 0.975  # the upper end of a 95 % interval
# However well paired, a game is counted as no more than four: the variance of few deals may be small by chance.
LEAST_SPREAD: Final = 0.25


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval; without an interval where there are too few deals for one."""

    mean: float
    low: float | None
    high: float | None

    def as_json(self) -> Json:
        """Rounded, for people and files."""
        interval = None if self.low is None or self.high is None else [round(self.low, 4), round(self.high, 4)]
        return {"mean": round(self.mean, 4), "interval": interval}


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, else by the usual expansion."""
    if freedom == 1:
        return math.tan(math.pi * (LEVEL - 0.5))
    if freedom == 2:
        return (2 * LEVEL - 1) * math.sqrt(2 / (4 * LEVEL * (1 - LEVEL)))
    z = NormalDist().inv_cdf(LEVEL)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value a deal, with its t interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = t_quantile(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def share_of(values: Sequence[float], games: int) -> Estimate:
    """The mean of one share a deal, from so many games in all, with Wilson's interval.

    Wilson's, since a plain one is empty where everything was won. For the number of games it takes as many independent
    ones as would vary as much as the deals do: pairing makes them more, deals that are won or lost as a whole fewer.
    """
    deals = len(values)
    mean = fmean(values)
    if deals < 2:
        return Estimate(mean, 0.0, 1.0)
    each = games / deals
    alone = mean * (1 - mean) / each  # the variance of a deal, if its games were independent
    spread = variance(values) / alone if alone > 0 else 1.0
    worth = games / min(max(spread, LEAST_SPREAD), max(each, 1.0))
    square = t_quantile(deals - 1) ** 2 / worth
    middle = (mean + square / 2) / (1 + square)
    half = math.sqrt(square * (mean * (1 - mean) + square / 4)) / (1 + square)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))
