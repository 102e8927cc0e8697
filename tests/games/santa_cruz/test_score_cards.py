"""Chapter 6: the sixteen score cards, and the eruption."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.rules.score_cards import most_connected
from fairwind.games.santa_cruz.state import SCORE, birds, hand, played
from fairwind.testing import Scene, rule

from .tables import (
    card,
    deal,
    edition,
    face,
    give_birds,
    give_points,
    in_supply,
    lay,
    places,
    settle,
    sites_of,
    table,
    turn,
)


def pays(scene: Scene, name: str, by: int = 0) -> list[int]:
    """What a score card brings each seat when this seat plays it."""
    deal(scene, by, name)
    turn(scene, by)
    before = scene.s.points[:]
    scene.do(by, f"score {name}")
    return [now - then for now, then in zip(scene.s.points, before, strict=True)]


def order_of_scoring(scene: Scene) -> list[int | str]:
    """The seats in the order in which they gained or lost points."""
    return [event.facts["seat"] for event in scene.events if event.name in {"scored", "lost"}]


@rule("SC-6.1")
def test_a_score_card_pays_everybody_who_meets_its_condition() -> None:
    scene = table(4)
    settle(scene, 1, "C18")
    settle(scene, 2, "L01")
    lay(scene, L01="D15")
    assert pays(scene, "sheep", by=0) == [0, 7, 7, 0]


@rule("SC-6.2")
def test_the_player_of_the_card_scores_first_then_clockwise() -> None:
    scene = table(4)
    for seat, name in enumerate(("C10", "C11", "C12", "C13")):
        settle(scene, seat, name)
    give_points(scene, 20, 20, 20, 20)
    assert pays(scene, "coast", by=2) == [3, 3, 3, 3]
    assert order_of_scoring(scene) == [2, 3, 0, 1]
    assert places(scene) == [2, 3, 0, 1], "who scores first arrives first"


@rule("SC-6.3")
def test_a_card_looks_at_the_board_as_it_is_now() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "V02", "C10", "C11")
    assert pays(scene, "houses") == [6, 0, 0, 0]
    pays(scene, "eruption", by=1)
    assert sites_of(scene, 0) == ["C10", "C11"]
    scene.s.move(played(0), hand(0), SCORE + card(scene, "houses"))  # as if it could be played again
    assert pays(scene, "houses") == [0, 0, 0, 0], "two of the four houses are gone"


# -- resources


@rule("SC-6.4")
def test_example_sheep_pays_7_once_however_many_sheep() -> None:
    scene = table(4)
    lay(scene, L01="D15", L02="D16", V01="X05")
    settle(scene, 0, "C18")
    settle(scene, 1, "L01", "L02", "V01")
    settle(scene, 2, "C10")
    assert pays(scene, "sheep", by=3) == [7, 7, 0, 0]


@rule("SC-6.4")
@pytest.mark.parametrize(
    ("name", "face_name", "points"), [("wood", "D17", 7), ("sugar", "D19", 7), ("gold", "D22", 7), ("sheep", "D16", 7)]
)
def test_cards_for_one_resource(name: str, face_name: str, points: int) -> None:
    scene = table(4)
    settle(scene, 2, "L02", "C10")
    lay(scene, L02=face_name)
    assert pays(scene, name) == [0, 0, points, 0]


@rule("SC-6.5")
def test_example_wood_and_sugar_pays_7_for_both_and_3_for_one() -> None:
    scene = table(4)
    lay(scene, L01="D17", L02="D19", L03="D18", L14="D06", L09="D20")
    settle(scene, 0, "L01", "L02")
    settle(scene, 1, "L03", "L14")
    settle(scene, 2, "L09")
    settle(scene, 3, "C10")
    assert pays(scene, "wood-sugar") == [7, 3, 3, 0]


@rule("SC-6.6")
def test_example_fish_pays_5_and_the_bonuses_of_all_ones_fish_tiles() -> None:
    """Red plays the fish card; green has a fish tile with +3 and another with +1: 5 + 3 + 1 = 9."""
    scene = table(4)
    settle(scene, 1, "C06", "C05")
    settle(scene, 2, "C10")
    assert pays(scene, "fish", by=0) == [0, 9, 0, 0]


@rule("SC-6.6", "SC-6.5")
def test_the_bonus_counts_on_every_card_with_a_fish() -> None:
    scene = table(4)
    settle(scene, 0, "C06", "C18")
    settle(scene, 1, "C09", "C13")
    settle(scene, 2, "L02")
    lay(scene, L02="D15")
    assert pays(scene, "sheep-fish") == [5 + 3, 2 + 2 + 1, 2, 0], "both; fish alone; sheep alone has no bonus"


@rule("SC-6.6")
def test_no_bonus_on_a_card_without_a_fish() -> None:
    scene = table(4)
    settle(scene, 0, "C06", "C18")
    assert pays(scene, "sheep") == [7, 0, 0, 0]


# -- buildings


@rule("SC-6.7", "SC-6.8")
@pytest.mark.parametrize(
    ("name", "fewer", "enough", "points"),
    [
        ("houses", ("C10", "C11", "C12"), ("C13", "C14", "C15", "C16", "C17"), 6),
        ("churches", ("C07",), ("C08", "C09"), 6),
        ("lighthouses", ("C01",), ("C02", "C03"), 7),
    ],
)
def test_building_cards_pay_for_at_least_as_many(
    name: str, fewer: tuple[str, ...], enough: tuple[str, ...], points: int
) -> None:
    scene = table(4)
    settle(scene, 0, *fewer)
    settle(scene, 1, *enough)
    assert pays(scene, name) == [0, points, 0, 0]


@rule("SC-6.8")
def test_three_churches_pay_no_more_than_two() -> None:
    scene = table(4)
    settle(scene, 0, "C07", "C08", "C09")
    assert pays(scene, "churches") == [6, 0, 0, 0]


@rule("SC-6.7")
def test_a_players_own_edition_may_ask_for_several_buildings() -> None:
    both = edition(("church = 2,     points = 6", "church = 1, house = 1, points = 6"))
    scene = table(4, with_edition=both)
    settle(scene, 0, "C07")
    settle(scene, 1, "C08", "C10")
    assert pays(scene, "churches") == [0, 6, 0, 0]


@rule("SC-6.9")
@pytest.mark.parametrize(
    "joined",
    [
        pytest.param(("C14", "C13", "L10", "L09"), id="in a line"),
        pytest.param(("L10", "C13", "L09", "L11"), id="branching"),
        pytest.param(("L10", "C13", "L09", "L11", "C12"), id="five"),
    ],
)
def test_example_four_connected_buildings_pay_7(joined: tuple[str, ...]) -> None:
    scene = table(4)
    settle(scene, 0, *joined)
    settle(scene, 1, "C07", "C08", "L06")
    assert pays(scene, "connected") == [7, 0, 0, 0]


@rule("SC-6.9")
def test_two_groups_of_two_are_not_four() -> None:
    scene = table(4)
    settle(scene, 0, "C11", "C12", "C07", "C08")
    assert most_connected(scene.s, 0) == 2
    assert pays(scene, "connected") == [0, 0, 0, 0]


@rule("SC-6.10")
def test_a_river_step_does_not_connect() -> None:
    scene = table(4)
    settle(scene, 0, "L11", "L01", "L17", "C02")
    assert most_connected(scene.s, 0) == 1, "four neighbours along one river, no road between them"
    assert pays(scene, "connected") == [0, 0, 0, 0]


@rule("SC-6.9")
def test_other_players_buildings_do_not_connect() -> None:
    scene = table(4)
    settle(scene, 0, "C14", "C13", "L09")
    settle(scene, 1, "L10")
    assert most_connected(scene.s, 0) == 2


# -- places


@rule("SC-6.11")
def test_example_coast_pays_3_for_each_of_five_buildings() -> None:
    scene = table(4)
    settle(scene, 0, "C10", "C11", "C12", "C13", "C14")
    settle(scene, 1, "L01", "C15")
    assert pays(scene, "coast") == [15, 3, 0, 0]


@rule("SC-6.11", "SC-6.12")
def test_the_river_card_counts_all_rivers_together() -> None:
    scene = table(4)
    settle(scene, 0, "C02", "L13", "L08")
    settle(scene, 1, "C10")
    assert pays(scene, "river") == [9, 0, 0, 0]


@rule("SC-6.11")
def test_the_volcano_card_pays_4_each() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "V02")
    assert pays(scene, "volcano") == [8, 0, 0, 0]


@rule("SC-6.13")
def test_a_site_counts_for_every_place_it_belongs_to() -> None:
    scene = table(4)
    settle(scene, 0, "C09", "V07")
    settle(scene, 1, "V10")
    assert pays(scene, "coast") == [3, 0, 0, 0]
    assert pays(scene, "river") == [6, 0, 0, 0], "a mouth and a source"
    assert pays(scene, "volcano") == [4, 4, 0, 0], "on an islet too"


@rule("SC-6.14")
def test_example_birds_pay_2_for_each_token_whatever_its_value() -> None:
    scene = table(4)
    give_birds(scene, 0, "tern")
    give_birds(scene, 2, "macaw", "tern", "cockatoo")
    assert pays(scene, "birds", by=1) == [2, 0, 6, 0]
    assert scene.s.total(birds(0)) == 1, "the token stays"


# -- the eruption


def erupted() -> Scene:
    """Seat 0 has two buildings on the volcano and one beside it, seat 1 has one on an islet's volcano."""
    scene = table(4)
    settle(scene, 0, "V01", "V02", "L12")
    settle(scene, 1, "V10", "C10")
    give_points(scene, 20, 20, 20, 20)
    return scene


@rule("SC-6.15", "SC-6.13")
def test_example_an_eruption_costs_2_points_a_building() -> None:
    scene = erupted()
    assert pays(scene, "eruption", by=3) == [-4, -2, 0, 0]
    assert scene.told("lost") == [
        {"seat": 0, "points": 4, "source": "eruption"},
        {"seat": 1, "points": 2, "source": "eruption"},
    ]


@rule("SC-6.16")
def test_the_buildings_are_destroyed_and_do_not_return_in_this_round() -> None:
    scene = erupted()
    before = in_supply(scene, 0)
    pays(scene, "eruption", by=3)
    assert (sites_of(scene, 0), sites_of(scene, 1)) == (["L12"], ["C10"])
    assert in_supply(scene, 0) == before
    assert sum(SPEC.view(scene.s, None)["seats"][0]["rubble"].values()) == 2


@rule("SC-6.17")
def test_the_sites_stay_open_and_are_free_for_everybody() -> None:
    scene = erupted()
    settle(scene, 2, "L17")
    shown = face(scene, "V01")
    pays(scene, "eruption", by=3)
    assert face(scene, "V01") == shown
    turn(scene, 2)
    scene.do(2, "play road")
    assert scene.refused(2, "build V01") == ""


@rule("SC-6.18")
def test_all_lose_in_scoring_order_before_anything_is_destroyed() -> None:
    scene = erupted()
    settle(scene, 3, "V05")
    pays(scene, "eruption", by=1)
    assert order_of_scoring(scene) == [1, 3, 0]
    names = [event.name for event in scene.events]
    assert names.index("erupted") > max(i for i, name in enumerate(names) if name == "lost")
    assert [sites_of(scene, seat) for seat in (0, 1, 3)] == [["L12"], ["C10"], []]


@rule("SC-6.19")
def test_building_there_again_pays_again_and_what_rested_on_it_is_gone() -> None:
    scene = erupted()
    settle(scene, 0, "V09", "L17")
    lay(scene, V01="X06")
    assert most_connected(scene.s, 0) == 5
    pays(scene, "eruption", by=3)
    assert most_connected(scene.s, 0) == 1
    turn(scene, 0)
    before = scene.s.points[0]
    scene.do(0, "play road", "build V01")
    assert scene.s.points[0] == before + 5
    assert scene.refused(0, "build V09") == "FW-2"


@rule("SC-6.19", "SC-5.1")
def test_two_buildings_on_one_volcano_site_both_go() -> None:
    scene = erupted()
    settle(scene, 3, "V01")
    assert pays(scene, "eruption", by=2) == [-4, -2, 0, -2]
    assert sites_of(scene, 3) == []


@rule("SC-6.1")
@pytest.mark.parametrize("name", [one.id for one in SPEC.edition().score_cards])
def test_every_card_can_be_played_and_asks_nothing_more(name: str) -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    pays(scene, name)
    assert (scene.asks(), scene.actors()) == ("ChooseCard", [1])
    assert SPEC.view(scene.s, None)["seats"][0]["scored"] == [name]
