"""Every promise of the kernel, at every answer of random games."""

from __future__ import annotations

from fairwind.games.santa_cruz import SPEC
from fairwind.testing import conformance

TestSantaCruz = conformance(SPEC)
