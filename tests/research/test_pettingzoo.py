"""PettingZoo: its own tests at every table, and what is said to agents that do wrong."""

from __future__ import annotations

import copy
import pickle
import random
from functools import partial
from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.state import TOGETHER
from tests.research.peers import AT_SMALL_TABLES, AT_TABLES, allowed, peer

# PettingZoo's tests warn of every observation with a mask in it, unless the game is one of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.fixture
def doors() -> Any:
    peer("pettingzoo")
    from fairwind.research import pettingzoo

    return pettingzoo


def play_on(env: Any, chance: random.Random, most: int = 100_000) -> None:
    """Play at random, to the end or so many steps."""
    for agent in env.agent_iter(most):
        observation, _, over, _, _ = env.last()
        if over:
            return
        assert agent == env.agent_selection
        env.step(allowed(observation["action_mask"], chance))


@AT_TABLES
def test_its_api_test_passes(name: str, seats: int, doors: Any, capsys: pytest.CaptureFixture[str]) -> None:
    peer("pettingzoo.test").api_test(doors.env(name, seats), num_cycles=2000 // seats)
    assert "Passed API test" in capsys.readouterr().out


@AT_TABLES
def test_its_seed_test_passes(name: str, seats: int, doors: Any) -> None:
    peer("pettingzoo.test").seed_test(lambda: doors.env(name, seats), num_cycles=60 // seats)


@AT_TABLES
def test_its_render_test_passes(name: str, seats: int, doors: Any, capsys: pytest.CaptureFixture[str]) -> None:
    peer("pettingzoo.test").render_test(partial(doors.env, name, seats))
    assert "player_0" in capsys.readouterr().out


@AT_SMALL_TABLES
def test_all_are_rewarded_at_the_end_and_told_how_it_ended(name: str, seats: int, doors: Any) -> None:
    env = doors.env(name, seats, reward="points")
    env.reset(seed=4)
    play_on(env, random.Random(4))
    assert all(env.terminations.values())
    assert {agent: float(env.infos[agent]["points"]) for agent in env.agents} == env.rewards
    assert min(env.infos[agent]["place"] for agent in env.agents) == 1
    while env.agents:
        assert env.last()[1] == env.infos[env.agent_selection]["points"]
        env.step(None)


def test_another_seed_deals_another_game_and_no_seed_a_new_one(doors: Any) -> None:
    def dealt(*seeds: int | None) -> list[bytes]:
        env = doors.env("mundus-novus", 2)
        told = []
        for seed in seeds:
            env.reset(seed=seed)
            told.append(env.last()[0]["observation"].tobytes())
        return told

    assert dealt(1, None, None) == dealt(1, None, None)
    assert len(set(dealt(1, None, None, 2))) == 4


@AT_SMALL_TABLES
def test_a_copy_goes_its_own_way_with_the_same_luck(name: str, seats: int, doors: Any) -> None:
    env = doors.env(name, seats, reward="points", render_mode="ansi")
    env.reset(seed=6)
    play_on(env, random.Random(6), 10)
    seen = env.render()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    play_on(env, random.Random(7))
    for other in copies:
        assert other.render() == seen
        play_on(other, random.Random(7))
        assert (other.rewards, other.infos) == (env.rewards, env.infos)


def test_variants_and_rewards_reach_the_game(doors: Any) -> None:
    env = doors.env("santa-maria", 2, variants={"setup": "dealt"}, reward="margin")
    env.reset(seed=1)
    play_on(env, random.Random(1))
    assert sum(env.rewards.values()) == 0
    assert env.conventions.variants["setup"] == "dealt"


def test_only_who_is_asked_has_a_mask(doors: Any) -> None:
    """Who choose together are asked one after the other, and nobody sees what another chose."""
    env = doors.env("mundus-novus", 3)
    env.reset(seed=2)
    env.step(allowed(env.last()[0]["action_mask"], random.Random(2)))  # the Trade Master announces a number of cards
    assert env._game.state.pending[-1].kind == TOGETHER
    before = {agent: env.observe(agent) for agent in env.agents}
    assert [agent for agent in env.agents if before[agent]["action_mask"].any()] == ["player_0"]
    env.step(allowed(before["player_0"]["action_mask"], random.Random(2)))
    for agent in ("player_1", "player_2"):
        assert env.observe(agent)["observation"].tolist() == before[agent]["observation"].tolist()


def test_an_illegal_action_says_why_and_changes_nothing(doors: Any) -> None:
    from fairwind.research.conventions import IllegalAction, UnknownAction

    env = doors.env("santa-cruz", 2)
    env.reset(seed=3)
    asked, mask = env.agent_selection, env.last()[0]["action_mask"]
    digest = game("santa-cruz").digest(env._game.state)
    with pytest.raises(IllegalAction, match="may not answer"):
        env.step(int((mask == 0).nonzero()[0][0]))
    with pytest.raises(UnknownAction, match="None is no action"):
        env.step(None)
    assert (env.agent_selection, game("santa-cruz").digest(env._game.state)) == (asked, digest)
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_too_early_and_too_late_are_said(doors: Any) -> None:
    from fairwind.research.conventions import GameIsOver, NotDealt

    env = doors.env("santa-maria", 2)
    with pytest.raises(NotDealt, match="call reset\\(\\) first"):
        env.step(0)
    with pytest.raises(NotDealt, match="call reset\\(\\) first"):
        env.observe("player_0")
    env.reset(seed=5)
    play_on(env, random.Random(5))
    with pytest.raises(GameIsOver, match=r"step\(None\) lets player_. leave"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(GameIsOver, match="all agents have left; call reset"):
        env.step(None)


def test_unknown_agents_and_modes_are_said(doors: Any) -> None:
    from fairwind.research.picture import UnknownMode

    env = doors.env("santa-maria", 2)
    env.reset()
    with pytest.raises(doors.UnknownAgent, match="no agent 'you'; choose one of: player_0, player_1"):
        env.observe("you")
    with pytest.raises(doors.UnknownAgent, match="no agent 'player_2'"):
        env.action_space("player_2")
    with pytest.raises(UnknownMode, match="without a render_mode; choose one of: human, ansi, rgb_array"):
        env.render()
    with pytest.raises(UnknownMode, match="no render_mode 'gif'; choose one of"):
        doors.env("santa-maria", 2, render_mode="gif")
