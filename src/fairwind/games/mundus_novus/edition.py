"""What is printed: resource cards, development cards and the player aid, as typed tables."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.actions import KINDS, RELIC, Actions, all_outcomes
from fairwind.kernel.actions import Catalogue
from fairwind.kernel.editions import About, EditionError, Row, Sheet, read_about
from fairwind.kernel.spec import Edition

COMMON: Final = 0
UNCOMMON: Final = 1
RARE: Final = 2
RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare")

CARAVEL: Final = 0
MERCHANT: Final = 1
WAREHOUSE: Final = 2
SHIPYARD: Final = 3
CHARACTER: Final = 4
DEVELOPMENT_KINDS: Final[tuple[str, ...]] = ("caravel", "merchant", "warehouse", "shipyard", "character")

NO_EVENT: Final = 0
KINGS_HELP: Final = 1
NATIVES: Final = 2
STORM: Final = 3
FIRE: Final = 4
PIRATES: Final = 5
EVENTS: Final[tuple[str, ...]] = ("none", "kings-help", "natives", "storm", "fire", "pirates")

ALMAGRO: Final = 0
DE_LA_COSA: Final = 1
LAS_CASAS: Final = 2
PIZARRO: Final = 3
PONCE: Final = 4
VALDIVIA: Final = 5
ORELLANA: Final = 6
CORONADO: Final = 7
CORTES: Final = 8
POWERS: Final[tuple[str, ...]] = (
    "almagro", "de-la-cosa", "las-casas", "pizarro", "ponce", "valdivia", "orellana", "coronado", "cortes",
)  # fmt: skip

CARDS_IN_BOX: Final = 44
MOST_CARAVELS: Final = 44
SIZES: Final[tuple[int, ...]] = (3, 4, 5)  # a set of one resource has 3, 4 or 5 cards


class Development:
    """One development card."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.text("id")
        self.kind: Final = DEVELOPMENT_KINDS.index(row.word("kind", DEVELOPMENT_KINDS))
        self.caravel: Final = row.integer("caravel", 1, 99) if self.kind == CARAVEL else 0
        self.rarity: Final = RARITIES.index(row.word("class", RARITIES)) if self.kind == MERCHANT else -1
        self.slots: Final = row.integer("slots", 1, 2) if self.kind == WAREHOUSE else 0
        self.power: Final = POWERS.index(row.word("power", POWERS)) if self.kind == CHARACTER else -1
        self.income: Final = row.integer("income", 0, 9, 0)
        self.event: Final = EVENTS.index(row.word("event", EVENTS, "none"))
        self.players: Final = row.integer("players", 2, 6, 2)
        row.done()


class Aid:
    """The tables of the player aid."""

    def __init__(self, row: Row) -> None:
        self.hand: Final = row.integer("hand", 5, 9)
        self.market: Final = row.integer("market", 3, 3)
        self.row: Final = row.integer("row", 5, 5)
        self.offers: Final = row.integers("offers", 1, 4)
        self.relic_sum: Final = row.integer("relic_sum", 0, 99)
        self.valdivia_bonus: Final = row.integer("valdivia_bonus", 0, 99)
        self.orellana_bonus: Final = row.integer("orellana_bonus", 0, 99)
        self.coronado_price: Final = row.integer("coronado_price", 0, 99)
        self.goal: Final = row.integer("goal", 1, 999)
        self.different_pays: Final[tuple[int, ...]] = row.integers("different_pays", 0, 99, 6)
        self.natives_pay: Final = row.integer("natives_pay", 0, 9)
        self.relics_pay: Final[tuple[int, ...]] = row.integers("relics_pay", 0, 99, 5)
        self.reach: Final[tuple[tuple[int, ...], ...]] = tuple(
            [row.integers(f"reach_{rarity}", 0, self.row, 3) for rarity in RARITIES]
        )
        if not self.offers or len(set(self.offers)) != len(self.offers):
            row.wrong("'offers' must hold the numbers the Trade Master may name, each once.")
        for rarity, reach in zip(RARITIES, self.reach, strict=True):
            if 0 in reach and any(reach[reach.index(0) :]):
                row.wrong(f"'reach_{rarity}' holds a 0 before a larger number; sizes without a set come last.")
        row.done()


class MundusEdition(Edition):
    """All tables of one edition, and the actions made from them."""

    def __init__(self, about: About, aid: Aid, names: tuple[str, ...], values: tuple[int, ...], copies: tuple[int, ...],
                 rarity: tuple[int, ...], cards: tuple[Development, ...]) -> None:  # fmt: skip
        ids = tuple([card.id for card in cards])
        caravels = tuple([c for c in range(len(cards)) if cards[c].kind == CARAVEL])
        sizes = tuple([largest_set(aid, rarity[k]) for k in range(RELIC)])
        actions = Actions(names, ids, EVENTS, aid.offers, sizes, caravels)
        super().__init__(about, Catalogue(actions.all()), Catalogue(all_outcomes(names, ids)))
        self.aid: Final = aid
        self.actions: Final = actions
        self.names: Final = names
        self.values: Final = values  # what each kind counts when the Trade Master is found
        self.copies: Final = copies
        self.rarity: Final = rarity  # by kind; a relic has none (-1)
        self.cards: Final = cards
        self.ids: Final = ids
        self.first_card_outcome: Final = KINDS
        self.first_seat_outcome: Final = KINDS + len(cards)

    def reach(self, kind: int, size: int) -> int:
        """How many cards of the row a set of one resource gives access to (MN-5.3)."""
        return self.aid.reach[self.rarity[kind]][size - 3]


def largest_set(aid: Aid, rarity: int) -> int:
    """The largest set of one resource that the table knows (MN-5.6)."""
    return max([size for size in SIZES if aid.reach[rarity][size - 3] > 0], default=0)


def read_mundus_edition(sheet: Sheet) -> MundusEdition:
    """Check a sheet and fill the tables."""
    about = read_about(sheet)
    aid = Aid(sheet.table("aid"))
    names, values, copies, rarity = _read_resources(sheet, aid)
    cards = tuple([Development(row) for row in sheet.rows("development")])
    _check_cards(sheet, aid, cards)
    _check_worst_case(sheet, aid, copies, cards)
    sheet.only(("about", "confidence", "aid", "resource", "relic", "development"))
    return MundusEdition(about, aid, names, values, copies, rarity, cards)


def _read_resources(
    sheet: Sheet, aid: Aid
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
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
    return tuple([*names, "relic"]), tuple([*values, aid.relic_sum]), tuple(copies), tuple([*rarity, -1])


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
    for seats in range(2, 7):
        used = [card for card in cards if card.players <= seats]
        caravels = sum(1 for card in used if card.kind == CARAVEL)
        needed = seats * aid.hand + caravels + sum(card.slots for card in used) + aid.market
        if needed > sum(copies):
            raise EditionError(
                f"{sheet.file}: [[resource]]: {sum(copies)} cards are too few for {seats} players, who may need "
                f"{needed}; "
                "add copies."
            )
