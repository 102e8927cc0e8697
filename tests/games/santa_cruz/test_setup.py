"""Chapter 1: tiles, score cards, construction sets and markers."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.rules.building import TurnUp
from fairwind.games.santa_cruz.rules.setup import DealScoreCard, DealSet, DrawFirstChooser
from fairwind.games.santa_cruz.state import ASIDE, BIRD_POOL, BOX, CARD, SCORE, SantaCruz, hand
from fairwind.games.santa_cruz.vocabulary import COAST, SITE_KINDS
from fairwind.kernel.play import settle, toss, waiting_chance
from fairwind.kernel.spec import BadTable
from fairwind.kernel.state import EVERYBODY, NOBODY
from fairwind.testing import Scene, rule

from .tables import face, in_supply, open_sites, places, play_on, score_hand, sees, table


@rule("SC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_2_lighthouses_3_churches_and_8_houses(seats: int) -> None:
    scene = table(seats)
    assert [in_supply(scene, seat) for seat in range(seats)] == [[2, 3, 8]] * seats


@rule("SC-1.2")
def test_every_site_gets_a_tile_of_its_shape_and_each_is_equally_likely() -> None:
    s: SantaCruz = SPEC.begin(SPEC.edition(), 4)
    settle(s)
    first = waiting_chance(s)
    assert isinstance(first, TurnUp)
    assert list(first.weights(s)) == [1] * 20
    toss(s, 6)
    second = waiting_chance(s)
    assert second is not None
    assert list(second.weights(s)) == [1] * 6 + [0] + [1] * 13, "a tile lies on one site only"


@rule("SC-1.2")
def test_shapes_are_never_mixed() -> None:
    scene = table(4)
    play_on(scene, "")
    laid = [(scene.edition.tiles[t].kind, one.kind) for t, one in zip(scene.s.tile, scene.edition.sites, strict=True)
            if t >= 0]  # fmt: skip
    assert len(laid) > 30
    assert all(tile_kind == site_kind for tile_kind, site_kind in laid)


@rule("SC-1.3")
def test_only_the_coast_lies_open() -> None:
    scene = table(4)
    assert open_sites(scene) == {one.id for one in scene.edition.sites if one.kind == COAST}


@rule("SC-1.4")
def test_tiles_without_a_site_stay_out_of_the_game() -> None:
    scene = table(4)
    left = [sum(bag) for bag in scene.s.bags]
    sites = [len(scene.edition.board.sites_of_kind[kind]) for kind in range(len(SITE_KINDS))]
    assert left == [2, 22, 12], "coast tiles without a site, and all the others"
    assert [22 - sites[1], 12 - sites[2]] == [2, 1], "so five tiles are never turned up"


@rule("SC-1.5")
def test_nobody_can_tell_the_tiles_in_the_box_from_those_that_lie_face_down() -> None:
    scene = table(4)
    unseen = sees(scene, 0)["unseen"]
    assert {kind: len(tiles) for kind, tiles in unseen.items()} == {"coast": 2, "land": 22, "volcano": 12}
    assert unseen["coast"] == ["K19", "K20"]
    assert sees(scene, None)["unseen"] == unseen
    deep = TurnUp(-1, next(i for i, one in enumerate(scene.edition.sites) if one.id == "L01"))
    assert list(deep.weights(scene.s)) == [1] * 22, "any of the 22 land tiles may be the surplus"


@rule("SC-1.6")
def test_bird_tokens_lie_face_down() -> None:
    scene = table(4)
    assert sum(scene.s.at[BIRD_POOL]) == 22
    assert SPEC.place_seen_by(scene.s, BIRD_POOL) == NOBODY
    assert sees(scene, 0)["bird_pool"] == 22


@rule("SC-1.7", "SC-1.8")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 4, 8), (3, 3, 7), (4, 2, 8)])
def test_score_cards_by_the_number_of_players(seats: int, each: int, aside: int) -> None:
    scene = table(seats)
    assert [len(score_hand(scene, seat)) for seat in range(seats)] == [each] * seats
    assert scene.s.total(ASIDE) == aside
    assert SPEC.place_seen_by(scene.s, ASIDE) == NOBODY


@rule("SC-1.7", "SC-1.17")
def test_only_its_owner_sees_a_score_card_dealt() -> None:
    scene = table(4)
    assert DealScoreCard(2).seen_by(scene.s) == 2
    assert sees(scene, 0)["own"]["score_cards"] == ["sheep", "wood"]
    assert sees(scene, 1)["seats"][0]["score_cards"] == 2
    assert sees(scene, 1)["seats"][0]["known"] == []


@rule("SC-1.9")
def test_four_sets_of_seven_cards_with_every_kind() -> None:
    sets = SPEC.edition().sets
    assert [one.id for one in sets] == ["A", "B", "C", "D"]
    assert all(sum(one.cards) == 7 and min(one.cards) >= 1 for one in sets)
    scene = table(4)
    assert [scene.s.at[hand(seat)][CARD : CARD + 4] for seat in range(4)] == [
        [1, 2, 3, 1], [1, 4, 1, 1], [3, 2, 1, 1], [2, 2, 2, 1],
    ]  # fmt: skip


@rule("SC-1.10", "SC-1.18")
def test_sets_are_chosen_anticlockwise_and_the_last_to_choose_starts() -> None:
    scene = Scene(SPEC, 4, {"first-chooser": "seat-3"})
    for seat, letter in ((2, "C"), (1, "A"), (0, "D"), (3, "B")):
        assert (scene.asks(), scene.actors()) == ("ChooseSet", [seat])
        scene.do(seat, f"take {letter}")
    assert (scene.asks(), scene.actors()) == ("Land", [3])
    assert scene.s.start == 3


@rule("SC-1.10")
def test_a_set_that_is_gone_cannot_be_chosen_and_the_fourth_has_no_choice() -> None:
    scene = Scene(SPEC, 4, {"first-chooser": "seat-1"})
    scene.do(0, "take B")
    assert scene.refused(3, "take B") == "SC-1.10"
    assert scene.texts(3) == ["take A", "take C", "take D"]
    scene.do(3, "take A")
    scene.do(2, "take C")
    assert scene.texts(1) == ["take D"]


@rule("SC-1.11")
def test_the_first_to_choose_is_drawn() -> None:
    scene = Scene(SPEC, 3, outcomes=[])
    assert DrawFirstChooser().weights(scene.s) == [1, 1, 1]
    starters = {Scene(SPEC, 3, seed=str(n)).actors()[0] for n in range(20)}
    assert starters == {0, 1, 2}


@rule("SC-1.11")
def test_a_table_may_name_the_first_to_choose_if_the_seat_is_taken() -> None:
    assert Scene(SPEC, 2, {"first-chooser": "seat-2"}).actors() == [1]
    with pytest.raises(BadTable, match="There is no seat 3 at a table of 2; name another"):
        SPEC.begin(SPEC.edition(), 2, {"first-chooser": "seat-3"})


@rule("SC-1.12")
def test_sets_that_nobody_chose_stay_in_the_box() -> None:
    scene = table(2, sets="CA")
    assert scene.s.at[BOX][CARD:] == [3, 6, 3, 2], "sets B and D"
    play_on(scene, "")
    assert scene.s.at[BOX][CARD:] == [3, 6, 3, 2]


@rule("SC-1.13", "SC-1.16")
def test_sets_may_be_dealt_at_random() -> None:
    scene = Scene(SPEC, 3, {"sets": "dealt"}, outcomes=["set D", "set A", "set C"])
    assert scene.asks() == "Land", "nobody was asked to choose"
    assert [sees(scene, seat)["own"]["set"] for seat in range(3)] == ["D", "A", "C"]
    assert sees(scene, 1)["own"]["cards"] == {"ship": 1, "road": 2, "river": 3, "double": 1}
    assert len({tuple(Scene(SPEC, 3, {"sets": "dealt"}, seed=str(n)).s.held) for n in range(9)}) > 1


@rule("SC-1.16", "SC-10.1")
def test_a_dealt_set_is_its_owners_secret() -> None:
    scene = Scene(SPEC, 3, {"sets": "dealt"}, outcomes=["set D", "set A", "set C"])
    for watcher in (0, None):
        seen = sees(scene, watcher)
        assert [(one["set"], one["cards"], one["secret_cards"]) for one in seen["seats"]] == [("", {}, 7)] * 3
        assert seen["box"] == 7
    dealt = [event for event in scene.events if event.name == "dealt-set"]
    assert dealt[0].facts == {"seat": 0, "set": "unknown"}
    assert (dealt[0].secret, dealt[0].seers) == ({"set": "D"}, (0,))
    assert DealSet(1).seen_by(scene.s) == 1
    assert SPEC.place_seen_by(scene.s, BOX) == NOBODY
    assert SPEC.kind_seen_by(scene.s, hand(1), CARD) == 1


@rule("SC-1.16")
def test_the_first_card_of_a_dealt_set_shows_all_of_it() -> None:
    scene = Scene(SPEC, 3, {"sets": "dealt"}, outcomes=["seat 0", "set D", "set A", "set C"])
    play_on(scene, "ChooseCard")
    for seat in range(3):
        scene.do(seat, next(text for text in scene.texts(seat) if text.startswith("score ")))
    assert [one["set"] for one in sees(scene, None)["seats"]] == [""] * 3, "score cards belong to no set"
    scene.do(0, "play road")
    seen = sees(scene, None)["seats"][0]
    assert (seen["set"], seen["secret_cards"]) == ("D", 0)
    assert seen["cards"] == {"ship": 2, "road": 1, "river": 2, "double": 1}
    assert scene.told("showed-set") == [{"seat": 0, "set": "D"}]
    assert SPEC.kind_seen_by(scene.s, hand(0), CARD) == EVERYBODY
    assert SPEC.kind_seen_by(scene.s, hand(0), SCORE) == 0


@rule("SC-1.16", "SC-10.3")
def test_in_the_second_round_everybody_has_seen_every_set() -> None:
    scene = Scene(SPEC, 2, {"sets": "dealt"}, outcomes=["set D", "set A"])
    play_on(scene, "ChoosePile")
    assert sorted(one["pile"] for one in sees(scene, None)["seats"]) == ["A", "D"]
    assert SPEC.place_seen_by(scene.s, BOX) == EVERYBODY
    play_on(scene, "DiscardScoreCard")
    assert sorted(one["set"] for one in sees(scene, None)["seats"]) == ["A", "D"]


@rule("SC-1.14")
def test_if_sets_are_dealt_the_start_player_is_drawn() -> None:
    assert {Scene(SPEC, 3, {"sets": "dealt"}, seed=str(n)).s.start for n in range(20)} == {0, 1, 2}
    with pytest.raises(BadTable, match="Nobody chooses first when the sets are dealt"):
        SPEC.begin(SPEC.edition(), 3, {"sets": "dealt", "first-chooser": "seat-1"})


@rule("SC-1.15")
def test_score_cards_are_seen_before_sets_are_chosen() -> None:
    scene = Scene(SPEC, 4, {"first-chooser": "seat-1"})
    assert scene.asks() == "ChooseSet"
    assert len(sees(scene, 0)["own"]["score_cards"]) == 2


@rule("SC-1.16")
def test_everybody_knows_who_chose_which_set() -> None:
    scene = table(4, sets="BADC")
    for watcher in (0, 3, None):
        seats = sees(scene, watcher)["seats"]
        assert [one["set"] for one in seats] == ["B", "A", "D", "C"]
        assert seats[1]["cards"] == {"ship": 1, "road": 2, "river": 3, "double": 1}


@rule("SC-1.18", "SC-1.19")
def test_example_markers_start_one_space_apart_clockwise_from_the_start_player() -> None:
    """Green chose last and starts on 0; red, to the left, on 1; blue on 2; and so on."""
    scene = table(4, start=2)
    assert scene.s.start == 2
    assert [scene.s.points[seat] for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]
    assert places(scene) == [1, 0, 3, 2]
    assert SPEC.scores(scene.s, 1)[0] == ("start", 3)


@rule("SC-1.20")
def test_two_players_use_the_whole_board() -> None:
    scene = table(2)
    assert len(scene.s.tile) == 49
    assert scene.texts(0) == [f"build C{n:02}" for n in range(1, 19)]
    assert face(scene, "C18") == "K18"
