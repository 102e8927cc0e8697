"""All recorded games, looked at as long as a review usually does: what is planted is found, and hardly anything else.

Only in the compiled build (`conftest.py`): plain Python would see a tenth as much in that time.
"""

from __future__ import annotations

from functools import cache

import pytest

from fairwind.coach.marks import BLUNDER, MISTAKE
from fairwind.coach.review import GameReview, review
from fairwind.games import OURS
from fairwind.kernel.record import read_record
from tests.coach.recorded_games import RecordedGame, packed_games

GAMES = pytest.mark.parametrize("name", OURS)
FALSE = 1 / 200  # of all choices at most


@cache
def reviewed(played: RecordedGame) -> GameReview:
    """A game as `fairwind review` and a server look at it."""
    return review(read_record(played.text), jobs=2)


def lines_with(seen: GameReview, *marks: str) -> list[int]:
    """The lines of the answers with one of these marks."""
    return [answer.line for answer in seen.answers if answer.mark in marks]


@pytest.mark.long
@GAMES
def test_of_twenty_planted_blunders_at_least_eighteen_are_found(name: str) -> None:
    """As a blunder, or as a mistake: a review looks half as long as whoever planted it, and is less sure."""
    games = packed_games("planted", name)
    missed = [played.name for played in games if played.line not in lines_with(reviewed(played), MISTAKE, BLUNDER)]
    assert 10 * len(missed) <= len(games), missed


@pytest.mark.long
@GAMES
def test_champions_are_blamed_for_at_most_one_blunder_in_200_choices(name: str) -> None:
    games = packed_games("quiet", name)
    seen = [reviewed(played) for played in games]
    false = {played.name: lines_with(one, BLUNDER) for played, one in zip(games, seen, strict=True)}
    choices = sum(len(one.answers) for one in seen)
    assert choices >= 1 / FALSE
    assert sum(map(len, false.values())) <= FALSE * choices, false
