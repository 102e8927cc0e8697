"""The number of ways each game can go on from named positions, counted in two ways."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fairwind.games import game, game_names
from fairwind.testing.perft import perft, perft_slowly

HERE = Path(__file__).parent
POSITIONS = [(file.stem, position) for file in sorted(HERE.glob("*.json")) for position in json.loads(file.read_text())]
SLOW_PATHS = 4_000  # the slow counter goes as deep as this many paths


@pytest.mark.parametrize(
    ("name", "position"), POSITIONS, ids=lambda value: value if isinstance(value, str) else value["name"]
)
def test_both_counters_find_the_recorded_numbers(name: str, position: dict[str, Any]) -> None:
    spec = game(name)
    edition = spec.edition()
    s = spec.decode(edition, json.loads(json.dumps(position["state"])))
    assert spec.broken(s) == []
    assert [perft(spec, s, depth) for depth in range(1, len(position["counts"]) + 1)] == position["counts"]
    shallow = [count for count in position["counts"] if count <= SLOW_PATHS]
    assert shallow, "the first step alone has too many paths"
    assert [perft_slowly(spec, edition, s, depth) for depth in range(1, len(shallow) + 1)] == shallow


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_named_positions(name: str) -> None:
    names = [position["name"] for game_name, position in POSITIONS if game_name == name]
    assert len(names) >= 4
    assert len(set(names)) == len(names)
