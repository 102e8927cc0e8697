"""The mark of a seat, by which every board in the terminal shows it: a shape, a colour and the player's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

# A colour and a shape for each seat, so that nobody needs the colour.
SEAT_COLOURS: Final[tuple[str, ...]] = ("#3d9bd6", "#e0702a", "#2bb08a", "#d98bb5", "#e6ac2c", "#7cc7ee")
SEAT_SHAPES: Final[tuple[str, ...]] = ("●", "■", "▲", "◆", "⬢", "★")


def seat_name(names: Sequence[str], seat: int) -> Text:
    """A player's name with the shape and the colour of the seat."""
    place = seat % len(SEAT_SHAPES)
    return Text(f"{SEAT_SHAPES[place]} {names[seat]}", style=f"bold {SEAT_COLOURS[place]}")
