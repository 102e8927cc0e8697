"""Who knows what of the god cards (BB-15.1).

Everybody knows of a hand: at least so many cards of a colour (`known`), at most so many (`most`), and at most so many
different colours (`most_colours`). What lies in the pile is `pile_most`, which everybody knows, less what the seats
drew from it (`drawn`), which each of them knows of itself only.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.state import N_GODS, PILE, BoraBora, hand
from fairwind.games.bora_bora.task_tiles import N_CARD, N_SAME_CARDS, Need

# -- what happens to cards


def gained_openly(s: BoraBora, seat: int, colour: int) -> None:
    """All have seen this card go into the hand."""
    place = seat * N_GODS + colour
    if not s.known[place]:
        s.most_colours[seat] += 1
    s.known[place] += 1
    s.most[place] += 1


def drawn_in_secret(s: BoraBora, seat: int, colour: int) -> None:
    """Only the seat has seen which card it drew: it may be any for the others."""
    first = seat * N_GODS
    s.drawn[first + colour] += 1
    s.most_colours[seat] += 1
    for place in range(first, first + N_GODS):
        s.most[place] += 1


def shown(s: BoraBora, seat: int, colour: int, count: int) -> bool:
    """The seat shows so many cards of a colour and keeps them (BB-12.15); whether not everybody knew of them."""
    place = seat * N_GODS + colour
    is_new = s.known[place] < count
    s.known[place] = max(s.known[place], count)
    return is_new


def lost_openly(s: BoraBora, seat: int, colour: int, count: int) -> None:
    """All have seen cards of a colour leave the hand."""
    place = seat * N_GODS + colour
    s.known[place] = max(0, s.known[place] - count)
    s.most[place] -= count


def remade_pile(s: BoraBora) -> None:
    """The discards have become the pile: all know what it is made of."""
    s.pile_most = s.at[PILE][:]
    for place in range(N_GODS * s.seats):
        s.drawn[place] = 0


def found_lacking(s: BoraBora, seat: int, need: Need) -> None:
    """All know now that the hand does not meet this need: it has fewer such cards."""
    first = seat * N_GODS
    if need.what == N_CARD:
        s.most[first + need.which] = min(s.most[first + need.which], need.count - 1)
    elif need.what == N_SAME_CARDS:
        for place in range(first, first + N_GODS):
            s.most[place] = min(s.most[place], need.count - 1)
    else:
        s.most_colours[seat] = min(s.most_colours[seat], need.count - 1)


# -- what everybody can tell


def unknown_cards(s: BoraBora, seat: int) -> int:
    """How many cards of a hand not everybody knows."""
    count = s.total(hand(seat))
    for colour in range(N_GODS):
        count -= s.known[seat * N_GODS + colour]
    return count


def known_colours(s: BoraBora, seat: int) -> int:
    """How many different colours everybody knows to be in a hand."""
    count = 0
    for place in range(seat * N_GODS, (seat + 1) * N_GODS):
        if s.known[place]:
            count += 1
    return count


def might_play(s: BoraBora, seat: int, god: int) -> bool:
    """Whether this seat may hold what it takes to play a god, for all that everybody knows (BB-15.1)."""
    if s.god_tiles[seat]:
        return True
    if not s.offerings[seat]:
        return False
    if unknown_cards(s, seat) or s.known[seat * N_GODS + god]:
        return True
    return any(s.known[seat * N_GODS + colour] >= 2 for colour in range(N_GODS))


class HandShape:
    """What a hand may be: bounds for each colour, a number that some colour reaches, and for how many colours it has.

    Every hand that fits a shape is possible for all that everybody knows.
    """

    def __init__(self, least: list[int], most: list[int], least_colours: int, most_colours: int) -> None:
        self.least: Final = least
        self.most: Final = most
        self.reached = 0  # by some colour
        self.least_colours = least_colours
        self.most_colours = most_colours

    def copy(self) -> HandShape:
        """The same shape, to be narrowed."""
        shape = HandShape(self.least[:], self.most[:], self.least_colours, self.most_colours)
        shape.reached = self.reached
        return shape

    def meet(self, need: Need) -> None:
        """Only hands that meet this need."""
        if need.what == N_CARD:
            self.least[need.which] = max(self.least[need.which], need.count)
        elif need.what == N_SAME_CARDS:
            self.reached = max(self.reached, need.count)
        else:
            self.least_colours = max(self.least_colours, need.count)

    def lack_one(self, need: Need) -> None:
        """Only hands that have one card less than this need asks for."""
        if need.what == N_CARD:
            self.least[need.which] = max(self.least[need.which], need.count - 1)
            self.most[need.which] = min(self.most[need.which], need.count - 1)
        elif need.what == N_SAME_CARDS:
            self.reached = max(self.reached, need.count - 1)
            for colour in range(N_GODS):
                self.most[colour] = min(self.most[colour], need.count - 1)
        else:
            self.least_colours = max(self.least_colours, need.count - 1)
            self.most_colours = min(self.most_colours, need.count - 1)

    def fits(self, cards: list[int]) -> bool:
        """Whether a hand is of this shape."""
        colours = 0
        for colour in range(N_GODS):
            if not self.least[colour] <= cards[colour] <= self.most[colour]:
                return False
            colours += 1 if cards[colour] else 0
        return max(cards) >= self.reached and self.least_colours <= colours <= self.most_colours

    def is_no_narrower_than(self, other: HandShape) -> bool:
        """Whether every hand of the other shape is of this one too: what it asks is known already."""
        for colour in range(N_GODS):
            if self.least[colour] > other.least[colour] or self.most[colour] < other.most[colour]:
                return False
        if self.least_colours > other.least_colours or self.most_colours < other.most_colours:
            return False
        return self.reached <= max(other.reached, *other.least)


def known_shape(s: BoraBora, seat: int) -> HandShape:
    """What everybody knows of a hand."""
    first = seat * N_GODS
    hidden = unknown_cards(s, seat)
    least = s.known[first : first + N_GODS]
    most = [min(s.most[first + colour], least[colour] + hidden) for colour in range(N_GODS)]
    return HandShape(least, most, known_colours(s, seat), min(N_GODS, s.most_colours[seat]))


def might_meet(s: BoraBora, seat: int, need: Need) -> bool:
    """Whether a hand may meet a need, for all that everybody knows."""
    first = seat * N_GODS
    hidden = unknown_cards(s, seat)
    if need.what == N_CARD:
        place = first + need.which
        return min(s.most[place], s.known[place] + hidden) >= need.count
    if need.what == N_SAME_CARDS:
        places = range(first, first + N_GODS)
        return any(min(s.most[place], s.known[place] + hidden) >= need.count for place in places)
    return min(s.most_colours[seat], known_colours(s, seat) + hidden) >= need.count


def surely_meets(s: BoraBora, seat: int, need: Need) -> bool:
    """Whether everybody knows that a hand meets a need."""
    first = seat * N_GODS
    if need.what == N_CARD:
        return s.known[first + need.which] >= need.count
    if need.what == N_SAME_CARDS:
        return any(s.known[place] >= need.count for place in range(first, first + N_GODS))
    return known_colours(s, seat) >= need.count
