"""Chapter 14: the final scoring and the winner."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.ending import TELL_SCORES
from fairwind.games.bora_bora.rules.tasks import DO_TASK
from fairwind.testing import rule
from tests.games.bora_bora.tables import (
    REGIONS,
    built,
    cards,
    fulfilled,
    item,
    lay,
    live,
    owe,
    pay_with,
    settle,
    table,
    tasks,
    wear,
)

PAIRS = ("a1-a2", "a3-a4", "b1-b2", "b3-b4", "c1-c2", "c3-c4")


@rule("BB-14.3")
def test_two_points_for_each_god_tile() -> None:
    scene = table()
    pay_with(scene, 0, tiles=3)
    assert item(scene, 0, "god-tiles") == 6


@rule("BB-14.4")
def test_fish_only_where_one_holds_the_construction_space() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "nb")  # 6, 5 and 1
    settle(scene, 1, "cb")  # seat 0 is pushed aside there
    assert item(scene, 0, "fish") == 7
    assert item(scene, 1, "fish") == 5


@rule("BB-14.5")
def test_jewelry_scores_its_points() -> None:
    scene = table()
    wear(scene, 1, "necklace 5 9", "comb 1 1")
    assert (item(scene, 0, "jewelry"), item(scene, 1, "jewelry")) == (0, 10)


@rule("BB-14.6")
@pytest.mark.parametrize(("done", "bonus"), [(8, 0), (9, 6)])
def test_nine_tasks(done: int, bonus: int) -> None:
    scene = table()
    fulfilled(scene, 0, done)
    assert item(scene, 0, "all-tasks") == bonus


@rule("BB-14.7")
def test_six_pieces_of_jewelry() -> None:
    scene = table()
    wear(scene, 0, "necklace 1 1", "necklace 2 4", "necklace 3 5", "comb 1 1", "comb 3 5")
    assert item(scene, 0, "all-jewelry") == 0
    wear(scene, 0, "comb 3 6")
    assert item(scene, 0, "all-jewelry") == 6


@rule("BB-14.8")
def test_all_ceremony_spaces_covered_by_materials_or_buildings() -> None:
    scene = table()
    for die, pair in enumerate(PAIRS[:4], 1):
        built(scene, 0, die, pair)
    lay(scene, 0, "c1", "c2", "c3")
    assert item(scene, 0, "all-spaces") == 0
    lay(scene, 0, "c4")
    assert item(scene, 0, "all-spaces") == 6
    assert item(scene, 0, "all-buildings") == 0


@rule("BB-14.9")
def test_six_buildings() -> None:
    scene = table()
    for die, pair in enumerate(PAIRS[:5], 1):
        built(scene, 0, die, pair)
    assert item(scene, 0, "all-buildings") == 0
    built(scene, 0, 6, PAIRS[5])
    assert (item(scene, 0, "all-buildings"), item(scene, 0, "all-spaces")) == (6, 6)


@rule("BB-14.10")
def test_twelve_huts_on_the_map() -> None:
    scene = table()
    settle(scene, 0, *REGIONS[:11])
    assert item(scene, 0, "all-huts") == 0
    settle(scene, 0, REGIONS[11])
    assert item(scene, 0, "all-huts") == 6


@rule("BB-14.11")
def test_twelve_men_and_women() -> None:
    scene = table()
    settle(scene, 0, *REGIONS)
    kinds = ("land", "sea", "woman", "man", "build", "material")
    live(scene, 0, *[f"man {kind}" for kind in kinds], *[f"woman {kind}" for kind in kinds[:5]])
    assert item(scene, 0, "all-people") == 0
    live(scene, 0, "woman shell")
    assert item(scene, 0, "all-people") == 6


@rule("BB-14.12")
def test_what_is_left_is_worth_nothing() -> None:
    scene = table()
    cards(scene, 0, "red", "red", "blue")
    pay_with(scene, 0, offerings=9)
    scene.s.shells[0] = 9
    lay(scene, 0, "a1", "a2")
    scene.s.beside[0] = 4
    assert sum(count for _, count in SPEC.scores(scene.s, 0)) == 0


@rule("BB-14.13")
def test_most_points_win() -> None:
    scene = table(3)
    scene.s.score(0, 5, 0)
    scene.s.score(1, 9, 0)
    pay_with(scene, 2, tiles=3)
    owe(scene, TELL_SCORES)
    result = SPEC.result(scene.s)
    assert (result.points, result.places, result.ended) == ([5, 9, 6], [3, 1, 2], "six-rounds")
    assert scene.told("scored")[-1] == {"seat": 2, "count": 6, "source": "god-tiles"}


@rule("BB-14.14")
def test_a_tie_goes_to_whoever_is_ahead_in_the_last_turn_order() -> None:
    scene = table(3)
    scene.s.order[:] = [2, 0, 1]
    for seat in range(3):
        scene.s.score(seat, 7, 0)
    assert SPEC.result(scene.s).places == [2, 3, 1]


@rule("BB-14.15")
def test_tasks_fulfilled_with_yellow_count_for_the_bonus_and_those_given_up_do_not() -> None:
    scene = table()
    pay_with(scene, 0, tiles=1)
    scene.s.shells[0] = 3
    tasks(scene, 0, "shell-4", "man-4", "woman-4")
    tasks(scene, 1, "priest-3", "jewel-3", "building-3")
    fulfilled(scene, 0, 8)
    fulfilled(scene, 1, 8)
    owe(scene, DO_TASK[0][0], DO_TASK[1][0])
    scene.do(0, "play yellow tile", "fulfil shell-4")
    scene.do(1, "give-up priest-3")
    assert (item(scene, 0, "all-tasks"), item(scene, 1, "all-tasks")) == (6, 0)


@rule("BB-14.15")
def test_the_score_has_no_upper_limit() -> None:
    scene = table()
    scene.s.score(0, 250, 0)
    assert SPEC.result(scene.s).points[0] == 250
