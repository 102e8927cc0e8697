"""Replays: a record played again, answer by answer, and judged by its game before anything is built from it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import outcome_number
from fairwind.kernel.codec import SCHEME
from fairwind.kernel.editions import EditionError
from fairwind.kernel.log import Log
from fairwind.kernel.play import answer, is_over, options, refusal, settle, toss, waiting_chance, waiting_decision
from fairwind.kernel.record import UNSOUND, Line, OtherRules, Record, RecordError, UnknownEdition, in_short
from fairwind.kernel.spec import BadTable, Edition, GameSpec
from fairwind.kernel.state import State

LINES_AN_ANSWER: Final = 4  # with the draws that it sets off


class Replay:
    """A record played again, answer by answer."""

    def __init__(self, spec: GameSpec[Any, Any], record: Record) -> None:
        self.spec: Final = spec
        self.record: Final = record
        self.unchecked = 0  # digests of another scheme, which could not be compared
        if record.game != spec.name:
            raise RecordError(f"Line 1: this is a game of {record.game[:40]}, not of {spec.name}; choose another file.")
        if record.seats not in spec.seat_counts or len(record.players) > record.seats:
            few, most = spec.seat_counts[0], spec.seat_counts[-1]
            raise RecordError(f"Line 1: {spec.name} is for {few} to {most} players, not {record.seats}; correct it.")
        if record.rules != spec.rules_version:
            raise OtherRules(spec.name, record.rules, spec.rules_version)
        if len(record.lines) > LINES_AN_ANSWER * spec.longest:
            raise RecordError(f"No game of {spec.name} has {len(record.lines)} answers; this is no sound record.")
        self.edition: Final[Edition] = _edition_of(spec, record)
        try:
            spec.chosen_variants(record.variants)
        except BadTable as error:
            raise RecordError(f"Line 1: {error}") from None

    def begin(self) -> State:
        """The state before the first answer."""
        record = self.record
        try:
            if record.start is None:
                s: State = self.spec.begin(self.edition, record.seats, record.variants)
                settle(s)
            else:
                s = self.spec.read_state(self.edition, deepcopy(record.start))  # the record keeps its own
                settle(s)
                self._look(s)
        except BadTable as error:
            raise RecordError(f"Line 1: {error}") from None
        except UNSOUND as fault:  # another name: compiled, a name has one type
            raise RecordError(f"Line 2 holds a state that cannot be read ({fault}); this is no sound record.") from None
        return s

    def _look(self, s: State) -> None:
        """Whether a state that somebody wrote can be shown to everybody, and be answered."""
        out: list[Action] = []
        for seat in range(s.seats):
            self.spec.view(s, seat)
            self.spec.scores(s, seat)
            options(s, seat, out)
        self.spec.view(s, None)
        if not out and waiting_decision(s) is not None:
            raise ValueError("nobody who is asked can answer")

    def states(self, log: Log | None = None) -> Iterator[tuple[State, Line | None]]:
        """The state before the first answer, then after each; one state that changes, so clone what you keep."""
        s = self.begin()
        s.listener = log
        yield s, None
        for n, line in enumerate(self.record.lines, 1):
            self.replay_line(s, n, line, log)
            yield s, line
        self._check_result(s)

    def final(self) -> State:
        """The state after the last answer."""
        last: State | None = None
        for s, _ in self.states():
            last = s
        assert last is not None
        return last

    def replay_line(self, s: State, n: int, line: Line, log: Log | None = None) -> None:
        """Play answer number n again, or raise RecordError; a log hears of it."""
        try:
            if line.by is None:
                self._replay_outcome(s, line, log)
            else:
                self._replay_answer(s, line.by, line.do, log)
        except RecordError as error:
            raise RecordError(f"Answer {n} ('{line.do}'): {error}") from None
        except UNSOUND as fault:  # another name: compiled, a name has one type
            raise RecordError(f"Answer {n} ('{line.do}') does not fit the state before it ({fault}).") from None
        if line.check.startswith(SCHEME + ":"):
            if line.check != self.spec.digest(s):
                raise RecordError(f"After answer {n} the table differs from the recorded one.")
        elif line.check:
            self.unchecked += 1

    def _replay_outcome(self, s: State, line: Line, log: Log | None) -> None:
        chance = waiting_chance(s)
        if chance is None:
            raise RecordError("the table is not asked here.")
        if self.edition.outcomes.parse(line.do) is None:
            raise RecordError("there is no such outcome.")
        number = outcome_number(self.edition.outcomes, s, chance, line.do)
        if number < 0:
            raise RecordError("this cannot come out here.")
        if log is not None:
            log.tossed(s, chance, number)
        toss(s, number)

    def _replay_answer(self, s: State, seat: int, text: str, log: Log | None) -> None:
        action = self.edition.catalogue.parse(text)
        if action is None:
            raise RecordError("there is no such action.")
        why = refusal(s, seat, action)
        if why is not None:
            raise RecordError(f"refused by rule {why.rule}.")
        decision = waiting_decision(s)
        assert decision is not None
        if log is not None:
            log.answered(s, decision, seat, action)
        answer(s, seat, action)

    def _check_result(self, s: State) -> None:
        recorded = self.record.result
        if not is_over(s):
            if recorded is not None:
                raise RecordError("The record has a result, but the game is not over; answers are missing.")
            return
        try:
            actual = self.spec.result(s).as_json()
        except UNSOUND as fault:
            raise RecordError(
                f"The game ends in a way that has no result ({fault}); this is no sound record."
            ) from None
        if recorded is not None and {k: recorded.get(k) for k in actual} != actual:
            raise RecordError(f"The recorded result {in_short(recorded)} differs from the replayed one {actual}.")


def _edition_of(spec: GameSpec[Any, Any], record: Record) -> Edition:
    """The edition a record was played with."""
    try:
        edition: Edition = spec.recorded_edition(record.edition, record.edition_text, record.edition_hash)
    except EditionError as error:
        kind = RecordError if record.edition_text else UnknownEdition
        raise kind(f"Line 1: {error}") from None
    return edition
