"""The state of Bora Bora, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.bora_bora.edition import BoraBoraEdition
from fairwind.games.bora_bora.spaces import EMPTY, HUT
from fairwind.games.bora_bora.vocabulary import (
    DICE,
    GODS,
    KINDS,
    LAST_SPACE,
    MAN,
    MATERIALS,
    MOST_SEATS,
    SPACES,
    TASKS_EACH,
    WOMAN,
)
from fairwind.kernel.state import NONE, State

# Places of god cards; the seats' hands follow.
PILE: Final = 0
DISCARD: Final = 1
OPEN: Final = 2
FIRST_HAND: Final = 3
N_GODS: Final = len(GODS)
N_MATERIALS: Final = len(MATERIALS)

# Where points came from.
START: Final = 0
FISHING: Final = 1
HELPER_POINTS: Final = 2
RED_FISH: Final = 3
BUILDINGS: Final = 4
PEOPLE: Final = 5
STATUS: Final = 6
TEMPLE: Final = 7
TASKS: Final = 8
N_SOURCES: Final = 9
SOURCES: Final[tuple[str, ...]] = (
    *("start", "fishing", "helper", "red-fish", "buildings", "people", "status", "temple", "tasks"),
)

GONE: Final = -2  # jewelry that nobody bought
NO_DIE: Final = 7  # the lowest die of a tile without dice
FISHING_SPACE: Final = 7  # stands for a tile where dice lie that went fishing


def hand(seat: int) -> int:
    """The place of a seat's god cards."""
    return FIRST_HAND + seat


def place_of(value: int, values: list[int], start: int = 0) -> int:
    """The first place from `start` on that holds this value; there is one."""
    place = start
    while values[place] != value:
        place += 1
    return place


def placed_die(tile: int, seat: int, face: int) -> int:
    """What stands for a die on an action tile."""
    return (tile * MOST_SEATS + seat) * NO_DIE + face


def placed_parts(code: int) -> tuple[int, int, int]:
    """The tile, the seat and the face of a placed die."""
    return code // NO_DIE // MOST_SEATS, code // NO_DIE % MOST_SEATS, code % NO_DIE


@final
class BoraBora(State):
    """One game. God cards are counted by place and colour; sets of regions and ceremony spaces are bits.

    What every player begins with lies on the player boards from the start (BB-1.8, BB-1.10).
    """

    def __init__(self, edition: BoraBoraEdition, seats: int, like: BoraBora | None = None) -> None:
        super().__init__(seats, FIRST_HAND + seats, N_GODS, like)
        self.edition: Final = edition
        # The common board: round (0 during set-up), seats in turn order, and by their discs, the foremost first.
        self.round: int = 0 if like is None else like.round
        self.order: list[int] = [] if like is None else like.order[:]
        self.standing: list[int] = [] if like is None else like.standing[:]
        self.status: list[int] = [0] * seats if like is None else like.status[:]  # steps on the status track
        self.earned: list[int] = [0] * (N_SOURCES * seats) if like is None else like.earned[:]  # by seat and source
        # The map: fish by region, who stands on the construction space, and by seat where it has huts, as bits.
        self.fish: list[int] = [] if like is None else like.fish[:]
        self.builder: list[int] = [NONE] * len(edition.map.regions) if like is None else like.builder[:]
        self.regions: list[int] = [0] * seats if like is None else like.regions[:]
        # Dice: three a seat, 0 once placed; those on the tiles as they came (see placed_die), and the lowest on each.
        self.dice: list[int] = [0] * (DICE * seats) if like is None else like.dice[:]
        self.placed: list[int] = [] if like is None else like.placed[:]
        self.lowest: list[int] = [NO_DIE] * (1 + max(edition.tile_of[seats - 2])) if like is None else like.lowest[:]
        # The temple, from left to right: whose priest stands there; and the god tiles that wait in it.
        self.temple: list[int] = [NONE] * len(edition.temple_spaces) if like is None else like.temple[:]
        self.temple_tiles: int = len(edition.temple_points) if like is None else like.temple_tiles
        # On show: six men, then six women, and what the piles still hold, by sex and design.
        self.people: list[int] = [NONE] * SPACES if like is None else like.people[:]
        self.people_bags: list[list[int]] = (
            [[person.copies for person in people] for people in edition.people]
            if like is None
            else [like.people_bags[MAN][:], like.people_bags[WOMAN][:]]
        )
        # Tasks: three a seat, those on the board, what the pile still holds, and the fulfilled ones (see fulfilled_by).
        self.tasks: list[int] = [NONE] * (TASKS_EACH * seats) if like is None else like.tasks[:]
        self.task_row: list[int] = [] if like is None else like.task_row[:]
        self.task_bag: list[int] = [task.copies for task in edition.tasks] if like is None else like.task_bag[:]
        self.fulfilled: list[int] = [] if like is None else like.fulfilled[:]
        # Jewelry: four a round, and whose each tile is.
        self.jewels: list[int] = [] if like is None else like.jewels[:]
        self.jewel_owner: list[int] = [] if like is None else like.jewel_owner[:]
        # Player boards: what lies on the twelve spaces, how many huts on space 12, ceremony spaces with a material and
        # below a building (as bits), by seat and building the pair of spaces where it stands, and materials beside.
        self.spaces: list[list[int]] = (
            [[HUT if huts else EMPTY for huts in edition.huts_at_start] for seat in range(seats)]
            if like is None
            else [board[:] for board in like.spaces]
        )
        self.huts_on_12: list[int] = [edition.huts_at_start[LAST_SPACE]] * seats if like is None else like.huts_on_12[:]
        self.filled: list[int] = [0] * seats if like is None else like.filled[:]
        self.covered: list[int] = [0] * seats if like is None else like.covered[:]
        self.buildings: list[int] = [NONE] * (seats * len(edition.building_dice)) if like is None else like.buildings[:]
        self.beside: list[int] = [0] * (seats * N_MATERIALS) if like is None else like.beside[:]
        self.god_tiles: list[int] = [edition.start_god_tiles] * seats if like is None else like.god_tiles[:]
        self.offerings: list[int] = [edition.start_offerings] * seats if like is None else like.offerings[:]
        self.shells: list[int] = [0] * seats if like is None else like.shells[:]
        # What is known of god cards: see knowledge.py.
        self.known: list[int] = [0] * (N_GODS * seats) if like is None else like.known[:]
        self.most: list[int] = [0] * (N_GODS * seats) if like is None else like.most[:]
        self.most_colours: list[int] = [0] * seats if like is None else like.most_colours[:]
        self.pile_most: list[int] = list(edition.card_copies) if like is None else like.pile_most[:]
        self.drawn: list[int] = [0] * (N_GODS * seats) if like is None else like.drawn[:]

    def clone(self) -> BoraBora:
        """An independent copy."""
        return BoraBora(self.edition, self.seats, self)

    # -- small questions

    def points(self, seat: int) -> int:
        """Where a seat stands on the score track."""
        count = 0
        for source in range(N_SOURCES):
            count += self.earned[seat * N_SOURCES + source]
        return count

    def fulfilled_by(self, seat: int) -> list[int]:
        """The tasks that a seat has fulfilled, in the order it did (BB-15.1)."""
        return [code // MOST_SEATS for code in self.fulfilled if code % MOST_SEATS == seat]

    def has_room(self, seat: int) -> bool:
        """Whether a space of the player board is empty (BB-4.2)."""
        return EMPTY in self.spaces[seat]

    def free_for(self, seat: int, material: int) -> int:
        """The free ceremony spaces for a material, as bits (BB-3.9)."""
        return self.edition.ceremony.masks[material] & ~(self.filled[seat] | self.covered[seat])

    def hut_elsewhere(self, seat: int) -> int:
        """The lowest numbered space but 12 that has a hut, or -1 (BB-3.6)."""
        board = self.spaces[seat]
        for space in range(LAST_SPACE):
            if board[space] == HUT:
                return space
        return -1

    def tiles_of(self, seat: int, sex: int, kind: int) -> int:
        """How many men, or women, of a kind a seat has, moved down or not (BB-11.3)."""
        count = 0
        use = sex * len(KINDS) + kind
        for code in self.spaces[seat]:
            if self.edition.use_of[code] == use:
                count += 1
        return count

    # -- things that happen in several phases

    def score(self, seat: int, count: int, source: int) -> None:
        """Go forward on the score track."""
        if count:
            self.earned[seat * N_SOURCES + source] += count
            if self.listener is not None:
                self.tell("scored", {"seat": seat, "count": count, "source": SOURCES[source]})

    def climb(self, seat: int, steps: int) -> None:
        """Go up the status track; who arrives goes on top (BB-10.1), beyond the last space nothing counts (BB-10.2)."""
        before = self.status[seat]
        after = min(before + steps, len(self.edition.status_points) - 1)
        if after == before:
            return
        self.status[seat] = after
        self.standing.remove(seat)
        ahead = 0
        while ahead < len(self.standing) and self.status[self.standing[ahead]] > after:
            ahead += 1
        self.standing.insert(ahead, seat)
        if self.listener is not None:
            self.tell("climbed", {"seat": seat, "count": after - before})

    def gain_offerings(self, seat: int, count: int) -> None:
        """Take offerings from the supply, which never runs out (BB-3.8)."""
        self.offerings[seat] += count
        if self.listener is not None:
            self.tell("offerings", {"seat": seat, "count": count})

    def gain_shells(self, seat: int, count: int) -> None:
        """Take shells from the supply, which never runs out (BB-3.8)."""
        self.shells[seat] += count
        if self.listener is not None:
            self.tell("shells", {"seat": seat, "count": count})
