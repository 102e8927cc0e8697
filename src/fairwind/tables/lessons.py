"""Lessons at a table: a game's course, and where somebody stands in a lesson, as the page is told it.

Nothing is kept here: whoever learns keeps their own answers, and sends them along.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, cast

from fairwind.games import UnknownGame
from fairwind.games import game as find_game
from fairwind.kernel.lesson import ANSWER, GameLesson, LessonStep, lesson_named, read_course
from fairwind.kernel.log import Answered, Fact
from fairwind.kernel.progress import FORBIDDEN, Progress, Remark, follow
from fairwind.kernel.spec import GameSpec
from fairwind.locale import Words
from fairwind.tables.game import Game
from fairwind.tables.problems import Problem
from fairwind.tables.shown.lone_tables import lone_snapshot, names_beside
from fairwind.tables.shown.messages import (
    LessonListed,
    LessonReply,
    LessonShown,
    LessonStepShown,
    LogRow,
    Why,
)
from fairwind.tables.shown.option_previews import previews_for
from fairwind.tables.shown.snapshots import told
from fairwind.tables.touches import touch_refusal

TABLE: Final = "lesson"  # the id of a table that is nowhere kept


@cache
def course(spec: GameSpec[Any, Any]) -> tuple[GameLesson, ...]:
    """A game's lessons in their order; read once."""
    return read_course(spec)


def known_lesson(game: str, name: str) -> tuple[GameSpec[Any, Any], GameLesson]:
    """A lesson by the names of its game and its own, or a Problem."""
    spec = known_game(game)
    lesson = lesson_named(course(spec), name)
    if lesson is None:
        raise Problem(404, "not-found")
    return spec, lesson


def course_words(spec: GameSpec[Any, Any], lang: str) -> Words:
    """The words of a game and its course."""
    return Words(lang, spec.name, course=True)


def known_game(name: str) -> GameSpec[Any, Any]:
    """A game by its name, or a Problem."""
    try:
        return find_game(name)
    except UnknownGame:
        raise Problem(404, "not-found") from None


def course_shown(game: str, lang: str) -> list[LessonListed]:
    """The lessons of a game, as they are listed; none if it has no course. A Problem if there is no such game."""
    spec = known_game(game)
    words = course_words(spec, lang)
    return [
        {
            "name": lesson.name,
            "title": words.text(lesson.message),
            "minutes": lesson.minutes,
            "steps": len(lesson.steps),
        }
        for lesson in course(spec)
    ]


@dataclass(frozen=True)
class LessonVoice:
    """What a lesson says, in one language."""

    lesson: GameLesson
    words: Words
    names: tuple[str, ...]

    def title(self) -> str:
        """What it is called."""
        return self.words.text(self.lesson.message)

    def understood(self) -> str:
        """What to have understood at its end."""
        return self.words.text(self.lesson.message, attribute="understood")

    def step(self, progress: Progress) -> str:
        """The sentence of the step that somebody has come to."""
        return "" if progress.step is None else self._say(progress.step, "", progress.facts())

    def choices(self, progress: Progress) -> list[str]:
        """What there is to choose from in a quiz."""
        step = progress.step
        if step is None:
            return []
        return [self._say(step, f"choice-{number}", progress.facts()) for number in range(1, step.choices + 1)]

    def remark(self, remark: Remark) -> str:
        """What is said to an answer: the rule that forbids it first, and what the lesson has to say."""
        message = self.lesson.message_of(remark.step)
        optional = remark.on == FORBIDDEN or remark.attribute == "done"
        said = "" if optional and not self.words.has(message, remark.attribute) else self._remark(remark)
        if remark.refusal is None:
            return said
        return f"{self.words.refusal(remark.refusal, self.names)} {said}".rstrip()

    def _remark(self, remark: Remark) -> str:
        return self._say(remark.step, remark.attribute, remark.facts)

    def _say(self, step: LessonStep, attribute: str, facts: dict[str, Any]) -> str:
        return self.words.text(self.lesson.message_of(step), facts, self.names, attribute)


def voice_of(spec: GameSpec[Any, Any], lesson: GameLesson, lang: str) -> LessonVoice:
    """The words of a lesson, with the names of all who sit at its table."""
    words = course_words(spec, lang)
    return LessonVoice(lesson, words, names_beside(words.text("table-you"), lesson.seat, lesson.seats))


# -- as the page is told it


def progress_of(game: str, name: str, given: Sequence[str]) -> Progress:
    """How far somebody has come who has answered so, or a Problem."""
    spec, lesson = known_lesson(game, name)
    if len(given) > len(lesson.steps) + 1:
        raise Problem(422, "too-many-answers", {"most": len(lesson.steps), "all": len(lesson.steps) + 1})
    return follow(spec, lesson, given)


def why_not_in_lesson(game: str, name: str, given: Sequence[str], touch: Sequence[str], lang: str) -> Why:
    """Why whoever has answered so may not touch these things; nothing is forbidden where nothing is asked."""
    progress = progress_of(game, name, given)
    spec, lesson, step = progress.spec, progress.lesson, progress.step
    if step is None or step.kind != ANSWER:
        return {"rule": None}
    refusal = touch_refusal(spec, progress.edition, progress.sitting.state, lesson.seat, touch)
    if refusal is None:
        return {"rule": None}
    said = voice_of(spec, lesson, lang).remark(Remark(FORBIDDEN, step, "refused", progress.facts(), refusal))
    return {"rule": refusal.rule, "facts": dict(refusal.facts), "text": said}


def lesson_shown(game: str, name: str, given: Sequence[str], lang: str) -> LessonShown:
    """Where somebody stands who has answered so, or a Problem."""
    progress = progress_of(game, name, given)
    spec, lesson = progress.spec, progress.lesson
    voice = voice_of(spec, lesson, lang)
    table = game_of(progress)
    asked = progress.step is not None and progress.step.kind == ANSWER
    return {
        "game": spec.name,
        "lesson": lesson.name,
        "title": voice.title(),
        "answers": progress.stands,
        "step": step_shown(progress, voice),
        "reply": reply_shown(progress, voice),
        "understood": voice.understood(),
        "next": next_lesson(spec, lesson),
        "told": told_rows(progress),
        "snapshot": lone_snapshot(table, TABLE, lesson.seat, voice.names, asked),
        "previews": previews_for(table, lesson.seat) if asked else None,
    }


def next_lesson(spec: GameSpec[Any, Any], lesson: GameLesson) -> str | None:
    """The name of the lesson after this one, if there is one."""
    names = [each.name for each in course(spec)]
    after = names[names.index(lesson.name) + 1 :]
    return after[0] if after else None


def step_shown(progress: Progress, voice: LessonVoice) -> LessonStepShown | None:
    """What the lesson says now; None at its end."""
    step = progress.step
    if step is None:
        return None
    return {
        "name": step.name,
        "number": progress.number + 1,
        "steps": len(progress.lesson.steps),
        "kind": cast("Literal['tell', 'answer', 'quiz']", step.kind),
        "text": voice.step(progress),
        "points_at": list(step.points_at),
        "choices": voice.choices(progress),
    }


def reply_shown(progress: Progress, voice: LessonVoice) -> LessonReply | None:
    """What is said to the last answer."""
    remark = progress.remark
    if remark is None:
        return None
    return {
        "on": cast("Literal['right', 'allowed', 'forbidden', 'wrong']", remark.on),
        "text": voice.remark(remark),
        "rule": "" if remark.refusal is None else remark.refusal.rule,
    }


def told_rows(progress: Progress) -> list[LogRow]:
    """What happened since the answer before the last, a row for each answer, as the learner may hear it."""
    groups: list[list[Fact]] = []
    for fact in progress.news:
        if isinstance(fact, Answered) or not groups:
            groups.append([])
        groups[-1].append(fact)
    first = progress.sitting.answers - len(groups)
    return [
        {
            "n": first + place,
            "at": "",
            "by": facts[0].seat if isinstance(facts[0], Answered) else None,
            "told": told(facts, progress.lesson.seat),
        }
        for place, facts in enumerate(groups, 1)
    ]


def game_of(progress: Progress) -> Game:
    """The table of a lesson, as snapshots are made of it."""
    lesson = progress.lesson
    table = Game(progress.spec, progress.edition, lesson.seats, dict(lesson.variants))
    table.resume(progress.sitting.state, progress.sitting.answers)
    table.numbers = [progress.sitting.answers + 1] * lesson.seats
    return table
