"""Chapter 8: free actions."""

from __future__ import annotations

import pytest

from fairwind.testing import rule

from .tables import at_dock, holds, holds_just, lay_out, monk, put_white, ships_of, table, turn, use_white, white


@rule("SM-8.1")
@pytest.mark.parametrize(("good", "pays"), [("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)])
def test_selling(good: str, pays: int) -> None:
    scene = table(2)
    assert scene.refused(0, f"sell {good}") == "SM-8.1"
    holds_just(scene, 0, **{good: 2})
    scene.do(0, f"sell {good}")
    assert holds(scene, 0) == {good: 1, "coins": pays}
    assert (scene.asks(), scene.actors()) == ("TakeTurn", [0]), "the turn goes on"


@rule("SM-8.2")
@pytest.mark.parametrize("good", ["wood", "grain"])
def test_buying_for_three_coins(good: str) -> None:
    scene = table(2)
    holds_just(scene, 0, coins=2)
    assert scene.refused(0, f"buy {good}") == "SM-8.2"
    holds_just(scene, 0, coins=4)
    scene.do(0, f"buy {good}")
    assert holds(scene, 0) == {good: 1, "coins": 1}


@rule("SM-8.2")
def test_sugar_gems_and_gold_are_not_for_sale() -> None:
    scene = table(2)
    holds_just(scene, 0, coins=9)
    assert [text for text in scene.texts(0) if text.startswith("buy")] == ["buy wood", "buy grain"]
    assert scene.refused(0, "buy sugar") == "SM-14.9"
    assert scene.edition.catalogue.parse("buy gold") is None


@rule("SM-8.3")
def test_nothing_is_bought_above_the_limit() -> None:
    scene = table(2)
    holds_just(scene, 0, coins=9, wood=3)
    assert scene.refused(0, "buy wood") == "SM-8.3"
    assert scene.refused(0, "buy grain") == ""


@rule("SM-8.4")
def test_grain_is_bought_in_the_middle_of_buying_a_ship() -> None:
    # The rulebook's example: Anna sells 2 sugar and 1 gem for 6 coins, activates a ship building with coins, buys a
    # grain for 3 coins in the middle of it, and pays for the ship with it.
    scene = table(2)
    at_dock(scene, religion="X3", coins="S28", conquistador="S29", points="S30")  # X3: grain and sugar
    holds_just(scene, 0, sugar=3, gem=1)
    scene.do(0, "sell sugar", "sell sugar", "sell gem")
    assert holds(scene, 0) == {"sugar": 1, "coins": 6}
    scene.do(0, "activate 4/1")
    assert scene.refused(0, "ship religion") == "SM-6.6"
    scene.do(0, "buy grain", "ship religion")
    assert (holds(scene, 0), ships_of(scene, 0)) == ({"coins": 2}, {"religion": ["X3"]})


@rule("SM-8.4")
def test_free_actions_are_only_for_ones_own_turn() -> None:
    scene = table(2)
    holds_just(scene, 1, wood=1)
    assert scene.refused(1, "sell wood") == "FW-2"


@rule("SM-8.5")
def test_no_free_actions_while_a_die_is_set_or_an_exchange_is_halfway() -> None:
    scene = table(2)
    white(scene, 5, 5, 5, 5, 5, 5)
    holds_just(scene, 0, gem=2, sugar=1, coins=3)
    scene.do(0, "die white 5 column")
    assert scene.asks() == "SetDie"
    assert scene.refused(0, "sell sugar") == "FW-4"
    scene.do(0, "set 5")
    assert "sell sugar" in scene.texts(0), "but inside the activation"


@rule("SM-8.5")
def test_no_free_actions_between_the_halves_of_an_exchange() -> None:
    scene = table(2)
    texts = [kind.text for kind in scene.edition.cells]
    scene.s.cell[5] = texts.index("town: wood/grain > sugar / gem")
    scene.s.work_out()
    white(scene, 6, 6, 6, 6, 6, 6)
    holds_just(scene, 0, wood=1, gem=1)
    use_white(scene, 0, 6)
    scene.do(0, "pay wood")
    assert scene.texts(0) == ["gain sugar", "gain gem"]


@rule("SM-8.5")
def test_no_free_actions_while_a_lifted_die_looks_for_its_place() -> None:
    scene = table(2)
    monk(scene, 0, "logistics")
    put_white(scene, 0, "1,3")
    lay_out(scene, 0, {"1,4": "farm: grain"})
    holds_just(scene, 0, wood=1, coins=1)
    turn(scene, 0)
    scene.do(0, "lift 1/3")
    assert scene.refused(0, "sell wood") == "FW-4"
    scene.do(0, "land 1/4")
    assert "sell wood" in scene.texts(0)
