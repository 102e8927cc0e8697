"""The state of Santa Maria, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_maria.cells import Gain
from fairwind.games.santa_maria.colony import ALL, BIT, CELLS, SIDE
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.vocabulary import (
    BISHOP_PLACES,
    BISHOPS,
    CHOOSE,
    COINS,
    DOCK_COUNT,
    DOUBLES,
    GOLD,
    IN_PILE,
    KINDS,
    MONKS,
    N_KINDS,
    N_MONK_PLACES,
    NOTHING,
    POINTS,
    RETREATS,
    ROADS,
    SALE,
    SCHOLAR_PLACES,
    SCHOLARS,
    SHIPS,
    SIDES_A,
    STARTING_SHIPS,
    STORAGE,
    TOWN_HALLS,
    TRIPLES,
    called,
)
from fairwind.kernel.state import NONE, State

# Places; the seats' own follow, two a seat.
BANK: Final = 0  # its coins and points never run out: the count goes below 0
OWN_PLACES: Final = 2


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
    """One game. Resources, coins and points are counted by place and kind; sets of cells, seats and powers are bits."""

    WORKED_OUT = ("empty", "free", "roads", "dice", "powers", "ships")

    def __init__(self, edition: SantaMariaEdition, seats: int, like: SantaMaria | None = None) -> None:
        super().__init__(seats, 1 + OWN_PLACES * seats, N_KINDS, like)
        self.edition = edition
        self.setup: int = CHOOSE if like is None else like.setup
        self.pool: bool = False if like is None else like.pool  # whether blue dice lie in a common pool (SM-12.1)
        self.year: int = 0 if like is None else like.year  # 1 to 3; 0 during set-up
        self.start: int = 0 if like is None else like.start  # the start player of the year
        # By seat: its board, its town hall tile, and the scholar of its lot (SM-11.5), or NONE.
        self.board: list[int] = [NONE] * seats if like is None else like.board[:]
        self.hall: list[int] = [NONE] * seats if like is None else like.hall[:]
        self.private: list[int] = [NONE] * seats if like is None else like.private[:]
        # By seat and cell: the kind of cell, 0 if empty, and the coins or the die on the building.
        self.cell: list[int] = [0] * (seats * CELLS) if like is None else like.cell[:]
        self.on: list[int] = [NOTHING] * (seats * CELLS) if like is None else like.on[:]
        # Unused dice by value: white ones in the pool, blue ones by seat (in the common pool all at the first seat's).
        self.white: list[int] = [0] * SIDE if like is None else like.white[:]
        self.blue: list[int] = [0] * (seats * SIDE) if like is None else like.blue[:]
        # By seat: blue dice it has, those that join them next year (SM-6.29), dice it has used this year, and buildings
        # activated with coins this year.
        self.unlocked: list[int] = [0] * seats if like is None else like.unlocked[:]
        self.blue_later: list[int] = [0] * seats if like is None else like.blue_later[:]
        self.white_used: list[int] = [0] * seats if like is None else like.white_used[:]
        self.blue_used: list[int] = [0] * seats if like is None else like.blue_used[:]
        self.activated: list[int] = [0] * seats if like is None else like.activated[:]
        # The ship at each dock of the main board, or NONE, and where each ship lies: see IN_PILE.
        self.dock: list[int] = [NONE] * DOCK_COUNT if like is None else like.dock[:]
        self.ship_at: list[int] = [IN_PILE] * (STARTING_SHIPS + SHIPS) if like is None else like.ship_at[:]
        # 1 for what is still in a pile, or not in the game.
        self.start_bag: list[int] = [1] * STARTING_SHIPS if like is None else like.start_bag[:]
        self.ship_bag: list[int] = [1] * SHIPS if like is None else like.ship_bag[:]
        self.double_bag: list[int] = [1] * DOUBLES if like is None else like.double_bag[:]
        self.triple_bag: list[int] = [1] * TRIPLES if like is None else like.triple_bag[:]
        self.display: list[int] = [0] * (DOUBLES + TRIPLES) if like is None else like.display[:]  # 1 if it lies open
        self.scholar_bag: list[int] = [1] * len(SCHOLARS) if like is None else like.scholar_bag[:]
        self.bishop_bag: list[int] = [1] * len(BISHOPS) if like is None else like.bishop_bag[:]
        self.board_bag: list[int] = [1] * SIDES_A if like is None else like.board_bag[:]  # sides A that nobody has
        # Those on the main board, and the scholar beside each town hall tile; NONE if there is none or it is taken.
        self.scholars: list[int] = [NONE] * SCHOLAR_PLACES if like is None else like.scholars[:]
        self.bishops: list[int] = [NONE] * BISHOP_PLACES if like is None else like.bishops[:]
        self.lots: list[int] = [NONE] * TOWN_HALLS if like is None else like.lots[:]
        self.monks: list[int] = [0] * N_MONK_PLACES if like is None else like.monks[:]  # seats with a monk there
        self.monks_left: list[int] = [MONKS] * seats if like is None else like.monks_left[:]
        # Steps on the two tracks by seat; then seats from the foremost conquistador back, the lower in a stack first
        # (SM-9.2).
        self.faith: list[int] = [0] * seats if like is None else like.faith[:]
        self.march: list[int] = [0] * seats if like is None else like.march[:]
        self.standing: list[int] = list(range(seats)) if like is None else like.standing[:]
        # By space, from "1st" down: who has retreated there, or NONE.
        self.retreat: list[int] = [NONE] * len(RETREATS) if like is None else like.retreat[:]
        self.road_tiles: int = ROADS if like is None else like.road_tiles  # left on the main board
        # What follows from the above. By seat: cells with nothing on them, buildings without die and coins, road cells,
        # buildings with a die, and the scholars that work for it. By seat and dock: how many ships.
        self.empty: list[int] = [ALL] * seats if like is None else like.empty[:]
        self.free: list[int] = [0] * seats if like is None else like.free[:]
        self.roads: list[int] = [0] * seats if like is None else like.roads[:]
        self.dice: list[int] = [0] * seats if like is None else like.dice[:]
        self.powers: list[int] = [0] * seats if like is None else like.powers[:]
        self.ships: list[int] = [0] * (seats * DOCK_COUNT) if like is None else like.ships[:]

    def clone(self) -> SantaMaria:
        """An independent copy."""
        return SantaMaria(self.edition, self.seats, self)

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

    def take(self, seat: int, kind: int, count: int) -> None:
        """Take something from the bank."""
        if count:
            self.move(BANK, store(seat), kind, count)
            if self.listener is not None:
                self.tell("gained", {"seat": seat, "count": count, "thing": called(kind, count)})

    def spend(self, seat: int, kind: int, count: int) -> None:
        """Give something to the bank."""
        if count:
            self.move(store(seat), BANK, kind, count)
            if self.listener is not None:
                self.tell("paid", {"seat": seat, "count": count, "thing": called(kind, count)})

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
        """One conquistador step (SM-6.9), with its gold (SM-6.10, SM-6.18); beyond the end it is lost (SM-6.11)."""
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

    def take_die_off(self, seat: int, cell: int) -> int:
        """The die that lay on a building, which is free again."""
        die = self.on[seat * CELLS + cell]
        self.on[seat * CELLS + cell] = NOTHING
        self.dice[seat] -= BIT[cell]
        self.free[seat] += BIT[cell]
        return die

    def put_coins(self, seat: int, cell: int, count: int) -> None:
        """Coins come to lie on a free building."""
        self.on[seat * CELLS + cell] = count
        self.free[seat] -= BIT[cell]
        self.move(store(seat), on_buildings(seat), COINS, count)

    # -- what follows from the rest

    def work_out(self) -> None:
        for seat in range(self.seats):
            self._work_out_colony(seat)
            powers = 0 if self.private[seat] < 0 else BIT[self.private[seat]]
            for scholar in self.scholars:
                if scholar >= 0 and self.monks[scholar] & BIT[seat]:
                    powers |= BIT[scholar]
            self.powers[seat] = powers
        self.ships = [0] * (self.seats * DOCK_COUNT)
        for place in self.ship_at:
            if place >= DOCK_COUNT:
                self.ships[place - DOCK_COUNT] += 1

    def _work_out_colony(self, seat: int) -> None:
        empty, free, roads, dice = 0, 0, 0, 0
        for cell in range(CELLS):
            kind, lies = self.cell[seat * CELLS + cell], self.on[seat * CELLS + cell]
            if kind == 0:
                empty += BIT[cell]
            elif not self.edition.is_building[kind]:
                roads += BIT[cell]
            elif lies == NOTHING:
                free += BIT[cell]
            elif lies < NOTHING:
                dice += BIT[cell]
        self.empty[seat], self.free[seat], self.roads[seat], self.dice[seat] = empty, free, roads, dice
