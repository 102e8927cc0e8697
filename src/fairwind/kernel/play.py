"""Playing: who is asked, what is allowed, and what an answer sets off."""

from __future__ import annotations

from typing import Any, Final, cast

from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver, Generator
from fairwind.kernel.frames import Chance, Decision, Step, Together
from fairwind.kernel.refusals import ANSWERED, NOT_ASKED, NOT_YOURS, OVER, Refusal, Refused
from fairwind.kernel.state import CHANCE, DECISION, STEP, TOGETHER, State

MOST_STEPS: Final = 10_000  # that run by themselves one after the other: no sound table needs a hundred


class EndlessSteps(ValueError):
    """A state in which nobody is ever asked: no sound one is like that."""


def settle(s: State) -> None:
    """Run what runs by itself until a seat or the table must answer, or the game is over."""
    pending = s.pending
    steps = 0
    while pending:
        top = pending[-1]
        kind = top.kind
        steps += 1
        if steps > MOST_STEPS:
            raise EndlessSteps("what runs by itself never ends")
        if kind == STEP:
            pending.pop()
            cast("Step[Any]", top).run(s)
        elif kind == TOGETHER:
            together = cast("Together[Any]", top)
            if together.actor(s) >= 0:
                return
            pending.pop()
            together.open(s)
        else:
            return


def advance(s: State, driver: Driver) -> None:
    """Settle, and let the driver answer for the table, until a seat must answer or the game is over."""
    settle(s)
    pending = s.pending
    while pending and pending[-1].kind == CHANCE:
        chance = cast("Chance[Any]", pending[-1])
        outcome = driver.draw(s, chance)
        pending.pop()
        chance.resolve(s, outcome)
        settle(s)


def is_over(s: State) -> bool:
    """Nothing is owed any more."""
    return not s.pending


def waiting_decision(s: State) -> Decision[Any] | None:
    """The decision that waits, if a seat (and not the table) must answer."""
    if not s.pending:
        return None
    top = s.pending[-1]
    return cast("Decision[Any]", top) if top.kind == DECISION or top.kind == TOGETHER else None


def waiting_chance(s: State) -> Chance[Any] | None:
    """The chance that waits, if the table must answer."""
    if s.pending and s.pending[-1].kind == CHANCE:
        return cast("Chance[Any]", s.pending[-1])
    return None


def actor(s: State) -> int:
    """The first seat that owes an answer, or -1."""
    decision = waiting_decision(s)
    return -1 if decision is None else decision.actor(s)


def actors(s: State) -> list[int]:
    """Every seat that owes an answer."""
    decision = waiting_decision(s)
    if decision is None:
        return []
    return [seat for seat in range(s.seats) if decision.owes(s, seat)]


def options(s: State, seat: int, out: list[Action]) -> None:
    """Append what this seat may answer now to the caller's list; nothing if it owes no answer."""
    decision = waiting_decision(s)
    if decision is not None and decision.owes(s, seat):
        decision.options(s, seat, out)


def refusal(s: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not answer so now, or None if it may; for every action of the catalogue."""
    decision = waiting_decision(s)
    if decision is None:
        return NOT_YOURS if s.pending else OVER
    if not decision.owes(s, seat):
        return ANSWERED if decision.kind == TOGETHER else NOT_YOURS
    for candidate in decision.candidates(s, seat):
        if candidate is action:
            return decision.refuse(s, seat, action)
    return NOT_ASKED


def answer(s: State, seat: int, action: Action) -> None:
    """Carry out an answer that is known to be allowed. Chance that it sets off waits on the stack."""
    top = s.pending[-1]
    if top.kind == DECISION:
        s.pending.pop()
    cast("Decision[Any]", top).resolve(s, seat, action)
    settle(s)


def play(s: State, seat: int, action: Action) -> None:
    """The checked door: carry out an answer, or raise Refused and change nothing."""
    why = refusal(s, seat, action)
    if why is not None:
        raise Refused(why)
    answer(s, seat, action)


def toss(s: State, outcome: int) -> None:
    """Carry out an outcome of the chance that waits."""
    chance = cast("Chance[Any]", s.pending.pop())
    chance.resolve(s, outcome)
    settle(s)


def random_playout(s: State, driver: Driver, choose: Generator, most: int) -> int:
    """Play at random until the game is over or `most` answers were given; how many there were."""
    answers = 0
    out: list[Action] = []
    advance(s, driver)
    while s.pending and answers < most:
        decision = cast("Decision[Any]", s.pending[-1])
        seat = decision.actor(s)
        out.clear()
        decision.options(s, seat, out)
        action = out[choose.below(len(out))]
        if decision.kind == DECISION:
            s.pending.pop()
        decision.resolve(s, seat, action)
        advance(s, driver)
        answers += 1
    return answers
