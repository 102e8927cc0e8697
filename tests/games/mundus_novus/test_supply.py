"""Chapter 3: stored cards, the deal, and what the caravels bring."""

from __future__ import annotations

from fairwind.games.mundus_novus.rules.supply import fleets
from fairwind.games.mundus_novus.state import DISCARD, MARKET, PILE, QUAY, hand
from fairwind.games.mundus_novus.vocabulary import EVENTS
from fairwind.testing import Scene, rule

from .tables import (
    DEALT,
    deal,
    end_turns,
    holds,
    lay,
    leave_in_pile,
    lies,
    market,
    new_round,
    offers,
    own,
    rig,
    row,
    sell_different,
    store,
    supply,
    table,
    take_and_keep,
    takes,
    to_storing,
    turn,
)
from .test_edition import edition_with


def order(scene: Scene) -> list[tuple[int, int]]:
    """Who is served, and how many cards; in turn."""
    return [(fleet.seat, fleet.count) for fleet in fleets(scene.s)]


def picks(scene: Scene) -> list[int]:
    """Let every fleet take what comes first; who was asked, in turn."""
    asked = []
    while scene.asks() == "ChooseFromQuay":
        (seat,) = scene.actors()
        asked.append(seat)
        scene.do(seat, scene.texts(seat)[0])
    return asked


@rule("MN-3.1")
def test_stored_cards_return_first() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    store(scene, 0, "vanilla", "relic")
    leave_in_pile(scene, *DEALT, *DEALT)
    supply(scene)
    assert holds(scene, 0) == dict.fromkeys([*DEALT, "vanilla", "relic"], 1)


@rule("MN-3.2")
def test_everybody_is_dealt_five_cards() -> None:
    scene = table(4)
    supply(scene)
    assert [holds(scene, seat) for seat in range(4)] == [dict.fromkeys(DEALT, 1)] * 4
    assert scene.asks() == "NameNumber"


@rule("MN-3.11")
def test_cards_are_dealt_one_by_one_clockwise_from_the_trade_master() -> None:
    """Two cards are left in the pile: they go to the Trade Master and to the next, not both to the same seat."""
    scene = table(3, master=1)
    leave_in_pile(scene, "relic", "relic")
    rig(scene, "relic", "relic", *["corn"] * 13)
    new_round(scene)
    assert [holds(scene, seat).get("relic", 0) for seat in range(3)] == [0, 1, 1]
    assert [scene.s.total(hand(seat)) for seat in range(3)] == [5, 5, 5]


@rule("MN-3.3")
def test_as_many_open_cards_as_all_caravels_together() -> None:
    scene = table(3)
    own(scene, 0, "D01")
    own(scene, 2, "D02", "D03")
    supply(scene, "corn", "relic", "vanilla")
    assert lies(scene, QUAY) == {"corn": 1, "relic": 1, "vanilla": 1}


@rule("MN-3.3")
def test_remark_of_the_rulebook_no_caravel_no_open_card() -> None:
    scene = table(3)
    supply(scene)
    assert lies(scene, QUAY) == {}
    assert scene.s.total(PILE) == 120 - 3 - 15


@rule("MN-3.4")
def test_the_lowest_fleet_first_and_a_fleet_takes_all_its_cards_at_once() -> None:
    scene = table(3)
    own(scene, 0, "D11")
    own(scene, 1, "D01", "D03")
    own(scene, 2, "D05")
    supply(scene, "corn", "corn", "relic", "vanilla")
    assert scene.actors() == [1]
    assert scene.texts(1) == ["pick corn", "pick vanilla", "pick relic"], "any open card"
    assert scene.refused(1, "pick cocoa") == "MN-3.4"
    assert scene.refused(0, "pick corn") == "FW-2"
    scene.do(1, "pick relic")
    assert scene.actors() == [1]
    assert scene.refused(1, "pick relic") == "MN-3.4", "it is gone"
    scene.do(1, "pick corn")
    assert picks(scene) == [2, 0]
    assert holds(scene, 1)["relic"] == 1
    assert lies(scene, QUAY) == {}


@rule("MN-3.3", "MN-3.4", "MN-3.5")
def test_example_of_the_rulebook_fleets_of_a_b_and_c() -> None:
    """A has the 10, B the 3 and the 8, C the 1, the 2 and the 7: six open cards, C takes 3, then A 1, then B 2."""
    scene = table(3)
    own(scene, 0, "D10")
    own(scene, 1, "D03", "D08")
    own(scene, 2, "D01", "D02", "D07")
    supply(scene, *["corn"] * 6)
    assert [(f.seat, f.worth) for f in fleets(scene.s)] == [(2, 10), (0, 10), (1, 11)]
    assert scene.s.total(QUAY) == 6
    assert picks(scene) == [2, 2, 2, 0, 1, 1]
    assert [scene.s.total(hand(seat)) for seat in range(3)] == [6, 7, 8]


@rule("MN-3.5")
def test_equal_fleets_the_smallest_single_caravel_first() -> None:
    scene = table(3)
    own(scene, 0, "D03", "D07")  # 10, smallest 3
    own(scene, 1, "D02", "D08")  # 10, smallest 2
    own(scene, 2, "D10")  # 10, smallest 10
    assert order(scene) == [(1, 2), (0, 2), (2, 1)]


@rule("MN-3.6")
def test_equal_in_all_clockwise_from_the_trade_master() -> None:
    """Only own editions repeat a value; here every caravel is a 4."""
    text = [f"caravel = {n}\n" for n in range(1, 13)]
    scene = table(3, master=1, edition=edition_with(*[(line, "caravel = 4\n") for line in text]))
    for seat, name in enumerate(("D01", "D02", "D03")):
        own(scene, seat, name)
    assert order(scene) == [(1, 1), (2, 1), (0, 1)]


@rule("MN-3.7", "MN-3.8")
def test_designers_faq_the_discards_become_the_pile_only_when_it_is_empty() -> None:
    """Three cards are left: they are dealt first, and then the discards are shuffled."""
    scene = table(2)
    leave_in_pile(scene, "relic", "relic", "vanilla")
    rig(scene, "relic", "vanilla", "relic", "corn", "cocoa", "corn", "cocoa", "corn", "cocoa", "corn")
    new_round(scene)
    assert len(scene.told("reshuffled")) == 1
    assert holds(scene, 0) == {"cocoa": 3, "relic": 2}
    assert holds(scene, 1) == {"corn": 4, "vanilla": 1}
    assert scene.s.total(DISCARD) == 0
    assert scene.s.total(PILE) == 120 - 3 - 10


@rule("MN-3.7")
def test_designers_faq_no_reshuffle_while_the_pile_lasts() -> None:
    """Ten cards are enough for two hands: nothing is shuffled, though the pile ends up empty."""
    scene = table(2)
    leave_in_pile(scene, *DEALT, *DEALT)
    new_round(scene)
    assert scene.told("reshuffled") == []
    assert (scene.s.total(PILE), scene.s.total(DISCARD)) == (0, 120 - 3 - 10)


@rule("MN-3.8")
def test_open_cards_too_come_from_the_remade_pile() -> None:
    scene = table(2)
    own(scene, 1, "D01", "D02")
    leave_in_pile(scene, *DEALT, *DEALT, "relic")
    rig(scene, *DEALT, *DEALT)
    new_round(scene)
    assert len(scene.told("reshuffled")) == 1
    assert lies(scene, QUAY)["relic"] >= 1
    assert scene.s.total(QUAY) == 2


@rule("MN-3.9")
def test_the_market_stays_from_round_to_round() -> None:
    scene = table(3)
    market(scene, "corn", "relic", "vanilla")
    turn(scene, 0)
    end_turns(scene)
    assert scene.s.round == 3
    assert lies(scene, MARKET) == {"corn": 1, "vanilla": 1, "relic": 1}


@rule("MN-3.10")
def test_spent_and_unused_cards_are_discarded_face_up() -> None:
    scene = table(2)
    deal(scene, 0, *["vanilla"] * 3, "cocoa", "corn", "tobacco", "coffee", "relic", "sugar")
    turn(scene, 0, wait=True)
    scene.do(0, "same vanilla 3")
    lay(scene, 0, "vanilla", "vanilla", "vanilla")
    scene.do(0, "win D30")
    assert lies(scene, DISCARD) == {"vanilla": 3}
    sell_different(scene, 0, "cocoa", "corn", "tobacco", "coffee")
    scene.do(0, "relics 1")
    to_storing(scene)
    spent = {"vanilla": 3, "cocoa": 1, "corn": 1, "tobacco": 1, "coffee": 1, "relic": 1, "sugar": 1}
    assert lies(scene, DISCARD) == {name: spent[name] for name in scene.edition.names if name in spent}


@rule("MN-3.10")
def test_what_the_pirates_take_is_discarded_face_up() -> None:
    scene = table(2)
    own(scene, 0, "D01", "D02")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, "corn", "corn")
    scene.do(0, "pick corn", "pick corn", "lose coffee")
    assert lies(scene, DISCARD) == {"coffee": 1}


@rule("MN-3.10", "MN-3.9")
def test_the_trade_discards_nothing_and_the_market_keeps_three() -> None:
    scene = table(3)
    row(scene, "D30", "D26", "D22", "D19", "D16")
    offers(scene, "vanilla vanilla", "corn corn", "corn corn")
    takes(scene)
    scene.do(0, "take 1 corn", "swap potato")
    assert lies(scene, MARKET) == {"cocoa": 1, "corn": 1, "coffee": 1}
    take_and_keep(scene, "1 0 vanilla", "0 2 corn", "2 0 vanilla")
    assert lies(scene, DISCARD) == {}
