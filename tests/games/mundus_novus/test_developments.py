"""Chapter 7: caravels, shipyards, warehouses and the nine characters."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus.rules.supply import fleets
from fairwind.games.mundus_novus.rules.trade import is_trio, offer_sum
from fairwind.games.mundus_novus.state import DISCARD, MARKET, QUAY, hand, opened, stored
from fairwind.games.mundus_novus.vocabulary import EVENTS
from fairwind.testing import Scene, rule

from .tables import (
    DEALT,
    deal,
    empty_the_deck,
    end_turns,
    give_money,
    holds,
    in_row,
    lay,
    lies,
    market,
    new_round,
    offers,
    own,
    owns,
    row,
    sees,
    sell_different,
    supply,
    table,
    take_and_keep,
    takes,
    to_storing,
    turn,
)


def win_with_three_vanilla(scene: Scene, seat: int = 0) -> None:
    """Lay a set that reaches the whole row."""
    scene.do(seat, "same vanilla 3")
    lay(scene, seat, "vanilla", "vanilla", "vanilla")


# -- caravels, shipyards, warehouses


@rule("MN-7.1")
def test_a_caravel_brings_one_more_card_each_supply() -> None:
    scene = table(2)
    own(scene, 1, "D03")
    for _ in range(2):
        supply(scene, "relic")
        scene.do(1, "pick relic")
        assert [scene.s.total(hand(seat)) for seat in range(2)] == [5, 6]
        scene.s.move_all(hand(0), DISCARD)
        scene.s.move_all(hand(1), DISCARD)
        scene.s.shown[:] = [0] * len(scene.s.shown)


@rule("MN-7.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "shipyards", "pays"),
    [(0, (1, 1), 1, 2), (0, (1, 1), 2, 4), (1, (1, 2), 1, 1), (1, (1, 0), 2, 0), (2, (1, 3), 3, 3)],
)
def test_a_shipyard_pays_1_for_each_opponent_with_more_caravels(
    mine: int, theirs: tuple[int, int], shipyards: int, pays: int
) -> None:
    scene = table(3)
    caravels = ["D01", "D02", "D03", "D05", "D06", "D07", "D08"]
    for seat, count in enumerate((mine, *theirs)):
        own(scene, seat, *[caravels.pop() for _ in range(count)])
    own(scene, 0, *("D30", "D31", "D32")[:shipyards])
    turn(scene, 0)
    scene.do(0, "pass set")
    assert scene.s.coins[0] == pays


@rule("MN-7.2")
def test_a_shipyard_looks_at_the_caravels_at_the_end_of_its_owners_turn() -> None:
    scene = table(2)
    own(scene, 1, "D30")
    row(scene, "D01", "D26", "D22", "D19", "D16")
    deal(scene, 0, "cocoa", "cocoa", "cocoa")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    scene.do(0, "win D01", "pass set")
    assert scene.s.coins[1] == 0
    scene.do(1, "pass set")
    assert scene.s.coins[1] == 1, "seat 0 has won a caravel just before"


@rule("MN-7.3")
@pytest.mark.parametrize(("cards", "slots", "income"), [(("D22",), 2, 0), (("D26",), 1, 1), (("D22", "D26"), 3, 1)])
def test_a_warehouse_stores_2_cards_or_1_and_a_doubloon(cards: tuple[str, ...], slots: int, income: int) -> None:
    scene = table(2)
    own(scene, 0, *cards)
    deal(scene, 0, *["corn"] * 3, "relic", "vanilla")
    turn(scene, 0, wait=True)
    to_storing(scene)
    for _ in range(slots):
        assert (scene.asks(), scene.actors()) == ("StoreCards", [0])
        assert scene.refused(0, "store cocoa") == "MN-7.3"
        scene.do(0, "store corn")
    assert scene.asks() == "NameFirst", "no slot is left"
    assert lies(scene, stored(0)) == {"corn": slots}
    assert scene.s.coins[0] == income


@rule("MN-7.3")
def test_slots_may_stay_empty() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    deal(scene, 0, "corn", "relic")
    turn(scene, 0, wait=True)
    to_storing(scene)
    scene.do(0, "store relic", "pass store")
    assert lies(scene, stored(0)) == {"relic": 1}


# -- Almagro


@rule("MN-7.4")
def test_almagro_may_take_the_top_card_of_the_pile_instead() -> None:
    scene = table(3)
    own(scene, 0, "D36")
    deal(scene, 0, "cocoa", "cocoa", "cocoa")
    deal(scene, 1, "cocoa", "cocoa", "cocoa")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    assert scene.texts(0) == ["win D30", "pile"]
    scene.driver.waiting.append("card D44")
    scene.do(0, "pile", "pass set")
    assert owns(scene, 0) == ["D36", "D44"]
    assert scene.s.coins[0] == 2 + 3
    scene.do(1, "same cocoa 3")
    lay(scene, 1, "cocoa", "cocoa", "cocoa")
    assert scene.refused(1, "pile") == "MN-7.4"


@rule("MN-7.5")
def test_almagros_card_is_unseen_and_the_row_stays() -> None:
    scene = table(3)
    own(scene, 0, "D36")
    deal(scene, 0, "cocoa", "cocoa", "cocoa")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    before, left = in_row(scene), scene.s.deck_left()
    assert sees(scene, 0)["deck"] == left, "only the number of cards is known"
    scene.do(0, "pile")
    assert in_row(scene) == before
    assert scene.s.deck_left() == left - 1
    assert scene.told("row-card") == []


@rule("MN-7.5")
def test_almagro_finds_no_card_in_an_empty_pile() -> None:
    scene = table(3)
    own(scene, 0, "D36")
    empty_the_deck(scene, 2)
    deal(scene, 0, "cocoa", "cocoa", "cocoa")
    turn(scene, 0)
    scene.do(0, "same cocoa 3")
    lay(scene, 0, "cocoa", "cocoa", "cocoa")
    assert scene.texts(0) == ["win D30"]
    assert scene.refused(0, "pile") == "MN-7.5"


# -- de la Cosa


@rule("MN-7.6")
def test_de_la_cosa_no_king_helps_his_owner() -> None:
    scene = table(3)
    own(scene, 0, "D37")
    deal(scene, 0, *["vanilla"] * 3, *["cocoa"] * 3)
    turn(scene, 0, "kings-help")
    win_with_three_vanilla(scene)
    scene.do(0, "win D30")
    assert scene.refused(0, "same cocoa 3") == "MN-5.2"


@rule("MN-7.6")
def test_de_la_cosa_natives_and_storm_pass_him_by() -> None:
    scene = table(3)
    own(scene, 0, "D37")
    deal(scene, 0, *DEALT)
    turn(scene, 0, "natives")
    sell_different(scene, 0, *DEALT)
    assert scene.s.coins[0] == 7
    scene = table(3)
    own(scene, 0, "D37")
    deal(scene, 0, *["vanilla"] * 3)
    turn(scene, 0, "storm")
    win_with_three_vanilla(scene)
    assert len(scene.texts(0)) == 5


@rule("MN-7.6")
def test_de_la_cosa_fire_and_pirates_pass_him_by() -> None:
    scene = table(3)
    own(scene, 0, "D37", "D22")
    deal(scene, 0, "corn")
    turn(scene, 0, "fire")
    to_storing(scene)
    assert (scene.asks(), scene.actors()) == ("StoreCards", [0])
    scene = table(2)
    own(scene, 0, "D37", "D01", "D02")
    own(scene, 1, "D03", "D05")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, *["corn"] * 4)
    scene.do(0, "pick corn", "pick corn")
    scene.do(1, "pick corn", "pick corn")
    assert (scene.asks(), scene.actors()) == ("LoseToPirates", [1])


@rule("MN-7.7", "MN-2.3")
def test_de_la_cosa_ends_the_kings_help_the_moment_he_is_won() -> None:
    scene = table(3)
    row(scene, "D37", "D26", "D22", "D19", "D16")
    deal(scene, 0, *["vanilla"] * 3, *["cocoa"] * 3)
    turn(scene, 0, "kings-help")
    win_with_three_vanilla(scene)
    scene.do(0, "win D37")
    assert scene.refused(0, "same cocoa 3") == "MN-5.2"


@rule("MN-7.7")
@pytest.mark.parametrize("event", ["natives", "fire"])
def test_de_la_cosa_protects_the_rest_of_the_turn(event: str) -> None:
    scene = table(3)
    own(scene, 0, "D22")
    row(scene, "D37", "D26", "D30", "D19", "D16")
    deal(scene, 0, *["vanilla"] * 3, *DEALT, "relic")
    turn(scene, 0, event)
    win_with_three_vanilla(scene)
    scene.do(0, "win D37")
    sell_different(scene, 0, *DEALT)
    assert scene.s.coins[0] == 7
    to_storing(scene)
    assert (scene.asks(), scene.actors()) == ("StoreCards", [0])


# -- Las Casas


@rule("MN-7.8")
@pytest.mark.parametrize("offered", range(5))
def test_example_of_the_rulebook_las_casas_says_4_and_offers_what_he_likes(offered: int) -> None:
    """From 0 up to the number, even as the Trade Master who named it; the others are bound."""
    scene = table(3)
    own(scene, 0, "D38")
    supply(scene)
    scene.do(0, "announce 4")
    for name in DEALT[:offered]:
        scene.do(0, f"offer {name}")
    scene.do(0, *["offer-nothing"] * (4 - offered))
    for seat in (1, 2):
        assert scene.refused(seat, "offer-nothing") == "MN-7.8"
        scene.do(seat, *[f"offer {name}" for name in DEALT[1:]])
    assert scene.s.total(opened(0)) == offered


@rule("MN-7.8")
def test_las_casas_owner_who_offered_nothing_takes_no_part() -> None:
    scene = table(3)
    own(scene, 2, "D38")
    deal(scene, 2, "corn", "corn")
    offers(scene, "relic relic", "corn corn", "")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 1 corn", "1 0 relic")
    assert scene.asks() == "NameFirst"
    assert holds(scene, 2) == {"corn": 2}


@rule("MN-7.9")
def test_las_casas_how_many_stays_hidden_and_after_nothing_comes_nothing() -> None:
    scene = table(3)
    own(scene, 0, "D38")
    supply(scene)
    scene.do(0, "announce 3", "offer corn")
    one = sees(scene, 1)
    scene.do(0, "offer-nothing")
    assert scene.refused(0, "offer corn") == "MN-7.9"
    assert scene.texts(0) == ["offer-nothing"], "he answers as often as all, so nobody can count"
    two = sees(scene, 1)
    assert two["seats"][0].pop("parts") == one["seats"][0].pop("parts") + 1 == 2
    assert two == one


@rule("MN-7.9", "MN-7.14")
def test_las_casas_with_no_card_one_may_become_trade_master() -> None:
    """Valdivia's 3 beat a cocoa and a cocoa."""
    scene = table(3)
    own(scene, 1, "D38", "D41")
    offers(scene, "cocoa cocoa", "", "cocoa cocoa")
    takes(scene)
    assert scene.s.master == 1
    assert scene.actors() == [1], "and takes a card, though he offered none"
    take_and_keep(scene, "1 0 cocoa", "0 2 cocoa", "2 0 cocoa", "0 2 cocoa")
    assert (scene.asks(), scene.actors()) == ("GiveCard", [1]), "he gives one for it"


# -- Pizarro and Ponce de Leon


@rule("MN-7.10")
def test_pizarro_the_highest_caravel_counts_0() -> None:
    scene = table(3)
    own(scene, 0, "D39", "D03", "D11")
    own(scene, 1, "D05")
    assert [(f.seat, f.worth) for f in fleets(scene.s)] == [(0, 3), (1, 5)]


@rule("MN-7.11")
def test_pizarros_0_counts_for_ties_too() -> None:
    scene = table(2)
    own(scene, 0, "D39", "D03", "D11")  # 3 + 0
    own(scene, 1, "D01", "D02")  # 3, smallest 1
    assert [(f.seat, f.worth, f.smallest) for f in fleets(scene.s)] == [(0, 3, 0), (1, 3, 1)]


@rule("MN-7.11", "MN-7.12")
def test_pizarro_and_ponce_only_one_caravel_counts_0() -> None:
    scene = table(2)
    own(scene, 0, "D39", "D40", "D03", "D10", "D11")
    supply(scene, *["corn"] * 3)
    scene.do(0, "split D10", "pass split")
    assert sorted(f.worth for f in fleets(scene.s)) == [3, 10], "3 + 0 and 10: the second fleet has its own highest"


@rule("MN-7.12")
def test_ponce_splits_the_caravels_into_two_fleets() -> None:
    scene = table(2)
    own(scene, 0, "D40", "D01", "D11")
    own(scene, 1, "D05")
    supply(scene, "relic", "corn", "cocoa")
    assert (scene.asks(), scene.actors()) == ("SplitFleet", [0])
    assert scene.texts(0) == ["split D01", "split D11", "pass split"]
    assert scene.refused(0, "split D05") == "MN-7.12", "not his caravel"
    scene.do(0, "split D11")
    assert scene.refused(0, "split D11") == "MN-7.12"
    scene.do(0, "pass split")
    order = []
    while scene.asks() == "ChooseFromQuay":
        order += scene.actors()
        scene.do(order[-1], scene.texts(order[-1])[-1])
    assert order == [0, 1, 0], "1, then 5, then 11"


@rule("MN-7.12", "MN-2.9")
@pytest.mark.parametrize(
    ("second", "lost"), [((), 1), (("D01",), 1), (("D01", "D02"), 2), (("D01", "D02", "D03", "D05"), 1)]
)
def test_ponce_pirates_look_at_each_fleet_on_its_own(second: tuple[str, ...], lost: int) -> None:
    scene = table(2)
    own(scene, 0, "D40", "D01", "D02", "D03", "D05")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, *["corn"] * 4)
    scene.do(0, *[f"split {name}" for name in second])
    if len(second) < 4:
        scene.do(0, "pass split")
    scene.do(0, *["pick corn"] * 4)
    for _ in range(lost):
        assert scene.asks() == "LoseToPirates"
        scene.do(0, "lose corn")
    assert scene.asks() == "NameNumber"


@rule("MN-7.12", "MN-2.9")
def test_ponce_with_two_caravels_apart_the_pirates_get_nothing() -> None:
    scene = table(2)
    own(scene, 0, "D40", "D01", "D02")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, "corn", "corn")
    scene.do(0, "split D01", "pass split", "pick corn", "pick corn")
    assert scene.asks() == "NameNumber"


@rule("MN-7.13")
def test_ponce_is_asked_each_round_after_the_deal_and_before_the_open_cards() -> None:
    scene = table(2)
    own(scene, 0, "D40", "D01", "D02")
    for _ in range(2):
        new_round(scene)
        assert scene.asks() == "SplitFleet"
        assert scene.s.second == [], "the fleets are formed anew"
        assert scene.s.total(hand(1)) == 5
        assert scene.s.total(QUAY) == 0
        scene.do(0, "split D01", "pass split")
        assert scene.s.total(QUAY) == 2
        for seat in range(2):
            scene.s.move_all(hand(seat), DISCARD)
        scene.s.move_all(QUAY, DISCARD)


@rule("MN-7.13")
def test_ponce_is_not_asked_with_a_single_caravel_and_may_keep_one_fleet() -> None:
    scene = table(2)
    own(scene, 0, "D40", "D01")
    supply(scene, "corn")
    assert scene.asks() == "ChooseFromQuay"
    scene = table(2)
    own(scene, 0, "D40", "D01", "D02")
    supply(scene, "corn", "corn")
    scene.do(0, "pass split")
    assert [(f.seat, f.count) for f in fleets(scene.s)] == [(0, 2)]


# -- Valdivia and Orellana


@rule("MN-7.14")
def test_valdivia_counts_3_more_when_the_trade_master_is_found() -> None:
    scene = table(3)
    own(scene, 2, "D41")
    offers(scene, "vanilla corn", "cocoa cocoa", "vanilla vanilla")
    assert [offer_sum(scene.s, seat) for seat in range(3)] == [11, 2, 21]
    scene = table(3)
    own(scene, 2, "D41")
    offers(scene, "vanilla corn", "cocoa cocoa", "indigo cocoa")
    takes(scene)
    assert scene.s.master == 2, "9 and 3 beat 11"


@rule("MN-7.15")
@pytest.mark.parametrize(
    ("lies_there", "taken", "swapped", "pays"),
    [
        ("corn corn vanilla", "corn", "vanilla", 2),
        ("corn coffee vanilla", "tobacco", "vanilla", 2),
        ("corn corn corn", "corn", "corn", 2),
        ("corn tobacco coffee", "corn", "corn", 2),
        ("corn corn vanilla", "corn", "corn", 0),
        ("corn coffee vanilla", "tobacco", "corn", 0),
    ],
)
def test_orellana_gets_2_when_his_swap_leaves_three_equal_or_consecutive(
    lies_there: str, taken: str, swapped: str, pays: int
) -> None:
    scene = table(3)
    own(scene, 0, "D42")
    market(scene, *lies_there.split())
    offers(scene, "relic relic", f"{taken} cocoa", "cocoa cocoa")
    takes(scene)
    scene.do(0, f"take 1 {taken}", f"swap {swapped}")
    assert scene.s.coins[0] == pays, "at once"


@rule("MN-7.15")
def test_orellana_several_times_a_round_but_not_for_others_nor_for_keeping() -> None:
    scene = table(3)
    own(scene, 0, "D42")
    market(scene, "corn", "corn", "corn")
    offers(scene, "relic relic relic", "corn corn corn", "corn corn corn")
    takes(scene)
    scene.do(0, "take 1 corn", "swap corn")
    scene.do(1, "take 0 relic", "keep")
    scene.do(0, "take 2 corn", "swap corn")
    scene.do(2, "take 1 corn", "swap corn")
    scene.do(1, "take 0 relic", "keep")
    scene.do(0, "take 2 corn", "keep")
    assert scene.s.coins == [4, 0, 0]


@rule("MN-7.16")
@pytest.mark.parametrize(
    ("names", "trio"),
    [
        ("relic relic relic", True),
        ("potato indigo vanilla", True),
        ("vanilla potato indigo", True),
        ("indigo vanilla relic", False),
        ("vanilla cocoa corn", False),
        ("indigo vanilla cocoa", False),
        ("corn corn tobacco", False),
        ("cocoa tobacco cotton", False),
    ],
)
def test_orellana_three_relics_count_but_a_relic_is_in_no_run_and_9_and_1_are_no_neighbours(
    names: str, trio: bool
) -> None:
    scene = table(2)
    market(scene, *names.split())
    assert is_trio(scene.s.at[MARKET]) == trio


# -- Coronado and Cortes


@rule("MN-7.17")
@pytest.mark.parametrize("event", EVENTS[1:])
def test_coronado_pays_2_for_any_event_when_card_1_has_none(event: str) -> None:
    scene = table(3)
    own(scene, 1, "D43")
    give_money(scene, 9, 9, 9)
    new_round(scene)
    assert (scene.asks(), scene.actors()) == ("BuyEvent", [1])
    assert scene.texts(1) == [*[f"event {name}" for name in EVENTS[1:]], "pass event"]
    scene.do(1, f"event {event}")
    assert EVENTS[scene.s.event] == event
    assert scene.s.coins == [9, 7, 9]
    assert scene.told("paid") == [{"seat": 1, "count": 2, "source": "coronado"}]


@rule("MN-7.17")
def test_coronado_may_let_it_be() -> None:
    scene = table(3)
    own(scene, 1, "D43")
    give_money(scene, 9, 9, 9)
    new_round(scene)
    scene.do(1, "pass event")
    assert (scene.s.event, scene.s.coins) == (0, [9, 9, 9])


@rule("MN-7.17")
@pytest.mark.parametrize(("card_1", "coins"), [("D08", 9), ("D30", 1), ("D30", 0)])
def test_coronado_is_not_asked_when_there_is_an_event_or_no_money(card_1: str, coins: int) -> None:
    scene = table(3)
    own(scene, 1, "D43")
    row(scene, card_1, "D26", "D22", "D19", "D16")
    give_money(scene, 9, coins, 9)
    new_round(scene)
    assert scene.asks() == "NameNumber"


@rule("MN-7.18")
def test_coronado_decides_before_the_deal_and_for_this_round_only() -> None:
    scene = table(2)
    own(scene, 1, "D43")
    give_money(scene, 9, 9)
    new_round(scene)
    assert [scene.s.total(hand(seat)) for seat in range(2)] == [0, 0]
    scene.do(1, "event storm")
    turn(scene, 0, "storm")
    end_turns(scene)
    assert (scene.asks(), scene.s.event) == ("BuyEvent", 0), "the storm is over, and he may pay again"


@rule("MN-7.18")
def test_coronados_event_hits_him_too() -> None:
    scene = table(2)
    own(scene, 1, "D43", "D01", "D02")
    give_money(scene, 9, 9)
    new_round(scene)
    scene.do(1, "event pirates")
    while scene.asks() == "ChooseFromQuay":
        scene.do(1, scene.texts(1)[0])
    assert (scene.asks(), scene.actors()) == ("LoseToPirates", [1])


@rule("MN-7.18", "MN-7.6")
def test_coronado_with_de_la_cosa_buys_for_the_others_only() -> None:
    scene = table(2)
    own(scene, 1, "D43", "D37", "D01", "D02")
    give_money(scene, 9, 9)
    new_round(scene)
    scene.do(1, "event pirates")
    while scene.asks() == "ChooseFromQuay":
        scene.do(1, scene.texts(1)[0])
    assert scene.asks() == "NameNumber"


@rule("MN-5.20")
@pytest.mark.parametrize(
    ("card", "income"),
    [
        ("D36", 2), ("D37", 1), ("D38", 1), ("D39", 0), ("D40", 0), ("D41", 1), ("D42", 0), ("D43", 0), ("D44", 3),
        ("D13", 2), ("D16", 1), ("D19", 0), ("D22", 0), ("D26", 1), ("D30", 0), ("D01", 0),
    ],
)  # fmt: skip
def test_what_each_kind_of_development_earns_a_round(card: str, income: int) -> None:
    scene = table(3)
    own(scene, 0, card)
    turn(scene, 0)
    scene.do(0, "pass set")
    assert scene.s.coins[0] == income
