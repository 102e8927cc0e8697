"""A review: a finished game looked at again, choice by choice and draw by draw."""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Final

from fairwind.bots.effort import MOST_EVALUATIONS, MOST_MILLISECONDS, Effort
from fairwind.coach.comparison import Tried, compared, points_lead, value_lead, win_lead
from fairwind.coach.hint import why
from fairwind.coach.lead import Lead
from fairwind.coach.marks import mark_of, seems_lost
from fairwind.coach.odds import DrawLuck, Odds
from fairwind.coach.reason import Reason, read_reason
from fairwind.coach.sequel import likely_replies
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.codec import Json
from fairwind.kernel.play import is_over, options, waiting_chance
from fairwind.kernel.position import Position
from fairwind.kernel.record import Record, RecordError, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.state import State

FORMAT: Final = 1
FIRST_LOOK: Final = Effort(MOST_EVALUATIONS, 50)  # of each real choice; a game has up to 700 of them
AGAIN: Final = 10  # times that effort for a second look, where something seems lost
MOST_AGAIN: Final = 100  # second looks, the largest losses first: so a review ends within a minute of two cores
Told = Callable[[int, int], None]  # how many looks are done, and of how many


class NotFinished(RecordError):
    """A game that is not over: it is not for the coach to say how it stands."""


@dataclass(frozen=True)
class JudgedAnswer:
    """A real choice: what was answered, and what it lost against the best."""

    line: int  # of the record, from 1
    seat: int
    answer: str
    best: str
    lost: float  # of the win, or of the expected points for somebody alone: a share
    error: float
    twice: bool  # whether it was looked at a second time
    mark: str  # of `marks.py`, or nothing
    reason: Reason | None  # what the best has over the answer, for those with a mark
    follows: tuple[str, ...]  # how the seat would have gone on in the same turn, the best first
    replies: tuple[tuple[int, str], ...] = ()  # what would likely have followed then: who, and what


@dataclass(frozen=True)
class GameReview:
    """What a finished game shows."""

    game: str
    seats: int
    effort: str  # of the first look
    odds: tuple[tuple[float, ...], ...]  # before the first line and after each: the win chance by seat, or points
    answers: tuple[JudgedAnswer, ...]  # every real choice
    draws: tuple[DrawLuck, ...]

    def marked(self) -> list[JudgedAnswer]:
        """The answers that got a mark."""
        return [answer for answer in self.answers if answer.mark]

    def luck(self, seat: int) -> Lead:
        """What all draws of the game gave a seat."""
        given = sum(draw.given[seat] for draw in self.draws)
        return Lead(given, math.hypot(*[draw.error[seat] for draw in self.draws]))

    def lost(self, seat: int) -> float:
        """What a seat lost by its own marked answers."""
        return sum(answer.lost for answer in self.marked() if answer.seat == seat)

    def as_json(self) -> Json:
        """To be kept, or sent."""
        return {"fairwind_review": FORMAT, **asdict(self)}


def read_review(data: Json) -> GameReview:
    """What was written with `as_json`."""
    if data.get("fairwind_review") != FORMAT:
        raise ValueError("This is no review that this version reads; write it again with fairwind review.")
    answers = [read_answer(row) for row in data["answers"]]
    draws = [read_luck(row) for row in data["draws"]]
    odds = tuple(tuple(row) for row in data["odds"])
    return GameReview(data["game"], data["seats"], data["effort"], odds, tuple(answers), tuple(draws))


def read_answer(data: Json) -> JudgedAnswer:
    """A judged answer that was sent or kept as its fields."""
    replies = tuple((seat, notation) for seat, notation in data.get("replies", ()))
    told = {"reason": read_reason(data["reason"]), "follows": tuple(data["follows"]), "replies": replies}
    return JudgedAnswer(**{**data, **told})


def read_luck(data: Json) -> DrawLuck:
    """What draws gave, sent or kept as its fields."""
    return DrawLuck(data["line"], tuple(data["given"]), tuple(data["error"]))


def read_odds(data: Json) -> JunctureOdds:
    """How it stood, sent as its fields."""
    return JunctureOdds(data["n"], tuple(data["odds"]), None if data["luck"] is None else read_luck(data["luck"]))


# -- one choice


class RetoldGame:
    """A record with the state before each of its lines."""

    def __init__(self, text: str) -> None:
        record = read_record(text)
        self.spec: Final = game(record.game)
        replay = Replay(self.spec, record)
        self.edition: Final = replay.edition
        self.record: Final[Record] = record
        self.states: Final[list[State]] = [self.spec.clone(s) for s, _ in replay.states()]
        if not is_over(self.states[-1]):
            raise NotFinished("The game is not over; finish it, then have it reviewed.")

    def choices(self) -> list[int]:
        """The lines at which a seat had more than one option."""
        found: list[Action] = []
        lines: list[int] = []
        for n, line in enumerate(self.record.lines):
            if line.by is not None:
                found.clear()
                options(self.states[n], line.by, found)
                if len(found) > 1:
                    lines.append(n)
        return lines

    def look(self, n: int, effort: Effort, again: bool) -> JudgedAnswer:
        """What an answer lost against the best, as far as its seat could know."""
        line = self.record.lines[n]
        assert line.by is not None
        given = self.edition.catalogue.parse(line.do)
        assert given is not None
        position = Position(self.spec, self.states[n], line.by)
        seed = f"review/{n}/{again}"  # another luck the second time: what only seemed so at first is forgotten
        tried = compared(position, effort, seed, keep=(given,))
        mine = next(one for one in tried if one.action is given)
        best, lost = tried[0], share_lost(tried[0], mine, self.record.seats)
        mark = mark_of(lost) if again and value_lead(best, mine).sure else ""
        reason = why(position, best, mine, effort, seed) if mark else None
        return JudgedAnswer(
            n + 1, line.by, given.text, best.action.text, round(lost.mean, 4), round(lost.error, 4), again, mark,
            reason, tuple(action.text for action in best.line),
            likely_replies(self.spec, self.states[n], line.by, best.line) if mark else (),
        )  # fmt: skip


def share_lost(best: Tried, mine: Tried, seats: int) -> Lead:
    """The share of the win that was lost, or of the points for somebody alone; below 0 only by chance."""
    if mine is best:
        return Lead(0.0, 0.0)
    if seats > 1:
        return win_lead(best, mine)
    points, whole = points_lead(best, mine), max(1.0, best.expected)
    return Lead(points.mean / whole, points.error / whole)


# -- all of them, in one process or several

_LOOKED_AT: list[RetoldGame] = []  # in a worker: the game that it looks at


def _open(text: str) -> None:
    _LOOKED_AT[:] = [RetoldGame(text)]


def _look(n: int, limits: tuple[int, int], again: bool) -> JudgedAnswer:
    """In a worker: an effort travels as its numbers."""
    return _LOOKED_AT[0].look(n, Effort(*limits), again)


class Desk:
    """Where choices are looked at: here, or in several processes."""

    def __init__(self, retold: RetoldGame, pool: ProcessPoolExecutor | None) -> None:
        self.retold: Final = retold
        self.pool: Final = pool

    def looks(self, lines: Sequence[int], effort: Effort, again: bool) -> Iterator[JudgedAnswer]:
        """What each of these answers lost, in their order."""
        if self.pool is None:
            for n in lines:
                yield self.retold.look(n, effort, again)
            return
        count = len(lines)
        limits = [(effort.evaluations, effort.milliseconds)] * count
        yield from self.pool.map(_look, lines, limits, [again] * count, chunksize=1 if again else 8)


@contextmanager
def desk(retold: RetoldGame, jobs: int) -> Iterator[Desk]:
    """A desk with so many processes; one needs no other."""
    if jobs == 1:
        yield Desk(retold, None)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh, initializer=_open, initargs=(retold.record.text(),)) as pool:
        yield Desk(retold, pool)


def nothing_told(done: int, of: int) -> None:
    """For whoever does not watch."""


def review(record: Record, effort: Effort = FIRST_LOOK, jobs: int = 1, told: Told = nothing_told) -> GameReview:
    """Look at a finished game again; NotFinished if it is not over, RecordError if it does not replay."""
    retold = RetoldGame(record.text())
    choices = retold.choices()
    with desk(retold, jobs) as at:
        looked: dict[int, JudgedAnswer] = {}
        for answer in at.looks(choices, effort, again=False):
            looked[answer.line] = answer
            told(len(looked), len(choices) + MOST_AGAIN)
        suspects = worth_a_second_look(list(looked.values()))
        for done, answer in enumerate(at.looks(suspects, times(effort, AGAIN), again=True), 1):
            looked[answer.line] = answer
            told(len(looked) + done, len(looked) + len(suspects))
    judge = Odds(retold.spec, retold.edition, record.seats)
    found_odds = [odds_at(retold, judge, juncture) for juncture in junctures(retold)]
    return put_together(retold.record, effort, list(looked.values()), found_odds)


def worth_a_second_look(looked: Sequence[JudgedAnswer]) -> list[int]:
    """Where something seems lost, the most first; numbers of states."""
    suspects = [one for one in looked if one.answer != one.best and seems_lost(Lead(one.lost, one.error))]
    suspects.sort(key=lambda one: -one.lost)
    return [one.line - 1 for one in suspects[:MOST_AGAIN]]


def times(effort: Effort, more: int) -> Effort:
    """So many times an effort, as far as one can be made."""
    return Effort(min(MOST_EVALUATIONS, effort.evaluations * more), min(MOST_MILLISECONDS, effort.milliseconds * more))


# -- luck and choice


@dataclass(frozen=True)
class Juncture:
    """A state in which somebody must answer, or the game is over, and the one from which draws have led there."""

    n: int
    waits: int  # -1 if nothing was drawn since the last answer
    first: bool


@dataclass(frozen=True)
class JunctureOdds:
    """How it stood at a juncture, and what the draws had given since the last answer."""

    n: int
    odds: tuple[float, ...]
    luck: DrawLuck | None


def junctures(retold: RetoldGame) -> list[Juncture]:
    """All of a game: in the middle of a deal nobody could tell the odds."""
    found: list[Juncture] = []
    waits = -1
    for n, s in enumerate(retold.states):
        if waiting_chance(s) is None:
            found.append(Juncture(n, waits, first=not found))
            waits = -1
        elif waits < 0:
            waits = n
    return found


def odds_at(retold: RetoldGame, judge: Odds, juncture: Juncture) -> JunctureOdds:
    """The odds, and luck told apart from choice; what the first deal gives is measured against an equal share."""
    seats = retold.record.seats
    odds = tuple(round(share, 4) for share in judge.at(retold.states[juncture.n]))
    luck: DrawLuck | None = None
    if juncture.waits >= 0 and not juncture.first:
        luck = judge.luck(retold.states[juncture.waits], odds, juncture.waits + 1)
    elif juncture.waits >= 0 and seats > 1:
        luck = DrawLuck(1, tuple(round(share - 1 / seats, 4) for share in odds), (0.0,) * seats)
    return JunctureOdds(juncture.n, odds, luck)


def odds_by_line(found_odds: Sequence[JunctureOdds], lines: int, seats: int) -> tuple[tuple[float, ...], ...]:
    """The odds before the first line and after each: they change where somebody must answer, and at the end."""
    known = {one.n: one.odds for one in found_odds}
    now: tuple[float, ...] = (1 / seats,) * seats if seats > 1 else (0.0,)
    odds: list[tuple[float, ...]] = []
    for n in range(lines + 1):
        now = known.get(n, now)
        odds.append(now)
    return tuple(odds)


def put_together(
    record: Record, effort: Effort, answers: Sequence[JudgedAnswer], found_odds: Sequence[JunctureOdds]
) -> GameReview:
    """A review from its parts, wherever they were found."""
    odds = odds_by_line(found_odds, len(record.lines), record.seats)
    draws = tuple(one.luck for one in found_odds if one.luck is not None)
    in_order = tuple(sorted(answers, key=line_of))
    return GameReview(record.game, record.seats, effort.text(), odds, in_order, draws)


def line_of(answer: JudgedAnswer) -> int:
    """For sorting."""
    return answer.line
