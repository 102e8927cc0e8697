"""A sequential test: a match that stops as soon as it is clear on which side of two win shares a bot stands."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from fairwind.kernel.spec import BadTable, Json

ERROR: Final = 0.05  # of either kind
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST: Final = 8  # blocks: before that their variance is anybody's guess
HIGH: Final = "high"
LOW: Final = "low"
OPEN: Final = "open"


@dataclass
class SequentialTest:
    """Whether the first bot's win share is rather `high` than `low`, read block by block.

    The generalised likelihood ratio of two means, with the variance of the blocks as they come: at two seats a block
    has five results (0, 1/4, 1/2, 3/4, 1), and pairing is paid back in fewer games.
    """

    low: float
    high: float
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0
    verdict: str = field(default=OPEN)

    def add(self, share: float) -> bool:
        """Read a block; whether the test is decided. What comes after that is not read."""
        if self.verdict == OPEN:
            self.blocks += 1
            self.total += share
            self.squares += share * share
            if self.blocks >= FEWEST and abs(self.ratio()) >= BOUND:
                self.verdict = HIGH if self.ratio() > 0 else LOW
        return self.verdict != OPEN

    def ratio(self) -> float:
        """The logarithm of how much likelier the blocks are under `high` than under `low`."""
        return (self.high - self.low) * (self.total - self.blocks * (self.low + self.high) / 2) / self._variance()

    def _variance(self) -> float:
        """Of the blocks, and of one more that was won and one that was lost: equal blocks are no certainty."""
        count = self.blocks + 2
        mean = (self.total + 1) / count
        return (self.squares + 1) / count - mean * mean

    def as_json(self) -> Json:
        """How it stands."""
        return {
            "low": self.low, "high": self.high, "error": ERROR, "blocks": self.blocks, "verdict": self.verdict,
            "log_likelihood_ratio": round(self.ratio(), 4) if self.blocks else 0.0, "bound": round(BOUND, 4),
        }  # fmt: skip


def read_test(text: str) -> SequentialTest:
    """Two win shares in percent, such as 50,55; BadTable if they are none."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadTable(f"'{text}' is no pair of win shares; write two in percent, such as --sprt 50,55.") from None
    if not 0 <= low < high <= 100 or high <= 1:
        raise BadTable(f"'{text}' must be two rising win shares from 0 to 100 percent, such as --sprt 50,55.")
    return SequentialTest(low / 100, high / 100)
