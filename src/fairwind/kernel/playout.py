"""Playouts: from some state on, every seat answers by fixed habits, until the game or the clock says stop."""

from __future__ import annotations

from typing import Any, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator
from fairwind.kernel.frames import Decision
from fairwind.kernel.native import i64
from fairwind.kernel.play import advance
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import DECISION, State

# By class of the decision that waits: how much each action of the catalogue weighs there.
Weights = dict[Any, list[int]]


def weighted_choice(decision: Decision[Any], out: list[Action], choose: Generator, weights: Weights) -> Action:
    """One of the options, likely by its weight; any of them if none weighs anything, or nothing is known of them."""
    count = len(out)
    if count == 1:
        return out[0]
    table = weights.get(type(decision))
    if table is None:
        return out[choose.below(count)]
    total: i64 = 0
    for action in out:
        total += table[action.id]
    if total == 0:
        return out[choose.below(count)]
    left: i64 = choose.below(total)
    for action in out:
        left -= table[action.id]
        if left < 0:
            return action
    return out[count - 1]


def weighted_playout(
    spec: GameSpec[Any, Any], s: State, driver: Driver, choose: Generator, weights: Weights, most: int, until: int
) -> int:
    """Play until the game is over, `most` answers were given, or the clock has reached `until` (-1: never); how many.

    Each seat answers by the weights. Chance that the last answer set off is tossed.
    """
    answers = 0
    out: list[Action] = []
    advance(s, driver)
    while s.pending and answers < most:
        if until >= 0 and spec.clock(s) >= until:
            break
        decision = cast("Decision[Any]", s.pending[-1])
        seat = decision.actor(s)
        out.clear()
        decision.options(s, seat, out)
        action = weighted_choice(decision, out, choose, weights)
        if decision.kind == DECISION:
            s.pending.pop()
        decision.resolve(s, seat, action)
        advance(s, driver)
        answers += 1
    return answers
