"""What the words for an answer say of the table: the building on a cell, the tile that is laid, the ship at a dock."""

from __future__ import annotations

from fairwind.games.santa_maria.actions import (
    Activate,
    BuyShip,
    Land,
    Lift,
    OfCell,
    Place,
    Rest,
    SetValue,
    TakeLot,
)
from fairwind.games.santa_maria.colony import CELLS, LINE_WORDS
from fairwind.games.santa_maria.printed import building_word
from fairwind.games.santa_maria.rules.dice import SetDie, SetDieFreely
from fairwind.games.santa_maria.rules.expand import PlaceTile
from fairwind.games.santa_maria.rules.retreat import PlaceRoad, top_road
from fairwind.games.santa_maria.rules.setup import PlaceTownHall
from fairwind.games.santa_maria.state import SantaMaria
from fairwind.games.santa_maria.vocabulary import SCHOLARS
from fairwind.kernel.actions import Action
from fairwind.kernel.state import NONE

Details = dict[str, int | str]


def details(s: SantaMaria, seat: int, action: Action) -> Details:
    """What is said beside the notation; nothing where there is nothing more to say."""
    if isinstance(action, (Activate, Land, Lift, Rest)):
        return of_building(s, seat, action)
    if isinstance(action, Place):
        tile = tile_at_hand(s)
        return {"tile": tile} if tile else {}
    if isinstance(action, SetValue):
        return of_die(s, action)
    if isinstance(action, BuyShip) and s.dock[action.dock] != NONE:
        return {"ship": s.edition.ships[s.dock[action.dock]].name}
    if isinstance(action, TakeLot) and s.lots[action.lot] != NONE:
        return {"scholar": SCHOLARS[s.lots[action.lot]]}
    return {}


def of_building(s: SantaMaria, seat: int, action: OfCell) -> Details:
    """The building on a cell, and the coins that the next one costs (SM-4.2)."""
    kind = s.cell[seat * CELLS + action.cell]
    if not s.edition.is_building[kind]:
        return {}
    return {"building": building_word(kind), "coins": s.activated[seat] + 1}


def tile_at_hand(s: SantaMaria) -> str:
    """The tile that is being laid."""
    frame = s.pending[-1] if s.pending else None
    if isinstance(frame, PlaceTile):
        return s.edition.tiles[frame.tile].name
    if isinstance(frame, PlaceTownHall):
        return s.edition.town_halls[frame.hall].name
    return top_road(s).name if isinstance(frame, PlaceRoad) and s.road_tiles else ""


def of_die(s: SantaMaria, action: SetValue) -> Details:
    """The line that the die will activate, and how far it is changed (SM-5.3); Botany has paid for that (SM-14.3)."""
    frame = s.pending[-1] if s.pending else None
    if isinstance(frame, SetDie):
        return {"line": LINE_WORDS[frame.line], "steps": abs(action.value - frame.value), "coins": 1}
    if isinstance(frame, SetDieFreely):
        return {"line": LINE_WORDS[frame.line], "steps": abs(action.value - frame.value), "coins": 0}
    return {}
