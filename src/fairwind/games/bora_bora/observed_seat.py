"""What everybody can tell of a seat."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.observed_board import PLACES
from fairwind.games.bora_bora.observed_points import points_now, tasks_done
from fairwind.games.bora_bora.rules.building import least_building
from fairwind.games.bora_bora.rules.dice import least_values
from fairwind.games.bora_bora.scoring import fish_points
from fairwind.games.bora_bora.state import BoraBora, hand
from fairwind.games.bora_bora.tally import (
    BITS,
    HUTS,
    JEWEL_POINTS,
    MEN_UP,
    ROOM,
    SHELLS_UP,
    STEPS_UP,
    WOMEN_UP,
    lacking,
)
from fairwind.games.bora_bora.task_tiles import (
    N_ANY_JEWEL,
    N_ANY_MATERIAL,
    N_BUILDING,
    N_MAN,
    N_PRIEST,
    N_REGIONS,
    N_SHIFTED_MAN,
    N_SHIFTED_WOMAN,
    N_WOMAN,
)
from fairwind.games.bora_bora.vocabulary import ACTIONS, DICE, FACES, JEWELS_A_ROUND, LAND, REGIONS, SEA, TASKS_EACH
from fairwind.kernel.state import NONE, Frame

NUMBERS: Final = range(1, FACES + 1)
# Zeros for what is counted afterwards: dice by face and all of them, by action and idle ones, tasks by what they lack.
NO_DICE: Final[tuple[int, ...]] = (0,) * (FACES + 1)
NO_ACTIONS: Final[tuple[int, ...]] = (0,) * (len(ACTIONS) + 1)
NOT_SHORT: Final[tuple[int, ...]] = (0, 0, 0, 0)


SEAT_NAMES: Final[tuple[str, ...]] = (
    *("points", "asked", "man-unused", "woman-unused", "order", "standing", "status", "status-points"),
    *(f"die-{face}" for face in NUMBERS),
    *("dice", *(f"dice-for-{action}" for action in ACTIONS), "dice-for-fish"),
    *(f"hut-{place}" for place in PLACES),
    *("regions", "land-die", "land-reach", "sea-die", "sea-reach", "fish"),
    *("room", "huts", "huts-on-12", "men", "women", "men-down", "women-down"),
    *("men-up", "women-up", "steps-up", "shells-up"),
    *("filled", "covered", "grounds", "buildings", "building-die", "materials"),
    *("cards", "god-tiles", "offerings", "shells"),
    *("priests", "priest-leftmost", "temple-majority"),
    *("jewels", "jewel-points", "jewel-affordable"),
    *("fulfilled", "tasks-ready", "tasks-1-short", "tasks-2-short", "tasks-far"),
)


def add_seat(s: BoraBora, seat: int, have: list[int], frame: Frame | None, unused: int, out: list[int]) -> None:
    """What everybody can tell of a seat."""
    out.append(points_now(s, seat, have))
    out.append(1 if frame is not None and frame.seat == seat else 0)
    out.append(unused & 1)
    out.append(unused >> 1 & 1)
    add_standing(s, seat, out)
    add_dice(s, seat, out)
    add_regions(s, seat, have, out)
    for place in (ROOM, HUTS):
        out.append(have[place])
    out.append(s.huts_on_12[seat])
    for place in PEOPLE_COUNTS:
        out.append(have[place])
    add_ceremony(s, seat, have, out)
    out.append(s.total(hand(seat)))
    out.append(s.god_tiles[seat])
    out.append(s.offerings[seat])
    out.append(s.shells[seat])
    add_temple(s, seat, have, out)
    out.append(have[N_ANY_JEWEL])
    out.append(have[JEWEL_POINTS])
    out.append(best_affordable(s, seat))
    add_tasks(s, seat, have, out)


PEOPLE_COUNTS: Final[tuple[int, ...]] = (
    *(N_MAN, N_WOMAN, N_SHIFTED_MAN, N_SHIFTED_WOMAN),
    *(MEN_UP, WOMEN_UP, STEPS_UP, SHELLS_UP),
)


def add_standing(s: BoraBora, seat: int, out: list[int]) -> None:
    """Places in the turn order and on the status track, 1 in front, and what the track brings."""
    for row in (s.order, s.standing):
        place = 0
        for i in range(len(row)):
            if row[i] == seat:
                place = i + 1
        out.append(place)
    out.append(s.status[seat])
    out.append(s.edition.status_points[s.status[seat]])


def add_dice(s: BoraBora, seat: int, out: list[int]) -> None:
    """Dice left by face; how many can do what, without a god; and how many can only fish."""
    first = len(out)
    out.extend(NO_DICE)
    for i in range(DICE * seat, DICE * seat + DICE):
        if s.dice[i]:
            out[first + s.dice[i] - 1] += 1
            out[first + FACES] += 1
    after = len(out)
    out.extend(NO_ACTIONS)
    if out[first + FACES] == 0:
        return
    tiles = s.edition.tile_of[s.seats - 2]
    least = least_values(s, seat)
    for i in range(DICE * seat, DICE * seat + DICE):
        face = s.dice[i]
        if face == 0:
            continue
        idle = 1
        for action in range(len(ACTIONS)):
            if least[action] <= face < s.lowest[tiles[action]]:
                out[after + action] += 1
                idle = 0
        out[after + len(ACTIONS)] += idle


def add_regions(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Where the huts stand, the lowest die that leads on by land and by sea, and how many regions that can be."""
    own = s.regions[seat]
    for region in range(REGIONS):
        out.append(own >> region & 1)
    out.append(have[N_REGIONS])
    for way in (LAND, SEA):
        masks = s.edition.map.path_masks[way]
        dice = s.edition.map.path_dice[way]
        reached = 0
        least = 0
        for i in range(len(masks)):
            shared = own & masks[i]
            if shared != 0 and shared != masks[i]:
                if least == 0:
                    least = dice[i]
                reached |= masks[i]
        out.append(least)
        out.append(BITS[reached & ~own])
    out.append(fish_points(s, seat))


def add_ceremony(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Ceremony spaces and buildings; 0 instead of the lowest die if there is no ground to build on."""
    filled = s.filled[seat]
    grounds = 0
    for mask in s.edition.ceremony.pair_masks:
        if filled & mask == mask:
            grounds += 1
    out.append(BITS[filled])
    out.append(BITS[s.covered[seat]])
    out.append(grounds)
    out.append(have[N_BUILDING])
    least = least_building(s, seat)
    out.append(least if least <= FACES else 0)
    out.append(have[N_ANY_MATERIAL])


def add_temple(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Priests, how far left the first of them stands (6 to 1, 0 without any), and whether the god tile is theirs."""
    priests = have[N_PRIEST]
    leftmost = 0
    majority = 1 if priests else 0
    temple = s.temple
    for space in range(len(temple) - 1, -1, -1):
        other = temple[space]
        if other == seat:
            leftmost = len(temple) - space
    for space in range(len(temple)):
        other = temple[space]
        if other != NONE and other != seat:
            count = 0
            for priest in temple:
                if priest == other:
                    count += 1
            if count > priests or (count == priests and len(temple) - space > leftmost):
                majority = 0
    out.append(priests)
    out.append(leftmost)
    out.append(majority)


def best_affordable(s: BoraBora, seat: int) -> int:
    """The most points that the seat's shells can buy in this round."""
    best = 0
    first = JEWELS_A_ROUND * (max(s.round, 1) - 1)
    for place in range(first, min(first + JEWELS_A_ROUND, len(s.jewels))):
        jewel = s.edition.jewels[s.jewels[place]]
        if s.jewel_owner[place] == NONE and jewel.price <= s.shells[seat] and jewel.points > best:
            best = jewel.points
    return best


def add_tasks(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Tasks fulfilled, and how many of the others lack nothing, one thing, two things, or more."""
    out.append(tasks_done(s, seat))
    first = len(out)
    out.extend(NOT_SHORT)
    for place in range(TASKS_EACH * seat, TASKS_EACH * seat + TASKS_EACH):
        if s.tasks[place] != NONE:
            out[first + min(lacking(s, have, s.tasks[place]), 3)] += 1
