"""Chapter 12, second half: the tasks, the yellow god, and the tasks that are left when the game ends (chapter 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Decline, GiveUp, OfTask, Play, Show, TakeTask
from fairwind.games.bora_bora.knowledge import HandShape, known_shape
from fairwind.games.bora_bora.rules.gods import GOD_WASTED, N_WAYS, NOT_NOW, fill_gaps, pay, refuse_payment, ways_to_pay
from fairwind.games.bora_bora.rules.proofs import give_away, is_proof, missing, missing_openly, show_cards
from fairwind.games.bora_bora.state import TASKS, BoraBora, place_of
from fairwind.games.bora_bora.vocabulary import MOST_SEATS, TASKS_EACH, YELLOW
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE

NOT_YOURS: Final = Refusal("BB-12.8")
MUST_FULFIL: Final = Refusal("BB-12.10")
NOT_ON_BOARD: Final = Refusal("BB-12.12")
NO_PROOF: Final = Refusal("BB-12.15")
ONE_MISSING: Final = Refusal("BB-13.16", (("now", 1),))
YELLOW_ONCE: Final = Refusal("BB-13.6")


@final
class BeginTasks(Step[BoraBora]):
    """All fulfil a task or give one up (BB-12.8, BB-12.10), in turn order; then all take a new one (BB-12.12)."""

    def run(self, s: BoraBora) -> None:
        s.owe(*[DO_TASK[seat][0] for seat in s.order], *[CHOOSE_TASK[seat] for seat in s.order])


def own_tasks(s: BoraBora, seat: int) -> list[int]:
    """The tasks on a player board, each sort once, in the order of the catalogue."""
    tasks: list[int] = []
    for place in range(TASKS_EACH * seat, TASKS_EACH * seat + TASKS_EACH):
        task = s.tasks[place]
        if task != NONE and task not in tasks:
            tasks.append(task)
    tasks.sort()
    return tasks


def can_fulfil_any(s: BoraBora, seat: int) -> bool:
    """Whether the seat can fulfil a task without a god (BB-12.11)."""
    return any(missing(s, seat, task) == 0 for task in own_tasks(s, seat))


def yellow_helps(s: BoraBora, seat: int, lacking: list[int], means: int) -> bool:
    """Whether one of the tasks that lack something now would lack one thing once yellow is paid for (BB-13.16,
    BB-13.17).
    """
    return any(missing(s, seat, task, means) == 1 for task in lacking)


def refuse_fulfil(s: BoraBora, seat: int, action: OfTask, yellow: int) -> Refusal | None:
    """Nothing may be missing (BB-12.9), or with yellow exactly one thing (BB-13.16); the cards must prove it
    (BB-12.15).
    """
    task = action.task
    if task not in own_tasks(s, seat):
        return NOT_YOURS
    lack = missing(s, seat, task)
    if yellow and lack != 1:
        return ONE_MISSING
    if not yellow and lack:
        return Refusal("BB-12.9", (("missing", lack),))
    if isinstance(action, Show) and not is_proof(s, seat, s.edition.tasks[task].choosing[0], action.colours):
        return NO_PROOF
    return None


def refuse_yellow(s: BoraBora, seat: int, play: Play, yellow: int) -> Refusal | None:
    """Only yellow, once for a task, paid for, and where one thing is missing then (BB-13.16, BB-13.17)."""
    if play.god != YELLOW:
        return NOT_NOW[play.god]
    if yellow:
        return YELLOW_ONCE
    why = refuse_payment(s, seat, YELLOW, play.means)
    if why is not None:
        return why
    lacking = [task for task in own_tasks(s, seat) if missing(s, seat, task)]
    return None if yellow_helps(s, seat, lacking, play.means) else ONE_MISSING


def add_fulfilments(s: BoraBora, seat: int, yellow: int, out: list[Action]) -> list[int]:
    """Every way to play yellow that helps, and every task that can be fulfilled; which tasks these are."""
    actions = s.edition.actions
    lacking: list[int] = []
    proved: list[int] = []
    for task in own_tasks(s, seat):
        lack = missing(s, seat, task)
        if lack:
            lacking.append(task)
        if lack == yellow:
            proved.append(task)
    if not yellow and lacking:
        for means in ways_to_pay(s, seat, YELLOW):
            if yellow_helps(s, seat, lacking, means):
                out.append(actions.play[YELLOW * N_WAYS + means])
    for task in proved:
        if not actions.show[task]:
            out.append(actions.fulfil[task])
    for task in proved:
        for show in actions.show[task]:
            if is_proof(s, seat, s.edition.tasks[task].choosing[0], show.colours):
                out.append(show)
    return proved


def fulfil(s: BoraBora, seat: int, action: OfTask, yellow: int) -> None:
    """The points of a task, fewer with yellow (BB-12.8, BB-13.16); it counts as fulfilled either way (BB-14.15), and
    lies there for all to see (BB-15.1).
    """
    task = action.task
    show_cards(s, seat, task, action.colours if isinstance(action, Show) else 0)
    remove_task(s, seat, task)
    s.fulfilled.append(task * MOST_SEATS + seat)
    s.score(seat, s.edition.yellow_task_points if yellow else s.edition.task_points, TASKS)


def remove_task(s: BoraBora, seat: int, task: int) -> None:
    """A task leaves the player board."""
    s.tasks[place_of(task, s.tasks, TASKS_EACH * seat)] = NONE


def give_up(s: BoraBora, seat: int, task: int) -> None:
    """A task leaves the game; that the seat could fulfil none of its tasks may show what it does not hold
    (BB-12.10).
    """
    is_new = False
    for own in own_tasks(s, seat):
        is_new = give_away(s, seat, own) or is_new
    remove_task(s, seat, task)
    if is_new:
        s.reveal()


# -- what playing yellow shows


def hands_for_yellow(s: BoraBora, seat: int) -> list[HandShape]:
    """Hands with which a task lacks one thing now that yellow is paid for; none are named if any hand will do.

    Whoever has played yellow must have such a hand.
    """
    known = known_shape(s, seat)
    shapes: list[HandShape] = []
    for task in own_tasks(s, seat):
        lack = missing_openly(s, seat, task)
        if lack > 1:
            continue
        needs = s.edition.tasks[task].card_needs
        for lacking in needs if lack == 0 else (None,):
            shape = known.copy()
            for need in needs:
                if need is lacking:
                    shape.lack_one(need)
                else:
                    shape.meet(need)
            if shape.is_no_narrower_than(known):
                return []
            shapes.append(shape)
    return shapes


def play_yellow(s: BoraBora, seat: int, action: Play) -> None:
    """Pay; where only the hand can say which task lacks one thing, this shows something of it."""
    pay(s, seat, action)
    if s.listener is not None and hands_for_yellow(s, seat):
        s.reveal()


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
        if not isinstance(action, GiveUp):
            return refuse_fulfil(s, seat, action, self.yellow)
        if self.yellow:
            return GOD_WASTED
        if action.task not in own_tasks(s, seat):
            return NOT_YOURS
        return MUST_FULFIL if can_fulfil_any(s, seat) else None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        proved = add_fulfilments(s, seat, self.yellow, out)
        if not self.yellow and not proved:
            for task in own_tasks(s, seat):
                out.append(s.edition.actions.give_up[task])

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            play_yellow(s, seat, action)
            s.push(DO_TASK[seat][1])
            fill_gaps(s)
        elif isinstance(action, GiveUp):
            give_up(s, seat, action.task)
        else:
            assert isinstance(action, OfTask)
            fulfil(s, seat, action, self.yellow)


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
        s.tasks[place_of(NONE, s.tasks, TASKS_EACH * seat)] = action.task


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
        if isinstance(action, OfTask):
            return refuse_fulfil(s, seat, action, self.yellow)
        return GOD_WASTED if self.yellow else None

    def options(self, s: BoraBora, seat: int, out: list[Action]) -> None:
        add_fulfilments(s, seat, self.yellow, out)
        if not self.yellow:
            out.append(s.edition.actions.no_task)

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            return
        if isinstance(action, Play):
            play_yellow(s, seat, action)
            s.push(LAST_TASKS[seat][1])
            fill_gaps(s)
        else:
            assert isinstance(action, OfTask)
            fulfil(s, seat, action, self.yellow)
            if own_tasks(s, seat):
                s.push(LAST_TASKS[seat][0])


# -- frames that never change, made once

BEGIN_TASKS: Final = BeginTasks()
DO_TASK: Final = [[DoTask(seat, yellow) for yellow in range(2)] for seat in range(MOST_SEATS)]
CHOOSE_TASK: Final = [ChooseTask(seat) for seat in range(MOST_SEATS)]
LAST_TASKS: Final = [[LastTasks(seat, yellow) for yellow in range(2)] for seat in range(MOST_SEATS)]
