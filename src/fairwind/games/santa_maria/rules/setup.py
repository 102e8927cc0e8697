"""Chapters 1, 11, 12 and 13: how a game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import Place, TakeBoard, TakeLot
from fairwind.games.santa_maria.colony import BIT, DOUBLE_CELLS, DOUBLE_MASK, SIDE
from fairwind.games.santa_maria.edition import SantaMariaEdition
from fairwind.games.santa_maria.rules.expand import TURNED_TWICE, add_places_of_double
from fairwind.games.santa_maria.rules.religion import ROLL_BLUE
from fairwind.games.santa_maria.rules.year import BEGIN_YEAR, ROLL_WHITE, lay_out_tiles
from fairwind.games.santa_maria.state import BANK, SantaMaria, store
from fairwind.games.santa_maria.vocabulary import (
    ADVANCED,
    BISHOP_PLACES,
    COINS,
    DEALT,
    DOCK_COUNT,
    KINDS,
    SCHOLAR_PLACES,
    SIDES_A,
    START_COINS,
    START_WOOD,
    TOKENS,
    TOWN_HALLS,
    WHITE_DICE,
    WOOD,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import named_seat
from fairwind.kernel.state import NONE, Frame


def new_game(edition: SantaMariaEdition, seats: int, setup: int, pool: bool, first: str) -> SantaMaria:
    """Everything in the box, and the set-up on the stack.

    A solo game always has the advanced set-up (SM-13.1), and its only seat is the first player of every year (SM-13.4).
    """
    s = SantaMaria(edition, seats)
    s.at[BANK] = [TOKENS] * KINDS + [0, 0]
    s.setup = ADVANCED if seats == 1 else setup
    s.pool = pool
    if pool:
        s.blue = [0] * SIDE
    s.owe(
        *[DealShip(NONE, dock) for dock in range(DOCK_COUNT)],
        ROLL_WHITE[WHITE_DICE * seats],
        *[DrawScholar(NONE, place) for place in range(SCHOLAR_PLACES)],
        *[DrawBishop(NONE, place) for place in range(BISHOP_PLACES)],
        *lay_out_tiles(),
        *_find_first(s, first),
        SetUpColonies(),
        BEGIN_YEAR,
    )
    return s


def _find_first(s: SantaMaria, first: str) -> list[Frame]:
    """The first player is drawn, or the table names a seat (SM-1.9)."""
    seat = named_seat(first, s.seats)
    if seat == NONE:
        return [DrawFirst()] if s.seats > 1 else []
    s.start = seat
    return []


@final
class DealShip(Chance[SantaMaria]):
    """A starting ship is dealt to a dock (SM-1.2)."""

    FIELDS = ("dock",)

    def __init__(self, seat: int, dock: int) -> None:
        super().__init__(seat)
        self.dock: Final = dock

    def weights(self, s: SantaMaria) -> list[int]:
        return s.start_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.ship

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.start_bag[outcome] = 0
        s.dock[self.dock] = outcome
        s.ship_at[outcome] = self.dock
        if s.listener is not None:
            s.tell("at-dock", {"ship": s.edition.ships[outcome].name, "dock": s.edition.docks[self.dock]})


@final
class DrawScholar(Chance[SantaMaria]):
    """One of three scholars for the main board (SM-1.3)."""

    FIELDS = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def weights(self, s: SantaMaria) -> list[int]:
        return s.scholar_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.scholar

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.scholar_bag[outcome] = 0
        s.scholars[self.place] = outcome


@final
class DrawBishop(Chance[SantaMaria]):
    """One of three bishops for the main board (SM-1.3)."""

    FIELDS = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def weights(self, s: SantaMaria) -> list[int]:
        return s.bishop_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.bishop

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.bishop_bag[outcome] = 0
        s.bishops[self.place] = outcome


@final
class DrawFirst(Chance[SantaMaria]):
    """Any seat may begin (SM-1.9)."""

    def weights(self, s: SantaMaria) -> list[int]:
        return [1] * s.seats

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.seat

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.start = outcome


# -- colonies


def counter_clockwise(s: SantaMaria) -> list[int]:
    """All seats from the start player's right round to the start player (SM-1.10, SM-11.3)."""
    return [(s.start - 1 - i) % s.seats for i in range(s.seats)]


@final
class SetUpColonies(Step[SantaMaria]):
    """Boards, start goods and blue dice; in the advanced set-up then the lots (SM-1.12, SM-11.3)."""

    def run(self, s: SantaMaria) -> None:
        boards: list[Frame] = []
        lots: list[Frame] = []
        if s.setup == ADVANCED:
            for seat in range(s.seats):
                take_board(s, seat, SIDES_A)  # SM-11.1
            lots = [*[DrawLot(NONE, lot) for lot in range(TOWN_HALLS)], *[ChooseLot(x) for x in counter_clockwise(s)]]
        elif s.setup == DEALT:
            boards = [DealBoard(seat) for seat in counter_clockwise(s)]
        else:
            boards = [ChooseBoard(seat) for seat in counter_clockwise(s)]
        s.owe(*boards, GiveStart(), *[ROLL_BLUE[seat] for seat in s.clockwise_from(s.start)], *lots)


def take_board(s: SantaMaria, seat: int, board: int) -> None:
    """The board lies before the seat, its printed buildings free."""
    s.board[seat] = board
    for cell, kind in enumerate(s.edition.boards[board].cells):
        if kind:
            s.build(seat, cell, kind)


@final
class ChooseBoard(Decision[SantaMaria]):
    """One of the four sides A, as long as nobody has it (SM-1.10, SM-1.12)."""

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.board

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeBoard)
        if s.board_bag[action.board]:
            return None
        return Refusal("SM-1.10", (("board", s.edition.boards[action.board].name),))

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, TakeBoard)
        s.board_bag[action.board] = 0
        take_board(s, seat, action.board)


@final
class DealBoard(Chance[SantaMaria]):
    """A board at random, for a first game (SM-1.11)."""

    def weights(self, s: SantaMaria) -> list[int]:
        return s.board_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.board

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.board_bag[outcome] = 0
        take_board(s, self.seat, outcome)


@final
class GiveStart(Step[SantaMaria]):
    """Wood for all, and coins by the place in turn order (SM-1.7)."""

    def run(self, s: SantaMaria) -> None:
        coins = START_COINS
        for seat in s.clockwise_from(s.start):
            s.move(BANK, store(seat), WOOD, START_WOOD)
            s.move(BANK, store(seat), COINS, coins)
            coins += 1


@final
class DrawLot(Chance[SantaMaria]):
    """A scholar that is not in the game is laid beside a town hall (SM-11.2); always four lots (SM-11.6)."""

    FIELDS = ("lot",)

    def __init__(self, seat: int, lot: int) -> None:
        super().__init__(seat)
        self.lot: Final = lot

    def weights(self, s: SantaMaria) -> list[int]:
        return s.scholar_bag

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_outcome.scholar

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.scholar_bag[outcome] = 0
        s.lots[self.lot] = outcome


@final
class ChooseLot(Decision[SantaMaria]):
    """A town hall and the scholar beside it (SM-11.3), which works for this seat alone (SM-11.5, SM-11.7)."""

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.lot

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeLot)
        if s.lots[action.lot] != NONE:
            return None
        return Refusal("SM-11.3", (("lot", s.edition.town_halls[action.lot].name),))

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, TakeLot)
        s.hall[seat] = action.lot
        s.private[seat] = s.lots[action.lot]
        s.powers[seat] |= BIT[s.lots[action.lot]]
        s.lots[action.lot] = NONE
        s.owe(PlaceTownHall(seat, action.lot))  # before the next seat chooses (SM-11.6)


@final
class PlaceTownHall(Decision[SantaMaria]):
    """On any two empty cells, turned at will (SM-11.4, SM-11.6)."""

    FIELDS = ("hall",)

    def __init__(self, seat: int, hall: int) -> None:
        super().__init__(seat)
        self.hall: Final = hall

    def candidates(self, s: SantaMaria, seat: int) -> Sequence[Action]:
        return s.edition.actions.place

    def refuse(self, s: SantaMaria, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Place)
        mask = DOUBLE_MASK[action.number]
        if not mask or mask & s.empty[seat] != mask:
            return Refusal("SM-11.4")
        cells = s.edition.town_halls[self.hall].cells
        return Refusal("SM-3.4") if cells[0] == cells[1] and action.turn >= TURNED_TWICE else None

    def options(self, s: SantaMaria, seat: int, out: list[Action]) -> None:
        add_places_of_double(s, seat, s.edition.town_halls[self.hall].cells, out)

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        kinds = s.edition.town_halls[self.hall].cells
        where = DOUBLE_CELLS[action.number]
        s.build(seat, where[0], kinds[0])
        s.build(seat, where[1], kinds[1])
