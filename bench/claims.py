"""What we claim of the bots, played on the deals that are kept for it: `python bench/claims.py claims --jobs 16`.

Every cell of the tables in `docs/bots.md`, the cheap ones first, 400 games each. Finished blocks are kept in the
folder, so that it goes on where it was broken off, on another machine too, and a cell that was played is told at once.
With `--minutes` it stops in time and tells what there is. Run it over the compiled build: bots that think by the clock
need it.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

from fairwind.arena.block import FIRST_RESERVED
from fairwind.arena.estimates import mean_of
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.match import BlockPlayed, Match, found_blocks, match_of, nothing_told
from fairwind.arena.standings import BotStanding, by_deal, each_deal, standings

GAMES: Final = ("santa-cruz", "mundus-novus", "santa-maria", "bora-bora")
ENOUGH: Final = 400  # games of a cell
FINE: Final = 100  # points of somebody alone at Santa Maria


@dataclass(frozen=True)
class Claim:
    """Who plays whom, and what the lower end of the interval of the wins should be, in %, game by game."""

    bots: tuple[str, ...]
    seats: int
    goals: tuple[int, int, int, int]


@dataclass(frozen=True)
class PointsClaim:
    """Who plays alone or against itself, and how many points it should make in the mean, or in how many rounds."""

    game: str
    bot: str
    seats: int
    goal: int


CLAIMS: Final = (
    Claim(("neural:5ms", "greedy"), 2, (92, 78, 93, 97)),
    Claim(("neural:5ms", "greedy"), 4, (70, 45, 80, 90)),
    Claim(("neural:5ms", "montecarlo:10ms"), 2, (50, 50, 45, 45)),
    Claim(("neural:5ms", "montecarlo:10ms"), 4, (25, 25, 22, 22)),
    Claim(("montecarlo:50ms", "greedy"), 2, (92, 78, 97, 99)),
    Claim(("champion:50ms", "montecarlo:50ms"), 2, (62, 58, 62, 62)),
    Claim(("montecarlo:50ms", "greedy"), 4, (75, 48, 92, 97)),
    Claim(("champion:50ms", "montecarlo:50ms"), 4, (35, 30, 35, 35)),
)
RACE: Final = "mundus-novus"  # where rounds are counted, not points
POINTS: Final = (
    PointsClaim("santa-cruz", "champion:50ms", 2, 150),
    PointsClaim("santa-maria", "champion:50ms", 2, 65),
    PointsClaim("bora-bora", "champion:50ms", 2, 160),
    PointsClaim("mundus-novus", "champion:50ms", 2, 9),
    PointsClaim("santa-maria", "champion:500ms", 1, 110),
)


class Claims:
    """A folder of finished blocks, and the time until which there is somebody to play on."""

    def __init__(self, folder: Path, jobs: int, minutes: float) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder: Final = folder
        self.jobs: Final = jobs
        self.end: Final = time.monotonic() + 60 * minutes if minutes else None

    def blocks(self, match: Match) -> list[BlockPlayed]:
        """What there is of a match once it is played, or once the time is up; in order, without gaps."""
        name = f"{match.game}-{match.seats}-{'-'.join(match.bots).replace(':', '_')}.jsonl"
        kept, wanted = KeptBlocks(self.folder / name), match.blocks()
        found = kept.read(wanted)
        if len(found) < len(wanted) and not self._is_up():
            with closing(found_blocks(wanted, self.jobs, "", kept, nothing_told)) as playing:
                for number, games in playing:
                    found[number] = games
                    if self._is_up():
                        break
        line_up = match.line_ups()[0]
        return [BlockPlayed(wanted[number].deal, line_up, found[number]) for number in sorted(found)]

    def _is_up(self) -> bool:
        return self.end is not None and time.monotonic() >= self.end


def told_wins(goal: int, match: Match, blocks: Sequence[BlockPlayed]) -> str:
    """A cell, in %: the share of the wins, its interval, and the goal."""
    first, *_ = all_standings = standings(match, blocks)
    low, high = 100 * (first.share.low or 0.0), 100 * (first.share.high or 1.0)
    short = "" if low >= goal else "  MISSED"
    games = "" if first.games >= match.games() else f" ({first.games} games)"
    return (
        f"{' v '.join(match.bots)}, {match.seats} seats, {match.game}:"
        f" {100 * first.share.mean:.1f} [{low:.1f}, {high:.1f}], goal {goal}{short}{games};"
        f" {points_and_time(all_standings)}"
    )


def points_and_time(all_standings: Sequence[BotStanding]) -> str:
    """Points of everybody, and milliseconds of a choice."""
    return ", ".join(f"{one.name} {one.points.mean:.1f} points, {one.time.mean_ms():.1f} ms" for one in all_standings)


def told_points(claim: PointsClaim, match: Match, blocks: Sequence[BlockPlayed]) -> str:
    """Mean points of a seat, or rounds of a game; alone also how often it was a fine success, and the middle."""
    deals = by_deal(blocks, 0)
    one = standings(match, blocks)[0]
    played = [game for block in blocks for game in block.games]
    in_rounds = claim.game == RACE
    mean = mean_of(each_deal(deals, lambda seated: float(seated.played.rounds))) if in_rounds else one.points
    what = "rounds" if in_rounds else "points"
    text = (
        f"{claim.bot}, {claim.seats} seats, {claim.game}: {mean.mean:.1f} [{mean.low or 0:.1f}, {mean.high or 0:.1f}]"
        f" {what}, goal {claim.goal}, {len(played)} games, {one.time.mean_ms():.0f} ms"
    )
    if claim.seats == 1:
        points = sorted(game.points[0] for game in played)
        fine = fmean(point >= FINE for point in points)
        text += f"; {FINE} or more in {100 * fine:.0f} %, median {points[len(points) // 2]}"
    return text


@dataclass(frozen=True)
class Asked:
    """Which cells are played."""

    games: Sequence[str]
    only: str  # a pattern that is found in the names of the bots
    seats: int  # at such tables only; 0: at all

    def has(self, game: str, bots: Sequence[str], seats: int) -> bool:
        """Whether a cell is one of them."""
        return game in self.games and self.seats in (0, seats) and bool(re.search(self.only, " ".join(bots)))


def results(claims: Claims, asked: Asked) -> Iterator[str]:
    """A line for each cell, as soon as it is played."""
    for claim in CLAIMS:
        for game, goal in zip(GAMES, claim.goals, strict=True):
            if asked.has(game, claim.bots, claim.seats):
                match = match_of(game, claim.bots, games=ENOUGH, seats=claim.seats, first_deal=FIRST_RESERVED)
                blocks = claims.blocks(match)
                if blocks:
                    yield told_wins(goal, match, blocks)
    for points_claim in POINTS:
        name, seats = points_claim.game, points_claim.seats
        if asked.has(name, [points_claim.bot], seats):
            match = match_of(name, [points_claim.bot], games=ENOUGH, seats=seats, first_deal=FIRST_RESERVED)
            blocks = claims.blocks(match)
            if blocks:
                yield told_points(points_claim, match, blocks)


def main() -> None:
    """Print a line for each cell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="after which it tells what there is; 0: no end")
    parser.add_argument("--games", default=",".join(GAMES), help="such as santa-cruz,bora-bora")
    parser.add_argument("--only", default="", help="a pattern for the names of the bots, such as ^champion")
    parser.add_argument("--seats", type=int, default=0, help="tables of this size only")
    given = parser.parse_args()
    asked = Asked(given.games.split(","), given.only, given.seats)
    for line in results(Claims(given.folder, given.jobs, given.minutes), asked):
        print(line, flush=True)


if __name__ == "__main__":
    main()
