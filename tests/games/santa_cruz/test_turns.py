"""Chapter 2: the landing, and the cards that follow, one a turn."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz.state import CARD, birds, hand, played
from fairwind.testing import rule

from .tables import edition, face, in_supply, open_sites, play_on, sees, settle, site, table, turn


@rule("SC-2.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    scene = table(4, start=2)
    order = []
    for name in ("C10", "C11", "C12", "C13"):
        order += scene.actors()
        scene.do(order[-1], f"build {name}")
    assert order == [2, 3, 0, 1]
    for seat in (2, 3, 0, 1, 2):
        assert (scene.asks(), scene.actors()) == ("ChooseCard", [seat])
        scene.do(seat, scene.texts(seat)[-1])


@rule("SC-2.2")
def test_everybody_lands_on_the_coast_without_playing_a_card() -> None:
    scene = table(3)
    assert scene.asks() == "Land"
    assert scene.texts(0) == [f"build C{n:02}" for n in range(1, 19)]
    assert scene.refused(0, "build L01") == "SC-2.2"
    assert scene.refused(0, "build V10") == "SC-2.2"
    assert scene.refused(0, "play ship") == "FW-4"
    scene.do(0, "build C15")
    assert scene.refused(1, "build C15") == "SC-4.11"
    assert scene.s.total(hand(0)) == 10, "seven construction cards and three score cards are still in hand"


@rule("SC-2.3")
def test_a_landing_brings_points_bird_and_neighbours() -> None:
    scene = table(4)
    scene.do(0, "build C03")
    assert scene.s.points[0] == 2
    assert scene.s.total(birds(0)) == 1
    assert face(scene, "L02") != ""
    assert len(open_sites(scene)) == 18 + 1


@rule("SC-2.4")
def test_exactly_one_card_of_the_hand_is_played_each_turn() -> None:
    scene = table(4, sets="BACD")
    turn(scene, 0)
    assert scene.texts(0) == ["play ship", "play road", "play river", "play double", "score sheep", "score wood"]
    assert scene.refused(0, "score gold") == "SC-2.4"
    scene.do(0, "score sheep")
    assert scene.actors() == [1]
    turn(scene, 0)
    assert scene.refused(0, "score sheep") == "SC-2.4", "it was played already"


@rule("SC-2.4")
def test_a_construction_card_that_is_spent_cannot_be_played() -> None:
    scene = table(4)
    turn(scene, 0)
    scene.do(0, "play ship", "build C10")
    turn(scene, 0)
    assert scene.refused(0, "play ship") == "SC-2.4"


@rule("SC-2.5")
def test_played_cards_lie_open() -> None:
    scene = table(4)
    turn(scene, 0)
    scene.do(0, "score wood")
    scene.do(1, "play river")
    seats = sees(scene, None)["seats"]
    assert seats[0]["scored"] == ["wood"]
    assert seats[1]["played"]["river"] == 1
    assert scene.s.at[played(1)][CARD : CARD + 4] == [0, 0, 1, 0]


@rule("SC-2.6")
@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 11), (4, 10)])
def test_a_round_ends_when_all_cards_are_played(seats: int, turns: int) -> None:
    scene = table(seats)
    taken = [0] * seats
    while scene.asks() != "ChoosePile":
        seat = scene.actors()[0]
        taken[seat] += scene.asks() in {"Land", "ChooseCard"}
        scene.do(seat, scene.texts(seat)[-1])
    assert taken == [turns] * seats
    assert [scene.s.total(played(seat)) for seat in range(seats)] == [turns - 1] * seats


@rule("SC-2.7", "SC-4.14")
def test_a_card_that_does_nothing_may_be_played() -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    turn(scene, 0)
    scene.do(0, "play river")
    assert scene.actors() == [1], "no building on a river, so nothing is asked"
    assert scene.told("nothing") == [{"seat": 0}]


@rule("SC-2.7")
def test_a_score_card_may_pay_nobody_or_only_others() -> None:
    scene = table(4)
    settle(scene, 1, "C18")
    turn(scene, 0)
    before = scene.s.points[:]
    scene.do(0, "score sheep")
    assert [now - then for now, then in zip(scene.s.points, before, strict=True)] == [0, 7, 0, 0]


@rule("SC-2.8")
def test_there_is_always_a_site_to_land_on() -> None:
    scene = table(4)
    for seat, name in enumerate(("C10", "C11", "C12")):
        scene.do(seat, f"build {name}")
    assert len(scene.texts(3)) >= 15
    play_on(scene, "DiscardScoreCard")
    for seat in range(4):
        scene.do(seat, scene.texts(seat)[0])
    assert scene.asks() == "Land"
    assert [in_supply(scene, seat) for seat in range(4)] == [[2, 3, 8]] * 4, "supplies are full again"


@rule("SC-2.8")
def test_five_coast_sites_are_enough_for_four() -> None:
    dry = [f"C{i:02}" for i in range(6, 19)] + [f"K{i:02}" for i in range(8, 21)]
    few = edition(*[(f'id = "{name}", kind = "coast"', f'id = "{name}", kind = "land" ') for name in dry])
    scene = table(4, with_edition=few)
    assert [one for one in (f"build C{i:02}" for i in range(1, 19)) if not scene.refused(0, one)] == scene.texts(0)
    for seat in range(4):
        scene.do(seat, scene.texts(seat)[0])
    assert scene.asks() == "ChooseCard"
    assert site(scene, "C05") == 4
