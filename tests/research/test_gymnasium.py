"""Gymnasium: its own check of every environment, the bots at the other seats, and what is said to wrong use."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fairwind.bots import UnknownBot
from fairwind.kernel.spec import BadTable
from tests.research.peers import AT_TABLES, TABLES, allowed, peer


@pytest.fixture
def doors() -> Any:
    peer("gymnasium")
    from fairwind.research import gymnasium

    return gymnasium


def play_on(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play a game at random: its reward, the last info, and how many steps it took."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert reward == 0.0
        _, reward, over, _, info = env.step(allowed(info["action_mask"], chance))
        steps += 1
    return reward, info, steps


def test_every_table_has_its_id(doors: Any) -> None:
    assert {doors.env_id(name, seats) for name, seats in TABLES} <= set(doors.IDS)
    assert {"fairwind/SantaMaria-solo-v0", "fairwind/BoraBora-2p-v0", "fairwind/MundusNovus-6p-v0"} <= set(doors.IDS)
    assert doors.register() == list(doors.IDS)


@AT_TABLES
def test_its_check_passes(name: str, seats: int, doors: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """It samples without a mask, so illegal actions are replaced."""
    made = peer("gymnasium").make(doors.env_id(name, seats), illegal="replace")
    peer("gymnasium.utils.env_checker").check_env(made.unwrapped)
    assert "player_0" in capsys.readouterr().out


@AT_TABLES
def test_a_game_can_be_played_to_its_end(name: str, seats: int, doors: Any) -> None:
    env = peer("gymnasium").make(doors.env_id(name, seats), reward="points")
    reward, info, steps = play_on(env, 1)
    assert reward == info["points"]
    assert steps > 5
    assert not info["action_mask"].any()
    assert env.unwrapped.action_masks().tolist() == info["action_mask"].tolist()


def test_the_same_seed_is_the_same_game(doors: Any) -> None:
    def told(seed: int) -> list[Any]:
        env = doors.OneSeat("santa-cruz", 3, bots=("greedy", "weighted"), reward="margin")
        return [play_on(env, seed)[0], *env._observation(env._game).tolist()]

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_each_other_seat_has_its_bot(doors: Any) -> None:
    assert doors.line_up("greedy", 3, 1) == {2: "greedy", 0: "greedy"}
    assert doors.line_up(["greedy", "random"], 3, 1) == {2: "greedy", 0: "random"}
    env = doors.OneSeat("santa-cruz", 3, bots=["greedy", "random"], seat=1)
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env._bots.items()} == {2: "Greedy", 0: "RandomBot"}
    assert env._game.actor == 1


def test_a_replaced_action_is_told(doors: Any) -> None:
    env = doors.OneSeat("santa-cruz", 2, illegal="replace")
    _, info = env.reset(seed=1)
    mask = info["action_mask"]
    wrong = int((mask == 0).nonzero()[0][0])
    _, _, _, _, info = env.step(wrong)
    assert info["replaced"]["illegal"] == wrong
    assert mask[info["replaced"]["played"]] == 1
    _, _, _, _, info = env.step(allowed(info["action_mask"], random.Random(1)))
    assert "replaced" not in info


def test_wrong_use_is_said(doors: Any) -> None:
    from fairwind.research.conventions import GameIsOver, IllegalAction, NotDealt, UnknownAction

    env = peer("gymnasium").make("fairwind/SantaMaria-2p-v0")
    with pytest.raises(NotDealt, match="call reset\\(\\) first"):
        env.step(0)
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Seat 0 may not answer .* choose an action whose place in the mask is 1"):
        env.step(int((info["action_mask"] == 0).nonzero()[0][0]))
    with pytest.raises(UnknownAction, match="is no action of santa-maria"):
        env.step(401)
    play_on(env, 1)
    with pytest.raises(GameIsOver, match="begin another one"):
        env.step(0)
    with pytest.raises(doors.UnknownTreatment, match="choose one of: error, replace"):
        doors.OneSeat("santa-maria", 2, illegal="forgive")
    with pytest.raises(BadTable, match="no seat 2 at a table of 2; choose one from 0 to 1"):
        doors.OneSeat("santa-maria", 2, seat=2)
    with pytest.raises(BadTable, match="There are 2 bots for 1 other seats"):
        doors.OneSeat("santa-maria", 2, bots=["random", "random"])
    with pytest.raises(UnknownBot, match="no bot 'deep'; choose"):
        doors.OneSeat("santa-maria", 2, bots="deep")
