"""A reader: a process that has every game at hand and reads nothing itself.

For each stranger's file it starts a process of its own, which has little time of a processor and little memory and then
ends, whatever the file has made of it. Jobs and answers are JSON, one a line, as a worker's are.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import select
import signal
import sys
import time
from typing import IO, Final

from fairwind.games import game, game_names
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.spec import Json
from fairwind.tables.jobs import DOES, answer_to

NICENESS: Final = 10  # everybody else comes first
MEMORY: Final = 256 * 1024 * 1024  # bytes, beyond what the process has at its start
FILES: Final = 32
BUSY: Final = 2  # a process may have half a processor and still be in time
LARGEST: Final = 1024 * 1024  # of an answer
READS: Final = frozenset({"edition", "record", "draws"})


def main() -> None:
    """Have one file after the other read, each within so many seconds."""
    seconds = float(sys.argv[1])
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr
    prepare()
    for line in sys.stdin:
        serve_one(line, answers, seconds)


def prepare() -> None:
    """Have every game at hand, so that no process need fetch them anew."""
    for name in game_names():
        with contextlib.suppress(ImportError, *UNSOUND):
            spec = game(name)
            spec.edition(spec.edition_names()[0])
    gc.collect()
    gc.freeze()  # what is never touched is shared by all processes


def serve_one(line: str, answers: IO[str], seconds: float) -> None:
    """Have a file read, and answer whatever came of it."""
    began = time.monotonic()
    text = read_apart(line, seconds)
    with contextlib.suppress(ValueError):
        answer: Json = json.loads(text)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
        return
    spent = time.monotonic() - began
    answers.write(json.dumps({"failed": "it took too much time or memory", "spent": spent}) + "\n")
    answers.flush()


def read_apart(line: str, seconds: float) -> bytes:
    """What a process of its own answers; nothing if it takes too long, or too much, or dies."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        os.close(hear)
        read_here(line, tell, seconds)
    os.close(tell)
    try:
        return heard(hear, time.monotonic() + seconds * BUSY)
    finally:
        os.close(hear)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def heard(hear: int, until: float) -> bytes:
    """What comes until the other end is closed; nothing if that takes too long."""
    got = b""
    while len(got) < LARGEST:
        ready, _, _ = select.select([hear], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return b""
        part = os.read(hear, 65536)
        if not part:
            return got
        got += part
    return b""


def read_here(line: str, tell: int, seconds: float) -> None:
    """In the process of its own: read, answer, end."""
    try:
        bound(seconds)
        job = json.loads(line)
        answer = answer_to(job, {work: DOES[work] for work in READS})
        with os.fdopen(tell, "wb") as out:
            out.write(json.dumps(answer).encode())
    finally:
        os._exit(0)


def bound(seconds: float) -> None:
    """So much time, so much memory, nothing written."""
    limits = {
        resource.RLIMIT_CPU: max(1, round(seconds)),
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NOFILE: FILES,
    }
    with contextlib.suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        limits[resource.RLIMIT_AS] = int(file.read().split()[0]) * resource.getpagesize() + MEMORY
    for what, most in limits.items():
        resource.setrlimit(what, (most, most))


if __name__ == "__main__":
    main()
