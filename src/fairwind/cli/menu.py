"""The menu for whoever just types `fairwind play`: every question has a first choice that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from fairwind.bots import bot_names
from fairwind.cli.languages import LANGUAGE_NAMES
from fairwind.cli.players import Player, clean_name, told_apart
from fairwind.cli.savefile import load_record
from fairwind.cli.screen import Screen
from fairwind.data_folder import data_folder
from fairwind.games import game, game_names
from fairwind.kernel.record import Record, RecordError
from fairwind.kernel.spec import BadTable
from fairwind.locale import LANGUAGES, Words

USUAL_BOT: Final = "greedy"
USUAL_SEATS: Final = 3
NEWEST_LOOKED_AT: Final = 5


class Menu:
    """The questions before a game."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen: Final = screen
        self.lang = lang
        self.words = Words(lang)

    def choose(self, question: str, choices: Sequence[str]) -> int:
        """The place of the choice that is taken; Enter takes the first."""
        self.screen.gap()
        self.screen.say(question, "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, choice in enumerate(choices, 1):
            grid.add_row(Text(f" {number}", style="bold cyan"), Text(choice))
        self.screen.show(grid)
        while True:
            typed = self.screen.ask(self.words.text("table-menu-choice"))
            if not typed:
                return 0
            if typed.isdecimal() and typed.isascii() and 1 <= int(typed[:6]) <= len(choices):
                return int(typed) - 1
            self.screen.note(self.words.text("table-no-number", count=len(choices)), "yellow")

    def ask_language(self) -> str:
        """Which language the game is played in; the system's comes first."""
        self.screen.say(self.words.text("table-menu-welcome"))
        order = [self.lang, *(lang for lang in LANGUAGES if lang != self.lang)]
        chosen = order[self.choose(self.words.text("table-menu-language"), [LANGUAGE_NAMES[lang] for lang in order])]
        self.lang, self.words = chosen, Words(chosen)
        return chosen

    def ask_resume(self) -> tuple[Path, Record] | None:
        """A game that is not over, if there is one and it is wanted."""
        found = unfinished()
        if found is None:
            return None
        _, record = found
        title = Words(self.lang, record.game).text("game-name")
        question = self.words.text("table-menu-resume", game=title, players=", ".join(record.players))
        yes = self.choose(question, [self.words.text("table-menu-yes"), self.words.text("table-menu-no")]) == 0
        return found if yes else None

    def ask_game(self) -> str:
        """Which game."""
        names = game_names()
        lines = [Words(self.lang, name) for name in names]
        told = [f"{w.text('game-name')}: {w.text('game-pitch')}" for w in lines]
        return names[self.choose(self.words.text("table-menu-game"), told)]

    def ask_players(self, name: str) -> list[Player]:
        """How many play, how many of them are people, and what the bots are like."""
        counts = sorted(game(name).seat_counts, key=lambda count: (count != USUAL_SEATS, count))
        told = [self.words.text("table-menu-players-item", count=count) for count in counts]
        seats = counts[self.choose(self.words.text("table-menu-players"), told)]
        told = [self.words.text("table-menu-people-item", count=count) for count in range(1, seats + 1)]
        people = 1 + self.choose(self.words.text("table-menu-people"), told)
        players = [Player(self.ask_name(number, people)) for number in range(1, people + 1)]
        if people < seats:
            kind = self.ask_bot()
            players += [Player(kind, kind)] * (seats - people)
        return told_apart(players)

    def ask_name(self, number: int, people: int) -> str:
        """A person's name; somebody alone needs none."""
        you = self.words.text("table-you")
        if people == 1:
            return you
        usual = f"{you} {number}"
        while True:
            typed = self.screen.ask(self.words.text("table-menu-name", number=number, name=usual))
            try:
                return clean_name(typed) if typed else usual
            except BadTable as error:
                self.screen.note(str(error), "yellow")

    def ask_bot(self) -> str:
        """What the bots are like."""
        names = sorted(bot_names(), key=lambda name: name != USUAL_BOT)
        told = [self.words.text(f"table-bot-{n}") if self.words.has(f"table-bot-{n}") else n for n in names]
        return names[self.choose(self.words.text("table-menu-bot"), told)]


def unfinished() -> tuple[Path, Record] | None:
    """The newest kept game that is not over."""
    try:
        files = sorted(data_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in files[:NEWEST_LOOKED_AT]:
        try:
            record = load_record(path)
        except RecordError:
            continue
        if record.result is None and record.game in game_names() and record.players:
            return path, record
    return None
