"""What an answer does, for the words that explain it: which buildings wake, what a place gives, which line fills."""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_maria.actions import (
    Activate,
    Berth,
    Buy,
    BuyShip,
    Decline,
    Land,
    Lift,
    OfGood,
    Pay,
    Place,
    PlaceAt,
    Pray,
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
from fairwind.games.santa_maria.colony import (
    BIT,
    CELLS,
    COLUMN,
    DOUBLE_MASK,
    FIRST_COLUMN_LINE,
    LINE_CELLS,
    LINE_MASK,
    LINES,
    TRIPLE_MASK,
    count,
)
from fairwind.games.santa_maria.explains import EXPLAINS
from fairwind.games.santa_maria.printed import building_word, gain_words
from fairwind.games.santa_maria.rules.dice import SetDie, SetDieFreely
from fairwind.games.santa_maria.rules.effects import ChooseExchange
from fairwind.games.santa_maria.rules.expand import PlaceTile
from fairwind.games.santa_maria.rules.religion import MayPray, MayPrayOn, PlaceMonk, monk_price
from fairwind.games.santa_maria.rules.retreat import PlaceRoad
from fairwind.games.santa_maria.rules.setup import PlaceTownHall
from fairwind.games.santa_maria.rules.ships import ChooseDock, ChooseShip
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    BISHOPS,
    DOCK_COUNT,
    DOUBLES,
    FIRST_BISHOP,
    FIRST_CAMP,
    SCHOLARS,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import NO_MEANING, Meaning
from fairwind.kernel.state import NONE

LOGISTICS_RULE: Final[tuple[str, ...]] = EXPLAINS["logistics"]
STORAGE_RULE: Final[tuple[str, ...]] = ("SM-6.1",)
CONSTRUCTION_RULE: Final[tuple[str, ...]] = EXPLAINS["construction"]


def meaning(s: SantaMaria, seat: int, action: Action) -> Meaning:
    """What the help of this answer says."""
    if isinstance(action, OfGood):
        return of_good(s, seat, action)
    if isinstance(action, (UseDie, SetValue, Lift, Land, Rest)):
        return of_dice(s, seat, action)
    if isinstance(action, (TakeTile, Place, TakeBoard, TakeLot)):
        return of_colony(s, seat, action)
    if isinstance(action, (BuyShip, Berth)):
        return of_ship(s, seat, action)
    if isinstance(action, Activate):
        return Meaning((("next", s.activated[seat] + 2),))
    if isinstance(action, Retreat):
        return of_retreat(s, seat, action.space)
    if isinstance(action, PlaceAt):
        return of_monk(s, action.place)
    if isinstance(action, Pray):
        return Meaning((("steps", steps_to_symbol(s, seat)),))
    if isinstance(action, TakeGain):
        return Meaning(rules=STORAGE_RULE)
    return of_doing_without(s) if isinstance(action, Decline) else NO_MEANING


def of_good(s: SantaMaria, seat: int, action: OfGood) -> Meaning:
    """How many of it are left, or there then; and what it is given for."""
    have = s.at[store(seat)][action.good]
    if isinstance(action, Buy):
        return Meaning((("have", have + 1),))
    left = ("left", have - 1)
    if isinstance(action, Sell):
        return Meaning((left,))
    assert isinstance(action, Pay)
    asked = s.pending[-1]
    if isinstance(asked, ChooseExchange):
        gains = "|".join([gain.name for gain in s.edition.effects[asked.effect].gains])
        return Meaning((left, ("gains", gains)), case="exchange")
    if isinstance(asked, MayPrayOn):
        return Meaning((left, ("steps", steps_to_symbol(s, seat))), case="pray")
    if isinstance(asked, SetDie):
        return Meaning((left,), EXPLAINS["botany"], "botany")
    return Meaning((left,))


def steps_to_symbol(s: SantaMaria, seat: int) -> int:
    """How many steps lead to the next monk on the religion track (SM-6.14); 0 if none is left."""
    track = s.edition.religion
    for space in range(s.faith[seat] + 1, track.last + 1):
        if track.symbols[space]:
            return space - s.faith[seat]
    return 0


# -- dice


def of_dice(s: SantaMaria, seat: int, action: Action) -> Meaning:
    """The buildings that a die wakes (SM-5.4, SM-5.5), or the scholar that moves it."""
    if isinstance(action, Rest):
        return Meaning(rules=CONSTRUCTION_RULE)
    if isinstance(action, (Lift, Land)):
        return Meaning(rules=LOGISTICS_RULE)
    if isinstance(action, UseDie):
        return of_line(s, seat, action.line, action.value)
    asked = s.pending[-1]
    assert isinstance(asked, (SetDie, SetDieFreely))
    assert isinstance(action, SetValue)
    return of_line(s, seat, asked.line, action.value)


def of_line(s: SantaMaria, seat: int, way: int, value: int) -> Meaning:
    """The free buildings of a row or column in their order, and the last, where the die comes to lie (SM-5.6)."""
    line = value - 1 + (FIRST_COLUMN_LINE if way == COLUMN else 0)
    free = [cell for cell in LINE_CELLS[line] if s.free[seat] & BIT[cell]]
    if not free:
        return Meaning(case="none")
    words = [building_word(s.cell[seat * CELLS + cell]) for cell in free]
    return Meaning((("buildings", "+".join(words)), ("last", words[-1])))


# -- the colony


def of_colony(s: SantaMaria, seat: int, action: Action) -> Meaning:
    """What a board shows, what a tile covers, and which lines get full with it (SM-10.2)."""
    edition = s.edition
    if isinstance(action, TakeBoard):
        kinds = [kind for kind in edition.boards[action.board].cells if edition.is_building[kind]]
        return Meaning((("buildings", "+".join([building_word(kind) for kind in kinds])),))
    if isinstance(action, TakeLot):
        scholar = s.lots[action.lot]
        return Meaning(rules=() if scholar == NONE else EXPLAINS[SCHOLARS[scholar]])
    if isinstance(action, TakeTile):
        cells = edition.tiles[action.tile].cells
        colonists = sum([edition.colonists[kind] for kind in cells])
        return Meaning((("cells", len(cells)), ("colonists", colonists)))
    assert isinstance(action, Place)
    empty = s.empty[seat] & ~covered_by(s, action)
    full, fewest = 0, CELLS
    for line in range(LINES):
        if LINE_MASK[line] & s.empty[seat] & ~empty:
            missing = count(LINE_MASK[line] & empty)
            full += missing == 0
            fewest = min(fewest, missing)
    if full:
        return Meaning((("full", full),), case="full")
    return Meaning((("missing", fewest),))


def covered_by(s: SantaMaria, action: Place) -> int:
    """The cells that the tile at hand would cover there."""
    asked = s.pending[-1]
    if isinstance(asked, PlaceRoad):
        return BIT[action.cell]
    is_double = isinstance(asked, PlaceTownHall) or (isinstance(asked, PlaceTile) and asked.tile < DOUBLES)
    return DOUBLE_MASK[action.number] if is_double else TRIPLE_MASK[action.number]


# -- ships, retreat, monks


def of_ship(s: SantaMaria, seat: int, action: Action) -> Meaning:
    """What the dock brings at each retreat (SM-7.5), how many ships of one's own lie there then, and the points."""
    asked = s.pending[-1]
    assert isinstance(action, (BuyShip, Berth))
    dock = action.dock
    there = s.ships[seat * DOCK_COUNT + dock] + 1
    if isinstance(asked, ChooseDock):
        there -= asked.dock == dock  # it lies there already
        points = s.edition.ships[asked.ship].points
    else:
        points = s.edition.ships[s.dock[dock]].points
    facts = (("income", s.edition.dock_income[dock]), ("there", there), ("points", points))
    return Meaning(facts, case=s.edition.docks[dock])


def of_retreat(s: SantaMaria, seat: int, space: int) -> Meaning:
    """What the space gives (SM-7.2), how many ships bring their income (SM-7.5), and how near to the start it is."""
    ships = sum(s.ships[seat * DOCK_COUNT : (seat + 1) * DOCK_COUNT])
    facts = (("ships", ships), ("place", space + 1), ("coins", s.edition.retreat_coins))
    return Meaning(facts, case=s.edition.retreats[space])


def of_monk(s: SantaMaria, place: int) -> Meaning:
    """What a scholar can do, what a bishop pays for, what a camp gives; and what it costs to go there (SM-6.21)."""
    price = ("coins", monk_price(s, place))
    if place < FIRST_BISHOP:
        return Meaning((price, ("points", s.edition.scholar_points[place])), EXPLAINS[SCHOLARS[place]], "scholar")
    if place < FIRST_CAMP:
        return Meaning((price,), EXPLAINS[BISHOPS[place - FIRST_BISHOP]], "bishop")
    return Meaning((price, ("gains", gain_words(s.edition.camps[place - FIRST_CAMP]))), case="camp")


def of_doing_without(s: SantaMaria) -> Meaning:
    """What one does without."""
    asked = s.pending[-1]
    if isinstance(asked, ChooseExchange):
        return Meaning(case="exchange")
    if isinstance(asked, ChooseShip):
        return Meaning(case="ship")
    if isinstance(asked, (MayPray, MayPrayOn)):
        return Meaning(case="pray")
    if isinstance(asked, PlaceMonk):
        return Meaning(case="monk")
    return Meaning(case="road") if isinstance(asked, PlaceRoad) else NO_MEANING
