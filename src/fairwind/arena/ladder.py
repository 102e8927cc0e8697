"""A ladder: bots rated by openskill (Plackett-Luce) from games between those whose order is least certain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

from fairwind import __version__
from fairwind.arena.block import Block, GamePlayed, entrant_names
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.match import Told, found_blocks, nothing_told
from fairwind.arena.workers import cluster, in_order
from fairwind.kernel.build import build
from fairwind.kernel.spec import BadTable, Json

FORMAT: Final = 1
ROUNDS: Final = 10  # after each the ratings say who should meet next


class NoOpenskill(ValueError):
    """The library that rates is not there: says how to get it."""


def plackett_luce() -> Any:
    """The model of openskill; ratings only get surer, since bots do not change while they play."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (an extra, needed only here)
    except ImportError:
        raise NoOpenskill("Ratings need openskill: run pip install 'fairwind[arena]' and try again.") from None
    return PlackettLuce(tau=0.0)


@dataclass
class Rung:
    """A bot on the ladder."""

    name: str
    rating: Any
    games: int = 0
    met: dict[int, list[float]] = field(default_factory=dict)  # by the other's number: 1 for each game before it, or ½


@dataclass
class Ladder:
    """Which bots are rated, at which game and table."""

    game: str
    bots: tuple[str, ...]
    seats: int
    blocks: int
    first_deal: int = 1
    seed: str = "fairwind"
    model: Any = None
    rungs: list[Rung] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Everybody begins with the same rating."""
        if len(self.bots) < 2:
            raise BadTable("A ladder needs two bots or more; name them after the game.")
        if self.seats < 2:
            raise BadTable("Nobody can be rated alone; choose --seats 2 or more.")
        self.model = plackett_luce()
        self.rungs = [Rung(name, self.model.rating()) for name in entrant_names(self.bots)]

    # -- who should meet

    def chance(self, one: int, other: int) -> float:
        """That one is placed before another."""
        return float(self.model.predict_win([[self.rungs[one].rating], [self.rungs[other].rating]])[0])

    def doubt(self, one: int, other: int) -> float:
        """How uncertain the order of two is: wide ratings, close to each other."""
        width = self.rungs[one].rating.sigma ** 2 + self.rungs[other].rating.sigma ** 2
        expected = self.chance(one, other)
        return float(width * expected * (1 - expected))

    def next_line_ups(self, count: int) -> list[tuple[int, ...]]:
        """The most doubtful pairs, each the less doubtful the more often it is chosen already."""
        doubts = {pair: self.doubt(*pair) for pair in combinations(range(len(self.bots)), 2)}
        chosen: dict[tuple[int, int], int] = dict.fromkeys(doubts, 0)
        found: list[tuple[int, ...]] = []
        for _ in range(count):
            pair = max(doubts, key=lambda pair: doubts[pair] / (1 + chosen[pair]))
            chosen[pair] += 1
            found.append(self.table_of(pair))
        return found

    def table_of(self, pair: tuple[int, int]) -> tuple[int, ...]:
        """A whole table for two: with those whom the first of them knows least, and again from the front."""
        first, second = pair
        rest = [n for n in range(len(self.bots)) if n not in pair]
        rest.sort(key=lambda n: -self.doubt(first, n))
        row = [first, second, *rest]
        return tuple(row[n % len(row)] for n in range(self.seats))

    # -- what they did

    def count(self, line_up: Sequence[int], played: GamePlayed) -> None:
        """Rate a game; a bot that sits twice learns from both seats."""
        sitting = [line_up[place] for place in played.order]
        before = [self.rungs[n].rating for n in sitting]
        rated = self.model.rate([[rating] for rating in before], ranks=played.places)
        for n in set(sitting):
            rung = self.rungs[n]
            rung.games += 1
            seats = [seat for seat, who in enumerate(sitting) if who == n]
            mu, sigma = rung.rating.mu, rung.rating.sigma
            for seat in seats:
                mu += rated[seat][0].mu - before[seat].mu
                sigma *= rated[seat][0].sigma / before[seat].sigma
            rung.rating = self.model.rating(mu=mu, sigma=sigma)
        self._note_meetings(sitting, played)

    def _note_meetings(self, sitting: Sequence[int], played: GamePlayed) -> None:
        for one, mine in zip(sitting, played.places, strict=True):
            for other, theirs in zip(sitting, played.places, strict=True):
                if one != other:
                    before = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    self.rungs[one].met.setdefault(other, []).append(before)

    def as_json(self) -> Json:
        """The ladder, the best first, with what each is expected to win against the next, and what it did win."""
        order = sorted(range(len(self.rungs)), key=lambda n: -self.rungs[n].rating.mu)
        rows: list[Json] = []
        for at, n in enumerate(order):
            rung = self.rungs[n]
            row: Json = {
                "bot": rung.name, "games": rung.games, "mu": round(rung.rating.mu, 3),
                "sigma": round(rung.rating.sigma, 3), "over_next": None, "met_next": None,
            }  # fmt: skip
            if at + 1 < len(order):
                below = order[at + 1]
                row["over_next"] = round(self.chance(n, below), 4)
                met = rung.met.get(below, [])
                row["met_next"] = {"games": len(met), "before": round(sum(met) / len(met), 4)} if met else None
            rows.append(row)
        return {
            "fairwind_ladder": FORMAT, "version": __version__, "build": build(), "game": self.game,
            "seats": self.seats, "bots": list(self.bots), "seed": self.seed, "first_deal": self.first_deal,
            "blocks": self.blocks, "rungs": rows,
        }  # fmt: skip


def climb(
    ladder: Ladder,
    jobs: int = 1,
    ray_address: str = "",
    kept: KeptBlocks | None = None,
    told: Told = nothing_told,
) -> None:
    """Play the ladder's blocks in a few rounds, and rate after each: the schedule depends on results alone."""
    with cluster(jobs, ray_address):
        for n in range(ROUNDS):
            begun, ended = (ladder.blocks * m // ROUNDS for m in (n, n + 1))
            line_ups = ladder.next_line_ups(ended - begun)
            blocks = [
                Block(ladder.game, tuple(ladder.bots[who] for who in line_up), ladder.first_deal + deal, ladder.seed)
                for deal, line_up in enumerate(line_ups, begun)
            ]
            found = in_order(found_blocks(blocks, jobs, ray_address, kept, told))
            for line_up, games in zip(line_ups, found, strict=True):
                for played in games:
                    ladder.count(line_up, played)
