"""Games for the coach's tests: played by bots, with one answer spoiled if that is wanted.

Those that `bench/coach.py planted` and `quiet` have kept in a folder are packed, a file for each game, with

    python -m tests.coach.recorded_games planted FOLDER
    python -m tests.coach.recorded_games quiet FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fairwind.bots import bot
from fairwind.games import OURS, game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actor, actors, is_over, random_playout
from fairwind.kernel.position import Position
from fairwind.kernel.record import Record
from fairwind.kernel.sitting import Sitting, begin_sitting
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State

PACKED: Final = Path(__file__).parent / "packed"


@dataclass(frozen=True)
class RecordedGame:
    """A recorded game, with the line of the answer that was spoiled in it."""

    name: str  # game, number and line
    line: int  # 0 if nothing was spoiled
    text: str


def recorded_game(name: str, text: str) -> RecordedGame:
    """A game whose name ends with the line of its spoiled answer."""
    return RecordedGame(name, int(name.rsplit("-", 1)[1]), text)


def packed_games(kind: str, game_name: str) -> list[RecordedGame]:
    """The recorded games of a title, with planted blunders or quiet ones, by their numbers."""
    with ZipFile(PACKED / f"{kind}-{game_name}.zip") as pack:
        return [recorded_game(name, pack.read(name).decode()) for name in sorted(pack.namelist(), key=number_of)]


def number_of(name: str) -> int:
    """The number of a kept game."""
    return int(name.rsplit("-", 2)[1])


def pack_games(kind: str, folder: Path) -> None:
    """Pack what the bench has kept, the same bytes each time."""
    for game_name in OURS:
        kept = sorted(folder.glob(f"{game_name}-*.jsonl"), key=lambda path: number_of(path.stem))
        if kept:
            with ZipFile(PACKED / f"{kind}-{game_name}.zip", "w", ZIP_DEFLATED, compresslevel=9) as pack:
                for path in kept:
                    pack.writestr(ZipInfo(path.stem), path.read_bytes(), ZIP_DEFLATED)


def choices_of_a_game(spec: GameSpec[Any, Any], seed: str, apart: int = 11) -> Iterator[tuple[State, int]]:
    """Positions all over a random game, each with somebody who has several options."""
    s: State = spec.begin(spec.edition(), min(3, spec.seat_counts[-1]))
    driver, choose = Seeded(seed), Generator(seed)
    while not is_over(s):
        random_playout(s, driver, choose, apart)
        for seat in actors(s)[:1]:
            if len(Position(spec, s, seat).options()) > 1:
                yield s, seat


def recorded(name: str, seats: int, player: str, seed: str) -> Record:
    """A whole game of a bot against itself."""
    sitting = new_game(name, seats, seed)
    players = [bot(player, f"{seed}/{seat}") for seat in range(seats)]
    while not sitting.over:
        seat = actor(sitting.state)
        sitting.answer(seat, players[seat].choose(Position(sitting.spec, sitting.state, seat)))
    return sitting.record


def new_game(name: str, seats: int, seed: str) -> Sitting:
    """A game that begins."""
    spec = game(name)
    return begin_sitting(spec, spec.edition(), seats, {}, Seeded(seed))


def short_game() -> Record:
    """A game that is soon over, by players who always take the first option."""
    spec = game("mundus-novus")
    edition = spec.edition_or_text("short", spec.edition().about.text.replace("goal = 75", "goal = 12"))
    sitting = begin_sitting(spec, edition, 2, {}, Seeded("short"))
    while not sitting.over:
        seat = actor(sitting.state)
        sitting.answer(seat, Position(spec, sitting.state, seat).options()[0])
    return sitting.record


if __name__ == "__main__":
    pack_games(sys.argv[1], Path(sys.argv[2]))
