"""The state of Mundus Novus, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.vocabulary import (
    CARAVEL,
    DE_LA_COSA,
    KINDS,
    MERCHANT,
    N_SOURCES,
    NO_ENDING,
    NO_EVENT,
    POWERS,
    RARITIES,
    SOURCES,
)
from fairwind.kernel.state import NONE, State

# Places of resource cards; the seats' own follow from FIRST_OWN on, four a seat.
PILE: Final = 0
DISCARD: Final = 1
MARKET: Final = 2
QUAY: Final = 3  # the open cards that the fleets choose from
TABLE: Final = 4  # the card just taken, or the set being laid
FIRST_OWN: Final = 5
OWN_PLACES: Final = 4


def hand(seat: int) -> int:
    """The place of a seat's hand."""
    return FIRST_OWN + OWN_PLACES * seat


def sealed(seat: int) -> int:
    """The place of what a seat has laid face down."""
    return FIRST_OWN + OWN_PLACES * seat + 1


def opened(seat: int) -> int:
    """The place of a seat's open offer."""
    return FIRST_OWN + OWN_PLACES * seat + 2


def stored(seat: int) -> int:
    """The place of a seat's warehouses."""
    return FIRST_OWN + OWN_PLACES * seat + 3


@final
class MundusNovus(State):
    """One game: resource cards are counted by place and kind, developments are numbers of the edition's cards."""

    def __init__(self, edition: MundusNovusEdition, seats: int, like: MundusNovus | None = None) -> None:
        super().__init__(seats, FIRST_OWN + OWN_PLACES * seats, KINDS, like)
        self.edition = edition
        # Whether sets of relics only are played (MN-5.5).
        self.relic_sets: bool = True if like is None else like.relic_sets
        self.round: int = 0 if like is None else like.round
        self.event: int = NO_EVENT if like is None else like.event
        self.master: int = 0 if like is None else like.master  # the Trade Master's seat
        self.announced: int = 0 if like is None else like.announced  # how many cards everybody offers
        self.row: list[int] = [] if like is None else like.row[:]  # open developments, card 1 first
        # 1 for each development still in the pile
        self.deck: list[int] = [0] * len(edition.cards) if like is None else like.deck[:]
        # Developments by seat, in the order they were won.
        self.owned: list[list[int]] = (
            [[] for seat in range(seats)] if like is None else [cards[:] for cards in like.owned]
        )
        # The seat that has each character, or NONE.
        self.holder: list[int] = [NONE] * len(POWERS) if like is None else like.holder[:]
        self.coins: list[int] = [0] * seats if like is None else like.coins[:]
        self.earned: list[int] = [0] * (seats * N_SOURCES) if like is None else like.earned[:]  # by seat and source
        self.second: list[int] = [] if like is None else like.second[:]  # caravels in the second fleet of Ponce's owner
        # Answers each seat has given to the secret choice that waits.
        self.parts: list[int] = [0] * seats if like is None else like.parts[:]
        # Merchants of each class used in this turn.
        self.used: list[int] = [0] * len(RARITIES) if like is None else like.used[:]
        # By seat and kind: hidden cards that everybody knows to be there, at least.
        self.shown: list[int] = [0] * (seats * KINDS) if like is None else like.shown[:]
        # What one seat alone knows of another's hidden cards: see knowledge.py.
        self.notes: list[int] = [] if like is None else like.notes[:]
        # What all can tell of hidden cards that are older than the pile, empty if there are none: see knowledge.py.
        self.aged: list[int] = [] if like is None else like.aged[:]  # by kind: so many of them at most
        self.fresh: list[int] = [] if like is None else like.fresh[:]  # by kind: in the pile or hidden since, at most
        self.ages: list[int] = [] if like is None else like.ages[:]  # by seat: older, newer and either
        self.drawn: list[int] = [] if like is None else like.drawn[:]  # by seat and kind: its own share of `fresh`
        self.perfect: list[int] = [0] * seats if like is None else like.perfect[:]  # who showed that combination
        self.ending: int = NO_ENDING if like is None else like.ending  # which one it was, once the game is over

    # -- small questions

    def hidden(self, seat: int) -> int:
        """How many of a seat's cards nobody else sees: hand, sealed and stored."""
        return self.total(hand(seat)) + self.total(sealed(seat)) + self.total(stored(seat))

    def touched_by(self, seat: int, event: int) -> bool:
        """Whether this event is on, and this seat not shielded by de la Cosa (MN-7.6)."""
        return self.event == event and self.holder[DE_LA_COSA] != seat

    def caravels(self, seat: int) -> int:
        """How many caravels a seat has."""
        count = 0
        cards = self.edition.cards
        for card in self.owned[seat]:
            if cards[card].kind == CARAVEL:
                count += 1
        return count

    def free_merchants(self, seat: int, rarity: int) -> int:
        """How many merchants of a class the seat has not used in this turn (MN-5.16)."""
        count = -self.used[rarity]
        cards = self.edition.cards
        for card in self.owned[seat]:
            if cards[card].kind == MERCHANT and cards[card].rarity == rarity:
                count += 1
        return count

    def deck_left(self) -> int:
        """How many developments the pile holds."""
        count = 0
        for n in self.deck:
            count += n
        return count

    # -- what happens in several phases

    def unseal(self, seat: int) -> bool:
        """Give a seat back what it has laid for the secret choice that waits; whether it has answered at all."""
        answered = self.parts[seat] > 0
        self.parts[seat] = 0
        self.move_all(sealed(seat), hand(seat))
        return answered

    def earn(self, seat: int, count: int, source: int) -> None:
        """Take doubloons from the bank, which never runs out (MN-1.5); a negative count pays."""
        if count == 0:
            return
        self.coins[seat] += count
        self.earned[seat * N_SOURCES + source] += count
        if self.listener is not None:
            name = "earned" if count > 0 else "paid"
            self.tell(name, {"seat": seat, "count": abs(count), "source": SOURCES[source]})
