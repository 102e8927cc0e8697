"""Who asks: the visitor, the tables they come to, the table they mean, and the seats they hold there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Annotated, TypeVar

from fastapi import Depends, Path, Request
from starlette.types import Scope

from fairwind.server.http.middleware import scheme_of
from fairwind.server.http.visitor_cookie import VisitorCookie, end_cookie, give_cookie
from fairwind.tables.budgets import PURSE
from fairwind.tables.deeds import seating
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.seats import cookie_name, seats_of_visitor
from fairwind.tables.table import Table
from fairwind.tables.visitors import new_secret, visitor_name

T = TypeVar("T")


def registry_of(request: Request) -> Registry:
    """The tables of this server."""
    registry: Registry = request.app.state.registry
    return registry


# -- visitors


@dataclass(frozen=True)
class Visitor:
    """Who asks: by the name that follows from the browser's secret, and by their address."""

    name: str  # empty for a browser that has no secret
    household: str
    scope: Scope = field(repr=False)
    made: str = field(default="", repr=False)  # a secret that the browser does not have yet

    def named(self) -> Visitor:
        """The same visitor with a name, for whoever sits down."""
        if self.name:
            return self
        secret = new_secret()
        name = visitor_name(secret)
        purse = self.scope["purse"] = self.scope["app"].state.visitors.purse(name, self.household)
        PURSE.set(purse)  # from now on they pay themselves
        return replace(self, name=name, made=secret)

    def remember(self) -> None:
        """Let the browser keep the secret that was made for it."""
        if self.made:
            give_cookie(self.scope, self.made, is_secure(self.scope))


def visitor_in(scope: Scope) -> Visitor:
    """Whoever asks; a secret that is old is given to the browser anew."""
    cookie: VisitorCookie = scope["visitor_cookie"]
    name: str = scope["visitor_name"]
    if name and cookie.is_old:
        give_cookie(scope, cookie.secret, is_secure(scope))
    return Visitor(name, scope["visitor"], scope)


def visitor(request: Request) -> Visitor:
    """Whoever asks."""
    return visitor_in(request.scope)


def is_secure(scope: Scope) -> bool:
    """Whether the browser came by https, to us or to the proxy before us."""
    return scheme_of(scope) == "https"


# -- at a table


@dataclass(frozen=True)
class Guest:
    """Somebody at a table, with what proves their seats: who they are, or a cookie of this single table from before."""

    registry: Registry
    table: Table
    visitor: Visitor
    cookie: str = field(repr=False)

    @property
    def mine(self) -> list[int]:
        """The seats that are theirs now; to be asked for in a deed."""
        seats = self.table.state.seats
        held = seats_of_visitor(seats, self.visitor.name)
        return sorted({*held, *self._by_cookie()}) if self.cookie else held

    def _by_cookie(self) -> list[int]:
        return self.registry.key.seats_of(self.cookie, self.table.id, self.table.state.seats)

    async def act(self, deed: Callable[[], Awaitable[T]], fresh: bool = True) -> T:
        """Do something at the table."""
        done = await self.table.alone(deed, fresh)
        await self._adopt(self.visitor)
        return done

    async def sit(self, deed: Callable[[str], Awaitable[T]]) -> T:
        """Do something by which a visitor gets seats: who has no secret yet gets one with the answer."""
        sitter = self.visitor.named()
        done = await self.table.alone(lambda: deed(sitter.name))
        sitter.remember()
        await self._adopt(sitter)
        return done

    async def _adopt(self, visitor: Visitor) -> None:
        """Let the seats of an old cookie be the visitor's; then the browser need not keep it."""
        if not self.cookie:
            return
        keeper = visitor.named()

        async def deed() -> None:
            held = self._by_cookie()
            await seating.adopt(self.table, held, keeper.name)
            if held and keeper is not visitor:
                keeper.remember()

        with suppress(Problem):  # what was asked for is done; this can wait
            await self.table.alone(deed)
            path = f"/api/tables/{self.table.id}"
            end_cookie(keeper.scope, cookie_name(self.table.id), path, is_secure(keeper.scope))


async def guest_of(scope: Scope, table: str, cookies: dict[str, str]) -> Guest:
    """Whoever asks for something at a table."""
    registry: Registry = scope["app"].state.registry
    found = await registry.table(table)
    return Guest(registry, found, visitor_in(scope), cookies.get(cookie_name(table), ""))


async def guest(request: Request, table: Annotated[str, Path(max_length=64)]) -> Guest:
    """Whoever asks for something at a table."""
    return await guest_of(request.scope, table, request.cookies)


AtTable = Annotated[Guest, Depends(guest)]
AllTables = Annotated[Registry, Depends(registry_of)]
ByVisitor = Annotated[Visitor, Depends(visitor)]
