"""The same game in the browser's Python: golden records end as they did, and seeds mean the same."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RECORDS = ROOT / "tests" / "golden"
PROGRAM = ROOT / "tests" / "offline" / "replayed_in_browser.py"
RUNNER = ROOT / "tools" / "browser_python.mjs"
PATIENCE = 300


def in_browser(folder: Path, records: Path, games: int) -> Any:
    """What comes out in the browser's Python, under node."""
    node = shutil.which("node")
    if node is None or not PYODIDE.is_dir():
        pytest.skip("Node or the package pyodide is not here: run `npm install` in web/.")
    wanted = folder / "browser.json"
    words = [str(ROOT / "src"), str(records), str(wanted), str(games)]
    subprocess.run([node, str(RUNNER), str(PYODIDE), str(PROGRAM), *words], check=True, timeout=PATIENCE)
    return json.loads(wanted.read_text("utf-8"))


def here(folder: Path, records: Path, games: int) -> Any:
    """What comes out here."""
    wanted = folder / "here.json"
    words = [str(ROOT / "src"), str(records), str(wanted), str(games)]
    subprocess.run([sys.executable, "-P", str(PROGRAM), *words], check=True, timeout=PATIENCE)
    return json.loads(wanted.read_text("utf-8"))


def test_golden_records_and_seeds_in_the_browsers_python(tmp_path: Path) -> None:
    """One record of each ending: the first of its name, which is the one for the fewest players."""
    some = tmp_path / "records"
    for game in sorted(path for path in RECORDS.iterdir() if path.is_dir() and path.name != "__pycache__"):
        endings: dict[str, Path] = {}
        for path in sorted(game.glob("*.jsonl")):
            endings.setdefault(path.stem.rpartition("-")[0], path)
        for path in endings.values():
            (some / game.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(path, some / game.name)
    found = in_browser(tmp_path, some, 1)
    assert len(found) > 8
    assert found == here(tmp_path, some, 1)
    for name, outcome in found.items():
        assert not name.endswith(".jsonl") or outcome[:2] == [True, 0], name


@pytest.mark.long
def test_every_golden_record_and_many_seeds_in_the_browsers_python(tmp_path: Path) -> None:
    assert in_browser(tmp_path, RECORDS, 20) == here(tmp_path, RECORDS, 20)
