"""Every command of docs/hosting.md is one that there is, and those that a machine can try are tried."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from fairwind.cli.app import run
from fairwind.server.settings import Settings
from fairwind.server.storage.database import open_database

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(fairwind [^`]+)`")
Run = Callable[..., tuple[int, str]]


def commands() -> list[list[str]]:
    """What a reader would type, without the path of the program."""
    lines = [line for lang, block in FENCE.findall(TEXT) if not lang for line in block.splitlines()]
    lines += INLINE.findall(TEXT)
    typed = [shlex.split(line) for line in lines]
    return [words[1:] for words in typed if words and words[0].endswith("fairwind")]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command of the host: its status and what it said."""

    def told(*arguments: str) -> tuple[int, str]:
        status = run(arguments)
        said = capsys.readouterr()
        return status, said.out + said.err

    return told


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_and_option_is_there(words: list[str], told: Run) -> None:
    names = [word for word in words[:2] if re.fullmatch("[a-z]+", word)]
    status, said = told(*names, "--help")
    assert status == 0, said
    for option in (word for word in words if word.startswith("--")):
        assert option in said, option


def test_the_host_copies_restores_looks_and_changes_the_key(tmp_path: Path, told: Run) -> None:
    data, other, copy = str(tmp_path / "data"), str(tmp_path / "other"), str(tmp_path / "tables.copy")
    database = open_database(Settings(Path(data)))
    database.keys()
    database.close()
    for words in (
        ["backup", copy, "--data", data],
        ["restore", copy, "--data", other],
        ["tables", "list", "--data", other],
        ["tables", "expire", "--dry-run", "--data", other],
        ["key", "rotate", "--data", other],
        ["key", "rotate", "--forget", "--data", other],
    ):
        assert any(words[:2] == typed[:2] or words[0] == typed[0] for typed in commands()), "it stands in the text"
        status, said = told(*words)
        assert status == 0, (words, said)
    status, said = told("serve", "--check", "--data", other, "--port", "0")
    assert "ok     key" in said


def test_every_file_that_is_named_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert link.startswith("https://") or (ROOT / "docs" / link).exists(), link


def test_the_options_of_a_start_are_explained() -> None:
    for option in ("--check", "--data", "--database", "--behind-proxy", "--trust-proxy", "--name", "--limit",
                   "--metrics-port", "--metrics-host", "--log", "--host"):  # fmt: skip
        assert option in TEXT, option
