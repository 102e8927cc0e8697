"""Count the ways a game can go on from its named positions: `python -m tests.perft.make_perft GAME`, from the root.

The positions of a game come from `positions_<game>.py` beside this file: its function `positions` gives a name and a
scene for each, and the variants where they are not the usual ones. The counts go to `<game>.json`. Make them anew only
when the rules change, and say so in the changelog.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from fairwind.games import game
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.testing.perft import perft

HERE: Final = Path(__file__).parent
MOST_PATHS: Final = 12_000  # about half a second
DEEPEST: Final = 8


def counts(spec: GameSpec[Any, Any], s: State) -> list[int]:
    """The number of paths of length 1, 2, 3 and so on, as long as there are not too many."""
    found = [perft(spec, s, 1)]
    growth = found[0]
    while len(found) < DEEPEST and found[-1] * growth <= MOST_PATHS:
        found.append(perft(spec, s, len(found) + 1))
        growth = -(-found[-1] // found[-2])
    return found


def written(spec: GameSpec[Any, Any], position: tuple[Any, ...]) -> dict[str, Any]:
    """One position with its counts."""
    name, scene, *rest = position
    wrong = spec.broken(scene.s)
    if wrong:
        raise SystemExit(f"{name} is no sound position: {'; '.join(wrong)}")
    variants = spec.chosen_variants(rest[0] if rest else {})
    state = spec.encode(scene.s)
    return {
        "name": name,
        "seats": scene.s.seats,
        "variants": variants,
        "state": state,
        "counts": counts(spec, spec.clone(scene.s)),
    }


def main(name: str) -> None:
    """Write the file of one game, one position a line."""
    spec = game(name)
    module = import_module(f"tests.perft.positions_{name.replace('-', '_')}")
    rows = [written(spec, position) for position in module.positions()]
    text = ",\n".join(json.dumps(row) for row in rows)
    (HERE / f"{name}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
    for row in rows:
        sys.stdout.write(f"{row['name']}: {row['counts']}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
