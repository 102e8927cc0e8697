"""Tables for the tests of Mundus Novus: positions laid out by hand, with no card lost on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hypothesis import settings

from fairwind.games.mundus_novus import SPEC
from fairwind.games.mundus_novus.rules.developments import gain_development
from fairwind.games.mundus_novus.rules.progression import BEGIN_TURN, NAME_FIRST, STORE_CARDS, BeginProgression
from fairwind.games.mundus_novus.rules.rounds import BeginRound, EndRound
from fairwind.games.mundus_novus.rules.supply import BeginSupply
from fairwind.games.mundus_novus.rules.trade import FIND_MASTER, BeginTrade
from fairwind.games.mundus_novus.state import DISCARD, MARKET, PILE, MundusNovus, hand, opened, stored
from fairwind.games.mundus_novus.view import named
from fairwind.games.mundus_novus.vocabulary import EVENTS, INCOME
from fairwind.kernel.spec import Edition
from fairwind.kernel.state import Frame
from fairwind.testing import Scene

ROW: Final = ("D30", "D26", "D22", "D19", "D16")  # no event icon, no caravel, no character
DEALT: Final = ("cocoa", "corn", "tobacco", "coffee", "cotton")  # what `supply` deals to everybody
NINE: Final = ("cocoa", "corn", "tobacco", "coffee", "cotton", "sugar", "potato", "indigo", "vanilla")


def table(
    seats: int = 3, *, master: int = 0, variants: Mapping[str, str] | None = None, edition: Edition | None = None
) -> Scene:
    """A table in round 2: a market, a row without events, empty hands, and nothing owed yet."""
    scene = Scene(SPEC, seats, {"first-master": "seat-1", **(variants or {})}, edition)
    s: MundusNovus = scene.s
    for place in range(len(s.at)):
        if place != MARKET:
            s.move_all(place, PILE)
    s.pending.clear()
    s.round = 2
    s.master = master
    row(scene, *ROW)
    market(scene, "cocoa", "coffee", "potato")
    forget_what_was_told(scene)
    return scene


def forget_what_was_told(scene: Scene) -> None:
    """Events and moves of the preparation are not the test's."""
    scene.ear.events.clear()
    scene.ear.moves.clear()


def examples(count: int) -> settings:
    """How many examples a property is tried with; always the same ones, so that a failure comes again."""
    return settings(max_examples=count, deadline=None, derandomize=True, database=None)


# -- cards


def kind(scene: Scene, name: str) -> int:
    """The number of a resource."""
    found: int = scene.edition.names.index(name)
    return found


def bring(scene: Scene, place: int, names: Sequence[str]) -> None:
    """Carry resource cards from the pile to a place."""
    for name in names:
        assert scene.s.at[PILE][kind(scene, name)] > 0, f"no {name} left in the pile"
        scene.s.move(PILE, place, kind(scene, name))


def deal(scene: Scene, seat: int, *names: str) -> None:
    """Into a hand, unseen by the others."""
    bring(scene, hand(seat), names)


def offers(scene: Scene, *hands: str) -> None:
    """The open offers of all seats, one text a seat: `offers(scene, "corn corn", "relic", "")`."""
    for seat, names in enumerate(hands):
        bring(scene, opened(seat), names.split())


def store(scene: Scene, seat: int, *names: str) -> None:
    """Into the warehouses."""
    bring(scene, stored(seat), names)


def market(scene: Scene, *names: str) -> None:
    """The market holds just these."""
    scene.s.move_all(MARKET, PILE)
    bring(scene, MARKET, names)


def leave_in_pile(scene: Scene, *names: str) -> None:
    """The pile holds just these; everything else lies on the discards."""
    scene.s.move_all(PILE, DISCARD)
    for name in names:
        scene.s.move(DISCARD, PILE, kind(scene, name))


def lies(scene: Scene, place: int) -> dict[str, int]:
    """The resource cards in a place, by name."""
    return named(scene.s, place)


def holds(scene: Scene, seat: int) -> dict[str, int]:
    """A hand, by name."""
    return lies(scene, hand(seat))


# -- developments and money


def card(scene: Scene, name: str) -> int:
    """The number of a development."""
    found: int = scene.edition.ids.index(name)
    return found


def row(scene: Scene, *names: str) -> None:
    """The row holds just these, card 1 first; the others go back into the pile."""
    s: MundusNovus = scene.s
    for number in s.row:
        s.deck[number] = 1
    s.row[:] = [card(scene, name) for name in names]
    for number in s.row:
        assert s.deck[number], "somebody owns that card, or it is not for so few players"
        s.deck[number] = 0


def in_row(scene: Scene) -> list[str]:
    """The row by name, card 1 first."""
    return [scene.edition.ids[number] for number in scene.s.row]


def own(scene: Scene, seat: int, *names: str) -> None:
    """Developments of the pile or the row belong to a seat; a gap in the row is filled with a card without icon."""
    s: MundusNovus = scene.s
    for name in names:
        number = card(scene, name)
        if number in s.row:
            s.row.remove(number)
        assert s.deck[number] or len(s.row) < 5, "somebody owns that card, or it is not for so few players"
        s.deck[number] = 0
        gain_development(s, seat, number)
        if len(s.row) < 5:
            plain = next(c for c in range(len(s.deck)) if s.deck[c] and not s.edition.cards[c].event)
            s.deck[plain] = 0
            s.row.append(plain)
    forget_what_was_told(scene)


def empty_the_deck(scene: Scene, seat: int) -> None:
    """The whole development pile belongs to a seat; the row stays."""
    s: MundusNovus = scene.s
    for number in range(len(s.deck)):
        if s.deck[number]:
            s.deck[number] = 0
            gain_development(s, seat, number)
    forget_what_was_told(scene)


def owns(scene: Scene, seat: int) -> list[str]:
    """A seat's developments, by name."""
    return [scene.edition.ids[number] for number in scene.s.owned[seat]]


def give_money(scene: Scene, *doubloons: int) -> None:
    """What each seat has, as if it were income."""
    for seat, count in enumerate(doubloons):
        scene.s.earn(seat, count - scene.s.coins[seat], INCOME)
    forget_what_was_told(scene)


# -- where the round stands


def owe(scene: Scene, *frames: Frame) -> None:
    """What is left of the round; the check for the end, and the next round, follow."""
    scene.s.pending.clear()
    scene.s.owe(*frames, EndRound())
    assert SPEC.broken(scene.s) == [], "the table was not laid out soundly"
    scene.go_on()


def new_round(scene: Scene) -> None:
    """A round begins."""
    scene.s.pending.clear()
    scene.s.owe(BeginRound())
    scene.go_on()


def supply(scene: Scene, *quay: str) -> None:
    """The supply begins; everybody is dealt DEALT, and these open cards lie at the quay."""
    rig(scene, *[name for name in DEALT for _ in range(scene.s.seats)], *quay)
    owe(scene, BeginSupply(), BeginTrade(), BeginProgression())


def rig(scene: Scene, *names: str) -> None:
    """These resource cards are drawn next, in order."""
    scene.driver.waiting.extend(f"draw {name}" for name in names)


def trade(scene: Scene) -> None:
    """The Trade Master in office is about to name a number."""
    owe(scene, BeginTrade(), BeginProgression())


def takes(scene: Scene) -> None:
    """All offers are open; the Trade Master is found."""
    owe(scene, FIND_MASTER, BeginProgression())


def progression(scene: Scene) -> None:
    """The Trade Master is about to name the first player."""
    owe(scene, BeginProgression())


def turn(scene: Scene, seat: int, event: str = "none", *, wait: bool = False) -> None:
    """The turns of progression begin with this seat, and go on clockwise; then all store, and the round ends.

    If the table shall wait once all have stored, somebody is asked something else.
    """
    scene.s.event = EVENTS.index(event)
    turns = [BEGIN_TURN[player] for player in scene.s.clockwise_from(seat)]
    owe(scene, *turns, STORE_CARDS, *([NAME_FIRST[0]] if wait else []))


# -- things to do


def take_and_keep(scene: Scene, *takes: str) -> None:
    """`take_and_keep(scene, "0 1 corn")`: seat 0 takes a corn from seat 1 and keeps it; and so on."""
    for text in takes:
        seat, what = text.split(" ", 1)
        scene.do(int(seat), f"take {what}", "keep")


def lay(scene: Scene, seat: int, *names: str) -> None:
    """Lay these cards, one after the other."""
    for name in names:
        scene.do(seat, f"lay {name}")


def sell_different(scene: Scene, seat: int, *names: str) -> None:
    """A whole set of different resources."""
    scene.do(seat, "different")
    lay(scene, seat, *names)
    scene.do(seat, "collect")


def to_storing(scene: Scene) -> None:
    """Nobody makes a set of what is left: the turns are over, and whoever has room in a warehouse is asked."""
    while scene.asks() == "Progress":
        scene.do(scene.actors()[0], "pass set")


def end_turns(scene: Scene) -> None:
    """Nobody makes anything of what is left: play on until the round is over."""
    now = scene.s.round
    while scene.asks() in {"Progress", "StoreCards"} and scene.s.round == now:
        scene.do(scene.actors()[0], "pass set" if scene.asks() == "Progress" else "pass store")


def sees(scene: Scene, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees."""
    return SPEC.view(scene.s, seat)
