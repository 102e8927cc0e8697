"""Chapter 5: a line with a die."""

from __future__ import annotations

from fairwind.games.santa_maria.vocabulary import BLUE_DIE, WHITE_DIE
from fairwind.testing import Scene, rule

from .tables import (
    blue,
    clear,
    holds,
    holds_just,
    lay_out,
    lies_on,
    monk,
    put_coins,
    put_white,
    sound,
    table,
    turn,
    use_blue,
    use_white,
    white,
)


def dice_in(texts: list[str]) -> list[str]:
    """The dice on offer."""
    return [text for text in texts if text.startswith("die")]


@rule("SM-5.1")
def test_white_dice_of_the_pool_and_own_blue_dice_can_be_taken() -> None:
    scene = table(2)
    white(scene, 1, 1, 1, 3, 3, 3)
    blue(scene, 0, 2)
    blue(scene, 1, 5)
    turn(scene, 0)
    assert dice_in(scene.texts(0)) == ["die white 1 column", "die white 3 column", "die blue 2 row"]
    assert scene.refused(0, "die white 2 column") == "SM-5.1"
    assert scene.refused(0, "die blue 5 row") == "SM-5.1", "that die is another's"
    use_blue(scene, 0, 2)
    turn(scene, 0)
    assert scene.refused(0, "die blue 2 row") == "SM-5.1", "it is used"


@rule("SM-5.2")
def test_three_white_dice_a_year_are_all() -> None:
    scene = table(2)
    for name in ("1,3", "2,1", "6,6"):
        put_white(scene, 0, name)
    turn(scene, 0)
    assert scene.refused(0, "die white 6 column") == "SM-5.2"
    assert dice_in(scene.texts(0)) == ["die blue 6 row"]


@rule("SM-5.3", "SM-5.4", "SM-5.6")
def test_two_coins_lower_a_five_to_three() -> None:
    # The rulebook's example: Anna makes a 3 of a 5; three buildings wake from top to bottom, and the die lies below.
    scene = table(2)
    white(scene, 5, 6, 6, 6, 6, 6)
    lay_out(scene, 0, {"2,3": "town: 2 coins", "3,3": "road: 2", "5,3": "farm: grain", "6,3": "farm: sugar"})
    put_coins(scene, 0, "2,3")
    put_white(scene, 0, "5,3")
    holds_just(scene, 0, coins=2)
    turn(scene, 0)
    scene.do(0, "die white 5 column", "set 3")
    assert holds(scene, 0) == {"wood": 1, "gem": 1, "sugar": 1}
    assert lies_on(scene, 0, "6,3") == WHITE_DIE
    assert lies_on(scene, 0, "3,3") == 0, "roads hold no die"


@rule("SM-5.3")
def test_from_one_to_six_costs_five_coins() -> None:
    scene = table(2)
    white(scene, 1, 1, 1, 1, 1, 1)
    holds_just(scene, 0, coins=4)
    scene.do(0, "die white 1 column")
    assert scene.texts(0) == [f"set {value}" for value in (1, 2, 3, 4, 5)]
    assert scene.refused(0, "set 6") == "SM-5.3"
    scene.do(0, "set 5")
    assert "coins" not in holds(scene, 0)
    turn(scene, 1)
    holds_just(scene, 1, coins=5)
    scene.do(1, "die white 1 column", "set 6")
    assert "coins" not in holds(scene, 1)


@rule("SM-5.4")
def test_a_white_die_wakes_its_column_from_top_to_bottom() -> None:
    scene = table(2)
    white(scene, 1, 1, 1, 1, 1, 1)
    holds_just(scene, 0, wood=1)
    use_white(scene, 0, 1)  # sugar first, so that the ship below it can be paid
    assert holds(scene, 0) == {"wood": 1, "sugar": 1}
    assert scene.asks() == "ChooseShip"


@rule("SM-5.5", "SM-5.6")
def test_a_blue_die_wakes_its_row_from_left_to_right() -> None:
    # The rulebook's example: two buildings from left to right, and the die lies on the right one.
    scene = table(2)
    blue(scene, 0, 3)
    lay_out(scene, 0, {"3,1": "farm: grain", "3,2": "road: 1"})
    put_white(scene, 0, "3,4")
    turn(scene, 0)
    use_blue(scene, 0, 3)
    assert (scene.asks(), holds(scene, 0)) == ("MayPray", {"grain": 1})
    scene.do(0, "pass")
    assert lies_on(scene, 0, "3,6") == BLUE_DIE


@rule("SM-5.6")
def test_the_die_lies_on_the_last_building_though_it_was_not_used() -> None:
    scene = table(2)
    white(scene, 5, 6, 6, 6, 6, 6)
    use_white(scene, 0, 5)
    assert scene.actors() == [1], "nothing to exchange, so nothing was asked"
    assert lies_on(scene, 0, "5,5") == WHITE_DIE
    assert scene.refused(0, "activate 5/5") == "FW-2"
    turn(scene, 0)
    assert scene.refused(0, "activate 5/5") == "SM-4.1"


@rule("SM-5.7")
def test_occupied_buildings_are_skipped() -> None:
    scene = table(2)
    white(scene, 3, 6, 6, 6, 6, 6)
    put_coins(scene, 0, "4,3")
    turn(scene, 0)
    use_white(scene, 0, 3)
    assert holds(scene, 0) == {"wood": 1}
    assert lies_on(scene, 0, "1,3") == WHITE_DIE


@rule("SM-5.8")
def test_no_die_without_a_free_building_in_its_line() -> None:
    scene = table(2)
    put_white(scene, 0, "6,2")
    white(scene, 2, 2, 2, 6, 6)
    holds_just(scene, 0, coins=1)
    turn(scene, 0)
    scene.do(0, "die white 2 column")
    assert scene.texts(0) == ["set 1", "set 3"]
    assert scene.refused(0, "set 2") == "SM-5.8"


@rule("SM-5.9")
def test_the_value_after_the_change_counts() -> None:
    scene = table(2)
    put_white(scene, 0, "6,2")
    white(scene, 2, 2, 2, 6, 6)
    turn(scene, 0)
    assert scene.refused(0, "die white 2 column") == "SM-5.9", "no coin to leave the column that is full"
    holds_just(scene, 0, coins=1)
    assert scene.refused(0, "die white 2 column") == ""


@rule("SM-5.9")
def test_all_effects_of_a_line_may_be_declined() -> None:
    scene = table(2)
    blue(scene, 0, 3)
    lay_out(scene, 0, {"3,4": "town: religion"})
    turn(scene, 0)
    use_blue(scene, 0, 3)
    scene.do(0, "pass", "pass")
    assert (scene.s.faith[0], lies_on(scene, 0, "3,6")) == (0, BLUE_DIE)


@rule("SM-5.10")
def test_the_change_is_paid_before_anything_is_gained() -> None:
    scene = table(2)
    white(scene, 5, 5, 5, 5, 5, 5)
    lay_out(scene, 0, {"1,6": "town: 3 coins"})
    turn(scene, 0)
    scene.do(0, "die white 5 column")
    assert scene.refused(0, "set 6") == "SM-5.3", "the coins of column 6 come too late"


@rule("SM-5.10")
def test_dice_of_one_colour_and_value_are_one_option() -> None:
    scene = table(2)
    white(scene, 4, 4, 4, 4, 4, 4)
    blue(scene, 0, 2, 2)
    turn(scene, 0)
    assert dice_in(scene.texts(0)) == ["die white 4 column", "die blue 2 row"]


# -- the line is walked, and Logistics may change it on the way


def walker(cells: dict[str, str], die: str, *scholars: str, coins: int = 1) -> Scene:
    """Seat 0 has Logistics, this colony, a white die on it, and a blue die for the first row."""
    scene = table(2)
    monk(scene, 0, "logistics", *scholars)
    clear(scene, 0)
    lay_out(scene, 0, cells)
    blue(scene, 0, 1)
    put_white(scene, 0, die)
    holds_just(scene, 0, coins=coins)
    turn(scene, 0)
    use_blue(scene, 0, 1)
    assert scene.asks() == "MayPray"
    return scene


@rule("SM-5.11", "SM-14.19")
def test_a_building_that_becomes_free_ahead_is_activated_too() -> None:
    scene = walker({"1,1": "town: religion", "1,2": "farm: grain", "2,2": "farm: sugar"}, "1,2")
    scene.do(0, "lift 1/2", "land 2/2", "pass")
    assert holds(scene, 0) == {"grain": 1}
    assert (lies_on(scene, 0, "1,2"), lies_on(scene, 0, "2,2")) == (BLUE_DIE, WHITE_DIE)
    sound(scene)


@rule("SM-5.11", "SM-14.19")
def test_one_that_becomes_free_behind_is_not() -> None:
    scene = walker({"1,1": "farm: grain", "2,1": "farm: sugar", "1,2": "town: religion"}, "1,1")
    scene.do(0, "lift 1/1", "land 2/1", "pass")
    assert holds(scene, 0) == {}
    assert lies_on(scene, 0, "1,2") == BLUE_DIE, "the last building that is free"


@rule("SM-5.11", "SM-14.19")
def test_one_that_is_taken_ahead_is_left_out_and_the_die_lies_on_the_last_that_is_free() -> None:
    scene = walker({"1,1": "town: religion", "1,2": "farm: grain", "2,2": "farm: sugar"}, "2,2")
    scene.do(0, "lift 2/2", "land 1/2", "pass")
    assert holds(scene, 0) == {}
    assert (lies_on(scene, 0, "1,1"), lies_on(scene, 0, "1,2")) == (BLUE_DIE, WHITE_DIE)
    sound(scene)


@rule("SM-5.11")
def test_a_building_is_activated_once_even_if_it_becomes_free_again() -> None:
    cells = {"1,1": "farm: grain", "1,2": "town: religion", "2,1": "farm: sugar"}
    scene = walker(cells, "2,1", coins=2)
    assert holds(scene, 0) == {"grain": 1, "coins": 2}
    scene.do(0, "lift 2/1", "land 1/1", "lift 1/1", "land 2/1", "pass")
    assert holds(scene, 0) == {"grain": 1}
    assert lies_on(scene, 0, "1,2") == BLUE_DIE


@rule("SM-14.19")
def test_a_free_building_must_remain_for_the_die_in_use() -> None:
    scene = walker({"1,1": "town: religion", "2,1": "farm: sugar"}, "2,1")
    assert scene.refused(0, "lift 2/1") == "SM-14.19", "the only way leads to the only free building of the line"
    scene = walker({"1,1": "town: religion", "2,1": "farm: sugar", "3,1": "farm: grain"}, "2,1")
    scene.do(0, "lift 2/1")
    assert scene.texts(0) == ["land 3/1"]
    assert scene.refused(0, "land 1/1") == "SM-14.19"


@rule("SM-14.19")
def test_a_die_that_leaves_a_building_of_the_line_makes_room_itself() -> None:
    scene = walker({"1,1": "town: religion", "1,2": "farm: grain"}, "1,2")
    scene.do(0, "lift 1/2")
    assert scene.texts(0) == ["land 1/1"]
    scene.do(0, "land 1/1", "pass")
    assert holds(scene, 0) == {"grain": 1}, "it became free ahead"
    assert (lies_on(scene, 0, "1,1"), lies_on(scene, 0, "1,2")) == (WHITE_DIE, BLUE_DIE)
    sound(scene)


@rule("SM-5.11")
def test_a_column_is_walked_in_the_same_way() -> None:
    scene = table(2)
    monk(scene, 0, "logistics")
    clear(scene, 0)
    lay_out(scene, 0, {"1,1": "town: religion", "2,1": "farm: grain", "2,2": "farm: sugar"})
    white(scene, 1, 6, 6, 6, 6, 6)
    put_white(scene, 0, "2,1")
    holds_just(scene, 0, coins=1)
    turn(scene, 0)
    use_white(scene, 0, 1)
    scene.do(0, "lift 2/1", "land 2/2", "pass")
    assert holds(scene, 0) == {"grain": 1}
    assert lies_on(scene, 0, "2,1") == WHITE_DIE


@rule("SM-14.16", "SM-14.19")
def test_with_construction_the_die_rests_on_what_is_free_then() -> None:
    cells = {"1,1": "town: religion", "1,2": "farm: grain", "1,3": "farm: grain", "2,2": "farm: sugar"}
    scene = walker(cells, "2,2", "construction", coins=2)
    scene.do(0, "pass")
    assert scene.asks() == "RestDie"
    scene.do(0, "lift 2/2", "land 1/2")
    assert scene.refused(0, "rest 1/2") == "SM-14.6"
    assert [text for text in scene.texts(0) if text.startswith("rest")] == ["rest 1/1", "rest 1/3"]
    scene.do(0, "rest 1/1")
    assert (lies_on(scene, 0, "1,1"), lies_on(scene, 0, "1,2")) == (BLUE_DIE, WHITE_DIE)
    sound(scene)
