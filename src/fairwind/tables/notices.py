"""Notices: for whom a table waits, so that they can be told although they do not have it open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from fairwind.tables.rows import GameBegun
from fairwind.tables.seats import PERSON
from fairwind.tables.table_state import RUNNING, TableState

if TYPE_CHECKING:
    from fairwind.tables.table import Table


class Notices(ABC):
    """Hears of every change at a table, and tells those who are away."""

    @abstractmethod
    def attend(self, table: Table) -> None:
        """The table may wait for somebody else now; to be called in a deed."""


class NoNotices(Notices):
    """Tells nobody."""

    def attend(self, table: Table) -> None:
        pass


NOBODY_IS_TOLD: Final = NoNotices()


def awaited(state: TableState) -> frozenset[str]:
    """The visitors for whose answers a game waits."""
    if state.game is None or state.status != RUNNING:
        return frozenset()
    seats = (state.seats[seat] for seat in state.game.owing)
    return frozenset(holder for seat in seats if seat.kind == PERSON and seat.is_held for holder in seat.holders)


def seated(state: TableState) -> frozenset[str]:
    """The visitors who have a seat."""
    return frozenset(holder for seat in state.seats if seat.is_held for holder in seat.holders)


def has_just_begun(table: Table) -> bool:
    """Whether the last that happened is that the game began."""
    return bool(table.recent) and isinstance(table.recent[-1], GameBegun)


def is_at(table: Table, visitor: str) -> bool:
    """Whether somebody who shares a seat of the visitor's has the table open here: on any device."""
    return any(visitor in table.state.seats[seat].holders for seat in table.here)
