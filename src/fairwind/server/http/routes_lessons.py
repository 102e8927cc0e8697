"""Routes for whoever learns a game: its course, and where they stand in a lesson. Nothing of it is kept here."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.server.http.bodies import LessonAnswers, LessonTouches
from fairwind.server.http.limits import ByPurse
from fairwind.server.http.responses import json_response, language_of
from fairwind.tables.lessons import course_shown, lesson_shown, why_not_in_lesson

ROUTER: Final = APIRouter(prefix="/api/games/{game}/lessons")
ANSWERS_A_REQUEST: Final = 10  # the engine plays them all again: so many are as much work as a request


@ROUTER.get("", summary="The course of a game")
async def course(request: Request, game: str) -> Response:
    """Its lessons in their order; an empty list if it has none."""
    return json_response(await asyncio.to_thread(course_shown, game, language_of(request)))


@ROUTER.post("/{lesson}", summary="Where somebody stands in a lesson")
async def stand(request: Request, purse: ByPurse, game: str, lesson: str, body: LessonAnswers) -> Response:
    """It follows from the answers alone: the same ones lead to the same place."""
    purse.take(len(body.answers) / ANSWERS_A_REQUEST)
    return json_response(await asyncio.to_thread(lesson_shown, game, lesson, body.answers, language_of(request)))


@ROUTER.post("/{lesson}/why", summary="Why something is not allowed in a lesson")
async def why(request: Request, purse: ByPurse, game: str, lesson: str, body: LessonTouches) -> Response:
    """The rule that forbids touching these things in order, and what the lesson says to it; or null."""
    purse.take(len(body.answers) / ANSWERS_A_REQUEST)
    lang = language_of(request)
    return json_response(await asyncio.to_thread(why_not_in_lesson, game, lesson, body.answers, body.touch, lang))
