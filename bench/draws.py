"""How fast a draw is that follows from a key, beside our generator and the system's randomness.

`PYTHONPATH=src .venv/bin/python bench/draws.py`, after `make compile` for the compiled build.
"""

from __future__ import annotations

import time

from fairwind.games import game
from fairwind.kernel import chance
from fairwind.kernel.chance import Driver, Generator, Keyed, Seeded, SystemDice
from fairwind.kernel.play import advance, random_playout

DRAWS = 50_000
GAMES = 6
ROUNDS = 5


def draws_a_second(driver: Driver) -> float:
    """Rolls of a seat's dice, in the best of some rounds."""
    spec = game("bora-bora")
    s = spec.begin(spec.edition(), 3)
    advance(s, Seeded("bench"))
    roll = spec.frames["RollDice"]
    frame = roll(1)  # type: ignore[call-arg]
    best = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(DRAWS):
            driver.draw(s, frame)  # type: ignore[arg-type]
        best = max(best, DRAWS / (time.perf_counter() - began))
    return best


def microseconds_an_answer(name: str, keyed: bool) -> float:
    """An answer of a random game, with what it sets off, in the best of some rounds."""
    spec = game(name)
    best = float("inf")
    for _ in range(ROUNDS):
        began, answers = time.perf_counter(), 0
        for n in range(GAMES):
            driver: Driver = Keyed(b"%d" % n) if keyed else Seeded(f"{n}")
            answers += random_playout(spec.begin(spec.edition(), 3), driver, Generator(f"{n}"), spec.longest)
        best = min(best, (time.perf_counter() - began) / answers)
    return best * 1e6


def main() -> None:
    """Print all figures."""
    print("compiled" if str(chance.__file__).endswith(".so") else "plain")
    for driver in (Keyed(b"bench"), SystemDice(), Seeded("bench")):
        print(f"{type(driver).__name__:>12} {draws_a_second(driver):12,.0f} draws/s")
    for name in ("santa-maria", "mundus-novus"):
        plain, keyed = (microseconds_an_answer(name, keyed) for keyed in (False, True))
        print(f"{name:>12} {plain:6.1f} us an answer, {keyed:.1f} us with draws from a key ({keyed / plain:.2f})")


if __name__ == "__main__":
    main()
