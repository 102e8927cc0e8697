"""Chapter 7: retreating."""

from __future__ import annotations

from fairwind.testing import rule

from .tables import (
    at_dock,
    free_of,
    harbour,
    holds,
    holds_just,
    lay_out,
    ships_of,
    shows,
    table,
    turn,
)


@rule("SM-7.1")
def test_each_space_holds_one_marker() -> None:
    scene = table(3)
    scene.do(0, "retreat coins")
    assert scene.s.retreat == [0, -1, -1, -1, -1]
    assert scene.refused(1, "retreat coins") == "SM-7.1"
    assert [text for text in scene.texts(1) if text.startswith("retreat")] == [
        "retreat religion",
        "retreat conquistador",
        "retreat ship",
        "retreat road",
    ]


@rule("SM-7.2")
def test_what_the_spaces_give() -> None:
    scene = table(2)
    scene.do(0, "retreat coins")
    assert holds(scene, 0) == {"coins": 2}
    scene = table(2)
    scene.do(0, "retreat religion", "pray")
    assert scene.s.faith[0] == 1
    scene = table(2)
    scene.do(0, "retreat conquistador")
    assert scene.s.march[0] == 1
    scene = table(2)
    at_dock(scene, coins="S01")
    holds_just(scene, 0, wood=2)
    scene.do(0, "retreat ship", "ship coins")
    assert ships_of(scene, 0) == {"coins": ["S01"]}


@rule("SM-7.2")
def test_a_space_may_be_taken_without_its_action() -> None:
    scene = table(2)
    scene.do(0, "retreat ship")
    assert scene.actors() == [1], "no ship could be paid"
    scene = table(2)
    scene.do(0, "retreat religion", "pass")
    assert scene.s.faith[0] == 0


@rule("SM-7.3")
def test_a_road_tile_is_laid_on_an_empty_cell() -> None:
    # The rulebook's example: Anna goes to the lowest space and lays a road tile in her colony.
    scene = table(2)
    assert scene.edition.retreats[-1] == "road"
    scene.do(0, "retreat road")
    assert scene.refused(0, "place 1/3 0") == "SM-7.3", "a building is printed there"
    assert scene.refused(0, "place 1/1 1") == "FW-4", "a single cell is not turned"
    scene.do(0, "place 1/1 0")
    assert shows(scene, 0, "1,1") == "road: 1"
    assert scene.s.road_tiles == 2


@rule("SM-7.4")
def test_a_declined_road_tile_stays_on_the_board() -> None:
    scene = table(2)
    scene.do(0, "retreat road", "pass")
    assert (scene.s.road_tiles, scene.actors()) == (3, [1])


@rule("SM-7.4")
def test_a_full_colony_takes_no_road_tile() -> None:
    scene = table(2)
    lay_out(scene, 0, {f"{r},{c}": "road: 1" for r in range(1, 7) for c in range(1, 7)})
    turn(scene, 0)
    scene.do(0, "retreat road")
    assert (scene.s.road_tiles, scene.actors()) == (3, [1])


@rule("SM-7.5", "SM-6.16")
def test_ships_bring_their_income_from_the_top() -> None:
    # The rulebook's example: Anna gains 2 coins, then has three religion actions, pays 2 grain and goes five spaces,
    # placing monks on the way, and finally gains 2 points.
    scene = table(2)
    harbour(scene, 0, coins="S01", religion="S02 S03 S04", points="S05 S06")
    scene.s.faith[0] = 2
    holds_just(scene, 0, grain=2)
    turn(scene, 0)
    scene.do(0, "retreat conquistador")
    assert (scene.asks(), holds(scene, 0)) == ("MayPray", {"coins": 2, "grain": 2})
    scene.do(0, "pray", "pay grain")  # space 3, then the second sign on 4
    assert scene.asks() == "PlaceMonk"
    scene.do(0, "monk square", "pray", "pay grain")  # spaces 5 and 6
    assert holds(scene, 0) == {"coins": 2}
    scene.do(0, "pray")  # space 7, the third sign, with its die
    assert scene.asks() == "PlaceMonk"
    scene.do(0, "monk towns")
    assert (scene.s.faith[0], scene.s.blue_later[0]) == (7, 1)
    assert holds(scene, 0) == {"coins": 2, "points": 2}


@rule("SM-7.5")
def test_a_ship_of_the_retreat_itself_brings_income_too() -> None:
    scene = table(2)
    at_dock(scene, points="S01")
    holds_just(scene, 0, wood=2)
    scene.do(0, "retreat ship", "ship points")
    assert holds(scene, 0) == {"points": 1}


@rule("SM-7.5")
def test_conquistador_ships_march() -> None:
    scene = table(2)
    harbour(scene, 0, conquistador="S01 S02 S03")
    turn(scene, 0)
    scene.do(0, "retreat conquistador")
    assert scene.s.march[0] == 4
    assert holds(scene, 0) == {"gold": 2}


@rule("SM-7.6")
def test_who_has_retreated_takes_no_more_turns_this_year() -> None:
    scene = table(3)
    scene.do(0, "retreat coins")
    holds_just(scene, 1, coins=3)
    holds_just(scene, 2, coins=3)
    scene.do(1, "activate 1/1")
    scene.do(2, "activate 1/4")
    assert scene.actors() == [1]
    assert scene.refused(0, "retreat road") == "FW-2"


@rule("SM-7.7")
def test_one_may_retreat_in_the_first_turn_and_the_last_goes_on_alone() -> None:
    scene = table(2)
    scene.do(0, "retreat coins")
    for column in (6, 6):
        scene.do(1, "die white 6 column", f"set {column}")
        while scene.asks() != "TakeTurn":
            scene.do(1, "pass")
        assert scene.actors() == [1]
    assert "retreat road" in free_of(scene.texts(1))


@rule("SM-7.7")
def test_when_nothing_else_can_be_done_only_retreating_is_left() -> None:
    scene = table(2)
    scene.s.white_used[0] = 3
    scene.s.blue[5] -= 1
    scene.s.on[35] = -2
    scene.s.work_out()
    assert [text.split()[0] for text in free_of(scene.texts(0))] == ["retreat"] * 5


@rule("SM-7.2", "SM-8.4")
def test_free_actions_are_open_while_retreating() -> None:
    scene = table(2)
    holds_just(scene, 0, gem=2)
    scene.do(0, "retreat religion", "sell gem", "sell gem", "buy grain", "pray", "pay grain")
    assert (scene.s.faith[0], holds(scene, 0)) == (2, {"coins": 1})
