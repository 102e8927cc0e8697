"""What somebody who waits for a training run is shown."""

from __future__ import annotations

import sys
import time
from typing import Final

SECONDS_BETWEEN_LINES: Final = 5.0


class Display:
    """Shows nothing; whoever shows how far a run has come overrides it."""

    def begin(self, title: str, total: int) -> None:
        """Something of this many steps begins."""

    def advance(self, done: int, text: str = "") -> None:
        """So many steps are done."""

    def say(self, text: str) -> None:
        """Something worth a line of its own."""


class Lines(Display):
    """Lines on stderr, a few seconds apart: what a log or a plain terminal can show."""

    def __init__(self) -> None:
        self.title = ""
        self.total = 0
        self.last = 0.0

    def begin(self, title: str, total: int) -> None:
        self.title, self.total, self.last = title, total, 0.0

    def advance(self, done: int, text: str = "") -> None:
        now = time.monotonic()
        if now - self.last >= SECONDS_BETWEEN_LINES or done == self.total:
            self.last = now
            self.say(f"{self.title}: {done} of {self.total} {text}".rstrip())

    def say(self, text: str) -> None:
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
