"""Whether the nets' chances to win come true: `python bench/calibration.py santa-cruz --games 10000 --jobs 2`.

Fresh games of `neural:4` on the deals kept for claims, tables of all sizes in turn. At some moments of each, picked by
chance, every seat's chance is asked of the net, as bots ask it; what is said is laid into ten bins and compared with
what came. The error of a bin is over games, since moments of one game share their end. Run it over the compiled build;
`docs/bots.md` has the figures.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fairwind.arena.workers import spread
from fairwind.bots import bot
from fairwind.bots.advice import advice
from fairwind.bots.net import net_of
from fairwind.bots.neural import Judgement
from fairwind.games import game
from fairwind.kernel.chance import Generator, Keyed
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position

BINS: Final = 10
PLAYER: Final = "neural:4"
ASKED: Final = 10  # of how many answers the net is asked before one
FIRST_DEAL: Final = 7_500_000
NOTICED: Final = 500  # games between two lines that say how far it is


@dataclass(frozen=True)
class Question:
    """A game to be played."""

    game: str
    seats: int
    deal: int


Said = list[tuple[float, float]]  # a chance that was said, and what came: the share of the win


def play(question: Question) -> Said:
    """Play it, and bring what the net said of every seat on the way."""
    spec = game(question.game)
    edition, seats = spec.edition(), question.seats
    net = net_of(spec, seats)
    if net is None:
        raise SystemExit(f"{question.game} has no net; train one first.")
    judges = [Judgement(spec, net, seat, seats, advice(spec, edition)) for seat in range(seats)]
    players = [bot(PLAYER, f"{question.deal}/{seat}") for seat in range(seats)]
    s, draws = spec.begin(edition, seats), Keyed(f"deal {question.deal}".encode())
    moments = Generator(f"moments {question.deal}")
    said: list[tuple[int, float]] = []
    advance(s, draws)
    while not is_over(s):
        if moments.below(ASKED) == 0:
            for seat, judge in enumerate(judges):
                judge.value(s)
                said.append((seat, judge.win))
        seat = actor(s)
        answer(s, seat, players[seat].choose(Position(spec, s, seat)))
        advance(s, draws)
    places = spec.result(s).places
    came = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return [(chance, came[seat]) for seat, chance in said]


class Bin:
    """What was said between two tenths: how often, what it was in the mean, what came, and how sure that is."""

    def __init__(self) -> None:
        self.by_game: dict[int, tuple[int, float, float]] = {}

    def note(self, number: int, chance: float, came: float) -> None:
        """Add one moment of a game."""
        count, said, won = self.by_game.get(number, (0, 0.0, 0.0))
        self.by_game[number] = (count + 1, said + chance, won + came)

    def line(self) -> tuple[int, float, float, float]:
        """Moments, what was said, what came, and the standard error of the gap."""
        count = sum(c for c, _, _ in self.by_game.values())
        said = sum(s for _, s, _ in self.by_game.values()) / count
        came = sum(w for _, _, w in self.by_game.values()) / count
        gap = came - said
        squares = sum((w - s - gap * c) ** 2 for c, s, w in self.by_game.values())
        return count, said, came, math.sqrt(squares) / count


def in_bins(games: Iterable[tuple[int, Said]]) -> dict[int, Bin]:
    """The bins of all games."""
    bins: dict[int, Bin] = defaultdict(Bin)
    for number, said in games:
        for chance, came in said:
            bins[min(BINS - 1, int(chance * BINS))].note(number, chance, came)
    return bins


def told(games: Iterable[tuple[int, Said]], count: int) -> Iterable[tuple[int, Said]]:
    """The same, with a line now and then."""
    for done, played in enumerate(games, 1):
        if done % NOTICED == 0:
            print(f"{done} of {count} games", flush=True)
        yield played


def main() -> None:
    """Print a line for each bin, and the largest gap."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    tables = [seats for seats in game(asked.game).seat_counts if seats > 1]
    questions = [Question(asked.game, tables[n % len(tables)], FIRST_DEAL + n) for n in range(asked.games)]
    bins = in_bins(told(spread(play, questions, asked.jobs), asked.games))
    print(f"{'bin':>9}{'moments':>10}{'said':>8}{'came':>8}{'gap':>8}{'error':>8}")
    worst = 0.0
    for number in sorted(bins):
        count, said, came, error = bins[number].line()
        worst = max(worst, abs(came - said))
        span = f"{10 * number}-{10 * number + 10} %"
        print(f"{span:>9}{count:>10}{said:>8.3f}{came:>8.3f}{came - said:>8.3f}{error:>8.3f}")
    print(f"{asked.game}: {asked.games} games, largest gap {100 * worst:.1f} points of 100")


if __name__ == "__main__":
    main()
