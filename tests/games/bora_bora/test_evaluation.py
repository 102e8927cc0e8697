"""Chapter 12, first half: status track, temple, jewelry."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora.rules.evaluation import SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS
from fairwind.testing import rule
from tests.games.bora_bora.tables import item, jewel, jewels_on_sale, owe, table


@rule("BB-12.1")
@pytest.mark.parametrize(("steps", "points"), [(0, 0), (4, 2), (5, 4), (6, 4), (14, 15), (30, 15)])
def test_points_below_the_disc(steps: int, points: int) -> None:
    scene = table()
    scene.s.climb(1, steps)
    owe(scene, SCORE_STATUS)
    assert item(scene, 1, "status") == points
    assert item(scene, 0, "status") == 0


@rule("BB-12.2")
def test_the_discs_give_the_new_turn_order() -> None:
    scene = table(4)
    scene.s.climb(3, 2)
    scene.s.climb(1, 2)  # on top of seat 3
    scene.s.climb(2, 5)
    owe(scene, SCORE_STATUS)
    assert scene.s.order == [2, 1, 3, 0]
    assert scene.s.standing == [2, 1, 3, 0]
    assert scene.s.status == [0, 0, 0, 0]
    owe(scene, SCORE_STATUS)  # nobody has moved: the pile keeps its order
    assert scene.s.order == [2, 1, 3, 0]


@rule("BB-12.3")
@pytest.mark.parametrize(("round_", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_points_for_every_priest(round_: int, points: int) -> None:
    scene = table(round_=round_)
    scene.s.temple[:] = [0, 1, 0, -1, -1, -1]
    owe(scene, SCORE_TEMPLE)
    assert item(scene, 0, "temple") == 2 * points
    assert item(scene, 1, "temple") == points


@rule("BB-12.4")
def test_a_god_tile_for_most_priests() -> None:
    scene = table(3)
    scene.s.temple[:] = [0, 1, 1, -1, 2, -1]
    owe(scene, SCORE_TEMPLE)
    assert scene.s.god_tiles == [0, 1, 0]
    assert scene.s.temple_tiles == 5


@rule("BB-12.4")
def test_among_equals_the_leftmost_priest() -> None:
    scene = table(3)
    scene.s.temple[:] = [-1, 2, 1, 2, 0, 1]
    owe(scene, SCORE_TEMPLE)
    assert scene.s.god_tiles == [0, 0, 1]


@rule("BB-12.4")
def test_from_an_empty_temple_the_tile_leaves_the_game() -> None:
    scene = owe(table(3), SCORE_TEMPLE)
    assert scene.s.god_tiles == [0, 0, 0]
    assert scene.s.temple_tiles == 5


@rule("BB-12.5")
def test_priests_stay() -> None:
    scene = table()
    scene.s.temple[:] = [0, 1, -1, -1, -1, 0]
    owe(scene, SCORE_TEMPLE)
    assert scene.s.temple == [0, 1, -1, -1, -1, 0]


@rule("BB-12.6")
def test_one_tile_each_in_the_new_turn_order_for_its_price() -> None:
    scene = table(3, round_=2)
    jewels_on_sale(scene, "necklace 1 1", "necklace 2 4", "comb 5 9", "anklet 4 8")
    scene.s.shells[:] = [4, 0, 2]
    scene.s.order[:] = [2, 1, 0]
    owe(scene, SELL_JEWELS)
    assert scene.actors() == [2]
    assert scene.texts(2) == ["buy necklace 1 1", "buy necklace 2 4", "pass no-jewel"]
    assert scene.refused(2, "buy anklet 4 8") == "BB-12.6"
    assert scene.refused(2, "buy bracelet 1 2") == "BB-1.7"  # not in this round
    scene.do(2, "buy necklace 2 4")
    assert scene.s.shells[2] == 0
    assert scene.actors() == [0]  # who can afford none is passed over
    assert scene.refused(0, "buy necklace 2 4") == "BB-1.7"
    scene.do(0, "buy anklet 4 8")
    assert scene.asks() == ""
    assert item(scene, 0, "jewelry") == 8


JEWELS = [
    f"{kind} {price} {points}"
    for kind, tiles in {
        "necklace": ((1, 1), (2, 4), (3, 5), (5, 9)),
        "bracelet": ((1, 2), (2, 3), (4, 7), (4, 8)),
        "earrings": ((1, 2), (2, 4), (3, 6), (5, 8)),
        "comb": ((1, 1), (3, 5), (3, 6), (5, 9)),
        "headband": ((2, 3), (2, 4), (3, 5), (4, 7)),
        "anklet": ((1, 2), (2, 3), (4, 6), (4, 8)),
    }.items()
    for price, points in tiles
]


@rule("BB-12.6")
@pytest.mark.parametrize("tile", JEWELS)
def test_each_of_the_24_tiles_costs_its_price_and_is_worth_its_points(tile: str) -> None:
    assert len(JEWELS) == 24
    _, price, points = tile.split()
    scene = table(2)
    others = [other for other in JEWELS if other != tile][:3]
    jewels_on_sale(scene, tile, *others)
    scene.s.order[:] = [0, 1]
    scene.s.shells[:] = [int(price) - 1, 0]
    owe(scene, SELL_JEWELS)
    assert f"buy {tile}" not in scene.texts(0)
    scene = table(2)
    jewels_on_sale(scene, tile, *others)
    scene.s.order[:] = [0, 1]
    scene.s.shells[:] = [int(price), 0]
    owe(scene, SELL_JEWELS)
    scene.do(0, f"buy {tile}")
    assert scene.s.shells[0] == 0
    assert item(scene, 0, "jewelry") == int(points)


@rule("BB-12.7")
def test_nobody_has_to_buy_and_the_rest_leaves_the_game() -> None:
    scene = table(2, round_=3)
    jewels_on_sale(scene, "necklace 1 1", "necklace 2 4", "comb 5 9", "anklet 4 8")
    scene.s.shells[:] = [9, 9]
    owe(scene, SELL_JEWELS)
    scene.do(0, "pass no-jewel")
    scene.do(1, "buy comb 5 9")
    owners = dict(zip(scene.s.jewels[8:12], scene.s.jewel_owner[8:12], strict=True))
    assert owners == {jewel(scene, "necklace 1 1"): -2, jewel(scene, "necklace 2 4"): -2,
                      jewel(scene, "comb 5 9"): 1, jewel(scene, "anklet 4 8"): -2}  # fmt: skip
