"""SPEC: all that others may use of a game."""

from __future__ import annotations

import json
import re
import tomllib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar, cast

from fairwind.kernel.actions import Action, Catalogue
from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import Json as Json  # noqa: PLC0414 (games take it from here)
from fairwind.kernel.codec import decode_state, digest_of, encode_state
from fairwind.kernel.editions import About, EditionError, Sheet, read_sheet
from fairwind.kernel.frames import S
from fairwind.kernel.native import mypyc_attr
from fairwind.kernel.rulebook import Rulebook
from fairwind.kernel.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A game's printed tables, its catalogue of actions and its catalogue of outcomes. Games add their tables."""

    def __init__(self, about: About, catalogue: Catalogue, outcomes: Catalogue) -> None:
        self.about: Final = about
        self.catalogue: Final = catalogue
        self.outcomes: Final = outcomes


E = TypeVar("E", bound=Edition)
RANDOM: Final = "random"
ROUND: Final = 10_000  # on the clock: more than the turns of any round
PAST: Final = "past"  # the folder of editions that were corrected since
LESSONS: Final = "lessons"  # the folder of the course, with its words
HASH: Final = re.compile("[0-9a-f]{16}")


class Variant:
    """Something players may agree on before the game; the first value is the usual one."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name: Final = name
        self.values: Final = values


def seat_variant(name: str, most: int) -> Variant:
    """Who is first: drawn, or a seat that the players name."""
    return Variant(name, (RANDOM, *[f"seat-{n}" for n in range(1, most + 1)]))


def named_seat(value: str, seats: int) -> int:
    """The seat that a value of `seat_variant` names, -1 if it is drawn; BadTable if there is no such seat."""
    if value == RANDOM:
        return -1
    seat = int(value.removeprefix("seat-")) - 1
    if seat >= seats:
        raise BadTable(f"There is no seat {seat + 1} at a table of {seats}; name another, or leave it to chance.")
    return seat


class Result:
    """How a game ended: points and place of each seat (1 is first, equal places are shared), and which ending.

    `tie_break` names what puts seats with equal points in order; empty where they share a place.
    """

    def __init__(self, points: list[int], places: list[int], ended: str, tie_break: str = "") -> None:
        self.points: Final = points
        self.places: Final = places
        self.ended: Final = ended
        self.tie_break: Final = tie_break

    @property
    def decided_by(self) -> str:
        """The tie-break, if it has put two seats with equal points in order."""
        ranked = sorted(zip(self.points, self.places, strict=True))
        tied = [one for one, other in pairwise(ranked) if one[0] == other[0] and one[1] != other[1]]
        return self.tie_break if tied else ""

    def as_json(self) -> Json:
        """For records and views."""
        return {"points": self.points, "places": self.places, "ended": self.ended}


def shared_places(ranks: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each seat by its rank, the highest first; equal ranks share a place."""
    return [1 + sum(1 for other in ranks if other > mine) for mine in ranks]


# What an answer is for, as far as it can miss it.
GAIN: Final = "gain"  # to gain something, of whatever kind
POINTS: Final = "points"  # to score


@dataclass(frozen=True)
class Ending:
    """What an answer puts an end to although it could go on: a turn, a year, a phase; with what the words say of it."""

    what: str
    facts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Meaning:
    """What explains an answer: `facts` that its words say beside its notation, and `rules` of what it names.

    `case` tells apart answers of one sort that do different things, and so have texts of their own.
    """

    facts: tuple[tuple[str, int | str], ...] = ()
    rules: tuple[str, ...] = ()
    case: str = ""


NO_MEANING: Final = Meaning()


class BadTable(ValueError):
    """A game that cannot be set up so: says what is wrong and what to do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec(Generic[S, E]):
    """One game, as everybody else sees it."""

    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = ()
    variants: ClassVar[tuple[Variant, ...]] = ()
    first_game: ClassVar[Mapping[str, str]] = {}  # values of variants that suit a first game better than the usual ones
    rulebook: ClassVar[Rulebook] = Rulebook(())
    frames: ClassVar[Mapping[str, type[Frame]]] = {}  # every class of frame, by name: how a stack is read back
    explains: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the rules that explain a thing on the table, by its name
    decides: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the rules of a decision, by the name of its class
    pictured: ClassVar[Mapping[str, str]] = {}  # the picture that says more than a rule's text, by the rule's number
    moments: ClassVar[Mapping[str, str]] = {}  # the rule that says when an answer can be given, by its verb
    settled: ClassVar[tuple[str, ...]] = ()  # parts of the view that are the same during a whole game
    chapters: ClassVar[tuple[str, ...]] = ()  # the events with which a part of the game begins, the greatest part first
    at_the_end: ClassVar[tuple[str, ...]] = ()  # items of the scores that are counted only when the game is over
    package: ClassVar[str] = ""  # where its editions/ and locale/ folders are
    longest: ClassVar[int] = 10_000  # no game has more answers than this

    def __init__(self) -> None:
        self._editions: dict[str, E] = {}
        self._ledger: dict[str, tuple[str, str]] | None = None

    # -- editions

    def edition_names(self) -> list[str]:
        """The editions that come with the game."""
        folder = resources.files(self.package) / "editions"
        return sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml"))

    def edition(self, name: str = "") -> E:
        """An edition that comes with the game, the first of them if none is named; read once."""
        if name not in self._editions:
            self._editions[name] = self._read_shipped(name) if name else self.edition(self.edition_names()[0])
        return self._editions[name]

    def _read_shipped(self, name: str) -> E:
        if name not in self.edition_names():
            raise EditionError(f"{self.name} has no edition '{name}'; it has: {', '.join(self.edition_names())}.")
        file = resources.files(self.package) / "editions" / f"{name}.toml"
        return self.read_edition(Sheet(f"{name}.toml", file.read_text(encoding="utf-8")))

    def recorded_edition(self, name: str, text: str, mark: str) -> E:
        """The edition of a record or a table: the one that comes with the game, one that came with it once, or what its
        own text says; EditionError if none of them has this hash.
        """
        if not text and self.has_edition(name, mark):
            return self.edition(name)
        past = self.past_text(mark)
        if past and text in {"", past}:
            return self._past_edition(mark, past)
        edition = self.edition_or_text(name, text)
        if not edition.about.is_called(mark):
            raise EditionError(f"the edition '{name}' has changed since this game began; use the release that has it.")
        return edition

    def _past_edition(self, mark: str, text: str) -> E:
        """An edition that came with the game once; read once."""
        key = f"{PAST}/{mark}"
        if key not in self._editions:
            self._editions[key] = self.read_edition(Sheet(f"{key}.toml", text))
        return self._editions[key]

    def has_edition(self, name: str, mark: str) -> bool:
        """Whether the edition that comes with the game under this name is the one of this hash."""
        if name not in self.edition_names():
            return False
        about = self.edition(name).about
        return about.is_called(mark) or about.is_called(self.same_as(mark))

    def past_text(self, mark: str) -> str:
        """The text of an edition that came with the game before it was corrected; empty if none has this hash."""
        if HASH.fullmatch(mark) is None:
            return ""
        return self._beside(f"{PAST}/{mark}.toml") or self._beside(f"{PAST}/{self.same_as(mark)}.toml")

    def same_as(self, mark: str) -> str:
        """The hash that counts now for an edition which was shipped under this one."""
        return self.ledger().get(mark, ("", mark))[1]

    def ledger(self) -> dict[str, tuple[str, str]]:
        """Every hash under which an edition was ever shipped: its name, and the hash that counts now."""
        if self._ledger is None:
            self._ledger = {}
            for line in self._beside("ledger.txt").splitlines():
                words = line.partition("#")[0].split()
                if words:
                    self._ledger[words[0]] = (words[1], words[-1] if len(words) > 2 else words[0])
        return self._ledger

    def _beside(self, path: str) -> str:
        """What a file beside the editions says; empty if there is none."""
        if not self.package:
            return ""
        file = resources.files(self.package).joinpath("editions", *path.split("/"))
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def edition_or_text(self, name: str, text: str) -> E:
        """An edition that comes with the game, or, if there is a text, what that says."""
        return self.read_edition(Sheet(f"{name}.toml", text)) if text else self.edition(name)

    def edition_from_file(self, path: Path) -> E:
        """A player's own edition."""
        return self.read_edition(read_sheet(path))

    @abstractmethod
    def read_edition(self, sheet: Sheet) -> E:
        """Check a sheet and fill the game's tables, or raise EditionError."""

    def printed(self, edition: E) -> Json:
        """What is printed, for whoever draws it: the tables of the file. A game adds as structure what its file says in
        notation, so that nobody else has to read that.
        """
        tables: Json = json.loads(json.dumps(tomllib.loads(edition.about.text), default=str))
        return tables

    def printed_facts(self, edition: E) -> dict[str, int | str]:
        """What the words of the game say of what is printed, such as a price: no text knows it by heart.

        `word-<thing>` is what the edition calls a thing: a word of the game, and its value if it has one (`caravel 7`).
        """
        return {}

    # -- play

    @abstractmethod
    def new(self, edition: E, seats: int, variants: Mapping[str, str]) -> S:
        """A game before anything is drawn or dealt: what has to happen waits on the stack. Call `begin` instead."""

    def begin(self, edition: E, seats: int, variants: Mapping[str, str] | None = None) -> S:
        """`new`, with seats and variants checked and the usual values filled in."""
        if seats not in self.seat_counts:
            few, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadTable(f"{self.name} is for {few} to {most} players, not {seats}; choose a number in between.")
        return self.new(edition, seats, self.chosen_variants(variants or {}))

    def chosen_variants(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """Every variant with its value; the usual one where nothing is said."""
        chosen = {variant.name: variant.values[0] for variant in self.variants}
        for name, value in wanted.items():
            known = {variant.name: variant.values for variant in self.variants}
            if name not in known:
                raise BadTable(f"{self.name} has no variant '{name}'; it has: {', '.join(known) or 'none'}.")
            if value not in known[name]:
                raise BadTable(f"'{value}' is no value of '{name}'; choose one of: {', '.join(known[name])}.")
            chosen[name] = value
        return chosen

    @abstractmethod
    def blank(self, edition: E, seats: int) -> S:
        """A table on which nothing has been laid: what a state that was written down is read into."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """An independent copy, without the listener."""

    def encode(self, s: S) -> Json:
        """The whole state as JSON."""
        return encode_state(s)

    def decode(self, edition: E, data: Json) -> S:
        """The state that was encoded so; it shares nothing with what it is read from. For what we wrote ourselves."""
        seats = data["seats"]
        if seats not in self.seat_counts:
            raise ValueError(f"a state for {str(seats)[:20]} players")
        s = self.blank(edition, int(seats))
        decode_state(self.frames, s, data)
        return s

    def read_state(self, edition: E, data: Json) -> S:
        """As `decode`, for what strangers or another version may have written: ValueError if it is not sound."""
        s = self.decode(edition, data)
        wrong = self.broken(s)
        if wrong:
            raise ValueError("; ".join(wrong)[:200])
        return s

    def digest(self, s: State) -> str:
        """A short name for the table and the stack; equal states have equal digests."""
        return digest_of(self.encode(cast("S", s)))

    # -- what people see

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Json:
        """What a seat, or an onlooker, may know: built up from what is visible."""

    @abstractmethod
    def sample_world(self, s: S, seat: int, driver: Driver) -> S:
        """A state that agrees with all this seat knows, the unknown dealt anew by the driver."""

    @abstractmethod
    def touch(self, s: S, seat: int, action: Action) -> tuple[str, ...]:
        """The things to touch, in order, to mean this action; empty if it is a button."""

    def details(self, s: S, seat: int, action: Action) -> dict[str, int | str]:
        """What the words for this answer say beside the parts of its notation: the building on a cell, the ship at a
        dock. Only what everybody who hears of the answer may know.
        """
        return {}

    def fixtures(self, s: S, seat: int) -> tuple[str, ...]:
        """Things that a drawing for this seat always shows, also while nobody may touch them: the cells of a board."""
        return ()

    @abstractmethod
    def place_names(self, s: S) -> list[str]:
        """The name of each place of `s.at`."""

    @abstractmethod
    def kind_names(self, s: S) -> list[str]:
        """The name of each kind of `s.at[place]`."""

    @abstractmethod
    def place_seen_by(self, s: S, place: int) -> int:
        """Who sees the faces of what lies in a place: a seat, EVERYBODY or NOBODY."""

    def kind_seen_by(self, s: S, place: int, kind: int) -> int:
        """Who sees a face of this kind in a place; a game says where kinds differ, such as open cards in a hand."""
        return self.place_seen_by(s, place)

    # -- scores

    @abstractmethod
    def scores(self, s: S, seat: int) -> list[tuple[str, int]]:
        """Points by item, as if the game ended now."""

    def points_so_far(self, s: S, seat: int) -> int:
        """Points that a seat has for certain: without what is counted only at the end, and may be lost until then."""
        return sum(points for item, points in self.scores(s, seat) if item not in self.at_the_end)

    def total(self, s: S, seat: int) -> int:
        """All points of a seat, as if the game ended now."""
        points = 0
        for item in self.scores(s, seat):
            points += item[1]
        return points

    # -- for whoever looks ahead

    def clock(self, s: S) -> int:
        """How far the game has come: `ROUND` times the round (or year) plus a number that grows with every turn in it.

        Everybody may know it. A game without a clock stands at 0.
        """
        return 0

    def keeps(self, s: S, seat: int) -> int:
        """How many things a seat has that work for it for the rest of the game, of the kind that people play for: bots
        may like one more of them by some points (`keep` and `net_keep` in a game's `advice.toml`).
        """
        return 0

    def observed(self, seats: int) -> tuple[str, ...]:
        """The names of what `observe` says, in its order: they follow from the number of seats and nothing else.

        What belongs to a seat begins with its distance from the observer: `0.coins` is my own, `1.coins` my left
        neighbour's. A name means the same at tables of every size.
        """
        return ()

    def observe(self, s: S, seat: int, out: list[int]) -> None:
        """Append what this seat may know, as small whole numbers: who sees the same, observes the same."""

    def beside(self, name: str) -> bytes:
        """What a file of the game's package holds, such as its advice; nothing if there is none."""
        if not self.package:
            return b""
        file = resources.files(self.package).joinpath(name)
        return file.read_bytes() if file.is_file() else b""

    def lesson_texts(self) -> list[tuple[str, str]]:
        """The files of the game's course in their order, each with what it says; none if the game has no course."""
        folder = resources.files(self.package) / LESSONS if self.package else None
        if folder is None or not folder.is_dir():
            return []
        return sorted((f.name, f.read_text(encoding="utf-8")) for f in folder.iterdir() if f.name.endswith(".toml"))

    # -- what an answer brings (`preview.py`); each of these may only use what the seat itself knows

    def holdings(self, s: S, seat: int) -> list[tuple[str, int]]:
        """How much a seat has of everything that it may want more of, by store, always in the same order."""
        return []

    def scored(self, s: S, seat: int) -> list[tuple[str, int]]:
        """Points by item, as if the game ended now, but for those that only count what is among the holdings."""
        return self.scores(s, seat)

    def aim(self, s: S, seat: int, action: Action) -> str:
        """What an answer is for, GAIN or POINTS, where it could miss that; else nothing."""
        return ""

    def ending(self, s: S, seat: int, action: Action) -> Ending | None:
        """What an answer puts an end to while other things could still be done."""
        return None

    def meaning(self, s: S, seat: int, action: Action) -> Meaning:
        """What the help of this answer says: what it is for, in words that say more than its label."""
        return NO_MEANING

    def usual(self, s: S, seat: int) -> Action | None:
        """The answer that nearly everybody gives to what is asked now; None if it is a matter of choice."""
        return None

    @abstractmethod
    def result(self, s: S) -> Result:
        """The result of a game that is over."""

    @abstractmethod
    def broken(self, s: S) -> list[str]:
        """What is impossible about this state (components lost, counts below 0); empty in every sound one."""
