"""The outermost layer: counts and times what is answered, and answers for what fails."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairwind.server.http.middleware import CHANGING, HEADERS
from fairwind.server.http.responses import language_of, problem_response
from fairwind.server.metrics import note_answer, note_failure
from fairwind.tables.problems import Problem

LOG: Final = logging.getLogger(__name__)
LIVE: Final = "live"
LONGEST_PATH: Final = 100


class Observed:
    """Stands before everything: whatever goes wrong behind it, the connection stays in order."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; a failure is logged once and told without its inner parts."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        except Exception:
            note_failure()
            LOG.exception("failed to answer %s %s", scope["method"], ascii(scope["path"][:LONGEST_PATH]))
            if not status:
                response = problem_response(Problem(500, "failed"), language_of(HTTPConnection(scope)))
                response.raw_headers += HEADERS
                await response(scope, receive, send_counted)
            # an answer that has begun stays unfinished, and the server closes its connection
        finally:
            call = call_of(scope)
            note_answer(status, call, None if call == LIVE else time.perf_counter() - began)


def call_of(scope: Scope) -> str:
    """What kind of call it is, without saying at which table."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return "page"
    if path.endswith("/events"):
        return LIVE
    if scope["method"] in CHANGING:
        return "answer" if path.endswith("/answer") else "change"
    return "look"
