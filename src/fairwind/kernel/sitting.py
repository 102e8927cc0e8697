"""A sitting: one game being played, with its record, its undo and its dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import digest
from fairwind.kernel.frames import Together
from fairwind.kernel.play import answer, asked, is_over, refusal, settle, toss, tossed
from fairwind.kernel.record import CHECK_EVERY, Line, Record, Replay, new_record
from fairwind.kernel.refusals import NEW_INFORMATION, NOTHING_TO_UNDO, Refusal, Refused
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import TOGETHER, Listener, State


class Moment:
    """What is needed to go back to before an answer."""

    def __init__(self, s: State, lines: int, by: int) -> None:
        self.state: Final = s
        self.lines: Final = lines
        self.by: Final = by
        self.told = False  # whether the answer brought new information


class Sitting:
    """A game being played: answers are checked, chance is answered, everything is written down."""

    def __init__(self, spec: GameSpec[Any, Any], edition: Edition, s: State, record: Record, driver: Driver) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self.state = s
        self.record: Final = record
        self.driver: Final = driver
        self._past: list[Moment] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    def answer(self, seat: int, action: Action) -> None:
        """Give an answer and let the table answer what it sets off, or raise Refused and change nothing."""
        why = refusal(self.state, seat, action)
        if why is not None:
            raise Refused(why)
        moment = Moment(self.spec.clone(self.state), len(self.record.lines), seat)
        self._past.append(moment)
        together = self._together()
        answer(self.state, seat, action)
        self._write(seat, action)
        opened = together is not None and together not in self.state.pending
        tossed_any = self._toss_all()
        moment.told = opened or tossed_any
        self._finish()

    def _together(self) -> Together[Any] | None:
        top = asked(self.state)
        return top if isinstance(top, Together) else None

    def _write(self, seat: int, action: Action) -> None:
        due = len(self.record.lines) % CHECK_EVERY == CHECK_EVERY - 1
        self.record.add(Line(seat, action.text, digest(self.spec, self.state) if due else ""))

    def _toss_all(self) -> bool:
        """Let the driver answer all chance that waits; whether there was any."""
        any_tossed = False
        while (chance := tossed(self.state)) is not None:
            number = self.driver.draw(self.state, chance)
            outcome = self.edition.outcomes.actions[chance.first(self.state) + number]
            toss(self.state, number)
            self.record.add(Line(None, outcome.text))
            any_tossed = True
        return any_tossed

    def _finish(self) -> None:
        if self.over and self.record.result is None:
            self.record.finish(self.spec.result(self.state).as_json())

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last answer back freely, or None if it can."""
        if self.over or not any(moment.by == seat for moment in self._past):
            return NOTHING_TO_UNDO
        if self._last_own_sealed(seat) is not None:
            return None
        last = self._past[-1]
        return None if last.by == seat and not last.told else NEW_INFORMATION

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back, or raise Refused: free until it brought new information."""
        why = self.undo_refusal(seat)
        if why is not None:
            raise Refused(why)
        at = self._last_own_sealed(seat)
        if at is None:
            moment = self._past.pop()
            listener = self.state.listener
            self.state = moment.state
            self.state.listener = listener
            self.record.undo(seat, len(self.record.lines) - moment.lines)
        else:
            self._undo_sealed(seat, at)

    def _last_own_sealed(self, seat: int) -> int | None:
        """Where this seat's last answer to the `Together` that still waits stands: others may have answered since."""
        if self._together() is None:
            return None
        for at in range(len(self._past) - 1, -1, -1):
            moment = self._past[at]
            if moment.state.pending[-1].kind != TOGETHER or moment.told:
                return None
            if moment.by == seat:
                return at
        return None

    def _undo_sealed(self, seat: int, at: int) -> None:
        """Go back to before the answer and give the others' later ones again: they commute."""
        later = self.record.lines[self._past[at].lines + 1 :]
        moment = self._past[at]
        self.record.undo(seat, len(later) + 1)
        del self._past[at:]
        listener = self.state.listener
        self.state = moment.state
        for line in later:
            action = self.edition.catalogue.parse(line.do)
            assert action is not None
            assert line.by is not None
            self.answer(line.by, action)
        self.state.listener = listener


def begin_sitting(
    spec: GameSpec[Any, Any],
    edition: Edition,
    seats: int,
    variants: Mapping[str, str],
    driver: Driver,
    listener: Listener | None = None,
) -> Sitting:
    """Start a game."""
    s: State = spec.begin(edition, seats, variants)
    s.listener = listener
    sitting = Sitting(spec, edition, s, new_record(spec, edition, seats, variants), driver)
    settle(s)
    sitting._toss_all()
    sitting._finish()
    return sitting


def resume_sitting(spec: GameSpec[Any, Any], record: Record, driver: Driver) -> Sitting:
    """Go on with a recorded game that is not over; undo reaches back to where it was resumed."""
    replay = Replay(spec, record)
    sitting = Sitting(spec, replay.edition, replay.final(), record, driver)
    sitting._toss_all()
    sitting._finish()
    return sitting
