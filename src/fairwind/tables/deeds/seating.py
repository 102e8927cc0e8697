"""Seating: sitting down, getting up, and handing a seat to a friend or a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fairwind.tables.deeds.sealed_words import begun, status_of
from fairwind.tables.first_names import bot_name
from fairwind.tables.offered_bots import Spec, known_bots, stand_in
from fairwind.tables.problems import Problem
from fairwind.tables.rows import HoldersChanged, OwnerBack, SeatChanged, TableGone, TableRow, TimeUp
from fairwind.tables.seats import (
    BOT,
    COOKIE,
    HAND_OVER,
    MOST_HOLDERS,
    OPEN,
    PERSON,
    SHARE,
    Key,
    Seat,
    free_colour,
    only,
    seats_of_visitor,
)
from fairwind.tables.table import Table
from fairwind.tables.table_state import GONE, OVER, RUNNING, WAITING, TableState
from fairwind.tables.timed_rows import late_seats


async def join(
    table: Table, name: str, wanted: int | None, seal: str = "", visitor: str = "", colour: int | None = None
) -> int:
    """Let a visitor take an open seat, with the seal of a word; the game begins with the last one."""
    state = table.state
    if state.status != WAITING:
        raise Problem(409, "no-open-seat")
    seat = free_seat(state, wanted)
    comer = new_holder(state.seats[seat], name, visitor)
    await sit_down(table, {seat: replace(comer, colour=free_colour(state.seats, seat, colour))}, seal)
    return seat


def new_holder(old: Seat, name: str, visitor: str) -> Seat:
    """A seat that was open, with a person there."""
    return Seat(name, PERSON, epoch=old.epoch + 1, holders=only(visitor))


def free_seat(state: TableState, wanted: int | None) -> int:
    """The seat that is asked for if it is open; else the first, those kept for somebody last."""
    free = [i for i, seat in enumerate(state.seats) if seat.kind == OPEN]
    if wanted is not None:
        if wanted not in free:
            raise Problem(409, "seat-taken")
        return wanted
    if not free:
        raise Problem(409, "no-open-seat")
    return min(free, key=lambda i: (bool(state.seats[i].name), i))


async def sit_down(table: Table, comers: dict[int, Seat], seal: str = "") -> None:
    """Fill seats, with the seal of a word, and begin if neither a person nor a sealed word is awaited any more."""
    state = table.state
    rows: list[TableRow] = []
    for seat, to in comers.items():
        rows.append(SeatChanged(state.next_stamp(len(rows)), seat, to, seal or None))
    seats = [comers.get(i, seat) for i, seat in enumerate(state.seats)]
    status = state.status
    sealed = state.draws is not None and (bool(seal) or bool(state.draws.awaited))
    if not sealed and not any(seat.kind == OPEN for seat in seats):
        rows.append(begun(state, len(rows)))
        status = status_of(state)
    if rows:
        await table.write(rows, table.listing(status, seats))


async def start(table: Table, bot: str, mine: Sequence[int]) -> None:
    """Fill what is open with bots and begin."""
    state = table.state
    check_bot(state.spec, bot)
    if not mine:
        raise Problem(403, "not-your-seat")
    if state.status != WAITING:
        raise Problem(409, "has-begun")
    names = list(state.names)
    fresh: dict[int, Seat] = {}
    for i, seat in enumerate(state.seats):
        if seat.kind == OPEN:
            names.append(bot_name(names))
            fresh[i] = Seat(names[-1], BOT, bot)
    await sit_down(table, fresh)


def check_bot(spec: Spec | None, name: str) -> None:
    """The bot is known at this game; a game that is not installed has none."""
    known = [] if spec is None else known_bots(spec)
    if name not in known:
        raise Problem(422, "unknown-bot", {"bots": ", ".join(known)})


def own(table: Table, seat: int, mine: Sequence[int]) -> Seat:
    """A seat of the reader's own."""
    if seat not in mine:
        raise Problem(403, "not-your-seat")
    return table.state.seats[seat]


async def change_seat(table: Table, seat: int, to: Seat, seal: str | None = None) -> None:
    """Let a seat change hands, perhaps with the seal of another word."""
    state = table.state
    seats = [to if i == seat else other for i, other in enumerate(state.seats)]
    await table.write([SeatChanged(state.next_stamp(), seat, to, seal)], table.listing(seats=seats))


async def leave(table: Table, seat: int, mine: Sequence[int]) -> None:
    """Get up: before the start the seat is open again, later a bot plays on."""
    old = own(table, seat, mine)
    state = table.state
    if state.status == OVER:
        return
    if state.status == RUNNING:
        bot = stand_in(state.spec)
        await change_seat(table, seat, Seat(old.name, BOT, bot, old.epoch + 1, left=True, colour=old.colour))
        return
    if state.people == [seat]:
        await table.write([TableGone(state.next_stamp())], table.listing(GONE))
        return
    if state.is_complete:  # words are given already: whoever came now could choose theirs to fit
        await change_seat(table, seat, Seat(old.name, BOT, stand_in(state.spec), old.epoch + 1))
        return
    await change_seat(table, seat, Seat("", OPEN, epoch=old.epoch + 1))


async def hand_to_bot(table: Table, seat: int, bot: str | None, mine: Sequence[int]) -> None:
    """Let a bot play for a seat, or take it back."""
    old = own(table, seat, mine)
    if bot is not None:
        check_bot(table.state.spec, bot)
    if table.state.status == OVER:
        raise Problem(409, "is-over")
    if bot is None:
        await take_back(table, seat, old)
        return
    to = replace(old, kind=BOT, bot=bot, late=False)
    if to != old:
        table.check_room()
        await change_seat(table, seat, to)


async def take_back(table: Table, seat: int, old: Seat) -> None:
    """Play oneself again in place of a bot: there is always room for that."""
    if old.kind != BOT:
        return
    to = replace(old, kind=PERSON, bot="", late=False)
    seats = [to if i == seat else other for i, other in enumerate(table.state.seats)]
    await table.write([OwnerBack(table.state.next_stamp(), seat, to)], table.listing(seats=seats))


async def let_bots_stand_in(table: Table) -> None:
    """Let a bot play for everybody whose time is up, until they are back."""
    state = table.state
    seats = list(state.seats)
    rows: list[TableRow] = []
    for seat in late_seats(state, await table.house.sure_now()):
        seats[seat] = replace(seats[seat], kind=BOT, bot=stand_in(state.spec), late=True)
        rows.append(TimeUp(state.next_stamp(len(rows)), seat, seats[seat]))
    if rows:
        await table.write(rows, table.listing(seats=seats))


async def resign(table: Table, seat: int, mine: Sequence[int]) -> None:
    """Hand a seat to a bot for good."""
    old = own(table, seat, mine)
    if table.state.status != RUNNING:
        raise Problem(409, "not-running")
    bot = stand_in(table.state.spec)
    await change_seat(table, seat, Seat(old.name, BOT, bot, old.epoch + 1, resigned=True, colour=old.colour))


# -- links


async def link(table: Table, key: Key, seat: int, share: bool, mine: Sequence[int]) -> str:
    """A link with which another browser can take the seat, or share it."""
    held = own(table, seat, mine)
    secret = key.sign(SHARE if share else HAND_OVER, table.id, seat, held.epoch)
    return f"/t/{table.id}#{secret}"


async def claim(table: Table, key: Key, secret: str, name: str | None, seal: str = "", visitor: str = "") -> int:
    """Let a visitor take a seat with a link; if it is handed over, whoever had it has it no more."""
    found = key.read(secret, table.id)
    seats = table.state.seats
    if found is None or found[0] == COOKIE:
        raise Problem(403, "bad-link")
    use, seat, epoch = found
    if seat >= len(seats) or not seats[seat].is_held or seats[seat].epoch != epoch:
        raise Problem(403, "void-link")
    old = seats[seat]
    if use == HAND_OVER:
        table.check_room()
        played = replace(old, kind=PERSON, bot="", late=False)
        to = replace(played, epoch=epoch + 1, name=name or old.name, holders=only(visitor))
        await change_seat(table, seat, to, None if table.state.is_complete else seal)
        return seat
    if not old.is_held_by(visitor):
        table.check_room()
        await change_holders(table, {seat: shared(old, visitor)})
    return seat


async def change_holders(table: Table, to: Mapping[int, Seat]) -> None:
    """Let seats be shared with other browsers, or no longer."""
    state = table.state
    rows: list[TableRow] = []
    for seat, held in to.items():
        if held != state.seats[seat]:
            rows.append(HoldersChanged(state.next_stamp(len(rows)), seat, held.epoch, held.holders))
    if rows:
        seats = [to.get(i, seat) for i, seat in enumerate(state.seats)]
        await table.write(rows, table.listing(seats=seats))


async def renew(table: Table, seat: int, mine: Sequence[int], visitor: str) -> None:
    """Make a seat one browser's alone: links to it are void, and other browsers have it no more."""
    old = own(table, seat, mine)
    table.check_room()
    await change_holders(table, {seat: replace(old, epoch=old.epoch + 1, holders=only(visitor))})


async def put_out(table: Table, visitor: str) -> None:
    """Let a visitor have no seat here any more: whoever shares it keeps it, else it is as if they had got up."""
    for seat in seats_of_visitor(table.state.seats, visitor):
        old = table.state.seats[seat]
        others = tuple(holder for holder in old.holders if holder != visitor)
        if others or table.state.status == OVER:
            await change_holders(table, {seat: replace(old, epoch=old.epoch + 1, holders=others)})
        else:
            await leave(table, seat, [seat])


async def hand_on(table: Table, visitor: str, other: str) -> None:
    """Let all that a visitor holds here be another's: links to it are void. Whoever shares it keeps it."""
    seats = table.state.seats
    fresh = {
        i: replace(
            seats[i],
            epoch=seats[i].epoch + 1,
            holders=tuple(dict.fromkeys(other if holder == visitor else holder for holder in seats[i].holders)),
        )
        for i in seats_of_visitor(seats, visitor)
    }
    await change_holders(table, fresh)


async def forget(table: Table, visitor: str) -> None:
    """Let nothing here lead to a visitor: as `put_out`, and a seat that was theirs alone has their name no more."""
    for seat in seats_of_visitor(table.state.seats, visitor):
        old, status = table.state.seats[seat], table.state.status
        if len(old.holders) > 1 or (status == WAITING and not table.state.is_complete):
            await put_out(table, visitor)
        elif status == OVER:
            await change_seat(table, seat, replace(old, name=nameless(seat), epoch=old.epoch + 1, holders=()))
        else:
            bot = stand_in(table.state.spec)
            to = Seat(bot_name(table.state.names), BOT, bot, old.epoch + 1, left=True, colour=old.colour)
            await change_seat(table, seat, to)


def nameless(seat: int) -> str:
    """What somebody is called who has no name."""
    return f"{seat + 1}"


async def adopt(table: Table, seats: Sequence[int], visitor: str) -> None:
    """Let seats that a cookie of this single table holds be the visitor's."""
    await change_holders(table, {seat: shared(table.state.seats[seat], visitor) for seat in seats})


def shared(seat: Seat, visitor: str) -> Seat:
    """A seat that one more visitor has, or a Problem."""
    if seat.is_full and visitor not in seat.holders:
        raise Problem(409, "too-many-devices", {"most": MOST_HOLDERS})
    return seat.shared_with(visitor)


# -- rematch


async def come_back(new: Table, comers: Mapping[int, Seat], seal: str = "") -> list[int]:
    """Let those who sat at the old table sit down again; the seats that are still free."""
    seats = new.state.seats
    free = {
        i: replace(seat, epoch=seats[i].epoch + 1, colour=free_colour(seats, i, seat.colour))
        for i, seat in comers.items()
        if seats[i].kind == OPEN
    }
    if free and new.state.status == WAITING:
        await sit_down(new, free, seal)
        return list(free)
    return []
