"""The table in the terminal: people answer by number or notation, bots by themselves, until the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from fairwind.bots.bot import Bot
from fairwind.cli.board import draw_table, in_order, listed
from fairwind.cli.journal import Journal
from fairwind.cli.players import Player
from fairwind.cli.prompt import (
    HELP,
    HINT,
    LOG,
    QUIT,
    RULES,
    SAVE,
    SCORE,
    TABLE,
    UNDO,
    Command,
    Group,
    Item,
    Unknown,
    action_of,
    inside,
    items_of,
    list_of,
    read_line,
)
from fairwind.cli.rule_search import draw_rule, found_rules, rule_of, told_thing
from fairwind.cli.savefile import FileTaken, SaveFile, write_new
from fairwind.cli.scores import draw_scores, known_scores, show_final, show_hints
from fairwind.cli.screen import Screen
from fairwind.coach.hint import USUAL, hint
from fairwind.kernel.actions import Action
from fairwind.kernel.log import ONLOOKER, Noted
from fairwind.kernel.play import actors, options, refusal, waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.refusals import Refusal, Refused
from fairwind.kernel.sitting import Sitting
from fairwind.locale import Words
from fairwind.locale.coach_sentences import hint_lines

MOST_NEWS: Final = 14
MOST_LOG: Final = 40
MOST_RULES: Final = 12


class Left(Exception):
    """Somebody leaves the table; the game is kept."""


class TerminalTable:
    """One game at one screen."""

    def __init__(
        self,
        sitting: Sitting,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        journal: Journal,
        save: SaveFile,
        words: Words,
        screen: Screen,
    ) -> None:
        self.sitting: Final = sitting
        self.spec: Final = sitting.spec
        self.players: Final = players
        self.names: Final = [player.name for player in players]
        self.bots: Final = bots
        self.journal: Final = journal
        self.save: Final = save
        self.words: Final = words
        self.screen: Final = screen
        self.people: Final = [seat for seat, player in enumerate(players) if player.is_person]
        self.holder = self.people[0] if len(self.people) == 1 else -1  # the person who sees the screen
        self.heard: Final = dict.fromkeys(range(len(players)), 0)  # how much of the log each seat has read
        self.just_answered = -1  # the seat that gave the last answer, unless the table was asked for since
        self.refused: Refusal | None = None
        self.hints_agreed = len(self.people) == 1  # among several, only if all want them
        self.hint_effort = USUAL
        self.unsaved = ""  # why the last answer could not be written

    def text(self, message: str, /, **facts: Any) -> str:
        """A text of the table."""
        return self.words.text(f"table-{message}", facts, self.names)

    def run(self) -> None:
        """Play to the end; Left, EOFError or KeyboardInterrupt if somebody leaves before."""
        self.keep()
        while not self.sitting.over:
            seat = self.next_seat()
            if self.players[seat].is_person:
                self.person_answers(seat)
            else:
                self.bot_answers(seat)
        self.show_end()

    def next_seat(self) -> int:
        """Who answers next: whoever holds the screen, if more than one owes."""
        owing = actors(self.sitting.state)
        return self.holder if self.holder in owing else owing[0]

    # -- answers

    def bot_answers(self, seat: int) -> None:
        """Let a bot choose, seeing no more than its seat does."""
        with self.screen.thinking(self.text("thinking", seat=seat)):
            action = self.bots[seat].choose(Position(self.spec, self.sitting.state, seat))
        self.answer(seat, action)

    def answer(self, seat: int, action: Action) -> None:
        """Give an answer and write it down, or raise Refused."""
        self.journal.facts.extend(self.sitting.answer(seat, action).facts)
        self.refused = None
        self.just_answered = seat
        self.keep()

    def keep(self) -> None:
        """Bring the file up to date; if that fails, say so once and play on."""
        try:
            self.save.write(self.sitting.record)
        except (OSError, ValueError) as error:
            why = str(error)
            if why != self.unsaved:
                self.screen.say(self.text("not-saved", reason=why), "bold red")
            self.unsaved = why
        else:
            self.unsaved = ""

    def person_answers(self, seat: int) -> None:
        """Show a person the table and take their answer, or whatever else they ask for."""
        if self.holder != seat:
            self.hand_over(seat)
            if self.holder != seat:
                return  # somebody took an answer back and has the screen again
        offered = self.offered(seat)
        self.show_turn(seat, draw=len(offered) > 1 or self.just_answered != seat)
        items = self.show_items(seat, items_of(offered))
        said = {self.label(seat, action): action for action in offered}
        while True:
            line = self.screen.ask(self.text("prompt"))
            meaning = read_line(line, items, said, self.sitting.edition.catalogue)
            if isinstance(meaning, Group):
                items = self.show_items(seat, inside(meaning))
            elif isinstance(meaning, Unknown):
                self.say_unknown(meaning, len(items))
            elif isinstance(meaning, Command):
                if self.obey(seat, meaning):
                    return
            elif self.try_answer(seat, meaning):
                return

    def try_answer(self, seat: int, action: Action) -> bool:
        """Answer so, or say which rule forbids it."""
        try:
            self.answer(seat, action)
        except Refused as refused:
            self.say_refused(refused.refusal)
            return False
        return True

    def say_refused(self, why: Refusal) -> None:
        """A refusal as a sentence with the number of its rule."""
        self.refused = why
        sentence = self.words.refusal(why, self.names)
        self.screen.note(self.text("refused", sentence=sentence, rule=why.rule), "yellow")

    def say_unknown(self, line: Unknown, count: int) -> None:
        """What was typed means nothing here; a hint."""
        if line.text.isdecimal():
            self.screen.note(self.text("no-number", count=count), "yellow")
        elif line.nearest:
            self.screen.note(self.text("unknown-near", typed=line.text[:40], near=line.nearest), "yellow")
        else:
            self.screen.note(self.text("unknown", typed=line.text[:40]), "yellow")

    # -- what a person sees

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person has the screen; the last one may still take an answer back."""
        last = self.holder
        self.screen.wipe()
        self.screen.say(self.text("pass", seat=seat), "bold")
        may_undo = last >= 0 and self.sitting.undo_refusal(last) is None
        if may_undo:
            self.screen.note(self.text("pass-undo", seat=last), "dim")
        typed = self.screen.ask(self.text("press-enter")).lower()
        self.screen.wipe()
        if typed == "q":
            raise Left
        self.holder = seat
        if typed == "u" and may_undo:
            self.take_back(last)
            self.holder = last

    def show_turn(self, seat: int, *, draw: bool = True) -> None:
        """What happened since this seat last looked, the table, and what is asked.

        Who has just answered and has nothing to choose now need not see the table again; an answer it is all the same,
        for it is the last moment to take the one before back.
        """
        self.screen.gap()
        if draw:
            self.screen.title(f"{self.words.text('game-name')} · {self.names[seat]}")
        self.show_news(seat, seat)
        if draw:
            self.show_table(seat)
        decision = waiting_decision(self.sitting.state)
        assert decision is not None
        if draw:
            self.screen.gap()
        self.screen.say(self.words.ask(decision, self.names, self.offered(seat)), "bold")

    def show_table(self, seat: int | None) -> None:
        """The table as a seat, or an onlooker, sees it."""
        view = self.spec.view(self.sitting.state, seat)
        self.screen.show(draw_table(self.spec, self.sitting.edition, view, self.words, self.names, seat))

    def show_news(self, seat: int, reader: int) -> None:
        """The log since this seat last read it, as the reader may know it."""
        lines = self.journal.lines(self.words, self.names, reader, self.heard[seat])
        self.heard[seat] = len(self.journal.facts)
        if len(lines) > MOST_NEWS:
            self.screen.note(self.text("earlier", count=len(lines) - MOST_NEWS), "dim")
        for line in lines[-MOST_NEWS:]:
            self.screen.note(line, "dim")
        if lines:
            self.screen.gap()

    def show_items(self, seat: int, items: list[Item]) -> list[Item]:
        """The numbered list of options."""
        self.screen.show(list_of(items, self.words, partial(self.listed, seat), self.screen.console.width))
        if len(items) == 1 and not isinstance(items[0], Group):
            self.screen.note(self.text("only-one"), "dim")
        return items

    def offered(self, seat: int) -> list[Action]:
        """What a seat may answer now, in the order of its board."""
        found: list[Action] = []
        options(self.sitting.state, seat, found)
        return in_order(self.spec, self.spec.view(self.sitting.state, seat), found)

    def label(self, seat: int, action: Action) -> str:
        """What an answer of this seat does, in words."""
        return self.words.action(action, self.names, self.spec.details(self.sitting.state, seat, action))

    def listed(self, seat: int, action: Action) -> str:
        """What the list says of an answer."""
        return listed(self.spec, self.sitting.state, seat, action, self.words, self.names)

    # -- commands

    def obey(self, seat: int, command: Command) -> bool:
        """Do what is asked; True if the table must be shown again."""
        if command.name == QUIT:
            raise Left
        if command.name == TABLE:
            self.just_answered = -1
            return True
        if command.name == UNDO:
            return self.take_back(seat)
        if command.name == HELP:
            self.explain(seat, command.rest)
        elif command.name == HINT:
            self.show_hint(seat)
        elif command.name == LOG:
            self.show_log(seat, command.rest)
        elif command.name == RULES:
            self.show_rules(command.rest)
        elif command.name == SCORE:
            self.show_scores(seat)
        elif command.name == SAVE:
            self.save_copy(command.rest)
        return False

    def take_back(self, seat: int) -> bool:
        """Undo this seat's last answer, or say why not."""
        try:
            self.sitting.undo(seat)
        except Refused as refused:
            self.say_refused(refused.refusal)
            return False
        self.journal.facts.append(Noted("undo", {"seat": seat}))
        self.refused = None
        self.just_answered = -1
        self.keep()
        return True

    def show_hint(self, seat: int) -> None:
        """What the coach would answer, and why; it sees no more than the seat does."""
        if not self.hints_agreed:
            self.screen.note(self.words.text("coach-not-agreed"), "yellow")
            return
        if len(self.offered(seat)) == 1:
            self.screen.note(self.words.text("coach-only-one"))
            return
        with self.screen.thinking(self.words.text("coach-thinking")):
            found = hint(Position(self.spec, self.sitting.state, seat), self.hint_effort)
        self.note_hint(seat)
        for line in hint_lines(self.words, found, partial(self.said, seat), len(self.players) == 1):
            self.screen.note(line, "cyan")

    def note_hint(self, seat: int) -> None:
        """Write down that the coach has helped: the record says so, also of a game that is resumed."""
        record = self.sitting.record
        given = record.hints or [0] * record.seats
        record.hints = [count + (each == seat) for each, count in enumerate(given)]
        self.keep()

    def said(self, seat: int, notation: str) -> str:
        """What the answer that is written so does, in words."""
        action = self.sitting.edition.catalogue.parse(notation)
        assert action is not None
        return self.label(seat, action)

    def explain(self, seat: int, question: str) -> None:
        """Why something is not allowed, with the rule; or the rules on it; or how to play at this screen."""
        if not question and self.refused is None:
            self.screen.say(self.text("help"))
            return
        if not question:
            self.explain_refusal()
            return
        action = action_of(question, self.sitting.edition.catalogue)
        if action is None:
            self.show_rules(question)
            return
        why = refusal(self.sitting.state, seat, action)
        if why is None:
            self.screen.note(self.text("allowed", sentence=self.label(seat, action)))
            return
        self.screen.note(self.words.refusal(why, self.names), "yellow")
        self.refused = why
        self.explain_refusal()

    def explain_refusal(self) -> None:
        """The rule behind the last refusal, in full."""
        assert self.refused is not None
        rule = rule_of(self.spec, self.refused.rule)
        if rule is not None:
            self.screen.show(draw_rule(rule, self.words, whole=True))
        self.refused = None  # asking again gives the help

    def show_log(self, seat: int, rest: str) -> None:
        """The last lines of the log, or as many as are asked for."""
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else MOST_LOG
        lines = self.journal.lines(self.words, self.names, seat)
        if len(lines) > most:
            self.screen.note(self.text("log-earlier", count=len(lines) - most, all=len(lines)), "dim")
        for line in lines[len(lines) - min(most, len(lines)) :]:
            self.screen.note(line)

    def show_rules(self, search: str) -> None:
        """The rules that speak of something, by number or words; also of a card by its notation."""
        rules = found_rules(self.spec, self.words, search)
        thing = told_thing(self.spec, self.sitting.edition, self.words, search) if not rules else None
        if thing is not None:
            self.screen.note(thing.told)
            rules = thing.rules
        if not rules:
            self.screen.note(self.text("no-rule", search=search[:40]), "yellow")
        for rule in rules[:MOST_RULES]:
            self.screen.show(draw_rule(rule, self.words))
        if len(rules) > MOST_RULES:
            self.screen.note(self.text("more-rules", count=len(rules) - MOST_RULES), "dim")

    def show_scores(self, seat: int) -> None:
        """The scores as if the game ended now, as far as this seat can know them."""
        items = known_scores(self.spec, self.sitting.state, seat)
        self.screen.say(self.text("scores-now"), "bold")
        self.screen.show(draw_scores(self.words, self.names, items))

    def save_copy(self, name: str) -> None:
        """Write the game so far to another file, which must not be there."""
        if not name:
            self.screen.say_unbroken(self.text("kept-in", file=str(self.save.path)))
            return
        path = Path(name).expanduser()
        try:
            write_new(path, self.sitting.record.text())
        except FileTaken:
            self.screen.note(self.text("file-taken", file=name), "yellow")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.note(self.text("file-bad", file=name, reason=reason), "yellow")
        else:
            self.screen.say_unbroken(self.text("copy-kept", file=str(path)))

    # -- the end

    def show_end(self) -> None:
        """The last news, the table, the scores item by item, places, and where the record is."""
        alone = self.people[0] if len(self.people) == 1 else None
        last_reader = max(self.holder, 0)
        self.screen.gap()
        self.screen.title(f"{self.words.text('game-name')} · {self.text('over')}")
        self.show_news(last_reader, ONLOOKER if alone is None else alone)
        self.show_table(alone)
        self.screen.gap()
        show_final(self.screen, self.words, self.names, self.spec, self.sitting.state)
        show_hints(self.screen, self.words, self.sitting.record)
        self.screen.gap()
        if not self.unsaved:
            self.screen.say_unbroken(self.text("record-in", file=str(self.save.path)), "dim")
