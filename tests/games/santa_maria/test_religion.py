"""Chapter 6: religion, blue dice and monks."""

from __future__ import annotations

from fairwind.testing import Scene, rule

from .tables import (
    blue,
    clear,
    free_of,
    holds,
    holds_just,
    lay_out,
    monk,
    monks_at,
    put_blue,
    sees,
    sound,
    table,
    turn,
    use_blue,
    use_white,
)


def prayer(seats: int = 2, faith: int = 0, **things: int) -> Scene:
    """Seat 0 stands there on the religion track and has a religion action before it."""
    scene = table(seats)
    scene.s.faith[0] = faith
    holds_just(scene, 0, **things)
    turn(scene, 0)
    scene.do(0, "retreat religion")
    return scene


def prayer_before_the_retreat(faith: int) -> Scene:
    """The same, by a building that one coin activates."""
    scene = table(2)
    scene.s.faith[0] = faith
    holds_just(scene, 0, coins=1)
    turn(scene, 0)
    scene.do(0, "activate 3/6")
    return scene


@rule("SM-6.12")
def test_a_grain_buys_one_more_step() -> None:
    # The rulebook's example: Eric pays 1 grain in a religion action and goes two spaces.
    scene = prayer(faith=4, grain=2)
    scene.do(0, "pray")
    assert (scene.s.faith[0], scene.asks()) == (5, "MayPrayOn")
    scene.do(0, "pay grain")
    assert (scene.s.faith[0], holds(scene, 0)) == (6, {"grain": 1})
    assert scene.actors() == [1], "only one more step for each action"


@rule("SM-6.12")
def test_without_grain_there_is_one_step() -> None:
    scene = prayer(wood=3)
    scene.do(0, "pray")
    assert scene.asks() == "MayPrayOn", "three wood are worth three coins, which buy a grain"
    assert scene.refused(0, "pay grain") == "SM-6.12"
    scene.do(0, "sell wood", "sell wood", "sell wood", "buy grain", "pay grain")
    assert scene.s.faith[0] == 2
    scene = prayer(wood=2)
    scene.do(0, "pray")
    assert scene.actors() == [1], "nothing that could bring a grain"


@rule("SM-6.12", "SM-6.19")
def test_gold_may_be_paid_for_the_step() -> None:
    scene = prayer(gold=1)
    scene.do(0, "pray", "pay gold")
    assert (scene.s.faith[0], holds(scene, 0)) == (2, {})


@rule("SM-6.13")
def test_a_camp_on_the_first_step_may_bring_the_grain_for_the_second() -> None:
    scene = prayer(faith=3)
    scene.do(0, "pray")
    assert scene.asks() == "PlaceMonk", "the first step with all it brings"
    scene.do(0, "monk camp-2")
    assert (scene.asks(), holds(scene, 0)) == ("MayPrayOn", {"wood": 2, "grain": 1})
    scene.do(0, "pay grain")
    assert scene.s.faith[0] == 5


@rule("SM-6.14")
def test_a_monk_may_be_placed_when_a_sign_is_passed() -> None:
    signs = []
    for space in range(1, 17):
        scene = prayer(faith=space - 1)
        scene.driver.waiting.append("roll 3")
        scene.do(0, "pray")
        if scene.asks() == "PlaceMonk":
            signs.append(space)
    assert signs == [2, 4, 7, 10, 13, 16]


@rule("SM-6.15")
def test_the_first_and_the_third_sign_unlock_a_blue_die() -> None:
    for faith, dice in ((1, 2), (3, 1), (6, 2), (9, 1)):
        scene = prayer_before_the_retreat(faith)
        scene.driver.waiting.append("roll 3")
        scene.do(0, "pray")
        assert scene.s.unlocked[0] == dice
        assert scene.s.blue[2] == dice - 1, "rolled at once, and it lies with the seat's own"


@rule("SM-6.16")
def test_the_die_comes_before_the_monk() -> None:
    scene = prayer_before_the_retreat(1)
    scene.driver.waiting.append("roll 5")
    scene.do(0, "pray")
    assert scene.asks() == "PlaceMonk"
    assert sees(scene, 0)["seats"][0]["blue"] == [0, 0, 0, 0, 1, 1]


@rule("SM-6.17", "SM-6.18")
def test_beyond_the_end_each_step_is_a_point() -> None:
    scene = prayer(faith=16, grain=1)
    scene.do(0, "pray", "pay grain")
    assert (scene.s.faith[0], holds(scene, 0)) == (16, {"points": 2})


@rule("SM-6.18")
def test_the_sign_on_the_last_space_is_passed_on_entering_it() -> None:
    scene = prayer(faith=15)
    scene.do(0, "pray")
    assert scene.asks() == "PlaceMonk"


@rule("SM-6.18", "SM-6.10")
def test_so_is_the_gold_on_the_last_space_of_the_other_track() -> None:
    scene = table(2)
    scene.s.march[0] = 9
    turn(scene, 0)
    scene.do(0, "retreat conquistador")
    assert (scene.s.march[0], holds(scene, 0)) == (10, {"gold": 1})


# -- monks


@rule("SM-6.15", "SM-6.21", "SM-6.24", "SM-6.28")
def test_a_camp_with_two_others_costs_two_coins_to_each() -> None:
    # The rulebook's example: Eric passes the third sign, takes a blue die, places a monk on the camp of 3 points and
    # pays 2 coins to red and 2 to green.
    scene = table(4)
    monk(scene, 1, "camp-1")
    monk(scene, 3, "camp-1")
    scene.s.faith[0] = 6
    holds_just(scene, 0, coins=5)
    turn(scene, 0)
    scene.do(0, "activate 3/6", "pray", "monk camp-1")
    assert holds(scene, 0) == {"points": 3}
    assert [holds(scene, seat) for seat in (1, 2, 3)] == [{"coins": 2}, {}, {"coins": 2}]
    assert monks_at(scene, "camp-1") == [0, 1, 3]
    assert scene.s.unlocked[0] == 2
    assert scene.s.monks_left == [5, 5, 6, 5]


@rule("SM-6.21")
def test_the_first_monk_on_a_place_costs_nothing() -> None:
    scene = prayer(faith=3)
    scene.do(0, "pray", "monk square")
    assert monks_at(scene, "square") == [0]
    assert holds(scene, 0) == {}


@rule("SM-6.21", "SM-6.24")
def test_without_the_whole_price_the_place_is_closed_until_money_is_raised() -> None:
    scene = table(3)
    monk(scene, 1, "camp-4")
    monk(scene, 2, "camp-4")
    scene.s.faith[0] = 3
    holds_just(scene, 0, coins=2, gem=1)
    turn(scene, 0)
    scene.do(0, "retreat religion", "pray")
    assert scene.refused(0, "monk camp-4") == "SM-6.21"
    scene.do(0, "sell gem", "monk camp-4")
    assert holds(scene, 0) == {"gold": 2}


@rule("SM-6.22")
def test_never_two_monks_of_a_seat_on_one_place() -> None:
    scene = table(2)
    monk(scene, 0, "camp-1")
    scene.s.faith[0] = 3
    turn(scene, 0)
    scene.do(0, "retreat religion", "pray")
    assert scene.refused(0, "monk camp-1") == "SM-6.22"
    assert scene.refused(0, "monk botany") == "SM-1.3", "not in this game"


@rule("SM-6.23")
def test_a_monk_not_placed_stays_at_home_and_the_chance_is_gone() -> None:
    scene = prayer(faith=3, grain=1)
    scene.do(0, "pray", "pass")
    assert scene.s.monks_left[0] == 6
    scene.do(0, "pay grain")
    assert (scene.s.faith[0], scene.actors()) == (5, [1]), "not asked again"


@rule("SM-6.23")
def test_where_no_place_can_be_paid_nothing_is_asked() -> None:
    scene = table(2)
    monk(scene, 1, "camp-1", "camp-2", "camp-3", "camp-4", "square", "towns")
    scene.s.monks_left[1] = 6
    monk(scene, 1, "area", "philosophy", "industrialization", "basic_economics")
    scene.s.faith[0] = 3
    holds_just(scene, 0, wood=1)
    scene.do(0, "retreat religion", "pray")
    assert scene.actors() == [1], "one coin is all that could be raised"
    assert scene.s.monks_left[0] == 6


@rule("SM-2.4", "SM-6.24")
def test_without_a_coin_the_monk_is_asked_about_if_selling_raises_the_price() -> None:
    scene = table(2)
    monk(scene, 0, "camp-1", "camp-2", "camp-3", "camp-4")
    monk(scene, 1, "square", "towns", "area", "philosophy", "industrialization", "basic_economics")
    scene.s.faith[0] = 12
    holds_just(scene, 0, wood=2)
    turn(scene, 0)
    scene.do(0, "retreat religion", "pray")
    assert free_of(scene.texts(0)) == ["pass"]
    scene.do(0, "sell wood", "sell wood", "monk towns")
    assert (holds(scene, 0), holds(scene, 1)) == ({}, {"coins": 2})


@rule("SM-6.23")
def test_without_monks_nothing_is_asked() -> None:
    scene = table(2)
    scene.s.monks_left[0] = 0
    scene.s.faith[0] = 3
    scene.do(0, "retreat religion", "pray")
    assert scene.actors() == [1]


@rule("SM-6.25", "SM-6.26")
def test_a_scholar_works_from_the_moment_the_monk_is_placed() -> None:
    scene = prayer(faith=3, coins=2)
    assert "buy wood" not in scene.texts(0)
    scene.do(0, "pray", "monk basic_economics")
    assert "buy wood" in scene.texts(0), "in the same activation"
    scene.do(0, "buy grain", "pay grain")
    assert scene.s.faith[0] == 5
    turn(scene, 1)
    assert sees(scene, 0)["seats"][0]["powers"] == ["basic_economics"]


@rule("SM-6.26")
def test_what_is_already_past_is_not_made_up_for() -> None:
    scene = table(2, scholars="taxation botany philosophy")
    clear(scene, 0)
    lay_out(scene, 0, {"6,1": "road: 2", "6,2": "road: 2", "6,3": "town: religion"})
    scene.s.faith[0] = 3
    turn(scene, 0)
    use_blue(scene, 0, 6)
    scene.do(0, "pray", "monk taxation")
    assert holds(scene, 0) == {}, "the tax of this line is past"


@rule("SM-6.27")
def test_a_bishop_gives_nothing_now() -> None:
    scene = prayer(faith=3)
    scene.do(0, "pray", "monk towns")
    assert holds(scene, 0) == {}
    assert monks_at(scene, "towns") == [0]


@rule("SM-6.28")
def test_every_camp_gives_its_goods_at_once() -> None:
    camps = {
        "camp-1": {"points": 3},
        "camp-2": {"wood": 2, "grain": 1},
        "camp-3": {"grain": 1, "sugar": 1, "gem": 1},
        "camp-4": {"gold": 2},
    }
    for place, goods in camps.items():
        scene = prayer(faith=3)
        scene.do(0, "pray", f"monk {place}")
        assert holds(scene, 0) == goods


@rule("SM-6.29")
def test_a_die_unlocked_before_the_retreat_can_be_used_this_year() -> None:
    scene = table(2)
    blue(scene, 0, 6)
    put_blue(scene, 0, "6,2")
    scene.s.faith[0] = 1
    turn(scene, 0)
    scene.driver.waiting.append("roll 2")
    use_white(scene, 0, 6)
    scene.do(0, "pray", "pass")
    turn(scene, 0)
    assert "die blue 2 row" in free_of(scene.texts(0))


@rule("SM-6.29")
def test_one_unlocked_in_the_retreat_is_rolled_when_the_next_year_begins() -> None:
    scene = prayer(faith=1)
    scene.do(0, "pray")
    assert scene.asks() == "PlaceMonk", "the monk comes at once"
    assert scene.told("blue-die-later") == [{"seat": 0}]
    mine = sees(scene, 1)["seats"][0]
    assert (mine["blue"], mine["unlocked"], mine["blue_later"]) == ([0, 0, 0, 0, 0, 1], 1, 1)
    scene.do(0, "pass")
    scene.do(1, "retreat coins")
    mine = sees(scene, 1)["seats"][0]
    assert (sum(mine["blue"]), mine["unlocked"], mine["blue_later"]) == (2, 2, 0)
    sound(scene)


@rule("SM-6.29", "SM-12.1")
def test_with_common_dice_nobody_uses_it_this_year_either() -> None:
    scene = table(2, variants={"blue-dice": "pool"})
    scene.s.faith[0] = 1
    scene.do(0, "retreat religion", "pray", "pass")
    assert scene.actors() == [1]
    assert sees(scene, 1)["blue"] == [0, 0, 0, 0, 0, 2], "the pool has not grown"
    scene.do(1, "retreat coins")
    assert sum(sees(scene, 1)["blue"]) == 3
    sound(scene)
