"""The pace agreed on at a table, and its clocks: how long each seat may take, and how much of that is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Self

from fairwind.kernel.spec import Json

BETWEEN: Final = "+"  # the time of a turn and the reserve, where a pace is kept as text
DIGITS: Final = 3  # of a second


@dataclass(frozen=True)
class Pace:
    """So many seconds a turn; what a turn takes beyond that comes out of a reserve for the whole game."""

    turn: int
    reserve: int = 0

    @property
    def text(self) -> str:
        """As it is kept."""
        return f"{self.turn}{BETWEEN}{self.reserve}"


def read_pace(text: str) -> Pace | None:
    """The pace that was kept so; None where nobody looks at a clock."""
    if not text:
        return None
    turn, _, reserve = text.partition(BETWEEN)
    return Pace(int(turn), int(reserve))


@dataclass(frozen=True)
class SeatClock:
    """The clock of one seat, in seconds of the house's time.

    A turn begins when a seat owes an answer again after others, or is asked once more what its turn began with.
    """

    reserve: float
    since: float | None = None  # when the question arose for which it runs; None while it stands still
    used: float = 0.0  # of this turn, before that
    first: str = ""  # the question with which this turn began

    def as_json(self) -> Json:
        """For rows."""
        return {"reserve": self.reserve, "since": self.since, "used": self.used, "first": self.first}

    def left(self, pace: Pace, now: float) -> tuple[float, float]:
        """What is left of the turn, and of the reserve."""
        used = self.used + (0.0 if self.since is None else max(0.0, now - self.since))
        over = max(0.0, used - pace.turn) - max(0.0, self.used - pace.turn)
        return max(0.0, pace.turn - used), max(0.0, self.reserve - over)

    def due(self, pace: Pace) -> float | None:
        """When its time is up; None while it stands still."""
        return None if self.since is None else self.since + max(0.0, pace.turn - self.used) + self.reserve

    def stopped(self, pace: Pace, now: float) -> SeatClock:
        """The same, standing still."""
        if self.since is None:
            return self
        used = self.used + max(0.0, now - self.since)
        _, reserve = self.left(pace, now)
        return SeatClock(round(reserve, DIGITS), None, round(used, DIGITS), self.first)

    def going_on(self, now: float) -> SeatClock:
        """The same turn, with another question."""
        return SeatClock(self.reserve, now, self.used, self.first)

    def new_turn(self, now: float, question: str) -> SeatClock:
        """A turn that begins with this question."""
        return SeatClock(self.reserve, now, 0.0, question)


@dataclass(frozen=True)
class Owing:
    """Who is asked now, and by whose answers, given or taken back, it came to that."""

    running: Collection[int]  # people who owe an answer, and those for whom a bot does because they were late
    question: str
    answered: Collection[int] = ()
    undone: Collection[int] = ()
    back: Collection[int] = ()  # whose owners play again


@dataclass(frozen=True)
class TableClock:
    """The clocks of all seats."""

    seats: tuple[SeatClock, ...]

    def as_json(self) -> list[Json]:
        """For rows."""
        return [clock.as_json() for clock in self.seats]

    def after(self, pace: Pace, asked: Owing, now: float) -> Self:
        """The clocks after something has happened."""
        return type(self)(tuple(next_clock(clock, i, pace, asked, now) for i, clock in enumerate(self.seats)))

    def due(self, pace: Pace) -> float | None:
        """When the first of them runs out; None while all stand still."""
        return min((due for clock in self.seats if (due := clock.due(pace)) is not None), default=None)

    def late(self, pace: Pace, now: float) -> list[int]:
        """The seats whose time is up."""
        return [i for i, clock in enumerate(self.seats) if (due := clock.due(pace)) is not None and due <= now]


def next_clock(clock: SeatClock, seat: int, pace: Pace, asked: Owing, now: float) -> SeatClock:
    """The clock of a seat after something has happened: whoever takes back does not get a turn's time anew."""
    moved = seat in asked.answered or seat in asked.undone
    if seat not in asked.running:
        return clock.stopped(pace, now)
    if clock.since is not None and not moved and seat not in asked.back:
        return clock
    stopped = clock.stopped(pace, now)
    if seat in asked.back:
        return stopped.new_turn(now, asked.question)
    if seat in asked.undone or (clock.since is not None and asked.question != clock.first):
        return stopped.going_on(now)
    return stopped.new_turn(now, asked.question)


def new_clock(pace: Pace, seats: int) -> TableClock:
    """The clocks of a table before the game."""
    return TableClock((SeatClock(float(pace.reserve)),) * seats)


def read_clock(kept: Sequence[Json]) -> TableClock:
    """The clocks that were kept so."""
    return TableClock(tuple(SeatClock(**clock) for clock in kept))
