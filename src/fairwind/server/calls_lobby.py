"""Calls about games, rules, bots and words; making tables and finding public ones."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.bots import bot_names
from fairwind.games import UnknownGame, game, game_names
from fairwind.kernel.editions import EditionError
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import Rule
from fairwind.kernel.spec import GameSpec, Json
from fairwind.locale import LANGUAGES, Words, words_file
from fairwind.server import joining
from fairwind.server.book import RUNNING, WAITING
from fairwind.server.game import UNSOUND
from fairwind.server.identity import AtHouse, Visitor, is_secure, seated
from fairwind.server.messages import MakeTable, SeatWish
from fairwind.server.problems import Problem, language_of
from fairwind.server.seats import BOT, OPEN, PERSON, Seat
from fairwind.server.seeing import about, moment

ROUTER: Final = APIRouter()
WORDS: Final = ("kernel", "table", "web")


@ROUTER.get("/api/games", summary="The games there are")
async def games() -> list[Json]:
    """Every game with its seats, variants and editions."""
    return await asyncio.to_thread(described_games)


def described_games() -> list[Json]:
    """Every game that can be played."""
    return [described(spec) for spec in (playable(name) for name in game_names()) if spec is not None]


def playable(name: str) -> GameSpec[Any, Any] | None:
    """A game, unless what is installed under its name is broken."""
    try:
        spec = game(name)
        spec.edition(spec.edition_names()[0])
    except (ImportError, EditionError, *UNSOUND):
        return None
    return spec


def described(spec: GameSpec[Any, Any]) -> Json:
    """What the lobby shows of a game."""
    return {
        "name": spec.name,
        "seats": list(spec.seat_counts),
        "variants": [{"name": v.name, "values": list(v.values)} for v in spec.variants],
        "editions": [about(spec.edition(name)) for name in spec.edition_names()],
    }


@ROUTER.get("/api/games/{name}/rules", summary="The rules of a game")
async def rules(request: Request, name: str, lang: str = "") -> list[Json]:
    """Its own rules, then those that hold at every table."""
    try:
        spec = game(name)
    except UnknownGame:
        raise Problem(404, "not-found") from None
    words = Words(lang if lang in LANGUAGES else language_of(request), name)
    return [told_rule(words, rule) for rule in (*spec.rulebook.rules, *KERNEL_RULEBOOK.rules)]


def told_rule(words: Words, rule: Rule) -> Json:
    """A rule in words."""
    return {
        "number": rule.number,
        "source": rule.source,
        "status": rule.status,
        "text": words.rule(rule),
        "reason": words.reason(rule),
    }


@ROUTER.get("/api/bots", summary="The bots there are")
async def bots() -> list[str]:
    """By name."""
    return bot_names()


@ROUTER.get("/locale/{lang}/{file}.ftl", summary="Words in one language", response_class=Response)
async def words(lang: str, file: str) -> Response:
    """A Fluent file."""
    if lang not in LANGUAGES or file not in {*WORDS, *game_names()}:
        raise Problem(404, "not-found")
    text = await asyncio.to_thread(words_in, lang, file)
    return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


def words_in(lang: str, file: str) -> str:
    """The text of a Fluent file."""
    try:
        return words_file(lang, file).read_text(encoding="utf-8")
    except (ImportError, FileNotFoundError):
        raise Problem(404, "not-found") from None


# -- tables


@ROUTER.get("/api/tables", summary="Public tables")
async def tables(house: AtHouse) -> list[Json]:
    """Those that wait for players or can be watched."""
    found = await asyncio.to_thread(house.storage.listed, [WAITING, RUNNING], public_only=True)
    return [{"id": t.id, "game": t.game, "status": t.status, "seats": t.seats, "made": moment(t.made)} for t in found]


@ROUTER.post("/api/tables", summary="Make a table", status_code=201)
async def make(request: Request, house: AtHouse, visitor: Visitor, body: MakeTable) -> Response:
    """Make a table and take the seats marked `you`."""
    seats = [wished_seat(i, wish) for i, wish in enumerate(body.seats)]
    wish = joining.Wish(body.game, seats, body.variants, body.edition, body.edition_text, body.public)
    joining.check_seats(joining.known_game(wish.game), seats)
    house.visitors.table(visitor)
    table = await joining.make(house, wish)
    mine = [i for i, seat in enumerate(seats) if seat.kind == PERSON]
    return seated(table, {"table": table.id}, mine, is_secure(request), 201)


def wished_seat(number: int, wish: SeatWish) -> Seat:
    """A seat as it is at the start."""
    if wish.kind == OPEN:
        return Seat("", OPEN)
    if wish.kind == BOT:
        bot = wish.bot or ""
        return Seat(wish.name or joining.bot_name(bot, number), BOT, bot)
    return Seat(wish.name or f"{number + 1}", PERSON, epoch=1)
