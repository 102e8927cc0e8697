"""What an answer in Bora Bora brings, and what it ends."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora import scoring
from fairwind.games.bora_bora.actions import Decline, Play
from fairwind.games.bora_bora.rules.helper import Exchange
from fairwind.games.bora_bora.rules.tasks import LastTasks
from fairwind.games.bora_bora.rules.use_people import UsePeople
from fairwind.games.bora_bora.spaces import FIRST_PERSON
from fairwind.games.bora_bora.state import FIRST_HAND, N_MATERIALS, BoraBora
from fairwind.kernel.actions import Action
from fairwind.kernel.play import options
from fairwind.kernel.spec import Ending
from fairwind.kernel.state import NONE

COUNTED_AS_HELD: Final = ("god-tiles",)


def holdings(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """What lies on and beside the player board, huts and priests on the main board, steps on the status track."""
    kinds = len(s.edition.building_dice)
    buildings = s.buildings[seat * kinds : (seat + 1) * kinds]
    people = 0
    for code in s.spaces[seat]:
        if code >= FIRST_PERSON:
            people += 1
    laid = (s.filled[seat] | s.covered[seat]).bit_count()
    return [
        ("offerings", s.offerings[seat]),
        ("shells", s.shells[seat]),
        ("god-cards", s.total(FIRST_HAND + seat)),
        ("god-tiles-held", s.god_tiles[seat]),
        ("materials", laid + sum(s.beside[seat * N_MATERIALS : (seat + 1) * N_MATERIALS])),
        ("status-steps", s.status[seat]),
        ("huts", s.regions[seat].bit_count()),
        ("people-held", people),
        ("priests", s.temple.count(seat)),
        ("buildings-held", kinds - buildings.count(NONE)),
        ("jewels", s.jewel_owner.count(seat)),
        ("tasks-done", len(s.fulfilled_by(seat))),
    ]


def scored(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """Points by where they came from, with what the end would bring."""
    return [item for item in scoring.scores(s, seat) if item[0] not in COUNTED_AS_HELD]


def ending(s: BoraBora, seat: int, action: Action) -> Ending | None:
    """Doing without ends phase B for a seat (BB-11.1), an exchange (BB-5.10), or the last tasks (BB-14.1)."""
    asked = s.pending[-1]
    if not isinstance(action, Decline) or not is_possible(s, seat):
        return None
    if isinstance(asked, UsePeople):
        return Ending("phase")
    if isinstance(asked, Exchange):
        return Ending("exchange", (("left", asked.left),))
    return Ending("tasks") if isinstance(asked, LastTasks) else None


def is_possible(s: BoraBora, seat: int) -> bool:
    """Whether something else can be done, gods aside."""
    out: list[Action] = []
    options(s, seat, out)
    return any(not isinstance(other, (Decline, Play)) for other in out)
