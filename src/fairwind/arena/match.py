"""A match between bots: the same deals for everybody, seats rotated, one block after the other."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from fairwind.arena.block import Block, GamePlayed, play_block
from fairwind.arena.kept_blocks import KeptBlocks
from fairwind.arena.sequential_test import SequentialTest
from fairwind.arena.workers import in_order, spread
from fairwind.bots import bot
from fairwind.games import game
from fairwind.kernel.spec import BadTable

MOST_GAMES: Final = 1_000_000
LAST_DEAL: Final = 10**12


@dataclass(frozen=True)
class Match:
    """Which bots play which game, on which deals."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    first_deal: int = 1
    seed: str = "fairwind"
    records: bool = False
    variants: tuple[tuple[str, str], ...] = ()

    def line_ups(self) -> list[tuple[int, ...]]:
        """Who plays whom, by the bots' numbers: the last bot fills the seats that are left; more bots than seats meet
        in pairs, each pair on every deal.
        """
        everybody = tuple(range(len(self.bots)))
        if len(everybody) > self.seats:
            return list(combinations(everybody, 2))
        return [everybody + everybody[-1:] * (self.seats - len(everybody))]

    def blocks(self) -> list[Block]:
        """Everything there is to play, deal after deal."""
        teams = [tuple(self.bots[n] for n in line_up) for line_up in self.line_ups()]
        twins = [teams[:n].count(team) for n, team in enumerate(teams)]
        return [
            Block(self.game, team, deal, self.seed, self.records, self.variants, twin)
            for deal in range(self.first_deal, self.first_deal + self.deals)
            for team, twin in zip(teams, twins, strict=True)
        ]

    def games(self) -> int:
        """How many games that is."""
        return self.deals * self.seats * len(self.line_ups())


@dataclass(frozen=True)
class BlockPlayed:
    """A block with its games; the line-up by the numbers of the match's bots."""

    deal: int
    line_up: tuple[int, ...]
    games: list[GamePlayed]

    def share(self, entrant: int) -> float:
        """Of the wins of all its games, what one bot has."""
        won = 0.0
        for played in self.games:
            for place, share in zip(played.order, played.shares(), strict=True):
                won += share if self.line_up[place] == entrant else 0.0
        return won / len(self.games)


# What is told of each block as soon as it is there: its number, and its games.
Told = Callable[[int, list[GamePlayed]], None]


def nothing_told(number: int, games: list[GamePlayed]) -> None:
    """For whoever does not want to know."""


def play_match(
    match: Match,
    jobs: int = 1,
    ray_address: str = "",
    kept: KeptBlocks | None = None,
    test: SequentialTest | None = None,
    told: Told = nothing_told,
) -> list[BlockPlayed]:
    """Play all blocks, or as many as the test needs, and give them in order.

    The test reads them in their order, whichever was done first: so it stops at the same block on any number of jobs.
    """
    blocks, line_ups = match.blocks(), match.line_ups()
    played: list[BlockPlayed] = []
    with closing(found_blocks(blocks, jobs, ray_address, kept, told)) as found:
        for number, games in enumerate(in_order(found)):
            played.append(BlockPlayed(blocks[number].deal, line_ups[number % len(line_ups)], games))
            if test is not None and test.add(played[-1].share(0)):
                break
    return played


def found_blocks(
    blocks: Sequence[Block], jobs: int, ray_address: str, kept: KeptBlocks | None, told: Told
) -> Generator[tuple[int, list[GamePlayed]], None, None]:
    """Blocks as they come: first those that were kept, then those that are played now."""
    before = {} if kept is None else kept.read(blocks)
    for number, games in before.items():
        told(number, games)
        yield number, games
    left = [number for number in range(len(blocks)) if number not in before]
    if not left:
        return
    with closing(spread(play_block, [blocks[number] for number in left], jobs, ray_address)) as work:
        for place, games in work:
            if kept is not None:
                kept.write(blocks[left[place]], games)
            told(left[place], games)
            yield left[place], games


def match_of(
    name: str,
    bots: Sequence[str],
    games: int,
    seats: int = 0,
    first_deal: int = 1,
    seed: str = "fairwind",
    records: bool = False,
    variants: tuple[tuple[str, str], ...] = (),
) -> Match:
    """A match of at least so many games, in whole blocks; BadTable if it cannot be played.

    Without a number of seats there are as many as bots.
    """
    spec = game(name)
    if not 1 <= games <= MOST_GAMES:
        raise BadTable(f"A match has 1 to {MOST_GAMES} games, not {games}; choose a number in between.")
    if not 0 <= first_deal <= LAST_DEAL:
        raise BadTable(f"Deals are numbered from 0 to {LAST_DEAL}, not {first_deal}; choose a number in between.")
    if not bots:
        raise BadTable("A match needs bots; name them after the game: fairwind match mundus-novus greedy random.")
    for player in bots:
        bot(player, seed)  # UnknownBot, before anything is played
    seats = seats or max(len(bots), spec.seat_counts[0])
    spec.begin(spec.edition(), seats, dict(variants))  # BadTable, likewise
    if len(bots) > seats and seats != 2:
        raise BadTable(f"{len(bots)} bots cannot sit in {seats} seats; raise --seats, or let them meet in pairs at 2.")
    match = Match(name, tuple(bots), seats, 1, first_deal, seed, records, variants)
    deals = -(-games // match.games())
    return Match(name, tuple(bots), seats, deals, first_deal, seed, records, variants)
