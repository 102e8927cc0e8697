"""The state of Bora Bora, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.bora_bora.edition import BoraEdition
from fairwind.games.bora_bora.words import GODS, LAST_SPACE, MATERIALS, MOST_PLAYERS, SPACES
from fairwind.kernel.state import Event, Frame, State

# Places of god cards; the seats' hands follow.
PILE: Final = 0
DISCARD: Final = 1
OPEN: Final = 2
FIRST_HAND: Final = 3
N_GODS: Final = len(GODS)
N_MATERIALS: Final = len(MATERIALS)

# What lies on a space of a player board: nothing, a hut, or a person, upright (even) or moved down (odd).
EMPTY: Final = 0
HUT: Final = 1
FIRST_PERSON: Final = 2
MOST_DESIGNS: Final = 36

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

NOBODY_YET: Final = -1  # on construction spaces, temple spaces and jewelry
GONE: Final = -2  # jewelry that nobody bought
NONE: Final = -1  # no tile on a space for people or tasks
NO_DIE: Final = 7  # the lowest die of a tile without dice
FISHING_SPACE: Final = 7  # stands for a tile where dice lie that went fishing


def hand(seat: int) -> int:
    """The place of a seat's god cards."""
    return FIRST_HAND + seat


def person_code(sex: int, design: int) -> int:
    """What stands for an upright tile on a player board."""
    return FIRST_PERSON + 2 * (sex * MOST_DESIGNS + design)


def sex_of(code: int) -> int:
    """The sex of a person on a player board."""
    return (code - FIRST_PERSON) // 2 // MOST_DESIGNS


def design_of(code: int) -> int:
    """The tile of a person on a player board, as a place in the edition's list of that sex."""
    return (code - FIRST_PERSON) // 2 % MOST_DESIGNS


def placed_die(tile: int, seat: int, face: int) -> int:
    """What stands for a die on an action tile."""
    return (tile * MOST_PLAYERS + seat) * NO_DIE + face


def placed_parts(code: int) -> tuple[int, int, int]:
    """The tile, the seat and the face of a placed die."""
    return code // NO_DIE // MOST_PLAYERS, code // NO_DIE % MOST_PLAYERS, code % NO_DIE


def is_shifted(code: int) -> bool:
    """Whether a person on a player board has moved down."""
    return code % 2 == 1


@final
class Bora(State):
    """One game. God cards are counted by place and colour; sets of regions and ceremony spaces are bits."""

    FIELDS: Final = (
        "seats", "at", "round", "order", "status", "standing", "fish", "regions", "builder", "spaces", "huts_on_12",
        "filled", "covered", "buildings", "beside", "temple", "temple_tiles", "god_tiles", "offerings", "shells",
        "dice", "placed", "lowest", "people", "people_bags", "tasks", "task_row", "task_bag", "fulfilled", "jewels",
        "jewel_owner", "known", "pile_most", "drawn", "earned",
    )  # fmt: skip

    def __init__(
        self,
        edition: BoraEdition,
        seats: int,
        pending: list[Frame],
        at: list[list[int]],
        round: int,  # noqa: A002 (the field's own name, as in the encoded state)
        order: list[int],
        status: list[int],
        standing: list[int],
        fish: list[int],
        regions: list[int],
        builder: list[int],
        spaces: list[list[int]],
        huts_on_12: list[int],
        filled: list[int],
        covered: list[int],
        buildings: list[int],
        beside: list[int],
        temple: list[int],
        temple_tiles: int,
        god_tiles: list[int],
        offerings: list[int],
        shells: list[int],
        dice: list[int],
        placed: list[int],
        lowest: list[int],
        people: list[int],
        people_bags: list[list[int]],
        tasks: list[int],
        task_row: list[int],
        task_bag: list[int],
        fulfilled: list[int],
        jewels: list[int],
        jewel_owner: list[int],
        known: list[int],
        pile_most: list[int],
        drawn: list[int],
        earned: list[int],
    ) -> None:
        super().__init__(seats, 0, 0, None)
        self.pending, self.at = pending, at
        self.edition = edition
        self.round = round  # 1 to 6; 0 during set-up
        self.order = order  # seats in turn order
        self.status = status  # steps on the status track, by seat
        self.standing = standing  # seats by their discs, the foremost (or topmost) first
        self.fish = fish  # by region
        self.regions = regions  # by seat: the regions where it has a hut, as bits
        self.builder = builder  # by region: who stands on the construction space
        self.spaces = spaces  # by seat: what lies on the twelve spaces of the player board
        self.huts_on_12 = huts_on_12  # by seat
        self.filled = filled  # by seat: ceremony spaces with a material, as bits
        self.covered = covered  # by seat: ceremony spaces below a building, as bits
        self.buildings = buildings  # by seat and building: on which pair of spaces it stands, or -1
        self.beside = beside  # by seat and material: what lies beside the board
        self.temple = temple  # by space, from left to right: whose priest stands there
        self.temple_tiles = temple_tiles  # god tiles waiting in the temple
        self.god_tiles = god_tiles
        self.offerings = offerings
        self.shells = shells
        self.dice = dice  # three a seat, 0 once placed
        self.placed = placed  # dice on the tiles, in the order they came: see placed_die
        self.lowest = lowest  # by action tile: the lowest die there
        self.people = people  # the display: six men, then six women
        self.people_bags = people_bags  # what the piles still hold, by sex and design
        self.tasks = tasks  # three a seat
        self.task_row = task_row  # on the board
        self.task_bag = task_bag
        self.fulfilled = fulfilled  # how many tasks, by seat
        self.jewels = jewels  # four a round
        self.jewel_owner = jewel_owner
        self.known = known  # by seat and colour: cards that all know to be in that hand, at least
        self.pile_most = pile_most  # by colour: what the pile was made of, less what was turned up from it
        self.drawn = drawn  # by seat and colour: what a seat drew from this pile; its own secret
        self.earned = earned  # points by seat and source

    def clone(self) -> Bora:
        """An independent copy."""
        return Bora(
            self.edition,
            self.seats,
            self.pending[:],
            [place[:] for place in self.at],
            self.round,
            self.order[:],
            self.status[:],
            self.standing[:],
            self.fish[:],
            self.regions[:],
            self.builder[:],
            [board[:] for board in self.spaces],
            self.huts_on_12[:],
            self.filled[:],
            self.covered[:],
            self.buildings[:],
            self.beside[:],
            self.temple[:],
            self.temple_tiles,
            self.god_tiles[:],
            self.offerings[:],
            self.shells[:],
            self.dice[:],
            self.placed[:],
            self.lowest[:],
            self.people[:],
            [bag[:] for bag in self.people_bags],
            self.tasks[:],
            self.task_row[:],
            self.task_bag[:],
            self.fulfilled[:],
            self.jewels[:],
            self.jewel_owner[:],
            self.known[:],
            self.pile_most[:],
            self.drawn[:],
            self.earned[:],
        )

    # -- small questions

    def total(self, place: int) -> int:
        """How many god cards lie in a place."""
        count = 0
        for n in self.at[place]:
            count += n
        return count

    def points(self, seat: int) -> int:
        """Where a seat stands on the score track."""
        count = 0
        for source in range(N_SOURCES):
            count += self.earned[seat * N_SOURCES + source]
        return count

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
        people = self.edition.people[sex]
        for code in self.spaces[seat]:
            if code >= FIRST_PERSON and sex_of(code) == sex and people[design_of(code)].kind == kind:
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

    def tell(self, name: str, facts: dict[str, int | str]) -> None:
        """Report something public to whoever listens."""
        if self.listener is not None:
            self.listener.tell(Event(name, facts))


def new_bora(edition: BoraEdition, seats: int) -> Bora:
    """An empty table; what every player begins with lies on the player boards (BB-1.8, BB-1.10)."""
    board = [HUT if huts else EMPTY for huts in edition.huts_at_start]
    return Bora(
        edition=edition,
        seats=seats,
        pending=[],
        at=[list(edition.card_copies)] + [[0] * N_GODS for _ in range(FIRST_HAND - 1 + seats)],
        round=0,
        order=[],
        status=[0] * seats,
        standing=[],
        fish=[],
        regions=[0] * seats,
        builder=[NOBODY_YET] * len(edition.map.regions),
        spaces=[board[:] for _ in range(seats)],
        huts_on_12=[edition.huts_at_start[LAST_SPACE]] * seats,
        filled=[0] * seats,
        covered=[0] * seats,
        buildings=[NONE] * (seats * len(edition.building_dice)),
        beside=[0] * (seats * N_MATERIALS),
        temple=[NOBODY_YET] * len(edition.temple_spaces),
        temple_tiles=len(edition.temple_points),
        god_tiles=[edition.start_god_tiles] * seats,
        offerings=[edition.start_offerings] * seats,
        shells=[0] * seats,
        dice=[0] * (3 * seats),
        placed=[],
        lowest=[NO_DIE] * (1 + max(edition.tile_of[seats - 2])),
        people=[NONE] * SPACES,
        people_bags=[[person.copies for person in people] for people in edition.people],
        tasks=[NONE] * (3 * seats),
        task_row=[],
        task_bag=[task.copies for task in edition.tasks],
        fulfilled=[0] * seats,
        jewels=[],
        jewel_owner=[],
        known=[0] * (N_GODS * seats),
        pile_most=list(edition.card_copies),
        drawn=[0] * (N_GODS * seats),
        earned=[0] * (N_SOURCES * seats),
    )
