"""Chapter 4: building on a site, what it brings, and what it turns up."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_cruz.edition import Tile
from fairwind.games.santa_cruz.state import BIRD, BIRD_POOL, BUILDING, SantaCruz, birds, supply
from fairwind.games.santa_cruz.vocabulary import BUILDINGS, BUILT, FACE_DOWN, HOUSE, MOST_SEATS, TILES
from fairwind.kernel.frames import Chance
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.state import NONE, Frame


def has_piece(s: SantaCruz, seat: int, site: int) -> bool:
    """Whether the seat still has the building that an open tile shows; no other can stand in (SC-4.2, SC-4.3)."""
    return s.at[supply(seat)][BUILDING + s.edition.building[s.tile[site]]] > 0


def with_piece(s: SantaCruz, seat: int) -> int:
    """All open sites whose building the seat still has (SC-4.2, SC-4.3)."""
    counts = s.at[supply(seat)]
    sites = 0
    for building in range(HOUSE + 1):
        if counts[BUILDING + building]:
            sites |= s.shows[building]
    return sites


def refuse_site(s: SantaCruz, seat: int, site: int) -> Refusal | None:
    """Why a seat cannot build on a site that its card reaches: it is occupied, or the building is missing."""
    bit = s.edition.board.bit[site]
    name = s.edition.sites[site].id
    if s.occupied & bit:
        if seat != s.sharer:
            return Refusal("SC-4.11", (("site", name),))
        if s.crowded() & bit:
            return Refusal("SC-5.7", (("site", name),))
    if s.opened & bit and not has_piece(s, seat, site):
        return Refusal("SC-4.2", (("site", name), ("building", BUILDINGS[s.edition.building[s.tile[site]]])))
    return None


def shareable(s: SantaCruz, seat: int) -> int:
    """The occupied sites that the last player's right opens to a seat: anybody's, and not yet two (SC-5.6, SC-5.7)."""
    if seat != s.sharer:
        return 0
    return s.occupied & ~s.crowded() & with_piece(s, seat)


def use_right(s: SantaCruz, seat: int) -> None:
    """The last player's right is used for this round (SC-5.1); the newcomer gets what every builder gets (SC-5.8)."""
    s.sharer = NONE
    s.right_left = False
    s.tell("right", {"seat": seat})


def construct(s: SantaCruz, seat: int, site: int) -> None:
    """Build what the tile shows: points at once, then the bird, then the neighbours are turned up."""
    board = s.edition.board
    tile = s.tile[site]
    if s.occupied & board.bit[site]:
        use_right(s, seat)
    s.put_up(seat, site)  # SC-4.1
    if s.listener is not None:
        building = BUILDINGS[s.edition.building[tile]]
        s.tell("built", {"seat": seat, "site": s.edition.sites[site].id, "building": building})
    s.gain(seat, s.edition.points[tile], BUILT)  # the white number, not the fish bonus (SC-4.4, SC-4.5)
    following: list[Frame] = []
    if s.edition.has_bird[tile] and not s.is_empty(BIRD_POOL):  # SC-4.6; an empty pool gives none (SC-4.8)
        following.append(DRAW_BIRD[seat])
    for near in board.adjacent[site]:  # by road, and the next up and down the river (SC-4.9, SC-4.10)
        if s.tile[near] == FACE_DOWN:
            following.append(TURN_UP[near])
    if following:
        s.owe(*following)


@final
class TurnUp(Chance[SantaCruz]):
    """A tile is turned up and stays so (SC-8.3): any tile of the site's shape that nobody has seen (SC-1.2, SC-1.5)."""

    FIELDS = ("site",)

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def weights(self, s: SantaCruz) -> list[int]:
        return s.bags[s.edition.board.kind[self.site]]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_of_kind[s.edition.board.kind[self.site]]

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        kind = s.edition.board.kind[self.site]
        tile = s.edition.first_of_kind[kind] + outcome
        s.bags[kind][outcome] = 0
        s.tile[self.site] = tile
        s.note_open(self.site, tile)
        if s.listener is not None:
            tell_face(s, self.site, s.edition.tiles[tile])


def tell_face(s: SantaCruz, site: int, tile: Tile) -> None:
    """Say what has come up."""
    s.tell(
        "turned-up",
        {
            "site": s.edition.sites[site].id,
            "tile": tile.id,
            "building": BUILDINGS[tile.building],
            "points": tile.points,
            "shows": tile.shows,
            "bonus": tile.bonus,
        },
    )


@final
class DrawBird(Chance[SantaCruz]):
    """A bird token, seen by its owner only (SC-4.6, SC-4.7)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return s.at[BIRD_POOL]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.bird

    def seen_by(self, s: SantaCruz) -> int:
        return self.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.move(BIRD_POOL, birds(self.seat), BIRD + outcome)
        s.tell("drew-bird", {"seat": self.seat})


# -- frames that never change, made once: a board has no more sites than there are tiles

TURN_UP: Final = [TurnUp(NONE, site) for site in range(TILES)]
DRAW_BIRD: Final = [DrawBird(seat) for seat in range(MOST_SEATS)]
