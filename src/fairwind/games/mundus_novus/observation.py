"""What a seat knows of the table, as a list of small whole numbers with names.

Resources are named by their numbers, which are the same in all editions. Of what others hide, only that is said which
the observer knows for certain. Each part of the list has its names beside it.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.observed_estate import Estate, Waiting, known_to, shipyards_pay
from fairwind.games.mundus_novus.observed_hand import HAND_NAMES, PROSPECT_NAMES, add_hand, add_prospects
from fairwind.games.mundus_novus.observed_table import (
    MOST_WORTH,
    RESOURCES,
    ROUND_NAMES,
    ROW_NAMES,
    TABLE_NAMES,
    add_round,
    add_row,
    add_table,
)
from fairwind.games.mundus_novus.rules.trade import GiveCard, KeepOrSwap, offer_sum
from fairwind.games.mundus_novus.state import MundusNovus, opened, stored
from fairwind.games.mundus_novus.vocabulary import KINDS, MOST_SEATS, N_SOURCES, POWERS, RARITIES, RELIC, SOURCES

STEPS: Final[tuple[int, ...]] = (10, 20, 30, 40, 50, 60, 70)  # of wealth: the goal is near, or it is far
USUAL_GAIN: Final = 8  # doubloons that sets and relics bring in a usual round
LONGEST: Final = 12  # rounds to the goal; more is just as far


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
