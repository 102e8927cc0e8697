"""Chapter 3: expanding the colony with a double or a triple."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Place
from fairwind.games.santa_maria.colony import (
    CELLS,
    DOUBLE_CELLS,
    DOUBLE_MASK,
    TRIPLE_CELLS,
    TRIPLE_MASK,
    TURNS,
    room_for_double,
    room_for_triple,
)
from fairwind.games.santa_maria.rules.in_turn import InTurn
from fairwind.games.santa_maria.rules.payment import can_pay, pay
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    DOUBLE_COST,
    DOUBLES,
    GOLD,
    GRAIN,
    MOST_SEATS,
    TRIPLE_COST,
    TRIPLES,
    WOOD,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.refusals import Refusal

ALL_PLACES: Final = CELLS * TURNS
TURNED_TWICE: Final = 2


def cost_of(tile: int) -> tuple[int, ...]:
    """What a tile costs (SM-3.1)."""
    return DOUBLE_COST if tile < DOUBLES else TRIPLE_COST


def refuse_tile(s: SantaMaria, seat: int, tile: int) -> Refusal | None:
    """It must lie open (SM-3.2), fit somewhere (SM-3.5) and be paid (SM-3.1)."""
    if not s.display[tile]:
        return Refusal("SM-3.2", (("tile", s.edition.tiles[tile].name),))
    fits = room_for_double(s.empty[seat]) if tile < DOUBLES else room_for_triple(s.empty[seat])
    if not fits:
        return Refusal("SM-3.5")
    held = s.at[store(seat)]
    cost = cost_of(tile)
    wood, grain = max(cost[WOOD] - held[WOOD], 0), max(cost[GRAIN] - held[GRAIN], 0)
    for_grain = min(grain, held[GOLD])  # gold may stand in: for grain first, then for wood (SM-6.19)
    for_wood = min(wood, held[GOLD] - for_grain)
    if wood == for_wood and grain == for_grain:
        return None
    return Refusal("SM-3.1", (("wood", wood - for_wood), ("grain", grain - for_grain)))


def add_tiles(s: SantaMaria, seat: int, out: list[Action]) -> None:
    """Every open tile that fits and can be paid."""
    if not can_pay(s, seat, DOUBLE_COST):
        return
    tiles = s.edition.actions.tile
    display = s.display
    if room_for_double(s.empty[seat]):
        for tile in range(DOUBLES):
            if display[tile]:
                out.append(tiles[tile])
    if room_for_triple(s.empty[seat]) and can_pay(s, seat, TRIPLE_COST):
        for tile in range(DOUBLES, DOUBLES + TRIPLES):
            if display[tile]:
                out.append(tiles[tile])


def take_tile(s: SantaMaria, seat: int, tile: int) -> None:
    """Pay and lay it at once (SM-3.5); the display is not refilled (SM-3.2)."""
    s.display[tile] = 0
    s.push(PLACE_TILE[seat][tile])
    cost = cost_of(tile)
    pay(s, seat, cost[0], cost[1], cost[2], cost[3])


def add_places_of_double(s: SantaMaria, seat: int, cells: tuple[int, ...], out: list[Action]) -> None:
    """Everywhere a tile of two cells can lie (SM-3.3); with equal cells each way once (SM-3.4)."""
    empty = s.empty[seat]
    place = s.edition.actions.place
    alike = cells[0] == cells[1]
    for number in range(ALL_PLACES):
        mask = DOUBLE_MASK[number]
        if mask and mask & empty == mask and not (alike and number % TURNS >= TURNED_TWICE):
            out.append(place[number])


@final
class PlaceTile(InTurn):
    """Lay the tile on empty cells, turned at will (SM-3.3, SM-3.4), anywhere (SM-3.5)."""

    FIELDS = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def own_candidates(self, s: SantaMaria) -> Sequence[Action]:
        return s.edition.actions.place

    def refuse_own(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Place)
        double = self.tile < DOUBLES
        mask = DOUBLE_MASK[action.number] if double else TRIPLE_MASK[action.number]
        if not mask or mask & s.empty[seat] != mask:
            return Refusal("SM-3.3")
        cells = s.edition.tiles[self.tile].cells
        if double and cells[0] == cells[1] and action.turn >= TURNED_TWICE:
            return Refusal("SM-3.4")
        return None

    def add_own(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        if self.tile < DOUBLES:
            add_places_of_double(s, seat, s.edition.tiles[self.tile].cells, out)
            return
        empty = s.empty[seat]
        place = s.edition.actions.place
        for number in range(ALL_PLACES):
            mask = TRIPLE_MASK[number]
            if mask and mask & empty == mask:
                out.append(place[number])

    def resolve_own(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        where = DOUBLE_CELLS[action.number] if self.tile < DOUBLES else TRIPLE_CELLS[action.number]
        kinds = s.edition.tiles[self.tile].cells
        for i in range(len(kinds)):
            s.build(seat, where[i], kinds[i])


PLACE_TILE: Final = [[PlaceTile(seat, tile) for tile in range(DOUBLES + TRIPLES)] for seat in range(MOST_SEATS)]
