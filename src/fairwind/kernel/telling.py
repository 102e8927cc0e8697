"""What a seat hears of components that change place."""

from __future__ import annotations

from typing import Any

from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import EVERYBODY, State

HIDDEN = ""  # the name of a kind whose face is not told


def move_told_to(spec: GameSpec[Any, Any], s: State, seat: int, source: int, target: int, kind: int) -> str | None:
    """The kind that the seat (or an onlooker, EVERYBODY) sees travel; HIDDEN if it sees only that something does.

    None if it sees nothing at all: what a seat does among its own hidden things is nobody else's business.
    """
    seers = (spec.place_seen_by(s, source), spec.place_seen_by(s, target))
    if EVERYBODY in seers or (seat >= 0 and seat in seers):
        return spec.kind_names(s)[kind]
    return None if seers[0] == seers[1] else HIDDEN
