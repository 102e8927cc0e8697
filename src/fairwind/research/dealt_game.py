"""A game that was dealt from a seed and is answered by numbers: what the doors with a `reset` play on."""

from __future__ import annotations

from typing import Any, Final

from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over
from fairwind.kernel.position import Position
from fairwind.kernel.spec import Json
from fairwind.kernel.state import State
from fairwind.research.conventions import Conventions, NotDealt

SEEDS: Final = 2**63  # a generator of NumPy draws the seed of each game below this


class DealtGame:
    """One game: whose turn it is, what they may answer, and how it ended."""

    def __init__(self, conventions: Conventions, s: State, driver: Seeded) -> None:
        self.conventions: Final = conventions
        self.state: Final = s
        self.driver: Final = driver

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down with its luck: a copy draws what the original draws."""
        return read_game, (self.conventions, self.conventions.spec.encode(self.state), self.driver.generator.x)

    @property
    def over(self) -> bool:
        """Whether nothing is owed any more."""
        return is_over(self.state)

    @property
    def actor(self) -> int:
        """The seat that must answer, -1 once the game is over; who choose together are asked one after the other."""
        return actor(self.state)

    def position(self, seat: int) -> Position:
        """What a seat, and so a bot, may use to choose."""
        return Position(self.conventions.spec, self.state, seat)

    def answer(self, number: Any) -> None:
        """Carry out an answer of the actor and all chance that it sets off, or raise a WrongUse and change nothing."""
        seat = self.actor
        action = self.conventions.allowed(self.state, seat, number)
        answer(self.state, seat, action)
        advance(self.state, self.driver)

    def ending(self, seat: int) -> dict[str, Any]:
        """What a seat is told beside its reward once the game is over: points, place, and which ending it was."""
        if not self.over:
            return {}
        result = self.conventions.spec.result(self.state)
        return {"points": result.points[seat], "place": result.places[seat], "ended": result.ended}


def deal(conventions: Conventions, seed: str) -> DealtGame:
    """A game in which the first seat is asked."""
    game = DealtGame(conventions, conventions.begin(), Seeded(seed))
    advance(game.state, game.driver)
    return game


def read_game(conventions: Conventions, state: Json, luck: int) -> DealtGame:
    """A game that was written down."""
    return DealtGame(conventions, conventions.spec.decode(conventions.edition, state), Seeded("", Generator("", luck)))


def dealt(game: DealtGame | None) -> DealtGame:
    """The game that is played, if one was dealt."""
    if game is None:
        raise NotDealt("No game has been dealt yet; call reset() first.")
    return game
