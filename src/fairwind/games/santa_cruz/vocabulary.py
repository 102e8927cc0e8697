"""The words of Santa Cruz as small numbers, and what the box holds."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4

# Sites and tiles are of three kinds, each with its own shape.
COAST: Final = 0
LAND: Final = 1
VOLCANO: Final = 2
SITE_KINDS: Final[tuple[str, ...]] = ("coast", "land", "volcano")

LIGHTHOUSE: Final = 0
CHURCH: Final = 1
HOUSE: Final = 2
BUILDINGS: Final[tuple[str, ...]] = ("lighthouse", "church", "house")

FISH: Final = 0
RESOURCES: Final[tuple[str, ...]] = ("fish", "sheep", "wood", "sugar", "gold")

# Construction cards; the first three can be done twice with a double action.
SHIP: Final = 0
ROAD: Final = 1
RIVER: Final = 2
DOUBLE: Final = 3
CONSTRUCTION: Final[tuple[str, ...]] = ("ship", "road", "river", "double")
WAYS: Final = 3

RESOURCE_CARD: Final = 0
BUILDING_CARD: Final = 1
CONNECTED_CARD: Final = 2
PLACE_CARD: Final = 3
BIRD_CARD: Final = 4
ERUPTION_CARD: Final = 5
CARD_TYPES: Final[tuple[str, ...]] = ("resources", "buildings", "connected", "place", "birds", "eruption")

# Where points came from.
START: Final = 0
BUILT: Final = 1
FROM_CARDS: Final = 2  # then one source for each type of score card
TOKENS: Final = 8
SOURCES: Final[tuple[str, ...]] = ("start", "building", *CARD_TYPES, "tokens")
N_SOURCES: Final = 9

# Who is the last player.
BY_TURN: Final = 0
BY_TRACK: Final = 1
NOBODY_IS: Final = 2
LAST_PLAYER: Final[tuple[str, ...]] = ("turn", "track", "off")

FACE_DOWN: Final = -1  # instead of a tile

# What the box holds (certain).
TILES: Final = 54
SETS: Final = 4
CARDS_IN_SET: Final = 7
SCORE_CARDS: Final = 16
BIRDS: Final = 22
SPECIES: Final = 3  # of birds
PIECES: Final = 13  # of each player
