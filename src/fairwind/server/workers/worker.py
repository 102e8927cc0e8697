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
from typing import IO, Final

from fairwind.tables.jobs import answer_to

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
        answers.write(json.dumps(answer_to(json.loads(jobs.get()))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
