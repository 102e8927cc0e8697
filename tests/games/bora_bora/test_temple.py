"""Chapters 6 and 8: priests and the fire bonus."""

from __future__ import annotations

from fairwind.games.bora_bora.knowledge import gained_openly
from fairwind.games.bora_bora.rules.temple import CHOOSE_PRIEST_SPACE, FIRST_GIFT
from fairwind.games.bora_bora.state import OPEN, hand
from fairwind.games.bora_bora.vocabulary import GODS
from fairwind.testing import rule
from tests.games.bora_bora.tables import empty_the_pile, holds, owe, table, throw_away, with_dice


@rule("BB-6.1")
def test_a_priest_must_be_in_the_supply_first() -> None:
    scene = table()
    scene.s.temple[:] = [0, 0, -1, -1, 0, 0]  # a push at the end would bring one back
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 temple") == "BB-6.1"
    scene.s.temple[0] = -1
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 temple") == ""


@rule("BB-6.2")
def test_the_space_of_the_value_or_a_lower_one() -> None:
    scene = owe(table(), CHOOSE_PRIEST_SPACE[0][4])
    assert scene.texts(0) == ["priest 1", "priest 2", "priest 3", "priest 4"]
    assert scene.refused(0, "priest 5") == "BB-6.2"
    scene.do(0, "priest 3")
    assert scene.s.temple == [-1, -1, -1, 0, -1, -1]  # from left to right 6 to 1


@rule("BB-6.3")
def test_priests_are_pushed_up_to_an_empty_space() -> None:
    scene = table(3)
    scene.s.temple[:] = [1, 2, -1, 2, -1, -1]
    owe(scene, CHOOSE_PRIEST_SPACE[0][6])
    scene.do(0, "priest 6")
    assert scene.s.temple == [0, 1, 2, 2, -1, -1]


@rule("BB-6.3")
def test_one_pushed_off_the_end_goes_home() -> None:
    scene = table(3)
    scene.s.temple[:] = [-1, -1, -1, 1, 0, 2]
    owe(scene, CHOOSE_PRIEST_SPACE[0][3])
    scene.do(0, "priest 3")
    assert scene.s.temple == [-1, -1, -1, 0, 1, 0]
    assert scene.told("priest-home") == [{"seat": 2}]


@rule("BB-6.2", "BB-6.3")
def test_a_space_with_ones_own_priest_may_be_chosen() -> None:
    scene = table()
    scene.s.temple[5] = 0
    owe(scene, CHOOSE_PRIEST_SPACE[0][1])
    scene.do(0, "priest 1")
    assert scene.s.temple == [-1, -1, -1, -1, -1, 0]
    assert scene.asks() == "FirstGift"  # the fire bonus comes in any case


@rule("BB-8.1", "BB-8.2")
def test_example_cleo_takes_a_card_and_a_shell() -> None:
    scene = owe(table(), CHOOSE_PRIEST_SPACE[0][2])
    scene.do(0, "priest 2")
    assert scene.texts(0) == ["offering", *(f"card {c}" for c in ("blue", "white", "red", "green", "yellow", "pile"))]
    scene.do(0, "card white")
    assert scene.texts(0) == ["status", "shell"]  # neither two offerings nor a card and an offering
    assert scene.refused(0, "offering") == "FW-4"
    scene.do(0, "shell")
    assert (holds(scene, 0), scene.s.shells[0], scene.s.offerings[0], scene.s.status[0]) == ({"white": 1}, 1, 0, 0)
    assert scene.asks() == ""


@rule("BB-8.1", "BB-8.2")
def test_an_offering_and_a_step() -> None:
    scene = owe(table(), CHOOSE_PRIEST_SPACE[0][2])
    scene.do(0, "priest 1", "offering", "status")
    assert (holds(scene, 0), scene.s.shells[0], scene.s.offerings[0], scene.s.status[0]) == ({}, 0, 1, 1)


@rule("BB-13.20")
def test_without_any_card_the_bonus_is_the_offering() -> None:
    scene = table()
    empty_the_pile(scene)
    for god in GODS:
        scene.s.move(OPEN, hand(1), GODS.index(god))  # the open ones too
        gained_openly(scene.s, 1, GODS.index(god))
    owe(scene, FIRST_GIFT[0])
    assert scene.texts(0) == ["offering"]
    throw_away(scene, 1, "red")
    owe(scene, FIRST_GIFT[0])
    assert scene.texts(0) == ["offering", "card pile"]
