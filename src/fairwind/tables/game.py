"""The game at a table: a sitting whose answers are numbered, and rows that become the game again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Scripted, SystemDice
from fairwind.kernel.codec import SCHEME
from fairwind.kernel.frames import Decision, Together
from fairwind.kernel.log import Fact, Noted, log_as_json, read_log
from fairwind.kernel.play import actors, options, refusal, waiting_decision
from fairwind.kernel.record import UNSOUND, Line, Record, Replay
from fairwind.kernel.refusals import NOT_ASKED, Refusal
from fairwind.kernel.sitting import Entry, Sitting
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State


class Stopped(Exception):
    """A game that cannot go on under these rules: says why."""


@dataclass(frozen=True)
class Played:
    """What the beginning or an answer set off, as a row keeps it."""

    lines: list[Json]  # of the record
    facts: list[Fact]
    asked: list[int]  # the number of what each seat was asked last

    @property
    def ends(self) -> bool:
        """Whether the game is over with it."""
        return any("result" in line for line in self.lines)

    def as_json(self) -> Json:
        """For rows."""
        return {"lines": self.lines, "told": log_as_json(self.facts), "asked": self.asked}


def read_played(body: Json) -> Played:
    """What a row has kept."""
    return Played(body["lines"], read_log(body["told"]), body["asked"])


@dataclass(frozen=True)
class Start:
    """A state to go on from, so that nothing before it need be followed, and how many answers the record has there."""

    state: Json
    length: int


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

    # -- playing

    def begin(self, driver: Driver | None = None) -> Played:
        """Set the table up."""
        s: State = self.spec.begin(self.edition, self.seats, self.variants)
        self._sitting = Sitting(self.spec, self.edition, s, self._driver)
        return self._played(self.sitting.begin(driver), [], -1)

    def resume(self, s: State, answers: int = 0) -> None:
        """Go on from a state, after so many answers; nothing before can be taken back."""
        self._sitting = Sitting(self.spec, self.edition, s, self._driver, answers=answers)

    def answer(self, seat: int, text: str, who: str = "", driver: Driver | None = None) -> Played:
        """Give an answer, or raise Refused and change nothing; the record says who gave it."""
        before = self.owing
        played = self._played(self.sitting.answer(seat, text, driver), before, seat)
        first, *rest = played.lines
        return replace(played, lines=[{**first, "who": who}, *rest]) if who else played

    def _played(self, entry: Entry, before: Sequence[int], by: int) -> Played:
        self._number(before, by)
        over = [Noted("over", {"result": entry.lines[-1]["result"]})] if self.over else []
        return Played(entry.lines, [*entry.facts, *over], self.numbers[:])

    def _number(self, before: Sequence[int], by: int) -> None:
        """Give whatever is asked anew its number: nobody makes another's answer stale."""
        for seat in self.owing:
            if seat == by or seat not in before:
                self.numbers[seat] += 1

    # -- why not

    def refuses(self, seat: int, text: str) -> Refusal | None:
        """Why this seat may not answer so now."""
        return self.sitting.judge(seat, text)

    def refuses_touch(self, seat: int, path: Sequence[str]) -> Refusal | None:
        """Why touching these things, in order, means nothing that is allowed now: the most telling reason.

        If no action begins so, those are meant that touch the last thing at all.
        """
        touching = [(action, self._touched(seat, action)) for action in self.edition.catalogue.actions]
        meant = [action for action, touched in touching if touched[: len(path)] == tuple(path)]
        meant = meant or [action for action, touched in touching if path[-1] in touched]
        reasons: list[Refusal] = []
        for action in meant:
            why = refusal(self.state, seat, action)
            if why is None:
                return None
            reasons.append(why)
        return min(reasons or [NOT_ASKED], key=lambda why: why.rule.startswith("FW-"))

    def _touched(self, seat: int, action: Action) -> tuple[str, ...]:
        """What an action touches; nothing if it makes no sense at this table."""
        try:
            return self.spec.touch(self.state, seat, action)
        except UNSOUND:
            return ()

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last answer back freely."""
        return self.sitting.undo_refusal(seat) is None

    def undo(self, seat: int) -> Played:
        """Take a seat's last answer back freely, or raise Refused."""
        before, together = self.owing, isinstance(self.decision(), Together)
        entry = self.sitting.undo(seat)
        sealed = together and isinstance(self.decision(), Together)  # an opening would not be free
        self._number(before if sealed else [], seat)
        return Played(entry.lines, [undone(seat, 1)], self.numbers[:])

    def undo_by_consent(
        self, seat: int, start: Json | None, lines: list[Line]
    ) -> tuple[Played, Start, list[int]] | None:
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
        played = Played(record_lines, [undone(seat, sum(taken))], self.numbers[:])
        return played, Start(self.spec.encode(self.state), at), taken

    # -- following what was written down

    def replay(self, start: Json | None, lines: list[Line]) -> None:
        """Go on after these answers since `start`, or since the beginning."""
        about = self.edition.about
        record = Record(self.spec.name, self.spec.rules_version, about.name, about.hash, self.seats, self.variants)
        record.edition_text = about.text
        record.start, record.lines = start, lines
        final = Replay(self.spec, record).final()
        self.resume(
            self.spec.decode(self.edition, self.spec.encode(final)), len(lines)
        )  # with this table's own actions

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

    def follow_start(self, start: Start, asked: Sequence[int]) -> None:
        """Go on from a state, or raise Stopped."""
        with self._following(asked):
            s = self.spec.decode(self.edition, start.state)
            wrong = self.spec.broken(s)
            if wrong:
                raise ValueError("; ".join(wrong))
            self.resume(s, start.length)

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

    def start(self, answers: int | None = None) -> Start:
        """The state to go on from, after so many answers of the record."""
        return Start(self.spec.encode(self.state), self.sitting.answers if answers is None else answers)


def undone(seat: int, count: int) -> Fact:
    """What everybody hears of answers that were taken back."""
    return Noted("undo", {"seat": seat, "count": count})


def drawn(lines: Sequence[Json]) -> list[str]:
    """What came out by chance, as the record has it."""
    return [line["do"] for line in lines if "do" in line]


def standing_lines(entries: Sequence[Sequence[Json]]) -> list[Line]:
    """The answers that stand after all these lines of a record."""
    standing: list[Line] = []
    for lines in entries:
        for line in lines:
            if "undo" in line:
                del standing[len(standing) - line["undo"] :]
            elif "do" in line:
                standing.append(Line(line["by"], line["do"], line.get("check", "")))
    return standing
