"""The classroom in the terminal: the course of a game, and its lessons, followed step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from fairwind.cli.board import draw_table, in_order, listed
from fairwind.cli.learned_file import LearnedFile
from fairwind.cli.prompt import TABLE, Command, Group, Item, Unknown, inside, items_of, list_of, read_line
from fairwind.cli.screen import Screen
from fairwind.cli.terminal_table import Left
from fairwind.kernel.actions import Action
from fairwind.kernel.lesson import ANSWER, QUIZ, GameLesson
from fairwind.kernel.progress import CHOICE, NEXT, RIGHT, Progress, follow
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.locale import Words
from fairwind.tables.lessons import LessonVoice, course, course_words, next_lesson, voice_of

BACK: Final = frozenset({"b", "back", "u"})
QUIT: Final = frozenset({"q", "quit", "exit"})
BACKWARD: Final = ""  # instead of an answer: one step back


class Classroom:
    """Somebody who learns a game at one screen."""

    def __init__(self, spec: GameSpec[Any, Any], lang: str, screen: Screen) -> None:
        self.spec: Final = spec
        self.lang: Final = lang
        self.screen: Final = screen
        self.words: Final[Words] = course_words(spec, lang)
        self.lessons: Final = course(spec)
        self.learned: Final = LearnedFile()
        if not self.lessons:
            raise BadTable(f"{spec.name} has no lessons; read its rules: fairwind rules {spec.name}.")

    def text(self, message: str, /, **facts: Any) -> str:
        """A text of the table."""
        return self.words.text(f"table-{message}", facts)

    def run(self, wanted: str) -> None:
        """Follow the lesson that is wanted, by name or number, or ask which; then those after it."""
        lesson: GameLesson | None = self.named(wanted) if wanted else self.ask_lesson()
        while lesson is not None:
            self.follow(lesson)
            lesson = self.ask_next(lesson)

    def named(self, wanted: str) -> GameLesson:
        """A lesson by its name or its number, or BadTable."""
        for number, lesson in enumerate(self.lessons, 1):
            if wanted in {lesson.name, str(number)}:
                return lesson
        names = ", ".join(lesson.name for lesson in self.lessons)
        raise BadTable(f"{self.spec.name} has no lesson '{wanted[:40]}'; it has: {names}.")

    # -- the course

    def ask_lesson(self) -> GameLesson:
        """Show the course and ask which lesson; Enter takes the first that is not done."""
        done = [self.learned.is_done(self.spec.name, lesson.name) for lesson in self.lessons]
        usual = done.index(False) if False in done else 0
        self.screen.title(f"{self.words.text('game-name')} · {self.text('learn-course')}")
        self.screen.show(self.drawn_course())
        while True:
            typed = self.ask(self.text("learn-which", number=usual + 1))
            if not typed:
                return self.lessons[usual]
            try:
                return self.named(typed)
            except BadTable:
                self.screen.note(self.text("no-number", count=len(self.lessons)), "yellow")

    def drawn_course(self) -> Table:
        """The lessons with their lengths, and which are done or begun."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, lesson in enumerate(self.lessons, 1):
            mark = ""
            if self.learned.answers(self.spec.name, lesson.name):
                mark = self.text("learn-begun")
            elif self.learned.is_done(self.spec.name, lesson.name):
                mark = self.text("learn-done")
            minutes = self.text("learn-minutes", count=lesson.minutes)
            title = Text(self.words.text(lesson.message))
            grid.add_row(Text(f" {number}", style="bold cyan"), title, Text(minutes, style="dim"), Text(mark, "green"))
        return grid

    def ask(self, prompt: str) -> str:
        """Read a line; Left if somebody leaves."""
        typed = self.screen.ask(prompt)
        if typed.lower() in QUIT:
            raise Left
        return typed

    def ask_next(self, lesson: GameLesson) -> GameLesson | None:
        """The lesson after one that is over, if somebody wants to go on."""
        name = next_lesson(self.spec, lesson)
        if name is None:
            self.screen.say_unbroken(self.text("learn-over", command=f"fairwind play {self.spec.name}"), "bold")
            return None
        self.ask(self.text("learn-next", sentence=self.words.text(self.named(name).message)))
        return self.named(name)

    # -- a lesson

    def follow(self, lesson: GameLesson) -> None:
        """Go through a lesson from where somebody left it to its end."""
        voice = voice_of(self.spec, lesson, self.lang)
        progress = follow(self.spec, lesson, self.learned.answers(self.spec.name, lesson.name))
        drawn = -1  # how many answers of the game had been given when the table was drawn
        while progress.step is not None:
            self.show_step(progress, voice, draw=drawn != progress.sitting.answers)
            drawn = progress.sitting.answers
            progress = self.go_on(progress, voice)
            self.learned.keep(self.spec.name, lesson.name, progress.stands, over=progress.step is None)
        self.show_remark(progress, voice)
        self.screen.gap()
        self.screen.say(self.text("learn-understood"), "bold green")
        self.screen.note(voice.understood())
        self.screen.gap()

    def go_on(self, progress: Progress, voice: LessonVoice) -> Progress:
        """Take answers until one leads to another step, forwards or back."""
        again = False
        while True:
            answer = self.take_answer(progress, voice, again=again)
            given = progress.stands[:-1] if answer == BACKWARD else [*progress.stands, answer]
            after = follow(self.spec, progress.lesson, given)
            if answer == BACKWARD or len(after.stands) == len(given):
                return after
            self.show_remark(after, voice)
            again = True

    def show_step(self, progress: Progress, voice: LessonVoice, *, draw: bool) -> None:
        """What was said to the last answer, the table if it has changed, and what the lesson says now."""
        step, lesson = progress.step, progress.lesson
        assert step is not None
        self.screen.gap()
        self.screen.title(f"{voice.title()} · {progress.number + 1}/{len(lesson.steps)}")
        if draw:
            self.show_table(progress, voice)
        self.show_remark(progress, voice)
        self.screen.say(voice.step(progress), "bold")
        if step.points_at:
            things = ", ".join(dict.fromkeys(self.thing(name, voice) for name in step.points_at))
            self.screen.note(self.text("learn-look", things=things), "dim")

    def show_table(self, progress: Progress, voice: LessonVoice) -> None:
        """The table as the learner sees it."""
        view, seat = progress.position.view(), progress.lesson.seat
        self.screen.show(draw_table(self.spec, progress.edition, view, self.words, voice.names, seat))
        self.screen.gap()

    def show_remark(self, progress: Progress, voice: LessonVoice) -> None:
        """What is said to the last answer, with the rule that forbids it."""
        remark = progress.remark
        said = "" if remark is None else voice.remark(remark)
        if remark is None or not said:
            return
        if remark.refusal is not None:
            said = f"{said} ({remark.refusal.rule})"
        self.screen.note(said, "green" if remark.on == RIGHT else "yellow")

    def thing(self, name: str, voice: LessonVoice) -> str:
        """What is pointed at, in words, with the sign under which a board shows it."""
        first, _, rest = name.partition("/")
        last = name.rsplit("/", 1)[-1]
        if first == "seat" and last.isdecimal():
            return voice.names[int(last)]
        if self.words.has(f"place-{first}") and (not rest or rest.isdecimal()):
            return self.words.text(f"place-{first}")
        if self.words.has(f"thing-{first}"):  # a game's own words for what has no name by itself
            parts = last.split("-")
            facts = {"name": last, "first": parts[0], "middle": "-".join(parts[1:-1]), "last": parts[-1]}
            return self.words.text(f"thing-{first}", facts)
        if last.isdecimal() and "/" in rest:  # a die is called by its colour, too
            return f"{self.words.word(rest.split('/')[-2])} {last}"
        word = self.words.word(last)
        return f"{word} [{last}]" if word != last and last != last.lower() else word

    # -- what the learner answers

    def take_answer(self, progress: Progress, voice: LessonVoice, *, again: bool) -> str:
        """The answer to this step, or BACKWARD; where something else was answered before, nothing is listed again."""
        step = progress.step
        assert step is not None
        if step.kind == QUIZ:
            return self.take_choice(voice.choices(progress), again=again)
        if step.kind == ANSWER:
            return self.take_action(progress, voice, again=again)
        return BACKWARD if self.ask(self.text("learn-go-on")).lower() in BACK else NEXT

    def take_choice(self, choices: Sequence[str], *, again: bool) -> str:
        """The number of a choice."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, choice in enumerate(choices, 1):
            grid.add_row(Text(f" {number}", style="bold cyan"), Text(choice))
        if not again:
            self.screen.show(grid)
        wrong = self.text("no-number", count=len(choices))
        while True:
            typed = self.ask(self.text("learn-answer"))
            if typed.lower() in BACK:
                return BACKWARD
            if typed.isdecimal() and typed.isascii() and 1 <= int(typed[:6]) <= len(choices):
                return f"{CHOICE}{int(typed)}"
            if typed in {"", "?"}:  # nothing is taken for somebody who has not chosen
                self.screen.show(grid)
            self.screen.note(wrong, "yellow")

    def take_action(self, progress: Progress, voice: LessonVoice, *, again: bool) -> str:
        """An answer to what the table asks, by number or notation."""
        offered = in_order(self.spec, progress.position.view(), progress.offered())
        said = {self.label(progress, voice, action): action for action in offered}
        items = items_of(offered)
        if not again:
            self.show_items(progress, voice, items)
        while True:
            typed = self.ask(self.text("learn-answer"))
            if typed.lower() in BACK:
                return BACKWARD
            meaning = read_line(typed, items, said, progress.edition.catalogue)
            if isinstance(meaning, Group):
                items = self.show_items(progress, voice, inside(meaning))
            elif isinstance(meaning, Command):
                if meaning.name == TABLE:
                    self.show_table(progress, voice)
                self.screen.note(self.text("learn-help"))
            elif isinstance(meaning, Unknown):
                self.screen.note(self.text("unknown", typed=meaning.text[:40]), "yellow")
            else:
                return meaning.text

    def show_items(self, progress: Progress, voice: LessonVoice, items: list[Item]) -> list[Item]:
        """The numbered list of options."""

        def say(action: Action) -> str:
            seat = progress.lesson.seat
            return listed(self.spec, progress.sitting.state, seat, action, self.words, voice.names)

        self.screen.show(list_of(items, self.words, say, self.screen.console.width))
        return items

    def label(self, progress: Progress, voice: LessonVoice, action: Action) -> str:
        """What an answer does, in words."""
        details = self.spec.details(progress.sitting.state, progress.lesson.seat, action)
        return self.words.action(action, voice.names, details)
