"""Chapters 2 and 9: rolling, placing, fishing; blue and white."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.dice import BEGIN_PHASE_A
from fairwind.kernel.play import refusal
from fairwind.locale import Words
from fairwind.testing import rule
from tests.games.bora_bora.tables import (
    beginning,
    cards,
    dice_on,
    fill_board,
    holds,
    item,
    lay,
    open_cards_taken,
    owe,
    pay_with,
    placements,
    points,
    regions_of,
    settle,
    show_people,
    sound,
    table,
    with_dice,
)


@rule("BB-2.2")
def test_everyone_rolls_three_dice() -> None:
    scene = table(3)
    scene.driver.waiting[:] = ["roll 1 3 5", "roll 2 2 6", "roll 4 4 4"]
    owe(scene, BEGIN_PHASE_A)
    assert scene.s.dice == [1, 3, 5, 2, 2, 6, 4, 4, 4]
    assert [seat["dice"] for seat in SPEC.view(scene.s, None)["seats"]] == [[1, 3, 5], [2, 2, 6], [4, 4, 4]]


@rule("BB-2.3")
def test_one_die_each_in_turn_order_until_all_are_placed() -> None:
    scene = table(2)
    scene.s.order[:] = [1, 0]
    scene.driver.waiting[:] = ["roll 1 3 5", "roll 2 2 6"]
    owe(scene, BEGIN_PHASE_A)
    asked = []
    while scene.asks():
        seat = scene.actors()[0]
        asked.append(seat)
        scene.do(seat, next(text for text in scene.texts(seat) if text.startswith("fish")))
    assert asked == [1, 0, 1, 0, 1, 0]
    assert scene.s.dice == [0] * 6
    assert len(scene.s.placed) == 6


@rule("BB-2.3")
def test_a_die_that_was_not_rolled_cannot_be_placed_and_passing_is_no_answer() -> None:
    scene = with_dice(table(), 0, 2, 5)
    assert scene.refused(0, "place 3 helper") == "BB-2.3"
    assert scene.refused(0, "fish 1") == "BB-2.3"
    assert scene.refused(0, "pass no-exchange") == "FW-4"


@rule("BB-2.4")
def test_example_a_5_and_a_3_lie_there() -> None:
    scene = table(4)
    dice_on(scene, "helper", 5, 3)
    with_dice(scene, 0, 1, 2, 3)
    assert placements(scene, 0) >= {"1 helper", "2 helper"}
    assert scene.refused(0, "place 3 helper") == "BB-2.4"
    with_dice(scene, 0, 4, 5, 6)
    assert [scene.refused(0, f"place {face} helper") for face in (4, 5, 6)] == ["BB-2.4"] * 3


@rule("BB-2.4")
def test_where_a_1_lies_no_die_is_low_enough_and_the_refusal_names_the_blue_god() -> None:
    scene = table(4)
    dice_on(scene, "helper", 1)
    with_dice(scene, 0, 1, 4)
    for face in (1, 4):
        why = refusal(scene.s, 0, scene.action(f"place {face} helper"))
        assert why is not None
        assert why.rule == "BB-2.4"
        assert "blue" in Words("en", "bora-bora").refusal(why)


@rule("BB-2.4")
def test_ones_own_dice_bind_too() -> None:
    scene = with_dice(table(), 0, 3, 3, 4)
    scene.do(0, "place 3 helper", "pass no-exchange")
    with_dice(scene, 0, 3, 4)
    assert scene.refused(0, "place 3 helper") == "BB-2.4"


@rule("BB-2.7")
def test_a_die_never_counts_as_lower_than_its_face() -> None:
    scene = table(4)
    dice_on(scene, "woman", 4)
    with_dice(scene, 0, 5)
    assert scene.refused(0, "place 5 woman") == "BB-2.4"  # although tile 3 would be enough
    assert scene.refused(0, "place 3 woman") == "BB-2.3"
    scene.do(0, "place 5 man", "take man 1")  # a lower tile may be taken, and the 5 lies there
    assert scene.s.lowest[scene.edition.tile_of[2][2]] == 5


@rule("BB-2.5")
@pytest.mark.parametrize("shared", [("man", "woman"), ("land", "sea")])
def test_example_a_combined_tile_is_one_row_of_dice(shared: tuple[str, str]) -> None:
    scene = table(2)
    first, second = shared
    settle(scene, 1, "cf", "cb")  # a 2 leads on by land and by sea
    dice_on(scene, second, 3)
    with_dice(scene, 1, 2, 3)
    assert {f"2 {first}", f"2 {second}"} <= placements(scene, 1)
    assert scene.refused(1, f"place 3 {first}") == "BB-2.4"
    assert scene.refused(1, f"place 3 {second}") == "BB-2.4"


@rule("BB-2.5")
def test_example_anna_takes_a_woman_with_a_3() -> None:
    scene = with_dice(table(2), 0, 3)
    scene.do(0, "place 3 woman", "take woman 3")
    with_dice(scene, 1, 1, 2, 3)
    assert {"1 man", "2 man", "1 woman", "2 woman"} <= placements(scene, 1)
    assert "3 man" not in placements(scene, 1)
    assert scene.refused(1, "place 3 man") == "BB-2.4"


@rule("BB-2.5")
def test_with_four_players_every_action_has_its_own_row() -> None:
    scene = table(4)
    settle(scene, 1, "cm")
    with_dice(scene, 0, 3)
    scene.do(0, "place 3 woman", "take woman 3")
    with_dice(scene, 1, 3)
    assert "3 man" in placements(scene, 1)
    assert scene.refused(1, "place 3 woman") == "BB-2.4"


@rule("BB-2.6")
def test_an_action_without_effect_is_not_chosen() -> None:
    scene = table(4)
    settle(scene, 0, "cm")  # by land 2 or 4, by sea 4 or 5
    show_people(scene, ("", "", "", "man", "build", "material"), ("", "", "", "", "", ""))
    with_dice(scene, 0, 1, 3)
    assert placements(scene, 0) == {"1 helper", "1 temple", "3 land", "3 helper", "3 temple"}
    assert scene.refused(0, "place 1 land") == "BB-2.6"
    assert scene.refused(0, "place 3 sea") == "BB-2.6"
    assert scene.refused(0, "place 3 man") == "BB-2.6"
    assert scene.refused(0, "place 3 woman") == "BB-2.6"
    assert scene.refused(0, "place 3 build") == "BB-7.2"


@rule("BB-2.6", "BB-9.1")
def test_fishing_is_always_possible() -> None:
    scene = table(2)
    for action in ("helper", "temple", "build", "man", "land"):
        dice_on(scene, action, 1)
    with_dice(scene, 0, 1, 6, 6)
    assert scene.texts(0) == ["fish 1", "fish 6"]


@rule("BB-9.1")
def test_fishing_scores_two_and_dice_there_bind_nobody() -> None:
    scene = with_dice(table(), 0, 1)
    scene.do(0, "fish 1")
    assert item(scene, 0, "fishing") == 2
    with_dice(scene, 1, 6)
    scene.do(1, "fish 6")
    assert points(scene, 1) == 2
    assert [die["face"] for die in SPEC.view(scene.s, None)["fishing"]] == [1, 6]


# -- blue


@rule("BB-13.7")
def test_blue_places_a_die_that_is_not_lower() -> None:
    scene = table(4)
    dice_on(scene, "helper", 3)
    cards(scene, 0, "blue")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 3, 5)
    assert scene.refused(0, "place 5 helper") == "BB-2.4"
    scene.do(0, "play blue card")
    assert placements(scene, 0) == {"3 helper", "5 helper"}
    scene.do(0, "place 5 helper", "pass no-exchange")
    # It holds for one die: the 3 stays the lowest one.
    with_dice(scene, 1, 4)
    assert scene.refused(1, "place 4 helper") == "BB-2.4"
    assert sound(scene)


@rule("BB-13.9")
def test_blue_is_played_only_if_the_placement_needs_it() -> None:
    scene = table(4)
    cards(scene, 0, "blue")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 2)
    assert scene.refused(0, "play blue card") == "BB-13.9"  # no dice lie anywhere
    dice_on(scene, "helper", 1)
    with_dice(scene, 0, 2)
    scene.do(0, "play blue card")
    assert placements(scene, 0) == {"2 helper"}
    assert scene.refused(0, "place 2 temple") == "BB-13.9"
    assert scene.refused(0, "fish 2") == "BB-13.9"


# -- white


@rule("BB-13.8")
def test_white_makes_a_die_act_as_a_6_but_its_face_binds() -> None:
    scene = table(4)
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)
    dice_on(scene, "temple", 3)
    with_dice(scene, 0, 2, 3)
    scene.do(0, "play white card")
    assert "3 temple" not in placements(scene, 0)  # white never replaces blue
    assert scene.refused(0, "place 3 temple") == "BB-2.4"
    scene.do(0, "place 2 temple")
    assert scene.texts(0) == [f"priest {number}" for number in range(1, 7)]
    assert scene.s.lowest[scene.edition.tile_of[2][5]] == 2


@rule("BB-13.9")
def test_white_is_of_no_use_to_a_6_or_to_fishing() -> None:
    scene = table(4)
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 6, 6)
    assert scene.refused(0, "play white card") == "BB-13.9"
    with_dice(scene, 0, 5, 6)
    scene.do(0, "play white card")
    assert all(text.startswith("5 ") for text in placements(scene, 0))
    assert scene.refused(0, "place 6 helper") == "BB-13.9"
    assert scene.refused(0, "fish 5") == "BB-13.9"


@rule("BB-13.10")
def test_white_gives_the_helper_six() -> None:
    scene = table(4)
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 1)
    scene.do(0, "play white card", "place 1 helper", *["point"] * 6)
    assert item(scene, 0, "helper") == 6
    assert scene.asks() == ""


@rule("BB-13.6")
def test_each_god_once_for_a_die() -> None:
    scene = table(4)
    dice_on(scene, "helper", 1)
    cards(scene, 0, "blue", "blue", "white", "white")
    pay_with(scene, 0, offerings=3, tiles=1)
    with_dice(scene, 0, 2)
    scene.do(0, "play blue card")
    assert scene.refused(0, "play blue card") == "BB-13.6"
    assert scene.refused(0, "play blue tile") == "BB-13.6"
    scene.do(0, "play white card")
    assert scene.refused(0, "play white pair-red") == "BB-13.6"
    scene.do(0, "place 2 helper")
    assert scene.texts(0)[-1] == "pass no-exchange"


@rule("BB-13.6", "BB-13.7", "BB-13.8", "BB-13.11")
def test_example_anna_plays_blue_white_and_red() -> None:
    scene = table(4)
    settle(scene, 0, "cb")  # by sea: 6 to the southern forest, 3 to the western mountain
    settle(scene, 0, "wm")
    scene.s.fish[4] = 5
    scene.s.fish[10] = 2  # the two tiles change places
    dice_on(scene, "sea", 1)
    cards(scene, 0, "blue", "white", "red")
    pay_with(scene, 0, offerings=3)
    with_dice(scene, 0, 3)
    assert scene.refused(0, "place 3 sea") == "BB-2.4"
    scene.do(0, "play blue card")
    assert "3 sea" not in placements(scene, 0)  # 4 and 6 are the ways from here
    scene.do(0, "play white card", "place 3 sea", "expand sf", "hut other", "fill wood a3", "play red card")
    assert regions_of(scene, 0) == {"cb", "wm", "sf"}
    assert item(scene, 0, "red-fish") == 5
    assert scene.s.offerings[0] == 0
    assert holds(scene, 0) == {}
    assert scene.s.lowest[scene.edition.tile_of[2][1]] == 1


@rule("BB-13.9")
def test_blue_that_only_white_makes_useful_needs_both_to_be_paid_for() -> None:
    scene = table(4)
    settle(scene, 0, "cb", "wm")
    for action in ("land", "sea", "man", "woman", "helper", "temple", "build"):
        dice_on(scene, action, 1)
    show_people(scene, ("", "", "", "", "", "material"), ("", "", "", "", "", "shell"))
    for seat in range(4):
        scene.s.temple[seat] = 0  # no priest is left
    scene.s.lowest[scene.edition.tile_of[2][4]] = 7  # the helper's tile is empty, so blue does not help there
    cards(scene, 0, "blue")
    pay_with(scene, 0, offerings=2)
    with_dice(scene, 0, 1)
    assert scene.refused(0, "play blue card") == "BB-13.9"
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)  # each costs its own offering
    with_dice(scene, 0, 1)
    assert scene.refused(0, "play blue card") == "BB-13.9"
    pay_with(scene, 0, offerings=2)
    with_dice(scene, 0, 1)
    scene.do(0, "play blue card")
    assert scene.texts(0) == ["play white card"]  # nothing else would need blue
    scene.do(0, "play white card")
    assert "1 man" in placements(scene, 0)


@rule("BB-13.11", "BB-13.12", "BB-13.16")
def test_the_other_gods_do_not_help_with_dice() -> None:
    scene = table(2)
    pay_with(scene, 0, tiles=1)
    with_dice(scene, 0, 3)
    assert [scene.refused(0, f"play {god} tile") for god in ("red", "green", "yellow")] == [
        "BB-13.11",
        "BB-13.12",
        "BB-13.16",
    ]


@rule("BB-4.2", "BB-6.1", "BB-7.2")
def test_refusals_name_the_reason() -> None:
    scene = table(2)
    fill_board(scene, 0, ["man land"])
    scene.s.temple[:4] = [0, 0, 0, 0]
    lay(scene, 0, "a1", "a3")
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 man") == "BB-4.2"
    assert scene.refused(0, "place 6 woman") == "BB-4.2"
    assert scene.refused(0, "place 6 temple") == "BB-6.1"
    assert scene.refused(0, "place 6 build") == "BB-7.2"


@rule("BB-2.1")
def test_six_rounds_of_three_phases() -> None:
    scene = beginning(2)
    phases: list[tuple[int, str]] = []
    names = {"PlaceDie": "A", "UsePeople": "B", "BuyJewel": "C", "DoTask": "C", "ChooseTask": "C"}
    while scene.asks():
        seat = scene.actors()[0]
        if scene.asks() in names and (not phases or phases[-1] != (scene.s.round, names[scene.asks()])):
            phases.append((scene.s.round, names[scene.asks()]))
        take = [text for text in scene.texts(seat) if text.startswith(("place 6", "place 5", "take", "fish"))]
        scene.do(seat, (take or scene.texts(seat))[0])
    rounds = [number for number, phase in phases if phase == "A"]
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert phases == sorted(phases)
    assert {phase for _, phase in phases} == {"A", "B", "C"}


@rule("BB-15.1")
def test_who_might_hold_a_card_is_asked_by_public_facts_only() -> None:
    scene = table(2)
    settle(scene, 0, "cm")
    open_cards_taken(scene, 0, "blue")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 2)
    scene.do(0, "place 2 land", "expand cb", "hut other", "fill sand a1")
    assert scene.asks() == ""  # all know that the only card is blue
