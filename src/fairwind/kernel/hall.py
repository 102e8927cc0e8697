"""A hall: tables of one game side by side, all answered at once, for whoever computes with many games.

What is asked for at every step is written into bytes that others can read in place, so that no object is made for a
number: a byte for whose turn it is, a byte for each action of the mask, and two for each number observed, in two rows.
The first row has the number modulo 256, the second how often 256 must be added, by a sign and seven bits. Nearly all
numbers need nothing of the second: so the first is written in one go, the second only in places that have needed it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Decision
from fairwind.kernel.play import advance
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import DECISION, State

BYTE: Final = 255


class Hall:
    """So many tables, numbered from 0; a table is dealt a game, and another one when that is over."""

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        edition: Edition,
        seats: int,
        variants: Mapping[str, str],
        tables: int,
        observes: bool,
    ) -> None:
        self.spec: Final[GameSpec[Any, Any]] = spec
        self.edition: Final[Edition] = edition
        self.seats: Final = seats
        self.variants: Final = variants
        self.tables: Final = tables
        self.actions: Final = len(edition.catalogue)
        self.numbers: Final = len(spec.observed(seats)) if observes else 0
        self.turn: Final = bytearray(tables)
        self.mask: Final = bytearray(tables * self.actions)
        self.observation: Final = bytearray(tables * self.numbers)  # modulo 256
        self.above: Final = bytearray(tables * self.numbers)  # how often 256 must be added to that
        self.far: Final[list[int]] = []  # the places where a number has been below 0 or above 255
        self.states: Final[list[State]] = [self.begin() for table in range(tables)]
        self.drivers: Final[list[Seeded]] = [Seeded("") for table in range(tables)]
        self.allowed: Final[list[list[Action]]] = [[] for table in range(tables)]
        self.split: Final[list[list[int]]] = [[] for table in range(tables)]  # places whose number needs both rows now
        self.over: Final[list[int]] = []  # tables whose game has ended: each waits to be dealt another

    def begin(self) -> State:
        """A new game before anything is drawn or dealt."""
        s: State = self.spec.begin(self.edition, self.seats, self.variants)
        return s

    def deal(self, table: int, seed: str) -> None:
        """Begin a game in which the first seat is asked."""
        self.states[table] = self.begin()
        self.drivers[table] = Seeded(seed)
        advance(self.states[table], self.drivers[table])
        self._ask(table)

    def chosen(self, luck: list[Generator]) -> list[int]:
        """An allowed action of each table, drawn by the table's own generator."""
        numbers: list[int] = []
        for table in range(self.tables):
            allowed = self.allowed[table]
            numbers.append(allowed[luck[table].below(len(allowed))].id)
        return numbers

    def refused(self, numbers: list[int]) -> int:
        """The first table where this action is not allowed now; -1 if all are."""
        for table in range(self.tables):
            if not self._allows(table, numbers[table]):
                return table
        return -1

    def _allows(self, table: int, number: int) -> bool:
        # Not by the mask: whoever reads those bytes could have written there, too.
        return any(action.id == number for action in self.allowed[table])

    def answer(self, numbers: list[int]) -> None:
        """Carry out an allowed action at each table with all chance that it sets off, and ask who is next."""
        catalogue = self.edition.catalogue.actions
        self.over.clear()
        for table in range(self.tables):
            s = self.states[table]
            decision = cast("Decision[Any]", s.pending[-1])
            seat = decision.actor(s)
            if decision.kind == DECISION:
                s.pending.pop()
            decision.resolve(s, seat, catalogue[numbers[table]])
            advance(s, self.drivers[table])
            if s.pending:
                self._ask(table)
            else:
                self.over.append(table)

    def _ask(self, table: int) -> None:
        """Write down whose turn it is at a table, what they may answer, and what they know."""
        s, allowed, first = self.states[table], self.allowed[table], table * self.actions
        decision = cast("Decision[Any]", s.pending[-1])
        seat = decision.actor(s)
        for action in allowed:
            self.mask[first + action.id] = 0
        allowed.clear()
        decision.options(s, seat, allowed)
        for action in allowed:
            self.mask[first + action.id] = 1
        self.turn[table] = seat
        if self.numbers:
            known: list[int] = []
            self.spec.observe(s, seat, known)
            self._write(table, known)

    def _write(self, table: int, known: list[int]) -> None:
        """Write down what is known; the list is used up by it."""
        first, split = table * self.numbers, self.split[table]
        for place in split:
            self.above[first + place] = 0
        split.clear()
        for place in self.far:
            if not 0 <= known[place] <= BYTE:
                self._split(table, place, known)
        try:
            self.observation[first : first + self.numbers] = known
        except ValueError:  # a number that does not go into a byte, where all have until now
            for place in range(self.numbers):
                if not 0 <= known[place] <= BYTE:
                    self.far.append(place)
                    self._split(table, place, known)
            self.observation[first : first + self.numbers] = known

    def _split(self, table: int, place: int, known: list[int]) -> None:
        """Write the part of a number that is above a byte, and leave the rest in the list."""
        number = known[place]
        self.above[table * self.numbers + place] = number >> 8 & BYTE
        known[place] = number & BYTE
        self.split[table].append(place)
