"""Hints: they say what they know, why, and nothing that the seat could not know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from fairwind.bots.effort import Effort
from fairwind.coach.comparison import Tried, compared, points_lead
from fairwind.coach.hint import Hint, hint, parted
from fairwind.coach.lead import Lead
from fairwind.coach.puzzle import position_of, puzzles_of
from fairwind.coach.reason import LEFT_OUT, SMALL, ItemLead, Reason, explained_by, item_leads, tempo_of
from fairwind.coach.review import RetoldGame
from fairwind.games import OURS, game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Seeded
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.locale import LANGUAGES, Words
from fairwind.locale.coach_sentences import hint_lines, reason_words
from tests.coach.recorded_games import choices_of_a_game, new_game, packed_games

COMPILED = build() == "compiled"
EFFORT = Effort(120 if COMPILED else 16)
CLEAR = Effort(120)  # with which some lead is sure
POSITIONS = 12 if COMPILED else 2


def positions(name: str, seed: str) -> list[tuple[GameSpec[Any, Any], State, int]]:
    spec = game(name)
    found = islice(choices_of_a_game(spec, seed), POSITIONS)
    return [(spec, spec.clone(s), seat) for s, seat in found]


@pytest.mark.parametrize("name", game_names())
def test_a_hint_does_not_change_with_what_the_seat_cannot_know(name: str) -> None:
    """Santa Maria has no secrets: there it shows only that the same seed hints the same."""
    for n, (spec, s, seat) in enumerate(positions(name, "secret")):
        world = spec.sample_world(s, seat, Seeded(f"world/{n}"))
        assert hint(Position(spec, world, seat), EFFORT) == hint(Position(spec, s, seat), EFFORT)


@pytest.mark.parametrize("name", game_names())
def test_items_explain_all_but_a_tenth_of_the_difference(name: str) -> None:
    for spec, s, seat in positions(name, "items"):
        tried = compared(Position(spec, s, seat), EFFORT, "items")
        for other in tried[1:]:
            points = points_lead(tried[0], other).mean
            shown = explained_by(item_leads(tried[0], other), points)
            told = sum(item.points for item in shown)
            assert abs(points - told) <= LEFT_OUT * max(abs(points), SMALL) + 0.05  # items are rounded


def unexplained(reason: Reason) -> float:
    """What the items that are told leave out of the difference in points, as a share of it; they are rounded."""
    left = abs(reason.points - sum(item.points for item in reason.items))
    return max(0.0, left - 0.05) / max(abs(reason.points), SMALL)


@pytest.mark.parametrize("name", OURS)
def test_what_a_hint_tells_in_games_of_champions_explains_all_but_a_tenth(name: str) -> None:
    """Where the puzzles are from: there something is clear."""
    spec = game(name)
    reasons = [hint(position_of(spec, puzzle), CLEAR).reason for puzzle in puzzles_of(spec)[: POSITIONS + 2]]
    told = [reason for reason in reasons if reason is not None]
    assert told, "nothing was clear, so nothing was tried"
    assert max(map(unexplained, told)) <= LEFT_OUT


@pytest.mark.parametrize("name", OURS)
def test_the_reasons_of_all_puzzles_explain_all_but_a_tenth(name: str) -> None:
    reasons = [one.reason for puzzle in puzzles_of(game(name)) for one in puzzle.options if one.reason is not None]
    assert len(reasons) >= 50
    assert max(map(unexplained, reasons)) <= LEFT_OUT


@pytest.mark.parametrize("name", game_names())
def test_a_hint_names_options_and_can_be_told(name: str) -> None:
    for spec, s, seat in positions(name, "told")[: 2 if COMPILED else 1]:
        position = Position(spec, s, seat)
        found = hint(position, EFFORT)
        options = {action.text for action in position.options()}
        named = [*found.best, *([found.other] if found.other else [])]
        assert {one.option for one in named} <= options
        assert len({one.option for one in named}) == len(named)
        assert all(one.line[0] == one.option for one in named)
        assert (found.other is None) == (found.reason is None)
        assert len(found.best) == min(3, found.equal)
        action = spec.edition().catalogue.parse(found.best[0].option)
        assert action is not None
        assert found.touch == spec.touch(s, seat, action)
        for lang in LANGUAGES:
            words = Words(lang, name)
            lines = hint_lines(words, found, str, alone=False)
            assert words.problems == []
            assert found.best[0].option in " ".join(lines)


def test_where_nothing_else_is_worth_a_look_one_is_told_why_all_the_same() -> None:
    retold = RetoldGame(packed_games("quiet", "santa-maria")[0].text)
    lonely = 0
    for n in retold.choices()[3::20]:
        by = retold.record.lines[n].by
        assert by is not None
        position = Position(retold.spec, retold.states[n], by)
        if len(compared(position, EFFORT, "coach")) > 1:
            continue
        found = hint(position, EFFORT)
        lonely += found.other is not None
        assert (found.equal, len(found.best)) == (1, 1)
        if found.other is None:
            assert hint_lines(Words("en", "santa-maria"), found, str, alone=False)[-1].startswith("Nothing else")
    assert lonely, "nobody was told of an option that was ruled out"


def tried_so(*values: float) -> Tried:
    """An option with these values, the n-th in world n."""
    action = game("santa-cruz").edition().catalogue.actions[0]
    one = Tried(action, [action], 0.0, kept=False)
    one.values.extend(values)
    return one


def test_what_is_within_noise_is_called_equal() -> None:
    best, close, worse = tried_so(10, 14, 12, 9), tried_so(9, 14, 13, 8), tried_so(1, 5, 3, 0)
    assert parted([best, close, worse]) == ([best, close], [worse])
    once = tried_so(-50)
    assert parted([best, once]) == ([best, once], [])


def test_the_largest_items_come_first_and_two_that_cancel_out_are_not_hidden() -> None:
    items = [ItemLead("a", 8.0, sure=True), ItemLead("b", -8.0, sure=True), ItemLead("c", 2.0, sure=True)]
    assert explained_by(items, 2.0) == tuple(items)
    assert explained_by([*items[:1], ItemLead("d", 0.3, sure=False)], 8.3) == tuple(items[:1])
    assert explained_by([], 0.0) == ()


def test_a_reason_says_what_is_only_likely_as_such() -> None:
    words = Words("en", "bora-bora")
    sure = {"people": 3.2, "temple": 0.04}
    items = tuple(ItemLead(item, points, sure=item in sure) for item, points in [*sure.items(), ("fish", -1.04)])
    assert reason_words(words, Reason(items, 2.2, 2.0, 1.2)) == "Men and women +3, Fish about −1, about a round slower"
    assert reason_words(words, Reason(items[:1], -1.0, 4.0, -2.0)).endswith(
        "lead over the others +4, about 2 rounds faster"
    )
    assert Words("de", "bora-bora").text("coach-item-more", name="x", points=0.5) == "x +0,5"
    assert words.problems == []


def test_the_pace_is_told_only_where_it_is_sure() -> None:
    assert [tempo_of(Lead(mean, error)) for mean, error in ((1.0, 0.2), (1.0, 0.6), (0.3, 0.1), (-2.0, 0.1))] == [
        1.0, 0.0, 0.0, -2.0,
    ]  # fmt: skip


def test_a_hint_can_be_sent() -> None:
    _, s, seat = positions("santa-cruz", "sent")[0]
    found: Hint = hint(Position(game("santa-cruz"), s, seat), EFFORT)
    assert found.as_json()["best"][0]["option"] == found.best[0].option


def test_somebody_alone_is_told_of_points_only() -> None:
    spec = game("santa-maria")
    sitting = new_game("santa-maria", 1, "alone")
    found = hint(Position(spec, sitting.state, 0), EFFORT)
    told = " ".join(hint_lines(Words("en", "santa-maria"), found, str, alone=True))
    assert "Expected at the end:" in told
    assert "Chance to win" not in told
    assert found.best[0].points > 0


def test_what_is_kept_is_tried_as_often_as_the_best_however_bad_it_is() -> None:
    spec, s, seat = positions("santa-cruz", "kept")[0]
    position = Position(spec, s, seat)
    last = compared(position, EFFORT, "kept")[-1].action
    tried = compared(position, EFFORT, "kept", keep=[last])
    kept = next(one for one in tried if one.action is last)
    assert len(kept.values) == max(len(one.values) for one in tried)
    assert kept.line[0] is last
