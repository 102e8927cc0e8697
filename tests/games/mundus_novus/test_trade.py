"""Chapter 4: the offers, the Trade Master, the chain of takes, and the card that evens it out."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.rules.trade import offer_sum
from fairwind.games.mundus_novus.state import MARKET, hand, opened, sealed
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actors
from fairwind.kernel.sitting import Sitting
from fairwind.testing import Scene, rule

from .tables import (
    deal,
    end_turns,
    holds,
    lies,
    market,
    new_round,
    offers,
    own,
    rig,
    sees,
    supply,
    table,
    take_and_keep,
    takes,
)


def taker(scene: Scene) -> int:
    """Who must take a card now."""
    assert scene.asks() == "TakeCard"
    (seat,) = scene.actors()
    return seat


# -- offers


@rule("MN-4.1")
def test_the_trade_master_in_office_names_2_3_or_4() -> None:
    scene = table(3, master=2)
    supply(scene)
    assert (scene.asks(), scene.actors()) == ("NameNumber", [2])
    assert scene.texts(2) == ["announce 2", "announce 3", "announce 4"]


@rule("MN-4.2")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_everybody_lays_that_many_face_down_then_all_open_together(number: int) -> None:
    scene = table(3)
    supply(scene)
    scene.do(0, f"announce {number}")
    assert (scene.asks(), scene.actors()) == ("OfferCards", [0, 1, 2])
    for seat in (2, 0, 1):
        assert [scene.s.total(opened(other)) for other in range(3)] == [0, 0, 0], "nothing is open yet"
        scene.do(seat, *[f"offer {name}" for name in ("cocoa", "corn", "tobacco", "coffee")[:number]])
    assert [scene.s.total(opened(other)) for other in range(3)] == [number] * 3


@rule("MN-4.2")
def test_only_cards_in_hand_can_be_offered_and_no_more_than_named() -> None:
    scene = table(3)
    supply(scene)
    scene.do(0, "announce 2")
    assert scene.refused(1, "offer vanilla") == "MN-4.2"
    scene.do(1, "offer corn")
    assert scene.refused(1, "offer corn") == "MN-4.2", "the only corn lies on the table"
    scene.do(1, "offer cocoa")
    assert scene.refused(1, "offer coffee") == "FW-3", "two were named, two are laid"


@rule("MN-4.2")
def test_an_offer_can_be_taken_back_before_all_have_chosen() -> None:
    scene = table(3)
    supply(scene)
    scene.do(0, "announce 2", "offer corn")
    before = holds(scene, 0)
    assert scene.s.pending[-1].take_back(scene.s, 0)
    assert lies(scene, sealed(0)) == {}
    assert holds(scene, 0) == {**before, "corn": 1}
    assert scene.actors() == [0, 1, 2]
    assert not scene.s.pending[-1].take_back(scene.s, 0), "nothing is left to take back"


# -- the Trade Master


@rule("MN-4.3")
def test_the_highest_sum_becomes_trade_master() -> None:
    scene = table(3)
    offers(scene, "sugar sugar", "vanilla coffee", "cocoa corn")
    assert [offer_sum(scene.s, seat) for seat in range(3)] == [12, 13, 3]
    takes(scene)
    assert scene.s.master == 1
    assert scene.told("master-highest") == [{"seat": 1, "sum": 13}], "and everybody hears why"
    assert taker(scene) == 1, "and begins"


@rule("MN-4.3")
def test_a_relic_counts_10() -> None:
    scene = table(3)
    offers(scene, "vanilla vanilla", "relic vanilla", "indigo potato")
    takes(scene)
    assert offer_sum(scene.s, 1) == 19
    assert scene.s.master == 1


@rule("MN-4.4")
def test_in_a_tie_the_trade_master_in_office_keeps_the_title() -> None:
    scene = table(3, master=2)
    offers(scene, "vanilla corn", "cocoa relic", "coffee potato")
    takes(scene)
    assert scene.s.master == 2
    assert scene.told("master-highest") == []
    assert scene.told("master-keeps") == [{"seat": 2, "sum": 11}]
    assert taker(scene) == 2


@rule("MN-4.5")
def test_in_a_tie_without_him_he_names_one_of_the_tied() -> None:
    scene = table(4, master=2)
    offers(scene, "vanilla corn", "cocoa relic", "cocoa cocoa", "corn corn")
    takes(scene)
    assert (scene.asks(), scene.actors()) == ("SettleTie", [2])
    assert scene.texts(2) == ["master 0", "master 1"]
    assert scene.refused(2, "master 2") == "MN-4.5"
    assert scene.refused(2, "master 3") == "MN-4.5"
    scene.do(2, "master 1")
    assert scene.told("master-named") == [{"seat": 1, "by": 2, "sum": 11}]
    assert scene.s.master == 1
    assert taker(scene) == 1


# -- takes


@rule("MN-4.6")
def test_taking_is_compulsory_and_only_from_others() -> None:
    scene = table(3)
    offers(scene, "vanilla vanilla", "corn coffee", "relic cocoa")
    scene.s.master = 2
    takes(scene)
    assert scene.texts(0) == ["take 1 corn", "take 1 coffee", "take 2 cocoa", "take 2 relic"], "nothing to pass with"
    assert scene.refused(0, "take 0 vanilla") == "MN-4.6"
    assert scene.refused(0, "take 1 vanilla") == "MN-4.6"


@rule("MN-4.7")
def test_the_card_is_kept() -> None:
    scene = table(3)
    offers(scene, "vanilla vanilla", "corn coffee", "relic cocoa")
    market(scene, "sugar", "sugar", "potato")
    takes(scene)
    scene.do(0, "take 2 relic")
    assert scene.texts(0) == ["keep", "swap sugar", "swap potato"]
    scene.do(0, "keep")
    assert holds(scene, 0) == {"relic": 1}
    assert lies(scene, MARKET) == {"sugar": 2, "potato": 1}


@rule("MN-4.7")
def test_or_swapped_for_a_card_that_lay_in_the_market() -> None:
    scene = table(3)
    offers(scene, "vanilla vanilla", "corn coffee", "relic cocoa")
    market(scene, "sugar", "sugar", "potato")
    takes(scene)
    scene.do(0, "take 1 corn")
    assert scene.refused(0, "swap corn") == "MN-4.7", "not for the card just laid down"
    scene.do(0, "swap potato")
    assert holds(scene, 0) == {"potato": 1}
    assert lies(scene, MARKET) == {"corn": 1, "sugar": 2}


@rule("MN-4.7")
def test_equal_may_be_swapped_for_equal() -> None:
    scene = table(3)
    offers(scene, "vanilla vanilla", "corn coffee", "relic cocoa")
    market(scene, "corn", "sugar", "potato")
    takes(scene)
    scene.do(0, "take 1 corn", "swap corn")
    assert holds(scene, 0) == {"corn": 1}
    assert lies(scene, MARKET) == {"corn": 1, "sugar": 1, "potato": 1}


@rule("MN-4.8")
def test_whoever_lost_the_card_takes_next_also_from_the_one_who_took_it() -> None:
    scene = table(4)
    offers(scene, "vanilla vanilla", "corn coffee", "relic cocoa", "corn corn")
    takes(scene)
    take_and_keep(scene, "0 2 cocoa")
    assert taker(scene) == 2
    assert "take 0 vanilla" in scene.texts(2)
    take_and_keep(scene, "2 3 corn")
    assert taker(scene) == 3
    take_and_keep(scene, "3 2 relic")
    assert taker(scene) == 2


@rule("MN-4.9")
def test_example_of_the_rulebook_a_takes_from_b_b_from_a_then_a_must_turn_to_somebody_else() -> None:
    scene = table(3)
    offers(scene, "relic relic relic", "corn corn corn", "cocoa cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic")
    assert scene.refused(0, "take 1 corn") == "MN-4.9"
    assert scene.texts(0) == ["take 2 cocoa"]
    take_and_keep(scene, "0 2 cocoa")
    assert taker(scene) == 2
    assert scene.texts(2) == ["take 0 relic", "take 1 corn"], "one take between 0 and 2 so far"


@rule("MN-4.9")
def test_a_take_from_a_third_player_breaks_the_row_of_two() -> None:
    scene = table(3)
    offers(scene, "relic relic relic", "corn corn corn", "cocoa cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 2 cocoa", "2 1 corn")
    assert scene.refused(1, "take 2 cocoa") == "MN-4.9"
    take_and_keep(scene, "1 0 relic")
    assert scene.refused(0, "take 1 corn") == "", "the take before was between 1 and 2"


@rule("MN-4.10")
def test_the_ban_is_lifted_when_nobody_else_has_an_open_card() -> None:
    scene = table(3)
    offers(scene, "relic relic", "corn corn", "cocoa")
    takes(scene)
    take_and_keep(scene, "0 2 cocoa", "2 0 relic")
    assert scene.refused(0, "take 1 corn") == ""
    take_and_keep(scene, "0 1 corn", "1 0 relic")
    assert scene.texts(0) == ["take 1 corn"], "seat 2 has nothing left: the third take in a row is allowed"


@rule("MN-4.11")
def test_the_ban_begins_anew_each_round() -> None:
    """The last two takes of the round were between 0 and 1; the first of the next may be so again."""
    scene = table(3)
    own(scene, 2, "D38")
    offers(scene, "relic relic", "corn corn", "")
    deal(scene, 2, "corn")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 1 corn", "1 0 relic")
    scene.do(0, "first 0")
    rig(scene, *["vanilla", "cocoa", "corn"] * 5)
    end_turns(scene)
    scene.do(0, "announce 2", "offer vanilla", "offer vanilla")
    scene.do(1, "offer cocoa", "offer cocoa")
    scene.do(2, "offer corn", "offer corn")
    assert scene.texts(0) == ["take 1 cocoa", "take 2 corn"]


# -- the end of the trade


@rule("MN-4.12")
def test_nothing_left_to_take_from_others_so_the_active_player_takes_his_own_back() -> None:
    """A player whom the others avoided: the special case of the rulebook, as Trade Master all is even."""
    scene = table(3)
    offers(scene, "relic relic", "corn", "cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 2 cocoa", "2 0 relic")
    assert scene.asks() == "NameFirst", "only the Trade Master had a card left"
    assert holds(scene, 0) == {"corn": 1, "relic": 1}
    assert scene.s.total(opened(0)) == 0


@rule("MN-4.12", "MN-4.13")
def test_special_case_of_the_rulebook_somebody_else_was_avoided() -> None:
    """Seat 2 has a card open when the others have none: it comes back, and the Trade Master adds one."""
    scene = table(4)
    offers(scene, "vanilla vanilla", "corn corn", "cocoa cocoa", "sugar sugar")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 3 sugar", "3 0 vanilla", "0 1 corn", "1 3 sugar", "3 0 vanilla")
    assert scene.texts(0) == ["take 2 cocoa"], "he must take one card more than he offered"
    take_and_keep(scene, "0 2 cocoa")
    assert (scene.asks(), scene.actors()) == ("GiveCard", [0])
    assert holds(scene, 2) == {"cocoa": 1}, "his last card is back in hand"
    scene.do(0, "give corn")
    assert [scene.s.total(hand(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert holds(scene, 2) == {"cocoa": 1, "corn": 1}


@rule("MN-4.13")
def test_first_case_of_the_rulebook_the_last_card_was_the_trade_masters() -> None:
    scene = table(3)
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 2 cocoa", "2 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic")
    assert scene.asks() == "NameFirst", "no card is given"
    assert [scene.s.total(hand(seat)) for seat in range(3)] == [2, 2, 2]


@rule("MN-4.13")
def test_second_case_of_the_rulebook_the_last_card_was_another_players() -> None:
    """The Trade Master has taken one card too many and gives one from hand, whether it was traded or not."""
    scene = table(3)
    deal(scene, 0, "sugar")
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic", "0 1 corn", "1 2 cocoa")
    assert (scene.asks(), scene.actors()) == ("GiveCard", [0])
    assert [scene.s.total(hand(seat)) for seat in range(3)] == [4, 2, 1]
    assert scene.texts(0) == ["give cocoa", "give corn", "give sugar"]
    assert scene.refused(0, "give relic") == "MN-4.13"
    scene.do(0, "give sugar")
    assert [scene.s.total(hand(seat)) for seat in range(3)] == [3, 2, 2]
    assert holds(scene, 2) == {"sugar": 1, "relic": 1}


@rule("MN-4.14", "MN-9.1")
def test_the_card_is_given_before_progression_and_only_giver_and_receiver_know_it() -> None:
    scene = table(3)
    deal(scene, 0, "sugar")
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa", "2 0 relic", "0 1 corn", "1 2 cocoa")
    assert scene.s.pending[-1].SEALED
    scene.do(0, "give sugar")
    assert scene.asks() == "NameFirst"
    assert sees(scene, 2)["own"]["hand"]["sugar"] == 1
    assert sees(scene, 0)["own"]["notes"] == [{"holders": [2], "resource": "sugar", "keeper": -1}]
    for onlooker in (1, None):
        assert sees(scene, onlooker)["seats"][2]["shown"] == {"relic": 1}
        assert "sugar" not in str([sees(scene, onlooker)[part] for part in ("seats", "own")])


@rule("MN-4.15")
def test_nobody_else_has_an_open_card_so_the_trade_is_over_at_once() -> None:
    scene = table(2)
    own(scene, 1, "D38")
    deal(scene, 1, "corn")
    offers(scene, "relic cocoa", "")
    takes(scene)
    assert scene.asks() == "NameFirst"
    assert holds(scene, 0) == {"cocoa": 1, "relic": 1}
    assert holds(scene, 1) == {"corn": 1}


@rule("MN-4.16")
def test_cards_of_one_resource_are_alike() -> None:
    scene = table(3)
    offers(scene, "relic relic", "corn corn", "cocoa cocoa")
    market(scene, "sugar", "sugar", "sugar")
    takes(scene)
    assert scene.texts(0) == ["take 1 corn", "take 2 cocoa"]
    scene.do(0, "take 1 corn")
    assert scene.texts(0) == ["keep", "swap sugar"]


@rule("MN-4.6", "MN-4.8", "MN-4.13")
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_the_trade_everybody_has_as_many_cards_as_before(seats: int, number: int) -> None:
    scene = table(seats)
    own(scene, seats - 1, "D01", "D03")
    new_round(scene)
    while scene.asks() == "ChooseFromQuay":
        (seat,) = scene.actors()
        scene.do(seat, scene.texts(seat)[0])
    before = [scene.s.total(hand(seat)) for seat in range(seats)]
    scene.do(0, f"announce {number}")
    while scene.asks() != "NameFirst":
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[-1])
    assert [scene.s.total(hand(seat)) for seat in range(seats)] == before
    assert before == [5] * (seats - 1) + [7]


# -- two players


@rule("MN-8.1", "MN-4.9")
def test_with_two_players_the_ban_on_three_takes_does_not_hold() -> None:
    scene = table(2)
    offers(scene, "relic relic relic", "corn corn corn")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic")
    assert scene.texts(0) == ["take 1 corn"]
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 1 corn", "1 0 relic")
    assert scene.asks() == "NameFirst", "equal offers leave nothing over: no card is given"
    assert [scene.s.total(hand(seat)) for seat in range(2)] == [3, 3]


@rule("MN-8.1", "MN-4.13")
def test_with_two_players_and_las_casas_the_bookkeeping_decides() -> None:
    """Seat 1 offered one card only; seat 0 loses nothing for it, and both end with what they had."""
    scene = table(2)
    own(scene, 1, "D38")
    deal(scene, 1, "sugar", "sugar")
    offers(scene, "relic relic", "corn")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic")
    assert scene.asks() == "NameFirst"
    assert holds(scene, 0) == {"corn": 1, "relic": 1}
    assert holds(scene, 1) == {"sugar": 2, "relic": 1}


@rule("MN-4.2")
def test_the_number_stands_once_somebody_has_offered_in_secret() -> None:
    """Until then the Trade Master may think again, and everybody may about their own offer until all are opened."""
    scene = table(3)
    supply(scene)
    sitting = Sitting(SPEC, scene.edition, scene.s, Seeded("sitting"))
    sitting.answer(0, "announce 4")
    sitting.undo(0)
    sitting.answer(0, "announce 2")
    sitting.answer(1, "offer corn")
    refusal = sitting.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "FW-7"
    sitting.answer(0, "offer corn")
    sitting.answer(2, "offer corn")
    sitting.undo(0)
    sitting.undo(1)
    assert sitting.undo_refusal(0) is not None
    assert actors(sitting.state) == [0, 1, 2]
