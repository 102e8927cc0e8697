"""Hints: what the coach would answer, for the seat that is asked; it is shown a world of that seat, never the truth."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from fairwind.bots.effort import Effort
from fairwind.coach.hint import USUAL
from fairwind.coach.reason import read_reason
from fairwind.kernel.chance import Seeded
from fairwind.kernel.spec import Json
from fairwind.locale import Words
from fairwind.locale.coach_sentences import reason_words
from fairwind.tables.budgets import PURSE
from fairwind.tables.deeds.answers import check_asked, check_own, running_game
from fairwind.tables.game import Game
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.rows import HintGiven
from fairwind.tables.shown.messages import HintShown, OutlookShown
from fairwind.tables.table import Table
from fairwind.tables.table_state import TableState

WORLD: Final = "hint"  # the same for everybody: a hint follows from what the seat knows, and from nothing else

Wanted = Callable[[], Awaitable[bool]]  # whether whoever asked still waits


async def always() -> bool:
    """For whoever waits in any case."""
    return True


async def hint(
    table: Table, seat: int, decision: int, mine: Callable[[], Sequence[int]], wanted: Wanted = always,
    effort: Effort = USUAL,
) -> Json | None:  # fmt: skip
    """What the coach says to what a seat is asked; None if nobody waits for it any more, and then nobody had it.

    It is noted at the table before it is told. Who asks the same again is told the same, and nothing is noted.
    """

    async def ask() -> Json:
        return question(table, seat, decision, mine(), effort)

    async def note() -> Json:
        may_ask(table.state, seat, decision, mine())
        if table.hints.get(seat, (0,))[0] != decision:  # another browser of the seat may have been faster
            await table.write([HintGiven(table.state.next_stamp(), by=seat)])
            table.hints[seat] = decision, found
        return table.hints[seat][1]

    job = await table.alone(ask)
    known = table.hints.get(seat)
    if known is not None and known[0] == decision:
        return known[1]
    found = await thought(table.helper, job)
    return await table.alone(note) if await wanted() else None


def may_ask(state: TableState, seat: int, decision: int, mine: Sequence[int]) -> Game:
    """The game, if this seat is asked just that and the coach may help."""
    check_own(seat, mine)
    game = running_game(state)
    check_asked(state, game, seat, decision)
    if not state.allows_hints:
        raise Problem(409, "hints-not-agreed")
    return game


def question(table: Table, seat: int, decision: int, mine: Sequence[int], effort: Effort) -> Json:
    """What the coach is asked, as text for another process."""
    state = table.state
    game = may_ask(state, seat, decision, mine)
    if len(game.options(seat)) == 1:
        raise Problem(409, "nothing-to-choose")
    table.check_room()
    world = game.spec.sample_world(game.state, seat, Seeded(WORLD))
    return {
        "work": "hint",
        "game": state.info.game,
        "edition": state.info.edition,
        "edition_text": state.info.edition_text,
        "world": game.spec.encode(world),
        "seat": seat,
        "effort": effort.text(),
    }


async def thought(helper: Helper, job: Json) -> Json:
    """What comes of it; whoever asks pays for it, and has one hint at a time."""
    purse = PURSE.get()
    try:
        if purse is None:
            return await helper.work(job)
        purse.check_seconds()
        async with purse.own.lock("hint"):
            return await helper.work(job)
    except JobFailed:
        raise Problem(503, "no-hint") from None


def hint_shown(state: TableState, decision: int, found: Json, lang: str) -> HintShown:
    """As the page reads it, the reason in the reader's language."""
    reason = read_reason(found["reason"])
    words = Words(lang, state.info.game, state.edition)
    return {
        "decision": decision,
        "best": [outlook_shown(one) for one in found["best"]],
        "equal": found["equal"],
        "other": None if found["other"] is None else outlook_shown(found["other"]),
        "reason": "" if reason is None else reason_words(words, reason),
    }


def outlook_shown(found: Json) -> OutlookShown:
    """An option as the page reads it."""
    return {"do": found["option"], "win": found["win"], "points": found["points"]}
