"""Chapter 12, second half: the tasks, the yellow god, and the tasks that are left when the game ends (chapter 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Decline, Fulfil, GiveUp, OfTask, Play, TakeTask
from fairwind.games.bora_bora.rules.gods import GOD_WASTED, N_WAYS, NOT_NOW, can_pay, fill_gaps, pay, refuse_payment
from fairwind.games.bora_bora.rules.proofs import missing, show_cards
from fairwind.games.bora_bora.state import TASKS, BoraBora
from fairwind.games.bora_bora.vocabulary import MOST_SEATS, TASKS_EACH, YELLOW
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

NOT_YOURS: Final = Refusal("BB-12.8")
MUST_FULFIL: Final = Refusal("BB-12.10")
NOT_ON_BOARD: Final = Refusal("BB-12.12")
ONE_MISSING: Final = Refusal("BB-13.16")
YELLOW_ONCE: Final = Refusal("BB-13.6")


@final
class BeginTasks(Step[BoraBora]):
    """All fulfil a task or give one up (BB-12.8, BB-12.10), in turn order; then all take a new one (BB-12.12)."""

    def run(self, s: BoraBora) -> None:
        s.owe(*[DO_TASK[seat][0] for seat in s.order], *[CHOOSE_TASK[seat] for seat in s.order])


def own_tasks(s: BoraBora, seat: int) -> list[int]:
    """The tasks on a player board, each sort once, in the order of the catalogue."""
    tasks: list[int] = []
    for task in sorted(s.tasks[TASKS_EACH * seat : TASKS_EACH * seat + TASKS_EACH]):
        if task != NONE and task not in tasks:
            tasks.append(task)
    return tasks


def can_fulfil_any(s: BoraBora, seat: int) -> bool:
    """Whether the seat can fulfil a task without a god (BB-12.11)."""
    return any(missing(s, seat, task) == 0 for task in own_tasks(s, seat))


def yellow_helps(s: BoraBora, seat: int, means: int) -> bool:
    """Whether a task that lacks something now would lack one thing once yellow is paid for (BB-13.16, BB-13.17)."""
    return any(missing(s, seat, task) > 0 and missing(s, seat, task, means) == 1 for task in own_tasks(s, seat))


def refuse_fulfil(s: BoraBora, seat: int, task: int, yellow: int) -> Refusal | None:
    """Nothing may be missing (BB-12.9), or with yellow exactly one thing (BB-13.16)."""
    if task not in own_tasks(s, seat):
        return NOT_YOURS
    lack = missing(s, seat, task)
    if yellow:
        return None if lack == 1 else ONE_MISSING
    return None if lack == 0 else Refusal("BB-12.9", (("missing", lack),))


def refuse_yellow(s: BoraBora, seat: int, play: Play, yellow: int) -> Refusal | None:
    """Only yellow, once for a task, paid for, and where one thing is missing then (BB-13.16, BB-13.17)."""
    if play.god != YELLOW:
        return Refusal(NOT_NOW[play.god])
    if yellow:
        return YELLOW_ONCE
    why = refuse_payment(s, seat, YELLOW, play.means)
    if why is not None:
        return why
    return None if yellow_helps(s, seat, play.means) else ONE_MISSING


def add_fulfilments(s: BoraBora, seat: int, yellow: int, out: list[Action]) -> None:
    """Every way to play yellow that helps, and every task that can be fulfilled."""
    actions = s.edition.actions
    if not yellow and (s.god_tiles[seat] or s.offerings[seat]):
        for means in range(N_WAYS):
            if can_pay(s, seat, YELLOW, means) and yellow_helps(s, seat, means):
                out.append(actions.play[YELLOW * N_WAYS + means])
    for task in own_tasks(s, seat):
        if missing(s, seat, task) == yellow:
            out.append(actions.fulfil[task])


def fulfil(s: BoraBora, seat: int, task: int, yellow: int) -> None:
    """The points of a task, fewer with yellow (BB-12.8, BB-13.16); it counts as fulfilled either way (BB-14.15)."""
    show_cards(s, seat, task)
    remove_task(s, seat, task)
    s.fulfilled[seat] += 1
    s.score(seat, s.edition.yellow_task_points if yellow else s.edition.task_points, TASKS)


def remove_task(s: BoraBora, seat: int, task: int) -> None:
    """A task leaves the player board."""
    first = TASKS_EACH * seat
    s.tasks[s.tasks.index(task, first, first + TASKS_EACH)] = NONE


@final
class DoTask(Decision[BoraBora]):
    """Fulfil one of the three tasks (BB-12.8); who can fulfil none gives one up (BB-12.10).

    With yellow alone it would be a choice: then giving up is allowed too (BB-12.11).
    """

    FIELDS = ("yellow",)

    def __init__(self, seat: int, yellow: int) -> None:
        super().__init__(seat)
        self.yellow: Final = yellow

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.doing_task

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return refuse_yellow(s, seat, action, self.yellow)
        assert isinstance(action, OfTask)
        if isinstance(action, Fulfil):
            return refuse_fulfil(s, seat, action.task, self.yellow)
        if self.yellow:
            return GOD_WASTED
        if action.task not in own_tasks(s, seat):
            return NOT_YOURS
        return MUST_FULFIL if can_fulfil_any(s, seat) else None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_fulfilments(s, seat, self.yellow, out)
        if not self.yellow and not can_fulfil_any(s, seat):
            give_up = s.edition.actions.give_up
            for task in own_tasks(s, seat):
                out.append(give_up[task])

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            pay(s, seat, action)
            s.push(DO_TASK[seat][1])
            fill_gaps(s)
        elif isinstance(action, Fulfil):
            fulfil(s, seat, action.task, self.yellow)
        else:
            assert isinstance(action, GiveUp)
            remove_task(s, seat, action.task)


@final
class ChooseTask(Decision[BoraBora]):
    """Take a new task from the board, even in round 6 (BB-12.12)."""

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.task

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeTask)
        return None if action.task in s.task_row else NOT_ON_BOARD

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        take = s.edition.actions.task
        last = NONE
        for task in sorted(s.task_row):
            if task != last:
                out.append(take[task])
            last = task

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, TakeTask)
        s.task_row.remove(action.task)
        first = TASKS_EACH * seat
        s.tasks[s.tasks.index(NONE, first, first + TASKS_EACH)] = action.task


@final
class LastTasks(Decision[BoraBora]):
    """When the game ends, fulfil what tasks are left, in any sequence, with one yellow each (BB-14.1, BB-14.2)."""

    FIELDS = ("yellow",)

    def __init__(self, seat: int, yellow: int) -> None:
        super().__init__(seat)
        self.yellow: Final = yellow

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.last_tasks

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return refuse_yellow(s, seat, action, self.yellow)
        if isinstance(action, Fulfil):
            return refuse_fulfil(s, seat, action.task, self.yellow)
        return GOD_WASTED if self.yellow else None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_fulfilments(s, seat, self.yellow, out)
        if not self.yellow:
            out.append(s.edition.actions.decline)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            return
        if isinstance(action, Play):
            pay(s, seat, action)
            s.push(LAST_TASKS[seat][1])
            fill_gaps(s)
        else:
            assert isinstance(action, Fulfil)
            fulfil(s, seat, action.task, self.yellow)
            if own_tasks(s, seat):
                s.push(LAST_TASKS[seat][0])


# -- frames that never change, made once

BEGIN_TASKS: Final = BeginTasks()
DO_TASK: Final = [[DoTask(seat, yellow) for yellow in range(2)] for seat in range(MOST_SEATS)]
CHOOSE_TASK: Final = [ChooseTask(seat) for seat in range(MOST_SEATS)]
LAST_TASKS: Final = [[LastTasks(seat, yellow) for yellow in range(2)] for seat in range(MOST_SEATS)]
