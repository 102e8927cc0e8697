"""Touches: why touching a thing means nothing that is allowed now, and when it would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Together
from fairwind.kernel.play import actor, options, refusal, waiting_decision
from fairwind.kernel.record import UNSOUND
from fairwind.kernel.refusals import ANOTHERS, ANSWERED, NOT_ASKED, NOT_YOURS, Facts, Refusal
from fairwind.kernel.spec import Edition, GameSpec
from fairwind.kernel.state import State

OF_THE_MOMENT: Final = (NOT_ASKED, NOT_YOURS, ANSWERED)  # nothing but the moment is wrong


def touch_refusal(
    spec: GameSpec[Any, Any], edition: Edition, s: State, seat: int, path: Sequence[str]
) -> Refusal | None:
    """Why touching these things, in order, means nothing that is allowed now: the most telling reason.

    If no action begins so, those are meant that touch the last thing at all.
    """
    touching = [(action, touched_by(spec, s, seat, action)) for action in edition.catalogue.actions]
    meant = [action for action, touched in touching if touched[: len(path)] == tuple(path)]
    meant = meant or [action for action, touched in touching if path[-1] in touched]
    if not meant:
        return anothers_thing(spec, edition, s, seat, path[-1])
    reasons = {action: refusal(s, seat, action) for action in meant}
    if None in reasons.values():
        return None
    sorts = list(spec.moments)
    offered: list[Action] = []
    options(s, seat, offered)
    possible = {action.verb() for action in offered}
    best = min(meant, key=lambda action: (telling(action, reasons[action], possible, sorts), order(action, sorts)))
    why = reasons[best] or NOT_ASKED
    if why in OF_THE_MOMENT and best.verb() in spec.moments:
        return Refusal(spec.moments[best.verb()], who_is_asked(s, seat), best.verb())
    return why


def telling(action: Action, why: Refusal | None, possible: set[str], sorts: Sequence[str]) -> int:
    """How much a reason tells, the least for the most: why this thing is not allowed where others are, why what it is
    for is not, when it can be used, and only then why something rare is not.
    """
    known = action.verb() in sorts
    if why in OF_THE_MOMENT:
        return 2 if known else 4
    if action.verb() in possible:
        return 0
    return 1 if known else 3


def order(action: Action, sorts: Sequence[str]) -> int:
    """What a thing is for first of all, first."""
    return sorts.index(action.verb()) if action.verb() in sorts else len(sorts)


def touched_by(spec: GameSpec[Any, Any], s: State, seat: int, action: Action) -> tuple[str, ...]:
    """What an action touches; nothing if it makes no sense at this table."""
    try:
        return spec.touch(s, seat, action)
    except UNSOUND:
        return ()


def who_is_asked(s: State, seat: int) -> Facts:
    """Whom the table waits for, if it is not this seat."""
    decision = waiting_decision(s)
    if decision is None or decision.owes(s, seat):
        return ()
    return (("chosen", 1),) if isinstance(decision, Together) else (("holder", actor(s)),)


def anothers_thing(spec: GameSpec[Any, Any], edition: Edition, s: State, seat: int, thing: str) -> Refusal:
    """Whose it is, if it is another seat's."""
    for other in range(s.seats):
        if other != seat and any(thing in touched_by(spec, s, other, action) for action in edition.catalogue.actions):
            return Refusal(ANOTHERS, (("owner", other),))
    return NOT_ASKED
