"""Play each game once with whatever Fairwind is installed, and say how: for a wheel in an empty environment.

Run as a program, with the build that is meant: it needs nothing but Fairwind.
"""

from __future__ import annotations

import sys

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import is_over, random_playout


def play(name: str) -> list[int]:
    """The points of a random game for two."""
    spec = game(name)
    s = spec.begin(spec.edition(), 2)
    random_playout(s, Seeded("wheel"), Generator("wheel"), spec.longest)
    assert is_over(s), name
    return spec.result(s).points


if __name__ == "__main__":
    assert build() == sys.argv[1], f"this is the {build()} build, and not the {sys.argv[1]} one"
    for title in game_names():
        sys.stdout.write(" ".join([title, *map(str, play(title))]) + "\n")
