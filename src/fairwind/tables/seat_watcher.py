"""A seat's watcher: looks at a table for one of a visitor's seats, for as long as the seats are theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fairwind.tables.table import Table, Watcher


class SeatWatcher(Watcher):
    """One who looks for a seat, or as an onlooker; how what it hears is handed on is for others to say."""

    def __init__(
        self, table: Table, held: Callable[[], Sequence[int]], seat: int | None, after: int | None, visitor: str
    ) -> None:
        """To be made in a deed, which judges who looks; `held` are the visitor's seats at any time."""
        mine = held()
        known = table.state.n if after is None else min(after, table.state.n)
        super().__init__(table.viewer(seat, mine), mine, known, visitor)
        self.table: Final = table
        self._held: Final = held
        self._judged: Final = list(table.state.seats)  # the seats by which it may look

    def may_look(self) -> bool:
        """Whether the seats are still the viewer's: a seat that was handed over is not."""
        seats = self.table.state.seats
        if not self.mine or seats == self._judged:
            return True
        if not set(self.mine) <= set(self._held()):
            return False
        self._judged[:] = seats
        return True
