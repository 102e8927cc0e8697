"""A table in the terminal: a new game, or one that was kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fairwind.bots import bot
from fairwind.bots.bot import Bot
from fairwind.cli.journal import Journal, retold
from fairwind.cli.players import Player
from fairwind.cli.savefile import SaveFile, fresh_path, sound
from fairwind.cli.screen import Screen
from fairwind.cli.terminal_table import TerminalTable
from fairwind.games import game
from fairwind.kernel.chance import Driver, Seeded, SystemDice
from fairwind.kernel.log import Fact
from fairwind.kernel.record import Record, RecordError
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import Sitting, begin_sitting, resume_sitting
from fairwind.kernel.spec import BadTable, Edition, GameSpec
from fairwind.locale import Words


def chosen_edition(spec: GameSpec[Any, Any], wanted: str) -> Edition:
    """An edition that comes with the game, by name, or a player's own file."""
    edition: Edition
    if not wanted:
        edition = spec.edition()
    elif wanted.endswith(".toml") or "/" in wanted or "\\" in wanted or is_only_a_file(spec, wanted):
        edition = spec.edition_from_file(Path(wanted).expanduser())
    else:
        edition = spec.edition(wanted)
    return edition


def is_only_a_file(spec: GameSpec[Any, Any], wanted: str) -> bool:
    """Whether it names a file here, and no edition of the game."""
    return wanted not in spec.edition_names() and Path(wanted).is_file()


def read_variants(texts: Sequence[str]) -> dict[str, str]:
    """`name=value`, several times."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadTable(f"'{text}' is no variant; write --variant name=value.")
        chosen[name.strip()] = value.strip()
    return chosen


def dice(seed: str) -> Driver:
    """Our own generator if a seed is given, else randomness that nobody can foresee."""
    return Seeded(seed) if seed else SystemDice()


def bots_of(players: Sequence[Player], seed: str) -> dict[int, Bot]:
    """A bot for each seat that one plays."""
    seed = seed or secrets.token_hex(8)
    return {seat: bot(player.bot, f"{seed}/bot {seat}") for seat, player in enumerate(players) if player.bot}


def new_table(
    spec: GameSpec[Any, Any],
    edition: Edition,
    players: Sequence[Player],
    variants: Mapping[str, str],
    seed: str,
    save: Path | None,
    words: Words,
    screen: Screen,
) -> TerminalTable:
    """A new game, with a file of its own."""
    require_people(players)
    sitting = begin_sitting(spec, edition, len(players), variants, dice(seed))
    journal = Journal(edition)
    journal.facts.extend(first_facts(sitting))
    sitting.record.players = [player.name for player in players]
    file = SaveFile(save.expanduser() if save is not None else fresh_path(spec.name))
    file.begin(sitting.record)
    return TerminalTable(sitting, players, bots_of(players, seed), journal, file, words, screen)


def resumed_table(
    record: Record, path: Path, players: Sequence[Player], seed: str, save: Path | None, words: Words, screen: Screen
) -> TerminalTable:
    """A kept game, which goes on in its own file unless another is named."""
    require_people(players)
    spec = game(record.game)
    if record.result is not None:
        raise RecordError(f"{path}: this game is over; look at it with fairwind replay {path}.")
    with sound(path):
        replay = Replay(spec, record)
        journal = Journal(replay.edition)
        for _ in retold(replay, journal):
            pass
        sitting = resume_sitting(spec, record, dice(seed and f"{seed}/{len(record.lines)}"))
        journal.facts.extend(first_facts(sitting))
        words = Words(words.lang, spec.name, replay.edition)
    sitting.record.players = [player.name for player in players]
    if save is None:
        file = SaveFile(path)
        file.go_on()
    else:
        file = SaveFile(save.expanduser())
        file.begin(record)
    table = TerminalTable(sitting, players, bots_of(players, seed), journal, file, words, screen)
    table.heard.update(dict.fromkeys(table.heard, len(journal.facts)))
    return table


def first_facts(sitting: Sitting) -> list[Fact]:
    """What happened before the first answer."""
    return [] if sitting.beginning is None else sitting.beginning.facts


def require_people(players: Sequence[Player]) -> None:
    """Somebody must be there to play with."""
    if not any(player.is_person for player in players):
        raise BadTable("Nobody would play at this screen; put you among --seats, or use fairwind match for bots alone.")
