"""A match between bots: many games, seats rotated, and how sure the result is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.bots import bot
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actor
from fairwind.kernel.position import Position
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import BadTable, GameSpec, Json, Result

Z_95: Final = 1.959963984540054  # the normal quantile of a 95 % interval
MOST_GAMES: Final = 1_000_000


@dataclass
class Tally:
    """What one bot has reached so far, in all its seats."""

    name: str
    games: int = 0
    seats: int = 0
    wins: float = 0.0
    places: int = 0
    points: int = 0

    def add(self, place: int, points: int, share: float) -> None:
        """Count a seat of a game."""
        self.seats += 1
        self.wins += share
        self.places += place
        self.points += points

    def as_json(self) -> Json:
        """Means, and the interval of the win rate."""
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "interval": [round(low, 4), round(high, 4)],
            "mean_place": round(self.places / self.seats, 3) if self.seats else 0.0,
            "mean_points": round(self.points / self.seats, 3) if self.seats else 0.0,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z_95 * Z_95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Match:
    """Which bots play which game, how often, and with which seed."""

    spec: GameSpec[Any, Any]
    bots: tuple[str, ...]
    seats: int  # with more seats than bots, the bots sit in turn
    games: int
    seed: str

    def play(self, played: Callable[[int, Sitting], None]) -> list[Tally]:
        """Play all games; the same seed gives the same result. `played` is shown each game, counted from 1."""
        tallies = [Tally(name) for name in entrant_names(self.bots)]
        for number in range(self.games):
            order = [entrant % len(self.bots) for entrant in seating(self.seats, number)]
            sitting = self.play_one(number, order)
            count_game(tallies, order, self.spec.result(sitting.state))
            played(number + 1, sitting)
        return tallies

    def play_one(self, number: int, order: Sequence[int]) -> Sitting:
        """One game to its end."""
        seed = f"{self.seed}/{number + 1}"
        sitting = begin_sitting(self.spec, self.spec.edition(), len(order), {}, Seeded(seed))
        sitting.record.players = entrant_names([self.bots[entrant] for entrant in order])
        players = [bot(self.bots[entrant], f"{seed}/{seat}") for seat, entrant in enumerate(order)]
        while not sitting.over:
            seat = actor(sitting.state)
            sitting.answer(seat, players[seat].choose(Position(self.spec, sitting.state, seat)))
        return sitting


def entrant_names(bots: Sequence[str]) -> list[str]:
    """Names that tell equal bots apart: `random`, `random 2`."""
    return [name if bots[:n].count(name) == 0 else f"{name} {bots[:n].count(name) + 1}" for n, name in enumerate(bots)]


def seating(seats: int, number: int) -> list[int]:
    """Who sits where in a game: everybody sits equally often in each seat, and neighbours change sides."""
    turn, lap = number % seats, number // seats
    order = [(seat + turn) % seats for seat in range(seats)]
    return order if lap % 2 == 0 else order[:1] + order[:0:-1]


def count_game(tallies: Sequence[Tally], order: Sequence[int], result: Result) -> None:
    """Add a game to the tallies; winners share the win."""
    winners = result.places.count(1)
    for tally in tallies:
        tally.games += 1
    for seat, entrant in enumerate(order):
        place = result.places[seat]
        tallies[entrant].add(place, result.points[seat], 1 / winners if place == 1 else 0.0)


def match_of(spec: GameSpec[Any, Any], bots: Sequence[str], games: int, seed: str, seats: int) -> Match:
    """A match, or BadTable; without a number of seats there are as many as bots."""
    if not 1 <= games <= MOST_GAMES:
        raise BadTable(f"A match has 1 to {MOST_GAMES} games, not {games}; choose a number in between.")
    for name in bots:
        bot(name, seed)  # UnknownBot, before anything is played
    seats = seats or max(len(bots), spec.seat_counts[0])
    if seats not in spec.seat_counts:
        few, most = spec.seat_counts[0], spec.seat_counts[-1]
        raise BadTable(f"{spec.name} is for {few} to {most} players, not {seats}; choose a number in between.")
    if len(bots) > seats:
        raise BadTable(f"{len(bots)} bots cannot sit in {seats} seats; raise --seats or name fewer bots.")
    return Match(spec, tuple(bots), seats, games, seed)
