"""The vocabulary of Bora Bora: the things that the box names, and how many of each there are."""

from __future__ import annotations

from typing import Final

LAND: Final = 0
SEA: Final = 1
WAYS: Final[tuple[str, ...]] = ("land", "sea")
MAN: Final = 0
WOMAN: Final = 1
SEXES: Final[tuple[str, ...]] = ("man", "woman")

# The actions of the action tiles; the first two are also the two ways to expand.
A_LAND: Final = 0
A_SEA: Final = 1
A_MAN: Final = 2
A_WOMAN: Final = 3
A_HELPER: Final = 4
A_TEMPLE: Final = 5
A_BUILD: Final = 6
ACTIONS: Final[tuple[str, ...]] = ("land", "sea", "man", "woman", "helper", "temple", "build")

# The twelve kinds of men and women; the first five give a limit like a die, the others an amount.
K_LAND: Final = 0
K_SEA: Final = 1
K_WOMAN: Final = 2
K_MAN: Final = 3
K_BUILD: Final = 4
K_MATERIAL: Final = 5
K_HUT: Final = 6
K_POINTS: Final = 7
K_CARD: Final = 8
K_OFFERING: Final = 9
K_STATUS: Final = 10
K_SHELL: Final = 11
KINDS: Final[tuple[str, ...]] = (
    *("land", "sea", "woman", "man", "build"),
    *("material", "hut", "points", "card", "offering", "status", "shell"),
)
# What the people of each kind do, in notation: a woman who takes a man is no man.
DEEDS: Final[tuple[str, ...]] = (
    *("go-by-land", "go-by-sea", "take-woman", "take-man", "put-up-building"),
    *("take-material", "move-huts", "score-points", "take-card", "take-offering", "go-up", "take-shell"),
)

BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
GODS: Final[tuple[str, ...]] = ("blue", "white", "red", "green", "yellow")
MATERIALS: Final[tuple[str, ...]] = ("sand", "stone", "wood")
TERRAINS: Final[tuple[str, ...]] = ("mountain", "beach", "forest", "plain")

# What the helper exchanges.
X_MAN: Final = 0
X_WOMAN: Final = 1
X_POINT: Final = 2
X_OFFERING: Final = 3
X_CARD: Final = 4
X_MATERIAL: Final = 5
X_HUT: Final = 6
HELPER: Final[tuple[str, ...]] = ("man", "woman", "point", "offering", "card", "material", "hut")

ROUNDS: Final = 6
FACES: Final = 6  # of a die
DICE: Final = 3  # of each player
TASKS_EACH: Final = 3
REGIONS: Final = 12
SPACES: Final = 12  # for huts and people on a player board
LAST_SPACE: Final = SPACES - 1  # "space 12", where any number of huts may stand
DISPLAY: Final = 6  # men, and women, on show in a round
JEWELS_A_ROUND: Final = 4
MOST_SEATS: Final = 4
