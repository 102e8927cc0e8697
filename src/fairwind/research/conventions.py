"""What all doors for research have in common: a game's positions, answers and results as numbers.

An observation is what `SPEC.observe` says, as float32: whole numbers up to a thousand are exact in it, and it is what
every learner computes with, so nothing is converted on the way. An action is a place in the catalogue, and the mask
says which of them are allowed.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fairwind.games import game as find_game
from fairwind.kernel.actions import Action
from fairwind.kernel.play import is_over, options, refusal
from fairwind.kernel.spec import Edition, Result
from fairwind.kernel.state import State

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("The doors for research need NumPy; run: pip install 'fairwind[research]'") from missing

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

REWARDS: Final = ("win", "points", "margin")
FURTHEST: Final = 1000  # no observed number is further from 0: the conformance suite holds every game to it


class WrongUse(ValueError):
    """A door for research that was used wrongly: says what is wrong and what to do."""


class UnknownReward(WrongUse):
    """A reward that there is not, or not at this table."""


class NothingObserved(WrongUse):
    """A game that does not say what a seat observes."""


class UnknownAction(WrongUse):
    """A number or a text that is no action of the game."""


class IllegalAction(WrongUse):
    """An action of the game that is not allowed now."""


class GameIsOver(WrongUse):
    """A step after the end."""


class NotDealt(WrongUse):
    """A step before the first game was dealt."""


def usual_reward(seats: int) -> str:
    """A share of the win; points for whoever plays alone."""
    return "win" if seats > 1 else "points"


class Conventions:
    """How one game, at a table of one size, is told in numbers."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: Mapping[str, str] | None = None,
        edition: str | Path = "",
        reward: str | None = None,
    ) -> None:
        self.spec: Final = find_game(game)
        self._edition: Final = edition
        self.edition: Final[Edition] = (
            self.spec.edition_from_file(edition) if isinstance(edition, Path) else self.spec.edition(edition)
        )
        self.seats: Final = seats
        self.variants: Final = self.spec.chosen_variants(variants or {})
        self.begin()  # BadTable, if there is no such table
        self.reward: Final = known_reward(reward, seats)
        self.names: Final = self.spec.observed(seats)
        if not self.names:
            raise NothingObserved(
                f"{game} does not say what a seat observes; give its SPEC `observed` and `observe` (docs/bots.md)."
            )
        self.actions: Final = len(self.edition.catalogue)

    def begin(self) -> State:
        """A new game before anything is drawn or dealt."""
        s: State = self.spec.begin(self.edition, self.seats, self.variants)
        return s

    # -- what a seat observes

    def observation(self, s: State, seat: int) -> Numbers:
        """What a seat knows, in the order of `names`; the caller's own."""
        told: list[int] = []
        self.spec.observe(s, seat, told)
        return np.fromiter(told, np.float32, len(told))

    def mask(self, s: State, seat: int) -> Mask:
        """1 for every action that the seat may answer now, else 0; the caller's own."""
        allowed: list[Action] = []
        options(s, seat, allowed)
        mask = self.empty_mask()
        mask[[action.id for action in allowed]] = 1
        return mask

    def empty_mask(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    # -- actions

    def text(self, number: int) -> str:
        """The notation of an action."""
        return self.action(number).text

    def number(self, text: str) -> int:
        """The action that is written so."""
        action = self.edition.catalogue.parse(text)
        if action is None:
            raise UnknownAction(f"'{text}' is no action of {self.spec.name}; `text` says how each of them is written.")
        return action.id

    def action(self, number: Any) -> Action:
        """The action with this number, which may be one of NumPy's."""
        try:
            place = operator.index(number)
        except TypeError:
            place = -1
        if not 0 <= place < self.actions:
            raise UnknownAction(
                f"{number!r} is no action of {self.spec.name}; choose a number from 0 to {self.actions - 1}."
            )
        return self.edition.catalogue.actions[place]

    def allowed(self, s: State, seat: int, number: Any) -> Action:
        """The action with this number, if the seat may answer so now; else a WrongUse that says why not."""
        if is_over(s):
            raise GameIsOver(f"This game of {self.spec.name} is over; begin another one.")
        action = self.action(number)
        why = refusal(s, seat, action)
        if why is not None:
            raise IllegalAction(
                f"Seat {seat} may not answer {action.id} ('{action.text}') now, by rule {why.rule}; "
                f"choose an action whose place in the mask is 1."
            )
        return action

    # -- results

    def rewards(self, s: State) -> list[float]:
        """What each seat has gained by the whole game: nothing before it is over."""
        if not is_over(s):
            return [0.0] * self.seats
        return rewards_of(self.spec.result(s), self.reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Conventions:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as what it was made from."""
        return Conventions, (self.spec.name, self.seats, self.variants, self._edition, self.reward)


def rewards_of(result: Result, reward: str) -> list[float]:
    """A share of the win, the points, or how many more they are than the best other's; of each seat."""
    if reward == "win":
        winners = result.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in result.places]
    if reward == "points":
        return [float(points) for points in result.points]
    return [float(points - best_other(result.points, seat)) for seat, points in enumerate(result.points)]


def best_other(points: list[int], seat: int) -> int:
    """The most points that another seat has."""
    return max(other for place, other in enumerate(points) if place != seat)


def known_reward(reward: str | None, seats: int) -> str:
    """The reward that is meant, if the table has it."""
    meant = usual_reward(seats) if reward is None else reward
    if meant not in REWARDS:
        raise UnknownReward(f"There is no reward '{meant}'; choose one of: {', '.join(REWARDS)}.")
    if seats == 1 and meant != "points":
        raise UnknownReward(f"Who plays alone has nobody to beat, so '{meant}' says nothing; choose 'points'.")
    return meant
