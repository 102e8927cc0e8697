"""Chapters 1, 11, 12 and 13: how a game is set up."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.vocabulary import SCHOLARS
from fairwind.kernel.play import waiting_chance
from fairwind.kernel.spec import BadTable
from fairwind.kernel.state import NONE
from fairwind.testing import Scene, rule

from .tables import (
    all_retreat,
    blue,
    free_of,
    holds,
    holds_just,
    open_tiles,
    score,
    sees,
    shows,
    sound,
    table,
    turn,
    use_blue,
)

FIRST = {"first-player": "seat-1"}
ADVANCED = {"setup": "advanced", **FIRST}


def begin(seats: int = 3, **variants: str) -> Scene:
    """A game before the first question."""
    return Scene(SPEC, seats, {**FIRST, **{name.replace("_", "-"): value for name, value in variants.items()}})


@rule("SM-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_white_dice_a_player_lie_in_the_pool(seats: int) -> None:
    # The rulebook's example: nine dice with three players.
    assert sum(begin(seats).s.white) == 3 * seats


@rule("SM-1.1")
def test_the_white_dice_are_sorted_by_value() -> None:
    scene = Scene(SPEC, 2, FIRST, outcomes=["roll 5", "roll 2", "roll 5", "roll 1", "roll 5", "roll 2"])
    assert scene.s.white == [1, 2, 0, 0, 3, 0]


@rule("SM-1.2")
def test_the_four_starting_ships_lie_at_the_docks_and_thirty_in_the_pile() -> None:
    scene = Scene(SPEC, 2, FIRST, outcomes=["ship X3", "ship X1", "ship X4", "ship X2"])
    seen = sees(scene, 0)
    assert [ship["ship"] for ship in seen["ships"]] == ["X3", "X1", "X4", "X2"]
    assert seen["ship_pile"] == 30


@rule("SM-1.3")
def test_three_scholars_and_three_bishops_are_in_the_game() -> None:
    outcomes = [
        "scholar botany",
        "scholar logistics",
        "scholar taxation",
        "bishop area",
        "bishop dock",
        "bishop square",
    ]
    seen = sees(Scene(SPEC, 2, FIRST, outcomes=outcomes), 0)
    places = [place["place"] for place in seen["monk_places"]]
    assert places == ["botany", "logistics", "taxation", "area", "dock", "square"] + [f"camp-{n}" for n in (1, 2, 3, 4)]


@rule("SM-1.4")
def test_five_doubles_and_five_triples_lie_open() -> None:
    scene = begin()
    names = open_tiles(scene)
    assert [name[0] for name in names] == ["D"] * 5 + ["T"] * 5
    assert (sees(scene, 0)["double_pile"], sees(scene, 0)["triple_pile"]) == (10, 10)


@rule("SM-1.5", "SM-1.6")
def test_road_tiles_monks_and_markers_are_ready() -> None:
    scene = table(3)
    seen = sees(scene, 0)
    assert seen["road_tiles"] == 3
    assert [(seat["monks_left"], seat["faith"], seat["march"]) for seat in seen["seats"]] == [(6, 0, 0)] * 3


@rule("SM-1.7")
def test_two_wood_for_all_and_coins_by_place() -> None:
    scene = Scene(SPEC, 4, {"setup": "dealt", "first-player": "seat-3"})
    assert [holds(scene, seat) for seat in (2, 3, 0, 1)] == [{"wood": 2, "coins": coins} for coins in (3, 4, 5, 6)]


@rule("SM-1.8")
def test_everybody_rolls_a_blue_die_and_keeps_it() -> None:
    scene = begin(2, setup="dealt")
    blues = [seat["blue"] for seat in sees(scene, 0)["seats"]]
    assert [sum(dice) for dice in blues] == [1, 1]
    assert scene.s.unlocked == [1, 1]


@rule("SM-1.9")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = Scene(SPEC, 4, {"setup": "dealt"}, outcomes=["seat 2"])
    assert (drawn.s.start, drawn.actors()) == (2, [2])
    named = Scene(SPEC, 4, {"setup": "dealt", "first-player": "seat-4"})
    assert (named.s.start, named.actors()) == (3, [3])
    with pytest.raises(BadTable, match="name another"):
        SPEC.begin(SPEC.edition(), 3, {"first-player": "seat-4"})


@rule("SM-1.10", "SM-1.12")
def test_boards_are_chosen_counter_clockwise_before_the_blue_dice_are_rolled() -> None:
    scene = Scene(SPEC, 3, {"first-player": "seat-2"})
    order = []
    for board in ("A4", "A1", "A2"):
        assert scene.asks() == "ChooseBoard"
        assert sum(scene.s.white) == 9
        assert sum(scene.s.blue) == 0
        assert len(open_tiles(scene)) == 10
        (seat,) = scene.actors()
        order.append(seat)
        scene.do(seat, f"board {board}")
    assert order == [0, 2, 1]
    assert [seat["board"] for seat in sees(scene, 0)["seats"]] == ["A4", "A2", "A1"]
    assert sum(scene.s.blue) == 3


@rule("SM-1.10", "SM-1.12")
def test_all_four_boards_are_on_offer_and_none_is_taken_twice() -> None:
    scene = begin(2)
    assert scene.texts(1) == ["board A1", "board A2", "board A3", "board A4"]
    scene.do(1, "board A3")
    assert scene.texts(0) == ["board A1", "board A2", "board A4"]
    assert scene.refused(0, "board A3") == "SM-1.10"


@rule("SM-1.11")
def test_boards_can_be_dealt_at_random() -> None:
    variants = {"setup": "dealt", "first-player": "seat-1"}
    scene = Scene(SPEC, 2, variants, outcomes=["board A4", "board A2"])
    assert [seat["board"] for seat in sees(scene, 0)["seats"]] == ["A2", "A4"]
    assert scene.asks() == "TakeTurn"
    assert shows(scene, 1, "6,6") == "town: ship"


@rule("SM-1.13")
def test_points_and_ships_are_open_to_all() -> None:
    scene = table(2)
    holds_just(scene, 1, points=7)
    for seat in (0, 1, None):
        assert sees(scene, seat)["seats"][1]["points"] == 7
    assert sees(scene, 0) == sees(scene, 1) == sees(scene, None)


# -- the advanced set-up


@rule("SM-11.1")
def test_everybody_has_the_same_side_b() -> None:
    scene = Scene(SPEC, 3, ADVANCED)
    seats = sees(scene, 0)["seats"]
    assert [seat["board"] for seat in seats] == ["B"] * 3
    assert seats[0]["colony"] == seats[1]["colony"] == seats[2]["colony"]


@rule("SM-11.2", "SM-11.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_four_lots_with_scholars_that_are_not_in_the_game(seats: int) -> None:
    scene = Scene(SPEC, seats, ADVANCED)
    lots = sees(scene, 0)["lots"]
    assert [lot["lot"] for lot in lots] == ["M01", "M02", "M03", "M04"]
    beside = {lot["scholar"] for lot in lots}
    in_game = {SCHOLARS[scholar] for scholar in scene.s.scholars}
    assert len(beside) == 4
    assert not beside & in_game


@rule("SM-11.3", "SM-11.6")
def test_lots_are_chosen_counter_clockwise_after_the_blue_dice_each_laid_at_once() -> None:
    scene = Scene(SPEC, 3, {**ADVANCED, "first-player": "seat-3"})
    assert sum(scene.s.blue) == 3
    assert scene.actors() == [1]
    scene.do(1, "lot M02")
    assert (scene.asks(), scene.actors()) == ("PlaceTownHall", [1]), "laid before the next seat chooses"
    scene.do(1, "place 1/3 0")
    assert scene.actors() == [0]
    assert scene.refused(0, "lot M02") == "SM-11.3"
    assert scene.texts(0) == ["lot M01", "lot M03", "lot M04"]
    scene.do(0, "lot M04", "place 4/1 1")
    scene.do(2, "lot M01", "place 6/3 0")
    assert scene.asks() == "TakeTurn"
    assert sees(scene, 0)["lots"] == [], "the last lot is out of the game"


@rule("SM-11.4", "SM-11.6")
def test_the_town_hall_lies_on_two_empty_cells_turned_at_will() -> None:
    scene = Scene(SPEC, 1, ADVANCED)
    scene.do(0, "lot M03")
    assert scene.refused(0, "place 1/1 0") == "SM-11.4", "it would cover a printed building"
    assert scene.refused(0, "place 6/6 1") == "SM-11.4", "it would stick out"
    scene.do(0, "place 3/3 2")
    assert (shows(scene, 0, "3,3"), shows(scene, 0, "3,2")) == ("town_hall: coin + gem", "forest: wood")


@rule("SM-11.5", "SM-11.7")
def test_the_scholar_of_the_lot_works_for_its_owner_alone_and_scores() -> None:
    outcomes = ["scholar philosophy", "scholar botany", "scholar taxation"]
    outcomes += ["scholar basic_economics", "scholar astronomy", "scholar logistics", "scholar construction"]
    scene = Scene(SPEC, 2, ADVANCED, outcomes=outcomes)
    scene.do(1, "lot M02", "place 1/3 0")
    scene.do(0, "lot M01", "place 1/3 0")
    assert [seat["powers"] for seat in sees(scene, 0)["seats"]] == [["basic_economics"], ["astronomy"]]
    assert [score(scene, seat)["scholars"] for seat in (0, 1)] == [3, 3]
    assert [seat["monks_left"] for seat in sees(scene, 0)["seats"]] == [6, 6]
    holds_just(scene, 0, coins=2)
    assert "buy wood" in scene.texts(0)


# -- common blue dice


@rule("SM-12.1")
def test_blue_dice_lie_in_a_common_pool() -> None:
    scene = table(3, variants={"blue-dice": "pool"})
    assert sees(scene, 0)["blue"] == [0, 0, 0, 0, 0, 3]
    assert all(seat["blue"] == [] for seat in sees(scene, 0)["seats"])
    assert "die blue 6 row" in scene.texts(0)


@rule("SM-12.1")
def test_an_unlocked_die_is_rolled_into_the_pool() -> None:
    scene = table(2, variants={"blue-dice": "pool"})
    scene.s.faith[0] = 1
    holds_just(scene, 0, coins=1)
    scene.driver.waiting.append("roll 2")
    scene.do(0, "activate 3/6", "pray")
    assert sees(scene, 0)["blue"] == [0, 1, 0, 0, 0, 2]
    assert scene.s.unlocked == [2, 1]


@rule("SM-12.2", "SM-12.3")
def test_nobody_uses_more_blue_dice_than_they_have_unlocked() -> None:
    scene = table(2, variants={"blue-dice": "pool"})
    use_blue(scene, 0, 6)
    assert scene.s.blue == [0, 0, 0, 0, 0, 1]
    turn(scene, 0)
    assert scene.refused(0, "die blue 6 row") == "SM-12.2"
    scene.s.unlocked[0] = 2  # a die unlocked this year helps at once
    scene.s.blue[5] += 1
    assert scene.refused(0, "die blue 6 row") == ""


@rule("SM-12.4")
def test_a_die_that_another_unlocked_may_be_taken_and_all_are_rolled_anew() -> None:
    scene = table(2, variants={"blue-dice": "pool"})
    scene.s.unlocked[1] = 2
    scene.s.blue[:] = [0, 0, 0, 1, 0, 2]
    turn(scene, 0)
    use_blue(scene, 0, 4)
    while scene.asks() != "TakeTurn":
        scene.do(0, "pass")
    scene.do(1, "retreat coins")
    scene.do(0, "retreat road", "pass")
    assert scene.s.year == 2
    assert sum(scene.s.blue) == 3


@rule("SM-12.5")
@pytest.mark.parametrize("setup", ["choose", "dealt", "advanced"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_variant_goes_with_every_set_up_and_with_solo(seats: int, setup: str) -> None:
    scene = table(seats, variants={"setup": setup, "blue-dice": "pool"}) if setup != "dealt" else begin(
        seats, setup=setup, blue_dice="pool"
    )  # fmt: skip
    assert len(scene.s.blue) == 6


# -- solo


@rule("SM-13.1")
@pytest.mark.parametrize("setup", ["choose", "dealt", "advanced"])
def test_solo_has_the_advanced_set_up_whatever_was_agreed_on(setup: str) -> None:
    scene = Scene(SPEC, 1, {"setup": setup})
    assert scene.asks() == "ChooseLot"
    assert sees(scene, 0)["setup"] == "advanced"
    scene.do(0, "lot M01", "place 4/1 0")
    assert scene.s.private[0] != NONE


@rule("SM-13.4")
def test_solo_is_set_up_as_for_the_first_player_of_many() -> None:
    scene = Scene(SPEC, 1)
    assert waiting_chance(scene.s) is None
    assert holds(scene, 0) == {"wood": 2, "coins": 3}
    assert (sum(scene.s.white), sum(scene.s.blue), scene.s.unlocked) == (3, 1, [1])
    assert len(scene.texts(0)) == 4
    scene.do(0, "lot M01", "place 4/1 0")
    for year in (1, 2, 3):
        assert (scene.s.year, scene.s.start) == (year, 0)
        spaces = [text for text in scene.texts(0) if text.startswith("retreat")]
        assert len(spaces) == 5, "all spaces are open every year"
        all_retreat(scene, "coins")
    assert scene.asks() == ""


@rule("SM-13.4")
def test_alone_monks_never_cost_coins() -> None:
    scene = table(1)
    scene.s.faith[0] = 1
    scene.do(0, "retreat religion", "pray")
    assert len([text for text in free_of(scene.texts(0)) if text.startswith("monk")]) == 10
    assert holds(scene, 0) == {}


def test_tables_of_tests_are_sound() -> None:
    for seats in (1, 2, 3, 4):
        scene = table(seats)
        blue(scene, 0, 1, 2)
        turn(scene, 0)
        sound(scene)
