"""Chapter 1: everything that is laid out, dealt and drawn before the first round, and the first huts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.bora_bora.actions import Expand
from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.outcomes import FISH
from fairwind.games.bora_bora.rules.expansion import CHOOSE_HUT, TAKE_GOODS
from fairwind.games.bora_bora.rules.gods import DRAW_CARD, REFILL_OPEN
from fairwind.games.bora_bora.rules.rounds import BEGIN_ROUND, LAY_OUT
from fairwind.games.bora_bora.state import PILE, START, BoraBora, place_of
from fairwind.games.bora_bora.vocabulary import JEWELS_A_ROUND, MOST_SEATS, REGIONS, ROUNDS, TASKS_EACH
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE, Frame

NOT_START_FISH: Final = Refusal("BB-1.12")
TAKEN: Final = Refusal("BB-1.13")


def new_game(edition: BoraBoraEdition, seats: int) -> BoraBora:
    """An empty table, with the action tiles for this number of players (BB-1.1), and the set-up on the stack."""
    s = BoraBora(edition, seats)
    s.at[PILE] = list(edition.card_copies)
    frames: list[Frame] = [DRAW_FISH] * REGIONS
    for seat in range(seats):
        frames.append(DEAL_TASK[seat][1])
    for seat in range(seats):
        frames += [DEAL_TASK[seat][0], DEAL_TASK[seat][0]]
    frames += [PUT_LIGHT_TASKS_AWAY, LAY_OUT]
    frames += [DRAW_JEWEL] * (ROUNDS * JEWELS_A_ROUND)
    frames.append(REFILL_OPEN)
    for seat in range(seats):
        frames += [DRAW_CARD[seat]] * edition.start_cards
    frames += [DRAW_ORDER] * seats
    frames += [PLACE_FIRST_HUTS, BEGIN_ROUND]
    s.owe(*frames)
    return s


@final
class DrawFish(Chance[BoraBora]):
    """The next region gets a fish (BB-1.2)."""

    def weights(self, s: BoraBora) -> list[int]:
        left = list(s.edition.fish_copies)
        for value in s.fish:
            left[value] -= 1
        return left

    def first(self, s: BoraBora) -> int:
        return len(FISH) * len(s.fish)

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.fish.append(outcome)


@final
class DealTask(Chance[BoraBora]):
    """A light or a dark task for a seat (BB-1.5)."""

    FIELDS = ("light",)

    def __init__(self, seat: int, light: int) -> None:
        super().__init__(seat)
        self.light: Final = light

    def weights(self, s: BoraBora) -> list[int]:
        light = s.edition.start_tasks
        if self.light:
            return s.task_bag[:light]
        return [0] * light + s.task_bag[light:]

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.task

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.task_bag[outcome] -= 1
        s.tasks[place_of(NONE, s.tasks, TASKS_EACH * self.seat)] = outcome
        if s.listener is not None:
            s.tell("task-dealt", {"seat": self.seat, "task": s.edition.tasks[outcome].name})


@final
class PutLightTasksAway(Step[BoraBora]):
    """The other light tasks leave the game (BB-1.5)."""

    def run(self, s: BoraBora) -> None:
        for task in range(s.edition.start_tasks):
            s.task_bag[task] = 0


@final
class DrawJewel(Chance[BoraBora]):
    """The next place for jewelry is filled, round by round (BB-1.7)."""

    def weights(self, s: BoraBora) -> list[int]:
        left = list(s.edition.jewel_copies)
        for jewel in s.jewels:
            left[jewel] -= 1
        return left

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.jewel

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.jewels.append(outcome)
        s.jewel_owner.append(NONE)


@final
class DrawOrder(Chance[BoraBora]):
    """The next seat in the turn order, with its points and its disc below the one before (BB-1.11)."""

    def weights(self, s: BoraBora) -> list[int]:
        return [0 if seat in s.order else 1 for seat in range(s.seats)]

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.seat

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.score(outcome, s.edition.start_points[len(s.order)], START)
        s.order.append(outcome)
        s.standing.append(outcome)


# -- the first huts


@final
class PlaceFirstHuts(Step[BoraBora]):
    """In reverse turn order everyone places a hut (BB-1.12) and takes material or offering (BB-1.14)."""

    def run(self, s: BoraBora) -> None:
        for seat in s.order:  # the last one pushed comes first
            s.push(FIRST_HUT[seat])


@final
class FirstHut(Decision[BoraBora]):
    """A region beside a fish of value 1 (BB-1.12) where nobody has begun yet (BB-1.13)."""

    def candidates(self, s: BoraBora, seat: int) -> Sequence[Action]:
        return s.edition.actions.expand

    def refuse(self, s: BoraBora, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Expand)
        if s.fish[action.region] != s.edition.start_fish:
            return NOT_START_FISH
        return None if s.builder[action.region] == NONE else TAKEN

    def resolve(self, s: BoraBora, seat: int, action: Action) -> None:
        assert isinstance(action, Expand)
        s.owe(CHOOSE_HUT[seat][action.region], TAKE_GOODS[seat][action.region])  # the fish is left alone (BB-1.14)


# -- frames that never change, made once

DRAW_FISH: Final = DrawFish()
DEAL_TASK: Final = [[DealTask(seat, light) for light in range(2)] for seat in range(MOST_SEATS)]
PUT_LIGHT_TASKS_AWAY: Final = PutLightTasksAway()
DRAW_JEWEL: Final = DrawJewel()
DRAW_ORDER: Final = DrawOrder()
PLACE_FIRST_HUTS: Final = PlaceFirstHuts()
FIRST_HUT: Final = [FirstHut(seat) for seat in range(MOST_SEATS)]
