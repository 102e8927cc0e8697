"""The vocabulary of Santa Maria: what there is in the box by number and name, and what the rules say in numbers."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4

# -- what is counted by place and kind: the five resources, coins and points

GOODS: Final[tuple[str, ...]] = ("wood", "grain", "sugar", "gem", "gold")
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
KINDS: Final = 5  # kinds of resource
COINS: Final = KINDS
POINTS: Final = KINDS + 1
N_KINDS: Final = KINDS + 2
KIND_NAMES: Final[tuple[str, ...]] = (*GOODS, "coins", "points")
ONE: Final[tuple[str, ...]] = (*GOODS, "coin", "point")  # what one of a kind is called
SEVERAL: Final[tuple[str, ...]] = ("wood", "grain", "sugar", "gems", "gold", "coins", "points")

# -- what a cell shows

TERRAINS: Final[tuple[str, ...]] = ("empty", "forest", "farm", "mountain", "town", "town_hall", "road")
EMPTY: Final = 0
FOREST: Final = 1
FARM: Final = 2
MOUNTAIN: Final = 3
TOWN: Final = 4
TOWN_HALL: Final = 5
ROAD: Final = 6

# Kinds of effect.
PRODUCTION: Final = 0
EXCHANGE: Final = 1
SHIP: Final = 2
RELIGION: Final = 3
CONQUISTADOR: Final = 4

# -- dice

WHITE: Final = 0
BLUE: Final = 1
COLOURS: Final[tuple[str, ...]] = ("white", "blue")

# What lies on a building: nothing, coins (their number), or a die.
NOTHING: Final = 0
WHITE_DIE: Final = -1
BLUE_DIE: Final = -2

# -- places for monks: scholars, then bishops, then camps

SCHOLARS: Final[tuple[str, ...]] = (
    "astronomy",
    "taxation",
    "botany",
    "philosophy",
    "mathematics",
    "construction",
    "industrialization",
    "basic_economics",
    "advanced_economics",
    "logistics",
)
ASTRONOMY: Final = 0
TAXATION: Final = 1
BOTANY: Final = 2
PHILOSOPHY: Final = 3
MATHEMATICS: Final = 4
CONSTRUCTION: Final = 5
INDUSTRIALIZATION: Final = 6
BASIC_ECONOMICS: Final = 7
ADVANCED_ECONOMICS: Final = 8
LOGISTICS: Final = 9

BISHOPS: Final[tuple[str, ...]] = ("square", "dock", "towns", "colonists", "area", "diversity")
SQUARE: Final = 0
FULLEST_DOCK: Final = 1
TOWNS: Final = 2
COLONISTS: Final = 3
AREA: Final = 4
DIVERSITY: Final = 5

SCHOLAR_PLACES: Final = 3  # SM-1.3
BISHOP_PLACES: Final = 3  # SM-1.3
CAMP_PLACES: Final = 4
MONK_PLACES: Final[tuple[str, ...]] = (*SCHOLARS, *BISHOPS, *[f"camp-{n}" for n in range(1, CAMP_PLACES + 1)])
FIRST_BISHOP: Final = len(SCHOLARS)
FIRST_CAMP: Final = FIRST_BISHOP + len(BISHOPS)
N_MONK_PLACES: Final = FIRST_CAMP + CAMP_PLACES

# -- docks, and spaces to retreat to

DOCKS: Final[tuple[str, ...]] = ("coins", "religion", "conquistador", "points")
DOCK_COUNT: Final = 4
IN_PILE: Final = -1  # where a ship lies: the pile, a dock of the main board (0 to 3), then the docks of the seats
RETREATS: Final[tuple[str, ...]] = ("coins", "religion", "conquistador", "ship", "road")

# -- how colonies are set up

SETUPS: Final[tuple[str, ...]] = ("choose", "dealt", "advanced")
CHOOSE: Final = 0
DEALT: Final = 1
ADVANCED: Final = 2

# -- what the box holds: rulebook, Set-up

DOUBLES: Final = 15
TRIPLES: Final = 15
TOWN_HALLS: Final = 4
ROADS: Final = 3
STARTING_SHIPS: Final = 4
SHIPS: Final = 30
SIDES_A: Final = 4
TREES: Final = 3
TOKENS: Final = 12  # of each resource, so that storage never runs short
WHITE_DICE: Final = 3  # for each player, and no player uses more in a year: SM-1.1, SM-5.2
BLUE_DICE: Final = 3  # a player has at most: SM-1.8
MONKS: Final = 6  # each player has: SM-1.6

# -- prices and limits

YEARS: Final = 3  # SM-9.9
ON_DISPLAY: Final = 5  # doubles, and as many triples: SM-1.4, SM-9.6
START_WOOD: Final = 2  # SM-1.7
START_COINS: Final = 3  # for the first player, one more for each next: SM-1.7
STORAGE: Final = 3  # of one resource: SM-6.1
DOUBLE_COST: Final[tuple[int, ...]] = (2, 0, 0, 0)  # SM-3.1
TRIPLE_COST: Final[tuple[int, ...]] = (2, 1, 0, 0)  # SM-3.1
SALE: Final[tuple[int, ...]] = (1, 1, 2, 2, 2)  # what a resource sells for: SM-8.1
PRICE: Final = 3  # of wood and grain: SM-8.2
BASIC_PRICE: Final = 2  # of wood and grain with Basic economics: SM-14.8
ADVANCED_PRICE: Final = 3  # of sugar and gems with Advanced economics: SM-14.9
NOT_FOR_SALE: Final = 0
MONK_PRICE: Final = 2  # to each other player on a place: SM-6.21
BERTH_PRICE: Final = 1  # for each dock up or down, with Astronomy: SM-14.1
MOVE_PRICE: Final = 1  # for a die, with Logistics: SM-14.10
COLONISTS_TAXED: Final = 2  # for one coin, with Taxation: SM-14.2
BOTANY_TAKES: Final[tuple[int, ...]] = (WOOD, GRAIN, GOLD)  # SM-14.3, SM-14.13
COINS_FOR_A_POINT: Final = 3  # SM-10.1
SET_POINTS: Final = 3  # SM-10.5


def called(kind: int, count: int) -> str:
    """The word for so many of a kind: `coin`, `coins`."""
    return ONE[kind] if count == 1 else SEVERAL[kind]
