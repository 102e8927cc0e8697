"""Previews: what an answer would bring to the seat that gives it, before it is given.

It is played on a world that the seat imagines, as far as the answer itself leads: through what runs by itself and
through what follows without a choice, and no further than the next chance, the next choice, or another seat. So it
says nothing that the seat could not work out, and the conformance suite holds every game to that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.codec import Json
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.play import MOST_STEPS, EndlessSteps, options
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GAIN, POINTS, Ending, GameSpec, Meaning
from fairwind.kernel.state import DECISION, STEP, State

SEED: Final = "preview"  # any will do: what depends on it is not shown
MOST_ANSWERS: Final = 100  # that follow from one by themselves: no sound game needs twenty

# Where a preview ends.
DONE: Final = "done"  # all that the answer sets off has happened
CHOICE: Final = "choice"  # the seat chooses further
OPEN: Final = "open"  # chance, or another seat, decides

# What weighs so much that one asks before it is done.
NOTHING: Final = "nothing"  # it should bring something, and does not
NO_POINTS: Final = "no-points"  # it should score, and does not
ENDS: Final = "ends"  # something is over with it that could have gone on

Counts = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Preview:
    """What an answer would bring; a price is a gain below 0."""

    gains: Counts  # by store: what the seat has more of, or less
    points: Counts  # by item, as if the game ended then
    until: str  # DONE, CHOICE or OPEN
    weight: str  # NOTHING, NO_POINTS, ENDS, or "" for what needs no second thought
    ending: Ending | None  # what is over with it
    then: str  # the class of the decision that waits for the seat after it, if another does
    then_facts: Json
    follows: tuple[str, ...]  # the usual answers to what is asked next, up to the last that has others beside it
    skips: str  # the class of the first decision that was so answered
    meaning: Meaning  # what its help says


def preview(position: Position, action: Action) -> Preview:
    """What an answer that the seat may give now would bring."""
    return foresee(position.spec, position.world(Seeded(SEED)), position.seat, action)


def previews(position: Position) -> list[Preview]:
    """What each of the seat's options would bring, in their order."""
    spec, world, seat = position.spec, position.world(Seeded(SEED)), position.seat
    held, scored = spec.holdings(world, seat), spec.scored(world, seat)
    return [compare(spec, spec.clone(world), seat, action, held, scored) for action in position.options()]


def foresee(spec: GameSpec[Any, Any], s: State, seat: int, action: Action) -> Preview:
    """What an answer would bring in this world, which is the caller's own."""
    return compare(spec, s, seat, action, spec.holdings(s, seat), spec.scored(s, seat))


def compare(
    spec: GameSpec[Any, Any], s: State, seat: int, action: Action, held: list[tuple[str, int]],
    scored: list[tuple[str, int]],
) -> Preview:  # fmt: skip
    """Give the answer, and compare with what was held and scored before."""
    aim, ending, meaning = spec.aim(s, seat, action), spec.ending(s, seat, action), spec.meaning(s, seat, action)
    way = Way(spec, s, seat)
    way.go(action)
    gains = gained(held, spec.holdings(s, seat))
    points = gained(scored, spec.scored(s, seat))
    asked = way.asked
    return Preview(
        gains,
        points,
        way.until,
        ENDS if ending is not None else weight_of(aim, way.until, gains, points),
        ending,
        "" if asked is None else type(asked).__name__,
        {} if asked is None else {name: getattr(asked, name) for name in asked.FIELDS},
        tuple(way.follows[: way.chosen]),
        way.skips,
        meaning,
    )


def gained(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> Counts:
    """What is more or less than before, by name."""
    had = dict(before)
    return tuple([(name, count - had.get(name, 0)) for name, count in after if count != had.get(name, 0)])


def weight_of(aim: str, until: str, gains: Counts, points: Counts) -> str:
    """Whether an answer misses what it is for; that is known once all that it sets off has happened."""
    if not aim or until != DONE:
        return ""
    scores = any(count > 0 for _, count in points)
    if aim == POINTS:
        return "" if scores else NO_POINTS
    assert aim == GAIN
    return "" if scores or any(count > 0 for _, count in gains) else NOTHING


class Way:
    """How far an answer leads, and what was answered on the way."""

    def __init__(self, spec: GameSpec[Any, Any], s: State, seat: int) -> None:
        self.spec: Final = spec
        self.s: Final = s
        self.seat: Final = seat
        self.until = DONE
        self.first: Decision[Any] | None = None
        self.asked: Decision[Any] | None = None  # what waits in the end, if it is not the first again
        self.follows: list[str] = []
        self.chosen = 0  # how many of them lead to the last usual one
        self.skips = ""

    def go(self, action: Action) -> None:
        """Give the answer, and go on while there is nothing to choose."""
        s = self.s
        top = self.first = cast("Decision[Any]", s.pending[-1])
        if top.kind != DECISION:  # all choose together: what comes of it is not for one to say
            top.resolve(s, self.seat, action)
            self.until = OPEN
            return
        depth = len(s.pending) - 1
        next_action: Action | None = action
        while next_action is not None:
            if len(self.follows) > MOST_ANSWERS:
                raise EndlessSteps("what follows from an answer never ends")
            asked = cast("Decision[Any]", s.pending.pop())
            asked.resolve(s, self.seat, next_action)
            self.run_on(depth)
            next_action = self.further(depth)

    def run_on(self, depth: int) -> None:
        """Run what runs by itself, down to what was owed before."""
        s = self.s
        steps = 0
        while len(s.pending) > depth and s.pending[-1].kind == STEP:
            steps += 1
            if steps > MOST_STEPS:
                raise EndlessSteps("what runs by itself never ends")
            cast("Step[Any]", s.pending.pop()).run(s)

    def further(self, depth: int) -> Action | None:
        """The answer that follows by itself, or None where the preview ends."""
        s = self.s
        if len(s.pending) <= depth:
            return None
        top = s.pending[-1]
        if top.kind != DECISION or top.seat != self.seat:
            self.until = OPEN
            return None
        out: list[Action] = []
        options(s, self.seat, out)
        action = out[0] if len(out) == 1 else self.spec.usual(s, self.seat)
        if action is None:
            self.until = CHOICE
            if top is not self.first:
                self.asked = cast("Decision[Any]", top)
            return None
        self.follows.append(action.text)
        if len(out) > 1:
            self.chosen = len(self.follows)
            self.skips = self.skips or type(top).__name__
        return action
