"""How much of a game is luck: what beginning is worth, what the deal decides, and what knowing all would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from fairwind import __version__
from fairwind.arena.block import GamePlayed
from fairwind.arena.clairvoyant import CLAIRVOYANT
from fairwind.arena.estimates import Estimate, mean_of, share_of
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.match import Match, Told, nothing_told, play_match
from fairwind.arena.standings import standings
from fairwind.arena.workers import cluster
from fairwind.games import game
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator
from fairwind.kernel.spec import RANDOM, GameSpec, Json

FORMAT: Final = 1
RESAMPLES: Final = 1000  # of the deals, for the interval of a share of the variance
FEWEST: Final = 8  # deals; drawn anew from fewer, they would be the same few again and again
AGAIN: Final = "again"  # a second block of each deal: other choices, the same draws


@dataclass(frozen=True)
class LuckQuestion:
    """Which game, at which table, is asked how much of it is luck, and by which bot."""

    game: str
    seats: int
    bot: str
    effort: str  # of the clairvoyant and of its opponent
    games: int  # for each of the two answers
    first_deal: int = 1
    seed: str = "fairwind"

    def mirrors(self) -> list[Match]:
        """The bot against itself, twice on the same deals: beginning in the first seat, wherever a game lets us say."""
        deals = max(2, -(-self.games // (2 * self.seats)))
        began = tuple(begins_first(game(self.game)).items())
        seeds = (self.seed, f"{self.seed}/{AGAIN}")
        return [
            Match(self.game, (self.bot,), self.seats, deals, self.first_deal, seed, variants=began) for seed in seeds
        ]

    def ceilings(self) -> list[Match]:
        """One that sees everything against others of the same effort that do not; alone, each on the same deals."""
        deals = max(2, -(-self.games // self.seats))
        bots = (f"{CLAIRVOYANT}:{self.effort}", f"montecarlo:{self.effort}")
        tables = [bots] if self.seats > 1 else [bots[:1], bots[1:]]
        return [Match(self.game, table, self.seats, deals, self.first_deal, self.seed) for table in tables]

    def all_games(self) -> int:
        """How many games are needed for the whole answer."""
        return sum(match.games() for match in self.mirrors() + self.ceilings())


def begins_first(spec: GameSpec[Any, Any]) -> dict[str, str]:
    """The variant that lets the first seat begin; nothing where the game draws it and cannot be told."""
    return {
        variant.name: "seat-1"
        for variant in spec.variants
        if variant.values[0] == RANDOM and all(value.startswith("seat-") for value in variant.values[1:])
    }


def beginner(played: GamePlayed, told: bool) -> int:
    """The seat that begins: the first if the game was told so, else whoever was asked first."""
    return 0 if told else played.first


# -- shares of the variance


class DealMeans:
    """What one deal came to for each seat: the mean of its games, and how far they lie from it."""

    def __init__(self, games: Sequence[Sequence[float]]) -> None:
        self.games: Final = len(games)
        self.means: Final = [fmean(values) for values in zip(*games, strict=True)]
        self.squares: Final = sum(
            (value - mean) ** 2 for values in games for value, mean in zip(values, self.means, strict=True)
        )


def deal_share(deals: Sequence[DealMeans]) -> float:
    """The part of the variance that the deal explains.

    One-way analysis of variance, seat by seat: games of one deal differ by what was chosen, deals by what was dealt.
    """
    count, games = len(deals), deals[0].games
    within = sum(deal.squares for deal in deals) / (count * (games - 1))
    between = 0.0
    for means in zip(*[deal.means for deal in deals], strict=True):
        whole = sum(means) / count
        between += games * sum((mean - whole) ** 2 for mean in means) / (count - 1)
    dealt = max(0.0, (between - within) / games)
    return dealt / (dealt + within) if dealt + within > 0 else 0.0


def bootstrapped(deals: Sequence[DealMeans], seed: str) -> Estimate:
    """The share with its 95 % interval: deals are drawn anew, again and again. No interval for a few deals."""
    generator = Generator(seed)
    count = len(deals)
    if count < FEWEST:
        return Estimate(deal_share(deals), None, None)
    drawn = sorted(deal_share([deals[generator.below(count)] for _ in range(count)]) for _ in range(RESAMPLES))
    return Estimate(deal_share(deals), drawn[RESAMPLES * 25 // 1000], drawn[RESAMPLES * 975 // 1000 - 1])


def margins(played: GamePlayed) -> list[float]:
    """Each seat's points against the best of the others."""
    points = played.points
    return [float(mine - max(points[:seat] + points[seat + 1 :], default=0)) for seat, mine in enumerate(points)]


def seat_points(played: GamePlayed) -> list[float]:
    """Each seat's points."""
    return [float(points) for points in played.points]


FIGURES: Final[dict[str, Callable[[GamePlayed], list[float]]]] = {
    "points": seat_points,
    "margin": margins,
    "win": GamePlayed.shares,
}


# -- the answers


def ask(
    question: LuckQuestion,
    jobs: int = 1,
    ray_address: str = "",
    kept: KeptBlocks | None = None,
    told: Told = nothing_told,
) -> Json:
    """Play what is needed and say how much of the game is luck; `docs/arena.md` describes the answer."""
    with cluster(jobs, ray_address):
        mirrors = [play_match(match, jobs, ray_address, kept, None, told) for match in question.mirrors()]
        ceilings = [(match, play_match(match, jobs, ray_address, kept, None, told)) for match in question.ceilings()]
    deals = [one.games + again.games for one, again in zip(*mirrors, strict=True)]
    figures = FIGURES if question.seats > 1 else {"points": seat_points}
    return {
        "fairwind_luck": FORMAT, "version": __version__, "build": build(), "game": question.game,
        "seats": question.seats, "bot": question.bot, "effort": question.effort, "seed": question.seed,
        "first_deal": question.first_deal, "deals": len(deals), "games": sum(len(games) for games in deals),
        "beginner": begin_answer(question, deals) if question.seats > 1 else None,
        "deal_share": {
            name: bootstrapped([DealMeans([figure(played) for played in games]) for games in deals], name).as_json()
            for name, figure in figures.items()
        },
        "spread": {"points": round(spread_of(deals), 2)},
        "clairvoyant": [standing.as_json() for match, seen in ceilings for standing in standings(match, seen)],
    }  # fmt: skip


def begin_answer(question: LuckQuestion, deals: Sequence[Sequence[GamePlayed]]) -> Json:
    """What it is worth to begin, and to sit in each seat after that."""
    told = bool(begins_first(game(question.game)))
    shares: list[list[float]] = [[] for _ in range(question.seats)]
    points: list[list[float]] = [[] for _ in range(question.seats)]
    for games in deals:
        for after in range(question.seats):
            seats = [(beginner(played, told) + after) % question.seats for played in games]
            shares[after].append(fmean(played.shares()[seat] for played, seat in zip(games, seats, strict=True)))
            points[after].append(fmean(played.points[seat] for played, seat in zip(games, seats, strict=True)))
    count = sum(len(games) for games in deals)
    return {
        "told": told,
        "par": round(1 / question.seats, 4),
        "win_share": [share_of(values, count).as_json() for values in shares],
        "points": [mean_of(values).as_json() for values in points],
    }


def spread_of(deals: Sequence[Sequence[GamePlayed]]) -> float:
    """The standard deviation of a seat's points."""
    values = [points for games in deals for played in games for points in played.points]
    mean = fmean(values)
    return float(fmean((value - mean) ** 2 for value in values) ** 0.5)
