"""Replays: finished games, and uploaded records, step by step."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from fairwind.games import game
from fairwind.kernel.log import HIDDEN, ONLOOKER, Fact, Happened, Log, told_to
from fairwind.kernel.names import LONGEST_NAME, cleaned
from fairwind.kernel.play import actors, is_over
from fairwind.kernel.record import UNSOUND, Line, Record, read_record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State
from fairwind.tables.played import BOTS, is_bots
from fairwind.tables.problems import Problem
from fairwind.tables.seats import BOT, PERSON
from fairwind.tables.shown.messages import ChapterMark, LogRow, ReplayHead, ReplayStep, ResultShown, SeatListed
from fairwind.tables.shown.snapshots import edition_shown, result_of, scores_of, told

PAGE: Final = 50  # steps that are shown at once
LOG_PAGE: Final = 500  # steps that are told at once
MOST_CHAPTERS: Final = 1000  # of a record that somebody wrote by hand
KEPT_EVERY: Final = 25  # steps between states that are kept whole
MOST_POINTS: Final = 400  # of the plot
MOST_KEPT: Final = 1000  # replays in memory, if they are small
LARGEST_KEPT: Final = 64 * 1024 * 1024  # bytes of all of them together, as far as one can tell
BYTES_A_LINE: Final = 250  # what an answer takes in memory, about
BYTES_A_LETTER: Final = 8  # what a letter of a state that is written down takes in memory, about


class ReplayViewer:
    """A record that was played once and can be shown at any step.

    It forgets what was undone. A state that somebody wrote by hand may fail at any step: that is the record's fault.
    """

    def __init__(self, record: Record) -> None:
        self.spec: Final[GameSpec[Any, Any]] = game(record.game)
        self.record: Final = record
        record.log = []
        self.replay: Final = Replay(self.spec, self.record)
        self.edition: Final[Edition] = self.replay.edition
        self.states: Final[list[State]] = []
        self.points: Final[list[tuple[int, list[int]]]] = []
        self.chapters: Final[list[ChapterMark]] = []
        self.turns: Final[list[tuple[int, int]]] = []  # the step with which a seat begins to answer, and the seat
        self.result: ResultShown | None = None
        self.size = 0  # in bytes, about
        self._play()

    @property
    def steps(self) -> int:
        """How many answers and draws there are."""
        return len(self.record.lines)

    def _play(self) -> None:
        every = max(1, self.steps // MOST_POINTS)
        log = Log(self.spec, self.edition)
        for step, (s, line) in enumerate(self.replay.states(log)):
            self._note_turn(step, line)
            self._note_chapters(step, log.take(s))
            if step % KEPT_EVERY == 0:
                self.states.append(self.spec.clone(s))
            if step % every == 0 or step == self.steps:
                self.points.append((step, totals(self.spec, s)))
            if step == self.steps:
                self.size = len(self.states) * len(repr(self.spec.encode(s))) * BYTES_A_LETTER
                if self.record.result is not None and is_over(s):
                    self.result = result_of(self.spec, s)
        self.size += self.steps * BYTES_A_LINE + len(self.record.edition_text)

    def _note_turn(self, step: int, line: Line | None) -> None:
        """A turn lasts until another seat answers."""
        if line is not None and line.by is not None and (not self.turns or self.turns[-1][1] != line.by):
            self.turns.append((step, line.by))

    def _note_chapters(self, step: int, facts: Sequence[Fact]) -> None:
        for fact in facts:
            if isinstance(fact, Happened) and fact.event in self.spec.chapters and len(self.chapters) < MOST_CHAPTERS:
                self.chapters.append({"step": step, "event": fact.event, "facts": fact.facts})

    def head(self) -> ReplayHead:
        """What is shown before the first step."""
        record = self.record
        return {
            "game": record.game,
            "seats": record.seats,
            "names": seat_names(record),
            "players": players_of(record),
            "steps": self.steps,
            "result": self.result,
            "edition": edition_shown(self.spec, self.edition),
            "variants": record.variants,
            "practice": record.practice,
            "hinted": record.hints or [0] * record.seats,
            "carried": record.carried,
            "chapters": self.chapters,
            "turns": self.turns,
        }

    def step(self, step: int, seat: int | None) -> ReplayStep:
        """The table after so many steps; without a seat everything is open."""
        self.check(step, seat)
        with self.sound():
            for _, s, facts in self.walk(step, step):
                shown = self._shown(step, s, facts, seat)
                if seat is None:
                    shown["views"] = [self.spec.view(s, each) for each in range(self.record.seats)]
        return shown

    def page(self, first: int, last: int, seat: int | None) -> list[ReplayStep]:
        """The table after each of these steps, a page at most; without a seat it is an onlooker's, and all is told."""
        self.check(first, seat)
        last = min(last, first + PAGE - 1, self.steps)
        with self.sound():
            return [self._shown(step, s, facts, seat) for step, s, facts in self.walk(first, last)]

    def log(self, after: int, seat: int | None) -> list[LogRow]:
        """What a seat hears of the steps after one, a page at most; without a seat everything is told."""
        self.check(after, seat)
        viewer, all_open = (ONLOOKER, True) if seat is None else (seat, False)
        with self.sound():
            return [
                {
                    "n": step,
                    "at": "",
                    "by": self.record.lines[step - 1].by,
                    "told": told(facts, viewer, all_open),
                    "points": points_so_far(self.spec, s),
                }
                for step, s, facts in self.walk(after + 1, min(after + LOG_PAGE, self.steps))
            ]

    def check(self, step: int, seat: int | None) -> None:
        """There are so many steps, and so many seats."""
        if not 0 <= step <= self.steps:
            raise Problem(404, "no-step", {"most": self.steps})
        if seat is not None and not 0 <= seat < self.record.seats:
            raise Problem(404, "no-seat")

    @contextmanager
    def sound(self) -> Iterator[None]:
        """Whatever goes wrong is the record's fault."""
        try:
            yield
        except UNSOUND as error:
            raise Problem(409, "bad-record", {"why": f"{type(error).__name__}: {error}"[:300]}) from None

    def _shown(self, step: int, s: State, facts: list[Fact], seat: int | None) -> ReplayStep:
        line = self.record.lines[step - 1] if step else None
        viewer, all_open = (ONLOOKER, True) if seat is None else (seat, False)
        return {
            "step": step,
            "by": None if line is None else line.by,
            "do": do_heard(facts[:1], viewer, all_open),
            "told": told(facts, viewer, all_open),
            "view": self.spec.view(s, seat),
            "points": totals(self.spec, s),
            "scores": scores_of(self.spec, s),
            "owing": actors(s),
        }

    def walk(self, first: int, last: int) -> Iterator[tuple[int, State, list[Fact]]]:
        """Each of these steps, with the state after it, which changes, and what it set off."""
        kept = min(max(first - 1, 0) // KEPT_EVERY, len(self.states) - 1)
        s: State = self.spec.clone(self.states[kept])
        log = Log(self.spec, self.edition)
        if first == 0:
            yield 0, s, []
        for step in range(kept * KEPT_EVERY + 1, last + 1):
            heard = step >= first
            s.listener = log if heard else None
            self.replay.replay_line(s, step, self.record.lines[step - 1], log if heard else None)
            if heard:
                yield step, s, log.take(s)


def seat_names(record: Record) -> list[str]:
    """Who sat where; empty where the record does not say, for whoever reads it says that in a language."""
    return [*record.players, *[""] * (record.seats - len(record.players))]


def players_of(record: Record) -> list[SeatListed]:
    """Who played: by the last answer of each seat that says so; whoever has neither a name nor an answer was a bot."""
    last = {line.by: line.who for line in record.lines if line.by is not None and line.who}
    return [seat_played(name, last.get(seat, name)) for seat, name in enumerate(seat_names(record))]


def seat_played(name: str, giver: str) -> SeatListed:
    """A seat of a record, by who gave its answers; which bot it was need not be known."""
    if giver and not is_bots(giver):
        return {"name": name or cleaned(giver)[:LONGEST_NAME], "kind": PERSON, "bot": ""}
    return {"name": name, "kind": BOT, "bot": giver.removeprefix(BOTS)}


def do_heard(facts: Sequence[Fact], viewer: int, all_open: bool) -> str:
    """The answer or the draw itself, if this viewer reads it."""
    heard = told_to(facts, viewer, all_open)
    return str(heard[0].get("do", HIDDEN)) if heard else HIDDEN


def points_so_far(spec: GameSpec[Any, Any], s: State) -> list[int]:
    """What each seat has for certain; all of it once the game is over."""
    return spec.result(s).points if is_over(s) else [spec.points_so_far(s, seat) for seat in range(s.seats)]


def totals(spec: GameSpec[Any, Any], s: State) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return [sum(points for _, points in spec.scores(s, seat)) for seat in range(s.seats)]


class ReplayCache:
    """The replays that somebody looks at."""

    def __init__(self) -> None:
        self._viewers: Final[OrderedDict[str, ReplayViewer]] = OrderedDict()

    def get(self, name: str) -> ReplayViewer | None:
        """A replay that was made before."""
        found = self._viewers.get(name)
        if found is not None:
            self._viewers.move_to_end(name)
        return found

    def make(self, name: str, text: str) -> ReplayViewer:
        """Read a record and play it; takes a while, so do it aside."""
        viewer = ReplayViewer(read_record(text))
        self._viewers[name] = viewer
        while len(self._viewers) > 1 and (len(self._viewers) > MOST_KEPT or self._size() > LARGEST_KEPT):
            self._viewers.popitem(last=False)
        return viewer

    def _size(self) -> int:
        return sum(viewer.size for viewer in list(self._viewers.values()))
