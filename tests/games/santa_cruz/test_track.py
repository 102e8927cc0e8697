"""Chapter 7: markers, storeys and arrival order."""

from __future__ import annotations

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.vocabulary import BUILT
from fairwind.testing import rule

from .tables import deal, give_points, places, play_on, sees, settle, table, turn


@rule("SC-7.1")
def test_points_move_the_marker() -> None:
    scene = table(4)
    scene.do(0, "build C10")
    assert scene.s.points[0] == 0 + 3
    assert sees(scene, None)["seats"][0]["space"] == 3


@rule("SC-7.2", "SC-7.3")
def test_who_comes_later_to_a_space_stands_behind() -> None:
    scene = table(4)
    give_points(scene, 10, 12, 8, 20)
    scene.s.gain(2, 4, BUILT)
    scene.s.gain(0, 2, BUILT)
    assert scene.s.points == [12, 12, 12, 20]
    assert places(scene) == [3, 1, 2, 0]


@rule("SC-7.2")
def test_going_backwards_too() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "V02")
    give_points(scene, 24, 20, 5, 4)
    deal(scene, 3, "eruption")
    turn(scene, 3)
    scene.do(3, "score eruption")
    assert scene.s.points[:2] == [20, 20]
    assert places(scene)[:2] == [1, 0], "seat 1 was there first"


@rule("SC-7.3")
def test_there_are_no_ties() -> None:
    scene = table(4)
    play_on(scene, "")
    assert sorted(SPEC.result(scene.s).places) == [1, 2, 3, 4]


@rule("SC-7.4")
def test_example_space_14_with_two_storeys_is_114() -> None:
    scene = table(4)
    give_points(scene, 114, 49, 50, 100)
    seats = sees(scene, None)["seats"]
    assert (seats[0]["storeys"], seats[0]["space"], seats[0]["points"]) == (2, 14, 114)
    assert [(one["storeys"], one["space"]) for one in seats[1:]] == [(0, 49), (1, 0), (2, 0)]


@rule("SC-7.5")
def test_example_from_0_back_to_49_costs_a_storey() -> None:
    scene = table(4)
    settle(scene, 0, "V01")
    give_points(scene, 50, 5, 5, 5)
    deal(scene, 0, "eruption")
    turn(scene, 0)
    scene.do(0, "score eruption")
    first = sees(scene, None)["seats"][0]
    assert (first["storeys"], first["space"]) == (0, 48)


@rule("SC-7.6")
def test_nobody_falls_below_0() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "V02")
    give_points(scene, 3, 9, 9, 9)
    deal(scene, 1, "eruption")
    turn(scene, 1)
    scene.do(1, "score eruption")
    assert scene.s.points[0] == 0
    assert dict(SPEC.scores(scene.s, 0))["eruption"] == -3, "only what there was to lose"


@rule("SC-7.7")
def test_places_go_by_total_then_by_arrival() -> None:
    scene = table(4)
    give_points(scene, 14, 64, 114, 14)
    assert places(scene)[:2] == [2, 1], "the same space with more storeys is ahead"
    seats = sees(scene, None)["seats"]
    assert {one["space"] for one in seats} == {14}


@rule("SC-7.8")
def test_a_gain_of_0_keeps_the_place_in_the_queue() -> None:
    scene = table(4)
    give_points(scene, 10, 10, 10, 10)
    before = places(scene)
    deal(scene, before[0], "wood")
    turn(scene, before[0])
    scene.do(before[0], "score wood")
    assert places(scene) == before
    assert scene.told("scored") == []


@rule("SC-7.8", "SC-7.6")
def test_so_does_a_loss_at_0() -> None:
    scene = table(2)
    settle(scene, 0, "V01")
    give_points(scene, 0, 1)
    scene.s.gain(1, -1, BUILT)
    assert places(scene) == [0, 1]
    deal(scene, 1, "eruption")
    turn(scene, 1)
    scene.do(1, "score eruption")
    assert places(scene) == [0, 1]


@rule("SC-7.9")
def test_storeys_never_run_out() -> None:
    scene = table(4)
    give_points(scene, 260, 255, 251, 270)
    assert sum(one["storeys"] for one in sees(scene, None)["seats"]) == 20, "the box has eight"
