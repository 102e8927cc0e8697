"""The game at a table: answers and undos become rows, and rows become the game again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator, Seeded, SystemDice
from fairwind.kernel.codec import SCHEME, digest
from fairwind.kernel.frames import Decision, Together
from fairwind.kernel.play import actors, advance, answer, asked, is_over, options, refusal
from fairwind.kernel.record import CHECK_EVERY, Line, Record, Replay
from fairwind.kernel.refusals import NOT_ASKED, UNKNOWN, Refusal, Refused
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State
from fairwind.server.hearing import Ear, HeardDice, plain

OPEN_SCORE_ANSWERS: Final = 500  # of a random game, in which it is tried whether points are ever hidden

# What nonsense in a record, or a change of rules, can set off.
UNSOUND: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, Refused, TypeError, ValueError,
)  # fmt: skip


class Stopped(Exception):
    """A game that cannot go on under these rules: says why."""


class Game:
    """A sitting whose every answer is told as the body of a row.

    The sitting is begun anew wherever nothing before can be taken back freely, so that it keeps few states in memory.
    """

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
        self.ear: Final = Ear(spec, edition, seats)
        self.dice: Final = HeardDice(driver or SystemDice(), self.ear)
        self.numbers = [0] * seats  # of what each seat was asked last
        self.lines = 0  # of the record so far
        self.free = 0  # answers since nothing before can be taken back freely
        self.last_by = -1
        self._sitting: Sitting | None = None

    @property
    def sitting(self) -> Sitting:
        """The sitting of a game that has begun."""
        assert self._sitting is not None
        return self._sitting

    @property
    def state(self) -> State:
        """The truth: it leaves the server only through a view."""
        return self.sitting.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.over

    @property
    def owing(self) -> list[int]:
        """Every seat that owes an answer."""
        return actors(self.state)

    # -- playing

    def begin(self) -> Json:
        """Set the table up; the body of the row that says so."""
        self._sitting = begin_sitting(self.spec, self.edition, self.seats, self.variants, self.dice, self.ear)
        return self._done(0, [], -1)

    def resume(self, s: State) -> None:
        """Go on from a state."""
        self._anew(s)

    def _anew(self, s: State) -> None:
        """A sitting in which nothing can be taken back yet."""
        s.listener = self.ear
        self._sitting = Sitting(self.spec, self.edition, s, self._blank(), self.dice)
        self.free = 0

    def _blank(self) -> Record:
        about = self.edition.about
        return Record(self.spec.name, self.spec.rules_version, about.name, about.hash, self.seats, self.variants)

    def action(self, text: str) -> Action | None:
        """The action that is written so."""
        return self.edition.catalogue.parse(text)

    def refuses(self, seat: int, text: str) -> Refusal | None:
        """Why this seat may not answer so now."""
        action = self.action(text)
        return UNKNOWN if action is None else refusal(self.state, seat, action)

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

    def options(self, seat: int) -> list[Action]:
        """What this seat may answer."""
        out: list[Action] = []
        options(self.state, seat, out)
        return out

    def decision(self) -> Decision[Any] | None:
        """What is asked."""
        return asked(self.state)

    def answer(self, seat: int, text: str) -> Json:
        """Give an answer, or raise Refused and change nothing; the body of its row."""
        why = self.refuses(seat, text)
        if why is not None:
            raise Refused(why)
        action, decision = self.action(text), self.decision()
        assert action is not None
        assert decision is not None
        if self.free and self.last_by != seat and not isinstance(decision, Together):
            self._anew(self.state)  # an open answer of another: what came before is told
        before, at = self.owing, len(self.sitting.record.log)
        self.ear.answered(seat, action, decision.SEALED)
        self.sitting.answer(seat, action)
        self.last_by = seat
        self.free += 1
        return self._done(at, before, seat)

    def _done(self, at: int, before: Sequence[int], by: int) -> Json:
        """Number what is asked now and write down what was done."""
        lines = self.sitting.record.log[at:]
        self._check(lines)
        self.number(before, by)
        kept = self.ear.take(self.state)
        if self.over:
            kept.append(plain("over", result=self.spec.result(self.state).as_json()))
        if by < 0 or self.sitting.undo_refusal(by) is not None:
            self._anew(self.state)
        return {"lines": lines, "told": kept, "asked": self.numbers[:]}

    def _check(self, lines: list[Json]) -> None:
        """Add a digest to the last answer every so often."""
        before, self.lines = self.lines, self.lines + sum("do" in line for line in lines)
        if before // CHECK_EVERY != self.lines // CHECK_EVERY:
            last = [line for line in lines if "do" in line][-1]
            last["check"] = digest(self.spec, self.state)

    def number(self, before: Sequence[int], by: int) -> None:
        """Give whatever is asked anew its number: nobody makes another's answer stale."""
        for seat in self.owing:
            if seat == by or seat not in before:
                self.numbers[seat] += 1

    def number_all(self) -> None:
        """Everything is asked anew."""
        for seat in self.owing:
            self.numbers[seat] += 1

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last answer back freely."""
        return self.sitting.undo_refusal(seat) is None

    def undo(self, seat: int) -> Json:
        """Take a seat's last answer back freely, or raise Refused; the body of the row."""
        before, at = self.owing, len(self.sitting.record.log)
        together = isinstance(self.decision(), Together)
        self.sitting.undo(seat)
        sealed = together and isinstance(self.decision(), Together)  # an opening would not be free
        lines = self.sitting.record.log[at:]
        self.lines += undo_count(lines)
        self.free -= 1
        if sealed:
            self.number(before, seat)
        else:
            self.number_all()
        self.ear.take(self.state)
        return {
            "lines": lines,
            "told": [plain("undo", seat=seat, count=1)],
            "asked": self.numbers[:],
            "taken": [int(other == seat) for other in range(self.seats)],
        }

    def undo_by_consent(self, seat: int, start: Json | None, lines: list[Line]) -> Json | None:
        """Go back to before a seat's last answer, whatever was seen since; None if it has given none.

        `lines` are all answers that stand since `start`. The row holds the state: rows before it are followed no more.
        """
        at = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].by == seat), None)
        if at is None:
            return None
        record = self._blank()
        record.edition_text = self.edition.about.text
        record.start, record.lines = start, lines[:at]
        final = Replay(self.spec, record).final()
        self._anew(self.spec.decode(self.edition, self.spec.encode(final)))  # with this table's own actions
        self.last_by = -1
        undone = len(lines) - at
        self.lines = at
        self.number_all()
        taken = [sum(line.by == other for line in lines[at:]) for other in range(self.seats)]
        return {
            "lines": [{"by": seat, "undo": undone}],
            "told": [plain("undo", seat=seat, count=sum(taken))],
            "asked": self.numbers[:],
            "taken": taken,
            "state": self.spec.encode(self.state),
            "length": self.lines,
        }

    # -- following rows

    def follow(self, kind: str, by: int | None, body: Json) -> None:
        """Do what a row says was done, or raise Stopped."""
        try:
            self._follow(kind, by, body)
        except UNSOUND as error:
            raise Stopped(str(error)[:200] or type(error).__name__) from None
        finally:
            self.dice.script = None
        self.ear.take(self.state)
        self.numbers = list(body["asked"])

    def _follow(self, kind: str, by: int | None, body: Json) -> None:
        if "state" in body:
            self.resume(self.spec.decode(self.edition, body["state"]))
            self.lines = body["length"]
            self.last_by = -1
        elif kind == "begin":
            self.dice.script = [line["do"] for line in body["lines"] if "do" in line]
            self.begin()
        elif kind == "undo":
            assert by is not None
            self.undo(by)
        else:
            assert by is not None
            first, *rest = body["lines"]
            self.dice.script = [line["do"] for line in rest if "do" in line]
            self.answer(by, first["do"])
            self._compare(body["lines"])

    def _compare(self, lines: list[Json]) -> None:
        """The digest that was written down, if there is one, is that of the state now."""
        if self.dice.script:
            raise ValueError(f"'{self.dice.script[0]}' is not drawn here any more")
        wanted = next((line["check"] for line in lines if "check" in line), "")
        if wanted.startswith(f"{SCHEME}:") and wanted != digest(self.spec, self.state):
            raise ValueError("the table differs from the one that was played")

    # -- for snapshots

    def kept(self) -> Json:
        """All that is needed to go on from here."""
        return {
            "state": self.spec.encode(self.state),
            "asked": self.numbers[:],
            "length": self.lines,
            "last_by": self.last_by,
        }

    def restore(self, kept: Json) -> None:
        """Go on from what was kept, or raise Stopped."""
        try:
            s = self.spec.decode(self.edition, kept["state"])
            wrong = self.spec.broken(s)
        except UNSOUND as error:
            raise Stopped(str(error)[:200] or type(error).__name__) from None
        if wrong:
            raise Stopped("; ".join(wrong)[:200])
        self.resume(s)
        self.numbers, self.lines, self.last_by = list(kept["asked"]), kept["length"], kept["last_by"]


def undo_count(lines: list[Json]) -> int:
    """By how much the record grew: less than nothing if answers were taken back."""
    return sum(-line["undo"] if "undo" in line else int("do" in line) for line in lines)


def standing_lines(bodies: Sequence[Json]) -> list[Line]:
    """The answers that stand after all these rows."""
    lines: list[Line] = []
    for body in bodies:
        for line in body["lines"]:
            if "undo" in line:
                del lines[len(lines) - line["undo"] :]
            elif "do" in line:
                lines.append(Line(line["by"], line["do"], line.get("check", "")))
    return lines


@cache
def has_open_scores(spec: GameSpec[Any, Any]) -> bool:
    """Whether all points are open while this game runs: tried in worlds that the seats of a random game imagine."""
    driver, choose = Seeded("open-scores/table"), Generator("open-scores/players")
    s: State = spec.begin(spec.edition(), spec.seat_counts[-1])
    advance(s, driver)
    for n in range(OPEN_SCORE_ANSWERS):
        if is_over(s):
            break
        seat = n % s.seats
        world: State = spec.sample_world(s, seat, Seeded(f"open-scores/{n}"))
        if any(spec.scores(s, other) != spec.scores(world, other) for other in range(s.seats)):
            return False
        actor = actors(s)[0]
        found: list[Action] = []
        options(s, actor, found)
        answer(s, actor, found[choose.below(len(found))])
        advance(s, driver)
    return True
