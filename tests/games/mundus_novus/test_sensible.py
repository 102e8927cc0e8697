"""Choices in Mundus Novus that nobody at the table would understand if they were made otherwise."""

from __future__ import annotations

import pytest

from fairwind.bots import bot
from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position
from fairwind.testing import Scene
from tests.games.mundus_novus.tables import (
    NINE,
    deal,
    give_money,
    lay,
    market,
    offers,
    own,
    row,
    supply,
    table,
    takes,
    to_storing,
    trade,
    turn,
)

BOTS = ("montecarlo:100", "neural:100", "champion:100")

each_bot = pytest.mark.parametrize("name", BOTS)
# Some scenes are far from any game that a net has seen, and alone it judges them wrong: docs/bots.md says which.
each_that_looks_ahead = pytest.mark.parametrize("name", ["montecarlo:100", "champion:100"])


def chosen(name: str, scene: Scene, seat: int) -> str:
    """What a bot answers."""
    return bot(name, "sensible").choose(Position(SPEC, scene.s, seat)).text


# -- a win in hand


@each_that_looks_ahead
def test_the_perfect_combination_is_shown(name: str) -> None:
    scene = table(2)
    give_money(scene, 20, 74)
    deal(scene, 0, *NINE, "relic")
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, *NINE)
    assert chosen(name, scene, 0) == "perfect"


@each_bot
def test_what_wins_now_is_not_kept_for_a_development(name: str) -> None:
    scene = table(2)
    deal(scene, 1, "corn", "corn", "relic", "relic")
    give_money(scene, 76, 70)
    turn(scene, 0)
    scene.do(0, "pass set")
    assert chosen(name, scene, 1) == "relics 2"  # 77: a set with them as jokers would lose the game


# -- sets


@each_bot
def test_a_turn_is_not_ended_with_a_development_in_hand(name: str) -> None:
    scene = table(2)
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0)
    assert chosen(name, scene, 0) == "same vanilla 3"


@each_bot
def test_a_set_of_different_resources_is_made_as_large_as_can_be(name: str) -> None:
    scene = table(2)
    deal(scene, 0, *NINE[:7])
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, *NINE[:4])
    assert chosen(name, scene, 0) != "collect"  # three more cards are worth ten doubloons


@each_bot
def test_relics_are_sold_together(name: str) -> None:
    scene = table(2)
    give_money(scene, 60, 60)
    deal(scene, 0, "relic", "relic", "relic", "relic", "relic")
    turn(scene, 0, "storm")
    assert chosen(name, scene, 0) == "relics 5"  # 25; no card of the row is worth that in the last rounds


@each_bot
def test_the_richest_income_is_won_at_the_beginning(name: str) -> None:
    scene = table(2)
    row(scene, "D30", "D44", "D39", "D31", "D42")  # shipyards, Pizarro and Orellana pay nothing to whoever has no ship
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0)
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    assert chosen(name, scene, 0) == "win D44"


# -- supply, trade and warehouses


@each_bot
def test_a_fleet_picks_a_relic_before_a_card_it_has_already(name: str) -> None:
    scene = table(2)
    own(scene, 0, "D01")
    own(scene, 1, "D10")
    supply(scene, "relic", "cocoa")  # everybody was dealt one each of the five cheapest
    assert chosen(name, scene, 0) == "pick relic"


@each_bot
def test_a_third_rare_card_is_fetched_from_the_market(name: str) -> None:
    scene = table(2)
    deal(scene, 0, "vanilla", "vanilla", "corn", "corn", "tobacco")
    deal(scene, 1, "corn", "coffee", "coffee", "cocoa")
    market(scene, "vanilla", "cocoa", "coffee")
    row(scene, "D30", "D31", "D39", "D44", "D42")  # only three rare cards, or five common ones, reach Cortes
    offers(scene, "relic", "cocoa")
    takes(scene)
    scene.do(0, "take 1 cocoa")
    assert chosen(name, scene, 0) == "swap vanilla"


@each_bot
def test_a_relic_is_not_offered_without_need(name: str) -> None:
    scene = table(2, master=1)
    deal(scene, 0, "relic", "relic", "cocoa", "cocoa", "corn")
    deal(scene, 1, "corn", "coffee", "cotton", "sugar", "potato")
    trade(scene)
    scene.do(1, "announce 2")
    assert chosen(name, scene, 0) != "offer relic"


@each_bot
def test_a_warehouse_is_not_left_empty(name: str) -> None:
    scene = table(2)
    own(scene, 0, "D22")
    deal(scene, 0, "relic", "relic")
    turn(scene, 0)
    to_storing(scene)
    assert chosen(name, scene, 0) == "store relic"


# -- whole games


def developments_won(name: str, against: str, games: int) -> float:
    """How many developments a bot wins in a game against another, on average."""
    won = 0
    for number in range(games):
        s: MundusNovus = SPEC.begin(SPEC.edition(), 2)
        driver = Seeded(f"sensible/{number}")
        mine = number % 2
        players = [bot(name if seat == mine else against, f"sensible/{number}/{seat}") for seat in range(2)]
        advance(s, driver)
        while not is_over(s):
            seat = actor(s)
            answer(s, seat, players[seat].choose(Position(SPEC, s, seat)))
            advance(s, driver)
        won += len(s.owned[mine])
    return won / games


@pytest.mark.long
@pytest.mark.parametrize("name", ["weighted", "montecarlo:10", *BOTS])
def test_three_developments_are_won_in_a_game(name: str) -> None:
    assert developments_won(name, name, 50) >= 3


def test_developments_are_won_in_a_hasty_game_too() -> None:
    assert developments_won("montecarlo:4", "weighted", 1) >= 2
