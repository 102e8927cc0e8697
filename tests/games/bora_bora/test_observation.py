"""What a seat observes of a table, by the names of the numbers."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.observed_time import WAITING, WAITING_NAMES
from fairwind.games.bora_bora.rules.dice import TAKE_DICE_BACK
from fairwind.games.bora_bora.rules.evaluation import ASK_TO_BUY, SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS
from fairwind.games.bora_bora.rules.proofs import missing
from fairwind.games.bora_bora.rules.rounds import CLEAR_AWAY
from fairwind.games.bora_bora.rules.tasks import BEGIN_TASKS, DO_TASK
from fairwind.games.bora_bora.rules.temple import CHOOSE_PRIEST_SPACE
from fairwind.games.bora_bora.rules.use_people import BEGIN_PHASE_B
from fairwind.games.bora_bora.state import PILE, BoraBora
from fairwind.games.bora_bora.tally import lacking, tally
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Decision
from fairwind.kernel.play import answer, is_over, random_playout
from fairwind.kernel.state import NONE
from fairwind.testing import Scene
from tests.games.bora_bora.tables import (
    built,
    cards,
    dice_on,
    fulfilled,
    jewels_on_sale,
    lay,
    live,
    open_cards_taken,
    owe,
    pay_with,
    phase_b,
    settle,
    show_people,
    table,
    task_row,
    tasks,
    wear,
    with_dice,
)


def seen(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What a seat observes, by name."""
    out: list[int] = []
    SPEC.observe(scene.s, seat, out)
    return dict(zip(SPEC.observed(scene.s.seats), out, strict=True))


def chosen(found: dict[str, int], *names: str) -> list[int]:
    """Some of these numbers."""
    return [found[name] for name in names]


# -- names


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_every_number_has_a_name_of_its_own(seats: int) -> None:
    names = SPEC.observed(seats)
    assert len(set(names)) == len(names)
    assert set(names) >= set(SPEC.observed(2))  # who sits at a larger table observes more of the same
    assert {name.split(".")[0] for name in names if "." in name} == {str(seat) for seat in range(seats)}


def test_the_lists_stay_small() -> None:
    assert [len(SPEC.observed(seats)) for seats in SPEC.seat_counts] == [443, 534, 625]


def test_every_decision_is_told_apart() -> None:
    decisions = {frame for frame in SPEC.frames.values() if issubclass(frame, Decision)}
    assert decisions <= set(WAITING)
    assert {f"waits-{frame.__name__}" for frame in WAITING} <= set(WAITING_NAMES)


# -- what is counted must be what the rules say


@pytest.mark.parametrize("seats", SPEC.seat_counts)
def test_points_and_tasks_are_those_of_the_rules(seats: int) -> None:
    s: BoraBora = SPEC.begin(SPEC.edition(), seats)
    driver, choose = Seeded(f"observed {seats}"), Generator(f"answers {seats}")
    while not is_over(s):
        random_playout(s, driver, choose, 17)
        for seat in range(seats):
            out: list[int] = []
            SPEC.observe(s, seat, out)
            found = dict(zip(SPEC.observed(seats), out, strict=True))
            assert found["0.points"] == SPEC.total(s, seat)
            assert [found[f"0.scored-{item}"] for item, _ in SPEC.scores(s, seat)] == [
                points for _, points in SPEC.scores(s, seat)
            ]
            have = tally(s, seat, seat)
            for task in [*s.task_row, *(task for task in s.tasks[3 * seat : 3 * seat + 3] if task != NONE)]:
                assert lacking(s, have, task) == missing(s, seat, task)


# -- positions laid out by hand


def test_the_round_the_table_and_who_is_asked() -> None:
    scene = table(3, round_=4)
    settle(scene, 1, "cf")
    with_dice(scene, 1, 2, 5, 6)
    found = seen(scene, 0)
    assert chosen(found, "seats-2", "seats-3", "seats-4", "round-3", "round-4") == [0, 1, 0, 0, 1]
    assert chosen(found, "waits-PlaceDie", "waits-Exchange", "0.asked", "1.asked", "2.asked") == [1, 0, 0, 1, 0]
    assert chosen(found, "building-points", "temple-points") == [7, 2]


def test_dice_and_what_they_can_do() -> None:
    scene = table(2)
    settle(scene, 0, "cf")  # by land 3 and 5, by sea 2 and 6
    dice_on(scene, "helper", 5)
    dice_on(scene, "man", 2)  # for two, men and women share a tile
    with_dice(scene, 0, 1, 2, 6)
    found = seen(scene)
    assert [found[f"0.die-{face}"] for face in range(1, 7)] == [1, 1, 0, 0, 0, 1]
    assert chosen(found, "0.dice", "tile-helper", "tile-man", "tile-woman", "tile-build") == [3, 4, 1, 1, 6]
    names = ("land", "sea", "man", "woman", "helper", "temple", "build", "fish")
    assert [found[f"0.dice-for-{name}"] for name in names] == [1, 2, 1, 1, 2, 3, 0, 0]
    assert chosen(seen(scene, 1), "0.dice", "1.dice", "1.dice-for-temple") == [0, 3, 3]


def test_a_die_that_can_only_fish_is_counted() -> None:
    scene = table(2)
    settle(scene, 0, "cf")
    for action in ("land", "man", "helper", "temple", "build"):
        dice_on(scene, action, 1)
    with_dice(scene, 0, 3, 6)
    assert seen(scene)["0.dice-for-fish"] == 2


def test_the_map() -> None:
    scene = table(2)
    settle(scene, 0, "cf", "cp")
    settle(scene, 1, "cp", "nm")  # pushes the other hut aside
    phase_b(scene)
    found = seen(scene)
    assert chosen(found, "fish-1", "fish-12", "0.regions", "0.hut-10", "0.holds-10", "0.holds-9") == [1, 6, 2, 1, 0, 1]
    assert chosen(found, "0.fish", "1.fish", "0.land-die", "0.land-reach", "0.sea-die") == [3, 5, 4, 2, 2]
    assert chosen(found, "0.land-fish", "0.sea-fish") == [6, 2]


def test_the_player_board() -> None:
    scene = table(2)
    live(scene, 0, "man status", "woman shell")
    live(scene, 0, "man land", shifted=True)
    lay(scene, 0, "a1", "a2", "c4")
    built(scene, 0, 1, "b1-c1")
    phase_b(scene)
    found = seen(scene)
    assert chosen(found, "0.men", "0.women", "0.men-down", "0.men-up", "0.steps-up", "0.shells-up") == [
        2,
        1,
        1,
        1,
        4,
        4,
    ]
    assert chosen(found, "0.man-status", "0.man-land", "0.woman-land", "0.woman-shell") == [1, 1, 0, 1]
    assert chosen(found, "0.filled", "0.covered", "0.grounds", "0.buildings", "0.building-die") == [3, 2, 1, 1, 2]
    assert chosen(found, "0.free-for-sand", "0.free-for-stone", "0.building-1", "0.building-2") == [3, 1, 1, 0]
    assert chosen(seen(scene, 1), "1.kind-status", "1.kind-land", "1.buildings") == [1, 1, 1]


def test_what_is_on_show_is_easy_or_hard_to_have() -> None:
    scene = table(2)
    show_people(scene, ("land", "", "sea", "", "", "land"), ("", "", "", "", "", "shell"))
    found = seen(scene)
    assert chosen(found, "on-show-man-land", "on-show-man-sea", "on-show-woman-shell", "on-show-man-build") == [
        6,
        4,
        1,
        0,
    ]
    assert chosen(found, "on-show-man", "on-show-woman") == [3, 1]


def test_jewelry_and_who_can_pay_for_it() -> None:
    scene = table(2, round_=2)
    jewels_on_sale(scene, "necklace 1 1", "necklace 3 5", "comb 5 9", "anklet 4 8")
    wear(scene, 0, "bracelet 4 8")
    scene.s.shells[:] = [4, 2]
    owe(scene, ASK_TO_BUY[0])
    found = seen(scene)
    assert chosen(found, "jewel-1-points", "jewel-1-price", "jewel-3-points", "jewel-3-price") == [1, 1, 9, 5]
    assert chosen(found, "0.jewel-affordable", "1.jewel-affordable", "0.jewels", "0.jewel-points") == [8, 1, 1, 8]
    scene.do(0, "buy necklace 1 1")
    assert chosen(seen(scene), "jewel-1-points", "0.jewels", "0.points") == [0, 2, 9]


def test_the_temple() -> None:
    scene = table(2)
    scene.s.temple[:] = [1, NONE, 0, NONE, 1, 0]
    found = seen(scene)
    assert chosen(found, "0.priests", "0.priest-leftmost", "0.temple-majority") == [2, 4, 0]
    assert chosen(found, "1.priests", "1.priest-leftmost", "1.temple-majority") == [2, 6, 1]
    assert [found[f"0.temple-{number}"] for number in (6, 5, 4, 3, 2, 1)] == [0, 0, 1, 0, 0, 1]
    owe(scene, CHOOSE_PRIEST_SPACE[0][5])
    assert chosen(seen(scene), "waits-ChoosePriestSpace", "waits-value") == [1, 5]


def test_tasks_and_what_they_lack() -> None:
    scene = table(2)
    tasks(scene, 0, "man-1+woman-1", "kind-land-2", "card-blue-2")
    tasks(scene, 1, "regions-3", "card-red-2", "huts-on-12-4")
    task_row(scene, "offering-4", "shell-4")
    live(scene, 0, "man land")
    cards(scene, 0, "blue", "blue")
    cards(scene, 1, "red", "red")
    scene.s.offerings[0] = 4
    fulfilled(scene, 0, 2)
    owe(scene, DO_TASK[0][0])
    found = seen(scene)
    assert chosen(found, "0.fulfilled", "0.tasks-ready", "0.tasks-1-short", "0.tasks-far") == [2, 1, 2, 0]
    assert chosen(found, "0.wants-woman", "0.wants-kind-land", "0.wants-card-blue", "0.wants-man") == [1, 1, 0, 0]
    assert chosen(found, "0.row-ready", "0.row-far") == [1, 1]
    # What the other drew nobody knows; it has two huts on space 12.
    assert chosen(found, "1.tasks-ready", "1.tasks-2-short", "1.tasks-far", "1.unknown") == [0, 2, 1, 2]
    open_cards_taken(scene, 1, "red")
    assert chosen(seen(scene), "1.tasks-1-short", "1.known-red") == [1, 1]


def test_gods_that_can_be_paid_for() -> None:
    scene = table(2)
    cards(scene, 0, "red", "red", "blue")
    names = [f"0.can-play-{god}" for god in ("blue", "white", "red", "green", "yellow")]
    assert chosen(seen(scene), *names, "0.card-red") == [0, 0, 0, 0, 0, 2]
    pay_with(scene, 0, offerings=1)
    assert chosen(seen(scene), *names) == [1, 1, 1, 1, 1]
    scene.s.move(3, PILE, 2, 1)
    assert chosen(seen(scene), *names) == [1, 0, 1, 0, 0]
    pay_with(scene, 0, tiles=1)
    assert chosen(seen(scene), *names) == [1, 1, 1, 1, 1]


def test_what_phase_b_still_holds() -> None:
    scene = table(2)
    live(scene, 0, "man points", "woman card")
    live(scene, 1, "man points")
    owe(scene, BEGIN_PHASE_B, SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS, BEGIN_TASKS, TAKE_DICE_BACK, CLEAR_AWAY)
    unused = ("0.man-unused", "0.woman-unused", "1.man-unused", "1.woman-unused")
    assert chosen(seen(scene), "phase-people", "waits-UsePeople", *unused) == [1, 1, 1, 1, 1, 1]
    scene.do(0, "use man score-points")
    assert chosen(seen(scene), "phase-people", *unused) == [1, 0, 1, 1, 1]
    scene.do(0, "use woman take-card")
    assert chosen(seen(scene), "waits-ChooseCard", *unused) == [1, 0, 0, 1, 1]
    scene.do(0, "card pile")
    assert chosen(seen(scene, 1), "phase-people", *unused) == [1, 1, 1, 0, 0]
    scene.do(1, "pass no-use")
    assert chosen(seen(scene), "phase-people", "phase-tasks", *unused) == [0, 1, 0, 0, 0, 0]


def test_what_waits_below_a_draw_is_seen() -> None:
    """Whoever takes a card from the helper still has the rest of the die."""
    scene = table(2)
    settle(scene, 0, "cf")
    with_dice(scene, 0, 6)
    scene.do(0, "place 6 helper")
    found = seen(scene)
    assert chosen(found, "waits-Exchange", "waits-value") == [1, 6]
    answer(scene.s, 0, scene.action("card pile"))  # the draw waits
    found = seen(scene)
    assert chosen(found, "waits-DrawCard", "waits-Exchange", "waits-value", "0.asked") == [1, 1, 4, 1]


def test_the_lead() -> None:
    scene = table(3)
    for seat, points in enumerate((10, 4, 12)):
        scene.s.earned[9 * seat] = points
    assert chosen(seen(scene), "0.lead", "0.ahead", "1.points", "2.points") == [-2, 1, 4, 12]
    assert chosen(seen(scene, 2), "0.lead", "0.ahead", "1.points") == [2, 2, 10]
