"""Table wishes: what somebody says of a new table, as its body has it, read into seats and settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from fairwind.kernel.spec import Json
from fairwind.tables.deeds.carried_tables import CarryWish
from fairwind.tables.deeds.new_tables import TableWish, check_seats, known_game
from fairwind.tables.first_names import bot_name
from fairwind.tables.pace import Pace
from fairwind.tables.seats import BOT, OPEN, PERSON, Seat, free_colour, only

YOU: Final = "you"


@dataclass(frozen=True)
class WishedSeat:
    """Who is to sit at a seat of a new table."""

    kind: Literal["you", "open", "bot"]
    name: str | None = None
    bot: str | None = None
    colour: int | None = None


def is_for_reader(body: Json) -> bool:
    """Whether whoever makes the table sits down there."""
    return any(wish["kind"] == YOU for wish in body["seats"])


def wished_table(body: Json, visitor: str) -> TableWish:
    """What is wished for, if the game is for so many and the bots are known; `body` was checked."""
    seats = wished_seats([WishedSeat(**wish) for wish in body["seats"]], visitor)
    check_seats(known_game(body["game"]), seats)
    return TableWish(
        body["game"],
        seats,
        body["variants"],
        body["edition"],
        body["edition_text"],
        body["public"],
        body["seal"],
        wished_pace(body),
        body["hints"],
    )


def wished_carry(body: Json, visitor: str) -> CarryWish:
    """From where, and with whom, somebody wants to play on; `body` was checked."""
    seats = wished_seats([WishedSeat(**wish) for wish in body["seats"]], visitor)
    return CarryWish(body["step"], seats, body["public"], body["seal"], wished_pace(body), body["hints"])


def wished_pace(body: Json) -> Pace | None:
    """How long a seat may take, if that is wished for."""
    return None if body["pace"] is None else Pace(body["pace"]["turn"], body["pace"]["reserve"])


def wished_seats(wishes: Sequence[WishedSeat], visitor: str) -> list[Seat]:
    """The seats as they are at the start; bots that nobody has named get names that nobody has."""
    seats: list[Seat] = []
    taken = [wish.name or "" for wish in wishes]
    for number, wish in enumerate(wishes):
        colour = free_colour(seats, number, wish.colour if wish.kind == YOU else None)
        seats.append(replace(wished_seat(number, wish, visitor, taken), colour=colour))
        taken.append(seats[-1].name)
    return seats


def wished_seat(number: int, wish: WishedSeat, visitor: str, taken: Sequence[str]) -> Seat:
    """A seat as it is at the start."""
    if wish.kind == OPEN:
        return Seat("", OPEN)
    if wish.kind == BOT:
        bot = wish.bot or ""
        return Seat(wish.name or bot_name(taken), BOT, bot)
    return Seat(wish.name or f"{number + 1}", PERSON, epoch=1, holders=only(visitor))
