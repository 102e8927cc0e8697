"""What a house answers before anybody plays: games, rules, words, lessons, puzzles, tables, and whose house it is."""

from __future__ import annotations

from typing import Final

from fairwind.bots import bot_names
from fairwind.kernel.spec import Json
from fairwind.offline.house_call import DONE, Answerer, HouseCall, Reply
from fairwind.tables.deeds import new_tables
from fairwind.tables.deeds.table_wishes import wished_table
from fairwind.tables.lessons import course_shown, lesson_shown, why_not_in_lesson
from fairwind.tables.puzzles import puzzle_reply, puzzle_shown, puzzles_shown, why_not_in_puzzle
from fairwind.tables.shown.described_games import described_games, rules_shown
from fairwind.tables.shown.held_tables import fared, tables_held
from fairwind.tables.shown.messages import VisitorShown
from fairwind.tables.shown.word_files import cover_in, words_in
from fairwind.tables.table_state import OVER, RUNNING, WAITING

PLAIN_TEXT: Final = "text/plain; charset=utf-8"
MOST_COUNTED: Final = 5000  # finished games
HEALTH: Final[Json] = {"ok": True, "offline": True}


async def health(_: HouseCall) -> Reply:
    """That this is no server: what only a server can do is not offered."""
    return Reply(HEALTH)


# -- reading


async def games(_: HouseCall) -> Reply:
    """Every game with its seats, variants and editions."""
    return Reply(described_games())


async def rules(asked: HouseCall) -> Reply:
    """Its own rules, then those that hold at every table."""
    return Reply(rules_shown(asked.path["name"], asked.lang))


async def bots(_: HouseCall) -> Reply:
    """All of them by name."""
    return Reply(bot_names())


async def words(asked: HouseCall) -> Reply:
    """A Fluent file."""
    return Reply(words_in(asked.path["lang"], asked.path["file"]), type=PLAIN_TEXT)


async def cover(asked: HouseCall) -> Reply:
    """Those texts of a game's Fluent file that one reads before one plays."""
    return Reply(cover_in(asked.path["lang"], asked.path["name"]), type=PLAIN_TEXT)


# -- learning


async def course(asked: HouseCall) -> Reply:
    """The lessons of a game in their order."""
    return Reply(course_shown(asked.path["game"], asked.lang))


async def lesson(asked: HouseCall) -> Reply:
    """Where somebody stands who has answered so."""
    path = asked.path
    return Reply(lesson_shown(path["game"], path["lesson"], asked.body["answers"], asked.lang))


async def why_in_lesson(asked: HouseCall) -> Reply:
    """The rule that forbids touching these things in order, and what the lesson says to it; or null."""
    path, body = asked.path, asked.body
    return Reply(why_not_in_lesson(path["game"], path["lesson"], body["answers"], body["touch"], asked.lang))


async def puzzles(asked: HouseCall) -> Reply:
    """The puzzles of a game, the easiest first."""
    return Reply(puzzles_shown(asked.path["game"]))


async def puzzle(asked: HouseCall) -> Reply:
    """A position as the seat sees it that is asked."""
    return Reply(puzzle_shown(asked.path["game"], asked.path["puzzle"], asked.lang))


async def answer_to_puzzle(asked: HouseCall) -> Reply:
    """Whether it is right, what is best, and why."""
    return Reply(puzzle_reply(asked.path["game"], asked.path["puzzle"], asked.body["do"][0], asked.lang))


async def why_in_puzzle(asked: HouseCall) -> Reply:
    """The rule that forbids touching these things in order, or null."""
    return Reply(why_not_in_puzzle(asked.path["game"], asked.path["puzzle"], asked.body["touch"], asked.lang))


# -- tables


async def make(asked: HouseCall) -> Reply:
    """Make a table and take the seats marked `you`."""
    wish = wished_table(asked.body, await asked.house.know_owner())
    table = await new_tables.make(asked.house.registry, wish)
    return Reply({"table": table.id}, 201)


async def public(_: HouseCall) -> Reply:
    """Nobody else comes by."""
    return Reply([])


async def mine(asked: HouseCall) -> Reply:
    """Running, waiting and the last that are finished; `before` asks for finished ones only."""
    house, query = asked.house, asked.query
    return Reply(await tables_held(house.store, house.visitor, query["before"], query["finished"]))


# -- the owner


async def me(asked: HouseCall) -> Reply:
    """Their name, the colour they wish for, and how many tables are theirs."""
    house = asked.house
    held = await house.store.held_by(house.visitor, [RUNNING, WAITING, OVER])
    shown: VisitorShown = {"name": house.owner.called, "colour": house.owner.colour, "tables": len(held)}
    return Reply(shown)


async def keep_me(asked: HouseCall) -> Reply:
    """They are offered when the owner next sits down."""
    await asked.house.keep_profile(asked.body["name"], asked.body["colour"])
    return DONE


async def history(asked: HouseCall) -> Reply:
    """How the owner fared, by game."""
    house = asked.house
    return Reply(fared(await house.store.held_by(house.visitor, [OVER], MOST_COUNTED)))


ANSWERS: Final[dict[str, Answerer]] = {
    "GET /api/health": health,
    "GET /api/games": games,
    "GET /api/games/{name}/rules": rules,
    "GET /api/bots": bots,
    "GET /locale/{lang}/{file}.ftl": words,
    "GET /locale/{lang}/cover/{name}.ftl": cover,
    "GET /api/games/{game}/lessons": course,
    "POST /api/games/{game}/lessons/{lesson}": lesson,
    "POST /api/games/{game}/lessons/{lesson}/why": why_in_lesson,
    "GET /api/games/{game}/puzzles": puzzles,
    "GET /api/games/{game}/puzzles/{puzzle}": puzzle,
    "POST /api/games/{game}/puzzles/{puzzle}/answer": answer_to_puzzle,
    "POST /api/games/{game}/puzzles/{puzzle}/why": why_in_puzzle,
    "POST /api/tables": make,
    "GET /api/tables": public,
    "GET /api/tables/mine": mine,
    "GET /api/me": me,
    "POST /api/me": keep_me,
    "GET /api/me/history": history,
}
