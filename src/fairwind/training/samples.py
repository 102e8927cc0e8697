"""What nets learn from: what a seat observed at some moment of a game, and what became of it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairwind.bots.thought import Candidate
from fairwind.games import game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.training.played_game import PlayedGame, ReplayMoment, SeatedBot, again
from fairwind.training.run_folder import BadRun

WIN: Final = "win"
POINTS: Final = "points"
MARGIN: Final = "margin"
ITEM: Final = "item:"
SMALLEST, LARGEST = -32_768, 32_767


@dataclass(frozen=True)
class Shape:
    """What goes into a net of a game, and what comes out."""

    inputs: tuple[str, ...]  # at tables of all sizes
    outputs: tuple[str, ...]
    places: dict[int, NDArray[np.int64]]  # by the number of seats: where what is observed stands among the inputs


@lru_cache(maxsize=8)
def shape_of(name: str) -> Shape:
    """The shape of a game's net: the largest table's observations first, then what only smaller ones have."""
    spec = game(name)
    inputs: dict[str, int] = {}
    for seats in reversed(spec.seat_counts):
        for observed in spec.observed(seats):
            inputs.setdefault(observed, len(inputs))
    if not inputs:
        raise BadRun(f"{name} does not say what a seat observes, so no net can be trained; give it `observe`.")
    places = {seats: np.array([inputs[o] for o in spec.observed(seats)]) for seats in spec.seat_counts}
    items = [ITEM + item for item in item_names(spec)]
    return Shape(tuple(inputs), (WIN, POINTS, MARGIN, *items), places)


def item_names(spec: GameSpec[Any, Any]) -> list[str]:
    """Every item that scores have at a table of any size, at the beginning or at the end."""
    names: dict[str, None] = {}
    for seats in reversed(spec.seat_counts):
        s = spec.begin(spec.edition(), seats)
        for _ in range(2):
            for seat in range(seats):
                names.update(dict.fromkeys(item for item, _ in spec.scores(s, seat)))
            random_playout(s, Seeded("items"), Generator("items"), spec.longest)
    return list(names)


@dataclass
class Samples:
    """Rows of the same number: what was observed, what came of it, what a search said of it, and which game it was."""

    observed: NDArray[np.int16]
    outcome: NDArray[np.float32]  # a column for each output, points still to come; NaN where there is nothing to learn
    searched: NDArray[np.float32]  # the same; NaN where no search was made
    game: NDArray[np.int64]
    seat: NDArray[np.int8]  # rows of one game are in the order of its moments

    def __len__(self) -> int:
        return len(self.game)

    def packed(self, games: Sequence[PlayedGame] = ()) -> bytes:
        """As a file, with the games from which they come."""
        file = io.BytesIO()
        np.savez_compressed(
            file,
            observed=self.observed,
            outcome=self.outcome,
            searched=self.searched.astype(np.float16),
            game=self.game,
            seat=self.seat,
            answers=np.array([place for played in games for place in played.answers], dtype=np.int16),
            games=np.frombuffer(json.dumps([_head(played) for played in games]).encode(), dtype=np.uint8),
        )
        return file.getvalue()


def _head(played: PlayedGame) -> list[Any]:
    return [played.deal, len(played.answers), [[seat.bot, seat.careless] for seat in played.seats]]


def unpacked(content: bytes) -> Samples:
    """The samples of a file."""
    with np.load(io.BytesIO(content)) as file:
        if "seat" not in file:
            raise BadRun("There are games of an earlier version in this run, without their seats; name another --out.")
        searched = file["searched"].astype(np.float32)
        return Samples(file["observed"], file["outcome"], searched, file["game"], file["seat"])


def games_in(content: bytes) -> list[PlayedGame]:
    """The games of a file."""
    with np.load(io.BytesIO(content)) as file:
        heads, answers = json.loads(file["games"].tobytes()), file["answers"].tolist()
    games: list[PlayedGame] = []
    begin = 0
    for deal, count, seats in heads:
        games.append(PlayedGame(deal, tuple(SeatedBot(*seat) for seat in seats), answers[begin : begin + count]))
        begin += count
    return games


def joined(parts: Iterable[Samples]) -> Samples:
    """All rows in one."""
    every = list(parts)
    return Samples(
        np.concatenate([part.observed for part in every]),
        np.concatenate([part.outcome for part in every]),
        np.concatenate([part.searched for part in every]),
        np.concatenate([part.game for part in every]),
        np.concatenate([part.seat for part in every]),
    )


@dataclass(frozen=True)
class NotedMoment:
    """A moment as one seat sees it: what it observes, what it has so far, and what a search said is to come."""

    seat: int
    observed: NDArray[np.int16]
    so_far: NDArray[np.float32]
    searched: NDArray[np.float32]


class Collector:
    """Picks moments of games and notes what each seat observed there."""

    def __init__(self, name: str) -> None:
        self.spec: Final = game(name)
        self.shape: Final = shape_of(name)
        self.observed: list[NDArray[np.int16]] = []
        self.outcome: list[NDArray[np.float32]] = []
        self.searched: list[NDArray[np.float32]] = []
        self.game: list[int] = []
        self.seat: list[int] = []

    def add(self, played: PlayedGame, number: int, moments: int) -> None:
        """Play a game again and take about as many moments from it."""
        pick = Generator(f"{played.deal}/moments")
        chance = max(1, 2 * len(played.answers) // max(1, moments))  # there are two moments an answer
        noted: list[NotedMoment] = []
        end: State | None = None
        for moment in again(self.spec, played):
            end = moment.state
            # What nobody chose teaches nothing about choosing.
            if pick.below(chance) == 0 and not (moment.answered and moment.choices == 1):
                noted += self._seen(moment, played)
        if end is None:
            return
        outcomes = [self._outcome(end, seat) for seat in range(end.seats)]
        for one in noted:
            self.note(number, one, outcomes[one.seat] - one.so_far)

    def note(self, number: int, moment: NotedMoment, outcome: NDArray[np.float32]) -> None:
        """Add a row: a moment of a game, and what came of it."""
        self.observed.append(moment.observed)
        self.outcome.append(outcome)
        self.searched.append(moment.searched)
        self.game.append(number)
        self.seat.append(moment.seat)

    def _seen(self, moment: ReplayMoment, played: PlayedGame) -> list[NotedMoment]:
        """What the seat that answered sees just after it, or what all see while a seat is asked."""
        s = moment.state
        nothing = np.full(len(self.shape.outputs), np.nan, dtype=np.float32)
        if not moment.answered:
            return [NotedMoment(seat, self.observe(s, seat), self.so_far(s, seat), nothing) for seat in range(s.seats)]
        judged = played.judged.get(moment.number)
        so_far = self.so_far(s, moment.seat)
        searched = nothing if judged is None else self.searched_row(judged, s.seats) - so_far
        return [NotedMoment(moment.seat, self.observe(s, moment.seat), so_far, searched)]

    def so_far(self, s: State, seat: int) -> NDArray[np.float32]:
        """What a seat has already, as if the game ended now: a net says what is still to come."""
        totals = [self.spec.total(s, other) for other in range(s.seats)]
        margin = totals[seat] - max((p for other, p in enumerate(totals) if other != seat), default=totals[seat])
        return np.array([0.0, totals[seat], margin, *self._items(s, seat)], dtype=np.float32)

    def _items(self, s: State, seat: int) -> list[float]:
        """Points by item, in the order of the outputs."""
        items = dict.fromkeys(self.shape.outputs[3:], 0.0)
        for item, points in self.spec.scores(s, seat):
            items[ITEM + item] += points
        return list(items.values())

    def observe(self, s: State, seat: int) -> NDArray[np.int16]:
        """What a seat observes, as a row of the net's inputs."""
        out: list[int] = []
        self.spec.observe(s, seat, out)
        row = np.zeros(len(self.shape.inputs), dtype=np.int16)
        row[self.shape.places[s.seats]] = np.clip(out, SMALLEST, LARGEST)
        return row

    def _outcome(self, s: State, seat: int) -> NDArray[np.float32]:
        """What a seat has reached at the end; whoever plays alone neither wins nor leads."""
        result = self.spec.result(s)
        win, margin = np.nan, np.nan
        if s.seats > 1:
            win = 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
            margin = result.points[seat] - max(p for other, p in enumerate(result.points) if other != seat)
        row = [win, result.points[seat], margin, *self._items(s, seat)]
        return np.array(row, dtype=np.float32)

    def searched_row(self, judged: Candidate, seats: int) -> NDArray[np.float32]:
        """What a search said of an answer."""
        alone = seats == 1
        row = [np.nan if alone else judged.win, judged.points, np.nan if alone else judged.margin]
        row += [judged.items.get(name.removeprefix(ITEM), 0.0) for name in self.shape.outputs[3:]]
        return np.array(row, dtype=np.float32)

    def samples(self) -> Samples:
        """All that was noted."""
        width = len(self.shape.outputs)
        return Samples(
            np.array(self.observed, dtype=np.int16).reshape(-1, len(self.shape.inputs)),
            np.array(self.outcome, dtype=np.float32).reshape(-1, width),
            np.array(self.searched, dtype=np.float32).reshape(-1, width),
            np.array(self.game, dtype=np.int64),
            np.array(self.seat, dtype=np.int8),
        )
