"""What is printed: the board, tiles, cards, birds and pieces, read from a file and checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fairwind.games.santa_cruz.actions import Actions
from fairwind.games.santa_cruz.board import (
    Board,
    Site,
    check_ids,
    read_board,
    read_id,
    read_islands,
    read_sites,
    wrong,
)
from fairwind.games.santa_cruz.outcomes import Outcomes
from fairwind.games.santa_cruz.vocabulary import (
    BIRDS,
    BUILDING_CARD,
    BUILDINGS,
    CARD_TYPES,
    CARDS_IN_SET,
    COAST,
    CONNECTED_CARD,
    CONSTRUCTION,
    ERUPTION_CARD,
    FISH,
    MOST_SEATS,
    PIECES,
    PLACE_CARD,
    RESOURCE_CARD,
    RESOURCES,
    SCORE_CARDS,
    SETS,
    SITE_KINDS,
    SPECIES,
    TILES,
    VOLCANO,
)
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import Row, Sheet, read_about
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import NONE

TABLES: Final[tuple[str, ...]] = (
    "about", "confidence", "map", "islands", "sites", "roads", "rivers", "tiles", "sets", "score_cards", "birds",
    "buildings", "track", "players",
)  # fmt: skip


@dataclass(frozen=True)
class Tile:
    """A tile's face: a building, its white points, and perhaps a resource or a bird."""

    id: str
    kind: int
    building: int
    points: int
    resource: int  # NONE if it shows none
    bonus: int  # the fish bonus
    bird: bool

    @property
    def shows(self) -> str:
        """What it shows beside its building."""
        if self.bird:
            return "bird"
        return "nothing" if self.resource == NONE else RESOURCES[self.resource]


@dataclass(frozen=True)
class ScoreCard:
    """A score card. Which fields matter follows from its type."""

    id: str
    type: int
    points: int
    points_one: int = 0  # of two resources only one is held
    resources: tuple[int, ...] = ()
    needs: tuple[int, ...] = ()  # at least so many lighthouses, churches, houses
    count: int = 0  # so many buildings joined by roads
    place: str = ""
    sites: int = 0  # the sites that a place card or an eruption counts


@dataclass(frozen=True)
class ConstructionSet:
    """One of the four sets: how many ship, road, river and double cards it has."""

    id: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Bird:
    """A species of bird token."""

    id: str
    value: int
    count: int


class SantaCruzEdition(Edition):
    """One edition: the rows of the file, and the tables that the rules read at speed."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(TABLES)
        self.islands: Final = read_islands(sheet)
        self.sites: Final = read_sites(sheet, [island.id for island in self.islands])
        self.board: Final = read_board(sheet, self.sites)
        self.tiles: Final = read_tiles(sheet)
        self.sets: Final = read_sets(sheet)
        self.score_cards: Final = read_score_cards(sheet, self.board)
        self.birds: Final = read_birds(sheet)
        self.supply: Final[tuple[int, ...]] = read_counts(sheet.table("buildings"), BUILDINGS, PIECES)
        self.map: Final = read_map(sheet)
        self.track_spaces, self.storeys = read_track(sheet)
        self.hand_size, self.start_points = read_players(sheet)
        check_shapes(sheet, self.board, self.tiles)

        self.building: Final[tuple[int, ...]] = tuple(tile.building for tile in self.tiles)
        self.points: Final[tuple[int, ...]] = tuple(tile.points for tile in self.tiles)
        self.resource: Final[tuple[int, ...]] = tuple(tile.resource for tile in self.tiles)
        self.bonus: Final[tuple[int, ...]] = tuple(tile.bonus for tile in self.tiles)
        self.has_bird: Final[tuple[int, ...]] = tuple(int(tile.bird) for tile in self.tiles)
        self.bird_worth: Final[tuple[int, ...]] = tuple(bird.value for bird in self.birds)
        shown = [tile.shows for tile in self.tiles]
        self.tiles_with: Final[tuple[int, ...]] = tuple(shown.count(what) for what in (*RESOURCES, "bird"))
        self.tiles_for: Final[tuple[int, ...]] = tuple(self.building.count(kind) for kind in range(len(BUILDINGS)))
        kinds = [tile.kind for tile in self.tiles]
        self.tiles_of_kind: Final[tuple[int, ...]] = tuple(kinds.count(kind) for kind in range(len(SITE_KINDS)))
        self.first_of_kind: Final[tuple[int, ...]] = tuple(kinds.index(kind) for kind in range(len(SITE_KINDS)))
        self.actions: Final = Actions(ids(self.sets), ids(self.sites), ids(self.score_cards))
        self.first_outcome: Final = Outcomes(ids(self.tiles), ids(self.birds), ids(self.score_cards), ids(self.sets))
        super().__init__(read_about(sheet), Catalogue(self.actions.all), Catalogue(self.first_outcome.all))


def ids(rows: Sequence[Site | Tile | ScoreCard | ConstructionSet | Bird]) -> list[str]:
    """The names of the rows, in order."""
    return [row.id for row in rows]


def read_map(sheet: Sheet) -> tuple[int, ...]:
    """Width and height of the map, then the ellipse of the volcano's field: centre and radii."""
    row = sheet.table("map")
    size = row.integer("width", 100, 10_000), row.integer("height", 100, 10_000)
    volcano = row.integers("volcano", 0, 10_000, 4)
    row.done()
    return size + volcano


def read_tiles(sheet: Sheet) -> tuple[Tile, ...]:
    """The 54 tile faces, those of a kind together."""
    tiles = []
    for row in sheet.rows("tiles", TILES):
        kind, building = (
            SITE_KINDS.index(row.word("kind", SITE_KINDS)),
            BUILDINGS.index(row.word("building", BUILDINGS)),
        )
        shows = row.word("shows", ("nothing", "bird", *RESOURCES), "nothing")
        resource = RESOURCES.index(shows) if shows in RESOURCES else NONE
        bonus = row.integer("bonus", 1, 9) if resource == FISH else 0
        points = row.integer("points", 0, 20)
        tiles.append(Tile(read_id(row), kind, building, points, resource, bonus, shows == "bird"))
        row.done()
    check_ids(sheet, "tiles", ids(tiles))
    return tuple(sorted(tiles, key=lambda tile: tile.kind))


def check_shapes(sheet: Sheet, board: Board, tiles: tuple[Tile, ...]) -> None:
    """Every site gets a tile of its shape; four players can always land (SC-2.8)."""
    for kind, sites in enumerate(board.sites_of_kind):
        have = sum(tile.kind == kind for tile in tiles)
        if have < len(sites) or have == 0:
            wrong(
                sheet,
                "tiles",
                f"there are {have} {SITE_KINDS[kind]} tiles for {len(sites)} sites; correct one of the two.",
            )
    coasts = len(board.sites_of_kind[COAST])
    if coasts <= MOST_SEATS:
        wrong(sheet, "sites", f"there are {coasts} coast sites; four players need at least {MOST_SEATS + 1} to land.")


def read_sets(sheet: Sheet) -> tuple[ConstructionSet, ...]:
    """The four sets of seven construction cards, each with every kind of card."""
    sets = []
    for row in sheet.rows("sets", SETS):
        sets.append(ConstructionSet(read_id(row), read_counts(row, CONSTRUCTION, CARDS_IN_SET)))
    check_ids(sheet, "sets", ids(sets))
    return tuple(sets)


def read_counts(row: Row, names: Sequence[str], total: int) -> tuple[int, ...]:
    """How many of each, the last fields of a row; at least one, and the sum as in the box."""
    counts = tuple(row.integer(name, 1, total) for name in names)
    if sum(counts) != total:
        row.wrong(f"{', '.join(names)} add up to {sum(counts)}; the box has {total}.")
    row.done()
    return counts


def read_score_cards(sheet: Sheet, board: Board) -> tuple[ScoreCard, ...]:
    """All sixteen."""
    cards = tuple(read_score_card(row, board) for row in sheet.rows("score_cards", SCORE_CARDS))
    check_ids(sheet, "score_cards", ids(cards))
    return cards


def read_score_card(row: Row, board: Board) -> ScoreCard:
    """One of the sixteen score cards."""
    kind = CARD_TYPES.index(row.word("type", CARD_TYPES))
    low, high = (-20, -1) if kind == ERUPTION_CARD else (1, 20)
    name, points = read_id(row), row.integer("points", low, high)
    if kind == RESOURCE_CARD:
        card = read_resource_card(row, name, points)
    elif kind == BUILDING_CARD:
        needs = tuple(row.integer(building, 0, 13, 0) for building in BUILDINGS)
        if not any(needs):
            row.wrong("no building is asked for; add lighthouse, church or house.")
        card = ScoreCard(name, kind, points, needs=needs)
    elif kind == CONNECTED_CARD:
        card = ScoreCard(name, kind, points, count=row.integer("count", 2, 13))
    elif kind == PLACE_CARD:
        place = row.word("place", (*SITE_KINDS, "river"))
        sites = board.on_rivers if place == "river" else board.of_kind[SITE_KINDS.index(place)]
        card = ScoreCard(name, kind, points, place=place, sites=sites)
    elif kind == ERUPTION_CARD:
        card = ScoreCard(name, kind, points, sites=board.of_kind[VOLCANO])
    else:
        card = ScoreCard(name, kind, points)
    row.done()
    return card


def read_resource_card(row: Row, name: str, points: int) -> ScoreCard:
    """A card for one resource or for a pair."""
    words = row.words("resources", RESOURCES)
    if not 1 <= len(set(words)) == len(words) <= 2:
        row.wrong("'resources' must name one resource or two different ones.")
    one = row.integer("points_one", 0, 20) if len(words) == 2 else 0
    return ScoreCard(name, RESOURCE_CARD, points, one, tuple(RESOURCES.index(word) for word in words))


def read_birds(sheet: Sheet) -> tuple[Bird, ...]:
    """The species of bird tokens, 22 tokens in all."""
    birds = []
    for row in sheet.rows("birds", SPECIES):
        birds.append(Bird(read_id(row), row.integer("value", 1, 9), row.integer("count", 1, BIRDS)))
        row.done()
    check_ids(sheet, "birds", ids(birds))
    total = sum(bird.count for bird in birds)
    if total != BIRDS:
        wrong(sheet, "birds", f"the counts add up to {total}; the box has {BIRDS}.")
    return tuple(birds)


def read_track(sheet: Sheet) -> tuple[int, int]:
    """How long the score track is, and how many storeys the box has."""
    row = sheet.table("track")
    spaces, storeys = row.integer("spaces", 10, 200), row.integer("storeys", 0, 99)
    row.done()
    return spaces, storeys


def read_players(sheet: Sheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Score cards dealt to each, by the number of players (0 for 0 and 1), and starting points by turn order."""
    row = sheet.table("players")
    hands = row.integers("score_cards", 1, 7, MOST_SEATS - 1)
    start = row.integers("start_points", 0, 20, MOST_SEATS)
    row.done()
    for seats, cards in enumerate(hands, 2):
        if seats * (cards + 1) > SCORE_CARDS:
            row.wrong(
                f"{seats} players would need {seats * (cards + 1)} score cards in two rounds; lower 'score_cards'."
            )
    return (0, 0, *hands), start
