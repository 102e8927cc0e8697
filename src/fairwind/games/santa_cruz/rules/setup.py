"""Chapter 1: tiles, score cards, construction sets and markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from fairwind.games.santa_cruz.actions import TakeSet
from fairwind.games.santa_cruz.edition import SantaCruzEdition
from fairwind.games.santa_cruz.rules.building import TURN_UP
from fairwind.games.santa_cruz.rules.ending import CountBirds
from fairwind.games.santa_cruz.rules.second_round import PrepareSecondRound
from fairwind.games.santa_cruz.rules.turns import PlayRound
from fairwind.games.santa_cruz.state import ASIDE, BIRD, BIRD_POOL, BOX, BUILDING, CARD, SCORE, SantaCruz, hand, supply
from fairwind.games.santa_cruz.vocabulary import COAST, LAST_PLAYER, START
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Decision, Step
from fairwind.kernel.refusals import Refusal
from fairwind.kernel.spec import BadTable, named_seat
from fairwind.kernel.state import NONE, Frame

UNKNOWN_SET: Final = "unknown"  # told to those who may not see it


def new_game(edition: SantaCruzEdition, seats: int, variants: Mapping[str, str]) -> SantaCruz:
    """Everything in the box, and the whole game on the stack.

    Tiles wait in bags by shape: those that no site needs never leave them (SC-1.4, SC-1.5). The whole board is used,
    however many play (SC-1.20).
    """
    s = SantaCruz(edition, seats)
    s.last_player = LAST_PLAYER.index(variants["last-player"])
    lay_out(s)
    s.owe(
        *[TURN_UP[site] for site in edition.board.sites_of_kind[COAST]],  # the others stay face down (SC-1.3)
        *[DealScoreCard(seat) for seat in range(seats) for _ in range(edition.hand_size[seats])],  # SC-1.7
        *hand_out_sets(seats, variants["sets"], variants["first-chooser"]),  # score cards are seen before (SC-1.15)
        PlaceMarkers(),
        PlayRound(NONE, 1),
        PrepareSecondRound(),
        PlayRound(NONE, 2),
        CountBirds(),
    )
    return s


def lay_out(s: SantaCruz) -> None:
    """Birds, score cards and sets in the middle; each seat has its buildings (SC-1.1, SC-1.6, SC-1.8, SC-1.9)."""
    edition, at = s.edition, s.at
    for species, bird in enumerate(edition.birds):
        at[BIRD_POOL][BIRD + species] = bird.count
    at[ASIDE][SCORE:] = [1] * len(edition.score_cards)
    for one in edition.sets:
        for card, count in enumerate(one.cards):
            at[BOX][CARD + card] += count
    for seat in range(s.seats):
        at[supply(seat)][BUILDING:] = list(edition.supply)


def hand_out_sets(seats: int, sets: str, first_chooser: str) -> list[Frame]:
    """Sets are chosen from a first chooser on, drawn or named (SC-1.11), or dealt at random (SC-1.13)."""
    first = named_seat(first_chooser, seats)
    if sets == "chosen":
        return [DrawFirstChooser()] if first == NONE else [BeginChoosing(first)]
    if first != NONE:
        raise BadTable("Nobody chooses first when the sets are dealt; leave the first chooser at random.")
    return [DrawStartPlayer(), *[DealSet(seat) for seat in range(seats)]]


@final
class DealScoreCard(Chance[SantaCruz]):
    """A score card that only its owner sees (SC-1.7, SC-1.17)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return s.at[ASIDE]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.card - SCORE

    def seen_by(self, s: SantaCruz) -> int:
        return self.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.move(ASIDE, hand(self.seat), outcome)


@final
class DrawFirstChooser(Chance[SantaCruz]):
    """Any seat may be the first to choose a set (SC-1.11)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return [1] * s.seats

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.push(BeginChoosing(outcome))


@final
class BeginChoosing(Step[SantaCruz]):
    """Anticlockwise, each chooses a set (SC-1.10); the last to choose starts the round (SC-1.18)."""

    def run(self, s: SantaCruz) -> None:
        s.start = (self.seat + 1) % s.seats
        s.owe(*[ChooseSet((self.seat - i) % s.seats) for i in range(s.seats)])


@final
class ChooseSet(Decision[SantaCruz]):
    """Choose one of the sets that are left, openly (SC-1.10, SC-1.16)."""

    def candidates(self, s: SantaCruz, seat: int) -> Sequence[Action]:
        return s.edition.actions.take_set

    def refuse(self, s: SantaCruz, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, TakeSet)
        if action.place in s.held:
            return Refusal("SC-1.10", (("set", s.edition.sets[action.place].id),))
        return None

    def resolve(self, s: SantaCruz, seat: int, action: Action) -> None:
        assert isinstance(action, TakeSet)
        s.set_open[seat] = True
        take_set(s, seat, action.place)


@final
class DrawStartPlayer(Chance[SantaCruz]):
    """If the sets are dealt, the start player is drawn (SC-1.14)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return [1] * s.seats

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        s.start = outcome


@final
class DealSet(Chance[SantaCruz]):
    """A seat is dealt one of the sets that are left, which only its owner sees (SC-1.13, SC-1.16)."""

    def weights(self, s: SantaCruz) -> list[int]:
        return [0 if place in s.held else 1 for place in range(len(s.edition.sets))]

    def first(self, s: SantaCruz) -> int:
        return s.edition.first_outcome.set

    def seen_by(self, s: SantaCruz) -> int:
        return self.seat

    def resolve(self, s: SantaCruz, outcome: int) -> None:
        take_set(s, self.seat, outcome)
        facts: dict[str, int | str] = {"seat": self.seat, "set": UNKNOWN_SET}
        s.tell("dealt-set", facts, {"set": s.edition.sets[outcome].id}, (self.seat,))


def take_set(s: SantaCruz, seat: int, place: int) -> None:
    """The seven cards go into the hand; what nobody takes stays in the box (SC-1.9, SC-1.12)."""
    s.held[seat] = place
    one = s.edition.sets[place]
    for card in range(len(one.cards)):
        s.move(BOX, hand(seat), CARD + card, one.cards[card])


@final
class PlaceMarkers(Step[SantaCruz]):
    """The start player begins on 0, each later one a space ahead (SC-1.19)."""

    def run(self, s: SantaCruz) -> None:
        s.track = s.clockwise_from(s.start)
        for place, seat in enumerate(s.clockwise_from(s.start)):
            s.gain(seat, s.edition.start_points[place], START)
