"""Where an option of Santa Maria lies on the table: the ids of things and places."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.actions import (
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
from fairwind.games.santa_maria.colony import CELLS, LINE_WORDS, cell_id
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import COLOURS, GOODS, MONK_PLACES
from fairwind.kernel.actions import Action

TRACKS: Final[tuple[str, ...]] = ("track/religion", "track/conquistador")


def place_names(s: SantaMaria) -> list[str]:
    """The id of every place of resources, coins and points."""
    return ["bank", *[f"{name}/{seat}" for seat in range(s.seats) for name in ("store", "buildings")]]


def fixtures(seat: int) -> tuple[str, ...]:
    """The two tracks, and the cells of a colony: there with or without a building, blocked or free."""
    return (*TRACKS, *[f"cell/{seat}/{cell_id(cell)}" for cell in range(CELLS)])


def touch(s: SantaMaria, seat: int, action: Action) -> tuple[str, ...]:
    """The things to touch, in order, to mean this action; what has no place is a button."""
    if isinstance(action, (Activate, Lift, Land, Rest)):
        return (f"cell/{seat}/{cell_id(action.cell)}",)
    if isinstance(action, Place):
        return (f"cell/{seat}/{cell_id(action.cell)}", f"turn/{action.turn}")
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
        return (f"gain/{edition.gains[action.gain].name}",)
    if isinstance(action, TakeBoard):
        return (f"board/{edition.boards[action.board].name}",)
    if isinstance(action, TakeLot):
        return (f"lot/{edition.town_halls[action.lot].name}",)
    return ()
