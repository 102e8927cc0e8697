"""Routes at one table: sitting down, playing, looking and talking."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response, StreamingResponse

from fairwind.kernel.spec import Json
from fairwind.server.http import bodies
from fairwind.server.http.event_stream import Connection, LiveResponse
from fairwind.server.http.identity import AtTable
from fairwind.server.http.limits import ByPurse
from fairwind.server.http.responses import coding_of, json_response, language_of
from fairwind.tables.deeds import answers, hints, new_tables, sealed_words, seating
from fairwind.tables.finished_games import printed
from fairwind.tables.problems import Problem
from fairwind.tables.table import LONGEST_LOG

ROUTER: Final = APIRouter(prefix="/api/tables/{table}")

SeatQuery = Annotated[int | None, Query(ge=0, lt=bodies.MOST_SEATS)]
NumberQuery = Annotated[int | None, Query(ge=0, le=bodies.LARGEST_NUMBER)]
DONE: Final[Json] = {}
PREVIEWS_A_REQUEST: Final = 50  # a question with so many options is as much work as a request
ROWS_A_REQUEST: Final = 50  # of the log: a full page is as much work as ten requests


# -- playing


@ROUTER.post("/answer", summary="Answer what a seat is asked")
async def answer(guest: AtTable, body: bodies.Answer) -> Response:
    """One answer, or a chain of them; durable before it is acknowledged."""
    texts = [body.do] if isinstance(body.do, str) else body.do
    deed = guest.act(lambda: answers.answer(guest.table, body.seat, body.decision, texts, guest.mine), fresh=False)
    return json_response(await deed)


# -- sitting down


@ROUTER.post("/join", summary="Take an open seat")
async def join(guest: AtTable, body: bodies.Join) -> Response:
    """A name is enough."""
    deed = guest.sit(lambda visitor: seating.join(guest.table, body.name, body.seat, body.seal, visitor, body.colour))
    seat = await deed
    return json_response({"seat": seat})


@ROUTER.post("/start", summary="Fill open seats with bots and begin")
async def start(guest: AtTable, body: bodies.Start) -> Json:
    """Only who sits there may."""
    await guest.act(lambda: seating.start(guest.table, body.bot, guest.mine))
    return DONE


@ROUTER.post("/word", summary="Give the word that was sealed")
async def word(guest: AtTable, body: bodies.GiveWord) -> Json:
    """When everybody is there; the game begins with the last word."""
    await guest.act(lambda: sealed_words.give_word(guest.table, body.word, guest.mine))
    return DONE


@ROUTER.post("/leave", summary="Get up")
async def leave(guest: AtTable, body: bodies.SeatBody) -> Json:
    """Before the start the seat is open again; later a bot plays on."""
    await guest.act(lambda: seating.leave(guest.table, body.seat, guest.mine))
    return DONE


@ROUTER.post("/bot", summary="Hand a seat to a bot, or take it back")
async def bot(guest: AtTable, body: bodies.HandToBot) -> Json:
    """A bot by name, or null."""
    await guest.act(lambda: seating.hand_to_bot(guest.table, body.seat, body.bot, guest.mine))
    return DONE


@ROUTER.post("/resign", summary="Hand a seat to a bot for good")
async def resign(guest: AtTable, body: bodies.SeatBody) -> Json:
    """The bot plays on."""
    await guest.act(lambda: seating.resign(guest.table, body.seat, guest.mine))
    return DONE


@ROUTER.post("/link", summary="A link to hand a seat over, or to share it")
async def link(guest: AtTable, body: bodies.LinkWish) -> Json:
    """The secret stands after the #, so that no log and no referrer holds it."""
    table, key = guest.table, guest.registry.key
    return {"link": await guest.act(lambda: seating.link(table, key, body.seat, body.share, guest.mine))}


@ROUTER.post("/claim", summary="Take a seat with a link")
async def claim(guest: AtTable, body: bodies.Claim) -> Response:
    """The browser gets the seat."""
    table, key = guest.table, guest.registry.key
    seat = await guest.sit(lambda visitor: seating.claim(table, key, body.secret, body.name, body.seal, visitor))
    return json_response({"seat": seat})


@ROUTER.post("/renew", summary="Make a seat this browser's alone")
async def renew(guest: AtTable, body: bodies.SeatBody) -> Json:
    """Links to it are void, and other browsers that share it have it no more."""
    await guest.sit(lambda visitor: seating.renew(guest.table, body.seat, guest.mine, visitor))
    return DONE


@ROUTER.post("/rematch", summary="Play again")
async def rematch(guest: AtTable, body: bodies.Again | None = None) -> Response:
    """The same people and settings at a new table."""
    table, seal = guest.table, "" if body is None else body.seal
    name, _ = await guest.sit(lambda visitor: new_tables.rematch(guest.registry, table, guest.mine, seal, visitor))
    return json_response({"table": name})


# -- looking


@ROUTER.get("", summary="The table as a seat sees it")
async def snapshot(guest: AtTable, seat: SeatQuery = None) -> Response:
    """The snapshot for one of the reader's seats, or for an onlooker."""
    return json_response(await guest.table.look(seat, lambda: guest.mine))


@ROUTER.get("/log", summary="What has happened, as a seat may know it")
async def log(
    guest: AtTable, purse: ByPurse, after: NumberQuery = 0, before: NumberQuery = None, seat: SeatQuery = None
) -> Response:
    """At most 500 rows, oldest first: the first after one, or the last before another."""
    table = guest.table
    rows = await table.alone(lambda: table.log(table.viewer(seat, guest.mine), after or 0, before))
    purse.take(len(rows) / ROWS_A_REQUEST)
    return json_response(rows)


@ROUTER.get("/events", summary="Live updates as server-sent events", response_class=StreamingResponse)
async def events(
    request: Request,
    guest: AtTable,
    purse: ByPurse,
    seat: SeatQuery = None,
    after: NumberQuery = None,
    last_event_id: Annotated[str, Header()] = "",
) -> Response:
    """Each message has the number of the last row as its id; `Last-Event-ID` or `after` says what is known."""
    known = int(last_event_id) if last_event_id.isdecimal() and len(last_event_id) < 10 else after
    beat_seconds = request.app.state.settings.beat_seconds
    coding = coding_of(request.scope)

    async def connected() -> Connection:
        return Connection(guest, seat, known, beat_seconds, coding)

    connection = await guest.table.alone(connected)
    purse.check_live()
    if known is not None:
        purse.take(min(LONGEST_LOG, guest.table.state.n - connection.after) / ROWS_A_REQUEST)
    return LiveResponse(connection, purse.live())


# -- asking


@ROUTER.get("/why", summary="Why something is not allowed")
async def why(
    request: Request,
    guest: AtTable,
    seat: Annotated[int, Query(ge=0, lt=bodies.MOST_SEATS)],
    do: Annotated[str, Query(max_length=200)] = "",
    touch: Annotated[list[str] | None, Query(max_length=10)] = None,
) -> Response:
    """The rule that forbids an answer, or touching these things in order, now; or null."""
    lang = language_of(request)
    deed = guest.table.alone(lambda: answers.why_not(guest.table, seat, do, touch or [], lang, guest.mine))
    return json_response(await deed)


@ROUTER.get("/previews", summary="What each option would bring")
async def previews(
    guest: AtTable,
    purse: ByPurse,
    seat: Annotated[int, Query(ge=0, lt=bodies.MOST_SEATS)],
    decision: Annotated[int, Query(ge=0, le=bodies.LARGEST_NUMBER)],
) -> Response:
    """Price and gain of each option of what a seat is asked, and which one should think twice about."""
    table = guest.table
    shown = await table.alone(lambda: answers.what_options_bring(table, seat, decision, guest.mine))
    purse.take(len(shown["options"]) / PREVIEWS_A_REQUEST)
    return json_response(shown)


@ROUTER.post("/hint", summary="What the coach would answer")
async def hint(request: Request, guest: AtTable, body: bodies.AskCoach) -> Response:
    """The best option, or those that are about equal, with the reason; the table says that a hint was given."""
    table = guest.table

    async def waits() -> bool:
        return not await request.is_disconnected()

    found = await hints.hint(table, body.seat, body.decision, lambda: guest.mine, waits)
    if found is None:
        return Response(status_code=204)  # nobody reads it
    return json_response(hints.hint_shown(table.state, body.decision, found, language_of(request)))


@ROUTER.get("/edition", summary="What is printed")
async def edition(guest: AtTable) -> Response:
    """The tables of this game's edition."""
    return json_response(printed(guest.table.state))


@ROUTER.post("/undo", summary="Take the last answer back", responses={202: {"description": "The others are asked."}})
async def undo(guest: AtTable, body: bodies.SeatBody) -> Response:
    """Free until new information came; after that the others are asked."""
    done = await guest.act(lambda: answers.undo(guest.table, body.seat, guest.mine))
    return json_response({"n": guest.table.state.n}, 200 if done else 202)


@ROUTER.post("/consent", summary="Agree that another takes back, or not")
async def consent(guest: AtTable, body: bodies.Agree) -> Json:
    """One no ends it; when all have agreed it happens."""
    await guest.act(lambda: answers.consent(guest.table, body.seat, body.agree, guest.mine))
    return DONE


@ROUTER.post("/chat", summary="Say something")
async def chat(guest: AtTable, body: bodies.Chat) -> Json:
    """Onlookers cannot."""
    visitor = guest.visitor.name
    if guest.registry.visitors.is_muted(visitor):
        raise Problem(403, "muted")
    return {"n": await guest.act(lambda: answers.chat(guest.table, body.seat, body.text, guest.mine, visitor))}
