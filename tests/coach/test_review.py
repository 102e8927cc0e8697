"""Reviews: luck is told apart from choice, and a running game is not judged."""

from __future__ import annotations

import json

import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.lead import Lead
from fairwind.coach.marks import BLUNDER, MARKS
from fairwind.coach.odds import DrawLuck, Odds
from fairwind.coach.review import (
    GameReview,
    JudgedAnswer,
    NotFinished,
    RetoldGame,
    read_review,
    review,
    times,
    worth_a_second_look,
)
from fairwind.games import game, game_names
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import advance
from tests.coach.recorded_games import new_game, recorded, short_game


def test_a_review_is_written_and_read_again() -> None:
    record = short_game()
    assert record.result is not None
    told: list[tuple[int, int]] = []
    seen = review(record, Effort(2), told=lambda done, of: told.append((done, of)))
    assert read_review(json.loads(json.dumps(seen.as_json()))) == seen
    assert len(seen.odds) == len(record.lines) + 1
    assert seen.odds[-1] == tuple(1.0 if place == 1 else 0.0 for place in record.result["places"])
    assert all(abs(sum(row) - 1) < 0.01 for row in seen.odds)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert all(done <= of for done, of in told)
    answered = {n for n, line in enumerate(record.lines, 1) if line.by is not None}
    assert {answer.line for answer in seen.answers} <= answered
    assert all(answer.mark in {"", *MARKS} for answer in seen.answers)
    with pytest.raises(ValueError, match="no review that this version reads"):
        read_review({"fairwind_review": 99})


def test_several_processes_see_the_same() -> None:
    record = short_game()
    assert review(record, Effort(1), jobs=2) == review(record, Effort(1))


def test_a_game_that_is_not_over_is_not_judged() -> None:
    with pytest.raises(NotFinished, match="not over; finish it"):
        review(new_game("santa-cruz", 2, "begun").record)


def judged(line: int, lost: float, error: float, best: str = "b") -> JudgedAnswer:
    return JudgedAnswer(line, 0, "a", best, lost, error, twice=False, mark="", reason=None, follows=())


def test_a_second_look_goes_to_what_seems_lost_the_largest_first() -> None:
    looked = [judged(1, 0.05, 0.02), judged(2, 0.0, 0.01), judged(3, 0.3, 0.1), judged(4, 0.3, 0.0, best="a")]
    assert worth_a_second_look(looked) == [2, 0]
    assert len(worth_a_second_look([judged(n, 0.1, 0.1) for n in range(1, 300)])) == 100


def test_luck_and_loss_are_summed_up_by_seat() -> None:
    marked = JudgedAnswer(3, 1, "a", "b", 0.2, 0.01, twice=True, mark=BLUNDER, reason=None, follows=("b",))
    draws = (DrawLuck(1, (0.1, -0.1), (0.0, 0.0)), DrawLuck(4, (0.05, -0.05), (0.01, 0.01)))
    seen = GameReview("x", 2, "50ms", ((0.5, 0.5),), (judged(2, 0.1, 0.0), marked), draws)
    assert [round(seen.luck(seat).mean, 3) for seat in range(2)] == [0.15, -0.15]
    assert seen.luck(0).error == 0.01
    assert [seen.lost(seat) for seat in range(2)] == [0.0, 0.2]
    assert seen.marked() == [marked]


@pytest.mark.parametrize("name", game_names())
def test_where_nothing_is_drawn_nothing_is_given(name: str) -> None:
    s = new_game(name, 2, "luck").state
    odds = Odds(game(name), game(name).edition(), 2)
    assert odds.luck(s, odds.at(s), 1).given == (0.0, 0.0)


def test_on_average_the_draws_give_nothing() -> None:
    """What the draws after an answer give is measured against their mean: over many draws that comes to about 0."""
    record = recorded("santa-cruz", 2, "weighted", "luck")
    retold = RetoldGame(record.text())
    odds = Odds(retold.spec, retold.edition, 2)
    n = next(n for n, line in enumerate(record.lines) if n > 60 and line.by is None)
    before, given = retold.states[n], []
    for way in range(40):
        s = retold.spec.clone(before)
        advance(s, Seeded(f"way/{way}"))
        given.append(odds.luck(before, odds.at(s), n).given[0])
    spread = (sum(luck**2 for luck in given) / len(given)) ** 0.5
    assert spread > 0
    assert abs(sum(given) / len(given)) <= 4 * spread / len(given) ** 0.5


@pytest.mark.parametrize("name", game_names())
def test_odds_are_shares_of_one_win_and_points_for_somebody_alone(name: str) -> None:
    spec = game(name)
    for seats in {1, spec.seat_counts[-1]} & set(spec.seat_counts):
        s = new_game(name, seats, "odds").state
        odds = Odds(spec, spec.edition(), seats).at(s)
        assert len(odds) == seats
        if seats > 1:
            assert abs(sum(odds) - 1) < 1e-9
        else:
            assert odds[0] > 5


def test_an_effort_is_multiplied_as_far_as_one_can_be_made() -> None:
    assert (times(Effort(40), 10).evaluations, times(Effort(40), 10).milliseconds) == (400, 0)
    assert (times(Effort(1_000_000, 50), 10).evaluations, times(Effort(1_000_000, 50), 10).milliseconds) == (
        1_000_000, 500,
    )  # fmt: skip
    assert Lead(0.1, 0.02).at_least == pytest.approx(0.06)
