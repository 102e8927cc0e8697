"""Chapter 4: taking men and women."""

from __future__ import annotations

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.rules.take_people import CHOOSE_PERSON
from fairwind.games.bora_bora.spaces import EMPTY, person_code
from fairwind.games.bora_bora.vocabulary import MAN, WOMAN
from fairwind.testing import rule
from tests.games.bora_bora.tables import REGIONS, design, fill_board, owe, settle, sound, table, with_dice


@rule("BB-4.1")
def test_example_a_4_reaches_all_women_but_5_and_6() -> None:
    scene = with_dice(table(4), 0, 4)
    scene.do(0, "place 4 woman")
    assert scene.texts(0) == ["take woman 1", "take woman 2", "take woman 3", "take woman 4"]
    assert scene.refused(0, "take woman 5") == "BB-4.1"
    assert scene.refused(0, "take man 1") == "FW-4"


@rule("BB-4.1", "BB-1.4")
def test_what_was_taken_is_not_replaced() -> None:
    scene = owe(table(), CHOOSE_PERSON[0][MAN][6])
    scene.do(0, "take man 2")
    owe(scene, CHOOSE_PERSON[1][MAN][3])
    assert scene.refused(1, "take man 2") == "BB-4.1"
    assert scene.texts(1) == ["take man 1", "take man 3"]
    assert SPEC.view(scene.s, None)["men"][1] is None


@rule("BB-4.2")
def test_there_must_be_an_empty_space() -> None:
    scene = table(4)
    fill_board(scene, 0, ["man land"])  # the one space that was empty
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 man") == "BB-4.2"
    settle(scene, 0, "cm")
    with_dice(scene, 0, 6)
    assert scene.refused(0, "place 6 man") == ""


@rule("BB-4.3")
def test_the_lowest_empty_space_and_space_12_last() -> None:
    scene = table()
    settle(scene, 0, *REGIONS)  # all spaces are empty
    fill_board(scene, 0, [f"man {kind}" for kind in ("sea", "sea", "woman", "woman", "man", "man", "build", "build")])
    owe(scene, CHOOSE_PERSON[0][MAN][6])
    scene.do(0, "take man 1")
    assert scene.s.spaces[0][8] == person_code(MAN, design(scene, MAN, "land"))
    fill_board(scene, 0, ["woman land", "woman sea"])
    assert [space for space in range(12) if scene.s.spaces[0][space] == EMPTY] == [11]
    owe(scene, CHOOSE_PERSON[0][WOMAN][6])
    scene.do(0, "take woman 1")
    assert scene.s.spaces[0][11] == person_code(WOMAN, design(scene, WOMAN, "hut"))
    assert sound(scene)


@rule("BB-4.4")
def test_taking_sets_off_nothing_else() -> None:
    scene = owe(table(), CHOOSE_PERSON[0][MAN][4])
    before = (scene.s.status[:], scene.s.shells[:], scene.s.earned[:], scene.s.offerings[:])
    scene.do(0, "take man 4")
    assert (scene.s.status, scene.s.shells, scene.s.earned, scene.s.offerings) == before
    assert scene.asks() == ""
    assert SPEC.view(scene.s, None)["seats"][0]["spaces"][0]["shifted"] is False
