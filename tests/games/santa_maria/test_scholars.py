"""Chapter 14: the ten scholars."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria.vocabulary import BLUE_DIE, WHITE_DIE
from fairwind.kernel.play import refusal
from fairwind.locale import LANGUAGES, Words
from fairwind.testing import Scene, rule

from .tables import (
    at_dock,
    blue,
    clear,
    coins_on,
    free_of,
    holds,
    holds_just,
    lay_out,
    lies_on,
    monk,
    open_ship,
    put_blue,
    put_coins,
    put_white,
    ships_of,
    sound,
    table,
    turn,
    use_white,
    white,
)


def with_scholar(name: str, *, seats: int = 2, **things: int) -> Scene:
    """Seat 0 has this scholar, and these things."""
    scene = table(seats)
    monk(scene, 0, name)
    holds_just(scene, 0, **things)
    turn(scene, 0)
    return scene


# -- Astronomy


@rule("SM-14.1", "SM-14.11")
def test_astronomy_moves_a_new_ship_for_a_coin_a_dock() -> None:
    scene = with_scholar("astronomy", wood=2, coins=3)
    at_dock(scene, coins="S01")
    scene.driver.waiting.append("ship S20")
    scene.do(0, "activate 4/1", "ship coins")
    assert free_of(scene.texts(0)) == ["dock coins", "dock religion", "dock conquistador"]
    assert scene.refused(0, "dock points") == "SM-14.1", "three docks down, two coins left; no way round"
    scene.do(0, "dock conquistador")
    assert (ships_of(scene, 0), holds(scene, 0)) == ({"conquistador": ["S01"]}, {})
    assert open_ship(scene, "coins") == "S20", "the dock it came from is refilled"
    sound(scene)


@rule("SM-14.1", "SM-14.11")
def test_astronomy_may_leave_the_ship_and_money_may_be_raised() -> None:
    scene = with_scholar("astronomy", wood=2, gem=1, coins=1)
    at_dock(scene, coins="S01")
    scene.do(0, "activate 4/1", "ship coins")
    assert free_of(scene.texts(0)) == ["dock coins"]
    scene.do(0, "sell gem")
    assert free_of(scene.texts(0)) == ["dock coins", "dock religion", "dock conquistador"]
    scene.do(0, "dock coins")
    assert (ships_of(scene, 0), holds(scene, 0)) == ({"coins": ["S01"]}, {"coins": 2})
    turn(scene, 0)
    assert not any(text.startswith("dock") for text in scene.texts(0)), "only when it is gained"


@rule("SM-14.11")
def test_without_anything_to_pay_astronomy_does_not_ask() -> None:
    scene = with_scholar("astronomy", wood=2, coins=1)
    at_dock(scene, coins="S01")
    scene.do(0, "activate 4/1", "ship coins")
    assert scene.actors() == [1]


# -- Taxation


@rule("SM-14.2", "SM-14.12")
@pytest.mark.parametrize(("colonists", "coins"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_taxation_pays_a_coin_for_two_colonists(colonists: int, coins: int) -> None:
    scene = with_scholar("taxation")
    white(scene, 3, 6, 6, 6, 6, 6)
    roads = {2: min(colonists, 2), 3: max(colonists - 2, 0)}
    lay_out(scene, 0, {f"{row},3": f"road: {count}" for row, count in roads.items() if count})
    turn(scene, 0)
    use_white(scene, 0, 3)
    assert holds(scene, 0).get("coins", 0) == coins


@rule("SM-14.12")
def test_taxes_come_before_the_first_building_and_not_for_coins() -> None:
    scene = with_scholar("taxation")
    white(scene, 6, 6, 6, 6, 6, 6)
    lay_out(scene, 0, {"1,6": "road: 2", "2,6": "road: 2"})
    turn(scene, 0)
    use_white(scene, 0, 6)
    assert (scene.asks(), holds(scene, 0)) == ("MayPray", {"coins": 2})
    scene.do(0, "pass")
    turn(scene, 0)
    holds_just(scene, 0, coins=1)
    scene.do(0, "activate 3/6", "pass")
    assert holds(scene, 0) == {}


# -- Botany


@rule("SM-14.3", "SM-14.13")
@pytest.mark.parametrize("good", ["wood", "grain", "gold"])
def test_botany_sets_a_die_to_any_value(good: str) -> None:
    scene = with_scholar("botany", **{good: 1})
    scene.do(0, "die white 6 column", f"pay {good}")
    assert scene.texts(0) == [f"set {value}" for value in range(1, 7)]
    scene.do(0, "set 2")
    assert holds(scene, 0)["grain"] == 1
    assert lies_on(scene, 0, "6,2") == WHITE_DIE


@rule("SM-14.3")
def test_botany_takes_nothing_else_and_is_only_for_its_owner() -> None:
    scene = with_scholar("botany", gem=1)
    holds_just(scene, 1, wood=1)
    scene.do(0, "die white 6 column")
    assert scene.refused(0, "pay gem") == "SM-14.3"
    assert scene.refused(0, "pay wood") == "SM-14.3", "none there"
    scene.do(0, "set 6", "pass")
    scene.do(1, "die white 6 column")
    assert scene.refused(1, "pay wood") == "SM-14.3", "not without the scholar"


@rule("SM-14.13")
@pytest.mark.parametrize("good", ["wood", "grain", "gold"])
def test_botany_can_make_a_die_usable_and_works_on_blue_dice(good: str) -> None:
    scene = with_scholar("botany", **{good: 1})
    clear(scene, 0)
    lay_out(scene, 0, {"1,1": "farm: sugar"})
    turn(scene, 0)
    assert scene.refused(0, "die blue 6 row") == ""
    scene.do(0, "die blue 6 row")
    assert scene.texts(0) == [f"pay {good}"]
    scene.do(0, f"pay {good}")
    assert scene.refused(0, "set 6") == "SM-5.8"
    scene.do(0, "set 1")
    assert (holds(scene, 0), lies_on(scene, 0, "1,1")) == ({"sugar": 1}, BLUE_DIE)


# -- Philosophy


@rule("SM-14.4", "SM-14.14")
def test_philosophy_uses_a_blue_die_for_a_column() -> None:
    scene = with_scholar("philosophy")
    blue(scene, 0, 3)
    turn(scene, 0)
    scene.do(0, "die blue 3 column", "set 3")
    assert holds(scene, 0) == {"wood": 1, "gem": 1}
    assert lies_on(scene, 0, "4,3") == BLUE_DIE
    assert (scene.s.white_used[0], scene.s.blue_used[0]) == (0, 1)


@rule("SM-14.4")
def test_without_philosophy_a_blue_die_is_for_rows() -> None:
    scene = table(2)
    assert scene.refused(0, "die blue 6 column") == "SM-14.4"


@rule("SM-14.14")
def test_in_the_common_pool_such_a_die_counts_as_blue() -> None:
    scene = table(2, variants={"blue-dice": "pool"})
    monk(scene, 0, "philosophy")
    turn(scene, 0)
    scene.do(0, "die blue 6 column", "set 6", "pass")
    turn(scene, 0)
    assert scene.refused(0, "die blue 6 column") == "SM-12.2"


# -- Mathematics


@rule("SM-14.5", "SM-14.15")
def test_mathematics_takes_back_the_dearest_coins() -> None:
    scene = with_scholar("mathematics")
    for name in ("1,3", "2,1", "6,6"):
        put_coins(scene, 0, name)
    turn(scene, 0)
    scene.do(0, "retreat road")
    assert holds(scene, 0) == {"coins": 3}, "as soon as the marker is placed"
    assert coins_on(scene, 0) == 3
    scene.do(0, "pass")
    assert holds(scene, 0) == {"coins": 3}


@rule("SM-14.15")
def test_mathematics_gained_in_the_retreat_works_too() -> None:
    scene = table(2, scholars="mathematics taxation botany")
    put_coins(scene, 0, "1,3")
    put_coins(scene, 0, "2,1")
    scene.s.faith[0] = 3
    turn(scene, 0)
    scene.do(0, "retreat religion", "pray", "monk mathematics")
    assert holds(scene, 0) == {"coins": 2}


@rule("SM-14.15")
def test_mathematics_gained_before_does_not_work_yet() -> None:
    scene = table(2, scholars="mathematics taxation botany")
    put_coins(scene, 0, "1,3")
    scene.s.faith[0] = 3
    turn(scene, 0)
    use_white(scene, 0, 6)
    scene.do(0, "pray", "monk mathematics")
    assert holds(scene, 0) == {"coins": 2}, "the two of the building below"
    assert coins_on(scene, 0) == 1


# -- Construction


@rule("SM-14.6", "SM-14.16")
def test_construction_chooses_the_building() -> None:
    scene = with_scholar("construction")
    white(scene, 3, 6, 6, 6, 6, 6)
    lay_out(scene, 0, {"2,3": "farm: grain", "3,3": "road: 1"})
    put_coins(scene, 0, "2,3")
    turn(scene, 0)
    use_white(scene, 0, 3)
    assert (scene.asks(), free_of(scene.texts(0))) == ("RestDie", ["rest 1/3", "rest 4/3"])
    assert scene.refused(0, "rest 2/3") == "SM-14.6", "it was not free"
    assert scene.refused(0, "rest 6/6") == "SM-14.6", "not in this column"
    scene.do(0, "rest 1/3")
    assert (lies_on(scene, 0, "1,3"), lies_on(scene, 0, "4,3")) == (WHITE_DIE, 0)


@rule("SM-14.6")
def test_construction_has_no_choice_with_one_building() -> None:
    scene = with_scholar("construction")
    white(scene, 2, 6, 6, 6, 6, 6)
    turn(scene, 0)
    use_white(scene, 0, 2)
    assert lies_on(scene, 0, "6,2") == WHITE_DIE


# -- Industrialization


@rule("SM-14.7", "SM-14.17")
def test_industrialization_exchanges_twice() -> None:
    # The rulebook's example: 1 wood and 1 gem for 6 coins in all.
    scene = with_scholar("industrialization", wood=1, gem=1, coins=1)
    scene.do(0, "activate 5/5", "pay wood")
    assert scene.asks() == "ChooseExchange"
    scene.do(0, "pay gem")
    assert holds(scene, 0) == {"coins": 6}
    assert scene.actors() == [1]


@rule("SM-14.17")
def test_the_second_exchange_may_be_alike_or_declined() -> None:
    scene = with_scholar("industrialization", wood=3, coins=1)
    scene.do(0, "activate 5/5", "pay wood", "pay wood")
    assert holds(scene, 0) == {"wood": 1, "coins": 6}
    scene = with_scholar("industrialization", wood=3, coins=1)
    scene.do(0, "activate 5/5", "pay wood", "pass")
    assert holds(scene, 0) == {"wood": 2, "coins": 3}
    scene = with_scholar("industrialization", wood=3, coins=1)
    scene.do(0, "activate 5/5", "pass")
    assert (holds(scene, 0), scene.actors()) == ({"wood": 3}, [1])


@rule("SM-14.7")
def test_without_industrialization_once_is_all() -> None:
    scene = table(2)
    holds_just(scene, 0, wood=3, coins=1)
    scene.do(0, "activate 5/5", "pay wood")
    assert scene.actors() == [1]


@rule("SM-14.3", "SM-14.13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_botany_says_that_it_takes_gold(lang: str) -> None:
    scene = with_scholar("botany", sugar=1)
    scene.do(0, "die white 6 column")
    why = refusal(scene.s, 0, scene.action("pay sugar"))
    assert why is not None
    words = Words(lang, "santa-maria")
    told = words.refusal(why).casefold()
    assert all(words.word(good).casefold() in told for good in ("wood", "grain", "gold", "sugar"))


# -- economics


@rule("SM-14.8", "SM-14.18")
def test_basic_economics_buys_wood_and_grain_for_two() -> None:
    scene = with_scholar("basic_economics", coins=4)
    scene.do(0, "buy wood", "buy grain")
    assert holds(scene, 0) == {"wood": 1, "grain": 1}
    holds_just(scene, 0, coins=9, wood=3)
    assert scene.refused(0, "buy sugar") == "SM-14.9"
    assert scene.refused(0, "buy wood") == "SM-8.3", "the limit holds"


@rule("SM-14.9", "SM-14.18")
def test_advanced_economics_buys_sugar_and_gems_for_three() -> None:
    scene = with_scholar("advanced_economics", coins=8)
    scene.do(0, "buy sugar", "buy gem")
    assert holds(scene, 0) == {"sugar": 1, "gem": 1, "coins": 2}
    assert scene.refused(0, "buy wood") == "SM-8.2", "wood still costs three"
    holds_just(scene, 0, coins=9, gem=3)
    assert scene.refused(0, "buy gem") == "SM-8.3"


@rule("SM-14.9", "SM-2.4")
def test_advanced_economics_makes_a_ship_possible() -> None:
    scene = with_scholar("advanced_economics", coins=7)
    at_dock(scene, coins="S05", religion="S28", conquistador="S29", points="S30")  # S05: two gems
    scene.do(0, "activate 4/1")
    assert scene.asks() == "ChooseShip"
    scene.do(0, "buy gem", "buy gem", "ship coins")
    assert holds(scene, 0) == {}


# -- Logistics


def mover(cells: dict[str, str], die: str, **things: int) -> Scene:
    """Seat 0 has Logistics, this colony and a white die on it."""
    scene = with_scholar("logistics", **things)
    clear(scene, 0)
    lay_out(scene, 0, cells)
    put_white(scene, 0, die)
    turn(scene, 0)
    return scene


@rule("SM-14.10", "SM-14.19")
def test_logistics_moves_a_die_along_a_road() -> None:
    cells = {"1,1": "farm: sugar", "1,2": "road: 1", "1,3": "road: 2", "2,3": "mountain: gem", "6,6": "town: ship"}
    scene = mover(cells, "1,1", coins=1)
    scene.do(0, "lift 1/1")
    assert scene.texts(0) == ["land 2/3"]
    assert scene.refused(0, "land 6/6") == "SM-14.10", "no road leads there"
    scene.do(0, "land 2/3")
    assert (lies_on(scene, 0, "1,1"), lies_on(scene, 0, "2,3")) == (0, WHITE_DIE)
    assert holds(scene, 0) == {}, "one coin, and nothing is activated"
    holds_just(scene, 0, coins=1)
    assert scene.refused(0, "activate 1/1") == "", "the building left behind is free again"


@rule("SM-14.10", "SM-14.19")
def test_neighbours_are_linked_and_buildings_stop_a_road() -> None:
    scene = mover({"1,1": "farm: sugar", "1,2": "mountain: gem", "1,3": "town: ship"}, "1,1", coins=3)
    scene.do(0, "lift 1/1")
    assert scene.texts(0) == ["land 1/2"]
    scene.do(0, "land 1/2", "lift 1/2", "land 1/3")
    assert holds(scene, 0) == {"coins": 1}, "any number of moves"
    scene = mover({"1,1": "farm: sugar", "1,2": "town_hall: coin + wood", "1,3": "town: ship"}, "1,1", coins=1)
    put_coins(scene, 0, "1,2")
    assert scene.refused(0, "lift 1/1") == "SM-14.10", "a town hall ends a road"
    scene = mover({"1,1": "farm: sugar", "2,2": "mountain: gem"}, "1,1", coins=1)
    assert scene.refused(0, "lift 1/1") == "SM-14.10", "corners do not touch"


@rule("SM-14.10", "SM-14.19")
def test_what_logistics_cannot_do() -> None:
    scene = mover({"1,1": "farm: sugar", "1,2": "mountain: gem", "1,3": "town: ship"}, "1,1")
    assert scene.refused(0, "lift 1/1") == "SM-14.10", "no coin"
    holds_just(scene, 0, coins=1)
    put_coins(scene, 0, "1,3")
    assert scene.refused(0, "lift 1/3") == "SM-14.10", "coins do not move"
    turn(scene, 1)
    put_blue(scene, 1, "1,1")
    lay_out(scene, 1, {"1,2": "mountain: gem"})
    holds_just(scene, 1, coins=1)
    assert scene.refused(1, "lift 1/1") == "SM-14.10", "not without the scholar"
