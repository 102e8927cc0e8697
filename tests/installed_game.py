"""A game from outside, installed into a folder of its own: on the path it is there, without it nobody knows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import fairwind

FIFTH_GAME: Final = Path(__file__).parent / "fifth_game"
FAIRWIND: Final = Path(fairwind.__file__).parents[1]
PIP: Final = (
    sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index",
    "--disable-pip-version-check", "--target",
)  # fmt: skip


class InstalledGame:
    """Where the game is installed, and a copy of its sources with its own tests."""

    def __init__(self, folder: Path) -> None:
        self.sources: Final = folder / "sources"
        self.installed: Final = folder / "installed"

    @property
    def path(self) -> str:
        """PYTHONPATH for a process that is to find this game beside Fairwind."""
        return os.pathsep.join([str(self.installed), str(FAIRWIND)])


def install_game(sources: Path, folder: Path) -> InstalledGame:
    """Build and install a game as its users would, but from here and without a network."""
    game = InstalledGame(folder)
    shutil.copytree(sources, game.sources)  # building leaves files behind
    done = subprocess.run(
        [*PIP, str(game.installed), str(game.sources)], capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return game
