"""What a seat of Santa Maria observes, as named small numbers: the table, every seat, and what its own colony offers.

Nothing is secret here (SM-1.13), so everything stands as it lies, seats counted from the observer on. Beside plain
facts stand those that a good player works out: what a die would bring now (`prospects.py`), what the turn under way
still brings (`under_way.py`), which lines are nearly full.
"""

from __future__ import annotations

from typing import Any, Final

from fairwind.games.santa_maria import prospects, scoring, under_way
from fairwind.games.santa_maria.by_line import colonists_by_line, empty_by_line, in_line
from fairwind.games.santa_maria.colony import ALL, BIT, LINES, SIDE, count
from fairwind.games.santa_maria.prospects import add_counts, add_prospects, yield_in
from fairwind.games.santa_maria.rules import (
    dice,
    effects,
    expand,
    logistics,
    payment,
    religion,
    retreat,
    setup,
    ships,
    turn,
    year,
)
from fairwind.games.santa_maria.rules.retreat import top_road
from fairwind.games.santa_maria.rules.turn import THE_TURN, NextTurn, main_actions
from fairwind.games.santa_maria.rules.year import start_player
from fairwind.games.santa_maria.state import SantaMaria, store
from fairwind.games.santa_maria.under_way import add_what_is_under_way
from fairwind.games.santa_maria.vocabulary import (
    ADVANCED,
    BISHOPS,
    COINS,
    DOCK_COUNT,
    DOUBLES,
    GOLD,
    GOODS,
    KINDS,
    MONK_PLACES,
    MOST_SEATS,
    N_MONK_PLACES,
    RETREATS,
    SCHOLARS,
    TRIPLES,
    WHITE_DICE,
    YEARS,
)
from fairwind.games.santa_maria.yields import THINGS
from fairwind.kernel.frames import Step, frames_in
from fairwind.kernel.state import NONE

MOST_COINS: Final = 40  # more are as good as these
MOST_TURNS: Final = 60  # likewise

FRAMES: Final = frames_in(
    setup, year, turn, logistics, payment, expand, dice, effects, ships, religion, retreat,
)  # fmt: skip
# Everything that waits for an answer, of a seat or of chance.
WAITING: Final[tuple[str, ...]] = tuple(sorted([name for name in FRAMES if not issubclass(FRAMES[name], Step)]))
PLACE_OF: Final[dict[Any, int]] = {FRAMES[name]: place for place, name in enumerate(WAITING)}

ABOUT_TABLE: Final[tuple[str, ...]] = (
    *[f"seats-{seats}" for seats in range(1, MOST_SEATS + 1)],
    "advanced", "common-blue-dice",
    "set-up", *[f"year-{number}" for number in range(1, YEARS + 1)],
    "over", "turns", "in-the-year",
    *[f"white-{value}" for value in range(1, SIDE + 1)],
    *[f"taken-{number}" for number in range(1, len(RETREATS) + 1)],
    "road-tiles", "road-colonists",
    *[f"tile-{number}" for number in range(1, DOUBLES + TRIPLES + 1)],
    "doubles", "triples",
    *[f"dock-{dock}.{part}" for dock in range(1, DOCK_COUNT + 1) for part in ("points", *GOODS[:GOLD])],
    "ship-pile",
    *[f"in-play.{name}" for name in (*SCHOLARS, *BISHOPS)],
    *[f"waiting.{name}" for name in WAITING],
)  # fmt: skip
ABOUT_SEAT: Final[tuple[str, ...]] = (
    "asked", "next", "retreated", "starts",
    *GOODS, "coins", "worth",
    "white-left", "blue-left", "blue-dice", "activated",
    "faith", "to-monk", "to-die", "monks-left",
    "march", "to-gold", "rank", "conquest",
    *[f"ships-{dock}" for dock in range(1, DOCK_COUNT + 1)], "to-set",
    *[f"has.{place}" for place in MONK_PLACES],
    "empty", "full-lines", "colonists", "colonists-1-empty", "colonists-2-empty",
    *[f"all.{thing}" for thing in THINGS],
    *[f"score.{item}" for item in ("tokens", *scoring.AT_THE_END)],
    "score",
)  # fmt: skip


def names(seats: int) -> tuple[str, ...]:
    """The names of what is observed at a table of this size."""
    every = list(ABOUT_TABLE)
    for distance in range(seats):
        every += [f"{distance}.{name}" for name in ABOUT_SEAT]
    every += [f"{distance}.lead" for distance in range(seats)]
    return (*every, *[f"0.{name}" for name in (*prospects.NAMES, *under_way.NAMES)])


OBSERVED: Final[tuple[tuple[str, ...], ...]] = tuple([names(seats) for seats in range(MOST_SEATS + 1)])


def observed(seats: int) -> tuple[str, ...]:
    """The same, made once."""
    return OBSERVED[seats]


def observe(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Append all of it, in the order of the names."""
    add_table(s, out)
    add_main_board(s, out)
    add_what_waits(s, out)
    totals: list[int] = []
    upcoming, starts = next_seat(s), start_player(s)
    for distance in range(s.seats):
        other = (seat + distance) % s.seats
        add_turn(s, other, upcoming, starts, out)
        add_store(s, other, out)
        add_tracks(s, other, out)
        add_harbour_and_monks(s, other, out)
        add_colony(s, other, out)
        totals.append(add_scores(s, other, out))
    for distance in range(s.seats):
        out.append(lead(totals, distance))
    add_prospects(s, seat, out)
    add_what_is_under_way(s, seat, out)


def lead(totals: list[int], distance: int) -> int:
    """How many points the observer is ahead of this seat; for itself, of the best of the others."""
    if distance:
        return totals[0] - totals[distance]
    best = NONE
    for rival in range(1, len(totals)):
        if best == NONE or totals[rival] > totals[best]:
            best = rival
    return totals[0] - totals[best] if best != NONE else 0


# -- the table


def add_table(s: SantaMaria, out: list[int]) -> None:
    """What the table is like, how far the year has come, dice and spaces that are left, tiles that lie open."""
    for seats in range(1, MOST_SEATS + 1):
        out.append(1 if s.seats == seats else 0)
    out.append(1 if s.setup == ADVANCED else 0)
    out.append(1 if s.pool else 0)
    for number in range(YEARS + 1):
        out.append(1 if s.year == number else 0)
    out.append(0 if s.pending else 1)
    out.append(min(main_actions(s), MOST_TURNS))
    free = 0
    for who in s.retreat:
        if who == NONE:
            free += 1
    out.append(s.seats + free - len(s.retreat))
    for value in range(SIDE):
        out.append(s.white[value])
    for who in s.retreat:
        out.append(0 if who == NONE else 1)
    out.append(s.road_tiles)
    out.append(s.edition.colonists[top_road(s).cells[0]] if s.road_tiles else 0)
    add_tiles(s, out)


def add_tiles(s: SantaMaria, out: list[int]) -> None:
    """Which tiles lie open, and how many of each size."""
    doubles, triples = 0, 0
    for tile in range(DOUBLES):
        doubles += s.display[tile]
        out.append(s.display[tile])
    for tile in range(DOUBLES, DOUBLES + TRIPLES):
        triples += s.display[tile]
        out.append(s.display[tile])
    out.append(doubles)
    out.append(triples)


def add_main_board(s: SantaMaria, out: list[int]) -> None:
    """The open ships, and the scholars and bishops in the game."""
    for ship in s.dock:
        if ship == NONE:
            for _ in range(1 + GOLD):
                out.append(0)
        else:
            printed = s.edition.ships[ship]
            out.append(printed.points)
            for good in range(GOLD):
                out.append(printed.cost[good])
    out.append(sum(s.ship_bag))
    for scholar in range(len(SCHOLARS)):
        out.append(1 if scholar in s.scholars else 0)
    for bishop in range(len(BISHOPS)):
        out.append(1 if bishop in s.bishops else 0)


def add_what_waits(s: SantaMaria, out: list[int]) -> None:
    """Which decision or chance is next."""
    place = PLACE_OF.get(type(s.pending[-1]), NONE) if s.pending else NONE
    for other in range(len(WAITING)):
        out.append(1 if other == place else 0)


# -- a seat


def next_seat(s: SantaMaria) -> int:
    """Who has the next turn after this one, or NONE."""
    if len(s.pending) < THE_TURN:
        return NONE
    frame = s.pending[THE_TURN - 1]
    if not isinstance(frame, NextTurn):
        return NONE
    seat = frame.seat
    for _ in range(s.seats):
        if not s.has_retreated(seat):
            return seat
        seat = (seat + 1) % s.seats
    return NONE


def add_turn(s: SantaMaria, seat: int, upcoming: int, starts: int, out: list[int]) -> None:
    """Whether it is asked now or next, is back from the year, and would start the next one."""
    out.append(1 if s.pending and s.pending[-1].seat == seat else 0)
    out.append(1 if seat == upcoming else 0)
    out.append(1 if s.has_retreated(seat) else 0)
    out.append(1 if seat == starts else 0)


def add_store(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Resources, coins, and dice that it can still use."""
    held = s.at[store(seat)]
    for good in range(KINDS):
        out.append(held[good])
    out.append(min(held[COINS], MOST_COINS))
    out.append(min(s.worth(seat), MOST_COINS))
    back = s.has_retreated(seat)
    out.append(0 if back else min(WHITE_DICE - s.white_used[seat], sum(s.white)))
    out.append(0 if back else s.unlocked[seat] - s.blue_used[seat])
    out.append(s.unlocked[seat] + s.blue_later[seat])
    out.append(s.activated[seat])


def add_tracks(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Both tracks: how far it is, how far to what comes next, and what its conquistador would score now."""
    faith, march = s.faith[seat], s.march[seat]
    track = s.edition.religion
    out.append(faith)
    out.append(steps_to(track.symbols, faith))
    out.append(steps_to(track.gives_die, faith))
    out.append(s.monks_left[seat])
    out.append(march)
    out.append(steps_to(s.edition.conquistador.gold, march))
    out.append(s.standing.index(seat))
    out.append(conquest(s, seat))


def steps_to(marks: tuple[int, ...], space: int) -> int:
    """How many steps to the next mark of a track, 0 if there is none left."""
    for ahead in range(space + 1, len(marks)):
        if marks[ahead]:
            return ahead - space
    return 0


def conquest(s: SantaMaria, seat: int) -> int:
    """What its conquistador would score if the year ended now (SM-9.1, SM-13.2)."""
    if s.year == 0 or s.march[seat] == 0 or not s.pending:
        return 0
    points = s.edition.year_scores[max(s.seats, 2) - 2][s.year - 1]
    if s.seats == 1:
        return points[0] if s.march[0] >= s.edition.conquistador.trees[s.year - 1] else 0
    rank = s.standing.index(seat)
    return points[rank] if rank < len(points) else 0


def add_harbour_and_monks(s: SantaMaria, seat: int, out: list[int]) -> None:
    """Ships by dock, docks that lack one for the next set, and the scholars, bishops and camps that it has."""
    fewest = scoring.sets_of_ships(s, seat)
    lacking = 0
    for dock in range(seat * DOCK_COUNT, (seat + 1) * DOCK_COUNT):
        out.append(s.ships[dock])
        if s.ships[dock] == fewest:
            lacking += 1
    out.append(lacking)
    for place in range(len(SCHOLARS)):
        out.append(1 if s.has(seat, place) else 0)
    for place in range(len(SCHOLARS), N_MONK_PLACES):
        out.append(1 if s.monks[place] & BIT[seat] else 0)


def add_colony(s: SantaMaria, seat: int, out: list[int]) -> None:
    """How full it is, how many colonists wait in lines that are nearly full, and what all its buildings bring."""
    empty = s.empty[seat]
    out.append(count(empty))
    full, everybody, one, two = 0, 0, 0, 0
    lacking, living = empty_by_line(empty), colonists_by_line(s, seat)
    for line in range(LINES):
        colonists = in_line(living, line)
        if line < SIDE:
            everybody += colonists
        left = in_line(lacking, line)
        if left == 0:
            full += 1
        elif left == 1:
            one += colonists
        elif left == 2:
            two += colonists
    out.append(full)
    out.append(everybody)
    out.append(one)
    out.append(two)
    add_counts(yield_in(s, seat, ALL - empty), out)


def add_scores(s: SantaMaria, seat: int, out: list[int]) -> int:
    """Points by item, as if the game ended now, and all of them together, which also come back."""
    total = 0
    for item in scoring.scores(s, seat):
        out.append(item[1])
        total += item[1]
    out.append(total)
    return total
