"""Who knows what of hidden cards (MN-9).

`shown` is what everybody knows: of this kind, that seat holds at least so many hidden cards. `notes` is what one seat
alone knows beyond it, one number for each such card; they come from cards given in secret. Both are lower bounds, and
true.
"""

from __future__ import annotations

from fairwind.games.mundus_novus.actions import KINDS, MOST_SEATS
from fairwind.games.mundus_novus.state import DISCARD, Mundus, hand


def note(observer: int, holder: int, kind: int) -> int:
    """The number that says: this observer knows of one more card of this kind that the holder hides."""
    return (observer * MOST_SEATS + holder) * KINDS + kind


def note_parts(number: int) -> tuple[int, int, int]:
    """Observer, holder and kind of a note."""
    return number // (MOST_SEATS * KINDS), number // KINDS % MOST_SEATS, number % KINDS


def gained_openly(s: Mundus, seat: int, kind: int) -> None:
    """All have seen this card go into the seat's hand (MN-9.3)."""
    s.shown[seat * KINDS + kind] += 1


def lost_openly(s: Mundus, seat: int, kind: int) -> None:
    """All have seen a card of this kind leave the seat's hidden cards."""
    place = seat * KINDS + kind
    if s.shown[place]:
        s.shown[place] -= 1
    elif s.notes:
        forget(s, seat, kind)


def forget(s: Mundus, holder: int, kind: int) -> None:
    """Every observer with a note on this kind loses one."""
    for observer in range(s.seats):
        number = note(observer, holder, kind)
        if number in s.notes:
            s.notes.remove(number)


def given_in_secret(s: Mundus, giver: int, receiver: int, kind: int) -> None:
    """A card changed hands; only giver and receiver know which (MN-4.14)."""
    for any_kind in range(KINDS):
        place = giver * KINDS + any_kind
        if s.shown[place]:
            s.shown[place] -= 1  # for all others it may have been this one
            if any_kind != kind:
                s.notes.append(note(receiver, giver, any_kind))  # the receiver knows that it was not
        elif s.notes:
            keep = note(receiver, giver, any_kind) if any_kind != kind else -1
            kept = s.notes.count(keep)
            forget(s, giver, any_kind)
            while s.notes.count(keep) < kept:
                s.notes.append(keep)
    s.notes.append(note(giver, receiver, kind))
    s.notes.sort()


def known(s: Mundus, observer: int, holder: int, kind: int) -> int:
    """How many hidden cards of this kind the observer knows the holder to have, at least."""
    count = s.shown[holder * KINDS + kind]
    if s.notes:
        count += s.notes.count(note(observer, holder, kind))
    return count


def discard_openly(s: Mundus, seat: int, kind: int, count: int) -> None:
    """Lay cards from the hand on the discards, face up (MN-3.10)."""
    for _ in range(count):
        lost_openly(s, seat, kind)
    s.move(hand(seat), DISCARD, kind, count)
