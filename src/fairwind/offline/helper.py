"""Help for a house: jobs go as text to a second interpreter, and come back as text."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from fairwind.kernel.spec import Json
from fairwind.tables.jobs import Helper, JobFailed, answer_to

T = TypeVar("T")
Ask = Callable[
    [str, int, bool], Awaitable[str]
]  # a job, how many milliseconds it may take, and whether others go first
# Milliseconds: on whatever device somebody plays, a bot has answered within a second. Where there is time for all that
# a level would think, it thinks just that, and never more.
LONGEST_CHOICE: Final = 800
# Milliseconds after which whoever works beside us is taken to be stuck, and begins anew: for these somebody waits.
PATIENCE: Final = {"hint": 10_000, "choose": 20_000}
USUAL_PATIENCE: Final = 120_000


class HelperBeside(Helper):
    """Has jobs done by whoever answers beside us; what needs the tables themselves is done here."""

    def __init__(self, ask: Ask) -> None:
        self._ask: Final = ask

    async def work(self, job: Json, last: bool = False) -> Json:
        try:
            text = json.dumps({**job, "longest": LONGEST_CHOICE})
            answer: Json = json.loads(await self._ask(text, PATIENCE.get(job["work"], USUAL_PATIENCE), last))
        except Exception as error:
            raise JobFailed(f"{type(error).__name__}: {error}"[:300]) from error
        if "failed" in answer:
            raise JobFailed(answer["failed"])
        return answer

    async def aside(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)  # whoever waits already is answered first
        return work()

    async def end(self) -> None:
        pass


def work(text: str) -> str:
    """Do a job in the second interpreter."""
    return json.dumps(answer_to(json.loads(text)))
