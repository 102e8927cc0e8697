"""Chapter 1: the market, the row of developments, the first Trade Master; and how a round is made of its phases."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.actions import KINDS, MOST_SEATS
from fairwind.games.mundus_novus.edition import NO_EVENT, POWERS, MundusEdition
from fairwind.games.mundus_novus.rules.ending import EndRound
from fairwind.games.mundus_novus.rules.event import ReadEvent
from fairwind.games.mundus_novus.rules.progression import BeginProgression
from fairwind.games.mundus_novus.rules.supply import BeginSupply
from fairwind.games.mundus_novus.rules.trade import BeginTrade
from fairwind.games.mundus_novus.state import FIRST_OWN, MARKET, N_SOURCES, OWN_PLACES, PILE, RUNNING, Mundus
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.spec import BadTable
from fairwind.kernel.state import Frame

RANDOM_MASTER: Final = "random"
FIRST_MASTERS: Final[tuple[str, ...]] = (RANDOM_MASTER, *[f"seat-{n}" for n in range(1, MOST_SEATS + 1)])


def new_game(edition: MundusEdition, seats: int, first_master: str, relic_sets: bool) -> Mundus:
    """Everything in the box, and the set-up on the stack."""
    at = [[0] * KINDS for _ in range(FIRST_OWN + OWN_PLACES * seats)]
    at[PILE] = list(edition.copies)
    # Cards numbered above the player count stay in the box (MN-1.1).
    deck = [1 if card.players <= seats else 0 for card in edition.cards]
    pending: list[Frame] = []
    s = Mundus(
        edition, seats, pending, at, relic_sets, 0, NO_EVENT, 0, 0, [], deck, [[] for _ in range(seats)],
        [-1] * len(POWERS), [0] * seats, [0] * (seats * N_SOURCES), [], [0] * seats, [0] * 3,
        [0] * (seats * KINDS), [], [0] * seats, RUNNING,
    )  # fmt: skip
    s.owe(
        TurnMarket(-1, edition.aid.market), TurnRow(-1, edition.aid.row), *_find_master(s, first_master), BeginRound()
    )
    return s


def _find_master(s: Mundus, first_master: str) -> list[Frame]:
    """The first Trade Master is drawn, or the table has agreed on a seat (MN-1.4)."""
    if first_master == RANDOM_MASTER:
        return [DrawMaster()]
    seat = FIRST_MASTERS.index(first_master) - 1
    if seat >= s.seats:
        raise BadTable(f"'{first_master}' cannot begin at a table of {s.seats}; choose a seat that is taken.")
    s.master = seat
    return []


@final
class TurnMarket(Chance[Mundus]):
    """Three resource cards are turned up as the market (MN-1.2)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: Mundus) -> list[int]:
        return s.at[PILE]

    def resolve(self, s: Mundus, outcome: int) -> None:
        s.move(PILE, MARKET, outcome)
        if self.left > 1:
            s.owe(TurnMarket(-1, self.left - 1))


@final
class TurnRow(Chance[Mundus]):
    """Five developments are turned up; card 1 lies farthest from the pile (MN-1.3)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: Mundus) -> list[int]:
        return s.deck

    def first(self, s: Mundus) -> int:
        return s.edition.first_card_outcome

    def resolve(self, s: Mundus, outcome: int) -> None:
        s.deck[outcome] = 0
        s.row.append(outcome)
        if self.left > 1:
            s.owe(TurnRow(-1, self.left - 1))


@final
class DrawMaster(Chance[Mundus]):
    """Any seat may begin as Trade Master (MN-1.4)."""

    def weights(self, s: Mundus) -> list[int]:
        return [1] * s.seats

    def first(self, s: Mundus) -> int:
        return s.edition.first_seat_outcome

    def resolve(self, s: Mundus, outcome: int) -> None:
        s.master = outcome
        s.tell("master", {"seat": outcome})


@final
class BeginRound(Step[Mundus]):
    """A round: event, supply, trade, progression, and the check for the end; the market stays as it is (MN-3.9)."""

    def run(self, s: Mundus) -> None:
        s.round += 1
        s.tell("round", {"round": s.round})
        s.owe(ReadEvent(), BeginSupply(), BeginTrade(), BeginProgression(), EndRound(), NextRound())


@final
class NextRound(Step[Mundus]):
    """Go on, unless the end was found; then nothing is owed any more."""

    def run(self, s: Mundus) -> None:
        if s.ended == RUNNING:
            s.owe(BeginRound())
