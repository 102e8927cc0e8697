"""The advice of Santa Maria speaks of what there is, and is worth following."""

from __future__ import annotations

import tomllib

from fairwind.bots.advice import advice
from fairwind.games.santa_maria import SPEC
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Decision
from fairwind.kernel.playout import Weights, weighted_playout

GAMES = 20
KNOWN = advice(SPEC, SPEC.edition())


def mean_points(seats: int, weights: Weights) -> float:
    """What a seat makes that follows these weights and nothing else."""
    points = 0
    for n in range(GAMES):
        s = SPEC.begin(SPEC.edition(), seats)
        weighted_playout(SPEC, s, Seeded(f"deal {n}"), Generator(f"choose {n}"), weights, SPEC.longest, -1)
        points += sum(SPEC.total(s, seat) for seat in range(seats))
    return points / GAMES / seats


def test_it_names_decisions_and_what_can_be_answered_there() -> None:
    tables = tomllib.loads(SPEC.beside("advice.toml").decode())
    verbs = {action.verb() for action in SPEC.edition().catalogue.actions}
    tables.pop("search")  # read_advice knows what may stand there
    assert set().union(*tables.values()) <= verbs
    tables.pop("anywhere")
    assert all(issubclass(SPEC.frames[name], Decision) for name in tables)


def test_every_line_gives_its_reason() -> None:
    lines = SPEC.beside("advice.toml").decode().splitlines()
    assert [line for line in lines if "=" in line and "#" not in line] == []


def test_who_follows_it_has_twice_the_points() -> None:
    """Over hundreds of games: 7 points by chance and 22 by advice at a table of two, 4 and 18 alone."""
    assert mean_points(2, KNOWN.weights) > 2 * mean_points(2, {}) > 0
    assert mean_points(1, KNOWN.weights) > 10
