"""Bots at a table: whoever owes an answer and is a bot thinks elsewhere, and answers like anybody else."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from fairwind.bots import bot_names
from fairwind.kernel.chance import Seeded
from fairwind.kernel.refusals import Refused
from fairwind.kernel.spec import Json
from fairwind.server.book import RUNNING
from fairwind.server.problems import Problem
from fairwind.server.seats import BOT
from fairwind.server.thinking import NoThought

if TYPE_CHECKING:
    from fairwind.server.tables import Table

LOG: Final = logging.getLogger(__name__)


def default_bot() -> str:
    """The bot that stands in for whoever leaves."""
    names = bot_names()
    return "greedy" if "greedy" in names else names[0]


def attend(table: Table, patience: float = 0.0) -> None:
    """Let every bot think that owes an answer; with patience, only if nothing has happened for so long."""
    book = table.book
    if book.game is None or book.status != RUNNING or book.consent is not None or table.house.closing.is_set():
        return
    if patience and time.time() - book.at < patience:
        return
    for seat in book.game.owing:
        if book.seats[seat].kind == BOT and seat not in table.thinking:
            table.thinking.add(seat)
            table.house.spawn(think(table, seat))


async def think(table: Table, seat: int) -> None:
    """Let one bot answer what it is asked now."""
    try:
        asked = await table.alone(lambda: ask(table, seat))
        if asked is None:
            return
        decision, job = asked
        do = job["only"] if "only" in job else await choice(table, job)
        await table.alone(lambda: answer(table, seat, decision, do))
    except Problem as problem:
        LOG.info("a bot's answer was not taken: %s", problem)
        return  # whoever watches over the tables tries again later
    finally:
        table.thinking.discard(seat)
    attend(table)


async def ask(table: Table, seat: int) -> tuple[int, Json] | None:
    """What a bot is asked, as text for another process; None if it owes nothing (any more)."""
    book = table.book
    game = book.game
    if game is None or book.status != RUNNING or seat not in game.owing or book.seats[seat].kind != BOT:
        return None
    options = game.options(seat)
    if len(options) == 1:
        return game.numbers[seat], {"only": options[0].text}
    world = game.spec.sample_world(game.state, seat, Seeded(secrets.token_hex(8)))
    return game.numbers[seat], {
        "work": "choose",
        "game": book.facts.game,
        "edition": book.facts.edition,
        "edition_text": book.facts.edition_text,
        "world": game.spec.encode(world),
        "seat": seat,
        "bot": book.seats[seat].bot,
        "seed": f"{table.id}/{book.n}",
        "options": [action.text for action in options],
    }


async def choice(table: Table, job: Json) -> str:
    """What the bot chooses; any option if no answer comes, so that the table never waits for ever."""
    try:
        do: str = (await table.house.thinkers.work(job))["do"]
    except NoThought as error:
        LOG.warning("table %s: bot '%s' gave no answer (%s)", table.id, job["bot"], error)
        do = secrets.choice(job["options"])
    return do


async def answer(table: Table, seat: int, decision: int, do: str) -> None:
    """Give a bot's answer, unless the question has changed meanwhile."""
    book = table.book
    game = book.game
    still_asked = (
        game is not None
        and book.status == RUNNING
        and book.consent is None
        and book.seats[seat].kind == BOT
        and seat in game.owing
        and game.numbers[seat] == decision
    )
    if not still_asked:
        return
    assert game is not None
    try:
        body = game.answer(seat, do)
    except Refused:
        body = game.answer(seat, secrets.choice(game.options(seat)).text)
    body["lines"][0]["who"] = f"bot:{book.seats[seat].bot}"
    also = [table.listing("over", book.seats)] if game.over else []
    await table.write([book.next_row("answer", seat, body)], also)
