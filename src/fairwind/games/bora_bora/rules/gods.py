"""Chapter 13: paying for a god, and where god cards come from."""

from __future__ import annotations

from typing import Final, final

from fairwind.games.bora_bora.actions import CARD, PAIR, PILE_TOP, TILE, WAYS_TO_PAY, Play
from fairwind.games.bora_bora.knowledge import drawn_in_secret, gained_openly, lost_openly, remade_pile
from fairwind.games.bora_bora.state import DISCARD, N_GODS, OPEN, PILE, BoraBora, hand
from fairwind.games.bora_bora.vocabulary import MOST_SEATS
from fairwind.kernel.actions import Action
from fairwind.kernel.frames import Chance, Step
from fairwind.kernel.refusals import Refusal

N_WAYS: Final = len(WAYS_TO_PAY)

# What a god is for, and when: blue, white, red, green, yellow.
NOT_NOW: Final[tuple[Refusal, ...]] = (
    Refusal("BB-13.7"),
    Refusal("BB-13.8"),
    Refusal("BB-13.11"),
    Refusal("BB-13.12"),
    Refusal("BB-13.16", (("now", 0),)),
)
NO_OFFERING: Final = Refusal("BB-13.1")
NO_CARD: Final = Refusal("BB-13.2")
NO_PAIR: Final = Refusal("BB-13.3")
OWN_COLOUR: Final = Refusal("BB-13.4")
NO_TILE: Final = Refusal("BB-13.5")
NO_SUCH_CARD: Final = Refusal("BB-5.6")
GOD_WASTED: Final = Refusal("BB-13.9")


# -- playing a god


def refuse_payment(s: BoraBora, seat: int, god: int, means: int) -> Refusal | None:
    """Why a seat cannot pay so: a card (BB-13.2) or two equal ones of another god (BB-13.3, BB-13.4) with an offering
    (BB-13.1), or a god tile (BB-13.5).
    """
    if means == TILE:
        return None if s.god_tiles[seat] else NO_TILE
    cards = s.at[hand(seat)]
    if means == CARD:
        if not cards[god]:
            return NO_CARD
    elif means - PAIR == god:
        return OWN_COLOUR
    elif cards[means - PAIR] < 2:
        return NO_PAIR
    return None if s.offerings[seat] else NO_OFFERING


def can_pay(s: BoraBora, seat: int, god: int, means: int) -> bool:
    """Whether a seat can pay so."""
    if means == TILE:
        return s.god_tiles[seat] > 0
    if not s.offerings[seat]:
        return False
    if means == CARD:
        return s.at[hand(seat)][god] > 0
    return means - PAIR != god and s.at[hand(seat)][means - PAIR] >= 2


def ways_to_pay(s: BoraBora, seat: int, god: int) -> list[int]:
    """Every way in which a seat can pay for a god."""
    ways: list[int] = []
    offerings = s.offerings[seat]
    cards = s.at[hand(seat)]
    if offerings and cards[god]:
        ways.append(CARD)
    if s.god_tiles[seat]:
        ways.append(TILE)
    if offerings:
        for colour in range(N_GODS):
            if cards[colour] >= 2 and colour != god:
                ways.append(PAIR + colour)
    return ways


def spent(god: int, means: int, colour: int) -> int:
    """How many cards of a colour it takes to pay so."""
    if means == CARD:
        return 1 if colour == god else 0
    return 2 if means - PAIR == colour else 0


def can_pay_both(s: BoraBora, seat: int, god: int, means: int, other: int) -> bool:
    """Whether another god could still be paid for after this payment: each card or pair has its own offering."""
    if not can_pay(s, seat, god, means):
        return False
    if s.god_tiles[seat] > (1 if means == TILE else 0):
        return True
    if s.offerings[seat] <= (0 if means == TILE else 1):
        return False
    cards = s.at[hand(seat)]
    for colour in range(N_GODS):
        left = cards[colour] - spent(god, means, colour)
        if left >= 2 or (left == 1 and colour == other):
            return True
    return False


def pay(s: BoraBora, seat: int, action: Action) -> int:
    """Give cards and offering, or the tile, which leaves the game (BB-13.2, BB-13.5); which god was played."""
    assert isinstance(action, Play)
    if action.means == TILE:
        s.god_tiles[seat] -= 1
    else:
        s.offerings[seat] -= 1
        if action.means == CARD:
            discard(s, seat, action.god, 1)
        else:
            discard(s, seat, action.means - PAIR, 2)
    return action.god


def discard(s: BoraBora, seat: int, colour: int, count: int) -> None:
    """Lay god cards on the open discard."""
    s.move(hand(seat), DISCARD, colour, count)
    lost_openly(s, seat, colour, count)


# -- gaining a card


def remake_pile(s: BoraBora) -> None:
    """Once a card is needed and the pile is empty, the discards become the pile (BB-13.19)."""
    if s.total(PILE) or not s.total(DISCARD):
        return
    s.move_all(DISCARD, PILE)
    remade_pile(s)
    s.tell("reshuffled", {})


def pile_has_card(s: BoraBora) -> bool:
    """Whether the pile has a card, or can be made anew (BB-13.19, BB-13.20)."""
    return s.total(PILE) > 0 or s.total(DISCARD) > 0


def any_card(s: BoraBora) -> bool:
    """Whether there is a card to gain at all (BB-13.20)."""
    return pile_has_card(s) or s.total(OPEN) > 0


def refuse_card(s: BoraBora, choice: int) -> Refusal | None:
    """Why this card cannot be taken: it does not lie open, or the pile has none (BB-5.6, BB-13.20)."""
    there = pile_has_card(s) if choice == PILE_TOP else s.at[OPEN][choice] > 0
    return None if there else NO_SUCH_CARD


def add_cards(s: BoraBora, out: list[Action]) -> None:
    """The cards that can be taken: each open colour, and the top of the pile."""
    cards = s.edition.actions.card
    row = s.at[OPEN]
    for colour in range(N_GODS):
        if row[colour]:
            out.append(cards[colour])
    if pile_has_card(s):
        out.append(cards[PILE_TOP])


def take_card(s: BoraBora, seat: int, choice: int) -> None:
    """An open card, replaced at once, or the top of the pile: the same wherever a card is gained (BB-13.18)."""
    if choice == PILE_TOP:
        remake_pile(s)
        s.push(DRAW_CARD[seat])
    else:
        s.move(OPEN, hand(seat), choice)
        gained_openly(s, seat, choice)
        s.push(REFILL_OPEN)


def fill_gaps(s: BoraBora) -> None:
    """Open places that stood empty are filled as soon as there is a card again (BB-13.20)."""
    if s.total(OPEN) < s.edition.open_cards:
        s.push(REFILL_OPEN)


@final
class RefillOpen(Step[BoraBora]):
    """Turn up cards until enough lie open, while there are any (BB-1.9, BB-5.6, BB-13.20)."""

    def run(self, s: BoraBora) -> None:
        if s.total(OPEN) < s.edition.open_cards:
            remake_pile(s)
            if s.total(PILE):
                s.push(TURN_OPEN)


@final
class TurnOpen(Chance[BoraBora]):
    """The top card of the pile joins the open ones."""

    def weights(self, s: BoraBora) -> list[int]:
        return s.at[PILE]

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.card

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.move(PILE, OPEN, outcome)
        s.pile_most[outcome] -= 1
        if s.total(OPEN) < s.edition.open_cards:
            s.push(REFILL_OPEN)


@final
class DrawCard(Chance[BoraBora]):
    """The top card of the pile goes into a hand; nobody else sees it (BB-15.1)."""

    def weights(self, s: BoraBora) -> list[int]:
        return s.at[PILE]

    def first(self, s: BoraBora) -> int:
        return s.edition.first_outcome.card

    def seen_by(self, s: BoraBora) -> int:
        return self.seat

    def resolve(self, s: BoraBora, outcome: int) -> None:
        s.move(PILE, hand(self.seat), outcome)
        drawn_in_secret(s, self.seat, outcome)


# -- frames that never change, made once

REFILL_OPEN: Final = RefillOpen()
TURN_OPEN: Final = TurnOpen()
DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
