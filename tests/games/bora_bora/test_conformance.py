from __future__ import annotations

from fairwind.games.bora_bora import SPEC
from fairwind.testing import conformance

TestBoraBora = conformance(SPEC)
