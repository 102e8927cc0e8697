"""Which rules explain a thing on the table."""

from __future__ import annotations

from typing import Final

EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    # Events.
    "kings-help": ("MN-2.3",),
    "natives": ("MN-2.4",),
    "storm": ("MN-2.6",),
    "fire": ("MN-2.8",),
    "pirates": ("MN-2.9",),
    # Developments, by kind; characters by their power.
    "caravel": ("MN-7.1",),
    "merchant": ("MN-5.16",),
    "warehouse": ("MN-7.3",),
    "shipyard": ("MN-7.2",),
    "almagro": ("MN-7.4",),
    "de-la-cosa": ("MN-7.6",),
    "las-casas": ("MN-7.8",),
    "pizarro": ("MN-7.10",),
    "ponce": ("MN-7.12",),
    "valdivia": ("MN-7.14",),
    "orellana": ("MN-7.15",),
    "coronado": ("MN-7.17",),
    "cortes": ("MN-5.20",),
}

# The rule that says when an answer of this sort can be given, by its verb; what a thing is for first of all, first.
MOMENTS: Final[dict[str, str]] = {
    "lay": "MN-5.2",
    "pick": "MN-3.4",
    "swap": "MN-4.7",
    "keep": "MN-4.7",
    "take": "MN-4.6",
    "master": "MN-5.1",
    "win": "MN-5.7",
    "pile": "MN-7.4",
    "change": "MN-5.16",
}

# The rules of a decision, by the name of its class, the first thing to know first.
DECIDES: Final[dict[str, tuple[str, ...]]] = {
    "BuyEvent": ("MN-7.17", "MN-7.18", "MN-2.1"),
    "SplitFleet": ("MN-7.12", "MN-7.13", "MN-3.4"),
    "ChooseFromQuay": ("MN-3.3", "MN-3.4"),
    "LoseToPirates": ("MN-2.9", "MN-2.10"),
    "NameNumber": ("MN-4.1", "MN-4.2"),
    "OfferCards": ("MN-4.2", "MN-4.3", "MN-4.6"),
    "SettleTie": ("MN-4.4", "MN-4.5"),
    "TakeCard": ("MN-4.6", "MN-4.8", "MN-4.9"),
    "KeepOrSwap": ("MN-4.7", "MN-4.8"),
    "GiveCard": ("MN-4.13", "MN-4.14"),
    "NameFirst": ("MN-5.1", "MN-5.8"),
    "Progress": ("MN-5.2", "MN-5.11", "MN-5.13"),
    "StoreCards": ("MN-7.3", "MN-5.22"),
    "LaySame": ("MN-5.3", "MN-5.4", "MN-5.6"),
    "LayDifferent": ("MN-5.12", "MN-6.3", "MN-5.16"),
    "WinDevelopment": ("MN-5.7", "MN-5.8", "MN-5.20"),
}

# The picture that says more than the text of a rule, by its number.
PICTURED: Final[dict[str, str]] = {
    "MN-2.1": "event",
    "MN-3.3": "turn-1",
    "MN-3.4": "fleets",
    "MN-4.3": "turn-2",
    "MN-4.7": "market",
    "MN-4.8": "next",
    "MN-5.3": "points-3",
    "MN-5.4": "jokers",
    "MN-5.7": "reach",
    "MN-5.12": "points-1",
    "MN-5.13": "points-2",
    "MN-5.16": "merchant",
    "MN-6.3": "aim",
    "MN-7.1": "points-4",
    "MN-7.2": "shipyard",
    "MN-7.3": "turn-4",
}
