"""Routes about records: download, upload, and stepping through a finished game."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from fairwind.kernel.spec import Json
from fairwind.server.http import bodies
from fairwind.server.http.identity import AtTable, ByVisitor
from fairwind.server.http.limits import ByPurse
from fairwind.server.http.responses import json_response, language_of
from fairwind.tables.deeds.carried_tables import play_on
from fairwind.tables.deeds.table_wishes import is_for_reader, wished_carry
from fairwind.tables.finished_games import FinishedGames, finished
from fairwind.tables.history import record_text
from fairwind.tables.problems import Problem

ROUTER: Final = APIRouter(prefix="/api")
JSON_LINES: Final = "application/jsonl; charset=utf-8"

SeatQuery = Annotated[int | None, Query(ge=0, lt=bodies.MOST_SEATS)]
FirstStep = Annotated[int, Query(ge=0, alias="from")]
LastStep = Annotated[int, Query(ge=0, alias="to")]
AfterStep = Annotated[int, Query(ge=0)]


async def finished_games(request: Request) -> FinishedGames:
    """The finished games of this server."""
    games: FinishedGames = request.app.state.finished
    return games


Games = Annotated[FinishedGames, Depends(finished_games)]


@ROUTER.get("/tables/{table}/record", summary="The record of a finished game", response_class=Response)
async def record(guest: AtTable) -> Response:
    """JSON Lines; while a game runs nobody gets it."""
    state = await finished(guest.table)
    text = await record_text(guest.table.store, state)
    name = f"{state.info.game}-{guest.table.id}.jsonl"
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@ROUTER.get("/tables/{table}/replay", summary="A finished game, to step through")
async def replay(games: Games, guest: AtTable) -> Response:
    """What it was and how many steps it has."""
    return json_response((await games.of_table(guest.table)).head())


@ROUTER.get("/tables/{table}/replay/steps", summary="A finished game after each of several steps")
async def replay_steps(
    games: Games, guest: AtTable, first: FirstStep, last: LastStep, seat: SeatQuery = None
) -> Response:
    """A page of steps, so that it can be shown quickly."""
    viewer = await games.of_table(guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.page(first, last, seat)))


@ROUTER.get("/tables/{table}/replay/log", summary="What was told in a finished game")
async def replay_log(games: Games, guest: AtTable, after: AfterStep = 0, seat: SeatQuery = None) -> Response:
    """The steps after one, as the log tells them."""
    viewer = await games.of_table(guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.log(after, seat)))


@ROUTER.get("/tables/{table}/replay/{step}", summary="A finished game after so many steps")
async def replay_step(games: Games, guest: AtTable, step: int, seat: SeatQuery = None) -> Response:
    """Everything is open, or one seat's view."""
    viewer = await games.of_table(guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.step(step, seat)))


@ROUTER.get("/tables/{table}/points", summary="Points over time")
async def points(games: Games, guest: AtTable) -> Response:
    """For the plot at the end."""
    return json_response((await games.of_table(guest.table)).points)


@ROUTER.get("/tables/{table}/draws", summary="What the draws follow from, and their check")
async def draws(request: Request, games: Games, guest: AtTable) -> Response:
    """While a game runs only what was sealed; once it is over every draw is checked."""
    return json_response(await games.draws_of_table(guest.table, language_of(request)))


# -- reviews


@ROUTER.get("/tables/{table}/review", summary="What the coach found in a finished game")
async def review(request: Request, games: Games, guest: AtTable) -> Response:
    """The review, or how far it is; the same for everybody."""
    return json_response(await games.review(await games.shelf_of_table(guest.table), language_of(request)))


@ROUTER.post("/tables/{table}/review", summary="Have the coach look at a finished game again", status_code=202)
async def begin_review(request: Request, games: Games, guest: AtTable) -> Response:
    """It goes on beside everything else, and is kept with the table."""
    shelf = await games.shelf_of_table(guest.table)
    return json_response(await games.begin_review(shelf, language_of(request)), 202)


# -- uploads


@ROUTER.post(
    "/replays",
    summary="Upload a record",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request, games: Games, purse: ByPurse) -> Json:
    """A whole record; refused with the line that is wrong."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, "bad-record", {"why": "This is no text in UTF-8."}) from None
    except ClientDisconnect:
        raise Problem(400, "bad-request") from None
    with purse.table():
        return {"replay": await games.keep(text)}


@ROUTER.get("/replays/{replay}", summary="An uploaded record, to step through")
async def replay_of_upload(games: Games, replay: str) -> Response:
    """What it was and how many steps it has."""
    return json_response((await games.named(replay)).head())


@ROUTER.get("/replays/{replay}/edition", summary="What is printed")
async def edition_of_upload(games: Games, replay: str) -> Response:
    """The tables of this game's edition."""
    viewer = await games.named(replay)
    return json_response(viewer.spec.printed(viewer.edition))


@ROUTER.get("/replays/{replay}/draws", summary="The check of an uploaded record's draws")
async def draws_of_upload(request: Request, games: Games, replay: str) -> Response:
    """What they follow from, and whether every one of them does."""
    return json_response(await games.draws_named(replay, language_of(request)))


@ROUTER.get("/replays/{replay}/review", summary="What the coach found in an uploaded record")
async def review_of_upload(request: Request, games: Games, replay: str) -> Response:
    """The review, or how far it is; the same for everybody."""
    return json_response(await games.review(await games.shelf_named(replay), language_of(request)))


@ROUTER.post("/replays/{replay}/review", summary="Have the coach look at an uploaded record again", status_code=202)
async def begin_review_of_upload(request: Request, games: Games, replay: str) -> Response:
    """It goes on beside everything else, and is kept with the record."""
    return json_response(await games.begin_review(await games.shelf_named(replay), language_of(request)), 202)


@ROUTER.post("/replays/{replay}/play", summary="Play on from a step of a record", status_code=201)
async def play_on_from(games: Games, visitor: ByVisitor, purse: ByPurse, replay: str, body: bodies.PlayOn) -> Response:
    """Make a table at which the game goes on, and take the seats marked `you`."""
    wishes = body.model_dump()
    sitter = visitor.named() if is_for_reader(wishes) else visitor
    with purse.table():
        table = await play_on(games, replay, wished_carry(wishes, sitter.name))
    if is_for_reader(wishes):
        sitter.remember()
    return json_response({"table": table.id}, 201)


@ROUTER.get("/replays/{replay}/points", summary="Points over time")
async def points_of_upload(games: Games, replay: str) -> Response:
    """For the plot."""
    return json_response((await games.named(replay)).points)


@ROUTER.get("/replays/{replay}/steps", summary="An uploaded record after each of several steps")
async def steps_of_upload(
    games: Games, replay: str, first: FirstStep, last: LastStep, seat: SeatQuery = None
) -> Response:
    """A page of steps, so that it can be shown quickly."""
    viewer = await games.named(replay)
    return json_response(await games.registry.helper.replay(lambda: viewer.page(first, last, seat)))


@ROUTER.get("/replays/{replay}/log", summary="What was told in an uploaded record")
async def log_of_upload(games: Games, replay: str, after: AfterStep = 0, seat: SeatQuery = None) -> Response:
    """The steps after one, as the log tells them."""
    viewer = await games.named(replay)
    return json_response(await games.registry.helper.replay(lambda: viewer.log(after, seat)))


@ROUTER.get("/replays/{replay}/{step}", summary="An uploaded record after so many steps")
async def step_of_upload(games: Games, replay: str, step: int, seat: SeatQuery = None) -> Response:
    """Everything is open, or one seat's view."""
    viewer = await games.named(replay)
    return json_response(await games.registry.helper.replay(lambda: viewer.step(step, seat)))
