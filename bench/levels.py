"""How often each level beats the one below it: `python bench/levels.py bora-bora --games 200 --jobs 2`.

Games for two on paired deals, the seats changed. Steps of 60 to 75 % are wanted; `docs/bots.md` has the figures. Run it
over the compiled build, which the highest levels need.
"""

from __future__ import annotations

import argparse

from fairwind.arena.match import match_of, play_match
from fairwind.arena.standings import standings
from fairwind.bots.levels import levels
from fairwind.games import game


def main() -> None:
    """Print a line for each step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--deals", type=int, default=3000, help="the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--steps", default="", help="such as 5,6: these levels over the ones below; else all of them")
    asked = parser.parse_args()
    names = levels(game(asked.game))
    wanted = asked.steps.split(",") if asked.steps else names[1:]
    for level in wanted:
        below = names[names.index(level) - 1]
        match = match_of(asked.game, [level, below], games=asked.games, first_deal=asked.deals)
        found = standings(match, play_match(match, asked.jobs))[0]
        low, high = found.share.low or 0.0, found.share.high or 1.0
        print(
            f"{asked.game} {level} over {below}: {100 * found.share.mean:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
            f" of {match.games()}, {found.time.mean_ms():.2f} ms a choice",
            flush=True,
        )


if __name__ == "__main__":
    main()
