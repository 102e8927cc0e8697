"""The share of one process: where several serve one address, a table's first letter says which of them it is with."""

from __future__ import annotations

import string
from dataclasses import dataclass
from typing import Final

LETTERS: Final = string.ascii_lowercase
MOST_PROCESSES: Final = len(LETTERS)


@dataclass(frozen=True)
class Share:
    """The tables of one of several processes; by default there is only one, and it has them all."""

    process: int = 0
    processes: int = 1

    @property
    def letters(self) -> str:
        """With which the ids of its tables begin."""
        return LETTERS[self.process :: self.processes]

    def owns(self, name: str) -> bool:
        """Whether a table, or an uploaded record, is with this process."""
        return process_of(name, self.processes) == self.process


def process_of(name: str, processes: int) -> int:
    """The number of the process that a table is with."""
    return LETTERS.index(name[0]) % processes
