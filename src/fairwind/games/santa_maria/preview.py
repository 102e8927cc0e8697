"""What an answer in Santa Maria is for, and what it brings."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria import scoring
from fairwind.games.santa_maria.actions import Activate, Retreat, SetValue, TakeTile, UseDie
from fairwind.games.santa_maria.colony import CELLS, count
from fairwind.games.santa_maria.rules.payment import ChoosePayment
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import DOCK_COUNT, KIND_NAMES, MONKS, WHITE_DICE
from fairwind.kernel.actions import Action
from fairwind.kernel.play import options
from fairwind.kernel.spec import GAIN, Ending

COUNTED_AS_HELD: Final = ("tokens", "coins")  # items that say what lies in the store


def holdings(s: SantaMaria, seat: int) -> list[tuple[str, int]]:
    """Goods, coins and points; steps on both tracks; ships, monks sent out, blue dice, and cells that are covered."""
    held = s.at[store(seat)]
    stores = [(name, held[kind]) for kind, name in enumerate(KIND_NAMES)]
    ships = 0
    for dock in range(seat * DOCK_COUNT, (seat + 1) * DOCK_COUNT):
        ships += s.ships[dock]
    return [
        *stores,
        ("religion-steps", s.faith[seat]),
        ("conquistador-steps", s.march[seat]),
        ("ships", ships),
        ("monks-sent", MONKS - s.monks_left[seat]),
        ("blue-dice", s.unlocked[seat] + s.blue_later[seat]),
        ("cells", CELLS - count(s.empty[seat])),
    ]


def scored(s: SantaMaria, seat: int) -> list[tuple[str, int]]:
    """Points that are counted at the end."""
    return [item for item in scoring.scores(s, seat) if item[0] not in COUNTED_AS_HELD]


def aim(action: Action) -> str:
    """Buildings are activated for what they bring."""
    return GAIN if isinstance(action, (Activate, UseDie, SetValue)) else ""


def ending(s: SantaMaria, seat: int, action: Action) -> Ending | None:
    """Retreating ends one's year (SM-7.1), early if another main action is possible (SM-2.1)."""
    if not isinstance(action, Retreat):
        return None
    out: list[Action] = []
    options(s, seat, out)
    for other in out:
        if isinstance(other, (TakeTile, Activate, UseDie)):
            return Ending("year", (("dice", unused_dice(s, seat)),))
    return None


def unused_dice(s: SantaMaria, seat: int) -> int:
    """How many dice the seat could still use this year (SM-5.2, SM-12.2)."""
    white = min(WHITE_DICE - s.white_used[seat], sum(s.white))
    return white + s.unlocked[seat] - s.blue_used[seat]


def usual(s: SantaMaria) -> Action | None:
    """One pays with the resource itself, and keeps gold, which stands for any (SM-6.20)."""
    asked = s.pending[-1]
    return s.edition.actions.pay[asked.good()] if isinstance(asked, ChoosePayment) else None
