"""What only the seat itself knows, and what its tasks want."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.observed_board import NO_USES, PLACES
from fairwind.games.bora_bora.observed_points import add_scores
from fairwind.games.bora_bora.observed_seat import NOT_SHORT, NUMBERS
from fairwind.games.bora_bora.scoring import AT_THE_END
from fairwind.games.bora_bora.state import N_GODS, N_MATERIALS, SOURCES, BoraBora, hand
from fairwind.games.bora_bora.tally import BITS, FIRST_OF, lacking, place_of_need
from fairwind.games.bora_bora.task_tiles import N_FISH, N_JEWEL, N_KIND, N_MATERIAL, NEEDS
from fairwind.games.bora_bora.vocabulary import (
    FACES,
    GODS,
    KINDS,
    LAND,
    MATERIALS,
    REGIONS,
    SEA,
    SEXES,
    SPACES,
    TASKS_EACH,
    TERRAINS,
)
from fairwind.kernel.state import NONE

WANT_FISH: Final = FIRST_OF[N_FISH]  # fish and jewelry of any value or kind count together
WANT_MATERIAL: Final = WANT_FISH + 1
WANT_JEWEL: Final = WANT_MATERIAL + N_MATERIALS
N_WANTS: Final = WANT_JEWEL + 1
NO_WANTS: Final[tuple[int, ...]] = (0,) * N_WANTS
WANTS: Final[tuple[str, ...]] = (
    *NEEDS[:N_KIND],
    *(f"kind-{kind}" for kind in KINDS),
    *(f"card-{god}" for god in GODS),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    "fish",
    *(f"material-{material}" for material in MATERIALS),
    "jewel-kind",
)
OWN_NAMES: Final[tuple[str, ...]] = (
    *("lead", "ahead"),
    *(f"{sex}-{kind}" for sex in SEXES for kind in KINDS),
    *(f"holds-{place}" for place in PLACES),
    *("land-fish", "sea-fish"),
    *(f"filled-{place}" for place in PLACES),
    *(f"covered-{place}" for place in PLACES),
    *(f"free-for-{material}" for material in MATERIALS),
    *(f"beside-{material}" for material in MATERIALS),
    *(f"building-{number}" for number in NUMBERS),
    *(f"card-{god}" for god in GODS),
    *(f"can-play-{god}" for god in GODS),
    *(f"wants-{want}" for want in WANTS),
    *("row-ready", "row-1-short", "row-2-short", "row-far"),
    *(f"temple-{number}" for number in range(FACES, 0, -1)),
    *(f"scored-{source}" for source in SOURCES),
    *(f"scored-{item}" for item in AT_THE_END),
)


def add_own(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """What a seat looks at more closely on its own board."""
    uses = len(out)
    out.extend(NO_USES)
    for code in s.spaces[seat]:
        use = s.edition.use_of[code]
        if use != NONE:
            out[uses + use] += 1
    for region in range(REGIONS):
        out.append(1 if s.builder[region] == seat else 0)
    add_best_fish(s, seat, out)
    for space in range(SPACES):
        out.append(s.filled[seat] >> space & 1)
    for space in range(SPACES):
        out.append(s.covered[seat] >> space & 1)
    for material in range(N_MATERIALS):
        out.append(BITS[s.free_for(seat, material)])
    for material in range(N_MATERIALS):
        out.append(s.beside[seat * N_MATERIALS + material])
    for building in range(seat * FACES, seat * FACES + FACES):
        out.append(1 if s.buildings[building] != NONE else 0)
    add_gods(s, seat, out)
    add_wants(s, seat, have, out)
    for priest in s.temple:
        out.append(1 if priest == seat else 0)
    add_scores(s, seat, have, out)


def add_best_fish(s: BoraBora, seat: int, out: list[int]) -> None:
    """The best fish one step away, by land and by sea."""
    own = s.regions[seat]
    for way in (LAND, SEA):
        reached = 0
        for mask in s.edition.map.path_masks[way]:
            if mask & own:
                reached |= mask
        reached &= ~own
        best = 0
        for region in range(len(s.fish)):
            if reached >> region & 1:
                best = max(best, s.fish[region])
        out.append(best)


def add_gods(s: BoraBora, seat: int, out: list[int]) -> None:
    """The own cards, and the gods that can be paid for."""
    cards = s.at[hand(seat)]
    pairs = 0
    for colour in range(N_GODS):
        out.append(cards[colour])
        pairs += 1 if cards[colour] >= 2 else 0
    for god in range(N_GODS):
        paid = cards[god] > 0 or pairs > 0  # a pair of the god's own colour has its card too
        out.append(1 if (paid and s.offerings[seat]) or s.god_tiles[seat] else 0)


def add_wants(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """What the own tasks still lack, thing by thing, and how short each task on the board would be."""
    first = len(out)
    out.extend(NO_WANTS)
    for place in range(TASKS_EACH * seat, TASKS_EACH * seat + TASKS_EACH):
        if s.tasks[place] == NONE:
            continue
        for need in s.edition.tasks[s.tasks[place]].needs:
            short = need.count - have[place_of_need(need.what, need.which)]
            if short > 0:
                out[first + want_of(need.what, need.which)] += short
    row = len(out)
    out.extend(NOT_SHORT)
    for task in s.task_row:
        out[row + min(lacking(s, have, task), 3)] += 1


def want_of(what: int, which: int) -> int:
    """Where a want is counted."""
    if what == N_FISH:
        return WANT_FISH
    if what == N_MATERIAL:
        return WANT_MATERIAL + which
    if what == N_JEWEL:
        return WANT_JEWEL
    return FIRST_OF[what] + which
