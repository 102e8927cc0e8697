"""Work is done in one process, in several or on Ray, and comes out the same."""

from __future__ import annotations

import multiprocessing
import sys
import time
from itertools import count
from typing import Final

import pytest

from fairwind.arena import workers
from fairwind.arena.block import Block, GamePlayed, play_block
from fairwind.arena.workers import NoWorkers, TaskFailed, cluster, in_order, spread
from fairwind.cli.entry import is_installed

BLOCKS: Final = [Block("santa-cruz", ("random", "random"), deal) for deal in range(20, 26)]


def squared(number: int) -> int:
    if number == 13:
        raise ArithmeticError("an unlucky number")
    return number * number


def slow_first(number: int) -> int:
    """The first takes longest, so that the others overtake it."""
    time.sleep(0.3 if number == 0 else 0.0)
    return number


def endless(number: int) -> int:
    time.sleep(60 if number > 0 else 0.0)
    return number


def points(games: list[GamePlayed]) -> list[list[int]]:
    return [played.points for played in games]


def test_one_process_and_two_give_the_same() -> None:
    alone = dict(spread(play_block, BLOCKS))
    shared = dict(spread(play_block, BLOCKS, jobs=2))
    assert {n: points(games) for n, games in alone.items()} == {n: points(games) for n, games in shared.items()}


@pytest.mark.skipif(not is_installed("ray"), reason="Ray is not installed")
def test_two_workers_of_ray_give_the_same_and_say_what_went_wrong() -> None:
    alone = dict(spread(play_block, BLOCKS))
    with cluster(2, "local"):
        shared = dict(spread(play_block, BLOCKS, jobs=2, ray_address="local"))
        with pytest.raises(TaskFailed, match="13: ArithmeticError: an unlucky number"):
            list(spread(squared, range(10, 16), jobs=2, ray_address="local"))
    assert {n: points(games) for n, games in alone.items()} == {n: points(games) for n, games in shared.items()}


def test_results_are_put_in_order() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]
    assert list(in_order(spread(slow_first, range(6), jobs=2))) == list(range(6))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_is_told_with_its_task(jobs: int) -> None:
    with pytest.raises(TaskFailed, match="13: ArithmeticError: an unlucky number"):
        list(spread(squared, range(10, 16), jobs=jobs))


def test_tasks_are_taken_as_they_are_needed() -> None:
    """So a test that is decided early leaves the rest alone."""
    tasks = count()
    work = spread(squared, tasks)
    assert next(work) == (0, 0)
    assert next(tasks) == 1


def test_who_leaves_early_does_not_wait() -> None:
    work = spread(endless, range(4), jobs=2)
    assert next(work) == (0, 0)
    before = time.monotonic()
    work.close()
    assert time.monotonic() - before < 20
    for process in multiprocessing.active_children():
        process.join(10)
    assert multiprocessing.active_children() == []


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoWorkers, match=r"pip install 'fairwind\[ray\]'"):
        list(spread(squared, [1], ray_address="local"))


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    if not is_installed("ray"):
        pytest.skip("Ray is not installed")
    with pytest.raises(NoWorkers, match=r"No Ray cluster answers at '127\.0\.0\.1:1'"):
        list(spread(squared, [1], ray_address="127.0.0.1:1"))


def test_there_is_a_number_of_jobs() -> None:
    with pytest.raises(NoWorkers, match="not 0"):
        spread(squared, [1], jobs=0)
    assert workers.MOST_JOBS > 64
