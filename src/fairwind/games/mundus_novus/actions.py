"""Every action of Mundus Novus, with its notation."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.mundus_novus.vocabulary import EVENTS, KINDS, MOST_RELICS, MOST_SEATS, RELIC, SMALLEST_SAME
from fairwind.kernel.actions import Action

# Notations of earlier releases, and what they are now.
ONCE: Final = {
    "no-event": "pass event",
    "split-done": "pass split",
    "end-turn": "pass set",
    "store-no-more": "pass store",
}


@final
class Announce(Action):
    """Name how many cards everybody offers."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"announce {number}")
        self.number: Final = number


class OfResource(Action):
    """An action on one card; cards of one resource are alike, so it is named by its resource (MN-4.16)."""

    FIELDS = ("resource",)

    def __init__(self, verb: str, kind: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.kind: Final = kind


class NamesSeat(Action):
    """An action that names a seat."""

    FIELDS = ("seat",)

    def __init__(self, verb: str, seat: int) -> None:
        super().__init__(f"{verb} {seat}")
        self.seat: Final = seat


class OfCard(Action):
    """An action on one development card."""

    FIELDS = ("card",)

    def __init__(self, verb: str, card: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.card: Final = card


@final
class Pick(OfResource):
    """Take an open card for a fleet."""


@final
class Lose(OfResource):
    """Give a card to the pirates."""


@final
class Offer(OfResource):
    """Lay a card face down for trade."""


@final
class OfferNothing(Action):
    """Lay nothing: Las Casas."""


@final
class Swap(OfResource):
    """Lay the card just taken in the market and take this one."""


@final
class Keep(Action):
    """Keep the card just taken."""


@final
class Give(OfResource):
    """Give a card in secret at the end of the trade."""


@final
class Lay(OfResource):
    """Lay a card for the set that is being made."""


@final
class Store(OfResource):
    """Put a card into a warehouse."""


@final
class Master(NamesSeat):
    """Name one of the tied as Trade Master."""


@final
class First(NamesSeat):
    """Name who begins the progression."""


@final
class Take(Action):
    """Take an open card of another seat."""

    FIELDS = ("seat", "resource")

    def __init__(self, seat: int, kind: int, name: str) -> None:
        super().__init__(f"take {seat} {name}")
        self.seat: Final = seat
        self.kind: Final = kind


@final
class Same(Action):
    """Begin a set of one resource."""

    FIELDS = ("resource", "size")

    def __init__(self, kind: int, name: str, size: int) -> None:
        super().__init__(f"same {name} {size}")
        self.kind: Final = kind
        self.size: Final = size


@final
class Different(Action):
    """Begin a set of different resources."""


@final
class Relics(Action):
    """Sell relics."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"relics {number}")
        self.number: Final = number


@final
class Change(Action):
    """Lay a card that a merchant changes into another resource."""

    FIELDS = ("resource", "into")

    def __init__(self, kind: int, into: int, name: str, into_name: str) -> None:
        super().__init__(f"change {name} {into_name}")
        self.kind: Final = kind
        self.into: Final = into


@final
class Collect(Action):
    """The set of different resources is complete."""


@final
class Perfect(Action):
    """Show the perfect combination."""


@final
class Win(OfCard):
    """Take a development of the row."""


@final
class Pile(Action):
    """Take the top card of the development pile: Almagro."""


@final
class Split(OfCard):
    """Put a caravel into the second fleet: Ponce de Leon."""


@final
class TriggerEvent(Action):
    """Pay for an event: Coronado."""

    FIELDS = ("event",)

    def __init__(self, event: int, name: str) -> None:
        super().__init__(f"event {name}")
        self.event: Final = event


@final
class Decline(Action):
    """Do without: an event, a second fleet or more ships in it, a set, a card in a warehouse."""

    FIELDS = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__(f"pass {what}")


class Actions:
    """All actions of an edition, by kind; `all` is their order in the catalogue."""

    def __init__(self, resources: tuple[str, ...], cards: tuple[str, ...], offers: tuple[int, ...],
                 largest: tuple[int, ...], caravels: tuple[int, ...]) -> None:  # fmt: skip
        kinds = range(KINDS)
        self.event: Final = [TriggerEvent(e, EVENTS[e]) for e in range(1, len(EVENTS))]
        self.no_event: Final = Decline("event")
        self.split: Final = [Split("split", c, cards[c]) for c in caravels]
        self.no_split: Final = Decline("split")
        self.pick: Final = [Pick("pick", k, resources[k]) for k in kinds]
        self.lose: Final = [Lose("lose", k, resources[k]) for k in kinds]
        self.announce: Final = [Announce(n) for n in offers]
        self.offer: Final = [Offer("offer", k, resources[k]) for k in kinds]
        self.offer_nothing: Final = OfferNothing("offer-nothing")
        self.master: Final = [Master("master", seat) for seat in range(MOST_SEATS)]
        self.take: Final = [Take(seat, k, resources[k]) for seat in range(MOST_SEATS) for k in kinds]
        self.keep: Final = Keep("keep")
        self.swap: Final = [Swap("swap", k, resources[k]) for k in kinds]
        self.give: Final = [Give("give", k, resources[k]) for k in kinds]
        self.first: Final = [First("first", seat) for seat in range(MOST_SEATS)]
        self.same: Final = [
            Same(k, resources[k], size) for k in range(RELIC) for size in range(SMALLEST_SAME, largest[k] + 1)
        ]
        self.different: Final = Different("different")
        self.relics: Final = [Relics(n) for n in range(1, MOST_RELICS + 1)]
        self.no_set: Final = Decline("set")
        self.lay: Final = [Lay("lay", k, resources[k]) for k in kinds]
        # Nothing is changed into a relic (MN-5.17), nor into itself.
        self.change: Final = [
            Change(k, into, resources[k], resources[into]) for into in range(RELIC) for k in kinds if k != into
        ]
        self.collect: Final = Collect("collect")
        self.perfect: Final = Perfect("perfect")
        self.win: Final = [Win("win", c, cards[c]) for c in range(len(cards))]
        self.pile: Final = Pile("pile")
        self.store: Final = [Store("store", k, resources[k]) for k in kinds]
        self.no_store: Final = Decline("store")

    def all(self) -> list[Action]:
        """The catalogue's order: the order of a round."""
        every: list[Action] = [*self.event, self.no_event, *self.split, self.no_split, *self.pick, *self.lose]
        every += [*self.announce, *self.offer, self.offer_nothing, *self.master]
        every += [*self.take, self.keep, *self.swap, *self.give, *self.first]
        every += [*self.same, self.different, *self.relics, self.no_set]
        every += [*self.lay, *self.change, self.collect, self.perfect]
        every += [*self.win, self.pile, *self.store, self.no_store]
        return every
