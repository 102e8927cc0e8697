"""A block: one deal, played once in each rotation of the seats: luck of the deal and of the seat cancels out."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fairwind.arena.clairvoyant import CLAIRVOYANT, Clairvoyant, OpenTable
from fairwind.bots import bot
from fairwind.bots.bot import Bot
from fairwind.bots.effort import read_effort
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Keyed
from fairwind.kernel.play import actor, advance, answer
from fairwind.kernel.position import Position
from fairwind.kernel.sitting import begin_sitting
from fairwind.kernel.spec import ROUND, GameSpec, Json
from fairwind.kernel.state import State

# Deals from here on are for what is claimed of the bots: nothing is ever tuned, trained or tried out on them.
FIRST_RESERVED: Final = 7_000_000
LAST_RESERVED: Final = 7_999_999
STEPS: Final = 8  # of the clock's classes in each doubling of the time: each is 9 % above the one below


@dataclass(frozen=True)
class Block:
    """One deal and who plays it: all that its games follow from."""

    game: str
    bots: tuple[str, ...]  # the line-up, a bot for each seat
    deal: int
    seed: str = "fairwind"  # what the bots' own luck follows from, beside the deal
    records: bool = False
    variants: tuple[tuple[str, str], ...] = ()
    twin: int = 0  # how many line-ups of the same bots the match has before this one

    def __str__(self) -> str:
        return f"{self.game}, deal {self.deal}, line-up {' '.join(self.bots)}"


@dataclass
class ThinkingTime:
    """CPU time of real choices (those with more than one option): how many, how long, and how they are spread."""

    choices: int = 0
    seconds: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)  # choices by class of the time; each class is 9 % longer

    def add(self, seconds: float) -> None:
        """Count a choice."""
        self.choices += 1
        self.seconds += seconds
        number = math.floor(STEPS * math.log2(max(seconds, 1e-9) * 1e6))
        self.classes[number] = self.classes.get(number, 0) + 1

    def take_in(self, other: ThinkingTime) -> None:
        """Add what another has counted."""
        self.choices += other.choices
        self.seconds += other.seconds
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    def mean_ms(self) -> float:
        """Milliseconds of a choice, on average."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0

    def ms_of_share(self, share: float) -> float:
        """Milliseconds within which this share of the choices was made, at most 9 % too high."""
        left = share * self.choices
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return float(2 ** ((number + 1) / STEPS)) / 1000
        return 0.0

    def as_json(self) -> Json:
        """As it stands in a file of finished blocks."""
        return {"choices": self.choices, "seconds": round(self.seconds, 6), "classes": sorted(self.classes.items())}


@dataclass
class GamePlayed:
    """How one game ended; every list is by seat."""

    order: list[int]  # the place in the line-up of who sits there
    points: list[int]
    places: list[int]
    ended: str
    answers: int
    rounds: int
    first: int  # the seat that was asked first
    items: list[dict[str, int]]
    times: list[ThinkingTime]
    record: str = ""

    def shares(self) -> list[float]:
        """Of the win: winners share it."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def ranks(self) -> list[float]:
        """Places from 1, the middle of those that are shared."""
        return [place + (self.places.count(place) - 1) / 2 for place in self.places]

    def as_json(self) -> Json:
        """As it stands in a file of finished blocks; records are files of their own."""
        return {
            "order": self.order, "points": self.points, "places": self.places, "ended": self.ended,
            "answers": self.answers, "rounds": self.rounds, "first": self.first, "items": self.items,
            "times": [time.as_json() for time in self.times],
        }  # fmt: skip


def game_from_json(data: Json) -> GamePlayed:
    """A game as it was written down."""
    times = [ThinkingTime(row["choices"], row["seconds"], dict(row["classes"])) for row in data["times"]]
    return GamePlayed(
        data["order"], data["points"], data["places"], data["ended"], data["answers"], data["rounds"], data["first"],
        data["items"], times,
    )  # fmt: skip


def rotation(seats: int, deal: int, number: int) -> list[int]:
    """Who (by place in the line-up) sits in each seat in a game of a block; odd deals go round the other way."""
    order = [(seat + number) % seats for seat in range(seats)]
    return order if deal % 2 == 0 else order[:1] + order[:0:-1]


def play_block(block: Block) -> list[GamePlayed]:
    """Play a deal in all rotations: nothing but the block and the bots' clocks decides what comes out."""
    seats = len(block.bots)
    return [play(block, rotation(seats, block.deal, number), number) for number in range(seats)]


def play(block: Block, order: Sequence[int], number: int) -> GamePlayed:
    """Play game number `number` of a block, seated so.

    What is drawn is keyed by the deal and by its purpose, so whatever the players answer, they meet the same draws.
    """
    spec = game(block.game)
    table = PlainTable(spec, block) if not block.records else WrittenTable(spec, block, order)
    return play_at(table, block, order, number)


def play_at(table: PlainTable, block: Block, order: Sequence[int], number: int) -> GamePlayed:
    """Play the game that was begun at a table.

    Everybody has a seed of their own: equal bots do not play like one.
    """
    spec = table.spec
    seed = f"{block.seed}/{block.deal}/{block.twin}/{number}"
    players = [seated_player(block.bots[place], f"{seed}/{place}", table) for place in order]
    times = [ThinkingTime() for _ in order]
    first = actor(table.state)
    answers = 0
    while (seat := actor(table.state)) >= 0:
        position = Position(spec, table.state, seat)
        table.answer(seat, chosen(players[seat], position, times[seat]))
        answers += 1
    s = table.state
    result = spec.result(s)
    items = [dict(spec.scores(s, seat)) for seat in range(len(order))]
    return GamePlayed(
        list(order), result.points, result.places, result.ended, answers, spec.clock(s) // ROUND, first, items, times,
        table.text(),
    )  # fmt: skip


def seated_player(name: str, seed: str, table: PlainTable) -> Bot:
    """A bot by its name; `clairvoyant:400` is for the arena's own questions, and no other door knows it."""
    kind, _, effort = name.partition(":")
    return Clairvoyant(seed, read_effort(effort), table) if kind == CLAIRVOYANT else bot(name, seed)


def chosen(player: Bot, position: Position, time_taken: ThinkingTime) -> Action:
    """What a player answers; nobody is asked, or timed, where there is only one answer."""
    options = position.options()
    if len(options) == 1:
        return options[0]
    before = time.thread_time()
    action = player.choose(position)
    time_taken.add(time.thread_time() - before)
    return action


def deal_key(deal: int) -> bytes:
    """What the draws of a deal follow from."""
    return f"fairwind deal {deal}".encode()


class PlainTable(OpenTable):
    """A game that nobody writes down."""

    def __init__(self, spec: GameSpec[Any, Any], block: Block) -> None:
        state: State = spec.begin(spec.edition(), len(block.bots), dict(block.variants))
        super().__init__(spec, state, Keyed(deal_key(block.deal)), deal_key(block.deal))
        advance(self.state, self.driver)

    def answer(self, seat: int, action: Action) -> None:
        """Carry out an answer and what it sets off."""
        answer(self.state, seat, action)
        advance(self.state, self.driver)

    def text(self) -> str:
        """Its record."""
        return ""


class WrittenTable(PlainTable):
    """A game with its record: every answer is checked, too."""

    def __init__(self, spec: GameSpec[Any, Any], block: Block, order: Sequence[int]) -> None:
        key = deal_key(block.deal)
        driver = Keyed(key)
        self.sitting: Final = begin_sitting(spec, spec.edition(), len(order), dict(block.variants), driver)
        self.sitting.record.players = entrant_names([block.bots[place] for place in order])
        OpenTable.__init__(self, spec, self.sitting.state, driver, key)

    def answer(self, seat: int, action: Action) -> None:
        self.sitting.answer(seat, action)

    def text(self) -> str:
        return self.sitting.record.text()


def entrant_names(bots: Sequence[str]) -> list[str]:
    """Names that tell equal bots apart: `random`, `random 2`."""
    return [name if bots[:n].count(name) == 0 else f"{name} {bots[:n].count(name) + 1}" for n, name in enumerate(bots)]
