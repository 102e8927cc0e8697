"""New tables: a game, seats, variants and an edition that somebody wishes for; and a rematch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError
from fairwind.kernel.spec import BadTable, Edition, GameSpec
from fairwind.tables.carried_game import CarriedGame
from fairwind.tables.deeds.sealed_words import begun, status_of
from fairwind.tables.deeds.seating import check_bot, come_back
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.pace import Pace
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry, new_id
from fairwind.tables.rows import RematchMade, TableMade, TableRow
from fairwind.tables.seats import BOT, OPEN, PERSON, Seat
from fairwind.tables.store import Listing, NewTable, StoreDown, TooLate
from fairwind.tables.table import Table
from fairwind.tables.table_draws import new_secret
from fairwind.tables.table_state import OVER, WAITING, TableInfo, TableState, edition_of
from fairwind.tables.timed_rows import timed


@dataclass(frozen=True)
class TableWish:
    """What somebody wants to play."""

    game: str
    seats: list[Seat]
    variants: dict[str, str]
    edition: str
    edition_text: str
    public: bool
    seal: str = ""  # of the word of whoever makes the table, for all their seats
    pace: Pace | None = None
    hints: bool = False  # whether the coach may be asked, though several people play


async def make(registry: Registry, wish: TableWish) -> Table:
    """Make a table, and begin if nobody is awaited."""
    spec = known_game(wish.game)
    check_seats(spec, wish.seats)
    edition = await chosen_edition(registry.helper, spec, wish)
    info = new_info(new_id(registry.share.letters), spec, edition, wish)
    state = await registry.helper.aside(lambda: TableState(info))
    try:
        new = new_table(state, wish.seats, wish.seal, await now_at(registry, info))
        await registry.store.make(new)
    except (TooLate, StoreDown):
        raise Problem(503, "storage-down") from None
    return registry.add(state, new.rows)


async def now_at(registry: Registry, info: TableInfo) -> float:
    """The house's time, if the table has clocks; or StoreDown."""
    return await registry.house.sure_now() if info.pace else 0.0


def new_table(
    state: TableState, seats: list[Seat], seal: str, now: float, carried: CarriedGame | None = None
) -> NewTable:
    """A table with its first rows; the game begins if neither a person nor a sealed word is awaited."""
    seals = {i: seal for i, seat in enumerate(seats) if seat.kind == PERSON and seal}
    made = TableMade(state.next_stamp(), seats, new_secret(), seals)
    rows: list[TableRow] = [made]
    status = WAITING
    if carried is not None:
        rows += carried.rows(made.stamp)
        state.brought = carried.start
    if not seals and not any(seat.kind == OPEN for seat in seats):
        state.sit(seats, made.secret)
        rows.append(begun(state, len(rows)))
        status = status_of(state)
    return NewTable(state.info, Listing(status, seats), timed(state, rows, now), state.shipped_text)


def known_game(name: str) -> GameSpec[Any, Any]:
    """The SPEC of a game."""
    try:
        return game(name)
    except UnknownGame as error:
        raise Problem(422, "unknown-game", {"why": str(error)}) from None


def check_seats(spec: GameSpec[Any, Any], seats: Sequence[Seat]) -> None:
    """The game is for so many, and the bots are known."""
    if len(seats) not in spec.seat_counts:
        few, most = spec.seat_counts[0], spec.seat_counts[-1]
        raise Problem(422, "wrong-seats", {"few": few, "most": most})
    for seat in seats:
        if seat.kind == BOT:
            check_bot(spec, seat.bot)


async def chosen_edition(helper: Helper, spec: GameSpec[Any, Any], wish: TableWish) -> Edition:
    """The edition that is wished for; a stranger's text is read in another process first."""
    if not wish.edition_text:
        try:
            shipped: Edition = spec.edition(wish.edition or spec.edition_names()[0])
        except EditionError as error:
            raise Problem(422, "bad-edition", {"why": str(error)}) from None
        return shipped
    try:
        read = await helper.read({"work": "edition", "game": spec.name, "edition_text": wish.edition_text})
    except JobFailed:
        raise Problem(422, "bad-edition", {"why": "It takes too long to read."}) from None
    if "wrong" in read:
        raise Problem(422, "bad-edition", {"why": read["wrong"]})
    info = TableInfo("", spec.name, 0, "uploaded", read["hash"], wish.edition_text, {}, public=False, made=0.0)
    return await helper.replay(lambda: edition_of(spec, info))


def new_info(name: str, spec: GameSpec[Any, Any], edition: Edition, wish: TableWish) -> TableInfo:
    """What is played at a new table."""
    try:
        variants = spec.chosen_variants(wish.variants)
        spec.begin(edition, len(wish.seats), variants)
    except BadTable as error:
        raise Problem(422, "bad-table", {"why": str(error)}) from None
    return TableInfo(
        name,
        spec.name,
        spec.rules_version,
        edition.about.name[:200],
        edition.about.hash,
        wish.edition_text,
        variants,
        wish.public,
        time.time(),
        wish.pace.text if wish.pace is not None else "",
        wish.hints,
    )


# -- rematch


async def rematch(
    registry: Registry, table: Table, mine: Sequence[int], seal: str = "", visitor: str = ""
) -> tuple[str, list[int]]:
    """A new table with the same people and settings; who comes from the old one keeps the seat."""
    state = table.state
    if not mine:
        raise Problem(403, "not-your-seat")
    if state.status != OVER:
        raise Problem(409, "not-over")
    if state.rematch is None:
        return await make_rematch(registry, table, mine, seal, visitor), list(mine)
    if not registry.share.owns(state.rematch):
        return state.rematch, []  # made when there were fewer processes: they sit down there by themselves
    new = await registry.table(state.rematch)
    comers = {i: seat_of_comer(state.seats[i], visitor) for i in mine}
    return new.id, await new.alone(lambda: come_back(new, comers, seal))


async def make_rematch(registry: Registry, table: Table, mine: Sequence[int], seal: str, visitor: str) -> str:
    """Make the new table and note it at the old one, in one write; its first letter keeps both in one process."""
    old = table.state
    if old.spec is None or old.edition is None:
        raise Problem(409, "stopped", {"why": old.stopped})
    info = replace(
        present_edition(old.spec, old.info),
        id=new_id(table.id[0]),
        rules=old.spec.rules_version,
        made=time.time(),
        carried=False,
    )
    state = TableState(info)
    seats = [seat_again(seat, i in mine, visitor) for i, seat in enumerate(old.seats)]
    new = new_table(state, seats, seal, await now_at(registry, info))
    await table.write([RematchMade(old.next_stamp(), state.info.id)], rematch=new)
    registry.add(state, new.rows)
    return state.info.id


def present_edition(spec: GameSpec[Any, Any], info: TableInfo) -> TableInfo:
    """What is played, with the edition as it was corrected since if it came with the game."""
    if info.edition_hash not in spec.ledger() or info.edition not in spec.edition_names():
        return info
    return replace(info, edition_hash=spec.edition(info.edition).about.hash, edition_text="")


def seat_of_comer(seat: Seat, visitor: str) -> Seat:
    """The same player at the new table, with all their browsers."""
    return Seat(seat.name, PERSON, epoch=1, holders=seat.shared_with(visitor).holders, colour=seat.colour)


def seat_again(seat: Seat, comes: bool, visitor: str) -> Seat:
    """The same player at the new table: there already, awaited, or a bot."""
    if comes:
        return seat_of_comer(seat, visitor)
    if seat.kind == PERSON or seat.late:
        return Seat(seat.name, OPEN)
    return Seat(seat.name, BOT, seat.bot)
