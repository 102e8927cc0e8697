"""A table that is nowhere kept, for somebody who learns or practises alone, in the form of every other table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairwind.kernel.position import Position
from fairwind.tables.first_names import first_names_from
from fairwind.tables.game import Game
from fairwind.tables.seats import BOT, PERSON, Seat, colours_shown
from fairwind.tables.shown.messages import SeatShown, Snapshot
from fairwind.tables.shown.snapshots import edition_shown, question_for, result_of, scores_for

WHERE_NAMES_BEGIN: Final = 29  # Mira


def names_beside(you: str, seat: int, seats: int) -> tuple[str, ...]:
    """Who sits where: whoever practises, and others by first names that are the same each time."""
    others = iter(first_names_from(WHERE_NAMES_BEGIN, [you]))
    return tuple([you if place == seat else next(others) for place in range(seats)])


def lone_snapshot(table: Game, called: str, seat: int, names: Sequence[str], asked: bool) -> Snapshot:
    """The table as this seat sees it; it is asked only where that is wanted."""
    spec, s = table.spec, table.state
    return {
        "id": called,
        "game": spec.name,
        "status": "over" if table.over else "running",
        "n": table.sitting.answers,
        "public": False,
        "seats": lone_seats(table, seat, names),
        "scores": scores_for(table),
        "result": result_of(spec, s) if table.over else None,
        "consent": None,
        "rematch": None,
        "stopped": None,
        "seals": None,
        "practice": True,
        "hints": False,
        "hinted": [0] * table.seats,
        "clocks": None,
        "onlookers": 0,
        "edition": edition_shown(spec, table.edition),
        "variants": spec.chosen_variants(table.variants),
        "pace": None,
        "carried": False,
        "mine": [seat],
        "seat": seat,
        "view": Position(spec, s, seat).view(),
        "asked": question_for(table, seat) if asked else None,
        "undo": None,
        "takes_back": None,
        "since": 0,
    }


def lone_seats(table: Game, mine: int, names: Sequence[str]) -> list[SeatShown]:
    """Who sits at such a table."""
    colours = colours_shown([Seat(name, PERSON) for name in names])
    return [
        {
            "name": name,
            "kind": PERSON if seat == mine else BOT,
            "bot": "",
            "here": seat == mine,
            "thinking": False,
            "owes": seat in table.owing,
            "resigned": False,
            "late": False,
            "colour": colours[seat],
        }
        for seat, name in enumerate(names)
    ]
