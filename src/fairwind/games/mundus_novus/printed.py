"""What an edition prints, for whoever draws it or puts it into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from fairwind.games.mundus_novus.edition import Development, MundusNovusEdition
from fairwind.games.mundus_novus.vocabulary import (
    CARAVEL,
    CHARACTER,
    DEVELOPMENT_KINDS,
    EVENTS,
    KINDS,
    MERCHANT,
    NO_EVENT,
    POWERS,
    RARITIES,
    RELIC,
    WAREHOUSE,
)

RUN: Final = 3  # so many numbers that follow each other are told by the first and the last


class PrintedResource(TypedDict):
    """A resource card; a relic has neither number nor rarity, and no set of its own."""

    name: str
    value: int  # 0 for a relic
    rarity: str
    copies: int
    sizes: list[int]  # of sets of this resource
    reach: list[int]  # how many cards of the row a set of each of these sizes gives access to


class PrintedDevelopment(TypedDict):
    """A development card."""

    id: str
    kind: str
    caravel: int
    rarity: str  # of the resources that a merchant supplies
    numbers: str  # of these resources
    slots: int
    power: str
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
    sizes = [] if kind == RELIC else list(edition.aid.sizes(edition.rarity[kind]))
    return {
        "name": edition.names[kind],
        "value": 0 if kind == RELIC else edition.values[kind],
        "rarity": "" if kind == RELIC else RARITIES[edition.rarity[kind]],
        "copies": edition.copies[kind],
        "sizes": sizes,
        "reach": [edition.reach(kind, size) for size in sizes],
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
        "income": card.income,
        "event": EVENTS[card.event] if card.event != NO_EVENT else "",
    }


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
        "different-pays": listed(aid.different_pays),
        "natives-pay": aid.natives_pay,
        "relics-pay": listed(aid.relics_pay),
        "perfect-pays": aid.different_pays[-1] + aid.relics_pay[0],
        "perfect-pays-natives": RELIC * aid.natives_pay + aid.relics_pay[0],
    }
    for rarity, word in enumerate(RARITIES):
        sizes = aid.sizes(rarity)
        facts[f"numbers-{word}"] = numbers(edition.numbers(rarity))
        facts[f"sizes-{word}"] = listed(sizes)
        facts[f"reach-{word}"] = listed(aid.reach[rarity][: len(sizes)])
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


def listed(values: Sequence[int]) -> str:
    """Some numbers in a row."""
    return ", ".join([str(value) for value in values])


def numbers(values: Sequence[int]) -> str:
    """Numbers as a card shows them: the first and the last, or one by one if they do not follow each other."""
    in_a_run = len(values) >= RUN and list(values) == list(range(values[0], values[-1] + 1))
    return f"{values[0]}\u2013{values[-1]}" if in_a_run else listed(values)
