"""The bots there are, found by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import metadata
from typing import Final

from fairwind.bots.bot import Bot, RandomBot
from fairwind.bots.champion import Champion
from fairwind.bots.effort import Effort, read_effort
from fairwind.bots.greedy import Greedy
from fairwind.bots.levels import LONGEST, NAMES, LevelBot
from fairwind.bots.montecarlo import Montecarlo
from fairwind.bots.neural import Neural
from fairwind.bots.weighted import Weighted

# Bots that are what they are.
SIMPLE: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": Greedy, "weighted": Weighted}
# Bots that think longer if they may, and how long they usually do: `montecarlo:400`, `champion:50ms`.
THINKING: Final[dict[str, tuple[Callable[[str, Effort], Bot], str]]] = {
    "montecarlo": (Montecarlo, "300"),
    "neural": (Neural, "100"),
    "champion": (Champion, "500"),
}
# From the weakest to the strongest.
OURS: Final = (*SIMPLE, *THINKING)
GROUP: Final = "fairwind.bots"  # the entry point under which other packages announce theirs


class UnknownBot(ValueError):
    """A bot that nobody has installed, or that is called wrongly: says which there are."""


@lru_cache(maxsize=1)
def announced() -> metadata.EntryPoints:
    """What other packages announce: all of them are searched, so once."""
    return metadata.entry_points(group=GROUP)


def bot_names() -> list[str]:
    """Our bots, and those that other packages announce."""
    return [*OURS, *sorted(e.name for e in announced() if e.name not in OURS)]


def bot(name: str, seed: str, longest: int = LONGEST) -> Bot:
    """A fresh bot; what it chooses follows from the seed and from what it sees.

    A level thinks for so many milliseconds at most. Behind a colon may stand how long another bot thinks about a
    choice: `montecarlo:400`, `champion:50ms`.
    """
    kind, colon, effort = name.partition(":")
    if kind in THINKING:
        make, usual = THINKING[kind]
        return make(seed, read_effort(effort if colon else usual))
    if colon and (kind in SIMPLE or kind in NAMES):
        raise UnknownBot(f"'{kind}' takes no effort; write its name alone, or one that does: {', '.join(THINKING)}.")
    if name in SIMPLE:
        return SIMPLE[name](seed)
    if name in NAMES:
        return LevelBot(name, seed, longest)
    for entry in announced():
        if entry.name == name:
            made: Bot = entry.load()(seed)
            return made
    raise UnknownBot(
        f"There is no bot '{name}'; choose a level from {NAMES[0]} to {NAMES[-1]}, or one of: {', '.join(bot_names())}."
    )
