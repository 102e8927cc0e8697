"""Reviews of finished games: made beside everything else, kept with the game, the same for everybody who looks."""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from fairwind.bots.effort import Effort
from fairwind.coach.review import (
    AGAIN,
    FIRST_LOOK,
    GameReview,
    JudgedAnswer,
    JunctureOdds,
    put_together,
    read_answer,
    read_odds,
    read_review,
    times,
    worth_a_second_look,
)
from fairwind.kernel.record import read_record
from fairwind.kernel.spec import Json
from fairwind.tables.budgets import PURSE, pay_rows
from fairwind.tables.history import record_text
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.rows import ReviewKept
from fairwind.tables.store import Store, StoreDown
from fairwind.tables.table import Table

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 16  # first looks, or junctures, in one job: about a second
AT_ONCE_AGAIN: Final = 2  # second looks
MOST_STEPS: Final = 5000  # of a record that is reviewed: no game is nearly so long, and each step is held in memory


class ReviewWork:
    """One review in the making: its parts go to the workers after everybody else's jobs, one or a few at a time."""

    def __init__(self, helper: Helper, text: str, effort: Effort) -> None:
        self.helper: Final = helper
        self.text: Final = text
        self.effort: Final = effort
        self.part = 0.0  # that is done, from 0 to 1
        self._hands: Final = asyncio.Semaphore(helper.hands)

    @property
    def percent(self) -> int:
        """How far it is."""
        return min(99, int(100 * self.part))

    async def run(self) -> GameReview:
        """The whole review, or JobFailed."""
        plan = await self._work({"work": "plan-review"})
        odds = await self._odds(plan["junctures"], 0.3)
        looked = {answer.line: answer for answer in await self._looks(plan["choices"], 0.4, again=False)}
        suspects = worth_a_second_look(list(looked.values()))
        for answer in await self._looks(suspects, 0.3, again=True):
            looked[answer.line] = answer
        return put_together(read_record(self.text), self.effort, list(looked.values()), odds)

    async def _odds(self, count: int, share: float) -> list[JunctureOdds]:
        firsts = range(0, count, AT_ONCE)
        jobs = [{"work": "judge-odds", "first": first, "last": first + AT_ONCE} for first in firsts]
        return [read_odds(row) for done in await self._done(jobs, share) for row in done["odds"]]

    async def _looks(self, lines: Sequence[int], share: float, again: bool) -> list[JudgedAnswer]:
        size = AT_ONCE_AGAIN if again else AT_ONCE
        how: Json = {"effort": (times(self.effort, AGAIN) if again else self.effort).text(), "again": again}
        some = [list(lines[first : first + size]) for first in range(0, len(lines), size)]
        jobs = [{"work": "judge-answers", "lines": lines, **how} for lines in some]
        return [read_answer(row) for done in await self._done(jobs, share) for row in done["answers"]]

    async def _done(self, jobs: Sequence[Json], share: float) -> list[Json]:
        """What comes of these jobs, in their order; if one fails, the others are given up."""
        tasks = [asyncio.create_task(self._one_of(job, share / len(jobs))) for job in jobs]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _one_of(self, job: Json, share: float) -> Json:
        async with self._hands:
            done = await self._work(job)
        self.part += share
        return done

    async def _work(self, job: Json) -> Json:
        return await self.helper.work({**job, "record": self.text}, last=True)


class ReviewShelf(ABC):
    """A finished game with the place where its review is kept."""

    def __init__(self, name: str) -> None:
        self.name: Final = name  # of a table or of an uploaded record: no two share one

    @abstractmethod
    async def record(self) -> str:
        """The record of the game."""

    @abstractmethod
    async def kept(self) -> Json | None:
        """The review that was kept last."""

    @abstractmethod
    async def keep(self, review: Json) -> None:
        """Keep a review, or raise a Problem."""

    def check_room(self) -> None:  # noqa: B027 (most have room)
        """Raise a Problem if no review can be kept here."""

    async def review(self) -> GameReview | None:
        """The review; None if there is none that this version reads."""
        kept = await self.kept()
        try:
            return None if kept is None else read_review(kept)
        except (ValueError, KeyError, TypeError):
            LOG.info("%s: its review cannot be read any more", self.name)
            return None


class TableShelf(ReviewShelf):
    """A table at which a game was finished: the review is one of its rows."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table: Final = table

    async def record(self) -> str:
        return await record_text(self.table.store, self.table.state)

    async def kept(self) -> Json | None:
        rows = await self.table.store.rows(self.table.id, kinds=[ReviewKept])
        return rows[-1].review if rows and isinstance(rows[-1], ReviewKept) else None

    async def keep(self, review: Json) -> None:
        table = self.table
        await table.alone(lambda: table.write([ReviewKept(table.state.next_stamp(), review)]))

    def check_room(self) -> None:
        self.table.check_room()


class RecordShelf(ReviewShelf):
    """An uploaded record: the review lies beside it, and goes with it."""

    def __init__(self, name: str, text: str, store: Store) -> None:
        super().__init__(name)
        self.text: Final = text
        self.store: Final = store

    async def record(self) -> str:
        return self.text

    async def kept(self) -> Json | None:
        return await self.store.review(self.name)

    async def keep(self, review: Json) -> None:
        try:
            await self.store.keep_review(self.name, review)
        except StoreDown:
            raise Problem(503, "storage-down") from None
        pay_rows(1, len(json.dumps(review)))


class ReviewDesk:
    """Who makes reviews, one at a time for a visitor, and knows how far each is."""

    def __init__(
        self, helper: Helper, spawn: Callable[[Awaitable[Any]], None], effort: Effort = FIRST_LOOK
    ) -> None:  # fmt: skip
        self.helper: Final = helper
        self.spawn: Final = spawn
        self.effort: Final = effort
        self.running: Final[dict[str, ReviewWork]] = {}  # by the name of the shelf
        self.failed: Final[set[str]] = set()  # those whose last review came to nothing

    async def begin(self, shelf: ReviewShelf) -> None:
        """Have a game that is over reviewed, unless it was or is being; whoever asks pays for it."""
        if shelf.name in self.running or await shelf.review() is not None:
            return
        purse = PURSE.get()
        if purse is not None:
            purse.check_seconds()
            purse.check_disk()
        shelf.check_room()
        text = await shelf.record()
        if shelf.name not in self.running:
            work = self.running[shelf.name] = ReviewWork(self.helper, text, self.effort)
            self.failed.discard(shelf.name)
            self.spawn(self._review(shelf, work))

    async def _review(self, shelf: ReviewShelf, work: ReviewWork) -> None:
        purse = PURSE.get()
        try:
            if purse is None:
                review = await work.run()
            else:
                async with purse.own.lock("review"):
                    review = await work.run()
            await shelf.keep(review.as_json())
        except (JobFailed, Problem) as error:
            LOG.warning("%s: no review (%s)", shelf.name, error)
            self.failed.add(shelf.name)
        finally:
            del self.running[shelf.name]
