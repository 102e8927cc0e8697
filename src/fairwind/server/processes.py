"""Several processes that serve one address together: started, kept alive, and stopped in order.

All of them accept on one socket; each has the tables whose ids begin with its letters (`tables/share.py`), and hands
connections that ask for others over (`http/handover.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Final

import fairwind
from fairwind.server.metrics import FOLDER as METRICS
from fairwind.server.metrics import forget_process
from fairwind.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
STOPS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SOON: Final = 5.0  # seconds: a process that ends earlier than that is started again after a pause
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
STOP_SECONDS: Final = 20.0  # in which a process that is told to stop has ended
ROOM: Final = 1 << 20  # bytes in an inbox, or as many as the system allows


@dataclass(frozen=True)
class ChildTask:
    """What a child is told when it starts; sockets by their numbers, which it inherits."""

    settings: Settings
    listeners: tuple[int, ...]
    inbox: int  # from which it takes connections that others hand over
    inboxes: tuple[int, ...]  # by process: to which it hands them over
    locks: tuple[int, ...] = ()  # what it holds by having it open, and never looks at

    @property
    def inherited(self) -> set[int]:
        """The handles that it has from its parent."""
        return {*self.listeners, self.inbox, *self.inboxes, *self.locks}


@contextlib.contextmanager
def metrics_together(settings: Settings) -> Iterator[None]:
    """Have the processes write their metrics into a folder, if there are several, for the parent to serve the sum."""
    if settings.processes == 1 or not settings.metrics_port:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="fairwind-metrics-") as folder:
        os.environ[METRICS] = folder
        try:
            yield
        finally:
            del os.environ[METRICS]


class Processes:
    """The parent: it answers nobody itself, so that nothing a visitor does can end it."""

    def __init__(
        self, settings: Settings, listener: socket.socket, own: Sequence[socket.socket], lock: IO[str] | None
    ) -> None:
        self.settings: Final = settings
        self.listener: Final = listener
        self.own: Final = own  # a socket for each of them, if a proxy knows whose tables are whose
        self.lock: Final = lock  # children have it open too: it is held until the last of them is gone
        self.inboxes: Final = [new_inbox() for _ in range(settings.processes)]
        self._stopping: Final = asyncio.Event()

    def run(self) -> None:
        """Keep the processes running until somebody stops them."""
        asyncio.run(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        for sign in STOPS:
            if sign != signal.SIGHUP or signal.getsignal(sign) != signal.SIG_IGN:  # as nohup has it
                loop.add_signal_handler(sign, self._stopping.set)
        await asyncio.gather(*(self._keep(number) for number in range(self.settings.processes)))

    async def _keep(self, number: int) -> None:
        """Start a process, and start it again whenever it ends by itself."""
        pause = 0.0
        while not self._stopping.is_set():
            began = time.monotonic()
            try:
                process = await self._start(number)
            except OSError as error:
                LOG.warning("process %d cannot be started (%s); it is tried again", number, error.strerror)
            else:
                if await self._stopped_before_end_of(process):
                    return
                LOG.warning(
                    "process %d (%d) ended with %s; it is started again", number, process.pid, process.returncode
                )
            lived = time.monotonic() - began
            pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, 2 * pause)) if lived < SOON else 0.0
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    async def _stopped_before_end_of(self, process: asyncio.subprocess.Process) -> bool:
        """Wait until a process ends by itself, or all of them are stopped."""
        ended = asyncio.ensure_future(process.wait())
        stopped = asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
        if self._stopping.is_set():
            await stop(process)
            return True
        stopped.cancel()
        forget_process(process.pid)
        return False

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        """Start a process with the same code as this one; it ends when its input does, that is when we do."""
        reading = self.inboxes[number][0].fileno()
        writing = tuple(ends[1].fileno() for ends in self.inboxes)
        listeners = tuple(listener.fileno() for listener in (self.listener, *self.own[number : number + 1]))
        locks = (self.lock.fileno(),) if self.lock else ()
        task = ChildTask(replace(self.settings, process=number), listeners, reading, writing, locks)
        home = str(Path(fairwind.__file__).parent.parent)
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "fairwind.server.child", str(number),
            stdin=asyncio.subprocess.PIPE,
            pass_fds=sorted(task.inherited),
            start_new_session=True,  # Ctrl-C is for us: we pass it on
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )  # fmt: skip
        assert process.stdin is not None
        process.stdin.write(pickle.dumps(task))
        return process


async def stop(process: asyncio.subprocess.Process) -> None:
    """Tell a process to stop, and end it if it does not."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        LOG.warning("process %d did not stop in time", process.pid)
        process.kill()
        await process.wait()


def new_inbox() -> tuple[socket.socket, socket.socket]:
    """The two ends of an inbox: to read from, and to write to."""
    ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in ends:
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    return ends
