"""Run the tests plain, then compiled, and say which ran: the last line of `make test`.

Where CI=true is set, a build or a test that was skipped counts as a failure.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import PYTHON, ROOT, which_build

PASSED = 0
# What is compiled, and all that it promises; doors are plain in both builds, so they are tested once.
CORE = [f"tests/{name}" for name in ("kernel", "games", "golden", "perft", "hostile", "bots")]
CORE += ["tests/test_build.py", "tests/test_many_games.py", "tests/test_front_door.py"]
CORE += ["tests/coach/test_blunders.py", "tests/coach/test_whole_reviews.py"]  # which need the speed


def stale_libraries() -> list[Path]:
    """Libraries that `make compile` left among the sources: they would shadow what was edited since."""
    return list((ROOT / "src").rglob("*.so"))


def run_tests(build: str, arguments: list[str]) -> bool:
    """Run the tests against the sources (plain) or against what is installed (compiled)."""
    print(f"\n== {build} ==", flush=True)
    where = {"PYTHONPATH": str(ROOT / "src")} if build == "plain" else {"PYTHONPATH": ""}
    done = subprocess.run(
        [PYTHON, "-P", "-m", "pytest", "-n", os.environ.get("FAIRWIND_WORKERS", "2"), *arguments],
        cwd=ROOT,
        env={**os.environ, **where, "FAIRWIND_EXPECT": build, "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    return done.returncode == PASSED


def main(arguments: list[str]) -> int:
    """0 if everything that could run has passed."""
    for library in stale_libraries():
        library.unlink()
    verdicts = [f"plain {'passed' if run_tests('plain', arguments) else 'FAILED'}"]
    if which_build() == "compiled":
        verdicts.append(f"compiled {'passed' if run_tests('compiled', [*CORE, *arguments]) else 'FAILED'}")
    else:
        verdicts.append("compiled SKIPPED (no C compiler here, and none could be installed)")
    print(f"make test: {', '.join(verdicts)}", flush=True)
    strict = os.environ.get("CI") == "true"
    return int(any("FAILED" in v or (strict and "SKIPPED" in v) for v in verdicts))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
