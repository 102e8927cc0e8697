"""Chapter 1: the market, the row of developments, the first Trade Master."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.rules.rounds import BeginRound
from fairwind.games.mundus_novus.state import MARKET, PILE, MundusNovus
from fairwind.kernel.frames import Chance
from fairwind.kernel.spec import named_seat
from fairwind.kernel.state import NONE, Frame


def new_game(edition: MundusNovusEdition, seats: int, first_master: str, relic_sets: bool) -> MundusNovus:
    """Everything in the box, and the set-up on the stack."""
    s = MundusNovus(edition, seats)
    s.at[PILE] = list(edition.copies)
    # Cards numbered above the player count stay in the box (MN-1.1).
    s.deck = [1 if card.players <= seats else 0 for card in edition.cards]
    s.relic_sets = relic_sets
    aid = edition.aid
    s.owe(TurnMarket(NONE, aid.market), TurnRow(NONE, aid.row), *find_master(s, first_master), BeginRound())
    return s


def find_master(s: MundusNovus, first_master: str) -> list[Frame]:
    """The first Trade Master is drawn, or the table has agreed on a seat (MN-1.4)."""
    seat = named_seat(first_master, s.seats)
    if seat == NONE:
        return [DrawMaster()]
    s.master = seat
    return []


@final
class TurnMarket(Chance[MundusNovus]):
    """Three resource cards are turned up as the market (MN-1.2)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: MundusNovus) -> list[int]:
        return s.at[PILE]

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.move(PILE, MARKET, outcome)
        if self.left > 1:
            s.push(TurnMarket(NONE, self.left - 1))


@final
class TurnRow(Chance[MundusNovus]):
    """Five developments are turned up; card 1 lies farthest from the pile (MN-1.3)."""

    FIELDS = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def weights(self, s: MundusNovus) -> list[int]:
        return s.deck

    def first(self, s: MundusNovus) -> int:
        return s.edition.first_outcome.card

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.deck[outcome] = 0
        s.row.append(outcome)
        s.tell("row-card", {"card": s.edition.ids[outcome]})
        if self.left > 1:
            s.push(TurnRow(NONE, self.left - 1))


@final
class DrawMaster(Chance[MundusNovus]):
    """Any seat may begin as Trade Master (MN-1.4)."""

    def weights(self, s: MundusNovus) -> list[int]:
        return [1] * s.seats

    def first(self, s: MundusNovus) -> int:
        return s.edition.first_outcome.seat

    def resolve(self, s: MundusNovus, outcome: int) -> None:
        s.master = outcome
        s.tell("master", {"seat": outcome})
