"""Who asks: the house they are in, the table they mean, and the seats they hold there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Path, Request
from starlette.responses import Response

from fairwind.kernel.spec import Json
from fairwind.server.guard import header
from fairwind.server.seats import cookie_name
from fairwind.server.tables import House, Table
from fairwind.server.telling import told

YEAR: Final = 365 * 24 * 3600


def house_of(request: Request) -> House:
    """The tables of this server."""
    house: House = request.app.state.house
    return house


def visitor(request: Request) -> str:
    """Who asks, as far as an address tells."""
    name: str = request.scope["visitor"]
    return name


@dataclass(frozen=True)
class Guest:
    """Somebody at a table: with the cookie that proves their seats, or without."""

    table: Table
    cookie: str
    secure: bool

    @property
    def mine(self) -> list[int]:
        """The seats that are theirs now."""
        return self.table.house.key.seats_of(self.cookie, self.table.id, self.table.book.seats)

    def seated(self, content: Json, seats: Sequence[int], status: int = 200, at: Table | None = None) -> Response:
        """An answer that gives the browser its seats, at this table or another."""
        table = at or self.table
        return seated(table, content, seats, self.secure, status)


def seated(table: Table, content: Json, seats: Sequence[int], secure: bool, status: int = 200) -> Response:
    """An answer with the cookie that holds these seats."""
    response = told(content, status)
    held = [(seat, table.book.seats[seat].epoch) for seat in sorted(set(seats))]
    path = f"/api/tables/{table.id}"
    name = cookie_name(table.id)
    if held:
        value = table.house.key.cookie(table.id, held)
        response.set_cookie(name, value, YEAR, path=path, secure=secure, httponly=True, samesite="lax")
    else:
        response.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="lax")
    return response


def is_secure(request: Request) -> bool:
    """Whether the browser came by https, to us or to the proxy before us."""
    forwarded = header(request.scope, b"x-forwarded-proto") if request.app.state.settings.behind_proxy else ""
    return (forwarded or request.scope["scheme"]) == "https"


async def guest(request: Request, table: Annotated[str, Path(max_length=64)]) -> Guest:
    """Whoever asks for something at a table."""
    found = await house_of(request).table(table)
    return Guest(found, request.cookies.get(cookie_name(table), ""), is_secure(request))


AtTable = Annotated[Guest, Depends(guest)]
AtHouse = Annotated[House, Depends(house_of)]
Visitor = Annotated[str, Depends(visitor)]
