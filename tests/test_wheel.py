"""A wheel holds all that a game needs: installed into an empty environment, it plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PLAYS = ROOT / "tests" / "installed_play.py"


def run(*command: str | Path, **variables: str) -> str:
    """What a command prints; what it complains of, if it fails. Nothing of ours is to be found but what it is given."""
    alone = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "FAIRWIND_EXPECT"}}
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        env={**alone, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **variables},
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def wheel_of(folder: Path, *, pure: bool) -> Path:
    """The wheel of these sources, built from a copy, so that nothing is left among them."""
    folder.mkdir()
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
        else:
            shutil.copy(source, folder / part)
    # As `make wheel` does it: with the tools that are here, so that no network is needed.
    build = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation")
    run(*build, "--wheel-dir", folder / "dist", folder, FAIRWIND_PURE="1" if pure else "0")
    return next((folder / "dist").glob("fairwind-*.whl"))


def played_from(wheel: Path, folder: Path, build: str) -> list[str]:
    """Each game with its points, played by an empty environment with nothing but this wheel."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps", wheel)
    return run(python, "-I", PLAYS, build).splitlines()


def has_tools(*names: str) -> bool:
    return all(find_spec(name) is not None for name in names)


@pytest.mark.long
@pytest.mark.skipif(not has_tools("pip", "setuptools"), reason="needs pip and setuptools: make setup brings them")
def test_a_plain_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    from fairwind.games import OURS

    wheel = wheel_of(tmp_path / "plain", pure=True)
    assert wheel.name.endswith("-py3-none-any.whl")
    played = played_from(wheel, tmp_path / "empty", "plain")
    assert sorted(line.split()[0] for line in played) == sorted(OURS)


@pytest.mark.long
@pytest.mark.skipif(not has_tools("pip", "setuptools", "mypyc"), reason="needs pip, setuptools and mypyc")
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_compiled_wheel_plays_the_same_games(tmp_path: Path) -> None:
    wheel = wheel_of(tmp_path / "compiled", pure=False)
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    plain = wheel_of(tmp_path / "plain", pure=True)
    assert played_from(wheel, tmp_path / "empty", "compiled") == played_from(plain, tmp_path / "other", "plain")
