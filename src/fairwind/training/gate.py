"""Matches that decide whether a net is kept, and how strong it is against bots that stay what they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.arena.workers import spread
from fairwind.bots.bot import Bot
from fairwind.games import game
from fairwind.kernel.chance import Keyed
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec, Result
from fairwind.training.plan import Plan
from fairwind.training.start_games import BotMaker

Z_80: Final = 0.8416  # one-sided: a net that is no better passes one gate in five
Z_95: Final = 1.96


@dataclass(frozen=True)
class GateBlock:
    """One deal, played once with the candidate in each seat, the others being all alike."""

    game: str
    deal: str
    seats: int
    candidate: str
    other: str
    nets: tuple[bytes, ...]
    advice: str = ""


@dataclass(frozen=True)
class WinShare:
    """The candidate's share of the wins over some blocks, and the standard error of it."""

    mean: float
    error: float
    margin: float
    blocks: int

    def at_least(self, z: float) -> float:
        """The lower bound of the share."""
        return self.mean - z * self.error


def play_block(block: GateBlock) -> tuple[float, float]:
    """The candidate's share of the wins, and its lead over the best of the others, in the mean of its seats."""
    spec = game(block.game)
    make_bot = BotMaker(block.nets, spec, block.advice)
    share = margin = 0.0
    for seat in range(block.seats):
        names = [block.candidate if n == seat else block.other for n in range(block.seats)]
        players = [make_bot(name, f"{block.deal}/{n}") for n, name in enumerate(names)]
        result = play_keyed(spec, block.deal, players)
        share += 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
        margin += result.points[seat] - max(p for n, p in enumerate(result.points) if n != seat)
    return share / block.seats, margin / block.seats


def play_keyed(spec: GameSpec[Any, Any], deal: str, players: Sequence[Bot]) -> Result:
    """A game whose draws stay the same whatever is answered, so that deals can be compared."""
    s = spec.begin(spec.edition(), len(players))
    driver = Keyed(deal.encode())
    advance(s, driver)
    while not is_over(s):
        seat = actor(s)
        answer(s, seat, players[seat].choose(Position(spec, s, seat)))
        advance(s, driver)
    return spec.result(s)


def measured(plan: Plan, blocks: Sequence[GateBlock]) -> WinShare:
    """What the candidate reaches over these blocks."""
    results = [result for _, result in sorted(spread(play_block, blocks, plan.jobs, plan.ray))]
    count = len(results)
    mean = sum(share for share, _ in results) / count
    variance = sum((share - mean) ** 2 for share, _ in results) / max(1, count - 1)
    # Even where all blocks came out alike, one more might not have.
    error = max(math.sqrt(variance / count), 0.5 / count)
    return WinShare(mean, error, sum(margin for _, margin in results) / count, count)


def blocks_between(
    plan: Plan, candidate: str, other: str, nets: Sequence[bytes], count: int, seed: str, advice: str
) -> list[GateBlock]:
    """Deals of a match at the smallest table for several."""
    seats = min(n for n in plan.spec.seat_counts if n > 1)
    return [
        GateBlock(plan.game, f"{seed}/{number}", seats, candidate, other, tuple(nets), advice)
        for number in range(count)
    ]
