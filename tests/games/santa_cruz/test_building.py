"""Chapter 4: building on a site, what it brings, and what it turns up."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz.rules.building import DRAW_BIRD
from fairwind.games.santa_cruz.state import BIRD_POOL, BUILDING, birds, standing
from fairwind.testing import rule

from .tables import (
    edition,
    face,
    give_birds,
    in_supply,
    lay,
    open_sites,
    sees,
    settle,
    sites_of,
    table,
    turn,
    use_up,
)


@rule("SC-4.1")
@pytest.mark.parametrize(("name", "left"), [("C01", [1, 3, 8]), ("C07", [2, 2, 8]), ("C10", [2, 3, 7])])
def test_the_tile_says_what_is_built_from_the_supply(name: str, left: list[int]) -> None:
    scene = table(4)
    scene.do(0, f"build {name}")
    assert in_supply(scene, 0) == left
    assert [2 - left[0], 3 - left[1], 8 - left[2]] == scene.s.at[standing(0)][BUILDING:]


@rule("SC-4.2", "SC-4.13")
def test_a_building_that_is_used_up_cannot_be_built() -> None:
    scene = table(4)
    settle(scene, 0, "C01", "C02")
    turn(scene, 0)
    scene.do(0, "play ship")
    assert scene.refused(0, "build C03") == "SC-4.2"
    assert "build C07" in scene.texts(0)


@rule("SC-4.3")
def test_no_building_stands_in_for_another() -> None:
    scene = table(4)
    use_up(scene, 0, church=3)
    turn(scene, 0)
    scene.do(0, "play ship")
    assert [scene.refused(0, f"build {name}") for name in ("C07", "C08", "C09")] == ["SC-4.2"] * 3


@rule("SC-4.4")
def test_the_white_number_is_scored_at_once() -> None:
    scene = table(4)
    scene.do(0, "build C10")
    assert scene.s.points[0] == 3
    assert scene.told("scored")[-1] == {"seat": 0, "points": 3, "source": "building"}


@rule("SC-4.5")
def test_a_fish_bonus_brings_nothing_when_built() -> None:
    scene = table(4)
    scene.do(0, "build C06")
    assert scene.s.points[0] == 1, "the tile shows 1 and fish +3"


@rule("SC-4.6", "SC-4.7")
def test_a_bird_tile_brings_a_token_that_only_its_owner_sees() -> None:
    scene = table(4)
    scene.driver.waiting.append("bird macaw")
    scene.do(0, "build C16")
    assert sees(scene, 0)["own"]["birds"] == {"tern": 0, "cockatoo": 0, "macaw": 1}
    assert DRAW_BIRD[0].seen_by(scene.s) == 0
    other = sees(scene, 1)
    assert other["seats"][0]["birds"] == 1
    assert other["seats"][0]["shown"] == {"tern": 0, "cockatoo": 0, "macaw": 0}


@rule("SC-4.6")
def test_birds_are_drawn_at_random_and_other_tiles_bring_none() -> None:
    scene = table(4)
    assert DRAW_BIRD[1].weights(scene.s) == [10, 8, 4]
    scene.do(0, "build C10")
    assert scene.s.total(birds(0)) == 0


@rule("SC-4.8")
def test_without_tokens_none_is_drawn() -> None:
    scene = table(4)
    give_birds(scene, 1, *["tern"] * 10, *["cockatoo"] * 8, *["macaw"] * 4)
    assert scene.s.total(BIRD_POOL) == 0
    scene.do(0, "build C16")
    assert scene.s.total(birds(0)) == 0
    assert sites_of(scene, 0) == ["C16"]


@rule("SC-4.9")
def test_all_neighbours_by_road_and_river_are_turned_up() -> None:
    scene = table(4)
    before = open_sites(scene)
    scene.do(0, "build C06")
    assert open_sites(scene) - before == {"L04", "L05"}, "one by road, one by river"


@rule("SC-4.10")
def test_along_a_river_only_the_next_sites_are_turned_up_and_all_at_once() -> None:
    scene = table(4)
    settle(scene, 0, "C06")
    lay(scene, L05="D10")
    turn(scene, 0)
    before = open_sites(scene)
    scene.do(0, "play river", "build L05")
    assert open_sites(scene) - before == {"L06", "L14"}, "by road; up the river L04 was open already"
    assert face(scene, "L13") == ""
    assert face(scene, "V03") == ""
    scene = table(4)
    settle(scene, 0, "C06")
    turn(scene, 0)
    before = open_sites(scene)
    scene.driver.waiting.append("tile D08")
    scene.do(0, "play river", "build L13")
    assert open_sites(scene) - before == {"L13", "L03", "L14", "V03"}, "L04 was open; V03 is the next one up"
    assert scene.actors() == [1], "nothing was asked about the order"


@rule("SC-4.11")
def test_an_occupied_site_cannot_be_built_on() -> None:
    scene = table(4)
    scene.do(0, "build C10")
    assert scene.refused(1, "build C10") == "SC-4.11"
    turn(scene, 0)
    scene.do(0, "play ship")
    assert scene.refused(0, "build C10") == "SC-4.11", "nor by its owner"


@rule("SC-4.12")
def test_who_can_build_must() -> None:
    scene = table(4)
    turn(scene, 0)
    scene.do(0, "play ship")
    assert scene.refused(0, "pass") == "SC-4.12"
    assert "pass" not in scene.texts(0)


@rule("SC-4.13")
def test_any_free_site_with_its_building_may_be_chosen_and_face_down_ones_of_the_river() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    settle(scene, 1, "L08")
    lay(scene, L07="D01", L16="D10")
    use_up(scene, 0, lighthouse=2)
    turn(scene, 0)
    scene.do(0, "play river")
    assert face(scene, "V07") == ""
    assert scene.texts(0) == ["build L16", "build V07"], "L08 is occupied, and L07 shows a lighthouse"
    assert scene.refused(0, "build L07") == "SC-4.2", "an open tile that cannot be built may not be aimed at"


@rule("SC-4.14")
def test_a_card_without_a_site_ends_the_turn() -> None:
    scene = table(4)
    use_up(scene, 0, lighthouse=2, church=3, house=8)
    turn(scene, 0)
    scene.do(0, "play ship")
    assert scene.actors() == [1]
    assert sees(scene, 0)["seats"][0]["played"]["ship"] == 1


@rule("SC-4.15")
def test_a_river_card_may_aim_at_a_face_down_tile() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    turn(scene, 0)
    before = scene.s.points[0]
    scene.driver.waiting.append("tile X02")
    scene.do(0, "play river", "build V07")
    assert face(scene, "V07") == "X02"
    assert sites_of(scene, 0) == ["C09", "V07"]
    assert scene.s.points[0] == before + 6
    assert scene.actors() == [1], "it was built without asking: it must be"


@rule("SC-4.16", "SC-4.17")
def test_if_the_building_is_missing_the_turn_ends_and_only_the_tile_is_open() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    use_up(scene, 0, church=2)
    turn(scene, 0)
    points, before = scene.s.points[0], open_sites(scene)
    scene.driver.waiting.append("tile D04")
    scene.do(0, "play river", "build L16")
    assert open_sites(scene) - before == {"L16"}, "it stays open, its neighbours stay face down"
    assert face(scene, "L16") == "D04"
    assert (scene.s.points[0], scene.s.total(birds(0))) == (points, 0), "a church worth 2 with a bird, but not built"
    assert sites_of(scene, 0) == ["C09"]
    assert scene.actors() == [1]


@rule("SC-4.9")
def test_a_players_own_board_decides_what_is_adjacent() -> None:
    mine = edition(('"C06 L04",', ""))
    scene = table(4, with_edition=mine)
    before = open_sites(scene)
    scene.do(0, "build C06")
    assert open_sites(scene) - before == {"L05"}, "only the river is left"
