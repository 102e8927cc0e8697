"""The words of Mundus Novus that code and editions share: kinds of cards, events, powers, sources, endings."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6

# Resources are kinds 0 to 8 in the order of their numbers; relics come last.
RELIC: Final = 9
KINDS: Final = 10

COMMON: Final = 0
UNCOMMON: Final = 1
RARE: Final = 2
RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare")

CARAVEL: Final = 0
MERCHANT: Final = 1
WAREHOUSE: Final = 2
SHIPYARD: Final = 3
CHARACTER: Final = 4
DEVELOPMENT_KINDS: Final[tuple[str, ...]] = ("caravel", "merchant", "warehouse", "shipyard", "character")

NO_EVENT: Final = 0
KINGS_HELP: Final = 1
NATIVES: Final = 2
STORM: Final = 3
FIRE: Final = 4
PIRATES: Final = 5
EVENTS: Final[tuple[str, ...]] = ("none", "kings-help", "natives", "storm", "fire", "pirates")

ALMAGRO: Final = 0
DE_LA_COSA: Final = 1
LAS_CASAS: Final = 2
PIZARRO: Final = 3
PONCE: Final = 4
VALDIVIA: Final = 5
ORELLANA: Final = 6
CORONADO: Final = 7
CORTES: Final = 8
POWERS: Final[tuple[str, ...]] = (
    "almagro", "de-la-cosa", "las-casas", "pizarro", "ponce", "valdivia", "orellana", "coronado", "cortes",
)  # fmt: skip

LARGEST_HAND: Final = 9  # that an edition may deal
SMALLEST_SAME: Final = 3  # a set of one resource has 3, 4 or 5 cards
LARGEST_SAME: Final = 5
SMALLEST_DIFFERENT: Final = 4  # a set of different resources has 4 to 9 (MN-5.12)
MOST_RELICS: Final = 5  # that are sold together (MN-5.13)

# Where doubloons came from.
SETS: Final = 0
RELICS: Final = 1
INCOME: Final = 2
SHIPYARDS: Final = 3
ORELLANA_TRIOS: Final = 4
CORONADO_EVENTS: Final = 5
SOURCES: Final[tuple[str, ...]] = ("sets", "relics", "income", "shipyards", "orellana", "coronado")
N_SOURCES: Final = 6

# How a game can end.
NO_ENDING: Final = 0  # it goes on
PERFECT: Final = 1
WEALTH: Final = 2
ROW: Final = 3
ENDINGS: Final[tuple[str, ...]] = ("", "perfect", "wealth", "row")
