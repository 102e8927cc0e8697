"""Chapter 4: activating one building with coins."""

from __future__ import annotations

from fairwind.games.santa_maria.colony import BIT, CELLS, FULL_LINE, PLACES_OF, SIDE
from fairwind.games.santa_maria.rules.effects import use_building
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import COINS
from fairwind.kernel.actions import Action
from fairwind.kernel.refusals import Refusal


def refuse_activation(s: SantaMaria, seat: int, cell: int) -> Refusal | None:
    """A free building (SM-4.1, SM-5.7); the n-th of a year costs n coins (SM-4.2), usable or not (SM-4.3)."""
    if not s.edition.is_building[s.cell[seat * CELLS + cell]]:
        return Refusal("SM-5.7")
    if not s.free[seat] & BIT[cell]:
        return Refusal("SM-4.1")
    short = s.activated[seat] + 1 - s.at[store(seat)][COINS]
    return Refusal("SM-4.2", (("need", short),)) if short > 0 else None


def add_activations(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """Every free building, if the coins are there."""
    if s.activated[seat] >= s.at[store(seat)][COINS]:
        return
    activate = s.edition.actions.activate
    free = s.free[seat]
    for row in range(SIDE):
        for column in PLACES_OF[free >> row * SIDE & FULL_LINE]:
            out.append(activate[row * SIDE + column])


def activate_building(s: SantaMaria, seat: int, cell: int) -> None:
    """The coins come first, then the effect (SM-4.3)."""
    s.activated[seat] += 1
    s.put_coins(seat, cell, s.activated[seat])
    use_building(s, seat, s.cell[seat * CELLS + cell])
