"""Chapters 1, 11, 12 and 13: how a game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_maria.actions import MOST_SEATS, Place, TakeBoard, TakeLot
from fairwind.games.santa_maria.cells import KINDS, WOOD
from fairwind.games.santa_maria.colony import ALL, CELLS, DOUBLE_CELLS, DOUBLE_MASK
from fairwind.games.santa_maria.edition import (
    BISHOP_PLACES,
    BISHOPS,
    DOUBLES,
    N_MONK_PLACES,
    ROADS,
    SCHOLAR_PLACES,
    SCHOLARS,
    SHIPS,
    SIDES_A,
    STARTING_SHIPS,
    TOWN_HALLS,
    TRIPLES,
    SantaMariaEdition,
)
from fairwind.games.santa_maria.rules.expand import TURNED_TWICE, place_double_options
from fairwind.games.santa_maria.rules.religion import ROLL_BLUE
from fairwind.games.santa_maria.rules.year import BEGIN_YEAR, ROLL_WHITE, clockwise, lay_out_tiles
from fairwind.games.santa_maria.state import (
    ADVANCED,
    BANK,
    COINS,
    DEALT,
    DOCK_COUNT,
    IN_PILE,
    MONKS,
    N_KINDS,
    NOBODY_YET,
    NONE,
    OWN_PLACES,
    WHITE_DICE,
    SantaMaria,
    store,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import BadTable
from fairwind.kernel.state import Frame

RANDOM_FIRST: Final = "random"
FIRST_PLAYERS: Final[tuple[str, ...]] = (RANDOM_FIRST, *[f"seat-{n}" for n in range(1, MOST_SEATS + 1)])
START_WOOD: Final = 2  # SM-1.7
START_COINS: Final = 3  # for the first player, one more for each next: SM-1.7
TOKENS: Final = 12  # of each resource in the box, so that storage never runs short


def new_game(edition: SantaMariaEdition, seats: int, setup: int, pool: bool, first: str) -> SantaMaria:
    """Everything in the box, and the set-up on the stack.

    A solo game always has the advanced set-up (SM-13.1), and its only seat is the first player of every year (SM-13.4).
    """
    if seats == 1:
        setup = ADVANCED
    at = [[0] * N_KINDS for _ in range(1 + OWN_PLACES * seats)]
    at[BANK] = [TOKENS] * KINDS + [0, 0]
    pending: list[Frame] = []
    s = SantaMaria(
        edition, seats, pending, at, setup, pool, 0, 0, [NONE] * seats, [NONE] * seats, [NONE] * seats,
        [0] * (seats * CELLS), [0] * (seats * CELLS), [0] * 6, [0] * (6 if pool else 6 * seats), [0] * seats,
        [0] * seats, [0] * seats, [0] * seats, [NONE] * DOCK_COUNT, [IN_PILE] * (STARTING_SHIPS + SHIPS),
        [1] * STARTING_SHIPS, [1] * SHIPS, [1] * DOUBLES, [1] * TRIPLES, [0] * (DOUBLES + TRIPLES),
        [1] * len(SCHOLARS), [1] * len(BISHOPS), [1] * SIDES_A, [NONE] * SCHOLAR_PLACES, [NONE] * BISHOP_PLACES,
        [NONE] * TOWN_HALLS, [0] * N_MONK_PLACES, [MONKS] * seats, [0] * seats, [0] * seats, list(range(seats)),
        [NOBODY_YET] * len(edition.retreats), ROADS, False,
        [ALL] * seats, [0] * seats, [0] * seats, [0] * seats, [0] * seats, [0] * (seats * DOCK_COUNT),
    )  # fmt: skip
    s.owe(
        *[DealShip(-1, dock) for dock in range(DOCK_COUNT)],
        ROLL_WHITE[WHITE_DICE * seats],
        *[DrawScholar(-1, place) for place in range(SCHOLAR_PLACES)],
        *[DrawBishop(-1, place) for place in range(BISHOP_PLACES)],
        *lay_out_tiles(),
        *_find_first(s, first),
        SetUpColonies(),
        BEGIN_YEAR,
    )
    return s


def _find_first(s: SantaMaria, first: str) -> list[Frame]:
    """The first player is drawn, or the table names a seat (SM-1.9)."""
    if first == RANDOM_FIRST:
        return [DrawFirst()] if s.seats > 1 else []
    seat = FIRST_PLAYERS.index(first) - 1
    if seat >= s.seats:
        raise BadTable(f"'{first}' cannot begin at a table of {s.seats}; choose a seat that is taken.")
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
        return s.edition.first_ship_outcome

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.start_bag[outcome] = 0
        s.dock[self.dock] = outcome
        s.ship_at[outcome] = self.dock


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
        return s.edition.first_scholar_outcome

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
        return s.edition.first_bishop_outcome

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.bishop_bag[outcome] = 0
        s.bishops[self.place] = outcome


@final
class DrawFirst(Chance[SantaMaria]):
    """Any seat may begin (SM-1.9)."""

    def weights(self, s: SantaMaria) -> list[int]:
        return [1] * s.seats

    def first(self, s: SantaMaria) -> int:
        return s.edition.first_seat_outcome

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
            lots = [*[DrawLot(-1, lot) for lot in range(TOWN_HALLS)], *[ChooseLot(x) for x in counter_clockwise(s)]]
        elif s.setup == DEALT:
            boards = [DealBoard(seat) for seat in counter_clockwise(s)]
        else:
            boards = [ChooseBoard(seat) for seat in counter_clockwise(s)]
        s.owe(*boards, GiveStart(), *[ROLL_BLUE[seat] for seat in clockwise(s)], *lots)


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
        return s.edition.first_board_outcome

    def resolve(self, s: SantaMaria, outcome: int) -> None:
        s.board_bag[outcome] = 0
        take_board(s, self.seat, outcome)


@final
class GiveStart(Step[SantaMaria]):
    """Wood for all, and coins by the place in turn order (SM-1.7)."""

    def run(self, s: SantaMaria) -> None:
        coins = START_COINS
        for seat in clockwise(s):
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
        return s.edition.first_scholar_outcome

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
        s.lots[action.lot] = NONE
        s.look_again()
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
        place_double_options(s, seat, s.edition.town_halls[self.hall].cells, out)

    def resolve(self, s: SantaMaria, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        kinds = s.edition.town_halls[self.hall].cells
        where = DOUBLE_CELLS[action.number]
        s.build(seat, where[0], kinds[0])
        s.build(seat, where[1], kinds[1])
