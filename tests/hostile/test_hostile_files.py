"""Whatever file a stranger sends: a sentence that says what is wrong, or a game; quickly, and in little memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairwind.kernel.editions import EditionError, Sheet
from fairwind.kernel.record import RecordError, read_record
from fairwind.tables.jobs import check_record
from tests.hostile.mutations import HEADER, N_BOMBS, golden
from tests.hostile.trial import LARGEST, LONGEST

ROOT = Path(__file__).resolve().parents[2]


def with_tests() -> dict[str, str]:
    """This environment, in which the tests are found too."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]),
    }


def tried(what: str, count: int) -> dict[str, Any]:
    """How it went with so many files, in a process of its own; one that sticks or dies fails with its number."""
    command = [sys.executable, "-m", "tests.hostile.trial", what, "0", str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=with_tests())
    lines = done.stdout.splitlines()
    failed = [line for line in lines if line.startswith("FAILED")]
    assert failed == []
    assert lines, done.stderr[-2000:]
    assert lines[-1].startswith("DONE"), f"{lines[-1]}: {done.stderr[-2000:]}"
    told: dict[str, Any] = json.loads(lines[-1].removeprefix("DONE "))
    assert told["tried"] == count
    assert told["slowest"] <= LONGEST
    assert told["grown"] <= LARGEST
    return told


def test_five_hundred_hostile_records_are_refused_or_shown() -> None:
    told = tried("records", 500)
    assert told["sound"] > 25, "the files are refused before anything is tried"


def test_hostile_editions_are_refused_or_played() -> None:
    assert tried("editions", 100)["sound"] > 5


def test_the_largest_records_take_little_memory() -> None:
    tried("bombs", N_BOMBS)


@pytest.mark.long
def test_ten_thousand_hostile_records_are_refused_or_shown() -> None:
    tried("records", 10_000)


@pytest.mark.long
def test_two_thousand_hostile_editions_are_refused_or_played() -> None:
    tried("editions", 2_000)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
LINES = st.dictionaries(st.sampled_from(("by", "do", "undo", "check", "state", "result", "who", "x")), JSON, max_size=4)


@given(st.dictionaries(st.sampled_from(HEADER), JSON, max_size=5), st.lists(LINES, max_size=5), st.integers(0, 10_000))
@settings(max_examples=150, deadline=None)
def test_any_json_is_refused_with_a_sentence_or_read(header: dict[str, Any], lines: list[Any], number: int) -> None:
    sound = golden()[number % len(golden())]
    rows = [{**json.loads(sound[0]), **header}, *lines]
    text = "\n".join([*map(json.dumps, rows), *sound[1 : number % 10]])
    told = check_record({"record": text})
    assert set(told) in ({"wrong"}, {"wrong", "title", "facts"}, {"game", "over"})
    assert str(told.get("wrong", "x")).isprintable()


@given(st.text(max_size=300))
@settings(max_examples=150, deadline=None)
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RecordError, match=r"\w"):
        read_record(text)
    try:
        Sheet("x.toml", text)
    except EditionError as error:
        assert str(error).isprintable()  # noqa: PT017
