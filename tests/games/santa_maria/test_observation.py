"""What a seat observes: names and numbers that belong together."""

from __future__ import annotations

import pytest

from fairwind.games.santa_maria import SPEC
from fairwind.games.santa_maria.observation import WAITING
from fairwind.kernel.frames import Step
from fairwind.testing import Scene

from .tables import (
    at_dock,
    blue,
    clear,
    holds_just,
    lay_out,
    monk,
    put_white,
    table,
    turn,
    white,
)

FULL_COLUMN = {
    "1,3": "road: 2", "2,3": "road: 1", "3,3": "forest: wood", "4,3": "mountain: gem", "5,3": "farm: grain",
    "6,3": "town: ship",
}  # fmt: skip


def seen(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What a seat observes, by name."""
    out: list[int] = []
    SPEC.observe(scene.s, seat, out)
    return dict(zip(SPEC.observed(scene.s.seats), out, strict=True))


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_no_name_stands_for_two_things(seats: int) -> None:
    names = SPEC.observed(seats)
    assert len(set(names)) == len(names)
    assert len(names) <= 900


def test_a_larger_table_only_adds_the_seats_further_on() -> None:
    two, four = SPEC.observed(2), SPEC.observed(4)
    assert [name for name in four if not name.startswith(("2.", "3."))] == list(two)


def test_everything_that_can_wait_has_a_name() -> None:
    assert list(WAITING) == sorted(name for name, frame in SPEC.frames.items() if not issubclass(frame, Step))


def test_the_table_and_the_year() -> None:
    scene = table(3, year=2, scholars="botany taxation logistics", bishops="area dock square")
    white(scene, 1, 1, 4, 4, 4, 4, 6, 6, 6)
    at_dock(scene, coins="X1")
    now = seen(scene)
    assert [now[f"seats-{n}"] for n in (1, 2, 3, 4)] == [0, 0, 1, 0]
    assert [now[name] for name in ("set-up", "year-1", "year-2", "year-3", "over")] == [0, 0, 1, 0, 0]
    assert [now[f"white-{value}"] for value in range(1, 7)] == [2, 0, 0, 4, 0, 3]
    assert (now["in-play.botany"], now["in-play.astronomy"], now["in-play.area"], now["in-play.towns"]) == (1, 0, 1, 0)
    assert (now["doubles"], now["triples"], sum(now[f"tile-{n}"] for n in range(1, 31))) == (5, 5, 10)
    assert (now["dock-1.points"], now["dock-1.wood"], now["dock-1.sugar"], now["dock-1.gem"]) == (3, 1, 1, 0)
    assert (now["waiting.TakeTurn"], sum(now[f"waiting.{name}"] for name in WAITING)) == (1, 1)
    assert now["in-the-year"] == 3


def test_seats_are_counted_from_the_observer_on() -> None:
    scene = table(3)
    holds_just(scene, 0, coins=5)
    holds_just(scene, 1, gem=2, points=4)
    holds_just(scene, 2, sugar=1)
    mine, next_to_me = seen(scene, 0), seen(scene, 1)
    assert (mine["0.coins"], mine["1.gem"], mine["2.sugar"]) == (5, 2, 1)
    assert (next_to_me["2.coins"], next_to_me["0.gem"], next_to_me["1.sugar"]) == (5, 2, 1)
    assert (mine["0.asked"], mine["1.next"], next_to_me["0.asked"], next_to_me["2.asked"]) == (1, 1, 0, 1)
    assert (mine["0.score"], mine["1.score"]) == (1, 5), "coins count a third, two gems four coins"
    assert (mine["0.lead"], mine["1.lead"], mine["2.lead"], next_to_me["0.lead"]) == (-4, -4, 1, 4)


def test_who_has_retreated() -> None:
    scene = table(2)
    scene.do(0, "retreat religion", "pray")
    now = seen(scene)
    assert (now["0.retreated"], now["1.retreated"], now["taken-2"], now["taken-1"]) == (1, 0, 1, 0)
    assert (now["0.starts"], now["0.white-left"], now["1.white-left"], now["in-the-year"]) == (1, 0, 3, 1)
    assert (now["1.asked"], now["1.next"]) == (1, 1), "the other goes on alone"


def test_tracks_and_monks() -> None:
    scene = table(2)
    scene.s.faith[0] = 3
    scene.s.march[1] = 3
    scene.s.standing[:] = [1, 0]
    monk(scene, 0, "philosophy", "camp-2")
    now = seen(scene)
    assert (now["0.faith"], now["0.to-monk"], now["0.to-die"], now["0.monks-left"]) == (3, 1, 4, 4)
    assert (now["0.rank"], now["1.rank"], now["1.conquest"], now["0.conquest"], now["1.to-gold"]) == (1, 0, 4, 0, 1)
    assert (now["0.has.philosophy"], now["0.has.camp-2"], now["0.has.camp-1"], now["1.has.camp-2"]) == (1, 1, 0, 0)


def test_lines_and_what_fills_them() -> None:
    scene = table(2)
    clear(scene, 0)
    lay_out(scene, 0, FULL_COLUMN)
    turn(scene, 0)
    now = seen(scene)
    assert (now["0.full-lines"], now["0.empty"], now["0.score.colonists"], now["0.colonists"]) == (1, 30, 3, 3)
    assert (now["0.column-3.empty"], now["0.column-3.colonists"], now["0.row-1.colonists"]) == (0, 3, 2)
    assert (now["0.all.wood"], now["0.free.grain"], now["0.all.ship"]) == (1, 1, 1)
    assert now["0.column-3.worth"] == 5 + 6 + 5 + 8
    assert (now["0.chained-columns"], now["0.chained-rows"]) == (1, 0), "the ship takes what is above it"
    lay_out(scene, 0, {"6,3": "empty"})
    turn(scene, 0)
    now = seen(scene)
    assert (now["0.full-lines"], now["0.colonists-1-empty"], now["0.colonists-2-empty"]) == (0, 3, 0)


def test_lonely_cells_and_room_for_triples() -> None:
    scene = table(2)
    lay_out(scene, 0, dict.fromkeys([f"{row},{column}" for row in range(1, 7) for column in range(1, 7)], "road: 1"))
    lay_out(scene, 0, {"1,1": "empty", "4,4": "empty", "4,5": "empty", "5,4": "empty", "3,4": "town_hall: coin + wood"})
    turn(scene, 0)
    now = seen(scene)
    assert (now["0.lonely-cells"], now["0.triple-corners"], now["0.empty"]) == (1, 1, 4)


def test_what_dice_would_bring() -> None:
    scene = table(2)  # on A1 column 3 has wood and a gem, column 1 sugar and a ship, row 6 grain and coins
    white(scene, 3, 6, 6, 6, 6, 6)
    blue(scene, 0, 5)
    now = seen(scene)
    assert (now["0.column-3.steps"], now["0.column-1.steps"]) == (0, 2)
    assert (now["0.row-6.steps"], now["0.row-1.steps"]) == (1, 4)
    assert (now["0.dice.gem"], now["0.dice.wood"], now["0.dice.sugar"], now["0.dice.exchange"]) == (1, 1, 0, 1)
    assert (now["0.dice.grain"], now["0.near-dice.grain"]) == (0, 1)
    assert (now["0.best-column"], now["0.second-column"]) == (8 + 2 * 2, 5 + 6), "religion and coins; a gem and wood"
    assert now["0.best-row"] == 4, "an exchange"
    holds_just(scene, 0, coins=2)
    now = seen(scene)
    assert now["0.best-row"] == 8 + 6 - 2, "a ship and a gem in row 4, for one coin"
    put_white(scene, 0, "4,3", 3)
    turn(scene, 0)
    now = seen(scene)
    assert (now["0.column-3.worth"], now["0.white-left"], now["0.column-3.steps"]) == (5, 2, 3)


def test_what_can_be_paid() -> None:
    scene = table(2)
    at_dock(scene, coins="X1", points="S30")
    holds_just(scene, 0, wood=1, gold=1, coins=3)
    now = seen(scene)
    assert (now["0.double-lacks"], now["0.triple-lacks"], now["0.triple-lacks-coins"]) == (0, 1, 0)
    assert (now["0.ship-1.lacks"], now["0.ship-1.possible"]) == (0, 1), "wood, and gold for the sugar"
    assert (now["0.ship-4.lacks"], now["0.ship-4.possible"]) == (3, 0)
    assert now["0.activations"] == 2, "one coin, then two"
    assert (now["0.worth"], now["0.dice-later"]) == (6, 8)


def test_what_a_bishop_would_pay() -> None:
    scene = table(2, bishops="square towns area")
    clear(scene, 0)
    lay_out(scene, 0, {"1,1": "farm: grain", "1,2": "farm: sugar", "2,1": "farm: grain"})
    turn(scene, 0)
    now = seen(scene)
    assert (now["0.bishop.area"], now["0.bishop.square"], now["0.bishop.dock"]) == (6, 0, 0)
    assert now["0.score.bishops"] == 0, "no monk stands there yet"


def test_what_is_under_way() -> None:
    scene = table(2)
    white(scene, 1, 6, 6, 6, 6, 6)
    at_dock(scene, coins="X1")
    holds_just(scene, 0, wood=1, gold=1)
    scene.do(0, "die white 1 column")
    now = seen(scene)
    assert (now["waiting.SetDie"], now["0.now.die-white"], now["0.now.die-to-lay"]) == (1, 1, 0)
    scene.do(0, "set 1")  # sugar, then the ship
    now = seen(scene)
    assert (now["waiting.ChooseShip"], now["0.now.ship"], now["0.now.die-to-lay"], now["0.sugar"]) == (1, 1, 1, 1)
    assert seen(scene, 1)["0.now.ship"] == 0, "it is not the other's ship"
    scene.do(0, "ship coins")
    now = seen(scene)
    assert (now["waiting.ChoosePayment"], now["0.now.owed.wood"], now["0.now.owed.sugar"]) == (1, 1, 1)
    assert (now["0.now.ship-points"], now["0.now.ship-1"], now["0.ships-1"]) == (3, 1, 0)


def test_what_the_rest_of_a_line_and_a_retreat_will_bring() -> None:
    scene = table(2)
    clear(scene, 0)
    lay_out(scene, 0, {"1,2": "town: religion", "3,2": "farm: grain", "5,2": "town: conquistador"})
    white(scene, 2, 6, 6, 6, 6, 6)
    turn(scene, 0)
    scene.do(0, "die white 2 column", "set 2")
    now = seen(scene)
    assert (now["waiting.MayPray"], now["0.now.religion"]) == (1, 1)
    assert (now["0.now.grain"], now["0.now.conquistador"]) == (1, 1)
    scene = table(2)
    scene.s.ships[:4] = [1, 0, 0, 2]
    scene.do(0, "retreat religion")
    now = seen(scene)
    assert (now["0.now.religion"], now["0.now.coins"], now["0.now.points"]) == (1, 2, 2)


def test_a_tile_in_hand() -> None:
    scene = table(2)
    scene.s.display[:] = [0] * 30
    scene.s.display[0] = 1
    scene.s.double_bag[0] = 0
    holds_just(scene, 0, wood=2)
    scene.do(0, "tile D01")
    now = seen(scene)
    assert (now["0.now.tile.wood"], now["0.now.tile.colonists"], now["0.now.tile.cells"]) == (1, 1, 2)
    assert (now["doubles"], now["tile-1"], now["waiting.PlaceTile"]) == (0, 0, 1)
