"""Who knows what of the god cards (BB-15.1).

`known` is what everybody knows of a hand: at least so many cards of a colour. What lies in the pile is `pile_most`,
which everybody knows, less what the seats drew from it, which each of them knows of itself only.
"""

from __future__ import annotations

from fairwind.games.bora_bora.state import N_GODS, PILE, BoraBora, hand


def gained_openly(s: BoraBora, seat: int, colour: int) -> None:
    """All have seen this card go into the hand."""
    s.known[seat * N_GODS + colour] += 1


def drawn_in_secret(s: BoraBora, seat: int, colour: int) -> None:
    """Only the seat has seen which card it drew."""
    s.drawn[seat * N_GODS + colour] += 1


def shown(s: BoraBora, seat: int, colour: int, count: int) -> None:
    """The seat has shown so many cards of a colour and keeps them (BB-12.15)."""
    place = seat * N_GODS + colour
    s.known[place] = max(s.known[place], count)


def lost_openly(s: BoraBora, seat: int, colour: int, count: int) -> None:
    """All have seen cards of a colour leave the hand."""
    place = seat * N_GODS + colour
    s.known[place] = max(0, s.known[place] - count)


def remade_pile(s: BoraBora) -> None:
    """The discards have become the pile: all know what it is made of."""
    s.pile_most = s.at[PILE][:]
    for place in range(N_GODS * s.seats):
        s.drawn[place] = 0


def unknown_cards(s: BoraBora, seat: int) -> int:
    """How many cards of a hand not everybody knows."""
    count = s.total(hand(seat))
    for colour in range(N_GODS):
        count -= s.known[seat * N_GODS + colour]
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
