"""Who knows what of hidden cards (MN-9).

`shown` is what everybody knows: of this kind, that seat holds at least so many hidden cards. `notes` is what one seat
knows beyond it since a card was given in secret, one number for each card: of this kind, one more is hidden by one of
these seats. Both are lower bounds, and true.

When the pile is made anew, all have seen what goes into it, so all can tell which cards cannot lie there (MN-3.7).
While somebody may still hide a card that is older than the pile, `aged`, `fresh`, `ages` and `drawn` keep count of it.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.mundus_novus.state import DISCARD, PILE, MundusNovus, hand, sealed, stored
from fairwind.games.mundus_novus.vocabulary import KINDS, MOST_SEATS
from fairwind.kernel.state import NONE

MASKS: Final = 1 << MOST_SEATS
EACH: Final = (MOST_SEATS + 1) * MASKS * KINDS  # numbers that can be an observer's note

# Of the hidden cards that not all have seen, `ages` counts for each seat how many are older than the pile at least, how
# many came from it at least, and those that may be either.
OLDER: Final = 0
NEWER: Final = 1
EITHER: Final = 2
N_AGES: Final = 3


# -- notes


def note(observer: int, holders: int, kind: int, keeper: int = NONE) -> int:
    """The number that says: this observer knows that one of the holders (a mask) hides one more of this kind.

    With a keeper it is that seat, unless this was the card it gave away; of all such notes, only one can have been.
    """
    return ((observer * (MOST_SEATS + 1) + keeper + 1) * MASKS + holders) * KINDS + kind


def note_parts(number: int) -> tuple[int, int, int]:
    """Observer, mask of holders and kind of a note."""
    return number // EACH, number // KINDS % MASKS, number % KINDS


def keeper_of(number: int) -> int:
    """The seat that has the card of a note unless it gave it away, or NONE."""
    return number // (MASKS * KINDS) % (MOST_SEATS + 1) - 1


def weaken(s: MundusNovus, observer: int, holder: int, kind: int) -> None:
    """The holder has one card of this kind less: a note on the holder alone goes, or several become one less.

    Of notes "h or x" and "h or y", "one of h, x, y" is left: nobody knows which of the two it was.
    """
    single = note(observer, 1 << holder, kind)
    if single in s.notes:
        s.notes.remove(single)
        return
    touched = [number for number in s.notes if number // EACH == observer and touches(number, holder, kind)]
    everybody = 0
    for number in touched:
        s.notes.remove(number)
        everybody |= note_parts(number)[1]
    for _ in range(len(touched) - 1):
        s.notes.append(note(observer, everybody, kind))
    s.notes.sort()


def touches(number: int, holder: int, kind: int) -> bool:
    """Whether a note may speak of a card of this kind that the holder has."""
    return number % KINDS == kind and number // KINDS >> holder & 1 == 1


def passed_on(number: int, giver: int, receiver: int) -> int:
    """The note after the gift: for a third player the card may be at the receiver's too."""
    observer, holders, which = note_parts(number)
    if observer in (giver, receiver) or not holders >> giver & 1:
        return number
    return note(observer, holders | 1 << receiver, which)


def known_cards(s: MundusNovus, observer: int, holder: int) -> list[int]:
    """How many hidden cards of each kind the observer knows the holder to have, at least."""
    counts = s.shown[holder * KINDS : (holder + 1) * KINDS]
    first = note(observer, 1 << holder, 0)
    for number in s.notes:
        if first <= number < first + KINDS:
            counts[number - first] += 1
    return counts


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


# -- what happens to hidden cards


def gained_openly(s: MundusNovus, seat: int, kind: int) -> None:
    """All have seen this card go into the seat's hand (MN-9.3)."""
    s.shown[seat * KINDS + kind] += 1


def lost_openly(s: MundusNovus, seat: int, kind: int) -> None:
    """All have seen a card of this kind leave the seat's hidden cards."""
    place = seat * KINDS + kind
    if s.shown[place]:
        s.shown[place] -= 1
        return
    if s.aged:
        lose_of_some_age(s, seat, kind)
    if s.notes:
        forget(s, seat, kind)


def forget(s: MundusNovus, holder: int, kind: int) -> None:
    """Every observer loses one note that this card may have been."""
    observers = 0
    for number in s.notes:
        if touches(number, holder, kind):
            observers |= 1 << number // EACH
    for observer in range(s.seats):
        if observers >> observer & 1:
            weaken(s, observer, holder, kind)


def discard_openly(s: MundusNovus, seat: int, kind: int, count: int) -> None:
    """Lay cards from the hand on the discards, face up (MN-3.10)."""
    for _ in range(count):
        lost_openly(s, seat, kind)
    s.move(hand(seat), DISCARD, kind, count)


def given_in_secret(s: MundusNovus, giver: int, receiver: int, kind: int) -> None:
    """A card changed hands; only giver and receiver know which (MN-4.14). For the others it is at one of the two."""
    if not s.shown[giver * KINDS + kind]:
        weaken(s, receiver, giver, kind)
    s.notes = [passed_on(number, giver, receiver) for number in s.notes]
    doubted = 0
    for any_kind in range(KINDS):
        place = giver * KINDS + any_kind
        if s.shown[place]:
            s.shown[place] -= 1  # for all others it may have been this one
            doubted += 1
            for observer in range(s.seats):
                if observer == receiver and any_kind != kind:
                    s.notes.append(note(observer, 1 << giver, any_kind))  # the receiver knows that it was not
                elif observer not in (giver, receiver):
                    s.notes.append(note(observer, 1 << giver | 1 << receiver, any_kind, giver))
    s.notes.append(note(giver, 1 << receiver, kind))
    s.notes.sort()
    if s.aged:
        give_of_some_age(s, giver, receiver, doubted)


# -- cards older than the pile


def pile_made_anew(s: MundusNovus) -> None:
    """The discards have become the pile: whatever is hidden now is older than the pile, and cannot lie there."""
    forget_ages(s)
    older = [0] * KINDS
    for seat in range(s.seats):
        for kind in range(KINDS):
            hidden = s.at[hand(seat)][kind] + s.at[sealed(seat)][kind] + s.at[stored(seat)][kind]
            older[kind] += hidden - s.shown[seat * KINDS + kind]
    if not any(older):
        return
    s.aged = older
    s.fresh = s.at[PILE][:]
    s.ages = [0] * (s.seats * N_AGES)
    s.drawn = [0] * (s.seats * KINDS)
    for seat in range(s.seats):
        s.ages[seat * N_AGES + OLDER] = s.hidden(seat) - sum(s.shown[seat * KINDS : (seat + 1) * KINDS])


def forget_ages(s: MundusNovus) -> None:
    """Nobody hides a card that is older than the pile: there is nothing to tell apart."""
    s.aged = []
    s.fresh = []
    s.ages = []
    s.drawn = []


def dealt_in_secret(s: MundusNovus, seat: int, kind: int) -> None:
    """A card of the pile went into a hand, and only its owner knows which."""
    s.ages[seat * N_AGES + NEWER] += 1
    s.drawn[seat * KINDS + kind] += 1


def lose_of_some_age(s: MundusNovus, seat: int, kind: int) -> None:
    """A hidden card nobody knew of came to light: sometimes all can tell whether it was older than the pile."""
    first = seat * N_AGES
    ages = s.ages
    older = ages[first + OLDER] > 0 and s.aged[kind] > 0
    newer = ages[first + NEWER] > 0 and s.fresh[kind] > 0
    sure = ages[first + EITHER] == 0
    if older and newer:
        ages[first + OLDER] -= 1
        ages[first + NEWER] -= 1
        ages[first + EITHER] += 1
    elif older:
        ages[first + OLDER] -= 1
        if sure:
            s.aged[kind] -= 1
    elif newer:
        ages[first + NEWER] -= 1
        if sure:
            s.fresh[kind] -= 1
            s.drawn[seat * KINDS + kind] = max(0, s.drawn[seat * KINDS + kind] - 1)
    elif not sure:
        ages[first + EITHER] -= 1
    if all_are_newer(s):
        forget_ages(s)


def all_are_newer(s: MundusNovus) -> bool:
    """Whether every hidden card that not all have seen is from the pile as it is now."""
    return all(s.ages[seat * N_AGES + OLDER] == 0 and s.ages[seat * N_AGES + EITHER] == 0 for seat in range(s.seats))


def give_of_some_age(s: MundusNovus, giver: int, receiver: int, doubted: int) -> None:
    """The given card may be of either age; of the giver's cards that all had seen, so many are in doubt now."""
    first = giver * N_AGES
    ages = s.ages
    unseen = ages[first + OLDER] + ages[first + NEWER] + ages[first + EITHER] + doubted - 1
    ages[first + OLDER] = max(0, ages[first + OLDER] - 1)
    ages[first + NEWER] = max(0, ages[first + NEWER] - 1)
    ages[first + EITHER] = unseen - ages[first + OLDER] - ages[first + NEWER]
    ages[receiver * N_AGES + EITHER] += 1
