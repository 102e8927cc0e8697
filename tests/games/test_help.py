"""Help at the table: every decision and every chapter of the rules has its words, and no number is typed into them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from fairwind.bots.advice import advice
from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.play import actors, advance, answer, is_over, options
from fairwind.kernel.playout import weighted_choice
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import message_name
from fairwind.kernel.spec import Meaning
from fairwind.kernel.state import State
from fairwind.locale import LANGUAGES, Words, kebab, words_file

GAMES = pytest.mark.parametrize("name", OURS)
SPOKEN = pytest.mark.parametrize("lang", LANGUAGES)
BRIEF = ("aim", "turn", "points")
STEPS = range(1, 5)
MOST_RULES = 3
HELP = re.compile("(brief|guide|does)-")
LONGEST = 420  # letters: what one reads while others wait
WALKS = 8  # games of each, played by the game's own advice
EXAMPLES = 4  # of each sort of option
NAMES = ("Ann", "Ben", "Cléo", "Dirk", "Eva", "Finn")


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
    """What is written there, less its name, the facts that the engine fills in, and the numbers that choose a text."""
    return re.sub(r"\$[\w-]+|\[\d+\]", "", serialize_message(message).partition("=")[2])


@GAMES
def test_rules_with_a_picture_are_rules(name: str) -> None:
    spec = game(name)
    assert len(spec.pictured) > 14
    assert [number for number in spec.pictured if number not in spec.rulebook] == []


# -- what each option does


class Option:
    """An option that was met at a table, with what the table says of it."""

    def __init__(self, action: Action, meaning: Meaning, details: dict[str, int | str]) -> None:
        self.action = action
        self.meaning = meaning
        self.details = details


def tables(name: str) -> Iterator[State]:
    """A game with each number of players and each variant in turn, up to its first question."""
    spec = game(name)
    free = [variant for variant in spec.variants if not variant.name.startswith("first-")]
    for walk in range(WALKS):
        chosen = {variant.name: variant.values[walk // 2 % len(variant.values)] for variant in free}
        yield spec.begin(spec.edition(), spec.seat_counts[walk % len(spec.seat_counts)], chosen if walk % 2 else {})


@cache
def met(name: str) -> dict[tuple[str, str, str], list[Option]]:
    """Some options of each sort that come up in games: by decision, verb and case."""
    spec = game(name)
    weights = advice(spec, spec.edition()).weights
    found: dict[tuple[str, str, str], list[Option]] = {}
    for walk, s in enumerate(tables(name)):
        driver, choose = Seeded(f"help/{walk}"), Generator(f"help/{walk}")
        advance(s, driver)
        while not is_over(s):
            seat, asked = actors(s)[0], cast("Decision[Any]", s.pending[-1])
            out: list[Action] = []
            options(s, seat, out)
            for action in out:
                meaning = spec.meaning(s, seat, action)
                sort = found.setdefault((type(asked).__name__, action.verb(), meaning.case), [])
                if len(sort) < EXAMPLES:
                    sort.append(Option(action, meaning, spec.details(s, seat, action)))
            answer(s, seat, weighted_choice(asked, out, choose, weights))
            advance(s, driver)
    return found


@GAMES
def test_a_walk_meets_nearly_every_decision_and_all_of_them_have_rules(name: str) -> None:
    asked = {decision for decision, _, _ in met(name)}
    assert [decision for decision in asked if decision not in game(name).decides] == []
    assert len(asked) > 0.8 * len(decisions(name))


@GAMES
@SPOKEN
def test_the_help_of_an_option_says_more_than_its_label(name: str, lang: str) -> None:
    words = Words(lang, name)
    silent = []
    for sort, examples in met(name).items():
        for option in examples:
            label = words.action(option.action, NAMES, option.details)
            told = words.meaning(option.action, option.meaning, NAMES, option.details)
            if len(told) < 12 or told.lower().strip(".") in label.lower():
                silent.append((*sort, label, told))
    assert silent == []
    assert words.problems == []


@GAMES
def test_no_sort_of_answer_is_without_help(name: str) -> None:
    """Also one that no walk has met."""
    body = FluentParser().parse(words_file("en", name).read_text(encoding="utf-8")).body
    texts = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    verbs = {action.verb() for action in game(name).edition().catalogue.actions}
    explained = {verb for _, verb, _ in met(name)}
    explained |= {verb for verb in verbs for text in texts if f"{text}-".startswith(f"does-{verb}-")}
    assert verbs - explained == set()


@GAMES
def test_what_explains_an_option_names_rules_that_exist(name: str) -> None:
    cited = {number for examples in met(name).values() for option in examples for number in option.meaning.rules}
    assert [number for number in cited if number not in game(name).rulebook] == []
