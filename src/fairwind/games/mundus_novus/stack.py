"""Every class of frame that can wait on the stack."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.rules import developments, event, progression, rounds, sets, setup, supply, trade
from fairwind.kernel.frames import Step, frames_in
from fairwind.kernel.state import Frame

FRAMES: Final[dict[str, type[Frame]]] = frames_in(setup, rounds, event, supply, trade, progression, sets, developments)

# What a seat or the table must answer; steps run by themselves, so nobody ever finds them waiting.
ASKED: Final[tuple[str, ...]] = tuple(sorted([name for name, frame in FRAMES.items() if not issubclass(frame, Step)]))
NUMBER_OF: Final[dict[type[Frame], int]] = {FRAMES[name]: number for number, name in enumerate(ASKED)}
