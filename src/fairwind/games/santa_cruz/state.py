"""The state of Santa Cruz, and small questions about it.

Birds, buildings and cards are counted by place and kind. Sets of sites are ints of bits (see board.py), sets of score
cards too.
"""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_cruz.board import VOLCANO
from fairwind.games.santa_cruz.edition import RESOURCES, SCORE_CARDS, SPECIES, Edition
from fairwind.kernel.state import Event, Frame, State

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

# Where points came from.
START: Final = 0
BUILT: Final = 1
FROM_CARDS: Final = 2  # then one source for each type of score card
SOURCES: Final[tuple[str, ...]] = (
    "start", "building", "resources", "buildings", "connected", "place", "birds", "eruption", "tokens",
)  # fmt: skip
TOKENS: Final = 8
N_SOURCES: Final = 9

# Who is the last player.
BY_TURN: Final = 0
BY_TRACK: Final = 1
NOBODY_IS: Final = 2
LAST_PLAYER: Final[tuple[str, ...]] = ("turn", "track", "off")

FACE_DOWN: Final = -1
NONE: Final = -1


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


@final
class SantaCruz(State):
    """One game. The second group of fields can be worked out from the first: see `look_again`."""

    FIELDS: Final = (
        "seats", "at", "last_player", "round", "start", "tile", "bags", "own", "points", "track", "earned",
        "right_left", "sharer", "held", "piles", "known", "drawn", "gone",
    )  # fmt: skip

    def __init__(
        self,
        edition: Edition,
        seats: int,
        pending: list[Frame],
        at: list[list[int]],
        last_player: int,
        round: int,  # noqa: A002 (the field's own name, as in the encoded state)
        start: int,
        tile: list[int],
        bags: list[list[int]],
        own: list[int],
        points: list[int],
        track: list[int],
        earned: list[int],
        right_left: bool,
        sharer: int,
        held: list[int],
        piles: list[int],
        known: list[int],
        drawn: list[int],
        gone: list[int],
        occupied: int,
        opened: int,
        shows: list[int],
        yields: list[int],
        reach: list[int],
    ) -> None:
        super().__init__(seats, 0, 0, None)
        self.pending, self.at = pending, at
        self.edition = edition
        self.last_player = last_player  # who counts as last (SC-5.2 to SC-5.4)
        self.round = round
        self.start = start  # the start player of the round
        self.tile = tile  # by site; FACE_DOWN until it is turned up
        self.bags = bags  # by kind: 1 for each tile that nobody has seen
        self.own = own  # by seat: the sites where it has a building
        self.points = points
        self.track = track  # seats from the first on the track to the last
        self.earned = earned  # by seat and source
        self.right_left = right_left  # whether the last player's right is unused in this round
        self.sharer = sharer  # the seat that may build on an occupied site now, or NONE
        self.held = held  # by seat: its set of construction cards, or NONE
        self.piles = piles  # by seat: the set that lies in its pile before the second round, or NONE
        self.known = known  # by seat: score cards that all have seen go into its hand and not leave it
        self.drawn = drawn  # by seat: the new score card of the second round, until it is played, or NONE
        self.gone = gone  # by seat: the score card it removed unseen, or NONE
        self.occupied = occupied  # sites with a building
        self.opened = opened  # sites whose tile is turned up
        self.shows = shows  # by building: the open sites that show it
        self.yields = yields  # by resource: the open sites that have it
        self.reach = reach  # by seat: the sites one road away from a building of its own

    def clone(self) -> SantaCruz:
        """An independent copy."""
        return SantaCruz(
            self.edition,
            self.seats,
            self.pending[:],
            [place[:] for place in self.at],
            self.last_player,
            self.round,
            self.start,
            self.tile[:],
            [bag[:] for bag in self.bags],
            self.own[:],
            self.points[:],
            self.track[:],
            self.earned[:],
            self.right_left,
            self.sharer,
            self.held[:],
            self.piles[:],
            self.known[:],
            self.drawn[:],
            self.gone[:],
            self.occupied,
            self.opened,
            self.shows[:],
            self.yields[:],
            self.reach[:],
        )

    def look_again(self) -> None:
        """Work out from tiles and buildings what is kept beside them for speed."""
        self.occupied = self.opened = 0
        self.shows = [0, 0, 0]
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
        self.own[seat] |= bit
        self.occupied |= bit
        self.reach[seat] |= board.roads[site]

    def crowded(self) -> int:
        """The sites with two buildings."""
        once = twice = 0
        for own in self.own:
            twice |= once & own
            once |= own
        return twice

    def destroy(self, seat: int) -> None:
        """The seat's buildings on the volcano are lost (SC-6.16)."""
        board = self.edition.board
        for site in board.sites_of_kind[VOLCANO]:
            if self.own[seat] & board.bit[site]:
                self.move(standing(seat), rubble(seat), BUILDING + self.edition.building[self.tile[site]])
        self.own[seat] &= ~board.of_kind[VOLCANO]
        self.find_reach(seat)

    def clear_board(self) -> None:
        """All buildings return to their owners, destroyed ones too (SC-8.1)."""
        for seat in range(self.seats):
            self.move_all(standing(seat), supply(seat))
            self.move_all(rubble(seat), supply(seat))
            self.own[seat] = self.reach[seat] = 0
        self.occupied = 0

    # -- cards and tokens

    def total(self, place: int) -> int:
        """How many components lie in a place."""
        count = 0
        for n in self.at[place]:
            count += n
        return count

    def is_empty(self, place: int) -> bool:
        """Whether nothing lies in a place."""
        for n in self.at[place]:  # noqa: SIM110 (a plain loop is fast in both builds)
            if n:
                return False
        return True

    def score_cards_in(self, place: int) -> int:
        """The score cards in a place, as a set of bits."""
        cards = 0
        counts = self.at[place]
        for card in range(SCORE_CARDS):
            if counts[SCORE + card]:
                cards |= 1 << card
        return cards

    def bird_value(self, seat: int) -> int:
        """What a seat's bird tokens are worth, turned up or not (SC-9.2)."""
        value = 0
        hidden, turned_up = self.at[birds(seat)], self.at[shown(seat)]
        worth = self.edition.bird_worth
        for species in range(SPECIES):
            value += (hidden[BIRD + species] + turned_up[BIRD + species]) * worth[species]
        return value

    def move_all(self, source: int, target: int) -> None:
        """Carry everything from one place to another."""
        counts = self.at[source]
        for kind in range(len(counts)):
            if counts[kind]:
                self.move(source, target, kind, counts[kind])

    # -- seats

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def last_on_track(self) -> int:
        """The seat that is furthest back."""
        return self.track[self.seats - 1]

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

    def tell(self, name: str, facts: dict[str, int | str]) -> None:
        """Report something public to whoever listens."""
        if self.listener is not None:
            self.listener.tell(Event(name, facts))
