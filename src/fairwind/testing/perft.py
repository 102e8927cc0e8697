"""Perft: the number of ways a game can go on, answer by answer, with every outcome of chance counted.

An answer and an outcome are each one step. Two counters that share as little as they can must agree: `perft` goes
through `options`, clones and the unchecked door, `perft_slowly` through `refuse` for the whole catalogue and states
that are written down and read back.
"""

from __future__ import annotations

import json
from typing import Any

from fairwind.kernel.actions import Action
from fairwind.kernel.play import actor, answer, options, play, refusal, toss, waiting_chance, waiting_decision
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State


def perft(spec: GameSpec[Any, Any], s: State, depth: int) -> int:
    """How many paths of this length begin here; a game that is over counts as one."""
    chance = waiting_chance(s)
    if depth == 0 or (chance is None and waiting_decision(s) is None):
        return 1
    total = 0
    if chance is not None:
        for number, weight in enumerate(list(chance.weights(s))):
            if weight > 0:
                world = spec.clone(s)
                toss(world, number)
                total += perft(spec, world, depth - 1)
        return total
    seat = actor(s)
    out: list[Action] = []
    options(s, seat, out)
    if depth == 1:
        return len(out)
    for action in out:
        world = spec.clone(s)
        answer(world, seat, action)
        total += perft(spec, world, depth - 1)
    return total


def perft_slowly(spec: GameSpec[Any, Any], edition: Edition, s: State, depth: int) -> int:
    """The same number, counted the other way."""
    chance = waiting_chance(s)
    if depth == 0 or (chance is None and waiting_decision(s) is None):
        return 1
    total = 0
    written = json.dumps(spec.encode(s))
    if chance is not None:
        possible = [number for number, weight in enumerate(chance.weights(s)) if weight > 0]
        for number in possible:
            world = spec.decode(edition, json.loads(written))
            toss(world, number)
            total += perft_slowly(spec, edition, world, depth - 1)
        return total
    seat = actor(s)
    for action in edition.catalogue.actions:
        if refusal(s, seat, action) is None:
            world = spec.decode(edition, json.loads(written))
            play(world, seat, action)
            total += perft_slowly(spec, edition, world, depth - 1)
    return total
