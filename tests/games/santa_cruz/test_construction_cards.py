"""Chapters 3 and 5: where the construction cards lead, the double action, and the last player's right."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz.state import birds
from fairwind.testing import Scene, rule

from .tables import (
    deal,
    edition,
    face,
    give_points,
    in_supply,
    lay,
    play_on,
    sees,
    settle,
    sites_of,
    table,
    turn,
    use_up,
)


def builds(scene: Scene, seat: int) -> set[str]:
    """The sites the seat may build on."""
    return {text.removeprefix("build ") for text in scene.texts(seat) if text.startswith("build ")}


# -- ship, river, road


@rule("SC-3.1")
def test_a_ship_reaches_every_free_coast_site() -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    settle(scene, 1, "C15")
    turn(scene, 0)
    scene.do(0, "play ship")
    assert builds(scene, 0) == {f"C{n:02}" for n in range(1, 19)} - {"C10", "C15"}
    assert scene.refused(0, "build L08") == "SC-3.1"
    scene.do(0, "build C17")
    assert sites_of(scene, 0) == ["C10", "C17"]
    assert scene.actors() == [1]


@rule("SC-3.2")
def test_a_river_card_reaches_the_whole_river_whatever_the_distance_and_kind() -> None:
    scene = table(4)
    settle(scene, 0, "C02")
    turn(scene, 0)
    scene.do(0, "play river")
    assert builds(scene, 0) == {"V09", "L17", "L11", "L01"}
    assert scene.refused(0, "build L13") == "SC-3.2", "that is another river"
    assert scene.refused(0, "build C10") == "SC-3.2", "that is on no river"
    scene.driver.waiting.append("tile X08")
    scene.do(0, "build V09")
    assert sites_of(scene, 0) == ["C02", "V09"]


@rule("SC-3.2")
def test_buildings_on_two_rivers_open_both() -> None:
    scene = table(4)
    settle(scene, 0, "C02", "C09")
    turn(scene, 0)
    scene.do(0, "play river")
    assert builds(scene, 0) == {"V09", "L17", "L11", "L01", "V07", "L16", "L08", "L07"}


@rule("SC-3.3")
def test_a_road_card_reaches_sites_one_road_away() -> None:
    scene = table(4)
    settle(scene, 0, "C14")
    turn(scene, 0)
    scene.do(0, "play road")
    assert builds(scene, 0) == {"C01", "C13", "L11"}
    assert scene.refused(0, "build L10") == "SC-3.3", "two roads away"
    assert scene.refused(0, "build V09") == "SC-3.3"


@rule("SC-3.4")
def test_a_river_step_is_no_road_and_a_road_no_river_step() -> None:
    scene = table(4)
    settle(scene, 0, "C06")
    turn(scene, 0)
    scene.do(0, "play road")
    assert builds(scene, 0) == {"L04"}, "L05 is one river step away"
    turn(scene, 1)
    settle(scene, 1, "C10")
    turn(scene, 1)
    scene.do(1, "play river")
    assert scene.actors() == [2], "a road leads from C10 to the river, but C10 is not on it"


@rule("SC-3.4")
def test_a_road_never_meets_a_face_down_tile() -> None:
    scene = table(4)
    scene.do(0, "build C10")
    turn(scene, 0)
    scene.do(0, "play road")
    assert all(face(scene, name) for name in ("C09", "L08"))


@rule("SC-3.4", "SC-6.19")
def test_only_standing_buildings_are_a_starting_point() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "V09")
    deal(scene, 1, "eruption")
    turn(scene, 1)
    scene.do(1, "score eruption")
    turn(scene, 0)
    scene.do(0, "play road")
    assert scene.actors() == [1], "no road from anywhere"
    turn(scene, 0)
    scene.do(0, "play river")
    assert scene.actors() == [1], "no building on a river"


# -- double action


@rule("SC-3.5")
@pytest.mark.parametrize(
    ("way", "first", "second"), [("ship", "C15", "C16"), ("road", "L10", "L09"), ("river", "L01", "L11")]
)
def test_a_double_action_builds_twice_the_same_way(way: str, first: str, second: str) -> None:
    scene = table(4)
    settle(scene, 0, "C02", "C13")
    lay(scene, L01="D10", L11="D09", L10="D08", L09="D22")
    turn(scene, 0)
    scene.do(0, "play double", f"twice {way}", f"build {first}", f"build {second}")
    assert set(sites_of(scene, 0)) == {"C02", "C13", first, second}
    assert scene.actors() == [1]


@rule("SC-3.5")
def test_example_a_ship_then_a_road_is_not_allowed() -> None:
    scene = table(4)
    settle(scene, 0, "C13")
    turn(scene, 0)
    scene.do(0, "play double", "twice ship", "build C15")
    assert scene.refused(0, "build L10") == "SC-3.1", "one road from C13, but the second action is a ship again"
    assert scene.refused(0, "twice road") == "FW-4"


@rule("SC-3.6")
def test_the_kind_is_named_first_and_must_have_a_site() -> None:
    scene = table(4)
    settle(scene, 0, "C10")
    turn(scene, 0)
    scene.do(0, "play double")
    assert scene.asks() == "NameWay"
    assert scene.texts(0) == ["twice ship", "twice road"]
    assert scene.refused(0, "twice river") == "SC-3.6"


@rule("SC-3.6", "SC-4.14")
def test_a_double_action_without_any_site_is_over_at_once() -> None:
    scene = table(4)
    use_up(scene, 0, lighthouse=2, church=3, house=8)
    turn(scene, 0)
    scene.do(0, "play double")
    assert scene.actors() == [1]


@rule("SC-3.7")
def test_the_first_build_is_finished_before_the_second_which_may_start_from_it() -> None:
    scene = table(4)
    settle(scene, 0, "C13")
    lay(scene, L10="D11")
    turn(scene, 0)
    before = scene.s.points[0]
    assert face(scene, "L17") == ""
    scene.driver.waiting.extend(["tile D08", "tile D09", "tile D10"])
    scene.do(0, "play double", "twice road", "build L10")
    assert scene.s.points[0] == before + 2
    assert scene.s.total(birds(0)) == 1
    assert [face(scene, name) for name in ("L09", "L11", "L17")] == ["D08", "D09", "D10"], "before the second build"
    assert builds(scene, 0) == {"C14", "L09", "L11", "L17"}, "one road from C13 or from L10"
    assert scene.refused(0, "pass") == "SC-4.12", "the second must be built if it can"


@rule("SC-3.7")
def test_the_second_build_lapses_without_a_site() -> None:
    scene = table(4)
    use_up(scene, 0, lighthouse=2, church=3, house=6)
    settle(scene, 0, "C13")
    turn(scene, 0)
    scene.do(0, "play double", "twice ship", "build C10")
    assert in_supply(scene, 0) == [0, 0, 0]
    assert scene.actors() == [1]


@rule("SC-3.8", "SC-4.16")
def test_a_first_build_that_fails_ends_the_whole_turn() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    use_up(scene, 0, lighthouse=2)
    turn(scene, 0)
    scene.driver.waiting.append("tile X01")
    scene.do(0, "play double", "twice river", "build V07")
    assert face(scene, "V07") == "X01"
    assert sites_of(scene, 0) == ["C09"]
    assert scene.actors() == [1], "no second build, though other sites of the river are left"
    assert scene.told("failed") == [{"seat": 0, "site": "V07"}]


@rule("SC-3.7", "SC-4.15")
def test_a_first_build_on_a_face_down_tile_is_followed_by_the_second() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    lay(scene, L08="D10")
    turn(scene, 0)
    scene.driver.waiting.append("tile X07")
    scene.do(0, "play double", "twice river", "build V07")
    assert scene.actors() == [0]
    scene.do(0, "build L08")
    assert sites_of(scene, 0) == ["C09", "L08", "V07"]


@rule("SC-3.8")
def test_a_second_build_that_fails_keeps_the_first() -> None:
    scene = table(4)
    settle(scene, 0, "C09")
    use_up(scene, 0, lighthouse=2)
    lay(scene, L08="D10")
    turn(scene, 0)
    scene.do(0, "play double", "twice river", "build L08")
    scene.driver.waiting.append("tile X01")
    scene.do(0, "build V07")
    assert sites_of(scene, 0) == ["C09", "L08"]
    assert scene.actors() == [1]


# -- the last player's right


def last_seat_table(**variants: str) -> Scene:
    """Seat 0 starts, so seat 3 is last in turn order; seat 0 has C13, seat 3 has C10."""
    scene = table(4, variants=variants)
    settle(scene, 0, "C13")
    settle(scene, 3, "C10")
    scene.s.sharer = 3 if scene.s.last_player == 0 else -1
    return scene


@rule("SC-5.1", "SC-4.11")
def test_once_a_round_the_last_player_may_build_on_an_occupied_site() -> None:
    scene = last_seat_table()
    turn(scene, 3)
    scene.do(3, "play ship", "build C13")
    assert sites_of(scene, 3) == ["C10", "C13"]
    assert scene.told("right") == [{"seat": 3}]
    settle(scene, 1, "C18")
    turn(scene, 3)
    scene.do(3, "play ship")
    assert scene.refused(3, "build C18") == "SC-4.11", "once only"
    turn(scene, 2)
    scene.do(2, "play ship")
    assert scene.refused(2, "build C18") == "SC-4.11", "nobody else may"


@rule("SC-5.2")
@pytest.mark.parametrize(("seats", "start", "last"), [(2, 1, 0), (3, 1, 0), (4, 2, 1)])
def test_last_means_last_in_turn_order(seats: int, start: int, last: int) -> None:
    scene = table(seats, start)
    landed = "C13"
    for _ in range(seats):
        seat = scene.actors()[0]
        free = scene.refused(seat, f"build {landed}") == ""
        assert free == (seat in (start, last)), "the start player finds it free, the last may share it"
        scene.do(seat, f"build {landed if seat in (start, last) else ('C10', 'C11', 'C12', 'C14')[seat]}")
    assert sites_of(scene, start) == sites_of(scene, last) == [landed]


@rule("SC-5.3")
def test_option_last_on_the_track_when_the_turn_begins() -> None:
    scene = last_seat_table(**{"last-player": "track"})
    give_points(scene, 30, 10, 20, 25)
    turn(scene, 3)
    assert sees(scene, None)["right"] == 1
    scene.do(3, "play ship")
    assert scene.refused(3, "build C13") == "SC-4.11", "last in turn order counts for nothing here"
    turn(scene, 1)
    scene.do(1, "play ship", "build C13")
    assert sites_of(scene, 1) == ["C13"]


@rule("SC-5.3")
def test_option_track_the_whole_table_uses_the_right_once_a_round() -> None:
    scene = last_seat_table(**{"last-player": "track"})
    give_points(scene, 30, 10, 20, 25)
    turn(scene, 1)
    scene.do(1, "play ship", "build C13")
    give_points(scene, 30, 40, 20, 25)
    turn(scene, 2)
    assert (scene.s.last_on_track(), sees(scene, None)["right_left"]) == (2, False)
    scene.do(2, "play ship")
    assert scene.refused(2, "build C10") == "SC-4.11"


@rule("SC-5.3")
def test_option_track_moves_with_the_markers() -> None:
    scene = last_seat_table(**{"last-player": "track"})
    give_points(scene, 30, 10, 20, 25)
    turn(scene, 1)
    scene.do(1, "score sugar")
    give_points(scene, 30, 26, 20, 25)
    turn(scene, 2)
    scene.do(2, "play ship")
    assert scene.refused(2, "build C13") == ""


@rule("SC-5.4")
def test_option_nobody_has_the_right() -> None:
    scene = last_seat_table(**{"last-player": "off"})
    assert sees(scene, None)["right_left"] is False
    for seat in range(1, 4):
        turn(scene, seat)
        scene.do(seat, "play ship")
        assert scene.refused(seat, "build C13") == "SC-4.11"


@rule("SC-5.5")
@pytest.mark.parametrize(("way", "name"), [("ship", "C13"), ("road", "L08"), ("river", "L07")])
def test_the_right_holds_for_any_card(way: str, name: str) -> None:
    scene = last_seat_table()
    settle(scene, 1, "L08", "L07")
    settle(scene, 3, "C09")
    turn(scene, 3)
    scene.do(3, f"play {way}", f"build {name}")
    assert name in sites_of(scene, 3)
    assert not scene.s.right_left


@rule("SC-5.5")
def test_the_right_holds_at_the_landing() -> None:
    scene = table(4)
    for seat in range(3):
        scene.do(seat, f"build C1{seat}")
    scene.do(3, "build C10")
    assert sites_of(scene, 3) == sites_of(scene, 0) == ["C10"]


@rule("SC-5.5", "SC-5.1")
def test_the_right_holds_for_one_half_of_a_double_action() -> None:
    scene = last_seat_table()
    settle(scene, 1, "C18")
    turn(scene, 3)
    scene.do(3, "play double", "twice ship", "build C18")
    assert scene.refused(3, "build C13") == "SC-4.11"
    scene.do(3, "build C12")
    assert sites_of(scene, 3) == ["C10", "C12", "C18"]


@rule("SC-5.6")
def test_the_right_covers_a_site_with_ones_own_building() -> None:
    scene = last_seat_table()
    turn(scene, 3)
    before = scene.s.points[3]
    scene.do(3, "play ship", "build C10")
    assert sees(scene, 0)["sites"][9] == {
        "id": "C10",
        "tile": {"id": "K10", "building": "house", "points": 3, "shows": "nothing", "bonus": 0},
        "seats": [3, 3],
    }
    assert scene.s.points[3] == before + 3
    assert in_supply(scene, 3) == [2, 3, 6]
    assert (scene.told("right"), scene.s.right_left) == ([{"seat": 3}], False)


@rule("SC-5.6")
def test_without_the_right_ones_own_site_is_occupied_too() -> None:
    scene = last_seat_table()
    turn(scene, 0)
    scene.do(0, "play ship")
    assert scene.refused(0, "build C13") == "SC-4.11"


def two_of_ones_own(*names: str) -> Scene:
    """Seat 3 has buildings on these sites, on the first of them two."""
    scene = table(4)
    settle(scene, 3, *names, names[0])
    return scene


@rule("SC-5.6", "SC-5.7")
def test_two_of_ones_own_are_two_buildings() -> None:
    scene = two_of_ones_own("C10", "C11")
    assert scene.s.sharer == 3
    turn(scene, 3)
    scene.do(3, "play ship")
    assert scene.refused(3, "build C10") == "SC-5.7"
    assert scene.refused(3, "build C11") == ""


def paid(scene: Scene, card: str) -> int:
    """What a score card of seat 0 pays seat 3."""
    deal(scene, 0, card)
    turn(scene, 0)
    before: int = scene.s.points[3]
    scene.do(0, f"score {card}")
    after: int = scene.s.points[3]
    return after - before


@rule("SC-5.6", "SC-5.8")
@pytest.mark.parametrize(
    ("names", "card", "points"),
    [
        (("C10",), "coast", 6),
        (("C09", "L08"), "river", 9),
        (("V01", "V02"), "volcano", 12),
        (("C10", "L08", "C11"), "houses", 6),
        (("C13", "L10", "L09"), "connected", 7),
        (("C18",), "sheep", 7),
        (("C15", "C13"), "fish", 5 + 2 + 1),
    ],
)
def test_both_of_ones_own_count_but_what_the_tile_has_counts_once(
    names: tuple[str, ...], card: str, points: int
) -> None:
    scene = two_of_ones_own(*names)
    assert paid(scene, card) == points


@rule("SC-5.6", "SC-6.15", "SC-6.16")
def test_an_eruption_takes_both_of_ones_own() -> None:
    scene = two_of_ones_own("V01", "C10")
    give_points(scene, 0, 1, 2, 30)
    left = in_supply(scene, 3)
    assert paid(scene, "eruption") == -4
    assert sites_of(scene, 3) == ["C10"]
    assert sum(sees(scene, None)["seats"][3]["rubble"].values()) == 2
    assert in_supply(scene, 3) == left, "they do not return in this round"
    assert (scene.s.paired, scene.s.crowded()) == (0, 0)


@rule("SC-5.6", "SC-8.1")
def test_both_of_ones_own_return_after_the_round() -> None:
    scene = two_of_ones_own("C10")
    turn(scene, 0)
    play_on(scene, "ChoosePile")
    assert in_supply(scene, 3) == [2, 3, 8]
    assert scene.s.paired == 0


@rule("SC-5.7")
def test_never_more_than_two_buildings() -> None:
    scene = last_seat_table()
    settle(scene, 1, "C13")
    turn(scene, 3)
    scene.do(3, "play ship")
    assert scene.refused(3, "build C13") == "SC-5.7"
    assert "build C13" not in scene.texts(3)


@rule("SC-5.8")
def test_the_newcomer_needs_the_building_and_gets_points_and_bird() -> None:
    scene = last_seat_table()
    settle(scene, 0, "C16")
    turn(scene, 3)
    before = scene.s.points[3]
    scene.do(3, "play ship", "build C16")
    assert scene.s.points[3] == before + 1
    assert scene.s.total(birds(3)) == 1
    scene = last_seat_table()
    settle(scene, 0, "C07")
    use_up(scene, 3, church=3)
    turn(scene, 3)
    scene.do(3, "play ship")
    assert scene.refused(3, "build C07") == "SC-4.2"


@rule("SC-5.8")
def test_both_buildings_count_for_everything() -> None:
    scene = last_seat_table()
    settle(scene, 0, "C18")
    deal(scene, 3, "sheep", "coast")
    turn(scene, 3)
    scene.do(3, "play ship", "build C18")
    turn(scene, 3)
    before = scene.s.points[:]
    scene.do(3, "score sheep")
    turn(scene, 3)
    scene.do(3, "score coast")
    assert [now - then for now, then in zip(scene.s.points, before, strict=True)] == [13, 0, 0, 13]


@rule("SC-5.9", "SC-4.12")
def test_it_is_a_right_and_no_duty() -> None:
    scene = last_seat_table()
    settle(scene, 1, "C09", "L08")
    use_up(scene, 3, church=3)
    turn(scene, 3)
    scene.do(3, "play road")
    assert scene.texts(3) == ["build L08", "pass"]
    scene.do(3, "pass")
    assert scene.actors() == [0]
    assert scene.s.right_left, "the right is kept for later"


@rule("SC-5.9", "SC-4.12")
def test_with_a_free_site_there_is_no_passing() -> None:
    scene = last_seat_table()
    settle(scene, 1, "L08")
    turn(scene, 3)
    scene.do(3, "play road")
    assert set(scene.texts(3)) == {"build C09", "build L08"}
    assert scene.refused(3, "pass") == "SC-4.12"


@rule("SC-5.10")
def test_a_double_action_that_only_finds_occupied_sites_commits_to_one() -> None:
    scene = last_seat_table()
    settle(scene, 1, "C09", "L08")
    use_up(scene, 3, church=3)
    turn(scene, 3)
    scene.do(3, "play double", "twice road")
    assert scene.texts(3) == ["build L08"]
    assert scene.refused(3, "pass") == "SC-5.10", "by ship there was a free site"


@rule("SC-5.10", "SC-5.9")
def test_if_no_kind_had_a_free_site_one_may_still_pass() -> None:
    scene = last_seat_table()
    settle(scene, 0, "C14")
    use_up(scene, 3, lighthouse=2, church=3, house=6)
    for seat, names in ((0, ("C11", "C12")), (1, ("C15", "C16", "C17", "C18"))):
        settle(scene, seat, *names)
    settle(scene, 2, "L08")
    turn(scene, 3)
    scene.do(3, "play double", "twice ship")
    assert "pass" in scene.texts(3)
    scene.do(3, "pass")
    assert scene.actors() == [0]


@rule("SC-5.11")
def test_the_right_returns_in_the_second_round_for_the_seat_to_the_right_of_the_start_player() -> None:
    scene = table(4)
    for seat, name in enumerate(("C10", "C11", "C12", "C10")):
        scene.do(seat, f"build {name}")
    assert not scene.s.right_left
    play_on(scene, "DiscardScoreCard")
    for seat in range(4):
        scene.do(seat, scene.texts(seat)[0])
    assert scene.s.right_left
    assert scene.s.sharer == (scene.s.start - 1) % 4


@rule("SC-5.1", "SC-5.11")
@pytest.mark.parametrize("last_player", ["turn", "track"])
def test_a_right_that_nobody_used_ends_with_the_round(last_player: str) -> None:
    scene = table(3, variants={"last-player": last_player})
    for asks in ("ChoosePile", ""):
        while scene.asks() != asks:
            seat = scene.actors()[0]
            scene.do(seat, next(text for text in scene.texts(seat) if shares_nothing(scene, text)))
            assert scene.s.right_left == (scene.asks() not in {"ChoosePile", "DiscardScoreCard", ""})
        assert (sees(scene, None)["right_left"], sees(scene, None)["right"]) == (False, -1)


def shares_nothing(scene: Scene, text: str) -> bool:
    """Whether an answer leaves occupied sites alone."""
    return not any(text == f"build {name}" for seat in range(3) for name in sites_of(scene, seat))


@rule("SC-5.1")
def test_the_bird_supply_is_never_outrun() -> None:
    """Why the right is used once a round: ten bird tiles twice, and one more in each round, make 22."""
    tiles = edition().tiles
    assert 2 * sum(tile.bird for tile in tiles) + 2 == 22
