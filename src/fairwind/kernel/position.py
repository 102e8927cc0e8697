"""Position: what a seat, and so a bot, may use to choose."""

from __future__ import annotations

from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.play import options, waiting_decision
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import Frame, State


class Position:
    """The game as one seat sees it: its view, its legal actions, and sampled worlds; never the truth."""

    def __init__(self, spec: GameSpec[Any, Any], s: State, seat: int) -> None:
        self.spec: Final = spec
        self.seat: Final = seat
        self.__state = s

    @property
    def edition(self) -> Edition:
        """What is printed: the catalogues of actions and outcomes, the game's tables."""
        edition: Edition = getattr(self.__state, "edition")  # noqa: B009 (every game's state has one)
        return edition

    @property
    def seats(self) -> int:
        """How many play."""
        return self.__state.seats

    def clock(self) -> int:
        """How far the game has come."""
        return self.spec.clock(self.__state)

    def observe(self, out: list[int]) -> None:
        """Append what the seat knows, as numbers."""
        self.spec.observe(self.__state, self.seat, out)

    def asked(self) -> type[Frame] | None:
        """The class of the decision that waits, which everybody may know; None if none does."""
        decision = waiting_decision(self.__state)
        return None if decision is None else type(decision)

    def view(self) -> Json:
        """What the seat sees."""
        return self.spec.view(self.__state, self.seat)

    def options(self) -> list[Action]:
        """What the seat may answer, in the catalogue's order."""
        out: list[Action] = []
        options(self.__state, self.seat, out)
        return out

    def world(self, driver: Driver) -> State:
        """A full state that agrees with everything the seat knows; the caller's own to change."""
        world: State = self.spec.sample_world(self.__state, self.seat, driver)
        return world
