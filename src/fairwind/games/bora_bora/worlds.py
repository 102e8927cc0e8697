"""Imagined worlds: what a seat cannot know of the god cards, dealt anew (BB-15.1).

Public are the number of cards in each hand, what everybody knows of them (knowledge.py), the discard, the open cards,
and what the pile was made of; the seat also knows its own cards and which of them it drew from this pile.
"""

from __future__ import annotations

from math import comb
from typing import Final

from fairwind.games.bora_bora.knowledge import HandShape, known_shape, unknown_cards
from fairwind.games.bora_bora.rules.dice import PlaceDie, hands_for_other_god
from fairwind.games.bora_bora.rules.tasks import DoTask, LastTasks, hands_for_yellow
from fairwind.games.bora_bora.state import DISCARD, N_GODS, OPEN, PILE, BoraBora, hand
from fairwind.kernel.chance import Driver

LARGEST_TOTAL: Final = 1 << 30  # of weights, for the driver
MOST_TRIES: Final = 200  # to deal hands of which much is known


def sample_world(s: BoraBora, seat: int, driver: Driver) -> BoraBora:
    """Deal the others' hidden cards and the pile anew, from what this seat cannot see."""
    world = s.clone()
    others = [other for other in range(s.seats) if other != seat]
    dealt = Dealing(s, seat, others)
    hands = dealt.hands(driver)
    for other in others:
        world.at[hand(other)] = hands[other]
    world.at[PILE] = dealt.bag
    share_drawn(s, world, seat, dealt.limit, driver)
    return world


def shapes_of(s: BoraBora, seat: int) -> list[HandShape]:
    """The shapes of which a hand must have one: what everybody knows of it and, while a seat must hold what its next
    answer needs because of the god that it has played, what that takes.
    """
    bound: list[HandShape] = []
    top = s.pending[-1] if s.pending else None
    if top is not None and top.seat == seat:
        if isinstance(top, PlaceDie):
            bound = hands_for_other_god(s, seat, top.blue, top.white)
        elif isinstance(top, (DoTask, LastTasks)) and top.yellow:
            bound = hands_for_yellow(s, seat)
    return bound or [known_shape(s, seat)]


def carry(source: list[int], target: list[int], driver: Driver) -> None:
    """Draw one card from one heap to another."""
    colour = driver.pick(source)
    source[colour] -= 1
    target[colour] += 1


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


class Dealing:
    """What a seat cannot see, to be dealt to the others' hands and to the pile.

    The pile holds no more of a colour than it was made of, less what the seat drew from it (`limit`). Hands of which
    something is known are dealt first, all others after the pile.
    """

    def __init__(self, s: BoraBora, seat: int, others: list[int]) -> None:
        self.known: Final = [s.known[other * N_GODS : (other + 1) * N_GODS] for other in range(s.seats)]
        self.hidden: Final = [unknown_cards(s, other) for other in range(s.seats)]
        self.limit: Final = [s.pile_most[colour] - s.drawn[seat * N_GODS + colour] for colour in range(N_GODS)]
        self.pile: Final = s.total(PILE)
        self.unseen: Final = [self._unseen(s, seat, others, colour) for colour in range(N_GODS)]
        self.bag = self.unseen[:]  # what is not dealt yet; in the end it is the pile
        self.shapes: Final = [[] if other == seat else shapes_of(s, other) for other in range(s.seats)]
        self.others: Final = others
        self.bound: Final = s.pending[-1].seat if s.pending else -1
        self.shaped: Final = [other for other in others if not self._is_free(other)]
        self.shaped.sort(key=lambda other: other != self.bound)  # whose hand is bound by its next answer is first

    def _unseen(self, s: BoraBora, seat: int, others: list[int], colour: int) -> int:
        """How many cards of a colour lie where the seat does not know: in the pile or in another hand."""
        count = s.edition.card_copies[colour]
        for place in (OPEN, DISCARD, hand(seat)):
            count -= s.at[place][colour]
        for other in others:
            count -= self.known[other][colour]
        return count

    def _is_free(self, other: int) -> bool:
        """Whether any hidden cards can be in this hand."""
        shape = self.shapes[other][0]
        if len(self.shapes[other]) > 1 or shape.reached or self.hidden[other] == 0:
            return self.hidden[other] == 0
        known = self.known[other]
        for colour in range(N_GODS):
            if shape.least[colour] > known[colour]:
                return False
            if shape.most[colour] < known[colour] + min(self.hidden[other], self.unseen[colour]):
                return False
        colours = N_GODS - known.count(0)
        return shape.least_colours <= colours and shape.most_colours >= min(N_GODS, colours + self.hidden[other])

    # -- dealing

    def hands(self, driver: Driver) -> list[list[int]]:
        """The cards of every other hand; what is left in the bag is the pile."""
        for _ in range(MOST_TRIES):
            hands = self._shaped_hands(self.shaped, driver)
            if hands is not None:
                return self._fill_the_rest(hands, self.shaped, driver)
        # What is known of several hands may hardly ever come out together: then only what must be so counts.
        bound = [other for other in self.shaped if other == self.bound]
        hands = self._shaped_hands(bound, driver)
        assert hands is not None
        return self._fill_the_rest(hands, bound, driver)

    def _shaped_hands(self, shaped: list[int], driver: Driver) -> list[list[int]] | None:
        """Deal the hands of which something is known; None if the cards that are left do not fit the last of them."""
        self.bag = self.unseen[:]
        hands = [known[:] for known in self.known]
        spare = sum(self.hidden[other] for other in self.others)
        for other in shaped:
            spare -= self.hidden[other]
            cards = self._deal(other, spare, driver)
            if cards is None:
                return None
            for colour in range(N_GODS):
                hands[other][colour] += cards[colour]
                self.bag[colour] -= cards[colour]
        return hands

    def _deal(self, other: int, spare: int, driver: Driver) -> list[int] | None:
        """Hidden cards for a hand that must have one of its shapes: each such hand is as likely as its cards are many.

        A hand of two shapes would be found twice as often, so it is kept only half of the time.
        """
        known = self.known[other]
        excess = [max(0, self.bag[colour] - self.limit[colour]) for colour in range(N_GODS)]
        if sum(excess) <= spare:
            excess = [0] * N_GODS
        ways = [HandWays(shape, known, self.bag, excess, spare) for shape in self.shapes[other]]
        weights = scaled([way.count(self.hidden[other]) for way in ways])
        while any(weights):
            cards = ways[driver.pick(weights)].deal(self.hidden[other], driver)
            whole = [known[colour] + cards[colour] for colour in range(N_GODS)]
            found = sum(1 for shape in self.shapes[other] if shape.fits(whole))
            if found == 1 or driver.pick([1, found - 1]) == 0:
                return cards
        return None

    def _fill_the_rest(self, hands: list[list[int]], dealt: list[int], driver: Driver) -> list[list[int]]:
        """Deal the other hands too; if the pile cannot hold all that is left, it is filled first."""
        pile = [0] * N_GODS
        limited = any(self.bag[colour] > self.limit[colour] for colour in range(N_GODS))
        if limited:
            may = [min(self.bag[colour], self.limit[colour]) for colour in range(N_GODS)]
            for _ in range(self.pile):
                carry(may, pile, driver)
            for colour in range(N_GODS):
                self.bag[colour] -= pile[colour]
        for other in self.others:
            for _ in range(0 if other in dealt else self.hidden[other]):
                carry(self.bag, hands[other], driver)
        if limited:
            self.bag = pile
        return hands


def scaled(weights: list[int]) -> list[int]:
    """Weights in about the same proportion that a driver can take; what is possible stays possible."""
    total = sum(weights)
    if total <= LARGEST_TOTAL:
        return weights
    return [max(1, weight * LARGEST_TOTAL // total) if weight else 0 for weight in weights]


class HandWays:
    """The ways to draw the hidden cards of a hand of some shape from a bag, counted colour by colour.

    Of each colour the hands must take what the pile cannot hold (`excess`); the hands that follow can take `spare`
    cards of that. What the shape does not ask about is not counted apart, so that there are few cases.
    """

    def __init__(self, shape: HandShape, known: list[int], bag: list[int], excess: list[int], spare: int) -> None:
        self.shape: Final = shape
        self.known: Final = known
        self.bag: Final = bag
        self.excess: Final = excess
        self.spare: Final = spare
        self.asks_colours: Final = shape.least_colours > N_GODS - known.count(0) or shape.most_colours < N_GODS
        self._counted: dict[tuple[int, int, int, int, int], int] = {}

    def count(self, hidden: int) -> int:
        """In how many ways so many cards can be drawn."""
        return self._ways(0, hidden, 0 if self.shape.reached else 1, 0, 0)

    def deal(self, hidden: int, driver: Driver) -> list[int]:
        """Draw so many cards."""
        cards: list[int] = []
        left, reached, colours, short = hidden, 0 if self.shape.reached else 1, 0, 0
        for colour in range(N_GODS):
            weights = [self._ways_with(colour, n, left, reached, colours, short) for n in range(left + 1)]
            n = driver.pick(scaled(weights))
            reached, colours, short = self._after(colour, n, reached, colours, short)
            left -= n
            cards.append(n)
        return cards

    def _ways(self, colour: int, left: int, reached: int, colours: int, short: int) -> int:
        """The ways to draw what is left from this colour on."""
        if colour == N_GODS:
            enough = not self.asks_colours or self.shape.least_colours <= colours <= self.shape.most_colours
            return 1 if left == 0 and reached and enough else 0
        case = (colour, left, reached, colours, short)
        found = self._counted.get(case)
        if found is None:
            found = 0
            for n in range(left + 1):
                found += self._ways_with(colour, n, left, reached, colours, short)
            self._counted[case] = found
        return found

    def _ways_with(self, colour: int, n: int, left: int, reached: int, colours: int, short: int) -> int:
        """The ways that take n cards of this colour."""
        whole = self.known[colour] + n
        if n > self.bag[colour] or not self.shape.least[colour] <= whole <= self.shape.most[colour]:
            return 0
        reached, colours, short = self._after(colour, n, reached, colours, short)
        if short > self.spare:
            return 0
        return comb(self.bag[colour], n) * self._ways(colour + 1, left - n, reached, colours, short)

    def _after(self, colour: int, n: int, reached: int, colours: int, short: int) -> tuple[int, int, int]:
        """How far the shape is met after n cards of this colour."""
        whole = self.known[colour] + n
        if whole >= self.shape.reached:
            reached = 1
        if self.asks_colours and whole:
            colours += 1
        return reached, colours, short + max(0, self.excess[colour] - n)
