from __future__ import annotations

from typing import Any

import pytest

from fairwind.bots import THINKING, UnknownBot, bot, bot_names
from fairwind.games import game, game_names
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actors, advance, answer, is_over, random_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

QUICK = [f"{name}:12" if name in THINKING else name for name in bot_names()]  # plain Python is slow


def middle_of_a_game(spec: GameSpec[Any, Any], seats: int, answers: int) -> State:
    s: State = spec.begin(spec.edition(), seats)
    random_playout(s, Seeded("middle"), Generator(f"middle/{answers}"), answers)
    return s


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game_name", game_names())
def test_a_choice_does_not_change_with_what_the_seat_cannot_know(game_name: str, name: str) -> None:
    spec = game(game_name)
    compared = 0
    for answers in range(3, 120, 9):
        s = middle_of_a_game(spec, spec.seat_counts[-1], answers)
        for seat in actors(s)[:1]:
            world = spec.sample_world(s, seat, Seeded(f"world/{answers}"))
            chosen = bot(name, "secret").choose(Position(spec, s, seat))
            assert bot(name, "secret").choose(Position(spec, world, seat)) is chosen
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game_name", game_names())
def test_a_bot_plays_a_whole_game_and_the_same_seed_plays_the_same(game_name: str, name: str) -> None:
    def played() -> list[int]:
        spec = game(game_name)
        seats = spec.seat_counts[0]
        s, driver = spec.begin(spec.edition(), seats), Seeded("whole")
        bots = [bot(name if seat == 0 else "random", f"whole/{seat}") for seat in range(seats)]
        advance(s, driver)
        while not is_over(s):
            seat = actors(s)[0]
            position = Position(spec, s, seat)
            action = bots[seat].choose(position)
            assert action in position.options()
            answer(s, seat, action)
            advance(s, driver)
        return spec.result(s).points

    assert played() == played()


@pytest.mark.parametrize("game_name", [name for name in game_names() if game(name).seat_counts[-1] > 1])
def test_greedy_beats_random(game_name: str) -> None:
    """In Bora Bora by points only: what pays there lies beyond the turn that greedy looks through."""
    spec = game(game_name)
    won, ahead = 0, 0
    for n in range(6):
        s, driver = spec.begin(spec.edition(), 2), Seeded(f"duel/{n}")
        bots = [bot("greedy" if seat == n % 2 else "random", f"duel/{n}/{seat}") for seat in range(2)]
        advance(s, driver)
        while not is_over(s):
            seat = actors(s)[0]
            answer(s, seat, bots[seat].choose(Position(spec, s, seat)))
            advance(s, driver)
        result = spec.result(s)
        won += result.places[n % 2] == 1
        ahead += result.points[n % 2] - result.points[1 - n % 2]
    assert ahead > 0
    assert won >= (3 if game_name == "bora-bora" else 5)


def test_an_unknown_bot_is_told() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'deep'; choose a level from 1 to 10, or one of: random, greedy"):
        bot("deep", "x")
