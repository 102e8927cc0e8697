"""Bots' turns: whoever owes an answer and is a bot thinks elsewhere, and answers like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fairwind.kernel.chance import Seeded
from fairwind.kernel.refusals import Refused
from fairwind.kernel.spec import Json
from fairwind.tables.budgets import PURSE
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.played import bot_giver
from fairwind.tables.problems import Problem
from fairwind.tables.rows import AnswerGiven
from fairwind.tables.seats import BOT, PERSON
from fairwind.tables.table import Table
from fairwind.tables.table_state import OVER, RUNNING, TableState
from fairwind.tables.timed_rows import due_seats

LOG: Final = logging.getLogger(__name__)


class BotTurns:
    """Lets bots think for as long as the tables are open."""

    def __init__(self, helper: Helper, spawn: Callable[[Awaitable[Any]], None], closing: asyncio.Event) -> None:
        self.helper: Final = helper
        self.spawn: Final = spawn
        self.closing: Final = closing

    def attend(self, table: Table, patience: float = 0.0) -> None:
        """Let every bot think that owes an answer; with patience, only if nothing has happened for so long."""
        state = table.state
        if state.game is None or state.status != RUNNING or state.consent is not None or self.closing.is_set():
            return
        if patience and time.time() - state.at < patience:
            return
        if state.n >= table.most_rows or (is_left_to_bots(state) and not is_worth_it(table)):
            return
        for seat in state.game.owing:
            if state.seats[seat].kind == BOT and seat not in table.thinking and not is_at_rest(table, seat):
                table.thinking.add(seat)
                self.spawn(self.think(table, seat))

    async def think(self, table: Table, seat: int) -> None:
        """Let one bot answer what it is asked now; whoever let something happen here last pays for it."""
        PURSE.set(table.purse)
        try:
            asked = await table.alone(lambda: question(table, seat), fresh=False)
            if asked is None:
                return
            decision, job = asked
            do = job["only"] if "only" in job else await self.choice(table, job)
            await table.alone(lambda: answer(table, seat, decision, do), fresh=False)
        except Problem as problem:
            LOG.info("a bot's answer was not taken: %s", problem)
            return  # whoever watches over the tables tries again later
        finally:
            table.thinking.discard(seat)
        self.attend(table)

    async def choice(self, table: Table, job: Json) -> str:
        """What the bot chooses; any option if no answer comes, so that the table never waits for ever."""
        try:
            do: str = (await self._thought(table, job))["do"]
        except JobFailed as error:
            LOG.warning("table %s: bot '%s' gave no answer (%s)", table.id, job["bot"], error)
            do = secrets.choice(job["options"])
        return do

    async def _thought(self, table: Table, job: Json) -> Json:
        """What comes of a bot's thought: people come first; of bots alone, a visitor's think one at a time."""
        purse = table.purse
        if not is_left_to_bots(table.state):
            return await self.helper.work(job, last=purse is not None and purse.is_used_up)
        if purse is None:
            return await self.helper.work(job, last=True)
        async with purse.own.lock("bots"):
            return await self.helper.work(job, last=True)


def is_left_to_bots(state: TableState) -> bool:
    """Whether nobody sits there, not even somebody for whom a bot stands in."""
    return not any(seat.kind == PERSON or seat.is_held for seat in state.seats)


def is_at_rest(table: Table, seat: int) -> bool:
    """Whether the bot of one whose time was up lets this turn's time run out too, because no person plays on.

    So nobody finds a game that bots have played to its end within seconds: it goes on at the pace agreed on.
    """
    state = table.state
    if not state.seats[seat].late or state.people:
        return False
    return not table.house.is_known or seat not in due_seats(state, table.house.now())


def is_worth_it(table: Table) -> bool:
    """Whether somebody watches bots among themselves, and somebody can pay for them."""
    return bool(table.watchers) and (table.purse is None or not table.purse.is_used_up)


async def question(table: Table, seat: int) -> tuple[int, Json] | None:
    """What a bot is asked, as text for another process; None if it owes nothing (any more)."""
    state = table.state
    game = state.game
    if game is None or state.status != RUNNING or seat not in game.owing or state.seats[seat].kind != BOT:
        return None
    options = game.options(seat)
    if len(options) == 1:
        return game.numbers[seat], {"only": options[0].text}
    world = game.spec.sample_world(game.state, seat, Seeded(game.bot_seed(seat, "world")))
    return game.numbers[seat], {
        "work": "choose",
        "game": state.info.game,
        "edition": state.info.edition,
        "edition_text": state.info.edition_text,
        "world": game.spec.encode(world),
        "seat": seat,
        "bot": state.seats[seat].bot,
        "seed": game.bot_seed(seat, "bot"),
        "options": [action.text for action in options],
    }


async def answer(table: Table, seat: int, decision: int, do: str) -> None:
    """Give a bot's answer, unless the question has changed meanwhile."""
    state = table.state
    game = state.game
    if game is None or not is_still_asked(state, seat, decision):
        return
    who = bot_giver(state.seats[seat].bot)
    try:
        played = game.answer(seat, do, who)
    except Refused:
        played = game.answer(seat, secrets.choice(game.options(seat)).text, who)
    row = AnswerGiven(state.next_stamp(), played, chosen=False, by=seat)
    await table.write([row], table.listing(OVER) if game.over else None)


def is_still_asked(state: TableState, seat: int, decision: int) -> bool:
    """Whether a bot still sits there and owes the answer to what it was asked."""
    game = state.game
    return (
        game is not None
        and state.status == RUNNING
        and state.consent is None
        and state.seats[seat].kind == BOT
        and seat in game.owing
        and game.numbers[seat] == decision
    )
