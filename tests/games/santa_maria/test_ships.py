"""Chapter 6: ships."""

from __future__ import annotations

from fairwind.testing import rule

from .tables import (
    at_dock,
    free_of,
    holds,
    holds_just,
    open_ship,
    score,
    ships_of,
    table,
    turn,
    use_white,
    white,
)


@rule("SM-6.6", "SM-7.5", "SM-10.6")
def test_a_ship_goes_to_the_dock_with_the_same_sign() -> None:
    # The rulebook's example: wood and sugar for a ship at the dock of religion; a prayer at each retreat, and points
    # at the end.
    scene = table(2)
    white(scene, 1, 6, 6, 6, 6, 6)
    at_dock(scene, religion="X1")
    holds_just(scene, 0, wood=1)
    use_white(scene, 0, 1)  # sugar, then the ship
    scene.do(0, "ship religion")
    assert (holds(scene, 0), ships_of(scene, 0)) == ({}, {"religion": ["X1"]})
    assert score(scene, 0)["ships"] == 3
    turn(scene, 0)
    scene.do(0, "retreat conquistador")
    assert scene.asks() == "MayPray"
    scene.do(0, "pray")
    assert scene.s.faith[0] == 1


@rule("SM-6.6")
def test_a_ship_must_be_paid_and_may_be_left() -> None:
    scene = table(2)
    at_dock(scene, coins="S01", religion="S03", conquistador="S04", points="S05")
    holds_just(scene, 0, wood=2, coins=1)
    scene.do(0, "activate 4/1")
    assert free_of(scene.texts(0)) == ["ship coins", "pass"]
    assert scene.refused(0, "ship religion") == "SM-6.6"
    scene.do(0, "pass")
    assert (holds(scene, 0), ships_of(scene, 0)) == ({"wood": 2}, {})


@rule("SM-6.7")
def test_the_dock_is_refilled_at_once() -> None:
    scene = table(2)
    at_dock(scene, points="S01")
    holds_just(scene, 0, wood=2, coins=1)
    scene.driver.waiting.append("ship S20")
    scene.do(0, "activate 4/1", "ship points")
    assert open_ship(scene, "points") == "S20"
    assert sum(scene.s.ship_bag) == 28


@rule("SM-6.7")
def test_a_second_ship_in_the_same_line_sees_the_new_tile() -> None:
    scene = table(2)
    white(scene, 1, 6, 6, 6, 6, 6)
    at_dock(scene, coins="X1", religion="S28", conquistador="S29", points="S30")
    holds_just(scene, 0, wood=3)
    scene.s.cell[30] = scene.s.cell[18]  # a second ship building below the first
    turn(scene, 0)
    scene.driver.waiting.append("ship S01")
    use_white(scene, 0, 1)
    scene.do(0, "ship coins")
    assert free_of(scene.texts(0)) == ["ship coins", "pass"]
    scene.do(0, "ship coins")
    assert ships_of(scene, 0) == {"coins": ["X1", "S01"]}


@rule("SM-6.7", "SM-6.8")
def test_without_a_pile_the_place_stays_empty() -> None:
    scene = table(2)
    at_dock(scene, coins="S01", points="S02")
    for ship, left in enumerate(scene.s.ship_bag):
        if left:
            scene.s.ship_bag[ship] = 0
            scene.s.ship_at[ship + 4] = 8  # seat 1 has them all
    holds_just(scene, 0, wood=3, grain=1, coins=1)
    turn(scene, 0)
    scene.do(0, "activate 4/1", "ship coins")
    assert open_ship(scene, "coins") == ""
    turn(scene, 0)
    holds_just(scene, 0, wood=1, grain=1)
    scene.do(0, "retreat ship")
    assert scene.refused(0, "ship coins") == "SM-6.7"
    assert scene.refused(0, "ship points") == "", "a ship can still be bought"


@rule("SM-6.8")
def test_with_all_docks_empty_the_effect_does_nothing() -> None:
    scene = table(2)
    for dock in range(4):
        ship = scene.s.dock[dock]
        scene.s.dock[dock] = -1
        scene.s.ship_at[ship] = 8
    holds_just(scene, 0, gold=3, coins=9)
    turn(scene, 0)
    scene.do(0, "activate 4/1")
    assert scene.actors() == [1]
