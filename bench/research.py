"""Random play through each door for research, in one run: decisions a second, `python bench/research.py`.

Needs the extra `[research]`. Two players; each door plays whole games for about two seconds after one game to warm up,
with a random action of those that the mask allows; many games at once are 64. Other libraries' games stand beside ours
where they are installed (`pip install jax pgx chess rlcard pygame`). `--json FILE` keeps the figures.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout

SECONDS = 2.0
SEATS = 2
AT_ONCE = 64
STEPS = 100  # of all games at once, between two looks at the clock
LINE = "{:40}{:>14}"


def engine(name: str) -> Callable[[int], int]:
    """The engine itself, with nothing in between."""
    spec = game(name)

    def one_game(n: int) -> int:
        s = spec.begin(spec.edition(), SEATS)
        return random_playout(s, Seeded(f"{n}"), Generator(f"{n}/players"), spec.longest)

    return one_game


def pettingzoo(name: str) -> Callable[[int], int]:
    """All seats, each with its observation and its mask."""
    door: Any = importlib.import_module("fairwind.research.pettingzoo")
    return agents_play(door.env(name, SEATS))


def agents_play(env: Any) -> Callable[[int], int]:
    """Games of an environment of PettingZoo."""

    def one_game(n: int) -> int:
        chance, steps = random.Random(n), 0
        env.reset(seed=n)
        while not any(env.terminations.values()):
            observation, *_ = env.last()
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return one_game


def gymnasium(name: str) -> Callable[[int], int]:
    """One seat against a bot that plays at random; its own decisions are counted, not the bot's."""
    door: Any = importlib.import_module("fairwind.research.gymnasium")
    env = door.OneSeat(name, SEATS)

    def one_game(n: int) -> int:
        chance, steps, over = random.Random(n), 0, False
        _, info = env.reset(seed=n)
        while not over:
            _, _, over, _, info = env.step(chance.choice(info["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return one_game


def vector(name: str, *, observations: bool) -> Callable[[int], int]:
    """Many games at once, every seat with its mask, and with what it observes or without."""
    door: Any = importlib.import_module("fairwind.research.vector")
    games = door.Games(name, SEATS, AT_ONCE, observations=observations)
    games.reset(seed=1)

    def some_steps(_: int) -> int:
        for _ in range(STEPS):
            games.step()
        return STEPS * AT_ONCE

    return some_steps


def openspiel(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel, ours or its own, driven from Python; draws are not counted."""
    importlib.import_module("fairwind.research.openspiel")
    importlib.import_module("open_spiel.python.games")
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(name)

    def one_game(n: int) -> int:
        chance, decisions, s = random.Random(n), 0, loaded.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes, weights = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(chance.choices(outcomes, weights)[0])
            else:
                s.apply_action(chance.choice(s.legal_actions()))
                decisions += 1
        return decisions

    return one_game


# -- other libraries' games


def pgx(name: str) -> Callable[[int], int]:
    """A game of Pgx on the CPU, many at once; drawing the actions and beginning anew are compiled with it."""
    jax: Any = importlib.import_module("jax")
    made: Any = importlib.import_module("pgx").make(name)
    wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
    step = jax.vmap(wrappers.auto_reset(made.step, made.init))

    def one_step(s: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        likely = jax.numpy.where(s.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(s, jax.random.categorical(choice, likely), jax.random.split(chance, AT_ONCE))

    def all_steps(s: Any, key: Any) -> Any:
        return jax.lax.scan(lambda now, key: (one_step(now, key), 0), s, jax.random.split(key, STEPS))[0]

    compiled = jax.jit(all_steps)
    states = [jax.jit(jax.vmap(made.init))(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))]

    def some_steps(n: int) -> int:
        states[0] = jax.block_until_ready(compiled(states[0], jax.random.PRNGKey(n)))
        return STEPS * AT_ONCE

    return some_steps


def zoo(name: str) -> Callable[[int], int]:
    """A game that comes with PettingZoo."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    return agents_play(env)


def installed(title: str, make: Callable[[], Callable[[int], int]]) -> list[tuple[str, Callable[[int], int]]]:
    """A row, if its library is there; else a line that says what is missing."""
    try:
        return [(title, make())]
    except ImportError as missing:
        print(f"{title}: left out, {missing}")
        return []


def speed(one_game: Callable[[int], int]) -> float:
    """Decisions a second of one core."""
    one_game(0)
    start, decisions, n = time.process_time(), 0, 0
    while time.process_time() - start < SECONDS:
        n += 1
        decisions += one_game(n)
    return decisions / (time.process_time() - start)


def main() -> None:
    """Print one line for each game and door."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    arguments = parser.parse_args()
    rows: list[tuple[str, Callable[[int], int]]] = []
    for name in game_names():
        rows.append((f"{name}, engine", engine(name)))
        rows.append((f"{name}, PettingZoo", pettingzoo(name)))
        rows.append((f"{name}, Gymnasium", gymnasium(name)))
        rows.append((f"{name}, OpenSpiel", openspiel(f"fairwind_{name.replace('-', '_')}")))
        rows.append((f"{name}, vector, masks", vector(name, observations=False)))
        rows.append((f"{name}, vector, observations too", vector(name, observations=True)))
    for peer in ("python_liars_poker", "python_block_dominoes", "backgammon"):
        rows.append((f"OpenSpiel's {peer}", openspiel(peer)))
    for peer in ("connect_four_v3", "chess_v6", "texas_holdem_v4"):
        rows += installed(f"PettingZoo's {peer}", partial(zoo, peer))
    rows += installed("Pgx's backgammon, CPU", partial(pgx, "backgammon"))
    print(f"the {build()} build, {SEATS} players")
    found = {}
    for title, one_game in rows:
        found[title] = round(speed(one_game))
        print(LINE.format(title, f"{found[title]:,}"), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps({"build": build(), **found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
