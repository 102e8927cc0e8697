"""Chapter 9: after the second round the birds are shown and counted, and the game is over."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_cruz.state import BIRD, SantaCruz, birds, shown
from fairwind.games.santa_cruz.vocabulary import MOST_SEATS, TOKENS
from fairwind.kernel.frames import Chance, Step


@final
class CountBirds(Step[SantaCruz]):
    """The end (SC-9.1): all count their birds, from last to first on the track as it stands now (SC-9.3)."""

    def run(self, s: SantaCruz) -> None:
        s.owe(*[SHOW_BIRDS[seat] for seat in s.from_last_to_first()])


@final
class ShowBirds(Step[SantaCruz]):
    """A seat turns up its tokens one after another, and scores them together (SC-9.2)."""

    def run(self, s: SantaCruz) -> None:
        if s.is_empty(birds(self.seat)):
            s.gain(self.seat, s.bird_value(self.seat), TOKENS)
        else:
            s.owe(SHOW_BIRD[self.seat], self)


@final
class ShowBird(Chance[SantaCruz]):
    """One of the seat's tokens comes to light: to the others it may be any (SC-4.7, SC-9.2)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return s.at[birds(self.seat)]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.bird

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.move(birds(self.seat), shown(self.seat), BIRD + outcome)


# -- frames that never change, made once

SHOW_BIRDS: Final = [ShowBirds(seat) for seat in range(MOST_SEATS)]
SHOW_BIRD: Final = [ShowBird(seat) for seat in range(MOST_SEATS)]
