"""A terminal for the tests: commands in this process or in one of their own, with typed lines."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len

import fairwind
from fairwind.cli.app import run
from fairwind.kernel.chance import Generator

SOURCE = Path(fairwind.__file__).parents[1]


@dataclass
class Ran:
    """What a command printed and its exit status."""

    status: int
    out: str
    err: str

    def complained(self) -> str:
        """The one sentence of a command that was asked wrongly."""
        assert self.status == 2, (self.status, self.out[-500:], self.err)
        assert "Traceback" not in self.out + self.err
        assert self.err.strip().count("\n") == 0, self.err
        assert self.err.strip().endswith((".", "!")), self.err
        return self.err.strip()


class Typist(io.TextIOBase):
    """Standard input that gives one line after another, without end if need be."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"


def fairwind_here(*arguments: str, typed: Iterable[str] = ()) -> Ran:
    """Run a command in this process."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = Typist(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = run(arguments)
    finally:
        sys.stdin = before
    return Ran(status, out.getvalue(), err.getvalue())


def fairwind_apart(*arguments: str, typed: str = "", cwd: Path | None = None, **env: str) -> Ran:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "fairwind.cli", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **env}
    ran = subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=environment, cwd=cwd, check=False
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def numbers(seed: str, most: int = 5) -> Iterator[str]:
    """Numbers to type without end: those that fit no option are asked again."""
    choose = Generator(seed)
    while True:
        yield str(1 + choose.below(most))


def too_wide(text: str) -> list[str]:
    """Lines of more than 80 columns, but for those with a path, which are left in one piece."""
    return [line for line in text.splitlines() if cell_len(line) > 80 and ".jsonl" not in line]
