"""Low Tide: send your ships out while the water is deep enough, for 2 to 4 players."""

from __future__ import annotations

from low_tide.spec import SPEC

__all__ = ["SPEC"]
