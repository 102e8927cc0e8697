"""The journal: what happened at a table, put into words for whoever reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fairwind.kernel.actions import Action
from fairwind.kernel.log import HIDDEN, ONLOOKER, Answered, Fact, Log, told_to
from fairwind.kernel.record import Line
from fairwind.kernel.replay import Replay
from fairwind.kernel.spec import Edition, Json
from fairwind.kernel.state import State
from fairwind.locale import Words


class Journal:
    """The facts of a game, in order; who may know which of them is the kernel's business."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.facts: Final[list[Fact]] = []

    def lines(self, words: Words, names: Sequence[str], reader: int, since: int = 0) -> list[str]:
        """The log as a seat, or an ONLOOKER, may read it; the same line is not told twice in a row."""
        narrator = Narrator(self.edition, words, names, reader, self._named_before(since))
        for fact in self.facts[since:]:
            narrator.hear(fact)
        narrator.finish()
        return narrator.lines

    def _named_before(self, since: int) -> frozenset[str]:
        """What the open answer named whose consequences are told from here on."""
        for n in range(since - 1, -1, -1):
            fact = self.facts[n]
            if isinstance(fact, Answered):
                return frozenset() if fact.sealed else named_by(self.edition, fact.do, fact.details)
        return frozenset()


def retold(replay: Replay, journal: Journal) -> Iterator[tuple[State, Line | None]]:
    """Replay a record into the journal: the state before the first answer, then after each."""
    log = Log(replay.spec, replay.edition)
    for s, line in replay.states(log):
        journal.facts.extend(log.take(s))
        yield s, line


class Narrator:
    """Puts facts into words for one reader, one after the other.

    What chance brought one after the other is told together, and so is what came to light the same way, unless the
    answer has named it already. What has an empty text is told by what follows from it.
    """

    def __init__(
        self, edition: Edition, words: Words, names: Sequence[str], reader: int, named: frozenset[str] = frozenset()
    ) -> None:
        self.edition: Final = edition
        self.words: Final = words
        self.names: Final = names
        self.reader: Final = reader
        self.lines: Final[list[str]] = []
        self._named = named  # by the last answer, if it was open
        self._outcomes: Final[list[Action]] = []  # of one kind, not told yet
        self._way: Json = {}  # by which things came to light
        self._things: Final[Counter[str]] = Counter()
        self._first_of_row = 0  # where the lines of the last answer begin
        self._times: Final[Counter[str]] = Counter()  # how often each of them was said

    def hear(self, fact: Fact) -> None:
        """Tell what the reader may know of this."""
        for told in told_to([fact], self.reader):
            is_open = told_to([fact], ONLOOKER) == [told]
            if told["event"] == "move":
                self._hear_move(told, is_open)
            elif told["event"] == "answer":
                self._hear_answer(told, is_open)
            elif told["event"] == "outcome":
                self._hear_outcome(told)
            elif told["event"] == "undo":
                self._tell_outcomes()
                self._say(self.words.text("table-took-back", {"seat": told["seat"]}, self.names))
            else:
                self._tell_outcomes()
                self._say(self.words.event(told, self.names))

    def finish(self) -> None:
        """Tell what is left."""
        self._tell_outcomes()
        self._tell_things()

    def _hear_answer(self, told: Json, is_open: bool) -> None:
        self.finish()
        self._begin_row()
        self._named = named_by(self.edition, told["do"], told.get("details")) if is_open else frozenset()
        if told["do"] == HIDDEN:
            self._say(self.words.text("table-has-chosen", {"seat": told["seat"]}, self.names))
            return
        action = self.edition.catalogue.parse(told["do"])
        assert action is not None
        self._say(self.words.answer(action, told["seat"], self.names, told.get("details")))

    def _hear_outcome(self, told: Json) -> None:
        outcome = self.edition.outcomes.parse(told["do"])
        assert outcome is not None
        if self._outcomes and self._outcomes[0].verb() != outcome.verb():
            self._tell_outcomes()
        self._outcomes.append(outcome)

    def _hear_move(self, told: Json, is_open: bool) -> None:
        """Things came to light, or came to the reader, from where they were hidden."""
        if "shown_by" not in told or (told["shown_by"] is not None and told["kind"] in self._named):
            return
        self._tell_outcomes()
        way = {"shown_by": told["shown_by"], "place": told["to"], "open": is_open}
        if way != self._way:
            self._tell_things()
            self._way = way
        self._things[told["kind"]] += told["count"]

    def _tell_outcomes(self) -> None:
        """Chance came out so."""
        if self._outcomes:
            for line in self.words.outcomes(self._outcomes, self.names):
                self._say(line)
        self._outcomes.clear()

    def _tell_things(self) -> None:
        if self._things:
            things = told_things(self.words, self._things)
            self._things.clear()
            self._say(self._told_way(things))
        self._way = {}

    def _told_way(self, things: str) -> str:
        if not self._way["open"]:
            return self.words.text("table-you-get", things=things)
        place = place_word(self.words, self._way["place"])
        if self._way["shown_by"] is None:
            return self.words.text("table-laid-out", things=things, place=place)
        facts = {"seat": self._way["shown_by"], "things": things, "place": place}
        return self.words.text("table-shown", facts, self.names)

    def _say(self, line: str) -> None:
        if not line:
            return
        self._tell_things()
        self._times[line] += 1
        if self._times[line] > 1:
            said = self._told(line, self._times[line] - 1)
            at = self.lines.index(said, self._first_of_row)
            self.lines[at] = self._told(line, self._times[line])
        elif not self.lines or self.lines[-1] != line:
            self.lines.append(line)

    def _told(self, line: str, times: int) -> str:
        """A line, with how often it was said for one answer."""
        return line if times == 1 else self.words.text("table-times", sentence=line, count=times)

    def _begin_row(self) -> None:
        """Another answer, whose lines are counted anew."""
        self._first_of_row = len(self.lines)
        self._times.clear()


def named_by(edition: Edition, notation: str, details: Json | None) -> frozenset[str]:
    """What an answer names, with what is told beside its notation."""
    action = edition.catalogue.parse(notation)
    parts = {} if action is None else action.parts()
    return frozenset({*parts.values(), *map(str, (details or {}).values())})


def told_things(words: Words, kinds: Counter[str]) -> str:
    """The things with their numbers, where there are several."""
    return ", ".join(words.word(kind) if n == 1 else f"{n} \u00d7 {words.word(kind)}" for kind, n in kinds.items())


def place_word(words: Words, place: str) -> str:
    """The name of a place without the seat it belongs to: `open/2` is the open offer."""
    name = place.split("/", maxsplit=1)[0]
    return words.text(f"place-{name}") if words.has(f"place-{name}") else words.word(name)
