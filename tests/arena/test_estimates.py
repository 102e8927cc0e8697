"""Intervals say how sure a mean is, and a sequential test errs as rarely as it promises."""

from __future__ import annotations

import pytest

from fairwind.arena.estimates import mean_of, share_of, t_quantile
from fairwind.arena.sequential_test import HIGH, LOW, OPEN, SequentialTest, read_test
from fairwind.kernel.chance import Generator
from fairwind.kernel.spec import BadTable


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_the_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.02)


def test_the_interval_of_a_mean() -> None:
    found = mean_of([10.0, 12.0, 14.0])
    assert found.mean == 12
    assert found.low == pytest.approx(12 - 4.303 * 2 / 3**0.5, abs=0.01)
    assert mean_of([10.0]).low is None


def test_independent_games_have_about_the_interval_of_wilson() -> None:
    """60 of 100 games in blocks of one: 0.502 to 0.691 after Wilson, a little wider for Student."""
    found = share_of([1.0] * 60 + [0.0] * 40, 100)
    assert found.low == pytest.approx(0.502, abs=0.005)
    assert found.high == pytest.approx(0.691, abs=0.005)


def test_blocks_that_are_won_as_a_whole_count_as_one_game() -> None:
    whole = share_of([1.0] * 30 + [0.0] * 20, 100)
    single = share_of([1.0] * 30 + [0.0] * 20, 50)
    assert whole.low == pytest.approx(single.low, abs=0.01)


def test_pairing_narrows_the_interval() -> None:
    """Every deal favours a seat, and each bot has it once: the deals say nothing else."""
    paired = share_of([0.5] * 48 + [1.0, 0.0], 100)
    alone = share_of([1.0, 0.0] * 50, 100)
    assert paired.low is not None
    assert alone.low is not None
    assert paired.low > alone.low + 0.02


def test_what_was_always_won_is_not_certain() -> None:
    found = share_of([1.0] * 50, 100)
    assert found.high == 1
    assert found.low == pytest.approx(0.963, abs=0.003)  # Wilson for 100 of 100
    assert share_of([0.0] * 50, 100).high == pytest.approx(0.037, abs=0.003)
    assert (share_of([1.0], 2).low, share_of([1.0], 2).high) == (0, 1)


def test_the_intervals_hold_what_they_promise() -> None:
    """Made-up bots whose deals favour a seat: the true share lies in at least 92 of 100 intervals."""
    generator = Generator("intervals")
    inside = 0
    for _ in range(300):
        found = share_of([pair(generator, 0.6, 0.2) for _ in range(60)], 120)
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 0.6 <= found.high
    assert 0.92 <= inside / 300 <= 0.99


# -- the sequential test


def pair(generator: Generator, share: float, luck: float) -> float:
    """A block of two games between made-up bots, of which the deal favours one seat."""
    tilt = luck * (int(generator.below(2001)) - 1000) / 1000
    won = [int(generator.below(1000)) < 1000 * (share + sign * tilt) for sign in (1, -1)]
    return sum(won) / 2


def wrong(share: float, low: float, high: float, truth: str) -> float:
    """How often the test is mistaken about a bot of this share."""
    generator = Generator(f"{share} {low} {high}")
    mistaken = 0
    for _ in range(300):
        test = SequentialTest(low, high)
        while not test.add(pair(generator, share, 0.1)):
            assert test.blocks < 10_000
        mistaken += test.verdict != truth
    return mistaken / 300


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.6), (0.25, 0.4), (0.75, 0.85)])
def test_it_errs_rarely_on_either_side(low: float, high: float) -> None:
    assert wrong(low, low, high, LOW) <= 0.09  # 5 % promised; 300 tries have a standard error of 1.3 %
    assert wrong(high, low, high, HIGH) <= 0.09


def test_it_stops_and_reads_no_more() -> None:
    test = SequentialTest(0.5, 0.6)
    assert not any(test.add(0.5) for _ in range(5))
    assert test.verdict == OPEN
    while not test.add(1.0):
        pass
    stopped = test.blocks
    assert test.add(0.0)
    assert (test.verdict, test.blocks) == (HIGH, stopped)
    assert stopped < 60


@pytest.mark.parametrize("text", ["50", "fifty,sixty", "60,50", "50,50", "-1,50", "50,101", "0.5,0.6", "1,2,3"])
def test_two_shares_in_percent_are_asked_for(text: str) -> None:
    with pytest.raises(BadTable, match="such as --sprt 50,55"):
        read_test(text)


def test_shares_are_read_in_percent() -> None:
    test = read_test("50,55")
    assert (test.low, test.high) == (0.5, 0.55)
