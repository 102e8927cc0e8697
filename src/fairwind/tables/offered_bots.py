"""The bots a house offers at a game: which people choose among, which is usual, and which plays for whoever is away."""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots import OURS, bot_names
from fairwind.bots.levels import levels, usual
from fairwind.kernel.spec import GameSpec

Spec = GameSpec[Any, Any]

# Who gets up leaves a game that others want to finish well: this level plays soundly, and answers at once.
STANDS_IN: Final = 5
FIRST_GAME: Final = 2  # whoever learns a game is let to win, by somebody who knows what it is about
ANY_GAME: Final = "random"  # plays whatever it is, at a table whose game is not installed any more


def menu(spec: Spec) -> list[str]:
    """What people choose among: the levels of the game, weakest first, then the bots of other packages.

    Yardsticks such as greedy can be had by name, but nobody needs to know them.
    """
    return [*levels(spec), *(name for name in bot_names() if name not in OURS)]


def usual_bot(spec: Spec) -> str:
    """What is played against if nobody chooses."""
    return usual(spec)


def first_bot(spec: Spec) -> str:
    """What a first game is played against: one of the weakest."""
    return [level for level in levels(spec) if int(level) <= FIRST_GAME][-1]


def stand_in(spec: Spec | None) -> str:
    """Who plays for somebody who has left, or whose time is up."""
    if spec is None:
        return ANY_GAME
    return [level for level in levels(spec) if int(level) <= STANDS_IN][-1]


def known_bots(spec: Spec) -> list[str]:
    """Every bot that can be asked for by name at a table of this game."""
    return [*levels(spec), *bot_names()]
