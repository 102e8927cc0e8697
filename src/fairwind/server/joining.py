"""Making a table, sitting down, getting up, and handing a seat to a friend or a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Executable, insert

from fairwind.bots import bot_names
from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError
from fairwind.kernel.spec import BadTable, Edition, GameSpec, Json
from fairwind.server.attending import default_bot
from fairwind.server.book import GONE, OVER, RUNNING, WAITING, Book, edition_of, seat_body
from fairwind.server.problems import Problem
from fairwind.server.schema import ANSWERS
from fairwind.server.seats import BOT, COOKIE, HAND_OVER, OPEN, PERSON, SHARE, Seat
from fairwind.server.storage import Facts, Row
from fairwind.server.tables import House, Table, new_id
from fairwind.server.thinking import NoThought
from fairwind.server.writing import Also, Lost, StorageDown, row_values

YOU: Final = "you"


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play."""

    game: str
    seats: list[Seat]
    variants: dict[str, str]
    edition: str
    edition_text: str
    public: bool


# -- making


async def make(house: House, wish: Wish) -> Table:
    """Make a table, and begin if nobody is awaited."""
    spec = known_game(wish.game)
    check_seats(spec, wish.seats)
    edition = await chosen_edition(house, spec, wish)
    facts = new_facts(spec, edition, wish)
    book = await asyncio.to_thread(Book, facts)
    rows, status = first_rows(book, wish.seats)
    also = [house.statements_to_make(facts, status, wish.seats)]
    try:
        await house.writer.write(facts.id, rows, also)
    except (Lost, StorageDown):
        raise Problem(503, "storage-down") from None
    for row in rows:
        book.note(row)
    return house.add(book)


def first_rows(book: Book, seats: list[Seat]) -> tuple[list[Row], str]:
    """The rows with which a table begins, and its status after them."""
    rows = [book.next_row("made", None, {"seats": [seat.as_json() for seat in seats]})]
    if any(seat.kind == OPEN for seat in seats):
        return rows, WAITING
    book.seats = seats
    rows.append(begin(book, after=1))
    return rows, status_of(book)


def begin(book: Book, after: int = 0) -> Row:
    """Let the game begin."""
    book.game = book.new_game()
    return book.next_row("begin", None, book.game.begin(), after)


def status_of(book: Book) -> str:
    """Whether a game that has begun is over already."""
    assert book.game is not None
    return OVER if book.game.over else RUNNING


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
            check_bot(seat.bot)


def check_bot(name: str) -> None:
    """The bot is known."""
    if name not in bot_names():
        raise Problem(422, "unknown-bot", {"bots": ", ".join(bot_names())})


async def chosen_edition(house: House, spec: GameSpec[Any, Any], wish: Wish) -> Edition:
    """The edition that is wished for; a stranger's text is read in another process first."""
    if not wish.edition_text:
        try:
            shipped: Edition = spec.edition(wish.edition or spec.edition_names()[0])
        except EditionError as error:
            raise Problem(422, "bad-edition", {"why": str(error)}) from None
        return shipped
    try:
        job = {"work": "edition", "game": spec.name, "edition_text": wish.edition_text}
        read = await house.thinkers.work(job)
    except NoThought:
        raise Problem(422, "bad-edition", {"why": "It takes too long to read."}) from None
    if "wrong" in read:
        raise Problem(422, "bad-edition", {"why": read["wrong"]})
    facts = Facts("", spec.name, 0, "uploaded", read["hash"], wish.edition_text, {}, False, 0.0)
    return await asyncio.to_thread(edition_of, spec, facts)


def new_facts(spec: GameSpec[Any, Any], edition: Edition, wish: Wish) -> Facts:
    """What is played at a new table."""
    try:
        variants = spec.chosen_variants(wish.variants)
        spec.begin(edition, len(wish.seats), variants)
    except BadTable as error:
        raise Problem(422, "bad-table", {"why": str(error)}) from None
    name, text = edition.about.name, wish.edition_text
    return Facts(
        new_id(),
        spec.name,
        spec.rules_version,
        name[:200],
        edition.about.hash,
        text,
        variants,
        wish.public,
        time.time(),
    )


# -- sitting down and getting up


async def join(table: Table, name: str, wanted: int | None) -> Json:
    """Take an open seat; the game begins with the last one."""
    book = table.book
    if book.status != WAITING:
        raise Problem(409, "no-open-seat")
    seat = free_seat(book, wanted)
    await sit_down(table, {seat: Seat(name, PERSON, epoch=book.seats[seat].epoch + 1)})
    return {"seat": seat}


def free_seat(book: Book, wanted: int | None) -> int:
    """The seat that is asked for if it is open; else the first, those kept for somebody last."""
    free = [i for i, seat in enumerate(book.seats) if seat.kind == OPEN]
    if wanted is not None:
        if wanted not in free:
            raise Problem(409, "seat-taken")
        return wanted
    if not free:
        raise Problem(409, "no-open-seat")
    return min(free, key=lambda i: (bool(book.seats[i].name), i))


async def sit_down(table: Table, comers: dict[int, Seat]) -> None:
    """Fill seats, and begin if nobody is awaited any more."""
    book = table.book
    rows = [book.next_row("seat", None, seat_body(seat, to), after) for after, (seat, to) in enumerate(comers.items())]
    seats = [comers.get(i, seat) for i, seat in enumerate(book.seats)]
    status = book.status
    if not any(seat.kind == OPEN for seat in seats):
        rows.append(begin(book, len(rows)))
        status = status_of(book)
    await table.write(rows, [table.listing(status, seats)])


async def start(table: Table, bot: str, mine: Sequence[int]) -> None:
    """Fill what is open with bots and begin."""
    check_bot(bot)
    book = table.book
    if not mine:
        raise Problem(403, "not-your-seat")
    if book.status != WAITING:
        raise Problem(409, "has-begun")
    fresh = {i: Seat(bot_name(bot, i), BOT, bot) for i, seat in enumerate(book.seats) if seat.kind == OPEN}
    await sit_down(table, fresh)


def bot_name(bot: str, seat: int) -> str:
    """What a bot is called at the table."""
    return f"{bot.capitalize()} {seat + 1}"


def own(table: Table, seat: int, mine: Sequence[int]) -> Seat:
    """A seat of the reader's own."""
    if seat not in mine:
        raise Problem(403, "not-your-seat")
    return table.book.seats[seat]


async def change_seat(table: Table, seat: int, to: Seat) -> None:
    """Let a seat change hands."""
    book = table.book
    seats = [to if i == seat else other for i, other in enumerate(book.seats)]
    await table.write([book.next_row("seat", None, seat_body(seat, to))], [table.listing(book.status, seats)])


async def leave(table: Table, seat: int, mine: Sequence[int]) -> None:
    """Get up: before the start the seat is open again, later a bot plays on."""
    old = own(table, seat, mine)
    book = table.book
    if book.status == OVER:
        return
    if book.status == RUNNING:
        await change_seat(table, seat, Seat(old.name, BOT, default_bot(), old.epoch + 1))
        return
    if book.people == [seat]:
        row = book.next_row("gone", None, {})
        await table.write([row], [table.listing(GONE, book.seats)])
        return
    await change_seat(table, seat, Seat("", OPEN, epoch=old.epoch + 1))


async def hand_to_bot(table: Table, seat: int, bot: str | None, mine: Sequence[int]) -> None:
    """Let a bot play for a seat, or take it back."""
    old = own(table, seat, mine)
    if bot is not None:
        check_bot(bot)
    if table.book.status == OVER:
        raise Problem(409, "is-over")
    to = replace(old, kind=PERSON, bot="") if bot is None else replace(old, kind=BOT, bot=bot)
    if to != old:
        await change_seat(table, seat, to)


async def resign(table: Table, seat: int, mine: Sequence[int]) -> None:
    """Hand a seat to a bot for good."""
    old = own(table, seat, mine)
    if table.book.status != RUNNING:
        raise Problem(409, "not-running")
    await change_seat(table, seat, Seat(old.name, BOT, default_bot(), old.epoch + 1, resigned=True))


# -- links


async def link(table: Table, seat: int, share: bool, mine: Sequence[int]) -> Json:
    """A link with which another browser can take the seat, or share it."""
    held = own(table, seat, mine)
    secret = table.house.key.sign(SHARE if share else HAND_OVER, table.id, seat, held.epoch)
    return {"link": f"/t/{table.id}#{secret}"}


async def claim(table: Table, secret: str, name: str | None) -> int:
    """Take a seat with a link; if it is handed over, whoever had it has it no more."""
    found = table.house.key.read(secret, table.id)
    book = table.book
    if found is None or found[0] == COOKIE:
        raise Problem(403, "bad-link")
    use, seat, epoch = found
    if seat >= len(book.seats) or not book.seats[seat].is_held or book.seats[seat].epoch != epoch:
        raise Problem(403, "void-link")
    old = book.seats[seat]
    if use == HAND_OVER:
        to = replace(old, kind=PERSON, bot="", epoch=epoch + 1, name=name or old.name)
        await change_seat(table, seat, to)
    return seat


# -- rematch


async def rematch(table: Table, mine: Sequence[int]) -> tuple[str, list[int]]:
    """A new table with the same people and settings; who comes from the old one keeps the seat."""
    book = table.book
    if not mine:
        raise Problem(403, "not-your-seat")
    if book.status != OVER:
        raise Problem(409, "not-over")
    if book.rematch is None:
        return await make_rematch(table, mine), list(mine)
    new = await table.house.table(book.rematch)
    seats = await new.alone(lambda: come_back(new, [(seat, book.seats[seat].name) for seat in mine]))
    return new.id, seats


async def make_rematch(table: Table, mine: Sequence[int]) -> str:
    """Make the new table and note it at the old one, in one write."""
    book, house = table.book, table.house
    if book.spec is None or book.edition is None:
        raise Problem(409, "stopped", {"why": book.stopped})
    facts = replace(book.facts, id=new_id(), rules=book.spec.rules_version, made=time.time())
    seats = [seat_again(seat, i in mine) for i, seat in enumerate(book.seats)]
    new = Book(facts)
    rows, status = first_rows(new, seats)
    also: list[tuple[Executable, Json]] = [house.statements_to_make(facts, status, seats)]
    also += [(insert(ANSWERS), row_values(facts.id, row)) for row in rows]
    written: Also = also
    await table.write([book.next_row("rematch", None, {"table": facts.id})], written)
    for row in rows:
        new.note(row)
    house.add(new)
    return facts.id


def seat_again(seat: Seat, comes: bool) -> Seat:
    """The same player at the new table: there already, awaited, or a bot."""
    if comes:
        return Seat(seat.name, PERSON, epoch=1)
    if seat.kind == PERSON:
        return Seat(seat.name, OPEN)
    return Seat(seat.name, BOT, seat.bot)


async def come_back(new: Table, comers: Sequence[tuple[int, str]]) -> list[int]:
    """Sit down where one sat; the seats that are still free."""
    book = new.book
    free = {i: Seat(name, PERSON, epoch=book.seats[i].epoch + 1) for i, name in comers if book.seats[i].kind == OPEN}
    if free and book.status == WAITING:
        await sit_down(new, free)
        return list(free)
    return []
