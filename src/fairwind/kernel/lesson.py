"""Lessons: what a game's course teaches step by step, read from TOML and checked.

A lesson says how its table is set up and what was answered before it begins; the engine plays it. `docs/lessons.md`
explains every field.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from fairwind.kernel.editions import EditionError, Row, Sheet
from fairwind.kernel.query import BadQuery, Query, read_query
from fairwind.kernel.spec import GameSpec

FILE_NAME: Final = re.compile(r"(\d\d)-([a-z][a-z-]*)\.toml")
NAME: Final = re.compile(r"[a-z][a-z-]*")
BY_SEAT: Final = re.compile(r"(\d+): *(\S.*)")
MOST_SEATS: Final = 12
MOST_MINUTES: Final = 10
MOST_CHOICES: Final = 4

# What a step wants of the learner.
TELL: Final = "tell"  # to read on
ANSWER: Final = "answer"  # to answer what the table asks
QUIZ: Final = "quiz"  # to choose among sentences

FOLLOWS: Final = "follows"  # the field that names the lesson before
OTHER: Final = "other"  # the remark on an answer that is allowed and does not go on


class LessonError(ValueError):
    """A lesson that cannot be taught: says where, what is wrong, and what to do."""


@dataclass(frozen=True)
class SeatAnswer:
    """What a seat answers without being asked what it wants: `1: build C05`."""

    seat: int
    do: str


@dataclass(frozen=True)
class LessonStep:
    """One step: what to point at, what goes on, what the other seats answer then, and the numbers of its words."""

    name: str
    points_at: tuple[str, ...]
    answers: tuple[str, ...]  # those that go on, by their notation or its first words
    then: tuple[SeatAnswer, ...]
    refused: tuple[str, ...]  # what people try here and the rules forbid
    remarks: tuple[tuple[str, str], ...]  # on other answers, by notation or its first words: which remark is made
    choices: int  # of a quiz
    right: int
    facts: tuple[tuple[str, Query], ...]  # what the words say of the table before the answer,
    after: tuple[tuple[str, Query], ...]  # and after it

    @property
    def kind(self) -> str:
        """What it wants of the learner."""
        if self.choices:
            return QUIZ
        return ANSWER if self.answers else TELL

    def goes_on(self, notation: str) -> bool:
        """Whether this answer is what the step is about."""
        return any(begins_with(notation, wanted) for wanted in self.answers)

    def remark_on(self, notation: str) -> str:
        """Which remark is made on another answer."""
        return next((remark for wanted, remark in self.remarks if begins_with(notation, wanted)), OTHER)


@dataclass(frozen=True)
class GameLesson:
    """One lesson of a course: the table on which it is given, and its steps."""

    file: str
    name: str
    minutes: int
    seats: int
    seat: int  # the learner's
    seed: str
    variants: tuple[tuple[str, str], ...]
    outcomes: tuple[str, ...]  # what is drawn, each as soon as it can come out; the rest follows from the seed
    answers: tuple[SeatAnswer, ...]  # what was answered before it begins
    steps: tuple[LessonStep, ...]

    @property
    def message(self) -> str:
        """The name of its title among the words of the course; those of its steps begin so."""
        return f"lesson-{self.name}"

    def message_of(self, step: LessonStep) -> str:
        """The name of a step's sentence."""
        return f"{self.message}-{step.name}"

    def wrong(self, step: int, what: str) -> LessonError:
        """What to raise where the engine does not play along."""
        where = f"step '{self.steps[step].name}'" if 0 <= step < len(self.steps) else "before its first step"
        return LessonError(f"{self.file}: {where}: {what}")


def begins_with(notation: str, words: str) -> bool:
    """Whether a notation is this one, or has these first words."""
    return notation == words or notation.startswith(f"{words} ")


# -- reading


def read_course(spec: GameSpec[Any, Any]) -> tuple[GameLesson, ...]:
    """A game's lessons in their order; none if it has no course."""
    lessons: list[GameLesson] = []
    for file, text in spec.lesson_texts():
        lessons.append(read_lesson(file, text, lessons))
    for place, lesson in enumerate(lessons, 1):
        if not lesson.file.startswith(f"{place:02}-"):
            raise LessonError(
                f"{lesson.file}: it is number {place} of the course; let its name begin with {place:02}-."
            )
    names = [lesson.name for lesson in lessons]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"two lessons are called '{name}'; rename one.")
    return tuple(lessons)


def read_lesson(file: str, text: str, before: Sequence[GameLesson] = ()) -> GameLesson:
    """A lesson from its file, or LessonError; it may go on where one before it has ended."""
    found = FILE_NAME.fullmatch(file)
    if found is None:
        raise LessonError(f"{file}: a lesson's file is called like 01-aim.toml; rename it.")
    try:
        sheet = Sheet(file, text)
        steps = tuple([read_step(row) for row in sheet.rows("step")])
        row = Row(file, "lesson", {name: value for name, value in sheet.data.items() if name != "step"})
        lesson = (
            lesson_of(row, found[2], steps) if FOLLOWS not in row.fields else lesson_after(row, found[2], steps, before)
        )
    except EditionError as error:
        raise LessonError(str(error)) from None
    names = [step.name for step in steps]
    for name in names:
        if names.count(name) > 1:
            raise LessonError(f"{file}: two steps are called '{name}'; rename one.")
    return lesson


def lesson_of(row: Row, name: str, steps: tuple[LessonStep, ...]) -> GameLesson:
    """What stands before the steps."""
    if not steps:
        row.wrong("it has no steps; add a table [[step]].")
    seats = row.integer("seats", 1, MOST_SEATS)
    lesson = GameLesson(
        row.file,
        name,
        row.integer("minutes", 1, MOST_MINUTES),
        seats,
        row.integer("seat", 0, seats - 1, 0),
        row.text("seed", name),
        tuple(row.texts("variants").items()),
        row.words("outcomes") if "outcomes" in row.fields else (),
        seat_answers(row, "answers", seats),
        steps,
    )
    row.done()
    return lesson


def lesson_after(row: Row, name: str, steps: tuple[LessonStep, ...], before: Sequence[GameLesson]) -> GameLesson:
    """A lesson that goes on where another has ended: at the same table, after the same answers and draws."""
    earlier = lesson_named(before, row.text(FOLLOWS))
    if earlier is None:
        row.wrong(f"'{FOLLOWS}' names no earlier lesson; choose one of: {', '.join([one.name for one in before])}.")
    lesson = replace(
        earlier,
        file=row.file,
        name=name,
        minutes=row.integer("minutes", 1, MOST_MINUTES),
        outcomes=(*earlier.outcomes, *words_of(row, "outcomes")),
        answers=(*earlier.answers, *answers_in(earlier), *seat_answers(row, "answers", earlier.seats)),
        steps=steps,
    )
    row.done()
    return lesson


def answers_in(lesson: GameLesson) -> list[SeatAnswer]:
    """All that is answered in a lesson, if the learner gives the first of the answers that go on."""
    return [
        one for step in lesson.steps if step.answers for one in (SeatAnswer(lesson.seat, step.answers[0]), *step.then)
    ]


def read_step(row: Row) -> LessonStep:
    """One step."""
    name = row.text("name")
    if NAME.fullmatch(name) is None:
        row.wrong(f"'{name[:60]}' is no name for a step; use small letters and dashes.")
    choices = row.integer("choices", 2, MOST_CHOICES, 0)
    step = LessonStep(
        name,
        words_of(row, "points_at"),
        words_of(row, "answers"),
        seat_answers(row, "then", MOST_SEATS),
        words_of(row, "refused"),
        tuple(row.texts("remarks").items()),
        choices,
        row.integer("right", 1, choices) if choices else 0,
        queries_of(row, "facts"),
        queries_of(row, "after"),
    )
    row.done()
    check_step(row, step)
    return step


def check_step(row: Row, step: LessonStep) -> None:
    """A step wants one thing of the learner."""
    if step.choices and step.answers:
        row.wrong("a quiz has no 'answers'; make it two steps.")
    if not step.answers:
        for name in ("then", "refused", "remarks", "after"):
            if row.fields.get(name):
                row.wrong(f"'{name}' is said, but nothing is to be answered; add 'answers', or remove it.")
    for wanted, remark in step.remarks:
        if NAME.fullmatch(remark) is None:
            row.wrong(f"the remark on '{wanted[:60]}' has no name of small letters and dashes; give it one.")


def words_of(row: Row, name: str) -> tuple[str, ...]:
    """A list of texts; empty if there is none."""
    return row.words(name) if name in row.fields else ()


def seat_answers(row: Row, name: str, seats: int) -> tuple[SeatAnswer, ...]:
    """A list of answers with the seats that give them."""
    return tuple([seat_answer(row, name, text, seats) for text in words_of(row, name)])


def seat_answer(row: Row, name: str, text: str, seats: int) -> SeatAnswer:
    """`1: build C05`."""
    found = BY_SEAT.fullmatch(text)
    if found is None or int(found[1]) >= seats:
        row.wrong(f"'{name}' holds '{text[:60]}'; write the seat, a colon and its answer: '1: pass'.")
    return SeatAnswer(int(found[1]), found[2])


def queries_of(row: Row, name: str) -> tuple[tuple[str, Query], ...]:
    """What the words of a step want to know, by the name they have for it."""
    queries: list[tuple[str, Query]] = []
    for fact, text in row.texts(name).items():
        try:
            queries.append((fact, read_query(text)))
        except BadQuery as error:
            row.wrong(f"'{name}': '{fact}': {error}")
    return tuple(queries)


def lesson_named(lessons: Sequence[GameLesson], name: str) -> GameLesson | None:
    """The lesson that is called so."""
    return next((lesson for lesson in lessons if lesson.name == name), None)
