"""A sitting: one game being played, with its record, its log, its undo and its dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.frames import Together
from fairwind.kernel.log import Fact, Log
from fairwind.kernel.play import answer, is_over, refusal, settle, toss, waiting_chance, waiting_decision
from fairwind.kernel.record import CHECK_EVERY, Line, Record, new_record
from fairwind.kernel.refusals import NEW_INFORMATION, NOTHING_TO_UNDO, UNKNOWN, Refusal, Refused
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import TOGETHER, State


class Entry:
    """What one answer, or one undo, set off: how it is written down and what it tells."""

    def __init__(self, lines: list[Json], facts: list[Fact], new_information: bool) -> None:
        self.lines: Final = lines  # of the record, as they stand in its text
        self.facts: Final = facts
        self.new_information: Final = new_information  # somebody knows more than before, so it is not undone freely


class Moment:
    """What is needed to go back to before an answer."""

    def __init__(self, s: State, by: int, drawn: dict[str, int]) -> None:
        self.state: Final = s
        self.by: Final = by
        self.drawn: Final = drawn  # where the driver was
        self.lines: list[Line] = []  # the answer and the chance it set off


class Sitting:
    """A game being played: answers are checked, chance is answered, everything is written down and told.

    `answers` counts the lines of the record that stand, so that a sitting can go on from a state without them.
    """

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        edition: Edition,
        s: State,
        driver: Driver,
        record: Record | None = None,
        answers: int = 0,
    ) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self.log: Final = Log(spec, edition)
        self.state = s
        self.driver: Final = driver
        self.answers = answers if record is None else len(record.lines)
        self.beginning: Entry | None = None  # what happened before the first answer
        self._record: Final = record
        self._past: list[Moment] = []  # what can still be taken back freely
        self._have_answered: set[int] = set()
        s.listener = self.log

    @property
    def record(self) -> Record:
        """The record, of a sitting that keeps one."""
        assert self._record is not None
        return self._record

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    # -- playing

    def begin(self, driver: Driver | None = None) -> Entry:
        """Run what runs by itself and let the table answer, until a seat must."""
        settle(self.state)
        lines = self._toss_all(driver or self.driver)
        self.beginning = Entry(self._write(lines), self.log.take(self.state), True)
        return self.beginning

    def judge(self, seat: int, text: str) -> Refusal | None:
        """Why this seat may not answer so now, or None if it may."""
        action = self.edition.catalogue.parse(text)
        return UNKNOWN if action is None else refusal(self.state, seat, action)

    def answer(self, seat: int, chosen: Action | str, driver: Driver | None = None) -> Entry:
        """Give an answer and let the table answer what it sets off, or raise Refused and change nothing.

        Another driver may answer this time: a script of what was drawn before.
        """
        action = self._allowed(seat, chosen)
        decision = waiting_decision(self.state)
        assert decision is not None
        moment = Moment(self.spec.clone(self.state), seat, self.driver.mark())
        self.log.answered(self.state, decision, seat, action)
        answer(self.state, seat, action)
        opened = isinstance(decision, Together) and decision not in self.state.pending
        moment.lines = [Line(seat, action.text), *self._toss_all(driver or self.driver)]
        facts = self.log.take(self.state)
        new_information = opened or _reveal(facts)
        self._remember(moment, new_information, isinstance(decision, Together))
        return Entry(self._write(moment.lines), facts, new_information)

    def _allowed(self, seat: int, chosen: Action | str) -> Action:
        action = self.edition.catalogue.parse(chosen) if isinstance(chosen, str) else chosen
        why = UNKNOWN if action is None else refusal(self.state, seat, action)
        if action is None or why is not None:
            raise Refused(why or UNKNOWN)
        return action

    def _toss_all(self, driver: Driver) -> list[Line]:
        """Let the driver answer all chance that waits."""
        lines: list[Line] = []
        while (chance := waiting_chance(self.state)) is not None:
            number = driver.draw(self.state, chance)
            if driver is not self.driver:
                self.driver.passed(chance)
            outcome = self.edition.outcomes.actions[chance.first(self.state) + number]
            self.log.tossed(self.state, chance, number)
            toss(self.state, number)
            lines.append(Line(None, outcome.text))
        return lines

    def _write(self, lines: list[Line]) -> list[Json]:
        """Write lines down, every so often with a digest of the table after them, and the result at the end."""
        before, self.answers = self.answers, self.answers + len(lines)
        if lines and before // CHECK_EVERY != self.answers // CHECK_EVERY:
            lines[-1].check = self.spec.digest(self.state)
        texts = [line.as_json() for line in lines]
        result = self.spec.result(self.state).as_json() if self.over else None
        if self._record is not None:
            for line in lines:
                self._record.add(line)
            if result is not None and self._record.result is None:
                self._record.finish(result)
        return texts if result is None else [*texts, {"result": result}]

    # -- taking back

    @property
    def undoable(self) -> int:
        """How many answers could still be taken back freely."""
        return len(self._past)

    def forget(self) -> None:
        """From here on nothing before can be taken back freely."""
        self._past.clear()

    def _remember(self, moment: Moment, new_information: bool, sealed: bool) -> None:
        """Another's open answer, and whatever somebody has come to know, ends what can be taken back."""
        if new_information or (self._past and self._past[-1].by != moment.by and not sealed):
            self.forget()
        if not new_information:
            self._past.append(moment)
        self._have_answered.add(moment.by)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last answer back freely, or None if it can."""
        if self.over or seat not in self._have_answered:
            return NOTHING_TO_UNDO
        return NEW_INFORMATION if self._last_own(seat) is None else None

    def undo(self, seat: int) -> Entry:
        """Take this seat's last answer back, or raise Refused: free until somebody has learned something by it."""
        why = self.undo_refusal(seat)
        at = self._last_own(seat)
        if why is not None or at is None:
            raise Refused(why or NOTHING_TO_UNDO)
        taken, later = self._past[at], self._past[at + 1 :]
        del self._past[at:]
        undone = len(taken.lines) + sum(len(moment.lines) for moment in later)
        self.answers -= undone
        if self._record is not None:
            self._record.undo(seat, undone)
        self.driver.go_back(taken.drawn)
        self.state = taken.state
        self.state.listener = self.log
        lines: list[Json] = [{"by": seat, "undo": undone}]
        for moment in later:  # sealed answers of others, which commute
            lines += self.answer(moment.by, moment.lines[0].do).lines
        self.log.take(self.state)
        return Entry(lines, [], False)

    def _last_own(self, seat: int) -> int | None:
        """Where the seat's last answer stands among those that can be taken back.

        It is the last of all, or part of a secret choice that still waits: others may have answered since.
        """
        waiting = isinstance(waiting_decision(self.state), Together)
        for at in range(len(self._past) - 1, -1, -1):
            moment = self._past[at]
            sealed = waiting and moment.state.pending[-1].kind == TOGETHER
            if moment.by == seat and (sealed or at == len(self._past) - 1):
                return at
            if not sealed:
                return None
        return None


def _reveal(facts: list[Fact]) -> bool:
    return any(fact.reveals() for fact in facts)


def begin_sitting(
    spec: GameSpec[Any, Any], edition: Edition, seats: int, variants: Mapping[str, str], driver: Driver
) -> Sitting:
    """Start a game, with a record."""
    s: State = spec.begin(edition, seats, variants)
    sitting = Sitting(spec, edition, s, driver, new_record(spec, edition, seats, variants))
    sitting.begin()
    return sitting


def resume_sitting(spec: GameSpec[Any, Any], record: Record, driver: Driver) -> Sitting:
    """Go on with a recorded game that is not over; undo reaches back to where it was resumed."""
    replay = Replay(spec, record)
    sitting = Sitting(spec, replay.edition, replay.final(), driver, record)
    sitting.begin()
    return sitting
