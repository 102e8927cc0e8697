"""Seats: who sits there, and the signed secrets that prove it."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Final, Literal, Self

from fairwind.kernel.spec import Json

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

COOKIE: Final = "c"  # what a secret is for: to sit there,
HAND_OVER: Final = "h"  # to take the seat from whoever has it,
SHARE: Final = "s"  # or to sit there on another device as well
MAC_LETTERS: Final = 32
BETWEEN: Final = "~"  # secrets in one cookie
COLOURS: Final = 6
MOST_HOLDERS: Final = 8  # browsers that share a seat


@dataclass(frozen=True)
class Seat:
    """A place at the table. `holders` are the visitors whose it is; nobody is ever shown who they are.

    `epoch` counts how often it changed hands: links of an earlier one are void, and so are cookies of single tables,
    which browsers have from before there were visitors.
    """

    name: str
    kind: SeatKind
    bot: str = ""
    epoch: int = 0
    resigned: bool = False
    left: bool = False
    late: bool = False  # whether a bot plays because the owner's time was up
    colour: int | None = None  # that whoever sits there has wished for and got
    holders: tuple[str, ...] = ()

    @property
    def is_held(self) -> bool:
        """Whether it is somebody's: a person's, or one's whose bot only stands in."""
        return self.kind != OPEN and self.epoch > 0 and not self.resigned and not self.left

    @property
    def is_full(self) -> bool:
        """Whether no more browsers can share it."""
        return len(self.holders) >= MOST_HOLDERS

    def is_held_by(self, visitor: str) -> bool:
        """Whether it is this visitor's."""
        return bool(visitor) and self.is_held and visitor in self.holders

    def shared_with(self, visitor: str) -> Self:
        """The same seat, this visitor's as well."""
        return replace(self, holders=tuple(dict.fromkeys((*self.holders, visitor)))) if visitor else self

    def as_json(self) -> Json:
        """For rows; what is rare is left out, so that earlier versions read the others."""
        body: Json = {**asdict(self), "holders": list(self.holders)}
        if not self.late:
            del body["late"]
        if self.colour is None:
            del body["colour"]
        return body


def read_seat(body: Json) -> Seat:
    """The seat that a row has kept."""
    return Seat(**{**body, "holders": tuple(body.get("holders", ()))})


def seats_of_visitor(seats: Sequence[Seat], visitor: str) -> list[int]:
    """The seats that are a visitor's."""
    return [i for i, seat in enumerate(seats) if seat.is_held_by(visitor)]


def free_colour(seats: Sequence[Seat], seat: int, wish: int | None) -> int | None:
    """The colour that is wished for at a seat, unless somebody else has got it."""
    return wish if all(other.colour != wish for i, other in enumerate(seats) if i != seat) else None


def colours_shown(seats: Sequence[Seat]) -> list[int]:
    """The colour of each seat: what was wished for; else the one of its number, or one that is left."""
    shown = [seat.colour for seat in seats]
    for number in range(len(seats)):
        if shown[number] is None and number % COLOURS not in shown:
            shown[number] = number % COLOURS
    left = [colour for colour in range(COLOURS) if colour not in shown]
    return [
        colour if colour is not None else left.pop(0) if left else number % COLOURS
        for number, colour in enumerate(shown)
    ]


def only(visitor: str) -> tuple[str, ...]:
    """The holders of a seat that is one visitor's, or of nobody known."""
    return (visitor,) if visitor else ()


class Key:
    """Signs and reads secrets; nobody without the key can make one. Of several keys the first signs, all are good."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys: tuple[bytes, ...] = ()
        self.change(keys)

    def change(self, keys: Sequence[bytes]) -> None:
        """Sign with the first of these from now on, and read what any of them has signed."""
        assert keys
        self._keys = tuple(keys)

    def sign(self, use: str, table: str, seat: int, epoch: int) -> str:
        """A secret for this use of this seat, good until the seat changes hands."""
        return f"{use}{seat}.{epoch}.{mac_of(self._keys[0], use, table, seat, epoch)}"

    def read(self, secret: str, table: str) -> tuple[str, int, int] | None:
        """The use, seat and epoch of a secret of this table; None if it was not signed here."""
        head, _, mac = secret.rpartition(".")
        use, (seat, _, epoch) = head[:1], head[1:].partition(".")
        if use not in {COOKIE, HAND_OVER, SHARE} or not (is_number(seat) and is_number(epoch)):
            return None
        given = mac.encode("utf-8", "replace")
        for key in self._keys:
            if hmac.compare_digest(mac_of(key, use, table, int(seat), int(epoch)).encode(), given):
                return use, int(seat), int(epoch)
        return None

    # -- cookies of single tables

    def cookie(self, table: str, seats: Iterable[tuple[int, int]]) -> str:
        """All seats, with their epochs, that a browser has at a table."""
        return BETWEEN.join(self.sign(COOKIE, table, seat, epoch) for seat, epoch in seats)

    def seats_of(self, cookie: str, table: str, seats: list[Seat]) -> list[int]:
        """The seats that a cookie still holds."""
        held: set[int] = set()
        for secret in cookie.split(BETWEEN)[: len(seats)]:
            found = self.read(secret, table)
            if found is None:
                continue
            use, seat, epoch = found
            if use == COOKIE and seat < len(seats) and seats[seat].is_held and seats[seat].epoch == epoch:
                held.add(seat)
        return sorted(held)


def mac_of(key: bytes, use: str, table: str, seat: int, epoch: int) -> str:
    """What only somebody with this key can write."""
    signed = hmac.new(key, f"fairwind/1/{use}/{table}/{seat}/{epoch}".encode(), sha256).digest()
    return base64.urlsafe_b64encode(signed).decode()[:MAC_LETTERS]


def is_number(word: str) -> bool:
    """A short whole number in plain digits."""
    return word.isascii() and word.isdecimal() and len(word) <= 6


def cookie_name(table: str) -> str:
    """The cookie of a single table, from before there were visitors."""
    return f"fw_{table}"
