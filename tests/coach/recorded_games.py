"""Games for the coach's tests: played by bots, with one answer spoiled if that is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fairwind.bots import bot
from fairwind.games import game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, actors, is_over, random_playout
from fairwind.kernel.position import Position
from fairwind.kernel.record import Record
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State


def choices_of_a_game(spec: GameSpec[Any, Any], seed: str, apart: int = 11) -> Iterator[tuple[State, int]]:
    """Positions all over a random game, each with somebody who has several options."""
    s: State = spec.begin(spec.edition(), min(3, spec.seat_counts[-1]))
    driver, choose = Seeded(seed), Generator(seed)
    while not is_over(s):
        random_playout(s, driver, choose, apart)
        for seat in actors(s)[:1]:
            if len(Position(spec, s, seat).options()) > 1:
                yield s, seat


def recorded(name: str, seats: int, player: str, seed: str) -> Record:
    """A whole game of a bot against itself."""
    sitting = new_game(name, seats, seed)
    players = [bot(player, f"{seed}/{seat}") for seat in range(seats)]
    while not sitting.over:
        seat = actor(sitting.state)
        sitting.answer(seat, players[seat].choose(Position(sitting.spec, sitting.state, seat)))
    return sitting.record


def new_game(name: str, seats: int, seed: str) -> Sitting:
    """A game that begins."""
    spec = game(name)
    return begin_sitting(spec, spec.edition(), seats, {}, Seeded(seed))


def short_game() -> Record:
    """A game that is soon over, by players who always take the first option."""
    spec = game("mundus-novus")
    edition = spec.edition_or_text("short", spec.edition().about.text.replace("goal = 75", "goal = 12"))
    sitting = begin_sitting(spec, edition, 2, {}, Seeded("short"))
    while not sitting.over:
        seat = actor(sitting.state)
        sitting.answer(seat, Position(spec, sitting.state, seat).options()[0])
    return sitting.record
