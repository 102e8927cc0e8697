"""Everything a captain can answer in Low Tide, and everything that chance can bring."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.actions import Action

DRAUGHTS: Final = (1, 2, 3, 4, 5, 6)
SHIPS: Final = tuple(f"ship-{draught}" for draught in DRAUGHTS)


class SendShip(Action):
    """`send ship-4`: it leaves the harbour."""

    FIELDS = ("ship",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"send {SHIPS[kind]}")
        self.kind: Final = kind


class Decline(Action):
    """`pass`: all ships stay in the harbour."""


class Dealt(Action):
    """`deal ship-4`."""

    FIELDS = ("ship",)


class Depth(Action):
    """`depth 4`."""

    FIELDS = ("depth",)


SEND: Final = [SendShip(kind) for kind in range(len(DRAUGHTS))]
STAY: Final = Decline("pass")
