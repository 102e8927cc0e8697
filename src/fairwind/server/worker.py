"""A process beside the server: bots think here, and strangers' files are read here. Text goes in, text comes out.

One JSON object a line on standard input, one a line on standard output. It ends when its input does.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import sys
import threading
from functools import lru_cache
from typing import IO, Any, Final

from fairwind.bots import bot
from fairwind.games import game
from fairwind.kernel.editions import EditionError, Sheet
from fairwind.kernel.position import Position
from fairwind.kernel.record import RecordError, Replay, read_record
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.server.game import UNSOUND

NICENESS: Final = 5  # people who wait for an answer come first


@lru_cache(maxsize=16)
def edition_of(name: str, edition: str, text: str) -> Edition:
    """An edition by name, or from its text."""
    spec: GameSpec[Any, Any] = game(name)
    found: Edition = spec.read_edition(Sheet(f"{edition}.toml", text)) if text else spec.edition(edition)
    return found


def choose(job: Json) -> Json:
    """Let a bot choose; it is given a world that looks to its seat like the table, not the truth."""
    spec = game(job["game"])
    edition = edition_of(job["game"], job["edition"], job["edition_text"])
    position = Position(spec, spec.decode(edition, job["world"]), job["seat"])
    return {"do": bot(job["bot"], job["seed"]).choose(position).text}


def check_edition(job: Json) -> Json:
    """Read somebody's own edition."""
    try:
        edition = edition_of(job["game"], "uploaded", job["edition_text"])
    except EditionError as error:
        return {"wrong": str(error)}
    except UNSOUND as error:
        return {"wrong": f"This is no sound edition ({type(error).__name__})."}
    return {"name": edition.about.name, "hash": edition.about.hash}


def check_record(job: Json) -> Json:
    """Read and replay somebody's record."""
    try:
        record = read_record(job["record"])
        Replay(game(record.game), record).final()
    except (RecordError, EditionError) as error:
        return {"wrong": str(error)}
    except UNSOUND as error:
        return {"wrong": f"This is no sound record ({type(error).__name__}: {str(error)[:120]})."}
    return {"game": record.game, "over": record.result is not None}


DOES: Final = {"choose": choose, "edition": check_edition, "record": check_record}


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
        job = json.loads(jobs.get())
        try:
            answer = DOES[job["work"]](job)
        except Exception as error:  # noqa: BLE001 (the server decides what follows)
            answer = {"failed": f"{type(error).__name__}: {error}"[:300]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
