"""Chapter 6: three ways to end, and who has won."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.state import DISCARD
from fairwind.kernel.spec import Result
from fairwind.testing import Scene, rule

from .tables import (
    NINE,
    deal,
    empty_the_deck,
    end_turns,
    give_money,
    holds,
    in_row,
    lay,
    lies,
    own,
    row,
    sell_different,
    table,
    turn,
)


def result(scene: Scene) -> Result:
    """The result of a game that must be over by now."""
    assert scene.asks() == ""
    return SPEC.result(scene.s)


def show_perfect(scene: Scene, seat: int) -> None:
    """Nine different cards, and the relic."""
    scene.do(seat, "different")
    lay(scene, seat, *NINE)
    scene.do(seat, "perfect")


@rule("MN-6.1")
def test_the_end_is_looked_for_at_the_end_of_a_round_only() -> None:
    scene = table(3)
    give_money(scene, 74, 70, 0)
    deal(scene, 0, "relic")
    deal(scene, 1, *NINE)
    turn(scene, 0)
    scene.do(0, "relics 1", "pass set")
    assert scene.s.coins[0] == 77
    assert scene.actors() == [1], "the round is played to its end"
    sell_different(scene, 1, *NINE)
    end_turns(scene)
    assert result(scene).places == [2, 1, 3]


@rule("MN-6.1", "MN-5.20")
def test_the_last_income_is_paid_before_the_end_is_looked_for() -> None:
    scene = table(3)
    own(scene, 2, "D44")
    give_money(scene, 0, 0, 72)
    turn(scene, 0)
    end_turns(scene)
    assert result(scene).points == [0, 0, 75]


@rule("MN-6.2")
def test_75_doubloons_end_the_game() -> None:
    scene = table(3)
    give_money(scene, 10, 75, 30)
    turn(scene, 0)
    end_turns(scene)
    assert result(scene).as_json() == {"points": [10, 75, 30], "places": [3, 1, 2], "ended": "wealth"}


@rule("MN-6.2")
def test_74_do_not() -> None:
    scene = table(3)
    give_money(scene, 74, 74, 74)
    turn(scene, 0)
    end_turns(scene)
    assert (scene.asks(), scene.s.round) == ("NameNumber", 3)


@rule("MN-6.2")
def test_of_several_beyond_75_the_richest_wins() -> None:
    scene = table(3)
    give_money(scene, 76, 90, 75)
    turn(scene, 0)
    end_turns(scene)
    assert result(scene).places == [2, 1, 3]


@rule("MN-6.3")
def test_the_perfect_combination_beats_all_wealth() -> None:
    scene = table(3)
    give_money(scene, 200, 0, 100)
    deal(scene, 1, *NINE, "relic")
    turn(scene, 1)
    show_perfect(scene, 1)
    assert scene.actors() == [1], "the round goes on"
    end_turns(scene)
    assert result(scene).as_json() == {"points": [200, 28, 100], "places": [2, 1, 3], "ended": "perfect"}


@rule("MN-6.3")
def test_it_needs_all_nine_and_a_relic() -> None:
    scene = table(3)
    deal(scene, 0, *NINE, "cocoa")
    deal(scene, 1, *NINE[:8], "relic")
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, *NINE)
    assert scene.texts(0) == ["collect"]
    assert scene.refused(0, "perfect") == "MN-6.3", "no relic"
    scene.do(0, "collect", "pass set")
    scene.do(1, "different")
    lay(scene, 1, *NINE[:8])
    assert scene.refused(1, "perfect") == "MN-6.3", "no vanilla"


@rule("MN-6.3", "MN-5.16")
def test_remark_of_the_rulebook_merchants_may_help() -> None:
    scene = table(3)
    own(scene, 0, "D19", "D13")
    deal(scene, 0, "corn", "corn", *NINE[2:8], "potato", "relic")
    turn(scene, 0)
    scene.do(0, "different", "change corn cocoa")
    lay(scene, 0, *NINE[1:8])
    scene.do(0, "change potato vanilla", "perfect")
    assert scene.s.perfect == [1, 0, 0]
    assert scene.s.coins[0] == 28


@rule("MN-6.3", "MN-6.6")
def test_the_relic_must_be_a_real_one() -> None:
    """A relic that a merchant has changed is no relic any more."""
    scene = table(3)
    own(scene, 0, "D19")
    deal(scene, 0, *NINE[:8], "relic")
    turn(scene, 0)
    scene.do(0, "different")
    lay(scene, 0, *NINE[:8])
    scene.do(0, "change relic vanilla")
    assert scene.refused(0, "perfect") == "MN-6.3"
    scene.do(0, "collect")
    assert scene.s.coins[0] == 25


@rule("MN-6.4")
def test_remark_of_the_rulebook_of_two_perfect_combinations_the_richer_wins() -> None:
    scene = table(3)
    give_money(scene, 5, 8, 60)
    deal(scene, 0, *NINE, "relic")
    deal(scene, 1, *NINE, "relic")
    turn(scene, 0)
    show_perfect(scene, 0)
    scene.do(0, "pass set")
    show_perfect(scene, 1)
    end_turns(scene)
    assert result(scene).as_json() == {"points": [33, 36, 60], "places": [2, 1, 3], "ended": "perfect"}


def last_developments(*names: str) -> Scene:
    """The pile is empty, the row holds these; the rest belongs to seat 2, which is poor."""
    scene = table(3)
    row(scene, *names)
    empty_the_deck(scene, 2)
    return scene


@rule("MN-6.5")
def test_the_row_cannot_be_filled_so_the_richest_wins() -> None:
    scene = last_developments("D01", "D03", "D30", "D26", "D22")
    give_money(scene, 20, 30, 0)
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0)
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    scene.do(0, "win D03")
    assert in_row(scene) == ["D01", "D30", "D26", "D22"]
    assert scene.actors() == [0], "the round is played to its end"
    end_turns(scene)
    assert result(scene).ended == "row"
    assert result(scene).places == [2, 1, 3]


@rule("MN-6.8")
def test_an_empty_pile_alone_ends_nothing() -> None:
    scene = last_developments("D01", "D03", "D30", "D26", "D22")
    turn(scene, 0)
    end_turns(scene)
    assert scene.s.deck_left() == 0
    assert scene.s.round == 3


@rule("MN-6.2", "MN-6.3", "MN-6.5")
@pytest.mark.parametrize(
    ("perfect", "coins", "ended"), [(True, 80, "perfect"), (False, 80, "wealth"), (False, 9, "row")]
)
def test_which_ending_it_is_when_several_come_together(perfect: bool, coins: int, ended: str) -> None:
    scene = last_developments("D01", "D03", "D30", "D26")
    give_money(scene, coins, 0, 0)
    deal(scene, 1, *NINE, "relic")
    turn(scene, 1)
    if perfect:
        show_perfect(scene, 1)
    end_turns(scene)
    assert result(scene).ended == ended


@rule("MN-6.6")
@pytest.mark.parametrize(("event", "pays"), [("none", 25 + 3), ("natives", 9 + 3)])
def test_the_perfect_combination_pays_as_nine_and_a_relic(event: str, pays: int) -> None:
    scene = table(3)
    deal(scene, 0, *NINE, "relic", "relic")
    turn(scene, 0, event)
    show_perfect(scene, 0)
    assert scene.s.coins[0] == pays
    assert dict(SPEC.scores(scene.s, 0)) == {
        "sets": pays - 3, "relics": 3, "income": 0, "shipyards": 0, "orellana": 0, "coronado": 0,
    }  # fmt: skip
    assert holds(scene, 0) == {"relic": 1}, "its cards are spent"
    assert lies(scene, DISCARD) == dict.fromkeys([*NINE, "relic"], 1)


@rule("MN-6.6", "MN-5.11")
def test_the_perfect_combination_is_the_set_of_different_resources() -> None:
    scene = table(3)
    deal(scene, 0, *NINE, *NINE[:4], "relic")
    turn(scene, 0)
    sell_different(scene, 0, *NINE[:4])
    assert scene.refused(0, "different") == "MN-5.11", "one was laid: too late for the perfect combination"
    scene = table(3)
    deal(scene, 0, *NINE, *NINE[:4], "relic")
    turn(scene, 0)
    show_perfect(scene, 0)
    assert scene.refused(0, "different") == "MN-5.11"


@rule("MN-6.7")
def test_equal_wealth_shares_the_place() -> None:
    scene = table(4)
    give_money(scene, 80, 20, 80, 10)
    turn(scene, 0)
    end_turns(scene)
    assert result(scene).places == [1, 3, 1, 4]


@rule("MN-6.4", "MN-6.7")
def test_equal_perfect_combinations_share_the_victory() -> None:
    scene = table(3)
    give_money(scene, 5, 5, 60)
    deal(scene, 0, *NINE, "relic")
    deal(scene, 1, *NINE, "relic")
    turn(scene, 0)
    show_perfect(scene, 0)
    scene.do(0, "pass set")
    show_perfect(scene, 1)
    end_turns(scene)
    assert result(scene).places == [1, 1, 3]


def test_after_the_end_nothing_is_allowed_any_more() -> None:
    scene = table(2)
    give_money(scene, 75, 0)
    turn(scene, 0)
    end_turns(scene)
    assert scene.refused(0, "pass set") == "FW-1"
    assert scene.actors() == []
