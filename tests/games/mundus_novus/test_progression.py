"""Chapter 5: the turns of progression."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.state import DISCARD, MundusNovus, hand, sealed, stored
from fairwind.games.mundus_novus.view import named
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import waiting_decision
from fairwind.kernel.sitting import Sitting
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
    sees,
    sell_different,
    table,
    to_storing,
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
    assert scene.refused(0, "collect") == "MN-5.12", "four cards at least"
    assert scene.refused(0, "pass set") == "FW-4"
    lay(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    scene.do(0, "collect", "same vanilla 3", "lay vanilla")
    assert scene.texts(0) == ["lay vanilla"]
    lay(scene, 0, "vanilla", "vanilla")
    assert all(text.startswith("win") for text in scene.texts(0)), "and a development must be taken"


@rule("MN-5.12", "MN-5.15")
def test_a_set_that_could_not_be_finished_cannot_be_begun() -> None:
    scene = table(3)
    deal(scene, 0, "cocoa", "corn", "tobacco", "tobacco", "relic")
    turn(scene, 0)
    assert scene.refused(0, "different") == "MN-5.12", "three different resources are too few"
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
def test_a_turn_ends_with_income_and_nothing_is_stored_or_discarded_yet() -> None:
    scene = table(3)
    own(scene, 0, "D26", "D30")
    own(scene, 1, "D01")
    deal(scene, 0, "corn", "vanilla")
    turn(scene, 0)
    scene.do(0, "pass set")
    assert scene.s.coins[0] == 1 + 1, "income and shipyard"
    assert (scene.asks(), scene.actors()) == ("Progress", [1]), "the next player's turn"
    assert holds(scene, 0) == {"corn": 1, "vanilla": 1}
    assert lies(scene, DISCARD) == {}


@rule("MN-5.21")
def test_when_all_turns_are_over_everybody_stores_at_once_and_in_secret() -> None:
    scene = table(3)
    own(scene, 0, "D26")
    own(scene, 2, "D22")
    deal(scene, 0, "corn", "vanilla")
    deal(scene, 1, "relic")
    deal(scene, 2, "sugar", "relic")
    turn(scene, 0, wait=True)
    to_storing(scene)
    assert (scene.asks(), scene.actors()) == ("StoreCards", [0, 2])
    assert waiting_decision(scene.s).SEALED  # type: ignore[union-attr]
    scene.do(2, "store relic")
    scene.do(0, "store vanilla")
    for observer in (1, None):
        view = sees(scene, observer)
        assert [seat["stored"] for seat in view["seats"]] == [0, 0, 0]
        assert [seat["hidden"] for seat in view["seats"]] == [2, 1, 2]
    assert lies(scene, DISCARD) == {}, "nothing is discarded before all have chosen"
    scene.do(2, "pass store")
    assert [lies(scene, stored(seat)) for seat in range(3)] == [{"vanilla": 1}, {}, {"relic": 1}]
    assert lies(scene, DISCARD) == {"corn": 1, "sugar": 1, "relic": 1}, "the rest of every hand"
    assert scene.told("stored") == [{"seat": 0, "count": 1}, {"seat": 2, "count": 1}]


@rule("MN-5.21")
def test_nobody_can_count_what_others_store_before_all_have_chosen() -> None:
    """Who stores nothing answers as often as who fills every slot, and cannot change their mind."""
    scene = table(2)
    own(scene, 0, "D22")
    own(scene, 1, "D27")
    deal(scene, 0, "corn", "vanilla", "relic")
    deal(scene, 1, "corn")
    turn(scene, 0)
    to_storing(scene)
    scene.do(0, "pass store")
    assert scene.actors() == [0, 1]
    assert scene.texts(0) == ["pass store"]
    assert scene.refused(0, "store corn") == "MN-5.21"
    scene.do(0, "pass store")
    assert scene.actors() == [1]
    worlds = [SPEC.sample_world(scene.s, 1, Seeded(f"stored {n}")) for n in range(30)]
    assert {world.total(sealed(0)) for world in worlds} == {0, 1, 2}


@rule("MN-5.21", "MN-7.3")
def test_nobody_is_asked_for_more_cards_than_they_have() -> None:
    scene = table(2)
    own(scene, 0, "D22", "D26")
    deal(scene, 0, "corn", "vanilla")
    turn(scene, 0, wait=True)
    to_storing(scene)
    scene.do(0, "store corn", "store vanilla")
    assert scene.asks() == "NameFirst"


@rule("MN-5.21")
def test_a_choice_of_what_to_store_can_be_taken_back_until_all_have_chosen() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    own(scene, 1, "D27")
    deal(scene, 0, "corn", "vanilla", "relic")
    deal(scene, 1, "corn")
    turn(scene, 0)
    to_storing(scene)
    sitting = Sitting(SPEC, scene.edition, scene.s, Seeded("sitting"))
    sitting.answer(0, "store corn")
    sitting.answer(1, "pass store")
    sitting.undo(0)
    assert isinstance(sitting.state, MundusNovus)
    assert named(sitting.state, hand(0)) == {"corn": 1, "vanilla": 1, "relic": 1}
    sitting.answer(0, "store relic")
    sitting.answer(0, "store vanilla")
    refusal = sitting.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "FW-7", "all have seen how many were stored, and what was discarded"


@rule("MN-5.22")
def test_unused_cards_are_discarded_unless_stored() -> None:
    scene = table(3)
    own(scene, 0, "D22")
    deal(scene, 0, "corn", "corn", "vanilla", "relic")
    deal(scene, 1, "sugar", "relic")
    turn(scene, 0, wait=True)
    to_storing(scene)
    scene.do(0, "store relic", "store corn")
    assert lies(scene, stored(0)) == {"corn": 1, "relic": 1}
    assert [scene.s.total(hand(seat)) for seat in range(2)] == [0, 0]
    assert lies(scene, DISCARD) == {"corn": 1, "sugar": 1, "vanilla": 1, "relic": 1}


@rule("MN-5.22", "MN-3.1")
def test_what_was_stored_is_in_hand_again_in_the_next_round() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    deal(scene, 0, "vanilla", "relic")
    turn(scene, 0)
    to_storing(scene)
    scene.do(0, "store vanilla", "store relic")
    assert scene.s.round == 3
    assert scene.s.total(stored(0)) == 0
    assert scene.s.total(hand(0)) == 7
    assert holds(scene, 0)["vanilla"] >= 1
    assert holds(scene, 0)["relic"] >= 1


# -- what cannot be taken back


@rule("MN-5.15")
@pytest.mark.parametrize("begin", ["same vanilla 3", "different", "relics 1"])
def test_what_a_set_shows_of_a_hand_cannot_be_taken_back(begin: str) -> None:
    scene = table(3)
    deal(scene, 0, *["vanilla"] * 3, "cocoa", "corn", "tobacco", "relic")
    turn(scene, 0)
    sitting = Sitting(SPEC, scene.edition, scene.s, Seeded("sitting"))
    assert sitting.answer(0, begin).new_information
    refusal = sitting.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "FW-7"
