"""Chapter 14: the last tasks, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.bora_bora.rules.tasks import LAST_TASKS
from fairwind.games.bora_bora.scoring import final_items
from fairwind.games.bora_bora.state import BoraBora
from fairwind.kernel.frames import Step


@final
class EndGame(Step[BoraBora]):
    """After round 6 everyone may fulfil the tasks they have left, in the turn order just set (BB-14.1, BB-14.2)."""

    def run(self, s: BoraBora) -> None:
        s.owe(*[LAST_TASKS[seat][0] for seat in s.order], TELL_SCORES)


@final
class TellScores(Step[BoraBora]):
    """The final scoring; then nothing is owed any more."""

    def run(self, s: BoraBora) -> None:
        if s.listener is None:
            return
        for seat in s.order:
            for item, count in final_items(s, seat):
                if count:
                    s.tell("scored", {"seat": seat, "count": count, "source": item})


# -- frames that never change, made once

END_GAME: Final = EndGame()
TELL_SCORES: Final = TellScores()
