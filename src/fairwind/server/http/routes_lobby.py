"""Routes about games, rules, bots and words; making tables and finding public ones."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.bots import bot_names
from fairwind.locale import LANGUAGES
from fairwind.server.http.bodies import MakeTable
from fairwind.server.http.identity import AllTables, ByVisitor
from fairwind.server.http.limits import purse_of
from fairwind.server.http.responses import LastingResponse, as_json, json_response, language_of
from fairwind.server.http.sources import is_loopback
from fairwind.server.lan import lan_address
from fairwind.server.settings import Settings
from fairwind.tables.deeds import new_tables
from fairwind.tables.deeds.table_wishes import is_for_reader, wished_table
from fairwind.tables.lessons import known_game
from fairwind.tables.seats import PERSON
from fairwind.tables.shown.described_games import described_games, rules_shown
from fairwind.tables.shown.messages import NearbyShown, TableListed
from fairwind.tables.shown.snapshots import moment
from fairwind.tables.shown.word_files import cover_in, words_in
from fairwind.tables.store import Listed
from fairwind.tables.table_state import RUNNING, WAITING

ROUTER: Final = APIRouter()


@ROUTER.get("/api/games", summary="The games there are")
async def games(request: Request) -> Response:
    """Every game with its seats, variants and editions; they do not change while a server runs."""
    state = request.app.state
    if not hasattr(state, "games"):
        state.games = as_json(await asyncio.to_thread(described_games))
    return LastingResponse(state.games, media_type="application/json")


@ROUTER.get("/api/games/{name}/rules", summary="The rules of a game")
async def rules(request: Request, name: str, lang: str = "") -> Response:
    """Its own rules, then those that hold at every table."""
    known = known_game(name).name
    wanted = lang if lang in LANGUAGES else language_of(request)
    return LastingResponse(await asyncio.to_thread(written_rules, known, wanted), media_type="application/json")


@lru_cache(maxsize=128)
def written_rules(name: str, lang: str) -> bytes:
    """The rules of a game in one language, as they are sent."""
    return as_json(rules_shown(name, lang))


@ROUTER.get("/api/bots", summary="The bots there are")
async def bots() -> list[str]:
    """All of them by name, yardsticks too; what people choose among at a game is told with the game."""
    return bot_names()


@ROUTER.get("/locale/{lang}/{file}.ftl", summary="Words in one language", response_class=Response)
async def words(lang: str, file: str) -> Response:
    """A Fluent file."""
    text = await asyncio.to_thread(words_in, lang, file)
    return LastingResponse(text, headers={"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


@ROUTER.get("/locale/{lang}/cover/{name}.ftl", summary="What the lobby says of a game", response_class=Response)
async def cover(lang: str, name: str) -> Response:
    """Those texts of a game's Fluent file that one reads before one plays: a tenth of it."""
    text = await asyncio.to_thread(cover_in, lang, name)
    return LastingResponse(text, headers={"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


@ROUTER.get("/api/nearby", summary="The server's address in the local network")
async def nearby(request: Request) -> Response:
    """For whoever looks at it on its own machine, and would send friends a link that leads nowhere."""
    settings: Settings = request.app.state.settings
    known: NearbyShown = {"address": "", "open": False}
    if is_at_home(request) and not settings.names:
        is_open = settings.host != "" and not is_loopback(settings.host)
        known = {"address": await asyncio.to_thread(lan_address), "open": is_open}
    return json_response(known)


def is_at_home(request: Request) -> bool:
    """Whether a browser on the server's own machine asks, and no proxy for somebody else."""
    client, host = request.client, request.url.hostname or ""
    return client is not None and is_loopback(client.host) and is_loopback(host) and not request.scope["proxied"]


# -- tables


@ROUTER.get("/api/tables", summary="Public tables")
async def tables(registry: AllTables) -> Response:
    """Those that wait for players or can be watched."""
    found = await registry.store.listed([WAITING, RUNNING], public_only=True)
    return json_response([listed(entry) for entry in found])


def listed(entry: Listed) -> TableListed:
    """A table in the list."""
    return {
        "id": entry.id,
        "game": entry.game,
        "status": "waiting" if entry.status == WAITING else "running",
        "seats": entry.seats,
        "made": moment(entry.made),
        "carried": entry.carried,
    }


@ROUTER.post("/api/tables", summary="Make a table", status_code=201)
async def make(request: Request, registry: AllTables, visitor: ByVisitor, body: MakeTable) -> Response:
    """Make a table and take the seats marked `you`."""
    wishes = body.model_dump()
    sitter = visitor.named() if is_for_reader(wishes) else visitor
    wish = wished_table(wishes, sitter.name)
    with purse_of(request.scope).table():
        table = await new_tables.make(registry, wish)
    if any(seat.kind == PERSON for seat in wish.seats):
        sitter.remember()
    return json_response({"table": table.id}, 201)
