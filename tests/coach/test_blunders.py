"""Blunders: a planted one is found in a recorded game, and champions are hardly ever blamed for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.marks import BLUNDER, MISTAKE
from fairwind.coach.review import AGAIN, RetoldGame, review, times
from fairwind.games import OURS
from fairwind.kernel.build import build
from fairwind.kernel.record import read_record
from tests.coach.recorded_games import RecordedGame, packed_games, recorded_game

GAMES = pytest.mark.parametrize("name", OURS)
COMPILED = build() == "compiled"
FIRST = Effort(40 if COMPILED else 24)
LOOKS = 30 if COMPILED else 6  # at a champions' game
ENOUGH = 20  # games with a planted blunder
PLANTED = [
    recorded_game(path.stem, path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "planted").glob("*.jsonl"))
]


def test_there_is_a_planted_blunder_for_every_game() -> None:
    assert {played.name.rsplit("-", 2)[0] for played in PLANTED} == set(OURS)


@GAMES
def test_enough_games_are_recorded_each_with_one_spoiled_answer(name: str) -> None:
    games = packed_games("planted", name)
    assert len(games) >= ENOUGH
    for played in games:
        record = read_record(played.text)
        assert (record.game, record.seats) == (name, 4)
        assert record.lines[played.line - 1].by is not None
    assert len({played.text for played in games}) == len(games)


@pytest.mark.parametrize("played", PLANTED, ids=lambda played: played.name)
def test_a_planted_blunder_is_found(played: RecordedGame) -> None:
    """As a blunder or as a mistake, which is what a look this short can tell."""
    if not COMPILED:  # plain Python is slow: it looks at this one answer only, and less long than a blunder may need
        assert RetoldGame(played.text).look(played.line - 1, times(FIRST, AGAIN), again=True).mark
        return
    seen = review(read_record(played.text), FIRST)
    found = {answer.line: answer for answer in seen.marked()}
    assert found[played.line].mark in (BLUNDER, MISTAKE)
    assert found[played.line].best != found[played.line].answer
    assert found[played.line].follows[0] == found[played.line].best
    assert found[played.line].reason is not None


@GAMES
def test_no_blunder_is_seen_in_some_choices_of_champions(name: str) -> None:
    retold = RetoldGame(packed_games("quiet", name)[0].text)
    choices = retold.choices()
    some = choices[len(choices) // LOOKS // 2 :: len(choices) // LOOKS][:LOOKS]
    looked = [retold.look(n, times(FIRST, AGAIN), again=True) for n in some]
    assert len(looked) == LOOKS
    assert [answer.line for answer in looked if answer.mark == BLUNDER] == []
