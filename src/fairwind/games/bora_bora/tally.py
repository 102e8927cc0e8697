"""A tally: what a seat has of everything that a task can ask for, counted once for many questions."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.spaces import EMPTY, HUT, design_of
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
)
from fairwind.games.bora_bora.vocabulary import FACES, GODS, KINDS, MAN, MATERIALS, REGIONS, TERRAINS
from fairwind.kernel.state import NONE

N_KINDS: Final = len(KINDS)

# Where a tally counts each need: those without a colon first, then one place for each that stands after it.
FIRST_OF: Final[tuple[int, ...]] = (
    *range(N_KIND),
    N_KIND,
    N_KIND + N_KINDS,
    N_KIND + N_KINDS + N_GODS,
    N_KIND + N_KINDS + N_GODS + len(TERRAINS),
    N_KIND + N_KINDS + N_GODS + len(TERRAINS) + FACES + 1,
    N_KIND + N_KINDS + N_GODS + len(TERRAINS) + FACES + 1 + N_MATERIALS,
)
# Beside the needs.
MEN_UP: Final = FIRST_OF[N_JEWEL]  # not moved down yet
WOMEN_UP: Final = MEN_UP + 1
STEPS_UP: Final = MEN_UP + 2  # status symbols of those men
SHELLS_UP: Final = MEN_UP + 3
ROOM: Final = MEN_UP + 4  # empty spaces
HUTS: Final = MEN_UP + 5  # on the player board, space 12 aside
JEWEL_POINTS: Final = MEN_UP + 6
FIRST_JEWEL: Final = MEN_UP + 7  # then the kinds of jewelry, as many as the edition has

BITS: Final[tuple[int, ...]] = tuple(bits.bit_count() for bits in range(1 << REGIONS))  # how many are set


def place_of_need(what: int, which: int) -> int:
    """Where a tally counts what a task asks for."""
    return FIRST_JEWEL + which if what == N_JEWEL else FIRST_OF[what] + which


def tally(s: BoraBora, seat: int, observer: int) -> list[int]:
    """Everything counted; god cards of others as far as everybody knows them."""
    have = [0] * (FIRST_JEWEL + len(s.edition.jewel_kinds))
    _count_people(s, seat, have)
    _count_regions(s, seat, have)
    _count_materials(s, seat, have)
    _count_jewels(s, seat, have)
    _count_cards(s, seat, observer, have)
    for priest in s.temple:
        if priest == seat:
            have[N_PRIEST] += 1
    have[N_FIRST] = 1 if s.order and s.order[0] == seat else 0
    have[N_HUTS_ON_12] = s.huts_on_12[seat]
    have[N_GOD_TILE] = s.god_tiles[seat]
    have[N_OFFERING] = s.offerings[seat]
    have[N_SHELL] = s.shells[seat]
    return have


def lacking(s: BoraBora, have: list[int], task: int) -> int:
    """How many things are missing for a task."""
    lack = 0
    for need in s.edition.tasks[task].needs:
        short = need.count - have[place_of_need(need.what, need.which)]
        if short > 0:
            lack += short
    return lack


def _count_people(s: BoraBora, seat: int, have: list[int]) -> None:
    edition = s.edition
    men = 0
    women = 0
    room = 0
    huts = 0
    for code in s.spaces[seat]:
        if code == EMPTY:
            room += 1
            continue
        if code == HUT:
            huts += 1
            continue
        use = edition.use_of[code]
        kind = use % N_KINDS
        sex = use // N_KINDS
        have[N_KIND + kind] += 1
        is_man = sex == MAN
        have[N_MAN if is_man else N_WOMAN] += 1
        if is_man:
            men |= 1 << kind
        else:
            women |= 1 << kind
        if code % 2:
            have[N_SHIFTED] += 1
            have[N_SHIFTED_MAN if is_man else N_SHIFTED_WOMAN] += 1
        else:
            have[MEN_UP if is_man else WOMEN_UP] += 1
            have[STEPS_UP if is_man else SHELLS_UP] += edition.people[sex][design_of(code)].symbols
    have[N_DIFFERENT_MEN] = BITS[men]
    have[N_DIFFERENT_WOMEN] = BITS[women]
    have[ROOM] = room
    have[HUTS] = huts - 1 if s.huts_on_12[seat] else huts


def _count_regions(s: BoraBora, seat: int, have: list[int]) -> None:
    own = s.regions[seat]
    have[N_REGIONS] = BITS[own]
    for mask in s.edition.map.island_masks:
        if own & mask:
            have[N_ISLANDS] += 1
    masks = s.edition.map.terrain_masks
    for terrain in range(len(masks)):
        have[FIRST_OF[N_TERRAIN] + terrain] = BITS[own & masks[terrain]]
    for region in range(len(s.fish)):
        if own >> region & 1:
            have[FIRST_OF[N_FISH] + s.fish[region]] += 1


def _count_materials(s: BoraBora, seat: int, have: list[int]) -> None:
    for material in range(len(MATERIALS)):
        lying = BITS[s.filled[seat] & s.edition.ceremony.masks[material]]
        count = lying + s.beside[seat * N_MATERIALS + material]
        have[FIRST_OF[N_MATERIAL] + material] = count
        have[N_ANY_MATERIAL] += count
    kinds = len(s.edition.building_dice)
    for place in range(seat * kinds, seat * kinds + kinds):
        if s.buildings[place] != NONE:
            have[N_BUILDING] += 1


def _count_jewels(s: BoraBora, seat: int, have: list[int]) -> None:
    for i in range(len(s.jewels)):
        if s.jewel_owner[i] == seat:
            jewel = s.edition.jewels[s.jewels[i]]
            have[N_ANY_JEWEL] += 1
            have[JEWEL_POINTS] += jewel.points
            if have[FIRST_JEWEL + jewel.kind] == 0:
                have[N_DIFFERENT_JEWELS] += 1
            have[FIRST_JEWEL + jewel.kind] += 1


def _count_cards(s: BoraBora, seat: int, observer: int, have: list[int]) -> None:
    for colour in range(len(GODS)):
        count = s.at[hand(seat)][colour] if seat == observer else s.known[seat * N_GODS + colour]
        have[FIRST_OF[N_CARD] + colour] = count
        if count:
            have[N_DIFFERENT_CARDS] += 1
        have[N_SAME_CARDS] = max(have[N_SAME_CARDS], count)
