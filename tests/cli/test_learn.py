"""Learning a game in the terminal: the course, a lesson with right and wrong answers, going back, leaving."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from fairwind.cli.classroom import Classroom
from fairwind.cli.screen import Screen, console_for
from fairwind.games import game
from fairwind.kernel.lesson import read_course
from fairwind.kernel.progress import Progress
from fairwind.locale import LANGUAGES
from fairwind.tables.lessons import voice_of
from tests.cli.terminal import Ran, fairwind_here, too_wide
from tests.games.test_lessons import COURSES, main_answer

AIM = ["", "", "", "", "3", "build C03", "", ""]


def learn(*typed: str, lesson: str = "aim", lang: str = "en") -> Ran:
    ran = fairwind_here("learn", "santa-cruz", *([lesson] if lesson else []), "--lang", lang, typed=typed)
    assert too_wide(ran.out) == []
    assert ran.status == 0, ran.err
    return ran


def learned() -> dict[str, dict[str, object]]:
    path = Path(os.environ["XDG_DATA_HOME"]) / "fairwind" / "learned.json"
    found: dict[str, dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))["santa-cruz"]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_followed_to_its_end_in_every_language(lang: str) -> None:
    out = learn(*AIM, "q", lang=lang).out
    assert "8/8" in out
    assert not [line for line in out.splitlines() if "table-" in line or "lesson-" in line]
    assert learned() == {"aim": {"answers": [], "done": True}}


@pytest.mark.parametrize("name", COURSES)
def test_every_lesson_can_be_followed_by_typing(name: str) -> None:
    typed = []
    lessons = read_course(game(name))
    for lesson in lessons:
        progress = Progress(game(name), lesson)
        while progress.step is not None:
            answer = main_answer(progress)
            typed.append("" if answer == "next" else answer.removeprefix("choice "))
            progress.take(answer)
        typed.append("")  # the next one
    ran = fairwind_here("learn", name, "1", typed=typed)
    assert ran.status == 0
    assert ran.out.count("What to take along") == len(lessons)
    assert f"fairwind play {name}" in ran.out
    assert too_wide(ran.out) == []


def test_other_answers_are_told_and_the_step_stays() -> None:
    out = learn(*AIM[:4], "1", "3", "build L02", "build C01", "?", "table", "xyz", "99", "build C03").out
    for said in (
        "One of the others brings more.",
        "You land on the coast, and land site 2 (north-east) is not a coast site.",
        "(SC-2.2)",
        "You can, but look: there you would score 2 points",
        "Type the number of an answer",
        "means nothing here",
        "You score 3 points.",
    ):
        assert said in " ".join(out.split()), said
    assert learned()["aim"] == {"answers": ["next"] * 4 + ["choice 3", "build C03"], "done": False}


def test_what_is_pointed_at_is_called_by_its_name() -> None:
    out = fairwind_here("learn", "santa-maria", "aim", typed=["", "", "q"]).out
    assert "Look at: white 4, row 1, column 4, row 4, column 4" in " ".join(out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_nothing_that_is_pointed_at_is_called_by_a_sign_of_ours(name: str, lang: str) -> None:
    spec = game(name)
    room = Classroom(spec, lang, Screen(console_for(io.StringIO())))
    for lesson in read_course(spec):
        voice = voice_of(spec, lesson, lang)
        for place in {place for step in lesson.steps for place in step.points_at}:
            called, sign = room.thing(place, voice), place.rsplit("/", 1)[-1]
            assert any(map(str.isalpha, called)), (place, called)
            known = [f"word-{sign}", *(f"{what}-{place.split('/')[0]}" for what in ("place", "thing"))]
            assert called != sign or any(map(room.words.has, known)), (place, called)
    assert room.words.problems == []


def test_enter_at_a_question_shows_its_choices_again_and_takes_none() -> None:
    out = learn(*AIM[:4], "", "?", "3", "q").out
    asked = out[out.index("5/8") : out.index("6/8")]
    first = next(line for line in asked.splitlines() if line.startswith(" 1 "))
    assert asked.count(first) == 3
    assert asked.count("Type a number from 1 to") == 2
    assert learned()["aim"]["answers"] == [*["next"] * 4, "choice 3"]


def test_somebody_who_left_goes_on_there_and_may_go_back() -> None:
    assert "You can go on later: " in learn("", "", "q").out
    out = learn("b", "q").out
    assert out.index("3/8") < out.index("2/8")
    assert "1/8" not in out
    assert learned()["aim"] == {"answers": ["next"], "done": False}


def test_the_course_says_what_is_done_and_what_comes_next() -> None:
    learn(*AIM, "q")
    out = learn("seven", "q", lesson="").out
    assert "Lessons" in out
    assert "2 minutes" in out
    assert "done" in out
    assert "(Enter: 2; q leaves)" in out
    assert "Type a number from 1 to" in out


def test_a_broken_bookmark_is_no_reason_to_stop() -> None:
    path = Path(os.environ["XDG_DATA_HOME"]) / "fairwind" / "learned.json"
    path.parent.mkdir(parents=True)
    for text in ("{", "[]", '{"santa-cruz": 3}', '{"santa-cruz": {"aim": {"answers": [1, "nonsense"], "done": 2}}}'):
        path.write_text(text, encoding="utf-8")
        assert "1/8" in learn("q").out


def test_what_is_asked_wrongly_is_told() -> None:
    told = fairwind_here("learn", "santa-cruz", "chess").complained()
    assert told.startswith("santa-cruz has no lesson 'chess'; it has: aim, turn, points")
    assert "chess" in fairwind_here("learn", "chess").complained()
