"""Chapter 4: one building with coins."""

from __future__ import annotations

from fairwind.testing import rule

from .tables import all_retreat, coins_on, holds, holds_just, lies_on, put_white, table, turn


@rule("SM-4.1")
def test_a_building_with_a_die_or_coins_cannot_be_activated() -> None:
    scene = table(2)
    holds_just(scene, 0, coins=6)
    put_white(scene, 0, "1,3")
    turn(scene, 0)
    assert scene.refused(0, "activate 1/3") == "SM-4.1"
    scene.do(0, "activate 6/6")
    turn(scene, 0)
    assert scene.refused(0, "activate 6/6") == "SM-4.1"
    assert scene.refused(0, "activate 1/1") == "SM-5.7", "an empty cell is no building"


@rule("SM-4.2")
def test_the_first_costs_one_coin_the_second_two() -> None:
    # The rulebook's example: Eric pays 1 coin, and 2 coins in a later turn.
    scene = table(2)
    holds_just(scene, 0, coins=3)
    scene.do(0, "activate 1/3")
    assert (holds(scene, 0), lies_on(scene, 0, "1,3")) == ({"coins": 2, "wood": 1}, 1)
    turn(scene, 0)
    scene.do(0, "activate 4/3")
    assert (holds(scene, 0), lies_on(scene, 0, "4,3")) == ({"wood": 1, "gem": 1}, 2)
    assert coins_on(scene, 0) == 3


@rule("SM-4.2")
def test_the_coins_must_be_there() -> None:
    scene = table(2)
    scene.s.activated[0] = 2
    holds_just(scene, 0, coins=2)
    assert scene.refused(0, "activate 1/3") == "SM-4.2"
    assert not any(text.startswith("activate") for text in scene.texts(0))


@rule("SM-4.2")
def test_the_price_starts_again_each_year() -> None:
    scene = table(2)
    holds_just(scene, 0, coins=3)
    scene.do(0, "activate 1/3")
    turn(scene, 0)
    scene.do(0, "activate 4/3")
    turn(scene, 0)
    all_retreat(scene, "coins", "conquistador")
    assert (scene.s.year, scene.s.activated) == (2, [0, 0])
    holds_just(scene, 0, coins=1)
    assert scene.refused(0, "activate 1/3") == ""


@rule("SM-4.3")
def test_the_coins_are_paid_before_the_effect_and_it_need_not_be_usable() -> None:
    scene = table(2)
    scene.s.activated[0] = 1
    holds_just(scene, 0, coins=1)
    assert scene.refused(0, "activate 6/6") == "SM-4.2", "the two coins it gives cannot pay for it"
    holds_just(scene, 0, coins=2)
    scene.do(0, "activate 4/1")  # a ship that nothing is left to pay for
    assert (holds(scene, 0), lies_on(scene, 0, "4,1")) == ({}, 2)
