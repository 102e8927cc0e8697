"""Calls about records: download, upload, and stepping through a finished game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from sqlalchemy import insert
from starlette.responses import Response

from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import RecordError
from fairwind.kernel.spec import Json
from fairwind.server import messages
from fairwind.server.book import Book, record_text
from fairwind.server.game import UNSOUND
from fairwind.server.identity import AtHouse, AtTable, Guest, Visitor
from fairwind.server.problems import Problem
from fairwind.server.replays import Reel, Reels
from fairwind.server.schema import REPLAYS
from fairwind.server.seeing import may_have_record, printed
from fairwind.server.storage import Storage
from fairwind.server.tables import ID, House, new_id
from fairwind.server.telling import told
from fairwind.server.thinking import NoThought
from fairwind.server.writing import Lost, StorageDown

ROUTER: Final = APIRouter(prefix="/api")
JSON_LINES: Final = "application/jsonl; charset=utf-8"

SeatQuery = Annotated[int | None, Query(ge=0, lt=messages.MOST_SEATS)]


def finished(guest: Guest) -> Book:
    """The book of a table whose game is over."""
    if not may_have_record(guest.table.book):
        raise Problem(403, "record-later")
    return guest.table.book


async def reel_of_table(request: Request, guest: Guest) -> Reel:
    """The replay of a finished game."""
    book, storage = finished(guest), guest.table.house.storage
    reels: Reels = request.app.state.reels
    return reels.get(guest.table.id) or await made(reels, guest.table.id, storage, book)


async def made(reels: Reels, name: str, storage: Storage, book: Book) -> Reel:
    """Play a table's record again, beside everything else."""

    def work() -> Reel:
        return reels.make(name, record_text(storage, book))

    return await played(work)


async def played(work: Callable[[], Reel]) -> Reel:
    """Have a record played in a thread; one of other rules is refused."""
    try:
        return await asyncio.to_thread(work)
    except (RecordError, EditionError, *UNSOUND) as error:
        raise Problem(409, "bad-record", {"why": str(error)[:300]}) from None


@ROUTER.get("/tables/{table}/record", summary="The record of a finished game", response_class=Response)
async def record(guest: AtTable) -> Response:
    """JSON Lines; while a game runs nobody gets it."""
    book = finished(guest)
    text = await asyncio.to_thread(record_text, guest.table.house.storage, book)
    name = f"{book.facts.game}-{guest.table.id}.jsonl"
    return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@ROUTER.get("/tables/{table}/replay", summary="A finished game, to step through")
async def replay(request: Request, guest: AtTable) -> Response:
    """What it was and how many steps it has."""
    return told((await reel_of_table(request, guest)).about())


@ROUTER.get("/tables/{table}/replay/{step}", summary="A finished game after so many steps")
async def replay_step(request: Request, guest: AtTable, step: int, seat: SeatQuery = None) -> Response:
    """Everything is open, or one seat's view."""
    reel = await reel_of_table(request, guest)
    return told(await asyncio.to_thread(reel.step, step, seat))


@ROUTER.get("/tables/{table}/points", summary="Points over time")
async def points(request: Request, guest: AtTable) -> Response:
    """For the plot at the end."""
    return told((await reel_of_table(request, guest)).points)


# -- uploads


@ROUTER.post(
    "/replays",
    summary="Upload a record",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request, house: AtHouse, visitor: Visitor) -> Json:
    """A whole record; refused with the line that is wrong."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, "bad-record", {"why": "This is no text in UTF-8."}) from None
    house.visitors.table(visitor)
    try:
        read = await house.thinkers.work({"work": "record", "record": text})
    except NoThought:
        raise Problem(422, "bad-record", {"why": "It takes too long to replay."}) from None
    if "wrong" in read:
        raise Problem(422, "bad-record", {"why": read["wrong"][:400]})
    name = new_id()
    try:
        await house.writer.write("", [], [(insert(REPLAYS), {"id": name, "made": time.time(), "body": text})])
    except (Lost, StorageDown):
        raise Problem(503, "storage-down") from None
    return {"replay": name}


async def uploaded(request: Request, house: House, name: str) -> Reel:
    """The replay of an uploaded record, or of a finished game."""
    reels: Reels = request.app.state.reels
    found = reels.get(name)
    if found is not None:
        return found
    text = await asyncio.to_thread(house.storage.replay, name) if ID.fullmatch(name) else None
    if text is not None:
        return await played(lambda: reels.make(name, text))
    table = await house.table(name)
    return await reel_of_table(request, Guest(table, "", secure=False))


@ROUTER.get("/replays/{replay}", summary="An uploaded record, to step through")
async def replay_of_upload(request: Request, house: AtHouse, replay: str) -> Response:
    """What it was and how many steps it has."""
    return told((await uploaded(request, house, replay)).about())


@ROUTER.get("/replays/{replay}/edition", summary="What is printed")
async def edition_of_upload(request: Request, house: AtHouse, replay: str) -> Response:
    """The tables of this game's edition."""
    return told(printed((await uploaded(request, house, replay)).edition))


@ROUTER.get("/replays/{replay}/points", summary="Points over time")
async def points_of_upload(request: Request, house: AtHouse, replay: str) -> Response:
    """For the plot."""
    return told((await uploaded(request, house, replay)).points)


@ROUTER.get("/replays/{replay}/{step}", summary="An uploaded record after so many steps")
async def step_of_upload(request: Request, house: AtHouse, replay: str, step: int, seat: SeatQuery = None) -> Response:
    """Everything is open, or one seat's view."""
    reel = await uploaded(request, house, replay)
    return told(await asyncio.to_thread(reel.step, step, seat))
