"""What a seat knows of the table, as a list of small whole numbers with names.

Resources are named by their numbers, which are the same in all editions. Of what others hide, only that is said which
the observer knows for certain. Each part of the list has its names beside it.
"""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.edition import MundusNovusEdition
from fairwind.games.mundus_novus.knowledge import EACH, MASKS, note_parts
from fairwind.games.mundus_novus.rules.developments import WinDevelopment, reach_of
from fairwind.games.mundus_novus.rules.progression import BeginTurn, PayIncome, Progress, StoreCards
from fairwind.games.mundus_novus.rules.sets import LayDifferent, LaySame, size_of
from fairwind.games.mundus_novus.rules.supply import ChooseFromQuay
from fairwind.games.mundus_novus.rules.trade import GiveCard, KeepOrSwap, is_trio, offer_sum
from fairwind.games.mundus_novus.stack import ASKED, NUMBER_OF
from fairwind.games.mundus_novus.state import (
    DISCARD,
    MARKET,
    PILE,
    QUAY,
    TABLE,
    MundusNovus,
    hand,
    opened,
    sealed,
    stored,
)
from fairwind.games.mundus_novus.vocabulary import (
    CARAVEL,
    CHARACTER,
    DEVELOPMENT_KINDS,
    EVENTS,
    KINDS,
    KINGS_HELP,
    LARGEST_SAME,
    MERCHANT,
    MOST_RELICS,
    MOST_SEATS,
    N_SOURCES,
    NATIVES,
    PIZARRO,
    POWERS,
    RARITIES,
    RELIC,
    SHIPYARD,
    SMALLEST_DIFFERENT,
    SMALLEST_SAME,
    SOURCES,
    STORM,
)
from fairwind.kernel.state import NONE

FEWEST_SEATS: Final = 2
RESOURCES: Final[tuple[str, ...]] = (*[str(number) for number in range(1, RELIC + 1)], "relic")
LAST_ROUND: Final = 12  # named rounds; few games take longer
ROW: Final = 5  # in all editions
STEPS: Final[tuple[int, ...]] = (10, 20, 30, 40, 50, 60, 70)  # of wealth: the goal is near, or it is far
MOST_WORTH: Final = 60  # of a fleet; more means just as late
USUAL_GAIN: Final = 8  # doubloons that sets and relics bring in a usual round
LONGEST: Final = 12  # rounds to the goal; more is just as far
OFFERS: Final[tuple[int, ...]] = (2, 3, 4)


def observed(seats: int) -> tuple[str, ...]:
    """The names of what `observe` says."""
    return NAMES[seats]


def observe(s: MundusNovus, seat: int, out: list[int]) -> None:
    """Append what the seat knows: the round, the table, its own cards and prospects, then each seat from itself on."""
    waiting = Waiting(s)
    estates = [Estate(s, other) for other in range(s.seats)]
    add_round(s, seat, waiting, out)
    add_table(s, seat, out)
    add_row(s, out)
    add_hand(s, seat, out)
    add_prospects(s, seat, waiting, estates[seat], out)
    known = known_to(s, seat)
    for distance in range(s.seats):
        other = (seat + distance) % s.seats
        add_wealth(s, other, waiting, estates, out)
        add_estate(s, other, estates, out)
        add_cards(s, other, known, out)
        add_part(s, other, waiting, out)


# -- what the stack and the developments come to


@final
class Waiting:
    """What the stack says of the round: whose turns are still to come, whose is on, what fleets still choose."""

    def __init__(self, s: MundusNovus) -> None:
        to_come = 1 if s.pending else 0
        self.ahead: Final = [to_come] * s.seats  # whether a seat's turn of progression is still to come
        self.picks: Final = [0] * s.seats
        self.now: int = NONE
        self.made: int = 0
        for frame in s.pending:
            if isinstance(frame, StoreCards):  # it lies below the turns
                for seat in range(s.seats):
                    self.ahead[seat] = 0
            elif isinstance(frame, BeginTurn):
                self.ahead[frame.seat] = 1
            elif isinstance(frame, PayIncome):
                self.now = frame.seat
            elif isinstance(frame, Progress):
                self.made = frame.made
            elif isinstance(frame, ChooseFromQuay):
                self.picks[frame.seat] += frame.left

    def to_come(self, seat: int) -> bool:
        """Whether a seat can still lay sets in this round, and will be paid."""
        return self.ahead[seat] == 1 or self.now == seat


@final
class Estate:
    """What a seat's developments come to."""

    def __init__(self, s: MundusNovus, seat: int) -> None:
        self.caravels: int = 0
        self.worth: int = 0
        self.income: int = 0
        self.slots: int = 0
        self.shipyards: int = 0
        self.merchants: Final = [0, 0, 0]
        highest = 0
        cards = s.edition.cards
        for number in s.owned[seat]:
            card = cards[number]
            self.income += card.income
            self.slots += card.slots
            if card.kind == CARAVEL:
                self.caravels += 1
                self.worth += card.caravel
                highest = max(highest, card.caravel)
            elif card.kind == MERCHANT:
                self.merchants[card.rarity] += 1
            elif card.kind == SHIPYARD:
                self.shipyards += 1
        if s.holder[PIZARRO] == seat:
            self.worth -= highest  # MN-7.10


def shipyards_pay(estates: list[Estate], seat: int) -> int:
    """What a seat's shipyards would pay now (MN-7.2)."""
    mine = estates[seat]
    richer = 0
    if mine.shipyards:
        for estate in estates:
            if estate.caravels > mine.caravels:
                richer += 1
    return mine.shipyards * richer


def known_to(s: MundusNovus, observer: int) -> list[int]:
    """By seat and kind: hidden cards that the observer knows of, at least; of its own, what everybody knows."""
    known = s.shown[:]
    first = observer * EACH
    for number in s.notes:
        if first <= number < first + MASKS * KINDS:  # notes without a keeper
            holders, kind = note_parts(number)[1], number % KINDS
            for holder in range(s.seats):
                if holders == 1 << holder:
                    known[holder * KINDS + kind] += 1
    return known


# -- the round

ROUND_NAMES: Final[tuple[str, ...]] = (
    *[f"seats-{seats}" for seats in range(FEWEST_SEATS, MOST_SEATS + 1)],
    *["round", "relic-sets", "last-round", "lead", "answered"],
    *[f"round-{number}" for number in range(1, LAST_ROUND + 1)],
    *[f"event.{name}" for name in EVENTS],
    *[f"asked.{name}" for name in ASKED],
    *[f"announced-{number}" for number in OFFERS],
    *["made-same", "made-different", "laying", "left", "reach"],
)


def add_round(s: MundusNovus, seat: int, waiting: Waiting, out: list[int]) -> None:
    """Who plays, how far it is, what is asked, and what the set that is being laid has come to."""
    add_one_of(s.seats - FEWEST_SEATS, MOST_SEATS - FEWEST_SEATS + 1, out)
    out.append(min(s.round, 2 * LAST_ROUND))
    out.append(1 if s.relic_sets else 0)
    out.append(1 if is_last_round(s) else 0)
    out.append(s.coins[seat] - richest_but(s, seat))
    out.append(s.parts[seat])
    add_one_of(min(s.round, LAST_ROUND) - 1, LAST_ROUND, out)
    add_one_of(s.event, len(EVENTS), out)
    top = s.pending[-1] if s.pending else None
    add_one_of(NONE if top is None else NUMBER_OF.get(type(top), NONE), len(ASKED), out)
    for number in OFFERS:
        out.append(1 if s.announced == number else 0)
    out.append(waiting.made & 1)
    out.append(waiting.made >> 1)
    laying, left, reach = 0, 0, 0
    if isinstance(top, LayDifferent):
        laying = size_of(top.mask)
    elif isinstance(top, LaySame):
        laying, left = top.size - top.left, top.left
        reach = reach_of(s, top.seat, top.resource, top.size)
    elif isinstance(top, WinDevelopment):
        reach = top.reach
    out.append(laying)
    out.append(left)
    out.append(reach)


def add_one_of(number: int, count: int, out: list[int]) -> None:
    """One of several: a 1 in its place; nowhere if the number is below 0."""
    for each in range(count):
        out.append(1 if each == number else 0)


def is_last_round(s: MundusNovus) -> bool:
    """Whether the end of this round is the end of the game for certain (MN-6.1)."""
    for seat in range(s.seats):
        if s.perfect[seat] or s.coins[seat] >= s.edition.aid.goal:
            return True
    return len(s.row) < s.edition.aid.row and s.deck_left() == 0


def richest_but(s: MundusNovus, seat: int) -> int:
    """What the richest of the others has."""
    best = 0
    for other in range(s.seats):
        if other != seat and s.coins[other] > best:
            best = s.coins[other]
    return best


# -- resource cards on the table

TABLE_NAMES: Final[tuple[str, ...]] = (
    *[f"market.{name}" for name in RESOURCES],
    *["market.trio", "market.new"],
    *[f"market.fits-{rarity}" for rarity in RARITIES],
    *["open.new"],
    *[f"open.fits-{rarity}" for rarity in RARITIES],
    *[f"quay.{name}" for name in RESOURCES],
    *[f"taken.{name}" for name in RESOURCES],
    *[f"unseen.{name}" for name in RESOURCES],
    *["pile"],
)


def add_table(s: MundusNovus, seat: int, out: list[int]) -> None:
    """Market, quay, the card just taken, and what may still be in the pile or in other hands."""
    market = s.at[MARKET]
    open_cards = open_to(s, seat)
    out.extend(market)
    out.append(1 if is_trio(market) else 0)
    add_fits(s, seat, market, out)
    add_fits(s, seat, open_cards, out)
    out.extend(s.at[QUAY])
    if s.pending and isinstance(s.pending[-1], KeepOrSwap):
        out.extend(s.at[TABLE])
    else:
        add_nothing(KINDS, out)
    mine, aside, kept = s.at[hand(seat)], s.at[sealed(seat)], s.at[stored(seat)]
    own_offer = s.at[opened(seat)]
    for kind in range(KINDS):
        seen = s.at[DISCARD][kind] + market[kind] + s.at[QUAY][kind] + s.at[TABLE][kind] + open_cards[kind]
        out.append(s.edition.copies[kind] - seen - mine[kind] - aside[kind] - kept[kind] - own_offer[kind])
    out.append(s.total(PILE))


def open_to(s: MundusNovus, seat: int) -> list[int]:
    """By kind: open cards of the others, that this seat may get to take."""
    counts = [0] * KINDS
    for other in range(s.seats):
        if other != seat:
            cards = s.at[opened(other)]
            for kind in range(KINDS):
                if cards[kind]:
                    counts[kind] += cards[kind]
    return counts


def add_fits(s: MundusNovus, seat: int, cards: list[int], out: list[int]) -> None:
    """Of these cards: how many resources the hand lacks, and by class how many are a third to a pair."""
    mine = s.at[hand(seat)]
    new = 0
    fits = [0, 0, 0]
    for kind in range(RELIC):
        if cards[kind]:
            if mine[kind] == 0:
                new += 1
            elif mine[kind] >= SMALLEST_SAME - 1:
                fits[s.edition.rarity[kind]] += 1
    out.append(new)
    out.extend(fits)


def add_nothing(count: int, out: list[int]) -> None:
    """So many zeros."""
    for _ in range(count):
        out.append(0)


# -- developments in the row

CARD_NAMES: Final[tuple[str, ...]] = (
    *DEVELOPMENT_KINDS, "income", "value", "slots", *[f"merchant-{rarity}" for rarity in RARITIES],
)  # fmt: skip
ROW_NAMES: Final[tuple[str, ...]] = (
    *[f"row-{place}.{name}" for place in range(1, ROW + 1) for name in CARD_NAMES],
    *[f"row.{power}" for power in POWERS],
    *[f"row-{place}.event.{name}" for place in (1, 2) for name in EVENTS],
    *["row", "deck"],
)


def add_row(s: MundusNovus, out: list[int]) -> None:
    """The row, and the events that its first two cards may bring: the first in the next round, unless it is won."""
    cards = s.edition.cards
    powers = [0] * len(POWERS)
    for place in range(ROW):
        if place >= len(s.row):
            add_nothing(len(CARD_NAMES), out)
            continue
        card = cards[s.row[place]]
        add_one_of(card.kind, len(DEVELOPMENT_KINDS), out)
        out.append(card.income)
        out.append(min(card.caravel, MOST_WORTH))
        out.append(card.slots)
        add_one_of(card.rarity, len(RARITIES), out)
        if card.kind == CHARACTER:
            powers[card.power] = 1
    out.extend(powers)
    for place in range(2):
        add_one_of(cards[s.row[place]].event if place < len(s.row) else NONE, len(EVENTS), out)
    out.append(len(s.row))
    out.append(s.deck_left())


# -- the observer's own cards

HAND_NAMES: Final[tuple[str, ...]] = (
    *[f"0.hand.{name}" for name in RESOURCES],
    *[f"0.sealed.{name}" for name in RESOURCES],
    *[f"0.stored.{name}" for name in RESOURCES],
    *["0.sealed", "0.sealed-sum", "0.stored-different"],
)


def add_hand(s: MundusNovus, seat: int, out: list[int]) -> None:
    """Hand, what was laid face down, and warehouses; what the sealed cards count for the Trade Master."""
    aside, kept = s.at[sealed(seat)], s.at[stored(seat)]
    values = s.edition.values
    out.extend(s.at[hand(seat)])
    out.extend(aside)
    out.extend(kept)
    count, worth, different = 0, 0, 0
    for kind in range(KINDS):
        count += aside[kind]
        worth += aside[kind] * values[kind]
        if kept[kind] and kind != RELIC:
            different += 1
    out.append(count)
    out.append(min(worth, MOST_WORTH))
    out.append(different)


PROSPECT_NAMES: Final[tuple[str, ...]] = (
    "0.different", "0.different-pays", "0.relics-pay", "0.perfect-lacks", "0.best-reach",
    "0.pays", "0.pays-with-1", "0.pays-with-3", "0.pays-with-5",
    *[f"0.most-{rarity}" for rarity in RARITIES],
    *[f"0.pairs-{rarity}" for rarity in RARITIES],
    *[f"0.free-{rarity}" for rarity in RARITIES],
)  # fmt: skip


@final
class Prospects:
    """What a hand would bring in this round: doubloons alone, and beside a development within some reach."""

    def __init__(self, s: MundusNovus, seat: int, merchants: list[int], mask: int) -> None:
        self.s: Final = s
        self.cards: Final = s.at[hand(seat)]
        self.merchants: Final = merchants
        self.mask: Final = mask
        self.natives: Final = s.touched_by(seat, NATIVES)
        self.storm: Final = s.touched_by(seat, STORM)
        self.own: int = 0  # resources in hand beside those of the mask
        self.total: int = 0
        for kind in range(KINDS):
            count = self.cards[kind]
            self.total += count
            if count and kind != RELIC and not mask >> kind & 1:
                self.own += 1
        self.best: int = 0
        self.with_1: int = 0
        self.with_3: int = 0
        self.with_5: int = 0

    def different(self) -> int:
        """The size that a set of different resources can have, with what lies there and what merchants supply."""
        spare = self.total - self.own
        size = size_of(self.mask) + self.own
        if spare == 0:
            return size
        supplied = 0
        rarity = self.s.edition.rarity
        for which in range(len(RARITIES)):
            if self.merchants[which]:
                missing = 0
                for kind in range(RELIC):
                    if rarity[kind] == which and not self.mask >> kind & 1 and self.cards[kind] == 0:
                        missing += 1
                supplied += min(self.merchants[which], missing)
        return size + min(spare, supplied)

    def different_pays(self, size: int) -> int:
        """What a set of different resources of that size would bring."""
        if size < SMALLEST_DIFFERENT:
            return 0
        if self.natives:
            return size * self.s.edition.aid.natives_pay
        return self.s.edition.aid.different_pays[size - SMALLEST_DIFFERENT]

    def relics_pay(self, number: int) -> int:
        """What so many relics would bring."""
        return 0 if number <= 0 else self.s.edition.aid.relics_pay[min(number, MOST_RELICS) - 1]

    def most_same(self, kind: int) -> int:
        """The largest set of one resource (MN-5.4)."""
        merchants = self.merchants[self.s.edition.rarity[kind]]
        own, relics = self.cards[kind], self.cards[RELIC]
        if own == 0 and merchants == 0 and not self.s.relic_sets:
            return 0
        return own + relics + min(merchants, self.total - own - relics)

    def weigh_sets(self, also_different: bool) -> None:
        """Find the best reach, and for each reach the most doubloons that the rest of the hand would bring."""
        aid, rarity = self.s.edition.aid, self.s.edition.rarity
        for kind in range(RELIC):
            most = self.most_same(kind)
            for size in range(SMALLEST_SAME, min(most, LARGEST_SAME) + 1):
                reach = aid.reach[rarity[kind]][size - SMALLEST_SAME]
                if reach:
                    self.note_set(1 if self.storm else reach, self.rest_pays(kind, size, also_different))

    def note_set(self, reach: int, pays: int) -> None:
        """A set with this reach leaves this much."""
        self.best = max(self.best, reach)
        pays += 1  # a set that leaves nothing is still better than none
        self.with_1 = max(self.with_1, pays)
        if reach >= 3:
            self.with_3 = max(self.with_3, pays)
        if reach >= ROW:
            self.with_5 = max(self.with_5, pays)

    def rest_pays(self, kind: int, size: int, also_different: bool) -> int:
        """What the rest of the hand brings beside such a set: merchants change doubled cards first, relics go last."""
        own, relics = self.cards[kind], self.cards[RELIC]
        others = self.total - own - relics
        needed = max(0, size - own)
        changed = min(needed, self.merchants[self.s.edition.rarity[kind]], others)
        pays = self.relics_pay(relics - (needed - changed))
        if also_different:
            kinds = self.own - 1 if own else self.own
            lost = max(0, changed - (others - kinds))
            left = kinds - lost + (1 if own > size else 0)
            pays += self.different_pays(left)
        return pays


def add_prospects(s: MundusNovus, seat: int, waiting: Waiting, estate: Estate, out: list[int]) -> None:
    """What the hand would bring in this round, if the seat's turn is still to come."""
    mine = waiting.now == seat
    free = estate.merchants[:]
    if mine:
        for rarity in range(len(RARITIES)):
            free[rarity] -= s.used[rarity]
    if not waiting.to_come(seat):
        add_nothing(len(PROSPECT_NAMES) - len(RARITIES), out)
        out.extend(free)
        return
    top = s.pending[-1]
    mask = top.mask if isinstance(top, LayDifferent) and mine else 0
    made = waiting.made if mine else 0
    prospects = Prospects(s, seat, free, mask)
    may_different = made & 2 == 0 or mask > 0
    size = prospects.different() if may_different else 0
    if made & 1 == 0 or s.touched_by(seat, KINGS_HELP):
        prospects.weigh_sets(may_different)
    relics = prospects.relics_pay(prospects.cards[RELIC])
    out.append(size)
    out.append(prospects.different_pays(size))
    out.append(relics)
    out.append(RELIC - size + (0 if prospects.cards[RELIC] else 1))
    out.append(prospects.best)
    out.append(prospects.different_pays(size) + relics)
    out.append(prospects.with_1)
    out.append(prospects.with_3)
    out.append(prospects.with_5)
    add_nearly(prospects, s.edition, out)
    out.extend(free)


def add_nearly(prospects: Prospects, edition: MundusNovusEdition, out: list[int]) -> None:
    """By class: the largest set of one resource, and how many resources are there twice or more."""
    most, pairs = [0, 0, 0], [0, 0, 0]
    for kind in range(RELIC):
        rarity = edition.rarity[kind]
        most[rarity] = max(most[rarity], prospects.most_same(kind))
        if prospects.cards[kind] > 1:
            pairs[rarity] += 1
    out.extend(most)
    out.extend(pairs)


# -- each seat

SEAT_NAMES: Final[tuple[str, ...]] = (
    "coins", "to-goal", *[f"coins-{step}" for step in STEPS], "at-goal",
    *[f"earned.{source}" for source in SOURCES],
    "income", "shipyards-pay", "due", "soon", "rounds-to-goal",
    "developments", "caravels", "worth", "served-before", "slots", "shipyards",
    *[f"merchants-{rarity}" for rarity in RARITIES],
    *POWERS,
    "hidden", "stored", "open", "offer-sum", *[f"open.{name}" for name in RESOURCES],
    *[f"known.{name}" for name in RESOURCES], "known-different",
    "master", "asked", "takes-next", "receives", "turn-ahead", "turn-now", "picks", "perfect",
)  # fmt: skip


def add_wealth(s: MundusNovus, seat: int, waiting: Waiting, estates: list[Estate], out: list[int]) -> None:
    """Doubloons, where they came from, and what is sure to come."""
    coins, goal = s.coins[seat], s.edition.aid.goal
    out.append(coins)
    out.append(max(0, goal - coins))
    for step in STEPS:
        out.append(1 if coins >= step else 0)
    out.append(1 if coins >= goal else 0)
    for source in range(N_SOURCES):
        out.append(s.earned[seat * N_SOURCES + source])
    income, shipyards = estates[seat].income, shipyards_pay(estates, seat)
    due = income + shipyards if waiting.to_come(seat) else 0
    gain = USUAL_GAIN + income + shipyards
    out.append(income)
    out.append(shipyards)
    out.append(due)
    out.append(coins + due)
    out.append(min(LONGEST, max(0, goal - coins + gain - 1) // gain))


def add_estate(s: MundusNovus, seat: int, estates: list[Estate], out: list[int]) -> None:
    """Developments by kind; how many open cards are gone when its fleet chooses, if fleets are not parted."""
    estate = estates[seat]
    before = 0
    for other in estates:
        if other.worth < estate.worth:
            before += other.caravels
    out.append(len(s.owned[seat]))
    out.append(estate.caravels)
    out.append(min(estate.worth, MOST_WORTH))
    out.append(before if estate.caravels else 0)
    out.append(estate.slots)
    out.append(estate.shipyards)
    out.extend(estate.merchants)
    for power in range(len(POWERS)):
        out.append(1 if s.holder[power] == seat else 0)


def add_cards(s: MundusNovus, seat: int, known: list[int], out: list[int]) -> None:
    """How many cards it hides and has in its warehouses, its open offer, and what is known of the hidden ones."""
    out.append(s.hidden(seat))
    out.append(s.total(stored(seat)))
    offer = s.at[opened(seat)]
    count = 0
    for kind in range(KINDS):
        count += offer[kind]
    out.append(count)
    out.append(offer_sum(s, seat) if count else 0)
    out.extend(offer)
    different = 0
    for kind in range(KINDS):
        certain = known[seat * KINDS + kind]
        out.append(certain)
        if certain and kind != RELIC:
            different += 1
    out.append(different)


def add_part(s: MundusNovus, seat: int, waiting: Waiting, out: list[int]) -> None:
    """Its part in what goes on: who is asked, who takes next, who is given a card, whose turn is on or to come."""
    asked, takes_next, receives = 0, 0, 0
    if s.pending:
        top = s.pending[-1]
        asked = 1 if top.seat == seat else 0
        if isinstance(top, KeepOrSwap):
            takes_next = 1 if s.pending[-2].seat == seat else 0
        elif isinstance(top, GiveCard):
            receives = 1 if top.receiver == seat else 0
    out.append(1 if s.master == seat else 0)
    out.append(asked)
    out.append(takes_next)
    out.append(receives)
    out.append(waiting.ahead[seat])
    out.append(1 if waiting.now == seat else 0)
    out.append(waiting.picks[seat])
    out.append(s.perfect[seat])


def names_at(seats: int) -> tuple[str, ...]:
    """All names at a table of so many, in the order of `observe`."""
    names = [*ROUND_NAMES, *TABLE_NAMES, *ROW_NAMES, *HAND_NAMES, *PROSPECT_NAMES]
    for distance in range(seats):
        names += [f"{distance}.{name}" for name in SEAT_NAMES]
    return tuple(names)


NAMES: Final[tuple[tuple[str, ...], ...]] = tuple([names_at(seats) for seats in range(MOST_SEATS + 1)])
