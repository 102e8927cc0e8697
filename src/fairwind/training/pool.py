"""Work that is spread over processes; what comes out does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Any


def spread(
    function: Callable[[Any], Any], tasks: Sequence[Any], jobs: int = 1, ray_address: str = ""
) -> Iterator[tuple[int, Any]]:
    """The number of each task and what the function makes of it, as they come."""
    assert not ray_address
    if jobs <= 1 or len(tasks) <= 1:
        for number, task in enumerate(tasks):
            yield number, function(task)
        return
    with multiprocessing.get_context("fork").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap_unordered(_Numbered(function), list(enumerate(tasks)))


class _Numbered:
    """The function, with the number of its task."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.function = function

    def __call__(self, task: tuple[int, Any]) -> tuple[int, Any]:
        return task[0], self.function(task[1])
