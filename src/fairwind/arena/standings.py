"""What a match says: win share, rank, margin and points of each bot, with intervals over deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from fairwind import __version__
from fairwind.arena.block import GamePlayed, ThinkingTime, entrant_names
from fairwind.arena.estimates import Estimate, mean_of, share_of
from fairwind.arena.match import BlockPlayed, Match
from fairwind.arena.sequential_test import SequentialTest
from fairwind.kernel.build import build
from fairwind.kernel.spec import Json

FORMAT: Final = 1


@dataclass
class BotStanding:
    """What one bot has reached, in all its seats."""

    name: str
    seats: int  # in each of its games
    games: int
    par: float  # the win share of a bot that is as good as the others
    share: Estimate
    rank: Estimate
    points: Estimate
    margin: Estimate | None  # to the best of the others; nobody has one alone
    items: dict[str, float]
    time: ThinkingTime
    own_choices: float  # real ones, for a seat and game

    def as_json(self) -> Json:
        """For files."""
        return {
            "bot": self.name, "seats": self.seats, "games": self.games, "par": round(self.par, 4),
            "wins": round(self.share.mean * self.games, 2), "win_share": self.share.as_json(),
            "rank": self.rank.as_json(), "points": self.points.as_json(),
            "margin": None if self.margin is None else self.margin.as_json(),
            "items": {item: round(points, 2) for item, points in self.items.items()},
            "choices_per_game": round(self.own_choices, 1),
            "cpu_ms": {"mean": round(self.time.mean_ms(), 3), "p95": round(self.time.ms_of_share(0.95), 3)},
        }  # fmt: skip


@dataclass(frozen=True)
class Seated:
    """One game as one bot has played it."""

    played: GamePlayed
    own: list[int]  # its seats
    others: list[int]

    def share(self) -> float:
        """Of the win."""
        shares = self.played.shares()
        return sum(shares[seat] for seat in self.own)

    def rank(self) -> float:
        """The middle of its seats' ranks."""
        ranks = self.played.ranks()
        return fmean(ranks[seat] for seat in self.own)

    def points(self) -> float:
        """The middle of its seats' points."""
        return fmean(self.played.points[seat] for seat in self.own)

    def margin(self) -> float:
        """To the best of the others; to the best of its other seats where it plays itself."""
        points = self.played.points
        return fmean(
            points[seat] - max(points[other] for other in (self.others or self.own) if other != seat)
            for seat in self.own
        )


def seated(block: BlockPlayed, entrant: int) -> list[Seated]:
    """The games of a block as one bot has played them; none if it was not there."""
    if entrant not in block.line_up:
        return []
    games: list[Seated] = []
    for played in block.games:
        own = [seat for seat, place in enumerate(played.order) if block.line_up[place] == entrant]
        games.append(Seated(played, own, [seat for seat in range(len(played.order)) if seat not in own]))
    return games


def by_deal(blocks: Sequence[BlockPlayed], entrant: int) -> list[list[Seated]]:
    """A bot's games, those of one deal together."""
    deals: dict[int, list[Seated]] = {}
    for block in blocks:
        games = seated(block, entrant)
        if games:
            deals.setdefault(block.deal, []).extend(games)
    return list(deals.values())


def each_deal(deals: Sequence[Sequence[Seated]], figure: Callable[[Seated], float]) -> list[float]:
    """One value a deal: the middle of its games."""
    return [fmean(figure(one) for one in games) for games in deals]


def standings(match: Match, blocks: Sequence[BlockPlayed]) -> list[BotStanding]:
    """How each bot of a match stands."""
    return [standing(blocks, entrant, name, match.seats) for entrant, name in enumerate(entrant_names(match.bots))]


def standing(blocks: Sequence[BlockPlayed], entrant: int, name: str, seats: int) -> BotStanding:
    """How one bot of a match stands."""
    deals = by_deal(blocks, entrant)
    games = [one for deal in deals for one in deal]
    time = ThinkingTime()
    items: Counter[str] = Counter()
    for one in games:
        for seat in one.own:
            time.take_in(one.played.times[seat])
            items.update(one.played.items[seat])
    own = len(games[0].own)
    return BotStanding(
        name,
        own,
        len(games),
        own / seats,
        share_of(each_deal(deals, Seated.share), len(games)),
        mean_of(each_deal(deals, Seated.rank)),
        mean_of(each_deal(deals, Seated.points)),
        mean_of(each_deal(deals, Seated.margin)) if seats > 1 else None,
        {item: points / len(games) / own for item, points in items.items()},
        time,
        time.choices / len(games) / own,
    )


# -- who is ahead of whom


def ahead(played: GamePlayed, line_up: Sequence[int], one: int, other: int) -> float:
    """In how many of the comparisons of their seats one bot is placed before another; equal places count half."""
    mine = [played.places[seat] for seat, place in enumerate(played.order) if line_up[place] == one]
    theirs = [played.places[seat] for seat, place in enumerate(played.order) if line_up[place] == other]
    return fmean(1.0 if a < b else 0.5 if a == b else 0.0 for a in mine for b in theirs)


def cross_table(match: Match, blocks: Sequence[BlockPlayed]) -> list[list[Estimate | None]]:
    """For each bot (a row) and each other (a column), how often it was placed before that one."""
    count = len(match.bots)
    return [[_cell(blocks, row, column) for column in range(count)] for row in range(count)]


def _cell(blocks: Sequence[BlockPlayed], one: int, other: int) -> Estimate | None:
    values: list[float] = []
    games = 0
    for block in blocks:
        if one != other and one in block.line_up and other in block.line_up:
            values.append(fmean(ahead(played, block.line_up, one, other) for played in block.games))
            games += len(block.games)
    return share_of(values, games) if values else None


# -- the whole report


def report(match: Match, blocks: Sequence[BlockPlayed], test: SequentialTest | None = None) -> Json:
    """Everything a match says, as JSON; `docs/arena.md` describes it."""
    games = [played for block in blocks for played in block.games]
    data: Json = {
        "fairwind_match": FORMAT, "version": __version__, "build": build(), "game": match.game, "seats": match.seats,
        "bots": list(match.bots), "seed": match.seed, "variants": dict(match.variants),
        "first_deal": match.first_deal, "deals": len({block.deal for block in blocks}), "games": len(games),
        "answers_per_game": round(fmean(played.answers for played in games), 1),
        "rounds_per_game": round(fmean(played.rounds for played in games), 2),
        "ended": dict(sorted(Counter(played.ended for played in games).items())),
        "entrants": [standing.as_json() for standing in standings(match, blocks)],
    }  # fmt: skip
    if len(match.bots) > 2:
        data["cross"] = [
            [None if cell is None else cell.as_json() for cell in row] for row in cross_table(match, blocks)
        ]
    if test is not None:
        data["sprt"] = test.as_json()
    return data
