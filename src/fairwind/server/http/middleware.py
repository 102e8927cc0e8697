"""The middleware: what every request passes through: limits, same origin, and the headers that keep a browser safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairwind.server.http.limits import Visitors, visitor_of
from fairwind.server.http.responses import language_of, problem_response
from fairwind.server.http.sources import Sources
from fairwind.server.http.visitor_cookie import GIVEN, cookies_in, read_cookie
from fairwind.server.settings import KIB, Settings
from fairwind.tables.budgets import PURSE
from fairwind.tables.problems import Problem

CSP: Final = (  # WebAssembly is what the page plays with where it needs no server
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
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
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")  # nobody else's name can stand for these
RECORDS: Final = "/api/replays"


class Guard:
    """Stands before the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings, sources: Sources) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.sources: Final = sources

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        no_store = scope["path"].startswith("/api/")
        given: list[tuple[bytes, bytes]] = []
        scope[GIVEN] = given

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS, *given]
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
        proxied = scope["proxied"] = self.sources.is_proxy(scope.get("client"))
        visitor = scope["visitor"] = visitor_of(scope, proxied)
        check_name(scope, self.settings.names)
        cookie = scope["visitor_cookie"] = read_cookie(cookies_in(scope))
        name = scope["visitor_name"] = cookie.name
        purse = scope["purse"] = visitors.purse(name, visitor)
        if scope["path"].startswith(("/api/", "/locale/")):
            counted = purse.request()
        else:
            counted = purse.household.request(purse.clock())  # a page is many files at once
        if not counted:
            raise Problem(429, "too-fast", {"most": self.settings.limits.rate})
        PURSE.set(purse)
        if scope["method"] in CHANGING:
            check_origin(scope)
            if name and scope["app"].state.registry.visitors.is_removed(name):
                raise Problem(403, "removed")
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


def scheme_of(scope: Scope) -> str:
    """By what the browser came, to us or to the proxy before us."""
    forwarded = header(scope, b"x-forwarded-proto") if scope["proxied"] else ""
    return forwarded or str(scope["scheme"])


def check_origin(scope: Scope) -> None:
    """Only our own pages may change anything: other sites cannot use a player's cookies."""
    site = header(scope, b"sec-fetch-site")
    if site == "same-origin":
        return  # no page can write this header; it is the browser's own word
    origin = header(scope, b"origin")
    own = (scheme_of(scope), header(scope, b"host").lower())
    if site not in {"", "none"} or (origin and parts_of(origin) != own):
        raise Problem(403, "other-origin")


def parts_of(origin: str) -> tuple[str, str]:
    """The scheme of an origin, and its host and port as the host header writes them."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", "no host"
    return parts.scheme, parts.netloc.lower()


def check_name(scope: Scope, names: Sequence[str]) -> None:
    """Under a name that is not ours nobody is served: another site may have let its own name point here."""
    if names and bare_host(header(scope, b"host")) not in (*names, *LOOPBACK):
        raise Problem(421, "wrong-name")


def bare_host(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.lower().rpartition(":")
    return (name if colon and port.isdecimal() else host.lower()).strip("[]")
