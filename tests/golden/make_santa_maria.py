"""Record games of Santa Maria: every player count, every set-up, both kinds of blue dice, every named first player.

    PYTHONPATH=src python tests/golden/make_santa_maria.py

The players are random but seldom retreat, sell or decline, so that the records hold whole games.
"""

from __future__ import annotations

from pathlib import Path

from fairwind.games.santa_maria import SPEC
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, options
from fairwind.kernel.sitting import begin_sitting

HERE = Path(__file__).parent / "santa-maria"
SELDOM = {"retreat": 1, "sell": 2, "buy": 4, "pass": 4, "lift": 10, "activate": 12}
OFTEN = 30


def whole_game(seats: int, variants: dict[str, str], seed: str) -> str:
    """A recorded game."""
    sitting = begin_sitting(SPEC, SPEC.edition(), seats, variants, Seeded(f"{seed}/table"))
    choose = Generator(f"{seed}/players")
    while not sitting.over:
        seat = actor(sitting.state)
        out: list[Action] = []
        options(sitting.state, seat, out)
        sitting.answer(seat, out[choose.pick([SELDOM.get(action.verb(), OFTEN) for action in out])])
    return sitting.record.text()


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """A name, the player count and the variants of each record."""
    found = [
        (f"{seats}-{setup}-{dice}", seats, {"setup": setup, "blue-dice": dice})
        for seats in SPEC.seat_counts
        for setup in ("choose", "dealt", "advanced")
        for dice in ("own", "pool")
        if seats > 1 or setup == "advanced"
    ]
    found += [(f"4-first-{n}", 4, {"first-player": f"seat-{n}"}) for n in range(1, 5)]
    return found


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for name, seats, variants in tables():
        (HERE / f"{name}.jsonl").write_text(whole_game(seats, variants, f"golden/{name}"), encoding="utf-8")
