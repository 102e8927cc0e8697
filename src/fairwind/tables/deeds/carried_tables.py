"""Carried tables: new ones at which a game that began elsewhere goes on, from a step of its record."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from fairwind.tables.carried_game import CarriedGame, carried_at
from fairwind.tables.deeds.new_tables import check_seats, new_table, now_at
from fairwind.tables.finished_games import FinishedGames
from fairwind.tables.pace import Pace
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry, new_id
from fairwind.tables.seats import OPEN, Seat
from fairwind.tables.shown.replays import ReplayViewer
from fairwind.tables.store import StoreDown, TooLate
from fairwind.tables.table import Table
from fairwind.tables.table_state import TableInfo, TableState


@dataclass(frozen=True)
class CarryWish:
    """From where somebody wants to play on, and with whom."""

    step: int | None  # the last one, if none is named
    seats: list[Seat]
    public: bool
    seal: str = ""  # of the word of whoever makes the table, for all their seats
    pace: Pace | None = None
    hints: bool = False  # whether the coach may be asked, though several people play


async def play_on(games: FinishedGames, name: str, wish: CarryWish) -> Table:
    """Make a table at which the game of a record goes on, and let it if nobody is awaited.

    The record was judged when it was uploaded, or is that of a finished game here.
    """
    registry = games.registry
    viewer = await games.named(name)
    if len(wish.seats) != viewer.record.seats:
        raise Problem(422, "carry-seats", {"seats": viewer.record.seats})
    check_seats(viewer.spec, wish.seats)
    step = viewer.steps if wish.step is None else wish.step
    carried = await registry.helper.replay(lambda: carried_at(viewer, step))
    check_length(registry, carried)
    info = carried_info(new_id(registry.share.letters), viewer, wish)
    state = await registry.helper.aside(lambda: TableState(info))
    seats = kept_for(wish.seats, viewer.record.players)
    try:
        new = new_table(state, seats, wish.seal, await now_at(registry, info), carried)
        await registry.store.make(new)
    except (TooLate, StoreDown):
        raise Problem(503, "storage-down") from None
    return registry.add(state, new.rows)


def check_length(registry: Registry, carried: CarriedGame) -> None:
    """There is room left for the rest of the game, and for what is said to it."""
    most = registry.most_rows // 4
    if len(carried.before) > most:
        raise Problem(409, "carry-too-long", {"most": most})


def carried_info(name: str, viewer: ReplayViewer, wish: CarryWish) -> TableInfo:
    """What is played at the new table: what the record says."""
    record, spec, about = viewer.record, viewer.spec, viewer.edition.about
    return TableInfo(
        name,
        spec.name,
        spec.rules_version,
        about.name[:200],
        about.hash,
        record.edition_text,
        spec.chosen_variants(record.variants),
        wish.public,
        time.time(),
        wish.pace.text if wish.pace is not None else "",
        wish.hints,
        carried=True,
    )


def kept_for(seats: Sequence[Seat], names: Sequence[str]) -> list[Seat]:
    """The seats; an open one bears the name of whoever sat there, so that they find it again."""
    known = [*names, *[""] * (len(seats) - len(names))]
    return [replace(seat, name=known[i]) if seat.kind == OPEN else seat for i, seat in enumerate(seats)]
