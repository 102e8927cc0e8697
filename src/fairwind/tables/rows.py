"""Rows: everything that happens at a table, one class for each kind, with its stored form and what it changes."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, NamedTuple, Self

from fairwind.kernel.log import Fact, Noted
from fairwind.kernel.spec import Json
from fairwind.tables.game import Game, Stopped
from fairwind.tables.pace import TableClock, read_clock
from fairwind.tables.played import Played, ResumePoint, read_played, read_resume_point
from fairwind.tables.problems import NewerVersion
from fairwind.tables.seats import BOT, Seat, read_seat
from fairwind.tables.table_state import GONE, Consent, Stamp, StandingAnswer, TableState

LOG: Final = logging.getLogger(__name__)
CLOCK: Final = "clock"  # where a body has the clocks


class KeptRow(NamedTuple):
    """A row as it is stored."""

    kind: str
    stamp: Stamp
    by: int | None
    body: Json


@dataclass(frozen=True)
class TableRow:
    """One thing that happened at a table, by a seat or by nobody in particular."""

    KIND: ClassVar[str] = ""
    stamp: Stamp
    by: int | None = field(default=None, kw_only=True)
    clock: TableClock | None = field(default=None, kw_only=True)  # the clocks after it, if they have changed

    @property
    def n(self) -> int:
        """Its number at the table."""
        return self.stamp.n

    @property
    def body(self) -> Json:
        """Its body, as it is stored."""
        return self.as_json() if self.clock is None else {**self.as_json(), CLOCK: self.clock.as_json()}

    @abstractmethod
    def as_json(self) -> Json:
        """What it says, without the clocks."""

    @classmethod
    @abstractmethod
    def read(cls, kept: KeptRow) -> Self:
        """The row that was stored so."""

    def told(self) -> Sequence[Fact]:
        """What there is to tell of it."""
        return ()

    def note(self, state: TableState) -> None:
        """Note everything but the game, which has gone on already."""
        state.n, state.at = self.stamp
        self.change(state)
        if self.clock is not None:
            state.clock = self.clock

    def change(self, state: TableState) -> None:
        """What it changes at the table, beside the game."""

    def follow(self, state: TableState) -> None:
        """Do what it says, game and all."""
        self.note(state)


# -- seats


@dataclass(frozen=True)
class TableMade(TableRow):
    """A table was made, with these seats."""

    KIND: ClassVar[str] = "made"
    seats: list[Seat]
    secret: str = ""  # of the house, from which all draws follow
    seals: dict[int, str] = field(default_factory=dict)  # of words, by seat

    def as_json(self) -> Json:
        seals = {str(seat): seal for seat, seal in self.seals.items()}
        return {"seats": [seat.as_json() for seat in self.seats], "secret": self.secret, "seals": seals}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        seals = {int(seat): seal for seat, seal in kept.body.get("seals", {}).items()}
        seats = [read_seat(seat) for seat in kept.body["seats"]]
        return cls(kept.stamp, seats, kept.body.get("secret", ""), seals)

    def told(self) -> Sequence[Fact]:
        return [seat_told(i, seat) for i, seat in enumerate(self.seats)]

    def change(self, state: TableState) -> None:
        state.sit(list(self.seats), self.secret, self.seals)


@dataclass(frozen=True)
class SeatChanged(TableRow):
    """A seat changed hands."""

    KIND: ClassVar[str] = "seat"
    seat: int
    to: Seat
    seal: str | None = None  # of the word of whoever comes

    def as_json(self) -> Json:
        body: Json = {"seat": self.seat, "to": self.to.as_json()}
        return body if self.seal is None else {**body, "seal": self.seal}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, kept.body["seat"], read_seat(kept.body["to"]), kept.body.get("seal"))

    def told(self) -> Sequence[Fact]:
        return [seat_told(self.seat, self.to)]

    def change(self, state: TableState) -> None:
        state.change_seat(self.seat, self.to, self.seal)


@dataclass(frozen=True)
class TimeUp(SeatChanged):
    """The time of whoever sits there is up: a bot plays until they are back."""

    KIND: ClassVar[str] = "time-up"

    def told(self) -> Sequence[Fact]:
        return [Noted("time-up", {"seat": self.seat})]


@dataclass(frozen=True)
class OwnerBack(SeatChanged):
    """Whose seat it is plays again, in place of a bot."""

    KIND: ClassVar[str] = "back"

    def told(self) -> Sequence[Fact]:
        return [Noted("back", {"seat": self.seat})]


@dataclass(frozen=True)
class WordGiven(TableRow):
    """A seat gave the word that it had sealed."""

    KIND: ClassVar[str] = "word"
    word: str
    by: int = field(kw_only=True)

    def as_json(self) -> Json:
        return {"word": self.word}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        return cls(kept.stamp, kept.body["word"], by=kept.by)

    def change(self, state: TableState) -> None:
        if state.draws is not None:
            state.draws.words[self.by] = self.word


@dataclass(frozen=True)
class HoldersChanged(TableRow):
    """A seat is shared with another browser, or is one browser's alone again: who plays is the same."""

    KIND: ClassVar[str] = "holders"
    seat: int
    epoch: int
    holders: tuple[str, ...]

    def as_json(self) -> Json:
        return {"seat": self.seat, "epoch": self.epoch, "holders": list(self.holders)}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, kept.body["seat"], kept.body["epoch"], tuple(kept.body["holders"]))

    def change(self, state: TableState) -> None:
        state.seats[self.seat] = replace(state.seats[self.seat], epoch=self.epoch, holders=self.holders)


def seat_told(number: int, seat: Seat) -> Fact:
    """Who sits where, as everybody hears it."""
    facts: Json = {"seat": number, "name": seat.name, "kind": seat.kind}
    return Noted("seat", {**facts, "bot": seat.bot} if seat.kind == BOT else facts)


# -- play


@dataclass(frozen=True)
class PlayRow(TableRow):
    """A row with which the game goes on."""

    played: Played

    def as_json(self) -> Json:
        return self.played.as_json()

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, read_played(kept.body), by=kept.by)

    def told(self) -> Sequence[Fact]:
        return self.played.facts

    @property
    def start(self) -> ResumePoint | None:
        """The state from which it goes on, if it needs nothing before it."""
        return None

    def change(self, state: TableState) -> None:
        state.go_on(self.played.ends)

    def follow(self, state: TableState) -> None:
        """A game that cannot follow stops, and the rest of the table goes on."""
        if not state.stopped or self.start is not None:
            try:
                if state.game is None:
                    state.game = state.new_game()
                self.play(state.game)
                state.stopped = ""
            except Stopped as error:
                state.stop(error)
        self.note(state)

    def play(self, game: Game) -> None:
        """Let the game do again what was done, or raise Stopped."""
        assert self.start is not None
        game.follow_start(self.start, self.played.asked)


@dataclass(frozen=True)
class GameBegun(PlayRow):
    """The game began."""

    KIND: ClassVar[str] = "begin"

    def play(self, game: Game) -> None:
        game.follow_begin(self.played)


@dataclass(frozen=True)
class AnswerGiven(PlayRow):
    """A seat gave an answer, with the chance it set off."""

    KIND: ClassVar[str] = "answer"
    chosen: bool = True  # by a person who had a choice
    by: int = field(kw_only=True)

    def as_json(self) -> Json:
        return super().as_json() if self.chosen else {**super().as_json(), "chosen": False}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        return cls(kept.stamp, read_played(kept.body), kept.body.get("chosen", True), by=kept.by)

    def change(self, state: TableState) -> None:
        super().change(state)
        state.give(StandingAnswer(self.by, self.n, self.chosen))

    def play(self, game: Game) -> None:
        game.follow_answer(self.by, self.played)


@dataclass(frozen=True)
class AnswerUndone(PlayRow):
    """A seat took its last answer back, freely; or by consent, and then the row holds the state to go on from."""

    KIND: ClassVar[str] = "undo"
    taken: list[int]  # answers of each seat that stand no more
    state: ResumePoint | None = None
    practice: bool = False  # whether somebody among bots has seen what comes, so that the game counts as practice
    by: int = field(kw_only=True)

    @property
    def start(self) -> ResumePoint | None:
        return self.state

    def as_json(self) -> Json:
        body: Json = {**super().as_json(), "taken": self.taken}
        if self.practice:
            body["practice"] = True
        return body if self.state is None else {**body, **self.state.as_json()}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        body = kept.body
        start = read_resume_point(body) if "state" in body else None
        return cls(kept.stamp, read_played(body), body["taken"], start, body.get("practice", False), by=kept.by)

    def change(self, state: TableState) -> None:
        super().change(state)
        state.take_back(self.taken)
        state.practice |= self.practice

    def play(self, game: Game) -> None:
        if self.state is None:
            game.follow_undo(self.by, self.played)
        else:
            super().play(game)


@dataclass(frozen=True)
class RulesChanged(PlayRow):
    """The game goes on from its state under another version of the rules, or will begin under it."""

    KIND: ClassVar[str] = "upgrade"
    state: ResumePoint | None
    rules: int = 0  # the version under which it goes on; 0 in rows of before that was written down

    @property
    def start(self) -> ResumePoint | None:
        return self.state

    def as_json(self) -> Json:
        body = {**super().as_json(), "rules": self.rules}
        return body if self.state is None else {**body, **self.state.as_json()}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        start = read_resume_point(kept.body) if "state" in kept.body else None
        return cls(kept.stamp, read_played(kept.body), start, kept.body.get("rules", 0))

    def follow(self, state: TableState) -> None:
        """Under newer rules than ours somebody else goes on with it."""
        if state.spec is not None and self.rules > state.spec.rules_version:
            raise NewerVersion
        if self.state is None:
            self.note(state)  # nothing was played yet
        else:
            super().follow(state)

    def change(self, state: TableState) -> None:
        if self.state is not None:
            super().change(state)
            state.given = [0] * len(state.seats)
            state.answers.clear()
        elif state.brought is not None:  # what was played elsewhere stands under the rules of before
            state.brought = replace(state.brought, length=0)


# -- games that began elsewhere


@dataclass(frozen=True)
class GameBrought(TableRow):
    """Somebody brought a game that began elsewhere: it goes on from this state once everybody is there."""

    KIND: ClassVar[str] = "brought"
    start: ResumePoint
    root: Json | None = None  # the state with which the lines before it begin, if that is not the game's own start
    practice: bool = False  # as the record has them
    hints: list[int] = field(default_factory=list)

    def as_json(self) -> Json:
        return {**self.start.as_json(), "root": self.root, "practice": self.practice, "hints": self.hints}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        body = kept.body
        return cls(kept.stamp, read_resume_point(body), body["root"], body["practice"], body["hints"])

    def change(self, state: TableState) -> None:
        state.brought = self.start
        state.practice = self.practice
        state.hinted = self.hints[:] or state.hinted


@dataclass(frozen=True)
class PlayedBefore(PlayRow):
    """What was played elsewhere, an answer with the chance it set off: told and written down, and not played again."""

    KIND: ClassVar[str] = "before"

    def change(self, state: TableState) -> None:
        """The game stands where it was brought to."""

    def follow(self, state: TableState) -> None:
        self.note(state)


@dataclass(frozen=True)
class GameResumed(GameBegun):
    """The game that somebody brought goes on."""

    KIND: ClassVar[str] = "resume"
    state: ResumePoint

    @property
    def start(self) -> ResumePoint | None:
        return self.state

    def as_json(self) -> Json:
        return {**super().as_json(), **self.state.as_json()}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, read_played(kept.body), read_resume_point(kept.body))

    def told(self) -> Sequence[Fact]:
        return [Noted("carried", {}), *self.played.facts]

    def change(self, state: TableState) -> None:
        super().change(state)
        state.brought = None
        state.since = [self.n] * len(state.seats)  # nobody has missed what was played elsewhere

    def play(self, game: Game) -> None:
        game.follow_start(self.state, self.played.asked)


# -- taking back by consent


@dataclass(frozen=True)
class UndoWished(TableRow):
    """A seat asks the others whether it may take back."""

    KIND: ClassVar[str] = "ask"
    others: list[int]
    by: int = field(kw_only=True)

    def as_json(self) -> Json:
        return {"others": self.others}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        return cls(kept.stamp, kept.body["others"], by=kept.by)

    def change(self, state: TableState) -> None:
        state.consent = Consent(self.by, list(self.others))


@dataclass(frozen=True)
class UndoAgreed(TableRow):
    """A seat agrees to it, or not."""

    KIND: ClassVar[str] = "consent"
    agree: bool
    by: int = field(kw_only=True)

    def as_json(self) -> Json:
        return {"agree": self.agree}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        return cls(kept.stamp, kept.body["agree"], by=kept.by)

    def change(self, state: TableState) -> None:
        state.agree(self.by, self.agree)


# -- beside the game


@dataclass(frozen=True)
class ChatSaid(TableRow):
    """Somebody said something."""

    KIND: ClassVar[str] = "chat"
    text: str
    visitor: str = ""  # who said it; nobody is shown that
    removed: bool = False  # whether the host has removed it, and the text is gone

    def as_json(self) -> Json:
        body: Json = {"text": self.text}
        if self.visitor:
            body["visitor"] = self.visitor
        return {**body, "removed": True} if self.removed else body

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        body = kept.body
        return cls(kept.stamp, body["text"], body.get("visitor", ""), body.get("removed", False), by=kept.by)

    def told(self) -> Sequence[Fact]:
        facts = {"seat": self.by, "text": self.text}
        return [Noted("chat", {**facts, "removed": True} if self.removed else facts)]


@dataclass(frozen=True)
class HintGiven(TableRow):
    """The coach gave a seat a hint."""

    KIND: ClassVar[str] = "hint"
    by: int = field(kw_only=True)

    def as_json(self) -> Json:
        return {}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        assert kept.by is not None
        return cls(kept.stamp, by=kept.by)

    def told(self) -> Sequence[Fact]:
        return [Noted("hint", {"seat": self.by})]

    def change(self, state: TableState) -> None:
        state.hinted[self.by] += 1


@dataclass(frozen=True)
class ReviewKept(TableRow):
    """The coach has looked at the finished game again."""

    KIND: ClassVar[str] = "review"
    review: Json

    def as_json(self) -> Json:
        return {"review": self.review}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, kept.body["review"])


@dataclass(frozen=True)
class RematchMade(TableRow):
    """The same people play again at another table."""

    KIND: ClassVar[str] = "rematch"
    table: str

    def as_json(self) -> Json:
        return {"table": self.table}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp, kept.body["table"])

    def change(self, state: TableState) -> None:
        state.rematch = self.table


@dataclass(frozen=True)
class TableGone(TableRow):
    """Everybody has left before the start."""

    KIND: ClassVar[str] = "gone"

    def as_json(self) -> Json:
        return {}

    @classmethod
    def read(cls, kept: KeptRow) -> Self:
        return cls(kept.stamp)

    def change(self, state: TableState) -> None:
        state.status = GONE


# -- reading


PLAYS: Final[list[type[TableRow]]] = [
    GameBegun, AnswerGiven, AnswerUndone, RulesChanged, GameBrought, PlayedBefore, GameResumed,
]  # fmt: skip
OTHERS: Final[list[type[TableRow]]] = [
    TableMade, SeatChanged, TimeUp, OwnerBack, HoldersChanged, WordGiven, UndoWished, UndoAgreed, ChatSaid, HintGiven,
    ReviewKept, RematchMade, TableGone,
]  # fmt: skip
ROWS: Final[dict[str, type[TableRow]]] = {row.KIND: row for row in PLAYS + OTHERS}


def read_row(kept: KeptRow) -> TableRow:
    """The row that was stored so; what this version cannot read was written by a newer one."""
    try:
        row = ROWS[kept.kind].read(kept)
        return replace(row, clock=read_clock(kept.body[CLOCK])) if CLOCK in kept.body else row
    except (KeyError, TypeError) as error:
        LOG.warning("a row of kind %.20s cannot be read here (%s)", kept.kind, type(error).__name__)
        raise NewerVersion from None
