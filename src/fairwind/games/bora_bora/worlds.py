"""Imagined worlds: what a seat cannot know of the god cards, dealt anew."""

from __future__ import annotations

from typing import Any, Final, cast

from fairwind.games.bora_bora.rules.dice import PlaceDie
from fairwind.games.bora_bora.rules.tasks import DoTask, LastTasks
from fairwind.games.bora_bora.state import DISCARD, N_GODS, OPEN, PILE, BoraBora, hand
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Driver
from fairwind.kernel.frames import Decision

LARGEST_TOTAL: Final = 1 << 30  # of weights, for the driver


def sample_world(s: BoraBora, seat: int, driver: Driver) -> BoraBora:
    """Deal the others' hidden cards and the pile anew, from what this seat cannot see (BB-15.1).

    Public are the number of cards in each hand, those of them that all know, the discard, the open cards, and what the
    pile was made of; the seat also knows its own cards and which of them it drew from this pile.
    """
    world = s.clone()
    others = [other for other in range(s.seats) if other != seat]
    unseen = unseen_cards(s, seat)
    limit = [s.pile_most[colour] - s.drawn[seat * N_GODS + colour] for colour in range(N_GODS)]
    for other in others:
        world.at[hand(other)] = s.known[other * N_GODS : (other + 1) * N_GODS]
    world.at[PILE] = [0] * N_GODS
    bound = bound_seat(s)
    if bound in others:
        deal_bound_hand(world, bound, unknown(s, bound), unseen, limit, s.total(PILE), driver)
        others.remove(bound)
    fill_pile(world, unseen, limit, s.total(PILE), driver)
    for other in others:
        for _ in range(unknown(s, other)):
            carry(unseen, world.at[hand(other)], driver)
    share_drawn(s, world, seat, limit, driver)
    return world


def unknown(s: BoraBora, seat: int) -> int:
    """How many cards of a hand not everybody knows."""
    return s.total(hand(seat)) - sum(s.known[seat * N_GODS : (seat + 1) * N_GODS])


def unseen_cards(s: BoraBora, seat: int) -> list[int]:
    """The cards whose place the seat does not know, by colour: in the pile or in another hand."""
    bag = list(s.edition.card_copies)
    for colour in range(N_GODS):
        for place in (OPEN, DISCARD, hand(seat)):
            bag[colour] -= s.at[place][colour]
        for other in range(s.seats):
            if other != seat:
                bag[colour] -= s.known[other * N_GODS + colour]
    return bag


def carry(source: list[int], target: list[int], driver: Driver) -> None:
    """Draw one card from one heap to another."""
    colour = driver.pick(source)
    source[colour] -= 1
    target[colour] += 1


def fill_pile(world: BoraBora, unseen: list[int], limit: list[int], size: int, driver: Driver) -> None:
    """The pile holds no more of a colour than it was made of, less what the seat drew from it."""
    may = [min(unseen[colour], limit[colour]) for colour in range(N_GODS)]
    for _ in range(size):
        carry(may, world.at[PILE], driver)
    for colour in range(N_GODS):
        unseen[colour] -= world.at[PILE][colour]


def share_drawn(s: BoraBora, world: BoraBora, seat: int, limit: list[int], driver: Driver) -> None:
    """What left this pile in secret was drawn by the others: as many cards each as everybody saw."""
    gone = [limit[colour] - world.at[PILE][colour] for colour in range(N_GODS)]
    for other in range(s.seats):
        if other != seat:
            first = other * N_GODS
            count = sum(s.drawn[first : first + N_GODS])
            share = [0] * N_GODS
            for _ in range(count):
                carry(gone, share, driver)
            world.drawn[first : first + N_GODS] = share


# -- a hand that is bound by a god just played


def bound_seat(s: BoraBora) -> int:
    """The seat that has played a god and now must hold what its next answer needs, or -1.

    After blue it may be white that lets a die be placed, and after yellow god cards may have to prove the task.
    """
    if not s.pending:
        return -1
    top = s.pending[-1]
    if isinstance(top, PlaceDie):
        return top.seat if top.blue or top.white else -1
    if isinstance(top, (DoTask, LastTasks)):
        return top.seat if top.yellow else -1
    return -1


def deal_bound_hand(
    world: BoraBora, seat: int, count: int, unseen: list[int], limit: list[int], pile: int, driver: Driver
) -> None:
    """Deal a hand with which the seat has an answer: every such hand is as likely as its cards are many."""
    top = cast("Decision[Any]", world.pending[-1])
    known = world.at[hand(seat)]
    hands: list[list[int]] = []
    weights: list[int] = []
    for cards in hands_of(count, unseen):
        world.at[hand(seat)] = [known[colour] + cards[colour] for colour in range(N_GODS)]
        out: list[Action] = []
        top.options(world, seat, out)
        left = sum(min(unseen[colour] - cards[colour], limit[colour]) for colour in range(N_GODS))
        if out and left >= pile:
            hands.append(cards)
            weights.append(ways(cards, unseen))
    total = sum(weights)
    if total > LARGEST_TOTAL:
        weights = [max(1, weight * LARGEST_TOTAL // total) for weight in weights]
    cards = hands[driver.pick(weights)]
    world.at[hand(seat)] = [known[colour] + cards[colour] for colour in range(N_GODS)]
    for colour in range(N_GODS):
        unseen[colour] -= cards[colour]


def hands_of(count: int, bag: list[int]) -> list[list[int]]:
    """Every choice of so many cards from a bag, by colour."""
    hands: list[list[int]] = [[]]
    for colour in range(N_GODS):
        room = sum(bag[colour + 1 :])
        longer: list[list[int]] = []
        for cards in hands:
            left = count - sum(cards)
            for n in range(max(0, left - room), min(left, bag[colour]) + 1):
                longer.append([*cards, n])
        hands = longer
    return hands


def ways(cards: list[int], bag: list[int]) -> int:
    """In how many ways these cards can be drawn from a bag."""
    product = 1
    for colour in range(N_GODS):
        for i in range(cards[colour]):
            product = product * (bag[colour] - i) // (i + 1)
    return product
