"""Answers, the most frequent call of all, by a short way: what is exactly as it should be needs no framework."""

from __future__ import annotations

import re
from typing import Final

from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fairwind.server.http.bodies import Answer
from fairwind.server.http.identity import Guest, guest_of
from fairwind.server.http.middleware import header
from fairwind.server.http.responses import as_json
from fairwind.server.settings import KIB
from fairwind.tables.deeds import answers
from fairwind.tables.registry import Registry
from fairwind.tables.seats import cookie_name

ANSWER: Final = re.compile(r"/api/tables/([a-z]+)/answer")
JSON_TYPE: Final = b"application/json"
SHORT: Final = 32 * KIB  # of a body


class QuickAnswers:
    """Stands before the routes, behind the guard; everything unusual goes on to the route, which says what is wrong."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take an answer, or let the request pass."""
        found = ANSWER.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or not is_usual(scope, found[1]):
            await self.app(scope, receive, send)
            return
        message = await receive()
        body = usual_body(message)
        if body is None:
            await self.app(scope, first(message, receive), send)
        else:
            await answer(await guest_of(scope, found[1], {}), body, send)


def is_usual(scope: Scope, table: str) -> bool:
    """Whether the table is at hand, the body short, and nothing of an earlier version is to be exchanged."""
    registry: Registry = scope["app"].state.registry
    length = header(scope, b"content-length")
    return (
        table in registry.tables
        and (b"content-type", JSON_TYPE) in scope["headers"]
        and length.isdecimal()
        and int(length) <= SHORT
        and not any(name == b"cookie" and cookie_name(table).encode() in value for name, value in scope["headers"])
    )


def usual_body(message: Message) -> Answer | None:
    """An answer that came whole and can be read; None if the route is to look at it."""
    if message["type"] != "http.request" or message.get("more_body", False):
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


async def answer(guest: Guest, body: Answer, send: Send) -> None:
    """The same as the route does."""
    texts = [body.do] if isinstance(body.do, str) else body.do
    table = guest.table
    taken = await table.alone(
        lambda: answers.answer(table, body.seat, body.decision, texts, guest.mine), fresh=False, shielded=False
    )
    content = as_json(taken)
    headers = [(b"content-type", JSON_TYPE), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content})
