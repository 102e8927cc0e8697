"""How fast the engine is: random play, copies, options and replay."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.build import build
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options, random_playout
from fairwind.kernel.record import Record
from fairwind.kernel.replay import Replay
from fairwind.kernel.sitting import begin_sitting
from fairwind.kernel.spec import Edition, GameSpec, Json
from fairwind.kernel.state import State

PLAY_FOR: Final = 1.5  # seconds
EACH_FOR: Final = 0.4
STATES: Final = 40


def bench(spec: GameSpec[Any, Any], seats: int, say: Callable[[str], None]) -> Json:
    """All measurements; about three seconds."""
    edition = spec.edition()
    say("random play")
    decisions, games, seconds = measure_play(spec, edition, seats)
    say("copies and options")
    states = sample_states(spec, edition, seats)
    clone_us = per_call(lambda: clone_each(spec, states)) / len(states) * 1e6
    options_us = per_call(lambda: list_options_of_each(states)) / len(states) * 1e6
    say("replay")
    record = random_record(spec, edition, seats)
    replay_ms = per_call(lambda: Replay(spec, record).final()) * 1e3
    return {
        "game": spec.name,
        "seats": seats,
        "build": build(),
        "python": platform.python_version(),
        "decisions_per_s": round(decisions / seconds),
        "games_per_s": round(games / seconds, 1),
        "clone_us": round(clone_us, 2),
        "options_us": round(options_us, 2),
        "replay_ms": round(replay_ms, 2),
    }


def clone_each(spec: GameSpec[Any, Any], states: list[State]) -> None:
    """Copy every state and let the copy go, as a search does."""
    for s in states:
        spec.clone(s)


def list_options_of_each(states: list[State]) -> None:
    """List what may be answered in every state."""
    for s in states:
        list_options(s)


def measure_play(spec: GameSpec[Any, Any], edition: Edition, seats: int) -> tuple[int, int, float]:
    """Answers and games of random play, and the time they took."""
    decisions = games = 0
    begun = time.process_time()
    while (seconds := time.process_time() - begun) < PLAY_FOR or games == 0:
        s = spec.begin(edition, seats)
        decisions += random_playout(s, Seeded(f"bench {games}"), Generator(f"choose {games}"), spec.longest)
        games += 1
    return decisions, games, seconds


def per_call(work: Callable[[], Any]) -> float:
    """Seconds that one call takes: the fastest of several rounds, or of one if something else took all the time."""
    begun = time.process_time()
    fastest = float("inf")
    while fastest == float("inf") or time.process_time() - begun < EACH_FOR:
        start = time.process_time()
        work()
        fastest = min(fastest, time.process_time() - start)
    return fastest


def sample_states(spec: GameSpec[Any, Any], edition: Edition, seats: int) -> list[State]:
    """States from all over a random game."""
    every: list[State] = []
    for s in random_states(spec, edition, seats):
        every.append(spec.clone(s))
    step = max(1, len(every) // STATES)
    return every[::step]


def random_states(spec: GameSpec[Any, Any], edition: Edition, seats: int) -> list[State]:
    """A random game, a state a decision."""
    s = spec.begin(edition, seats)
    driver, choose = Seeded("bench states"), Generator("choose states")
    states: list[State] = []
    advance(s, driver)
    while not is_over(s):
        states.append(spec.clone(s))
        found = list_options(s)
        answer(s, actor(s), found[choose.below(len(found))])
        advance(s, driver)
    return states


def list_options(s: State) -> list[Action]:
    """What the seat that is asked may answer."""
    out: list[Action] = []
    options(s, actor(s), out)
    return out


def random_record(spec: GameSpec[Any, Any], edition: Edition, seats: int) -> Record:
    """A whole random game as a record."""
    choose = Generator("choose record")
    sitting = begin_sitting(spec, edition, seats, {}, Seeded("bench record"))
    while not sitting.over:
        found = list_options(sitting.state)
        sitting.answer(actor(sitting.state), found[choose.below(len(found))])
    return sitting.record
