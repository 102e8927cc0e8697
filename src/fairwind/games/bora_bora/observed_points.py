"""Points by item, as if the game ended now."""

from __future__ import annotations

from fairwind.games.bora_bora.scoring import fish_points
from fairwind.games.bora_bora.state import N_SOURCES, BoraBora
from fairwind.games.bora_bora.tally import BITS, JEWEL_POINTS
from fairwind.games.bora_bora.task_tiles import N_ANY_JEWEL, N_BUILDING, N_MAN, N_REGIONS, N_WOMAN
from fairwind.games.bora_bora.vocabulary import FACES, MOST_SEATS, REGIONS, SPACES


def points_now(s: BoraBora, seat: int, have: list[int]) -> int:
    """All points of a seat, as if the game ended now."""
    points = s.points(seat) + s.god_tiles[seat] * s.edition.god_tile_points
    points += fish_points(s, seat) + have[JEWEL_POINTS]
    reached = 0
    for bonus in bonuses_reached(s, seat, have):
        reached += bonus
    return points + reached * s.edition.bonus_points


def bonuses_reached(s: BoraBora, seat: int, have: list[int]) -> list[int]:
    """1 for each of the six bonuses that a seat has reached, in the order of `scoring.bonuses`."""
    return [
        1 if tasks_done(s, seat) >= s.edition.bonus_tasks else 0,
        1 if have[N_ANY_JEWEL] >= s.edition.bonus_jewels else 0,
        1 if BITS[s.filled[seat] | s.covered[seat]] >= SPACES else 0,
        1 if have[N_BUILDING] >= FACES else 0,
        1 if have[N_REGIONS] >= REGIONS else 0,
        1 if have[N_MAN] + have[N_WOMAN] >= SPACES else 0,
    ]


def tasks_done(s: BoraBora, seat: int) -> int:
    """How many tasks a seat has fulfilled."""
    done = 0
    for code in s.fulfilled:
        if code % MOST_SEATS == seat:
            done += 1
    return done


def add_scores(s: BoraBora, seat: int, have: list[int], out: list[int]) -> None:
    """Points by item, in the order of `scoring.scores`."""
    for source in range(seat * N_SOURCES, seat * N_SOURCES + N_SOURCES):
        out.append(s.earned[source])
    out.append(s.god_tiles[seat] * s.edition.god_tile_points)
    out.append(fish_points(s, seat))
    out.append(have[JEWEL_POINTS])
    for bonus in bonuses_reached(s, seat, have):
        out.append(bonus * s.edition.bonus_points)
