"""Chapter 6: production, exchange and conquistadors."""

from __future__ import annotations

import pytest

from fairwind.testing import Scene, rule

from .tables import blue, free_of, holds, holds_just, lay_out, put_white, table, turn, use_blue, use_white, white


def activate(text: str, **things: int) -> Scene:
    """Seat 0 activates a building that shows this, with these things left."""
    scene = table(2)
    lay_out(scene, 0, {"2,6": text})
    holds_just(scene, 0, **{**things, "coins": things.get("coins", 0) + 1})
    turn(scene, 0)
    scene.do(0, "activate 2/6")
    return scene


@rule("SM-6.1")
@pytest.mark.parametrize(("good", "terrain", "pays"), [("wood", "forest", 1), ("grain", "farm", 1),
                                                       ("sugar", "farm", 2), ("gem", "mountain", 2)])  # fmt: skip
def test_a_fourth_resource_is_paid_out(good: str, terrain: str, pays: int) -> None:
    scene = activate(f"{terrain}: {good}", **{good: 3})
    assert holds(scene, 0) == {good: 3, "coins": pays}


@rule("SM-6.1", "SM-6.10")
def test_gold_that_cannot_be_stored_is_paid_out_too() -> None:
    scene = table(2)
    scene.s.march[0] = 1
    lay_out(scene, 0, {"2,6": "town: conquistador"})
    holds_just(scene, 0, gold=3, coins=1)
    turn(scene, 0)
    scene.do(0, "activate 2/6")
    assert holds(scene, 0) == {"gold": 3, "coins": 2}


@rule("SM-6.2")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("forest: wood", {"wood": 1}),
        ("farm: grain", {"grain": 1}),
        ("farm: sugar", {"sugar": 1}),
        ("mountain: gem", {"gem": 1}),
        ("town: 3 coins", {"coins": 3}),
        ("town: point", {"points": 1}),
    ],
)
def test_production(text: str, gained: dict[str, int]) -> None:
    assert holds(activate(text), 0) == gained


@rule("SM-6.3")
def test_an_exchange_takes_one_of_what_it_shows() -> None:
    # The rulebook's example: Anna may pay 1 wood or 1 gem to gain 3 coins.
    scene = activate("town: wood/gem > 3 coins", wood=1, gem=1, sugar=1)
    assert free_of(scene.texts(0)) == ["pay wood", "pay gem", "pass"]
    assert scene.refused(0, "pay sugar") == "SM-6.3"
    scene.do(0, "pay gem")
    assert holds(scene, 0) == {"wood": 1, "sugar": 1, "coins": 3}
    assert scene.actors() == [1], "once for each activation"


@rule("SM-6.3")
def test_what_is_not_there_cannot_be_exchanged() -> None:
    scene = activate("town: wood/gem > 3 coins", wood=1)
    assert scene.refused(0, "pay gem") == "SM-6.3"
    assert scene.refused(0, "pay gold") == "SM-6.3"


@rule("SM-6.3")
@pytest.mark.parametrize("good", ["sugar", "gem"])
def test_an_exchange_may_offer_a_choice(good: str) -> None:
    scene = activate("town: wood/grain > sugar / gem", grain=1)
    scene.do(0, "pay grain")
    assert (scene.asks(), scene.texts(0)) == ("ChooseGain", ["gain sugar", "gain gem"])
    scene.do(0, f"gain {good}")
    assert holds(scene, 0) == {good: 1}


@rule("SM-6.4", "SM-6.5")
def test_all_effects_of_a_building_happen_in_their_order() -> None:
    scene = activate("town_hall: coin + wood")
    assert holds(scene, 0) == {"coins": 1, "wood": 1}
    scene = activate("town_hall: coin + religion")
    assert (scene.asks(), holds(scene, 0)) == ("MayPray", {"coins": 1})


@rule("SM-6.5")
def test_one_effect_may_be_declined_and_the_other_used() -> None:
    scene = activate("town_hall: coin + religion")
    scene.do(0, "pass")
    assert holds(scene, 0) == {"coins": 1}
    assert scene.s.faith[0] == 0


# -- conquistadors


@rule("SM-6.9")
def test_a_marker_goes_on_top_of_those_already_there() -> None:
    scene = table(3)
    white(scene, 5, 5, 5, 6, 6, 6, 6, 6, 6)
    blue(scene, 1, 5)
    blue(scene, 2, 4)
    turn(scene, 0)
    use_white(scene, 0, 5)
    use_blue(scene, 1, 5)
    use_blue(scene, 2, 4)
    assert scene.s.march == [1, 1, 1]
    assert scene.s.standing == [0, 1, 2], "who came first is ahead"


@rule("SM-6.9")
def test_who_comes_further_is_ahead() -> None:
    scene = table(2)
    scene.s.march[:] = [1, 1]
    scene.s.standing[:] = [0, 1]
    turn(scene, 1)
    scene.do(1, "retreat conquistador")
    assert (scene.s.march, scene.s.standing) == ([1, 2], [1, 0])


@rule("SM-6.10")
def test_each_gold_sign_gives_a_gold_at_once() -> None:
    scene = table(2)
    gold = []
    for _ in range(6):
        scene.s.advance(0)
        gold.append(holds(scene, 0).get("gold", 0))
    assert gold == [0, 1, 1, 2, 2, 3], "signs on 2, 4 and 6"


@rule("SM-6.11")
def test_steps_beyond_the_end_are_lost() -> None:
    scene = table(2)
    last = scene.edition.conquistador.last
    scene.s.march[0] = last
    scene.s.advance(0)
    assert scene.s.march[0] == last
    assert holds(scene, 0) == {}


def test_a_line_goes_on_after_a_question() -> None:
    scene = table(2)
    white(scene, 6, 6, 6, 6, 6, 6)
    put_white(scene, 0, "6,6")
    lay_out(scene, 0, {"4,6": "mountain: gem", "5,6": "town: religion"})
    turn(scene, 0)
    use_white(scene, 0, 6)
    scene.do(0, "pray")
    assert (scene.asks(), holds(scene, 0)) == ("MayPray", {"gem": 1}), "the gem below the first prayer"
    scene.do(0, "sell gem", "pass")
    assert holds(scene, 0) == {"coins": 2}
