"""Random play here and in other engines from PyPI, in one run: decisions a second, and the ratio to ours.

`make bench` installs the peers and runs it. `--json FILE` keeps the figures. Each engine plays whole random games for
about three seconds after one game to warm up; the time of every engine is measured in turn, in one process.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout

SECONDS = 3.0


def ours(name: str, seats: int) -> Callable[[int], int]:
    """One random game of ours: how many decisions it had."""
    spec = game(name)
    edition = spec.edition()

    def one_game(n: int) -> int:
        s = spec.begin(edition, seats)
        return random_playout(s, Seeded(f"peers/{n}"), Generator(f"peers/{n}/players"), spec.longest)

    return one_game


def catanatron(n: int) -> int:
    """Catan with four random players."""
    engine: Any = importlib.import_module("catanatron")
    colours = (engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE)
    table = engine.Game([engine.RandomPlayer(colour) for colour in colours], seed=n)
    ticks = 0
    while table.winning_color() is None and ticks < 10_000:
        table.play_tick()
        ticks += 1
    return ticks


def open_spiel(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel, driven from Python."""
    spiel: Any = importlib.import_module("pyspiel")
    loaded = spiel.load_game(name)

    def one_game(n: int) -> int:
        dice = random.Random(n)
        s = loaded.new_initial_state()
        decisions = 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(dice.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                s.apply_action(dice.choice(s.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def rlcard(name: str) -> Callable[[int], int]:
    """A game of RLCard."""
    table: Any = importlib.import_module("rlcard").make(name)

    def one_game(n: int) -> int:
        dice = random.Random(n)
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            state, _ = table.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return one_game


def pettingzoo(module: str) -> Callable[[int], int]:
    """A game of PettingZoo, through its AEC interface."""
    table: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def one_game(n: int) -> int:
        dice = random.Random(n)
        table.reset(seed=n)
        decisions = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            table.step(dice.choice([a for a, allowed in enumerate(seen["action_mask"]) if allowed]))
            decisions += 1
        return decisions

    return one_game


PEERS: dict[str, Callable[[], Callable[[int], int]]] = {
    "Catanatron, 4 players": lambda: catanatron,
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel gin rummy": lambda: open_spiel("gin_rummy"),
    "RLCard gin rummy": lambda: rlcard("gin-rummy"),
    "RLCard mahjong": lambda: rlcard("mahjong"),
    "PettingZoo chess": lambda: pettingzoo("chess_v6"),
    "PettingZoo hanabi": lambda: pettingzoo("hanabi_v5"),
}


def decisions_per_second(one_game: Callable[[int], int]) -> tuple[float, float]:
    """Decisions a second, and decisions a game, over whole games."""
    one_game(0)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        games += 1
        decisions += one_game(games)
    return decisions / (time.process_time() - began), decisions / games


def measured() -> dict[str, tuple[float, float] | str]:
    """Every engine in turn; a peer that is not installed is named as such."""
    engines = {f"Fairwind {name}, {seats} players": (name, seats) for name in game_names()
               for seats in [min(4, game(name).seat_counts[-1])]}  # fmt: skip
    figures: dict[str, tuple[float, float] | str] = {}
    total = len(engines) + len(PEERS)
    for done, label in enumerate([*engines, *PEERS]):
        sys.stderr.write(f"\r[{'#' * done}{'.' * (total - done)}] {label:40}")
        sys.stderr.flush()
        try:
            figures[label] = decisions_per_second(ours(*engines[label]) if label in engines else PEERS[label]())
        except ImportError as error:
            figures[label] = f"not installed ({error.name})"
    sys.stderr.write("\r" + " " * 70 + "\r")
    return figures


def main() -> None:
    """Print the table of ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    arguments = parser.parse_args()
    figures = measured()
    slowest = min(f[0] for label, f in figures.items() if label.startswith("Fairwind") and not isinstance(f, str))
    print(f"Random play, one process, the {build()} build of Fairwind; ratio: our slowest game / the engine")
    print(f"{'engine':36}{'decisions/s':>14}{'a game':>9}{'ratio':>9}")
    for label, figure in figures.items():
        if isinstance(figure, str):
            print(f"{label:36}{figure}")
        else:
            ratio = "" if label.startswith("Fairwind") else f"{slowest / figure[0]:8.1f}x"
            print(f"{label:36}{figure[0]:14,.0f}{figure[1]:9.0f}{ratio:>9}")
    if arguments.json:
        arguments.json.write_text(json.dumps({"build": build(), "figures": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
