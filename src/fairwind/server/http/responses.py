"""Responses: data as JSON, and refusals as `application/problem+json` in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import orjson
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from fairwind.locale import LANGUAGES
from fairwind.server.http.compression import PLAIN, WORTH_IT, Coding, coding_for, packed, well_packed
from fairwind.server.metrics import note_refusal
from fairwind.tables.problems import Problem

PROBLEM: Final = "application/problem+json"
WISH: Final = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q=([0-9.]+))?\s*")


def as_json(data: Any) -> bytes:
    """Data as JSON: fast, and if a stranger's text cannot be written so, with escapes."""
    try:
        return orjson.dumps(data)
    except TypeError:
        return json.dumps(data, separators=(",", ":")).encode()


class PackedResponse(Response):
    """An answer that is compressed for whoever accepts that, if it is long."""

    pack: Callable[[bytes], bytes] = staticmethod(packed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        if len(self.body) >= WORTH_IT:
            self.headers["Vary"] = "Accept-Encoding"
            if coding_of(scope) is not PLAIN:
                self.body = self.pack(bytes(self.body))
                self.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(self.body))})
        await super().__call__(scope, receive, send)


class LastingResponse(PackedResponse):
    """One that is the same for everybody: compressed once, and well."""

    pack = staticmethod(well_packed)


def json_response(data: Any, status: int = 200) -> Response:
    """An answer that holds data."""
    return PackedResponse(as_json(data), status, media_type="application/json")


def coding_of(scope: Scope) -> Coding:
    """The coding that whoever asks accepts."""
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            return coding_for(value.decode("latin-1"))
    return PLAIN


def problem_response(problem: Problem, lang: str) -> Response:
    """The answer that tells of a problem."""
    note_refusal(problem.title)
    headers = {"Retry-After": "1"} if problem.title == "too-fast" else None
    if problem.status == 421:
        headers = {"Connection": "close"}  # the next one may come to the right process
    return Response(json.dumps(problem.shown(lang)), problem.status, headers, PROBLEM)


def language_of(connection: HTTPConnection) -> str:
    """The language the reader asks for: `?lang=`, else what the browser prefers, else English."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    wishes: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        found = WISH.fullmatch(part)
        if found is not None and found[1].lower() in LANGUAGES:
            wishes.append((-_weight(found[2]), found[1].lower()))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0
