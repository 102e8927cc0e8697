"""Drawing: the table of any game, the scores, the rules, and the parts they share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import RULING, Rule
from fairwind.kernel.spec import Edition, GameSpec, Json, Result
from fairwind.locale import Words

# A colour and a shape for each seat, so that nobody needs the colour.
SEAT_COLOURS: Final[tuple[str, ...]] = ("#3d9bd6", "#e0702a", "#2bb08a", "#d98bb5", "#e6ac2c", "#7cc7ee")
SEAT_SHAPES: Final[tuple[str, ...]] = ("●", "■", "▲", "◆", "⬢", "★")
LONGEST_VALUE: Final = 300


def seat_name(names: Sequence[str], seat: int) -> Text:
    """A player's name with the shape and the colour of the seat."""
    place = seat % len(SEAT_SHAPES)
    return Text(f"{SEAT_SHAPES[place]} {names[seat]}", style=f"bold {SEAT_COLOURS[place]}")


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


# -- scores


def draw_scores(words: Words, names: Sequence[str], items: Sequence[Sequence[tuple[str, str]]]) -> RenderableType:
    """Points by item: a line an item, a column a seat; `items` holds item and points for each seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    table.add_column("", overflow="fold")
    for seat in range(len(names)):
        table.add_column(seat_name(names, seat), justify="right", overflow="fold", max_width=11)
    for row in zip(*items, strict=True):
        table.add_row(Text(score_word(words, row[0][0])), *(Text(points) for _, points in row))
    totals = (total_of([points for _, points in seat]) for seat in items)
    table.add_row(Text(words.text("table-total"), style="bold"), *(Text(total, style="bold") for total in totals))
    return table


def total_of(points: Sequence[str]) -> str:
    """The sum, or a question mark if a part of it is hidden."""
    return "?" if "?" in points else str(sum(map(int, points)))


def score_word(words: Words, item: str) -> str:
    """The name of an item of the score."""
    return words.text(f"score-{item}")


def draw_result(words: Words, names: Sequence[str], result: Result) -> RenderableType:
    """Places, names and points, the winner first."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
        place = result.places[seat]
        mark = "★" if place == 1 else " "
        table.add_row(
            Text(f"{mark} {place}.", style="bold" if place == 1 else ""),
            seat_name(names, seat),
            Text(words.text("table-points", count=result.points[seat])),
        )
    return table


def how_it_ended(words: Words, ended: str) -> str:
    """The ending as a sentence; empty if the game has only one."""
    return words.text(f"end-{ended}") if ended else ""


# -- rules


def rule_of(spec: GameSpec[Any, Any], number: str) -> Rule | None:
    """A rule of the game, or of every table."""
    for rulebook in (spec.rulebook, KERNEL_RULEBOOK):
        if number in rulebook:
            return rulebook[number]
    return None


def draw_rule(rule: Rule, words: Words, *, whole: bool = False) -> RenderableType:
    """A rule with its number; whole with its source, its status and its reason."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=7, no_wrap=True)
    grid.add_column(overflow="fold")
    lines: list[RenderableType] = [Text(words.rule(rule))]
    if whole and rule.number not in KERNEL_RULEBOOK:
        status = words.text(f"table-{rule.status}")
        lines.append(Text(f"{status} · {rule.source}", style="dim"))
        if rule.status == RULING:
            lines.append(Text(words.text("table-because", reason=words.reason(rule)), style="dim italic"))
    grid.add_row(Text(rule.number, style="bold yellow"), Group(*lines))
    return Padding(grid, (0, 0, 0, 2), expand=False)
