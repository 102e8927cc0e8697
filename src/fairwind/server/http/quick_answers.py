"""Answers, the most frequent call of all, by a short way: what is exactly as it should be needs no framework."""

from __future__ import annotations

import re
from typing import Final

from pydantic import ValidationError
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairwind.server.http.bodies import Answer
from fairwind.server.http.identity import guest_of
from fairwind.server.http.middleware import header
from fairwind.server.http.responses import as_json
from fairwind.tables.deeds import answers
from fairwind.tables.registry import Registry

ANSWER: Final = re.compile(r"/api/tables/([a-z]+)/answer")
JSON_TYPE: Final = b"application/json"


class QuickAnswers:
    """Stands before the routes, behind the guard; everything unusual goes on to the route, which says what is wrong."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take an answer, or let the request pass."""
        found = ANSWER.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        registry: Registry | None = scope["app"].state.registry if found is not None else None
        if found is None or registry is None or found[1] not in registry.tables:
            await self.app(scope, receive, send)
            return
        message = await receive()
        body = usual_body(scope, message)
        if body is None:
            await self.app(scope, first(message, receive), send)
        else:
            await answer(scope, found[1], body, send)


def usual_body(scope: Scope, message: Message) -> Answer | None:
    """An answer that came whole and can be read; None if the route is to look at it."""
    if message["type"] != "http.request" or message.get("more_body", False):
        return None
    if (b"content-type", JSON_TYPE) not in scope["headers"]:
        return None
    try:
        return Answer.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def first(message: Message, receive: Receive) -> Receive:
    """Receive a message that was received already, then the others."""
    waiting = [message]

    async def receive_all() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_all


async def answer(scope: Scope, name: str, body: Answer, send: Send) -> None:
    """The same as the route does."""
    guest = await guest_of(scope, name, cookie_parser(header(scope, b"cookie")))
    texts = [body.do] if isinstance(body.do, str) else body.do
    table = guest.table
    taken = await table.alone(
        lambda: answers.answer(table, body.seat, body.decision, texts, guest.mine), fresh=False, shielded=False
    )
    content = as_json(taken)
    headers = [(b"content-type", JSON_TYPE), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})
