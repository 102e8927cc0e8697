"""Our engines, plain and compiled, in one run: `python bench/engines.py [--json FILE]`.

Calls `fairwind bench` once for each game and build: the sources are the plain one, what is installed in `.venv` the
compiled one. Bars: compiled 400,000 decisions/s and a clone in 3 us, plain 72,000 and 8 us, four players.

`--against FOLDER` compares with another version that lies there, plain or compiled, in interleaved runs: medians and
their ratio, now to then.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from fairwind.games import game, game_names

ROOT = Path(__file__).resolve().parent.parent
LINE = "{:14}{:10}{:>12}{:>10}{:>10}{:>12}{:>11}  {}"
COMPARED = "{:14}{:10}{:>12}{:>12}{:>8}{:>12}{:>8}"
FIGURES = ("decisions_per_s", "games_per_s", "clone_us", "options_us", "replay_ms")
BARS = {"plain": (72_000, 8.0), "compiled": (400_000, 3.0)}


def measured(name: str, seats: int, sources: str) -> dict[str, Any]:
    """What `fairwind bench` says of one game in one build."""
    command = [sys.executable, "-m", "fairwind.cli", "bench", "--game", name, "--seats", str(seats), "--json"]
    environment = {**os.environ, "PYTHONPATH": sources}
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def compare(then: str, runs: int) -> None:
    """Print one line for each game: what it does now, what it did then, and the ratio."""
    print(COMPARED.format("game", "build", "now", "then", "ratio", "clone now", "then"))
    for name in game_names():
        seats = min(4, game(name).seat_counts[-1])
        olds, news = [], []
        for _ in range(runs):
            olds.append(measured(name, seats, then))
            news.append(measured(name, seats, "" if olds[-1]["build"] == "compiled" else str(ROOT / "src")))
        if {row["build"] for row in news} != {row["build"] for row in olds}:
            raise SystemExit("what is installed is not compiled, but what lies there is; run make setup first.")
        speeds = [median(row["decisions_per_s"] for row in rows) for rows in (news, olds)]
        clones = [median(row["clone_us"] for row in rows) for rows in (news, olds)]
        ratio = f"{speeds[0] / speeds[1]:.3f}"
        print(COMPARED.format(name, news[0]["build"], *(f"{x:,.0f}" for x in speeds), ratio, *clones), flush=True)


def main() -> None:
    """Print one line for each game and build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    parser.add_argument("--against", type=Path, help="a folder with another version of the package fairwind")
    parser.add_argument("--runs", type=int, default=5, help="interleaved runs to compare, 5 if nothing is said")
    arguments = parser.parse_args()
    if arguments.against:
        compare(str(arguments.against.resolve()), arguments.runs)
        return
    rows = []
    print(LINE.format("game", "build", "decisions/s", "games/s", "clone us", "options us", "replay ms", "bar"))
    for name in game_names():
        for sources in (str(ROOT / "src"), ""):
            row = measured(name, min(4, game(name).seat_counts[-1]), sources)
            rows.append(row)
            speed, clone = BARS[row["build"]]
            bar = "met" if row["decisions_per_s"] > speed and row["clone_us"] < clone else "missed"
            print(LINE.format(name, row["build"], *[f"{row[key]:,}" for key in FIGURES], bar), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
