"""A game in which every seat remembers what it has heard: what OpenSpiel calls an information state."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Any, Final

import numpy as np

from fairwind.kernel.chance import Driver
from fairwind.kernel.codec import canonical
from fairwind.kernel.log import Log, told_to
from fairwind.kernel.play import actor, answer, settle, toss, waiting_chance, waiting_decision
from fairwind.kernel.spec import Json
from fairwind.kernel.state import EVERYBODY, NOBODY, State
from fairwind.research.conventions import Conventions, IllegalAction, Numbers

LONGEST_WAY: Final = 64  # back to where all that was heard is in one text


class Memory:
    """What each seat has heard of one answer or one draw, as text, and the memory of all before it.

    States that follow from each other share what they remember; now and then all of it is joined, so that the way back
    stays short.
    """

    def __init__(self, before: Memory | None, texts: tuple[str, ...]) -> None:
        joined = before is not None and before.steps == LONGEST_WAY
        self.before: Final = None if joined else before
        self.texts: Final = tuple(map(add, all_texts(before), texts)) if joined and before is not None else texts
        self.steps: Final[int] = 0 if self.before is None else self.before.steps + 1


@lru_cache(maxsize=16)  # a search asks for the same one several times in a row
def all_heard(memory: Memory, seat: int) -> str:
    """Everything that a seat has heard, from the beginning."""
    told: list[str] = []
    node: Memory | None = memory
    while node is not None:
        told.append(node.texts[seat])
        node = node.before
    return "".join(reversed(told))


def all_texts(memory: Memory) -> tuple[str, ...]:
    """Everything that each seat has heard."""
    return tuple(all_heard(memory, seat) for seat in range(len(memory.texts)))


class AnswerOrDraw:
    """An answer or a draw: by whom, which, and who has seen it (a seat, EVERYBODY or NOBODY)."""

    def __init__(self, by: int, number: int, seen_by: int) -> None:
        self.by: Final = by
        self.number: Final = number
        self.seen_by: Final = seen_by

    def told_to(self, seat: int) -> AnswerOrDraw:
        """What a seat knows of it."""
        return self if self.seen_by in (EVERYBODY, seat) else AnswerOrDraw(self.by, -1, NOBODY)


class RememberedGame:
    """A full state, what each seat has heard until now, and the last few answers and draws.

    What was heard is found out when somebody asks: the answers since then are played again before a log, so that
    searches which play games to their end need not listen.
    """

    def __init__(
        self, conventions: Conventions, s: State, memory: Memory, lately: list[AnswerOrDraw], most: int
    ) -> None:
        self.conventions: Final = conventions
        self.state: Final = s
        self.lately: Final = lately
        self.most: Final = most  # how many answers and draws are kept
        self.shared = False  # whether several hold it: who wants to change it takes a copy first
        self._memory = memory
        self._then: State | None = None  # the table of which the memory tells; None if it is as it is now
        self._since: list[int] = []  # the answers and draws after it
        self._observed: dict[int, Numbers] = {}  # as it is now, by seat

    # -- copies

    def copy(self) -> RememberedGame:
        """An independent copy."""
        other = RememberedGame(
            self.conventions, self.conventions.spec.clone(self.state), self._memory, self.lately[:], self.most
        )
        other._then, other._since = self._then, self._since[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> RememberedGame:
        """Nobody changes a game that several hold, so it need not be copied yet."""
        self.shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.conventions
        lately = [(item.by, item.number, item.seen_by) for item in self.lately]
        return read_game, (table, table.spec.encode(self.state), all_texts(self.memory()), lately, self.most)

    # -- play

    def play(self, number: int) -> None:
        """Carry out an answer of the actor, or an outcome of the chance that waits, by its place in the catalogue."""
        s = self.state
        by = actor(s)
        seen_by = self._check(number)
        if self._then is None:
            self._then = self.conventions.spec.clone(s)
        carry_out(self.conventions, s, number)
        self._since.append(number)
        self._observed.clear()
        if self.most:
            self.lately.append(AnswerOrDraw(by, number, seen_by))
            del self.lately[: -self.most]

    def _check(self, number: int) -> int:
        """Who will see it, if it is allowed; else an IllegalAction."""
        s = self.state
        chance = waiting_chance(s)
        if chance is not None:
            weights = chance.weights(s)
            place = number - chance.first(s)
            if not (0 <= place < len(weights) and weights[place] > 0):
                raise IllegalAction(f"Outcome {number} cannot come out here; choose one of `chance_outcomes`.")
            return chance.seen_by(s)
        seat = actor(s)
        self.conventions.allowed(s, seat, number)
        decision = waiting_decision(s)
        return seat if decision is not None and decision.SEALED else EVERYBODY

    def imagined(self, seat: int, driver: Driver) -> RememberedGame:
        """A game that this seat holds possible: it remembers what it has heard, the others only what they see."""
        world: State = self.conventions.spec.sample_world(self.state, seat, driver)
        heard = all_heard(self.memory(), seat)
        memory = Memory(None, tuple(heard if other == seat else "" for other in range(self.conventions.seats)))
        lately = [item.told_to(seat) for item in self.lately]
        return RememberedGame(self.conventions, world, memory, lately, self.most)

    # -- what a seat knows

    def memory(self) -> Memory:
        """What all seats have heard until now."""
        if self._then is not None:
            s: State = self.conventions.spec.clone(self._then)
            log = Log(self.conventions.spec, self.conventions.edition)
            s.listener = log
            for number in self._since:
                carry_out(self.conventions, s, number, log)
                self._memory = heard_of(log, s, self._memory)
            self._then, self._since = None, []
        return self._memory

    def seen(self, seat: int) -> str:
        """What a seat sees now."""
        return view_text(self.conventions.spec.view(self.state, seat))

    def seen_by_all(self) -> str:
        """What an onlooker sees now."""
        return view_text(self.conventions.spec.view(self.state, None))

    def information(self, seat: int) -> str:
        """Everything that a seat has heard, and what it sees now."""
        return f"seat {seat}\n{all_heard(self.memory(), seat)}{self.seen(seat)}"

    def observation(self, seat: int) -> Numbers:
        """What a seat knows, in numbers; not to be changed."""
        if seat not in self._observed:
            self._observed[seat] = self.conventions.observation(self.state, seat)
        return self._observed[seat]

    def latest(self, seat: int) -> Numbers:
        """The last answers and draws as the seat knows them, the newest first: who (the seat + 1, 0 for a draw) and
        what (its number + 1, 0 if that is hidden).
        """
        rows = np.zeros((self.most, 2), np.float32)
        for row, item in enumerate(reversed(self.lately)):
            rows[row] = item.by + 1, item.told_to(seat).number + 1
        return rows


def carry_out(conventions: Conventions, s: State, number: int, log: Log | None = None) -> None:
    """An answer or an outcome that is known to be allowed; a log is told before."""
    chance = waiting_chance(s)
    if chance is not None:
        place = number - chance.first(s)
        if log is not None:
            log.tossed(s, chance, place)
        toss(s, place)
        return
    decision, seat, action = waiting_decision(s), actor(s), conventions.edition.catalogue.actions[number]
    if log is not None and decision is not None:
        log.answered(s, decision, seat, action)
    answer(s, seat, action)


def heard_of(log: Log, s: State, before: Memory | None) -> Memory:
    """What the log has been told, as each seat hears it, behind what was heard before."""
    facts = log.take(s)
    return Memory(before, tuple("".join(map(view_text, told_to(facts, seat))) for seat in range(s.seats)))


def view_text(told: Json) -> str:
    """One line of text."""
    return f"{canonical(told)}\n"


def new_game(conventions: Conventions, most: int) -> RememberedGame:
    """A game before the first draw or answer."""
    s = conventions.begin()
    log = Log(conventions.spec, conventions.edition)
    s.listener = log
    settle(s)
    memory = heard_of(log, s, None)
    s.listener = None
    return RememberedGame(conventions, s, memory, [], most)


def read_game(
    conventions: Conventions, state: Json, texts: tuple[str, ...], lately: list[tuple[int, int, int]], most: int
) -> RememberedGame:
    """A game that was written down."""
    s: State = conventions.spec.decode(conventions.edition, state)
    return RememberedGame(conventions, s, Memory(None, texts), [AnswerOrDraw(*item) for item in lately], most)
