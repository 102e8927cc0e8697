"""Ten thousand random games for each table: no crash, no stuck state, no broken invariant.

The plain build plays a twentieth of them. `make test` plays ten of each.
"""

from __future__ import annotations

import os

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import is_over, random_playout
from fairwind.testing.conformance import tables

GAMES = int(os.environ.get("FAIRWIND_GAMES", "10000")) // (1 if build() == "compiled" else 20)
CHECK_EVERY = 100  # answers
TABLES = [
    pytest.param(name, seats, variants, id="-".join([name, str(seats), *variants.values()]))
    for name in game_names()
    for seats, variants in tables(game(name))
]


def play_games(name: str, seats: int, variants: dict[str, str], first: int, count: int) -> None:
    spec = game(name)
    for n in range(first, first + count):
        s = spec.begin(spec.edition(), seats, variants)
        driver, choose = Seeded(f"{name}/{seats}/{n}"), Generator(f"{name}/{seats}/{n}/players")
        answers = 0
        while answers == 0 or not is_over(s):
            answers += random_playout(s, driver, choose, CHECK_EVERY)
            assert spec.broken(s) == [], f"game {n} after {answers} answers"
            assert answers <= spec.longest, f"game {n} does not end"
        result = spec.result(s)
        assert len(result.points) == seats
        assert min(result.places) == 1
        assert result.ended


@pytest.mark.parametrize(("name", "seats", "variants"), TABLES)
def test_some_random_games(name: str, seats: int, variants: dict[str, str]) -> None:
    play_games(name, seats, variants, 0, 10)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "variants"), TABLES)
def test_ten_thousand_random_games(name: str, seats: int, variants: dict[str, str]) -> None:
    play_games(name, seats, variants, 10, GAMES)
