"""What is under way in a seat's turn: what still waits on the stack, and brings it something."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.colony import CELLS, LINE_CELLS, PLACES_OF, line_part
from fairwind.games.santa_maria.edition import Tile
from fairwind.games.santa_maria.rules.dice import ActivateLine, LayDie, RestDie, SetDie, SetDieFreely
from fairwind.games.santa_maria.rules.effects import ChooseExchange, ChooseGain, ExchangeAgain, UseEffect
from fairwind.games.santa_maria.rules.expand import PlaceTile
from fairwind.games.santa_maria.rules.payment import ChoosePayment
from fairwind.games.santa_maria.rules.religion import (
    MayPray,
    MayPrayOn,
    OfferSecondStep,
    PlaceMonk,
    Recruit,
    RollBlue,
    Walk,
)
from fairwind.games.santa_maria.rules.retreat import Income, PlaceRoad, top_road
from fairwind.games.santa_maria.rules.setup import PlaceTownHall
from fairwind.games.santa_maria.rules.ships import Arrive, ChooseShip
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import BLUE, DOCK_COUNT, GOLD, GOODS
from fairwind.games.santa_maria.yields import (
    COINS_THING,
    CONQUISTADOR_THING,
    EXCHANGE_THING,
    MOST,
    N_THINGS,
    POINTS_THING,
    RELIGION_THING,
    SHIP_THING,
    THINGS,
    WIDTH,
)
from fairwind.kernel.state import NONE, Frame

NAMES: Final[tuple[str, ...]] = (
    *[f"now.{thing}" for thing in THINGS],
    "now.second-step", "now.step", "now.monk", "now.blue-die",
    "now.die-white", "now.die-blue", "now.die-free", "now.die-to-lay",
    *[f"now.tile.{thing}" for thing in THINGS],
    "now.tile.cells", "now.tile.colonists",
    *[f"now.owed.{good}" for good in GOODS[:GOLD]],
    "now.ship-points",
    *[f"now.ship-{dock}" for dock in range(1, DOCK_COUNT + 1)],
)  # fmt: skip
SECOND_STEP: Final = N_THINGS
STEP: Final = SECOND_STEP + 1
MONK: Final = STEP + 1
BLUE_DIE: Final = MONK + 1
DIE_WHITE: Final = BLUE_DIE + 1
DIE_BLUE: Final = DIE_WHITE + 1
DIE_FREE: Final = DIE_BLUE + 1
DIE_TO_LAY: Final = DIE_FREE + 1
TILE: Final = DIE_TO_LAY + 1
TILE_CELLS: Final = TILE + N_THINGS
TILE_COLONISTS: Final = TILE_CELLS + 1
OWED: Final = TILE_COLONISTS + 1
SHIP_POINTS: Final = OWED + GOLD
SHIP_DOCK: Final = SHIP_POINTS + 1
N_NAMES: Final = len(NAMES)


def add_what_is_under_way(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Append what the frames of this seat will bring or ask."""
    first = len(out)
    for _ in range(N_NAMES):
        out.append(0)
    for frame in s.pending:
        if frame.seat == seat:
            add_frame(s, seat, frame, out, first)


def add_frame(s: SantaMaria, seat: int, frame: Frame, out: list[int], first: int) -> None:
    """Add what one frame stands for; frames that only pass the turn on stand for nothing."""
    if isinstance(frame, (MayPray, MayPrayOn, OfferSecondStep, Walk, Recruit, PlaceMonk, RollBlue)):
        out[first + religious(frame)] += 1
    elif isinstance(frame, ActivateLine):
        add_yield(rest_of_line(s, seat, frame.line, frame.place), out, first)
    elif isinstance(frame, (LayDie, RestDie)):
        out[first + DIE_TO_LAY] = 1
    elif isinstance(frame, SetDie):
        out[first + (DIE_BLUE if frame.colour == BLUE else DIE_WHITE)] = frame.value
    elif isinstance(frame, SetDieFreely):
        out[first + DIE_FREE] = 1
    elif isinstance(frame, UseEffect):
        add_yield(s.edition.effect_yields[frame.effect], out, first)
    elif isinstance(frame, (ChooseExchange, ExchangeAgain)):
        out[first + EXCHANGE_THING] += frame.left
    elif isinstance(frame, ChooseGain):
        out[first + EXCHANGE_THING] += 1
    elif isinstance(frame, ChooseShip):
        out[first + SHIP_THING] += 1
    elif isinstance(frame, Income):
        add_income(s, seat, frame.dock, out, first)
    else:
        add_purchase(s, frame, out, first)


def religious(frame: Frame) -> int:
    """Under which name a frame of religion is counted."""
    if isinstance(frame, MayPray):
        return RELIGION_THING
    if isinstance(frame, (MayPrayOn, OfferSecondStep)):
        return SECOND_STEP
    if isinstance(frame, Walk):
        return STEP
    return BLUE_DIE if isinstance(frame, RollBlue) else MONK


def add_purchase(s: SantaMaria, frame: Frame, out: list[int], first: int) -> None:
    """A tile in hand, a ship on its way, and what is still to be paid for them."""
    if isinstance(frame, PlaceTile):
        add_tile(s, s.edition.tiles[frame.tile], out, first)
    elif isinstance(frame, PlaceTownHall):
        add_tile(s, s.edition.town_halls[frame.hall], out, first)
    elif isinstance(frame, PlaceRoad):
        add_tile(s, top_road(s), out, first)
    elif isinstance(frame, Arrive):
        ship = s.dock[frame.dock]
        out[first + SHIP_POINTS] = s.edition.ships[ship].points if ship != NONE else 0
        out[first + SHIP_DOCK + frame.dock] = 1
    elif isinstance(frame, ChoosePayment):
        out[first + OWED] = frame.wood
        out[first + OWED + 1] = frame.grain
        out[first + OWED + 2] = frame.sugar
        out[first + OWED + 3] = frame.gem


def rest_of_line(s: SantaMaria, seat: int, line: int, place: int) -> int:
    """What the free buildings of a line bring from a place on."""
    total = 0
    for at in PLACES_OF[line_part(s.free[seat], line)]:
        if at >= place:
            total += s.edition.yields[s.cell[seat * CELLS + LINE_CELLS[line][at]]]
    return total


def add_yield(total: int, out: list[int], first: int) -> None:
    """Add every thing of a yield."""
    for thing in range(N_THINGS):
        out[first + thing] += total & MOST
        total >>= WIDTH


def add_tile(s: SantaMaria, tile: Tile, out: list[int], first: int) -> None:
    """A tile that is about to be laid."""
    total = 0
    for kind in tile.cells:
        total += s.edition.yields[kind]
        out[first + TILE_COLONISTS] += s.edition.colonists[kind]
    add_yield(total, out, first + TILE)
    out[first + TILE_CELLS] = len(tile.cells)


def add_income(s: SantaMaria, seat: int, dock: int, out: list[int], first: int) -> None:
    """What the ships at a dock will bring (SM-7.5)."""
    count = s.ships[seat * DOCK_COUNT + dock] * s.edition.dock_income[dock]
    if count == 0:
        return
    gives = s.edition.docks[dock]
    if gives == "coins":
        out[first + COINS_THING] += count
    elif gives == "points":
        out[first + POINTS_THING] += count
    else:
        out[first + (RELIGION_THING if gives == "religion" else CONQUISTADOR_THING)] += count
