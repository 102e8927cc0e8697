"""Chapter 8: between the rounds, and the second round."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.games.santa_cruz.rules.second_round import DrawScoreCard
from fairwind.games.santa_cruz.state import ASIDE, REMOVED, birds, hand, played
from fairwind.kernel.play import waiting_decision
from fairwind.kernel.state import NOBODY
from fairwind.testing import Scene, rule

from .tables import (
    deal,
    give_birds,
    give_points,
    in_supply,
    open_sites,
    play_on,
    score_hand,
    sees,
    settle,
    sites_of,
    table,
    turn,
)


def at_the_piles(seats: int = 4) -> Scene:
    """The first round is over; the last on the track is about to take a pile."""
    scene = table(seats)
    play_on(scene, "ChoosePile")
    return scene


def at_the_discard(seats: int = 4) -> Scene:
    """Everybody has taken the pile of the seat to the left, and is about to remove a score card."""
    scene = at_the_piles(seats)
    while scene.asks() == "ChoosePile":
        seat = scene.actors()[0]
        scene.do(seat, f"pile {(seat + 1) % seats}")
    return scene


@rule("SC-8.1")
def test_all_buildings_return_also_the_destroyed_ones() -> None:
    scene = table(4)
    settle(scene, 0, "V01", "C10")
    deal(scene, 3, "eruption")
    turn(scene, 3)
    scene.do(3, "score eruption")
    assert in_supply(scene, 0) != [2, 3, 8]
    turn(scene, 0)
    play_on(scene, "ChoosePile")
    assert [in_supply(scene, seat) for seat in range(4)] == [[2, 3, 8]] * 4
    assert [sites_of(scene, seat) for seat in range(4)] == [[]] * 4


@rule("SC-8.2")
def test_birds_are_kept_face_down() -> None:
    scene = table(4)
    give_birds(scene, 2, "macaw", "tern")
    held = scene.s.at[birds(2)][:]
    play_on(scene, "ChoosePile")
    assert all(now >= then for now, then in zip(scene.s.at[birds(2)], held, strict=True))
    assert sum(sees(scene, 0)["seats"][2]["shown"].values()) == 0


@rule("SC-8.3")
def test_open_tiles_stay_open() -> None:
    scene = table(4)
    while scene.asks() != "ChoosePile":
        before = open_sites(scene)
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[-1])
        assert before <= open_sites(scene)
    play_on(scene, "")
    assert before <= open_sites(scene)


@rule("SC-8.4", "SC-8.5")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 4), (4, 4)])
def test_everybody_draws_a_new_score_card_in_secret(seats: int, left: int) -> None:
    scene = at_the_piles(seats)
    assert [len(score_hand(scene, seat)) for seat in range(seats)] == [1] * seats, "apart from the cards played"
    assert DrawScoreCard(1).seen_by(scene.s) == 1
    assert scene.s.total(ASIDE) == left
    assert SPEC.place_seen_by(scene.s, ASIDE) == NOBODY
    mine = next(iter(score_hand(scene, 1)))
    assert sees(scene, 1)["own"]["drawn"] == mine
    assert sees(scene, 0)["seats"][1]["drawn"] is True
    assert sees(scene, 0)["seats"][1]["known"] == []


@rule("SC-8.5")
def test_it_comes_from_the_cards_set_aside_and_the_rest_stay_secret_to_the_end() -> None:
    scene = table(4)
    aside = {one.id for i, one in enumerate(scene.edition.score_cards) if scene.s.at[ASIDE][10 + i]}
    play_on(scene, "ChoosePile")
    drawn = {name for seat in range(4) for name in score_hand(scene, seat)}
    assert drawn <= aside
    assert len(drawn) == 4
    play_on(scene, "")
    assert scene.s.total(ASIDE) == 4
    assert sees(scene, 0)["aside"] == 4


@rule("SC-8.6")
def test_piles_are_taken_from_last_to_first_on_the_track() -> None:
    scene = at_the_piles()
    track = scene.s.track[:]
    order = []
    while scene.asks() == "ChoosePile":
        order += scene.actors()
        scene.do(order[-1], scene.texts(order[-1])[0])
    assert order == track[::-1]


@rule("SC-8.7")
def test_only_piles_on_the_table_can_be_taken() -> None:
    scene = at_the_piles(2)
    seat = scene.actors()[0]
    assert scene.texts(seat) == ["pile 0", "pile 1"]
    assert scene.refused(seat, "pile 2") == "SC-8.7", "the sets in the box are no piles"
    assert scene.refused(seat, "pile 3") == "SC-8.7"


@rule("SC-8.8")
def test_a_pile_is_taken_whole_and_once_and_may_be_ones_own() -> None:
    scene = at_the_piles()
    seat = scene.actors()[0]
    pile, drawn = scene.s.at[played(seat)][:], scene.s.at[hand(seat)][:]
    scene.do(seat, f"pile {seat}")
    assert scene.s.total(played(seat)) == 0
    assert scene.s.at[hand(seat)] == [a + b for a, b in zip(pile, drawn, strict=True)], "all of it, and the new card"
    after = scene.actors()[0]
    assert scene.refused(after, f"pile {seat}") == "SC-8.8"
    scene.do(after, scene.texts(after)[0])
    scene.do(scene.actors()[0], scene.texts(scene.actors()[0])[0])
    assert len(scene.texts(scene.actors()[0])) == 1, "the last takes what is left"


@rule("SC-8.8")
def test_with_two_players_there_is_one_real_choice() -> None:
    scene = at_the_piles(2)
    first = scene.actors()[0]
    assert len(scene.texts(first)) == 2
    scene.do(first, "pile 0")
    assert scene.texts(1 - first) == ["pile 1"]


@rule("SC-8.9")
@pytest.mark.parametrize(("seats", "held"), [(2, 5), (3, 4), (4, 3)])
def test_everybody_removes_one_score_card_of_all_in_hand(seats: int, held: int) -> None:
    scene = at_the_discard(seats)
    assert [len(scene.texts(seat)) for seat in range(seats)] == [held] * seats
    drawn = sees(scene, 0)["own"]["drawn"]
    assert f"discard {drawn}" in scene.texts(0), "it may be the new one"
    other = next(name for name in score_hand(scene, 1) if name not in score_hand(scene, 0))
    assert scene.refused(0, f"discard {other}") == "SC-8.9"
    scene.do(0, f"discard {drawn}")
    assert drawn not in score_hand(scene, 0)
    assert len(score_hand(scene, 0)) == held - 1


@rule("SC-8.10")
def test_all_remove_at_the_same_time_and_nothing_is_shown() -> None:
    scene = at_the_discard()
    assert scene.actors() == [0, 1, 2, 3]
    scene.do(2, scene.texts(2)[0])
    assert scene.actors() == [0, 1, 3]
    assert scene.refused(2, "discard sheep") == "FW-3"
    assert sees(scene, 0)["seats"][2]["discarded"] is True
    for seat in (0, 1, 3):
        scene.do(seat, scene.texts(seat)[0])
    assert SPEC.place_seen_by(scene.s, REMOVED) == NOBODY
    play_on(scene, "")
    view = sees(scene, 0)
    assert view["removed"] == 4
    assert view["own"]["discarded"] != ""


@rule("SC-8.10")
def test_a_removed_card_can_be_taken_back_while_others_choose() -> None:
    scene = at_the_discard()
    before = score_hand(scene, 1)
    frame = waiting_decision(scene.s)
    assert frame is not None
    assert frame.take_back(scene.s, 1) is False  # type: ignore[attr-defined]
    scene.do(1, scene.texts(1)[0])
    assert frame.take_back(scene.s, 1) is True  # type: ignore[attr-defined]
    assert score_hand(scene, 1) == before
    assert scene.s.total(REMOVED) == 0


@rule("SC-8.11")
def test_the_last_on_the_track_starts_the_second_round() -> None:
    scene = table(4)
    give_points(scene, 90, 95, 0, 99)
    turn(scene, 0)
    play_on(scene, "DiscardScoreCard")
    for seat in range(4):
        scene.do(seat, scene.texts(seat)[0])
    last = scene.s.track[-1]
    assert (scene.asks(), scene.actors(), scene.s.start) == ("Land", [last], last)
    scene.do(last, scene.texts(last)[0])
    assert scene.actors() == [(last + 1) % 4]


@rule("SC-8.12", "SC-2.2")
def test_the_second_round_is_played_like_the_first_without_new_starting_points() -> None:
    scene = at_the_discard()
    before = scene.s.points[:]
    for seat in range(4):
        scene.do(seat, scene.texts(seat)[0])
    assert scene.s.points == before
    assert scene.s.round == 2
    start = scene.s.start
    assert all(text.startswith("build C") for text in scene.texts(start))
    scene.do(start, "build C16")
    assert scene.s.points[start] == before[start] + 1
    play_on(scene, "ChooseCard")
    assert [scene.s.total(hand(seat)) for seat in range(4)] == [9] * 4
