"""Chapter 3: expansion."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.expansion import ASK_RED, CHOOSE_HUT, CHOOSE_REGION, TAKE_GOODS
from fairwind.games.bora_bora.spaces import EMPTY, HUT
from fairwind.games.bora_bora.vocabulary import LAND, SEA
from fairwind.testing import rule
from tests.games.bora_bora.tables import (
    REGIONS,
    beside,
    cards,
    holds,
    item,
    lay,
    lying,
    open_cards_taken,
    owe,
    pay_with,
    regions_of,
    settle,
    sound,
    table,
)

EASTERN_BEACH = REGIONS.index("eb")


def reach(way: int, value: int) -> set[str]:
    """Where a seat with one hut on the central mountain can go."""
    scene = table()
    settle(scene, 0, "cm")
    owe(scene, CHOOSE_REGION[0][way][value])
    return {text.removeprefix("expand ") for text in scene.texts(0)}


@rule("BB-3.1", "BB-3.2")
@pytest.mark.parametrize(
    ("way", "value", "regions"),
    [
        (SEA, 6, {"sp", "eb"}),
        (SEA, 5, {"sp", "eb"}),
        (SEA, 4, {"eb"}),
        (LAND, 6, {"cp", "cb"}),
        (LAND, 4, {"cp", "cb"}),
        (LAND, 3, {"cb"}),
        (LAND, 2, {"cb"}),
    ],
)
def test_example_from_the_central_mountain(way: int, value: int, regions: set[str]) -> None:
    assert reach(way, value) == regions


@rule("BB-3.1")
def test_example_there_are_no_diagonals_and_no_other_paths() -> None:
    scene = table()
    settle(scene, 0, "cm")
    owe(scene, CHOOSE_REGION[0][LAND][6])
    assert scene.refused(0, "expand cf") == "BB-3.1"
    assert scene.refused(0, "expand eb") == "BB-3.1"  # that is a sea path
    owe(scene, CHOOSE_REGION[0][SEA][6])
    assert scene.refused(0, "expand ef") == "BB-3.1"
    assert scene.refused(0, "expand sf") == "BB-3.1"


@rule("BB-3.2")
def test_the_value_must_reach_the_number_of_the_path() -> None:
    scene = table()
    settle(scene, 0, "cm")
    owe(scene, CHOOSE_REGION[0][LAND][3])
    assert scene.refused(0, "expand cp") == "BB-3.2"


@rule("BB-3.3")
def test_the_easiest_path_counts() -> None:
    scene = table()
    settle(scene, 0, "cp", "cb")  # to the central mountain: 4 from the plain, 2 from the beach
    owe(scene, CHOOSE_REGION[0][LAND][2])
    assert scene.texts(0) == ["expand cm"]


@rule("BB-3.4")
def test_one_hut_in_a_region() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb")
    owe(scene, CHOOSE_REGION[0][LAND][6])
    assert scene.refused(0, "expand cb") == "BB-3.4"
    assert scene.refused(0, "expand cm") == "BB-3.4"


@rule("BB-3.5", "BB-3.6")
def test_the_hut_comes_from_space_12_or_the_lowest_other_space() -> None:
    scene = table()
    settle(scene, 0, "cm")  # the hut of space 2
    owe(scene, CHOOSE_HUT[0][EASTERN_BEACH])
    assert scene.texts(0) == ["hut other", "hut space-12"]
    scene.do(0, "hut other")
    assert scene.s.spaces[0][:4] == [EMPTY, EMPTY, EMPTY, HUT]
    assert scene.s.huts_on_12[0] == 2
    owe(scene, CHOOSE_HUT[0][REGIONS.index("ef")])
    scene.do(0, "hut space-12")
    assert scene.s.huts_on_12[0] == 1
    assert scene.s.spaces[0][3] == HUT
    assert sound(scene)


@rule("BB-3.5")
def test_there_must_be_a_hut_on_that_space() -> None:
    scene = table()
    settle(scene, 0, *REGIONS[:10])  # only the two on space 12 are left
    owe(scene, CHOOSE_HUT[0][REGIONS.index("cb")])
    assert scene.refused(0, "hut other") == "BB-3.5"
    scene.do(0, "hut space-12")
    owe(scene, CHOOSE_HUT[0][REGIONS.index("cm")])
    scene.do(0, "hut space-12")
    assert scene.s.spaces[0] == [EMPTY] * 12
    assert sound(scene)


@rule("BB-3.7")
def test_the_newcomer_gets_the_construction_space_and_the_other_stays() -> None:
    scene = table()
    settle(scene, 1, "eb")
    settle(scene, 0, "cm")
    owe(scene, CHOOSE_REGION[0][SEA][4])
    scene.do(0, "expand eb", "hut other", "offering")
    assert scene.told("moved-aside") == [{"seat": 1, "region": "eb"}]
    assert scene.s.builder[EASTERN_BEACH] == 0
    assert regions_of(scene, 1) == {"eb"}
    view = SPEC.view(scene.s, None)["regions"][EASTERN_BEACH]
    assert (view["builder"], view["huts"]) == (0, [0, 1])
    # Who was pushed aside still expands from there.
    owe(scene, CHOOSE_REGION[1][SEA][2])
    assert scene.texts(1) == ["expand sp"]


@rule("BB-3.8")
def test_the_regions_material_or_an_offering() -> None:
    scene = owe(table(), TAKE_GOODS[0][EASTERN_BEACH])
    assert scene.texts(0) == ["fill sand a1", "fill sand a4", "fill sand b2", "fill sand c3", "offering"]
    assert scene.refused(0, "fill wood a3") == "BB-3.8"
    assert scene.refused(0, "aside stone") == "BB-3.8"
    scene.do(0, "offering")
    assert (scene.s.offerings[0], lying(scene, 0)) == (1, set())


@rule("BB-3.9")
def test_a_free_matching_ceremony_space_of_ones_choice() -> None:
    scene = table()
    lay(scene, 0, "a1")
    owe(scene, TAKE_GOODS[0][EASTERN_BEACH])
    assert scene.refused(0, "fill sand a1") == "BB-3.9"
    scene.do(0, "fill sand c3")
    assert lying(scene, 0) == {"a1", "c3"}


@rule("BB-3.10")
def test_beside_the_board_only_without_a_free_space() -> None:
    scene = owe(table(), TAKE_GOODS[0][EASTERN_BEACH])
    assert scene.refused(0, "aside sand") == "BB-3.10"
    lay(scene, 0, "a1", "a4", "b2", "c3")
    owe(scene, TAKE_GOODS[0][EASTERN_BEACH])
    assert scene.texts(0) == ["aside sand", "offering"]
    scene.do(0, "aside sand")
    assert beside(scene, 0) == {"sand": 1}


@rule("BB-3.11", "BB-13.11")
def test_red_comes_last_and_the_offering_just_taken_pays_for_it() -> None:
    scene = table()
    settle(scene, 0, "cm")
    cards(scene, 0, "red")
    owe(scene, CHOOSE_REGION[0][LAND][2])
    scene.do(0, "expand cb", "hut other", "offering")
    assert scene.asks() == "ScoreFish"
    scene.do(0, "play red card")
    assert item(scene, 0, "red-fish") == 5
    assert (scene.s.offerings[0], holds(scene, 0)) == (0, {})
    assert scene.s.fish[REGIONS.index("cb")] == 5  # the tile stays there for the others
    assert scene.asks() == ""


@rule("BB-13.11")
def test_red_only_once_in_a_region_and_only_just_after_the_hut() -> None:
    scene = table()
    cards(scene, 0, "red", "red", "blue")
    pay_with(scene, 0, offerings=2)
    settle(scene, 0, "cb")
    owe(scene, ASK_RED[0][REGIONS.index("cb")])
    assert [scene.refused(0, f"play {god} card") for god in ("blue", "white", "green", "yellow")] == [
        "BB-13.7",
        "BB-13.8",
        "BB-13.12",
        "BB-13.16",
    ]
    scene.do(0, "play red card")
    assert scene.asks() == ""
    assert scene.s.offerings[0] == 1


@rule("BB-3.11", "BB-15.1")
@pytest.mark.parametrize(
    ("secret", "open_", "offerings", "tiles", "asked"),
    [
        (["blue"], [], 1, 0, True),  # it might be red
        (["blue"], [], 0, 0, False),  # nothing to pay with
        ([], ["blue"], 1, 0, False),  # all know it is not red
        ([], ["red"], 1, 0, True),
        ([], ["blue", "blue"], 1, 0, True),  # two equal cards
        ([], [], 2, 0, False),
        ([], [], 0, 1, True),
    ],
)
def test_whoever_might_play_red_is_asked(
    secret: list[str], open_: list[str], offerings: int, tiles: int, asked: bool
) -> None:
    scene = table()
    settle(scene, 0, "cb")
    cards(scene, 0, *secret)
    open_cards_taken(scene, 0, *open_)
    pay_with(scene, 0, offerings=offerings, tiles=tiles)
    owe(scene, ASK_RED[0][REGIONS.index("cb")])
    assert (scene.asks() == "ScoreFish") == asked
    if asked:
        assert scene.texts(0)[-1] == "pass no-red-god"
