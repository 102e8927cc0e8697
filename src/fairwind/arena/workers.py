"""Where work is done: in this process, in a pool of processes, or on Ray; what comes out is the same everywhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")
HERE: Final = "local"  # as an address: a Ray of our own, on this machine
AHEAD: Final = 2  # tasks handed out for each worker, so that none waits for the next
MOST_JOBS: Final = 1024
LISTEN: Final = 0.2  # seconds between two looks whether somebody has pressed Ctrl-C
KNOCK: Final = 5.0  # seconds to wait for a cluster's door


class TaskFailed(RuntimeError):
    """A task that went wrong in a worker: says which task, and what happened there."""


class NoWorkers(ValueError):
    """Workers that cannot be had so: says what is wrong and what to do."""


class Done(Generic[R]):
    """What came out of a task, or what went wrong in it: errors of any kind travel between processes as text."""

    def __init__(self, results: list[R], complaint: str) -> None:
        self.results: Final = results
        self.complaint: Final = complaint

    def result(self) -> R:
        """What the task gave, or TaskFailed."""
        if self.complaint:
            raise TaskFailed(self.complaint)
        return self.results[0]


def attempt(function: Callable[[T], R], task: T) -> Done[R]:
    """Do a task and bring back what came out, or where it went wrong."""
    try:
        return Done([function(task)], "")
    except Exception as error:  # noqa: BLE001 (whatever it is, it is told with the task's name)
        where = traceback.format_exc(limit=-3)
        return Done([], f"{task}: {type(error).__name__}: {error}\n{where}")


def spread(
    function: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, ray_address: str = ""
) -> Generator[tuple[int, R], None, None]:
    """Do every task; (its number, what came out) in the order in which they are done.

    The function stands at the top of a module, so that other processes find it, and what it gives follows from the task
    alone: then results do not depend on where they were made. Leave the loop early (or close the iterator), and what
    is still being done is given up. With an address the work is done on that Ray cluster, `local` starts one of `jobs`
    workers here.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise NoWorkers(f"There can be 1 to {MOST_JOBS} jobs, not {jobs}; choose a number in between.")
    if ray_address:
        return _on_ray(function, tasks, jobs, ray_address)
    if jobs > 1:
        return _in_pool(function, tasks, jobs)
    return _here(function, tasks)


def in_order(done: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What came out, in the order of the tasks."""
    early: dict[int, R] = {}
    due = 0
    for number, result in done:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _here(function: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[int, R], None, None]:
    for number, task in enumerate(tasks):
        yield number, attempt(function, task).result()


# -- a pool of processes


def _in_pool(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[tuple[int, R], None, None]:
    # Fresh processes, since a fork would copy the threads' locks of whoever calls.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_caller)
    waiting: dict[Future[Done[R]], int] = {}
    queue = iter(enumerate(tasks))
    whole = False
    try:
        while True:
            done: set[Future[Done[R]]] = set()
            with _interrupts_held() as interrupts:
                for number, task in islice(queue, jobs * AHEAD - len(waiting)):
                    waiting[pool.submit(attempt, function, task)] = number
                while waiting and not done and not interrupts:
                    done = wait(waiting, LISTEN, return_when=FIRST_COMPLETED).done
            if not waiting:
                break
            for future in done:
                yield waiting.pop(future), future.result().result()
        whole = True
    except BrokenProcessPool:
        raise NoWorkers("A worker process died, perhaps for want of memory; try again with fewer --jobs.") from None
    finally:
        if not whole:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        # Its thread is waited for even so: one that goes on while Python ends may find its pipe closed, and complain.
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[list[int]]:
    """Ctrl-C waits for the end of this: amid a lock it would leave that locked for ever. What came so far."""
    came: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield came  # interrupts reach the main thread alone
        return
    usual = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield came
    finally:
        signal.signal(signal.SIGINT, usual)
        if came:
            signal.raise_signal(signal.SIGINT)


def _leave_interrupts_to_the_caller() -> None:
    """Ctrl-C reaches every process of a terminal: only the one that asked for the work answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- Ray


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 (an extra, needed only here)
    except ImportError:
        raise NoWorkers("Ray is not installed: run pip install 'fairwind[ray]' and try again.") from None
    return ray


def _connect(ray: Any, jobs: int, address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # our tasks ask for no accelerator, and hide none
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if address == HERE:
        # Whatever this process can import, its workers can: the package may be a checkout.
        path = {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
        ray.init("local", num_cpus=jobs, include_dashboard=False, runtime_env={"env_vars": path}, **quiet)
        return
    try:
        _knock(address)
        ray.init(address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        first = str(error).partition("\n")[0].rstrip(".")
        raise NoWorkers(
            f"No Ray cluster answers at '{address}' ({first}); check the address, and set "
            "RAY_AUTH_MODE=token if the cluster wants a token."
        ) from None


def _knock(address: str) -> None:
    """OSError if nobody listens at host:port, since Ray itself would go on trying for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), KNOCK).close()


@contextmanager
def cluster(jobs: int, address: str) -> Iterator[None]:
    """Ray, for as long as this lasts: whatever is spread inside uses it. Nothing without an address."""
    ray = _ray() if address else None
    if ray is None or ray.is_initialized():
        yield
        return
    _connect(ray, jobs, address)
    try:
        yield
    finally:
        ray.shutdown()


def _on_ray(
    function: Callable[[T], R], tasks: Iterable[T], jobs: int, address: str
) -> Generator[tuple[int, R], None, None]:
    with cluster(jobs, address):
        ray = _ray()
        remote = ray.remote(attempt)
        most = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, int] = {}
        queue = iter(enumerate(tasks))
        try:
            while True:
                for number, task in islice(queue, most - len(waiting)):
                    waiting[remote.remote(function, task)] = number
                if not waiting:
                    return
                for reference in ray.wait(list(waiting), num_returns=1)[0]:
                    done: Done[R] = ray.get(reference)
                    yield waiting.pop(reference), done.result()
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)
