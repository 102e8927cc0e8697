"""Chapter 7: building."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.building import CHOOSE_BUILDING
from fairwind.testing import rule
from tests.games.bora_bora.tables import built, item, lay, lying, owe, sound, table, with_dice


@rule("BB-7.1")
def test_one_building_of_the_value_or_lower_each_once() -> None:
    scene = table()
    lay(scene, 0, "a1", "a2")
    built(scene, 0, 2, "c3-c4")
    owe(scene, CHOOSE_BUILDING[0][4])
    assert scene.texts(0) == ["build 1", "build 3", "build 4"]
    assert scene.refused(0, "build 2") == "BB-7.1"
    assert scene.refused(0, "build 5") == "BB-7.1"


@rule("BB-7.2")
def test_two_neighbouring_spaces_with_any_materials() -> None:
    scene = table()
    lay(scene, 0, "a1", "a2", "b2", "c4")
    owe(scene, CHOOSE_BUILDING[0][6])
    scene.do(0, "build 6")
    assert scene.texts(0) == ["ground a1-a2", "ground a2-b2"]
    assert scene.refused(0, "ground a1-b1") == "BB-7.2"
    scene.do(0, "ground a2-b2")
    assert lying(scene, 0) == {"a1", "c4"}  # the two materials are gone
    assert SPEC.view(scene.s, None)["seats"][0]["buildings"][5] == {"number": 6, "spaces": ["a2", "b2"]}
    assert scene.asks() == "FirstGift"
    assert sound(scene)


@rule("BB-7.2")
def test_without_two_neighbours_there_is_no_building() -> None:
    scene = table()
    lay(scene, 0, "a1", "a3", "b2", "b4", "c1", "c3")  # six materials, no two side by side
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 build") == "BB-7.2"
    lay(scene, 0, "a2")
    with_dice(scene, 0, 6)
    scene.do(0, "place 6 build", "build 1", "ground a1-a2")
    assert lying(scene, 0) == {"a3", "b2", "b4", "c1", "c3"}


@rule("BB-7.2", "BB-3.9")
def test_a_used_space_never_becomes_free_again() -> None:
    scene = table()
    built(scene, 0, 1, "a1-a2")
    assert scene.s.free_for(0, 0) == sum(1 << scene.edition.ceremony.names.index(name) for name in ("a4", "b2", "c3"))


@rule("BB-7.3")
@pytest.mark.parametrize(("round_", "points"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_points_by_round_and_then_the_fire_bonus(round_: int, points: int) -> None:
    scene = table(round_=round_)
    lay(scene, 0, "a1", "a2")
    owe(scene, CHOOSE_BUILDING[0][1])
    scene.do(0, "build 1", "ground a1-a2", "offering", "shell")
    assert item(scene, 0, "buildings") == points
    assert (scene.s.offerings[0], scene.s.shells[0]) == (1, 1)
