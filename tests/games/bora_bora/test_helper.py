"""Chapter 5: the helper."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora.rules.helper import EXCHANGE
from fairwind.games.bora_bora.spaces import EMPTY, HUT
from fairwind.games.bora_bora.state import OPEN, PILE
from fairwind.testing import rule
from tests.games.bora_bora.tables import (
    REGIONS,
    empty_the_pile,
    fill_board,
    holds,
    item,
    lay,
    lies,
    live,
    lying,
    owe,
    settle,
    sound,
    table,
    with_dice,
)


@rule("BB-5.1", "BB-5.2", "BB-5.3", "BB-5.5")
def test_example_anna_spends_five() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "man land", "man offering", "woman material")  # 2 and 3 status symbols, 3 shells
    with_dice(scene, 0, 5)
    scene.do(0, "place 5 helper", "shift man land", "shift man offering")
    assert scene.s.status[0] == 5
    assert scene.edition.status_points[5] == 4
    assert scene.edition.status_points[4] < 4  # the first space below the 4
    scene.do(0, "shift woman material")
    assert scene.s.shells[0] == 3
    scene.do(0, "offering")
    assert scene.s.offerings[0] == 1
    assert scene.asks() == ""  # all five are spent


@rule("BB-5.2", "BB-5.3", "BB-5.4", "BB-5.7")
def test_example_ben_spends_six() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb")
    live(scene, 0, "man land", "woman land")
    with_dice(scene, 0, 6)
    scene.do(0, "place 6 helper", "fill wood a3", "shift man land", "shift woman land", "point", "point")
    assert lying(scene, 0) == {"a3"}
    assert (scene.s.status[0], scene.s.shells[0], item(scene, 0, "helper")) == (2, 2, 2)
    assert scene.asks() == ""


@rule("BB-5.5", "BB-5.6", "BB-5.7")
def test_example_ben_takes_a_card_an_offering_and_a_material() -> None:
    scene = owe(table(), EXCHANGE[0][6])
    scene.do(0, "card red", "offering", "fill stone a2")
    assert holds(scene, 0) == {"red": 1}
    assert (scene.s.offerings[0], lying(scene, 0), scene.asks()) == (1, {"a2"}, "")


@rule("BB-5.2", "BB-5.3")
def test_example_ben_moves_six_people_down() -> None:
    scene = table()
    settle(scene, 0, *REGIONS[:6])
    people = ["man land", "man sea", "man shell", "woman land", "woman sea", "woman shell"]
    live(scene, 0, *people)
    owe(scene, EXCHANGE[0][6])
    scene.do(0, *(f"shift {person}" for person in people))
    assert (scene.s.status[0], scene.s.shells[0]) == (8, 8)


@rule("BB-5.4", "BB-5.6")
def test_example_ben_takes_two_cards_and_two_points() -> None:
    scene = owe(table(), EXCHANGE[0][6])
    scene.do(0, "card blue", "card white", "point", "point")
    assert holds(scene, 0) == {"blue": 1, "white": 1}
    assert item(scene, 0, "helper") == 2


@rule("BB-5.1")
def test_nothing_that_costs_more_than_is_left() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "man land")
    owe(scene, EXCHANGE[0][1])
    assert scene.texts(0) == ["shift man go-by-land 2", "point", "pass no-exchange"]
    for dear in ("offering", "card blue", "card pile", "fill sand a1", "move-hut"):
        assert scene.refused(0, dear) == "BB-5.1"


@rule("BB-5.2", "BB-5.3")
def test_each_tile_moves_down_once_and_must_be_ones_own() -> None:
    scene = table()
    live(scene, 0, "man land")
    owe(scene, EXCHANGE[0][3])
    assert scene.refused(0, "shift man sea") == "BB-5.2"
    assert scene.refused(0, "shift woman land") == "BB-5.3"
    scene.do(0, "shift man land")
    assert scene.refused(0, "shift man land") == "BB-5.2"
    assert scene.s.status[0] == 2


@rule("BB-5.6")
def test_an_open_card_is_replaced_at_once() -> None:
    scene = table()
    scene.driver.waiting[:] = ["card green"]
    owe(scene, EXCHANGE[0][4])
    scene.do(0, "card red")
    assert lies(scene, OPEN) == {"blue": 1, "white": 1, "green": 2, "yellow": 1}
    assert scene.refused(0, "card red") == "BB-5.6"
    assert sound(scene)


@rule("BB-5.6")
def test_the_top_of_the_pile_is_hidden() -> None:
    scene = table()
    scene.driver.waiting[:] = ["card yellow"]
    owe(scene, EXCHANGE[0][2])
    before = scene.s.total(PILE)
    scene.do(0, "card pile")
    assert holds(scene, 0) == {"yellow": 1}
    assert scene.s.total(PILE) == before - 1
    assert scene.s.known == [0] * len(scene.s.known)
    assert sound(scene)


@rule("BB-5.6", "BB-13.20")
def test_no_card_from_an_empty_pile() -> None:
    scene = table()
    empty_the_pile(scene)
    owe(scene, EXCHANGE[0][2])
    assert scene.refused(0, "card pile") == "BB-5.6"
    assert scene.refused(0, "card blue") == ""


@rule("BB-5.7")
def test_any_material() -> None:
    scene = table()
    lay(scene, 0, "a1", "a4", "b2", "c3")  # no space for sand is left
    owe(scene, EXCHANGE[0][2])
    materials = [text for text in scene.texts(0) if text.startswith(("fill", "aside"))]
    assert len(materials) == 8 + 1
    assert "aside sand" in materials
    assert scene.refused(0, "aside wood") == "BB-3.10"
    assert scene.refused(0, "fill sand a1") == "BB-3.9"


@rule("BB-5.8", "BB-5.9")
def test_the_lowest_hut_moves_to_space_12() -> None:
    scene = owe(table(), EXCHANGE[0][4])
    scene.do(0, "move-hut", "move-hut")
    assert scene.s.spaces[0][:4] == [EMPTY, EMPTY, EMPTY, HUT]
    assert scene.s.huts_on_12[0] == 4
    assert sound(scene)


@rule("BB-5.9")
def test_no_hut_moves_once_a_tile_lies_on_space_12() -> None:
    scene = table()
    settle(scene, 0, *REGIONS)
    fill_board(scene, 0, ["man land", "man sea", "man woman"])
    owe(scene, EXCHANGE[0][2])
    assert scene.refused(0, "move-hut") == "BB-5.9"  # no hut is left at all
    other = table()
    s = other.s
    for space in range(1, 3):
        s.spaces[0][space] = EMPTY
    s.regions[0] = 0b1111
    for region in range(4):
        s.builder[region] = 0
    s.huts_on_12[0] = 0
    s.spaces[0][11] = EMPTY
    s.spaces[0][11], s.spaces[0][0] = 2, EMPTY  # a man on space 12, huts on others
    s.people_bags[0][0] -= 1
    owe(other, EXCHANGE[0][2])
    assert other.refused(0, "move-hut") == "BB-5.9"


@rule("BB-5.10")
def test_one_exchange_after_another_and_stop_at_any_time() -> None:
    scene = owe(table(), EXCHANGE[0][6])
    scene.do(0, "point")
    assert scene.asks() == "Exchange"
    scene.do(0, "pass no-exchange")
    assert scene.asks() == ""
    assert item(scene, 0, "helper") == 1


@rule("BB-5.10", "BB-10.2")
def test_a_man_is_tattooed_even_if_his_steps_are_lost() -> None:
    scene = table()
    live(scene, 0, "man land")
    scene.s.status[0] = 14
    owe(scene, EXCHANGE[0][1])
    scene.do(0, "shift man land")
    assert scene.s.status[0] == 14
    assert scene.s.spaces[0][0] % 2 == 1


@rule("BB-10.1")
def test_who_arrives_goes_on_top() -> None:
    scene = table(3)
    scene.s.climb(2, 3)
    scene.s.climb(1, 3)
    assert scene.s.standing == [1, 2, 0]
    scene.s.climb(0, 2)
    assert scene.s.standing == [1, 2, 0]
    scene.s.climb(0, 1)
    assert scene.s.standing == [0, 1, 2]


@rule("BB-10.2")
@pytest.mark.parametrize("steps", [1, 5])
def test_a_disc_on_the_last_space_stays_in_its_pile(steps: int) -> None:
    scene = table(3)
    scene.s.climb(0, 20)
    scene.s.climb(1, 14)
    assert scene.s.status == [14, 14, 0]
    assert scene.s.standing == [1, 0, 2]
    scene.s.climb(0, steps)
    assert scene.s.standing == [1, 0, 2]
