"""What an edition prints, for whoever draws it or puts it into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from fairwind.games.mundus_novus.edition import Aid, Development, MundusNovusEdition
from fairwind.games.mundus_novus.vocabulary import (
    CARAVEL,
    CHARACTER,
    CORONADO,
    DEVELOPMENT_KINDS,
    EVENTS,
    KINDS,
    MERCHANT,
    NO_EVENT,
    ORELLANA,
    POWERS,
    RARITIES,
    RELIC,
    SMALLEST_DIFFERENT,
    SMALLEST_SAME,
    VALDIVIA,
    WAREHOUSE,
)

RUN: Final = 3  # so many numbers that follow each other are told by the first and the last


class PrintedResource(TypedDict):
    """A resource card; a relic has neither number nor rarity, and no set of its own."""

    name: str
    value: int  # 0 for a relic
    rarity: str
    copies: int
    reach: str  # the size of each set of this resource, and how many cards of the row it gives access to


class PrintedDevelopment(TypedDict):
    """A development card."""

    id: str
    kind: str
    caravel: int
    rarity: str  # of the resources that a merchant supplies
    numbers: str  # of these resources
    slots: int
    power: str
    bonus: int  # what the power brings, in doubloons or in an offer; what it costs, if below 0
    income: int
    event: str


class Printed(TypedDict):
    """What is printed on the cards, and what a drawing needs of the player aid."""

    goal: int
    resources: list[PrintedResource]  # in the order of their numbers, relics last
    developments: list[PrintedDevelopment]


def printed(edition: MundusNovusEdition) -> Printed:
    """The cards as structure."""
    return {
        "goal": edition.aid.goal,
        "resources": [printed_resource(edition, kind) for kind in range(KINDS)],
        "developments": [printed_development(edition, card) for card in edition.cards],
    }


def printed_resource(edition: MundusNovusEdition, kind: int) -> PrintedResource:
    """A resource card, and what sets of it give access to."""
    return {
        "name": edition.names[kind],
        "value": 0 if kind == RELIC else edition.values[kind],
        "rarity": "" if kind == RELIC else RARITIES[edition.rarity[kind]],
        "copies": edition.copies[kind],
        "reach": "" if kind == RELIC else reach(edition.aid, edition.rarity[kind]),
    }


def printed_development(edition: MundusNovusEdition, card: Development) -> PrintedDevelopment:
    """A development card."""
    merchant = card.kind == MERCHANT
    return {
        "id": card.id,
        "kind": DEVELOPMENT_KINDS[card.kind],
        "caravel": card.caravel,
        "rarity": RARITIES[card.rarity] if merchant else "",
        "numbers": numbers(edition.numbers(card.rarity)) if merchant else "",
        "slots": card.slots,
        "power": POWERS[card.power] if card.kind == CHARACTER else "",
        "bonus": bonus(edition.aid, card.power),
        "income": card.income,
        "event": EVENTS[card.event] if card.event != NO_EVENT else "",
    }


def bonus(aid: Aid, power: int) -> int:
    """What a character's power brings or costs, if it has a number."""
    if power == VALDIVIA:
        return aid.valdivia_bonus
    if power == ORELLANA:
        return aid.orellana_bonus
    return -aid.coronado_price if power == CORONADO else 0


# -- in words


def printed_facts(edition: MundusNovusEdition) -> dict[str, int | str]:
    """What texts say of the player aid and of the classes of resources, and what each development card is called."""
    aid = edition.aid
    facts: dict[str, int | str] = {
        "hand-size": aid.hand,
        "offers": listed(aid.offers),
        "relic-sum": aid.relic_sum,
        "valdivia-bonus": aid.valdivia_bonus,
        "orellana-bonus": aid.orellana_bonus,
        "coronado-price": aid.coronado_price,
        "goal": aid.goal,
        "different-pays": paired(SMALLEST_DIFFERENT, aid.different_pays),
        "natives-pay": aid.natives_pay,
        "relics-pay": paired(1, aid.relics_pay),
        "perfect-pays": aid.different_pays[-1] + aid.relics_pay[0],
        "perfect-pays-natives": RELIC * aid.natives_pay + aid.relics_pay[0],
    }
    for rarity, word in enumerate(RARITIES):
        facts[f"numbers-{word}"] = numbers(edition.numbers(rarity))
        facts[f"sizes-{word}"] = listed(aid.sizes(rarity))
        facts[f"reach-{word}"] = reach(aid, rarity)
    for card in edition.cards:
        facts[f"word-{card.id}"] = card_name(edition, card)
    return facts


def card_name(edition: MundusNovusEdition, card: Development) -> str:
    """What a development card is called, by what is printed on it: a word and its value."""
    if card.kind == CARAVEL:
        return f"caravel-card {card.caravel}"
    if card.kind == MERCHANT:
        return f"merchant-card {numbers(edition.numbers(card.rarity))}"
    if card.kind == WAREHOUSE:
        return f"warehouse-card {card.slots}"
    return POWERS[card.power] if card.kind == CHARACTER else "shipyard-card"


def reach(aid: Aid, rarity: int) -> str:
    """Each size of a set of this class, and how many cards of the row it gives access to."""
    return paired(SMALLEST_SAME, aid.reach[rarity][: len(aid.sizes(rarity))])


def paired(first: int, values: Sequence[int]) -> str:
    """Numbers from the first on, each with its value."""
    return ", ".join([f"{first + i} → {value}" for i, value in enumerate(values)])


def listed(values: Sequence[int]) -> str:
    """Some numbers in a row."""
    return ", ".join([str(value) for value in values])


def numbers(values: Sequence[int]) -> str:
    """Numbers as a card shows them: the first and the last, or one by one if they do not follow each other."""
    in_a_run = len(values) >= RUN and list(values) == list(range(values[0], values[-1] + 1))
    return f"{values[0]}\u2013{values[-1]}" if in_a_run else listed(values)
