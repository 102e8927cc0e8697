"""What is printed: resource cards, development cards and the player aid, as typed tables."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.actions import ONCE, Actions
from fairwind.games.mundus_novus.outcomes import Outcomes
from fairwind.games.mundus_novus.vocabulary import (
    CARAVEL,
    CHARACTER,
    DEVELOPMENT_KINDS,
    EVENTS,
    LARGEST_HAND,
    LARGEST_SAME,
    MERCHANT,
    MOST_RELICS,
    MOST_SEATS,
    POWERS,
    RARITIES,
    RELIC,
    SMALLEST_DIFFERENT,
    SMALLEST_SAME,
    WAREHOUSE,
)
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import EditionError, Row, Sheet, read_about
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import NONE

CARDS_IN_BOX: Final = 44
TABLES: Final[tuple[str, ...]] = ("about", "confidence", "aid", "resource", "relic", "development")


class Development:
    """One development card."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.text("id")
        self.kind: Final = DEVELOPMENT_KINDS.index(row.word("kind", DEVELOPMENT_KINDS))
        self.caravel: Final = row.integer("caravel", 1, 99) if self.kind == CARAVEL else 0
        self.rarity: Final = RARITIES.index(row.word("class", RARITIES)) if self.kind == MERCHANT else NONE
        self.slots: Final = row.integer("slots", 1, 2) if self.kind == WAREHOUSE else 0
        self.power: Final = POWERS.index(row.word("power", POWERS)) if self.kind == CHARACTER else NONE
        self.income: Final = row.integer("income", 0, 9, 0)
        self.event: Final = EVENTS.index(row.word("event", EVENTS, "none"))
        self.players: Final = row.integer("players", 2, MOST_SEATS, 2)
        row.done()


class Aid:
    """The tables of the player aid."""

    def __init__(self, row: Row) -> None:
        self.hand: Final = row.integer("hand", 5, LARGEST_HAND)
        self.market: Final = row.integer("market", 3, 3)
        self.row: Final = row.integer("row", 5, 5)
        self.offers: Final = row.integers("offers", 1, 4)
        self.relic_sum: Final = row.integer("relic_sum", 0, 99)
        self.valdivia_bonus: Final = row.integer("valdivia_bonus", 0, 99)
        self.orellana_bonus: Final = row.integer("orellana_bonus", 0, 99)
        self.coronado_price: Final = row.integer("coronado_price", 0, 99)
        self.goal: Final = row.integer("goal", 1, 999)
        self.different_pays: Final[tuple[int, ...]] = row.integers(
            "different_pays", 0, 99, RELIC - SMALLEST_DIFFERENT + 1
        )
        self.natives_pay: Final = row.integer("natives_pay", 0, 9)
        self.relics_pay: Final[tuple[int, ...]] = row.integers("relics_pay", 0, 99, MOST_RELICS)
        self.reach: Final[tuple[tuple[int, ...], ...]] = tuple(
            [row.integers(f"reach_{rarity}", 0, self.row, LARGEST_SAME - SMALLEST_SAME + 1) for rarity in RARITIES]
        )
        if not self.offers or len(set(self.offers)) != len(self.offers):
            row.wrong("'offers' must hold the numbers the Trade Master may name, each once.")
        for rarity, reach in zip(RARITIES, self.reach, strict=True):
            if 0 in reach and any(reach[reach.index(0) :]):
                row.wrong(f"'reach_{rarity}' holds a 0 before a larger number; sizes without a set come last.")
        row.done()

    def sizes(self, rarity: int) -> tuple[int, ...]:
        """The sizes of sets of one resource that the table knows (MN-5.6)."""
        sizes = range(SMALLEST_SAME, LARGEST_SAME + 1)
        return tuple([size for size in sizes if self.reach[rarity][size - SMALLEST_SAME] > 0])


class Resources:
    """The resource cards by kind, relics last."""

    def __init__(self, sheet: Sheet, relic_sum: int) -> None:
        names: list[str] = []
        values: list[int] = []
        copies: list[int] = []
        rarity: list[int] = []
        for number, row in enumerate(sheet.rows("resource", RELIC), 1):
            names.append(row.text("name"))
            values.append(row.integer("value", number, number))
            copies.append(row.integer("copies", 1, 99))
            rarity.append(RARITIES.index(row.word("rarity", RARITIES)))
            if names[-1].split() != names[-1:] or names[-1] in names[:-1] or names[-1] == "relic":
                row.wrong(f"the name {names[-1]!r} must be one word that no other resource has.")
            row.done()
        relic = sheet.table("relic")
        copies.append(relic.integer("copies", 1, 99))
        relic.done()
        self.names: Final[tuple[str, ...]] = (*names, "relic")
        self.values: Final[tuple[int, ...]] = (*values, relic_sum)
        self.copies: Final[tuple[int, ...]] = tuple(copies)
        self.rarity: Final[tuple[int, ...]] = (*rarity, NONE)


class MundusNovusEdition(Edition):
    """All tables of one edition, and the actions made from them."""

    def __init__(self, sheet: Sheet) -> None:
        about = read_about(sheet)
        aid = Aid(sheet.table("aid"))
        resources = Resources(sheet, aid.relic_sum)
        cards = tuple([Development(row) for row in sheet.rows("development")])
        _check_cards(sheet, aid, cards)
        _check_worst_case(sheet, aid, resources.copies, cards)
        sheet.only(TABLES)
        ids = tuple([card.id for card in cards])
        caravels = tuple([c for c in range(len(cards)) if cards[c].kind == CARAVEL])
        largest = tuple([max(aid.sizes(resources.rarity[k]), default=0) for k in range(RELIC)])
        actions = Actions(resources.names, ids, aid.offers, largest, caravels)
        outcomes = Outcomes(resources.names, ids)
        super().__init__(about, Catalogue(actions.all(), ONCE), Catalogue(outcomes.all))
        self.aid: Final = aid
        self.actions: Final = actions
        self.first_outcome: Final = outcomes
        self.names: Final = resources.names
        self.values: Final = resources.values  # what each kind counts when the Trade Master is found
        self.copies: Final = resources.copies
        self.rarity: Final = resources.rarity  # by kind; a relic has none
        self.cards: Final = cards
        self.ids: Final = ids

    def reach(self, kind: int, size: int) -> int:
        """How many cards of the row a set of one resource gives access to (MN-5.3)."""
        return self.aid.reach[self.rarity[kind]][size - SMALLEST_SAME]

    def numbers(self, rarity: int) -> list[int]:
        """The numbers of the resources of a class: what its merchants supply."""
        return [self.values[kind] for kind in range(RELIC) if self.rarity[kind] == rarity]


def _check_cards(sheet: Sheet, aid: Aid, cards: tuple[Development, ...]) -> None:
    def wrong(message: str) -> EditionError:
        return EditionError(f"{sheet.file}: [[development]]: {message}")

    if len(cards) != CARDS_IN_BOX:
        raise wrong(f"there are {len(cards)} cards; the box holds {CARDS_IN_BOX}.")
    ids = [card.id for card in cards]
    for card_id in ids:
        if ids.count(card_id) > 1 or card_id.split() != [card_id]:
            raise wrong(f"the id {card_id!r} must be one word that only one card has.")
    powers = [card.power for card in cards if card.kind == CHARACTER]
    for power in range(len(POWERS)):
        if powers.count(power) != 1:
            raise wrong(f"there are {powers.count(power)} cards with the power '{POWERS[power]}'; the box holds 1.")
    if sum(1 for card in cards if card.players == 2) < aid.row:
        raise wrong(f"fewer than {aid.row} cards are for 2 players; lower some 'players' numbers.")


def _check_worst_case(sheet: Sheet, aid: Aid, copies: tuple[int, ...], cards: tuple[Development, ...]) -> None:
    """Every deal must be possible, even right after a reshuffle (components 7.9)."""
    for seats in range(2, MOST_SEATS + 1):
        used = [card for card in cards if card.players <= seats]
        caravels = sum(1 for card in used if card.kind == CARAVEL)
        needed = seats * aid.hand + caravels + sum(card.slots for card in used) + aid.market
        if needed > sum(copies):
            raise EditionError(
                f"{sheet.file}: [[resource]]: {sum(copies)} cards are too few for {seats} players, who may need "
                f"{needed}; "
                "add copies."
            )
