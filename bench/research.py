"""Random play through each door for research, in one run: decisions a second, `python bench/research.py`.

Needs the extra `[research]`. Two players; each door plays whole games for about two seconds after one game to warm up,
with a random action of those that the mask allows. `--json FILE` keeps the figures.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout

SECONDS = 2.0
SEATS = 2
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
    env = door.env(name, SEATS)

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
    for peer in ("python_liars_poker", "python_block_dominoes", "backgammon"):
        rows.append((f"OpenSpiel's {peer}", openspiel(peer)))
    print(f"the {build()} build, {SEATS} players")
    found = {}
    for title, one_game in rows:
        found[title] = round(speed(one_game))
        print(LINE.format(title, f"{found[title]:,}"), flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps({"build": build(), **found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
