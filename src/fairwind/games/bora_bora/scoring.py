"""The final scoring, item by item, and who has won (chapter 14)."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.spaces import FIRST_PERSON
from fairwind.games.bora_bora.state import N_SOURCES, SOURCES, BoraBora
from fairwind.kernel.spec import Result, shared_places
from fairwind.kernel.state import NONE

ENDED: Final = "six-rounds"  # there is no other way
TIE_BREAK: Final = "turn-order"
AT_THE_END: Final[tuple[str, ...]] = (
    "god-tiles", "fish", "jewelry",
    "all-tasks", "all-jewelry", "all-spaces", "all-buildings", "all-huts", "all-people",
)  # fmt: skip


def fish_points(s: BoraBora, seat: int) -> int:
    """The fish of each region whose construction space the seat holds (BB-14.4)."""
    points = 0
    for region in range(len(s.fish)):
        if s.builder[region] == seat:
            points += s.fish[region]
    return points


def jewels_of(s: BoraBora, seat: int) -> list[int]:
    """The seat's jewelry tiles."""
    return [s.jewels[i] for i in range(len(s.jewels)) if s.jewel_owner[i] == seat]


def bonuses(s: BoraBora, seat: int) -> list[tuple[str, int, int]]:
    """The six bonuses of the end: what a seat has of each, and what it takes."""
    edition = s.edition
    buildings = s.buildings[seat * len(edition.building_dice) : (seat + 1) * len(edition.building_dice)]
    people = sum(1 for code in s.spaces[seat] if code >= FIRST_PERSON)
    covered = (s.filled[seat] | s.covered[seat]).bit_count()
    return [
        ("all-tasks", len(s.fulfilled_by(seat)), edition.bonus_tasks),  # BB-14.6, BB-14.15
        ("all-jewelry", len(jewels_of(s, seat)), edition.bonus_jewels),  # BB-14.7
        ("all-spaces", covered, len(edition.ceremony.materials)),  # BB-14.8
        ("all-buildings", len(buildings) - buildings.count(NONE), len(buildings)),  # BB-14.9
        ("all-huts", s.regions[seat].bit_count(), len(edition.map.regions)),  # BB-14.10
        ("all-people", people, len(s.spaces[seat])),  # BB-14.11
    ]


def final_items(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """What the end brings; materials, shells, offerings and god cards are worth nothing (BB-14.12)."""
    edition = s.edition
    jewels = jewels_of(s, seat)
    return [
        ("god-tiles", s.god_tiles[seat] * edition.god_tile_points),  # BB-14.3
        ("fish", fish_points(s, seat)),
        ("jewelry", sum(edition.jewels[jewel].points for jewel in jewels)),  # BB-14.5
        *[(name, edition.bonus_points if have >= need else 0) for name, have, need in bonuses(s, seat)],
    ]


def scores(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """Points by where they came from, with what the end would bring."""
    earned = [(SOURCES[i], s.earned[seat * N_SOURCES + i]) for i in range(N_SOURCES)]
    return earned + final_items(s, seat)


def result(s: BoraBora) -> Result:
    """Most points win (BB-14.13); among equals whoever is ahead in the turn order at the end (BB-14.14)."""
    points = [sum(count for _, count in scores(s, seat)) for seat in range(s.seats)]
    ranks = [(points[seat], -s.order.index(seat)) for seat in range(s.seats)]
    return Result(points, shared_places(ranks), ENDED, TIE_BREAK)
