"""How a game is made of rounds, and a round of its phases."""

from __future__ import annotations

from typing import final

from fairwind.games.mundus_novus.rules.ending import ending_reached
from fairwind.games.mundus_novus.rules.event import ReadEvent
from fairwind.games.mundus_novus.rules.progression import BeginProgression
from fairwind.games.mundus_novus.rules.supply import BeginSupply
from fairwind.games.mundus_novus.rules.trade import BeginTrade
from fairwind.games.mundus_novus.state import MundusNovus
from fairwind.games.mundus_novus.vocabulary import NO_ENDING
from fairwind.kernel.frames import Step


@final
class BeginRound(Step[MundusNovus]):
    """A round: event, supply, trade, progression, and the check for the end; the market stays as it is (MN-3.9)."""

    def run(self, s: MundusNovus) -> None:
        s.round += 1
        s.tell("round", {"round": s.round})
        s.owe(ReadEvent(), BeginSupply(), BeginTrade(), BeginProgression(), EndRound())


@final
class EndRound(Step[MundusNovus]):
    """The end is looked for here only (MN-6.1); if it is not reached, the next round begins."""

    def run(self, s: MundusNovus) -> None:
        s.ending = ending_reached(s)
        if s.ending == NO_ENDING:
            s.push(BeginRound())
