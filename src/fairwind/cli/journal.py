"""The log of a game: what happened, kept as facts, and told to each seat as far as it may know."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.frames import Chance, Decision
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import EVERYBODY, NOBODY, Event, Listener, State
from fairwind.locale import Words

ONLOOKER: Final = EVERYBODY  # hears what everybody hears, and nothing else


class Entry:
    """One line of the log."""

    @abstractmethod
    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        """What this seat (or an onlooker) reads of it; empty if it learns nothing."""


class Answered(Entry):
    """A seat gave an answer; a sealed one is known to that seat alone."""

    def __init__(self, seat: int, action: Action, sealed: bool) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.sealed: Final = sealed

    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        if self.sealed and seat != self.seat:
            return words.text("table-has-chosen", {"seat": self.seat}, names)
        return f"{names[self.seat]}: {words.action(self.action, names)}"


class Undone(Entry):
    """A seat took its last answer back."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        return words.text("table-took-back", {"seat": self.seat}, names)


class Happened(Entry):
    """The game told something."""

    def __init__(self, event: Event) -> None:
        self.event: Final = event

    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        return words.event(self.event.told_to(seat), names)


class Tossed(Entry):
    """Something came out by chance that nothing else tells of."""

    def __init__(self, outcome: Action, seen_by: int) -> None:
        self.outcome: Final = outcome
        self.seen_by: Final = seen_by

    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        if self.seen_by not in {EVERYBODY, seat}:
            return ""
        return words.outcome(self.outcome, names)


class Carried(Entry):
    """Components came to light, or came to a seat: from hidden places to those who see them now.

    `owner` is the seat they come from, or NOBODY; `seen_by` is who sees them.
    """

    def __init__(self, owner: int, seen_by: int, place: str) -> None:
        self.owner: Final = owner
        self.seen_by: Final = seen_by
        self.place: Final = place
        self.kinds: Final[Counter[str]] = Counter()

    def is_like(self, other: Entry | None) -> bool:
        """Whether both tell of the same way, so that they can be told together."""
        return isinstance(other, Carried) and (other.owner, other.seen_by, other.place) == (
            self.owner,
            self.seen_by,
            self.place,
        )

    def told(self, words: Words, names: Sequence[str], seat: int) -> str:
        if self.seen_by not in {EVERYBODY, seat}:
            return ""
        things = told_things(words, self.kinds)
        if self.seen_by != EVERYBODY:
            return words.text("table-you-get", things=things)
        place = place_word(words, self.place)
        if self.owner < 0:
            return words.text("table-laid-out", things=things, place=place)
        return words.text("table-shown", {"seat": self.owner, "things": things, "place": place}, names)


def told_things(words: Words, kinds: Counter[str]) -> str:
    """The things with their numbers, where there are several."""
    return ", ".join(words.word(kind) if n == 1 else f"{n} \u00d7 {words.word(kind)}" for kind, n in kinds.items())


def place_word(words: Words, place: str) -> str:
    """The name of a place without the seat it belongs to: `open/2` is the open offer."""
    name = place.split("/", maxsplit=1)[0]
    return words.text(f"place-{name}") if words.has(f"place-{name}") else words.word(name)


class Journal(Listener):
    """Hears what happens at a table and writes it down."""

    def __init__(self, spec: GameSpec[Any, Any], edition: Edition) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self.entries: Final[list[Entry]] = []
        self._told_already: frozenset[str] = frozenset()  # what the last open answer named itself
        self._toss: Tossed | None = None

    # -- what the table reports

    def answered(self, decision: Decision[Any], seat: int, action: Action) -> None:
        """A seat is about to answer so."""
        self.settled()
        self._told_already = frozenset() if decision.SEALED else frozenset(action.parts().values())
        self.entries.append(Answered(seat, action, decision.SEALED))

    def undone(self, seat: int) -> None:
        """A seat has taken its last answer back."""
        self.settled()
        self.entries.append(Undone(seat))

    def tossed(self, s: State, chance: Chance[Any], number: int) -> None:
        """Chance is about to come out so; it is told only if nothing else tells of it."""
        self.settled()
        outcome = self.edition.outcomes.actions[chance.first(s) + number]
        self._toss = Tossed(outcome, chance.seen_by(s))

    def settled(self) -> None:
        """All that the last answer or toss sets off has happened."""
        if self._toss is not None and self._toss.seen_by != NOBODY:
            self.entries.append(self._toss)
        self._toss = None

    def tell(self, event: Event) -> None:
        self._toss = None
        self.entries.append(Happened(event))

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        owner, seen_by = self.spec.place_seen_by(s, source), self.spec.place_seen_by(s, target)
        if owner in {EVERYBODY, seen_by} or seen_by == NOBODY:
            return
        name = self.spec.kind_names(s)[kind]
        if owner >= 0 and name in self._told_already:
            return
        self._toss = None
        way = Carried(owner, seen_by, self.spec.place_names(s)[target])
        last = self.entries[-1] if self.entries else None
        if way.is_like(last):
            assert isinstance(last, Carried)
            way = last
        else:
            self.entries.append(way)
        way.kinds[name] += count

    # -- what a seat reads

    def lines(self, words: Words, names: Sequence[str], seat: int, since: int = 0) -> list[str]:
        """The log as this seat may read it; the same line is not told twice in a row."""
        lines: list[str] = []
        for entry in self.entries[since:]:
            line = entry.told(words, names, seat)
            if line and (not lines or lines[-1] != line):
                lines.append(line)
        return lines


class HeardDice(Driver):
    """Lets another driver answer for the table, and the journal hear of it."""

    def __init__(self, driver: Driver, journal: Journal) -> None:
        self.driver: Final = driver
        self.journal: Final = journal

    def pick(self, weights: list[int]) -> int:
        return self.driver.pick(weights)

    def draw(self, s: State, chance: Chance[Any]) -> int:
        number = self.driver.draw(s, chance)
        self.journal.tossed(s, chance, number)
        return number
