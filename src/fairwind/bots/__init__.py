"""The bots there are, found by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import metadata
from typing import Final

from fairwind.bots.bot import Bot, RandomBot
from fairwind.bots.greedy import Greedy

# From the weakest to the strongest.
OURS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": Greedy}
GROUP: Final = "fairwind.bots"  # the entry point under which other packages announce theirs


class UnknownBot(ValueError):
    """A bot that nobody has installed: says which there are."""


@lru_cache(maxsize=1)
def announced() -> metadata.EntryPoints:
    """What other packages announce: all of them are searched, so once."""
    return metadata.entry_points(group=GROUP)


def bot_names() -> list[str]:
    """Our bots, and those that other packages announce."""
    return [*OURS, *sorted(e.name for e in announced() if e.name not in OURS)]


def strongest_bot() -> str:
    """The strongest of ours: it stands in for whoever leaves, or whose time is up."""
    return list(OURS)[-1]


def bot(name: str, seed: str) -> Bot:
    """A fresh bot; what it chooses follows from the seed and from what it sees."""
    if name in OURS:
        return OURS[name](seed)
    for entry in announced():
        if entry.name == name:
            made: Bot = entry.load()(seed)
            return made
    raise UnknownBot(f"There is no bot '{name}'; choose one of: {', '.join(bot_names())}.")
