"""The state of a game: components in their places, and the stack of what is still owed."""

from __future__ import annotations

from typing import ClassVar, Final

from fairwind.kernel.native import mypyc_attr

STEP: Final = 0
DECISION: Final = 1
CHANCE: Final = 2
TOGETHER: Final = 3

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
    """Something that happened: facts for all, and a secret part for those who saw it."""

    def __init__(
        self,
        name: str,
        facts: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seers: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secret: Final = secret
        self.seers: Final = seers

    def told_to(self, seat: int) -> dict[str, int | str]:
        """What this seat (or an onlooker, EVERYBODY) hears of it."""
        told: dict[str, int | str] = {**self.facts}
        if self.secret is not None and seat in self.seers:
            told.update(self.secret)
        told["event"] = self.name  # a fact may not have this name
        return told


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to hear what happens at a table."""

    def tell(self, event: Event) -> None:
        """Called for each event, in order."""

    def moved(self, s: State, source: int, target: int, kind: int, count: int) -> None:
        """Called for each move of components; a game's places and kinds have names in its SPEC."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table. A game adds its own fields, and writes `clone` out by hand.

    `at[place][kind]` counts the components of a kind in a place: alike things need no more.
    """

    def __init__(self, seats: int, pending: list[Frame], at: list[list[int]]) -> None:
        self.seats: Final = seats
        self.pending = pending
        self.at = at
        self.listener: Listener | None = None

    def owe(self, *frames: Frame) -> None:
        """Push what follows; the first comes first, so a phase reads as a list."""
        for i in range(len(frames) - 1, -1, -1):
            self.pending.append(frames[i])

    def move(self, source: int, target: int, kind: int, count: int = 1) -> None:
        """Carry components from place to place: the only way they travel."""
        self.at[source][kind] -= count
        self.at[target][kind] += count
        if self.listener is not None:
            self.listener.moved(self, source, target, kind, count)
