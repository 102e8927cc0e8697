from __future__ import annotations

import pytest

from fairwind.kernel.chance import Asked, Generator, Seeded, SystemDice
from fairwind.kernel.play import (
    actor,
    actors,
    advance,
    is_over,
    options,
    play,
    refusal,
    settle,
    waiting_chance,
    waiting_decision,
)
from fairwind.kernel.refusals import KERNEL_RULEBOOK, Refused
from fairwind.kernel.spec import BadTable
from fairwind.testing import Scene, perft
from fairwind.testing.perft import perft_slowly
from tests.kernel.toy import LAY, NAME, TOY, TOY_EDITION


def test_what_is_owed_first_comes_first() -> None:
    scene = Scene(TOY, 2, outcomes=["draw 2", "draw 0"])
    assert scene.s.at[2] == [0, 0, 1]
    assert scene.s.at[4] == [1, 0, 0]


def test_chance_waits_for_an_answer_and_nobody_is_asked_meanwhile() -> None:
    s = TOY.begin(TOY_EDITION, 2)
    settle(s)
    assert waiting_chance(s) is not None
    assert waiting_decision(s) is None
    assert actor(s) == -1
    assert actors(s) == []
    assert refusal(s, 0, LAY[0]) is not None


def test_all_choose_together_in_any_order_and_then_it_opens() -> None:
    scene = Scene(TOY, 2, outcomes=["draw 2", "draw 1"])
    assert scene.actors() == [0, 1]
    scene.do(1, "lay 1")
    assert scene.actors() == [0]
    assert scene.refused(1, "lay 1") == "FW-3"
    scene.do(0, "lay 2")
    assert scene.s.points == [2, 0]
    assert scene.asks() == "NameNext"


def test_refusals_name_their_rule_and_change_nothing() -> None:
    scene = Scene(TOY, 2, outcomes=["draw 2", "draw 1"])
    before = TOY.encode(scene.s)
    assert scene.refused(0, "lay 0") == "TOY-1"
    assert scene.refused(0, "next 1") == "FW-4"
    with pytest.raises(Refused) as refused:
        play(scene.s, 0, LAY[0])
    assert refused.value.refusal.rule == "TOY-1"
    assert refused.value.refusal.facts == (("pearl", 0),)
    assert TOY.encode(scene.s) == before
    scene.do(0, "lay 2")
    scene.do(1, "lay 1")
    assert scene.refused(1, "next 0") == "FW-2"
    assert scene.refused(0, "next 0") == "TOY-2"


def test_when_nothing_is_owed_the_game_is_over() -> None:
    scene = Scene(TOY, 2)
    while not is_over(scene.s):
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[0])
    assert scene.refused(0, "lay 0") == "FW-1"
    assert scene.texts(0) == []
    assert TOY.result(scene.s).ended == "three-rounds"


def test_options_are_appended_to_the_callers_list() -> None:
    scene = Scene(TOY, 2, outcomes=["draw 2", "draw 1"])
    mine = [NAME[0]]
    options(scene.s, 0, mine)  # type: ignore[arg-type]
    assert [action.text for action in mine] == ["next 0", "lay 2"]


def test_every_kernel_rule_has_its_own_number() -> None:
    assert [rule.number for rule in KERNEL_RULEBOOK.rules] == [f"FW-{n}" for n in range(1, 9)]


@pytest.mark.parametrize("seats", [0, 1, 4, -1])
def test_a_wrong_seat_count_is_told(seats: int) -> None:
    with pytest.raises(BadTable, match="2 to 3 players"):
        TOY.begin(TOY_EDITION, seats)


@pytest.mark.parametrize(("variants", "said"), [({"stop": "x"}, "no variant 'stop'"), ({"start": "x"}, "'x' is no")])
def test_a_wrong_variant_is_told(variants: dict[str, str], said: str) -> None:
    with pytest.raises(BadTable, match=said):
        TOY.begin(TOY_EDITION, 2, variants)


def test_the_generator_means_the_same_for_ever() -> None:
    generator = Generator("fairwind")
    assert [generator.bits() for _ in range(4)] == [284916523, 3223118441, 395411866, 2062889120]
    assert [generator.below(6) for _ in range(10)] == [0, 0, 2, 0, 4, 2, 4, 3, 2, 1]


def test_every_number_below_comes_equally_often() -> None:
    generator = Generator("fair")
    counts = [0] * 7
    for _ in range(70_000):
        counts[generator.below(7)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_what_weighs_nothing_never_comes() -> None:
    for driver in (Seeded("x"), SystemDice()):
        assert {driver.pick([0, 2, 0, 1, 0]) for _ in range(200)} == {1, 3}


def test_real_dice_can_be_read_in() -> None:
    s = TOY.begin(TOY_EDITION, 2)
    advance(s, Asked(lambda _s, _chance: 2))
    assert s.at[2] == s.at[4] == [0, 0, 1]


def test_both_ways_to_count_agree() -> None:
    s = TOY.begin(TOY_EDITION, 2)
    settle(s)
    counts = [perft(TOY, s, depth) for depth in range(6)]
    assert counts[:3] == [1, 3, 9]  # two draws of three kinds
    assert counts == [perft_slowly(TOY, TOY_EDITION, s, depth) for depth in range(6)]
