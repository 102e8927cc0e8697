"""RLlib learns at the PettingZoo door, in an environment of its own, on two workers of Ray, and beats chance."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "examples" / "rllib_ppo.py"
MINUTES = "3"


@pytest.fixture
def python() -> Path:
    """The Python of RLlib's environment, which is made if it is not there."""
    made = subprocess.run(
        [sys.executable, ROOT / "tools" / "environment.py", "rllib"], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        pytest.skip(f"RLlib's environment cannot be made here: {made.stdout[-300:]}")
    return ROOT / ".venv-rllib" / "bin" / "python"


@pytest.mark.long
def test_a_few_minutes_of_ppo_on_two_workers_beat_chance(python: Path, tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    learned = subprocess.run(
        [python, PROGRAM, "--workers", "2", "--minutes", MINUTES, "--games", "200", "--json", figures],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert learned.returncode == 0, learned.stdout[-2000:] + learned.stderr[-2000:]
    found = json.loads(figures.read_text())
    assert found["games"] == 200
    # Chance itself would win half of them: the whole interval lies well above that.
    assert found["at_least"] > 0.6, found
