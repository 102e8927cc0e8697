"""Run by the browser's Python: replays golden records and plays seeded games, and writes down what came out.

Words: our sources, the records, where the answer goes; then how many random games of each game are played.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

source, records, wanted, *games = sys.argv[1:]
sys.path.insert(0, source)

from fairwind.games import OURS, game  # noqa: E402 (once its path is known)
from fairwind.kernel.chance import Generator, Seeded  # noqa: E402
from fairwind.kernel.play import advance, is_over, random_playout  # noqa: E402
from fairwind.kernel.record import read_record  # noqa: E402
from fairwind.kernel.replay import Replay  # noqa: E402

MOST = 100_000


def replayed(path: Path) -> list[Any]:
    """How a record ended, whether every digest was checked, and a hash of the last state."""
    record = read_record(path.read_text(encoding="utf-8"))
    spec = game(record.game)
    replay = Replay(spec, record)
    final = replay.final()
    return [is_over(final), replay.unchecked, record.result, digest(spec.encode(final))]


def played(name: str, seed: str) -> list[Any]:
    """How a random game from a seed goes on, and a hash of its last state."""
    spec = game(name)
    state = spec.begin(spec.edition(), spec.seat_counts[-1], {})
    driver = Seeded(seed)
    advance(state, driver)
    decisions = random_playout(state, driver, Generator(f"{seed}/choices"), MOST)
    return [decisions, digest(spec.encode(state))]


def digest(state: Any) -> str:
    return sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


found = {str(path.relative_to(records)): replayed(path) for path in sorted(Path(records).glob("*/*.jsonl"))}
for each in range(int(games[0]) if games else 1):
    found |= {f"{name} {each}": played(name, f"browser/{each}") for name in sorted(OURS)}
Path(wanted).write_text(json.dumps(found), encoding="utf-8")
