"""Fairwind: a digital table for four board games of voyage and settlement.

The names below are the front door (docs/python.md); each is fetched when it is first used, so importing costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Position",
    "Refused",
    "Seeded",
    "__version__",
    "actor",
    "advance",
    "answer",
    "begin",
    "bot",
    "game",
    "game_names",
    "is_over",
    "options",
    "play",
]

if TYPE_CHECKING:
    from fairwind.bots import bot
    from fairwind.games import begin, game, game_names
    from fairwind.kernel.chance import Seeded
    from fairwind.kernel.play import actor, advance, answer, is_over, options, play
    from fairwind.kernel.position import Position
    from fairwind.kernel.refusals import Refused
else:
    _HOMES = {
        "Position": "fairwind.kernel.position",
        "Refused": "fairwind.kernel.refusals",
        "Seeded": "fairwind.kernel.chance",
        "actor": "fairwind.kernel.play",
        "advance": "fairwind.kernel.play",
        "answer": "fairwind.kernel.play",
        "begin": "fairwind.games",
        "bot": "fairwind.bots",
        "game": "fairwind.games",
        "game_names": "fairwind.games",
        "is_over": "fairwind.kernel.play",
        "options": "fairwind.kernel.play",
        "play": "fairwind.kernel.play",
    }

    def __getattr__(name: str) -> object:
        """Fetch a name of the front door from its home, and keep it here."""
        from importlib import import_module  # noqa: PLC0415 (whoever imports only a part never needs it)

        if name not in _HOMES:
            raise AttributeError(f"fairwind has no '{name}'; its names are: {', '.join(__all__)}.")
        found = getattr(import_module(_HOMES[name]), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        """Names that were not fetched yet are there too."""
        return sorted({*globals(), *__all__})
