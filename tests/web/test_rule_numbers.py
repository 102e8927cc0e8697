"""The page knows rules by what the games explain: it names none itself, and what it is told exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.refusals import KERNEL_RULEBOOK
from fairwind.kernel.rulebook import message_name

SOURCES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
RULEBOOKS: Final = [KERNEL_RULEBOOK, *[game(name).rulebook for name in game_names()]]
NUMBERS: Final = {rule.number for book in RULEBOOKS for rule in book.rules}
PREFIXES: Final = sorted({number.split("-")[0] for number in NUMBERS})
# MN-4.9 as people write it, mn-4-9 as its text is called.
NAMED: Final = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-\d+(?:[.-]\d+)?\b", re.IGNORECASE)


def named_in(folder: Path) -> dict[str, list[str]]:
    """The rules that each file names, less tests and comments of the one who reads the code."""
    files = [path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    found = {str(path.relative_to(folder)): NAMED.findall(code(path.read_text("utf-8"))) for path in files}
    return {name: numbers for name, numbers in found.items() if numbers}


def code(text: str) -> str:
    """The text without its comments: an example of a number may stand there."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", "", text, flags=re.DOTALL)


def test_no_file_of_the_page_names_a_rule() -> None:
    assert named_in(SOURCES) == {}


@pytest.mark.parametrize("name", game_names())
def test_what_explains_a_thing_is_a_rule(name: str) -> None:
    explains = game(name).explains
    assert {number for numbers in explains.values() for number in numbers} <= NUMBERS


def test_a_rule_that_is_named_is_found(tmp_path: Path) -> None:
    number = min(NUMBERS)
    (tmp_path / "help.ts").write_text(f"const land = words.text('{message_name(number)}'); // see {number}\n", "utf-8")
    (tmp_path / "help.test.ts").write_text(f"expect('{number}')\n", "utf-8")
    assert named_in(tmp_path) == {"help.ts": [message_name(number)]}
