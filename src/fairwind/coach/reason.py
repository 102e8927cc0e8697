"""A reason: the items of the score in which two options differ, until they explain the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fairwind.bots.advice import advice
from fairwind.bots.effort import core_seconds
from fairwind.coach.comparison import VALUE_DOUBT, Tried, points_lead
from fairwind.coach.lead import Lead, lead
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.codec import Json
from fairwind.kernel.play import answer
from fairwind.kernel.playout import weighted_playout
from fairwind.kernel.position import Position
from fairwind.kernel.spec import ROUND
from fairwind.kernel.state import State

LEFT_OUT: Final = 0.1  # of the difference in points may stay unexplained
MOVED: Final = 0.25  # and of all that moves, one way or the other: else two large items that cancel out would be hidden
SMALL: Final = 1.0  # point: smaller differences are explained as if they were one
MOST_ENDS: Final = 24  # games that are played to their end to see how long they last
FEW_ENDS: Final = 3  # if so many last equally long, the game is no race here


@dataclass(frozen=True)
class ItemLead:
    """How many points more, or less, an item of the score is expected to bring."""

    item: str
    points: float
    sure: bool  # beyond two standard errors


@dataclass(frozen=True)
class Reason:
    """Why one option is better than another."""

    items: tuple[ItemLead, ...]  # those that differ most, until they explain the difference
    points: float  # the whole difference in expected points
    ahead: float  # by how much the expected lead over the best of the others grows; 0 where that is not sure
    rounds: float  # by how many rounds later the game ends; below 0 sooner, 0 where that is not sure


def read_reason(data: Json | None) -> Reason | None:
    """A reason that was sent or kept as its fields."""
    if data is None:
        return None
    return Reason(tuple(ItemLead(**item) for item in data["items"]), data["points"], data["ahead"], data["rounds"])


def reason_between(one: Tried, other: Tried, later: Lead) -> Reason:
    """What one option has over the other."""
    points = points_lead(one, other)
    ahead = lead(one.margins, other.margins, VALUE_DOUBT)
    return Reason(
        explained_by(item_leads(one, other), points.mean),
        round(points.mean, 2),
        round(ahead.mean, 2) if ahead.sure else 0.0,
        tempo_of(later),
    )


def tempo_of(later: Lead) -> float:
    """Rounds, if they are sure and half a round at least."""
    return round(later.mean, 1) if later.sure and abs(later.mean) >= 0.5 else 0.0


def item_leads(one: Tried, other: Tried) -> list[ItemLead]:
    """Every item in which two options differ, the largest first."""
    names = {item: None for tried in (one, other) for items in tried.items for item in items}
    leads = [(item, lead(one.of_item(item), other.of_item(item))) for item in names]
    found = [ItemLead(item, round(ahead.mean, 2), ahead.sure) for item, ahead in leads if round(ahead.mean, 2)]
    return sorted(found, key=lambda item: -abs(item.points))


def explained_by(items: Sequence[ItemLead], points: float) -> tuple[ItemLead, ...]:
    """The largest items, until what is left out is small in sum and in all."""
    moved = sum(abs(item.points) for item in items)
    for count in range(len(items) + 1):
        rest = items[count:]
        in_sum = abs(sum(item.points for item in rest)) <= LEFT_OUT * max(abs(points), SMALL)
        if in_sum and sum(abs(item.points) for item in rest) <= MOVED * moved:
            return tuple(items[:count])
    return tuple(items)


def rounds_later(
    position: Position, one: Tried, other: Tried, seed: str, most: int = MOST_ENDS, seconds: float = 0.0
) -> Lead:
    """By how many rounds later the game ends after one option, when everybody plays on by advice.

    A few ends are played in any case, and more of them within so many seconds of one core; 0 is as long as it takes.
    """
    generator = Generator(seed)
    began = core_seconds() if seconds > 0.0 else 0.0
    ends: tuple[list[float], list[float]] = ([], [])
    for n in range(most):
        streams = generator.fork(n)
        world = position.world(Seeded("", streams.fork(0)))
        for tried, rounds in zip((one, other), ends, strict=True):
            rounds.append(last_round(position, world, tried.line, streams))
        if n + 1 < FEW_ENDS:
            continue
        if ends[0] == ends[1] or (seconds > 0.0 and core_seconds() - began > seconds):
            break
    return lead(*ends)


def last_round(position: Position, world: State, line: Sequence[Action], streams: Generator) -> float:
    """The round in which the game ends after this option."""
    spec, weights = position.spec, advice(position.spec, position.edition).weights
    s: State = spec.clone(world)
    answer(s, position.seat, line[0])
    weighted_playout(spec, s, Seeded("", streams.fork(1)), streams.fork(2), weights, spec.longest, -1)
    return float(spec.clock(s) // ROUND)
