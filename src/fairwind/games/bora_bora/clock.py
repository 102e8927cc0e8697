"""The clock: how far a game has come, read off what still waits on the stack."""

from __future__ import annotations

from fairwind.games.bora_bora.rules.dice import PlaceDie
from fairwind.games.bora_bora.rules.evaluation import AskToBuy, SellJewels
from fairwind.games.bora_bora.rules.rounds import ClearAway
from fairwind.games.bora_bora.rules.setup import FirstHut, PlaceFirstHuts
from fairwind.games.bora_bora.rules.tasks import BeginTasks, ChooseTask, DoTask, LastTasks
from fairwind.games.bora_bora.rules.use_people import BeginPhaseB, NextUse
from fairwind.games.bora_bora.state import BoraBora
from fairwind.games.bora_bora.vocabulary import DICE
from fairwind.kernel.spec import ROUND
from fairwind.kernel.state import DECISION, Frame


def turns_a_round(seats: int) -> int:
    """Turns of a round: each die, phase B, the jewelry, a task done, a task taken, and after round 6 the last tasks."""
    return (DICE + 5) * seats


def begins_turn(frame: Frame) -> bool:
    """Whether a seat's turn begins with this frame."""
    if isinstance(frame, (PlaceDie, AskToBuy, DoTask, ChooseTask, LastTasks, FirstHut)):
        return True
    return isinstance(frame, NextUse) and frame.used == 0  # else it goes on with a phase B that has begun


def turns_left(s: BoraBora) -> int:
    """How many turns of this round still wait, the one that is being played among them."""
    left = 0
    begun = 0  # whether a turn is under way whose own frame has left the stack
    for frame in s.pending:
        if begins_turn(frame):
            left += 1
            begun = 0
        elif isinstance(frame, (BeginPhaseB, SellJewels, ClearAway, PlaceFirstHuts)):
            left += s.seats
        elif isinstance(frame, BeginTasks):
            left += 2 * s.seats
        elif frame.kind == DECISION or isinstance(frame, NextUse):
            begun = 1
    return left + begun


def clock(s: BoraBora) -> int:
    """The round, and the turns of it that are over."""
    return ROUND * s.round + turns_a_round(s.seats) - turns_left(s)
