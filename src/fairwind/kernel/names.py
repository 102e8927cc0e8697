"""Names and other words of people: what can be shown of them, and nothing that only pretends to be there."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # combining marks on one letter
JOINERS: Final = "\u200c\u200d"  # needed inside words of some scripts, and in pictures made of several
FIRST_JOINED: Final = 0x600  # scripts before this one join nothing
BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
BLANK_MARKS: Final = "\u034f\u17b4\u17b5"
UNSEEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})


def fit_to_print(text: str, longest: int) -> str:
    """What a stranger wrote, as far as a sentence has room for it: nothing moves a cursor or turns a line round."""
    shown: list[str] = []
    for letter in text[:longest]:
        shown.append(letter if letter.isprintable() else "?")
    return "".join(shown)


class BadName(ValueError):
    """No name: says what one is."""


def cleaned(text: str) -> str:
    """A text without what cannot be seen or turns the line round, its letters composed, its spaces single."""
    shown: list[str] = []
    for at in range(len(text)):
        letter = text[at]
        kind = unicodedata.category(letter)
        if kind in UNSEEN or letter in BLANK_LETTERS:
            shown.append(" ")
        elif kind == "Cf":
            if letter in JOINERS and 0 < at < len(text) - 1 and _joins(text[at - 1]) and _joins(text[at + 1]):
                shown.append(letter)
        elif letter not in BLANK_MARKS:
            shown.append(letter)
    return " ".join(_with_few_marks(unicodedata.normalize("NFC", "".join(shown))).split())


def _joins(letter: str) -> bool:
    """Whether a joiner beside this letter can change how it looks."""
    return ord(letter) >= FIRST_JOINED and unicodedata.category(letter)[0] in "LMS" and letter not in BLANK_LETTERS


def _with_few_marks(text: str) -> str:
    """No mark without a letter to stand on, and no tower of them."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        if unicodedata.category(letter)[0] != "M":
            marks = MOST_MARKS if letter.isspace() else 0
        elif marks >= MOST_MARKS:
            continue
        else:
            marks += 1
        kept.append(letter)
    return "".join(kept)


def read_name(text: str) -> str:
    """A player's name as it is shown, or BadName."""
    name = cleaned(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(f"A name has 1 to {LONGEST_NAME} letters that can be seen; choose another.")
    return name
