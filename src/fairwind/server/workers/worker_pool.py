"""A pool of workers: processes in which bots think, so that no table waits for another's bot; and those that read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import os
import sys
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import Final, TypeVar

import fairwind
from fairwind.kernel.spec import Json
from fairwind.server.metrics import note_job
from fairwind.server.workers.reader import BUSY
from fairwind.server.workers.worker_queue import WorkerQueue
from fairwind.tables.budgets import PURSE, paid_seconds, pay_seconds
from fairwind.tables.jobs import Helper, JobFailed
from fairwind.tables.problems import Problem

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
LONGEST_ANSWER: Final = 1024 * 1024
TRIES: Final = 2
MOST_HANDS: Final = 2  # parts of one review at a time
READERS: Final = 2  # strangers' files that are read at a time
REPLAYS: Final = 2  # records that are played at a time
COMPILED: Final = "FAIRWIND_COMPILED"  # names the folder into which `make play` compiles while people play
START_SECONDS: Final = 10.0  # a process may take so long to start on a busy machine
LATELY: Final = 4  # jobs from which one knows how long such a job takes
A_MOMENT: Final = 0.25  # seconds; whoever is known to think so briefly never waits for a long thought
WARM_SECONDS: Final = 5.0  # after its start a server has time to prepare for files


class WorkerFailed(JobFailed):
    """The worker died, or could not do the job."""


class WorkerTooSlow(WorkerFailed):
    """No answer came in time: to try again would take as long again."""


class Worker:
    """One process; replaced when it dies or is too slow."""

    def __init__(self, seconds: float, *command: str) -> None:
        self.seconds: Final = seconds
        self.command: Final = command or ("fairwind.server.workers.worker",)
        self.process: asyncio.subprocess.Process | None = None
        self.home = ""  # where its code comes from
        self.started = 0
        self.spent = 0.0  # seconds of a processor that the last job took

    async def ask(self, job: Json) -> Json:
        """Do a job, or raise WorkerFailed and be ready for the next."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._ask(job)
        except TimeoutError:
            await self.end()
            pay_seconds(self.seconds)
            raise WorkerTooSlow(f"no answer within {self.seconds:.0f} s") from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise WorkerFailed(f"the process has died ({error})") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it is not there, and anew once there is a compiled build."""
        home = code_home()
        if home != self.home:
            await self.end()
        if self.process is None or self.process.returncode is not None:
            self.process = await start_process(home, *self.command)
            self.home = home
            self.started += 1
        return self.process

    async def _ask(self, job: Json) -> Json:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write((json.dumps(job) + "\n").encode())
        await process.stdin.drain()
        answer: Json = json.loads(await process.stdout.readuntil(b"\n"))
        self.spent = answer.pop("spent", 0.0)
        pay_seconds(self.spent)
        if "failed" in answer:
            raise WorkerFailed(answer["failed"])
        return answer

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def code_home() -> str:
    """Where a fresh process takes its code from: the compiled build of it once that is there, else as this one does."""
    compiled = os.environ.get(COMPILED, "")
    return compiled if compiled and Path(compiled).is_dir() else str(Path(fairwind.__file__).parent.parent)


async def start_process(home: str, module: str, *arguments: str) -> asyncio.subprocess.Process:
    """A fresh process with the code that lies there."""
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", module, *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_ANSWER,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )  # fmt: skip


class WorkerPool(Helper):
    """The processes and threads beside the server: bots think in some, strangers' files are read in others."""

    def __init__(self, count: int, seconds: float, read_seconds: float = 3.0) -> None:
        self.workers: Final = [Worker(seconds) for _ in range(count)]
        self.queue: Final = WorkerQueue(self.workers)
        self.hands = max(1, min(MOST_HANDS, count))
        self.quick: Final = WorkerQueue([Worker(seconds)])  # one more, for what is done in a moment while they are busy
        self._takes: Final[dict[Hashable, float]] = {}  # seconds of a processor, by what is done
        command = ("fairwind.server.workers.reader", str(read_seconds))
        self.readers: Final = [Worker(BUSY * read_seconds + START_SECONDS, *command) for _ in range(READERS)]
        self.files: Final = WorkerQueue(self.readers)
        self._replays: Final = ThreadPoolExecutor(REPLAYS, "fairwind-replay")

    @property
    def alive(self) -> int:
        """Workers whose process runs; one is started when it is first needed."""
        return sum(worker.process is not None and worker.process.returncode is None for worker in self.workers)

    async def work(self, job: Json, last: bool = False) -> Json:
        """Have a job done, in fair turns; a worker that dies is tried once more with a fresh process."""
        purse = PURSE.get()
        whose, what = None if purse is None else purse.own, (job["work"], job.get("game"), job.get("bot"))
        for attempt in range(1, TRIES + 1):
            try:
                async with self._queue_for(what, last).worker(last, whose, self._takes.get(what, 0.0)) as worker:
                    answer = await worker.ask(dict(job))
                    self._learn(what, worker.spent)
            except WorkerFailed as error:
                LOG.warning("a %s job failed (%s)", job["work"], error)
                if attempt == TRIES or isinstance(error, WorkerTooSlow):
                    note_job(job["work"], "slow" if isinstance(error, WorkerTooSlow) else "failed")
                    raise
            else:
                note_job(job["work"], "done")
                return answer
        raise AssertionError

    def _queue_for(self, what: Hashable, last: bool) -> WorkerQueue[Worker]:
        """Where a job waits: what is done in a moment, and waited for, beside the workers if all of these are busy."""
        is_full = self.queue.busy == len(self.workers)
        is_brief = self._takes.get(what, math.inf) < A_MOMENT
        return self.quick if is_full and is_brief and not last else self.queue

    def _learn(self, what: Hashable, seconds: float) -> None:
        """Note how long such a job takes, as it did lately."""
        takes = self._takes.setdefault(what, seconds)
        self._takes[what] = takes + (seconds - takes) / LATELY

    async def read(self, job: Json) -> Json:
        """Read a stranger's file in a process of its own, one at a time for each visitor and each household."""
        purse = PURSE.get()
        if purse is None:
            return await self._read(job)
        purse.check_seconds()
        own, home = purse.own.lock("file"), purse.household.lock("files")
        if own.locked() and purse.own is not purse.household:
            raise Problem(429, "file-waits")
        async with own, home:
            return await self._read(job)

    async def _read(self, job: Json) -> Json:
        try:
            async with self.files.worker(last=False) as reader:
                answer = await reader.ask(job)
        except WorkerFailed:
            note_job(job["work"], "failed")
            raise
        note_job(job["work"], "refused" if "wrong" in answer else "done")
        return answer

    async def warm(self) -> None:
        """Have a reader ready, so that the first file need not wait for it."""
        await asyncio.sleep(WARM_SECONDS)
        async with self.files.worker(last=False) as reader:
            await reader.start()

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(paid(work))

    async def replay(self, work: Callable[[], T]) -> T:
        """Play a record in a thread that nothing else needs, one at a time for each visitor and each household."""
        purse = PURSE.get()
        if purse is None:
            return await self._replay(work)
        purse.check_seconds()
        async with purse.own.lock("replay"), purse.household.lock("replays"):
            return await self._replay(work)

    async def _replay(self, work: Callable[[], T]) -> T:
        context = copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._replays, lambda: context.run(paid(work)))

    async def end(self) -> None:
        """End all processes."""
        self._replays.shutdown(wait=False, cancel_futures=True)
        for worker in (*self.workers, *self.quick.workers, *self.readers):
            await worker.end()


def paid(work: Callable[[], T]) -> Callable[[], T]:
    """Work for which whoever asked pays the processor's time."""

    def counted() -> T:
        with paid_seconds():
            return work()

    return counted
