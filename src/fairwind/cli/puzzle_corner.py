"""The puzzle corner of the terminal: a position, an answer, and what the coach says to it; then another."""

from __future__ import annotations

from typing import Any, Final

from fairwind.bots.levels import levels
from fairwind.cli.board import draw_table, in_order, listed
from fairwind.cli.learned_file import LearnedFile
from fairwind.cli.prompt import QUIT, TABLE, Command, Group, Item, Unknown, inside, items_of, list_of, read_line
from fairwind.cli.screen import Screen
from fairwind.cli.terminal_table import Left
from fairwind.coach.puzzle import JudgedOption, Puzzle
from fairwind.kernel.actions import Action
from fairwind.kernel.play import waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.kernel.state import State
from fairwind.locale import Words
from fairwind.locale.coach_sentences import puzzle_lines
from fairwind.tables.puzzles import puzzles, remembered_setting
from fairwind.tables.shown.lone_tables import names_beside

KEPT_AS: Final = "puzzle/"  # before the name of a puzzle among what was learned


class PuzzleCorner:
    """Somebody who solves the puzzles of a game."""

    def __init__(self, spec: GameSpec[Any, Any], level: int, lang: str, screen: Screen) -> None:
        self.spec: Final = spec
        self.screen: Final = screen
        self.words: Final = Words(lang, spec.name)
        self.puzzles: Final = self.of_level(level)
        self.learned: Final = LearnedFile()

    def of_level(self, level: int) -> tuple[Puzzle, ...]:
        """The puzzles of a difficulty, or all; BadTable if there are none."""
        every = puzzles(self.spec)
        if not every:
            raise BadTable(f"{self.spec.name} has no puzzles; find some: fairwind puzzles --make.")
        found = tuple(puzzle for puzzle in every if level in {0, puzzle.difficulty})
        if not found:
            there = ", ".join(str(one) for one in sorted({puzzle.difficulty for puzzle in every}))
            raise BadTable(self.puzzle_text("none-of-level", level=level, levels=there))
        return found

    def puzzle_text(self, message: str, /, **facts: Any) -> str:
        """A text about puzzles."""
        return self.words.text(f"puzzle-{message}", facts)

    def progress(self) -> str:
        """How many are solved."""
        return self.puzzle_text("solved", done=sum(map(self.is_solved, self.puzzles)), all=len(self.puzzles))

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether it was once answered rightly."""
        return self.learned.is_done(self.spec.name, KEPT_AS + puzzle.name)

    def run(self) -> None:
        """Go through what is not solved, the easiest first; if all are, through all of them."""
        left = [puzzle for puzzle in self.puzzles if not self.is_solved(puzzle)]
        if not left:
            self.screen.say(self.puzzle_text("anew"))
        for puzzle in left or self.puzzles:
            PuzzleAtScreen(self, puzzle).run()
            self.screen.note(self.progress(), "dim")
            if self.screen.ask(self.puzzle_text("next")).lower() in {"q", "quit", "exit"}:
                raise Left

    def keep(self, puzzle: Puzzle) -> None:
        """Write down that it is solved."""
        self.learned.keep(self.spec.name, KEPT_AS + puzzle.name, [], over=True)


class PuzzleAtScreen:
    """One puzzle, from its position to what is said to the answer."""

    def __init__(self, corner: PuzzleCorner, puzzle: Puzzle) -> None:
        self.corner: Final = corner
        self.puzzle: Final = puzzle
        self.screen: Final = corner.screen
        self.words: Final = corner.words
        self.state: Final[State] = remembered_setting(corner.spec, puzzle)
        self.position: Final = Position(corner.spec, self.state, puzzle.seat)
        self.names: Final = names_beside(self.words.text("table-you"), puzzle.seat, puzzle.seats)

    def run(self) -> None:
        """Show it, take an answer, and say what the coach thinks of it."""
        self.screen.gap()
        self.screen.title(f"{self.words.text('game-name')} · {self.title()}")
        self.show_table()
        self.reply(self.take_answer())

    def title(self) -> str:
        """Which puzzle it is, and how hard."""
        every, level = self.corner.puzzles, self.puzzle.difficulty
        message = "title" if level <= len(levels(self.corner.spec)) else "unfound"
        return self.corner.puzzle_text(message, number=every.index(self.puzzle) + 1, all=len(every), level=level)

    def show_table(self) -> None:
        """The table as the seat sees it, and what is asked."""
        spec, puzzle = self.corner.spec, self.puzzle
        view = self.position.view()
        self.screen.show(draw_table(spec, self.position.edition, view, self.words, self.names, puzzle.seat))
        decision = waiting_decision(self.state)
        assert decision is not None
        self.screen.gap()
        self.screen.say(self.words.ask(decision, self.names, self.position.options()), "bold")
        self.screen.note(self.corner.puzzle_text("ask"), "dim")

    def take_answer(self) -> JudgedOption:
        """The option that is answered, by number or notation."""
        offered = self.offered()
        said = {self.label(action): action for action in offered}
        items = self.show_items(items_of(offered))
        while True:
            meaning = read_line(
                self.screen.ask(self.corner.puzzle_text("answer")), items, said, self.position.edition.catalogue
            )
            if isinstance(meaning, Group):
                items = self.show_items(inside(meaning))
            elif isinstance(meaning, Command):
                self.obey(meaning)
            elif isinstance(meaning, Unknown):
                self.screen.note(self.words.text("table-unknown", typed=meaning.text[:40]), "yellow")
            else:
                chosen = self.puzzle.judged(meaning.text)
                if chosen is not None:
                    return chosen
                self.screen.note(self.words.text("table-unknown", typed=meaning.text[:40]), "yellow")

    def offered(self) -> list[Action]:
        """What may be answered, in the order of the board."""
        return in_order(self.corner.spec, self.position.view(), self.position.options())

    def obey(self, command: Command) -> None:
        """Leave, or show the table again, or help."""
        if command.name == QUIT:
            raise Left
        if command.name == TABLE:
            self.show_table()
            self.show_items(items_of(self.offered()))
        else:
            self.screen.note(self.corner.puzzle_text("help"))

    def reply(self, chosen: JudgedOption) -> None:
        """What the coach says; what is right is written down."""
        right, best = self.puzzle.is_right(chosen.option), chosen is self.puzzle.options[0]
        message = "right" if best else "as-good" if right else "not-best"
        self.screen.say(self.corner.puzzle_text(message), "bold green" if right else "bold yellow")
        for line in puzzle_lines(self.words, self.puzzle, chosen, self.said):
            self.screen.note(line, "cyan")
        if right:
            self.corner.keep(self.puzzle)

    def show_items(self, items: list[Item]) -> list[Item]:
        """The numbered list of options."""
        self.screen.show(list_of(items, self.words, self.listed, self.screen.console.width))
        return items

    def label(self, action: Action) -> str:
        """What an answer does, in words."""
        return self.words.action(action, self.names, self.corner.spec.details(self.state, self.puzzle.seat, action))

    def listed(self, action: Action) -> str:
        """What the list says of an answer."""
        return listed(self.corner.spec, self.state, self.puzzle.seat, action, self.words, self.names)

    def said(self, notation: str) -> str:
        """What the answer that is written so does, in words."""
        action = self.position.edition.catalogue.parse(notation)
        assert action is not None
        return self.label(action)
