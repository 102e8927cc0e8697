"""Routes about records: download, upload, and stepping through a finished game."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import UNSOUND, RecordError, read_record
from fairwind.kernel.spec import Json
from fairwind.server.http import bodies
from fairwind.server.http.identity import AllTables, AtTable
from fairwind.server.http.limits import ByPurse
from fairwind.server.http.responses import json_response, language_of
from fairwind.tables.budgets import pay_rows
from fairwind.tables.history import record_text
from fairwind.tables.jobs import JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.registry import ID, Registry, new_id
from fairwind.tables.reviews import MOST_STEPS, RecordShelf, ReviewDesk, ReviewShelf, TableShelf
from fairwind.tables.shown.checked_draws import checked_draws, draws_of_running
from fairwind.tables.shown.game_reviews import review_shown
from fairwind.tables.shown.messages import ReviewShown
from fairwind.tables.shown.replays import ReplayCache, ReplayViewer
from fairwind.tables.shown.snapshots import may_have_record
from fairwind.tables.store import StoreDown
from fairwind.tables.table import Table
from fairwind.tables.table_state import TableState

ROUTER: Final = APIRouter(prefix="/api")
LATER: Final = "record-later"
JSON_LINES: Final = "application/jsonl; charset=utf-8"

SeatQuery = Annotated[int | None, Query(ge=0, lt=bodies.MOST_SEATS)]
FirstStep = Annotated[int, Query(ge=0, alias="from")]
LastStep = Annotated[int, Query(ge=0, alias="to")]
AfterStep = Annotated[int, Query(ge=0)]


async def finished(table: Table) -> TableState:
    """A table whose game is over, here or at another server."""

    async def deed() -> TableState:
        if not may_have_record(table.state):
            raise Problem(403, LATER)
        return table.state

    return table.state if may_have_record(table.state) else await table.alone(deed)


async def replay_of_table(request: Request, table: Table) -> ReplayViewer:
    """The replay of a finished game."""
    state = await finished(table)
    replays: ReplayCache = request.app.state.replays
    found = replays.get(table.id)
    if found is not None:
        return found
    text = await record_text(table.store, state)
    return await played(table.helper.replay(lambda: replays.make(table.id, text)))


async def played(work: Awaitable[ReplayViewer]) -> ReplayViewer:
    """A record that was played again; one of other rules is refused."""
    with sound_record():
        return await work


@contextmanager
def sound_record() -> Iterator[None]:
    """Whatever goes wrong while a record is played is told as the record's fault."""
    try:
        yield
    except (RecordError, EditionError, *UNSOUND) as error:
        raise Problem(409, "bad-record", {"why": str(error)[:300]}) from None


@ROUTER.get("/tables/{table}/record", summary="The record of a finished game", response_class=Response)
async def record(guest: AtTable) -> Response:
    """JSON Lines; while a game runs nobody gets it."""
    state = await finished(guest.table)
    text = await record_text(guest.table.store, state)
    name = f"{state.info.game}-{guest.table.id}.jsonl"
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@ROUTER.get("/tables/{table}/replay", summary="A finished game, to step through")
async def replay(request: Request, guest: AtTable) -> Response:
    """What it was and how many steps it has."""
    return json_response((await replay_of_table(request, guest.table)).head())


@ROUTER.get("/tables/{table}/replay/steps", summary="A finished game after each of several steps")
async def replay_steps(
    request: Request, guest: AtTable, first: FirstStep, last: LastStep, seat: SeatQuery = None
) -> Response:
    """A page of steps, so that it can be shown quickly."""
    viewer = await replay_of_table(request, guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.page(first, last, seat)))


@ROUTER.get("/tables/{table}/replay/log", summary="What was told in a finished game")
async def replay_log(request: Request, guest: AtTable, after: AfterStep = 0, seat: SeatQuery = None) -> Response:
    """The steps after one, as the log tells them."""
    viewer = await replay_of_table(request, guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.log(after, seat)))


@ROUTER.get("/tables/{table}/replay/{step}", summary="A finished game after so many steps")
async def replay_step(request: Request, guest: AtTable, step: int, seat: SeatQuery = None) -> Response:
    """Everything is open, or one seat's view."""
    viewer = await replay_of_table(request, guest.table)
    return json_response(await guest.registry.helper.replay(lambda: viewer.step(step, seat)))


@ROUTER.get("/tables/{table}/points", summary="Points over time")
async def points(request: Request, guest: AtTable) -> Response:
    """For the plot at the end."""
    return json_response((await replay_of_table(request, guest.table)).points)


@ROUTER.get("/tables/{table}/draws", summary="What the draws follow from, and their check")
async def draws(request: Request, guest: AtTable) -> Response:
    """While a game runs only what was sealed; once it is over every draw is checked."""
    lang, table = language_of(request), guest.table
    try:
        state = await finished(table)
    except Problem as problem:
        if problem.title != LATER:
            raise
        return json_response(draws_of_running(table.state, lang))
    text = await record_text(table.store, state)
    return json_response(await checked_draws(guest.registry.helper, text, lang))


# -- reviews


@ROUTER.get("/tables/{table}/review", summary="What the coach found in a finished game")
async def review(request: Request, guest: AtTable) -> Response:
    """The review, or how far it is; the same for everybody."""
    return json_response(await reviewed(request, guest.registry, await shelf_of_table(guest.table)))


@ROUTER.post("/tables/{table}/review", summary="Have the coach look at a finished game again", status_code=202)
async def begin_review(request: Request, guest: AtTable) -> Response:
    """It goes on beside everything else, and is kept with the table."""
    return await have_reviewed(request, guest.registry, await shelf_of_table(guest.table))


async def shelf_of_table(table: Table) -> ReviewShelf:
    """Where the review of a table's game is kept, if that is over."""
    await finished(table)
    return TableShelf(table)


async def have_reviewed(request: Request, registry: Registry, shelf: ReviewShelf) -> Response:
    """Begin a review, unless there is one, and say how it stands."""
    desk: ReviewDesk = request.app.state.reviews
    await desk.begin(shelf)
    return json_response(await reviewed(request, registry, shelf), 202)


async def reviewed(request: Request, registry: Registry, shelf: ReviewShelf) -> ReviewShown:
    """How a review stands."""
    desk: ReviewDesk = request.app.state.reviews
    work = desk.running.get(shelf.name)
    if work is not None:
        return {"status": "running", "percent": work.percent, "review": None}
    found = await shelf.review()
    if found is None:
        return {"status": "failed" if shelf.name in desk.failed else "none", "percent": 0, "review": None}
    kept, lang, text = found, language_of(request), await shelf.record()
    with sound_record():
        shown = await registry.helper.replay(lambda: review_shown(read_record(text), kept, lang))
    return {"status": "done", "percent": 100, "review": shown}


# -- uploads


@ROUTER.post(
    "/replays",
    summary="Upload a record",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request, registry: AllTables, purse: ByPurse) -> Json:
    """A whole record; refused with the line that is wrong."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, "bad-record", {"why": "This is no text in UTF-8."}) from None
    except ClientDisconnect:
        raise Problem(400, "bad-request") from None
    with purse.table():
        return {"replay": await kept_record(registry, text)}


async def kept_record(registry: Registry, text: str) -> str:
    """Keep a record that was read apart and found good; its name."""
    try:
        read = await registry.helper.read({"work": "record", "record": text})
    except JobFailed:
        raise Problem(422, "bad-record", {"why": "It takes too long to replay."}) from None
    if "wrong" in read:
        raise Problem(422, "bad-record", {"why": read["wrong"][:400]})
    name = new_id(registry.share.letters)
    try:
        await registry.store.add_replay(name, text)
    except StoreDown:
        raise Problem(503, "storage-down") from None
    pay_rows(1, len(text))
    return name


async def uploaded(request: Request, registry: Registry, name: str) -> ReplayViewer:
    """The replay of an uploaded record, or of a finished game."""
    replays: ReplayCache = request.app.state.replays
    found = replays.get(name)
    if found is not None:
        return found
    text = await registry.store.replay(name) if ID.fullmatch(name) else None
    if text is not None:
        await registry.store.saw_replay(name)
        return await played(registry.helper.replay(lambda: replays.make(name, text)))
    return await replay_of_table(request, await registry.table(name))


@ROUTER.get("/replays/{replay}", summary="An uploaded record, to step through")
async def replay_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """What it was and how many steps it has."""
    return json_response((await uploaded(request, registry, replay)).head())


@ROUTER.get("/replays/{replay}/edition", summary="What is printed")
async def edition_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """The tables of this game's edition."""
    viewer = await uploaded(request, registry, replay)
    return json_response(viewer.spec.printed(viewer.edition))


@ROUTER.get("/replays/{replay}/draws", summary="The check of an uploaded record's draws")
async def draws_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """What they follow from, and whether every one of them does."""
    text = await registry.store.replay(replay) if ID.fullmatch(replay) else None
    if text is None:
        table = await registry.table(replay)
        text = await record_text(registry.store, await finished(table))
    return json_response(await checked_draws(registry.helper, text, language_of(request)))


@ROUTER.get("/replays/{replay}/review", summary="What the coach found in an uploaded record")
async def review_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """The review, or how far it is; the same for everybody."""
    return json_response(await reviewed(request, registry, await shelf_of(request, registry, replay)))


@ROUTER.post("/replays/{replay}/review", summary="Have the coach look at an uploaded record again", status_code=202)
async def begin_review_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """It goes on beside everything else, and is kept with the record."""
    return await have_reviewed(request, registry, await shelf_of(request, registry, replay))


async def shelf_of(request: Request, registry: Registry, name: str) -> ReviewShelf:
    """Where the review of an uploaded record, or of a finished table, is kept; or a Problem if it is not over."""
    text = await registry.store.replay(name) if ID.fullmatch(name) else None
    if text is None:
        return await shelf_of_table(await registry.table(name))
    viewer = await uploaded(request, registry, name)
    if viewer.result is None:
        raise Problem(409, "review-not-over")
    if viewer.steps > MOST_STEPS:
        raise Problem(409, "review-too-long", {"most": MOST_STEPS})
    return RecordShelf(name, text, registry.store)


@ROUTER.get("/replays/{replay}/points", summary="Points over time")
async def points_of_upload(request: Request, registry: AllTables, replay: str) -> Response:
    """For the plot."""
    return json_response((await uploaded(request, registry, replay)).points)


@ROUTER.get("/replays/{replay}/steps", summary="An uploaded record after each of several steps")
async def steps_of_upload(
    request: Request, registry: AllTables, replay: str, first: FirstStep, last: LastStep, seat: SeatQuery = None
) -> Response:
    """A page of steps, so that it can be shown quickly."""
    viewer = await uploaded(request, registry, replay)
    return json_response(await registry.helper.replay(lambda: viewer.page(first, last, seat)))


@ROUTER.get("/replays/{replay}/log", summary="What was told in an uploaded record")
async def log_of_upload(
    request: Request, registry: AllTables, replay: str, after: AfterStep = 0, seat: SeatQuery = None
) -> Response:
    """The steps after one, as the log tells them."""
    viewer = await uploaded(request, registry, replay)
    return json_response(await registry.helper.replay(lambda: viewer.log(after, seat)))


@ROUTER.get("/replays/{replay}/{step}", summary="An uploaded record after so many steps")
async def step_of_upload(
    request: Request, registry: AllTables, replay: str, step: int, seat: SeatQuery = None
) -> Response:
    """Everything is open, or one seat's view."""
    viewer = await uploaded(request, registry, replay)
    return json_response(await registry.helper.replay(lambda: viewer.step(step, seat)))
