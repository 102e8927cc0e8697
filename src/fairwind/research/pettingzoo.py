"""The games for PettingZoo: agents take turns (AEC), and who choose together are asked one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fairwind.research.conventions import Conventions, GameIsOver, Mask, Numbers, WrongUse
from fairwind.research.dealt_game import SEEDS, DealtGame, deal, dealt
from fairwind.research.picture import MODES, Drawing, Picture
from fairwind.research.spaces import action_space, masked_space

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("This door needs PettingZoo; run: pip install 'fairwind[research]'") from missing


class UnknownAgent(WrongUse):
    """An agent that does not sit at this table."""


class Agents(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are the agents `player_0`, `player_1` and so on.

    The reward comes with the last step, for all agents at once. An illegal action raises IllegalAction and changes
    nothing.
    """

    def __init__(self, conventions: Conventions, render_mode: str | None) -> None:
        super().__init__()
        self.conventions: Final = conventions
        self.render_mode: Final = render_mode
        self.metadata = {
            "name": f"fairwind_{conventions.spec.name.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,  # in turn: what one does, the next one sees
        }
        self.possible_agents = [f"player_{seat}" for seat in range(conventions.seats)]
        self.agents: list[str] = []
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(conventions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(conventions) for agent in self.possible_agents}
        self._picture: Picture | None = Picture(conventions, render_mode) if render_mode is not None else None
        self._random, _ = seeding.np_random()
        self._game: DealtGame | None = None

    # -- spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        """An agent that sits at this table."""
        if agent not in self._seat_of:
            raise UnknownAgent(f"There is no agent '{agent}'; choose one of: {', '.join(self.possible_agents)}.")
        return agent

    # -- play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: with a seed always the same one, and after it, without one, always the same others."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._game = deal(self.conventions, str(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.actor]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Numbers | Mask]:
        """What the agent knows, and what it may answer now: nothing while another is asked."""
        game, table = dealt(self._game), self.conventions
        seat = self._seat_of[self._known(agent)]
        mask = table.mask(game.state, seat) if agent == self.agent_selection else table.empty_mask()
        return {"observation": table.observation(game.state, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is answer; once the game is over, None takes the agents away one by one."""
        game = dealt(self._game)
        if not self.agents or self.terminations[self.agent_selection]:
            self._leave(action)
            return
        game.answer(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if game.over:
            self._end(game)
        else:
            self.agent_selection = self.possible_agents[game.actor]
        self._accumulate_rewards()

    def _end(self, game: DealtGame) -> None:
        """Everybody is rewarded, and told how the game ended for them."""
        for agent, reward in zip(self.possible_agents, self.conventions.rewards(game.state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = game.ending(self._seat_of[agent])

    def _leave(self, action: Any) -> None:
        if not self.agents:
            raise GameIsOver("The game is over and all agents have left; call reset() to deal another one.")
        if action is not None:
            raise GameIsOver(f"The game is over: step(None) lets {self.agent_selection} leave, reset() deals another.")
        self._was_dead_step(action)

    # -- drawings

    def render(self) -> Drawing:
        """The terminal's drawing for the agent whose turn it is."""
        if self._picture is None:
            self._picture = Picture(self.conventions, self.render_mode)
        return self._picture.show(dealt(self._game).state, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str,
    seats: int,
    variants: Mapping[str, str] | None = None,
    edition: str | Path = "",
    reward: str | None = None,
    render_mode: str | None = None,
) -> Agents:
    """A game for PettingZoo; `reset` deals it."""
    return Agents(Conventions(game, seats, variants, edition, reward), render_mode)
