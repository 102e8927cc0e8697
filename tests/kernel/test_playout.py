"""Playouts by weights, forks of a generator, and draws that stay paired."""

from __future__ import annotations

import pytest

from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Keyed, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options
from fairwind.kernel.playout import Weights, weighted_choice, weighted_playout
from fairwind.kernel.spec import ROUND
from tests.kernel.toy import LAY, NAME, TOY, Lay

EVERY = len(LAY) + len(NAME)


def test_an_option_is_chosen_by_its_weight() -> None:
    weights = [0] * EVERY
    weights[LAY[0].id], weights[LAY[2].id] = 1, 3
    choose, chosen = Generator("by weight"), [0, 0, 0]
    for _ in range(4000):
        action = weighted_choice(Lay(), [LAY[0], LAY[1], LAY[2]], choose, {Lay: weights})
        chosen[LAY.index(action)] += 1  # type: ignore[arg-type]
    assert chosen[1] == 0
    assert 2850 < chosen[2] < 3150


@pytest.mark.parametrize("weights", [{}, {Lay: [0] * EVERY}])
def test_where_nothing_weighs_anything_chance_decides(weights: Weights) -> None:
    choose = Generator("anything")
    found = {weighted_choice(Lay(), [LAY[0], LAY[1]], choose, weights).text for _ in range(40)}
    assert found == {"lay 0", "lay 1"}


def test_a_playout_stops_where_it_is_told() -> None:
    s = TOY.begin(TOY.edition(), 3)
    assert weighted_playout(TOY, s, Seeded("x"), Generator("x"), {}, 4, -1) == 4
    assert not is_over(s)
    weighted_playout(TOY, s, Seeded("y"), Generator("y"), {}, TOY.longest, -1)
    assert is_over(s)
    spec = game("santa-cruz")
    other = spec.begin(spec.edition(), 2)
    weighted_playout(spec, other, Seeded("x"), Generator("x"), {}, spec.longest, 2 * ROUND)
    assert spec.clock(other) // ROUND == 2, "at the end of the first round"
    assert not is_over(other)


def test_forks_are_streams_of_their_own() -> None:
    root = Generator("root")
    before = root.x
    first = [root.fork(n).bits() for n in range(-200, 200)]
    assert len(set(first)) > 398, "neighbours begin differently"
    assert root.x == before, "and nothing changes here"
    again = Generator("root").fork(7)
    assert root.fork(7).below(1000) == root.fork(7).below(1000) == again.below(1000)
    assert 1850 < sum(root.fork(n).below(2) for n in range(4000)) < 2150, "and fairly"


def test_keyed_draws_stay_paired_whatever_is_answered() -> None:
    """Two games of one deal in which other seats draw first: what each seat draws is the same."""
    drawn: list[list[int]] = []
    for last in (True, False):
        s, driver = TOY.begin(TOY.edition(), 2, {"start": "one-each"}), Keyed(b"a deal")
        advance(s, driver)
        while not is_over(s):
            found: list[Action] = []
            options(s, actor(s), found)
            answer(s, actor(s), found[-1 if last else 0])
            advance(s, driver)
        assert sum(driver.counts.values()) == 8
        drawn.append([driver.number(label, n, 1000) for label in sorted(driver.counts) for n in range(4)])
    assert drawn[0] == drawn[1]
