"""Positions of Mundus Novus whose ways to go on are counted: each shows rules at work that are easy to get wrong."""

from __future__ import annotations

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.vocabulary import EVENTS
from fairwind.kernel.play import settle
from fairwind.testing import Scene
from tests.games.mundus_novus.tables import (
    NINE,
    deal,
    empty_the_deck,
    give_money,
    leave_in_pile,
    market,
    new_round,
    offers,
    own,
    row,
    store,
    supply,
    table,
    take_and_keep,
    takes,
    trade,
    turn,
)


def start() -> Scene:
    """Nothing is drawn yet: market, row, Trade Master and deal are all to come."""
    scene = Scene(SPEC, 2)
    scene.s = SPEC.begin(SPEC.edition(), 2)
    settle(scene.s)
    return scene


def reshuffle() -> Scene:
    """Two cards are left in the pile, then the discards become the new one; Coronado may pay before."""
    scene = table(2)
    own(scene, 0, "D43")
    give_money(scene, 5, 5)
    leave_in_pile(scene, "corn", "relic")
    new_round(scene)
    return scene


def fleets() -> Scene:
    """Ponce's owner parts three caravels; two fleets or three choose among five open cards."""
    scene = table(2)
    own(scene, 0, "D40", "D01", "D07", "D10")
    own(scene, 1, "D39", "D05", "D08")
    supply(scene, "corn", "corn", "relic", "vanilla", "cocoa")
    return scene


def pirates() -> Scene:
    """Both seats owe a card, one of them two, in secret; stored cards are back in hand."""
    scene = table(2)
    own(scene, 0, "D40", "D01", "D07", "D10", "D05", "D22")
    own(scene, 1, "D02", "D08")
    store(scene, 0, "vanilla")
    scene.s.event = EVENTS.index("pirates")
    supply(scene, *["corn"] * 6)
    scene.do(0, "split D01", "split D10", "pass split")
    while scene.asks() == "ChooseFromQuay":
        scene.do(scene.actors()[0], "pick corn")
    assert scene.asks() == "LoseToPirates"
    return scene


def offer() -> Scene:
    """The number is to be named, and everybody offers; Las Casas' owner may hold back."""
    scene = table(2)
    own(scene, 1, "D38")
    deal(scene, 0, "corn", "corn", "corn", "vanilla", "relic")
    deal(scene, 1, "cocoa", "cocoa", "sugar", "sugar", "sugar")
    trade(scene)
    return scene


def pair_rule() -> Scene:
    """Two takes were between seats 0 and 1; Orellana's owner swaps in the market."""
    scene = table(3)
    own(scene, 0, "D42")
    market(scene, "corn", "corn", "relic")
    deal(scene, 0, "sugar")
    offers(scene, "vanilla vanilla relic", "corn corn corn", "cocoa corn coffee")
    takes(scene)
    take_and_keep(scene, "0 1 corn", "1 0 relic")
    return scene


def tie() -> Scene:
    """The old Trade Master names one of the tied; four seats with a card each."""
    scene = table(4, master=3)
    market(scene, "cocoa", "cocoa", "cocoa")
    offers(scene, "vanilla", "vanilla", "vanilla", "cocoa")
    takes(scene)
    return scene


def gift() -> Scene:
    """The last takes of a trade, after which the Trade Master gives a card away, or not."""
    scene = table(3)
    market(scene, "cocoa", "cocoa", "cocoa")
    deal(scene, 0, "sugar")
    offers(scene, "relic", "corn", "cocoa coffee")
    takes(scene)
    return scene


def progress() -> Scene:
    """Merchants of two classes, two relics, and a set of each kind to be made of eight cards."""
    scene = table(3)
    own(scene, 0, "D13", "D16", "D36")
    deal(scene, 0, "corn", "corn", "tobacco", "coffee", "vanilla", "relic", "relic", "sugar")
    turn(scene, 0)
    return scene


def kings_help() -> Scene:
    """Several sets of one resource in a turn; relics may not stand alone."""
    scene = table(3, variants={"relic-sets": "forbidden"})
    own(scene, 0, "D19")
    deal(scene, 0, *["corn"] * 3, *["relic"] * 3, "vanilla")
    turn(scene, 0, "kings-help")
    return scene


def almagro() -> Scene:
    """A win within the first three or from the pile: every card of the pile may come."""
    scene = table(3)
    own(scene, 0, "D36")
    deal(scene, 0, "coffee", "coffee", "coffee")
    turn(scene, 0)
    scene.do(0, "same coffee 3", "lay coffee", "lay coffee", "lay coffee")
    return scene


def storm() -> Scene:
    """In a storm only card 1, or the pile."""
    scene = table(3)
    own(scene, 0, "D36")
    deal(scene, 0, "vanilla", "vanilla", "relic")
    turn(scene, 0, "storm")
    return scene


def storing() -> Scene:
    """Three slots and five cards; the next seat stores too."""
    scene = table(2)
    own(scene, 0, "D22", "D26")
    own(scene, 1, "D27")
    deal(scene, 0, "corn", "corn", "relic", "vanilla", "sugar")
    deal(scene, 1, "cocoa", "relic")
    turn(scene, 0)
    scene.do(0, "pass set")
    return scene


def perfect() -> Scene:
    """Ten cards, one of which a merchant must change; the game ends with this round."""
    scene = table(2)
    own(scene, 1, "D19")
    deal(scene, 1, *NINE[:8], "corn", "relic")
    turn(scene, 1)
    scene.do(1, "different")
    for name in NINE[:6]:
        scene.do(1, f"lay {name}")
    return scene


def last_round() -> Scene:
    """The row is short and the pile empty: the last sets win what is there, then the game is over."""
    scene = table(2)
    row(scene, "D01", "D30", "D26")
    empty_the_deck(scene, 1)
    give_money(scene, 40, 0)
    deal(scene, 0, "vanilla", "vanilla", "vanilla", "relic")
    turn(scene, 0)
    return scene


def positions() -> list[tuple[object, ...]]:
    """Names, scenes, and the variants where they are not the usual ones."""
    plain = [
        start, reshuffle, fleets, pirates, offer, pair_rule, tie, gift, progress, almagro, storm, storing, perfect,
        last_round,
    ]  # fmt: skip
    found: list[tuple[object, ...]] = [(make.__name__.replace("_", " "), make()) for make in plain]
    return [*found, ("king's help", kings_help(), {"relic-sets": "forbidden"})]
