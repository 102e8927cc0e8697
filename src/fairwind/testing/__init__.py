"""For whoever tests a game: the conformance suite, scenes, perft, and the mark that says which rules a test proves."""

from __future__ import annotations

from fairwind.testing.conformance import conformance
from fairwind.testing.marks import rule
from fairwind.testing.perft import perft
from fairwind.testing.scene import Rigged, Scene

__all__ = ["Rigged", "Scene", "conformance", "perft", "rule"]
