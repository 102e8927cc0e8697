"""A fifth game, installed from outside: rules, words, terminal board and bots are all there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fairwind.kernel.record import read_record
from fairwind.locale import LANGUAGES
from tests.cli.terminal import Ran, fairwind_apart, too_wide
from tests.installed_game import InstalledGame

QUESTIONS = "".join(f"? send ship-{draught}\n" for draught in range(1, 7))
TITLES = {"en": "Low Tide", "fr": "Marée basse", "de": "Niedrigwasser", "nl": "Laagwater"}
STAYING = {
    "en": "keep all your ships",
    "fr": "garder tous tes navires",
    "de": "im Hafen lassen",
    "nl": "in de haven houden",
}


def run(game: InstalledGame, *arguments: str, typed: str = "", cwd: Path | None = None, **env: str) -> Ran:
    return fairwind_apart(*arguments, typed=typed, cwd=cwd, PYTHONPATH=game.path, **env)


def test_without_its_folder_nobody_knows_it() -> None:
    assert "There is no game 'low-tide'" in fairwind_apart("rules", "low-tide").complained()


def test_its_own_tests_and_the_conformance_suite_pass(fifth_game: InstalledGame) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=fifth_game.sources,
        env={**os.environ, "PYTHONPATH": fifth_game.path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "13 passed" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_listed_with_ours_and_shows_its_rules(fifth_game: InstalledGame, lang: str) -> None:
    listed = run(fifth_game, "games", "--lang", lang).out
    assert TITLES[lang] in listed
    assert "Santa Maria" in listed
    rules = run(fifth_game, "rules", "low-tide", "--lang", lang)
    assert rules.status == 0
    assert STAYING[lang] in " ".join(rules.out.split())
    assert "LT-3.2" in rules.out
    assert "$" not in rules.out, "what is printed is filled in"


def test_no_rule_lacks_code_test_or_text(fifth_game: InstalledGame) -> None:
    ran = run(fifth_game, "rules", "low-tide", "--report", cwd=fifth_game.sources)
    assert "low-tide: 7 rules" in ran.out
    assert ran.status == 0, ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_to_its_end_in_the_terminal(fifth_game: InstalledGame, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("play", "low-tide", "--seats", "you:Anna,greedy,random", "--seed", "a", "--lang", lang)
    ran = run(fifth_game, *arguments, "--save", str(file), typed=QUESTIONS + "1\n" * 4)
    assert ran.status == 0, ran.err
    assert "LT-2.2" in ran.out, "a ship that one does not have is refused"
    assert TITLES[lang] in ran.out
    assert "⛵" in ran.out, "its own board is drawn"
    assert too_wide(ran.out) == []
    for left_out in ("table-", "ask-", "do-send", "log-", "word-", "$"):
        assert left_out not in ran.out.replace(str(tmp_path), "")
    assert read_record(file.read_text(encoding="utf-8")).result is not None
    assert run(fifth_game, "replay", str(file), "--check").status == 0
    assert "⛵" in run(fifth_game, "replay", str(file), "--step", "--lang", lang, typed="\n" * 40).out


def test_a_newcomer_finds_it_in_the_menu(fifth_game: InstalledGame, tmp_path: Path) -> None:
    ran = run(fifth_game, "play", "--lang", "en", typed="5\n1\n\n\nq\n", XDG_DATA_HOME=str(tmp_path))
    assert "Low Tide: Send your ships out" in ran.out
    assert "Which ship do you send out?" in ran.out


def test_bots_play_it_against_each_other(fifth_game: InstalledGame) -> None:
    ran = run(fifth_game, "match", "--game", "low-tide", "--bots", "greedy,random", "--games", "4", "--json")
    assert ran.status == 0, ran.err
    assert '"low-tide"' in ran.out
