"""The words of the terminal: the same in four languages, and all there."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from fairwind import cli
from fairwind.locale import LANGUAGES, Words

FOLDER = Path(cli.__file__).parent
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))


def entries(lang: str) -> dict[str, ast.Message]:
    text = (resources.files("fairwind.locale") / lang / "table.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_words(lang: str) -> None:
    english, other = entries("en"), entries(lang)
    assert list(english) == list(other)
    assert {name: names_in(m) for name, m in english.items()} == {name: names_in(m) for name, m in other.items()}


def names_in(message: ast.Message) -> set[str]:
    """The facts that a text uses."""
    return set(re.findall(r"\$(\w+)", serialize_message(message)))


@pytest.mark.parametrize("lang", ["fr", "de", "nl"])
def test_hardly_a_sentence_is_left_in_english(lang: str) -> None:
    same = [
        name
        for name in entries("en")
        if Words("en").text(name, FACTS) == Words(lang).text(name, FACTS) and " " in Words("en").text(name, FACTS)
    ]
    ranks = {"bot-8", "bot-9", "bot-10"}  # a navigator, a commodore, an admiral: the same word elsewhere too
    assert set(same) <= {"table-shown", "table-points", "table-players-same", "table-learn-minutes"} | ranks


NUMBERS = ("count", "all", "round", "number", "few", "most", "checks", "certain", "rulings", "words", "draw", "wrong")
TEXTS = (
    "seat", "things", "place", "sentence", "rule", "typed", "near", "action", "reason", "search", "file", "first",
    "command", "game", "players", "name", "label", "recorded", "right", "who", "holder",
)  # fmt: skip
FACTS: dict[str, int | str] = {**dict.fromkeys(NUMBERS, 3), **dict.fromkeys(TEXTS, "x")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_told(lang: str) -> None:
    words = Words(lang)
    for name in entries(lang):
        assert words.text(name, FACTS)
    assert words.problems == []


def test_the_code_asks_for_no_text_that_is_not_there() -> None:
    asked = set(re.findall(r'text\(\s*"(table-[a-z-]+)"', SOURCES))
    asked |= {f"table-{name}" for name in re.findall(r'self\.text\("([a-z-]+)"', SOURCES)}
    asked |= {f"table-{name}" for name in re.findall(r'table\.text\("([a-z-]+)"', SOURCES)}
    assert len(asked) > 50
    assert asked <= set(entries("en"))


def test_the_help_fits_the_screen() -> None:
    for lang in LANGUAGES:
        assert max(map(len, Words(lang).text("table-help").splitlines())) <= 80
