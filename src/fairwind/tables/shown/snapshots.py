"""Snapshots: what a viewer, a seat or an onlooker, is shown of a table, built only from what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import ONLOOKER, Fact, told_to
from fairwind.kernel.play import actors, advance, answer, is_over, options
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State
from fairwind.locale import kebab
from fairwind.tables.game import Game
from fairwind.tables.rows import PlayRow, TableRow
from fairwind.tables.seats import BOT, PERSON, colours_shown
from fairwind.tables.shown.messages import (
    Changing,
    Choice,
    ClockShown,
    EditionShown,
    LogRow,
    PaceShown,
    Points,
    Question,
    ResultShown,
    SealsShown,
    SeatShown,
    SettledShown,
    Snapshot,
    TableShown,
    TakenBack,
    Told,
    WishShown,
)
from fairwind.tables.table_state import OVER, RUNNING, WAITING, TableState

OPEN_SCORE_ANSWERS: Final = 500  # of a random game, in which it is tried whether points are ever hidden


def table_shown(state: TableState, here: Sequence[int], onlookers: int = 0, now: float = 0.0) -> TableShown:
    """What everybody is shown of a table; `here` are the seats whose holders watch, `now` is the house's time."""
    game, wish = state.game, state.consent
    return {
        "id": state.info.id,
        "game": state.info.game,
        "status": cast("Literal['waiting', 'running', 'over']", state.status),
        "n": state.n,
        "public": state.info.public,
        "seats": seats_shown(state, here),
        "scores": scores_for(game) if game is not None else None,
        "result": result_shown(state),
        "consent": None if wish is None else WishShown(by=wish.by, agreed=wish.agreed, others=wish.others),
        "rematch": state.rematch,
        "stopped": state.stopped or None,
        "seals": seals_shown(state),
        "practice": state.practice,
        "hints": state.allows_hints,
        "hinted": state.hinted[:],
        "clocks": clocks_shown(state, now),
        "onlookers": onlookers,
    }


def clocks_shown(state: TableState, now: float) -> list[ClockShown] | None:
    """What everybody has left, if the table has a pace and the game has begun."""
    pace, clock = state.pace, state.clock
    if pace is None or clock is None or state.status != RUNNING:
        return None
    lefts = [(*each.left(pace, now), each) for each in clock.seats]
    return [
        {"turn": round(1000 * turn), "reserve": round(1000 * reserve), "runs": each.since is not None}
        for turn, reserve, each in lefts
    ]


def seals_shown(state: TableState) -> SealsShown | None:
    """What is sealed before the game begins; browsers take note of it."""
    draws = state.draws
    if draws is None or state.status != WAITING:
        return None
    return {"house": draws.seal, "words": draws.seals[:], "awaited": draws.awaited if state.is_complete else []}


def settled_shown(state: TableState) -> SettledShown:
    """What everybody is shown of a table and never changes."""
    edition = edition_shown(state.spec, state.edition) if state.spec and state.edition else None
    pace = state.pace
    shown: PaceShown | None = None if pace is None else {"turn": pace.turn, "reserve": pace.reserve}
    return {"edition": edition, "variants": state.info.variants, "pace": shown, "carried": state.info.carried}


def snapshot_for(state: TableState, viewer: int, mine: Sequence[int], shown: TableShown) -> Snapshot:
    """A table for one viewer, with what everybody is shown of it."""
    return {**settled_shown(state), **changing_for(state, viewer, mine, shown)}


def changing_for(state: TableState, viewer: int, mine: Sequence[int], shown: TableShown) -> Changing:
    """A table for one viewer, with all of the view."""
    game = state.game
    seat = None if viewer == ONLOOKER else viewer
    return {
        **shown,
        "mine": list(mine),
        "seat": seat,
        "view": game.spec.view(game.state, seat) if game is not None else {},
        "asked": question_for(game, seat) if game is not None and seat is not None and seat in game.owing else None,
        "undo": undo_for(state, viewer),
        "takes_back": taken_back(state, viewer, mine),
        "since": 0 if seat is None else state.since[seat],
    }


def changes_for(state: TableState, viewer: int, mine: Sequence[int], shown: TableShown) -> Changing:
    """A table for one viewer who was told of it before: without what is the same for the whole game."""
    changing = changing_for(state, viewer, mine, shown)
    if state.spec is not None:
        for name in state.spec.settled:
            changing["view"].pop(name, None)
    return changing


def seats_shown(state: TableState, here: Sequence[int]) -> list[SeatShown]:
    """Who sits where, and who is awaited."""
    owing = state.game.owing if state.game is not None else []
    colours = colours_shown(state.seats)
    return [
        {
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "here": i in here,
            "thinking": seat.kind == BOT and i in owing and state.consent is None,
            "owes": i in owing,
            "resigned": seat.resigned,
            "late": seat.late,
            "colour": colours[i],
        }
        for i, seat in enumerate(state.seats)
    ]


@lru_cache(maxsize=64)
def edition_shown(spec: GameSpec[Any, Any], edition: Edition) -> EditionShown:
    """What is told of an edition."""
    about = edition.about
    shown: EditionShown = {"name": about.name, "title": about.title, "confidence": about.confidence}
    if about.hash != usual_edition(spec).about.hash:
        shown["printed_facts"] = spec.printed_facts(edition)
    return shown


def usual_edition(spec: GameSpec[Any, Any]) -> Edition:
    """The edition that is played if nobody wishes for another."""
    usual: Edition = spec.edition(spec.edition_names()[0])
    return usual


def question_for(game: Game, seat: int) -> Question:
    """The decision that a seat owes, with its options and what to touch for each."""
    decision = game.decision()
    assert decision is not None
    return {
        "decision": game.numbers[seat],
        "ask": f"ask-{kebab(type(decision).__name__)}",
        "facts": {name: getattr(decision, name) for name in decision.FIELDS},
        "options": [choice_shown(game, seat, action) for action in game.options(seat)],
        "chain": decision.CHAIN,
    }


def choice_shown(game: Game, seat: int, action: Action) -> Choice:
    """One option of a seat."""
    shown: Choice = {"do": action.text, "touch": list(game.spec.touch(game.state, seat, action))}
    details = game.spec.details(game.state, seat, action)
    if details:
        shown["details"] = details
    return shown


def undo_for(state: TableState, viewer: int) -> Literal["free", "consent"] | None:
    """How this seat can take its last answer back: freely, by consent, or not at all."""
    if viewer == ONLOOKER or state.game is None or state.status != RUNNING:
        return None
    if state.game.can_undo(viewer):
        return "free"
    return "consent" if state.given[viewer] and state.consent is None else None


def taken_back(state: TableState, viewer: int, mine: Sequence[int]) -> TakenBack | None:
    """What this seat's undo would take back: its own answer, or by consent all that came after it too."""
    how = undo_for(state, viewer)
    if how is None:
        return None
    if how == "free":
        return {"answers": 1, "turns": 0, "bots": 0, "practice": False}
    later = state.since_last_of(viewer)
    turns = [seat for seat, _ in groupby(answer.seat for answer in later) if seat != viewer]
    others = [i for i, seat in enumerate(state.seats) if i not in mine and (seat.kind == PERSON or seat.is_held)]
    return {
        "answers": len(later),
        "turns": len(turns),
        "bots": sum(state.seats[seat].kind == BOT for seat in turns),
        "practice": not others and any(seat.kind == BOT for seat in state.seats),
    }


def result_shown(state: TableState) -> ResultShown | None:
    """How the game ended, if it has."""
    if state.game is None or not state.game.over:
        return cast("ResultShown | None", state.result)
    return result_of(state.game.spec, state.game.state)


def result_of(spec: GameSpec[Any, Any], s: State) -> ResultShown:
    """How a game that is over ended."""
    result = spec.result(s)
    shown: ResultShown = {"points": result.points, "places": result.places, "ended": result.ended}
    if result.decided_by:
        shown["decided_by"] = result.decided_by
    return shown


# -- points


def scores_for(game: Game) -> Points | None:
    """Points by item for each seat: at the end, and before it if all points of the game are open."""
    return scores_of(game.spec, game.state) if game.over or open_counts(game.spec).scores else None


def scores_of(spec: GameSpec[Any, Any], s: State) -> Points:
    """Points by item for each seat."""
    return [spec.scores(s, seat) for seat in range(s.seats)]


class OpenCounts(NamedTuple):
    """What is open while a game runs: all points by item, and at least those that a seat has for certain."""

    scores: bool
    points: bool


@cache
def open_counts(spec: GameSpec[Any, Any]) -> OpenCounts:
    """Whether points are open while this game runs: tried in worlds that the seats of a random game imagine."""
    driver, choose = Seeded("open-scores/table"), Generator("open-scores/players")
    s: State = spec.begin(spec.edition(), spec.seat_counts[-1])
    advance(s, driver)
    scores = points = True
    for n in range(OPEN_SCORE_ANSWERS):
        if is_over(s) or not points:
            break
        world: State = spec.sample_world(s, n % s.seats, Seeded(f"open-scores/{n}"))
        for other in range(s.seats):
            scores = scores and spec.scores(s, other) == spec.scores(world, other)
            points = points and spec.points_so_far(s, other) == spec.points_so_far(world, other)
        actor = actors(s)[0]
        found: list[Action] = []
        options(s, actor, found)
        answer(s, actor, found[choose.below(len(found))])
        advance(s, driver)
    return OpenCounts(scores, points)


# -- the log


def log_for(
    rows: Sequence[TableRow], viewer: int, edition: Edition | None = None, spec: GameSpec[Any, Any] | None = None
) -> list[LogRow]:
    """The log as a viewer may read it; with the edition, in the notation of today; with the game, with open points."""
    are_open = spec is not None and open_counts(spec).points
    return [log_row(row, viewer, edition, are_open) for row in rows]


def log_row(row: TableRow, viewer: int, edition: Edition | None, points_are_open: bool) -> LogRow:
    """One row of the log."""
    shown: LogRow = {
        "n": row.n,
        "at": moment(row.stamp.at),
        "by": row.by,
        "told": told(row.told(), viewer, edition=edition),
    }
    if points_are_open and isinstance(row, PlayRow) and row.played.points:
        shown["points"] = row.played.points
    return shown


def told(facts: Sequence[Fact], viewer: int, all_open: bool = False, edition: Edition | None = None) -> list[Told]:
    """What a viewer hears of facts; with the edition, answers and outcomes are written as they are today."""
    heard = told_to(facts, viewer, all_open)
    if edition is not None:
        for each in heard:
            if each.get("do"):
                each["do"] = notation_today(edition, each["event"], each["do"])
    return cast("list[Told]", heard)


def notation_today(edition: Edition, event: str, do: str) -> str:
    """How an answer or an outcome is written now: rows are older than a change of notation."""
    action = (edition.catalogue if event == "answer" else edition.outcomes).by_text.get(do)
    return do if action is None else action.text


@lru_cache(maxsize=1024)
def moment(at: float) -> str:
    """A point in time, as browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def may_have_record(state: TableState) -> bool:
    """While a game runs nobody gets its record."""
    return state.status == OVER
