"""Steadier things to learn than how a game ended: what a net foresaw a little later in it.

How a game ends is chance for a good part, and thousands of games do not average it out. What a net says some moments
later is steadier. So the target of a moment is a mean over all later moments of its seat and the end, the nearer ones
counting more: temporal differences, TD(lambda), worked out from the back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fairwind.training.samples import Samples
from fairwind.training.value_net import Floats

WIN_AT: Final = 0  # the column of the win, which the net says as a logit


def foreseen(samples: Samples, target: Floats, said: Floats, lasting: float) -> Floats:
    """The targets, with the later part of the game as a net saw it. All in units of the outputs' scales.

    `lasting` is how much of what the next moment promises is taken from the moments after it: with 1 it is what came.
    What is to come from one moment on, less what is to come from the next one, is what came between them.
    """
    seen = said.copy()
    seen[:, WIN_AT] = 1 / (1 + np.exp(-seen[:, WIN_AT]))
    difference = np.zeros_like(target)  # between what is foreseen from a moment on and what came
    for here, after in from_the_back(samples):
        difference[here] = (1 - lasting) * (seen[after] - target[after]) + lasting * difference[after]
    made: Floats = target + np.where(np.isnan(difference), 0, difference).astype(np.float32)
    return made


def from_the_back(samples: Samples) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    """Rows, and for each the next one of the same seat in the same game: first those next to the last, and so on.

    Rows that only a search has judged belong to no game that went on.
    """
    rows = np.flatnonzero(~np.isnan(samples.outcome[:, 1]))
    rows = rows[np.lexsort((rows, samples.seat[rows], samples.game[rows]))]
    if not len(rows):
        return
    game, seat = samples.game[rows], samples.seat[rows]
    ends = np.flatnonzero(np.append((game[1:] != game[:-1]) | (seat[1:] != seat[:-1]), True))
    lengths = np.diff(ends, prepend=-1)
    for back in range(1, int(lengths.max())):
        here = ends[lengths > back] - back
        yield rows[here], rows[here + 1]
