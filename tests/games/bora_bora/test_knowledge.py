"""Cards that prove a task, what a deed shows of a hand, and the worlds that agree with it."""

from __future__ import annotations

from math import comb
from time import process_time

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.tasks import DO_TASK, LAST_TASKS
from fairwind.games.bora_bora.state import N_GODS, BoraBora, hand
from fairwind.games.bora_bora.vocabulary import GODS
from fairwind.kernel.chance import Seeded
from fairwind.kernel.sitting import Sitting
from fairwind.kernel.state import Event
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import (
    cards,
    dice_on,
    holds,
    live,
    open_cards_taken,
    owe,
    own_tasks,
    pay_with,
    show_people,
    sound,
    table,
    tasks,
    throw_away,
    with_dice,
)

WORLDS = 60


def shows(scene: Scene, seat: int = 0) -> list[str]:
    """The ways to prove a task that are offered."""
    return [text for text in scene.texts(seat) if text.startswith("show")]


def revealing(scene: Scene) -> list[Event]:
    """What was told that others could not know."""
    return [event for event in scene.events if event.reveals]


def at_table(scene: Scene) -> Sitting:
    """The table as people play it, with undo."""
    return Sitting(SPEC, scene.edition, scene.s, scene.driver)


def imagined(scene: Scene, seat: int, by: int) -> list[dict[str, int]]:
    """Hands of a seat in another's worlds."""
    worlds: list[BoraBora] = [SPEC.sample_world(scene.s, by, Seeded(str(n))) for n in range(WORLDS)]
    assert all(SPEC.broken(world) == [] for world in worlds)
    return [{god: world.at[hand(seat)][i] for i, god in enumerate(GODS)} for world in worlds]


# -- which cards prove a task


@rule("BB-12.15")
def test_the_player_chooses_which_equal_cards_prove_a_task() -> None:
    scene = table()
    cards(scene, 0, "blue", "blue", "blue", "red")
    open_cards_taken(scene, 0, "white", "white", "white")
    tasks(scene, 0, "same-cards-3", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert shows(scene) == ["show same-cards-3 blue", "show same-cards-3 white"]
    assert scene.refused(0, "show same-cards-3 red") == "BB-12.15"
    scene.do(0, "show same-cards-3 blue")
    assert scene.s.known[:N_GODS] == [3, 3, 0, 0, 0]
    assert scene.told("cards-shown") == [{"seat": 0, "cards": "blue+blue+blue"}]
    assert len(revealing(scene)) == 1


@rule("BB-12.15")
def test_what_everybody_knew_is_shown_without_news() -> None:
    scene = table()
    open_cards_taken(scene, 0, "white", "white", "white")
    tasks(scene, 0, "same-cards-3", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "show same-cards-3 white")
    assert scene.told("cards-shown") == [{"seat": 0, "cards": "white+white+white"}]
    assert revealing(scene) == []


@rule("BB-12.15")
def test_the_player_chooses_which_different_cards_prove_a_task() -> None:
    scene = table()
    cards(scene, 0, *GODS)
    tasks(scene, 0, "different-cards-4", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert len(shows(scene)) == 5
    assert scene.refused(0, "show different-cards-4 blue+white+red") == "BB-12.15"  # that is too few
    scene.do(0, "show different-cards-4 blue+red+green+yellow")
    assert SPEC.view(scene.s, 1)["seats"][0]["known_cards"] == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert scene.told("cards-shown") == [{"seat": 0, "cards": "blue+red+green+yellow"}]


@rule("BB-12.15")
def test_where_there_is_nothing_to_choose_nothing_is_asked() -> None:
    scene = table()
    cards(scene, 0, "blue", "white", "red", "green", "green")
    tasks(scene, 0, "different-cards-4", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert shows(scene) == ["show different-cards-4 blue+white+red+green"]
    assert SPEC.touch(scene.s, 0, scene.action(shows(scene)[0]))[:2] == ("own-task/0/different-cards-4", "fulfilled")


@rule("BB-12.15", "BB-13.16")
def test_with_yellow_one_card_less_is_shown_and_all_know_that_there_are_no_more() -> None:
    scene = table()
    cards(scene, 0, "blue", "red", "red", "green", "green")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "same-cards-3", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    assert shows(scene) == ["show same-cards-3 red", "show same-cards-3 green"]
    scene.do(0, "show same-cards-3 green")
    seat = SPEC.view(scene.s, 1)["seats"][0]
    assert seat["known_cards"] == {"green": 2}
    assert seat["cards_at_most"] == {"blue": 2, "white": 2, "red": 2, "green": 2, "yellow": 2}


@rule("BB-15.1")
def test_fulfilled_tasks_lie_there_for_all_to_see() -> None:
    scene = table()
    scene.s.shells[0] = 4
    tasks(scene, 0, "shell-4", "man-4", "woman-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "fulfil shell-4")
    assert own_tasks(scene, 0) == ["man-4", "woman-4"]
    for viewer in (0, 1, None):
        seats = SPEC.view(scene.s, viewer)["seats"]
        assert [seat["fulfilled"] for seat in seats] == [["shell-4"], []]
        assert seats[0]["bonuses"][0] == {"bonus": "all-tasks", "have": 1, "need": 9}
    assert sound(scene)


# -- what cannot be taken back


@rule("BB-12.15")
def test_cards_that_were_shown_are_not_taken_back() -> None:
    scene = table()
    cards(scene, 0, "blue", "blue")
    tasks(scene, 0, "card-blue-2", "man-4", "shell-4")
    tasks(scene, 1, "woman-4", "regions-9", "islands-5")
    owe(scene, DO_TASK[0][0], DO_TASK[1][0])
    sitting = at_table(scene)
    sitting.answer(0, "fulfil card-blue-2")
    why = sitting.undo_refusal(0)
    assert why is not None
    assert why.rule == "FW-7"


@rule("BB-12.10")
@pytest.mark.parametrize(("own", "free"), [("card-blue-2", False), ("woman-4", True)])
def test_giving_up_is_not_taken_back_if_it_shows_what_the_hand_lacks(own: str, free: bool) -> None:
    scene = table()
    cards(scene, 0, "blue", "red", "red")
    tasks(scene, 0, own, "man-4", "shell-4")
    tasks(scene, 1, "priest-3", "regions-9", "islands-5")
    owe(scene, DO_TASK[0][0], DO_TASK[1][0])
    sitting = at_table(scene)
    sitting.answer(0, "give-up man-4")
    assert (sitting.undo_refusal(0) is None) == free
    assert scene.s.most[0] == (3 if free else 1)


@rule("BB-12.10")
def test_giving_up_shows_nothing_where_all_knew_that_the_hand_lacks_it() -> None:
    scene = table()
    open_cards_taken(scene, 0, "blue", "red", "red")
    tasks(scene, 0, "card-blue-2", "same-cards-3", "different-cards-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "give-up same-cards-3")
    assert revealing(scene) == []


@rule("BB-13.16")
def test_a_tile_played_for_yellow_shows_something_if_only_the_hand_can_say_for_which_task() -> None:
    for own, news in (("card-blue-2", True), ("man-4", False)):
        scene = table()
        live(scene, 0, "man land", "man sea", "man woman")
        cards(scene, 0, "blue", "red")
        pay_with(scene, 0, tiles=1)
        tasks(scene, 0, own, "shell-4", "woman-4")
        owe(scene, DO_TASK[0][0])
        scene.do(0, "play yellow tile")
        assert bool(revealing(scene)) == news


@rule("BB-13.9")
@pytest.mark.parametrize(("men", "news"), [(["", "", "", "", "", "land"], True), (["sea", "", "", "", "", ""], False)])
def test_a_tile_played_for_blue_shows_that_white_can_be_paid_for_where_both_are_needed(
    men: list[str], news: bool
) -> None:
    scene = table(4)
    show_people(scene, men, [""] * 6)
    dice_on(scene, "man", 1)
    cards(scene, 0, "white", "red")
    pay_with(scene, 0, offerings=1, tiles=1)
    with_dice(scene, 0, 2)
    scene.do(0, "play blue tile")
    assert bool(revealing(scene)) == news
    hands = imagined(scene, 0, 1)
    assert all(world["white"] or max(world.values()) > 1 for world in hands) == news


# -- worlds


@rule("BB-15.1")
def test_giving_up_a_task_bounds_the_hand_in_every_world() -> None:
    scene = table(3)
    cards(scene, 0, "red", "red", "green", "yellow", "yellow")
    tasks(scene, 0, "card-blue-2", "same-cards-3", "shell-4")
    owe(scene, DO_TASK[0][0])
    assert max(world["blue"] for world in imagined(scene, 0, 1)) > 1
    scene.do(0, "give-up shell-4")
    hands = imagined(scene, 0, 1)
    assert max(world["blue"] for world in hands) == 1
    assert max(max(world.values()) for world in hands) == 2
    cards(scene, 0, "white")  # it may be blue for all that they know
    assert max(world["blue"] for world in imagined(scene, 0, 1)) == 2


@rule("BB-15.1")
def test_giving_up_different_cards_bounds_the_colours() -> None:
    scene = table(2)
    cards(scene, 0, "red", "red", "green", "yellow", "yellow")
    tasks(scene, 0, "different-cards-4", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "give-up man-4")
    hands = imagined(scene, 0, 1)
    assert max(sum(1 for n in world.values() if n) for world in hands) == 3
    assert SPEC.view(scene.s, 1)["seats"][0]["colours_at_most"] == 3
    assert {sum(world.values()) for world in hands} == {5}


@rule("BB-15.1")
def test_bounds_follow_the_cards_that_all_see_go() -> None:
    scene = table(2)
    cards(scene, 0, "blue", "red", "red")
    tasks(scene, 0, "card-blue-2", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "give-up man-4")
    throw_away(scene, 0, "blue")
    assert max(world["blue"] for world in imagined(scene, 0, 1)) == 0
    assert sound(scene)


@rule("BB-15.1")
def test_in_a_world_whoever_has_played_yellow_can_fulfil_one_of_several_tasks() -> None:
    scene = table(3)
    cards(scene, 0, "blue", "red", "red", "green")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "card-blue-2", "same-cards-3", "shell-4")
    owe(scene, LAST_TASKS[0][0])
    scene.do(0, "play yellow tile")
    hands = imagined(scene, 0, 1)
    assert all(world["blue"] == 1 or max(world.values()) == 2 for world in hands)
    assert any(world["blue"] != 1 for world in hands)
    assert any(max(world.values()) != 2 for world in hands)
    assert holds(scene, 0) == {"blue": 1, "red": 2, "green": 1}


@rule("BB-15.1")
def test_every_bound_hand_is_as_likely_as_its_cards_are_many() -> None:
    scene = table(2)
    cards(scene, 0, "blue", "red")
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, "card-blue-2", "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    blue, rest = 11, 44  # all lie open once
    found = [SPEC.sample_world(scene.s, 1, Seeded(f"likely/{n}")) for n in range(400)]
    assert {world.at[hand(0)][0] for world in found} == {1}
    whites = sum(world.at[hand(0)][1] for world in found)
    assert 60 < whites < 140  # a quarter of what is not blue
    assert comb(blue, 1) * comb(rest, 1) == 484


@pytest.mark.parametrize("own", ["card-blue-2", "same-cards-3", "different-cards-4"])
def test_a_world_with_many_hidden_cards_is_dealt_at_once(own: str) -> None:
    scene = table(2)
    many = {"card-blue-2": ["blue", *["red", "green", "yellow", "white"] * 6],
            "same-cards-3": [*GODS, *GODS],
            "different-cards-4": [*["red", "green", "yellow"] * 8, "red"]}[own]  # fmt: skip
    cards(scene, 0, *many)
    pay_with(scene, 0, tiles=1)
    tasks(scene, 0, own, "man-4", "shell-4")
    owe(scene, DO_TASK[0][0])
    scene.do(0, "play yellow tile")
    begin = process_time()
    for n in range(20):
        SPEC.sample_world(scene.s, 1, Seeded(str(n)))
    assert (process_time() - begin) / 20 < 0.05  # it took 0.43 s; a slow machine has ten times what it needs
