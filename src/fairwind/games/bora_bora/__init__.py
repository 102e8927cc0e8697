"""Bora Bora: from island to island with dice and gods, for 2 to 4 players."""

from __future__ import annotations

from fairwind.games.bora_bora.spec import SPEC

__all__ = ["SPEC"]
