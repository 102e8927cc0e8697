"""Chapter 6: gold in payments."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.rules.payment import can_pay, could_pay
from fairwind.games.santa_maria.state import store
from fairwind.games.santa_maria.vocabulary import GOODS
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator
from fairwind.kernel.play import answer, options
from fairwind.testing import Scene, rule

from .tables import at_dock, display, holds, holds_just, monk, ships_of, table


def buyer(ship: str, **things: int) -> Scene:
    """Seat 0 has activated a ship building, with this ship at the dock of coins and these things left."""
    scene = table(2)
    at_dock(scene, coins=ship)
    holds_just(scene, 0, **{**things, "coins": things.get("coins", 0) + 1})
    scene.do(0, "activate 4/1")
    return scene


@rule("SM-6.19")
def test_gold_pays_for_any_resource() -> None:
    scene = buyer("S30", gold=3, gem=1)  # two sugar and two gems
    assert scene.refused(0, "ship coins") == ""
    scene.do(0, "ship coins")
    assert holds(scene, 0) == {}
    assert ships_of(scene, 0) == {"coins": ["S30"]}


@rule("SM-6.19")
def test_gold_pays_for_tiles_and_prayers_and_exchanges() -> None:
    scene = table(2)
    display(scene, "T01")
    holds_just(scene, 0, gold=3)
    scene.do(0, "tile T01", "place 2/2 0")
    assert holds(scene, 0) == {}
    holds_just(scene, 1, gold=2, coins=1)
    scene.do(1, "activate 6/3")
    assert scene.refused(1, "pay gold") == ""
    scene.do(1, "pay gold")
    assert holds(scene, 1) == {"gold": 1, "points": 2}


@rule("SM-6.20")
def test_who_pays_chooses_unit_by_unit() -> None:
    scene = buyer("S01", wood=2, gold=1)  # two wood
    scene.do(0, "ship coins")
    assert (scene.asks(), scene.texts(0)) == ("ChoosePayment", ["pay wood", "pay gold"])
    assert scene.refused(0, "pay grain") == "SM-6.20"
    scene.do(0, "pay wood")
    assert scene.texts(0) == ["pay wood", "pay gold"]
    scene.do(0, "pay gold")
    assert holds(scene, 0) == {"wood": 1}


@rule("SM-6.20")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    scene = buyer("S01", wood=1, gold=1)
    scene.do(0, "ship coins")
    assert scene.actors() == [1], "one wood and one gold: there is only one way"
    scene = buyer("S17", wood=1, gem=1, gold=1)  # wood, sugar and gem
    scene.do(0, "ship coins")
    assert scene.actors() == [1], "the gold is needed for the sugar"
    assert holds(scene, 0) == {}


@rule("SM-6.20")
def test_the_choice_goes_on_from_resource_to_resource() -> None:
    scene = buyer("S02", wood=1, grain=1, gold=2)  # wood and grain
    scene.do(0, "ship coins", "pay gold")
    assert scene.texts(0) == ["pay grain", "pay gold"]
    scene.do(0, "pay gold")
    assert holds(scene, 0) == {"wood": 1, "grain": 1}


@rule("SM-6.20")
def test_gold_is_never_coins() -> None:
    scene = table(2)
    holds_just(scene, 0, gold=3)
    assert not any(text.startswith("activate") for text in scene.texts(0))
    scene.do(0, "sell gold")
    assert holds(scene, 0) == {"gold": 2, "coins": 2}


def reachable(scene: Scene, cost: tuple[int, ...]) -> bool:
    """Whether some chain of free actions makes the payment possible: tried out one by one."""
    tried, left = set(), [SPEC.clone(scene.s)]
    while left:
        s = left.pop()
        if can_pay(s, 0, cost):
            return True
        if tuple(s.at[store(0)]) in tried:
            continue
        tried.add(tuple(s.at[store(0)]))
        out: list[Action] = []
        options(s, 0, out)
        for action in out:
            if action.verb() in {"sell", "buy"}:
                world = SPEC.clone(s)
                answer(world, 0, action)
                left.append(world)
    return False


@rule("SM-2.4")
@pytest.mark.parametrize(
    "scholars", ["", "basic_economics", "advanced_economics", "basic_economics advanced_economics"]
)
def test_a_ship_is_asked_for_just_when_free_actions_could_pay_it(scholars: str) -> None:
    choose = Generator(f"pay {scholars}")
    scene = table(2, scholars="basic_economics advanced_economics philosophy")
    monk(scene, 0, *scholars.split())
    found = set()
    for _ in range(150):
        holds_just(scene, 0, **{good: choose.below(3) for good in GOODS}, coins=choose.below(7))
        if choose.below(2):
            holds_just(scene, 0, gold=choose.below(3), coins=choose.below(10))
        cost = scene.edition.ships[choose.below(34)].cost
        could = could_pay(scene.s, 0, cost)
        assert could == reachable(scene, cost), (holds(scene, 0), cost)
        found.add(could)
    assert found == {True, False}


@rule("SM-8.5")
def test_no_free_actions_inside_a_payment() -> None:
    scene = buyer("S01", wood=2, gold=1, sugar=1)
    scene.do(0, "ship coins")
    assert scene.refused(0, "sell sugar") == "FW-4"
