"""No bot that looks ahead does what a person at the table would shake their head at."""

from __future__ import annotations

from collections import Counter

import pytest

from fairwind.bots import bot
from fairwind.games.santa_maria import SPEC
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actor, advance, answer
from fairwind.kernel.position import Position
from fairwind.testing import Scene

from .tables import (
    at_dock,
    blue,
    clear,
    display,
    harbour,
    holds_just,
    lay_out,
    main_board,
    put_white,
    table,
    turn,
    white,
)

BOTS = pytest.mark.parametrize("name", ["montecarlo:60", "neural:60", "champion:400"])
# A few scenes are far from any game that a net has seen, and it judges them wrong: docs/bots.md says which.
PLAYOUTS = pytest.mark.parametrize("name", ["montecarlo:60"])
SEATS = 2


def chosen(scene: Scene, seat: int, name: str) -> str:
    """What the bot answers."""
    return bot(name, "sensible").choose(Position(SPEC, scene.s, seat)).text


def last_of_the_year(year: int = 3) -> Scene:
    """Seat 0 goes on alone on side A1 in this year, with nothing but what the test gives it.

    Seat 1 has retreated, and is so far ahead that every point counts.
    """
    scene = table(SEATS, year=year)
    holds_just(scene, 1, points=40)
    display(scene)
    at_dock(scene, coins="", religion="", conquistador="", points="")
    blue(scene, 0)
    blue(scene, 1)
    white(scene, 6, 6, 6, 6, 6, 6)
    scene.s.retreat[4] = 1
    scene.s.road_tiles = 0
    turn(scene, 0)
    return scene


@BOTS
def test_a_die_is_used_before_the_retreat(name: str) -> None:
    scene = last_of_the_year()
    clear(scene, 0)
    lay_out(scene, 0, {"3,3": "town_hall: coin + wood", "2,6": "town: point"})
    turn(scene, 0)
    assert chosen(scene, 0, name) == "die white 6 column"


@BOTS
@pytest.mark.parametrize("year", [1, 2])
def test_nobody_retreats_or_sells_at_the_beginning_of_a_year(name: str, year: int) -> None:
    scene = table(SEATS, year=year)
    white(scene, 1, 2, 3, 4, 5, 6)
    holds_just(scene, 0, wood=2, coins=3)
    holds_just(scene, 1, wood=2, coins=4)
    turn(scene, 0)
    assert chosen(scene, 0, name).split()[0] in {"die", "tile", "activate", "buy"}


@BOTS
def test_a_ship_that_can_be_paid_is_taken(name: str) -> None:
    scene = last_of_the_year()
    at_dock(scene, points="S30")
    holds_just(scene, 0, sugar=2, gem=2, coins=1)
    white(scene, 1, 6, 6, 6, 6, 6)
    put_white(scene, 0, "3,6")
    put_white(scene, 0, "6,6")
    turn(scene, 0)
    scene.do(0, "die white 1 column", "set 1")
    assert scene.asks() == "ChooseShip"
    assert chosen(scene, 0, name) == "ship points", "seven points for what sells for eight coins"


@PLAYOUTS
def test_the_last_retreat_goes_where_a_ship_waits(name: str) -> None:
    scene = last_of_the_year()
    at_dock(scene, conquistador="S28")
    holds_just(scene, 0, wood=1, sugar=2, gem=1)
    scene.s.white_used[0] = 3
    turn(scene, 0)
    assert chosen(scene, 0, name) == "retreat ship"


@BOTS
def test_nobody_declines_a_step_of_religion(name: str) -> None:
    scene = last_of_the_year()
    scene.s.faith[0] = 1
    scene.do(0, "retreat religion")
    assert scene.asks() == "MayPray"
    assert chosen(scene, 0, name) == "pray", "a monk is next"


@BOTS
def test_the_last_monk_goes_where_the_points_are(name: str) -> None:
    scene = last_of_the_year()
    main_board(scene, "construction advanced_economics logistics", "dock square colonists")
    scene.s.faith[0] = 1
    scene.do(0, "retreat religion", "pray")
    assert scene.asks() == "PlaceMonk"
    assert chosen(scene, 0, name) == "monk camp-1", "three points; a bishop would only cost two"


@BOTS
def test_gold_is_kept_where_the_resource_is_there(name: str) -> None:
    scene = last_of_the_year()
    at_dock(scene, coins="X1")
    holds_just(scene, 0, wood=1, sugar=1, gold=1, coins=1)
    harbour(scene, 0)
    scene.do(0, "retreat ship", "ship coins")
    assert scene.asks() == "ChoosePayment"
    assert chosen(scene, 0, name) == "pay wood", "gold sells for more"


@BOTS
def test_an_exchange_for_points_is_not_declined_at_the_end(name: str) -> None:
    scene = last_of_the_year()
    clear(scene, 0)
    lay_out(scene, 0, {"3,3": "town_hall: coin + wood", "2,6": "town: sugar > 3 points"})
    holds_just(scene, 0, sugar=1)
    turn(scene, 0)
    scene.do(0, "die white 6 column", "set 6")
    assert chosen(scene, 0, name) == "pay sugar"


@BOTS
def test_a_tile_fills_the_line_with_the_colonists(name: str) -> None:
    scene = last_of_the_year()
    roads = [f"{row},{column}" for row in (1, 2) for column in range(1, 7)]
    lay_out(scene, 0, dict.fromkeys(roads, "road: 1"))
    lay_out(scene, 0, {"1,3": "empty", "1,4": "empty"})
    display(scene, "D07")
    holds_just(scene, 0, wood=2)
    scene.s.white_used[0] = 3
    turn(scene, 0)
    assert chosen(scene, 0, name) == "tile D07"
    scene.do(0, "tile D07")
    assert chosen(scene, 0, name) in {"place 1/3 0", "place 1/4 2"}, "six colonists in the first row"


# -- whole games


def habits(name: str, seats: int, deal: str) -> Counter[str]:
    """How often the bot does what in a game against itself, and how often it retreats with a die or tile to be had."""
    s, driver = SPEC.begin(SPEC.edition(), seats), Seeded(deal)
    bots = [bot(name, f"{deal} {seat}") for seat in range(seats)]
    found: Counter[str] = Counter()
    advance(s, driver)
    while s.pending:
        seat = actor(s)
        position = Position(SPEC, s, seat)
        action = bots[seat].choose(position)
        found[action.verb()] += 1
        if action.verb() == "retreat":
            verbs = {option.verb() for option in position.options()}
            found["too early"] += "tile" in verbs or "die" in verbs
        answer(s, seat, action)
        advance(s, driver)
    for seat in range(seats):
        found["points"] += SPEC.total(s, seat)
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", ["montecarlo:100", "neural:100", "champion:100"])
def test_fifty_games_are_full_of_tiles_and_dice(name: str) -> None:
    games = 50
    found: Counter[str] = Counter()
    for deal in range(games):
        found += habits(name, 1, f"habits {deal}")
    assert found["tile"] >= 4 * games
    assert found["die"] >= 12 * games
    assert found["too early"] == 0


def test_a_game_has_tiles_and_dice_even_with_little_thought() -> None:
    found = habits("montecarlo:10", 1, "habits")
    assert found["tile"] >= 3
    assert found["die"] >= 10
    assert found["too early"] == 0
