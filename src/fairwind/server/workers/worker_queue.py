"""The queue before the workers: people first, then in fair shares, so that nobody's long thoughts hold up another."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import time
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

W = TypeVar("W")
QUIET: Final = 10.0  # seconds after which nobody is likely to ask for a worker in the next moment
BRIEF: Final = 1.5  # seconds; whoever does ask all the same has no longer to wait for what nobody waits for


class Waiting(Generic[W]):
    """A job that waits for a worker."""

    def __init__(self, number: int, whose: Hashable, takes: float, last: bool, turn: asyncio.Future[W]) -> None:
        self.number: Final = number
        self.whose: Final = whose
        self.takes: Final = takes
        self.last: Final = last
        self.turn: Final = turn


class WorkerQueue(Generic[W]):
    """A few workers, and those who wait for one.

    People come first. Among them a worker goes to whoever has fewest at work, then to whoever will have had least of
    their time when this is done, as far as one knows how long such a job takes, then first come, first served: so a
    short thought comes before the next long one of others, however many of these wait. What nobody waits for leaves one
    worker alone, so that somebody who does wait need not do so until it is done; only what is known to be brief has
    that one too, as long as nobody has asked for a worker lately.
    """

    def __init__(self, workers: Sequence[W], clock: Callable[[], float] = time.monotonic) -> None:
        self.workers: Final = workers
        self._idle: Final = list(workers[::-1])
        self._most_last: Final = max(1, len(workers) - 1)
        self._last = 0  # workers that do what nobody waits for
        self._lately = -math.inf  # when somebody last waited for a worker
        self._waiting: Final[list[Waiting[W]]] = []
        self._numbers: Final = itertools.count()
        self._clock: Final = clock
        self._at_work: Final[dict[Hashable, int]] = {}
        self._had: Final[dict[Hashable, float]] = {}  # seconds; whoever comes anew begins with `_least`
        self._least = 0.0  # what had been had by whoever got a worker last

    @property
    def busy(self) -> int:
        """Workers that do something."""
        return len(self.workers) - len(self._idle)

    @property
    def waiting(self) -> int:
        """Jobs that wait for a worker."""
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def worker(self, last: bool, whose: Hashable = None, takes: float = 0.0) -> AsyncIterator[W]:
        """A worker, once it is our turn; the job may take so many seconds."""
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        waiting = Waiting(next(self._numbers), whose, takes, last, turn)
        self._had[whose] = max(self._least, self._had.get(whose, 0.0))
        self._waiting.append(waiting)
        self._note(waiting)
        self._assign()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result(), waiting)
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            self._assign()
            raise
        began = self._clock()
        try:
            yield worker
        finally:
            self._release(worker, waiting, self._clock() - began)

    def _release(self, worker: W, done: Waiting[W], seconds: float) -> None:
        """Note what the worker's time went to, and let it go."""
        self._had[done.whose] += seconds
        self._give_back(worker, done)

    def _give_back(self, worker: W, done: Waiting[W]) -> None:
        self._last -= done.last
        self._note(done)
        self._at_work[done.whose] -= 1
        self._idle.append(worker)
        self._assign()
        self._forget()

    def _forget(self) -> None:
        """Keep no count of those who are done and have had no more than whoever comes anew."""
        known = {waiting.whose for waiting in self._waiting}
        for whose in [whose for whose, had in self._had.items() if had <= self._least and whose not in known]:
            if not self._at_work.get(whose):
                self._had.pop(whose)
                self._at_work.pop(whose, None)

    def _assign(self) -> None:
        """Give idle workers to those whose turn it is."""
        while self._waiting and self._idle:
            first = min(self._waiting, key=self._rank)
            if first.turn.done():  # whoever waited has gone
                self._waiting.remove(first)
                continue
            if first.last and not self._may_begin(first):
                return  # nobody else waits: those who do come first
            self._waiting.remove(first)
            self._last += first.last
            self._at_work[first.whose] = self._at_work.get(first.whose, 0) + 1
            self._least = max(self._least, self._had[first.whose])
            first.turn.set_result(self._idle.pop())  # whose process has been at work before

    def _note(self, asked: Waiting[W]) -> None:
        """Keep in mind when somebody waited for a worker, or had one."""
        if not asked.last:
            self._lately = self._clock()

    def _may_begin(self, first: Waiting[W]) -> bool:
        """Whether what nobody waits for may have one more worker."""
        is_quiet = self._clock() - self._lately >= QUIET
        return self._last < self._most_last or (is_quiet and 0 < first.takes <= BRIEF)

    def _rank(self, waiting: Waiting[W]) -> tuple[bool, int, float, int]:
        """Whoever has the smallest is next."""
        will_have_had = self._had[waiting.whose] + waiting.takes
        return waiting.last, self._at_work.get(waiting.whose, 0), will_have_had, waiting.number
