"""`python -m fairwind.training`: `fairwind train` for a machine that has numpy and no libraries of the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields

from fairwind.arena.workers import NoWorkers
from fairwind.bots import UnknownBot
from fairwind.games import UnknownGame
from fairwind.training.display import Lines
from fairwind.training.plan import Plan, plan_from
from fairwind.training.run_folder import BadRun
from fairwind.training.stages import STAGES, train


def parser() -> argparse.ArgumentParser:
    """The options: one for each field of a plan."""
    made = argparse.ArgumentParser(prog="python -m fairwind.training", description=__doc__)
    made.add_argument("--stage", default="", help=f"one of {', '.join(STAGES)}; all of them in order if none is named")
    for option in fields(Plan):
        name = "--" + option.name.replace("_", "-")
        made.add_argument(name, default=argparse.SUPPRESS, required=option.name == "game")
    return made


def main(arguments: Sequence[str]) -> int:
    """Train as asked; 2 with one sentence for whatever was asked wrongly."""
    asked = parser().parse_args(arguments)
    try:
        options = {name: value for name, value in vars(asked).items() if name != "stage"}
        train(plan_from(options), asked.stage, Lines())
    except (BadRun, UnknownGame, UnknownBot, NoWorkers) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
