"""The state of a table: everything that its rows say, folded together."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, NotRequired, TypedDict

from fairwind.games import UnknownGame, game
from fairwind.kernel.editions import EditionError
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.tables.game import Game, Stopped
from fairwind.tables.pace import TableClock, read_clock, read_pace
from fairwind.tables.played import ResumePoint, read_resume_point
from fairwind.tables.seats import OPEN, PERSON, Seat, read_seat
from fairwind.tables.table_draws import KeptDraws, TableDraws, new_draws

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
GONE: Final = "gone"
MOST_STANDING: Final = 400  # answers that are remembered one by one, for what an undo takes back


@dataclass(frozen=True)
class TableInfo:
    """What is played at a table: settled when it is made, save for the rules version, which an upgrade may raise."""

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    edition_text: str
    variants: dict[str, str]
    public: bool
    made: float
    pace: str = ""  # as `Pace.text` has it; empty where nobody looks at a clock
    hints: bool = False  # whether everybody may ask the coach, though several people play
    carried: bool = False  # whether the game began elsewhere: whoever brought it may know what is hidden


class StandingAnswer(NamedTuple):
    """An answer that was not taken back: whose, in which row, and whether a person had a choice."""

    seat: int
    n: int
    chosen: bool


class Stamp(NamedTuple):
    """When something happened: as which row of the table, and at what time."""

    n: int
    at: float


@dataclass
class Consent:
    """A wish to take back what others have seen, and who has agreed."""

    by: int
    others: list[int]
    agreed: list[int] = field(default_factory=list)


class KeptGame(TypedDict):
    """A game as it is kept."""

    state: Json
    asked: list[int]
    length: int
    drawn: NotRequired[dict[str, int]]
    answered: NotRequired[list[int]]


class KeptState(TypedDict):
    """A table as it is kept."""

    seats: list[Json]
    status: str
    since: list[int]
    given: list[int]
    consent: tuple[int, list[int], list[int]] | None
    rematch: str | None
    at: float
    game: KeptGame
    draws: NotRequired[KeptDraws | None]
    answers: NotRequired[Sequence[tuple[int, int, bool]]]
    practice: NotRequired[bool]
    hinted: NotRequired[list[int]]
    clock: NotRequired[list[Json]]


class TableState:
    """One table as its rows tell it, up to row `n`."""

    def __init__(self, info: TableInfo) -> None:
        self.info: Final = info
        self.n = 0
        self.at = 0.0
        self.status = WAITING
        self.seats: list[Seat] = []
        self.since: list[int] = []  # the row of each seat's last answer that was a choice
        self.answers: list[StandingAnswer] = []  # the last ones that stand
        self.practice = False  # whether somebody among bots took back what had shown them something new
        self.given: list[int] = []  # answers of each seat that stand and could be taken back
        self.hinted: list[int] = []  # hints that the coach has given to each seat
        self.consent: Consent | None = None
        self.rematch: str | None = None
        self.snapshot_n = 0
        self.pace: Final = read_pace(info.pace)
        self.clock: TableClock | None = None  # once the game has begun, if there is a pace
        self.draws: TableDraws | None = None  # what they follow from; none at tables made before that was kept
        self.brought: ResumePoint | None = None  # from where a game goes on that began elsewhere, until it does
        self.game: Game | None = None
        self.stopped = ""  # why the game cannot go on
        self.result: Json | None = None  # of a game that is over and can be shown no more
        self.spec: GameSpec[Any, Any] | None = None
        self.edition: Edition | None = None
        self._find_game()

    def _find_game(self) -> None:
        try:
            self.spec = game(self.info.game)
            self.edition = edition_of(self.spec, self.info)
        except (UnknownGame, EditionError, *UNSOUND) as error:
            self.stopped = str(error)

    @property
    def shipped_text(self) -> str:
        """The text of the edition, if it comes with the game and not with the table."""
        return "" if self.edition is None or self.info.edition_text else self.edition.about.text

    @property
    def names(self) -> list[str]:
        """The players', by seat."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """Seats at which a person sits."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def allows_hints(self) -> bool:
        """Whether the coach may be asked: among several people only if that was agreed on, before the game too."""
        playing = [seat for seat in self.seats if seat.kind == PERSON or seat.is_held]
        return self.info.hints or (self.status != WAITING and len(playing) == 1)

    def next_stamp(self, after: int = 0) -> Stamp:
        """Of the row that would come next, or so many rows after it."""
        return Stamp(self.n + 1 + after, time.time())

    def new_game(self) -> Game:
        """A game at this table, before it begins or is restored."""
        if self.spec is None or self.edition is None:
            raise Stopped(self.stopped)
        driver = None if self.draws is None else self.draws.driver()
        return Game(self.spec, self.edition, len(self.seats), self.info.variants, driver)

    def stop(self, reason: Stopped) -> None:
        """The game cannot go on: say why, and what it needs."""
        self.stopped, self.game = self._need(str(reason)), None

    def _need(self, reason: str) -> str:
        if self.spec is None or self.spec.rules_version == self.info.rules:
            return reason
        return (
            f"This game began under version {self.info.rules} of the rules of {self.info.game}, and version "
            f"{self.spec.rules_version} cannot go on with it ({reason}); a release with version {self.info.rules} can."
        )

    # -- what rows change

    def sit(self, seats: list[Seat], secret: str = "", seals: Mapping[int, str] | None = None) -> None:
        """The table is made, with these seats; and the secret and sealed words that its draws follow from."""
        self.seats = seats
        self.since = [0] * len(seats)
        self.given = [0] * len(seats)
        self.hinted = [0] * len(seats)
        if secret:
            self.draws = new_draws(self.info.id, secret, seats, seals or {}, self.at)

    @property
    def is_complete(self) -> bool:
        """Whether nobody is awaited any more."""
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def awaits_words(self) -> bool:
        """Whether the game would begin if all sealed words were given."""
        return self.status == WAITING and self.is_complete and self.draws is not None and bool(self.draws.awaited)

    def change_seat(self, seat: int, to: Seat, seal: str | None = None) -> None:
        """A seat changes hands, perhaps with a word that is sealed; a wish in which it has a part ends."""
        self.seats[seat] = to
        if self.draws is not None and self.status == WAITING:
            self.draws.sit(seat, to, seal, self.at, self.is_complete)
        if self.consent is not None and seat in (self.consent.by, *self.consent.others):
            self.consent = None

    def go_on(self, over: bool) -> None:
        """Something was played."""
        self.consent = None
        self.status = OVER if over else RUNNING

    def give(self, answer: StandingAnswer) -> None:
        """A seat gave an answer."""
        self.given[answer.seat] += 1
        self.answers.append(answer)
        del self.answers[:-MOST_STANDING]
        if answer.chosen:
            self.since[answer.seat] = answer.n

    def taken_with(self, taken: Sequence[int]) -> list[StandingAnswer]:
        """The last so many answers of each seat, in their order."""
        left, found = list(taken), []
        for answer in reversed(self.answers):
            if left[answer.seat]:
                left[answer.seat] -= 1
                found.append(answer)
        return found[::-1]

    def take_back(self, taken: Sequence[int]) -> None:
        """The last so many answers of each seat stand no more; what they have seen since counts from before them."""
        self.given = [given - gone for given, gone in zip(self.given, taken, strict=True)]
        gone = {answer.n for answer in self.taken_with(taken)}
        self.answers = [answer for answer in self.answers if answer.n not in gone]
        for seat, count in enumerate(taken):
            if count:
                self.since[seat] = max((a.n for a in self.answers if a.seat == seat and a.chosen), default=0)

    def since_last_of(self, seat: int) -> list[StandingAnswer]:
        """A seat's last answer and all that came after it."""
        at = max((i for i, answer in enumerate(self.answers) if answer.seat == seat), default=len(self.answers))
        return self.answers[at:]

    def agree(self, by: int, agrees: bool) -> None:
        """A seat agrees to a wish, or ends it."""
        if self.consent is None:
            return
        if agrees:
            self.consent.agreed.append(by)
        else:
            self.consent = None

    # -- snapshots

    @property
    def can_be_kept(self) -> bool:
        """Whether nothing would be lost, not even an undo that is free, by going on from here."""
        return self.game is not None and self.game.sitting.undoable == 0

    def kept(self) -> KeptState:
        """All that is needed to go on from here."""
        assert self.game is not None
        wish, start = self.consent, self.game.start()
        kept: KeptState = {
            "seats": [seat.as_json() for seat in self.seats],
            "status": self.status,
            "since": self.since[:],
            "given": self.given[:],
            "consent": None if wish is None else (wish.by, wish.others, wish.agreed),
            "rematch": self.rematch,
            "at": self.at,
            "game": {
                "state": start.state,
                "asked": self.game.numbers[:],
                "length": start.length,
                "drawn": start.drawn,
                "answered": start.answered,
            },
            "draws": None if self.draws is None else self.draws.kept(),
            "answers": self.answers[:],
            "practice": self.practice,
            "hinted": self.hinted[:],
        }
        if self.clock is not None:
            kept["clock"] = self.clock.as_json()
        return kept

    def restore(self, n: int, kept: KeptState) -> None:
        """Go on from what was kept."""
        self.n, self.snapshot_n, self.at = n, n, kept["at"]
        self.seats = [read_seat(seat) for seat in kept["seats"]]
        self.status = kept["status"]
        self.since, self.given = list(kept["since"]), list(kept["given"])
        self.consent = None if kept["consent"] is None else Consent(*kept["consent"])
        self.rematch = kept["rematch"]
        self.answers = [StandingAnswer(*answer) for answer in kept.get("answers", [])]
        self.practice = kept.get("practice", False)
        self.hinted = list(kept.get("hinted", [0] * len(self.seats)))
        clock = kept.get("clock")
        self.clock = None if clock is None else read_clock(clock)
        draws = kept.get("draws")
        self.draws = None if draws is None else TableDraws(self.info.id, **draws)
        if self.stopped:
            return
        try:
            self.game = self.new_game()
            self.game.follow_start(read_resume_point({**kept["game"]}), kept["game"]["asked"])
        except Stopped as error:
            self.stop(error)


def has_other_rules(info: TableInfo) -> bool:
    """Whether a table was played under another version of the rules than there is now."""
    try:
        return game(info.game).rules_version != info.rules
    except UnknownGame:
        return False


def has_newer_rules(info: TableInfo) -> bool:
    """Whether a table is played under rules that only a newer version of Fairwind has."""
    try:
        return game(info.game).rules_version < info.rules
    except UnknownGame:
        return False


def has_present_edition(info: TableInfo) -> bool:
    """Whether a table's edition is at hand: its own, or the one that comes with the game and was not corrected."""
    try:
        return bool(info.edition_text) or game(info.game).has_edition(info.edition, info.edition_hash)
    except UnknownGame:
        return True  # nothing could be done with another
    except EditionError:
        return False


def edition_of(spec: GameSpec[Any, Any], info: TableInfo) -> Edition:
    """The edition of a table."""
    edition: Edition = spec.recorded_edition(info.edition, info.edition_text, info.edition_hash)
    return edition
