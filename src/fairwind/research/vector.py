"""Many games at once, as arrays: whose turn it is, what they know, what they may answer, what was gained.

The loop over the games is the kernel's (`hall.py`) and compiled with it; the arrays look at its bytes in place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.kernel.chance import Generator
from fairwind.kernel.hall import Hall
from fairwind.kernel.play import actor
from fairwind.kernel.spec import BadTable, Result
from fairwind.research.conventions import (
    Conventions,
    IllegalAction,
    Mask,
    NotDealt,
    Numbers,
    UnknownAction,
    WrongUse,
    rewards_of,
)
from fairwind.research.dealt_game import SEEDS

MOST_GAMES: Final = 1_000_000


class WrongNumberOf(WrongUse):
    """Seeds or actions that are not one for each game."""


class Games:
    """So many games side by side; where one ends, the next is dealt in the same step.

    `step` writes over the arrays: copy what you keep. `turn` is the seat that is asked in each game, `mask` and
    `observation` are that seat's; `done` says where a game ended in this step, and `reward` what each seat gained by
    it. There `turn`, `mask` and `observation` belong to the next game already.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        variants: Mapping[str, str] | None = None,
        edition: str | Path = "",
        reward: str | None = None,
        observations: bool = True,
    ) -> None:
        table: Final = Conventions(game, seats, variants, edition, reward)
        if not 1 <= n <= MOST_GAMES:
            raise BadTable(f"There can be 1 to {MOST_GAMES} games at once, not {n}; choose a number in between.")
        self.conventions: Final = table
        self.n: Final = n
        self._hall: Final = Hall(table.spec, table.edition, seats, table.variants, n, observations)
        width = len(table.names) if observations else 0
        self.turn: Final[NDArray[np.uint8]] = _seen(self._hall.turn, np.uint8, (n,))
        self.mask: Final[Mask] = _seen(self._hall.mask, np.int8, (n, table.actions))
        self.observation: Final[Numbers] = np.zeros((n, width), np.float32)
        self.reward: Final[Numbers] = np.zeros((n, seats), np.float32)
        self.done: Final[NDArray[np.bool_]] = np.zeros(n, np.bool_)
        self.actions: Final[NDArray[np.int64]] = np.full(n, -1, np.int64)  # what was answered last
        self.results: dict[int, Result] = {}  # of the games that ended in this step
        self._observed: Final[NDArray[np.uint8]] = _seen(self._hall.observation, np.uint8, (n, width))
        self._above: Final[NDArray[np.int8]] = _seen(self._hall.above, np.int8, (n, width))
        self._deals: list[np.random.Generator] = []
        self._luck: list[Generator] = []

    # -- play

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games anew: game i by a seed of its own, or by `seed + i`; without one always others.

        Each follows from its seed alone, and so do those dealt after it: they are what PettingZoo's `reset` deals with
        that seed, and then without one.
        """
        self._deals = [np.random.default_rng(one) for one in self._seeds(seed)]
        self._luck = [Generator(f"{self._deal(game)}/choices") for game in range(self.n)]
        self._clear_results()
        self.actions.fill(-1)
        self._show_observations()

    def step(self, actions: Any = None) -> None:
        """Answer in every game, one action each; without any, each game draws one of those allowed by its own seed.

        An action that is not allowed raises IllegalAction with the number of the game, and no game changes.
        """
        if not self._luck:
            raise NotDealt("No game has been dealt yet; call reset() first.")
        numbers = self._hall.chosen(self._luck) if actions is None else self._checked(actions)
        self._hall.answer(numbers)
        self.actions[:] = numbers
        self._clear_results()
        for game in self._hall.over:
            self._end(game)
        self._show_observations()

    def _end(self, game: int) -> None:
        """Reward the seats of a game that is over, and deal the next."""
        result = self.conventions.spec.result(self._hall.states[game])
        self.results[game] = result
        self.reward[game] = rewards_of(result, self.conventions.reward)
        self.done[game] = True
        self._deal(game)

    def _deal(self, game: int) -> str:
        """Deal a game's next one; its seed."""
        seed = str(self._deals[game].integers(SEEDS))
        self._hall.deal(game, seed)
        return seed

    def _show_observations(self) -> None:
        """What the seats know, as the hall has written it down: in two parts where a number needs them."""
        np.copyto(self.observation, self._observed)
        far = self._hall.far
        if far:
            self.observation[:, far] += self._above[:, far] * np.float32(256)

    def _clear_results(self) -> None:
        """Nothing has ended, nothing was gained."""
        if self.results:
            self.done.fill(False)
            self.reward.fill(0)
            self.results = {}

    # -- what is given

    def _seeds(self, seed: int | Sequence[int] | None) -> Sequence[int | None]:
        """One for each game."""
        if seed is None:
            return [None] * self.n
        if isinstance(seed, (int, np.integer)):
            return range(int(seed), int(seed) + self.n)
        if len(seed) != self.n:
            raise WrongNumberOf(f"{len(seed)} seeds for {self.n} games; give one for each, or one number for all.")
        return seed

    def _checked(self, actions: Any) -> list[int]:
        """The actions as whole numbers, if each is allowed."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise WrongNumberOf(f"Actions of shape {given.shape} for {self.n} games; give one number for each.")
        if given.dtype.kind not in "iu":
            raise UnknownAction(f"Actions of type {given.dtype} are none; give whole numbers.")
        numbers: list[int] = given.tolist()
        game = self._hall.refused(numbers)
        if game >= 0:
            self._refuse(game, numbers[game])
        return numbers

    def _refuse(self, game: int, number: int) -> None:
        """Say why this action is not allowed in this game."""
        try:
            s = self._hall.states[game]
            self.conventions.allowed(s, actor(s), number)
        except (IllegalAction, UnknownAction) as wrong:
            raise type(wrong)(f"Game {game}: {wrong}") from None


def _seen(memory: bytearray, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Bytes as an array, in place."""
    return np.frombuffer(memory, kind).reshape(shape)
