"""Learn a game by playing against oneself: PPO of Ray's RLlib at the PettingZoo door, `python examples/rllib_ppo.py`.

All seats are played by one net, which learns from what each of them lives through; what the mask forbids is never
chosen. At the end the net plays against chance, both in turn at every seat, and how often it wins is printed.

Needs the extra `[rllib]`, in an environment of its own: RLlib wants an older Gymnasium. `make rllib` makes it in
`.venv-rllib`. On a cluster give its address and more workers; every machine needs that environment, and nothing else
changes.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from fairwind.arena.workers import cluster
from fairwind.research.pettingzoo import env

NET = "net"  # the one that all seats share
TABLE = "fairwind"
TABLES = 8  # of each worker
POINTS = 20.0  # a margin of so many points is a reward of 1: learners like small numbers
FORBIDDEN = -1e9  # what is added to the wish for an action that is not allowed
SURE = 1.96  # standard errors on either side of a share: 95 of 100 such intervals hold the true one


class SelfPlay(PettingZooEnv):  # type: ignore[misc]  # Ray has no types
    """A table for RLlib: the margin in points as a small reward."""

    def __init__(self, setting: dict[str, Any]) -> None:
        super().__init__(env(setting["game"], setting["seats"], reward="margin"))

    def step(self, action: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        seen, rewards, over, cut, infos = super().step(action)
        return seen, {agent: reward / POINTS for agent, reward in rewards.items()}, over, cut, infos


class MaskedNet(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """Two hidden layers; from them how much each action is wished for, and how far ahead the seat will end."""

    def setup(self) -> None:
        width = self.model_config["width"]
        numbers = self.observation_space["observation"].shape[0]
        self.body = torch.nn.Sequential(
            torch.nn.Linear(numbers, width), torch.nn.Tanh(), torch.nn.Linear(width, width), torch.nn.Tanh()
        )
        self.wishes = torch.nn.Linear(width, self.action_space.n)
        self.outlook = torch.nn.Linear(width, 1)

    def embedded(self, batch: dict[str, Any]) -> Any:
        """What the net makes of the numbers; large ones count by their logarithm."""
        seen = batch[Columns.OBS]["observation"].float()
        return self.body(torch.sign(seen) * torch.log1p(torch.abs(seen)))

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        body = self.embedded(batch)
        allowed = batch[Columns.OBS]["action_mask"].float()
        return {Columns.ACTION_DIST_INPUTS: self.wishes(body) + (1 - allowed) * FORBIDDEN, Columns.EMBEDDINGS: body}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        body = self.embedded(batch) if embeddings is None else embeddings
        return self.outlook(body).squeeze(-1)


def learner(wanted: argparse.Namespace) -> Any:
    """PPO with workers that play, each at several tables, so that one call of the net answers at all of them."""
    register_env(TABLE, SelfPlay)
    config = PPOConfig()
    # RLlib's check of an environment answers without looking at the mask.
    table = {"game": wanted.game, "seats": wanted.seats}
    config.environment(TABLE, env_config=table, disable_env_checking=True)
    config.env_runners(num_env_runners=wanted.workers, num_envs_per_env_runner=TABLES, batch_mode="complete_episodes")
    config.learners(num_learners=0)
    config.multi_agent(policies={NET}, policy_mapping_fn=lambda *_, **__: NET)
    config.rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedNet, model_config={"width": wanted.width}))
    config.training(
        train_batch_size_per_learner=wanted.batch,
        minibatch_size=512,
        num_epochs=6,
        lr=5e-4,
        gamma=1.0,
        lambda_=0.95,
        entropy_coeff=0.01,
        vf_clip_param=100.0,
    )
    config.debugging(seed=wanted.seed, log_level="ERROR")
    return config.build_algo()


def train(algorithm: Any, minutes: float) -> int:
    """Learn for so long; how many decisions it took."""
    decisions, until = 0, time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        told = algorithm.train()
        decisions = told["env_runners"]["num_env_steps_sampled_lifetime"]
        left = max(0.0, until - time.monotonic())
        print(f"{decisions:10,.0f} decisions, {left:4.0f} s left", flush=True)
    return int(decisions)


# -- against chance


class Player:
    """The net that was learned, as somebody who answers."""

    def __init__(self, module: Any) -> None:
        self.module = module

    def choose(self, seen: dict[str, Any]) -> int:
        """The action that is wished for most."""
        batch = {name: torch.from_numpy(part[None]) for name, part in seen.items()}
        with torch.no_grad():
            wishes = self.module.forward_inference({Columns.OBS: batch})[Columns.ACTION_DIST_INPUTS]
        return int(wishes[0].argmax())


def shares_of_wins(player: Player, game: str, seats: int, games: int) -> list[float]:
    """The net at every seat in turn, chance at the others: its share of the win in each game."""
    table, luck = env(game, seats), np.random.default_rng(1)
    shares: list[float] = []
    for number in range(games):
        mine = f"player_{number % seats}"
        table.reset(seed=number // seats)
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            if over:
                if agent == mine:
                    shares.append(float(reward))
                table.step(None)
            elif agent == mine:
                table.step(player.choose(seen))
            else:
                table.step(int(luck.choice(seen["action_mask"].nonzero()[0])))
    return shares


def beaten(shares: list[float]) -> dict[str, float]:
    """How often it won, with the interval that holds the true share (Wilson's, which never leaves 0 to 1)."""
    games, won = len(shares), sum(shares) / len(shares)
    room = SURE**2 / games
    middle = (won + room / 2) / (1 + room)
    off = SURE * math.sqrt(won * (1 - won) / games + room / (4 * games)) / (1 + room)
    return {"games": games, "won": won, "at_least": middle - off, "at_most": middle + off}


def options() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santa-cruz", help="its name, as `fairwind games` lists it")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--address", default="local", help="of a Ray cluster; local starts one here")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long it learns")
    parser.add_argument("--batch", type=int, default=4000, help="decisions between two changes of the net")
    parser.add_argument("--width", type=int, default=128, help="of the net's hidden layers")
    parser.add_argument("--games", type=int, default=200, help="against chance, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    return parser.parse_args()


def main() -> None:
    """Learn, play against chance, and print how it went."""
    wanted = options()
    torch.set_num_threads(1)  # so small a net gains nothing by more
    with cluster(wanted.workers, wanted.address):
        algorithm = learner(wanted)
        decisions = train(algorithm, wanted.minutes)
        player = Player(algorithm.get_module(NET))
        algorithm.stop()
    found = {"decisions": decisions, **beaten(shares_of_wins(player, wanted.game, wanted.seats, wanted.games))}
    print(
        f"after {decisions:,} decisions it wins {found['won']:.1%} of {wanted.games} games against chance "
        f"({found['at_least']:.1%} to {found['at_most']:.1%})"
    )
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
