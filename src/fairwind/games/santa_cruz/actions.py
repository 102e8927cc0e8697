"""Every action of Santa Cruz and every outcome of chance, with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.kernel.actions import Action, Catalogue

CONSTRUCTION: Final[tuple[str, ...]] = ("ship", "road", "river", "double")
WAYS: Final = 3  # the first three can be done twice with a double action
SEATS: Final = 4


@final
class TakeSet(Action):
    """Choose a set of construction cards: `take A`."""

    FIELDS = ("set",)

    def __init__(self, place: int, name: str) -> None:
        super().__init__(f"take {name}")
        self.place: Final = place


@final
class BuildOn(Action):
    """Build on a site: `build C01`."""

    FIELDS = ("site",)

    def __init__(self, site: int, name: str) -> None:
        super().__init__(f"build {name}")
        self.site: Final = site


@final
class BuildNothing(Action):
    """Leave an occupied site to its owner: `pass`."""

    def __init__(self) -> None:
        super().__init__("pass")


@final
class PlayCard(Action):
    """Play a construction card: `play ship`."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CONSTRUCTION[card]}")
        self.card: Final = card


@final
class PlayScoreCard(Action):
    """Play a score card: `score sheep`."""

    FIELDS = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"score {name}")
        self.card: Final = card


@final
class NameTwice(Action):
    """Name the kind of a double action: `twice road`."""

    FIELDS = ("way",)

    def __init__(self, way: int) -> None:
        super().__init__(f"twice {CONSTRUCTION[way]}")
        self.way: Final = way


@final
class TakePile(Action):
    """Take what a seat played in the first round: `pile 2`."""

    FIELDS = ("seat",)

    def __init__(self, owner: int) -> None:
        super().__init__(f"pile {owner}")
        self.owner: Final = owner


@final
class Discard(Action):
    """Remove a score card unseen: `discard sheep`."""

    FIELDS = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"discard {name}")
        self.card: Final = card


class TileDrawn(Action):
    """Chance: a tile, `tile K01`."""

    FIELDS = ("tile",)


class BirdDrawn(Action):
    """Chance: a bird token, `bird tern`."""

    FIELDS = ("bird",)


class CardDrawn(Action):
    """Chance: a score card, `card sheep`."""

    FIELDS = ("card",)


class SetDrawn(Action):
    """Chance: a set of construction cards, `set A`."""

    FIELDS = ("set",)


class SeatDrawn(Action):
    """Chance: a seat, `seat 1`."""

    FIELDS = ("seat",)


@final
class Deeds:
    """The actions of an edition, by what they do; the catalogue holds them in this order."""

    def __init__(self, sets: Sequence[str], sites: Sequence[str], score_cards: Sequence[str]) -> None:
        self.take_set: Final[tuple[Action, ...]] = tuple(TakeSet(i, name) for i, name in enumerate(sets))
        self.build: Final[tuple[Action, ...]] = tuple(BuildOn(i, name) for i, name in enumerate(sites))
        self.build_nothing: Final[Action] = BuildNothing()
        self.build_or_not: Final[tuple[Action, ...]] = (*self.build, self.build_nothing)
        self.play: Final[tuple[Action, ...]] = tuple(PlayCard(card) for card in range(len(CONSTRUCTION)))
        self.score: Final[tuple[Action, ...]] = tuple(PlayScoreCard(i, name) for i, name in enumerate(score_cards))
        self.play_any: Final[tuple[Action, ...]] = self.play + self.score
        self.twice: Final[tuple[Action, ...]] = tuple(NameTwice(way) for way in range(WAYS))
        self.take_pile: Final[tuple[Action, ...]] = tuple(TakePile(seat) for seat in range(SEATS))
        self.discard: Final[tuple[Action, ...]] = tuple(Discard(i, name) for i, name in enumerate(score_cards))

    def catalogue(self) -> Catalogue:
        """Every action in its place."""
        return Catalogue(self.take_set + self.build_or_not + self.play_any + self.twice + self.take_pile + self.discard)


def outcomes(tiles: Sequence[str], birds: Sequence[str], score_cards: Sequence[str], sets: Sequence[str]) -> Catalogue:
    """Every outcome of chance: tiles, birds, score cards, sets, seats."""
    drawn: list[Action] = [TileDrawn(f"tile {name}") for name in tiles]
    drawn += [BirdDrawn(f"bird {name}") for name in birds]
    drawn += [CardDrawn(f"card {name}") for name in score_cards]
    drawn += [SetDrawn(f"set {name}") for name in sets]
    drawn += [SeatDrawn(f"seat {seat}") for seat in range(SEATS)]
    return Catalogue(drawn)
