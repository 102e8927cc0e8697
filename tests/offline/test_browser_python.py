"""The same game in the browser's Python: golden records end as they did, and seeds mean the same."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import OURS, game
from fairwind.testing.conformance import small_tables

ROOT = Path(__file__).parent.parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RECORDS = ROOT / "tests" / "golden"
REPLAYS = ROOT / "tests" / "offline" / "replayed_in_browser.py"
TRIALS = ROOT / "tests" / "offline" / "tried_in_browser.py"
RUNNER = ROOT / "tools" / "browser_python.mjs"
PATIENCE = 300
LONG = 3600


def in_browser(program: Path, folder: Path, *words: str, patience: int = PATIENCE) -> Any:
    """What a program writes down in the browser's Python, under node; it hears first where our sources are."""
    node = shutil.which("node")
    if node is None or not PYODIDE.is_dir():
        pytest.skip("Node or the package pyodide is not here: run `npm install` in web/.")
    wanted = folder / "browser.json"
    command = [node, str(RUNNER), str(PYODIDE), str(program), str(ROOT / "src"), words[0], str(wanted), *words[1:]]
    subprocess.run(command, check=True, timeout=patience)
    return json.loads(wanted.read_text("utf-8"))


def here(program: Path, folder: Path, *words: str, patience: int = PATIENCE) -> Any:
    """What it writes down here."""
    wanted = folder / "here.json"
    command = [sys.executable, "-P", str(program), str(ROOT / "src"), words[0], str(wanted), *words[1:]]
    subprocess.run(command, check=True, timeout=patience)
    return json.loads(wanted.read_text("utf-8"))


def test_golden_records_and_seeds_in_the_browsers_python(tmp_path: Path) -> None:
    """One record of each ending: the first of its name, which is the one for the fewest players."""
    some = tmp_path / "records"
    for its in sorted(path for path in RECORDS.iterdir() if path.is_dir() and path.name != "__pycache__"):
        endings: dict[str, Path] = {}
        for path in sorted(its.glob("*.jsonl")):
            endings.setdefault(path.stem.rpartition("-")[0], path)
        for path in endings.values():
            (some / its.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(path, some / its.name)
    found = in_browser(REPLAYS, tmp_path, str(some), "1")
    assert len(found) > 8
    assert found == here(REPLAYS, tmp_path, str(some), "1")
    for name, outcome in found.items():
        assert not name.endswith(".jsonl") or outcome[:2] == [True, 0], name


@pytest.mark.long
def test_every_golden_record_and_many_seeds_in_the_browsers_python(tmp_path: Path) -> None:
    words = (str(RECORDS), "20")
    assert in_browser(REPLAYS, tmp_path, *words) == here(REPLAYS, tmp_path, *words)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(OURS))
def test_every_promise_is_kept_in_the_browsers_python(tmp_path: Path, name: str) -> None:
    """The trials of the conformance suite, with every number of players and every variant."""
    trials = [[name, seats, variants, f"{name}/{seats}/0"] for seats, variants in small_tables(game(name))]
    given = tmp_path / "trials.json"
    given.write_text(json.dumps(trials), encoding="utf-8")
    found = in_browser(TRIALS, tmp_path, str(given), patience=LONG)
    assert len(found) == len(trials)
    assert found == here(TRIALS, tmp_path, str(given), patience=LONG)
