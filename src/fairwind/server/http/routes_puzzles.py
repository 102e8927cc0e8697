"""Routes for whoever solves puzzles: those of a game, a position, what is said to an answer. Nothing is kept here."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.server.http.bodies import PuzzleAnswer, PuzzleTouches
from fairwind.server.http.limits import ByPurse
from fairwind.server.http.responses import json_response, language_of
from fairwind.tables.puzzles import puzzle_reply, puzzle_shown, puzzles_shown, why_not_in_puzzle

ROUTER: Final = APIRouter(prefix="/api/games/{game}/puzzles")


@ROUTER.get("", summary="The puzzles of a game")
async def puzzles(game: str) -> Response:
    """The easiest first; an empty list if it has none."""
    return json_response(await asyncio.to_thread(puzzles_shown, game))


@ROUTER.get("/{puzzle}", summary="The position of a puzzle")
async def position(request: Request, purse: ByPurse, game: str, puzzle: str) -> Response:
    """As the seat sees it that is asked, in the form of a table; what is right is not told."""
    purse.take(1)  # the engine plays the game again up to there
    return json_response(await asyncio.to_thread(puzzle_shown, game, puzzle, language_of(request)))


@ROUTER.post("/{puzzle}/answer", summary="An answer to a puzzle")
async def answer(request: Request, purse: ByPurse, game: str, puzzle: str, body: PuzzleAnswer) -> Response:
    """Whether it is right, what is best, and why."""
    purse.take(1)
    return json_response(await asyncio.to_thread(puzzle_reply, game, puzzle, body.do[0], language_of(request)))


@ROUTER.post("/{puzzle}/why", summary="Why something is not allowed in a puzzle")
async def why(request: Request, purse: ByPurse, game: str, puzzle: str, body: PuzzleTouches) -> Response:
    """The rule that forbids touching these things in order, or null."""
    purse.take(1)
    return json_response(await asyncio.to_thread(why_not_in_puzzle, game, puzzle, body.touch, language_of(request)))
