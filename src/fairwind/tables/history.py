"""The history of a table: its rows read back into its state, or into a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fairwind.games import game
from fairwind.kernel.record import UNSOUND, Line, Record
from fairwind.kernel.spec import Json
from fairwind.tables.jobs import Helper
from fairwind.tables.played import ResumePoint, is_bots, left_standing, standing_lines
from fairwind.tables.problems import NewerVersion
from fairwind.tables.rows import (
    OTHERS,
    PLAYS,
    AnswerUndone,
    GameBrought,
    PlayedBefore,
    PlayRow,
    RulesChanged,
    TableRow,
)
from fairwind.tables.store import Store
from fairwind.tables.table_state import (
    OVER,
    KeptState,
    TableInfo,
    TableState,
    has_newer_rules,
    has_other_rules,
    has_present_edition,
)


@dataclass(frozen=True)
class History:
    """What is kept of a table: what is played, a state to go on from, and the rows after it."""

    info: TableInfo
    kept: tuple[int, KeptState] | None
    rows: list[TableRow]

    def followed(self) -> tuple[TableState, AnswerUndone | None]:
        """The state of the table after all of it; and an undo that could not be followed."""
        state = TableState(self.info)
        if self.kept is not None:
            try:
                state.restore(*self.kept)
            except (KeyError, TypeError):
                raise NewerVersion from None  # kept by a version that knows more than this one
        not_free: AnswerUndone | None = None
        for row in self.rows:
            went_on = not state.stopped
            row.follow(state)
            if state.stopped and went_on and isinstance(row, AnswerUndone):
                not_free = row
        return state, not_free


async def read_history(store: Store, helper: Helper, table: str) -> History | None:
    """What is kept of a table; None if there is no such table."""
    found = await store.info(table)
    if found is None:
        return None
    info: TableInfo = found
    if await helper.aside(lambda: has_newer_rules(info)):
        raise NewerVersion
    if not await helper.aside(lambda: has_present_edition(info)):
        info = await with_past_edition(store, info)
    kept = await store.kept(table, exact=await helper.aside(lambda: has_other_rules(info)))
    return History(info, kept, await store.rows(table, 0 if kept is None else kept[0]))


async def with_past_edition(store: Store, info: TableInfo) -> TableInfo:
    """What is played, with the text of its edition, which was corrected since; it has none if nobody kept it."""
    text = game(info.game).past_text(info.edition_hash) or await store.edition(info.edition_hash)
    return replace(info, edition_text=text or "")


async def read_state(store: Store, helper: Helper, history: History) -> TableState:
    """The state of a table after all that is kept of it."""
    state, not_free = await helper.aside(history.followed)
    if not_free is not None:
        start, lines = await standing(store, history.info.id)
        await helper.aside(lambda: replay_standing(state, start, lines, history.rows))
    if state.stopped and state.status == OVER:
        state.result = await kept_result(store, history.info.id)
    return state


async def read_finished(store: Store, info: TableInfo) -> TableState:
    """The state of a table whose game is over, without the game: enough to change its seats, and quickly read."""
    state = TableState(replace(info, pace=""))
    for row in await store.rows(info.id, kinds=OTHERS):
        row.note(state)
    state.status, state.n = OVER, await store.last(info.id)
    return state


async def kept_result(store: Store, table: str) -> Json | None:
    """The result of a finished game, as its rows have it."""
    _, played = played_since(await store.rows(table, kinds=PLAYS))
    return next((line["result"] for line in played[-1].played.lines if "result" in line), None)


def replay_standing(state: TableState, start: ResumePoint | None, lines: list[Line], rows: Sequence[TableRow]) -> None:
    """Go on after the answers that stand: what was taken back freely then may not be free to take back now."""
    try:
        game = state.new_game()
        game.replay(start, lines)
    except UNSOUND:
        return
    game.numbers = [row for row in rows if isinstance(row, PlayRow)][-1].played.asked[:]
    state.game, state.stopped = game, ""


# -- records


def played_since(rows: Sequence[TableRow]) -> tuple[ResumePoint | None, list[PlayRow]]:
    """The rows of play after the last change of rules, and the state with which they begin if there was one.

    What was played elsewhere, before somebody brought the game, belongs to them.
    """
    start: ResumePoint | None = None
    brought: ResumePoint | None = None
    played: list[PlayRow] = []
    for row in rows:
        if isinstance(row, RulesChanged):
            start, played = row.state or (brought and replace(brought, length=0)), []
        elif isinstance(row, GameBrought):
            start, brought = None if row.root is None else ResumePoint(row.root, 0), row.start
        elif isinstance(row, PlayRow):
            played.append(row)
    return start, played


async def standing(store: Store, table: str) -> tuple[ResumePoint | None, list[Line]]:
    """The answers that stand, and the state with which they begin if it is not the game's own start."""
    start, played = played_since(await store.rows(table, kinds=PLAYS))
    return start, standing_lines([row.played.lines for row in played])


async def people_since(store: Store, table: str, seat: int) -> set[int]:
    """The seats for which a person, and no bot, gave an answer that would be taken back with a seat's last one."""
    _, played = played_since(await store.rows(table, kinds=PLAYS))
    lines = left_standing([row.played.lines for row in played])
    last = max((i for i, line in enumerate(lines) if line["by"] == seat), default=len(lines))
    return {line["by"] for line in lines[last:] if line["by"] is not None and not is_bots(line.get("who", ""))}


async def record_text(store: Store, state: TableState) -> str:
    """The record of a table, with all that was undone and who answered."""
    info = state.info
    start, played = played_since(await store.rows(info.id, kinds=PLAYS))
    record = Record(
        info.game, info.rules, info.edition, info.edition_hash, len(state.seats), info.variants, info.edition_text
    )
    record.players = state.names
    record.start = None if start is None else start.state
    if state.draws is not None and state.status == OVER:  # until then nobody may know
        record.draws = state.draws.opened(None if start is None else start.drawn).as_json()
    record.practice = state.practice
    record.hints = state.hinted[:] if any(state.hinted) else []
    record.log = [line for row in played for line in row.played.lines]
    if info.carried:
        record.carried = sum(len(row.played.lines) for row in played if isinstance(row, PlayedBefore))
    return record.text()
