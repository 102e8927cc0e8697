"""Chapter 12, second half: tasks, the yellow god, and the last tasks (chapter 14)."""

from __future__ import annotations

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.dice import TAKE_DICE_BACK
from fairwind.games.bora_bora.rules.ending import END_GAME
from fairwind.games.bora_bora.rules.evaluation import SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS
from fairwind.games.bora_bora.rules.rounds import CLEAR_AWAY
from fairwind.games.bora_bora.rules.tasks import BEGIN_TASKS, DO_TASK, LAST_TASKS
from fairwind.games.bora_bora.state import hand
from fairwind.games.bora_bora.vocabulary import GODS
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import refusal
from fairwind.locale import Words
from fairwind.testing import rule
from tests.games.bora_bora.tables import (
    REGIONS,
    cards,
    dice_on,
    holds,
    item,
    jewels_on_sale,
    lay,
    live,
    owe,
    own_tasks,
    pay_with,
    points,
    settle,
    table,
    task_row,
    tasks,
)


@rule("BB-12.8")
def test_fulfil_one_of_the_three_for_six_points() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "man land", "woman land")
    tasks(scene, 0, "man-1+woman-1", "regions-3", "priest-3")
    owe(scene, DO_TASK[0][0])
    assert scene.texts(0) == ["fulfil man-1+woman-1", "fulfil regions-3"]
    assert scene.refused(0, "fulfil woman-4") == "BB-12.8"  # not one's own
    scene.do(0, "fulfil regions-3")
    assert (item(scene, 0, "tasks"), len(scene.s.fulfilled_by(0))) == (6, 1)
    assert own_tasks(scene, 0) == ["man-1+woman-1", "priest-3"]
    assert scene.asks() == ""  # one only


@rule("BB-12.9")
def test_minimums_are_shown_and_kept() -> None:
    scene = table()
    pay_with(scene, 0, offerings=5)
    tasks(scene, 0, "offering-4", "shell-4", "man-4")
    scene.s.shells[0] = 2
    owe(scene, DO_TASK[0][0])
    assert scene.refused(0, "fulfil shell-4") == "BB-12.9"
    scene.do(0, "fulfil offering-4")
    assert scene.s.offerings[0] == 5


@rule("BB-12.10")
def test_who_can_fulfil_none_gives_one_up_for_nothing() -> None:
    scene = table()
    tasks(scene, 0, "priest-3", "shell-4", "man-4")
    owe(scene, DO_TASK[0][0])
    assert scene.texts(0) == ["give-up priest-3", "give-up man-4", "give-up shell-4"]
    assert scene.refused(0, "give-up woman-4") == "BB-12.8"
    scene.do(0, "give-up man-4")
    assert (points(scene, 0), len(scene.s.fulfilled_by(0))) == (0, 0)
    assert own_tasks(scene, 0) == ["priest-3", "shell-4"]


@rule("BB-12.10")
def test_who_can_fulfil_one_may_not_give_one_up() -> None:
    scene = table()
    scene.s.shells[0] = 4
    tasks(scene, 0, "priest-3", "shell-4", "man-4")
    owe(scene, DO_TASK[0][0])
    assert scene.texts(0) == ["fulfil shell-4"]
    assert scene.refused(0, "give-up man-4") == "BB-12.10"


@rule("BB-12.11")
def test_with_yellow_alone_giving_up_is_allowed_too() -> None:
    scene = table()
    scene.s.shells[0] = 3
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "priest-3", "shell-4", "man-4")
    owe(scene, DO_TASK[0][0])
    assert scene.texts(0) == ["play yellow tile", "give-up priest-3", "give-up man-4", "give-up shell-4"]


@rule("BB-12.11")
def test_who_can_fulfil_one_may_choose_another_with_yellow() -> None:
    scene = table()
    scene.s.shells[0] = 4
    live(scene, 0, "man land")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "priest-3", "shell-4", "man-1+woman-1")
    owe(scene, DO_TASK[0][0])
    assert scene.texts(0) == ["play yellow tile", "fulfil shell-4"]
    scene.do(0, "play yellow tile")
    assert scene.texts(0) == ["fulfil man-1+woman-1"]
    assert scene.refused(0, "fulfil shell-4") == "BB-13.16"  # nothing is missing there
    assert scene.refused(0, "give-up priest-3") == "BB-13.9"
    assert scene.refused(0, "play yellow tile") == "BB-13.6"
    scene.do(0, "fulfil man-1+woman-1")
    assert item(scene, 0, "tasks") == 4


@rule("BB-12.12")
def test_all_fulfil_first_then_all_take_a_new_task_in_turn_order() -> None:
    scene = table(2, round_=6)  # in the last round too
    scene.s.order[:] = [1, 0]
    tasks(scene, 0, "priest-3", "shell-4", "man-4")
    tasks(scene, 1, "woman-4", "regions-9", "islands-5")
    task_row(scene, "god-tile-2", "offering-4", "jewel-3", "building-3")
    owe(scene, BEGIN_TASKS)
    scene.do(1, "give-up woman-4")
    scene.do(0, "give-up man-4")
    assert scene.asks() == "ChooseTask"
    assert scene.texts(1) == ["task jewel-3", "task building-3", "task god-tile-2", "task offering-4"]
    scene.do(1, "task jewel-3")
    assert scene.refused(0, "task jewel-3") == "BB-12.12"
    assert scene.refused(0, "task man-4") == "BB-12.12"
    scene.do(0, "task offering-4")
    assert sorted(own_tasks(scene, 1)) == ["islands-5", "jewel-3", "regions-9"]
    assert "offering-4" in own_tasks(scene, 0)


@rule("BB-12.13")
def test_a_new_round_is_laid_out_and_dice_come_back() -> None:
    scene = table(3, round_=2)
    task_row(scene, "god-tile-2", "offering-4")
    left = [sum(bag) for bag in scene.s.people_bags]
    scene.s.dice[:] = [0] * 9
    dice_on(scene, "helper", 2)
    scene.s.placed.append(9)
    owe(scene, TAKE_DICE_BACK, CLEAR_AWAY)
    assert scene.s.round == 3
    assert (scene.s.placed, set(scene.s.lowest)) == ([], {7})  # the tiles are empty
    assert len(scene.s.task_row) == 5
    assert not {"god-tile-2", "offering-4"} & {scene.edition.tasks[task].name for task in scene.s.task_row}
    assert -1 not in scene.s.people
    assert [sum(bag) for bag in scene.s.people_bags] == [n - 6 for n in left]
    assert 0 not in scene.s.dice
    assert scene.asks() == "PlaceDie"


@rule("BB-12.14")
def test_what_was_gained_in_this_phase_counts() -> None:
    scene = table(2)
    jewels_on_sale(scene, "necklace 1 1", "necklace 2 4", "comb 5 9", "anklet 4 8")
    scene.s.order[:] = [1, 0]
    scene.s.climb(0, 1)
    scene.s.shells[0] = 1
    scene.s.temple[0] = 0
    live(scene, 0, "man land")
    settle(scene, 0, "cm")
    live(scene, 0, "woman land")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "man-1+first-1", "god-tile-2", "woman-1+jewel-1")
    tasks(scene, 1, "man-4", "woman-4", "shell-4")
    task_row(scene, "islands-5", "offering-4")
    owe(scene, SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS, BEGIN_TASKS)
    scene.do(0, "buy necklace 1 1")
    assert [text for text in scene.texts(0) if text.startswith("fulfil")] == [
        "fulfil woman-1+jewel-1",
        "fulfil man-1+first-1",
        "fulfil god-tile-2",
    ]


@rule("BB-12.14", "BB-13.16")
def test_a_god_tile_just_won_may_be_played_as_yellow() -> None:
    scene = table(2)
    scene.s.temple[:] = [0, 0, 1, -1, -1, -1]
    tasks(scene, 0, "priest-3", "man-4", "shell-4")
    owe(scene, SCORE_TEMPLE, DO_TASK[0][0])
    scene.do(0, "play yellow tile", "fulfil priest-3")
    assert item(scene, 0, "tasks") == 4


@rule("BB-12.15")
def test_cards_that_prove_a_task_are_known_from_then_on() -> None:
    scene = table()
    cards(scene, 0, "blue", "blue", "blue", "red")
    tasks(scene, 0, "card-blue-2", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert SPEC.view(scene.s, 1)["seats"][0]["known_cards"] == {}
    scene.do(0, "fulfil card-blue-2")
    assert SPEC.view(scene.s, 1)["seats"][0]["known_cards"] == {"blue": 2}
    assert holds(scene, 0) == {"blue": 3, "red": 1}


# -- yellow


@rule("BB-13.6")
def test_a_second_yellow_for_a_task_is_refused_without_a_word_about_dice() -> None:
    scene = table()
    scene.s.shells[0] = 3
    pay_with(scene, 0, tiles=2)
    tasks(scene, 0, "shell-4", "man-4", "priest-3")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    why = refusal(scene.s, 0, scene.action("play yellow tile"))
    assert why is not None
    assert (why.rule, " die" in Words("en", "bora-bora").refusal(why)) == ("BB-13.6", False)


@rule("BB-13.16")
def test_example_two_wood_instead_of_three() -> None:
    scene = table()
    lay(scene, 0, "a3", "b1")
    cards(scene, 0, "yellow")
    pay_with(scene, 0, offerings=1)
    tasks(scene, 0, "material-wood-3", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow card", "fulfil material-wood-3")
    assert item(scene, 0, "tasks") == 4
    assert (len(scene.s.fulfilled_by(0)), scene.s.offerings[0], holds(scene, 0)) == (1, 0, {})


@rule("BB-13.16")
def test_example_eight_regions_instead_of_nine() -> None:
    scene = table()
    settle(scene, 0, *REGIONS[:8])
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "regions-9", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile", "fulfil regions-9")
    assert item(scene, 0, "tasks") == 4


@rule("BB-13.16")
def test_yellow_needs_exactly_one_thing_missing() -> None:
    scene = table()
    lay(scene, 0, "a3")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "material-wood-3", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert scene.refused(0, "play yellow tile") == "BB-13.16"


@rule("BB-13.16")
def test_yellow_stands_for_one_part_of_a_two_part_task() -> None:
    scene = table()
    scene.s.temple[0] = 0
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "woman-1+priest-1", "man-1+building-1", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    assert scene.texts(0) == ["fulfil woman-1+priest-1"]


@rule("BB-13.16")
def test_yellow_allows_one_missing_island_or_region() -> None:
    scene = table()
    settle(scene, 0, "nm", "cm", "ef", "sp")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "islands-5", "terrain-mountain-3", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    assert scene.texts(0) == ["fulfil islands-5", "fulfil terrain-mountain-3"]


@rule("BB-13.17")
def test_what_was_paid_no_longer_counts() -> None:
    scene = table()
    cards(scene, 0, "yellow")
    pay_with(scene, 0, offerings=3)
    tasks(scene, 0, "card-yellow-2", "offering-4", "god-tile-2")
    owe(scene, DO_TASK[0][0])
    # A yellow card and an offering would be paid: then no card and two offerings are left.
    assert scene.refused(0, "play yellow card") == "BB-13.16"
    other = table()
    pay_with(other, 0, offerings=3, tiles=2)
    tasks(other, 0, "man-4", "offering-4", "god-tile-2")
    owe(other, DO_TASK[0][0])
    other.do(0, "play yellow tile")
    assert other.texts(0) == ["fulfil god-tile-2", "fulfil offering-4"]


@rule("BB-13.17")
def test_yellow_is_not_played_for_what_its_own_payment_takes_away() -> None:
    for end, frame in ((1, DO_TASK[0][0]), (6, LAST_TASKS[0][0])):
        scene = table(2, round_=end)
        cards(scene, 0, "yellow", "yellow")
        pay_with(scene, 0, offerings=4)
        tasks(scene, 0, "card-yellow-2", "offering-4", "man-4")  # two of them lack nothing
        owe(scene, frame)
        assert [text for text in scene.texts(0) if text.startswith("play")] == []
        assert scene.refused(0, "play yellow card") == "BB-13.16"
        live(scene, 0, "man land", "man sea", "man woman")
        assert "play yellow card" in scene.texts(0)  # for the men it may


@rule("BB-13.17")
def test_a_pair_that_is_paid_is_missing_from_the_hand() -> None:
    scene = table()
    cards(scene, 0, "blue", "blue", "red", "green", "white")
    pay_with(scene, 0, offerings=1)
    tasks(scene, 0, "different-cards-4", "man-4", "card-yellow-2")
    owe(scene, DO_TASK[0][0])
    assert scene.refused(0, "play yellow pair-blue") == "BB-13.16"  # four colours now, and three are no reason
    other = table()
    cards(other, 0, "blue", "blue", "blue", "red")
    live(other, 0, "man land", "man sea", "man woman")
    pay_with(other, 0, offerings=1)
    tasks(other, 0, "card-blue-2", "man-4", "shell-4")
    owe(other, DO_TASK[0][0])
    other.do(0, "play yellow pair-blue")
    assert other.texts(0) == ["fulfil card-blue-2", "fulfil man-4"]
    other.do(0, "fulfil card-blue-2")
    assert SPEC.view(other.s, 1)["seats"][0]["known_cards"] == {"blue": 1}


@rule("BB-15.1")
def test_in_a_world_whoever_has_played_yellow_can_fulfil_a_task() -> None:
    scene = table(3)
    cards(scene, 0, "blue", "red", "red", "green")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "card-blue-2", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    for n in range(30):
        world = SPEC.sample_world(scene.s, 1, Seeded(str(n)))
        assert world.at[hand(0)][GODS.index("blue")] == 1


# -- the last tasks


@rule("BB-14.1", "BB-14.2")
def test_after_round_six_any_tasks_in_any_sequence_in_the_new_turn_order() -> None:
    scene = table(2, round_=6)
    scene.s.order[:] = [1, 0]
    scene.s.shells[0] = 4
    lay(scene, 0, "a3", "b1", "b4")
    tasks(scene, 0, "material-wood-3", "man-4", "shell-4")
    tasks(scene, 1, "woman-4", "priest-3", "god-tile-2")
    owe(scene, CLEAR_AWAY)
    assert scene.actors() == [1]
    assert scene.texts(1) == ["pass no-task"]
    scene.do(1, "pass no-task")
    assert scene.texts(0) == ["fulfil material-wood-3", "fulfil shell-4", "pass no-task"]
    scene.do(0, "fulfil shell-4", "fulfil material-wood-3")
    assert item(scene, 0, "tasks") == 12
    scene.do(0, "pass no-task")
    assert scene.asks() == ""


@rule("BB-14.1")
def test_nobody_has_to_fulfil_a_last_task() -> None:
    scene = table(2, round_=6)
    scene.s.shells[0] = 4
    tasks(scene, 0, "material-wood-3", "man-4", "shell-4")
    owe(scene, LAST_TASKS[0][0])
    scene.do(0, "pass no-task")
    assert points(scene, 0) == 0


@rule("BB-14.1", "BB-13.16")
def test_example_three_yellow_gods_for_three_tasks() -> None:
    scene = table(2, round_=6)
    scene.s.shells[0] = 3
    lay(scene, 0, "a3", "b1")
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "man land", "man sea", "man woman")
    pay_with(scene, 0, tiles=3)
    tasks(scene, 0, "material-wood-3", "man-4", "shell-4")
    owe(scene, LAST_TASKS[0][0])
    for name in ("shell-4", "material-wood-3", "man-4"):
        scene.do(0, "play yellow tile")
        assert scene.refused(0, "play yellow tile") == "BB-13.6"
        assert scene.refused(0, "pass no-task") == "BB-13.9"
        scene.do(0, f"fulfil {name}")
    assert item(scene, 0, "tasks") == 12
    assert len(scene.s.fulfilled_by(0)) == 3
    assert scene.asks() == ""


@rule("BB-14.2")
def test_what_is_spent_on_one_task_no_longer_counts_for_the_next() -> None:
    scene = table(2, round_=6)
    pay_with(scene, 0, tiles=2)
    scene.s.shells[0] = 3
    tasks(scene, 0, "god-tile-2", "shell-4", "man-4")
    owe(scene, LAST_TASKS[0][0])
    assert "fulfil god-tile-2" in scene.texts(0)
    scene.do(0, "play yellow tile", "fulfil shell-4")
    assert scene.refused(0, "fulfil god-tile-2") == "BB-12.9"


@rule("BB-14.2")
def test_the_end_asks_in_turn_order() -> None:
    scene = table(3, round_=6)
    scene.s.order[:] = [2, 0, 1]
    for seat in range(3):
        tasks(scene, seat, ("man-4", "woman-4", "shell-4")[seat])
    owe(scene, END_GAME)
    asked = []
    while scene.asks():
        asked.append(scene.actors()[0])
        scene.do(asked[-1], "pass no-task")
    assert asked == [2, 0, 1]
