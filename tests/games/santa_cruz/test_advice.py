"""The advice for Santa Cruz: it speaks of what there is, and whoever follows it does better than by chance."""

from __future__ import annotations

from fairwind.bots.advice import FILE, advice
from fairwind.games.santa_cruz import SPEC
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Decision
from fairwind.kernel.playout import Weights, weighted_playout

GAMES = 20


def mean_points(weights: Weights, seats: int) -> float:
    """What a seat gets on average if all play by these weights."""
    points = 0
    for game in range(GAMES):
        s = SPEC.begin(SPEC.edition(), seats)
        weighted_playout(SPEC, s, Seeded(f"deal {game}"), Generator(f"play {game}"), weights, SPEC.longest, -1)
        points += sum(SPEC.result(s).points)
    return points / (GAMES * seats)


def test_the_advice_speaks_of_every_decision() -> None:
    weights = advice(SPEC, SPEC.edition()).weights
    decisions = {frame for frame in SPEC.frames.values() if issubclass(frame, Decision)}
    assert set(weights) == decisions


def test_every_line_gives_its_reason() -> None:
    for line in SPEC.beside(FILE).decode().splitlines():
        if "=" in line.partition("#")[0]:
            assert len(line.partition("#")[2].split()) >= 2, line


def test_who_builds_first_and_scores_late_gets_far_more_points() -> None:
    weights = advice(SPEC, SPEC.edition()).weights
    for seats in SPEC.seat_counts:
        assert mean_points(weights, seats) > mean_points({}, seats) + 25, "about 110 instead of 70"
