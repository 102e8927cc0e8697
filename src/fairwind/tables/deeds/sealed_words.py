"""Words that people seal before a game and give when everybody is there; then it begins."""

from __future__ import annotations

import time
from collections.abc import Sequence

from fairwind.tables.game import Stopped
from fairwind.tables.problems import Problem
from fairwind.tables.rows import GameBegun, GameResumed, TableRow, WordGiven
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING, WAITING, TableState


async def give_word(table: Table, word: str, mine: Sequence[int]) -> None:
    """Give the word that was sealed for these seats; the game begins with the last one."""
    state = table.state
    if not mine:
        raise Problem(403, "not-your-seat")
    draws = state.draws
    fitting = [] if draws is None else draws.fitting(word, mine)
    if draws is None or not fitting:
        raise Problem(409, "word-not-sealed")
    fresh = [seat for seat in fitting if not draws.words[seat]]
    if not fresh:
        return
    if state.status != WAITING:
        raise Problem(409, "word-late")
    if not state.is_complete:
        raise Problem(409, "word-early")
    rows: list[TableRow] = [WordGiven(state.next_stamp(i), word, by=seat) for i, seat in enumerate(fresh)]
    if set(draws.awaited) > set(fresh):
        await table.write(rows)
        return
    for seat in fresh:
        draws.words[seat] = word
    rows.append(begun(state, len(rows)))
    await table.write(rows, table.listing(status_of(state)))


async def begin_without_words(table: Table, seconds: float) -> None:
    """Begin although a word was not given, if everybody has waited for so long."""
    state = table.state
    if is_overdue(state, seconds):
        await table.write([begun(state)], table.listing(status_of(state)))


def is_overdue(state: TableState, seconds: float) -> bool:
    """Whether a game waits longer than this for words."""
    return state.awaits_words and state.draws is not None and time.time() - state.draws.since >= seconds


def begun(state: TableState, after: int = 0) -> GameBegun:
    """The row with which the game begins, or goes on if somebody brought it."""
    stamp, start = state.next_stamp(after), state.brought
    game = state.new_game()
    try:
        row = GameBegun(stamp, game.begin()) if start is None else GameResumed(stamp, game.take_up(start), start)
    except Stopped as error:  # it was brought under other rules
        raise Problem(409, "stopped", {"why": str(error)}) from None
    state.game = game
    return row


def status_of(state: TableState) -> str:
    """Whether a game that has begun is over already."""
    assert state.game is not None
    return OVER if state.game.over else RUNNING
