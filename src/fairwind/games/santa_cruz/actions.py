"""Every action of Santa Cruz, with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fairwind.games.santa_cruz.vocabulary import CONSTRUCTION, MOST_SEATS, WAYS
from fairwind.kernel.actions import Action


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
class Decline(Action):
    """Build nothing, though an occupied site could be shared: `pass`."""

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


@final
class Actions:
    """All actions of an edition, by what they do; `all` is their order in the catalogue."""

    def __init__(self, sets: Sequence[str], sites: Sequence[str], score_cards: Sequence[str]) -> None:
        self.take_set: Final[tuple[Action, ...]] = tuple(TakeSet(i, name) for i, name in enumerate(sets))
        self.build: Final[tuple[Action, ...]] = tuple(BuildOn(i, name) for i, name in enumerate(sites))
        self.decline: Final[Action] = Decline()
        self.build_or_not: Final[tuple[Action, ...]] = (*self.build, self.decline)
        self.play: Final[tuple[Action, ...]] = tuple(PlayCard(card) for card in range(len(CONSTRUCTION)))
        self.score: Final[tuple[Action, ...]] = tuple(PlayScoreCard(i, name) for i, name in enumerate(score_cards))
        self.play_any: Final[tuple[Action, ...]] = self.play + self.score
        self.twice: Final[tuple[Action, ...]] = tuple(NameTwice(way) for way in range(WAYS))
        self.take_pile: Final[tuple[Action, ...]] = tuple(TakePile(seat) for seat in range(MOST_SEATS))
        self.discard: Final[tuple[Action, ...]] = tuple(Discard(i, name) for i, name in enumerate(score_cards))
        self.all: Final[tuple[Action, ...]] = (
            self.take_set + self.build_or_not + self.play_any + self.twice + self.take_pile + self.discard
        )
