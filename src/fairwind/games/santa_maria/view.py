"""What a seat sees of Santa Maria.

Nothing is secret but what nobody knows yet: dice to come and the order of the piles (SM-1.13). So every seat sees the
same.
"""

from __future__ import annotations

from typing import TypedDict

from fairwind.games.santa_maria.colony import BIT, CELLS, FIRST_COLUMN_LINE, LINE_WORDS, SIDE
from fairwind.games.santa_maria.edition import Tile
from fairwind.games.santa_maria.printed import AmountFace, EffectFace, effect_face, gain_face
from fairwind.games.santa_maria.rules.dice import LayDie, RestDie, SetDie, SetDieFreely
from fairwind.games.santa_maria.rules.effects import ChooseExchange, ChooseGain
from fairwind.games.santa_maria.rules.expand import PlaceTile
from fairwind.games.santa_maria.rules.free_actions import price
from fairwind.games.santa_maria.rules.retreat import PlaceRoad, top_road
from fairwind.games.santa_maria.rules.setup import PlaceTownHall
from fairwind.games.santa_maria.scoring import bishops_of, ending, goals_reached, total
from fairwind.games.santa_maria.state import SantaMaria, berth, store
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    BLUE,
    BLUE_DIE,
    CAMP_PLACES,
    CHOOSE,
    COINS,
    COLOURS,
    DOCK_COUNT,
    FIRST_BISHOP,
    FIRST_CAMP,
    GOLD,
    GOODS,
    MONK_PLACES,
    NOTHING,
    POINTS,
    SCHOLARS,
    SETUPS,
    STARTING_SHIPS,
    WHITE,
)
from fairwind.kernel.play import actors, is_over
from fairwind.kernel.spec import Json
from fairwind.kernel.state import NONE, Frame


class ShipView(TypedDict):
    """A ship tile."""

    ship: str
    cost: dict[str, int]
    points: int
    starting: bool


class MonkPlaceView(TypedDict):
    """A place for monks: what lies there, what it is worth, and whose monks it holds."""

    place: str
    kind: str  # scholar, bishop or camp
    points: int  # of a scholar at the end
    gives: list[AmountFace]  # what a camp gives at once
    monks: list[int]


class TileView(TypedDict):
    """A tile; its cells as it lies unturned, each as an edition file writes it."""

    tile: str
    cells: list[str]


class CellView(TypedDict):
    """One cell of a colony."""

    shows: str  # as an edition file writes it
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
    blue_later: int  # blue dice that it will have next year
    white_used: int
    blue_used: int
    activated: int  # buildings with coins, this year
    next_activation: int  # what one more would cost
    prices: dict[str, int]  # what it can buy, and for how many coins
    harbour: list[list[ShipView]]  # by dock
    powers: list[str]  # scholars that work for it
    bishops: list[str]  # whose goals it will score
    monks_left: int
    faith: int
    march: int
    retreated: str


class DieView(TypedDict):
    """The die in use; until its value is settled the value is the one it shows."""

    colour: str
    value: int
    line: str  # row or column
    settled: bool


class NowView(TypedDict):
    """What is being done at this moment: the die in use, the tile in hand, the exchange that is offered."""

    die: DieView | None
    tile: TileView | None
    exchange: EffectFace | None


class ReligionView(TypedDict):
    """The religion track: its last space, and the spaces on entering which monks and blue dice come."""

    last: int
    monks: list[int]
    dice: list[int]


class ConquistadorView(TypedDict):
    """The conquistador track: its last space, and the spaces on entering which gold and trees are reached."""

    last: int
    gold: list[int]
    trees: list[int]  # in a solo game


class SantaMariaView(TypedDict):
    """The whole table."""

    game: str
    setup: str
    common_blue_dice: bool
    year: int
    start: int
    acting: list[int]  # seats that owe an answer
    white: list[int]
    blue: list[int]  # the common pool; empty if everybody has their own
    docks: list[str]
    dock_income: list[int]  # what a ship at each brings
    ships: list[ShipView | None]
    ship_pile: int
    monk_places: list[MonkPlaceView]
    tiles: list[TileView]
    double_pile: int
    triple_pile: int
    road_tiles: int
    road: TileView | None  # the one on top
    boards: list[BoardView]  # on offer
    lots: list[LotView]  # on offer
    retreats: list[str]
    retreat_coins: int  # what the space with coins gives
    retreated: list[int]  # by space, or -1
    conquest: list[list[int]]  # by year: what the foremost conquistadors score, or alone the tree
    standing: list[int]
    religion: ReligionView
    conquistador: ConquistadorView
    seats: list[SeatView]
    now: NowView
    goals: list[str]
    ended: str


def ship_view(s: SantaMaria, ship: int) -> ShipView:
    """The face of a ship; open to all (SM-1.13)."""
    printed = s.edition.ships[ship]
    cost = {GOODS[good]: printed.cost[good] for good in range(GOLD) if printed.cost[good]}
    return {"ship": printed.name, "cost": cost, "points": printed.points, "starting": ship < STARTING_SHIPS}


def shown(s: SantaMaria, kinds: tuple[int, ...]) -> list[str]:
    """What cells show, as an edition file writes it."""
    return [s.edition.cells[kind].text for kind in kinds]


def tile_view(s: SantaMaria, tile: Tile) -> TileView:
    """A tile of any size."""
    return {"tile": tile.name, "cells": shown(s, tile.cells)}


def monk_places(s: SantaMaria) -> list[MonkPlaceView]:
    """Scholars and bishops as they lie on the main board, then the camps."""
    drawn = [x for x in s.scholars if x != NONE] + [FIRST_BISHOP + x for x in s.bishops if x != NONE]
    return [monk_place(s, place) for place in [*drawn, *range(FIRST_CAMP, FIRST_CAMP + CAMP_PLACES)]]


def monk_place(s: SantaMaria, place: int) -> MonkPlaceView:
    """One of them."""
    return {
        "place": MONK_PLACES[place],
        "kind": "scholar" if place < FIRST_BISHOP else "bishop" if place < FIRST_CAMP else "camp",
        "points": s.edition.scholar_points[place] if place < FIRST_BISHOP else 0,
        "gives": gain_face(s.edition.camps[place - FIRST_CAMP])["amounts"] if place >= FIRST_CAMP else [],
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
        "blue_later": s.blue_later[seat],
        "white_used": s.white_used[seat],
        "blue_used": s.blue_used[seat],
        "activated": s.activated[seat],
        "next_activation": s.activated[seat] + 1,
        "prices": {GOODS[good]: price(s, seat, good) for good in range(len(GOODS)) if price(s, seat, good)},
        "harbour": ships,
        "powers": [SCHOLARS[x] for x in range(len(SCHOLARS)) if s.has(seat, x)],
        "bishops": [BISHOPS[bishop] for bishop in bishops_of(s, seat)],
        "monks_left": s.monks_left[seat],
        "faith": s.faith[seat],
        "march": s.march[seat],
        "retreated": s.edition.retreats[s.retreat.index(seat)] if s.has_retreated(seat) else "",
    }


def now_view(s: SantaMaria) -> NowView:
    """What is being done, from the stack."""
    now: NowView = {"die": None, "tile": None, "exchange": None}
    for frame in s.pending:
        now["die"] = die_in_use(frame) or now["die"]
        now["tile"] = tile_in_hand(s, frame) or now["tile"]
        if isinstance(frame, (ChooseExchange, ChooseGain)):
            now["exchange"] = effect_face(s.edition.effects[frame.effect])
    return now


def die_in_use(frame: Frame) -> DieView | None:
    """The die with which a line is, or will be, activated."""
    if isinstance(frame, (SetDie, SetDieFreely)):
        line = LINE_WORDS[frame.line]
        return {"colour": COLOURS[frame.colour], "value": frame.value, "line": line, "settled": False}
    if isinstance(frame, (LayDie, RestDie)):
        line = LINE_WORDS[frame.line // FIRST_COLUMN_LINE]
        return {"colour": COLOURS[frame.colour], "value": frame.line % SIDE + 1, "line": line, "settled": True}
    return None


def tile_in_hand(s: SantaMaria, frame: Frame) -> TileView | None:
    """The tile that is being laid."""
    if isinstance(frame, PlaceTile):
        return tile_view(s, s.edition.tiles[frame.tile])
    if isinstance(frame, PlaceTownHall):
        return tile_view(s, s.edition.town_halls[frame.hall])
    return tile_view(s, top_road(s)) if isinstance(frame, PlaceRoad) else None


def religion_view(s: SantaMaria) -> ReligionView:
    """The religion track."""
    track = s.edition.religion
    return {
        "last": track.last,
        "monks": [space for space, symbol in enumerate(track.symbols) if symbol],
        "dice": [space for space, die in enumerate(track.gives_die) if die],
    }


def conquistador_view(s: SantaMaria) -> ConquistadorView:
    """The conquistador track; its trees count in a solo game only (SM-13.2)."""
    track = s.edition.conquistador
    return {
        "last": track.last,
        "gold": [space for space, gold in enumerate(track.gold) if gold],
        "trees": list(track.trees) if s.seats == 1 else [],
    }


def boards_view(s: SantaMaria) -> list[BoardView]:
    """The colony boards that are still to be had (SM-1.10)."""
    if s.year or s.setup != CHOOSE:
        return []
    boards = [board for board, left in zip(s.edition.boards, s.board_bag, strict=False) if left]
    return [{"board": board.name, "cells": shown(s, board.cells)} for board in boards]


def view(s: SantaMaria) -> Json:
    """Built up from what is visible, which is the same for all (SM-1.13)."""
    edition = s.edition
    over = is_over(s)
    table: SantaMariaView = {
        "game": "santa-maria",
        "setup": SETUPS[s.setup],
        "common_blue_dice": s.pool,
        "year": s.year,
        "start": s.start,
        "acting": actors(s),
        "white": s.white[:],
        "blue": s.blue[:] if s.pool else [],
        "docks": list(edition.docks),
        "dock_income": list(edition.dock_income),
        "ships": [ship_view(s, ship) if ship != NONE else None for ship in s.dock],
        "ship_pile": sum(s.ship_bag),
        "monk_places": monk_places(s),
        "tiles": [tile_view(s, edition.tiles[tile]) for tile in range(len(s.display)) if s.display[tile]],
        "double_pile": sum(s.double_bag),
        "triple_pile": sum(s.triple_bag),
        "road_tiles": s.road_tiles,
        "road": tile_view(s, top_road(s)) if s.road_tiles else None,
        "boards": boards_view(s),
        "lots": lots_view(s),
        "retreats": list(edition.retreats),
        "retreat_coins": edition.retreat_coins,
        "retreated": s.retreat[:],
        "conquest": [list(points) for points in edition.year_scores[max(s.seats, 2) - 2]],
        "standing": s.standing[:],
        "religion": religion_view(s),
        "conquistador": conquistador_view(s),
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "now": now_view(s),
        "goals": goals_reached(s) if over else [],
        "ended": ending(s) if over else "",
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
