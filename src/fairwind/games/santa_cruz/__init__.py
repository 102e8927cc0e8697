"""Santa Cruz: settle a volcanic island in two rounds, for 2 to 4 players."""

from __future__ import annotations

from fairwind.games.santa_cruz.spec import SPEC

__all__ = ["SPEC"]
