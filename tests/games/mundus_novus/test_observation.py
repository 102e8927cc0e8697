"""What a seat observes: names that mean the same at every table, and what they say of positions laid out by hand."""

from __future__ import annotations

import pytest

from fairwind.games.mundus_novus import SPEC
from fairwind.testing import Scene
from tests.games.mundus_novus.tables import (
    deal,
    give_money,
    lay,
    market,
    offers,
    own,
    row,
    store,
    table,
    take_and_keep,
    takes,
    trade,
    turn,
)


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """What the seat observes, by name."""
    out: list[int] = []
    SPEC.observe(scene.s, seat, out)
    return dict(zip(SPEC.observed(scene.s.seats), out, strict=True))


def ones(told: dict[str, int], beginning: str) -> list[str]:
    """What is said to be so, of all names that begin so."""
    return [name.removeprefix(beginning) for name, number in told.items() if name.startswith(beginning) and number]


# -- names


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_no_name_is_given_twice(seats: int) -> None:
    names = SPEC.observed(seats)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", SPEC.seat_counts[1:])
def test_a_larger_table_only_adds_seats(seats: int) -> None:
    smaller, larger = SPEC.observed(seats - 1), SPEC.observed(seats)
    assert larger[: len(smaller)] == smaller
    assert {name.split(".")[0] for name in larger[len(smaller) :]} == {str(seats - 1)}


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_the_number_of_players_is_observed(seats: int) -> None:
    scene = table(seats)
    trade(scene)
    assert ones(observed(scene, 0), "seats-") == [str(seats)]


# -- the round


def test_seats_are_counted_from_the_observer_on() -> None:
    scene = table(3, master=2)
    give_money(scene, 5, 25, 40)
    trade(scene)
    first, second = observed(scene, 0), observed(scene, 1)
    assert [first[f"{seat}.coins"] for seat in range(3)] == [5, 25, 40]
    assert [second[f"{seat}.coins"] for seat in range(3)] == [25, 40, 5]
    assert (first["lead"], second["lead"]) == (-35, -15)
    assert (first["2.master"], second["1.master"]) == (1, 1)


def test_it_is_told_what_is_asked_and_of_whom() -> None:
    scene = table(3, master=1)
    trade(scene)
    told = observed(scene, 0)
    assert ones(told, "asked.") == ["NameNumber"]
    assert [told[f"{seat}.asked"] for seat in range(3)] == [0, 1, 0]
    assert ones(told, "round-") == ["2"]


def test_the_round_in_which_somebody_reaches_the_goal_is_the_last() -> None:
    scene = table(2)
    give_money(scene, 74, 0)
    turn(scene, 0)
    assert observed(scene, 1)["last-round"] == 0
    give_money(scene, 75, 0)
    assert observed(scene, 1)["last-round"] == 1


def test_whoever_had_a_turn_has_nothing_more_to_come() -> None:
    scene = table(2)
    own(scene, 0, "D13")  # earns 2 a round
    own(scene, 1, "D44")  # earns 3
    turn(scene, 0)
    told = observed(scene, 1)
    assert (told["1.turn-now"], told["0.turn-ahead"]) == (1, 1)
    assert (told["1.due"], told["0.due"]) == (2, 3)
    scene.do(0, "pass set")
    told = observed(scene, 1)
    assert (told["0.turn-now"], told["1.turn-ahead"]) == (1, 0)
    assert (told["1.due"], told["0.due"]) == (0, 3)
    assert (told["1.coins"], told["0.soon"]) == (2, 3)


# -- own cards and what they would bring


def test_a_hand_says_what_it_would_bring() -> None:
    scene = table(2)
    deal(scene, 0, "vanilla", "vanilla", "vanilla", "cocoa", "corn", "tobacco", "coffee", "relic", "relic")
    turn(scene, 0)
    told = observed(scene, 0)
    assert told["0.hand.9"] == 3
    assert (told["0.different"], told["0.different-pays"], told["0.relics-pay"]) == (5, 7, 7)
    assert told["0.pays"] == 14
    assert told["0.best-reach"] == 5
    # Three vanilla leave four different and two relics: 5 and 7, and 1 for the set.
    assert told["0.pays-with-5"] == 13
    assert told["0.most-rare"] == 5
    assert (told["0.pairs-rare"], told["0.pairs-common"]) == (1, 0)


def test_a_merchant_supplies_what_is_missing() -> None:
    scene = table(2)
    own(scene, 0, "D19")  # changes a card into a rare resource
    deal(scene, 0, "cocoa", "cocoa", "corn", "coffee")
    turn(scene, 0)
    told = observed(scene, 0)
    assert (told["0.different"], told["0.free-rare"]) == (4, 1)
    scene.do(0, "different", "change cocoa vanilla")
    told = observed(scene, 0)
    assert (told["laying"], told["0.different"], told["0.free-rare"]) == (1, 4, 0)
    lay(scene, 0, "cocoa", "corn", "coffee")
    scene.do(0, "collect")
    told = observed(scene, 0)
    assert (told["made-different"], told["0.different"]) == (1, 0)


def test_natives_and_storm_touch_what_a_hand_would_bring() -> None:
    hand = ("potato", "potato", "potato", "cocoa", "corn", "tobacco", "coffee")
    calm, natives, storm = table(2), table(2), table(2)
    for scene, event in ((calm, "none"), (natives, "natives"), (storm, "storm")):
        deal(scene, 0, *hand)
        turn(scene, 0, event)
    assert (observed(calm, 0)["0.different-pays"], observed(natives, 0)["0.different-pays"]) == (7, 5)
    assert (observed(calm, 0)["0.best-reach"], observed(storm, 0)["0.best-reach"]) == (5, 1)


def test_a_set_tells_how_far_it_reaches() -> None:
    scene = table(2)
    deal(scene, 0, "coffee", "coffee", "coffee")
    turn(scene, 0)
    scene.do(0, "same coffee 3")
    told = observed(scene, 1)
    assert (told["laying"], told["left"], told["reach"]) == (0, 3, 3)
    lay(scene, 0, "coffee", "coffee", "coffee")
    assert (observed(scene, 0)["reach"], observed(scene, 0)["made-same"]) == (3, 1)


def test_cards_on_the_table_are_compared_with_the_hand() -> None:
    scene = table(2)
    deal(scene, 1, "cocoa", "potato", "potato", "corn")
    market(scene, "cocoa", "potato", "sugar")
    offers(scene, "potato indigo", "relic relic")
    takes(scene)
    told = observed(scene, 1)
    assert (told["market.new"], told["market.fits-rare"]) == (1, 1)  # sugar is new, a third potato
    assert (told["open.new"], told["open.fits-rare"]) == (1, 1)
    assert (told["1.open.7"], told["1.open.8"], told["1.offer-sum"]) == (1, 1, 15)
    assert told["unseen.7"] == 8 - 2 - 1 - 1


# -- the others


def test_of_another_hand_only_what_all_saw_is_known() -> None:
    scene = table(2)
    deal(scene, 0, "vanilla", "indigo")
    deal(scene, 1, "sugar")
    offers(scene, "corn", "cocoa")
    takes(scene)
    scene.do(0, "take 1 cocoa", "keep")
    told = observed(scene, 1)
    assert told["1.hidden"] == 3
    assert ones(told, "1.known.") == ["1"]
    assert ones(observed(scene, 0), "0.known.") == ["1"]  # and I know that all know it


def test_a_card_given_in_secret_is_known_to_the_giver_alone() -> None:
    scene = table(3)
    offers(scene, "relic", "corn", "cocoa")
    deal(scene, 0, "vanilla")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic", "0 2 cocoa")  # the master is one card up, seat 2 one down
    assert observed(scene, 0)["2.receives"] == 1
    scene.do(0, "give vanilla")
    assert observed(scene, 0)["2.known.9"] == 1
    assert observed(scene, 1)["1.known.9"] == 0


def test_developments_are_observed_by_what_they_do() -> None:
    scene = table(2)
    own(scene, 0, "D03", "D11", "D39", "D22", "D16")
    own(scene, 1, "D05", "D30")
    turn(scene, 0)
    told = observed(scene, 0)
    assert (told["0.developments"], told["0.caravels"], told["0.slots"]) == (5, 2, 2)
    assert told["0.worth"] == 3  # Pizarro: the 11 counts nothing
    assert (told["0.merchants-uncommon"], told["0.pizarro"], told["1.pizarro"]) == (1, 1, 0)
    assert (told["1.served-before"], told["0.served-before"]) == (2, 0)
    assert told["1.shipyards-pay"] == 1


def test_the_row_tells_what_can_be_won_and_which_event_may_come() -> None:
    scene = table(2)
    row(scene, "D14", "D10", "D44", "D22", "D30")
    turn(scene, 0)
    told = observed(scene, 0)
    assert ones(told, "row-1.event.") == ["fire"]
    assert (told["row-1.merchant-common"], told["row-1.income"]) == (1, 2)
    assert (told["row-2.caravel"], told["row-2.value"]) == (1, 10)
    assert told["row.cortes"] == 1
    assert (told["row-4.warehouse"], told["row-4.slots"], told["row-5.shipyard"]) == (1, 2, 1)


def test_stored_cards_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    scene = table(2)
    own(scene, 0, "D22")
    store(scene, 0, "relic", "vanilla")
    turn(scene, 0)
    assert (observed(scene, 0)["0.stored.relic"], observed(scene, 0)["0.stored-different"]) == (1, 1)
    told = observed(scene, 1)
    assert (told["1.stored"], ones(told, "1.known.")) == (2, [])
