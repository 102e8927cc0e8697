"""Progress: where somebody stands in a lesson, which follows from what they have answered and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Rigged
from fairwind.kernel.lesson import ANSWER, QUIZ, TELL, GameLesson, LessonStep, SeatAnswer
from fairwind.kernel.log import Fact
from fairwind.kernel.play import actors, options
from fairwind.kernel.position import Position
from fairwind.kernel.query import BadQuery, Oracle, Query, Value
from fairwind.kernel.refusals import UNKNOWN, Refusal, Refused
from fairwind.kernel.sitting import Sitting
from fairwind.kernel.spec import Edition, GameSpec

NEXT: Final = "next"  # the answer to a step that only tells
CHOICE: Final = "choice "  # the answer to a quiz, with a number behind it
Facts = dict[str, Value]

# What a remark is on.
RIGHT: Final = "right"  # what goes on
ALLOWED: Final = "allowed"  # what the rules allow, and the lesson has a word on
FORBIDDEN: Final = "forbidden"  # what a rule forbids
WRONG: Final = "wrong"  # a choice that is not right


@dataclass(frozen=True)
class Remark:
    """What is said to an answer: which words, with their facts; a forbidden one has its refusal."""

    on: str
    step: LessonStep
    attribute: str  # of the step's words
    facts: Facts
    refusal: Refusal | None = None


class Progress:
    """A lesson as far as somebody has come."""

    def __init__(self, spec: GameSpec[Any, Any], lesson: GameLesson) -> None:
        self.spec: Final = spec
        self.lesson: Final = lesson
        self.edition: Final[Edition] = spec.edition()
        self.driver: Final = Rigged(self.edition.outcomes, lesson.outcomes, lesson.seed)
        s = spec.begin(self.edition, lesson.seats, dict(lesson.variants))
        self.sitting: Final = Sitting(spec, self.edition, s, self.driver)
        self.number = -1  # of the step, from 0
        self.stands: list[str] = []  # the answers that went on
        self.remark: Remark | None = None  # on the last answer
        self.news: list[Fact] = []  # what happened since the answer before it
        self._begin()

    @property
    def step(self) -> LessonStep | None:
        """What comes now; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def position(self) -> Position:
        """What the learner may know."""
        return Position(self.spec, self.sitting.state, self.lesson.seat)

    def facts(self) -> Facts:
        """What the words of this step say of the table."""
        return {} if self.step is None else self.told(self.step.facts, Oracle(self.position), None)

    def told(self, queries: Sequence[tuple[str, Query]], oracle: Oracle, given: Action | None) -> Facts:
        """The answers to what a step's words want to know; those about an answer only once there is one."""
        facts: Facts = {}
        for name, query in queries:
            if given is None and query.answer == "answer":
                continue
            try:
                facts[name] = oracle.tell(query, given)
            except BadQuery as error:
                raise self.lesson.wrong(self.number, f"'{name}': {error}") from None
        return facts

    # -- going on

    def _begin(self) -> None:
        try:
            self.sitting.begin()
        except ValueError as error:
            raise self.lesson.wrong(-1, f"{error}; correct 'outcomes'.") from None
        for one in self.lesson.answers:
            self._play(one)
        self._enter(0)

    def _enter(self, number: int) -> None:
        """Come to a step, and see that it can be answered."""
        self.number = number
        step = self.step
        if step is None or step.kind != ANSWER:
            return
        seat = self.lesson.seat
        owing = actors(self.sitting.state)
        if seat not in owing:
            who = ", ".join([str(other) for other in owing]) or "nobody"
            raise self.lesson.wrong(number, f"seat {seat} is asked nothing ({who} is); say before what others answer.")
        if not any(step.goes_on(action.text) for action in self.offered()):
            raise self.lesson.wrong(number, f"none of its answers is allowed here: {', '.join(step.answers)}.")

    def offered(self) -> list[Action]:
        """What the learner may answer."""
        out: list[Action] = []
        options(self.sitting.state, self.lesson.seat, out)
        return out

    def _play(self, one: SeatAnswer) -> list[Fact]:
        """An answer that the lesson has fixed."""
        try:
            return self.sitting.answer(one.seat, one.do).facts
        except Refused as refused:
            raise self.lesson.wrong(
                self.number, f"seat {one.seat} may not answer '{one.do}' ({refused.refusal.rule}); correct it."
            ) from None
        except ValueError as error:
            raise self.lesson.wrong(self.number, f"{error}; correct 'outcomes'.") from None

    def take(self, text: str) -> bool:
        """Give the learner's answer to this step; False if it does not go on. The remark is on this answer."""
        step = self.step
        self.remark = None
        if step is None:
            return False
        if step.kind == TELL:
            goes_on = text == NEXT
        elif step.kind == QUIZ:
            goes_on = self._choose(step, text)
        else:
            goes_on = self._answer(step, text)
        if goes_on:
            if step.kind != ANSWER:
                self.news = []
            self.stands.append(text)
            self._enter(self.number + 1)
        return goes_on

    def _choose(self, step: LessonStep, text: str) -> bool:
        chosen = text.removeprefix(CHOICE)
        if not (text.startswith(CHOICE) and chosen.isdecimal() and 1 <= int(chosen) <= step.choices):
            return False
        right = int(chosen) == step.right
        self.remark = Remark(RIGHT if right else WRONG, step, f"reply-{int(chosen)}", self.facts())
        return right

    def _answer(self, step: LessonStep, text: str) -> bool:
        seat = self.lesson.seat
        action = self.edition.catalogue.parse(text)
        why = UNKNOWN if action is None else self.sitting.judge(seat, action.text)
        oracle = Oracle(self.position)
        if action is None or why is not None:
            self.remark = Remark(FORBIDDEN, step, "refused", self.told(step.facts, oracle, None), why)
            return False
        facts = self.told(step.facts, oracle, action)
        if not step.goes_on(action.text):
            self.remark = Remark(ALLOWED, step, step.remark_on(action.text), facts)
            return False
        self.news = self._play(SeatAnswer(seat, action.text))
        for one in step.then:
            self.news += self._play(one)
        after = Oracle(self.position, oracle.points())
        self.remark = Remark(RIGHT, step, "done", {**facts, **self.told(step.after, after, None)})
        return True


def follow(spec: GameSpec[Any, Any], lesson: GameLesson, given: Sequence[str]) -> Progress:
    """Where somebody stands who has answered so; what does not go on leaves no trace but its remark, if it is last."""
    progress = Progress(spec, lesson)
    for text in given:
        progress.take(text)
    return progress
