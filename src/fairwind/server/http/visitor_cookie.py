"""The cookie of a visitor: one secret a browser, with the day on which it was given."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import Scope

from fairwind.tables.visitors import visitor_name

PLAIN: Final = "fw"
BOUND: Final = "__Host-fw"  # under https: browsers let no other host and no plain connection set it
LIFE_DAYS: Final = 400  # the most that browsers allow
DAY: Final = 24 * 3600
GIVEN: Final = "cookies_given"  # in a request's scope: headers that go with the answer


@dataclass(frozen=True)
class VisitorCookie:
    """A visitor's secret, and the day on which the browser got it."""

    secret: str = field(repr=False)
    day: int

    @property
    def name(self) -> str:
        """The visitor's name; empty if this is no secret."""
        return visitor_name(self.secret)

    @property
    def is_old(self) -> bool:
        """Whether half its life is over."""
        return abs(today() - self.day) > LIFE_DAYS // 2

    @property
    def text(self) -> str:
        """As the browser keeps it."""
        return f"{self.secret}.{self.day}"


def today() -> int:
    """The number of this day."""
    return int(time.time()) // DAY


def read_cookie(cookies: dict[str, str]) -> VisitorCookie:
    """The cookie that a browser sent; one without a secret if there is none."""
    secret, _, day = (cookies.get(BOUND) or cookies.get(PLAIN, ""))[:64].partition(".")
    return VisitorCookie(secret, int(day) if day.isascii() and day.isdecimal() else 0)


def cookies_in(scope: Scope) -> dict[str, str]:
    """All cookies of a request."""
    sent = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    return cookie_parser("; ".join(sent)) if sent else {}


# -- giving


def give_cookie(scope: Scope, secret: str, secure: bool) -> None:
    """Let the browser keep its secret, with the answer to this request."""
    name, value = BOUND if secure else PLAIN, VisitorCookie(secret, today()).text
    answer = Response()
    answer.set_cookie(name, value, LIFE_DAYS * DAY, path="/", secure=secure, httponly=True, samesite="lax")
    scope[GIVEN].append((b"set-cookie", answer.headers["set-cookie"].encode("latin-1")))


def end_cookie(scope: Scope, name: str, path: str, secure: bool) -> None:
    """Let the browser forget a cookie, with the answer to this request."""
    answer = Response()
    answer.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="lax")
    scope[GIVEN].append((b"set-cookie", answer.headers["set-cookie"].encode("latin-1")))
