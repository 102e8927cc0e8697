"""The menu for whoever just types `fairwind play`: every question has a first choice that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from fairwind.cli.languages import LANGUAGE_NAMES
from fairwind.cli.players import Player, bot_player, clean_name, told_apart
from fairwind.cli.savefile import load_record
from fairwind.cli.screen import Screen
from fairwind.data_folder import data_folder
from fairwind.games import game, game_names
from fairwind.kernel.record import Record, RecordError
from fairwind.kernel.spec import BadTable
from fairwind.locale import LANGUAGES, Words
from fairwind.tables.offered_bots import menu, usual_bot

USUAL_SEATS: Final = 3
NEWEST_LOOKED_AT: Final = 5


class Menu:
    """The questions before a game."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen: Final = screen
        self.lang = lang
        self.words = Words(lang)

    def choose(self, question: str, choices: Sequence[str], usual: int = 0) -> int:
        """The place of the choice that is taken; Enter takes the usual one, which is marked if it is not the first."""
        self.screen.gap()
        self.screen.say(question, "bold")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, choice in enumerate(choices, 1):
            mark = self.words.text("table-menu-usual") if usual and number == usual + 1 else ""
            grid.add_row(Text(f" {number}", style="bold cyan"), Text(f"{choice} {mark}".rstrip()))
        self.screen.show(grid)
        while True:
            typed = self.screen.ask(self.words.text("table-menu-choice"))
            if not typed:
                return usual
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
            bot = self.ask_bot(name)
            for _ in range(seats - people):
                players.append(bot_player(bot, players))
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

    def ask_bot(self, name: str) -> str:
        """How strong the bots are; a level's number is its place in the list."""
        spec = game(name)
        bots = menu(spec)
        told = [self.told_of(bot) for bot in bots]
        return bots[self.choose(self.words.text("table-menu-bot"), told, bots.index(usual_bot(spec)))]

    def told_of(self, bot: str) -> str:
        """What a bot is called, and how it plays; one of another package only says its name."""
        message = f"bot-{bot}"
        if not self.words.has(message, "how"):
            return bot
        return f"{self.words.text(message)}: {self.words.text(message, attribute='how')}"


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
