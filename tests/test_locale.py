"""Every text in four languages, and every text can be filled in."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fairwind.games import game, game_names
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.spec import GameSpec
from fairwind.locale import LANGUAGES, OUR_FILES, UnknownLanguage, Words, course_words_file, kebab, words_file

FILES = [*OUR_FILES, *game_names()]


def source(lang: str, name: str) -> str:
    return words_file(lang, name).read_text(encoding="utf-8")


def parsed(lang: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(lang, name)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert sorted(set(names)) == sorted(names), "a text stands twice"
    return {message.id.name: message for message in messages}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_texts(lang: str, name: str) -> None:
    english, other = parsed("en", name), parsed(lang, name)
    assert set(other) == set(english)
    for key, message in english.items():
        assert attributes(other[key]) == attributes(message), key


LOOSE = re.compile("(?<=\\S) [;:?!»](?=$|[\\s.,)…’}])|« ", re.MULTILINE)


def loose_signs(text: str) -> list[str]:
    """What a line could begin or end with although it belongs to the word beside it, as French is printed."""
    return [text[max(0, found.start() - 20) : found.end()] for found in LOOSE.finditer(text)]


@pytest.mark.parametrize("name", FILES)
def test_french_signs_stay_with_their_words(name: str) -> None:
    texts = [source("fr", name)]
    if name in game_names():
        texts.append(course_words_file("fr", name).read_text(encoding="utf-8"))
    said = [line for text in texts for line in text.split("\n") if not line.startswith("#")]
    assert loose_signs("\n".join(said)) == []


def test_a_loose_sign_is_found() -> None:
    assert loose_signs("Quoi ?") == ["Quoi ?"]
    assert loose_signs("« Oui\u00a0»\u00a0!") == ["« "]


def decisions(spec: GameSpec[Any, Any]) -> list[str]:
    """The names of the frames that ask somebody."""
    asking = [n for n, frame in spec.frames.items() if not issubclass(frame, (Step, Chance))]
    assert asking
    return asking


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_everything_a_game_can_say_has_words(name: str, lang: str) -> None:
    spec, words = game(name), Words(lang, name)
    edition = spec.edition()
    for action in edition.catalogue.actions:
        words.action(action, ["Anna", "Ben", "Cleo", "Dirk", "Eva", "Finn"])
    for outcome in edition.outcomes.actions:
        words.outcome(outcome, ["Anna", "Ben", "Cleo", "Dirk", "Eva", "Finn"])
    for rule in (*spec.rulebook.rules, *KERNEL_RULEBOOK.rules):
        words.rule(rule)
        if rule.status == "ruling":
            assert words.reason(rule), f"{rule.number} has no reason"
    wanted = [f"ask-{kebab(frame)}" for frame in decisions(spec)]
    wanted += ["game-name", "game-pitch", "game-length"]
    for variant in spec.variants:
        wanted += [f"variant-{variant.name}", *[f"variant-{variant.name}-{value}" for value in variant.values]]
    s = spec.begin(edition, spec.seat_counts[-1])
    wanted += [f"score-{item}" for item, _ in spec.scores(s, 0)]
    held = [thing for thing, _ in spec.holdings(s, 0)]
    assert [thing for thing in held if not words.has(f"brings-{thing}") and not words.has(f"word-{thing}")] == []
    assert [message for message in wanted if not words.has(message)] == []
    assert words.problems == []


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'; choose one of: en, fr, de, nl"):
        Words("xx")


def test_facts_are_told_as_people_say_them() -> None:
    words = Words("en", "mundus-novus")
    take = game("mundus-novus").edition().catalogue.parse("take 1 sugar")
    assert take is not None
    assert words.action(take, ["Anna", "Ben"]) == "Take sugar cane from Ben"
    assert words.action(take) == "Take sugar cane from 2"
    assert words.text("no-such-text") == "no-such-text"
    assert words.problems == ["en: no text no-such-text"]


def test_several_words_are_joined_and_a_number_finds_the_text_for_all_numbers() -> None:
    words = Words("en", "bora-bora")
    assert words.word("blue+blue+red") == "blue, blue, red"
    assert [words.word(f"regions-{n}") for n in (1, 7)] == ["a hut in 1 region", "huts in 7 regions"]
    assert [words.word(value) for value in ("space-12", "a-thing-7")] == ["space 12", "a-thing-7"]
    assert words.problems == []


def test_an_edition_says_what_it_calls_a_thing() -> None:
    """A word of the game with its value; an id that no edition knows stays as it is."""
    words = Words("en", "mundus-novus")
    assert words.word("D12") == "Caravel 12"
    assert words.word("caravel-card 30") == "Caravel 30"
    assert words.word("caravel") == "caravel"
    assert words.word("D99") == "D99"
    assert words.problems == []
