"""The four kinds of frame that can wait on the stack."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from fairwind.kernel.actions import Action
from fairwind.kernel.native import mypyc_attr
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import CHANCE, DECISION, EVERYBODY, STEP, TOGETHER, Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """Runs by itself: changes the state and pushes what follows."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__(STEP, seat)

    @abstractmethod
    def run(self, s: S) -> None:
        """Do it. The frame is off the stack already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """One seat must answer.

    `candidates` is the decision's part of the catalogue, in its order; `refuse` judges each of them. `options` may be
    written out for speed, and must then agree with `refuse` (the conformance suite holds them to it). None of the three
    changes the state.
    """

    SEALED: ClassVar[bool] = False  # True if only the answering seat may know the answer
    CHAIN: ClassVar[str] = ""  # a verb whose options a door may offer to answer one after the other: "use all"

    def __init__(self, seat: int, kind: int = DECISION) -> None:
        super().__init__(kind, seat)

    @abstractmethod
    def candidates(self, s: S, seat: int) -> Sequence[Action]:
        """Everything that is asked, allowed or not."""

    @abstractmethod
    def refuse(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Why a candidate is not allowed, or None if it is."""

    @abstractmethod
    def resolve(self, s: S, seat: int, action: Action) -> None:
        """Carry out an allowed answer. The frame is off the stack already."""

    def options(self, s: S, seat: int, out: list[Action]) -> None:
        """Append what is allowed to the caller's list, in the catalogue's order."""
        for action in self.candidates(s, seat):
            if self.refuse(s, seat, action) is None:
                out.append(action)

    def actor(self, s: S) -> int:
        """The first seat that still owes an answer, or -1."""
        return self.seat

    def owes(self, s: S, seat: int) -> bool:
        """Whether this seat still owes an answer."""
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[S]):
    """Several seats answer secretly, in any order, each with one answer or a chain of them.

    An answer changes only what is the seat's own and hidden, so answers of different seats commute. The frame stays on
    the stack until nobody owes; then it opens.
    """

    SEALED = True

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat, TOGETHER)

    @abstractmethod
    def owes(self, s: S, seat: int) -> bool: ...

    def actor(self, s: S) -> int:
        for seat in range(s.seats):
            if self.owes(s, seat):
                return seat
        return -1

    @abstractmethod
    def open(self, s: S) -> None:
        """Everybody has answered. The frame is off the stack already."""

    @abstractmethod
    def take_back(self, s: S, seat: int) -> bool:
        """Undo all answers of this seat; False if it has given none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame, Generic[S]):
    """The table answers: a die, a draw.

    Outcome number n stands at place `first(s) + n` of the game's catalogue of outcomes and has the integer weight
    `weights(s)[n]`; weight 0 cannot happen.
    """

    def __init__(self, seat: int = -1) -> None:
        super().__init__(CHANCE, seat)

    @abstractmethod
    def weights(self, s: S) -> list[int]:
        """May be the state's own list: read it, never change it. At least one weight is above 0."""

    def first(self, s: S) -> int:
        """Where outcome number 0 stands in the catalogue of outcomes."""
        return 0

    def seen_by(self, s: S) -> int:
        """A seat, EVERYBODY or NOBODY."""
        return EVERYBODY

    @abstractmethod
    def resolve(self, s: S, outcome: int) -> None:
        """Carry out outcome number n. The frame is off the stack already."""


def frames_in(*modules: ModuleType) -> dict[str, type[Frame]]:
    """Every class of frame that these modules define, by name: how a stack is read back."""
    found: dict[str, type[Frame]] = {}
    for module in modules:
        for name, item in vars(module).items():
            if _is_frame_of(item, module.__name__) and _is_whole(item):
                if name in found:
                    raise ValueError(f"two frames are called {name}")
                found[name] = item
    return found


def _is_frame_of(item: Any, module: str) -> bool:
    return isinstance(item, type) and issubclass(item, Frame) and getattr(item, "__module__", "") == module


def _is_whole(frame: Any) -> bool:
    """Whether nothing is missing to carry it out: what several frames have in common is none itself."""
    if issubclass(frame, Step):
        return _has_own(frame, Step, "run")
    if issubclass(frame, Chance):
        return _has_own(frame, Chance, "weights") and _has_own(frame, Chance, "resolve")
    decides = _has_own(frame, Decision, "candidates") and _has_own(frame, Decision, "resolve")
    return decides and (not issubclass(frame, Together) or _has_own(frame, Together, "open"))


def _has_own(frame: Any, base: Any, method: str) -> bool:
    return getattr(frame, method) is not getattr(base, method)
