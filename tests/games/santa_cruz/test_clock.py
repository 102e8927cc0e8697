"""The clock: what bots cut their looks ahead by."""

from __future__ import annotations

import pytest

from fairwind.games.santa_cruz import SPEC
from fairwind.kernel.spec import ROUND
from fairwind.testing import Scene

from .tables import play_on, settle, table, turn


def times_until(scene: Scene, until: str) -> list[int]:
    """What the clock shows at each answer until this is asked; an empty text is the end."""
    times = []
    while scene.asks() != until:
        times.append(SPEC.clock(scene.s))
        seat = scene.actors()[0]
        scene.do(seat, scene.texts(seat)[-1])
    return times


@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 10), (4, 9)])
def test_every_go_of_the_first_round_is_one_turn_later(seats: int, cards: int) -> None:
    scene = table(seats)
    times = times_until(scene, "ChoosePile")
    assert sorted(set(times)) == list(range(ROUND + seats + 1, ROUND + seats * (2 + cards) + 1))
    assert times == sorted(times)


def test_sets_belong_to_the_first_round_and_piles_to_the_second() -> None:
    scene = Scene(SPEC, 3)
    assert times_until(scene, "Land") == [ROUND, ROUND + 1, ROUND + 2]
    play_on(scene, "ChoosePile")
    piles = times_until(scene, "DiscardScoreCard")
    assert piles == [2 * ROUND, 2 * ROUND + 1, 2 * ROUND + 2]
    assert set(times_until(scene, "Land")) == {2 * ROUND + 3}, "all discard at the same time"
    assert SPEC.clock(scene.s) == 2 * ROUND + 4
    play_on(scene, "")
    assert SPEC.clock(scene.s) == 3 * ROUND


def test_the_clock_stands_still_during_a_go() -> None:
    scene = table(4)
    settle(scene, 0, "C01")
    turn(scene, 0)
    now = SPEC.clock(scene.s)
    scene.do(0, "play double")
    assert SPEC.clock(scene.s) == now
    scene.do(0, "twice road")
    assert SPEC.clock(scene.s) == now
    while scene.asks() == "ChooseSite":
        assert SPEC.clock(scene.s) == now
        scene.do(0, scene.texts(0)[0])
    assert scene.actors() == [1]
    assert SPEC.clock(scene.s) == now + 1
