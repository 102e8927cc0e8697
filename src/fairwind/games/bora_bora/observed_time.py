"""When it is and what waits, as a seat observes it."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.rules.building import ChooseBuilding, ChooseGround
from fairwind.games.bora_bora.rules.dice import PlaceDie, RollDice
from fairwind.games.bora_bora.rules.evaluation import BuyJewel, ScoreStatus
from fairwind.games.bora_bora.rules.expansion import ChooseHut, ChooseRegion, ScoreFish, TakeGoods
from fairwind.games.bora_bora.rules.gods import DrawCard, TurnOpen
from fairwind.games.bora_bora.rules.helper import Exchange
from fairwind.games.bora_bora.rules.rounds import BeginRound, DrawPerson, DrawTask
from fairwind.games.bora_bora.rules.setup import FirstHut
from fairwind.games.bora_bora.rules.take_people import ChoosePerson
from fairwind.games.bora_bora.rules.tasks import ChooseTask, DoTask, LastTasks
from fairwind.games.bora_bora.rules.temple import ChoosePriestSpace, FirstGift, SecondGift
from fairwind.games.bora_bora.rules.use_people import (
    PLAYED,
    SPENT,
    BeginPhaseB,
    ChooseCard,
    GainCards,
    MoveHuts,
    NextUse,
    TakeMaterials,
    UsePeople,
)
from fairwind.games.bora_bora.state import BoraBora
from fairwind.games.bora_bora.vocabulary import MOST_SEATS, ROUNDS
from fairwind.kernel.state import CHANCE, NONE, Frame

# Every decision, and of chance and steps what can wait when somebody has answered.
WAITING: Final[tuple[type[Frame], ...]] = (
    *(FirstHut, PlaceDie, ChooseRegion, ChooseHut, TakeGoods, ScoreFish, ChoosePerson, Exchange),
    *(ChoosePriestSpace, ChooseBuilding, ChooseGround, FirstGift, SecondGift),
    *(UsePeople, TakeMaterials, MoveHuts, ChooseCard, BuyJewel, DoTask, ChooseTask, LastTasks),
    *(RollDice, DrawCard, TurnOpen, DrawPerson, DrawTask, NextUse, GainCards, BeginPhaseB, ScoreStatus, BeginRound),
)
NOTHING_WAITS: Final[tuple[int, ...]] = (0,) * len(WAITING)
PLACE_OF_FRAME: Final[dict[type[Frame], int]] = {frame: place for place, frame in enumerate(WAITING)}
PHASES: Final[tuple[str, ...]] = ("set-up", "dice", "people", "jewelry", "tasks", "end")
P_SET_UP: Final = 0
P_DICE: Final = 1
P_PEOPLE: Final = 2
P_JEWELRY: Final = 3
P_TASKS: Final = 4
P_END: Final = 5

TIME_NAMES: Final[tuple[str, ...]] = (
    *(f"seats-{seats}" for seats in range(2, MOST_SEATS + 1)),
    *(f"round-{round_}" for round_ in range(1, ROUNDS + 1)),
    *(f"phase-{phase}" for phase in PHASES),
    "turns-left",
)


def phase_of(s: BoraBora, left: int) -> int:
    """Which phase it is with so many turns of the round left: see `turns_a_round`."""
    if not s.round:
        return P_SET_UP
    if left > 5 * s.seats:
        return P_DICE
    if left > 4 * s.seats:
        return P_PEOPLE
    if left > 3 * s.seats:
        return P_JEWELRY
    return P_TASKS if left > s.seats else P_END


def add_time(s: BoraBora, phase: int, left: int, out: list[int]) -> None:
    """The table's size, the round and the phase."""
    for seats in range(2, MOST_SEATS + 1):
        out.append(1 if s.seats == seats else 0)
    for round_ in range(1, ROUNDS + 1):
        out.append(1 if s.round == round_ else 0)
    for i in range(len(PHASES)):
        out.append(1 if i == phase else 0)
    out.append(left)


WAITING_NAMES: Final[tuple[str, ...]] = (
    *(f"waits-{frame.__name__}" for frame in WAITING),
    *("waits-value", "waits-other-sort", "waits-blue", "waits-white", "waits-yellow", "waits-fish"),
    *("green-paid", "green-over"),
)


def beneath_chance(s: BoraBora) -> Frame | None:
    """The first frame from the top that is not drawn or rolled: whoever is asked next, or what runs then."""
    pending = s.pending
    for i in range(len(pending) - 1, -1, -1):
        if pending[i].kind != CHANCE:
            return pending[i]
    return None


def add_waiting(s: BoraBora, frame: Frame | None, out: list[int]) -> None:
    """What waits on top, what waits beneath the draws, and the numbers that it carries."""
    first = len(out)
    out.extend(NOTHING_WAITS)
    if frame is not None:
        for waiting in (s.pending[-1], frame):
            place = PLACE_OF_FRAME.get(type(waiting), NONE)
            if place != NONE:
                out[first + place] = 1
    value, other = amount_waiting(frame)
    out.append(value)
    out.append(other)
    out.append(frame.blue if isinstance(frame, PlaceDie) else 0)
    out.append(frame.white if isinstance(frame, PlaceDie) else 0)
    out.append(frame.yellow if isinstance(frame, (DoTask, LastTasks)) else 0)
    out.append(s.fish[frame.region] if isinstance(frame, (ChooseHut, TakeGoods, ScoreFish)) else 0)
    green = frame.green if isinstance(frame, (UsePeople, NextUse)) else 0
    out.append(1 if green == PLAYED else 0)
    out.append(1 if green == SPENT else 0)


def amount_waiting(frame: Frame | None) -> tuple[int, int]:
    """The value or amount that a seat may use, and whether it is for the sea or for women."""
    if isinstance(frame, ChooseRegion):
        return frame.value, frame.way
    if isinstance(frame, ChoosePerson):
        return frame.value, frame.sex
    if isinstance(frame, (ChoosePriestSpace, ChooseBuilding)):
        return frame.value, 0
    if isinstance(frame, (Exchange, TakeMaterials, MoveHuts, ChooseCard, GainCards)):
        return frame.left, 0
    return 0, 0
