"""What the page takes from Python is up to date."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_types_and_tables_are_those_of_the_games() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "web/generate.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def npm(script: str) -> None:
    if not shutil.which("npm") or not (ROOT / "web" / "node_modules").exists():
        pytest.skip("Node or its packages are not here: run `npm install` in web/.")
    command = ["npm", "run", "--silent", script]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_unit_tests_of_the_page() -> None:
    npm("test")


@pytest.mark.long
def test_types_of_the_page() -> None:
    npm("check")


def test_the_lock_file_names_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
