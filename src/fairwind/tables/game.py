"""The game at a table: a sitting whose answers are numbered, and what was played becomes the game again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Keyed, Scripted, SystemDice, label_of
from fairwind.kernel.codec import SCHEME
from fairwind.kernel.frames import Decision, Together
from fairwind.kernel.log import Noted
from fairwind.kernel.play import actors, options, waiting_chance, waiting_decision
from fairwind.kernel.record import UNSOUND, Line, Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import Entry, Sitting
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State
from fairwind.tables.played import Played, ResumePoint, drawn, undone


class Stopped(Exception):
    """A game that cannot go on under these rules: says why."""


class Game:
    """A sitting, and the number of what each seat is asked."""

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        edition: Edition,
        seats: int,
        variants: dict[str, str],
        driver: Driver | None = None,
    ) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self.seats: Final = seats
        self.variants: Final = variants
        self.numbers = [0] * seats  # of what each seat was asked last
        self.answered = [0] * seats  # how many answers of each seat stand
        self._driver: Final = driver or SystemDice()
        self._sitting: Sitting | None = None

    @property
    def sitting(self) -> Sitting:
        """The sitting of a game that has begun."""
        assert self._sitting is not None
        return self._sitting

    @property
    def state(self) -> State:
        """The truth: it is shown only through a view."""
        return self.sitting.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.over

    @property
    def owing(self) -> list[int]:
        """Every seat that owes an answer."""
        return actors(self.state)

    def decision(self) -> Decision[Any] | None:
        """What is asked."""
        return waiting_decision(self.state)

    def options(self, seat: int) -> list[Action]:
        """What this seat may answer."""
        out: list[Action] = []
        options(self.state, seat, out)
        return out

    def points(self) -> list[int]:
        """What each seat has for certain; all of it once the game is over."""
        if self.over:
            return self.spec.result(self.state).points[:]
        return [self.spec.points_so_far(self.state, seat) for seat in range(self.seats)]

    # -- playing

    def begin(self, driver: Driver | None = None) -> Played:
        """Set the table up."""
        s: State = self.spec.begin(self.edition, self.seats, self.variants)
        self._sitting = Sitting(self.spec, self.edition, s, self._driver)
        return self._played(self.sitting.begin(driver), [], -1)

    def take_up(self, start: ResumePoint) -> Played:
        """Go on with a game that began elsewhere, or raise Stopped; nothing before can be taken back."""
        self.follow_start(start, self.numbers)
        self._number([], -1)
        return Played([], [], self.numbers[:], self.owing, self.points())

    def resume(self, s: State, answers: int = 0) -> None:
        """Go on from a state, after so many answers; nothing before can be taken back."""
        self._sitting = Sitting(self.spec, self.edition, s, self._driver, answers=answers)

    def bot_seed(self, seat: int, use: str) -> str:
        """What a bot's chance follows from now, for one use: nobody can foresee it.

        Where draws follow from a key so does this, and the same answers meet the same choice again after an undo.
        """
        if not isinstance(self._driver, Keyed):
            return secrets.token_hex(32)
        return self._driver.hmac(f"{use}\0{seat}\0{self.answered[seat]}".encode()).hex()

    def answer(self, seat: int, text: str, who: str = "", driver: Driver | None = None) -> Played:
        """Give an answer, or raise Refused and change nothing; the record says who gave it."""
        before = self.owing
        entry = self.sitting.answer(seat, text, driver)
        self.answered[seat] += 1
        played = self._played(entry, before, seat)
        first, *rest = played.lines
        return replace(played, lines=[{**first, "who": who}, *rest]) if who else played

    def _played(self, entry: Entry, before: Sequence[int], by: int) -> Played:
        self._number(before, by)
        over = [Noted("over", {"result": entry.lines[-1]["result"]})] if self.over else []
        return Played(entry.lines, [*entry.facts, *over], self.numbers[:], self.owing, self.points())

    def _number(self, before: Sequence[int], by: int) -> None:
        """Give whatever is asked anew its number: nobody makes another's answer stale."""
        for seat in self.owing:
            if seat == by or seat not in before:
                self.numbers[seat] += 1

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last answer back freely."""
        return self.sitting.undo_refusal(seat) is None

    def undo(self, seat: int) -> Played:
        """Take a seat's last answer back freely, or raise Refused."""
        before, together = self.owing, isinstance(self.decision(), Together)
        entry = self.sitting.undo(seat)
        self.answered[seat] -= 1
        sealed = together and isinstance(self.decision(), Together)  # an opening would not be free
        self._number(before if sealed else [], seat)
        return Played(entry.lines, [undone(seat, 1)], self.numbers[:], self.owing, self.points())

    def undo_by_consent(
        self, seat: int, start: ResumePoint | None, lines: list[Line]
    ) -> tuple[Played, ResumePoint, list[int]] | None:
        """Go back to before a seat's last answer, whatever was seen since; None if it has given none.

        `lines` are all answers that stand since `start`. Rows before it are followed no more: it holds the state, and
        how many answers of each seat it took back.
        """
        at = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].by == seat), None)
        if at is None:
            return None
        self.replay(start, lines[:at])
        self._number([], seat)
        taken = [sum(line.by == other for line in lines[at:]) for other in range(self.seats)]
        record_lines: list[Json] = [{"by": seat, "undo": len(lines) - at}]
        played = Played(record_lines, [undone(seat, sum(taken))], self.numbers[:], self.owing, self.points())
        return played, self.start(at), taken

    # -- following what was written down

    def replay(self, start: ResumePoint | None, lines: list[Line]) -> None:
        """Go on after these answers since `start`, or since the beginning."""
        about = self.edition.about
        record = Record(self.spec.name, self.spec.rules_version, about.name, about.hash, self.seats, self.variants)
        record.edition_text = about.text
        record.start, record.lines = None if start is None else start.state, lines
        drawn: dict[str, int] = {} if start is None else dict(start.drawn)
        final: State | None = None
        for n, (s, _) in enumerate(Replay(self.spec, record).states()):
            chance, final = waiting_chance(s), s
            if chance is not None and n < len(lines):
                label = label_of(chance)
                drawn[label] = drawn.get(label, 0) + 1
        own = self.spec.decode(self.edition, self.spec.encode(final))  # with this table's own actions
        answered = self._counted(() if start is None else start.answered)
        self._go_on(own, len(lines), drawn, [n + sum(line.by == i for line in lines) for i, n in enumerate(answered)])

    def _counted(self, answered: Sequence[int]) -> list[int]:
        """How many answers of each seat stand; they were not counted once."""
        return list(answered) or [0] * self.seats

    def _go_on(self, s: State, length: int, drawn: dict[str, int], answered: Sequence[int]) -> None:
        """Go on from a state with what was counted until then."""
        self._driver.go_back(drawn)
        self.answered = self._counted(answered)
        self.resume(s, length)

    def follow_begin(self, played: Played) -> None:
        """Set the table up as it was, or raise Stopped."""
        with self._following(played.asked):
            script = Scripted(self.edition.outcomes, drawn(played.lines))
            self.begin(script)
            script.used_up()

    def follow_answer(self, seat: int, played: Played) -> None:
        """Give an answer again, or raise Stopped."""
        with self._following(played.asked):
            first, *rest = played.lines
            script = Scripted(self.edition.outcomes, drawn(rest))
            self.answer(seat, first["do"], "", script)
            script.used_up()
            self._compare(played.lines)

    def follow_undo(self, seat: int, played: Played) -> None:
        """Take an answer back again, or raise Stopped."""
        with self._following(played.asked):
            self.undo(seat)

    def follow_start(self, start: ResumePoint, asked: Sequence[int]) -> None:
        """Go on from a state, or raise Stopped."""
        with self._following(asked):
            s = self.spec.read_state(self.edition, start.state)
            self._go_on(s, start.length, start.drawn, start.answered)

    @contextmanager
    def _following(self, asked: Sequence[int]) -> Iterator[None]:
        try:
            yield
        except UNSOUND as error:
            raise Stopped(str(error)[:200] or type(error).__name__) from None
        self.numbers = list(asked)

    def _compare(self, lines: list[Json]) -> None:
        """The digest that was written down, if there is one, is that of the state now."""
        wanted = next((line["check"] for line in lines if "check" in line), "")
        if wanted.startswith(f"{SCHEME}:") and wanted != self.spec.digest(self.state):
            raise ValueError("the table differs from the one that was played")

    def start(self, answers: int | None = None) -> ResumePoint:
        """The state to go on from, after so many answers of the record."""
        length = self.sitting.answers if answers is None else answers
        return ResumePoint(self.spec.encode(self.state), length, self._driver.mark(), self.answered[:])
