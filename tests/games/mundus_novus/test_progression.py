"""Chapter 5: the turns of progression."""

from __future__ import annotations

from fairwind.games.mundus_novus.state import DISCARD, hand, stored
from fairwind.testing import rule

from .tables import (
    deal,
    end_turns,
    holds,
    lay,
    lies,
    own,
    owns,
    progression,
    row,
    sell_different,
    table,
    turn,
)


@rule("MN-5.1")
def test_the_trade_master_names_the_first_player_then_clockwise() -> None:
    scene = table(4, master=3)
    progression(scene)
    assert (scene.asks(), scene.actors()) == ("NameFirst", [3])
    assert scene.texts(3) == ["first 0", "first 1", "first 2", "first 3"], "himself too"
    scene.do(3, "first 2")
    asked = []
    while scene.asks() == "Progress":
        asked += scene.actors()
        scene.do(asked[-1], "pass set")
    assert asked == [2, 3, 0, 1]


@rule("MN-5.2")
def test_one_set_of_one_resource_a_round() -> None:
    scene = table(3)
    deal(scene, 0, *["cocoa"] * 3, *["corn"] * 3)
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D30")
    assert scene.refused(0, "same corn 3") == "MN-5.2"
    assert scene.texts(0) == ["pass set"]


@rule("MN-5.2", "MN-5.11")
def test_everybody_may_lay_one_set_of_each_kind_in_any_order_and_relics_between() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "coffee", *["vanilla"] * 3, "relic", "relic")
    turn(scene, 0)
    scene.do(0, "relics 1")
    sell_different(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    scene.do(0, "win D22", "relics 1", "pass set")
    assert scene.s.coins[0] == 3 + 5 + 3
    assert owns(scene, 0) == ["D22"]


@rule("MN-5.11")
def test_one_set_of_different_resources_a_round() -> None:
    scene = table(3)
    deal(scene, 0, *["cocoa", "corn", "tobacco", "coffee"] * 2)
    turn(scene, 0)
    sell_different(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    assert scene.refused(0, "different") == "MN-5.11"
    end_turns(scene)
    assert scene.s.coins[0] == 5


@rule("MN-5.15")
def test_sets_are_free_to_make() -> None:
    scene = table(3)
    deal(scene, 0, *["vanilla"] * 3, "cocoa", "corn", "tobacco", "relic")
    turn(scene, 0)
    assert "pass set" in scene.texts(0)
    scene.do(0, "pass set")
    assert scene.s.coins[0] == 0
    assert owns(scene, 0) == []


@rule("MN-5.15")
def test_a_set_begun_must_be_finished() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "coffee", *["vanilla"] * 3)
    turn(scene, 0)
    scene.do(0, "different")
    assert "collect" not in scene.texts(0)
    assert scene.refused(0, "collect") == "MN-5.15", "four cards at least"
    assert scene.refused(0, "pass set") == "FW-4"
    lay(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    scene.do(0, "collect", "same vanilla 3", "lay vanilla")
    assert scene.texts(0) == ["lay vanilla"]
    lay(scene, 0, "vanilla", "vanilla")
    assert all(text.startswith("win") for text in scene.texts(0)), "and a development must be taken"


@rule("MN-5.15")
def test_a_set_that_could_not_be_finished_cannot_be_begun() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "tobacco", "relic")
    turn(scene, 0)
    assert scene.refused(0, "different") == "MN-5.15", "three different resources are too few"
    assert scene.refused(0, "same corn 3") == "MN-5.3"


# -- the end of a turn


@rule("MN-5.20")
def test_income_is_paid_from_the_round_a_card_is_won_in() -> None:
    scene = table(3)
    row(scene, "D44", "D26", "D22", "D19", "D16")
    own(scene, 0, "D13")
    deal(scene, 0, "cocoa", "cocoa", "cocoa")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D44")
    assert scene.s.coins[0] == 0
    scene.do(0, "pass set")
    assert scene.s.coins[0] == 2 + 3, "the merchant, and Cortes who came this turn"
    end_turns(scene)
    assert scene.s.coins == [5, 0, 0], "once a round, and to the owner only"


@rule("MN-5.21")
def test_the_end_of_a_turn_income_then_storing_then_discarding() -> None:
    scene = table(3)
    own(scene, 0, "D26", "D30")
    own(scene, 1, "D01")
    deal(scene, 0, "corn", "vanilla")
    turn(scene, 0)
    scene.do(0, "pass set")
    assert scene.asks() == "StoreCards"
    assert scene.s.coins[0] == 1 + 1, "income and shipyard are paid before"
    assert lies(scene, DISCARD) == {}, "nothing is discarded before"
    scene.do(0, "store vanilla")
    assert lies(scene, stored(0)) == {"vanilla": 1}
    assert lies(scene, DISCARD) == {"corn": 1}
    assert scene.actors() == [1], "and only then it is the next player's turn"


@rule("MN-5.22")
def test_unused_cards_are_discarded_unless_stored() -> None:
    scene = table(3)
    own(scene, 0, "D22")
    deal(scene, 0, "corn", "corn", "vanilla", "relic")
    deal(scene, 1, "sugar", "relic")
    turn(scene, 0)
    scene.do(0, "pass set", "store relic", "store corn")
    scene.do(1, "pass set")
    assert lies(scene, stored(0)) == {"corn": 1, "relic": 1}
    assert [scene.s.total(hand(seat)) for seat in range(2)] == [0, 0]
    assert lies(scene, DISCARD) == {"corn": 1, "sugar": 1, "vanilla": 1, "relic": 1}


@rule("MN-5.22", "MN-3.1")
def test_what_was_stored_is_in_hand_again_in_the_next_round() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    deal(scene, 0, "vanilla", "relic")
    turn(scene, 0)
    scene.do(0, "pass set", "store vanilla", "store relic")
    end_turns(scene)
    assert scene.s.round == 3
    assert scene.s.total(stored(0)) == 0
    assert scene.s.total(hand(0)) == 7
    assert holds(scene, 0)["vanilla"] >= 1
    assert holds(scene, 0)["relic"] >= 1
