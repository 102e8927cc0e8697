"""What players read: numbers as the edition prints them, people by what they do, and refusals that are true."""

from __future__ import annotations

import re

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.rules.tasks import DO_TASK
from fairwind.games.bora_bora.vocabulary import DEEDS, KINDS
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import refusal
from fairwind.kernel.spec import Edition
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import cards, dice_on, owe, pay_with, phase_b, table, tasks, with_dice

LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def corrected() -> BoraBoraEdition:
    """An owner's edition: dearer offerings, other points, another task and other start values."""
    text = SPEC.edition().about.text
    for old, new in (
        ("offering = 2\ncard = 2", "offering = 3\ncard = 5"),
        ("fishing = 2", "fishing = 17"),
        ("task = 6", "task = 19"),
        ("task_with_yellow = 4", "task_with_yellow = 13"),
        ("god_tile = 2", "god_tile = 11"),
        ("bonus = 6", "bonus = 21"),
        ("bonus_tasks = 9", "bonus_tasks = 8"),
        ("points = [10, 10, 7, 7, 4, 4]", "points = [12, 11, 9, 8, 3, 2]"),
        ("priests = 4", "priests = 5"),
        ('needs = ["regions 9"]', 'needs = ["regions 8"]'),
        ("points = [2, 4, 6]", "points = [3, 5, 6]"),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    return BoraBoraEdition(Sheet("mine.toml", text))


def told(lang: str, scene: Scene, seat: int, text: str) -> str:
    """The sentence that refuses an action."""
    why = refusal(scene.s, seat, scene.action(text))
    assert why is not None
    return Words(lang, "bora-bora").refusal(why)


# -- numbers come from the edition


@LANGS
@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("BB-5.5", "3"), ("BB-5.6", "5"), ("BB-9.1", "17"), ("BB-12.8", "19"), ("BB-13.16", "13"), ("BB-14.3", "11"),
        ("BB-14.6", "8"), ("BB-14.6", "21"), ("BB-7.3", "12, 11, 9, 8, 3, 2"), ("BB-1.8", "5"), ("BB-11.9", "3"),
    ],
)  # fmt: skip
def test_a_corrected_number_is_read_in_the_rules(lang: str, number: str, said: str) -> None:
    pattern = rf"(?<![\d]){said}(?![\d])"
    words = Words(lang, "bora-bora", corrected())
    assert re.search(pattern, words.rule(number)), words.rule(number)
    assert words.problems == []


@LANGS
def test_a_corrected_task_and_bonus_are_told_by_their_number(lang: str) -> None:
    edition = corrected()
    words = Words(lang, "bora-bora", edition)
    fulfil = edition.catalogue.parse("fulfil regions-8")
    assert fulfil is not None
    assert "8" in words.action(fulfil)
    assert "regions" not in words.action(fulfil).replace("8 regions", "")
    assert "8" in words.text("score-all-tasks")
    assert "(3)" in words.text("help-helper")
    assert words.problems == []


def test_a_corrected_edition_is_played_as_it_is_told() -> None:
    edition: Edition = corrected()
    scene = table(edition=edition)
    with_dice(scene, 0, 3)
    scene.do(0, "fish 3")
    assert scene.s.points(0) == 17


@LANGS
def test_every_task_of_the_box_has_words(lang: str) -> None:
    words = Words(lang, "bora-bora")
    for task in SPEC.edition().tasks:
        assert "-" not in words.word(task.name).replace("-y", ""), words.word(task.name)


# -- what people do


@LANGS
def test_what_people_do_is_not_named_like_a_sex(lang: str) -> None:
    words = Words(lang, "bora-bora")
    for deed in DEEDS:
        assert words.word(deed) not in {words.word("man"), words.word("woman"), deed}
    use = SPEC.edition().catalogue.parse("use man take-woman")
    assert use is not None
    assert words.word("take-woman") in words.action(use)


def test_english_labels_of_people() -> None:
    words, catalogue = Words("en", "bora-bora"), SPEC.edition().catalogue
    labels = [catalogue.parse(text) for text in ("use man take-woman", "shift woman move-huts 3")]
    assert [words.action(label) for label in labels if label] == [
        "Use man tiles: take a woman",
        "Move a woman down: move huts (+3)",
    ]
    assert words.word("kind-woman-2") == "2 people with the action “take a woman”"


def test_notations_of_earlier_releases_are_read() -> None:
    edition = SPEC.edition()
    for kind, deed in zip(KINDS, DEEDS, strict=True):
        assert edition.catalogue.parse(f"use man {kind}") is edition.catalogue.parse(f"use man {deed}")
    for old, new in (
        ("shift woman hut", "shift woman move-huts 3"),
        ("fulfil man-1-woman-1", "fulfil man-1+woman-1"),
        ("give-up man-1-first-1", "give-up man-1+first-1"),
        ("task woman-1-jewel-1", "task woman-1+jewel-1"),
    ):
        assert edition.catalogue.parse(old) is edition.catalogue.parse(new) is not None
    assert edition.outcomes.parse("person man shell") is edition.outcomes.parse("person man take-shell 4") is not None
    assert edition.outcomes.parse("task man-1-woman-1") is edition.outcomes.parse("task man-1+woman-1") is not None


# -- refusals and questions


@rule("BB-2.6")
@LANGS
def test_fishing_is_not_offered_where_a_god_was_played(lang: str) -> None:
    scene = table()
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 2)
    before = told(lang, scene, 0, "place 2 land")  # nobody is on the map
    scene.do(0, "play white card")
    after = told(lang, scene, 0, "place 2 land")
    assert scene.refused(0, "fish 2") == "BB-13.9"
    assert before != after


@rule("BB-13.16")
def test_yellow_is_refused_by_the_phase_in_phases_a_and_b() -> None:
    scene = table()
    cards(scene, 0, "yellow")
    pay_with(scene, 0, offerings=1, tiles=1)
    with_dice(scene, 0, 2)
    assert told("en", scene, 0, "play yellow card") == "Yellow is played in phase C, for a task."
    scene = table()
    pay_with(scene, 0, tiles=1)
    scene.s.spaces[0][0] = 2 + 2 * 7  # a man who scores points
    scene.s.people_bags[0][7] -= 1
    phase_b(scene)
    assert told("en", scene, 0, "play yellow tile") == "Yellow is played in phase C, for a task."
    scene = table()
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "man-4", "woman-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert "exactly one thing" in told("en", scene, 0, "play yellow tile")


@rule("BB-4.1", "BB-6.2")
def test_nothing_is_said_of_numbers_below_one() -> None:
    scene = table()
    with_dice(scene, 0, 1)
    scene.do(0, "place 1 temple")
    assert told("en", scene, 0, "priest 2") == "With a 1 your priest can go only to space 1."
    scene = table()
    with_dice(scene, 0, 1)
    dice_on(scene, "man", 6)
    scene.do(0, "place 1 man")
    assert told("en", scene, 0, "take man 2") == "With a 1 you can take only tile number 1, if it is still there."


@LANGS
def test_a_question_is_not_answered_with_done(lang: str) -> None:
    words = Words(lang, "bora-bora")
    edition = SPEC.edition()
    labels = [words.action(action) for action in edition.catalogue.actions if action.verb() == "pass"]
    assert len(set(labels)) == 6
    assert not [label for label in labels if label.startswith("no-")]


@LANGS
def test_the_log_tells_the_region_of_a_fish_and_the_cards_that_were_shown(lang: str) -> None:
    words = Words(lang, "bora-bora")
    fish = SPEC.edition().outcomes.parse("fish nb 3")
    assert fish is not None
    assert words.word("nb") in words.outcome(fish)
    shown = words.event({"event": "cards-shown", "seat": 0, "cards": "blue+blue"}, ["Anna"])
    assert f"{words.word('blue')}, {words.word('blue')}" in shown
    assert shown.startswith("Anna")
    assert words.problems == []
