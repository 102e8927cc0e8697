"""What lies on the board for everybody, as a seat observes it."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.state import N_GODS, OPEN, PILE, BoraBora
from fairwind.games.bora_bora.vocabulary import ACTIONS, DISPLAY, GODS, JEWELS_A_ROUND, KINDS, REGIONS, SEXES
from fairwind.kernel.state import NONE

N_KINDS: Final = len(KINDS)
N_USES: Final = N_KINDS * len(SEXES)
NO_USES: Final[tuple[int, ...]] = (0,) * N_USES
PLACES: Final = range(1, 13)


BOARD_NAMES: Final[tuple[str, ...]] = (
    *(f"tile-{action}" for action in ACTIONS),
    *(f"fish-{place}" for place in PLACES),
    *(f"on-show-{sex}-{kind}" for sex in SEXES for kind in KINDS),
    *(f"on-show-{sex}" for sex in SEXES),
    *(f"open-{god}" for god in GODS),
    "pile",
    *(f"jewel-{place}-{what}" for place in range(1, JEWELS_A_ROUND + 1) for what in ("points", "price")),
    *("jewel-next-points", "jewel-next-price", "building-points", "temple-points"),
)


def add_board(s: BoraBora, out: list[int]) -> None:
    """What lies on the board for everybody."""
    tiles = s.edition.tile_of[s.seats - 2]
    for action in range(len(ACTIONS)):
        out.append(s.lowest[tiles[action]] - 1)  # the highest face that may lie down there
    for region in range(REGIONS):
        out.append(s.fish[region] if region < len(s.fish) else 0)
    add_people_on_show(s, out)
    for colour in range(N_GODS):
        out.append(s.at[OPEN][colour])
    out.append(s.total(PILE))
    add_jewels_on_sale(s, out)
    at = max(s.round, 1) - 1
    out.append(s.edition.building_points[at])
    out.append(s.edition.temple_points[at])


def add_people_on_show(s: BoraBora, out: list[int]) -> None:
    """For each sex and kind how easy one is to have: 6 below number 1, 0 if there is none; then how many there are."""
    first = len(out)
    out.extend(NO_USES)
    for sex in range(len(SEXES)):
        count = 0
        for i in range(DISPLAY - 1, -1, -1):  # the easiest last, so that it stays
            design = s.people[sex * DISPLAY + i]
            if design != NONE:
                out[first + sex * N_KINDS + s.edition.people[sex][design].kind] = DISPLAY - i
                count += 1
        out.append(count)


def add_jewels_on_sale(s: BoraBora, out: list[int]) -> None:
    """Points and price of what can be bought in this round, and the most points and the lowest price in the next."""
    first = JEWELS_A_ROUND * (max(s.round, 1) - 1)
    for place in range(first, first + JEWELS_A_ROUND):
        there = place < len(s.jewels) and s.jewel_owner[place] == NONE
        out.append(s.edition.jewels[s.jewels[place]].points if there else 0)
        out.append(s.edition.jewels[s.jewels[place]].price if there else 0)
    points = 0
    price = 0
    for place in range(first + JEWELS_A_ROUND, min(first + 2 * JEWELS_A_ROUND, len(s.jewels))):
        jewel = s.edition.jewels[s.jewels[place]]
        points = max(points, jewel.points)
        price = jewel.price if price == 0 else min(price, jewel.price)
    out.append(points)
    out.append(price)
