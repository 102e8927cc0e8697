"""What a house answers about records: download, upload, stepping through a finished game, and its review."""

from __future__ import annotations

from typing import Final

from fairwind.offline.house_call import Answerer, HouseCall, Reply
from fairwind.tables.deeds.carried_tables import play_on
from fairwind.tables.deeds.table_wishes import wished_carry
from fairwind.tables.finished_games import record_as_it_stands
from fairwind.tables.reviews import ReviewShelf
from fairwind.tables.shown.replays import ReplayViewer

JSON_LINES: Final = "application/jsonl; charset=utf-8"


async def viewer(asked: HouseCall) -> ReplayViewer:
    """The replay of a table that is meant, or of an uploaded record."""
    games = asked.house.finished
    return (
        await games.of_table(await asked.table()) if "table" in asked.path else await games.named(asked.path["replay"])
    )


async def record(asked: HouseCall) -> Reply:
    """JSON Lines, while the game runs too: everything lies in this browser anyway, and so it can be carried on."""
    return Reply(await record_as_it_stands(await asked.table()), type=JSON_LINES)


async def upload(asked: HouseCall) -> Reply:
    """A whole record; refused with the line that is wrong."""
    return Reply({"replay": await asked.house.finished.keep(asked.call.body)}, 201)


async def carry(asked: HouseCall) -> Reply:
    """Make a table at which the game goes on from a step, and take the seats marked `you`."""
    wish = wished_carry(asked.body, await asked.house.know_owner())
    table = await play_on(asked.house.finished, asked.path["replay"], wish)
    return Reply({"table": table.id}, 201)


async def head(asked: HouseCall) -> Reply:
    """What it was and how many steps it has."""
    return Reply((await viewer(asked)).head())


async def steps(asked: HouseCall) -> Reply:
    """A page of steps, so that it can be shown quickly."""
    query = asked.query
    return Reply((await viewer(asked)).page(query["from"], query["to"], query["seat"]))


async def step(asked: HouseCall) -> Reply:
    """Everything is open, or one seat's view."""
    return Reply((await viewer(asked)).step(asked.path["step"], asked.query["seat"]))


async def log(asked: HouseCall) -> Reply:
    """The steps after one, as the log tells them."""
    return Reply((await viewer(asked)).log(asked.query["after"], asked.query["seat"]))


async def points(asked: HouseCall) -> Reply:
    """For the plot."""
    return Reply((await viewer(asked)).points)


async def edition(asked: HouseCall) -> Reply:
    """The tables of this game's edition."""
    found = await viewer(asked)
    return Reply(found.spec.printed(found.edition))


async def draws_of_table(asked: HouseCall) -> Reply:
    """While a game runs only what was sealed; once it is over every draw is checked."""
    return Reply(await asked.house.finished.draws_of_table(await asked.table(), asked.lang))


async def draws_of_upload(asked: HouseCall) -> Reply:
    """What they follow from, and whether every one of them does."""
    return Reply(await asked.house.finished.draws_named(asked.path["replay"], asked.lang))


async def shelf(asked: HouseCall) -> ReviewShelf:
    """Where the review that is meant is kept, of a table or of an uploaded record."""
    games = asked.house.finished
    if "table" in asked.path:
        return await games.shelf_of_table(await asked.table())
    return await games.shelf_named(asked.path["replay"])


async def review(asked: HouseCall) -> Reply:
    """The review, or how far it is."""
    return Reply(await asked.house.finished.review(await shelf(asked), asked.lang))


async def begin_review(asked: HouseCall) -> Reply:
    """It goes on beside everything else, and is kept with the game."""
    return Reply(await asked.house.finished.begin_review(await shelf(asked), asked.lang), 202)


ANSWERS: Final[dict[str, Answerer]] = {
    "GET /api/tables/{table}/record": record,
    "GET /api/tables/{table}/replay": head,
    "GET /api/tables/{table}/replay/steps": steps,
    "GET /api/tables/{table}/replay/log": log,
    "GET /api/tables/{table}/replay/{step}": step,
    "GET /api/tables/{table}/points": points,
    "GET /api/tables/{table}/draws": draws_of_table,
    "GET /api/tables/{table}/review": review,
    "POST /api/tables/{table}/review": begin_review,
    "POST /api/replays": upload,
    "GET /api/replays/{replay}": head,
    "GET /api/replays/{replay}/edition": edition,
    "GET /api/replays/{replay}/draws": draws_of_upload,
    "GET /api/replays/{replay}/review": review,
    "POST /api/replays/{replay}/review": begin_review,
    "POST /api/replays/{replay}/play": carry,
    "GET /api/replays/{replay}/points": points,
    "GET /api/replays/{replay}/steps": steps,
    "GET /api/replays/{replay}/log": log,
    "GET /api/replays/{replay}/{step}": step,
}
