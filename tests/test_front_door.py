"""The names that `import fairwind` gives: all of them are there, all of them are explained, and it costs nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fairwind

PAGE = Path(__file__).resolve().parent.parent / "docs" / "python.md"
ROW = re.compile(r"^\| `(\w+)` \| [A-Z].*\. \|$", re.MULTILINE)


def said_by(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_name_is_explained_in_a_sentence_and_nothing_else_is() -> None:
    assert sorted(ROW.findall(PAGE.read_text("utf-8"))) == sorted(fairwind.__all__)


@pytest.mark.parametrize("name", fairwind.__all__)
def test_every_name_is_there(name: str) -> None:
    found = getattr(fairwind, name)
    assert name in dir(fairwind)
    if name != "__version__":
        assert found.__name__ == name
        assert found is getattr(sys.modules[found.__module__], name)


def test_a_name_that_is_not_there_is_an_error_that_says_which_are() -> None:
    with pytest.raises(AttributeError, match=r"fairwind has no 'bots_of_mine'; its names are: Position, .*play\."):
        fairwind.bots_of_mine  # type: ignore[attr-defined] # noqa: B018


def test_a_star_brings_all_of_them() -> None:
    assert said_by("from fairwind import *; print(game('santa-cruz').name, callable(play))") == "santa-cruz True"


def test_importing_fairwind_imports_nothing_of_it() -> None:
    ask = "import sys, fairwind; print([name for name in sys.modules if name.startswith('fairwind.')])"
    assert said_by(ask) == "[]"
    assert "fairwind.bots" in said_by(ask.replace("; print", "; fairwind.bot; print"))
