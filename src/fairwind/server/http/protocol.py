"""The protocol: what a connection may take of the server before anybody has asked anything with it.

One household has only so many connections, and a request must arrive in time: whoever opens a thousand and never
finishes a sentence keeps nobody else out.
"""

from __future__ import annotations

import asyncio
import resource
from functools import lru_cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from fairwind.locale import LANGUAGES
from fairwind.server.http.limits import household
from fairwind.server.http.sources import Sources
from fairwind.server.metrics import note_refusal
from fairwind.server.settings import KIB, Settings
from fairwind.tables.problems import Problem

ENOUGH: Final = 64 * KIB  # of a body: whoever has sent so much in time has the same time again
TOO_MANY: Final = 503
TOO_SLOW: Final = 408


class OpenConnections:
    """How many connections each household has now."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.refused = 0
        self._open: Final[dict[str, int]] = {}

    def enter(self, home: str) -> bool:
        """Count a connection; False if it is one too many."""
        count = self._open.get(home, 0)
        if count >= self.most:
            self.refused += 1
            return False
        self._open[home] = count + 1
        return True

    def leave(self, home: str) -> None:
        """A connection that was counted is closed."""
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]


class PatientProtocol(HttpToolsProtocol):
    """A connection that is counted, and cut when what it began to say does not arrive in time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        settings: Settings = self.config.app.state.settings  # type: ignore[union-attr]
        self.patience: Final = settings.limits.patience
        self.counted: OpenConnections | None = connections_of(self.config.app)
        self.home = ""  # the household under which it is counted
        self._due: asyncio.TimerHandle | None = None
        self._reading = False  # whether a request has begun and is not whole
        self._got = 0  # bytes of its body since the time was counted anew

    # -- counting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, unless its household has too many already."""
        super().connection_made(transport)
        sources: Sources = self.config.app.state.sources  # type: ignore[union-attr]
        if sources.is_proxy(self.client):
            self.counted = None  # it stands for many
        home = household(str(self.client[0] if self.client else "nobody"))
        if self.counted is not None and not self.counted.enter(home):
            self._refuse(TOO_MANY, "too-many-open", {"most": self.counted.most})
            return
        self.home = home
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        """It is no more a connection of ours."""
        self._wait_no_more()
        if self.home and self.counted is not None:
            self.counted.leave(self.home)
        self.home = ""

    # -- waiting

    def data_received(self, data: bytes) -> None:
        """Read on, and begin to wait if the request is not whole: nearly all of them are."""
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._reading or self.cycle is None or self.cycle.response_complete:
            if self._due is None:
                self._wait()
        elif self._due is not None:
            self._wait_no_more()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._reading = True
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """A part of it: large ones may take their time if they keep coming."""
        self._got += len(body)
        if self._got >= ENOUGH and self._due is not None:
            self._wait_no_more()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._reading = False
        super().on_message_complete()

    def _wait(self) -> None:
        self._got = 0
        self._due = self.loop.call_later(self.patience, self._cut)

    def _wait_no_more(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _cut(self) -> None:
        """The request did not arrive in time."""
        self._due = None
        begun = self._reading and (self.cycle is None or not self.cycle.response_started)
        if begun:
            self._refuse(TOO_SLOW, "too-slow", {"most": self.patience})
        else:
            self.transport.close()

    def _refuse(self, status: int, title: str, facts: dict[str, Any]) -> None:
        if not self.transport.is_closing():
            note_refusal(title)
            self.transport.write(refusal(status, title, tuple(facts.items())))
            self.transport.close()


@lru_cache(maxsize=8)
def refusal(status: int, title: str, facts: tuple[tuple[str, Any], ...]) -> bytes:
    """A whole answer in all languages: nobody has said yet which they read."""
    text = "\n".join(Problem(status, title, dict(facts)).sentence(lang) for lang in LANGUAGES).encode()
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[status] + head.encode() + text


def connections_of(app: Any) -> OpenConnections:
    """The count of an app, which all its connections share."""
    found: OpenConnections | None = getattr(app.state, "connections", None)
    if found is None:
        found = app.state.connections = OpenConnections(app.state.settings.limits.connections)
    return found


def raise_file_limit() -> int:
    """Have as many files open as the system lets us, since each connection is one; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            return soft
    return hard
