"""Chapter 9: the end of a year, and of the game."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.rules.year import score_conquistadors
from fairwind.kernel.play import is_over
from fairwind.testing import rule

from .tables import (
    all_retreat,
    blue,
    coins_on,
    holds,
    holds_just,
    open_tiles,
    put_blue,
    put_coins,
    put_white,
    sound,
    table,
    turn,
)


@rule("SM-9.1")
def test_the_year_ends_when_all_have_retreated() -> None:
    scene = table(3)
    all_retreat(scene, "coins", "religion")
    assert scene.s.year == 1
    scene.do(2, "retreat ship")
    assert scene.s.year == 2


@rule("SM-9.1")
def test_green_red_and_blue_score_and_yellow_does_not() -> None:
    # The rulebook's example: at the end of year 2 with four players, 9, 6 and 3 points.
    scene = table(4, year=2)
    scene.s.march[:] = [2, 7, 1, 5]
    scene.s.standing[:] = [1, 3, 0, 2]
    score_conquistadors(scene.s)
    assert [holds(scene, seat).get("points", 0) for seat in (1, 3, 0, 2)] == [9, 6, 3, 0]
    assert scene.told("conquest")[0] == {"seat": 1, "points": 9}


@rule("SM-9.1")
@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (2, [[4, 0], [5, 0], [6, 0]]),
        (3, [[6, 3, 0], [8, 4, 0], [10, 5, 0]]),
        (4, [[6, 4, 2, 0], [9, 6, 3, 0], [12, 8, 4, 0]]),
    ],
)
def test_the_table_by_players_and_year(seats: int, points: list[list[int]]) -> None:
    for year in (1, 2, 3):
        scene = table(seats, year=year)
        scene.s.march[:] = [9, 7, 5, 3][:seats]
        score_conquistadors(scene.s)
        assert [holds(scene, seat).get("points", 0) for seat in range(seats)] == points[year - 1]


@rule("SM-9.2")
def test_on_one_space_the_lower_in_the_stack_is_ahead() -> None:
    scene = table(2)
    for seat in (1, 0, 1, 0):
        scene.s.advance(seat)
    assert scene.s.march == [2, 2]
    score_conquistadors(scene.s)
    assert (holds(scene, 1)["points"], holds(scene, 0)) == (4, {"gold": 1})


@rule("SM-9.3")
def test_only_those_who_moved_are_ranked_from_the_top() -> None:
    scene = table(4)
    scene.s.march[:] = [0, 1, 0, 3]
    scene.s.standing[:] = [3, 1, 0, 2]
    score_conquistadors(scene.s)
    assert [holds(scene, seat).get("points", 0) for seat in range(4)] == [0, 4, 0, 6]
    scene = table(3)
    score_conquistadors(scene.s)
    assert [holds(scene, seat) for seat in range(3)] == [{}, {}, {}]


@rule("SM-9.4")
def test_conquistadors_go_back_and_religion_stays() -> None:
    scene = table(2)
    scene.s.faith[:] = [5, 8]
    scene.s.march[:] = [1, 3]
    scene.s.standing[:] = [1, 0]
    turn(scene, 0)
    all_retreat(scene, "coins", "conquistador")
    assert (scene.s.march, scene.s.faith) == ([0, 0], [5, 8])
    assert scene.s.standing == [0, 1]


@rule("SM-9.5")
def test_dice_and_coins_leave_the_buildings() -> None:
    scene = table(2)
    put_coins(scene, 0, "1,3")
    put_white(scene, 0, "2,1")
    put_blue(scene, 1, "1,1")
    turn(scene, 0)
    all_retreat(scene, "coins", "conquistador")
    assert (coins_on(scene, 0), set(scene.s.on)) == (0, {0})
    assert holds(scene, 0) == {"coins": 2}, "the coins are not given back"
    assert (scene.s.white_used, scene.s.blue_used, scene.s.activated) == ([0, 0], [0, 0], [0, 0])
    sound(scene)


@rule("SM-9.6")
def test_new_tiles_after_the_first_and_second_year() -> None:
    scene = table(2)
    seen = set(open_tiles(scene))
    for year in (2, 3):
        all_retreat(scene, "coins", "conquistador")
        assert scene.s.year == year
        tiles = open_tiles(scene)
        assert [name[0] for name in tiles] == ["D"] * 5 + ["T"] * 5
        assert not seen & set(tiles), "what was left over is thrown away"
        seen |= set(tiles)
    assert len(seen) == 30


@rule("SM-9.7")
def test_all_dice_are_rolled_anew() -> None:
    scene = table(2)
    blue(scene, 0, 1, 2, 3)
    turn(scene, 0)
    scene.do(0, "retreat coins")
    scene.driver.waiting.extend(["roll 2"] * 6 + ["roll 5", "roll 5", "roll 4", "roll 3"])
    scene.do(1, "retreat conquistador")
    assert scene.s.white == [0, 6, 0, 0, 0, 0]
    assert scene.s.blue == [*[0, 0, 0, 1, 2, 0], *[0, 0, 1, 0, 0, 0]]


@rule("SM-9.8")
def test_who_is_nearest_to_the_first_sign_starts_the_next_year() -> None:
    scene = table(3)
    all_retreat(scene, "ship", "religion", "road")
    assert (scene.s.start, scene.actors()) == (1, [1])
    assert scene.s.retreat == [-1] * 5
    holds_just(scene, 1, coins=1)
    scene.do(1, "activate 1/1")
    assert scene.actors() == [2], "the others follow clockwise"


@rule("SM-9.9")
def test_the_game_ends_after_the_third_year() -> None:
    scene = table(2)
    for _ in range(3):
        (first,) = scene.actors()
        scene.do(first, "retreat coins")
        scene.do(1 - first, "retreat conquistador")
    assert scene.asks() == ""
    assert is_over(scene.s)
    assert SPEC.result(scene.s).ended == "third-year"


# -- solo


@rule("SM-13.2")
@pytest.mark.parametrize(("year", "tree", "points"), [(1, 3, 4), (2, 5, 5), (3, 7, 6)])
def test_alone_the_tree_of_the_year_scores(year: int, tree: int, points: int) -> None:
    for steps, gained in ((tree - 1, 0), (tree, points)):
        scene = table(1, year=year)
        scene.s.march[0] = steps
        turn(scene, 0)
        all_retreat(scene, "coins")
        assert holds(scene, 0).get("points", 0) == gained
