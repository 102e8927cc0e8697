"""What lies on a space of a player board: nothing, a hut, or a person, upright (even) or moved down (odd)."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
HUT: Final = 1
FIRST_PERSON: Final = 2
MOST_DESIGNS: Final = 36


def person_code(sex: int, design: int) -> int:
    """What stands for an upright tile on a player board."""
    return FIRST_PERSON + 2 * (sex * MOST_DESIGNS + design)


def sex_of(code: int) -> int:
    """The sex of a person on a player board."""
    return (code - FIRST_PERSON) // 2 // MOST_DESIGNS


def design_of(code: int) -> int:
    """The tile of a person on a player board, as a place in the edition's list of that sex."""
    return (code - FIRST_PERSON) // 2 % MOST_DESIGNS


def is_shifted(code: int) -> bool:
    """Whether a person on a player board has moved down."""
    return code % 2 == 1
