"""Odds: the chance to win of every seat at a moment of a game, and what the draws that follow give and take."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from fairwind.bots.advice import Advice, advice
from fairwind.bots.net import net_of
from fairwind.bots.neural import Judgement
from fairwind.bots.race import Judge
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import advance, is_over
from fairwind.kernel.playout import weighted_playout
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State

ENDS: Final = 16  # games that are played out for the odds, where there is no net
WAYS: Final = 24  # in which the draws could have come out, for what they gave and took


@dataclass(frozen=True)
class DrawLuck:
    """What the draws between two answers gave to each seat, or took from it."""

    line: int  # of the record, the first of the draws
    given: tuple[float, ...]  # by seat: the odds after them, less what they are worth on average
    error: tuple[float, ...]


class Odds:
    """Says how a game stands: shares of the win, which sum up to 1, or the expected points of somebody alone.

    Every seat is judged by what it knows itself.
    """

    def __init__(self, spec: GameSpec[Any, Any], edition: Edition, seats: int) -> None:
        self.spec: Final = spec
        self.seats: Final = seats
        self.known: Final[Advice] = advice(spec, edition)
        net = net_of(spec, seats)
        self.judges: Final[list[Judge]] = []
        if net is not None:
            self.judges.extend(Judgement(spec, net, seat, seats, self.known) for seat in range(seats))

    def at(self, s: State) -> tuple[float, ...]:
        """How it stands now, when a seat must answer or the game is over."""
        if is_over(s):
            return self.end(s)
        if not self.judges:
            return self.played_out(s)
        unused = Generator("odds")
        for judge in self.judges:
            judge.judge(s, Seeded("", unused), unused)
        if self.seats == 1:
            return (self.judges[0].points,)
        whole = sum(judge.win for judge in self.judges)
        return tuple(judge.win / whole if whole > 0 else 1 / self.seats for judge in self.judges)

    def end(self, s: State) -> tuple[float, ...]:
        """How it ended."""
        if self.seats == 1:
            return (float(self.spec.total(s, 0)),)
        places = self.spec.result(s).places
        return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)

    def played_out(self, s: State) -> tuple[float, ...]:
        """How games end that go on by advice from here."""
        generator, sums = Generator("odds"), [0.0] * self.seats
        for n in range(ENDS):
            streams, world = generator.fork(n), self.spec.clone(s)
            driver = Seeded("", streams.fork(0))
            weighted_playout(self.spec, world, driver, streams, self.known.weights, self.spec.longest, -1)
            sums = [total + share for total, share in zip(sums, self.end(world), strict=True)]
        return tuple(total / ENDS for total in sums)

    def luck(self, before: State, after: tuple[float, ...], line: int) -> DrawLuck:
        """What the draws that waited gave, if it stands so after them: less the mean over ways they could have gone."""
        generator = Generator(f"luck/{line}")
        ways: list[tuple[float, ...]] = []
        for n in range(WAYS):
            s: State = self.spec.clone(before)
            advance(s, Seeded("", generator.fork(n)))
            ways.append(self.at(s))
        given: list[float] = []
        errors: list[float] = []
        for seat in range(self.seats):
            mean = sum(way[seat] for way in ways) / WAYS
            spread = sum((way[seat] - mean) ** 2 for way in ways) / (WAYS - 1)
            given.append(round(after[seat] - mean, 4))
            errors.append(round(math.sqrt(spread / WAYS), 4))
        return DrawLuck(line, tuple(given), tuple(errors))
