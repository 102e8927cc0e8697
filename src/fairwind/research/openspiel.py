"""The games for OpenSpiel: importing this registers `fairwind_santa_maria` and the others with pyspiel.

Chance is explicit, and seats that choose together answer one after the other without seeing it. OpenSpiel's own names
(`new_initial_state`, `_legal_actions`) are what it calls; everything else is in `remembered_game.py`.
"""

from __future__ import annotations

from typing import Any, Final

from fairwind.games import game as find_game
from fairwind.games import game_names
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import canonical
from fairwind.kernel.play import actor, is_over, options, waiting_chance
from fairwind.kernel.spec import GameSpec
from fairwind.research.conventions import FURTHEST, Conventions, WrongUse
from fairwind.research.remembered_game import RememberedGame, new_game

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("This door needs OpenSpiel; run: pip install 'fairwind[research]'") from missing

REMEMBERED: Final = 64  # answers and draws that the tensor of an information state holds, unless `memory` says
BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "win": (0.0, 1.0),
    "points": (-FURTHEST, FURTHEST),
    "margin": (-2 * FURTHEST, 2 * FURTHEST),
}


class UnknownObservation(WrongUse):
    """A kind of observation that this door does not give."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game at a table of one size, as pyspiel loads it."""

    spec: GameSpec[Any, Any]  # each game has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec, params = self.spec, params or {}
        given = {**parameters(spec), **params}
        variants = {variant.name: str(given[variant.name]) for variant in spec.variants}
        reward = str(given["reward"]) or None
        table = self.conventions = Conventions(spec.name, given["players"], variants, str(given["edition"]), reward)
        if given["memory"] < 0:
            raise UnknownObservation(f"memory={given['memory']} is below nothing; choose 0 or more.")
        low, high = BOUNDS[table.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=len(table.edition.outcomes),
            num_players=table.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=spec.longest,
        )
        super().__init__(game_type(spec), info, params)
        self.first: Final = new_game(table, given["memory"])
        self.first.shared = True

    def new_initial_state(self) -> SpielState:
        """A game before the first draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound: no game has so many draws."""
        return self.conventions.spec.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at states as one seat, or as an onlooker."""
        if params:
            raise UnknownObservation(f"Observations take no parameters here; leave out {params}.")
        return SpielObserver(self.first, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game, as pyspiel plays with it; a copy costs nothing until one of the two goes on."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: RememberedGame = game.first

    def current_player(self) -> int:
        s = self.held.state
        if is_over(s):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting_chance(s) is not None else actor(s)

    def is_terminal(self) -> bool:
        return is_over(self.held.state)

    def _legal_actions(self, player: int) -> list[int]:
        allowed: list[Action] = []
        options(self.held.state, player, allowed)
        return [action.id for action in allowed]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.held.state
        chance = waiting_chance(s)
        if chance is None:
            return []
        weights = chance.weights(s)
        total, first = sum(weights), chance.first(s)
        return [(first + place, weight / total) for place, weight in enumerate(weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        if self.held.shared:
            self.held = self.held.copy()
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        edition = self.held.conventions.edition
        catalogue = edition.outcomes if player == pyspiel.PlayerId.CHANCE else edition.catalogue
        return catalogue.actions[action].text

    def returns(self) -> list[float]:
        return self.held.conventions.rewards(self.held.state)

    def __str__(self) -> str:
        """The whole state, secrets too."""
        return canonical(self.held.conventions.spec.encode(self.held.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player holds possible, drawn by a function that gives numbers from 0 to 1.

        Its history is empty, for nobody knows the true one.
        """
        state: SpielState = self.get_game().new_initial_state()
        state.held = self.held.imagined(player, Seeded(repr(sampler())))
        return state


class SpielObserver:
    """Says what a seat sees, or, with perfect recall, also what it has heard before."""

    def __init__(self, first: RememberedGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise UnknownObservation("Nobody sees the secrets of all seats; ask for those of a SINGLE_PLAYER.")
        self.public: Final[bool] = kind.public_info
        self.secret: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: Final[bool] = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public and self.secret:
            self._lay_out(len(first.conventions.names), first.most if self.recall else 0)

    def _lay_out(self, observed: int, remembered: int) -> None:
        """One flat row of numbers, and its parts by name."""
        self.tensor = np.zeros(observed + 2 * remembered, np.float32)
        self.dict["observation"] = self.tensor[:observed]
        if remembered:
            self.dict["heard"] = self.tensor[observed:].reshape(remembered, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what the player knows."""
        game = state.held
        if "observation" in self.dict:
            self.dict["observation"][:] = game.observation(max(player, 0))
        if "heard" in self.dict:
            self.dict["heard"][:] = game.latest(player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What the player, or an onlooker, knows, as text; None for secrets alone, which no game sets apart."""
        if not self.public:
            return None
        if not self.secret:
            return state.held.seen_by_all()
        return state.held.information(player) if self.recall else state.held.seen(player)


# -- what pyspiel is told


def spiel_name(game: str) -> str:
    """The name under which pyspiel loads a game: `fairwind_santa_maria`."""
    return f"fairwind_{game.replace('-', '_')}"


def parameters(spec: GameSpec[Any, Any]) -> dict[str, Any]:
    """What can be chosen, with its usual value: players, memory, reward, edition, and each variant."""
    players = 2 if 2 in spec.seat_counts else spec.seat_counts[0]
    chosen: dict[str, Any] = {"players": players, "memory": REMEMBERED, "reward": "", "edition": ""}
    return {**chosen, **{variant.name: variant.values[0] for variant in spec.variants}}


def game_type(spec: GameSpec[Any, Any]) -> Any:
    """What pyspiel wants to know of a game before it loads it."""
    return pyspiel.GameType(
        short_name=spiel_name(spec.name),
        long_name=f"Fairwind: {spec.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.seat_counts[-1],
        min_num_players=spec.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(spec),
    )


def class_of(spec: GameSpec[Any, Any]) -> type[SpielGame]:
    """The class of a game: pyspiel keeps it until after Python has ended, which only a class survives."""
    return type(f"{SpielGame.__name__}{spec.name.title().replace('-', '')}", (SpielGame,), {"spec": spec})


def register() -> list[str]:
    """Make all games known to pyspiel, unless they are; their names."""
    for game in game_names():
        spec = find_game(game)
        if spiel_name(game) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(spec), class_of(spec))
    return [spiel_name(game) for game in game_names()]


NAMES: Final = tuple(register())
