"""The terminal's drawing of a game, as text with colours or as pixels."""

from __future__ import annotations

import sys
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.kernel.state import State
from fairwind.research.conventions import Conventions, WrongUse
from fairwind.research.letters import HIGH, WIDE, dots

try:
    from rich.cells import cell_len
    from rich.color import Color, ColorSystem
    from rich.console import Console
    from rich.segment import Segment
    from rich.style import Style
    from rich.terminal_theme import MONOKAI

    from fairwind.cli.board import draw_table
    from fairwind.locale import Words
except ImportError as missing:
    raise ImportError("Drawings need Rich and Fluent; run: pip install 'fairwind[research]'") from missing

Pixels = NDArray[np.uint8]
Drawing = str | Pixels | None

MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 80
PAGE: Final = 24  # lines: a picture's height is a multiple of it, so that few pictures of a game differ in size


class UnknownMode(WrongUse):
    """A way of drawing that there is not."""


class Picture:
    """Draws a table for one seat, in one of the modes."""

    def __init__(self, conventions: Conventions, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise UnknownMode(f"There is no render_mode '{mode}'; choose one of: {', '.join(MODES)}.")
        self.conventions: Final = conventions
        self.mode: Final = mode
        self.words: Final = Words("en", conventions.spec.name, conventions.edition)
        self.pages = 1  # a picture never shrinks: videos want them alike

    def __reduce__(self) -> tuple[Any, ...]:
        return Picture, (self.conventions, self.mode)

    def show(self, s: State, seat: int) -> Drawing:
        """The table as the seat sees it: printed, as text, or as pixels by height, width and colour."""
        if self.mode is None:
            raise UnknownMode(f"Nothing can be drawn without a render_mode; choose one of: {', '.join(MODES)}.")
        lines = self.lines(s, seat)
        if self.mode == "rgb_array":
            self.pages = max(self.pages, -(-len(lines) // PAGE))
            return pixels(lines, self.pages * PAGE)
        text = coloured(lines)
        if self.mode == "ansi":
            return text
        sys.stdout.write(text)
        sys.stdout.flush()
        return None

    def lines(self, s: State, seat: int) -> list[list[Segment]]:
        """What the terminal shows."""
        table = self.conventions
        names = [f"player_{other}" for other in range(table.seats)]
        board = draw_table(table.spec, table.edition, table.spec.view(s, seat), self.words, names, seat)
        return console().render_lines(board)


def console() -> Console:
    """A terminal of 80 columns with all colours, that shows nothing to anybody."""
    return Console(
        file=StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor",
        markup=False, highlight=False, emoji=False, legacy_windows=False, _environ={},
    )  # fmt: skip


def coloured(lines: list[list[Segment]]) -> str:
    """The lines as text, with the signs that set a terminal's colours."""
    told = ("".join(coloured_part(segment) for segment in line) for line in lines)
    return "".join(f"{line}\n" for line in told)


def coloured_part(segment: Segment) -> str:
    """A part of a line between the signs of its style."""
    if segment.style is None:
        return segment.text
    return segment.style.render(segment.text, color_system=ColorSystem.TRUECOLOR)


# -- pixels


def pixels(lines: list[list[Segment]], high: int) -> Pixels:
    """The lines in our own letters, on a page of so many lines."""
    letters = np.zeros((high, COLUMNS, HIGH, WIDE), np.bool_)
    ink = np.zeros((high, COLUMNS, 3), np.uint8)
    paper = np.full((high, COLUMNS, 3), MONOKAI.background_color, np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style or Style.null()
            colours = colours_of(style)
            for character in segment.text:
                wide = cell_len(character)
                if wide == 0 or column + wide > COLUMNS:
                    continue
                letters[row, column] = dots(character)
                letters[row, column, HIGH - 1] |= bool(style.underline)
                ink[row, column : column + wide], paper[row, column : column + wide] = colours
                column += wide
    cells = np.where(letters[..., None], ink[:, :, None, None], paper[:, :, None, None])
    return np.ascontiguousarray(cells.swapaxes(1, 2).reshape(high * HIGH, COLUMNS * WIDE, 3))


def colours_of(style: Style) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Ink and paper of a style; what is dim lies half-way between them."""
    ink = colour_of(style.color, MONOKAI.foreground_color)
    paper = colour_of(style.bgcolor, MONOKAI.background_color)
    if style.dim:
        ink = ((ink.astype(np.uint16) + paper) // 2).astype(np.uint8)
    return (paper, ink) if style.reverse else (ink, paper)


def colour_of(colour: Color | None, usual: tuple[int, int, int]) -> NDArray[np.uint8]:
    """Red, green and blue."""
    return np.array(usual if colour is None or colour.is_default else colour.get_truecolor(MONOKAI), np.uint8)
