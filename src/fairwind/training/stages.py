"""The stages of a training run, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fairwind.training.advice_search import tune
from fairwind.training.chances import learn_chances
from fairwind.training.display import Display
from fairwind.training.lesson import fit
from fairwind.training.plan import Plan
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.selfplay import play_and_learn
from fairwind.training.start_games import play_start_games
from fairwind.training.strength_plot import plot

Stage = Callable[[Plan, RunFolder, Display], Any]

STAGES: Final[dict[str, Stage]] = {
    "advice": tune,
    "games": play_start_games,
    "fit": fit,
    "selfplay": play_and_learn,
    "chances": learn_chances,
    "plot": plot,
}


def train(plan: Plan, stage: str, display: Display) -> None:
    """Run one stage, or all of them."""
    if stage and stage not in STAGES:
        raise BadRun(f"There is no stage '{stage}'; choose one of: {', '.join(STAGES)}.")
    folder = RunFolder(plan.out, plan.game)
    for name, run in STAGES.items():
        if not stage or name == stage:
            run(plan, folder, display)
