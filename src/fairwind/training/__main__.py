"""`python -m fairwind.training`: `fairwind train` for a machine that has numpy and no libraries of the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Final

from fairwind.games import UnknownGame
from fairwind.training.display import Lines
from fairwind.training.plan import Plan
from fairwind.training.run_folder import BadRun
from fairwind.training.stages import STAGES, train

LEFT_OUT: Final = ("game", "out", "begun", "seats")


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The plan that the arguments describe."""
    values: dict[str, Any] = {name: value for name, value in vars(arguments).items() if name != "stage"}
    values["out"] = Path(values["out"] or f"training-{arguments.game}")
    values["seats"] = tuple(int(seats) for seats in values["seats"].split(",") if seats)
    return Plan(**values)


def parser() -> argparse.ArgumentParser:
    """The options: one for each field of a plan."""
    made = argparse.ArgumentParser(prog="python -m fairwind.training", description=__doc__)
    made.add_argument("--game", required=True)
    made.add_argument("--stage", default="", help=f"one of {', '.join(STAGES)}; all of them in order if none is named")
    made.add_argument("--out", default="", help="the folder of the run")
    made.add_argument("--seats", default="", help="how many play, game after game, such as 2,4")
    for option in fields(Plan):
        if option.name not in LEFT_OUT and option.default is not MISSING:
            name = "--" + option.name.replace("_", "-")
            made.add_argument(name, type=type(option.default), default=option.default)
    return made


def main(arguments: Sequence[str]) -> int:
    """Train as asked; 2 with one sentence for whatever was asked wrongly."""
    asked = parser().parse_args(arguments)
    try:
        train(plan_of(asked), asked.stage, Lines())
    except (BadRun, UnknownGame) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
