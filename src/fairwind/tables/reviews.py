"""Reviews of finished games: made beside everything else, kept with the table, the same for everybody who looks."""

from __future__ import annotations

import logging
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
from fairwind.tables.budgets import PURSE
from fairwind.tables.history import record_text
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.problems import Problem
from fairwind.tables.rows import ReviewKept
from fairwind.tables.table import Table

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 16  # first looks, or junctures, in one job: about a second
AT_ONCE_AGAIN: Final = 2  # second looks


class ReviewWork:
    """One review in the making: its parts go to the workers one after the other, after everybody else's jobs."""

    def __init__(self, helper: Helper, text: str, effort: Effort) -> None:
        self.helper: Final = helper
        self.text: Final = text
        self.effort: Final = effort
        self.part = 0.0  # that is done, from 0 to 1

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

    async def _work(self, job: Json) -> Json:
        return await self.helper.work({**job, "record": self.text}, last=True)

    async def _odds(self, count: int, share: float) -> list[JunctureOdds]:
        found: list[JunctureOdds] = []
        for first in range(0, count, AT_ONCE):
            done = await self._work({"work": "judge-odds", "first": first, "last": first + AT_ONCE})
            found += [read_odds(row) for row in done["odds"]]
            self.part += share * len(done["odds"]) / count
        return found

    async def _looks(self, lines: Sequence[int], share: float, again: bool) -> list[JudgedAnswer]:
        found: list[JudgedAnswer] = []
        size = AT_ONCE_AGAIN if again else AT_ONCE
        effort = times(self.effort, AGAIN) if again else self.effort
        for first in range(0, len(lines), size):
            some = list(lines[first : first + size])
            job = {"work": "judge-answers", "lines": some, "effort": effort.text(), "again": again}
            found += [read_answer(row) for row in (await self._work(job))["answers"]]
            self.part += share * len(some) / len(lines)
        return found


class ReviewDesk:
    """Who makes reviews, one at a time for a visitor, and knows how far each is."""

    def __init__(
        self, helper: Helper, spawn: Callable[[Awaitable[Any]], None], effort: Effort = FIRST_LOOK
    ) -> None:  # fmt: skip
        self.helper: Final = helper
        self.spawn: Final = spawn
        self.effort: Final = effort
        self.running: Final[dict[str, ReviewWork]] = {}  # by table
        self.failed: Final[set[str]] = set()  # tables whose last review came to nothing

    async def begin(self, table: Table) -> None:
        """Have a game that is over reviewed, unless it was or is being; whoever asks pays for it."""
        if table.id in self.running or await kept_review(table) is not None:
            return
        purse = PURSE.get()
        if purse is not None:
            purse.check_seconds()
            purse.check_disk()
        table.check_room()
        text = await record_text(table.store, table.state)
        if table.id not in self.running:
            work = self.running[table.id] = ReviewWork(self.helper, text, self.effort)
            self.failed.discard(table.id)
            self.spawn(self._review(table, work))

    async def _review(self, table: Table, work: ReviewWork) -> None:
        purse = PURSE.get()
        try:
            if purse is None:
                review = await work.run()
            else:
                async with purse.own.lock("review"):
                    review = await work.run()
            await table.alone(lambda: keep(table, review))
        except (JobFailed, Problem) as error:
            LOG.warning("table %s: no review (%s)", table.id, error)
            self.failed.add(table.id)
        finally:
            del self.running[table.id]


async def keep(table: Table, review: GameReview) -> None:
    """Keep a review with its table."""
    await table.write([ReviewKept(table.state.next_stamp(), review.as_json())])


async def kept_review(table: Table) -> GameReview | None:
    """The review of a table; None if there is none that this version reads."""
    for row in reversed(await table.store.rows(table.id, kinds=[ReviewKept])):
        assert isinstance(row, ReviewKept)
        try:
            return read_review(row.review)
        except (ValueError, KeyError, TypeError):
            LOG.info("table %s: its review cannot be read any more", table.id)
    return None
