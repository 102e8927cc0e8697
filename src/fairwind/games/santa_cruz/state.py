"""The state of Santa Cruz, and small questions about it.

Birds, buildings and cards are counted by place and kind. Sets of sites are ints of bits (see board.py), sets of score
cards too.
"""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_cruz.board import count
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.vocabulary import (
    BUILDINGS,
    BY_TURN,
    FACE_DOWN,
    N_SOURCES,
    RESOURCES,
    SCORE_CARDS,
    SOURCES,
    SPECIES,
    VOLCANO,
)
from fairwind.kernel.native import i64
from fairwind.kernel.state import NONE, State

# Kinds of components, by place in the lists of `at`.
BIRD: Final = 0  # three species
BUILDING: Final = 3  # lighthouse, church, house
CARD: Final = 6  # ship, road, river, double
SCORE: Final = 10  # sixteen score cards
KINDS: Final = 26

# Places; the seats' own follow from FIRST_OWN on, seven a seat.
BIRD_POOL: Final = 0
ASIDE: Final = 1  # score cards that nobody holds
BOX: Final = 2  # sets that nobody has taken
REMOVED: Final = 3  # score cards discarded before the second round
FIRST_OWN: Final = 4
OWN_PLACES: Final = 7
# How many kinds a place has room for: the common ones, then a seat's own.
ROOM: Final[tuple[int, ...]] = (BUILDING, KINDS, SCORE, KINDS, KINDS, KINDS, BUILDING, CARD, CARD, CARD, BUILDING)


def hand(seat: int) -> int:
    """The place of a seat's hand."""
    return FIRST_OWN + OWN_PLACES * seat


def played(seat: int) -> int:
    """The place of the cards a seat has played: its pile."""
    return FIRST_OWN + OWN_PLACES * seat + 1


def birds(seat: int) -> int:
    """The place of a seat's bird tokens, face down."""
    return FIRST_OWN + OWN_PLACES * seat + 2


def supply(seat: int) -> int:
    """The place of a seat's buildings that can be built."""
    return FIRST_OWN + OWN_PLACES * seat + 3


def standing(seat: int) -> int:
    """The place of a seat's buildings on the board."""
    return FIRST_OWN + OWN_PLACES * seat + 4


def rubble(seat: int) -> int:
    """The place of a seat's buildings that an eruption destroyed."""
    return FIRST_OWN + OWN_PLACES * seat + 5


def shown(seat: int) -> int:
    """The place of a seat's bird tokens that were turned up at the end."""
    return FIRST_OWN + OWN_PLACES * seat + 6


def empty_places(seats: int) -> list[list[int]]:
    """Every place of a table, each with room for the kinds that can lie there."""
    rooms = ROOM[:FIRST_OWN] + ROOM[FIRST_OWN:] * seats
    return [[0] * room for room in rooms]


@final
class SantaCruz(State):
    """One game."""

    WORKED_OUT = ("occupied", "opened", "shows", "yields", "with_bird", "reach")

    def __init__(self, edition: SantaCruzEdition, seats: int, like: SantaCruz | None = None) -> None:
        super().__init__(seats, 0, 0, like)
        if like is None:
            self.at = empty_places(seats)
        self.edition = edition
        self.last_player: int = BY_TURN if like is None else like.last_player  # who counts as last (SC-5.2 to SC-5.4)
        self.round: int = 0 if like is None else like.round
        self.start: int = 0 if like is None else like.start  # the start player of the round
        self.tile: list[int] = [FACE_DOWN] * len(edition.sites) if like is None else like.tile[:]  # by site
        self.bags: list[list[int]] = (  # by kind of site: 1 for each tile that nobody has seen
            [[1] * count for count in edition.tiles_of_kind] if like is None else [bag[:] for bag in like.bags]
        )
        self.own: list[int] = [0] * seats if like is None else like.own[:]  # by seat: the sites where it has a building
        self.paired: int = 0 if like is None else like.paired  # sites with two buildings of one seat (SC-5.6)
        self.points: list[int] = [0] * seats if like is None else like.points[:]
        self.track: list[int] = list(range(seats)) if like is None else like.track[:]  # seats, the furthest ahead first
        self.earned: list[int] = [0] * (seats * N_SOURCES) if like is None else like.earned[:]  # by seat and source
        self.right_left: bool = False if like is None else like.right_left  # the last player's right, in this round
        self.sharer: int = NONE if like is None else like.sharer  # the seat that may share an occupied site now
        self.held: list[int] = [NONE] * seats if like is None else like.held[:]  # by seat: its set
        self.set_open: list[bool] = [False] * seats if like is None else like.set_open[:]  # by seat: all know its set
        self.piles: list[int] = [NONE] * seats if like is None else like.piles[:]  # by seat: the set that it played
        self.known: list[int] = [0] * seats if like is None else like.known[:]  # by seat: score cards all saw it take
        self.drawn: list[int] = (
            [NONE] * seats if like is None else like.drawn[:]
        )  # by seat: its unplayed new score card
        self.gone: list[int] = [NONE] * seats if like is None else like.gone[:]  # by seat: the score card it removed
        # What tiles and buildings say, kept for speed.
        self.occupied: int = 0 if like is None else like.occupied  # sites with a building
        self.opened: int = 0 if like is None else like.opened  # sites whose tile is turned up
        self.shows: list[int] = [0] * len(BUILDINGS) if like is None else like.shows[:]  # by building: open sites
        self.yields: list[int] = [0] * len(RESOURCES) if like is None else like.yields[:]  # by resource: open sites
        self.with_bird: int = 0 if like is None else like.with_bird  # open sites that show a bird
        self.reach: list[int] = [0] * seats if like is None else like.reach[:]  # by seat: sites one road away

    def clone(self) -> SantaCruz:
        """An independent copy."""
        return SantaCruz(self.edition, self.seats, self)

    def work_out(self) -> None:
        """What tiles and buildings say."""
        self.occupied = self.opened = self.with_bird = 0
        self.shows = [0] * len(BUILDINGS)
        self.yields = [0] * len(RESOURCES)
        for site, tile in enumerate(self.tile):
            if tile != FACE_DOWN:
                self.note_open(site, tile)
        self.reach = [0] * self.seats
        for seat in range(self.seats):
            self.occupied |= self.own[seat]
            self.find_reach(seat)

    # -- tiles and buildings

    def note_open(self, site: int, tile: int) -> None:
        """A tile lies open: remember what it shows."""
        bit = self.edition.board.bit[site]
        self.opened |= bit
        self.shows[self.edition.building[tile]] |= bit
        resource = self.edition.resource[tile]
        if resource >= 0:
            self.yields[resource] |= bit
        if self.edition.has_bird[tile]:
            self.with_bird |= bit

    def find_reach(self, seat: int) -> None:
        """Which sites are one road away from a building of this seat (SC-3.3)."""
        board = self.edition.board
        own = self.own[seat]
        reach = 0
        for site in range(len(self.tile)):
            if own & board.bit[site]:
                reach |= board.roads[site]
        self.reach[seat] = reach

    def put_up(self, seat: int, site: int) -> None:
        """The building that the tile shows goes from the supply onto the site (SC-4.1)."""
        board = self.edition.board
        bit = board.bit[site]
        self.move(supply(seat), standing(seat), BUILDING + self.edition.building[self.tile[site]])
        if self.own[seat] & bit:
            self.paired |= bit
        self.own[seat] |= bit
        self.occupied |= bit
        self.reach[seat] |= board.roads[site]

    def crowded(self) -> int:
        """The sites with two buildings."""
        once = twice = 0
        for own in self.own:
            twice |= once & own
            once |= own
        return twice | self.paired

    def buildings_on(self, seat: int, sites: int) -> int:
        """How many buildings a seat has on these sites."""
        own: i64 = self.own[seat] & sites
        twice: i64 = own & self.paired
        return count(own) + count(twice)

    def destroy(self, seat: int) -> None:
        """The seat's buildings on the volcano are lost (SC-6.16)."""
        board = self.edition.board
        for site in board.sites_of_kind[VOLCANO]:
            lost = self.buildings_on(seat, board.bit[site])
            if lost:
                self.move(standing(seat), rubble(seat), BUILDING + self.edition.building[self.tile[site]], lost)
        self.own[seat] &= ~board.of_kind[VOLCANO]
        self.find_reach(seat)

    def clear_board(self) -> None:
        """All buildings return to their owners, destroyed ones too (SC-8.1)."""
        for seat in range(self.seats):
            self.move_all(standing(seat), supply(seat))
            self.move_all(rubble(seat), supply(seat))
            self.own[seat] = self.reach[seat] = 0
        self.occupied = self.paired = 0

    # -- cards and tokens

    def is_empty(self, place: int) -> bool:
        """Whether nothing lies in a place."""
        for n in self.at[place]:  # noqa: SIM110 (a plain loop is fast in both builds)
            if n:
                return False
        return True

    def score_cards_in(self, place: int) -> int:
        """The score cards in a place, as a set of bits."""
        cards: i64 = 0
        counts = self.at[place]
        bit: i64 = 1
        for card in range(SCORE, SCORE + SCORE_CARDS):
            if counts[card]:
                cards |= bit
            bit += bit
        return cards

    def bird_value(self, seat: int) -> int:
        """What a seat's bird tokens are worth, turned up or not (SC-9.2)."""
        value = 0
        hidden, turned_up = self.at[birds(seat)], self.at[shown(seat)]
        worth = self.edition.bird_worth
        for species in range(SPECIES):
            value += (hidden[BIRD + species] + turned_up[BIRD + species]) * worth[species]
        return value

    def has_secret_set(self, seat: int) -> bool:
        """Whether a seat holds a set that was dealt, and nobody else has seen a card of it (SC-1.16)."""
        return self.held[seat] != NONE and not self.set_open[seat]

    # -- seats

    def last_on_track(self) -> int:
        """The seat that is furthest back."""
        return self.track[self.seats - 1]

    def from_last_to_first(self) -> list[int]:
        """All seats in the order of the track, the one that is furthest back first."""
        return self.track[::-1]

    def gain(self, seat: int, points: int, source: int) -> None:
        """Move a seat's marker; whoever comes to the same total later stands behind (SC-7.1, SC-7.2)."""
        total = self.points[seat] + points
        total = max(total, 0)  # SC-7.6
        moved = total - self.points[seat]
        if moved == 0:
            return  # SC-7.8
        self.points[seat] = total
        self.earned[seat * N_SOURCES + source] += moved
        self.queue_up(seat)
        if self.listener is not None:
            name = "scored" if moved > 0 else "lost"
            self.tell(name, {"seat": seat, "points": abs(moved), "source": SOURCES[source]})

    def queue_up(self, seat: int) -> None:
        """Stand behind all who have as many points or more (SC-7.3, SC-7.7)."""
        track, points = self.track, self.points
        mine = points[seat]
        place = 0
        while track[place] != seat:
            place += 1
        while place > 0 and points[track[place - 1]] < mine:
            track[place] = track[place - 1]
            place -= 1
        while place < self.seats - 1 and points[track[place + 1]] >= mine:
            track[place] = track[place + 1]
            place += 1
        track[place] = seat
