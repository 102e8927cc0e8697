"""Stage `chances`: the chance to win that a net tells comes true among equals.

Nets learn from games with weaker players too, and there who stands well also plays well. At a table of equals that is
no help, and every seat thinks too highly of itself. So equals play some games, and one more output learns from the same
units how those end. It is what people are told; bots go on choosing by `win`, as they were measured.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fairwind.bots.net import CHANCE
from fairwind.training.display import Display
from fairwind.training.lesson import HELD_OUT, calibration
from fairwind.training.plan import Plan, Stopwatch
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.samples import Samples
from fairwind.training.start_games import AT, Mix, all_samples, batches_of, play_batches
from fairwind.training.value_net import as_bots_say, units_of, with_output

FIRST_NUMBER: Final = 900_000_000  # of the games: those of all other stages are lower
PART: Final = "chances"
STEPS: Final = 30  # of Newton's method, which needs far fewer
HOLD: Final = 1.0  # how firmly weights that hardly matter are held at 0
ON: Final = 256  # a unit that is fully on counts nearly so much
ROWS: Final = 8192  # that are worked out at a time


def learn_chances(plan: Plan, folder: RunFolder, display: Display) -> None:
    """Run the stage: the net of the run says one thing more."""
    file = folder.path / "net.bin"
    if not file.is_file():
        raise BadRun(f"There is no net in {folder.path} whose chances could be learned; run --stage fit first.")
    net = file.read_bytes()
    several = replace(plan, seats=tuple(seats for seats in plan.table_sizes() if seats > 1))
    mix = Mix(((f"{plan.player}{AT}0", 1),), strangers=0)
    numbers = range(FIRST_NUMBER, FIRST_NUMBER + plan.equals)
    batches = batches_of(several, folder, f"{PART}/{plan.seed}", mix, numbers, [net])
    if play_batches(plan, folder, display, PART, batches, Stopwatch(plan.minutes)) < plan.equals:
        return  # the time is up; whoever goes on plays the rest
    content = with_chance(net, all_samples(folder, (PART,), plan.positions), folder, display)
    folder.write("net.bin", content)


def with_chance(net: bytes, samples: Samples, folder: RunFolder, display: Display) -> bytes:
    """The net with what it tells of the win, and a line in the log on how well that comes true."""
    won = samples.outcome[:, 0].astype(np.float64)
    learned = samples.game % HELD_OUT != 0
    units = np.concatenate([units_of(net, samples.observed[n : n + ROWS]) for n in range(0, len(won), ROWS)]) / ON
    *weights, start = logistic(units[learned], won[learned])
    content = with_output(net, CHANCE, np.array(weights, dtype=np.float32), start)
    held_out = samples.observed[~learned]
    said = np.concatenate([as_bots_say(content, held_out[n : n + ROWS]) for n in range(0, len(held_out), ROWS)])
    before, after = (calibration(said[:, place], won[~learned].astype(np.float32)) for place in (0, -1))
    folder.log(PART, games=len(np.unique(samples.game)), before=before, after=after)
    worst = [max(abs(one["said"] - one["came"]) for one in bins) for bins in (before, after)]
    display.say(f"chances among equals: off by {worst[0]:.3f} at most before, by {worst[1]:.3f} now")
    return content


def logistic(units: NDArray[np.float64], won: NDArray[np.float64]) -> list[float]:
    """A weight for each unit, and what is added: the logits by which shares of the win are likeliest."""
    rows = np.column_stack([units, np.ones(len(units))])
    hold = np.diag([HOLD] * units.shape[1] + [0.0])
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows.T @ (won - chance) - hold @ weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + hold
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return [float(weight) for weight in weights]
