"""The middleware: what every request passes through: limits, same origin, and the headers that keep a browser safe."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairwind.server.http.limits import Visitors, visitor_name, visitor_of
from fairwind.server.http.responses import language_of, problem_response
from fairwind.server.settings import KIB, Settings
from fairwind.tables.budgets import PURSE
from fairwind.tables.problems import Problem

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
RECORDS: Final = "/api/replays"


class Guard:
    """Stands before the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        no_store = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if no_store:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope)
            largest = self._largest(scope)
            await self.app(scope, counted(receive, largest), send_safely)
        except Problem as problem:
            await problem_response(problem, language_of(HTTPConnection(scope)))(scope, receive, send_safely)

    def _check(self, scope: Scope) -> None:
        visitors: Visitors = scope["app"].state.visitors
        visitor = scope["visitor"] = visitor_of(scope, self.settings.behind_proxy)
        purse = scope["purse"] = visitors.purse(visitor_name(scope), visitor)
        if scope["path"].startswith(("/api/", "/locale/")):
            counted = purse.request()
        else:
            counted = purse.household.request(purse.clock())  # a page is many files at once
        if not counted:
            raise Problem(429, "too-fast", {"most": self.settings.limits.rate})
        PURSE.set(purse)
        if scope["method"] in CHANGING:
            check_origin(scope)
            purse.check_disk()
            length = header(scope, b"content-length")
            if length.isdecimal() and int(length) > self._largest(scope):
                raise too_large(self._largest(scope))

    def _largest(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.record if scope["path"] == RECORDS else limits.body


def too_large(most: int) -> Problem:
    """The body is larger than it may be."""
    return Problem(413, "too-large", {"most": most // KIB})


def counted(receive: Receive, largest: int) -> Receive:
    """Receive a body, but no more of it than is allowed."""
    got = 0

    async def receive_some() -> Message:
        nonlocal got
        message = await receive()
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            if got > largest:
                raise HTTPException(413)  # a kind of exception that whoever reads the body lets pass
        return message

    return receive_some


def header(scope: Scope, name: bytes) -> str:
    """A header as text; empty if there is none."""
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def check_origin(scope: Scope) -> None:
    """Only our own pages may change anything: other sites cannot use a player's cookies."""
    site = header(scope, b"sec-fetch-site")
    origin = header(scope, b"origin")
    host = header(scope, b"host").lower()
    if site not in {"", "same-origin", "none"} or (origin and origin_host(origin) != host):
        raise Problem(403, "other-origin")


def origin_host(origin: str) -> str:
    """The host and port of an origin, as the host header writes them."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return "no host"
