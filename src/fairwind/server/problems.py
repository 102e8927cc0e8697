"""Refusals as `application/problem+json`, in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import Json
from fairwind.locale import LANGUAGES, Words

PROBLEM: Final = "application/problem+json"
WISH: Final = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q=([0-9.]+))?\s*")


class Problem(Exception):
    """Something that is not done: the HTTP status, a word for programs, and the sentence's facts."""

    def __init__(self, status: int, title: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(title)
        self.status: Final = status
        self.title: Final = title
        self.facts: Final = dict(facts or {})

    def body(self, lang: str) -> Json:
        """As the reader gets it."""
        return {
            "type": f"urn:fairwind:{self.title}",
            "title": self.title,
            "status": self.status,
            "detail": sentence(lang, self.title, self.facts),
        }


class RuleProblem(Problem):
    """Something that a rule forbids."""

    def __init__(self, refusal: Refusal, game: str, names: Sequence[str], title: str = "refused") -> None:
        super().__init__(409, title)
        self.refusal: Final = refusal
        self.game: Final = game
        self.names: Final = names

    def body(self, lang: str) -> Json:
        detail = Words(lang, self.game).refusal(self.refusal, self.names)
        return {
            "type": f"urn:fairwind:{self.title}",
            "title": self.title,
            "status": self.status,
            "detail": detail,
            "rule": self.refusal.rule,
            "facts": dict(self.refusal.facts),
        }


def sentence(lang: str, name: str, facts: Mapping[str, Any]) -> str:
    """A sentence of the server's own."""
    return Words(lang).text(f"problem-{name}", facts)


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


def problem_response(problem: Problem, lang: str) -> Response:
    """The answer that tells of a problem."""
    content = json.dumps(problem.body(lang))
    headers = {"Retry-After": "1"} if problem.title == "too-fast" else None
    return Response(content, problem.status, headers, PROBLEM)
