"""Chapter 2: turns, what is asked, and what may be declined."""

from __future__ import annotations

from fairwind.games.santa_maria import SPEC
from fairwind.kernel.spec import ROUND
from fairwind.testing import rule

from .tables import at_dock, free_of, holds, holds_just, put_coins, table, turn, use_white, white


@rule("SM-2.1")
def test_turns_go_clockwise_with_one_main_action_each() -> None:
    scene = table(3)
    white(scene, 2, 2, 2, 4, 4, 4, 4, 4, 4)
    seen = []
    for _ in range(3):
        (seat,) = scene.actors()
        seen.append(seat)
        use_white(scene, seat, 4)
    assert seen + scene.actors() == [0, 1, 2, 0]


@rule("SM-2.1")
def test_the_four_main_actions_are_offered() -> None:
    scene = table(2)
    holds_just(scene, 0, wood=2, grain=1, coins=5)
    verbs = {text.split()[0] for text in free_of(scene.texts(0))}
    assert verbs == {"tile", "activate", "die", "retreat"}


@rule("SM-2.2")
def test_the_turn_ends_with_the_main_action() -> None:
    scene = table(2)
    holds_just(scene, 0, coins=3)
    scene.do(0, "activate 6/6")
    assert (scene.asks(), scene.actors()) == ("TakeTurn", [1])


@rule("SM-2.3")
def test_plain_gains_are_not_asked_and_choices_may_be_declined() -> None:
    scene = table(2)
    white(scene, 3, 5, 6, 6, 6, 6)
    holds_just(scene, 0, gem=1)
    use_white(scene, 0, 3)  # wood and gem
    assert holds(scene, 0) == {"wood": 1, "gem": 2}
    assert scene.actors() == [1]
    turn(scene, 0)
    use_white(scene, 0, 5)  # a conquistador step, then an exchange
    assert scene.s.march[0] == 1
    assert scene.asks() == "ChooseExchange"
    scene.do(0, "pass")
    assert holds(scene, 0) == {"wood": 1, "gem": 2}


@rule("SM-2.3")
def test_religion_may_be_declined() -> None:
    scene = table(2)
    use_white(scene, 0, 6)
    assert free_of(scene.texts(0)) == ["pray", "pass"]
    scene.do(0, "pass")
    assert scene.s.faith[0] == 0
    assert holds(scene, 0) == {"coins": 2}, "the other building of the column still works"


@rule("SM-2.4")
def test_a_ship_is_asked_for_when_free_actions_could_pay_it() -> None:
    scene = table(2)
    at_dock(scene, coins="S03", religion="S30", conquistador="S30", points="S28")
    holds_just(scene, 0, grain=1, coins=4)
    scene.do(0, "activate 4/1")
    assert scene.asks() == "ChooseShip", "three coins are left, which buy the second grain"
    assert free_of(scene.texts(0)) == ["pass"]


@rule("SM-2.4")
def test_nothing_is_asked_if_declining_is_all_that_is_left() -> None:
    scene = table(2)
    at_dock(scene, coins="S03", religion="S29", conquistador="S30", points="S28")
    holds_just(scene, 0, grain=1, coins=3)
    scene.do(0, "activate 4/1")
    assert scene.actors() == [1], "two coins and what could be sold buy no grain"


@rule("SM-2.4")
def test_an_exchange_is_asked_for_when_its_resource_could_be_bought() -> None:
    scene = table(2)
    holds_just(scene, 0, sugar=1, coins=2)
    scene.do(0, "activate 5/5")
    assert scene.asks() == "ChooseExchange", "sell the sugar, and three coins buy wood"
    turn(scene, 0)
    put_coins(scene, 0, "6,6")
    scene.s.activated[0] = 0
    holds_just(scene, 1, coins=1)
    scene.s.pending.clear()
    turn(scene, 1)
    scene.do(1, "activate 6/3")
    assert scene.actors() == [0], "nothing left and nothing to sell"


def test_the_clock_moves_when_a_turn_is_over() -> None:
    scene = table(2)
    white(scene, 1, 4, 4, 4, 4, 4)
    holds_just(scene, 0, wood=3, grain=1, coins=4)
    at_dock(scene, coins="X1")
    began = SPEC.clock(scene.s)
    assert began // ROUND == 1
    scene.do(0, "sell grain")
    assert SPEC.clock(scene.s) == began, "a free action is no turn"
    scene.do(0, "die white 1 column", "set 1")
    assert (scene.asks(), SPEC.clock(scene.s)) == ("ChooseShip", began), "the line is still being activated"
    scene.do(0, "ship coins")
    assert (scene.actors(), SPEC.clock(scene.s)) == ([1], began + 1)
    scene.do(1, "retreat coins")
    assert SPEC.clock(scene.s) == began + 2
    scene.do(0, "retreat conquistador")
    assert SPEC.clock(scene.s) // ROUND == 2
