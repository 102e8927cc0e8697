"""Run by the browser's Python: the conformance suite's trials, and what came of each.

Words: our sources, a file with the trials (JSON: game, seats, variants, seed), where the answer goes.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

source, given, wanted = sys.argv[1:]
sys.path.insert(0, source)

testing = ModuleType("fairwind.testing")  # whose own beginning asks for pytest, which no browser has
testing.__path__ = [f"{source}/fairwind/testing"]
sys.modules[testing.__name__] = testing

from fairwind.games import game  # noqa: E402 (once its path is known)
from fairwind.testing.trial import Trial  # noqa: E402


def tried(name: str, seats: int, variants: dict[str, str], seed: str) -> list[Any]:
    """How many answers a game had that kept every promise, and a hash of its last state."""
    trial = Trial(game(name), seats, variants, seed)
    trial.run()
    state = json.dumps(trial.spec.encode(trial.s), sort_keys=True)
    return [trial.answers, sha256(state.encode()).hexdigest()]


trials = json.loads(Path(given).read_text(encoding="utf-8"))
Path(wanted).write_text(json.dumps([tried(*one) for one in trials]), encoding="utf-8")
