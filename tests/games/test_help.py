"""Help at the table: every decision and every chapter of the rules has its words, and no number is typed into them."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from fairwind.games import OURS, game
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import message_name
from fairwind.locale import LANGUAGES, Words, kebab, words_file

GAMES = pytest.mark.parametrize("name", OURS)
SPOKEN = pytest.mark.parametrize("lang", LANGUAGES)
BRIEF = ("aim", "turn", "points")
STEPS = range(1, 5)
MOST_RULES = 3
HELP = re.compile("(brief|guide)-")
LONGEST = 420  # letters: what one reads while others wait


def decisions(name: str) -> list[str]:
    """The classes of frames that ask somebody."""
    return [frame for frame, kind in game(name).frames.items() if not issubclass(kind, (Step, Chance))]


@GAMES
def test_every_decision_has_two_or_three_rules_of_the_game(name: str) -> None:
    spec = game(name)
    assert sorted(spec.decides) == sorted(decisions(name))
    for rules in spec.decides.values():
        assert 1 < len(set(rules)) == len(rules) <= MOST_RULES
        assert [number for number in rules if number not in spec.rulebook] == []


@GAMES
@SPOKEN
def test_every_decision_is_explained_in_every_language(name: str, lang: str) -> None:
    words = Words(lang, name)
    told = [words.text(f"guide-{kebab(decision)}") for decision in decisions(name)]
    assert words.problems == []
    assert len(set(told)) == len(told)
    assert [text for text in told if not 60 < len(text) < LONGEST] == []


@GAMES
@SPOKEN
def test_every_chapter_of_the_rules_has_a_title(name: str, lang: str) -> None:
    words = Words(lang, name)
    chapters = [*game(name).rulebook.chapters(), *KERNEL_RULEBOOK.chapters()]
    titles = [words.text(message_name(chapter)) for chapter in chapters]
    assert words.problems == []
    assert len(set(titles)) == len(titles) > 1
    assert [title for title in titles if title.endswith(".") or len(title) > 50] == []


def test_a_rule_knows_its_chapter() -> None:
    assert game("mundus-novus").rulebook["MN-4.2"].chapter == "MN-4"
    assert KERNEL_RULEBOOK["FW-4"].chapter == "FW"


@GAMES
@SPOKEN
def test_a_game_is_told_in_two_minutes(name: str, lang: str) -> None:
    words = Words(lang, name)
    messages = [f"brief-{part}" for part in BRIEF]
    messages += [f"brief-{part}-{n}" for part in ("turn", "points") for n in STEPS]
    told = " ".join(words.text(message) for message in messages)
    assert words.problems == []
    assert 120 < len(told.split()) < 340, "two minutes, read aloud"


@GAMES
@SPOKEN
def test_no_number_is_typed_into_help(name: str, lang: str) -> None:
    body = FluentParser().parse(words_file(lang, name).read_text(encoding="utf-8")).body
    help_texts = [entry for entry in body if isinstance(entry, ast.Message) and HELP.match(entry.id.name)]
    assert len(help_texts) > len(decisions(name))
    assert [entry.id.name for entry in help_texts if re.search(r"\d", typed(entry))] == []


def typed(message: ast.Message) -> str:
    """What is written there, less its name and the facts that the engine fills in."""
    return re.sub(r"\$[\w-]+", "", serialize_message(message).partition("=")[2])


@GAMES
def test_rules_with_a_picture_are_rules(name: str) -> None:
    spec = game(name)
    assert len(spec.pictured) > 5
    assert [number for number in spec.pictured if number not in spec.rulebook] == []
