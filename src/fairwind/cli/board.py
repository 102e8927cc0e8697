"""The board of any game: as the game itself draws it for the terminal, or plainly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table

from fairwind.cli.seat_mark import seat_name
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State
from fairwind.locale import Words

LONGEST_VALUE: Final = 300


def draw_table(
    spec: GameSpec[Any, Any],
    edition: Edition,
    view: Json,
    words: Words,
    names: Sequence[str],
    seat: int | None,
) -> RenderableType:
    """The table as the game's own board draws it, or plainly if it has none.

    A board may also have `draw_printed`, which is given the edition first: it can show what a player's own cards say.
    """
    board = board_of(spec)
    if board is None:
        return draw_plainly(view, words, names)
    if hasattr(board, "draw_printed"):
        printed: RenderableType = board.draw_printed(edition, view, words, names, seat)
        return printed
    drawn: RenderableType = board.draw(view, words, names, seat)
    return drawn


def board_of(spec: GameSpec[Any, Any]) -> Any:
    """The module `terminal` of the game's own package, or None."""
    name = f"{spec.package}.terminal"
    return import_module(name) if find_spec(name) is not None else None


def in_order(spec: GameSpec[Any, Any], view: Json, options: Sequence[Action]) -> list[Action]:
    """The options in the order in which the game's own board shows what they name, if it says so (`in_order`)."""
    board = board_of(spec)
    return board.in_order(view, options) if hasattr(board, "in_order") else list(options)


def listed(spec: GameSpec[Any, Any], s: State, seat: int, action: Action, words: Words, names: Sequence[str]) -> str:
    """What a list of options says of one: what it does, and behind it what it costs or uses up."""
    label = words.action(action, names, spec.details(s, seat, action))
    beside = words.beside(action, spec.meaning(s, seat, action))
    return f"{label} · {beside}" if beside else label


# -- a game without a board


def draw_plainly(view: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """Everything in the view, field by field."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column(overflow="fold")
    for name, value in view.items():
        if name in {"game", "pending", "seats"} or value in (None, "", [], {}):
            continue
        grid.add_row(words.word(name), plain(value, words))
    seats: Any = view.get("seats")
    if isinstance(seats, list):
        for seat, fields in enumerate(seats[: len(names)]):
            grid.add_row(seat_name(names, seat), plain(fields, words))
    return grid


def plain(value: Any, words: Words) -> str:
    """A value of a view as text."""
    if isinstance(value, Mapping):
        told = (f"{words.word(str(k))} {plain(v, words)}" for k, v in value.items() if v not in (None, "", [], {}, 0))
        text = ", ".join(told)
    elif isinstance(value, (list, tuple)):
        text = " ".join(plain(item, words) for item in value)
    else:
        text = words.word(str(value))
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
