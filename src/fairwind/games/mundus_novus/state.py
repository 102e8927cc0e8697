"""The state of Mundus Novus, and small questions about it."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.actions import KINDS
from fairwind.games.mundus_novus.edition import CARAVEL, DE_LA_COSA, MERCHANT, MundusEdition
from fairwind.kernel.state import Event, Frame, State

# Places of resource cards; the seats' own follow from FIRST_OWN on, four a seat.
PILE: Final = 0
DISCARD: Final = 1
MARKET: Final = 2
QUAY: Final = 3  # the open cards that the fleets choose from
TABLE: Final = 4  # the card just taken, or the set being laid
FIRST_OWN: Final = 5
OWN_PLACES: Final = 4

# Where doubloons came from.
SETS: Final = 0
RELICS: Final = 1
INCOME: Final = 2
SHIPYARDS: Final = 3
ORELLANA_TRIOS: Final = 4
CORONADO_EVENTS: Final = 5
SOURCES: Final[tuple[str, ...]] = ("sets", "relics", "income", "shipyards", "orellana", "coronado")
N_SOURCES: Final = 6

# How a game can end.
RUNNING: Final = 0
PERFECT: Final = 1
WEALTH: Final = 2
ROW: Final = 3
ENDINGS: Final[tuple[str, ...]] = ("", "perfect", "wealth", "row")


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
class Mundus(State):
    """One game: resource cards are counted by place and kind, developments are numbers of the edition's cards."""

    FIELDS: Final = (
        "seats", "at", "relic_sets", "round", "event", "master", "announced", "row", "deck", "owned", "holder", "coins",
        "earned", "second", "parts", "used", "shown", "notes", "perfect", "ended",
    )  # fmt: skip

    def __init__(
        self,
        edition: MundusEdition,
        seats: int,
        pending: list[Frame],
        at: list[list[int]],
        relic_sets: bool,
        round: int,  # noqa: A002 (the field's own name, as in the encoded state)
        event: int,
        master: int,
        announced: int,
        row: list[int],
        deck: list[int],
        owned: list[list[int]],
        holder: list[int],
        coins: list[int],
        earned: list[int],
        second: list[int],
        parts: list[int],
        used: list[int],
        shown: list[int],
        notes: list[int],
        perfect: list[int],
        ended: int,
    ) -> None:
        super().__init__(seats, 0, 0, None)
        self.pending, self.at = pending, at
        self.edition = edition
        self.relic_sets = relic_sets  # whether sets of relics only are played (MN-5.5)
        self.round = round
        self.event = event
        self.master = master  # the Trade Master's seat
        self.announced = announced  # how many cards everybody offers
        self.row = row  # open developments, card 1 first
        self.deck = deck  # 1 for each development still in the pile
        self.owned = owned  # developments by seat, in the order they were won
        self.holder = holder  # the seat that has each character, or -1
        self.coins = coins
        self.earned = earned  # by seat and source
        self.second = second  # caravels in the second fleet of Ponce's owner
        self.parts = parts  # answers each seat has given to the secret choice that waits
        self.used = used  # merchants of each class used in this turn
        self.shown = shown  # by seat and kind: hidden cards that everybody knows to be there, at least
        self.notes = notes  # what one seat alone knows of another's hidden cards: see knowledge.py
        self.perfect = perfect  # who has shown the perfect combination
        self.ended = ended

    def clone(self) -> Mundus:
        """An independent copy."""
        return Mundus(
            self.edition,
            self.seats,
            self.pending[:],
            [place[:] for place in self.at],
            self.relic_sets,
            self.round,
            self.event,
            self.master,
            self.announced,
            self.row[:],
            self.deck[:],
            [cards[:] for cards in self.owned],
            self.holder[:],
            self.coins[:],
            self.earned[:],
            self.second[:],
            self.parts[:],
            self.used[:],
            self.shown[:],
            self.notes[:],
            self.perfect[:],
            self.ended,
        )

    # -- small questions

    def total(self, place: int) -> int:
        """How many cards lie in a place."""
        count = 0
        for n in self.at[place]:
            count += n
        return count

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

    # -- things that happen in several phases

    def earn(self, seat: int, count: int, source: int) -> None:
        """Take doubloons from the bank, which never runs out (MN-1.5); a negative count pays."""
        if count == 0:
            return
        self.coins[seat] += count
        self.earned[seat * N_SOURCES + source] += count
        if self.listener is not None:
            name = "earned" if count > 0 else "paid"
            self.tell(name, {"seat": seat, "count": abs(count), "source": SOURCES[source]})

    def tell(self, name: str, facts: dict[str, int | str]) -> None:
        """Report something public to whoever listens."""
        if self.listener is not None:
            self.listener.tell(Event(name, facts))

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def move_all(self, source: int, target: int) -> None:
        """Carry everything from one place to another."""
        counts = self.at[source]
        for kind in range(KINDS):
            if counts[kind]:
                self.move(source, target, kind, counts[kind])
