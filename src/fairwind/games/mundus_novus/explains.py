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
