"""What a seat sees of Santa Maria, and where an option lies on the table.

Nothing is secret but what nobody knows yet: dice to come and the order of the piles (SM-1.13). So every seat sees the
same, and the world it imagines is the table itself, with its piles drawn from late.
"""

from __future__ import annotations

from typing import TypedDict

from fairwind.games.santa_maria.actions import (
    BLUE,
    COLOURS,
    WHITE,
    Activate,
    Berth,
    Buy,
    BuyShip,
    Land,
    Lift,
    Pay,
    Place,
    PlaceAt,
    Rest,
    Retreat,
    Sell,
    SetValue,
    TakeBoard,
    TakeGain,
    TakeLot,
    TakeTile,
    UseDie,
)
from fairwind.games.santa_maria.cells import GOLD, GOODS
from fairwind.games.santa_maria.colony import BIT, CELLS, LINE_WORDS, cell_name
from fairwind.games.santa_maria.edition import (
    CAMP_PLACES,
    FIRST_BISHOP,
    FIRST_CAMP,
    MONK_PLACES,
    SCHOLARS,
    gain_name,
)
from fairwind.games.santa_maria.rules.dice import LayDie, RestDie, SetDie, SetDieFreely
from fairwind.games.santa_maria.rules.effects import ChooseExchange, ChooseGain
from fairwind.games.santa_maria.rules.expand import PlaceTile
from fairwind.games.santa_maria.rules.setup import PlaceTownHall
from fairwind.games.santa_maria.scoring import SOLO, THIRD_YEAR, goals_reached, total
from fairwind.games.santa_maria.state import (
    BLUE_DIE,
    COINS,
    DOCK_COUNT,
    NONE,
    NOTHING,
    POINTS,
    SETUPS,
    SantaMaria,
    berth,
    store,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.codec import encode_frame
from fairwind.kernel.spec import Json


class ShipView(TypedDict):
    """A ship tile."""

    ship: str
    cost: dict[str, int]
    points: int


class MonkPlaceView(TypedDict):
    """A place for monks: what lies there, what it is worth, and whose monks it holds."""

    place: str
    points: int  # of a scholar at the end
    gives: str  # what a camp gives at once
    monks: list[int]


class TileView(TypedDict):
    """An open tile; its cells as it lies unturned."""

    tile: str
    cells: list[str]


class CellView(TypedDict):
    """One cell of a colony."""

    shows: str  # as in an edition file
    coins: int
    die: str  # its colour, or nothing


class LotView(TypedDict):
    """A town hall and the scholar beside it."""

    lot: str
    cells: list[str]
    scholar: str


class BoardView(TypedDict):
    """A colony board on offer."""

    board: str
    cells: list[str]


class SeatView(TypedDict):
    """What lies before a seat."""

    board: str
    hall: str
    scholar: str  # its private scholar
    goods: dict[str, int]
    coins: int
    points: int
    total: int  # the score as if the game ended now
    colony: list[CellView]
    blue: list[int]  # unused blue dice by value; empty in the common pool
    unlocked: int
    white_used: int
    blue_used: int
    activated: int
    harbour: list[list[ShipView]]  # by dock
    powers: list[str]
    monks_left: int
    faith: int
    march: int
    retreated: str


class NowView(TypedDict):
    """What is being done at this moment."""

    effect: str
    tile: TileView | None
    die: str
    line: str


class SantaMariaView(TypedDict):
    """The whole table."""

    game: str
    setup: str
    common_blue_dice: bool
    year: int
    start: int
    white: list[int]
    blue: list[int]  # the common pool; empty if everybody has their own
    docks: list[str]
    ships: list[ShipView | None]
    ship_pile: int
    monk_places: list[MonkPlaceView]
    tiles: list[TileView]
    double_pile: int
    triple_pile: int
    road_tiles: int
    boards: list[BoardView]  # on offer
    lots: list[LotView]  # on offer
    retreats: list[str]
    retreated: list[int]  # by space, or -1
    standing: list[int]
    religion: dict[str, list[int] | int]
    conquistador: dict[str, list[int] | int]
    seats: list[SeatView]
    now: NowView
    pending: list[list[object]]
    goals: list[str]
    ended: str


def ship_view(s: SantaMaria, ship: int) -> ShipView:
    """The face of a ship; open to all (SM-1.13)."""
    printed = s.edition.ships[ship]
    cost = {GOODS[good]: printed.cost[good] for good in range(GOLD) if printed.cost[good]}
    return {"ship": printed.name, "cost": cost, "points": printed.points}


def shown(s: SantaMaria, kinds: tuple[int, ...]) -> list[str]:
    """What cells show, as an edition file writes it."""
    return [s.edition.cells[kind].text for kind in kinds]


def tile_view(s: SantaMaria, tile: int) -> TileView:
    """An open tile."""
    printed = s.edition.tiles[tile]
    return {"tile": printed.name, "cells": shown(s, printed.cells)}


def monk_places(s: SantaMaria) -> list[MonkPlaceView]:
    """Scholars and bishops as they lie on the main board, then the camps."""
    drawn = [x for x in s.scholars if x != NONE] + [FIRST_BISHOP + x for x in s.bishops if x != NONE]
    return [monk_place(s, place) for place in [*drawn, *range(FIRST_CAMP, FIRST_CAMP + CAMP_PLACES)]]


def monk_place(s: SantaMaria, place: int) -> MonkPlaceView:
    """One of them."""
    return {
        "place": MONK_PLACES[place],
        "points": s.edition.scholar_points[place] if place < FIRST_BISHOP else 0,
        "gives": s.edition.camps[place - FIRST_CAMP].text if place >= FIRST_CAMP else "",
        "monks": [seat for seat in range(s.seats) if s.monks[place] & BIT[seat]],
    }


def cell_view(s: SantaMaria, seat: int, cell: int) -> CellView:
    """What a cell shows and what lies on it."""
    lies = s.on[seat * CELLS + cell]
    die = "" if lies >= NOTHING else COLOURS[BLUE if lies == BLUE_DIE else WHITE]
    return {"shows": s.edition.cells[s.cell[seat * CELLS + cell]].text, "coins": max(lies, 0), "die": die}


def seat_view(s: SantaMaria, seat: int) -> SeatView:
    """Everything of a seat is open (SM-1.13)."""
    held = s.at[store(seat)]
    ships = [[ship_view(s, x) for x, at in enumerate(s.ship_at) if at == berth(seat, d)] for d in range(DOCK_COUNT)]
    return {
        "board": s.edition.boards[s.board[seat]].name if s.board[seat] != NONE else "",
        "hall": s.edition.town_halls[s.hall[seat]].name if s.hall[seat] != NONE else "",
        "scholar": SCHOLARS[s.private[seat]] if s.private[seat] != NONE else "",
        "goods": {GOODS[good]: held[good] for good in range(len(GOODS))},
        "coins": held[COINS],
        "points": held[POINTS],
        "total": total(s, seat),
        "colony": [cell_view(s, seat, cell) for cell in range(CELLS)],
        "blue": [] if s.pool else s.blue[6 * seat : 6 * seat + 6],
        "unlocked": s.unlocked[seat],
        "white_used": s.white_used[seat],
        "blue_used": s.blue_used[seat],
        "activated": s.activated[seat],
        "harbour": ships,
        "powers": [SCHOLARS[x] for x in range(len(SCHOLARS)) if s.has(seat, x)],
        "monks_left": s.monks_left[seat],
        "faith": s.faith[seat],
        "march": s.march[seat],
        "retreated": s.edition.retreats[s.retreat.index(seat)] if s.has_retreated(seat) else "",
    }


def now_view(s: SantaMaria) -> NowView:
    """The exchange that is offered, the tile in hand, the die in use."""
    now: NowView = {"effect": "", "tile": None, "die": "", "line": ""}
    for frame in s.pending:
        if isinstance(frame, (SetDie, SetDieFreely)):
            now["die"], now["line"] = f"{COLOURS[frame.colour]} {frame.value}", LINE_WORDS[frame.line]
        elif isinstance(frame, (LayDie, RestDie)):
            now["die"], now["line"] = COLOURS[frame.colour], f"{LINE_WORDS[frame.line // 6]} {frame.line % 6 + 1}"
        elif isinstance(frame, PlaceTile):
            now["tile"] = tile_view(s, frame.tile)
        elif isinstance(frame, PlaceTownHall):
            hall = s.edition.town_halls[frame.hall]
            now["tile"] = {"tile": hall.name, "cells": shown(s, hall.cells)}
        elif isinstance(frame, (ChooseExchange, ChooseGain)):
            now["effect"] = s.edition.effects[frame.effect].text
    return now


def view(s: SantaMaria) -> Json:
    """Built up from what is visible, which is the same for all (SM-1.13)."""
    edition = s.edition
    religion, conquistador = edition.religion, edition.conquistador
    choosing = s.year == 0 and s.setup == 0
    table: SantaMariaView = {
        "game": "santa-maria",
        "setup": SETUPS[s.setup],
        "common_blue_dice": s.pool,
        "year": s.year,
        "start": s.start,
        "white": s.white[:],
        "blue": s.blue[:] if s.pool else [],
        "docks": list(edition.docks),
        "ships": [ship_view(s, ship) if ship != NONE else None for ship in s.dock],
        "ship_pile": sum(s.ship_bag),
        "monk_places": monk_places(s),
        "tiles": [tile_view(s, tile) for tile in range(len(s.display)) if s.display[tile]],
        "double_pile": sum(s.double_bag),
        "triple_pile": sum(s.triple_bag),
        "road_tiles": s.road_tiles,
        "boards": [
            {"board": edition.boards[b].name, "cells": shown(s, edition.boards[b].cells)}
            for b in range(len(s.board_bag))
            if choosing and s.board_bag[b]
        ],
        "lots": lots_view(s),
        "retreats": list(edition.retreats),
        "retreated": s.retreat[:],
        "standing": s.standing[:],
        "religion": {
            "last": religion.last,
            "monks": [space for space, symbol in enumerate(religion.symbols) if symbol],
            "dice": [space for space, die in enumerate(religion.gives_die) if die],
        },
        "conquistador": {
            "last": conquistador.last,
            "gold": [space for space, gold in enumerate(conquistador.gold) if gold],
            "trees": list(conquistador.trees),
        },
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "now": now_view(s),
        "pending": [encode_frame(frame) for frame in s.pending],
        "goals": goals_reached(s) if s.over else [],
        "ended": ("" if not s.over else SOLO if s.seats == 1 else THIRD_YEAR),
    }
    return {**table}


def lots_view(s: SantaMaria) -> list[LotView]:
    """The lots of the advanced set-up that are still to be had; left over ones go out of the game (SM-11.3)."""
    if s.year:
        return []
    return [
        {"lot": tile.name, "cells": shown(s, tile.cells), "scholar": SCHOLARS[s.lots[lot]]}
        for lot, tile in enumerate(s.edition.town_halls)
        if s.lots[lot] != NONE
    ]


def sample_world(s: SantaMaria) -> SantaMaria:
    """A copy: whatever is not known to all is drawn only when it is needed."""
    return s.clone()


# -- where things lie


def place_names(s: SantaMaria) -> list[str]:
    """The id of every place of resources, coins and points."""
    return ["bank", *[f"{name}/{seat}" for seat in range(s.seats) for name in ("store", "buildings")]]


def touch(s: SantaMaria, seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    if isinstance(action, (Activate, Lift, Land, Rest)):
        return (f"cell/{seat}/{cell_name(action.cell)}",)
    if isinstance(action, Place):
        return (f"cell/{seat}/{cell_name(action.cell)}", f"turn/{action.turn}")
    if isinstance(action, Sell):
        return (f"market/sell/{GOODS[action.good]}",)
    if isinstance(action, Buy):
        return (f"market/buy/{GOODS[action.good]}",)
    if isinstance(action, Pay):
        return (f"store/{seat}/{GOODS[action.good]}",)
    if isinstance(action, UseDie):
        return (f"die/{COLOURS[action.colour]}/{action.value}", f"line/{LINE_WORDS[action.line]}")
    return touch_board(s, seat, action)


def touch_board(s: SantaMaria, seat: int, action: Action) -> tuple[str, ...]:
    """What lies on the main board, or beside it."""
    edition = s.edition
    if isinstance(action, TakeTile):
        return (f"tile/{edition.tiles[action.tile].name}",)
    if isinstance(action, BuyShip):
        return (f"dock/{edition.docks[action.dock]}",)
    if isinstance(action, Berth):
        return (f"harbour/{seat}/{edition.docks[action.dock]}",)
    if isinstance(action, PlaceAt):
        return (f"monk/{MONK_PLACES[action.place]}",)
    if isinstance(action, Retreat):
        return (f"retreat/{edition.retreats[action.space]}",)
    if isinstance(action, SetValue):
        return (f"value/{action.value}",)
    if isinstance(action, TakeGain):
        return (f"gain/{gain_name(edition.gains[action.gain])}",)
    if isinstance(action, TakeBoard):
        return (f"board/{edition.boards[action.board].name}",)
    if isinstance(action, TakeLot):
        return (f"lot/{edition.town_halls[action.lot].name}",)
    return ()
