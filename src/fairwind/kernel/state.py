"""The state of a game: components in their places, and the stack of what is still owed."""

from __future__ import annotations

from typing import ClassVar, Final

from fairwind.kernel.native import mypyc_attr

STEP: Final = 0
DECISION: Final = 1
CHANCE: Final = 2
TOGETHER: Final = 3

NONE: Final = -1  # no seat, no card, nothing
EVERYBODY: Final = -1  # who sees something: a seat, or one of these
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something still owed, waiting on the stack: frozen, public data (seats and small numbers, never a secret).

    `FIELDS` names what the constructor takes after the seat, in order, so that any frame can be written down and read
    back.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat


class Event:
    """Something that a game tells: facts for all, and a secret part for those who saw it."""

    def __init__(
        self,
        name: str,
        facts: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seers: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secret: Final = secret
        self.seers: Final = seers
        self.reveals: Final = reveals  # whether others learn what they could not know: it is not undone freely


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to hear what happens at a table."""

    def tell(self, event: Event) -> None:
        """Called for each event, in order."""

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        """Called for each move of components; a game's places and kinds have names in its SPEC."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table.

    A game writes each of its own fields once, in its constructor, with the value at the start and the copy:
    `self.coins: list[int] = [0] * seats if like is None else like.coins[:]`. That is all: what can be written down and
    read back is found from there (`codec.py`).

    `at[place][kind]` counts the components of a kind in a place: alike things need no more.
    """

    WORKED_OUT: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others: see `work_out`

    def __init__(self, seats: int, places: int, kinds: int, like: State | None) -> None:
        self.seats: Final = seats
        self.pending: list[Frame] = [] if like is None else like.pending[:]
        self.at: list[list[int]] = (
            [[0] * kinds for place in range(places)] if like is None else [place[:] for place in like.at]
        )
        self.listener: Listener | None = None

    def work_out(self) -> None:
        """Fill the fields that follow from the others, after the state was read back."""

    # -- what is owed

    def push(self, frame: Frame) -> None:
        """What comes next."""
        self.pending.append(frame)

    def owe(self, *frames: Frame) -> None:
        """Push what follows; the first comes first, so a phase reads as a list."""
        for i in range(len(frames) - 1, -1, -1):
            self.pending.append(frames[i])

    # -- components

    def move(self, source: int, target: int, kind: int, count: int = 1) -> None:
        """Carry components from place to place: the only way they travel."""
        self.at[source][kind] -= count
        self.at[target][kind] += count
        if self.listener is not None:
            self.listener.moved(self, source, target, kind, count)

    def move_all(self, source: int, target: int) -> None:
        """Carry everything from one place to another."""
        counts = self.at[source]
        for kind in range(len(counts)):
            if counts[kind]:
                self.move(source, target, kind, counts[kind])

    def total(self, place: int) -> int:
        """How many components lie in a place."""
        count = 0
        for n in self.at[place]:
            count += n
        return count

    # -- seats

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in the order of the table, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # -- what is told

    def tell(
        self,
        name: str,
        facts: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seers: tuple[int, ...] = (),
    ) -> None:
        """Report what everybody can see, and a secret part to those who see it, to whoever listens."""
        if self.listener is not None:
            self.listener.tell(Event(name, facts, secret, seers))

    def reveal(self, name: str = "", facts: dict[str, int | str] | None = None) -> None:
        """Report what others could not know until now, such as cards that are shown: this ends the free undo.

        Without a name the answer says it all, such as a set that only this hand allows.
        """
        if self.listener is not None:
            self.listener.tell(Event(name, facts or {}, reveals=True))
