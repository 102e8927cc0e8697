"""Calls at one table: sitting down, playing, looking and talking."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response, StreamingResponse

from fairwind.kernel.spec import Json
from fairwind.server import joining, messages, playing
from fairwind.server.identity import AtHouse, AtTable, Visitor
from fairwind.server.live import Line
from fairwind.server.problems import Problem, language_of
from fairwind.server.seeing import printed
from fairwind.server.telling import told

ROUTER: Final = APIRouter(prefix="/api/tables/{table}")

SeatQuery = Annotated[int | None, Query(ge=0, lt=messages.MOST_SEATS)]
NumberQuery = Annotated[int | None, Query(ge=0, le=messages.LARGEST_NUMBER)]
DONE: Final[Json] = {}


# -- playing


@ROUTER.post("/answer", summary="Answer what a seat is asked")
async def answer(guest: AtTable, body: messages.Answer) -> Response:
    """One answer, or a chain of them; durable before it is acknowledged."""
    texts = [body.do] if isinstance(body.do, str) else body.do
    deed = guest.table.alone(lambda: playing.answer(guest.table, body.seat, body.decision, texts, guest.mine))
    return told(await deed)


# -- sitting down


@ROUTER.post("/join", summary="Take an open seat")
async def join(guest: AtTable, body: messages.Join) -> Response:
    """A name is enough."""
    done = await guest.table.alone(lambda: joining.join(guest.table, body.name, body.seat))
    return guest.seated(done, [*guest.mine, done["seat"]])


@ROUTER.post("/start", summary="Fill open seats with bots and begin")
async def start(guest: AtTable, body: messages.Start) -> Json:
    """Only who sits there may."""
    await guest.table.alone(lambda: joining.start(guest.table, body.bot, guest.mine))
    return DONE


@ROUTER.post("/leave", summary="Get up")
async def leave(guest: AtTable, body: messages.OfSeat) -> Response:
    """Before the start the seat is open again; later a bot plays on."""
    await guest.table.alone(lambda: joining.leave(guest.table, body.seat, guest.mine))
    return guest.seated(DONE, [seat for seat in guest.mine if seat != body.seat])


@ROUTER.post("/bot", summary="Hand a seat to a bot, or take it back")
async def bot(guest: AtTable, body: messages.HandToBot) -> Json:
    """A bot by name, or null."""
    await guest.table.alone(lambda: joining.hand_to_bot(guest.table, body.seat, body.bot, guest.mine))
    return DONE


@ROUTER.post("/resign", summary="Hand a seat to a bot for good")
async def resign(guest: AtTable, body: messages.OfSeat) -> Response:
    """The bot plays on."""
    await guest.table.alone(lambda: joining.resign(guest.table, body.seat, guest.mine))
    return guest.seated(DONE, guest.mine)


@ROUTER.post("/link", summary="A link to hand a seat over, or to share it")
async def link(guest: AtTable, body: messages.LinkWish) -> Json:
    """The secret stands after the #, so that no log and no referrer holds it."""
    return await guest.table.alone(lambda: joining.link(guest.table, body.seat, body.share, guest.mine))


@ROUTER.post("/claim", summary="Take a seat with a link")
async def claim(guest: AtTable, body: messages.Claim) -> Response:
    """The browser gets the seat."""
    seat = await guest.table.alone(lambda: joining.claim(guest.table, body.secret, body.name))
    return guest.seated({"seat": seat}, [*guest.mine, seat])


@ROUTER.post("/rematch", summary="Play again")
async def rematch(guest: AtTable, house: AtHouse) -> Response:
    """The same people and settings at a new table."""
    name, seats = await guest.table.alone(lambda: joining.rematch(guest.table, guest.mine))
    new = await house.table(name)
    if not seats:
        return told({"table": name})
    return guest.seated({"table": name}, seats, at=new)


# -- looking


@ROUTER.get("", summary="The table as a seat sees it")
async def snapshot(guest: AtTable, seat: SeatQuery = None) -> Response:
    """The snapshot for one of the reader's seats, or for an onlooker."""
    table, mine = guest.table, guest.mine
    return told(await table.look(table.viewer(seat, mine), mine))


@ROUTER.get("/log", summary="What has happened, as a seat may know it")
async def log(guest: AtTable, after: NumberQuery = 0, seat: SeatQuery = None) -> Response:
    """Oldest first."""
    viewer = guest.table.viewer(seat, guest.mine)
    return told(await guest.table.alone(lambda: guest.table.log(viewer, after or 0)))


@ROUTER.get("/events", summary="Live updates as server-sent events", response_class=StreamingResponse)
async def events(
    guest: AtTable,
    house: AtHouse,
    visitor: Visitor,
    seat: SeatQuery = None,
    after: NumberQuery = None,
    last_event_id: Annotated[str, Header()] = "",
) -> Response:
    """Each message has the number of the last row as its id; `Last-Event-ID` or `after` says what is known."""
    known = int(last_event_id) if last_event_id.isdecimal() and len(last_event_id) < 10 else after
    line = Line(guest.table, guest.cookie, seat, known)
    house.visitors.check_live(visitor)

    async def messages_counted() -> AsyncIterator[str]:
        with house.visitors.live(visitor):
            async for message in line.messages():
                yield message

    headers = {"X-Accel-Buffering": "no"}
    return StreamingResponse(messages_counted(), headers=headers, media_type="text/event-stream")


# -- asking


@ROUTER.get("/why", summary="Why something is not allowed")
async def why(
    request: Request,
    guest: AtTable,
    seat: Annotated[int, Query(ge=0, lt=messages.MOST_SEATS)],
    do: Annotated[str, Query(max_length=200)] = "",
    touch: Annotated[list[str] | None, Query(max_length=10)] = None,
) -> Json:
    """The rule that forbids an answer, or touching these things in order, now; or null."""
    lang = language_of(request)
    return await guest.table.alone(lambda: playing.why_not(guest.table, seat, do, touch or [], lang, guest.mine))


@ROUTER.get("/edition", summary="What is printed")
async def edition(guest: AtTable) -> Response:
    """The tables of this game's edition."""
    found = guest.table.book.edition
    if found is None:
        raise Problem(409, "stopped", {"why": guest.table.book.stopped})
    return told(printed(found))


@ROUTER.post("/undo", summary="Take the last answer back", responses={202: {"description": "The others are asked."}})
async def undo(guest: AtTable, body: messages.OfSeat) -> Response:
    """Free until new information came; after that the others are asked."""
    status = await guest.table.alone(lambda: playing.undo(guest.table, body.seat, guest.mine))
    return told({"n": guest.table.book.n}, status)


@ROUTER.post("/consent", summary="Agree that another takes back, or not")
async def consent(guest: AtTable, body: messages.Agree) -> Json:
    """One no ends it; when all have agreed it happens."""
    await guest.table.alone(lambda: playing.consent(guest.table, body.seat, body.agree, guest.mine))
    return DONE


@ROUTER.post("/chat", summary="Say something")
async def chat(guest: AtTable, body: messages.Chat) -> Json:
    """Onlookers cannot."""
    return await guest.table.alone(lambda: playing.chat(guest.table, body.seat, body.text, guest.mine))
