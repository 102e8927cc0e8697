"""What has to be green before a change lands: `.ci/run` closes on bad style and on a failed test."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Stands in for make: notes what was asked of it, and fails where it is told to.
MAKE = """#!/bin/sh
echo "$1 CI=$CI" >> "{log}"
test "$1" != "{fails}"
"""


def run_gate(folder: Path, fails: str) -> tuple[int, list[str]]:
    """The exit status of `.ci/run`, and what it asked of make."""
    log = folder / "log"
    make = folder / "make"
    make.write_text(MAKE.format(log=log, fails=fails))
    make.chmod(0o755)
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "CI": ""}
    done = subprocess.run(["bash", ".ci/run"], cwd=ROOT, env=env, check=False)
    return done.returncode, log.read_text().splitlines()


def test_style_and_types_come_before_the_tests(tmp_path: Path) -> None:
    assert run_gate(tmp_path, fails="nothing") == (0, ["check CI=true", "test CI=true"])


@pytest.mark.parametrize("step", ["check", "test"])
def test_a_step_that_fails_closes_the_gate(tmp_path: Path, step: str) -> None:
    status, asked = run_gate(tmp_path, step)
    assert status != 0
    assert asked[-1] == f"{step} CI=true"
