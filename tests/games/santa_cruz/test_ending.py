"""Chapter 9: the birds, and who wins."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.rules.ending import CountBirds
from fairwind.games.santa_cruz.state import birds, shown
from fairwind.kernel.state import EVERYBODY
from fairwind.testing import Scene, rule

from .tables import give_birds, give_points, places, play_on, sees, table


def at_the_end(scene: Scene) -> Scene:
    """All cards of the second round are played."""
    scene.s.pending.clear()
    scene.s.owe(CountBirds())
    scene.go_on()
    return scene


@rule("SC-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_the_second_round(seats: int) -> None:
    scene = table(seats)
    play_on(scene, "")
    assert scene.s.round == 2
    assert scene.s.pending == []
    result = SPEC.result(scene.s)
    assert result.ended == "second-round"
    assert sees(scene, None)["ended"] == "second-round"


@rule("SC-9.2")
def test_example_a_tern_is_worth_1_a_cockatoo_2_and_a_macaw_3() -> None:
    scene = table(4)
    give_birds(scene, 0, "tern", "cockatoo", "macaw")
    give_birds(scene, 2, "macaw", "macaw")
    give_points(scene, 10, 10, 10, 10)
    assert dict(SPEC.scores(scene.s, 0))["tokens"] == 6, "as if it ended now"
    at_the_end(scene)
    assert scene.s.points == [16, 10, 16, 10]
    assert dict(SPEC.scores(scene.s, 2))["tokens"] == 6
    assert sees(scene, 3)["seats"][0]["shown"] == {"tern": 1, "cockatoo": 1, "macaw": 1}, "all are shown"


@rule("SC-9.3")
def test_birds_are_counted_from_last_to_first() -> None:
    """Seat 2 was further back and comes to 16 before seat 0 does."""
    scene = table(3)
    give_birds(scene, 0, "macaw")
    give_birds(scene, 2, "macaw", "macaw")
    give_points(scene, 13, 5, 10)
    at_the_end(scene)
    assert scene.s.points == [16, 5, 16]
    assert places(scene) == [2, 0, 1]


@rule("SC-9.3")
def test_a_player_without_birds_was_there_already() -> None:
    scene = table(3)
    give_birds(scene, 2, "macaw", "macaw")
    give_points(scene, 16, 5, 10)
    at_the_end(scene)
    assert scene.s.points == [16, 5, 16]
    assert places(scene) == [0, 2, 1]


@rule("SC-9.3")
def test_the_order_is_that_of_the_track_before_the_count() -> None:
    """Seat 0 overtakes seat 1 while it counts; seat 1 still counts next, once."""
    scene = table(2)
    give_birds(scene, 0, "macaw", "macaw")
    give_birds(scene, 1, "tern")
    give_points(scene, 10, 12)
    at_the_end(scene)
    assert [event.facts["seat"] for event in scene.events if event.name == "scored"][-2:] == [0, 1]
    assert scene.s.points == [16, 13]


@rule("SC-9.4")
def test_the_furthest_on_the_track_wins() -> None:
    scene = table(4)
    give_points(scene, 40, 62, 55, 62)
    at_the_end(scene)
    result = SPEC.result(scene.s)
    assert result.points == [40, 62, 55, 62]
    assert result.places == [4, 1, 3, 2], "seat 1 came to 62 first"


@rule("SC-9.2")
def test_tokens_come_to_light_one_by_one_and_score_together() -> None:
    scene = table(2)
    give_birds(scene, 0, "tern", "macaw", "tern")
    give_points(scene, 10, 20)
    scene.ear.moves.clear()
    at_the_end(scene)
    assert [(source, target) for source, target, _, _ in scene.ear.moves] == [(birds(0), shown(0))] * 3
    assert scene.told("scored")[-1] == {"seat": 0, "points": 5, "source": "tokens"}
    assert SPEC.place_seen_by(scene.s, shown(0)) == EVERYBODY
