"""The board: sites, the roads and rivers that join them, and how they are read from an edition file.

A set of sites is an int with one bit for each site, in the order of the file; `Board.bit` has the bit of each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NoReturn

from fairwind.games.santa_cruz.vocabulary import COAST, SITE_KINDS, VOLCANO
from fairwind.kernel.editions import EditionError, Row, Sheet
from fairwind.kernel.native import i64

# The places of the bits that are set in a byte, by its value.
IN_BYTE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(place for place in range(8) if byte >> place & 1) for byte in range(256)
)
ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,23}")


@dataclass(frozen=True)
class Island:
    """A land mass, drawn as an ellipse."""

    id: str
    x: int
    y: int
    rx: int
    ry: int


@dataclass(frozen=True)
class Site:
    """A building site of the board."""

    id: str
    kind: int
    island: str
    x: int
    y: int


class Board:
    """The sites with everything that joins them; a set of sites is an int of bits."""

    def __init__(
        self, sites: tuple[Site, ...], roads: tuple[tuple[int, int], ...], rivers: tuple[tuple[int, ...], ...]
    ) -> None:
        count = len(sites)
        self.bit: Final[tuple[int, ...]] = tuple(1 << i for i in range(count))
        self.kind: Final[tuple[int, ...]] = tuple(site.kind for site in sites)
        self.sites_of_kind: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(i for i in range(count) if sites[i].kind == kind) for kind in range(len(SITE_KINDS))
        )
        self.of_kind: Final[tuple[int, ...]] = tuple(site_set(group) for group in self.sites_of_kind)
        self.volcano: Final[int] = self.of_kind[VOLCANO]
        self.road_pairs: Final = roads
        self.river_sites: Final = rivers
        self.rivers: Final[tuple[int, ...]] = tuple(site_set(river) for river in rivers)
        self.on_rivers: Final[int] = site_set({site for river in rivers for site in river})
        self.roads: Final[tuple[int, ...]] = tuple(site_set(neighbours(i, roads)) for i in range(count))
        steps = tuple(step for river in rivers for step in pairwise(river))
        self.adjacent: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(sorted(neighbours(i, roads) | neighbours(i, steps))) for i in range(count)
        )


def site_set(sites: Iterable[int]) -> int:
    """The given sites as one int of bits."""
    return sum(1 << site for site in sites)


def sites_in(sites: int) -> list[int]:
    """The sites of a set, in the order of the board."""
    found: list[int] = []
    left: i64 = sites
    first = 0
    while left:
        for place in IN_BYTE[left & 0xFF]:
            found.append(first + place)
        left >>= 8
        first += 8
    return found


def count(sites: i64) -> i64:
    """How many sites there are in a set: neighbouring bits are added up, then pairs, and so on."""
    # A number of more than 62 bits would be an object in compiled code; no board has so many sites.
    by_two: i64 = sites - ((sites >> 1) & 0x1555555555555555)
    by_four: i64 = (by_two & 0x3333333333333333) + ((by_two >> 2) & 0x3333333333333333)
    by_eight: i64 = (by_four + (by_four >> 4)) & 0x0F0F0F0F0F0F0F0F
    by_half: i64 = by_eight + (by_eight >> 8)
    by_half += by_half >> 16
    return (by_half + (by_half >> 32)) & 0x7F


def first_of(sites: i64) -> i64:
    """The first site of a set that is not empty; `sites & (sites - 1)` are those behind it."""
    return count((sites & -sites) - 1)


def neighbours(site: int, pairs: Iterable[tuple[int, int]]) -> set[int]:
    """Every site that a pair joins to this one."""
    return {b if a == site else a for a, b in pairs if site in (a, b)}


def read_islands(sheet: Sheet) -> tuple[Island, ...]:
    """The land masses."""
    islands = []
    for row in sheet.rows("islands"):
        x, y, rx, ry = (row.integer(name, 0, 10_000) for name in ("x", "y", "rx", "ry"))
        islands.append(Island(read_id(row), x, y, rx, ry))
        row.done()
    check_ids(sheet, "islands", [island.id for island in islands])
    return tuple(islands)


def read_sites(sheet: Sheet, islands: Sequence[str]) -> tuple[Site, ...]:
    """The building sites; no more than there are tiles."""
    sites = []
    for row in sheet.rows("sites"):
        kind = SITE_KINDS.index(row.word("kind", SITE_KINDS))
        island = row.word("island", islands)
        sites.append(Site(read_id(row), kind, island, row.integer("x", 0, 10_000), row.integer("y", 0, 10_000)))
        row.done()
    check_ids(sheet, "sites", [site.id for site in sites])
    if not any(site.kind == COAST for site in sites):
        wrong(sheet, "sites", "there is no coast site; players land there, so add some.")
    return tuple(sites)


def read_board(sheet: Sheet, sites: tuple[Site, ...]) -> Board:
    """Roads and rivers; every island must hang together by them."""
    place = {site.id: i for i, site in enumerate(sites)}
    board = Board(sites, read_roads(sheet, place), read_rivers(sheet, place))
    for a, b in board.road_pairs:
        if sites[a].island != sites[b].island:
            wrong(
                sheet, "roads", f"'{sites[a].id} {sites[b].id}' leads to another island; correct the road or the site."
            )
    for river in board.river_sites:
        if len({sites[i].island for i in river}) > 1:
            wrong(sheet, "rivers", f"the river from {sites[river[0]].id} leaves its island; correct its sites.")
    check_islands(sheet, sites, board)
    return board


def read_roads(sheet: Sheet, place: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """Pairs of sites, each pair once."""
    row = sheet.table("roads")
    pairs: list[tuple[int, int]] = []
    for text in row.words("between"):
        ends = text.split()
        if len(ends) != 2 or ends[0] == ends[1] or not all(end in place for end in ends):
            row.wrong(f"'{text}' is not a road; write two different sites of [[sites]], as in 'C01 L01'.")
        pair = (min(place[end] for end in ends), max(place[end] for end in ends))
        if pair in pairs:
            row.wrong(f"the road '{text}' is there twice; remove one.")
        pairs.append(pair)
    row.done()
    return tuple(pairs)


def read_rivers(sheet: Sheet, place: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    """Each river as its sites from source to mouth."""
    rivers = []
    ids = []
    for row in sheet.rows("rivers"):
        ids.append(read_id(row))
        sites = row.words("sites", tuple(place))
        if len(sites) < 2 or len(set(sites)) < len(sites):
            row.wrong("a river joins two or more different sites; correct 'sites'.")
        rivers.append(tuple(place[site] for site in sites))
        row.done()
    check_ids(sheet, "rivers", ids)
    return tuple(rivers)


def check_islands(sheet: Sheet, sites: tuple[Site, ...], board: Board) -> None:
    """From any site of an island every other can be reached by roads and river steps."""
    for island in {site.island for site in sites}:
        rest = [i for i, site in enumerate(sites) if site.island == island]
        reached = {rest[0]}
        edge = [rest[0]]
        while edge:
            fresh = set(board.adjacent[edge.pop()]) - reached
            reached |= fresh
            edge += fresh
        for i in rest:
            if i not in reached:
                wrong(
                    sheet, "sites", f"{sites[i].id} cannot be reached from {sites[rest[0]].id}; add its road or river."
                )


def read_id(row: Row) -> str:
    """A short name without spaces: it stands in records."""
    name = row.text("id")
    if not ID.fullmatch(name):
        row.wrong(f"'id' is '{name}'; use up to 24 letters, digits and dashes.")
    return name


def check_ids(sheet: Sheet, table: str, ids: Sequence[str]) -> None:
    """No two rows of a table share a name."""
    for name in ids:
        if ids.count(name) > 1:
            wrong(sheet, table, f"the id '{name}' is there twice; rename one.")


def wrong(sheet: Sheet, table: str, message: str) -> NoReturn:
    """Refuse the file because of a whole table."""
    raise EditionError(f"{sheet.file}: [{table}]: {message}")
