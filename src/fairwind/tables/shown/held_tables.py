"""Held tables: a visitor's own, with whose turn it is and what happened last, without loading a single game.

The last row of play at a table says who owes an answer. What it tells passes through the log's one function, for the
visitor's seat; who has several seats round one screen hears what an onlooker does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, cast

from fairwind.kernel.log import ONLOOKER
from fairwind.tables.problems import Problem
from fairwind.tables.rows import GameBegun, PlayRow
from fairwind.tables.seats import PERSON
from fairwind.tables.shown.messages import FaredShown, TableHeld, TablesHeld
from fairwind.tables.shown.snapshots import log_for, moment
from fairwind.tables.store import HeldSeats, PlaceInList, Store
from fairwind.tables.table_state import OVER, RUNNING, WAITING

Against = Literal["people", "bots"]
FINISHED_AT_ONCE: Final = 20
BETWEEN: Final = "-"  # in what is asked for further ones


async def tables_held(store: Store, visitor: str, before: str = "", finished: int = FINISHED_AT_ONCE) -> TablesHeld:
    """The tables of a visitor; of those that are finished so many, or so many of those before a place in the list."""
    going = [] if before else await store.held_by(visitor, [RUNNING, WAITING])
    place = read_place(before) if before else None
    over = await store.held_by(visitor, [OVER], finished + 1, place) if finished else []
    plays = await store.last_plays([held.table.id for held in [*going, *over[:finished]] if is_begun(held)])
    shown = [table_held(held, plays) for held in going]
    running = sorted((table for table in shown if table["status"] == RUNNING), key=urgency)
    return {
        "running": running,
        "waiting": [table for table in shown if table["status"] == WAITING],
        "finished": [table_held(held, plays) for held in over[:finished]],
        "more": written_place(over[finished - 1].place) if len(over) > finished > 0 else None,
        "turns": sum(table["yours"] for table in running),
    }


def is_begun(held: HeldSeats) -> bool:
    """Whether something was played there."""
    return held.table.status in {RUNNING, OVER}


def urgency(table: TableHeld) -> tuple[bool, str]:
    """What comes first: where it is the visitor's turn, and of those where others have waited longest."""
    return not table["yours"], table["since"]


def table_held(held: HeldSeats, plays: Mapping[str, PlayRow]) -> TableHeld:
    """One table, as its holder is told of it."""
    listed, last = held.table, plays.get(held.table.id)
    owing = None if last is None or listed.status != RUNNING else last.played.owing
    at = held.ended or (listed.made if last is None else last.stamp.at)
    return {
        "id": listed.id,
        "game": listed.game,
        "status": cast("Literal['waiting', 'running', 'over']", listed.status),
        "seats": listed.seats,
        "mine": held.seats,
        "owing": owing,
        "yours": any(listed.seats[seat]["kind"] == PERSON for seat in held.seats if seat in (owing or ())),
        "since": moment(at),
        "last": None if last is None or isinstance(last, GameBegun) else log_for([last], ears(held.seats))[0],
        "result": held.result,
    }


def ears(seats: Sequence[int]) -> int:
    """As whom a visitor hears what happened: nobody is told of one hand while another looks at the screen."""
    return seats[0] if len(seats) == 1 else ONLOOKER


# -- how a visitor fared


def fared(tables: Sequence[HeldSeats]) -> list[FaredShown]:
    """How a visitor fared by game, against people and against bots.

    Games with several of their seats do not count, nor do those that began elsewhere.
    """
    groups: dict[tuple[str, Against], list[tuple[int, int]]] = {}
    for held in tables:
        if held.result is not None and len(held.seats) == 1 and not held.table.carried:
            seat = held.seats[0]
            outcome = held.result["places"][seat], held.result["points"][seat]
            groups.setdefault((held.table.game, against(held)), []).append(outcome)
    return [
        {
            "game": game,
            "against": whom,
            "games": len(outcomes),
            "won": sum(place == 1 for place, _ in outcomes),
            "place": sum(place for place, _ in outcomes) / len(outcomes),
            "best": max(points for _, points in outcomes),
            "points": sum(points for _, points in outcomes) / len(outcomes),
        }
        for (game, whom), outcomes in sorted(groups.items())
    ]


def against(held: HeldSeats) -> Against:
    """Whom a game was played against."""
    others = (seat for i, seat in enumerate(held.table.seats) if i not in held.seats)
    return "people" if any(seat["kind"] == PERSON for seat in others) else "bots"


# -- places in the list


def written_place(place: PlaceInList) -> str:
    """A place in a visitor's list, as an address holds it."""
    return f"{place.at!r}{BETWEEN}{place.table}"


def read_place(text: str) -> PlaceInList:
    """The place that was written so, or a Problem."""
    at, _, table = text.partition(BETWEEN)
    try:
        return PlaceInList(float(at), table)
    except ValueError:
        raise Problem(422, "invalid", {"where": "before", "why": "no place in the list"}) from None
