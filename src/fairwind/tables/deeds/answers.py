"""Answers: giving them, taking them back, asking why not; and talking at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairwind.kernel.frames import Together
from fairwind.kernel.log import Fact, Happened, Moved, Outcome
from fairwind.kernel.refusals import ANSWERED, NOT_YOURS, NOTHING_TO_UNDO, Refusal, Refused
from fairwind.kernel.refusals import OVER as GAME_OVER
from fairwind.locale import Words
from fairwind.tables.budgets import PURSE, check_seconds
from fairwind.tables.game import Game
from fairwind.tables.history import people_since, standing
from fairwind.tables.played import naming_rows
from fairwind.tables.problems import Problem, RuleProblem
from fairwind.tables.rows import AnswerGiven, AnswerUndone, ChatSaid, TableRow, UndoAgreed, UndoWished
from fairwind.tables.seats import BOT, PERSON
from fairwind.tables.shown.messages import AnswerTaken, PreviewsShown, Why
from fairwind.tables.shown.option_previews import previews_for
from fairwind.tables.table import Table
from fairwind.tables.table_state import GONE, OVER, TableState
from fairwind.tables.touches import touch_refusal

STALE: Final = "stale"


def running_game(state: TableState) -> Game:
    """The game, if it is being played."""
    if state.status == GONE:
        raise Problem(404, "no-table")
    if state.stopped:
        raise Problem(409, "stopped", {"why": state.stopped})
    if state.game is None:
        raise Problem(409, "not-begun")
    return state.game


def refused(state: TableState, why: Refusal, title: str = "refused") -> RuleProblem:
    """A rule forbids it, told in the words of the table's edition."""
    return RuleProblem(why, state.info.game, state.names, state.edition, title)


def check_own(seat: int, mine: Sequence[int]) -> None:
    """Nobody acts for another."""
    if seat not in mine:
        raise Problem(403, "not-your-seat")


async def answer(table: Table, seat: int, decision: int, texts: Sequence[str], mine: Sequence[int]) -> AnswerTaken:
    """Give one answer, or a chain as far as the seat learns nothing new and each is allowed."""
    check_own(seat, mine)
    state = table.state
    game = running_game(state)
    check_asked(state, game, seat, decision)
    table.check_room(answer=True)
    rows: list[TableRow] = []
    for text in texts:
        asked, chosen = game.decision(), len(game.options(seat)) > 1
        try:
            played = game.answer(seat, text, state.seats[seat].name)
        except Refused as error:
            if not rows:
                raise refused(state, error.refusal) from None
            break
        rows.append(AnswerGiven(state.next_stamp(len(rows)), played, chosen, by=seat))
        opened = isinstance(asked, Together) and game.decision() is not asked
        if opened or seat not in game.owing or learns(seat, played.facts):
            break
    await table.write(rows, table.listing(OVER) if game.over else None)
    return {"n": state.n, "done": len(rows)}


def learns(seat: int, facts: Sequence[Fact]) -> bool:
    """Whether something came to light for this seat, so that it may choose anew; what it shows is not new to it."""
    return any(
        isinstance(fact, Outcome)
        or (isinstance(fact, Moved) and fact.reveals() and fact.source_seen_by != seat)
        or (isinstance(fact, Happened) and seat in fact.seers)
        for fact in facts
    )


def check_asked(state: TableState, game: Game, seat: int, decision: int) -> None:
    """The answer is to what is asked now, and not by somebody whose bot plays."""
    if game.over:
        raise refused(state, GAME_OVER, STALE)
    if state.seats[seat].kind != PERSON:
        raise Problem(409, "bot-plays")
    if seat not in game.owing:
        raise refused(state, ANSWERED if isinstance(game.decision(), Together) else NOT_YOURS, STALE)
    if game.numbers[seat] != decision:
        raise Problem(409, STALE)


async def why_not(table: Table, seat: int, text: str, touch: Sequence[str], lang: str, mine: Sequence[int]) -> Why:
    """Why a seat may not answer so, or touch these things, now."""
    check_own(seat, mine)
    state = table.state
    game = running_game(state)
    why = touch_refusal(game.spec, game.edition, game.state, seat, touch) if touch else game.sitting.judge(seat, text)
    if why is None:
        return {"rule": None}
    sentence = Words(lang, state.info.game, state.edition).refusal(why, state.names)
    return {"rule": why.rule, "facts": dict(why.facts), "text": sentence}


async def what_options_bring(table: Table, seat: int, decision: int, mine: Sequence[int]) -> PreviewsShown:
    """What each option of what a seat is asked would bring."""
    check_own(seat, mine)
    game = running_game(table.state)
    check_asked(table.state, game, seat, decision)
    return previews_for(game, seat)


# -- taking back


async def undo(table: Table, seat: int, mine: Sequence[int]) -> bool:
    """Take the last answer back; False if that is not free and the others are asked."""
    check_own(seat, mine)
    state = table.state
    game = running_game(state)
    if game.over:
        raise refused(state, GAME_OVER)
    if state.seats[seat].kind != PERSON:
        raise Problem(409, "bot-plays")
    if state.consent is not None:
        raise Problem(409, "consent-waits")
    table.check_room()
    if game.can_undo(seat):
        taken = [int(other == seat) for other in range(len(state.seats))]
        played = naming_rows(game.undo(seat), [answer.n for answer in state.taken_with(taken)])
        await table.write([AnswerUndone(state.next_stamp(), played, taken, by=seat)])
        return True
    if not state.given[seat]:
        raise refused(state, NOTHING_TO_UNDO)
    check_seconds()  # the whole game is played again
    others = await who_must_agree(table, seat, mine)
    if not others:
        practice = any(held.kind == BOT for held in state.seats)
        await table.write([await undone_by_consent(table, game, seat, practice=practice)])
        return True
    await table.write([UndoWished(state.next_stamp(), others, by=seat)])
    return False


async def who_must_agree(table: Table, seat: int, mine: Sequence[int]) -> list[int]:
    """The seats that are asked: other people, and whoever has a bot standing in if answers of their own are reached."""
    state = table.state
    others = [other for other in state.people if other not in mine]
    away = [i for i, held in enumerate(state.seats) if held.kind == BOT and held.is_held and i not in mine]
    if away:
        reached = await people_since(table.store, table.id, seat)
        others += [other for other in away if other in reached]
    return sorted(others)


async def undone_by_consent(
    table: Table, game: Game, seat: int, after: int = 0, practice: bool = False
) -> AnswerUndone:
    """The row that takes back a seat's last answer and all that came after it."""
    state = table.state
    start, lines = await standing(table.store, table.id)
    undone = await table.helper.aside(lambda: game.undo_by_consent(seat, start, lines))
    if undone is None:
        raise refused(state, NOTHING_TO_UNDO)
    played, start_again, taken = undone
    played = naming_rows(played, [answer.n for answer in state.taken_with(taken)])
    return AnswerUndone(state.next_stamp(after), played, taken, start_again, practice, by=seat)


async def consent(table: Table, seat: int, agree: bool, mine: Sequence[int]) -> None:
    """Agree that another takes back, or not; when all have agreed it happens. Whoever asks may also withdraw it."""
    check_own(seat, mine)
    state = table.state
    wish = state.consent
    withdrawn = wish is not None and seat == wish.by and not agree
    if wish is None or not (withdrawn or (seat in wish.others and seat not in wish.agreed)):
        raise Problem(409, "no-consent-asked")
    rows: list[TableRow] = [UndoAgreed(state.next_stamp(), agree, by=seat)]
    if agree and set(wish.others) == {*wish.agreed, seat}:
        rows.append(await undone_by_consent(table, running_game(state), wish.by, 1))
    await table.write(rows)


# -- talking


async def chat(table: Table, seat: int | None, text: str, mine: Sequence[int], visitor: str = "") -> int:
    """Say something, which onlookers cannot; the number of the row."""
    if not mine:
        raise Problem(403, "onlookers-are-quiet")
    speaker = mine[0] if seat is None else seat
    check_own(speaker, mine)
    table.check_room()
    purse = PURSE.get()
    if purse is not None:
        purse.say(table.id)
    await table.write([ChatSaid(table.state.next_stamp(), text, visitor, by=speaker)])
    return table.state.n
