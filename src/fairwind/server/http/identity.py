"""Who asks: the tables they come to, the table they mean, and the seats they hold there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request
from starlette.responses import Response
from starlette.types import Scope

from fairwind.server.http.limits import Visitors
from fairwind.server.http.middleware import header
from fairwind.server.http.responses import json_response
from fairwind.tables.registry import Registry
from fairwind.tables.seats import cookie_name
from fairwind.tables.table import Table

YEAR: Final = 365 * 24 * 3600


def registry_of(request: Request) -> Registry:
    """The tables of this server."""
    registry: Registry = request.app.state.registry
    return registry


@dataclass(frozen=True)
class Visitor:
    """Who asks, as far as an address tells, and what everybody has asked lately."""

    name: str
    all: Visitors


def visitor(request: Request) -> Visitor:
    """Whoever asks."""
    return Visitor(request.scope["visitor"], request.app.state.visitors)


@dataclass(frozen=True)
class Guest:
    """Somebody at a table: with the cookie that proves their seats, or without."""

    registry: Registry
    table: Table
    cookie: str
    secure: bool

    @property
    def mine(self) -> list[int]:
        """The seats that are theirs now."""
        return self.registry.key.seats_of(self.cookie, self.table.id, self.table.state.seats)

    def seated(self, content: Any, seats: Sequence[int], at: Table | None = None) -> Response:
        """An answer that gives the browser its seats, at this table or another."""
        return seated(self.registry, at or self.table, content, seats, self.secure)


def seated(
    registry: Registry, table: Table, content: Any, seats: Sequence[int], secure: bool, status: int = 200
) -> Response:
    """An answer with the cookie that holds these seats."""
    response = json_response(content, status)
    held = [(seat, table.state.seats[seat].epoch) for seat in sorted(set(seats))]
    path = f"/api/tables/{table.id}"
    name = cookie_name(table.id)
    if held:
        value = registry.key.cookie(table.id, held)
        response.set_cookie(name, value, YEAR, path=path, secure=secure, httponly=True, samesite="lax")
    else:
        response.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="lax")
    return response


def is_secure(request: Request) -> bool:
    """Whether the browser came by https, to us or to the proxy before us."""
    forwarded = header(request.scope, b"x-forwarded-proto") if request.app.state.settings.behind_proxy else ""
    return (forwarded or request.scope["scheme"]) == "https"


async def guest_of(scope: Scope, table: str, cookies: dict[str, str]) -> Guest:
    """Whoever asks for something at a table."""
    registry: Registry = scope["app"].state.registry
    found = await registry.table(table)
    return Guest(registry, found, cookies.get(cookie_name(table), ""), False)


async def guest(request: Request, table: Annotated[str, Path(max_length=64)]) -> Guest:
    """Whoever asks for something at a table."""
    registry = registry_of(request)
    found = await registry.table(table)
    return Guest(registry, found, request.cookies.get(cookie_name(table), ""), is_secure(request))


AtTable = Annotated[Guest, Depends(guest)]
AllTables = Annotated[Registry, Depends(registry_of)]
ByVisitor = Annotated[Visitor, Depends(visitor)]
