"""Routes about games, rules, bots and words; making tables and finding public ones."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.bots import bot_names
from fairwind.coach.puzzle import PuzzleError
from fairwind.games import UnknownGame, game, game_names
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import EditionError
from fairwind.kernel.lesson import LessonError
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import RULING, Rule
from fairwind.kernel.spec import GameSpec
from fairwind.locale import LANGUAGES, Words, kebab, words_file
from fairwind.server.http.bodies import MakeTable, SeatWish
from fairwind.server.http.identity import AllTables, ByVisitor
from fairwind.server.http.limits import purse_of
from fairwind.server.http.responses import LastingResponse, as_json, json_response, language_of
from fairwind.server.http.sources import is_loopback
from fairwind.server.lan import lan_address
from fairwind.server.settings import Settings
from fairwind.tables.deeds import new_tables
from fairwind.tables.first_names import bot_name
from fairwind.tables.lessons import course
from fairwind.tables.offered_bots import first_bot, menu, stand_in, usual_bot
from fairwind.tables.pace import Pace
from fairwind.tables.problems import Problem
from fairwind.tables.puzzles import puzzles
from fairwind.tables.seats import BOT, OPEN, PERSON, Seat, free_colour, only
from fairwind.tables.shown.messages import GameShown, NearbyShown, RuleShown, TableListed
from fairwind.tables.shown.snapshots import edition_shown, moment, usual_edition
from fairwind.tables.store import Listed
from fairwind.tables.table_state import RUNNING, WAITING

ROUTER: Final = APIRouter()
YOU: Final = "you"
WORDS: Final = ("kernel", "table", "web", "coach")
MESSAGE_BEGINS: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # in a Fluent file


@ROUTER.get("/api/games", summary="The games there are")
async def games(request: Request) -> Response:
    """Every game with its seats, variants and editions; they do not change while a server runs."""
    state = request.app.state
    if not hasattr(state, "games"):
        state.games = as_json(await asyncio.to_thread(described_games))
    return LastingResponse(state.games, media_type="application/json")


def described_games() -> list[GameShown]:
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


def described(spec: GameSpec[Any, Any]) -> GameShown:
    """What the lobby and the drawing of a game need to know of it."""
    usual = usual_edition(spec)
    return {
        "name": spec.name,
        "seats": list(spec.seat_counts),
        "bots": {"menu": menu(spec), "usual": usual_bot(spec), "first": first_bot(spec), "stands_in": stand_in(spec)},
        "variants": [{"name": v.name, "values": list(v.values)} for v in spec.variants],
        "first_game": dict(spec.first_game),
        "editions": [edition_shown(spec, spec.edition(name)) for name in spec.edition_names()],
        "explains": {thing: list(rules) for thing, rules in spec.explains.items()},
        "decides": {f"ask-{kebab(decision)}": list(rules) for decision, rules in spec.decides.items()},
        "chapters": list(spec.chapters),
        "parts": {"do": part_names(usual.catalogue), "out": part_names(usual.outcomes)},
        "printed_facts": spec.printed_facts(usual),
        "lessons": lesson_names(spec),
        "puzzles": puzzle_names(spec),
    }


def lesson_names(spec: GameSpec[Any, Any]) -> list[str]:
    """The lessons of a game's course; none if it has no course, or a broken one: the game can be played without."""
    try:
        return [lesson.name for lesson in course(spec)]
    except LessonError:
        return []


def puzzle_names(spec: GameSpec[Any, Any]) -> list[str]:
    """The puzzles of a game, the easiest first; none if they are broken: the game can be played without."""
    try:
        return [puzzle.name for puzzle in puzzles(spec)]
    except PuzzleError:
        return []


def part_names(catalogue: Catalogue) -> dict[str, list[str]]:
    """How the parts of each notation are called, by its verb."""
    return {action.verb(): list(action.FIELDS) for action in catalogue.actions}


@ROUTER.get("/api/games/{name}/rules", summary="The rules of a game")
async def rules(request: Request, name: str, lang: str = "") -> Response:
    """Its own rules, then those that hold at every table."""
    try:
        spec = game(name)
    except UnknownGame:
        raise Problem(404, "not-found") from None
    wanted = lang if lang in LANGUAGES else language_of(request)
    return LastingResponse(await asyncio.to_thread(rules_shown, spec.name, wanted), media_type="application/json")


@lru_cache(maxsize=128)
def rules_shown(name: str, lang: str) -> bytes:
    """The rules of a game in one language, as they are sent."""
    words = Words(lang, name)
    spec = game(name)
    return as_json([rule_shown(spec, words, rule) for rule in (*spec.rulebook.rules, *KERNEL_RULEBOOK.rules)])


def rule_shown(spec: GameSpec[Any, Any], words: Words, rule: Rule) -> RuleShown:
    """A rule in words."""
    return {
        "number": rule.number,
        "chapter": rule.chapter,
        "picture": spec.pictured.get(rule.number, ""),
        "source": rule.source,
        "status": "ruling" if rule.status == RULING else "certain",
        "text": words.rule(rule),
        "reason": words.reason(rule),
    }


@ROUTER.get("/api/bots", summary="The bots there are")
async def bots() -> list[str]:
    """All of them by name, yardsticks too; what people choose among at a game is told with the game."""
    return bot_names()


@ROUTER.get("/locale/{lang}/{file}.ftl", summary="Words in one language", response_class=Response)
async def words(lang: str, file: str) -> Response:
    """A Fluent file."""
    if lang not in LANGUAGES or file not in {*WORDS, *game_names()}:
        raise Problem(404, "not-found")
    text = await asyncio.to_thread(words_in, lang, file)
    return LastingResponse(text, headers={"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


@lru_cache(maxsize=128)
def words_in(lang: str, file: str) -> str:
    """The text of a Fluent file."""
    try:
        return words_file(lang, file).read_text(encoding="utf-8")
    except (ImportError, FileNotFoundError):
        raise Problem(404, "not-found") from None


@ROUTER.get("/locale/{lang}/cover/{name}.ftl", summary="What the lobby says of a game", response_class=Response)
async def cover(lang: str, name: str) -> Response:
    """Those texts of a game's Fluent file that one reads before one plays: a tenth of it."""
    if lang not in LANGUAGES or name not in game_names():
        raise Problem(404, "not-found")
    text = await asyncio.to_thread(cover_in, lang, name)
    return LastingResponse(text, headers={"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


@lru_cache(maxsize=128)
def cover_in(lang: str, name: str) -> str:
    """The game's name and pitch, what players may agree on, and what an edition consists of."""
    spec = game(name)
    named = {value for variant in spec.variants for value in variant.values}
    for edition in spec.edition_names():
        for block in spec.edition(edition).about.confidence:
            named |= {block, block.replace("_", "-")}
    wanted = {f"word-{word}" for word in named}
    texts = [text for text in re.split(MESSAGE_BEGINS, words_in(lang, name)) if is_on_cover(text, wanted)]
    return "".join(texts)


def is_on_cover(text: str, wanted: set[str]) -> bool:
    """Whether a message of a Fluent file is read before one plays."""
    return text.startswith(("game-", "variant-", "block-")) or text.partition(" =")[0] in wanted


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
    }


@ROUTER.post("/api/tables", summary="Make a table", status_code=201)
async def make(request: Request, registry: AllTables, visitor: ByVisitor, body: MakeTable) -> Response:
    """Make a table and take the seats marked `you`."""
    sitter = visitor.named() if any(wish.kind == YOU for wish in body.seats) else visitor
    seats = wished_seats(body.seats, sitter.name)
    wish = new_tables.TableWish(
        body.game, seats, body.variants, body.edition, body.edition_text, body.public, body.seal, wished_pace(body),
        body.hints,
    )  # fmt: skip
    new_tables.check_seats(new_tables.known_game(wish.game), seats)
    with purse_of(request.scope).table():
        table = await new_tables.make(registry, wish)
    if any(seat.kind == PERSON for seat in seats):
        sitter.remember()
    return json_response({"table": table.id}, 201)


def wished_pace(body: MakeTable) -> Pace | None:
    """How long a seat may take."""
    return None if body.pace is None else Pace(body.pace.turn, body.pace.reserve)


def wished_seats(wishes: Sequence[SeatWish], visitor: str) -> list[Seat]:
    """The seats as they are at the start; bots that nobody has named get names that nobody has."""
    seats: list[Seat] = []
    taken = [wish.name or "" for wish in wishes]
    for number, wish in enumerate(wishes):
        colour = free_colour(seats, number, wish.colour if wish.kind == YOU else None)
        seats.append(replace(wished_seat(number, wish, visitor, taken), colour=colour))
        taken.append(seats[-1].name)
    return seats


def wished_seat(number: int, wish: SeatWish, visitor: str, taken: Sequence[str]) -> Seat:
    """A seat as it is at the start."""
    if wish.kind == OPEN:
        return Seat("", OPEN)
    if wish.kind == BOT:
        bot = wish.bot or ""
        return Seat(wish.name or bot_name(taken), BOT, bot)
    return Seat(wish.name or f"{number + 1}", PERSON, epoch=1, holders=only(visitor))
