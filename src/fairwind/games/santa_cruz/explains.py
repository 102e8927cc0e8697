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

# The rules of a decision, by the name of its class, the first thing to know first.
DECIDES: Final[dict[str, tuple[str, ...]]] = {
    "ChooseSet": ("SC-1.9", "SC-1.10", "SC-8.6"),
    "Land": ("SC-2.2", "SC-2.3", "SC-4.4"),
    "ChooseCard": ("SC-2.4", "SC-6.1", "SC-2.6"),
    "NameWay": ("SC-3.5", "SC-3.6", "SC-3.7"),
    "ChooseSite": ("SC-4.1", "SC-4.4", "SC-4.9"),
    "ChoosePile": ("SC-8.6", "SC-8.8", "SC-2.4"),
    "DiscardScoreCard": ("SC-8.9", "SC-8.10", "SC-6.1"),
}

# The picture that says more than the text of a rule, by its number.
PICTURED: Final[dict[str, str]] = {
    "SC-3.1": "ship",
    "SC-3.2": "river",
    "SC-3.3": "road",
    "SC-3.5": "double",
    "SC-4.4": "points-1",
    "SC-4.6": "turn-2",
    "SC-4.10": "adjacent",
    "SC-4.15": "unseen",
    "SC-5.1": "right",
    "SC-6.1": "turn-3",
    "SC-6.5": "pair",
    "SC-6.6": "fish",
    "SC-6.9": "connected",
    "SC-6.13": "place",
    "SC-6.15": "points-4",
    "SC-7.2": "queue",
    "SC-8.6": "turn-4",
    "SC-9.2": "points-3",
}
