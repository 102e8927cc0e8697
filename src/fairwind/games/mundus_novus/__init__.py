"""Mundus Novus: trade in the New World, for 2 to 6 players."""

from __future__ import annotations

from fairwind.games.mundus_novus.spec import SPEC

__all__ = ["SPEC"]
