"""The scores: item by item, as far as a seat knows them, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fairwind.cli.screen import Screen
from fairwind.cli.seat_mark import seat_name
from fairwind.kernel.chance import Seeded
from fairwind.kernel.record import Record
from fairwind.kernel.spec import GameSpec, Result
from fairwind.kernel.state import State
from fairwind.locale import Words

WORLDS: Final = 8  # imagined for the scores of a running game


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


def show_final(screen: Screen, words: Words, names: Sequence[str], spec: GameSpec[Any, Any], s: State) -> None:
    """Scores item by item, how the game ended, and the places."""
    items = [[(name, str(points)) for name, points in spec.scores(s, seat)] for seat in range(s.seats)]
    result = spec.result(s)
    screen.show(draw_scores(words, names, items))
    screen.gap()
    screen.say(how_it_ended(words, result.ended), "bold")
    screen.show(draw_result(words, names, result))


def show_hints(screen: Screen, words: Words, record: Record) -> None:
    """That the coach has helped, if it has."""
    if any(record.hints):
        screen.say(words.text("coach-used", count=sum(record.hints)), "dim")


def known_scores(spec: GameSpec[Any, Any], s: State, seat: int) -> list[list[tuple[str, str]]]:
    """Points by item for every seat, from worlds that this seat can imagine: what differs between them is unknown."""
    worlds = [spec.sample_world(s, seat, Seeded(f"score {n}")) for n in range(WORLDS)]
    known: list[list[tuple[str, str]]] = []
    for other in range(s.seats):
        samples = [spec.scores(world, other) for world in worlds]
        rows = zip(*samples, strict=True)
        known.append([(row[0][0], str(row[0][1]) if len({p for _, p in row}) == 1 else "?") for row in rows])
    return known
