"""The reader of a record: checks it, steps through it, or tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fairwind.cli.board import draw_table
from fairwind.cli.journal import Journal, retold
from fairwind.cli.players import shown_name
from fairwind.cli.savefile import load_record, sound
from fairwind.cli.scores import show_final, show_hints
from fairwind.cli.screen import Screen
from fairwind.games import game
from fairwind.kernel.fair_draws import check_draws
from fairwind.kernel.log import ONLOOKER
from fairwind.kernel.play import is_over
from fairwind.kernel.record import Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.kernel.state import State
from fairwind.locale import Words


class RecordReader:
    """A record, and somebody who reads it: at a seat, or as an onlooker."""

    def __init__(self, path: Path, lang: str, seat: int | None, screen: Screen) -> None:
        self.path: Final = path
        self.record: Final[Record] = load_record(path)
        self.spec: Final[GameSpec[Any, Any]] = game(self.record.game)
        if seat is not None and not 0 <= seat < self.record.seats:
            raise BadTable(f"There is no seat {seat + 1} in {path}; choose one from 1 to {self.record.seats}.")
        self.seat: Final = seat
        self.screen: Final = screen
        with sound(path):
            self.replay: Final = Replay(self.spec, self.record)
            self.words: Final = Words(lang, self.spec.name, self.replay.edition)
        self.names: Final = names_of(self.record, self.words)
        self.journal: Final = Journal(self.replay.edition)

    def check(self) -> bool:
        """Replay everything and say that it is sound, or raise RecordError; whether all draws are as they had to be."""
        s = self.final()
        counted = sum(bool(line.check) for line in self.record.lines)
        over = "" if is_over(s) else "-unfinished"
        sentences = [
            self.words.text(
                f"table-checked{over}", count=len(self.record.lines), checks=counted - self.replay.unchecked
            )
        ]
        if self.replay.unchecked:
            sentences.append(self.words.text(f"table-unchecked{over}", count=self.replay.unchecked))
        self.screen.say_unbroken(" ".join(sentences))
        with sound(self.path):
            findings = check_draws(self.spec, self.record)
        for finding in findings:
            self.screen.say_unbroken(self.words.text(finding.message, finding.facts, self.names))
        return not any(finding.wrong for finding in findings)

    def read(self) -> None:
        """Tell the log in words, then the result."""
        s = self.final()
        with sound(self.path):
            lines = self.journal.lines(self.words, self.names, self.reader)
        if self.record.carried is not None:
            self.screen.say(self.words.text("table-carried-steps", count=self.record.carried), "dim")
        for line in lines:
            self.screen.say(line)
        self.screen.gap()
        self.show_result(s)

    def step(self) -> None:
        """Show the table after each answer; Enter goes on."""
        told = 0
        with sound(self.path):
            for number, (s, line) in enumerate(retold(self.replay, self.journal)):
                if line is not None and line.by is None and number < len(self.record.lines):
                    continue  # what the table answers is shown with the next answer
                self.show_step(s, number, told)
                told = len(self.journal.facts)
                if is_over(s):
                    self.show_result(s)
                elif number == len(self.record.lines):
                    self.screen.say(self.words.text("table-not-over"), "bold")
                elif not self.goes_on():
                    return

    def goes_on(self) -> bool:
        """Whether the reader wants the next step."""
        try:
            return self.screen.ask(self.words.text("table-step")).lower() != "q"
        except EOFError:
            return False

    def show_step(self, s: State, number: int, told: int) -> None:
        """The news and the table."""
        self.screen.gap()
        self.screen.title(self.words.text("table-answer-of", number=number, all=len(self.record.lines)))
        for line in self.journal.lines(self.words, self.names, self.reader, told):
            self.screen.note(line, "dim")
        view = self.spec.view(s, self.seat)
        self.screen.show(draw_table(self.spec, self.replay.edition, view, self.words, self.names, self.seat))

    @property
    def reader(self) -> int:
        """Whose log is told."""
        return ONLOOKER if self.seat is None else self.seat

    def final(self) -> State:
        """The last state, with everything compared on the way."""
        with sound(self.path):
            states = [s for s, _ in retold(self.replay, self.journal)]  # one state that changes
        return states[-1]

    def show_result(self, s: State) -> None:
        """Scores, ending and places; or that the game is not over."""
        if not is_over(s):
            self.screen.say(self.words.text("table-not-over"), "bold")
            return
        with sound(self.path):
            show_final(self.screen, self.words, self.names, self.spec, s)
        show_hints(self.screen, self.words, self.record)


def names_of(record: Record, words: Words) -> list[str]:
    """The players' names, as far as they can be shown; seats without one are numbered."""
    return words.seat_names([shown_name(name) for name in record.players], record.seats)
