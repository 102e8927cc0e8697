"""Matches: seats rotate fairly, and the result says how sure it is."""

from __future__ import annotations

import pytest

from fairwind.arena.match import seating, wilson


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everybody_sits_equally_often_in_each_seat(seats: int) -> None:
    games = [seating(seats, number) for number in range(2 * seats)]
    for seat in range(seats):
        assert sorted(order[seat] for order in games) == sorted([*range(seats)] * 2)


def test_the_interval_of_a_win_rate() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)
