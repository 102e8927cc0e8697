"""The state of Santa Maria, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_maria.cells import GOLD, GOODS, KINDS, Gain
from fairwind.games.santa_maria.colony import BIT, CELLS
from fairwind.games.santa_maria.edition import STORAGE, SantaMariaEdition
from fairwind.kernel.state import Event, Frame, State

# Kinds of components in the lists of `at`: the five resources, then these.
COINS: Final = KINDS
POINTS: Final = KINDS + 1
N_KINDS: Final = KINDS + 2
KIND_NAMES: Final[tuple[str, ...]] = (*GOODS, "coins", "points")

# Places; the seats' own follow, two a seat.
BANK: Final = 0  # its coins and points never run out: the count goes below 0
OWN_PLACES: Final = 2

# How colonies are set up.
CHOOSE: Final = 0
DEALT: Final = 1
ADVANCED: Final = 2
SETUPS: Final[tuple[str, ...]] = ("choose", "dealt", "advanced")

# What lies on a building: nothing, coins (their number), or a die.
NOTHING: Final = 0
WHITE_DIE: Final = -1
BLUE_DIE: Final = -2

NOBODY_YET: Final = -1
NONE: Final = -1
DOCK_COUNT: Final = 4
IN_PILE: Final = -1  # where a ship lies: the pile, a dock of the main board (0 to 3), then the docks of the seats
WHITE_DICE: Final = 3  # for each player, and no player uses more in a year: SM-1.1, SM-5.2
BLUE_DICE: Final = 3  # a player has at most: SM-1.8
MONKS: Final = 6  # each player has: SM-1.6
SALE: Final[tuple[int, ...]] = (1, 1, 2, 2, 2)  # what a resource sells for: SM-8.1


def store(seat: int) -> int:
    """The place of a seat's resources, coins and points."""
    return 1 + OWN_PLACES * seat


def on_buildings(seat: int) -> int:
    """The place of the coins that lie on a seat's buildings."""
    return 2 + OWN_PLACES * seat


def berth(seat: int, dock: int) -> int:
    """Where a ship lies that a seat has at this dock."""
    return DOCK_COUNT + DOCK_COUNT * seat + dock


@final
class SantaMaria(State):
    """One game. Resources, coins and points are counted by place and kind; sets of cells, seats and powers are bits.

    The last group of fields can be worked out from the others: see `look_again`.
    """

    FIELDS: Final = (
        "seats", "at", "setup", "pool", "year", "start", "board", "hall", "private", "cell", "on", "white", "blue",
        "unlocked", "white_used", "blue_used", "activated", "dock", "ship_at", "start_bag", "ship_bag", "double_bag",
        "triple_bag", "display", "scholar_bag", "bishop_bag", "board_bag", "scholars", "bishops", "lots", "monks",
        "monks_left", "faith", "march", "standing", "retreat", "road_tiles", "over",
    )  # fmt: skip

    def __init__(
        self,
        edition: SantaMariaEdition,
        seats: int,
        pending: list[Frame],
        at: list[list[int]],
        setup: int,
        pool: bool,
        year: int,
        start: int,
        board: list[int],
        hall: list[int],
        private: list[int],
        cell: list[int],
        on: list[int],
        white: list[int],
        blue: list[int],
        unlocked: list[int],
        white_used: list[int],
        blue_used: list[int],
        activated: list[int],
        dock: list[int],
        ship_at: list[int],
        start_bag: list[int],
        ship_bag: list[int],
        double_bag: list[int],
        triple_bag: list[int],
        display: list[int],
        scholar_bag: list[int],
        bishop_bag: list[int],
        board_bag: list[int],
        scholars: list[int],
        bishops: list[int],
        lots: list[int],
        monks: list[int],
        monks_left: list[int],
        faith: list[int],
        march: list[int],
        standing: list[int],
        retreat: list[int],
        road_tiles: int,
        over: bool,
        empty: list[int],
        free: list[int],
        roads: list[int],
        dice: list[int],
        powers: list[int],
        ships: list[int],
    ) -> None:
        super().__init__(seats, 0, 0, None)
        self.pending, self.at = pending, at
        self.edition = edition
        self.setup = setup
        self.pool = pool  # whether blue dice lie in a common pool (SM-12.1)
        self.year = year  # 1 to 3; 0 during set-up
        self.start = start  # the start player of the year
        self.board = board  # by seat: its board, or -1
        self.hall = hall  # by seat: its town hall tile, or -1
        self.private = private  # by seat: the scholar of its lot, or -1 (SM-11.5)
        self.cell = cell  # by seat and cell: the kind of cell, 0 if empty
        self.on = on  # by seat and cell: coins or a die on the building
        self.white = white  # dice in the pool, by value
        self.blue = blue  # unused blue dice by seat and value, or by value alone in the common pool
        self.unlocked = unlocked  # by seat: blue dice it has
        self.white_used = white_used  # by seat, this year
        self.blue_used = blue_used
        self.activated = activated  # by seat: buildings activated with coins this year
        self.dock = dock  # the ship at each dock of the main board, or -1
        self.ship_at = ship_at  # where each ship lies: see IN_PILE
        self.start_bag = start_bag  # starting ships not dealt yet
        self.ship_bag = ship_bag  # standard ships in the pile
        self.double_bag = double_bag
        self.triple_bag = triple_bag
        self.display = display  # by tile: 1 if it lies open
        self.scholar_bag = scholar_bag  # scholars that are not in the game
        self.bishop_bag = bishop_bag
        self.board_bag = board_bag  # sides A that nobody has
        self.scholars = scholars  # those on the main board
        self.bishops = bishops
        self.lots = lots  # the scholar beside each town hall tile, or -1 if there is none or it is taken
        self.monks = monks  # by place: the seats with a monk there, as bits
        self.monks_left = monks_left  # by seat
        self.faith = faith  # steps on the religion track, by seat
        self.march = march  # steps on the conquistador track, by seat
        self.standing = standing  # seats from the foremost conquistador back; in a stack the lower is ahead (SM-9.2)
        self.retreat = retreat  # by space, from "1st" down: who has retreated there, or -1
        self.road_tiles = road_tiles  # left on the main board
        self.over = over
        self.empty = empty  # by seat: cells with nothing on them
        self.free = free  # by seat: buildings without die and coins
        self.roads = roads  # by seat: road cells
        self.dice = dice  # by seat: buildings with a die
        self.powers = powers  # by seat: scholars that work for it
        self.ships = ships  # by seat and dock: how many

    def clone(self) -> SantaMaria:
        """An independent copy."""
        return SantaMaria(
            self.edition,
            self.seats,
            self.pending[:],
            [place[:] for place in self.at],
            self.setup,
            self.pool,
            self.year,
            self.start,
            self.board[:],
            self.hall[:],
            self.private[:],
            self.cell[:],
            self.on[:],
            self.white[:],
            self.blue[:],
            self.unlocked[:],
            self.white_used[:],
            self.blue_used[:],
            self.activated[:],
            self.dock[:],
            self.ship_at[:],
            self.start_bag[:],
            self.ship_bag[:],
            self.double_bag[:],
            self.triple_bag[:],
            self.display[:],
            self.scholar_bag[:],
            self.bishop_bag[:],
            self.board_bag[:],
            self.scholars[:],
            self.bishops[:],
            self.lots[:],
            self.monks[:],
            self.monks_left[:],
            self.faith[:],
            self.march[:],
            self.standing[:],
            self.retreat[:],
            self.road_tiles,
            self.over,
            self.empty[:],
            self.free[:],
            self.roads[:],
            self.dice[:],
            self.powers[:],
            self.ships[:],
        )

    # -- small questions

    def has(self, seat: int, scholar: int) -> bool:
        """Whether a scholar works for this seat (SM-6.25, SM-11.5)."""
        return self.powers[seat] & BIT[scholar] != 0

    def first_blue(self, seat: int) -> int:
        """Where the seat's blue dice begin in `blue`: its own (SM-1.8), or the common pool (SM-12.1)."""
        return 0 if self.pool else 6 * seat

    def worth(self, seat: int) -> int:
        """The coins a seat would have if it sold everything (SM-8.1)."""
        held = self.at[store(seat)]
        total = held[COINS]
        for good in range(KINDS):
            total += held[good] * SALE[good]
        return total

    def has_retreated(self, seat: int) -> bool:
        """Whether its marker is on a retreat space."""
        return seat in self.retreat

    # -- things that happen in several phases

    def tell(self, name: str, facts: dict[str, int | str]) -> None:
        """Report something public to whoever listens."""
        if self.listener is not None:
            self.listener.tell(Event(name, facts))

    def take(self, seat: int, kind: int, count: int) -> None:
        """Take something from the bank."""
        if count:
            self.move(BANK, store(seat), kind, count)
            if self.listener is not None:
                self.tell("gained", {"seat": seat, "count": count, "thing": KIND_NAMES[kind]})

    def spend(self, seat: int, kind: int, count: int) -> None:
        """Give something to the bank."""
        if count:
            self.move(store(seat), BANK, kind, count)
            if self.listener is not None:
                self.tell("paid", {"seat": seat, "count": count, "thing": KIND_NAMES[kind]})

    def give(self, seat: int, good: int) -> None:
        """Give one resource to the bank, as the answer itself says."""
        self.move(store(seat), BANK, good)

    def gain_good(self, seat: int, good: int, count: int) -> None:
        """Take resources; what cannot be stored is paid out at its selling price (SM-6.1)."""
        room = STORAGE - self.at[store(seat)][good]
        if count <= room:
            self.take(seat, good, count)
            return
        self.take(seat, good, room)
        self.take(seat, COINS, (count - room) * SALE[good])

    def gain(self, seat: int, gain: Gain) -> None:
        """Take everything that comes together (SM-6.2)."""
        goods = gain.goods
        for good in range(KINDS):
            if goods[good]:
                self.gain_good(seat, good, goods[good])
        self.take(seat, COINS, gain.coins)
        self.take(seat, POINTS, gain.points)

    def advance(self, seat: int) -> None:
        """One conquistador step (SM-6.9), with its gold (SM-6.10); beyond the end it is lost (SM-6.11)."""
        track = self.edition.conquistador
        if self.march[seat] == track.last:
            return
        space = self.march[seat] + 1
        self.march[seat] = space
        standing = self.standing
        place = standing.index(seat)
        while place > 0 and self.march[standing[place - 1]] < space:
            standing[place] = standing[place - 1]
            place -= 1
        standing[place] = seat
        if self.listener is not None:
            self.tell("march", {"seat": seat, "space": space})
        if track.gold[space]:
            self.gain_good(seat, GOLD, 1)

    def build(self, seat: int, cell: int, kind: int) -> None:
        """A cell is covered with this kind of cell."""
        self.cell[seat * CELLS + cell] = kind
        self.empty[seat] -= BIT[cell]
        if self.edition.is_building[kind]:
            self.free[seat] += BIT[cell]
        else:
            self.roads[seat] += BIT[cell]

    def put_die(self, seat: int, cell: int, die: int) -> None:
        """A die comes to lie on a free building."""
        self.on[seat * CELLS + cell] = die
        self.free[seat] -= BIT[cell]
        self.dice[seat] += BIT[cell]

    def put_coins(self, seat: int, cell: int, count: int) -> None:
        """Coins come to lie on a free building."""
        self.on[seat * CELLS + cell] = count
        self.free[seat] -= BIT[cell]
        self.move(store(seat), on_buildings(seat), COINS, count)

    def look_again(self) -> None:
        """Work out the last group of fields from the others."""
        edition = self.edition
        for seat in range(self.seats):
            empty, free, roads, dice = 0, 0, 0, 0
            for cell in range(CELLS):
                kind, lies = self.cell[seat * CELLS + cell], self.on[seat * CELLS + cell]
                if kind == 0:
                    empty += BIT[cell]
                elif not edition.is_building[kind]:
                    roads += BIT[cell]
                elif lies == NOTHING:
                    free += BIT[cell]
                elif lies < NOTHING:
                    dice += BIT[cell]
            self.empty[seat], self.free[seat], self.roads[seat], self.dice[seat] = empty, free, roads, dice
            powers = 0 if self.private[seat] < 0 else BIT[self.private[seat]]
            for scholar in self.scholars:
                if scholar >= 0 and self.monks[scholar] & BIT[seat]:
                    powers |= BIT[scholar]
            self.powers[seat] = powers
            for dock in range(DOCK_COUNT):
                self.ships[seat * DOCK_COUNT + dock] = self.ship_at.count(berth(seat, dock))
