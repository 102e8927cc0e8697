"""A worker: a process that does jobs, one JSON object a line on standard input, one a line on standard output.

It ends when its input does.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping
from typing import IO, Final

from fairwind.kernel.spec import Json
from fairwind.tables.jobs import DOES

NICENESS: Final = 5  # people who wait for an answer come first


def read_jobs(source: IO[str], jobs: queue.SimpleQueue[str]) -> None:
    """Read on while a bot thinks, so that the process ends as soon as the server does."""
    for line in source:
        jobs.put(line)
    os._exit(0)


def main() -> None:
    """Do one job after the other."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a bot that prints must not be taken at its word
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=read_jobs, args=(sys.stdin, jobs), daemon=True).start()
    while True:
        answers.write(json.dumps(answer_to(json.loads(jobs.get()), DOES)) + "\n")
        answers.flush()


def answer_to(job: Json, does: Mapping[str, Callable[[Json], Json]]) -> Json:
    """What comes of a job, and the seconds of a processor that it took."""
    began = time.process_time()
    try:
        answer = does[job["work"]](job)
    except Exception as error:  # noqa: BLE001 (the server decides what follows)
        answer = {"failed": f"{type(error).__name__}: {error}"[:300]}
    return {**answer, "spent": time.process_time() - began}


if __name__ == "__main__":
    main()
