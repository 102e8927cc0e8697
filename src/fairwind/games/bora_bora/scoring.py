"""The final scoring, item by item, and who has won (chapter 14)."""

from __future__ import annotations

from typing import Final

from fairwind.games.bora_bora.state import FIRST_PERSON, N_SOURCES, SOURCES, BoraBora
from fairwind.kernel.spec import Result
from fairwind.kernel.state import NONE

ENDED: Final = "six-rounds"  # there is no other way


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


def final_items(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """What the end brings; materials, shells, offerings and god cards are worth nothing (BB-14.12)."""
    edition = s.edition
    jewels = jewels_of(s, seat)
    buildings = s.buildings[seat * len(edition.building_dice) : (seat + 1) * len(edition.building_dice)]
    bonus = edition.bonus_points
    return [
        ("god-tiles", s.god_tiles[seat] * edition.god_tile_points),  # BB-14.3
        ("fish", fish_points(s, seat)),
        ("jewelry", sum(edition.jewels[jewel].points for jewel in jewels)),  # BB-14.5
        ("all-tasks", bonus if s.fulfilled[seat] >= edition.bonus_tasks else 0),  # BB-14.6, BB-14.15
        ("all-jewelry", bonus if len(jewels) >= edition.bonus_jewels else 0),  # BB-14.7
        ("all-spaces", bonus if s.filled[seat] | s.covered[seat] == edition.ceremony.all else 0),  # BB-14.8
        ("all-buildings", bonus if NONE not in buildings else 0),  # BB-14.9
        ("all-huts", bonus if s.regions[seat] == (1 << len(edition.map.regions)) - 1 else 0),  # BB-14.10
        ("all-people", bonus if min(s.spaces[seat]) >= FIRST_PERSON else 0),  # BB-14.11
    ]


def scores(s: BoraBora, seat: int) -> list[tuple[str, int]]:
    """Points by where they came from, with what the end would bring."""
    earned = [(SOURCES[i], s.earned[seat * N_SOURCES + i]) for i in range(N_SOURCES)]
    return earned + final_items(s, seat)


def result(s: BoraBora) -> Result:
    """Most points win (BB-14.13); among equals whoever is ahead in the turn order at the end (BB-14.14)."""
    points = [sum(count for _, count in scores(s, seat)) for seat in range(s.seats)]
    ranks = [(points[seat], -s.order.index(seat)) for seat in range(s.seats)]
    places = [1 + sum(1 for other in ranks if other > mine) for mine in ranks]
    return Result(points, places, ENDED)
