"""A lesson's file says what is wrong with it, where, and what to do."""

from __future__ import annotations

import pytest

from fairwind.games import game
from fairwind.kernel.lesson import LessonError, SeatAnswer, read_lesson
from fairwind.kernel.position import Position
from fairwind.kernel.progress import ALLOWED, FORBIDDEN, NEXT, RIGHT, WRONG, Progress, follow
from fairwind.kernel.query import BadQuery, Oracle, read_query
from fairwind.testing import Scene

HEAD = 'minutes = 2\nseats = 2\nvariants = { first-chooser = "seat-2" }\n'
LANDED = HEAD + 'answers = ["1: take B", "0: take C"]\n'


def complaint(text: str, file: str = "01-aim.toml") -> str:
    with pytest.raises(LessonError) as caught:
        read_lesson(file, text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("minutes = [", "01-aim.toml: not a TOML file"),
        (HEAD, "01-aim.toml: the tables [[step]] are missing; add them."),
        (HEAD + "[[step]]\n", "01-aim.toml: [step 1]: 'name' is missing; add a text."),
        (HEAD + '[[step]]\nname = "Two words"\n', "'Two words' is no name for a step; use small letters and dashes."),
        (
            HEAD + '[[step]]\nname = "a"\npoint = 1\n',
            "[step 1]: unknown field 'point'; remove it, or correct its name.",
        ),
        (HEAD + '[[step]]\nname = "a"\n[[step]]\nname = "a"\n', "01-aim.toml: two steps are called 'a'; rename one."),
        (HEAD + '[[step]]\nname = "a"\nthen = ["1: pass"]\n', "'then' is said, but nothing is to be answered"),
        (HEAD + '[[step]]\nname = "a"\nanswers = ["pass"]\nthen = ["pass"]\n', "'then' holds 'pass'; write the seat"),
        (HEAD + '[[step]]\nname = "a"\nchoices = 3\n', "'right' is missing; add a whole number from 1 to 3."),
        (
            HEAD + '[[step]]\nname = "a"\nchoices = 3\nright = 1\nanswers = ["pass"]\n',
            "a quiz has no 'answers'; make it two steps.",
        ),
        (
            HEAD + '[[step]]\nname = "a"\nfacts = { n = "how many" }\n',
            "'facts': 'n': 'how many' is no question to the engine; docs/lessons.md lists them.",
        ),
        ('minutes = 2\nfollows = "b"\n[[step]]\nname = "a"\n', "'follows' names no earlier lesson"),
        ("minutes = 2\nseats = 2\nseat = 2\n" + '[[step]]\nname = "a"\n', "'seat' is 2; it must be from 0 to 1."),
    ],
)
def test_a_wrong_file_says_what_to_do(text: str, told: str) -> None:
    assert told in complaint(text)


def test_a_file_is_called_by_its_number() -> None:
    assert "a lesson's file is called like 01-aim.toml" in complaint(HEAD, "aim.toml")


def test_a_lesson_may_go_on_where_another_ended() -> None:
    first = read_lesson(
        "01-a.toml", LANDED + '[[step]]\nname = "x"\nanswers = ["build C03"]\nthen = ["1: build C12"]\n'
    )
    second = read_lesson("02-b.toml", 'minutes = 3\nfollows = "a"\n[[step]]\nname = "y"\n', [first])
    assert second.answers == (*first.answers, SeatAnswer(0, "build C03"), SeatAnswer(1, "build C12"))
    assert (second.seats, second.minutes, second.variants) == (2, 3, first.variants)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ('name = "x"\nanswers = ["build L02"]\n', "step 'x': none of its answers is allowed here: build L02."),
        ('name = "x"\nanswers = ["build C03"]\nthen = ["0: pass"]\n', "step 'x': seat 0 may not answer 'pass' (FW-2)"),
        (
            'name = "x"\nanswers = ["build C03"]\n[[step]]\nname = "y"\nanswers = ["play"]\n',
            "step 'y': seat 0 is asked nothing (1 is); say before what others answer.",
        ),
        (
            'name = "x"\nanswers = ["build C03"]\nfacts = { n = "points by build L02" }\n',
            "step 'x': 'n': 'points by build L02': 'build L02' is not allowed here; ask for another answer.",
        ),
    ],
)
def test_where_the_engine_does_not_play_along_is_told(steps: str, told: str) -> None:
    lesson = read_lesson("01-aim.toml", f"{LANDED}[[step]]\n{steps}")
    with pytest.raises(LessonError) as caught:
        follow(game("santa-cruz"), lesson, ["build C03", "play ship"])
    assert told in str(caught.value)


def test_a_draw_that_is_none_is_told() -> None:
    lesson = read_lesson("01-aim.toml", HEAD + 'outcomes = ["tile Z99"]\n[[step]]\nname = "x"\n')
    with pytest.raises(LessonError, match=r"there is no outcome 'tile Z99'; correct 'outcomes'\."):
        Progress(game("santa-cruz"), lesson)


def test_only_what_goes_on_stands() -> None:
    text = LANDED + (
        '[[step]]\nname = "look"\n[[step]]\nname = "quiz"\nchoices = 2\nright = 2\n'
        '[[step]]\nname = "land"\nanswers = ["build C03"]\nremarks = { "build C04" = "near" }\n'
    )
    progress = follow(game("santa-cruz"), read_lesson("01-aim.toml", text), [NEXT])
    heard = []
    for answer in ("choice 1", "choice 9", "choice 2", "build C04", "build C05", "build L02", "nonsense", "build C03"):
        goes_on = progress.take(answer)
        remark = progress.remark
        heard.append((goes_on, None if remark is None else (remark.on, remark.attribute)))
    assert heard == [
        (False, (WRONG, "reply-1")),
        (False, None),
        (True, (RIGHT, "reply-2")),
        (False, (ALLOWED, "near")),
        (False, (ALLOWED, "other")),
        (False, (FORBIDDEN, "refused")),
        (False, (FORBIDDEN, "refused")),
        (True, (RIGHT, "done")),
    ]
    assert progress.stands == [NEXT, "choice 2", "build C03"]
    assert progress.step is None


@pytest.mark.parametrize(
    ("query", "value"),
    [
        ("points of me", 0),
        ("points of 1", 1),
        ("points-n: points of 1", "points-1"),
        ("score start of 1", 1),
        ("holding house", 0),
        ("points by build C03", 3),
        ("gain house by build C03", 1),
        ("price house by build C03", -1),
        ("view own.cards.ship", 3),
        ("view sites.C03.tile.building", "house"),
        ("printed sets.C.ship", 3),
        ("count view sites", 49),
        ("count printed rivers", 3),
        ("word C03", "C03"),
        ("seat me", 0),
    ],
)
def test_the_engine_answers(query: str, value: int | str) -> None:
    assert oracle().tell(read_query(query)) == value


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("points of 7", "there is no seat 7"),
        ("gained by me", "is known only after the answer; put it into 'after'"),
        ("score wool of me", "there is no 'wool'; choose one of: start, building"),
        ("points by build Z1", "there is no such answer"),
        ("view own.cards", "is neither a number nor a word"),
        ("view nowhere", "there is no 'nowhere'"),
        ("count view round", "is nothing to count"),
    ],
)
def test_what_the_engine_cannot_answer_is_told(query: str, told: str) -> None:
    with pytest.raises(BadQuery) as caught:
        oracle().tell(read_query(query))
    assert told in str(caught.value)


def oracle() -> Oracle:
    outcomes = ["tile K02", "tile K18", "tile K10"]
    scene = Scene(game("santa-cruz"), 2, {"first-chooser": "seat-2"}, outcomes=outcomes)
    scene.do(1, "take B")
    scene.do(0, "take C")
    return Oracle(Position(scene.spec, scene.s, 0))
