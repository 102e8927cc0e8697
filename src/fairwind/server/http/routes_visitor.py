"""Routes about whoever asks: their tables, their name and colour, their other devices, and all that is kept of them."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fairwind.kernel.spec import Json
from fairwind.server.http import bodies
from fairwind.server.http.identity import AllTables, ByVisitor, Visitor, is_secure
from fairwind.server.http.responses import json_response
from fairwind.server.http.visitor_cookie import BOUND, PLAIN, VisitorCookie, end_cookie, give_cookie
from fairwind.server.storage.passages import GOOD_SECONDS, Passages
from fairwind.server.storage.profiles import Profile, Profiles
from fairwind.server.storage.sql_store import SqlStore
from fairwind.server.storage.visitor_book import VisitorBook, visitor_book
from fairwind.tables.budgets import check_seconds
from fairwind.tables.problems import Problem
from fairwind.tables.registry import Registry
from fairwind.tables.shown.held_tables import FINISHED_AT_ONCE, fared, tables_held
from fairwind.tables.shown.messages import PassageShown, VisitorShown
from fairwind.tables.store import MOST_HELD
from fairwind.tables.table_state import OVER, RUNNING, WAITING
from fairwind.tables.visitors import new_secret, visitor_name

ROUTER: Final = APIRouter()
T = TypeVar("T")
MOST_COUNTED: Final = 5000  # finished games
DONE: Final[Json] = {}

Before = Annotated[str, Query(max_length=64)]
HowMany = Annotated[int, Query(ge=0, le=FINISHED_AT_ONCE)]


@ROUTER.get("/api/tables/mine", summary="The reader's own tables")
async def mine(
    registry: AllTables, visitor: ByVisitor, before: Before = "", finished: HowMany = FINISHED_AT_ONCE
) -> Response:
    """Running, waiting and the last that are finished; `before` asks for finished ones only."""
    return json_response(await tables_held(registry.store, visitor.name, before, finished))


# -- name and colour


@ROUTER.get("/api/me", summary="What is known of the reader")
async def me(registry: AllTables, visitor: ByVisitor) -> Response:
    """Their name, the colour they wish for, and how many tables are theirs."""
    return json_response(await visitor_shown(sql_store(registry), visitor.name))


@ROUTER.post("/api/me", summary="Keep a name and a colour")
async def keep(registry: AllTables, visitor: ByVisitor, body: bodies.KeepMe) -> Json:
    """They are offered when the visitor next sits down; seats that they have stay as they are."""
    kept = visitor.named()
    await Profiles(sql_store(registry).database).keep(kept.name, Profile(body.name, body.colour))
    kept.remember()
    return DONE


async def visitor_shown(store: SqlStore, name: str) -> VisitorShown:
    """What a visitor is told of themselves."""
    profile = await Profiles(store.database).of(name)
    held = await store.held_by(name, [RUNNING, WAITING, OVER]) if name else []
    return {"name": profile.called, "colour": profile.colour, "tables": len(held)}


def sql_store(registry: Registry) -> SqlStore:
    """The store of a server."""
    assert isinstance(registry.store, SqlStore)
    return registry.store


# -- other devices


@ROUTER.post("/api/me/passage", summary="A link by which another device becomes the same visitor")
async def passage(request: Request, registry: AllTables, visitor: ByVisitor) -> Json:
    """Good once, for ten minutes; the secret stands after the #, so that no log and no referrer holds it."""
    goer = visitor.named()
    cookie: VisitorCookie = request.scope["visitor_cookie"]
    word = await Passages(sql_store(registry).database).open(goer.made or cookie.secret)
    goer.remember()
    return {"link": f"/me#{word}", "seconds": int(GOOD_SECONDS)}


@ROUTER.post("/api/me/look", summary="Where such a link leads to")
async def look(registry: AllTables, visitor: ByVisitor, body: bodies.GoThrough) -> Response:
    """It stays good: nobody goes through without having seen whom they become."""
    store = sql_store(registry)
    found = await Passages(store.database).look(body.word)
    if found is None:
        raise Problem(403, "void-passage")
    here, there = await visitor_shown(store, visitor.name), await visitor_shown(store, found.visitor)
    shown: PassageShown = {"there": there, "here": here}
    return json_response(shown)


@ROUTER.post("/api/me/arrive", summary="Become the visitor to whom such a link leads")
async def arrive(request: Request, registry: AllTables, visitor: ByVisitor, body: bodies.GoThrough) -> Json:
    """Whoever has tables in this browser already must say that they are to be joined."""
    store = sql_store(registry)
    passages = Passages(store.database)
    found = await passages.look(body.word)
    if found is None:
        raise Problem(403, "void-passage")
    if registry.visitors.is_removed(found.visitor):
        raise Problem(403, "removed")
    is_another = bool(visitor.name) and visitor.name != found.visitor
    if is_another and not body.join and (count := (await visitor_shown(store, visitor.name))["tables"]):
        raise Problem(409, "already-somebody", {"count": count})
    if not await passages.close(body.word):
        raise Problem(403, "void-passage")
    if is_another:
        await in_book(request, registry, lambda book: book.hand_on(visitor.name, found.visitor, devices=True))
    give_cookie(request.scope, found.secret, is_secure(request.scope))
    return DONE


@ROUTER.post("/api/me/renew", summary="Be this browser alone")
async def renew(request: Request, registry: AllTables, visitor: ByVisitor) -> Json:
    """All seats go on with a new secret: other devices have none of them any more, and links to them are void."""
    known = known_visitor(visitor)
    secret = new_secret()
    await in_book(request, registry, lambda book: book.hand_on(known, visitor_name(secret), devices=False))
    give_cookie(request.scope, secret, is_secure(request.scope))
    return DONE


def known_visitor(visitor: Visitor) -> str:
    """The name of somebody who has one."""
    if not visitor.name:
        raise Problem(403, "nobody-yet")
    return visitor.name


async def in_book(request: Request, registry: Registry, work: Callable[[VisitorBook], T]) -> T:
    """Do something in the visitor book of all processes, beside everything else; then know of it here."""
    check_seconds()

    def begin() -> T:
        with visitor_book(request.app.state.settings) as book:
            return work(book)

    done = await asyncio.to_thread(begin)
    await registry.outside()
    return done


# -- history


@ROUTER.get("/api/me/history", summary="How the reader fared")
async def history(registry: AllTables, visitor: ByVisitor) -> Response:
    """By game, against people and against bots."""
    return json_response(fared(await registry.store.held_by(visitor.name, [OVER], MOST_COUNTED)))


@ROUTER.get("/api/me/export", summary="All that is kept of the reader", response_class=Response)
async def export(request: Request, registry: AllTables, visitor: ByVisitor) -> Response:
    """One archive: `me.json`, and the record of each finished game."""
    name, store = known_visitor(visitor), sql_store(registry)
    held = await tables_held(store, name, finished=0)
    over = await store.held_by(name, [OVER])
    told = {
        "me": await visitor_shown(store, name),
        "fared": fared(over),
        "tables": [*held["running"], *held["waiting"]],
        "finished": [
            {"id": each.table.id, "game": each.table.game, "seats": each.table.seats, "mine": each.seats,
             "made": each.table.made, "ended": each.ended, "result": each.result}
            for each in over
        ],
    }  # fmt: skip
    packed = await in_book(request, registry, lambda book: archive(told, book, name))
    headers = {"Content-Disposition": 'attachment; filename="fairwind-me.zip"'}
    return Response(packed, headers=headers, media_type="application/zip")


def archive(told: Json, book: VisitorBook, name: str) -> bytes:
    """Everything in one file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("me.json", json.dumps(told, indent=1, ensure_ascii=False))
        for record, text in book.records(name, MOST_HELD):
            file.writestr(f"records/{record}", text)
    return packed.getvalue()


@ROUTER.post("/api/me/erase", summary="Forget the reader")
async def erase(request: Request, registry: AllTables, visitor: ByVisitor) -> Json:
    """Their name, what they said and wished for; bots play on for them, and finished games stay without their name."""
    done = await in_book(request, registry, lambda book: book.erase(known_visitor(visitor)))
    if done.busy:
        raise Problem(503, "busy")
    for cookie in (PLAIN, BOUND):
        end_cookie(request.scope, cookie, "/", is_secure(request.scope) or cookie == BOUND)
    return DONE
