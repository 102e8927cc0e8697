"""What is printed on board, tiles and cards, as structure, for whoever draws it."""

from __future__ import annotations

import math
from typing import Final, TypedDict

from fairwind.games.santa_cruz.board import Site
from fairwind.games.santa_cruz.edition import SantaCruzEdition, ScoreCard, Tile
from fairwind.games.santa_cruz.vocabulary import (
    BUILDING_CARD,
    BUILDINGS,
    CARD_TYPES,
    CHURCH,
    CONSTRUCTION,
    HOUSE,
    LIGHTHOUSE,
    MOST_SEATS,
    PLACE_CARD,
    RESOURCE_CARD,
    RESOURCES,
    SITE_KINDS,
)
from fairwind.kernel.spec import Json

PLURALS: Final[tuple[str, ...]] = ("lighthouses", "churches", "houses")  # as building cards are called
PAIRS: Final[tuple[str, ...]] = ("wood-sugar", "sheep-fish")  # of resources, that have a word
TAKEN: Final = frozenset({*SITE_KINDS, *BUILDINGS, *CONSTRUCTION, *RESOURCES})  # words of other things too
DIRECTIONS: Final[tuple[str, ...]] = (
    "east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east",
)  # fmt: skip
EXAMPLE_SPACE: Final = 5  # in the text of SC-7.4
Counts = dict[str, int]  # how many of each, by name


class Ellipse(TypedDict):
    """Where an island, or the volcano's field, is drawn: its centre and radii."""

    id: str
    x: int
    y: int
    rx: int
    ry: int


class PrintedSite(TypedDict):
    """A site of the map: its kind (coast, land, volcano), its island and its middle."""

    id: str
    kind: str
    island: str
    x: int
    y: int


class PrintedTile(TypedDict):
    """A tile's face: its building, points, and what else it shows (a resource, bird or nothing)."""

    id: str
    building: str
    points: int
    shows: str
    bonus: int  # of a fish


class PrintedScoreCard(TypedDict):
    """A score card. Which fields matter follows from its type."""

    type: str  # resources, buildings, connected, place, birds or eruption
    points: int
    points_one: int  # of two resources only one is held
    resources: list[str]
    buildings: Counts  # at least so many
    count: int  # so many buildings joined by roads
    place: str


class PrintedTables(TypedDict):
    """What is printed on board, tiles and cards."""

    width: int  # of the map
    height: int
    volcano: Ellipse
    islands: list[Ellipse]
    sites: list[PrintedSite]
    roads: list[tuple[str, str]]
    rivers: list[list[str]]  # each from its source to its mouth
    tiles: dict[str, list[PrintedTile]]  # by kind of site
    sets: dict[str, Counts]
    score_cards: dict[str, PrintedScoreCard]
    birds: Counts  # what each species is worth
    track: int  # spaces, from 0


def printed(edition: SantaCruzEdition) -> Json:
    """What is printed, for whoever draws it."""
    name = [site.id for site in edition.sites]
    width, height, x, y, rx, ry = edition.map
    tables: PrintedTables = {
        "width": width,
        "height": height,
        "volcano": {"id": "volcano", "x": x, "y": y, "rx": rx, "ry": ry},
        "islands": [{"id": one.id, "x": one.x, "y": one.y, "rx": one.rx, "ry": one.ry} for one in edition.islands],
        "sites": [
            {"id": site.id, "kind": SITE_KINDS[site.kind], "island": site.island, "x": site.x, "y": site.y}
            for site in edition.sites
        ],
        "roads": [(name[a], name[b]) for a, b in edition.board.road_pairs],
        "rivers": [[name[site] for site in river] for river in edition.board.river_sites],
        "tiles": {
            kind: [printed_tile(tile) for tile in edition.tiles if SITE_KINDS[tile.kind] == kind] for kind in SITE_KINDS
        },
        "sets": {one.id: dict(zip(CONSTRUCTION, one.cards, strict=True)) for one in edition.sets},
        "score_cards": {card.id: printed_score_card(card) for card in edition.score_cards},
        "birds": {bird.id: bird.value for bird in edition.birds},
        "track": edition.track_spaces,
    }
    return {**tables}


def printed_tile(tile: Tile) -> PrintedTile:
    """What is printed on a tile."""
    return {
        "id": tile.id,
        "building": BUILDINGS[tile.building],
        "points": tile.points,
        "shows": tile.shows,
        "bonus": tile.bonus,
    }


def printed_score_card(card: ScoreCard) -> PrintedScoreCard:
    """What is printed on a score card."""
    return {
        "type": CARD_TYPES[card.type],
        "points": card.points,
        "points_one": card.points_one,
        "resources": [RESOURCES[resource] for resource in card.resources],
        "buildings": dict(zip(BUILDINGS, card.needs, strict=False)),
        "count": card.count,
        "place": card.place,
    }


def printed_facts(edition: SantaCruzEdition) -> dict[str, int | str]:
    """The numbers and names that the words of the game take from the edition."""
    facts: dict[str, int | str] = {
        "lighthouses": edition.supply[LIGHTHOUSE],
        "churches": edition.supply[CHURCH],
        "houses": edition.supply[HOUSE],
        "sets": ", ".join(one.id for one in edition.sets),
        "storey": edition.track_spaces,
        "last-space": edition.track_spaces - 1,
        "two-storeys": 2 * edition.track_spaces + EXAMPLE_SPACE,
        "storeys": edition.storeys,
    }
    facts |= names_of_sites(edition)
    facts |= {f"word-{tile_word(tile)}": tile_name(tile) for tile in edition.tiles}
    for seats in range(2, MOST_SEATS + 1):
        facts[f"cards-{seats}"] = edition.hand_size[seats]
    for place, points in enumerate(edition.start_points, 1):
        facts[f"start-{place}"] = points
    for place, bird in enumerate(edition.birds, 1):
        facts[f"bird-{place}"] = bird.id
        facts[f"worth-{place}"] = bird.value
    for card in edition.score_cards:
        name = card_name(card)
        if name != card.id and card.id not in TAKEN:
            facts[f"word-{card.id}"] = name
    return facts


def card_name(card: ScoreCard) -> str:
    """The words for what a score card pays for: an owner's own card has no other name."""
    if card.type == RESOURCE_CARD:
        resources = [RESOURCES[resource] for resource in card.resources]
        pair = "-".join(resources)
        return pair if pair in PAIRS else "+".join(resources)
    if card.type == BUILDING_CARD:
        return "+".join(PLURALS[building] for building, count in enumerate(card.needs) if count)
    return card.place if card.type == PLACE_CARD else CARD_TYPES[card.type]


# -- names of sites and tiles, by what is printed


def names_of_sites(edition: SantaCruzEdition) -> dict[str, int | str]:
    """What each site is called: its kind, its number among those of its kind, and where it lies."""
    names: dict[str, int | str] = {}
    numbers = dict.fromkeys(SITE_KINDS, 0)
    for site in edition.sites:
        kind = SITE_KINDS[site.kind]
        numbers[kind] += 1
        if site.id not in TAKEN:
            names[f"word-{site.id}"] = f"{kind}-site {numbers[kind]} {bearing(edition, site)}"
    return names


def bearing(edition: SantaCruzEdition, site: Site) -> str:
    """Where a site lies: on the largest island its direction from the middle, else which islet it is on."""
    islands = {island.id: island for island in edition.islands}
    main = max(edition.islands, key=lambda island: island.rx * island.ry)
    island = islands.get(site.island, main)
    if island is not main:
        return f"islet-{direction(island.x - main.x, island.y - main.y)}"
    return direction((site.x - main.x) / main.rx, (site.y - main.y) / main.ry)


def direction(east: float, south: float) -> str:
    """The nearest of eight directions."""
    return DIRECTIONS[round(math.atan2(south, east) / math.tau * len(DIRECTIONS)) % len(DIRECTIONS)]


def tile_word(tile: Tile) -> str:
    """A tile's face: sites and tiles may have the same ids."""
    return f"tile-{tile.id}"


def tile_name(tile: Tile) -> str:
    """What a tile shows: its building, its points, and a bird, a resource or a fish with its bonus."""
    name = f"{BUILDINGS[tile.building]} points-{tile.points}"
    if tile.shows == "nothing":
        return f"tile-face {name}"
    return f"tile-face-with {name} {f'{tile.shows}-bonus-{tile.bonus}' if tile.bonus else tile.shows}"
