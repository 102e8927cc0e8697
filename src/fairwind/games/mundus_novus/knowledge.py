"""Who knows what of hidden cards (MN-9).

`shown` is what everybody knows: of this kind, that seat holds at least so many hidden cards. `notes` is what one seat
knows beyond it since a card was given in secret, one number for each card: of this kind, one more is hidden by one of
these seats. Both are lower bounds, and true.
"""

from __future__ import annotations

from fairwind.games.mundus_novus.state import DISCARD, MundusNovus, hand
from fairwind.games.mundus_novus.vocabulary import KINDS, MOST_SEATS

MASKS = 1 << MOST_SEATS


def note(observer: int, holders: int, kind: int) -> int:
    """The number that says: this observer knows that one of the holders (a mask) hides one more of this kind."""
    return (observer * MASKS + holders) * KINDS + kind


def note_parts(number: int) -> tuple[int, int, int]:
    """Observer, mask of holders and kind of a note."""
    return number // (MASKS * KINDS), number // KINDS % MASKS, number % KINDS


def gained_openly(s: MundusNovus, seat: int, kind: int) -> None:
    """All have seen this card go into the seat's hand (MN-9.3)."""
    s.shown[seat * KINDS + kind] += 1


def lost_openly(s: MundusNovus, seat: int, kind: int) -> None:
    """All have seen a card of this kind leave the seat's hidden cards."""
    place = seat * KINDS + kind
    if s.shown[place]:
        s.shown[place] -= 1
    elif s.notes:
        forget(s, seat, kind)


def forget(s: MundusNovus, holder: int, kind: int) -> None:
    """Every observer loses one note that this card may have been."""
    for observer in range(s.seats):
        weaken(s, observer, holder, kind)


def weaken(s: MundusNovus, observer: int, holder: int, kind: int) -> None:
    """The holder has one card of this kind less: a note on the holder alone goes, or several become one less.

    Of notes "h or x" and "h or y", "one of h, x, y" is left: nobody knows which of the two it was.
    """
    single = note(observer, 1 << holder, kind)
    if single in s.notes:
        s.notes.remove(single)
        return
    touched = [number for number in s.notes if touches(number, observer, holder, kind)]
    everybody = 0
    for number in touched:
        s.notes.remove(number)
        everybody |= note_parts(number)[1]
    for _ in range(len(touched) - 1):
        s.notes.append(note(observer, everybody, kind))
    s.notes.sort()


def touches(number: int, observer: int, holder: int, kind: int) -> bool:
    """Whether this observer's note may speak of a card of this kind that the holder has."""
    who, holders, which = note_parts(number)
    return who == observer and which == kind and holders >> holder & 1 == 1


def given_in_secret(s: MundusNovus, giver: int, receiver: int, kind: int) -> None:
    """A card changed hands; only giver and receiver know which (MN-4.14). For the others it is at one of the two."""
    if not s.shown[giver * KINDS + kind]:
        weaken(s, receiver, giver, kind)
    s.notes = [passed_on(number, giver, receiver) for number in s.notes]
    for any_kind in range(KINDS):
        place = giver * KINDS + any_kind
        if s.shown[place]:
            s.shown[place] -= 1  # for all others it may have been this one
            for observer in range(s.seats):
                if observer == receiver and any_kind != kind:
                    s.notes.append(note(observer, 1 << giver, any_kind))  # the receiver knows that it was not
                elif observer not in (giver, receiver):
                    s.notes.append(note(observer, 1 << giver | 1 << receiver, any_kind))
    s.notes.append(note(giver, 1 << receiver, kind))
    s.notes.sort()


def passed_on(number: int, giver: int, receiver: int) -> int:
    """The note after the gift: for a third player the card may be at the receiver's too."""
    observer, holders, which = note_parts(number)
    if observer in (giver, receiver) or not holders >> giver & 1:
        return number
    return note(observer, holders | 1 << receiver, which)


def known(s: MundusNovus, observer: int, holder: int, kind: int) -> int:
    """How many hidden cards of this kind the observer knows the holder to have, at least."""
    count = s.shown[holder * KINDS + kind]
    if s.notes:
        count += s.notes.count(note(observer, 1 << holder, kind))
    return count


def believed(s: MundusNovus, observer: int, holders: int, kind: int) -> int:
    """How many hidden cards of this kind the observer knows to be among these seats (a mask), at least."""
    count = 0
    for holder in range(s.seats):
        if holders >> holder & 1:
            count += s.shown[holder * KINDS + kind]
    for number in s.notes:
        who, mask, which = note_parts(number)
        if who == observer and which == kind and mask & ~holders == 0:
            count += 1
    return count


def discard_openly(s: MundusNovus, seat: int, kind: int, count: int) -> None:
    """Lay cards from the hand on the discards, face up (MN-3.10)."""
    for _ in range(count):
        lost_openly(s, seat, kind)
    s.move(hand(seat), DISCARD, kind, count)
