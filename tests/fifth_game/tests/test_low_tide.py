"""Low Tide keeps every promise of the kernel, and its rules hold."""

from __future__ import annotations

from low_tide import SPEC
from low_tide.state import hand

from fairwind.testing import Scene, conformance, rule

TestLowTide = conformance(SPEC)


def table(depth: int, *ships: int) -> Scene:
    """Two captains; the first is dealt these ships and the die shows this depth."""
    deals = [f"deal ship-{ship}" for ship in ships] + ["deal ship-1"] * 3
    return Scene(SPEC, 2, seed="low tide", outcomes=[*deals, f"depth {depth}"])


@rule("LT-1.1")
def test_everybody_is_dealt_three_ships_that_others_do_not_see() -> None:
    scene = table(3, 2, 4, 6)
    assert [scene.s.total(hand(seat)) for seat in (0, 1)] == [3, 3]
    assert SPEC.view(scene.s, 0)["own"] == [2, 4, 6]
    assert SPEC.view(scene.s, 1)["own"] == [1, 1, 1]


@rule("LT-2.1")
def test_the_die_gives_the_depth_and_the_next_seat_begins_the_next_round() -> None:
    scene = table(3, 2, 4, 6)
    assert SPEC.view(scene.s, None)["depth"] == 3
    assert scene.actors() == [0]
    scene.do(0, "pass")
    scene.do(1, "pass")
    assert scene.actors() == [1]


@rule("LT-2.2")
def test_one_sends_only_ships_one_has() -> None:
    scene = table(3, 2, 4, 6)
    assert scene.refused(0, "send ship-5") == "LT-2.2"
    scene.do(0, "send ship-2")
    assert SPEC.view(scene.s, 0)["own"] == [4, 6]


@rule("LT-2.3")
def test_a_ship_that_is_not_too_deep_scores_its_draught() -> None:
    scene = table(4, 2, 4, 6)
    scene.do(0, "send ship-4")
    assert scene.s.points == [4, 0]
    scene = table(4, 2, 4, 6)
    scene.do(0, "send ship-6")
    assert scene.s.points == [0, 0]
    assert SPEC.view(scene.s, None)["sandbank"] == [6]


@rule("LT-2.4")
def test_one_may_stay() -> None:
    scene = table(1, 2, 4, 6)
    scene.do(0, "pass")
    assert scene.s.total(hand(0)) == 3


@rule("LT-3.1", "LT-3.2")
def test_after_four_rounds_most_points_win_and_equal_points_share_a_place() -> None:
    scene = table(1, 2, 4, 6)
    while scene.asks():
        scene.do(scene.actors()[0], "pass")
    assert scene.s.round == 4
    assert SPEC.result(scene.s).places == [1, 1]
    assert SPEC.result(scene.s).ended == "last-tide"
