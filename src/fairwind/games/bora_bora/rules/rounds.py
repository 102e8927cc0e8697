"""How a round is made of its phases, what is laid out for it, and what is cleared away (chapters 2 and 12)."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.bora_bora.rules.dice import BEGIN_PHASE_A, TAKE_DICE_BACK
from fairwind.games.bora_bora.rules.ending import END_GAME
from fairwind.games.bora_bora.rules.evaluation import SCORE_STATUS, SCORE_TEMPLE, SELL_JEWELS
from fairwind.games.bora_bora.rules.tasks import BEGIN_TASKS
from fairwind.games.bora_bora.rules.use_people import BEGIN_PHASE_B
from fairwind.games.bora_bora.state import BoraBora, place_of
from fairwind.games.bora_bora.vocabulary import DISPLAY, MAN, ROUNDS, SEXES, WOMAN
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.state import NONE


@final
class BeginRound(Step[BoraBora]):
    """Phase A, phase B, phase C (BB-2.1)."""

    def run(self, s: BoraBora) -> None:
        s.round += 1
        s.tell("round", {"round": s.round})
        s.owe(
            BEGIN_PHASE_A,
            BEGIN_PHASE_B,
            SCORE_STATUS,
            SCORE_TEMPLE,
            SELL_JEWELS,
            BEGIN_TASKS,
            TAKE_DICE_BACK,
            CLEAR_AWAY,
        )


@final
class ClearAway(Step[BoraBora]):
    """Tasks, men and women that are left leave the game; then the next round is laid out (BB-12.13), or the game
    ends after the sixth (BB-2.1).
    """

    def run(self, s: BoraBora) -> None:
        s.task_row.clear()
        for place in range(len(s.people)):
            s.people[place] = NONE
        if s.round == ROUNDS:
            s.push(END_GAME)
        else:
            s.owe(LAY_OUT, BEGIN_ROUND)


# -- laying out


@final
class LayOut(Step[BoraBora]):
    """Six men and six women (BB-1.3), and as many tasks as players and two more (BB-1.6)."""

    def run(self, s: BoraBora) -> None:
        s.owe(*[DRAW_PERSON[MAN]] * DISPLAY, *[DRAW_PERSON[WOMAN]] * DISPLAY, *[DRAW_TASK] * (s.seats + 2))


@final
class DrawPerson(Chance[BoraBora]):
    """The next man or woman goes to the first free number (BB-1.4)."""

    FIELDS = ("sex",)

    def __init__(self, seat: int, sex: int) -> None:
        super().__init__(seat)
        self.sex: Final = sex

    def weights(self, s: BoraBora) -> list[int]:
        return s.people_bags[self.sex]

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.person[self.sex]

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.people_bags[self.sex][outcome] -= 1
        s.people[place_of(NONE, s.people, self.sex * DISPLAY)] = outcome


@final
class DrawTask(Chance[BoraBora]):
    """The next dark task tile lies on the board (BB-1.6)."""

    def weights(self, s: BoraBora) -> list[int]:
        return s.task_bag

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.task

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.task_bag[outcome] -= 1
        s.task_row.append(outcome)
        if s.listener is not None:
            s.tell("new-task", {"task": s.edition.tasks[outcome].name})


# -- frames that never change, made once

BEGIN_ROUND: Final = BeginRound()
CLEAR_AWAY: Final = ClearAway()
LAY_OUT: Final = LayOut()
DRAW_PERSON: Final = [DrawPerson(-1, sex) for sex in range(len(SEXES))]
DRAW_TASK: Final = DrawTask()
