"""The games there are, found by name; each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module, metadata
from typing import Any, Final

from fairwind.kernel.names import LONGEST_NAME, fit_to_print
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

OURS: Final[dict[str, str]] = {
    "santa-maria": "fairwind.games.santa_maria",
    "santa-cruz": "fairwind.games.santa_cruz",
    "bora-bora": "fairwind.games.bora_bora",
    "mundus-novus": "fairwind.games.mundus_novus",
}


class UnknownGame(ValueError):
    """A game that nobody has installed: says which there are."""


@lru_cache(maxsize=1)
def announced() -> metadata.EntryPoints:
    """What other packages announce: all of them are searched, so once."""
    return metadata.entry_points(group="fairwind.games")


def game_names() -> list[str]:
    """Our games, and those that other packages announce under the entry point `fairwind.games`."""
    return [*OURS, *sorted(e.name for e in announced() if e.name not in OURS)]


def game(name: str) -> GameSpec[Any, Any]:
    """The SPEC of a game."""
    if name in OURS:
        spec: GameSpec[Any, Any] = import_module(OURS[name]).SPEC
        return spec
    for entry in announced():
        if entry.name == name:
            found: GameSpec[Any, Any] = entry.load()
            return found
    shown = fit_to_print(name, LONGEST_NAME)
    raise UnknownGame(f"There is no game '{shown}'; choose one of: {', '.join(game_names())}.")


def begin(spec: GameSpec[Any, Any], seats: int, variants: Mapping[str, str] | None = None) -> State:
    """A new game with the edition that comes with it; `SPEC.begin` takes any other."""
    s: State = spec.begin(spec.edition(), seats, variants)
    return s
