"""The round, the cards on the table and the developments in the row, as a seat observes them."""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.observed_estate import Waiting
from fairwind.games.mundus_novus.rules.developments import WinDevelopment, reach_of
from fairwind.games.mundus_novus.rules.sets import LayDifferent, LaySame, size_of
from fairwind.games.mundus_novus.rules.trade import KeepOrSwap, is_trio
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
    CHARACTER,
    DEVELOPMENT_KINDS,
    EVENTS,
    KINDS,
    MOST_SEATS,
    POWERS,
    RARITIES,
    RELIC,
    SMALLEST_SAME,
)
from fairwind.kernel.state import NONE

FEWEST_SEATS: Final = 2
RESOURCES: Final[tuple[str, ...]] = (*[str(number) for number in range(1, RELIC + 1)], "relic")
LAST_ROUND: Final = 12  # named rounds; few games take longer
ROW: Final = 5  # in all editions
MOST_WORTH: Final = 60  # of a fleet; more means just as late
OFFERS: Final[tuple[int, ...]] = (2, 3, 4)


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
