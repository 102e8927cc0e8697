"""Which rules explain what lies on the table, and which say when it can be used."""

from __future__ import annotations

from typing import Final

EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    "aside": ("SC-1.8",),
    "right": ("SC-5.1",),
    "secret-set": ("SC-1.16",),
    "rubble": ("SC-6.16",),
}

# The rule that says when an answer of this sort can be given, by its verb; what a thing is for first of all, first.
MOMENTS: Final[dict[str, str]] = {
    "build": "SC-2.4",
    "play": "SC-2.4",
    "score": "SC-2.4",
    "take": "SC-1.10",
    "pile": "SC-8.6",
}
