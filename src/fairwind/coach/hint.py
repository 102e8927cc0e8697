"""A hint: what the coach would answer, how sure it is, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from fairwind.bots.advice import advice
from fairwind.bots.effort import MOST_EVALUATIONS, Effort
from fairwind.bots.weighted import option_weights
from fairwind.coach.comparison import Tried, compared, value_lead
from fairwind.coach.reason import MOST_ENDS, Reason, reason_between, rounds_later
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import Json
from fairwind.kernel.position import Position
from fairwind.kernel.preview import SEED, Counts, preview

USUAL: Final = Effort(MOST_EVALUATIONS, 1000)  # a second of one core: nobody minds the wait, and most is clear by then
MOST_EQUAL: Final = 3  # options that are named as about equal
MOST_RULED_OUT: Final = 3  # options that the advice rules out, tried only to say why
ENDS_FOR: Final = 20  # evaluations that pay for one game played to its end


@dataclass(frozen=True)
class Outlook:
    """An option: what it brings at once, and what it leads to."""

    option: str  # its notation
    win: float  # the chance to win, shared wins counted by their share; 0 for somebody alone
    points: float  # expected at the end
    gains: Counts  # at once, by store
    scored: Counts  # at once, by item
    line: tuple[str, ...]  # how the coach would go on in the same turn, the option first


@dataclass(frozen=True)
class Hint:
    """What the coach would answer."""

    best: tuple[Outlook, ...]  # one option, or the first of those that are about equal
    equal: int  # how many are about equal, the best counted
    other: Outlook | None  # the next that is clearly worse
    reason: Reason | None  # what the best has over that one; None where nothing is clearly worse
    touch: tuple[str, ...]  # the things to touch for the best

    def as_json(self) -> Json:
        """For whoever shows it elsewhere."""
        return asdict(self)


def hint(position: Position, effort: Effort = USUAL, seed: str = "coach") -> Hint:
    """The coach's answer to what a seat is asked; it sees what the seat sees and nothing else."""
    tried = compared(position, effort, seed)
    if len(tried) == 1:
        tried = with_what_was_ruled_out(position, tried[0], effort, seed)
    equal, worse = parted(tried)
    equal = what_goes_on_first(position, equal)
    best, other = equal[0], worse[0] if worse else None
    world = position.world(Seeded(SEED))
    return Hint(
        tuple(outlook(position, one) for one in equal[:MOST_EQUAL]),
        len(equal),
        None if other is None else outlook(position, other),
        None if other is None else why(position, best, other, effort, seed),
        position.spec.touch(world, position.seat, best.action),
    )


def parted(tried: Sequence[Tried]) -> tuple[list[Tried], list[Tried]]:
    """Those that are about equal to the best, and those that are clearly worse."""
    best = tried[0]
    worse = [one for one in tried[1:] if value_lead(best, one).sure and value_lead(best, one).mean > 0]
    return [one for one in tried if one not in worse], worse


def with_what_was_ruled_out(position: Position, only: Tried, effort: Effort, seed: str) -> list[Tried]:
    """Where nothing else was worth a closer look: with what is clearly worse of some others, so that one sees why."""
    others = [action for action in position.options() if action is not only.action]
    weights = option_weights(advice(position.spec, position.edition), position, others)
    likely = sorted(range(len(others)), key=lambda place: -weights[place])[:MOST_RULED_OUT]
    tried = compared(position, effort, seed, keep=[others[place] for place in likely])
    worse = parted(tried)[1]
    return [tried[0], *worse] if worse and tried[0].action is only.action else [only]


def what_goes_on_first(position: Position, equal: list[Tried]) -> list[Tried]:
    """Among equals, what puts an end to nothing comes first if the best does."""
    world = position.world(Seeded(SEED))
    ends = [position.spec.ending(world, position.seat, one.action) is not None for one in equal]
    if not ends[0] or all(ends):
        return equal
    place = ends.index(False)
    return [equal[place], *equal[:place], *equal[place + 1 :]]


def why(position: Position, best: Tried, other: Tried, effort: Effort, seed: str) -> Reason:
    """What the best has over another option."""
    ends = MOST_ENDS if effort.milliseconds else min(MOST_ENDS, effort.evaluations // ENDS_FOR)
    seconds = effort.milliseconds / 1000  # on a slow device the ends would take many times as long as the thought
    return reason_between(best, other, rounds_later(position, best, other, seed, ends, seconds))


def outlook(position: Position, one: Tried) -> Outlook:
    """An option as it is shown."""
    brings = preview(position, one.action)
    return Outlook(
        one.action.text,
        round(one.win, 4),
        round(one.expected, 2),
        brings.gains,
        brings.points,
        tuple(action.text for action in one.line),
    )
