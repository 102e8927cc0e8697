"""Who sits at the table: people at this screen, and bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fairwind.bots import bot_names
from fairwind.kernel.names import cleaned
from fairwind.kernel.spec import BadTable

PERSON: Final = "you"
LONGEST_NAME: Final = 16


@dataclass(frozen=True)
class Player:
    """One seat's player: a name, and the bot that plays it (empty for a person)."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at this screen answers."""
        return not self.bot


def read_players(text: str, you: str = "You") -> list[Player]:
    """`you,random,you:Anna` as players, or BadTable; `you` is what a person without a name is called."""
    players: list[Player] = []
    for part in (piece.strip() for piece in text.split(",")):
        kind, _, name = part.partition(":")
        if kind == PERSON:
            players.append(Player(clean_name(name) if name else f"{you}"))
        elif part in bot_names():
            players.append(Player(part, part))
        else:
            raise BadTable(
                f"'{part}' cannot sit at the table; "
                f"--seats takes you, you:Name, or a bot: {', '.join(bot_names())}, with commas."
            )
    return told_apart(players)


def clean_name(name: str) -> str:
    """A name that fits and can be printed, or BadTable."""
    hides = any(unicodedata.category(c) == "Cc" for c in " ".join(name.split()))
    name = cleaned(name)
    fits = 0 < len(name) <= LONGEST_NAME and not hides
    if not fits:
        raise BadTable(f"A name has 1 to {LONGEST_NAME} letters; choose another for {name[:LONGEST_NAME]!r}.")
    if name.split(" ")[0] in bot_names():
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


def players_of_record(players: Sequence[str], seats: int, you: str) -> list[Player]:
    """Who sat there: bots by their names, everybody else a person; without names, one person against bots."""
    if len(players) != seats:
        return told_apart([Player(you), *(Player(bot_names()[0], bot_names()[0]) for _ in range(seats - 1))])
    return [Player(shown_name(name), bot_of(name)) for name in players]


def bot_of(name: str) -> str:
    """The bot that is called so, or empty."""
    first = name.split(" ", maxsplit=1)[0]
    return first if first in bot_names() else ""


def shown_name(name: str) -> str:
    """A name from a file, as far as it can be shown."""
    return "".join(c for c in name if not unicodedata.category(c).startswith("C"))[:LONGEST_NAME] or "?"
