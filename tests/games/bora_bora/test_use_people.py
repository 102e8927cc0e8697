"""Chapter 11: phase B, and the green god."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.rules.use_people import BEGIN_PHASE_B
from fairwind.games.bora_bora.spaces import EMPTY
from fairwind.games.bora_bora.vocabulary import KINDS
from fairwind.kernel.editions import Sheet
from fairwind.testing import Scene, rule
from tests.games.bora_bora.tables import (
    REGIONS,
    cards,
    holds,
    item,
    lay,
    live,
    lying,
    open_cards_taken,
    owe,
    pay_with,
    phase_b,
    regions_of,
    settle,
    show_people,
    sound,
    table,
    uses,
)

LIMITS = ("land", "sea", "woman", "man", "build")


def with_tiles(kind: str, tiles: int, sex: str = "man", *, green: bool = False) -> Scene:
    """A seat with so many tiles of a kind, and all that it may need; its phase B has begun."""
    scene = table(round_=3)
    settle(scene, 0, "cf", "nb")
    lay(scene, 0, "a1", "a2")
    live(scene, 0, *[f"{sex} {kind}"] * tiles)
    if EMPTY not in scene.s.spaces[0]:
        settle(scene, 0, "wp")
    if green:
        pay_with(scene, 0, tiles=1)
    show_people(scene, ("points",) * 6 if kind == "man" else (), ("points",) * 6 if kind == "woman" else ())
    return phase_b(scene)


@rule("BB-11.1")
def test_one_kind_of_man_and_one_of_woman_in_either_order() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "man points", "man offering", "woman shell", "woman points")
    phase_b(scene)
    assert uses(scene) == {"man points", "man offering", "woman shell", "woman points"}
    scene.do(0, "use woman shell")
    assert uses(scene) == {"man points", "man offering"}
    assert scene.refused(0, "use woman points") == "BB-11.1"
    scene.do(0, "use man points")
    assert scene.asks() == ""
    assert (scene.s.shells[0], item(scene, 0, "people")) == (1, 2)


@rule("BB-11.1")
def test_nobody_has_to_use_anything_and_each_finishes_before_the_next() -> None:
    scene = table(3)
    for seat in range(3):
        live(scene, seat, "man points")
    settle(scene, 1, "cm")
    live(scene, 1, "woman points")
    scene.s.order[:] = [2, 1, 0]
    owe(scene, BEGIN_PHASE_B)
    asked = []
    while scene.asks():
        seat = scene.actors()[0]
        asked.append(seat)
        scene.do(seat, "pass no-use" if seat == 2 else scene.texts(seat)[0])
    assert asked == [2, 1, 1, 0]
    assert [item(scene, seat, "people") for seat in range(3)] == [2, 4, 0]


@rule("BB-11.1")
def test_whoever_can_use_nothing_is_not_asked() -> None:
    scene = phase_b(table())
    assert scene.asks() == ""


@rule("BB-11.2", "BB-11.4")
def test_example_don_adds_up_two_scouts() -> None:
    scene = table(4)
    settle(scene, 0, "cm")
    live(scene, 0, "man land", shifted=True)
    settle(scene, 0, "eb")
    live(scene, 0, "man land", "woman land")
    phase_b(scene)
    scene.do(0, "use man land")
    assert scene.texts(0) == ["expand ef", "expand cp", "expand cb"]  # one path of up to 4
    scene.do(0, "expand cp", "hut other", "offering")
    # Not a second path of 2 with the men, but one with the woman.
    assert uses(scene) == {"woman land"}
    scene.do(0, "use woman land")
    assert scene.texts(0) == ["expand ef", "expand cb"]
    scene.do(0, "expand cb", "hut other", "offering")
    assert regions_of(scene, 0) == {"cm", "eb", "cp", "cb"}
    assert sound(scene)


@rule("BB-11.2")
def test_men_and_women_never_act_together() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb")
    live(scene, 0, "man points", "woman points")
    phase_b(scene)
    scene.do(0, "use man points")
    assert item(scene, 0, "people") == 2
    assert scene.refused(0, "use woman shell") == "BB-11.2"  # there is no such tile


@rule("BB-11.3")
def test_where_tiles_lie_and_whether_they_moved_down_does_not_matter() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "man points", shifted=True)
    live(scene, 0, "woman shell", "man points")
    before = scene.s.spaces[0][:]
    phase_b(scene)
    scene.do(0, "use man points")
    assert item(scene, 0, "people") == 4
    assert scene.s.spaces[0] == before


@rule("BB-11.4")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize(("kind", "needs"), [("land", {2: "cb", 4: "cp"}), ("sea", {4: "eb", 5: "sp"})])
@pytest.mark.parametrize(("tiles", "limit"), [(1, 2), (2, 4), (3, 6)])
def test_paths(sex: str, kind: str, needs: dict[int, str], tiles: int, limit: int) -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, *[f"{sex} {kind}"] * tiles)
    phase_b(scene)
    reached = {name for need, name in needs.items() if need <= limit}
    if reached:
        scene.do(0, f"use {sex} {kind}")
        assert {text.removeprefix("expand ") for text in scene.texts(0)} == reached
    else:
        assert scene.asks() == ""


@rule("BB-11.5")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("kind", ["man", "woman"])
@pytest.mark.parametrize(("tiles", "limit"), [(1, 3), (2, 6), (3, 6)])
def test_taking_people(sex: str, kind: str, tiles: int, limit: int) -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    show_people(scene, ("points",) * 3 + ("offering",) * 3, ("points",) * 3 + ("offering",) * 3)
    live(scene, 0, *[f"{sex} {kind}"] * tiles)
    phase_b(scene)
    scene.do(0, f"use {sex} {kind}")
    assert scene.texts(0) == [f"take {kind} {number}" for number in range(1, limit + 1)]


@rule("BB-11.6")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize(("tiles", "limit"), [(1, 3), (2, 6), (3, 6)])
def test_building(sex: str, tiles: int, limit: int) -> None:
    scene = with_tiles("build", tiles, sex)
    scene.do(0, f"use {sex} build")
    assert scene.texts(0) == [f"build {number}" for number in range(1, limit + 1)]
    scene.do(0, "build 1", "ground a1-a2")
    assert item(scene, 0, "buildings") == 7
    assert scene.asks() == "FirstGift"


@rule("BB-11.7")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_materials(sex: str, tiles: int) -> None:
    scene = with_tiles("material", tiles, sex)
    scene.do(0, f"use {sex} material")
    assert not [text for text in scene.texts(0) if text.startswith("pass")]  # in full
    scene.do(0, *["fill sand a4", "fill wood a3", "fill stone b3"][:tiles])  # of different sorts
    assert len(lying(scene, 0)) == 2 + tiles
    assert scene.asks() == ""


@rule("BB-11.8")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_huts(sex: str, tiles: int) -> None:
    scene = with_tiles("hut", tiles, sex)
    scene.do(0, f"use {sex} hut", *["move-hut"] * tiles)
    assert scene.s.huts_on_12[0] == 2 + tiles
    assert scene.asks() == ""
    assert sound(scene)


@rule("BB-11.9")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize(("tiles", "points"), [(1, 2), (2, 4), (3, 6)])
def test_points(sex: str, tiles: int, points: int) -> None:
    scene = with_tiles("points", tiles, sex)
    scene.do(0, f"use {sex} points")
    assert item(scene, 0, "people") == points


@rule("BB-11.10")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_god_cards(sex: str, tiles: int) -> None:
    scene = with_tiles("card", tiles, sex)
    scene.do(0, f"use {sex} card", *["card pile"] * tiles)
    assert sum(holds(scene, 0).values()) == tiles
    assert scene.asks() == ""


@rule("BB-11.11")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("kind", ["offering", "status", "shell"])
@pytest.mark.parametrize("tiles", [1, 2, 3])
def test_offerings_steps_and_shells(sex: str, kind: str, tiles: int) -> None:
    scene = with_tiles(kind, tiles, sex)
    scene.do(0, f"use {sex} {kind}")
    gained = {"offering": scene.s.offerings[0], "status": scene.s.status[0], "shell": scene.s.shells[0]}
    assert gained == {"offering": 0, "status": 0, "shell": 0, kind: tiles}


@rule("BB-11.12")
def test_a_kind_that_changes_nothing_is_not_used() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "man sea", "woman build")
    phase_b(scene)
    assert scene.asks() == ""
    settle(scene, 0, "wp")
    live(scene, 0, "woman points")
    scene.s.status[0] = 14
    settle(scene, 0, "sf")
    live(scene, 0, "woman status")
    phase_b(scene)
    assert scene.refused(0, "use woman build") == "BB-11.12"
    assert scene.refused(0, "use woman status") == "BB-11.12"
    assert scene.refused(0, "use man sea") == ""  # from the western plain 1 leads to the northern beach


@rule("BB-11.12")
def test_huts_may_be_fewer_and_what_can_be_done_in_part_is() -> None:
    scene = with_tiles("hut", 3)
    scene.do(0, "use man hut", "move-hut", "pass no-hut")
    assert scene.s.huts_on_12[0] == 3
    other = table()
    settle(other, 0, *REGIONS[:9])  # one hut is left elsewhere
    live(other, 0, "man hut", "man hut")
    phase_b(other)
    other.do(0, "use man hut", "move-hut")
    assert other.asks() == ""
    assert other.s.huts_on_12[0] == 3


@rule("BB-11.13")
def test_a_tile_gained_in_this_phase_is_used_at_once() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "man woman")
    show_people(scene, (), ("points",))
    phase_b(scene)
    scene.do(0, "use man woman", "take woman 1")
    assert uses(scene) == {"woman points"}
    scene.do(0, "use woman points")
    assert item(scene, 0, "people") == 2


@rule("BB-11.13", "BB-13.15")
def test_a_kind_does_not_act_again_because_another_tile_of_it_came() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "man man")
    show_people(scene, ("man", "points"), ())
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    scene.do(0, "use man man", "take man 1")
    assert scene.asks() == ""  # nothing but the same kind is left, not even with green
    settle(scene, 0, "cb")
    phase_b(scene)
    scene.do(0, "use man man", "take man 2", "play green tile")
    assert scene.refused(0, "use man man") == "BB-13.15"
    assert uses(scene) == {"man points"}


@rule("BB-11.14")
def test_more_than_three_tiles_count_as_three(bigger_box: BoraBoraEdition) -> None:
    scene = table(edition=bigger_box)
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, *["man points"] * 4)
    phase_b(scene)
    scene.do(0, "use man points")
    assert item(scene, 0, "people") == 6


@pytest.fixture(scope="module")
def bigger_box() -> BoraBoraEdition:
    """An edition with four men for points."""
    text = SPEC.edition().about.text
    for old, new in ((("points", 3, 3), ("points", 3, 4)), (("land", 2, 3), ("land", 2, 2))):
        row = '[[man]]\nkind = "{}"\nsymbols = {}\ncopies = {}'
        assert row.format(*old) in text
        text = text.replace(row.format(*old), row.format(*new))
    return BoraBoraEdition(Sheet("bigger.toml", text))


# -- green

DOUBLED = {
    "land": (4, 6, None),
    "sea": (4, 6, None),
    "woman": (6, None, None),
    "man": (6, None, None),
    "build": (6, None, None),
    "points": (4, 8, 12),
    **dict.fromkeys(("material", "hut", "card", "offering", "status", "shell"), (2, 4, 6)),
}


@rule("BB-13.12", "BB-13.13")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("tiles", [1, 2, 3])
@pytest.mark.parametrize("sex", ["man", "woman"])
def test_green_doubles_every_kind(kind: str, tiles: int, sex: str) -> None:
    scene = table(round_=3)
    settle(scene, 0, "cf", "nm", "wm")
    lay(scene, 0, "a1", "a2")
    first, second = [other for other in KINDS if other != kind][:2]
    show_people(scene, [first] * 3 + [second] * 3, [first] * 3 + [second] * 3)
    live(scene, 0, *[f"{sex} {kind}"] * tiles)
    if EMPTY not in scene.s.spaces[0]:
        settle(scene, 0, "sp")
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    amount = DOUBLED[kind][tiles - 1]
    if amount is None:
        assert scene.refused(0, "play green tile") == "BB-13.13"
        return
    scene.do(0, "play green tile", f"use {sex} {kind}")
    assert after_doubling(scene, kind) == amount
    assert sound(scene)


def after_doubling(scene: Scene, kind: str) -> int:
    """The limit or amount that a doubled kind turned out to have."""
    s = scene.s
    if kind in LIMITS:
        found: int = s.pending[-1].value
        return found
    if kind in ("material", "hut", "card"):
        answers = 0
        while scene.asks() in ("TakeMaterials", "MoveHuts", "ChooseCard"):
            scene.do(0, scene.texts(0)[0])
            answers += 1
        return answers
    return int({
        "points": s.points(0), "offering": s.offerings[0], "status": s.status[0], "shell": s.shells[0],
    }[kind])  # fmt: skip


@rule("BB-13.12")
def test_example_cleo_doubles_four_points() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "woman points", "woman points")
    cards(scene, 0, "green")
    pay_with(scene, 0, offerings=1)
    phase_b(scene)
    scene.do(0, "play green card", "use woman points")
    assert item(scene, 0, "people") == 8
    assert scene.s.offerings[0] == 0


@rule("BB-13.12", "BB-13.13")
def test_example_ben_builds_a_higher_building_but_only_one() -> None:
    scene = with_tiles("build", 1, green=True)
    lay(scene, 0, "c1", "c2")
    scene.do(0, "play green tile", "use man build")
    assert scene.texts(0)[3:] == ["build 4", "build 5", "build 6"]
    scene.do(0, "build 5", "ground a1-a2", "offering", "shell")
    assert item(scene, 0, "buildings") == 7  # not doubled
    assert (scene.s.offerings[0], scene.s.shells[0]) == (1, 1)
    assert scene.asks() == ""  # no second one


@rule("BB-13.12", "BB-11.13")
def test_example_don_draws_green_and_uses_a_second_kind_of_woman() -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "woman land", "woman land")
    settle(scene, 0, "cb")
    live(scene, 0, "man card")
    settle(scene, 0, "sp", "eb")
    live(scene, 0, "woman man")
    pay_with(scene, 0, offerings=1)
    phase_b(scene)
    scene.do(0, "use woman land", "expand cp", "hut other", "fill stone a2")
    scene.do(0, "use man card", "card green")
    assert scene.texts(0) == ["play green card", "pass no-use"]
    scene.do(0, "play green card")
    assert scene.texts(0) == ["use woman take-man"]  # green is paid for, so there is no pass
    assert scene.refused(0, "pass no-use") == "BB-13.9"
    scene.do(0, "use woman man", "take man 1")
    assert scene.asks() == ""
    assert sound(scene)


@rule("BB-13.12")
def test_green_only_once() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "woman points", "man points", "man shell")
    pay_with(scene, 0, tiles=3)
    phase_b(scene)
    scene.do(0, "play green tile", "use woman points")
    assert scene.refused(0, "play green tile") == "BB-13.12"
    scene.do(0, "use man points")
    assert scene.asks() == ""
    assert item(scene, 0, "people") == 4 + 2


@rule("BB-13.12")
def test_other_gods_do_not_help_people() -> None:
    scene = table()
    live(scene, 0, "woman points")
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    refused = [scene.refused(0, f"play {god} tile") for god in ("blue", "white", "red", "yellow")]
    assert refused == ["BB-13.7", "BB-13.8", "BB-13.11", "BB-13.16"]


@rule("BB-13.13")
def test_green_doubles_only_where_the_number_rises() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb")
    live(scene, 0, "man land", "man land", "man land")
    settle(scene, 0, "sp")
    live(scene, 0, "woman points")
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    scene.do(0, "play green tile")
    assert scene.refused(0, "use man land") == "BB-13.13"
    assert uses(scene) == {"woman points"}


@rule("BB-13.14")
def test_a_green_card_drawn_by_a_kind_cannot_double_it() -> None:
    scene = table()
    live(scene, 0, "man card")
    pay_with(scene, 0, offerings=1)
    phase_b(scene)
    scene.do(0, "use man card", "card green")
    assert scene.asks() == ""  # the kind has acted, and there is no further one
    assert holds(scene, 0) == {"green": 1}


@rule("BB-13.15")
def test_a_further_kind_of_either_sex_and_the_same_kind_of_the_other_sex() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "cp")
    live(scene, 0, "woman points", "woman shell", "man points")
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    scene.do(0, "use woman shell", "use man points")
    assert scene.refused(0, "use woman points") == "BB-11.1"
    scene.do(0, "play green tile")
    assert uses(scene) == {"woman points"}  # the men have used points, the women have not
    assert scene.refused(0, "use woman shell") == "BB-13.15"
    scene.do(0, "use woman points")
    assert item(scene, 0, "people") == 4


@rule("BB-13.13", "BB-13.15")
def test_a_further_kind_is_not_doubled_and_its_number_need_not_rise() -> None:
    scene = table()
    settle(scene, 0, "cm", "cb", "sp")
    live(scene, 0, "man land", "man land", "man land", "man points")
    pay_with(scene, 0, tiles=1)
    phase_b(scene)
    scene.do(0, "use man points", "play green tile")
    assert uses(scene) == {"man land"}
    other = table()
    settle(other, 0, "cm")
    live(other, 0, "man shell", "man points")
    pay_with(other, 0, tiles=1)
    phase_b(other)
    other.do(0, "use man shell", "play green tile", "use man points")
    assert item(other, 0, "people") == 2


@rule("BB-15.1")
@pytest.mark.parametrize(("hidden", "asked"), [(True, True), (False, False)])
def test_whoever_might_play_green_is_asked_again(hidden: bool, asked: bool) -> None:
    scene = table()
    settle(scene, 0, "cm")
    live(scene, 0, "man points", "man shell")
    (cards if hidden else open_cards_taken)(scene, 0, "red")
    pay_with(scene, 0, offerings=1)
    phase_b(scene)
    scene.do(0, "use man points")
    assert (scene.asks() == "UsePeople") == asked
    if asked:
        assert scene.texts(0) == ["pass no-use"]  # it does not hold one, but nobody else knows
