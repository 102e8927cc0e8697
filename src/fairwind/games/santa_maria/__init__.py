"""Santa Maria: a colony in the New World, for 1 to 4 players."""

from __future__ import annotations

from fairwind.games.santa_maria.spec import SPEC

__all__ = ["SPEC"]
