"""The net as it is trained: two layers of units that are off, on or in between, then one number for each output.

Units are cut off at 0 and at fully on, as the bots work them out. While training, the slope of a unit that is cut off
counts as LEAK, since one that never changes could never come back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.bots.net import INNER_BITS, INPUT_BITS, MARK

Floats = NDArray[np.float32]
Weights = list[Floats]  # W1, b1, W2, b2, W3, b3

FULL: Final = 255 / 256  # a unit that is fully on
LEAK: Final = 0.02
FINE: Final = 16  # numbers are written down to 6 bits behind the point: what is finer is noise, and packs badly
MIDDLE: Final = 0.5  # where units stand on average at the start
SPREAD: Final = 0.25  # and how far they swing there


@dataclass(frozen=True)
class Scaling:
    """What the numbers of a game are divided by, so that they are about as large as each other."""

    inputs: Floats
    seen: NDArray[np.bool_]  # inputs that were ever different from 0
    outputs: Floats


def scaling_of(observed: NDArray[np.int16], target: Floats) -> Scaling:
    """By what inputs usually are where they are not 0, and by how far outputs spread (the win stays as it is)."""
    some = observed[:: max(1, len(observed) // 50_000)].astype(np.float32)
    counts = np.maximum(1, (some != 0).sum(axis=0))
    usual = np.sqrt((some * some).sum(axis=0) / counts)
    inputs = np.maximum(1.0, usual).astype(np.float32)
    outputs = np.maximum(0.5, mean_and_spread(target)[1]).astype(np.float32)
    outputs[0] = 1.0
    seen = np.zeros(observed.shape[1], dtype=np.bool_)
    for begin in range(0, len(observed), 65_536):
        seen |= (observed[begin : begin + 65_536] != 0).any(axis=0)
    return Scaling(inputs, seen, outputs)


def mean_and_spread(target: Floats) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mean of each column and how far it spreads, as far as it is known; 0 if nothing is."""
    known = ~np.isnan(target)
    counts = np.maximum(1, known.sum(axis=0))
    filled = np.where(known, target, 0.0).astype(np.float64)
    mean = filled.sum(axis=0) / counts
    return mean, np.sqrt((np.where(known, filled - mean, 0.0) ** 2).sum(axis=0) / counts)


def first_weights(inputs: Floats, target: Floats, hidden: tuple[int, int], seed: int) -> Weights:
    """Weights by which units are half on on average, and the outputs at their means; the same seed, the same weights.

    `inputs` are some rows, scaled.
    """
    random = np.random.default_rng(seed)
    middle = inputs.mean(axis=0)
    swing = float(np.sqrt(((inputs - middle) ** 2).sum(axis=1).mean())) or 1.0
    w1 = random.standard_normal((inputs.shape[1], hidden[0])) * SPREAD / swing
    b1 = MIDDLE - middle @ w1
    h1 = np.clip(inputs @ w1 + b1, 0, FULL)
    w2 = random.standard_normal(hidden) * SPREAD / (float(np.sqrt(h1.var(axis=0).sum())) or 1.0)
    b2 = MIDDLE - h1.mean(axis=0) @ w2
    w3 = random.standard_normal((hidden[1], target.shape[1])) * 0.1 / np.sqrt(hidden[1])
    means = mean_and_spread(target)[0]
    share = min(0.99, max(0.01, float(means[0])))
    means[0] = np.log(share / (1 - share))
    b3 = means - MIDDLE * w3.sum(axis=0)
    return [part.astype(np.float32) for part in (w1, b1, w2, b2, w3, b3)]


def outputs_of(weights: Weights, inputs: Floats) -> Floats:
    """What the net says of scaled inputs, in units of its outputs' scales; the win as a logit."""
    w1, b1, w2, b2, w3, b3 = weights
    h1 = np.clip(inputs @ w1 + b1, 0, FULL)
    h2 = np.clip(h1 @ w2 + b2, 0, FULL)
    said: Floats = h2 @ w3 + b3
    return said


def loss_and_slope(said: Floats, target: Floats, importance: Floats) -> tuple[float, Floats]:
    """How wrong the outputs are, in the mean of the rows, and how that changes with each of them.

    The win counts by its cross-entropy, everything else by half its square. Where the target is NaN nothing counts.
    """
    known = ~np.isnan(target)
    aim = np.where(known, target, 0.0)
    weight = importance * known / len(said)
    off = said - aim
    chance = 1 / (1 + np.exp(-said[:, 0]))
    win_loss = np.logaddexp(0, said[:, 0]) - aim[:, 0] * said[:, 0]
    loss = float((weight[:, 1:] * off[:, 1:] ** 2).sum() / 2 + (weight[:, 0] * win_loss).sum())
    off[:, 0] = chance - aim[:, 0]
    slope: Floats = (weight * off).astype(np.float32)
    return loss, slope


def gradient(weights: Weights, inputs: Floats, target: Floats, importance: Floats) -> tuple[float, Weights]:
    """The loss of some rows, and how it changes with each weight."""
    w1, b1, w2, b2, w3, b3 = weights
    a1 = inputs @ w1 + b1
    h1 = np.clip(a1, 0, FULL)
    a2 = h1 @ w2 + b2
    h2 = np.clip(a2, 0, FULL)
    loss, d3 = loss_and_slope(h2 @ w3 + b3, target, importance)
    d2 = (d3 @ w3.T) * (((a2 > 0) & (a2 < FULL)) + np.float32(LEAK))
    d1 = (d2 @ w2.T) * (((a1 > 0) & (a1 < FULL)) + np.float32(LEAK))
    return loss, [inputs.T @ d1, d1.sum(axis=0), h1.T @ d2, d2.sum(axis=0), h2.T @ d3, d3.sum(axis=0)]


# -- the file


def exported(
    game: str,
    names: tuple[tuple[str, ...], tuple[str, ...]],
    weights: Weights,
    scaling: Scaling,
    trained: dict[str, Any],
) -> bytes:
    """The net as a file that bots read: the scaling of its inputs is folded into its weights."""
    w1, b1, w2, b2, w3, b3 = weights
    raw = np.where(scaling.seen[:, None], w1 / scaling.inputs[:, None], 0.0)  # what was never seen says nothing
    header = {
        "game": game,
        "inputs": list(names[0]),
        "hidden": [int(w1.shape[1]), int(w2.shape[1])],
        "outputs": list(names[1]),
        "scales": [round(float(scale), 6) for scale in scaling.outputs],
        "trained": trained,
    }
    return _written(header, [_rounded(part) for part in (raw, b1, w2, b2, w3, b3)])


def _rounded(weights: Floats) -> Floats:
    """Weights as they are written down, with fewer bits behind the point than numbers of 16 bits have."""
    bits = weights.astype("<f2").view("<u2").astype(np.int64)
    rounded: Floats = ((bits + FINE // 2) // FINE * FINE).astype("<u2").view("<f2").astype(np.float32)
    return rounded


def _written(header: dict[str, Any], weights: Weights) -> bytes:
    parts = [np.ascontiguousarray(part).astype("<f2").tobytes() for part in weights]
    return b"\n".join([MARK, json.dumps(header, separators=(",", ":")).encode(), b"".join(parts)])


def imported(content: bytes) -> tuple[dict[str, Any], Weights]:
    """The header of a file and its weights, whose inputs are not scaled."""
    _, header, body = content.split(b"\n", 2)
    about = json.loads(header)
    first, second = about["hidden"]
    shapes = [(len(about["inputs"]), first), (first,), (first, second), (second,)]
    shapes += [(second, len(about["outputs"])), (len(about["outputs"]),)]
    numbers = np.frombuffer(body, dtype="<f2").astype(np.float32)
    weights: Weights = []
    at = 0
    for shape in shapes:
        size = int(np.prod(shape))
        weights.append(numbers[at : at + size].reshape(shape))
        at += size
    return about, weights


def with_output(content: bytes, name: str, weights: Floats, start: float) -> bytes:
    """A file with one more output, which follows from the same units; one that was called so before is gone."""
    about, (w1, b1, w2, b2, w3, b3) = imported(without_output(content, name))
    about["outputs"].append(name)
    about["scales"].append(1.0)
    return _written(about, [w1, b1, w2, b2, np.column_stack([w3, weights]), np.append(b3, np.float32(start))])


def without_output(content: bytes, name: str) -> bytes:
    """A file without an output; the same file if it has none of that name."""
    about, (w1, b1, w2, b2, w3, b3) = imported(content)
    if name not in about["outputs"]:
        return content
    place = about["outputs"].index(name)
    del about["outputs"][place], about["scales"][place]
    return _written(about, [w1, b1, w2, b2, np.delete(w3, place, axis=1), np.delete(b3, place)])


def units_of(content: bytes, observed: NDArray[np.int16]) -> NDArray[np.float64]:
    """How far the units of the second layer are on, in 256ths, as bots work it out."""
    w1, b1, w2, b2, _, _ = (part.astype(np.float64) for part in imported(content)[1])
    total = observed.astype(np.float64) @ _steps(w1, INPUT_BITS) + _steps(b1, INPUT_BITS)
    h1 = np.clip(np.floor(total / 2 ** (INPUT_BITS - 8)), 0, 255)
    total = h1 @ _steps(w2, INNER_BITS) + _steps(b2, INNER_BITS + 8)
    units: NDArray[np.float64] = np.clip(np.floor(total / 2**INNER_BITS), 0, 255)
    return units


def as_bots_say(content: bytes, observed: NDArray[np.int16]) -> Floats:
    """What bots make of observations by this file, to the last bit: in units of the outputs' scales."""
    _, _, _, _, w3, b3 = (part.astype(np.float64) for part in imported(content)[1])
    inner = INNER_BITS + 8
    said = (units_of(content, observed) @ _steps(w3, INNER_BITS) + _steps(b3, inner)) / 2**inner
    made: Floats = said.astype(np.float32)
    return made


def _steps(weights: NDArray[np.float64], bits: int) -> NDArray[np.float64]:
    """Weights as whole numbers; sums of them are exact in floats of 64 bits."""
    steps: NDArray[np.float64] = np.round(weights * 2**bits)
    return steps
