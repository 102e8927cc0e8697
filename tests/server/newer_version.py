"""A server that pretends to be a newer version: its rules are newer, and it may write rows that nobody knew before."""

from __future__ import annotations

import os
import sys

from fairwind.games import game, game_names
from fairwind.server.__main__ import main
from fairwind.tables import rows


def pretend(changes: str) -> None:
    if "rules" in changes:
        for name in game_names():
            type(game(name)).rules_version += 1
    if "kinds" in changes:
        rows.ChatSaid.KIND = "speech"
        rows.ROWS["speech"] = rows.ChatSaid


if __name__ == "__main__":
    pretend(os.environ["PRETENDED"])
    sys.exit(main())
