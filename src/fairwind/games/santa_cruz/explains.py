"""Which rules explain what lies on the table."""

from __future__ import annotations

from typing import Final

EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    "aside": ("SC-1.8",),
    "right": ("SC-5.1",),
    "secret-set": ("SC-1.16",),
    "rubble": ("SC-6.16",),
}
