"""Chapter 12: what a task asks for and what a player can show of it.

A question may be asked "as if yellow had been paid for": then what that payment takes away does not count (BB-13.17).
"""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.actions import TILE
from fairwind.games.bora_bora.knowledge import found_lacking, might_meet, shown, surely_meets
from fairwind.games.bora_bora.rules.gods import spent
from fairwind.games.bora_bora.rules.temple import priests_in_temple
from fairwind.games.bora_bora.spaces import FIRST_PERSON, design_of, is_shifted, sex_of
from fairwind.games.bora_bora.state import N_GODS, N_MATERIALS, BoraBora, hand
from fairwind.games.bora_bora.task_tiles import (
    N_ANY_JEWEL,
    N_ANY_MATERIAL,
    N_BUILDING,
    N_CARD,
    N_DIFFERENT_CARDS,
    N_DIFFERENT_JEWELS,
    N_DIFFERENT_MEN,
    N_DIFFERENT_WOMEN,
    N_FIRST,
    N_FISH,
    N_GOD_TILE,
    N_HUTS_ON_12,
    N_ISLANDS,
    N_JEWEL,
    N_KIND,
    N_MAN,
    N_MATERIAL,
    N_OFFERING,
    N_PRIEST,
    N_REGIONS,
    N_SAME_CARDS,
    N_SHELL,
    N_SHIFTED,
    N_SHIFTED_MAN,
    N_SHIFTED_WOMAN,
    N_TERRAIN,
    N_WOMAN,
    Need,
)
from fairwind.games.bora_bora.vocabulary import GODS, MAN, REGIONS, WOMAN, YELLOW
from fairwind.kernel.state import NONE

UNPAID: Final = -1  # no yellow god is being paid for


def missing(s: BoraBora, seat: int, task: int, means: int = UNPAID) -> int:
    """How many things a seat lacks for a task, over all its parts (BB-12.9, BB-12.17)."""
    lack = missing_openly(s, seat, task, means)
    for need in s.edition.tasks[task].card_needs:
        lack += max(0, need.count - owned_cards(s, seat, need, means))
    return lack


def missing_openly(s: BoraBora, seat: int, task: int, means: int = UNPAID) -> int:
    """How many of these are not god cards, so that everybody can see it."""
    lack = 0
    for need in s.edition.tasks[task].open_needs:
        lack += max(0, need.count - owned(s, seat, need, means))
    return lack


def owned(s: BoraBora, seat: int, need: Need, means: int) -> int:
    """How much of what one part asks for the seat has, god cards aside: only what is there counts (BB-12.18)."""
    what = need.what
    if what in (N_MAN, N_WOMAN, N_KIND) or N_SHIFTED_MAN <= what <= N_DIFFERENT_WOMEN:
        return owned_people(s, seat, need)
    if what in (N_ANY_JEWEL, N_DIFFERENT_JEWELS, N_JEWEL):
        return owned_jewels(s, seat, need)
    if what in (N_REGIONS, N_ISLANDS, N_TERRAIN, N_FISH):
        return owned_regions(s, seat, need)
    if what in (N_ANY_MATERIAL, N_MATERIAL):
        return owned_materials(s, seat, need)
    if what == N_PRIEST:
        return priests_in_temple(s, seat)
    if what == N_FIRST:
        return 1 if s.order[0] == seat else 0  # as it was set in this phase C (BB-12.14)
    if what == N_BUILDING:
        return buildings_of(s, seat)
    if what == N_HUTS_ON_12:
        return s.huts_on_12[seat]
    if what == N_GOD_TILE:
        return s.god_tiles[seat] - (1 if means == TILE else 0)
    if what == N_OFFERING:
        return s.offerings[seat] - (0 if means in (TILE, UNPAID) else 1)
    assert what == N_SHELL
    return s.shells[seat]


def buildings_of(s: BoraBora, seat: int) -> int:
    """How many buildings of a seat stand."""
    count = 0
    per_seat = len(s.edition.building_dice)
    for place in range(seat * per_seat, (seat + 1) * per_seat):
        if s.buildings[place] != NONE:
            count += 1
    return count


def owned_people(s: BoraBora, seat: int, need: Need) -> int:
    """Men and women: of a sex, moved down, of different kinds, or of one kind, men and women together."""
    what = need.what
    count = 0
    kinds = 0
    for code in s.spaces[seat]:
        if code < FIRST_PERSON:
            continue
        sex = sex_of(code)
        kind = s.edition.people[sex][design_of(code)].kind
        if what == N_KIND:
            count += 1 if kind == need.which else 0
        elif what == N_SHIFTED:
            count += 1 if is_shifted(code) else 0
        elif what in (N_MAN, N_WOMAN):
            count += 1 if sex == (MAN if what == N_MAN else WOMAN) else 0
        elif what in (N_SHIFTED_MAN, N_SHIFTED_WOMAN):
            count += 1 if sex == (MAN if what == N_SHIFTED_MAN else WOMAN) and is_shifted(code) else 0
        elif sex == (MAN if what == N_DIFFERENT_MEN else WOMAN) and not kinds >> kind & 1:
            kinds |= 1 << kind
            count += 1
    return count


def card_count(s: BoraBora, seat: int, colour: int, means: int) -> int:
    """The cards of a colour in hand; neither a pair nor a god tile counts as a card (BB-12.18)."""
    count = s.at[hand(seat)][colour]
    if means in (UNPAID, TILE):
        return count
    return count - spent(YELLOW, means, colour)


def owned_cards(s: BoraBora, seat: int, need: Need, means: int) -> int:
    """God cards of one colour, of the best colour, or how many different ones (BB-12.17)."""
    if need.what == N_CARD:
        return card_count(s, seat, need.which, means)
    best = 0
    different = 0
    for colour in range(N_GODS):
        count = card_count(s, seat, colour, means)
        best = max(best, count)
        if count > 0:
            different += 1
    return best if need.what == N_SAME_CARDS else different


def owned_jewels(s: BoraBora, seat: int, need: Need) -> int:
    """Jewelry: any, of one type, or how many different types."""
    count = 0
    kinds = 0
    for i in range(len(s.jewels)):
        if s.jewel_owner[i] == seat:
            kind = s.edition.jewels[s.jewels[i]].kind
            if need.what == N_ANY_JEWEL or (need.what == N_JEWEL and kind == need.which):
                count += 1
            elif need.what == N_DIFFERENT_JEWELS and not kinds >> kind & 1:
                kinds |= 1 << kind
                count += 1
    return count


def owned_regions(s: BoraBora, seat: int, need: Need) -> int:
    """Regions, islands, terrains and fish: every own hut counts, also one pushed aside (BB-12.16)."""
    own = s.regions[seat]
    if need.what == N_TERRAIN:
        own &= s.edition.map.terrain_masks[need.which]
    count = 0
    if need.what == N_ISLANDS:
        for mask in s.edition.map.island_masks:
            if own & mask:
                count += 1
        return count
    for region in range(REGIONS):
        if own >> region & 1 and (need.what != N_FISH or s.fish[region] == need.which):
            count += 1
    return count


def owned_materials(s: BoraBora, seat: int, need: Need) -> int:
    """Materials on ceremony spaces and beside the board; what was built over is gone (BB-12.18)."""
    count = 0
    for material in range(N_MATERIALS):
        if need.what == N_ANY_MATERIAL or need.which == material:
            count += s.beside[seat * N_MATERIALS + material]
            lying = s.filled[seat] & s.edition.ceremony.masks[material]
            while lying:
                lying &= lying - 1
                count += 1
    return count


# -- god cards that prove a task


def is_proof(s: BoraBora, seat: int, need: Need, colours: int) -> bool:
    """Whether these colours prove as much of a need as the hand can, and no more than it asks for (BB-12.15)."""
    cards = s.at[hand(seat)]
    if need.what == N_SAME_CARDS:
        best = min(max(cards), need.count)
        return any(colours == 1 << colour and cards[colour] >= best for colour in range(N_GODS))
    count = 0
    different = 0
    for colour in range(N_GODS):
        if cards[colour]:
            different += 1
        if colours >> colour & 1:
            if not cards[colour]:
                return False
            count += 1
    return count == min(different, need.count)


def show_cards(s: BoraBora, seat: int, task: int, colours: int) -> None:
    """The god cards that prove a task are shown (BB-12.15): of equal or different ones those that the player chose.

    Where one is missing, which yellow replaces, all know that there are no more (BB-13.16).
    """
    needs = s.edition.tasks[task].card_needs
    if not needs:
        return
    counts = [0] * N_GODS
    is_new = False
    for need in needs:
        add_shown(s, seat, need, colours, counts)
        if owned_cards(s, seat, need, UNPAID) < need.count:
            is_new = might_meet(s, seat, need) or is_new
            found_lacking(s, seat, need)
    for colour in range(N_GODS):
        is_new = shown(s, seat, colour, counts[colour]) or is_new
    tell_shown(s, seat, counts, is_new)


def add_shown(s: BoraBora, seat: int, need: Need, colours: int, counts: list[int]) -> None:
    """The cards that are shown for one need, by colour."""
    cards = s.at[hand(seat)]
    asked = 1 if need.what == N_DIFFERENT_CARDS else need.count
    for colour in range(N_GODS):
        if colour == need.which if need.what == N_CARD else colours >> colour & 1:
            counts[colour] = max(counts[colour], min(cards[colour], asked))


def tell_shown(s: BoraBora, seat: int, counts: list[int], is_new: bool) -> None:
    """The log tells which cards were shown; what not everybody knew cannot be taken back."""
    if s.listener is None:
        return
    cards = "+".join(GODS[colour] for colour in range(N_GODS) for _ in range(counts[colour]))
    if is_new:
        s.reveal("cards-shown" if cards else "", {"seat": seat, "cards": cards})
    elif cards:
        s.tell("cards-shown", {"seat": seat, "cards": cards})


def give_away(s: BoraBora, seat: int, task: int) -> bool:
    """All learn that a task cannot be fulfilled: what it shows of the hand; whether that was not known yet.

    Where only god cards can be missing, and only those of one part, the hand has fewer of them.
    """
    needs = s.edition.tasks[task].card_needs
    if not needs or missing_openly(s, seat, task):
        return False
    doubtful = [need for need in needs if not surely_meets(s, seat, need)]
    if not all(might_meet(s, seat, need) for need in doubtful):
        return False
    if len(doubtful) == 1:
        found_lacking(s, seat, doubtful[0])
    return True
