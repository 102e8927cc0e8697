"""The clock: rounds, and the turns of a round."""

from __future__ import annotations

import pytest

from fairwind.games.bora_bora import SPEC
from fairwind.games.bora_bora.clock import turns_a_round
from fairwind.games.bora_bora.state import BoraBora
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options
from fairwind.kernel.spec import ROUND
from tests.games.bora_bora.tables import cards, pay_with, settle, table, with_dice


def turns(seats: int, seed: int) -> list[tuple[int, int]]:
    """The clock and who is asked, at every question of a random game."""
    s: BoraBora = SPEC.begin(SPEC.edition(), seats)
    driver, choose = Seeded(f"clock {seed}"), Generator(f"answers {seed}")
    asked: list[tuple[int, int]] = []
    advance(s, driver)
    while not is_over(s):
        asked.append((SPEC.clock(s), actor(s)))
        out: list[Action] = []
        options(s, asked[-1][1], out)
        answer(s, asked[-1][1], out[choose.below(len(out))])
        advance(s, driver)
    assert SPEC.clock(s) == 6 * ROUND + turns_a_round(seats)
    return asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_belongs_to_one_seat_and_the_clock_never_goes_back(seats: int) -> None:
    asked = turns(seats, seed=seats)
    assert [time for time, _ in asked] == sorted(time for time, _ in asked)
    for time in {time for time, _ in asked}:
        assert len({seat for then, seat in asked if then == time}) == 1
    assert {time // ROUND for time, _ in asked} == set(range(7))


def test_nobody_is_passed_over_on_the_clock() -> None:
    """Each round has three dice, a task done and a task taken for each seat; the rest need not be asked."""
    asked = turns(3, seed=9)
    for round_ in range(1, 7):
        times = {time % ROUND for time, _ in asked if time // ROUND == round_}
        assert set(range(9)) | set(range(15, 21)) <= times
    assert {time for time, _ in asked if time < ROUND} == {turns_a_round(3) - left for left in (3, 2, 1)}


def test_the_clock_stands_still_while_a_god_is_played_and_an_action_goes_on() -> None:
    scene = table(2)
    settle(scene, 0, "cf")
    cards(scene, 0, "white")
    pay_with(scene, 0, offerings=1)
    with_dice(scene, 0, 1, 2)
    time = SPEC.clock(scene.s)
    for text in ("play white card", "place 1 land", "expand cb", "hut other"):
        scene.do(0, text)
        assert SPEC.clock(scene.s) == time
    scene.do(0, "offering")
    assert SPEC.clock(scene.s) > time
