"""Every bot of every game: it knows no more than its seat does, and the same seed plays the same.

Plain Python is slow: there fewer positions are looked at, and bots that look ahead play only the beginning of a game.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from fairwind.bots import THINKING, UnknownBot, bot, bot_names
from fairwind.bots import levels as level_tables
from fairwind.bots.levels import Level, levels, table_of
from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actors, advance, answer, is_over, random_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

COMPILED = build() == "compiled"
EFFORT = 12 if COMPILED else 4
POSITIONS = 12 if COMPILED else 3
ANSWERS = 10_000 if COMPILED else 25  # to which a game of bots that look ahead is cut short
AT_ONCE = ("random", "weighted")  # bots that look at nothing but their options
QUICK = [f"{name}:{EFFORT}" if name in THINKING else name for name in bot_names()]
BOTS_AND_LEVELS = [(name, player) for name in game_names() for player in [*QUICK, *levels(game(name))]]


@pytest.fixture
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level plays as it does, but thinks for a moment only."""
    for name in game_names():
        quick = tuple(
            Level(level.kind, min(level.evaluations, EFFORT), level.careless) for level in table_of(game(name))
        )
        monkeypatch.setitem(level_tables._READ, name, quick)


def choices_of_a_game(spec: GameSpec[Any, Any]) -> Iterator[tuple[State, int]]:
    """Positions all over a random game, each with somebody who has several options."""
    s: State = spec.begin(spec.edition(), spec.seat_counts[-1])
    driver, choose = Seeded("middle"), Generator("middle")
    while not is_over(s):
        random_playout(s, driver, choose, 7)
        for seat in actors(s)[:1]:
            if len(Position(spec, s, seat).options()) > 1:
                yield s, seat


def mind(name: str, position: Position) -> tuple[int, list[tuple[int, float, int]]]:
    """What a fresh bot chooses, and what it makes of each option."""
    thought = bot(name, "secret").think(position)
    return bot(name, "secret").choose(position).id, [(c.action.id, c.value, c.visits) for c in thought.candidates]


@pytest.mark.usefixtures("quick_levels")
@pytest.mark.parametrize(("game_name", "name"), BOTS_AND_LEVELS)
def test_a_choice_does_not_change_with_what_the_seat_cannot_know(game_name: str, name: str) -> None:
    """Santa Maria has no secrets: there it shows only that the same seed chooses the same."""
    spec = game(game_name)
    choices = choices_of_a_game(spec)
    changed = 0
    for n in range(POSITIONS):
        s, seat = next(choices)
        world = spec.sample_world(s, seat, Seeded(f"world/{n}"))
        changed += spec.digest(world) != spec.digest(s)
        assert mind(name, Position(spec, world, seat)) == mind(name, Position(spec, s, seat))

    assert changed == 0 if game_name == "santa-maria" else changed > POSITIONS // 2


@pytest.mark.parametrize("game_name", game_names())
def test_four_bots_of_the_fifth_level_play_a_game_within_three_seconds_of_one_core(game_name: str) -> None:
    """Compiled; measured were 0.15 to 0.7 seconds. Plain Python takes some ten times as long."""
    spec = game(game_name)
    s, driver = spec.begin(spec.edition(), 4), Seeded("four")
    bots = [bot("5", f"four/{seat}") for seat in range(4)]
    began = time.thread_time()
    advance(s, driver)
    while not is_over(s):
        seat = actors(s)[0]
        answer(s, seat, bots[seat].choose(Position(spec, s, seat)))
        advance(s, driver)
    assert time.thread_time() - began < (3 if COMPILED else 60)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game_name", game_names())
def test_a_bot_plays_a_whole_game_and_the_same_seed_plays_the_same(game_name: str, name: str) -> None:
    def played() -> list[int]:
        spec = game(game_name)
        seats = spec.seat_counts[0]
        s, driver = spec.begin(spec.edition(), seats), Seeded("whole")
        bots = [bot(name if seat == 0 else "random", f"whole/{seat}") for seat in range(seats)]
        answers: list[int] = []
        advance(s, driver)
        while not is_over(s) and (name in AT_ONCE or len(answers) < ANSWERS):
            seat = actors(s)[0]
            position = Position(spec, s, seat)
            action = bots[seat].choose(position)
            assert action in position.options()
            answer(s, seat, action)
            advance(s, driver)
            answers.append(action.id)
        return answers

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


@pytest.mark.parametrize("name", ["weighted:5", "random:50ms", "greedy:", "3:100"])
def test_a_bot_that_takes_no_effort_says_so(name: str) -> None:
    with pytest.raises(
        UnknownBot, match=f"'{name.partition(':')[0]}' takes no effort; .* montecarlo, neural, champion"
    ):
        bot(name, "x")
