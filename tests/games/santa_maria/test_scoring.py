"""Chapters 10, 13 and 15: final scoring, bishops, and the goals of a solo game."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.scoring import bishop_points, goals_reached
from fairwind.games.santa_maria.vocabulary import BISHOPS
from fairwind.testing import Scene, rule

from .tables import all_retreat, at_dock, clear, harbour, holds_just, lay_out, monk, score, sees, table, turn

EVERY = {f"{r},{c}": "forest: wood" for r in range(1, 7) for c in range(1, 7)}


def colony(cells: dict[str, str], seats: int = 2) -> Scene:
    """Seat 0's colony shows just this."""
    scene = table(seats)
    clear(scene, 0)
    lay_out(scene, 0, cells)
    return scene


def worth(scene: Scene, bishop: str) -> int:
    """What a bishop's goal is worth for seat 0."""
    return bishop_points(scene.s, 0, BISHOPS.index(bishop))


def block(rows: range, columns: range, text: str = "forest: wood") -> dict[str, str]:
    """A filled rectangle."""
    return {f"{r},{c}": text for r in rows for c in columns}


# -- items


@rule("SM-10.1", "SM-10.9")
def test_three_coins_and_goods_worth_four_are_two_points() -> None:
    # The rulebook's example: 3 coins and resources sold for 4 make 7 coins, which are 2 points.
    scene = table(2)
    holds_just(scene, 0, coins=3, wood=1, grain=1, sugar=1)
    assert score(scene, 0)["coins"] == 2
    holds_just(scene, 0, gold=3)
    assert score(scene, 0)["coins"] == 2


@rule("SM-10.2")
def test_colonists_of_two_columns_and_a_row_are_six_points() -> None:
    # The rulebook's example: columns 4 and 6 and row 4 are full; one colonist counts twice.
    scene = colony({**block(range(1, 7), range(4, 5)), **block(range(1, 7), range(6, 7))})
    lay_out(scene, 0, block(range(4, 5), range(1, 7)))
    lay_out(scene, 0, {"4,4": "road: 1", "4,2": "road: 2", "1,6": "road: 2", "1,1": "road: 2"})
    assert score(scene, 0)["colonists"] == 2 + 2 + 1 + 1


@rule("SM-10.2")
def test_a_line_with_a_gap_gives_nothing() -> None:
    scene = colony(block(range(2, 3), range(1, 6), "road: 2"))
    assert score(scene, 0)["colonists"] == 0
    lay_out(scene, 0, {"2,6": "town: ship"})
    assert score(scene, 0)["colonists"] == 10


@rule("SM-10.3", "SM-10.4")
def test_a_scholar_and_two_bishops() -> None:
    # The rulebook's example: 3 points for the scholar, and 4 lost for two bishops, before their goals.
    scene = table(2)
    monk(scene, 0, "basic_economics", "square", "towns")
    items = score(scene, 0)
    assert (items["scholars"], items["bishop-cost"]) == (3, -4)
    assert score(scene, 1)["scholars"] == 0


@rule("SM-10.4")
def test_goals_of_bishops_are_scored_for_their_owners() -> None:
    scene = table(2)
    clear(scene, 0)
    lay_out(scene, 0, block(range(1, 4), range(1, 4)))
    assert score(scene, 0)["bishops"] == 0
    monk(scene, 0, "square", "area")
    assert score(scene, 0)["bishops"] == 4 + 12


@rule("SM-10.5")
def test_two_complete_sets_of_ships_are_six_points() -> None:
    # The rulebook's example: two complete columns of ships.
    scene = table(2)
    harbour(scene, 0, coins="S01 S02", religion="S03 S04 S05", conquistador="S06 S07", points="S08 S09")
    assert score(scene, 0)["sets"] == 6


@rule("SM-10.6")
def test_ships_score_their_faces() -> None:
    scene = table(2)
    harbour(scene, 0, coins="S30", points="S01")
    harbour(scene, 1, coins="S02")
    assert [score(scene, seat)["ships"] for seat in (0, 1)] == [9, 2]


@rule("SM-10.7")
def test_most_points_win() -> None:
    scene = table(3, year=3)
    for seat, points in enumerate((5, 9, 7)):
        holds_just(scene, seat, points=points)
    turn(scene, 0)
    all_retreat(scene, "religion", "ship", "road")
    result = SPEC.result(scene.s)
    assert (result.points, result.places) == ([5, 9, 7], [3, 1, 2])


@rule("SM-10.7")
def test_a_tie_goes_to_who_retreated_nearer_to_the_first_sign() -> None:
    scene = table(3, year=3)
    for seat in range(3):
        holds_just(scene, seat, points=5)
    turn(scene, 0)
    all_retreat(scene, "ship", "religion", "road")
    assert SPEC.result(scene.s).places == [2, 1, 3]


@rule("SM-10.8")
def test_whatever_lies_there_fills_a_line() -> None:
    scene = colony({"1,1": "town_hall: coin + wood", "1,2": "town: religion", "1,3": "road: 2", "1,4": "road: 1"})
    lay_out(scene, 0, {"1,5": "farm: sugar", "1,6": "mountain: gem"})
    assert score(scene, 0)["colonists"] == 3


@rule("SM-10.9")
def test_bishops_may_lower_the_total_below_zero() -> None:
    scene = colony({})
    monk(scene, 0, "square", "towns", "area")
    assert sees(scene, 0)["seats"][0]["total"] == -6


# -- bishops


@rule("SM-15.1", "SM-15.7")
@pytest.mark.parametrize(("size", "points"), [(2, 0), (3, 4), (4, 7), (5, 10), (6, 10)])
def test_square(size: int, points: int) -> None:
    first = 7 - size
    scene = colony(block(range(first, 7), range(first, 7)))
    assert worth(scene, "square") == points


@rule("SM-15.1")
def test_only_the_best_square_counts_and_roads_and_prints_belong_to_it() -> None:
    scene = colony(block(range(1, 4), range(1, 4), "road: 1"))
    lay_out(scene, 0, block(range(4, 7), range(4, 7), "town: ship"))
    assert worth(scene, "square") == 4


@rule("SM-15.2", "SM-15.7")
def test_the_fullest_dock() -> None:
    scene = table(2)
    harbour(scene, 0, coins="S01 S02", religion="S03 S04 S05")
    assert worth(scene, "dock") == 6
    harbour(scene, 0, religion="S06 S07 S08 S09")
    assert worth(scene, "dock") == 12, "seven ships, but 12 at most"


@rule("SM-15.3")
def test_three_towns_are_linked_to_the_town_hall() -> None:
    # The rulebook's example: three towns linked to the town hall are 6 points.
    scene = colony({"3,3": "town_hall: coin + gem", "3,4": "town: ship", "2,3": "road: 1", "1,3": "road: 2"})
    lay_out(scene, 0, {"1,2": "town: religion", "2,2": "town: 2 coins", "5,5": "town: ship", "6,5": "road: 1"})
    assert worth(scene, "towns") == 6


@rule("SM-15.3", "SM-15.8")
def test_towns_pass_nothing_on_and_the_rest_of_the_tile_is_no_town_hall() -> None:
    scene = colony({"3,3": "town_hall: coin + gem", "3,4": "forest: wood", "3,5": "town: ship"})
    assert worth(scene, "towns") == 0, "the town touches the other cell of the tile only"
    lay_out(scene, 0, {"3,2": "town: ship", "3,1": "town: ship"})
    assert worth(scene, "towns") == 2, "a town behind a town is not linked"


@rule("SM-15.3")
def test_twelve_points_for_towns_at_most() -> None:
    scene = colony({"3,1": "town_hall: coin + gem", **block(range(3, 4), range(2, 7), "road: 1")})
    lay_out(scene, 0, {**block(range(2, 3), range(1, 7), "town: ship"), "4,1": "town: ship"})
    assert worth(scene, "towns") == 12


@rule("SM-15.4", "SM-15.8")
def test_colonists_on_linked_roads() -> None:
    scene = colony({"3,3": "town_hall: coin + gem", "3,4": "road: 2", "3,5": "road: 1", "5,5": "road: 2"})
    assert worth(scene, "colonists") == 3
    lay_out(scene, 0, {"4,5": "town: ship"})
    assert worth(scene, "colonists") == 3, "a town does not carry a road on"
    lay_out(scene, 0, {"4,5": "road: 1"})
    assert worth(scene, "colonists") == 6
    lay_out(scene, 0, block(range(5, 7), range(1, 7), "road: 2"))
    assert worth(scene, "colonists") == 12


@rule("SM-15.5", "SM-15.7")
def test_the_largest_area_of_four_farms_is_eight_points() -> None:
    # The rulebook's example: four farms that hang together.
    scene = colony({"1,1": "farm: grain", "1,2": "farm: sugar", "2,2": "farm: grain", "2,3": "farm: sugar"})
    lay_out(scene, 0, {"3,4": "farm: grain", "5,1": "forest: wood", "5,2": "forest: wood", "6,2": "forest: wood"})
    assert worth(scene, "area") == 8, "corners do not connect"
    lay_out(scene, 0, block(range(5, 7), range(3, 7), "town: ship"))
    assert worth(scene, "area") == 8, "towns are not counted"
    lay_out(scene, 0, block(range(3, 5), range(1, 7), "mountain: gem"))
    assert worth(scene, "area") == 12


@rule("SM-15.6", "SM-15.8")
def test_two_columns_and_a_row_with_all_four_terrains_are_nine_points() -> None:
    # The rulebook's example.
    column = ("farm: grain", "forest: wood", "mountain: gem", "town: ship")
    scene = colony({f"{row},{c}": text for c in (1, 3) for row, text in enumerate(column, 1)})
    lay_out(scene, 0, {f"6,{c}": text for c, text in zip((2, 4, 5, 6), column, strict=True)})
    assert worth(scene, "diversity") == 9, "the lines need not be full"


@rule("SM-15.6", "SM-15.8")
def test_the_town_hall_is_no_town_and_twelve_is_the_most() -> None:
    row = ("farm: grain", "forest: wood", "mountain: gem", "town_hall: coin + wood")
    scene = colony({f"1,{c}": text for c, text in enumerate(row, 1)})
    assert worth(scene, "diversity") == 0
    for r in range(1, 7):
        lay_out(scene, 0, {f"{r},{c}": text for c, text in enumerate((*row[:3], "town: ship"), 1)})
    assert worth(scene, "diversity") == 12


# -- solo goals


def alone(cells: dict[str, str] | None = None) -> Scene:
    """A solo game in its last year."""
    scene = table(1, year=3)
    clear(scene, 0)
    lay_out(scene, 0, cells or {})
    return scene


@rule("SM-13.3", "SM-13.6")
@pytest.mark.parametrize(
    ("points", "goals"),
    [
        (99, []),
        (100, ["success"]),
        (120, ["success", "democracy"]),
        (150, ["success", "democracy", "utopia"]),
    ],
)
def test_marks_of_points(points: int, goals: list[str]) -> None:
    scene = alone()
    holds_just(scene, 0, points=points)
    turn(scene, 0)
    all_retreat(scene, "road")
    assert goals_reached(scene.s) == goals
    assert sees(scene, 0)["goals"] == goals
    assert [told["goal"] for told in scene.told("goal")] == goals
    assert SPEC.result(scene.s).ended == "solo"


@rule("SM-13.3", "SM-13.5")
def test_communism_needs_28_points_from_colonists_or_more() -> None:
    scene = alone({**block(range(1, 3), range(1, 7), "road: 2"), **block(range(3, 4), range(1, 4), "road: 1")})
    assert score(scene, 0)["colonists"] == 24
    lay_out(scene, 0, {"3,4": "road: 1", "3,5": "town: ship", "3,6": "town: ship"})
    assert (score(scene, 0)["colonists"], goals_reached(scene.s)) == (28, ["communism"])
    lay_out(scene, 0, {"3,5": "road: 1"})
    assert goals_reached(scene.s) == ["communism"]


@rule("SM-13.3", "SM-13.5")
def test_capitalism_needs_four_sets_of_ships() -> None:
    scene = alone()
    at_dock(scene, coins="X1", religion="X2", conquistador="X3", points="X4")
    harbour(scene, 0, coins="S01 S02 S03 S04", religion="S05 S06 S07 S08", conquistador="S09 S10 S11 S12")
    harbour(scene, 0, points="S13 S14 S15")
    assert "capitalism" not in goals_reached(scene.s)
    harbour(scene, 0, points="S16 S17")
    assert "capitalism" in goals_reached(scene.s)


@rule("SM-13.5")
def test_theocracy_counts_before_the_cost_of_bishops() -> None:
    scene = alone(EVERY)
    monk(scene, 0, "square", "area", "dock")
    harbour(scene, 0, coins="S01 S02 S03")
    assert score(scene, 0)["bishops"] == 28
    assert "theocracy" not in goals_reached(scene.s)
    harbour(scene, 0, coins="S04")
    assert score(scene, 0)["bishops"] == 30
    assert "theocracy" in goals_reached(scene.s)


@rule("SM-13.6")
@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("forest: wood", True),
        ("farm: sugar", True),
        ("mountain: gem", True),
        ("town: ship", True),
        ("road: 1", False),
        ("town_hall: coin + wood", False),
    ],
)
def test_capracracy_needs_a_line_of_one_terrain(text: str, reached: bool) -> None:
    scene = alone(block(range(1, 7), range(3, 4), text))
    assert ("capracracy" in goals_reached(scene.s)) == reached
    lay_out(scene, 0, {"4,3": "empty"})
    assert "capracracy" not in goals_reached(scene.s)


@rule("SM-13.3")
def test_with_others_there_are_no_goals() -> None:
    scene = table(2)
    holds_just(scene, 0, points=200)
    assert goals_reached(scene.s) == []
