"""Metrics: what whoever runs a server wants to count, for Prometheus. No player's name, table or address is in them.

Several processes of one server write into one folder (`PROMETHEUS_MULTIPROC_DIR`, set before they start), and their
parent serves the sum.
"""

from __future__ import annotations

import contextlib
import os
import resource
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from fairwind import __version__
from fairwind.server.settings import BadSetting

disable_created_metrics()  # type: ignore[no-untyped-call]

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
UPLOADED: Final = ("edition", "record")
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ANSWERS: Final = Counter("fairwind_answers", "Answers to requests, by status", ["status"])
SECONDS: Final = Histogram("fairwind_answer_seconds", "How long an answer took, by call", ["call"], buckets=QUICK)
REFUSALS: Final = Counter("fairwind_refusals", "Refusals, by title; those of a budget among them", ["title"])
FAILURES: Final = Counter("fairwind_failures", "Failures of ours, each with a traceback in the log")
COMMITS: Final = Histogram("fairwind_commit_seconds", "How long a group of writes took", buckets=QUICK)
LOST_COMMITS: Final = Counter("fairwind_commits_failed", "Groups of writes that the database did not take")
ROWS: Final = Counter("fairwind_rows_written", "Rows that are durable, by kind", ["kind"])
JOBS: Final = Counter("fairwind_jobs", "Jobs of workers, by kind and outcome", ["work", "outcome"])
REPLACED: Final = Counter("fairwind_bots_replaced", "Bots that gave no answer, so that chance chose")
HANDED: Final = Counter("fairwind_connections_handed_over", "Connections given to the process that has the table")
UPLOADS: Final = Counter("fairwind_uploads", "Strangers' files, by kind and outcome", ["kind", "outcome"])
QUEUE: Final = Gauge("fairwind_queue", "Writes that wait", multiprocess_mode="livesum")
LIVE: Final = Gauge("fairwind_live_lines", "Live connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("fairwind_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
BUSY: Final = Gauge("fairwind_workers_busy", "Workers at work", multiprocess_mode="livesum")
AWAITED: Final = Gauge("fairwind_jobs_waiting", "Jobs that wait for a worker", multiprocess_mode="livesum")
MEMORY: Final = Gauge("fairwind_memory_bytes", "Memory in use", multiprocess_mode="livesum")
PROCESSOR: Final = Gauge("fairwind_processor_seconds", "Processor time so far", multiprocess_mode="livesum")
VERSION: Final = Gauge("fairwind_version", "1 for the version that runs", ["version"], multiprocess_mode="livemax")

lately: Final[Tally[str]] = Tally()  # what the log tells of once in a while


def note_answer(status: int, call: str, seconds: float | None) -> None:
    """A request was answered (status 0: whoever asked has gone away); a live line has no seconds."""
    ANSWERS.labels(str(status)).inc()
    if seconds is not None:
        SECONDS.labels(call).observe(seconds)


def note_refusal(title: str) -> None:
    """Something was refused."""
    REFUSALS.labels(title).inc()
    lately["refused"] += 1


def note_failure() -> None:
    """Something failed."""
    FAILURES.inc()
    lately["failed"] += 1


def note_handed_over() -> None:
    """A connection was given to another process."""
    HANDED.inc()


def note_commit(seconds: float, kinds: Iterable[str]) -> None:
    """A group of rows is durable."""
    COMMITS.observe(seconds)
    for kind, count in Tally(kinds).items():
        ROWS.labels(kind).inc(count)
        lately[kind] += count


def note_lost_commit() -> None:
    """The database did not take a group."""
    LOST_COMMITS.inc()


def note_job(work: str, outcome: str) -> None:
    """A worker's job is `done`, has `failed`, or was too `slow`; a stranger's file may be `refused`."""
    JOBS.labels(work, outcome).inc()
    if work in UPLOADED:
        UPLOADS.labels(work, outcome).inc()
    elif work == "choose" and outcome != "done":
        REPLACED.inc()
        lately["replaced"] += 1


def note_now(queue: int, live: int, tables: int, busy: int, waiting: int) -> None:
    """How things stand at the moment."""
    for gauge, value in ((QUEUE, queue), (LIVE, live), (TABLES, tables), (BUSY, busy), (AWAITED, waiting)):
        gauge.set(value)
    MEMORY.set(memory_in_use())
    used = resource.getrusage(resource.RUSAGE_SELF)
    PROCESSOR.set(used.ru_utime + used.ru_stime)
    VERSION.labels(__version__).set(1)


def memory_in_use() -> int:
    """Bytes of this process that are in memory; 0 where nobody can say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * resource.getpagesize()


# -- served


def metrics_registry() -> CollectorRegistry:
    """What is served: of this process, or of all that write into the folder."""
    if not os.environ.get(FOLDER):
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


@contextlib.contextmanager
def serving_metrics(host: str, port: int) -> Iterator[int]:
    """Serve the metrics beside everything else; the port. With port 0 nobody is served."""
    if not port:
        yield 0
        return
    try:
        server, thread = start_http_server(port, host, metrics_registry())
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadSetting(f"Port {port} on {host} cannot be used for metrics ({why}); choose another.") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def forget_process(pid: int) -> None:
    """A process has ended: what it held open at the end counts no more."""
    if os.environ.get(FOLDER):
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
