"""What is printed in Low Tide: how many ships of each draught, and how long the game lasts."""

from __future__ import annotations

from typing import Final

from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import Sheet, read_about
from fairwind.kernel.spec import Edition
from low_tide.actions import DRAUGHTS, SEND, SHIPS, STAY, Dealt, Depth

MOST_SEATS: Final = 4


class LowTideEdition(Edition):
    """The box."""

    def __init__(self, sheet: Sheet) -> None:
        outcomes = [*[Dealt(f"deal {ship}") for ship in SHIPS], *[Depth(f"depth {depth}") for depth in DRAUGHTS]]
        super().__init__(read_about(sheet), Catalogue([*SEND, STAY]), Catalogue(outcomes))
        sheet.only(("about", "confidence", "ships", "game"))
        ships = sheet.table("ships")
        self.counts: Final = ships.integers("counts", 0, 20, len(DRAUGHTS))
        self.hand: Final = ships.integer("hand", 1, 9)
        if sum(self.counts) < MOST_SEATS * self.hand:
            ships.wrong(f"{sum(self.counts)} ships are too few for {MOST_SEATS} hands of {self.hand}; add some.")
        ships.done()
        game = sheet.table("game")
        self.rounds: Final = game.integer("rounds", 1, 20)
        game.done()
