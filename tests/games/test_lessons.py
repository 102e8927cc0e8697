"""Every lesson is played by the engine to its end, with wrong answers too, and can be told in every language.

A new lesson is covered by being there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from fairwind.games import game, game_names
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.lesson import ANSWER, QUIZ, TELL, GameLesson, LessonStep, read_course, read_lesson
from fairwind.kernel.play import actors, options
from fairwind.kernel.progress import ALLOWED, FORBIDDEN, NEXT, RIGHT, WRONG, Facts, Progress, Remark, follow
from fairwind.kernel.query import Oracle
from fairwind.kernel.record import Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import begin_sitting
from fairwind.kernel.spec import Json
from fairwind.locale import LANGUAGES, SEAT_FACTS, Words, course_words_file
from fairwind.tables.lessons import TABLE, game_of, lesson_shown, told_rows, voice_of
from fairwind.tables.shown.lone_tables import lone_snapshot
from fairwind.tables.touches import touched_by
from fairwind.testing.lesson_start import lesson_start
from fairwind.testing.lesson_start import main as print_start

COURSES = [name for name in game_names() if game(name).lesson_texts()]
LESSONS = [(name, lesson) for name in COURSES for lesson in read_course(game(name))]
EACH = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{name}/{one.name}" for name, one in LESSONS])
MOST_TRIED = 12  # other answers at one step
LONGEST = 320  # letters of what is said at once: a sentence or two
ALWAYS = ("", "done", "refused")  # what the words of an answering step may have besides remarks
VARIABLE = re.compile(r"\$([\w-]+)")


class Said(NamedTuple):
    """Something that a lesson says at a step: the sentence itself, a choice, or a remark."""

    step: LessonStep
    attribute: str
    facts: Facts


def main_answer(progress: Progress) -> str:
    """The first answer that goes on."""
    step = progress.step
    assert step is not None
    if step.kind == TELL:
        return NEXT
    if step.kind == QUIZ:
        return f"choice {step.right}"
    return next(action.text for action in progress.offered() if step.goes_on(action.text))


def others(progress: Progress) -> list[str]:
    """Allowed answers that do not go on: all of them, or some of each verb; those that have a remark of their own."""
    step = progress.step
    assert step is not None
    found = [action.text for action in progress.offered() if not step.goes_on(action.text)]
    known = [text for text in found if step.remark_on(text) != "other"]
    rest = [text for text in found if text not in known]
    return known + rest[:: max(1, len(rest) // MOST_TRIED)]


@cache
def walked(name: str, lesson: GameLesson) -> tuple[Progress, list[Said], list[Json]]:
    """A lesson played to its end, with whatever else can be tried on the way, and with what was said of it."""
    progress = Progress(game(name), lesson)
    said: list[Said] = []
    seen: list[Json] = []
    while (step := progress.step) is not None:
        before = len(progress.stands)
        said.append(Said(step, "", progress.facts()))
        seen.append({"step": step, "things": things_of(progress), "same": facts_in_worlds(progress)})
        said += [remark_said(remark) for remark in remarks_on_others(progress, step)]
        assert progress.stands == progress.stands[:before], "only what goes on stands"
        points = Oracle(progress.position).points()
        assert progress.take(main_answer(progress)), step.name
        if step.after:
            seen[-1]["same"] = seen[-1]["same"] and after_in_worlds(progress, step, points)
        if progress.remark is not None:
            assert progress.remark.on == RIGHT
            said.append(remark_said(progress.remark))
    return progress, said, seen


def remark_said(remark: Remark) -> Said:
    return Said(remark.step, remark.attribute, remark.facts)


def remarks_on_others(progress: Progress, step: LessonStep) -> Iterator[Remark]:
    """What is said to answers that do not go on; each leaves everything as it was."""
    digest = progress.spec.digest(progress.sitting.state)
    tries: list[tuple[str, str]] = []
    if step.kind == QUIZ:
        tries = [(f"choice {n}", WRONG) for n in range(1, step.choices + 1) if n != step.right]
    elif step.kind == ANSWER:
        forbidden = step.refused or refused_anywhere(progress)
        tries = [*[(text, ALLOWED) for text in others(progress)], *[(text, FORBIDDEN) for text in forbidden]]
    for text, on in tries:
        assert not progress.take(text), f"{step.name}: {text}"
        assert progress.remark is not None
        assert progress.remark.on == on, f"{step.name}: {text}"
        assert progress.step is step
        assert progress.spec.digest(progress.sitting.state) == digest, f"{step.name}: {text}"
        yield progress.remark
    assert not progress.take("no such answer")


def refused_anywhere(progress: Progress) -> list[str]:
    """Some answer that is not allowed now."""
    offered = {action.text for action in progress.offered()}
    return [action.text for action in progress.edition.catalogue.actions if action.text not in offered][:1]


# -- playing


@EACH
def test_a_lesson_is_played_to_its_end(name: str, lesson: GameLesson) -> None:
    progress, _, _ = walked(name, lesson)
    assert len(progress.stands) == len(lesson.steps)
    assert progress.driver.waiting == [], "drawn in no step: remove it from outcomes"
    assert not progress.take(NEXT), "it is over"


@EACH
def test_where_one_stands_follows_from_the_answers_alone(name: str, lesson: GameLesson) -> None:
    """Whatever was tried between them; and each answer that goes on leads to the end."""
    spec, (progress, _, _) = game(name), walked(name, lesson)
    end = spec.digest(progress.sitting.state)
    given = [text for answer in progress.stands for text in ("nonsense", answer)]
    again = follow(spec, lesson, given)
    assert again.stands == progress.stands
    assert spec.digest(again.sitting.state) == end
    for at, step in enumerate(lesson.steps):
        here = follow(spec, lesson, progress.stands[:at])
        also = [action.text for action in here.offered() if step.goes_on(action.text)] if step.kind == ANSWER else []
        for text in also[1:]:
            assert here.step is step
            other = follow(spec, lesson, [*progress.stands[:at], text])
            while other.step is not None:
                assert other.take(main_answer(other)), f"{step.name}: after {text}"


@EACH
def test_what_is_expected_happens(name: str, lesson: GameLesson) -> None:
    """Every answer that goes on is one of the game, every refused one too, and each remark is made on something."""
    _, said, _ = walked(name, lesson)
    catalogue = game(name).edition().catalogue
    for step in lesson.steps:
        made = {each.attribute for each in said if each.step is step}
        assert {remark for _, remark in step.remarks} <= made, f"{step.name}: a remark on what nobody can answer"
        for text in step.refused:
            assert catalogue.parse(text) is not None, text
        verbs = [words for words in step.answers if not any(a.text.startswith(words) for a in catalogue.actions)]
        assert verbs == []


# -- pointing


def things_of(progress: Progress) -> set[str]:
    """Everything that a drawing of this table can show under a name: what is touched, places with what lies there."""
    spec, s, seats = progress.spec, progress.sitting.state, progress.lesson.seats
    here = progress.position
    words = set(words_in(here.view()))
    offered = {thing for action in here.options() for thing in spec.touch(s, here.seat, action)}
    touched = {
        thing
        for seat in range(seats)
        for action in progress.edition.catalogue.actions
        for thing in touched_by(spec, s, seat, action)
    }
    places, kinds = spec.place_names(s), spec.kind_names(s)
    lying = {f"{places[p]}/{kinds[k]}" for p, row in enumerate(s.at) for k, count in enumerate(row) if count}
    present = {thing for thing in touched | lying if thing.rsplit("/", 1)[-1] in words}
    shown = offered | present | set(spec.fixtures(s, here.seat))
    return shown | set(places) | {f"seat/{seat}" for seat in range(seats)}


def words_in(view: Any) -> Iterator[str]:
    """Every word of a view that stands for something that is there."""
    if isinstance(view, dict):
        for key, value in view.items():
            if value:
                yield key
            yield from words_in(value)
    elif isinstance(view, (list, tuple)):
        for value in view:
            yield from words_in(value)
    elif isinstance(view, str):
        yield view


@EACH
def test_what_is_pointed_at_is_on_the_table(name: str, lesson: GameLesson) -> None:
    for seen in walked(name, lesson)[2]:
        missing = set(seen["step"].points_at) - seen["things"]
        assert missing == set(), f"{lesson.file}: {seen['step'].name}"


@EACH
def test_a_step_that_wants_an_answer_points_at_something(name: str, lesson: GameLesson) -> None:
    assert name
    assert [step.name for step in lesson.steps if step.kind == ANSWER and not step.points_at] == []


# -- numbers


def facts_in_worlds(progress: Progress) -> bool:
    """Whether the numbers of a step are the same in every world that the learner imagines."""
    step = progress.step
    assert step is not None
    told = [progress.told(step.facts, Oracle(progress.position, None, f"world {n}"), None) for n in range(3)]
    return told[0] == told[1] == told[2]


def after_in_worlds(progress: Progress, step: LessonStep, points: list[int]) -> bool:
    """Whether what is told after an answer is the same in every world that the learner imagines then."""
    told = [progress.told(step.after, Oracle(progress.position, points, f"world {n}"), None) for n in range(3)]
    return told[0] == told[1] == told[2]


@EACH
def test_a_lesson_tells_nothing_that_the_learner_cannot_know(name: str, lesson: GameLesson) -> None:
    assert [seen["step"].name for seen in walked(name, lesson)[2] if not seen["same"]] == []


@EACH
def test_facts_that_name_somebody_are_seats(name: str, lesson: GameLesson) -> None:
    """Other numbers under these names would be told as somebody's name."""
    assert name
    for step in lesson.steps:
        for fact, query in (*step.facts, *step.after):
            assert (fact in SEAT_FACTS) == (query.form == "seat"), f"{step.name}: {fact}"


# -- words


@EACH
def test_everything_a_lesson_says_can_be_told_in_every_language(name: str, lesson: GameLesson) -> None:
    spec, (_, said, _) = game(name), walked(name, lesson)
    for lang in LANGUAGES:
        voice = voice_of(spec, lesson, lang)
        texts = [voice.title(), voice.understood()]
        for each in said:
            message = lesson.message_of(each.step)
            attributes = [each.attribute, *([f"choice-{n}" for n in range(1, each.step.choices + 1)])]
            for attribute in attributes:
                if attribute in {"done", "refused"} and not voice.words.has(message, attribute):
                    continue
                texts.append(voice.words.text(message, each.facts, voice.names, attribute))
        assert voice.words.problems == [], lang
        assert [text for text in texts if not text or len(text) > LONGEST or text != text.strip()] == [], lang
        assert [text for text in texts if "{" in text or "  " in text] == [], lang


def entries(lang: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(course_words_file(lang, name).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a text stands twice"
    return {entry.id.name: entry for entry in found}


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The texts of a message, its own and its attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {**({"": message.value} if message.value is not None else {}), **found}


class Digits(Visitor):
    """Finds digits that somebody has typed into a text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library calls it so)
        self.found += re.findall(r"[^\s]*\d[^\s]*", node.value or "")

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 (the library calls it so)
        self.found += re.findall(r"\d+", node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 (the library calls it so)
        if isinstance(node.expression, ast.NumberLiteral):
            self.found.append(node.expression.value)
        self.generic_visit(node)


def typed_digits(message: ast.Message) -> list[str]:
    digits = Digits()
    digits.visit(message)
    return digits.found


def test_a_typed_digit_is_found() -> None:
    text = "a = You score 3 points.\n    .b = { 4 } and { $x ->\n        [1] one\n       *[other] 5\n    }\n"
    message = FluentParser().parse(text).body[0]
    assert isinstance(message, ast.Message)
    assert typed_digits(message) == ["3", "4", "5"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_no_number_is_typed_into_a_lesson(name: str, lang: str) -> None:
    assert {key: found for key, message in entries(lang, name).items() if (found := typed_digits(message))} == {}


def wanted_texts(name: str) -> dict[str, set[str]]:
    """Every text that the lessons of a course must have, by message."""
    wanted: dict[str, set[str]] = {}
    for _, lesson in (pair for pair in LESSONS if pair[0] == name):
        wanted[lesson.message] = {"", "understood"}
        _, said, _ = walked(name, lesson)
        for step in lesson.steps:
            parts = {each.attribute for each in said if each.step is step} - {"done", "refused"}
            wanted[lesson.message_of(step)] = parts | {f"choice-{n}" for n in range(1, step.choices + 1)}
    return wanted


@pytest.mark.parametrize("name", COURSES)
def test_a_course_has_the_texts_that_its_steps_need_and_no_others(name: str) -> None:
    wanted, english = wanted_texts(name), entries("en", name)
    ours = {key for key in english if key.startswith("lesson-")}
    assert ours == set(wanted)
    for key in ours:
        has = set(patterns(english[key]))
        assert wanted[key] <= has, key
        assert has - wanted[key] <= {*ALWAYS, "other"}, key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", COURSES)
def test_every_language_says_the_same(name: str, lang: str) -> None:
    english, other = entries("en", name), entries(lang, name)
    assert list(other) == list(english)
    for key, message in english.items():
        theirs = patterns(other[key])
        assert list(theirs) == list(patterns(message)), key
        for part, pattern in patterns(message).items():
            one, two = serialize_pattern(pattern), serialize_pattern(theirs[part])
            assert set(VARIABLE.findall(one)) == set(VARIABLE.findall(two)), f"{key} {part}"
            assert one != two or not re.search(r"[a-z] [a-z]", one), f"{key} {part} is left in English"


@EACH
def test_no_fact_is_asked_for_that_no_text_tells(name: str, lesson: GameLesson) -> None:
    english = entries("en", name)
    for step in lesson.steps:
        message = english[lesson.message_of(step)]
        told = set(VARIABLE.findall("".join(serialize_pattern(p) for p in patterns(message).values())))
        assert {fact for fact, _ in (*step.facts, *step.after)} <= told, step.name


# -- as the page is told it


@EACH
def test_the_page_can_show_every_step(name: str, lesson: GameLesson) -> None:
    progress, _, _ = walked(name, lesson)
    for at, step in enumerate((*lesson.steps, None)):
        if at % 3 and step is not None:
            continue  # a few of them: the others are made in the same way
        shown = lesson_shown(name, lesson.name, progress.stands[:at], "en")
        assert shown["answers"] == progress.stands[:at]
        asked, snapshot = shown["snapshot"]["asked"], shown["snapshot"]
        assert snapshot["mine"] == [lesson.seat]
        assert len(snapshot["seats"]) == lesson.seats
        assert snapshot["view"]["game"] == name
        if step is None:
            assert shown["step"] is None
            continue
        assert shown["step"] is not None
        assert (shown["step"]["number"], shown["step"]["kind"]) == (at + 1, step.kind)
        assert (asked is not None) == (step.kind == ANSWER)
        if asked is not None:
            assert Words("en", name).has(asked["ask"])
            assert shown["previews"] is not None
            assert [o["do"] for o in shown["previews"]["options"]] == [o["do"] for o in asked["options"]]


# -- a lesson of any game, late in it


def played_record(name: str, answers: int) -> Record:
    """A game that was played at random for a while."""
    spec, choose = game(name), Generator(f"lesson/{name}")
    seats = max(2, spec.seat_counts[0])
    sitting = begin_sitting(spec, spec.edition(), seats, spec.chosen_variants({}), Seeded(f"lesson/{name}"))
    for _ in range(answers):
        found: list[Action] = []
        seat = actors(sitting.state)[-1]
        options(sitting.state, seat, found)
        sitting.answer(seat, found[choose.below(len(found))])
    return sitting.record


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_can_begin_late_in_any_game(name: str) -> None:
    """From a record, with the same table; what the learner answers and sees is made as at every table."""
    spec, record = game(name), played_record(name, 40)
    there = Replay(spec, record).final()
    seat = actors(there)[-1]
    found: list[Action] = []
    options(there, seat, found)
    start = lesson_start(record, len(record.lines))
    step = f'[[step]]\nname = "x"\nanswers = [{json.dumps(found[0].text)}]\nfacts = {{ n = "points of me" }}\n'
    lesson = read_lesson("01-late.toml", f"minutes = 3\nseat = {seat}\n{start}{step}")
    progress = Progress(spec, lesson)
    assert spec.digest(progress.sitting.state) == spec.digest(there)
    assert progress.driver.waiting == []
    assert progress.facts() == {"n": spec.points_so_far(there, seat)}
    shown = lone_snapshot(game_of(progress), TABLE, seat, ["A", "B"], asked=True)
    assert shown["asked"] is not None
    assert [option["do"] for option in shown["asked"]["options"]] == [action.text for action in found]
    assert progress.take(found[0].text)
    assert told_rows(progress)[0]["by"] == seat


def test_the_start_of_a_lesson_is_printed_with_all_that_its_last_answer_set_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played_record("santa-cruz", 6)
    last = max(at for at, line in enumerate(record.lines) if line.by is not None)
    file = tmp_path / "game.jsonl"
    file.write_text(record.text(), encoding="utf-8")
    assert print_start([str(file), str(last + 1)]) == 0
    start = capsys.readouterr().out
    assert start == lesson_start(record, len(record.lines))
    assert max(map(len, start.splitlines())) <= 120
    assert print_start([str(file)]) == 2
    assert print_start([str(tmp_path / "none"), "3"]) == 2
    assert "none: " in capsys.readouterr().err
