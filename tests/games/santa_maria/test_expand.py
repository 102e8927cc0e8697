"""Chapter 3: expanding the colony."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.kernel.editions import Sheet
from fairwind.kernel.play import refusal
from fairwind.locale import Words
from fairwind.testing import Scene, rule

from .tables import clear, display, free_of, holds, holds_just, lay_out, open_tiles, shows, table, turn


def builder(*tiles: str, **things: int) -> Scene:
    """Seat 0 is to move, with these tiles on display."""
    scene = table(2)
    display(scene, *tiles)
    holds_just(scene, 0, **things)
    return scene


@rule("SM-3.1")
def test_a_double_costs_two_wood() -> None:
    scene = builder("D01", wood=3)
    scene.do(0, "tile D01", "place 1/1 0")
    assert holds(scene, 0) == {"wood": 1}


@rule("SM-3.1")
def test_a_triple_costs_two_wood_and_a_grain() -> None:
    scene = builder("D01", "T01", wood=2)
    assert scene.refused(0, "tile T01") == "SM-3.1"
    assert scene.refused(0, "tile D01") == ""
    holds_just(scene, 0, wood=2, grain=1)
    scene.do(0, "tile T01", "place 2/2 0")
    assert holds(scene, 0) == {}


@rule("SM-3.1")
def test_without_wood_there_is_no_tile() -> None:
    scene = builder("D01", wood=1, grain=3)
    assert scene.refused(0, "tile D01") == "SM-3.1"
    assert not any(text.startswith("tile") for text in scene.texts(0))


@rule("SM-3.1")
@pytest.mark.parametrize(
    ("things", "wood", "grain", "told"),
    [
        ({}, 2, 1, "You need 2 more wood and 1 more grain for this tile."),
        ({"wood": 1}, 1, 1, "You need 1 more wood and 1 more grain for this tile."),
        ({"gold": 1}, 2, 0, "You need 2 more wood for this tile."),
        ({"gold": 2}, 1, 0, "You need 1 more wood for this tile."),
        ({"wood": 1, "gold": 1}, 1, 0, "You need 1 more wood for this tile."),
        ({"wood": 3}, 0, 1, "You need 1 more grain for this tile."),
    ],
)
def test_the_refusal_names_all_that_is_missing(things: dict[str, int], wood: int, grain: int, told: str) -> None:
    scene = builder("T01", **things)
    why = refusal(scene.s, 0, scene.action("tile T01"))
    assert why is not None
    assert why.facts == (("wood", wood), ("grain", grain))
    assert Words("en", "santa-maria").refusal(why) == told


@rule("SM-3.2")
def test_one_open_tile_is_taken_and_not_replaced() -> None:
    scene = builder("D01", "D05", wood=2)
    assert scene.refused(0, "tile D02") == "SM-3.2"
    scene.do(0, "tile D05", "place 1/1 0")
    assert open_tiles(scene) == ["D01"]
    assert scene.actors() == [1], "only one tile an action"


@rule("SM-3.3")
def test_a_tile_covers_nothing_and_stays_inside() -> None:
    scene = builder("D01", wood=2)
    scene.do(0, "tile D01")
    assert scene.refused(0, "place 1/2 0") == "SM-3.3", "a building is printed on 1,3"
    assert scene.refused(0, "place 1/6 0") == "SM-3.3", "it would stick out"
    scene.do(0, "place 2/2 0")
    turn(scene, 0)
    holds_just(scene, 0, wood=2)
    display(scene, "D02")
    scene.do(0, "tile D02")
    assert scene.refused(0, "place 2/3 1") == "SM-3.3", "another tile lies there"


@rule("SM-3.4")
def test_a_double_is_turned_at_will() -> None:
    for turned, other in enumerate(("2,4", "3,3", "2,2", "1,3")):
        scene = builder("D05", wood=2)
        clear(scene, 0)
        turn(scene, 0)
        scene.do(0, "tile D05", f"place 2/3 {turned}")
        assert (shows(scene, 0, "2,3"), shows(scene, 0, other)) == ("mountain: gem", "road: 1")


@rule("SM-3.3", "SM-3.4")
def test_a_triple_is_turned_and_never_flipped() -> None:
    # The rulebook pictures a triple being laid: a corner and two arms.
    arms = (("2,4", "3,3"), ("3,3", "2,2"), ("2,2", "1,3"), ("1,3", "2,4"))
    for turned, (east, south) in enumerate(arms):
        scene = builder("T04", wood=2, grain=1)
        clear(scene, 0)
        turn(scene, 0)
        scene.do(0, "tile T04", f"place 2/3 {turned}")
        found = [shows(scene, 0, name) for name in ("2,3", east, south)]
        assert found == ["forest: wood", "road: 2", "town: conquistador"]


@rule("SM-3.4")
def test_a_double_with_equal_cells_is_offered_once_each_way() -> None:
    text = (SPEC.edition().about.text).replace(
        'cells = ["forest: wood", "road: 1"]', 'cells = ["road: 1", "road: 1"]', 1
    )
    text = text.replace("roads_on_doubles_and_triples = 26", "roads_on_doubles_and_triples = 27")
    text = text.replace("colonists_on_doubles_and_triples = 41", "colonists_on_doubles_and_triples = 42")
    scene = table(2, edition=SPEC.read_edition(Sheet("mine.toml", text)))
    display(scene, "D01")
    holds_just(scene, 0, wood=2)
    scene.do(0, "tile D01")
    turns = {text.split()[2] for text in free_of(scene.texts(0))}
    assert turns == {"0", "1"}
    assert scene.refused(0, "place 2/4 2") == "SM-3.4"


@rule("SM-3.5")
def test_a_tile_must_fit_but_need_not_touch_anything() -> None:
    scene = builder("D01", "T01", wood=2, grain=1)
    clear(scene, 0)
    lay_out(scene, 0, {f"{r},{c}": "road: 1" for r in range(1, 7) for c in range(1, 7)})
    lay_out(scene, 0, {"1,1": "empty", "1,2": "empty", "3,5": "empty"})
    turn(scene, 0)
    assert scene.refused(0, "tile T01") == "SM-3.5", "no corner is free"
    scene.do(0, "tile D01")
    assert free_of(scene.texts(0)) == ["place 1/1 0", "place 1/2 2"]


@rule("SM-3.5")
def test_no_room_at_all() -> None:
    scene = builder("D01", wood=2)
    lay_out(scene, 0, {f"{r},{c}": "road: 1" for r in range(1, 7) for c in range(1, 7) if (r + c) % 2})
    turn(scene, 0)
    assert scene.refused(0, "tile D01") == "SM-3.5"


@rule("SM-3.5")
def test_a_tile_may_lie_anywhere() -> None:
    scene = builder("D01", wood=2)
    clear(scene, 0)
    lay_out(scene, 0, {"1,1": "town: ship"})
    turn(scene, 0)
    scene.do(0, "tile D01")
    assert scene.refused(0, "place 6/6 3") == ""
