"""Every door through which a stranger's file goes, tried with the files of some numbers, in a process of its own.

`python -m tests.hostile.trial records 0 500` prints what went wrong, a line each, and at the end how it went.
"""

from __future__ import annotations

import faulthandler
import io
import json
import resource
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from rich.console import Console

from fairwind.cli.record_reader import RecordReader
from fairwind.cli.screen import Screen
from fairwind.games import UnknownGame, game, game_names
from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import RecordError
from fairwind.kernel.spec import BadTable
from fairwind.tables.jobs import check_edition, check_record, judge_draws
from fairwind.tables.problems import Problem
from fairwind.tables.shown.replays import ReplayCache
from tests.hostile.mutations import N_BOMBS, bases, bomb, hostile_edition, hostile_record

LONGEST = 2.0  # seconds of processor time
STUCK = 30  # seconds by the clock, on a machine that does much else
LARGEST = 64 * 1024  # KiB of memory more than before
DRAWN_EVERY = 10  # the terminal draws slowly


def wire(answer: Any) -> None:
    """Whatever is sent can be sent."""
    json.dumps(answer, ensure_ascii=False, allow_nan=False).encode()


def try_record(number: int, text: str, folder: Path) -> bool:
    """Upload a record, look at it, now and then read it in the terminal; whether it was taken for sound."""
    read = check_record({"record": text})
    wire(read)
    if "wrong" not in read:
        look_at(text)
        wire(judge_draws({"record": text}))
    if number % DRAWN_EVERY == 0:
        read_in_terminal(text, folder / "x.jsonl", "wrong" not in read)
    return "wrong" not in read


def look_at(text: str) -> None:
    """As the page does: the head, the plot, what is printed, and some steps, for everybody."""
    viewer = ReplayCache().make("x", text)
    wire(viewer.head())
    wire(viewer.points)
    wire(viewer.spec.printed(viewer.edition))
    for step in {0, 1, viewer.steps // 2, viewer.steps}:
        for seat in (None, *range(viewer.record.seats), 11):
            try:
                wire(viewer.step(step, seat))
            except Problem as problem:
                wire(problem.shown("en"))


def read_in_terminal(text: str, path: Path, sound: bool) -> None:
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    page = io.StringIO()
    try:
        reader = RecordReader(path, "en", None, Screen(Console(file=page, width=80, markup=False, highlight=False)))
        going_on = iter([True, True])  # a screen takes a while to draw
        reader.goes_on = lambda: next(going_on, False)  # type: ignore[method-assign]
        reader.check()
        if sound:
            reader.read()
            reader.step()
    except (RecordError, EditionError, UnknownGame, BadTable) as error:
        assert str(error).isprintable(), repr(str(error))  # noqa: PT017


def try_edition(number: int, folder: Path) -> bool:
    name, text = hostile_edition(number)
    read = check_edition({"game": name, "edition_text": text})
    wire(read)
    path = folder / "x.toml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    try:
        game(name).edition_from_file(path)
    except EditionError as error:
        assert str(error).isprintable(), repr(str(error))  # noqa: PT017
    return "wrong" not in read


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(what: str, first: int, last: int) -> None:
    if what != "editions":
        bases()
    for name in game_names():
        game(name).edition()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(10_000_000, 10_000_050):  # what is read once
            run(what, number, Path(folder))
        before, sound, failed, slowest = memory(), 0, 0, 0.0
        for number in range(first, last):
            say(f"trying {number}")
            faulthandler.dump_traceback_later(STUCK, exit=True)  # also from a loop that hears no signal
            began, had = time.process_time(), memory()
            try:
                sound += run(what, number, Path(folder))
            except Exception:  # noqa: BLE001 (that is what we look for)
                failed += 1
                say(f"FAILED {number} " + " | ".join(traceback.format_exc().splitlines()[-9:]))
            took = time.process_time() - began
            slowest = max(slowest, took)
            if took > LONGEST:
                failed += 1
                say(f"FAILED {number} took {took:.1f} s")
            if memory() - had > LARGEST:
                failed += 1
                say(f"FAILED {number} took {(memory() - had) // 1024} MiB")
        faulthandler.cancel_dump_traceback_later()
        grown = memory() - before
    told = {"tried": last - first, "sound": sound, "failed": failed, "slowest": slowest, "grown": grown}
    say(f"DONE {json.dumps(told)}")


def run(what: str, number: int, folder: Path) -> bool:
    if what == "editions":
        return try_edition(number, folder)
    if what == "bombs":
        return try_record(1, bomb(number) if number < N_BOMBS else hostile_record(number), folder)
    return try_record(number, hostile_record(number), folder)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
