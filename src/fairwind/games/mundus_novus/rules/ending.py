"""Chapter 6: the end of a round, and of the game."""

from __future__ import annotations

from typing import final

from fairwind.games.mundus_novus.state import PERFECT, ROW, WEALTH, Mundus
from fairwind.kernel.frames import Step


@final
class EndRound(Step[Mundus]):
    """The end is looked for here only (MN-6.1): perfect combination, 75 doubloons, a row that lacks a card."""

    def run(self, s: Mundus) -> None:
        if any(s.perfect):
            s.ended = PERFECT  # MN-6.3
        elif max(s.coins) >= s.edition.aid.goal:
            s.ended = WEALTH  # MN-6.2
        elif len(s.row) < s.edition.aid.row:
            s.ended = ROW  # MN-6.5; an empty pile alone ends nothing (MN-6.8)
