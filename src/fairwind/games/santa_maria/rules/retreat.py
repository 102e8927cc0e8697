"""Chapter 7: retreating from the year, and what ships bring in then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Place
from fairwind.games.santa_maria.colony import BIT, CELLS, TURNS
from fairwind.games.santa_maria.edition import Tile
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.rules.religion import MAY_PRAY, take_coins_back
from fairwind.games.santa_maria.rules.ships import offer_ship
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import COINS, DOCK_COUNT, MATHEMATICS, MOST_SEATS, POINTS, ROADS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE


def refuse_retreat(s: SantaMaria, space: int) -> Refusal | None:
    """Each space holds one marker (SM-7.1); one may always retreat (SM-7.7)."""
    return None if s.retreat[space] == NONE else Refusal("SM-7.1")


def add_retreats(s: SantaMaria, out: list[Action]) -> None:
    """Every free space."""
    retreats = s.edition.actions.retreat
    for space in range(len(retreats)):
        if s.retreat[space] == NONE:
            out.append(retreats[space])


def go_back(s: SantaMaria, seat: int, space: int) -> None:
    """First what the space shows (SM-7.2), then the ships, dock by dock from the top (SM-7.5)."""
    s.retreat[space] = seat
    if s.has(seat, MATHEMATICS):
        take_coins_back(s, seat)  # SM-14.5
    s.owe(*INCOME[seat])
    use_space(s, seat, s.edition.retreats[space])


def use_space(s: SantaMaria, seat: int, gives: str) -> None:
    """Coins, a religion action, a conquistador step, a ship or a road tile (SM-7.2)."""
    if gives == "coins":
        s.take(seat, COINS, s.edition.retreat_coins)
    elif gives == "religion":
        s.push(MAY_PRAY[seat])
    elif gives == "conquistador":
        s.advance(seat)
    elif gives == "ship":
        offer_ship(s, seat)
    elif s.road_tiles and s.empty[seat]:
        s.push(PLACE_ROAD[seat])


def top_road(s: SantaMaria) -> Tile:
    """The next road tile of the pile, which lies face up (SM-1.5)."""
    return s.edition.roads[ROADS - s.road_tiles]


@final
class PlaceRoad(InTurn):
    """Lay the road tile on an empty cell (SM-7.3), or leave it on the main board (SM-7.4)."""

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        place = s.edition.actions.place
        return [*[place[cell * TURNS] for cell in range(CELLS)], s.edition.actions.decline]

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Place) and not s.empty[seat] & BIT[action.cell]:
            return Refusal("SM-7.3")
        return None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        actions = s.edition.actions
        empty = s.empty[seat]
        for cell in range(CELLS):
            if empty & BIT[cell]:
                out.append(actions.place[cell * TURNS])
        out.append(actions.decline)

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        if isinstance(action, Place):
            kind = top_road(s).cells[0]
            s.road_tiles -= 1
            s.build(seat, action.cell, kind)


@final
class Income(Step[SantaMaria]):
    """What the ships at one dock bring, also one that came in this retreat (SM-7.5); one action at a time (SM-6.16)."""

    FIELDS = ("dock",)

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def run(self, s: SantaMaria) -> None:
        seat = self.seat
        count = s.ships[seat * DOCK_COUNT + self.dock] * s.edition.dock_income[self.dock]
        if count == 0:
            return
        gives = s.edition.docks[self.dock]
        if gives == "coins":
            s.take(seat, COINS, count)
        elif gives == "points":
            s.take(seat, POINTS, count)
        elif gives == "religion":
            s.owe(*[MAY_PRAY[seat]] * count)
        else:
            for _ in range(count):
                s.advance(seat)


# -- frames that never change, made once

PLACE_ROAD: Final = [PlaceRoad(seat) for seat in range(MOST_SEATS)]
INCOME: Final = [[Income(seat, dock) for dock in range(DOCK_COUNT)] for seat in range(MOST_SEATS)]
