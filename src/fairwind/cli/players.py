"""Who sits at the table: people at this screen, and bots.

A bot that plays a level is called like somebody, with the level behind it: `Mira (5)`. So it stands in the record, and
who goes on with a kept game meets the same. Other bots are called what they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fairwind.bots import bot, bot_names
from fairwind.bots.levels import NAMES, levels
from fairwind.kernel.names import cleaned
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.tables.first_names import FIRST_NAMES, first_names_from
from fairwind.tables.offered_bots import usual_bot

PERSON: Final = "you"
LONGEST_NAME: Final = 16
OF_A_LEVEL: Final = re.compile(r"(.+) \(([0-9]+)\)")  # what a bot is called that plays a level
CREW: Final = 4  # first names with which each level begins, so that one knows whom one meets


@dataclass(frozen=True)
class Player:
    """One seat's player: a name, and the bot that plays it (empty for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at this screen answers."""
        return not self.bot


def read_players(text: str, spec: GameSpec[Any, Any], you: str = "You") -> list[Player]:
    """`you,5,you:Anna` as players, or BadTable; `you` is what a person without a name is called."""
    players: list[Player] = []
    for part in (piece.strip() for piece in text.split(",")):
        kind, _, name = part.partition(":")
        if kind == PERSON:
            players.append(Player(clean_name(name) if name else f"{you}"))
        elif part in levels(spec) or kind in bot_names():
            players.append(bot_player(part, players))
        else:
            raise BadTable(
                f"'{part}' cannot sit at the table; --seats takes you, you:Name, a level from 1 to {levels(spec)[-1]}, "
                f"or a bot: {', '.join(bot_names())}, with commas."
            )
    return told_apart(players)


def bot_player(name: str, others: Sequence[Player]) -> Player:
    """A bot as a player, or BadTable; one that plays a level has a first name that none of the others has."""
    if name not in NAMES:
        return Player(sound_bot(name), name)
    taken = [player.name.partition(" (")[0] for player in others]
    return Player(f"{first_names_from(CREW * NAMES.index(name), taken)[0]} ({name})", name)


def sound_bot(name: str) -> str:
    """The name of a bot that can be made, or BadTable: how long it thinks may stand behind it."""
    try:
        bot(name, "")
    except ValueError as error:
        raise BadTable(str(error)) from None
    return name


def clean_name(name: str) -> str:
    """A name that fits and can be printed, or BadTable."""
    hides = any(unicodedata.category(c) == "Cc" for c in " ".join(name.split()))
    name = cleaned(name)
    fits = 0 < len(name) <= LONGEST_NAME and not hides
    if not fits:
        raise BadTable(f"A name has 1 to {LONGEST_NAME} letters; choose another for {name[:LONGEST_NAME]!r}.")
    if bot_of(name):
        raise BadTable(f"'{name}' is the name of a bot; choose another.")
    return name


def told_apart(players: Sequence[Player]) -> list[Player]:
    """The same players, numbered where two would have one name."""
    names = [player.name for player in players]
    counts: dict[str, int] = {}
    apart: list[Player] = []
    for player in players:
        counts[player.name] = counts.get(player.name, 0) + 1
        twice = names.count(player.name) > 1
        apart.append(Player(f"{player.name} {counts[player.name]}" if twice else player.name, player.bot))
    return apart


def players_of_record(players: Sequence[str], spec: GameSpec[Any, Any], seats: int, you: str) -> list[Player]:
    """Who sat there: bots by their names, everybody else a person; without names, one person against bots."""
    if len(players) != seats:
        return read_players(",".join([PERSON, *[usual_bot(spec)] * (seats - 1)]), spec, you)
    return [Player(shown_name(name), bot_of(name)) for name in players]


def bot_of(name: str) -> str:
    """The bot that is called so, or empty."""
    found = OF_A_LEVEL.fullmatch(name)
    if found is not None and found[1] in FIRST_NAMES and found[2] in NAMES:
        return found[2]
    first = name.split(" ", maxsplit=1)[0]
    return first if first.partition(":")[0] in bot_names() else ""


def shown_name(name: str) -> str:
    """A name from a file, as far as it can be shown."""
    return "".join(c for c in name if not unicodedata.category(c).startswith("C"))[:LONGEST_NAME] or "?"
