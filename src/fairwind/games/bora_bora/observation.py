"""What a seat observes, as small whole numbers with names: the table, itself, and the others as far as it may know.

Every block of names stands above the function that appends its numbers, in the same order.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.clock import turns_left
from fairwind.games.bora_bora.knowledge import unknown_cards
from fairwind.games.bora_bora.observed_board import BOARD_NAMES, N_KINDS, add_board
from fairwind.games.bora_bora.observed_seat import SEAT_NAMES, add_seat
from fairwind.games.bora_bora.observed_self import OWN_NAMES, add_own
from fairwind.games.bora_bora.observed_time import (
    P_DICE,
    P_PEOPLE,
    TIME_NAMES,
    WAITING_NAMES,
    add_time,
    add_waiting,
    beneath_chance,
    phase_of,
)
from fairwind.games.bora_bora.rules.use_people import NextUse, UsePeople
from fairwind.games.bora_bora.state import N_GODS, BoraBora
from fairwind.games.bora_bora.tally import FIRST_OF, tally
from fairwind.games.bora_bora.task_tiles import N_CARD, N_KIND
from fairwind.games.bora_bora.vocabulary import GODS, KINDS, MOST_SEATS

MOST_LEAD: Final = 500  # in points: more than there are


# -- the others

OTHER_NAMES: Final[tuple[str, ...]] = (
    *(f"kind-{kind}" for kind in KINDS),
    *(f"known-{god}" for god in GODS),
    "unknown",
)


def add_other(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """The people of another seat, and what everybody knows of its god cards."""
    for kind in range(N_KINDS):
        out.append(have[N_KIND + kind])
    for colour in range(N_GODS):
        out.append(have[FIRST_OF[N_CARD] + colour])
    out.append(unknown_cards(s, seat))


# -- everything


def unused_sexes(s: BoraBora, phase: int) -> list[int]:
    """By seat, as bits, the sexes that can still be used in phase B of this round."""
    unused = [3 if phase <= P_DICE else 0 for seat in range(s.seats)]
    if phase == P_PEOPLE:
        for frame in s.pending:  # what lies higher is newer
            if isinstance(frame, (NextUse, UsePeople)):
                unused[frame.seat] = 3 & ~frame.spent
    return unused


def observe(s: BoraBora, seat: int, out: list[int]) -> None:
    """Append everything, in the order of `observed`."""
    left = turns_left(s)
    phase = phase_of(s, left)
    frame = beneath_chance(s)
    add_time(s, phase, left, out)
    add_waiting(s, frame, out)
    add_board(s, out)
    unused = unused_sexes(s, phase)
    mine = len(out)
    have = tally(s, seat, seat)
    add_seat(s, seat, have, frame, unused[seat], out)
    lead = len(out)
    out.append(MOST_LEAD)
    out.append(0)
    add_own(s, seat, have, out)
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        theirs = len(out)
        have = tally(s, other, seat)
        add_seat(s, other, have, frame, unused[other], out)
        add_other(s, other, have, out)
        out[lead] = min(out[lead], out[mine] - out[theirs])
        out[lead + 1] += 1 if out[mine] > out[theirs] else 0


def _names(seats: int) -> tuple[str, ...]:
    names = [*TIME_NAMES, *WAITING_NAMES, *BOARD_NAMES]
    for seat in range(seats):
        names += [f"{seat}.{name}" for name in (*SEAT_NAMES, *(OTHER_NAMES if seat else OWN_NAMES))]
    return tuple(names)


NAMES: Final[tuple[tuple[str, ...], ...]] = tuple(_names(seats) for seats in range(MOST_SEATS + 1))


def observed(seats: int) -> tuple[str, ...]:
    """The names of what is observed at a table of so many."""
    return NAMES[seats]
