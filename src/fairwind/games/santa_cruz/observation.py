"""What a seat observes, as small whole numbers with names: what a value of a position can be learned from.

Everything public, the seat's own secrets, and of the others' secrets only how many there are and what all know. Sites
and score cards go by their place in the edition.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.board import count, sites_in
from fairwind.games.santa_cruz.prospects import (
    DUE_DOUBLE,
    DUE_LANDING,
    DUES,
    beyond,
    bird_points,
    dues,
    more_by_building,
    sites_with_birds,
    ways_of,
    worths,
)
from fairwind.games.santa_cruz.rules import building, construction_cards, ending, second_round, setup, turns
from fairwind.games.santa_cruz.rules.score_cards import fish_bonus, most_connected
from fairwind.games.santa_cruz.rules.turns import Landing, NextTurn
from fairwind.games.santa_cruz.state import (
    BIRD_POOL,
    BUILDING,
    CARD,
    SCORE,
    SantaCruz,
    birds,
    hand,
    played,
    rubble,
    shown,
    standing,
    supply,
)
from fairwind.games.santa_cruz.vocabulary import (
    BUILDINGS,
    CHURCH,
    CONSTRUCTION,
    DOUBLE,
    LAST_PLAYER,
    LIGHTHOUSE,
    MOST_SEATS,
    N_SOURCES,
    RESOURCES,
    RIVER,
    SCORE_CARDS,
    SITE_KINDS,
    SOURCES,
    TILES,
    TOKENS,
    VOLCANO,
    WAYS,
)
from fairwind.games.santa_cruz.worlds import unseen_score_cards
from fairwind.kernel.frames import Decision, frames_in
from fairwind.kernel.native import i64
from fairwind.kernel.state import NONE, TOGETHER, Frame

KINDS_OF_FRAME: Final = frames_in(setup, turns, construction_cards, building, second_round, ending)
FRAMES: Final[tuple[str, ...]] = tuple(sorted(KINDS_OF_FRAME))
PLACE_OF_FRAME: Final[dict[type[Frame], int]] = {frame: FRAMES.index(name) for name, frame in KINDS_OF_FRAME.items()}
ALL_BUT_HOUSES: Final = 2  # the buildings that are scarce: lighthouse and church
UNKNOWN_BUILDS: Final = 8  # of a secret set: seven cards, one of them a double action


# -- names


def numbered(what: str, count: int) -> list[str]:
    """`card1` to `card16`."""
    return [f"{what}{n}" for n in range(1, count + 1)]


WAY_NAMES: Final[tuple[str, ...]] = (
    "builds", "sites", "best", "second", "bird", "volcano", "wet", "lighthouse", "church", *RESOURCES,
)  # fmt: skip
SEAT_NAMES: Final[tuple[str, ...]] = (
    "acts", "turn", "starts", "right", "points", "birds", "bird-points", "total", "lead", "place",
    *[f"supply.{name}" for name in BUILDINGS],
    *[f"standing.{name}" for name in BUILDINGS],
    "rubble",
    *[f"cards.{name}" for name in CONSTRUCTION],
    "secret-set", "score-cards", "cards", "builds", "drawn", "discarded",
    *[f"due.{name}" for name in (*CONSTRUCTION, "bird", "landing")],
    *[f"has.{name}" for name in RESOURCES],
    "fish-bonus", "connected", "coast", "land", "volcano", "wet", "rivers",
    *[f"{way}.{name}" for way in CONSTRUCTION[:WAYS] for name in WAY_NAMES],
    "face-down", "beyond", "volcano-beyond",
    *numbered("worth.card", SCORE_CARDS),
    "worth.unseen",
    *numbered("hand.card", SCORE_CARDS),
    *numbered("pile.card", SCORE_CARDS),
    *[f"pile.{name}" for name in CONSTRUCTION],
)  # fmt: skip
HAND_NAMES: Final[tuple[str, ...]] = (
    *numbered("pays-me.card", SCORE_CARDS),
    *numbered("pays-rival.card", SCORE_CARDS),
    *numbered("next.card", SCORE_CARDS),
    "pays-me", "pays-rival", "next", "best", "worst",
)  # fmt: skip
FACES: Final[tuple[str, ...]] = (*RESOURCES, "bird", "lighthouse", "church")
BOARD_NAMES: Final[tuple[str, ...]] = (
    *[f"free.{name}" for name in SITE_KINDS],
    *[f"face-down.{name}" for name in SITE_KINDS],
    *[f"free.{name}" for name in FACES],
    *[f"unseen.{name}" for name in FACES],
    "bird-pool", "shareable",
    *[f"due.{name}" for name in SITE_KINDS],
    *numbered("unseen.card", SCORE_CARDS),
)  # fmt: skip
COMMON_NAMES: Final[tuple[str, ...]] = (
    *[f"seats-{seats}" for seats in range(2, MOST_SEATS + 1)],
    *[f"last-player-{name}" for name in LAST_PLAYER],
    "round-0", "round-1", "round-2", "right-left",
    *[f"waits.{name}" for name in FRAMES],
)  # fmt: skip
# As many zeros as a part has numbers, where most of them stay so.
NO_FRAME: Final[list[int]] = [0] * len(FRAMES)
NO_FACES: Final[list[int]] = [0] * len(FACES)
NO_SITES: Final[list[int]] = [0] * (2 * TILES)
NO_WAY: Final[list[int]] = [0] * (len(WAY_NAMES) - 1)
NO_HAND: Final[list[int]] = [0] * len(HAND_NAMES)
NAMES: Final[dict[int, tuple[str, ...]]] = {}


def observed(seats: int) -> tuple[str, ...]:
    """The names of what is observed, in order."""
    if seats not in NAMES:
        NAMES[seats] = (
            *COMMON_NAMES,
            *BOARD_NAMES,
            *[f"0.earned.{source}" for source in SOURCES[:TOKENS]],
            *[f"0.hand.{name}" for name in HAND_NAMES],
            *[f"site{n}.{whose}" for n in range(1, TILES + 1) for whose in ("mine", "others")],
            *[f"{n}.{name}" for n in range(seats) for name in SEAT_NAMES],
        )
    return NAMES[seats]


# -- what is observed


def observe(s: SantaCruz, seat: int, out: list[int]) -> None:
    """Append what the seat may know, in the order of the names."""
    seats = s.seats
    due = dues(s)
    bird_sites = sites_with_birds(s)
    unseen = unseen_score_cards(s, seat)
    joined: list[int] = []
    pays: list[list[int]] = []
    ways: list[list[int]] = []
    for n in range(seats):
        other = (seat + n) % seats
        joined.append(most_connected(s, other))
        pays.append(worths(s, other, joined[n]))
        ways.append(ways_of(s, other, due, is_secret(s, seat, other)))
    add_table(s, out)
    add_board(s, bird_sites, due, unseen, out)
    for source in range(TOKENS):
        out.append(s.earned[seat * N_SOURCES + source])
    add_hand(s, seat, pays, ways[0], bird_sites, out)
    add_sites(s, seat, out)
    now = seat_to_move(s)
    tokens = bird_points(s, seat)
    for n in range(seats):
        other = (seat + n) % seats
        add_turn(s, other, now, out)
        add_points(s, other, tokens, out)
        add_cards(s, other, due, is_secret(s, seat, other), out)
        add_places(s, other, joined[n], out)
        add_ways(s, other, ways[n], bird_sites, out)
        add_score_cards(s, seat, other, pays[n], unseen, out)


def is_secret(s: SantaCruz, seat: int, other: int) -> bool:
    """Whether a seat does not know the construction cards of another."""
    return other != seat and s.has_secret_set(other)


# -- the table


def add_table(s: SantaCruz, out: list[int]) -> None:
    """The number of seats, the variant, the round, and what waits."""
    for seats in range(2, MOST_SEATS + 1):
        out.append(1 if seats == s.seats else 0)
    for variant in range(len(LAST_PLAYER)):
        out.append(1 if variant == s.last_player else 0)
    for number in range(3):
        out.append(1 if number == s.round else 0)
    out.append(1 if s.right_left else 0)
    first = len(out)
    out.extend(NO_FRAME)
    if s.pending:
        out[first + PLACE_OF_FRAME[type(s.pending[-1])]] = 1


def add_board(s: SantaCruz, bird_sites: i64, due: list[int], unseen: list[int], out: list[int]) -> None:
    """What is free, what is still face down, and what may come up."""
    board = s.edition.board
    opened: i64 = s.opened
    free: i64 = opened & ~s.occupied
    for kind in range(len(SITE_KINDS)):
        out.append(count(free & board.of_kind[kind]))
    for kind in range(len(SITE_KINDS)):
        out.append(count(~opened & board.of_kind[kind]))
    for resource in range(len(RESOURCES)):
        out.append(count(free & s.yields[resource]))
    out.append(count(free & bird_sites))
    out.append(count(free & s.shows[LIGHTHOUSE]))
    out.append(count(free & s.shows[CHURCH]))
    add_bags(s, out)
    out.append(s.total(BIRD_POOL))
    out.append(count(s.occupied & ~s.crowded()) if s.right_left else 0)
    for kind in range(len(SITE_KINDS)):
        out.append(due[DUES * s.seats + kind])
    out.extend(unseen)


def add_bags(s: SantaCruz, out: list[int]) -> None:
    """What the tiles show that nobody has seen: resources, birds, lighthouses, churches."""
    shown_on = s.edition.resource
    has_bird, buildings = s.edition.has_bird, s.edition.building
    first = len(out)
    out.extend(NO_FACES)
    tile = 0
    for bag in s.bags:
        for unseen in bag:
            if unseen:
                if shown_on[tile] >= 0:
                    out[first + shown_on[tile]] += 1
                elif has_bird[tile]:
                    out[first + len(RESOURCES)] += 1
                if buildings[tile] < ALL_BUT_HOUSES:
                    out[first + len(RESOURCES) + 1 + buildings[tile]] += 1
            tile += 1


def add_sites(s: SantaCruz, seat: int, out: list[int]) -> None:
    """Whose buildings stand where."""
    first = len(out)
    out.extend(NO_SITES)
    for site in sites_in(s.own[seat]):
        out[first + 2 * site] = 1
    for other in range(s.seats):
        if other != seat:
            for site in sites_in(s.own[other]):
                out[first + 2 * site + 1] += 1


# -- a seat


def seat_to_move(s: SantaCruz) -> int:
    """Whose go it is in a round, also while chance is waited for; NONE between the rounds."""
    following = NONE
    for frame in s.pending:
        if isinstance(frame, (NextTurn, Landing)):
            following = frame.seat
    return (following - 1) % s.seats if following != NONE else NONE


def add_turn(s: SantaCruz, other: int, now: int, out: list[int]) -> None:
    """Whether a seat is asked, has its turn, was first in the round, and may share a site."""
    acts = False
    if s.pending:
        top = s.pending[-1]
        acts = top.seat == other
        if top.kind == TOGETHER and isinstance(top, Decision):
            acts = top.owes(s, other)
    out.append(1 if acts else 0)
    out.append(1 if now == other else 0)
    out.append(1 if s.start == other else 0)
    out.append(1 if s.right_left and s.sharer == other else 0)


def add_points(s: SantaCruz, other: int, tokens: list[int], out: list[int]) -> None:
    """Points, what the birds add to them, the lead over the best of the others, and the place on the track."""
    total = 0
    best = NONE
    for seat in range(s.seats):
        points = s.points[seat] - s.earned[seat * N_SOURCES + TOKENS] + tokens[seat]
        if seat == other:
            total = points
        elif points > best:
            best = points
    out.append(s.points[other])
    out.append(s.total(birds(other)) + s.total(shown(other)))
    out.append(tokens[other])
    out.append(total)
    out.append(total - best)
    ahead = 0
    while s.track[ahead] != other:
        ahead += 1
    out.append(ahead)


def add_cards(s: SantaCruz, other: int, due: list[int], secret: bool, out: list[int]) -> None:
    """Buildings, cards, and what is still due to a seat."""
    stock, stands, cards = s.at[supply(other)], s.at[standing(other)], s.at[hand(other)]
    for kind in range(len(BUILDINGS)):
        out.append(stock[BUILDING + kind])
    for kind in range(len(BUILDINGS)):
        out.append(stands[BUILDING + kind])
    out.append(s.total(rubble(other)))
    for card in range(len(CONSTRUCTION)):
        out.append(0 if secret else cards[CARD + card])
    out.append(1 if secret else 0)
    held = 0
    for card in range(SCORE_CARDS):
        held += cards[SCORE + card]
    out.append(held)
    out.append(s.total(hand(other)))
    out.append(builds_left(s, other, due, secret))
    out.append(1 if s.drawn[other] != NONE else 0)
    out.append(1 if s.gone[other] != NONE else 0)
    for n in range(DUES):
        out.append(due[DUES * other + n])


def builds_left(s: SantaCruz, other: int, due: list[int], secret: bool) -> int:
    """How many buildings a seat's cards and what is due to it still allow in this round."""
    cards = s.at[hand(other)]
    builds = 2 * due[DUES * other + DUE_DOUBLE] + due[DUES * other + DUE_LANDING]
    for way in range(WAYS):
        builds += due[DUES * other + way]
    if secret:
        return builds + UNKNOWN_BUILDS
    for way in range(WAYS):
        builds += cards[CARD + way]
    return builds + 2 * cards[CARD + DOUBLE]


def add_places(s: SantaCruz, other: int, joined: int, out: list[int]) -> None:
    """What a seat's buildings stand on."""
    board = s.edition.board
    own: i64 = s.own[other]
    twice: i64 = own & s.paired
    for resource in range(len(RESOURCES)):
        out.append(1 if own & s.yields[resource] else 0)
    out.append(fish_bonus(s, other))
    out.append(joined)
    for kind in range(len(SITE_KINDS)):
        sites: i64 = board.of_kind[kind]
        out.append(count(own & sites) + count(twice & sites))
    out.append(count(own & board.on_rivers) + count(twice & board.on_rivers))
    rivers = 0
    for river in board.rivers:
        if own & river:
            rivers += 1
    out.append(rivers)


def add_ways(s: SantaCruz, other: int, ways: list[int], bird_sites: i64, out: list[int]) -> None:
    """What a seat can reach by ship, by road and by river with the cards it has."""
    for way in range(WAYS):
        out.append(ways[way])
        if ways[WAYS + way]:
            add_sites_led_to(s, other, ways[WAYS + way], bird_sites, out)
        else:
            out.extend(NO_WAY)
    out.append(count(ways[WAYS + RIVER] & ~s.opened))
    far: i64 = beyond(s, other, ways)
    out.append(count(far))
    out.append(count(far & s.edition.board.of_kind[VOLCANO]))


def add_sites_led_to(s: SantaCruz, other: int, sites: i64, bird_sites: i64, out: list[int]) -> None:
    """How many sites there are, the two best white numbers, and what else there is to gain."""
    board, points = s.edition.board, s.edition.points
    own: i64 = s.own[other]
    out.append(count(sites))
    best = second = 0
    for site in sites_in(sites & s.opened):
        here = points[s.tile[site]]
        if here > best:
            second = best
            best = here
        elif here > second:
            second = here
    out.append(best)
    out.append(second)
    out.append(count(sites & bird_sites))
    out.append(count(sites & board.of_kind[VOLCANO]))
    out.append(count(sites & board.on_rivers))
    out.append(count(sites & s.shows[LIGHTHOUSE]))
    out.append(count(sites & s.shows[CHURCH]))
    for resource in range(len(RESOURCES)):
        where: i64 = s.yields[resource]
        out.append(1 if sites & where and not own & where else 0)


# -- score cards


def add_score_cards(s: SantaCruz, seat: int, other: int, pays: list[int], unseen: list[int], out: list[int]) -> None:
    """What each card pays a seat, which ones it is known to hold, and its pile."""
    at_large = 0
    for card in range(SCORE_CARDS):
        out.append(pays[card])
        if unseen[card]:
            at_large += pays[card]
    out.append(at_large)
    cards, pile, known = s.at[hand(other)], s.at[played(other)], s.known[other]
    for card in range(SCORE_CARDS):
        out.append(cards[SCORE + card] if other == seat else known >> card & 1)
    for card in range(SCORE_CARDS):
        out.append(pile[SCORE + card])
    for card in range(len(CONSTRUCTION)):
        out.append(pile[CARD + card])


def add_hand(s: SantaCruz, seat: int, pays: list[list[int]], ways: list[int], bird_sites: i64, out: list[int]) -> None:
    """For each score card in hand: what it pays now, what it pays the best rival, and what one more building adds."""
    cards = s.at[hand(seat)]
    sites: i64 = ways[WAYS] | ways[WAYS + 1] | ways[WAYS + 2]
    first = len(out)
    out.extend(NO_HAND)
    totals = first + 3 * SCORE_CARDS
    none_yet = True
    for card in range(SCORE_CARDS):
        if not cards[SCORE + card]:
            continue
        mine = pays[0][card]
        rival = pays[1][card]
        for n in range(2, s.seats):
            rival = max(rival, pays[n][card])
        more = more_by_building(s, seat, s.edition.score_cards[card], sites, bird_sites)
        out[first + card] = mine
        out[first + SCORE_CARDS + card] = rival
        out[first + 2 * SCORE_CARDS + card] = more
        out[totals] += mine
        out[totals + 1] += rival
        out[totals + 2] += more
        out[totals + 3] = mine - rival if none_yet else max(out[totals + 3], mine - rival)
        out[totals + 4] = mine - rival if none_yet else min(out[totals + 4], mine - rival)
        none_yet = False
