"""Timed rows: those of a table with a pace carry its clocks, as they stand after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fairwind.tables.pace import Owing, new_clock
from fairwind.tables.rows import AnswerGiven, AnswerUndone, SeatChanged, TableRow
from fairwind.tables.seats import PERSON
from fairwind.tables.table_state import RUNNING, TableState


def timed(state: TableState, rows: Sequence[TableRow], now: float) -> Sequence[TableRow]:
    """The rows, the last of them with the clocks if they change; the game has gone on already, the seats have not."""
    pace = state.pace
    if pace is None or not rows:
        return rows
    before = state.clock or new_clock(pace, len(state.seats))
    after = before.after(pace, asked_after(state, rows), now)
    return rows if after == before else [*rows[:-1], replace(rows[-1], clock=after)]


def asked_after(state: TableState, rows: Sequence[TableRow]) -> Owing:
    """Who is asked once these rows are written."""
    seats = list(state.seats)
    for row in rows:
        if isinstance(row, SeatChanged):
            seats[row.seat] = row.to
    game = state.game
    decision = None if game is None or game.over else game.decision()
    owing = [] if game is None or decision is None else game.owing
    return Owing(
        frozenset(seat for seat in owing if seats[seat].kind == PERSON or seats[seat].late),
        type(decision).__name__,
        frozenset(row.by for row in rows if isinstance(row, AnswerGiven)),
        frozenset(row.by for row in rows if isinstance(row, AnswerUndone)),
        frozenset(i for i, seat in enumerate(state.seats) if seat.late and not seats[i].late),
    )


def late_seats(state: TableState, now: float) -> list[int]:
    """The people whose time is up."""
    return [seat for seat in due_seats(state, now) if state.seats[seat].kind == PERSON]


def due_seats(state: TableState, now: float) -> list[int]:
    """The seats whose time for this turn is up, whoever plays there."""
    if state.pace is None or state.clock is None or state.status != RUNNING or state.stopped:
        return []
    return state.clock.late(state.pace, now)
