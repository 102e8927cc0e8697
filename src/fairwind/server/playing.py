"""Answering, taking back, and talking at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from fairwind.kernel.frames import Together
from fairwind.kernel.refusals import ANSWERED, NOT_YOURS, NOTHING_TO_UNDO, Refused
from fairwind.kernel.refusals import OVER as GAME_OVER
from fairwind.kernel.spec import Json
from fairwind.locale import Words
from fairwind.server.book import OVER, Book, standing
from fairwind.server.game import Game
from fairwind.server.problems import Problem, RuleProblem
from fairwind.server.seats import PERSON
from fairwind.server.storage import Row
from fairwind.server.tables import Statement, Table

STALE: Final = "stale"


def playing(book: Book) -> Game:
    """The game, if it is being played."""
    if book.stopped:
        raise Problem(409, "stopped", {"why": book.stopped})
    if book.game is None:
        raise Problem(409, "not-begun")
    return book.game


def check_own(seat: int, mine: Sequence[int]) -> None:
    """Nobody acts for another."""
    if seat not in mine:
        raise Problem(403, "not-your-seat")


async def answer(table: Table, seat: int, decision: int, texts: Sequence[str], mine: Sequence[int]) -> Json:
    """Give one answer, or a chain as far as nothing new comes to light and each is allowed."""
    check_own(seat, mine)
    book = table.book
    game = playing(book)
    check_asked(book, game, seat, decision)
    rows: list[Row] = []
    for text in texts:
        try:
            body = game.answer(seat, text)
        except Refused as error:
            if not rows:
                raise RuleProblem(error.refusal, book.facts.game, book.names) from None
            break
        body["lines"][0]["who"] = book.seats[seat].name
        rows.append(book.next_row("answer", seat, body, len(rows)))
        if game.free == 0 or seat not in game.owing:
            break
    await table.write(rows, over_listing(table, game))
    return {"n": book.n, "done": len(rows)}


def over_listing(table: Table, game: Game) -> list[Statement]:
    """What the lobby must know if the game is over now."""
    return [table.listing(OVER, table.book.seats)] if game.over else []


def check_asked(book: Book, game: Game, seat: int, decision: int) -> None:
    """The answer is to what is asked now, and not by somebody whose bot plays."""
    if game.over:
        raise RuleProblem(GAME_OVER, book.facts.game, book.names, STALE)
    if book.seats[seat].kind != PERSON:
        raise Problem(409, "bot-plays")
    if seat not in game.owing:
        refusal = ANSWERED if isinstance(game.decision(), Together) else NOT_YOURS
        raise RuleProblem(refusal, book.facts.game, book.names, STALE)
    if game.numbers[seat] != decision:
        raise Problem(409, STALE)


async def why_not(table: Table, seat: int, text: str, touch: Sequence[str], lang: str, mine: Sequence[int]) -> Json:
    """Why a seat may not answer so, or touch these things, now."""
    check_own(seat, mine)
    book = table.book
    game = playing(book)
    refusal = game.refuses_touch(seat, touch) if touch else game.refuses(seat, text)
    if refusal is None:
        return {"rule": None}
    sentence = Words(lang, book.facts.game).refusal(refusal, book.names)
    return {"rule": refusal.rule, "facts": dict(refusal.facts), "text": sentence}


# -- taking back


async def undo(table: Table, seat: int, mine: Sequence[int]) -> int:
    """Take the last answer back: 200 if it is done, 202 if the others are asked."""
    check_own(seat, mine)
    book = table.book
    game = playing(book)
    if game.over:
        raise RuleProblem(GAME_OVER, book.facts.game, book.names)
    if book.seats[seat].kind != PERSON:
        raise Problem(409, "bot-plays")
    if book.consent is not None:
        raise Problem(409, "consent-waits")
    if game.can_undo(seat):
        await table.write([book.next_row("undo", seat, game.undo(seat))])
        return 200
    if not book.given[seat]:
        raise RuleProblem(NOTHING_TO_UNDO, book.facts.game, book.names)
    others = [other for other in book.people if other not in mine]
    if not others:
        await table.write([await undone(table, game, seat)])
        return 200
    await table.write([book.next_row("ask", seat, {"others": others})])
    return 202


async def undone(table: Table, game: Game, seat: int, after: int = 0) -> Row:
    """The row that takes back a seat's last answer and all that came after it."""
    book = table.book
    start, lines = await asyncio.to_thread(standing, table.house.storage, table.id)
    body = await asyncio.to_thread(game.undo_by_consent, seat, start, lines)
    if body is None:
        raise RuleProblem(NOTHING_TO_UNDO, book.facts.game, book.names)
    return book.next_row("undo", seat, body, after)


async def consent(table: Table, seat: int, agree: bool, mine: Sequence[int]) -> None:
    """Agree that another takes back, or not; when all have agreed it happens."""
    check_own(seat, mine)
    book = table.book
    wish = book.consent
    if wish is None or seat not in wish.others or seat in wish.agreed:
        raise Problem(409, "no-consent-asked")
    rows = [book.next_row("consent", seat, {"agree": agree})]
    if agree and set(wish.others) == {*wish.agreed, seat}:
        rows.append(await undone(table, playing(book), wish.by, 1))
    await table.write(rows)


# -- talking


async def chat(table: Table, seat: int | None, text: str, mine: Sequence[int]) -> Json:
    """Say something; onlookers cannot."""
    if not mine:
        raise Problem(403, "onlookers-are-quiet")
    speaker = mine[0] if seat is None else seat
    check_own(speaker, mine)
    await table.write([table.book.next_row("chat", speaker, {"text": text})])
    return {"n": table.book.n}
