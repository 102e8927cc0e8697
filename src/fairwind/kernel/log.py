"""The log: what happened at a table as typed facts, and what each seat hears of them.

Who may hear what is answered here and nowhere else: the conformance suite proves `told_to`, and terminal, server and
page put into words what it gives. Facts are stored by name, with the version of their form.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import EVERYBODY, NOBODY, Event, Listener, State

VERSION: Final = 2  # of the form in which facts are stored; version 1 was lists without names
ONLOOKER: Final = EVERYBODY  # a viewer at no seat: hears what everybody hears, and nothing else
HIDDEN: Final = ""  # instead of an answer or a kind that a viewer may not know


@dataclass(frozen=True)
class Fact:
    """Something that happened; it is stored under its class's name in small letters."""

    @property
    def name(self) -> str:
        """What it is stored as."""
        return type(self).__name__.lower()

    @abstractmethod
    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        """What a seat (or an ONLOOKER) hears of it, None if nothing; `all_open` once the game is over."""

    def as_json(self) -> Json:
        """Its name and its fields by theirs, less those that have their usual value."""
        data: Json = {"fact": self.name}
        for field in fields(self):
            value = getattr(self, field.name)
            if value != field.default:
                data[field.name] = value
        return data

    def reveals(self) -> bool:
        """Whether somebody comes to know what they could not know before, so that it cannot be undone freely."""
        return False


@dataclass(frozen=True)
class Answered(Fact):
    """A seat gave an answer; a sealed one is known to that seat alone."""

    seat: int
    do: str
    sealed: bool
    details: Json | None = None  # what its words say beside the parts of its notation

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        may_read = all_open or not self.sealed or viewer == self.seat
        told: Json = {"event": "answer", "seat": self.seat, "do": self.do if may_read else HIDDEN}
        if may_read and self.details:
            told["details"] = self.details
        if may_read and self.sealed:
            told["sealed"] = True
        return told


@dataclass(frozen=True)
class Outcome(Fact):
    """Something came out by chance, before a seat, EVERYBODY or NOBODY."""

    do: str
    seen_by: int

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        return {"event": "outcome", "do": self.do} if all_open or self.seen_by in (EVERYBODY, viewer) else None

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Happened(Fact):
    """The game told something: facts for all, and a secret part for those who saw it. Without a name there are no words
    for it: it only says that somebody has learned something.
    """

    event: str
    facts: Json
    secret: Json | None = None
    seers: tuple[int, ...] = ()
    revealing: bool = False

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        if not self.event:
            return None
        told: Json = {**self.facts}
        if self.secret is not None and (all_open or viewer in self.seers):
            told.update(self.secret)
        told["event"] = self.event  # no fact has this name
        return told

    def reveals(self) -> bool:
        return self.revealing


@dataclass(frozen=True)
class Moved(Fact):
    """Components changed place; who sees the faces in either place is a seat, EVERYBODY or NOBODY."""

    source: str
    target: str
    kind: str
    count: int
    source_seen_by: int
    target_seen_by: int

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        """What a seat does among its own hidden things is nobody else's business."""
        seers = (self.source_seen_by, self.target_seen_by)
        sees = all_open or EVERYBODY in seers or (viewer != ONLOOKER and viewer in seers)
        if not sees and self.source_seen_by == self.target_seen_by:
            return None
        told: Json = {
            "event": "move",
            "from": self.source,
            "to": self.target,
            "kind": self.kind if sees else HIDDEN,
            "count": self.count,
        }
        if self.reveals() and (all_open or self.target_seen_by in (EVERYBODY, viewer)):
            told["shown_by"] = self.source_seen_by if self.source_seen_by >= 0 else None
        return told

    def reveals(self) -> bool:
        """They came from where they were hidden to somebody who did not see them there."""
        return self.target_seen_by not in (NOBODY, self.source_seen_by) and self.source_seen_by != EVERYBODY


@dataclass(frozen=True)
class Noted(Fact):
    """Something beside the game that everybody may know: a chat, an undo, who sits where."""

    event: str
    facts: Json

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        return {**self.facts, "event": self.event}


# -- keeping a log


@dataclass(frozen=True)
class Moving(Fact):
    """A move whose seers are not judged yet: that is done by the table as it is when the step is over."""

    source: int
    target: int
    kind: int
    count: int

    def told_to(self, viewer: int, all_open: bool) -> Json | None:
        return None


class Log(Listener):
    """Hears what happens at a table and keeps it until it is taken."""

    def __init__(self, spec: GameSpec[Any, Any], edition: Edition) -> None:
        self.spec: Final = spec
        self.edition: Final = edition
        self._facts: list[Fact] = []
        self._moving = False

    def answered(self, s: State, decision: Decision[Any], seat: int, action: Action) -> None:
        """A seat is about to answer so."""
        details = self.spec.details(s, seat, action) or None
        self._facts.append(Answered(seat, action.text, decision.SEALED, details))

    def tossed(self, s: State, chance: Chance[Any], number: int) -> None:
        """Chance is about to come out so."""
        self.settled(s)
        outcome = self.edition.outcomes.actions[chance.first(s) + number]
        self._facts.append(Outcome(outcome.text, chance.seen_by(s)))

    def tell(self, event: Event) -> None:
        self._facts.append(Happened(event.name, event.facts, event.secret, event.seers, event.reveals))

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        self._facts.append(Moving(source, target, kind, count))
        self._moving = True

    def settled(self, s: State) -> None:
        """A step is done: judge who saw its moves."""
        if not self._moving:
            return
        places, kinds = self.spec.place_names(s), self.spec.kind_names(s)
        for i, fact in enumerate(self._facts):
            if isinstance(fact, Moving):
                self._facts[i] = Moved(
                    places[fact.source],
                    places[fact.target],
                    kinds[fact.kind],
                    fact.count,
                    self.spec.kind_seen_by(s, fact.source, fact.kind),
                    self.spec.kind_seen_by(s, fact.target, fact.kind),
                )
        self._moving = False

    def take(self, s: State) -> list[Fact]:
        """Everything since it was last taken."""
        self.settled(s)
        facts, self._facts = self._facts, []
        return facts


# -- telling


def told_to(facts: Sequence[Fact], viewer: int, all_open: bool = False) -> list[Json]:
    """What a seat (or an ONLOOKER) hears of these facts; `all_open` once the game is over."""
    told: list[Json] = []
    for fact in facts:
        heard = fact.told_to(viewer, all_open)
        if heard is None:
            continue
        if told and _are_one_hidden_move(told[-1], heard):
            told[-1]["count"] += heard["count"]  # how they fall into kinds is not for everybody
        else:
            told.append(heard)
    return told


def _are_one_hidden_move(one: Json, other: Json) -> bool:
    """Both tell of something that went the same way, and this viewer does not see what."""
    return _is_hidden_move(one) and _is_hidden_move(other) and one["from"] == other["from"] and one["to"] == other["to"]


def _is_hidden_move(told: Json) -> bool:
    return bool(told["event"] == "move" and told["kind"] == HIDDEN)


# -- storing


FACTS: Final[dict[str, type[Fact]]] = {
    "answered": Answered,
    "outcome": Outcome,
    "happened": Happened,
    "moved": Moved,
    "noted": Noted,
}


def log_as_json(facts: Sequence[Fact]) -> Json:
    """Facts as they are stored."""
    return {"version": VERSION, "facts": [fact.as_json() for fact in facts]}


def read_log(data: Any) -> list[Fact]:
    """Facts that were stored, by this version or the one before."""
    if isinstance(data, list):
        return [_read_unnamed(kept) for kept in data]
    if data["version"] != VERSION:
        raise ValueError(f"version {data['version']} of the log is not known here; a newer release wrote it")
    return [_read_fact(kept) for kept in data["facts"]]


def _read_fact(kept: Json) -> Fact:
    make: Any = FACTS[kept["fact"]]
    given = {name: tuple(value) if name == "seers" else value for name, value in kept.items() if name != "fact"}
    fact: Fact = make(**given)
    return fact


# Version 1: a list that begins with its kind.
#   ["answer", seat, do, sealed]            ["outcome", do, seen by]
#   ["event", name, facts, secret, seers]   ["move", from, to, kind, count, who sees the kind, who sees that it moves]
#   ["plain", told]
ALL: Final = "all"  # in version 1, instead of a list of all viewers
NOBODY_ELSE: Final = -3  # no viewer, and another than NOBODY: backs went from one hidden place to another


def _read_unnamed(kept: list[Any]) -> Fact:
    name = kept[0]
    if name == "answer":
        return Answered(kept[1], kept[2], bool(kept[3]))
    if name == "outcome":
        return Outcome(kept[1], kept[2])
    if name == "event":
        return Happened(kept[1], kept[2], kept[3], tuple(kept[4]))
    if name == "plain":
        return Noted(kept[1]["event"], {field: value for field, value in kept[1].items() if field != "event"})
    if name != "move":
        raise ValueError(f"'{name}' is no fact of the log")
    source_seen_by, target_seen_by = _seers_of_unnamed(kept[1], kept[5], kept[6])
    return Moved(kept[1], kept[2], kept[3], kept[4], source_seen_by, target_seen_by)


def _seers_of_unnamed(source: str, faces: Any, backs: Any) -> tuple[int, int]:
    """Seers of the two places by which everybody hears what they heard then: who saw faces, who saw only backs."""
    from_a_pile = source.startswith(("pile", "deck", "bag"))
    if faces == ALL:
        return (NOBODY if from_a_pile else EVERYBODY), EVERYBODY
    seats = [viewer for viewer in faces if viewer != ONLOOKER]
    if len(seats) > 1:
        return seats[0], seats[1]
    seen_by = seats[0] if seats else NOBODY
    if not backs:
        return seen_by, seen_by
    if not seats:
        return NOBODY, NOBODY_ELSE
    return (NOBODY, seen_by) if from_a_pile else (seen_by, NOBODY)
