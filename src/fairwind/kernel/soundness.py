"""The shape of a state: what every sound one of a game has in common with an empty table.

A state that somebody wrote by hand may hold anything. Whatever asks further questions about it first asks this one, so
that it need not fear a list that is too short, a word where a number should be, or a number that takes for ever to
count to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fairwind.kernel.codec import field_names
from fairwind.kernel.state import NONE, Frame, State

LARGEST: Final = 100_000  # of numbers that count something
LONGEST: Final = 1_000  # of lists that grow
DEEPEST_STACK: Final = 200
LARGEST_IN_FRAME: Final = 1 << 24  # small sets are bits


def wrong_shape(s: State, empty: State, highest: Mapping[str, int]) -> list[str]:
    """Fields of another shape than an empty table's, and numbers that are too large.

    A list that is empty on an empty table may grow; any other keeps its length. `highest` names fields whose numbers
    are bits, or seats, or something else that has an end, with the largest number; they may be NONE too.
    """
    wrong: list[str] = []
    for name in field_names(s):
        low, high = (NONE, highest[name]) if name in highest else (-LARGEST, LARGEST)
        if not has_shape(getattr(s, name), getattr(empty, name), low, high):
            wrong.append(f"'{name}' is not what it should be")
    if len(s.pending) > DEEPEST_STACK:
        wrong.append("too much is owed")
    for frame in s.pending:
        if not _is_small(s, frame):
            wrong.append(f"what is owed as {type(frame).__name__} is not what it should be")
    return wrong


def has_shape(value: Any, usual: Any, low: int, high: int) -> bool:
    """Whether a value is of the same kind and size as the usual one, its numbers from low to high."""
    if isinstance(usual, bool) or isinstance(value, bool):
        return isinstance(usual, bool) and isinstance(value, bool)
    if isinstance(usual, int):
        return isinstance(value, int) and low <= value <= high
    if not isinstance(usual, list):
        return type(value) is type(usual)
    if not isinstance(value, list):
        return False
    if not usual:
        return len(value) <= LONGEST and all(has_shape(item, 0, low, high) for item in value)
    if len(value) != len(usual):
        return False
    return all(has_shape(value[at], usual[at], low, high) for at in range(len(usual)))


def _is_small(s: State, frame: Frame) -> bool:
    """Whether a frame names a seat or none, and its fields are small numbers, or a few of them."""
    if not isinstance(frame.seat, int) or not NONE <= frame.seat < s.seats:
        return False
    for name in frame.FIELDS:
        value = getattr(frame, name)
        parts = value if isinstance(value, tuple) else (value,)
        if len(parts) > LONGEST or not all(_is_small_number(part) for part in parts):
            return False
    return True


def _is_small_number(value: Any) -> bool:
    return isinstance(value, int) and -LARGEST_IN_FRAME <= value <= LARGEST_IN_FRAME
