"""The book of a table: everything that its rows say, folded together."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError, Sheet
from fairwind.kernel.record import Line, Record
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.server.game import UNSOUND, Game, Stopped, standing_lines
from fairwind.server.hearing import Kept, plain
from fairwind.server.seats import OPEN, PERSON, Seat
from fairwind.server.storage import Facts, Row, Storage

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
GONE: Final = "gone"

PLAY_KINDS: Final = ("begin", "answer", "undo", "upgrade")  # rows that hold lines of the record
MOST_RECENT: Final = 60  # rows in memory, for those who come back after a short while


@dataclass
class Consent:
    """A wish to take back what others have seen, and who has agreed."""

    by: int
    others: list[int]
    agreed: list[int] = field(default_factory=list)


class Book:
    """One table as its rows tell it, up to row `n`."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts
        self.n = 0
        self.at = 0.0
        self.status = WAITING
        self.seats: list[Seat] = []
        self.since: list[int] = []  # the row of each seat's last answer
        self.given: list[int] = []  # answers of each seat that stand and could be taken back
        self.consent: Consent | None = None
        self.rematch: str | None = None
        self.recent: Final[deque[Row]] = deque(maxlen=MOST_RECENT)
        self.snapshot_n = 0
        self.game: Game | None = None
        self.stopped = ""  # why the game cannot go on
        self.spec: GameSpec[Any, Any] | None = None
        self.edition: Edition | None = None
        self._find_game()

    def _find_game(self) -> None:
        try:
            self.spec = game(self.facts.game)
            self.edition = edition_of(self.spec, self.facts)
        except (UnknownGame, EditionError, *UNSOUND) as error:
            self.stopped = str(error)

    @property
    def names(self) -> list[str]:
        """The players', by seat."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """Seats at which a person sits."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def has_open_seat(self) -> bool:
        """Whether somebody is still awaited."""
        return any(seat.kind == OPEN for seat in self.seats)

    def next_row(self, kind: str, by: int | None, body: Json, after: int = 0) -> Row:
        """The row that would come next, or so many rows after it."""
        return Row(self.n + 1 + after, time.time(), kind, by, body)

    def new_game(self) -> Game:
        """A game at this table, before it begins or is restored."""
        if self.spec is None or self.edition is None:
            raise Stopped(self.stopped)
        return Game(self.spec, self.edition, len(self.seats), self.facts.variants)

    # -- folding rows

    def follow(self, row: Row) -> None:
        """Do what a row says, game and all; a game that cannot follow stops, and the rest goes on."""
        if row.kind in PLAY_KINDS and (not self.stopped or "state" in row.body):  # a state needs nothing before it
            try:
                if self.game is None:
                    self.game = self.new_game()
                self.game.follow(row.kind, row.by, row.body)
                self.stopped = ""
            except Stopped as error:
                self.stopped, self.game = str(error), None
        self.note(row)

    def note(self, row: Row) -> None:
        """Note everything but the game, which has gone on already."""
        self.n, self.at = row.n, row.at
        self.recent.append(row)
        body = row.body
        if row.kind == "made":
            self.seats = [Seat(**seat) for seat in body["seats"]]
            self.since = [0] * len(self.seats)
            self.given = [0] * len(self.seats)
        elif row.kind == "seat":
            self._note_seat(body["seat"], Seat(**body["to"]))
        elif row.kind in PLAY_KINDS:
            self._note_play(row)
        elif row.kind == "ask":
            assert row.by is not None
            self.consent = Consent(row.by, list(body["others"]))
        elif row.kind == "consent":
            self._note_consent(row.by, body["agree"])
        elif row.kind == "rematch":
            self.rematch = body["table"]
        elif row.kind == "gone":
            self.status = GONE

    def _note_seat(self, seat: int, to: Seat) -> None:
        self.seats[seat] = to
        if self.consent is not None and seat in (self.consent.by, *self.consent.others):
            self.consent = None

    def _note_play(self, row: Row) -> None:
        self.consent = None
        if row.kind == "answer" and row.by is not None:
            self.since[row.by] = row.n
            self.given[row.by] += 1
        elif row.kind == "undo":
            self.given = [given - taken for given, taken in zip(self.given, row.body["taken"], strict=True)]
        elif row.kind == "upgrade":
            self.given = [0] * len(self.seats)
        over = any("result" in line for line in row.body["lines"])
        self.status = OVER if over else RUNNING

    def _note_consent(self, by: int | None, agree: bool) -> None:
        if self.consent is None or by is None:
            return
        if agree:
            self.consent.agreed.append(by)
        else:
            self.consent = None

    # -- snapshots

    @property
    def can_be_kept(self) -> bool:
        """Whether nothing would be lost, not even an undo that is free, by going on from here."""
        return self.game is not None and self.game.free == 0

    def kept(self) -> Json:
        """All that is needed to go on from here."""
        assert self.game is not None
        wish = self.consent
        return {
            "seats": [seat.as_json() for seat in self.seats],
            "status": self.status,
            "since": self.since[:],
            "given": self.given[:],
            "consent": None if wish is None else [wish.by, wish.others, wish.agreed],
            "rematch": self.rematch,
            "at": self.at,
            "game": self.game.kept(),
        }

    def restore(self, n: int, kept: Json) -> None:
        """Go on from what was kept."""
        self.n, self.snapshot_n, self.at = n, n, kept["at"]
        self.seats = [Seat(**seat) for seat in kept["seats"]]
        self.status = kept["status"]
        self.since, self.given = list(kept["since"]), list(kept["given"])
        self.consent = None if kept["consent"] is None else Consent(*kept["consent"])
        self.rematch = kept["rematch"]
        if self.stopped:
            return
        try:
            self.game = self.new_game()
            self.game.restore(kept["game"])
        except Stopped as error:
            self.stopped, self.game = str(error), None


def edition_of(spec: GameSpec[Any, Any], facts: Facts) -> Edition:
    """The edition of a table, by name or from its text."""
    if facts.edition_text:
        edition: Edition = spec.read_edition(Sheet(f"{facts.edition}.toml", facts.edition_text))
    else:
        edition = spec.edition(facts.edition)
    if edition.about.hash != facts.edition_hash:
        raise EditionError(f"the edition '{facts.edition}' has changed since this game began")
    return edition


def read_book(storage: Storage, table: str) -> Book | None:
    """A table as it is kept; None if there is no such table."""
    facts = storage.facts(table)
    if facts is None:
        return None
    book = Book(facts)
    other_rules = book.spec is not None and book.spec.rules_version != facts.rules
    snapshot = storage.snapshot(table, exact=other_rules)
    if snapshot is not None:
        book.restore(*snapshot)
    for row in storage.rows(table, book.n):
        book.follow(row)
    return book


# -- records


def played_since(rows: Sequence[Row]) -> tuple[Json | None, list[Row]]:
    """The rows of play after the last upgrade, and the state with which they begin if there was one."""
    start: Json | None = None
    played: list[Row] = []
    for row in rows:
        if row.kind == "upgrade":
            start, played = row.body["state"], []
        elif row.kind in PLAY_KINDS:
            played.append(row)
    return start, played


def standing(storage: Storage, table: str) -> tuple[Json | None, list[Line]]:
    """The answers that stand, and the state with which they begin if it is not the game's own start."""
    start, played = played_since(storage.rows(table, kinds=PLAY_KINDS))
    return start, standing_lines([row.body for row in played])


def record_text(storage: Storage, book: Book) -> str:
    """The record of a table, with all that was undone and who answered."""
    facts = book.facts
    start, played = played_since(storage.rows(facts.id, kinds=PLAY_KINDS))
    record = Record(
        facts.game, facts.rules, facts.edition, facts.edition_hash, len(book.seats), facts.variants, facts.edition_text
    )
    record.players = book.names
    record.start = start
    record.log = [line for row in played for line in row.body["lines"]]
    return record.text()


# -- what rows say of a seat


def seat_body(seat: int, to: Seat) -> Json:
    """The body of a row with which a seat changes hands."""
    return {"seat": seat, "to": to.as_json()}


def facts_of(row: Row) -> list[Kept]:
    """What there is to tell of a row."""
    body = row.body
    if row.kind in PLAY_KINDS:
        told: list[Kept] = body.get("told", [])
        return told
    if row.kind == "seat":
        return [plain("seat", seat=body["seat"], name=body["to"]["name"], kind=body["to"]["kind"])]
    if row.kind == "made":
        return [plain("seat", seat=i, name=s["name"], kind=s["kind"]) for i, s in enumerate(body["seats"])]
    if row.kind == "chat":
        return [plain("chat", seat=row.by, text=body["text"])]
    return []


def listed_seats(seats: Sequence[Seat]) -> str:
    """Seats as the lobby lists them."""
    return json.dumps([{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats])
