"""Stage `fit`: a net learns what became of the games, with numpy, or with torch where it is installed."""

from __future__ import annotations

import math
import platform
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.bots.net import CHANCE
from fairwind.kernel.spec import Json
from fairwind.training.display import Display
from fairwind.training.foresight import foreseen
from fairwind.training.plan import Plan, Stopwatch
from fairwind.training.run_folder import BadRun, RunFolder
from fairwind.training.samples import Samples, shape_of
from fairwind.training.start_games import all_samples
from fairwind.training.value_net import (
    Floats,
    Scaling,
    Weights,
    as_bots_say,
    exported,
    first_weights,
    gradient,
    imported,
    loss_and_slope,
    outputs_of,
    scaling_of,
    without_output,
)

HELD_OUT: Final = 12  # every twelfth game is kept to test what was learned
IMPORTANCE: Final = (1.0, 0.5, 0.5)  # of win, points and margin in the loss
ITEMS: Final = 1.0  # of all items together
PATIENCE: Final = 3  # epochs without a better loss on the games held out
CHECK_ROWS: Final = 100_000
BINS: Final = 10
ENOUGH: Final = 200  # rows through which a line is drawn


class NotANumber(ArithmeticError):
    """Training that went astray."""


@dataclass
class Lesson:
    """What there is to learn: rows of inputs, targets in units of their scales, and rows held out."""

    observed: NDArray[np.int16]
    target: Floats
    scaling: Scaling
    importance: Floats
    rows: NDArray[np.int64]
    held_out: NDArray[np.int64]

    def inputs(self, rows: NDArray[np.int64]) -> Floats:
        """Scaled inputs of some rows."""
        scaled: Floats = self.observed[rows].astype(np.float32)
        scaled *= 1 / self.scaling.inputs
        return scaled


@dataclass
class Pupil:
    """Weights in training, and what Adam remembers of their gradients."""

    weights: Weights
    decay: float
    mean: Weights = field(default_factory=list)
    square: Weights = field(default_factory=list)
    steps: int = 0

    def __post_init__(self) -> None:
        self.mean = [np.zeros_like(part) for part in self.weights]
        self.square = [np.zeros_like(part) for part in self.weights]

    def step(self, slopes: Weights, rate: float) -> None:
        """Go downhill: Adam, with weights (not the numbers added to them) drawn towards 0."""
        self.steps += 1
        fresh_mean, fresh_square = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, slope in enumerate(slopes):
            mean, square, part = self.mean[place], self.square[place], self.weights[place]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            if part.ndim == 2:
                part *= np.float32(1 - rate * self.decay)
            part -= (
                np.float32(rate)
                * (mean / np.float32(fresh_mean))
                / (np.sqrt(square / np.float32(fresh_square)) + np.float32(1e-8))
            )


def lesson_of(samples: Samples, mixed: float, scaling: Scaling | None = None) -> Lesson:
    """What samples teach: the outcome, mixed with what a search said where there was one."""
    target = mixed_target(samples, mixed)
    scaling = scaling or scaling_of(samples.observed, target)
    importance = np.full(target.shape[1], ITEMS / max(1, target.shape[1] - 3), dtype=np.float32)
    importance[:3] = IMPORTANCE
    out = samples.game % HELD_OUT == 0
    if not out.any() or out.all():
        raise BadRun("There are too few games to hold some out; play more with --games.")
    return Lesson(
        samples.observed,
        (target / scaling.outputs).astype(np.float32),
        scaling,
        importance,
        np.flatnonzero(~out),
        np.flatnonzero(out),
    )


def mixed_target(samples: Samples, mixed: float) -> Floats:
    """The outcome, with a share of what a search said; only that where there is no outcome."""
    outcome, searched = samples.outcome, on_level(samples)
    target = np.where(np.isnan(searched), outcome, (1 - mixed) * outcome + mixed * searched)
    made: Floats = np.where(np.isnan(outcome), searched, target).astype(np.float32)
    return made


def on_level(samples: Samples) -> Floats:
    """What searches said, on the level of what came.

    A search plays on worse than those who really played, so it promises less: a straight line through the rows that
    have both puts that right.
    """
    lifted = samples.searched.copy()
    for column in range(lifted.shape[1]):
        said, came = samples.searched[:, column], samples.outcome[:, column]
        both = ~np.isnan(said) & ~np.isnan(came)
        if both.sum() >= ENOUGH and said[both].std() > 0:
            slope, start = np.polyfit(said[both], came[both], 1)
            lifted[:, column] = slope * said + start
    lifted[:, 0] = np.clip(lifted[:, 0], 0, 1)
    return lifted


def rate_at(part: float, top: float) -> float:
    """The learning rate after a part of all steps: up for a moment, then down in a half wave."""
    return top * min(1.0, part / 0.03 + 0.05) * (0.02 + 0.98 * (0.5 + 0.5 * math.cos(math.pi * part)))


class NumpyTrainer:
    """Takes steps with numpy."""

    def __init__(self, lesson: Lesson, weights: Weights, plan: Plan) -> None:
        self.lesson: Final = lesson
        self.pupil: Final = Pupil([part.copy() for part in weights], plan.decay)

    def step(self, rows: NDArray[np.int64], rate: float) -> float:
        """One step on some rows; their loss before it."""
        lesson = self.lesson
        loss, slopes = gradient(self.pupil.weights, lesson.inputs(rows), lesson.target[rows], lesson.importance)
        self.pupil.step(slopes, rate)
        return loss

    def weights(self) -> Weights:
        """As they are now."""
        return [part.copy() for part in self.pupil.weights]


def loss_on(lesson: Lesson, weights: Weights, rows: NDArray[np.int64]) -> float:
    """The mean loss on some rows."""
    return sum_of_losses(
        [(outputs_of(weights, lesson.inputs(part)), lesson.target[part]) for part in _parts(rows)], lesson.importance
    )


def sum_of_losses(said_and_target: Sequence[tuple[Floats, Floats]], importance: Floats) -> float:
    """The mean loss over parts of different lengths."""
    rows = sum(len(said) for said, _ in said_and_target)
    return sum(loss_and_slope(said, aim, importance)[0] * len(said) for said, aim in said_and_target) / max(1, rows)


def _parts(rows: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    return [rows[begin : begin + 8192] for begin in range(0, len(rows), 8192)]


def learned(lesson: Lesson, trainer: Any, plan: Plan, folder: RunFolder, display: Display, title: str) -> Weights:
    """Train epoch by epoch, and give the weights that were best on the games held out."""
    watch = Stopwatch(plan.minutes)
    random = np.random.default_rng([plan.seed, 7])
    batch = min(plan.batch, max(64, len(lesson.rows) // 8))
    steps = max(1, len(lesson.rows) // batch)
    check = lesson.held_out[:CHECK_ROWS]
    best: Weights
    best, best_loss, since = trainer.weights(), loss_on(lesson, trainer.weights(), check), 0
    folder.log("fit", stage=title, epoch=0, held_out=round(best_loss, 5), rows=len(lesson.rows))
    display.begin(f"{plan.game}: {title}", plan.epochs)
    for epoch in range(plan.epochs):
        order = random.permutation(lesson.rows)
        losses = []
        for n in range(steps):
            part = max(watch.part(), (epoch * steps + n) / (plan.epochs * steps))
            losses.append(trainer.step(order[n * batch : (n + 1) * batch], rate_at(part, plan.rate)))
        loss = loss_on(lesson, trainer.weights(), check)
        mean = float(np.mean([float(one) for one in losses]))
        if not math.isfinite(loss) or not math.isfinite(mean):
            raise NotANumber("The loss is no number any more; train with a smaller --rate.")
        folder.log(
            "fit",
            stage=title,
            epoch=epoch + 1,
            loss=round(mean, 5),
            held_out=round(loss, 5),
            seconds=round(watch.seconds(), 1),
        )
        display.advance(epoch + 1, f"epochs, loss {mean:.4f}, on games held out {loss:.4f}")
        since = 0 if loss < best_loss else since + 1
        if loss < best_loss:
            best, best_loss = trainer.weights(), loss
        if since >= PATIENCE or watch.is_up():
            break
    return best


def trainer_for(lesson: Lesson, weights: Weights, plan: Plan) -> Any:
    """By numpy, or by torch on the device that was asked for."""
    if not plan.torch:
        return NumpyTrainer(lesson, weights, plan)
    from fairwind.training.torch_trainer import TorchTrainer  # noqa: PLC0415 (an extra, needed only here)

    return TorchTrainer(lesson, weights, plan)


def fit(plan: Plan, folder: RunFolder, display: Display) -> bytes:
    """Run the stage; the net that comes out, which is in the run's folder too."""
    content = fitted(plan, folder, display, all_samples(folder, ("games",), plan.positions), "fit")
    file = folder.write("net.bin", content)
    display.say(f"{plan.game}: the net is in {file}, {len(content) // 1024} kB")
    return content


def fitted(plan: Plan, folder: RunFolder, display: Display, samples: Samples, title: str, before: bytes = b"") -> bytes:
    """A net that has learned the samples, as a file; what a net that there was before foresaw in them counts too."""
    shape = shape_of(plan.game)
    watch = Stopwatch(0)
    lesson = lesson_of(samples, plan.search_share)
    weights = in_passes(plan, folder, display, samples, lesson, title, before)
    trained = {
        "seed": plan.seed,
        "games": len(np.unique(samples.game)),
        "positions": len(samples),
        "by": f"torch {plan.torch}" if plan.torch else "numpy",
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "seconds": round(watch.seconds()),
        "options": plan.asked(),
    }
    content = exported(plan.game, (shape.inputs, shape.outputs), weights, lesson.scaling, trained)
    _report(folder, display, lesson, weights, content, title)
    return content


def in_passes(
    plan: Plan, folder: RunFolder, display: Display, samples: Samples, lesson: Lesson, title: str, before: bytes
) -> Weights:
    """Learn the outcomes first, if there is no net before; then, from scratch each time, what the last net foresaw.

    The games held out keep their outcomes, so that the passes can be compared.
    """
    weights = scaled_again(before, lesson.scaling) if before else []
    some = lesson.rows[:: max(1, len(lesson.rows) // 4000)]
    for number in range(0 if not weights else 1, plan.passes + 1):
        steadier = with_foresight(lesson, samples, weights, plan.lasting) if weights else lesson
        first = first_weights(lesson.inputs(some), lesson.target[lesson.rows], plan.hidden_sizes(), plan.seed)
        weights = learned(
            steadier, trainer_for(steadier, first, plan), plan, folder, display, f"{title}, pass {number}"
        )
    return weights


def with_foresight(lesson: Lesson, samples: Samples, weights: Weights, lasting: float) -> Lesson:
    """The lesson, in which what a net foresaw stands for how the games went on; not in the games held out."""
    rows = np.arange(len(lesson.target))
    said = np.concatenate([outputs_of(weights, lesson.inputs(part)) for part in _parts(rows)])
    target = foreseen(samples, lesson.target, said, lasting)
    target[lesson.held_out] = lesson.target[lesson.held_out]
    return replace(lesson, target=target)


def scaled_again(content: bytes, scaling: Scaling) -> Weights:
    """The weights of a file, as they are with inputs and outputs of this scaling."""
    about, (w1, b1, w2, b2, w3, b3) = imported(without_output(content, CHANCE))
    ratio = np.array(about["scales"], dtype=np.float32) / scaling.outputs
    return [w1 * scaling.inputs[:, None], b1.copy(), w2.copy(), b2.copy(), w3 * ratio, b3 * ratio]


def _report(folder: RunFolder, display: Display, lesson: Lesson, weights: Weights, content: bytes, title: str) -> None:
    """Note what was lost by writing the net down, and whether its chances to win come true."""
    rows = lesson.held_out[:CHECK_ROWS]
    said = np.concatenate([as_bots_say(content, lesson.observed[part]) for part in _parts(rows)])
    aim = lesson.target[rows]
    loss = loss_on(lesson, weights, rows)
    written_loss = loss_and_slope(said, aim, lesson.importance)[0]
    if not math.isfinite(written_loss):
        raise NotANumber("The net that was written down says no numbers; train again with a smaller --rate.")
    errors = {
        name: round(
            float(np.sqrt(np.nanmean((said[:, place] - aim[:, place]) ** 2)) * lesson.scaling.outputs[place]), 2
        )
        for place, name in ((1, "points"), (2, "margin"))
        if not np.isnan(aim[:, place]).all()
    }
    bins = calibration(said[:, 0], aim[:, 0])
    off = max((abs(one["said"] - one["came"]) for one in bins if one["rows"] >= len(rows) / 50), default=0.0)
    folder.log(
        "fitted", stage=title, held_out=round(loss, 5), written=round(written_loss, 5), error=errors, calibration=bins
    )
    wrong = "".join(f"{name} off by {error}, " for name, error in errors.items())
    display.say(
        f"{title}: loss {loss:.4f}, as bots work it out {written_loss:.4f}; {wrong}the chance to win by {off:.3f}"
    )


def calibration(logits: Floats, came: Floats) -> list[Json]:
    """In ten bins by what the net says: how often it says so, what it says there, and what came."""
    known = ~np.isnan(came)
    said, won = 1 / (1 + np.exp(-logits[known].astype(np.float64))), came[known]
    bins = np.minimum(BINS - 1, (said * BINS).astype(int))
    return [
        {
            "bin": n,
            "rows": int((bins == n).sum()),
            "said": round(float(said[bins == n].mean()), 4),
            "came": round(float(won[bins == n].mean()), 4),
        }
        for n in range(BINS)
        if (bins == n).any()
    ]
