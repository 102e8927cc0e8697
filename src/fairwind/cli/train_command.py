"""`fairwind train`: make the advice and the net of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final, Self

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from fairwind.cli.entry import missing_libraries
from fairwind.cli.screen import console_for
from fairwind.kernel.spec import BadTable
from fairwind.training.display import Display

NEEDED: Final = ("numpy",)


def train(
    name: Annotated[str, typer.Option("--game", help="The game.")],
    stage: Annotated[
        str, typer.Option(help="advice, games, fit, selfplay, chances or plot; all of them if none is named.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="The folder of the run, else training-GAME: it goes on where it was left.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    minutes: Annotated[float, typer.Option(help="For each stage; 0 is as long as it takes.")] = 0.0,
    jobs: Annotated[int, typer.Option(help="Processes that play.")] = 1,
    ray: Annotated[str, typer.Option(help="The address of a Ray cluster that plays, or local.")] = "",
    torch: Annotated[str, typer.Option(help="cpu or cuda: learn with torch instead of numpy.")] = "",
    games: Annotated[int, typer.Option(help="Games to begin with.")] = 2000,
    seats: Annotated[str, typer.Option(help="How many play, game after game, such as 2,4.")] = "",
    option: Annotated[list[str] | None, typer.Option("--set", help="name=value for any other option.")] = None,
) -> None:
    """Make the advice and the net of a game: tune, play, learn, play oneself, and draw how it went."""
    missing = missing_libraries(NEEDED)
    if missing:
        raise BadTable(f"Training needs {', '.join(missing)}: run pip install 'fairwind[training]' and try again.")
    from fairwind.training.plan import plan_from
    from fairwind.training.run_folder import BadRun
    from fairwind.training.stages import train as run

    asked: dict[str, Any] = {
        "game": name, "seed": seed, "minutes": minutes, "jobs": jobs, "ray": ray, "torch": torch, "games": games,
        "seats": seats,
    }  # fmt: skip
    if out is not None:
        asked["out"] = str(out)
    for each in option or []:
        key, equals, value = each.partition("=")
        if not equals:
            raise BadTable(f"--set {each} says no value; write --set name=value.")
        asked[key.replace("-", "_")] = value
    try:
        plan = plan_from(asked)
        try:
            with Bars() as display:
                run(plan, stage, display)
        except KeyboardInterrupt:
            print(
                f"Interrupted; what was done is in {plan.out}, and the same command goes on from it.", file=sys.stderr
            )
            raise
    except BadRun as error:
        raise BadTable(str(error)) from None


def bars() -> Progress:
    """A bar on stderr, with what is known at the moment."""
    columns = (
        TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("{task.fields[note]}", markup=False),
    )  # fmt: skip
    return Progress(*columns, console=console_for(stderr=True))


class Bars(Display):
    """Shows a bar for each thing that takes time."""

    def __init__(self) -> None:
        self.progress: Final = bars()
        self.task: TaskID | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.task is not None:
            self.progress.stop()

    def begin(self, title: str, total: int) -> None:
        self.progress.start()
        self.task = self.progress.add_task(title, total=total, note="")

    def advance(self, done: int, text: str = "") -> None:
        if self.task is not None:
            self.progress.update(self.task, completed=done, note=text)

    def say(self, text: str) -> None:
        self.progress.console.print(text, markup=False, highlight=False)
