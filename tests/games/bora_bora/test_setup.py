"""Chapter 1: what is laid out and dealt, and the first huts."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.spaces import EMPTY, HUT
from fairwind.games.bora_bora.state import OPEN, PILE, hand
from fairwind.games.bora_bora.vocabulary import ACTIONS
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import FISH, REGIONS, beginning, beside, lying, regions_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("BB-1.1")
@pytest.mark.parametrize(
    ("seats", "shared"), [(2, {"man woman", "land sea"}), (3, {"land sea"}), (4, set())], ids=["2", "3", "4"]
)
def test_action_tiles_by_player_count(seats: int, shared: set[str]) -> None:
    scene = beginning(seats)
    tiles = [set(tile["actions"]) for tile in SPEC.view(scene.s, None)["tiles"]]
    assert len(tiles) == {2: 5, 3: 6, 4: 7}[seats]
    assert [tile for tile in tiles if len(tile) == 2] == [set(words.split()) for words in sorted(shared)[::-1]]
    assert {action for tile in tiles for action in tile} == set(ACTIONS)


@rule("BB-1.2")
def test_a_fish_lies_at_every_region() -> None:
    scene = Scene(SPEC, 4)
    assert sorted(scene.s.fish) == sorted(FISH)
    assert [region["fish"] for region in SPEC.view(scene.s, None)["regions"]] == scene.s.fish


@rule("BB-1.3", "BB-1.4")
def test_six_men_and_six_women_in_the_order_they_were_drawn() -> None:
    scene = Scene(SPEC, 2, outcomes=["person man take-shell 4", "person man go-by-land 2", "person woman go-by-sea 2"])
    view = SPEC.view(scene.s, None)
    assert [person["kind"] for person in view["men"]][:2] == ["shell", "land"]
    assert view["women"][0]["kind"] == "sea"
    assert len([person for person in view["men"] + view["women"] if person]) == 12
    assert [sum(bag) for bag in scene.s.people_bags] == [30, 30]


@rule("BB-1.5")
@SEATS
def test_one_light_and_two_dark_tasks_each(seats: int) -> None:
    scene = Scene(SPEC, seats)
    light = scene.edition.start_tasks
    for seat in range(seats):
        own = scene.s.tasks[3 * seat : 3 * seat + 3]
        assert [task < light for task in own] == [True, False, False]
        assert SPEC.view(scene.s, None)["seats"][seat]["tasks"] == [scene.edition.tasks[t].name for t in own]
    assert scene.s.task_bag[:light] == [0] * light  # the others are out of the game


@rule("BB-1.6")
@SEATS
def test_two_tasks_more_than_players_on_the_board(seats: int) -> None:
    scene = Scene(SPEC, seats)
    assert len(scene.s.task_row) == seats + 2
    assert min(scene.s.task_row) >= scene.edition.start_tasks


@rule("BB-1.7")
def test_jewelry_lies_open_for_six_rounds() -> None:
    scene = Scene(SPEC, 3)
    jewelry = SPEC.view(scene.s, None)["jewelry"]
    assert [len(tiles) for tiles in jewelry] == [4] * 6
    assert sorted(scene.s.jewels) == sorted(
        j for j, jewel in enumerate(scene.edition.jewels) for _ in range(jewel.copies)
    )


@rule("BB-1.8")
@SEATS
def test_what_every_player_begins_with(seats: int) -> None:
    scene = beginning(seats)
    for seat in SPEC.view(scene.s, None)["seats"]:
        assert sum(space["huts"] for space in seat["spaces"]) == 12
        assert seat["buildings"] == [{"number": number, "spaces": []} for number in range(1, 7)]
        assert (seat["priests"], seat["offerings"], seat["god_tiles"], seat["shells"]) == (4, 2, 1, 0)
    assert scene.s.temple_tiles == 6
    scene.do(seats - 1, "expand nb", "hut other", "offering")
    for seat in range(seats - 2, -1, -1):
        scene.do(seat, f"expand {REGIONS[seat + 1]}", "hut other", "offering")
    assert all(len(seat["dice"]) == 3 for seat in SPEC.view(scene.s, None)["seats"])


@rule("BB-1.9")
@SEATS
def test_five_open_god_cards_and_two_secret_ones_each(seats: int) -> None:
    scene = Scene(SPEC, seats)
    assert scene.s.total(OPEN) == 5
    assert [scene.s.total(hand(seat)) for seat in range(seats)] == [2] * seats
    assert scene.s.total(PILE) == 60 - 5 - 2 * seats
    view = SPEC.view(scene.s, 0)
    assert sum(view["own"]["cards"].values()) == 2
    assert [seat["known_cards"] for seat in view["seats"]] == [{}] * seats


@rule("BB-1.10")
def test_two_huts_on_space_12_and_one_space_empty() -> None:
    scene = beginning(2)
    assert scene.s.spaces[0] == [EMPTY] + [HUT] * 11
    assert scene.s.huts_on_12 == [2, 2]


@rule("BB-1.11")
@SEATS
def test_turn_order_points_and_discs(seats: int) -> None:
    drawn = [f"next {seat}" for seat in range(seats - 1, -1, -1)]
    scene = Scene(SPEC, seats, outcomes=drawn)
    assert scene.s.order == list(range(seats))[::-1]
    assert scene.s.standing == scene.s.order  # the first player's disc on top
    assert [scene.s.points(seat) for seat in scene.s.order] == [0, 1, 2, 3][:seats]
    assert scene.s.status == [0] * seats


@rule("BB-1.12")
def test_first_huts_in_reverse_order_beside_a_fish_of_value_1() -> None:
    scene = beginning(3)
    assert scene.actors() == [2]
    assert scene.texts(2) == ["expand nb", "expand nm", "expand ef", "expand eb"]
    assert scene.refused(2, "expand cm") == "BB-1.12"
    scene.do(2, "expand eb", "hut other", "offering")
    assert scene.actors() == [1]
    assert regions_of(scene, 2) == {"eb"}


@rule("BB-1.13")
def test_nobody_begins_where_another_has_begun() -> None:
    scene = beginning(2)
    scene.do(1, "expand nb")
    assert scene.texts(1) == ["hut other", "hut space-12"]  # the hut is chosen freely
    scene.do(1, "hut space-12", "offering")
    assert scene.s.huts_on_12[1] == 1
    assert scene.refused(0, "expand nb") == "BB-1.13"
    assert scene.texts(0) == ["expand nm", "expand ef", "expand eb"]


@rule("BB-1.14")
def test_first_goods_and_no_red_god() -> None:
    scene = beginning(2)
    scene.do(1, "expand nb", "hut other")
    assert scene.texts(1) == ["fill sand a1", "fill sand a4", "fill sand b2", "fill sand c3", "offering"]
    scene.do(1, "fill sand b2")
    assert lying(scene, 1) == {"b2"}
    assert beside(scene, 1) == {}
    scene.do(0, "expand nm", "hut other", "offering")
    assert scene.s.offerings == [3, 2]
    # Both have a god tile and cards, but nobody is asked about the fish: the dice are rolled.
    assert scene.asks() == "PlaceDie"
    assert scene.actors() == [0]
