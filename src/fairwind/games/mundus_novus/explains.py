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
