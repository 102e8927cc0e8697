"""Chapter 2: the six event tokens."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.state import DISCARD, stored
from fairwind.games.mundus_novus.vocabulary import EVENTS
from fairwind.testing import Scene, rule

from .tables import (
    DEALT,
    NINE,
    deal,
    end_turns,
    holds,
    in_row,
    lay,
    lies,
    new_round,
    own,
    owns,
    row,
    sees,
    sell_different,
    store,
    supply,
    table,
    to_storing,
    turn,
)


def event_of(scene: Scene) -> str:
    event: str = EVENTS[scene.s.event]
    return event


@rule("MN-2.1")
@pytest.mark.parametrize(
    ("card", "event"),
    [("D08", "kings-help"), ("D11", "natives"), ("D05", "storm"), ("D14", "fire"), ("D02", "pirates"), ("D01", "none")],
)
def test_the_icon_of_card_1_names_the_event(card: str, event: str) -> None:
    scene = table(3)
    row(scene, card, "D26", "D22", "D19", "D16")
    new_round(scene)
    assert event_of(scene) == event
    assert scene.told("event") == [{"icon": event}]


@rule("MN-2.1")
def test_only_card_1_counts() -> None:
    scene = table(3)
    row(scene, "D01", "D08", "D11", "D05", "D02")
    new_round(scene)
    assert event_of(scene) == "none"


@rule("MN-2.1")
def test_the_event_holds_for_all_and_to_the_end_of_the_round_though_card_1_is_taken() -> None:
    scene = table(3)
    row(scene, "D05", "D26", "D22", "D19", "D16")
    new_round(scene)
    assert event_of(scene) == "storm"
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    deal(scene, 1, "potato", "potato", "potato")
    turn(scene, 0, event_of(scene))
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    scene.do(0, "win D05", "pass set")
    scene.do(1, "same potato 3")
    lay(scene, 1, "potato", "potato", "potato")
    assert scene.texts(1) == ["win D26"]


@rule("MN-2.1")
def test_if_nobody_takes_card_1_its_event_comes_again() -> None:
    scene = table(3)
    row(scene, "D11", "D26", "D22", "D19", "D16")
    turn(scene, 0)
    end_turns(scene)
    assert (scene.s.round, event_of(scene)) == (3, "natives")


@rule("MN-2.2")
def test_round_1_has_no_event() -> None:
    scene = Scene(SPEC, 3, outcomes=["card D02"])
    assert in_row(scene)[0] == "D02"
    assert (scene.s.round, event_of(scene)) == (1, "none")


@rule("MN-2.3")
def test_kings_help_allows_several_sets_of_one_resource() -> None:
    scene = table(3)
    deal(scene, 0, *["cocoa"] * 3, *["corn"] * 3, *["vanilla"] * 3)
    turn(scene, 0, "kings-help")
    scene.driver.waiting.extend(["card D01", "card D03"])
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D30", "same corn 3")
    lay(scene, 0, "corn", "corn", "corn")
    assert in_row(scene) == ["D26", "D22", "D19", "D16", "D01"], "the second set sees the row as it is now"
    scene.do(0, "win D26", "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    scene.do(0, "win D03")
    assert owns(scene, 0) == ["D30", "D26", "D03"]


@rule("MN-2.3", "MN-5.11")
def test_kings_help_allows_no_second_set_of_different_resources() -> None:
    scene = table(3)
    deal(scene, 0, *DEALT, *DEALT)
    turn(scene, 0, "kings-help")
    sell_different(scene, 0, *DEALT)
    assert scene.refused(0, "different") == "MN-5.11"


@rule("MN-2.4")
@pytest.mark.parametrize("size", range(4, 10))
def test_natives_pay_1_a_card(size: int) -> None:
    scene = table(3)
    deal(scene, 0, *NINE)
    turn(scene, 0, "natives")
    sell_different(scene, 0, *NINE[:size])
    assert scene.s.coins[0] == size


@rule("MN-2.5")
def test_natives_leave_relics_alone() -> None:
    scene = table(3)
    deal(scene, 0, "relic", "relic", "relic")
    turn(scene, 0, "natives")
    scene.do(0, "relics 3")
    assert scene.s.coins[0] == 12


@rule("MN-2.5")
def test_natives_leave_the_victory_of_the_perfect_combination_alone() -> None:
    scene = table(3)
    deal(scene, 0, *NINE, "relic")
    turn(scene, 0, "natives")
    scene.do(0, "different")
    lay(scene, 0, *NINE)
    scene.do(0, "perfect")
    end_turns(scene)
    result = SPEC.result(scene.s)
    assert (result.ended, result.places[0]) == ("perfect", 1)


@rule("MN-2.6")
def test_in_a_storm_only_card_1_can_be_won() -> None:
    scene = table(3)
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0, "storm")
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    assert scene.texts(0) == ["win D30"]
    assert scene.refused(0, "win D26") == "MN-2.6"


@rule("MN-2.7")
def test_almagro_takes_from_the_pile_in_a_storm() -> None:
    scene = table(3)
    own(scene, 0, "D36")
    deal(scene, 0, "vanilla", "vanilla", "vanilla")
    turn(scene, 0, "storm")
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    assert scene.texts(0) == ["win D30", "pile"]
    scene.driver.waiting.append("card D08")
    scene.do(0, "pile")
    assert owns(scene, 0) == ["D36", "D08"]


@rule("MN-2.8")
def test_designers_faq_fire_forbids_storing_and_the_warehouse_still_pays() -> None:
    scene = table(3)
    own(scene, 0, "D26")
    deal(scene, 0, "corn", "corn")
    turn(scene, 0, "fire", wait=True)
    to_storing(scene)
    assert scene.asks() == "NameFirst", "nothing was asked about storing"
    assert lies(scene, stored(0)) == {}
    assert lies(scene, DISCARD) == {"corn": 2}
    assert scene.s.coins[0] == 1


@rule("MN-2.8", "MN-3.1")
def test_designers_faq_stored_cards_return_before_the_fire() -> None:
    """Nothing lies in a warehouse when it burns: what was stored the round before is in hand by then."""
    scene = table(2)
    own(scene, 0, "D22")
    row(scene, "D14", "D30", "D26", "D19", "D16")
    store(scene, 0, "vanilla", "relic")
    new_round(scene)
    assert event_of(scene) == "fire"
    assert scene.s.total(stored(0)) == 0
    assert holds(scene, 0)["relic"] >= 1


@rule("MN-2.9")
def test_pirates_take_a_card_from_each_fleet_of_two_or_more() -> None:
    scene = table(3)
    own(scene, 0, "D01", "D02", "D03")
    own(scene, 1, "D07")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, "corn", "corn", "corn", "relic")
    assert scene.asks() == "ChooseFromQuay", "first the fleets are served"
    scene.do(0, "pick corn", "pick corn", "pick corn")
    scene.do(1, "pick relic")
    assert (scene.asks(), scene.actors()) == ("LoseToPirates", [0]), "the lone caravel and the landlubber are safe"
    assert scene.refused(0, "lose vanilla") == "MN-2.9"
    scene.do(0, "lose cocoa")
    assert scene.asks() == "NameNumber"
    assert [scene.s.total(5 + 4 * seat) for seat in range(3)] == [7, 6, 5]
    assert lies(scene, DISCARD) == {"cocoa": 1}


@rule("MN-2.10")
def test_pirates_are_paid_in_secret_from_the_whole_hand_and_all_is_opened_together() -> None:
    scene = table(3)
    own(scene, 0, "D01", "D02", "D22")
    own(scene, 1, "D03", "D07")
    store(scene, 0, "vanilla")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, "indigo", "relic", "sugar", "sugar")
    scene.do(0, "pick indigo", "pick relic")
    scene.do(1, "pick sugar", "pick sugar")
    assert scene.texts(0) == [f"lose {name}" for name in (*DEALT, "indigo", "vanilla", "relic")]
    before = sees(scene, 1)["seats"][0]["hidden"]
    scene.do(0, "lose vanilla")
    assert sees(scene, 1)["discard"] == {}, "still face down"
    assert sees(scene, 1)["seats"][0]["hidden"] == before
    scene.do(1, "lose sugar")
    assert lies(scene, DISCARD) == {"vanilla": 1, "sugar": 1}


@rule("MN-2.10")
def test_pirates_may_be_paid_in_any_order_of_the_seats() -> None:
    scene = table(3)
    own(scene, 0, "D01", "D02")
    own(scene, 1, "D03", "D07")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, "sugar", "sugar", "sugar", "sugar")
    scene.do(0, "pick sugar", "pick sugar")
    scene.do(1, "pick sugar", "pick sugar")
    assert scene.actors() == [0, 1]
    scene.do(1, "lose sugar")
    assert scene.actors() == [0]
    assert scene.refused(1, "lose sugar") == "FW-3"
