"""A pool of workers: processes in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import fairwind
from fairwind.kernel.spec import Json
from fairwind.server.metrics import note_job
from fairwind.tables.jobs import Helper, JobFailed

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
LONGEST_ANSWER: Final = 1024 * 1024
TRIES: Final = 2


class WorkerFailed(JobFailed):
    """The worker died, or could not do the job."""


class WorkerTooSlow(WorkerFailed):
    """No answer came in time: to try again would take as long again."""


class Worker:
    """One process; replaced when it dies or is too slow."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.process: asyncio.subprocess.Process | None = None
        self.started = 0

    async def ask(self, job: Json) -> Json:
        """Do a job, or raise WorkerFailed and be ready for the next."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._ask(job)
        except TimeoutError:
            await self.end()
            raise WorkerTooSlow(f"no answer within {self.seconds:.0f} s") from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise WorkerFailed(f"the process has died ({error})") from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, job: Json) -> Json:
        if self.process is None or self.process.returncode is not None:
            self.process = await start_process()
            self.started += 1
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write((json.dumps(job) + "\n").encode())
        await self.process.stdin.drain()
        answer: Json = json.loads(await self.process.stdout.readuntil(b"\n"))
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


async def start_process() -> asyncio.subprocess.Process:
    """A fresh process with the same code as this one."""
    home = str(Path(fairwind.__file__).parent.parent)
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "fairwind.server.workers.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_ANSWER,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )  # fmt: skip


class WorkerPool(Helper):
    """A few workers, and those who wait for one: first come, first served."""

    def __init__(self, count: int, seconds: float) -> None:
        self.workers: Final = [Worker(seconds) for _ in range(count)]
        self._idle: Final = deque(self.workers)
        self._free: Final = asyncio.Semaphore(count)
        self.waiting = 0  # jobs for which no worker was free yet

    @property
    def busy(self) -> int:
        """Workers that are at work."""
        return len(self.workers) - len(self._idle)

    @property
    def alive(self) -> int:
        """Workers whose process runs; one is started when it is first needed."""
        return sum(worker.process is not None and worker.process.returncode is None for worker in self.workers)

    async def work(self, job: Json) -> Json:
        """Have a job done; a worker that dies is tried once more with a fresh process."""
        for attempt in range(1, TRIES + 1):
            try:
                answer = await self._once(job)
            except WorkerFailed as error:
                LOG.warning("a %s job failed (%s)", job["work"], error)
                if attempt == TRIES or isinstance(error, WorkerTooSlow):
                    note_job(job["work"], "slow" if isinstance(error, WorkerTooSlow) else "failed")
                    raise
            else:
                note_job(job["work"], "refused" if "wrong" in answer else "done")
                return answer
        raise AssertionError

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    async def _once(self, job: Json) -> Json:
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            worker = self._idle.popleft()
            try:
                return await worker.ask(job)
            finally:
                self._idle.append(worker)
        finally:
            self._free.release()

    async def end(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.end()
