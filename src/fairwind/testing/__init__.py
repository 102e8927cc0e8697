"""For whoever tests a game: conformance suite, scenes, strategies, perft, and the mark for the rules a test proves."""

from __future__ import annotations

from fairwind.kernel.chance import Rigged
from fairwind.testing.conformance import conformance
from fairwind.testing.marks import rule
from fairwind.testing.perft import perft
from fairwind.testing.scene import Scene
from fairwind.testing.strategies import begun_tables, positions

__all__ = ["Rigged", "Scene", "begun_tables", "conformance", "perft", "positions", "rule"]
