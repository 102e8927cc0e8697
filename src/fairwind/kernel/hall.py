"""A hall: tables of one game side by side, all answered at once, for whoever computes with many games.

What is asked for at every step is written into bytes that others can read in place, so that no object is made for a
number: a byte for whose turn it is, a byte for each action of the mask, two for each number observed.
"""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import Any, Final, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.frames import Decision
from fairwind.kernel.play import advance
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import DECISION, State

SIZE: Final = 2  # bytes of an observed number, which is never further than a thousand from 0


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
        self.pack: Final[Any] = Struct(f"={self.numbers}h").pack
        self.turn: Final = bytearray(tables)
        self.mask: Final = bytearray(tables * self.actions)
        self.observation: Final = bytearray(tables * self.numbers * SIZE)
        self.states: Final[list[State]] = [self.begin() for table in range(tables)]
        self.drivers: Final[list[Seeded]] = [Seeded("") for table in range(tables)]
        self.allowed: Final[list[list[Action]]] = [[] for table in range(tables)]
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
            here = table * self.numbers * SIZE
            self.observation[here : here + self.numbers * SIZE] = self.pack(*known)
