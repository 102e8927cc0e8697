"""Positions are looked at again by a long search, where plain self-play teaches nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from fairwind.bots.advice import advice
from fairwind.games import game
from fairwind.kernel.chance import Generator
from fairwind.kernel.play import answer
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.training.played_game import PlayedGame, again
from fairwind.training.samples import Collector, NotedMoment, games_in
from fairwind.training.start_games import BotMaker

CLOSELY: Final = 2  # answers of each position that are learned: the best, and the best of the others


@dataclass(frozen=True)
class Review:
    """Games to look at again, and who looks."""

    game: str
    content: bytes  # a file of samples with its games
    bot: str
    positions: int  # of each game
    seed: str
    nets: tuple[bytes, ...]
    advice: str
    first: int  # the number of the first game

    def __repr__(self) -> str:
        return f"games of {self.game} from {self.first}, looked at again by {self.bot}"


def review(task: Review) -> bytes:
    """What a long search says of some positions, as a file of samples."""
    spec = game(task.game)
    make_bot = BotMaker(task.nets, spec, task.advice)
    collector = Collector(task.game)
    for offset, played in enumerate(games_in(task.content)):
        _look_again(spec, played, task, make_bot, collector, task.first + offset)
    return collector.samples().packed()


def _look_again(
    spec: GameSpec[Any, Any], played: PlayedGame, task: Review, make_bot: BotMaker, collector: Collector, number: int
) -> None:
    pick = Generator(f"{task.seed}/{played.deal}")
    chance = max(1, len(played.answers) // max(1, task.positions))
    for moment in again(spec, played):
        if moment.answered or moment.choices == 1 or pick.below(chance) != 0:
            continue
        looker = make_bot(task.bot, f"{task.seed}/{played.deal}/{moment.number}")
        thought = looker.think(Position(spec, moment.state, moment.seat))
        for candidate in thought.candidates[:CLOSELY]:
            if candidate.visits < 2:
                continue
            after = spec.clone(moment.state)
            answer(after, moment.seat, candidate.action)
            nothing = np.full(len(collector.shape.outputs), np.nan, dtype=np.float32)
            so_far = collector.so_far(after, moment.seat)
            searched = collector.searched_row(candidate, after.seats) - so_far
            seen = NotedMoment(moment.seat, collector.observe(after, moment.seat), so_far, searched)
            collector.note(number, seen, nothing)


def looker_for(spec: GameSpec[Any, Any], effort: int, net: int) -> str:
    """Who looks again: montecarlo where it plays games out, and champion where it stops before their end."""
    cut = {"rounds", "answers"} & set(advice(spec, spec.edition()).search)
    return f"champion:{effort}@{net}" if cut else f"montecarlo:{effort}"
