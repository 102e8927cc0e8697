"""The screen: what is said, what is asked, and how it is wiped before it passes to somebody else."""

from __future__ import annotations

import sys
import textwrap
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

WIDEST: Final = 80
INDENT: Final = 2
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the lines above the window too: somebody's hand may stand there
SLOW: Final = 0.4  # seconds after which a bot is said to think


def console_for(file: IO[str] | None = None, *, stderr: bool = False) -> Console:
    """A console of at most 80 columns that takes texts as they are, without markup."""
    console = Console(file=file, stderr=stderr, markup=False, highlight=False, emoji=False)
    if console.width > WIDEST or not console.is_terminal:
        console.width = WIDEST
    return console


def wrapped(sentence: str, width: int) -> str:
    """A sentence in lines, broken at plain spaces: the console would break at those that keep words together, too."""
    if "\u00a0" not in sentence:
        return sentence
    lines = [textwrap.wrap(line, width, break_on_hyphens=False) for line in sentence.split("\n")]
    return "\n".join(["\n".join(line) for line in lines])


class Screen:
    """Somebody's terminal: everything a player reads or types goes through here."""

    def __init__(self, console: Console | None = None) -> None:
        self.console: Final = console or console_for()
        with suppress(ImportError):
            import readline

            readline.set_auto_history(False)  # the arrow keys would bring back another player's secret answers

    def show(self, what: RenderableType) -> None:
        """Draw something."""
        self.console.print(what)

    def say(self, sentence: str, style: str = "") -> None:
        """Say a sentence, wrapped at words."""
        self.console.print(Text(wrapped(sentence, self.console.width), style=style))

    def note(self, sentence: str, style: str = "") -> None:
        """Say a sentence, set in a little."""
        text = Text(wrapped(sentence, self.console.width - 2 * INDENT), style=style)
        self.console.print(Padding(text, (0, INDENT), expand=False))

    def say_unbroken(self, sentence: str, style: str = "") -> None:
        """Say a sentence with a path or a command in it, which must be copied in one piece."""
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def gap(self) -> None:
        """Leave a line empty."""
        self.console.print()

    def title(self, words: str) -> None:
        """Draw a line across the screen with words in it."""
        self.console.rule(Text(words, style="bold"), style="dim")

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input raises EOFError, Ctrl-C KeyboardInterrupt."""
        self.console.file.flush()
        line = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))  # as a terminal would have done
        return line

    def wipe(self) -> None:
        """Leave nothing to read of what was shown; where there is no terminal, draw a line."""
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(WIPE)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.clear()
        else:
            self.console.rule(style="dim")

    @contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """Turn a spinner beside the sentence while the work lasts, if it lasts."""
        if not self.console.is_terminal:
            yield
            return
        status: Any = self.console.status(Text(sentence))
        timer = threading.Timer(SLOW, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()
