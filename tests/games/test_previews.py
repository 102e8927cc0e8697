"""Previews say what an answer brings, and what one should think twice about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actors, advance, answer, is_over, options
from fairwind.kernel.position import Position
from fairwind.kernel.preview import CHOICE, DONE, ENDS, NO_POINTS, NOTHING, Preview, preview, previews
from fairwind.kernel.state import State


class Foreseen:
    """An option at a point of a random game, with its preview and those beside it."""

    def __init__(self, s: State, seat: int, action: Action, told: Preview, others: list[Preview]) -> None:
        self.s = s
        self.seat = seat
        self.action = action
        self.told = told
        self.others = others


def foreseen(name: str, seed: str, most: int = 400) -> Iterator[Foreseen]:
    """Every option of every question of a random game."""
    spec, driver, choose = game(name), Seeded(f"{seed}/table"), Generator(f"{seed}/players")
    s: State = spec.begin(spec.edition(), 3)
    advance(s, driver)
    for _ in range(most):
        if is_over(s):
            return
        seat = actors(s)[0]
        found: list[Action] = []
        options(s, seat, found)
        told = previews(Position(spec, s, seat))
        for action, shown in zip(found, told, strict=True):
            yield Foreseen(s, seat, action, shown, told)
        answer(s, seat, found[choose.below(len(found))])
        advance(s, driver)


@pytest.mark.parametrize("name", OURS)
def test_what_weighs_weighs_for_a_reason(name: str) -> None:
    weights = set()
    for each in foreseen(name, "weights"):
        told = each.told
        weights.add(told.weight)
        gains = [count for _, count in told.gains + told.points if count > 0]
        if told.weight in (NOTHING, NO_POINTS):
            assert told.until == DONE, each.action
            assert not gains or told.weight == NO_POINTS, each.action
        assert (told.weight == ENDS) == (told.ending is not None), each.action
        if told.weight == ENDS:
            assert any(other.weight != ENDS for other in each.others), each.action
    assert "" in weights
    assert len(weights) > 1, "nothing in this game ever weighs"


@pytest.mark.parametrize("name", OURS)
def test_one_preview_is_as_all_of_them_are(name: str) -> None:
    for n, each in enumerate(foreseen(name, "single", 12)):
        if n % 5 == 0:
            assert preview(Position(game(name), each.s, each.seat), each.action) == each.told


def found(name: str, verb: str) -> list[Foreseen]:
    return [each for each in foreseen(name, "found") if each.action.verb() == verb]


def test_a_building_costs_coins_and_brings_what_it_shows() -> None:
    activated = found("santa-maria", "activate")
    assert any(each.told.gains == (("wood", 1), ("coins", -1)) for each in activated)
    nothing = [each for each in activated if each.told.weight == NOTHING]
    assert nothing
    assert all(thing == "coins" and count < 0 for each in nothing for thing, count in each.told.gains)


def test_a_retreat_says_how_many_dice_are_left_unused() -> None:
    retreats = found("santa-maria", "retreat")
    assert {each.told.weight for each in retreats} == {ENDS}
    assert {each.told.ending.what for each in retreats if each.told.ending} == {"year"}
    assert len({each.told.ending.facts for each in retreats if each.told.ending}) > 1


def test_a_card_that_is_taken_is_kept_but_need_not_be() -> None:
    takes = found("mundus-novus", "take")
    assert {each.told.follows for each in takes} == {("keep",)}
    assert {each.told.skips for each in takes} == {"KeepOrSwap"}
    assert all(each.told.gains == ((each.action.text.split(" ")[2], 1),) for each in takes)


def test_a_set_says_how_far_it_reaches() -> None:
    sets = [each for each in found("mundus-novus", "same") if each.told.then == "WinDevelopment"]
    assert sets
    for each in sets:
        assert each.told.until == CHOICE
        assert each.told.then_facts["reach"] > 1
        assert -sum(count for _, count in each.told.gains) == int(each.action.text.split(" ")[2])


def test_a_score_card_is_for_scoring_and_an_eruption_is_not() -> None:
    edition = game("santa-cruz").edition()
    eruptions = {card.id for card in edition.score_cards if card.type == 5}
    scored = found("santa-cruz", "score")
    assert any(each.told.weight == NO_POINTS for each in scored)
    for each in scored:
        if each.action.text.split(" ")[1] in eruptions:
            assert each.told.weight == ""
        else:
            assert (each.told.weight == NO_POINTS) == (not any(count > 0 for _, count in each.told.points))
