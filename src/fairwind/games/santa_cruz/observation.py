"""What a seat observes, as small whole numbers with names: what a value of a position can be learned from.

Everything public, the seat's own secrets, and of the others' secrets only how many there are and what all know. Sites
and score cards go by their place in the edition.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.board import count, first_of
from fairwind.games.santa_cruz.prospects import (
    DUE_DOUBLE,
    DUE_LANDING,
    DUES,
    Outlook,
    beyond,
    bird_points,
    dues,
    more_by_building,
)
from fairwind.games.santa_cruz.rules import building, construction_cards, ending, second_round, setup, turns
from fairwind.games.santa_cruz.rules.turns import Landing, NextTurn
from fairwind.games.santa_cruz.state import (
    BIRD_POOL,
    BUILDING,
    CARD,
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
    SCORE_CARDS,
    SITE_KINDS,
    SOURCES,
    TILES,
    TOKENS,
    WAYS,
)
from fairwind.kernel.frames import Decision, frames_in
from fairwind.kernel.native import i64
from fairwind.kernel.state import NONE, TOGETHER, Frame

KINDS_OF_FRAME: Final = frames_in(setup, turns, construction_cards, building, second_round, ending)
FRAMES: Final[tuple[str, ...]] = tuple(sorted(KINDS_OF_FRAME))
PLACE_OF_FRAME: Final[dict[type[Frame], int]] = {frame: FRAMES.index(name) for name, frame in KINDS_OF_FRAME.items()}
ALL_BUT_HOUSES: Final = 2  # the buildings that are scarce: lighthouse and church
ALL_SCORE_CARDS: Final = (1 << SCORE_CARDS) - 1
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


def names_at(seats: int) -> tuple[str, ...]:
    """The names of what is observed at a table of so many, in order."""
    return (
        *COMMON_NAMES,
        *BOARD_NAMES,
        *[f"0.earned.{source}" for source in SOURCES[:TOKENS]],
        *[f"0.hand.{name}" for name in HAND_NAMES],
        *[f"site{n}.{whose}" for n in range(1, TILES + 1) for whose in ("mine", "others")],
        *[f"{n}.{name}" for n in range(seats) for name in SEAT_NAMES],
    )


NAMES: Final[tuple[tuple[str, ...], ...]] = tuple([names_at(seats) for seats in range(MOST_SEATS + 1)])
NOTHING: Final[tuple[list[int], ...]] = tuple([[0] * len(names) for names in NAMES])  # a zero for each name


def observed(seats: int) -> tuple[str, ...]:
    """The names of what is observed, in order."""
    return NAMES[seats]


# -- what is observed
#
# Three numbers of four are 0: all are put there at once, and each part writes the others from its first place on. It
# says where the next part begins.


def observe(s: SantaCruz, seat: int, out: list[int]) -> None:
    """Append what the seat may know, in the order of the names."""
    at: i64 = len(out)
    out.extend(NOTHING[s.seats])
    due = dues(s)
    outlooks: list[Outlook] = []
    for n in range(s.seats):
        other = (seat + n) % s.seats
        outlooks.append(Outlook(s, other, due, other != seat and s.has_secret_set(other)))
    unseen: i64 = unseen_of(s, outlooks)
    at = add_table(s, out, at)
    at = add_board(s, due, unseen, out, at)
    for source in range(TOKENS):
        out[at + source] = s.earned[seat * N_SOURCES + source]
    at = add_hand(s, outlooks, out, at + TOKENS)
    at = add_sites(outlooks, out, at)
    now = seat_to_move(s)
    tokens = bird_points(s, seat)
    for outlook in outlooks:
        at = add_turn(s, outlook.seat, now, out, at)
        at = add_points(s, outlook.seat, tokens, out, at)
        at = add_cards(s, outlook, due, out, at)
        at = add_places(s, outlook, out, at)
        at = add_ways(s, outlook, out, at)
        known: i64 = outlook.hand if outlook.seat == seat else s.known[outlook.seat]
        at = add_score_cards(s, outlook, known, unseen, out, at)


def unseen_of(s: SantaCruz, outlooks: list[Outlook]) -> i64:
    """The score cards of which the first seat knows neither that they were played nor who has or had them."""
    own = outlooks[0]
    seen: i64 = own.hand
    if s.gone[own.seat] != NONE:
        seen |= 1 << s.gone[own.seat]
    for outlook in outlooks:
        seen |= outlook.pile
        if outlook is not own:
            seen |= s.known[outlook.seat]
    return ALL_SCORE_CARDS & ~seen


def add_set(members: i64, out: list[int], at: i64) -> None:
    """1 for each score card, or each resource, of a set."""
    while members:
        out[at + first_of(members)] = 1
        members &= members - 1


# -- the table


def add_table(s: SantaCruz, out: list[int], at: i64) -> i64:
    """The number of seats, the variant, the round, and what waits."""
    out[at + s.seats - 2] = 1
    at += MOST_SEATS - 1
    out[at + s.last_player] = 1
    at += len(LAST_PLAYER)
    out[at + s.round] = 1
    at += 3
    if s.right_left:
        out[at] = 1
    if s.pending:
        out[at + 1 + PLACE_OF_FRAME[type(s.pending[-1])]] = 1
    return at + 1 + len(FRAMES)


def add_board(s: SantaCruz, due: list[int], unseen: i64, out: list[int], at: i64) -> i64:
    """What is free, what is still face down, and what may come up."""
    board, edition = s.edition.board, s.edition
    opened: i64 = s.opened
    free: i64 = opened & ~s.occupied
    kinds: i64 = len(SITE_KINDS)
    for kind in range(len(SITE_KINDS)):
        sites: i64 = board.of_kind[kind]
        out[at + kind] = count(free & sites)
        out[at + kinds + kind] = count(~opened & sites)
        out[at + 2 * kinds + 2 * len(FACES) + 2 + kind] = due[DUES * s.seats + kind]
    at += 2 * kinds
    # A tile lies open on a site, or nobody has seen it.
    faces: i64 = len(FACES)
    for resource in range(len(RESOURCES)):
        sites = s.yields[resource]
        out[at + resource] = count(free & sites)
        out[at + faces + resource] = edition.tiles_with[resource] - count(sites)
    at += len(RESOURCES)
    sites = s.with_bird
    out[at] = count(free & sites)
    out[at + faces] = edition.tiles_with[len(RESOURCES)] - count(sites)
    for scarce in range(ALL_BUT_HOUSES):
        sites = s.shows[scarce]
        out[at + 1 + scarce] = count(free & sites)
        out[at + faces + 1 + scarce] = edition.tiles_for[scarce] - count(sites)
    at += 1 + ALL_BUT_HOUSES + faces
    out[at] = s.total(BIRD_POOL)
    if s.right_left:
        out[at + 1] = count(s.occupied & ~s.crowded())
    at += 2 + kinds
    add_set(unseen, out, at)
    return at + SCORE_CARDS


def add_sites(outlooks: list[Outlook], out: list[int], at: i64) -> i64:
    """Whose buildings stand where."""
    left: i64 = outlooks[0].own
    while left:
        out[at + 2 * first_of(left)] = 1
        left &= left - 1
    for n in range(1, len(outlooks)):
        left = outlooks[n].own
        while left:
            out[at + 2 * first_of(left) + 1] += 1
            left &= left - 1
    return at + 2 * TILES


# -- a seat


def seat_to_move(s: SantaCruz) -> int:
    """Whose go it is in a round, also while chance is waited for; NONE between the rounds."""
    following = NONE
    for frame in s.pending:
        if isinstance(frame, (NextTurn, Landing)):
            following = frame.seat
    return (following - 1) % s.seats if following != NONE else NONE


def add_turn(s: SantaCruz, other: int, now: int, out: list[int], at: i64) -> i64:
    """Whether a seat is asked, has its turn, was first in the round, and may share a site."""
    if s.pending:
        top = s.pending[-1]
        acts = top.seat == other
        if top.kind == TOGETHER and isinstance(top, Decision):
            acts = top.owes(s, other)
        if acts:
            out[at] = 1
    if now == other:
        out[at + 1] = 1
    if s.start == other:
        out[at + 2] = 1
    if s.right_left and s.sharer == other:
        out[at + 3] = 1
    return at + 4


def add_points(s: SantaCruz, other: int, tokens: list[int], out: list[int], at: i64) -> i64:
    """Points, what the birds add to them, the lead over the best of the others, and the place on the track."""
    total = 0
    best = NONE
    for seat in range(s.seats):
        points = s.points[seat] - s.earned[seat * N_SOURCES + TOKENS] + tokens[seat]
        if seat == other:
            total = points
        elif points > best:
            best = points
    out[at] = s.points[other]
    out[at + 1] = s.total(birds(other)) + s.total(shown(other))
    out[at + 2] = tokens[other]
    out[at + 3] = total
    out[at + 4] = total - best
    ahead = 0
    while s.track[ahead] != other:
        ahead += 1
    out[at + 5] = ahead
    return at + 6


def add_cards(s: SantaCruz, outlook: Outlook, due: list[int], out: list[int], at: i64) -> i64:
    """Buildings, cards, and what is still due to a seat."""
    other = outlook.seat
    stock, stands, cards = s.at[supply(other)], s.at[standing(other)], s.at[hand(other)]
    for kind in range(len(BUILDINGS)):
        out[at + kind] = stock[BUILDING + kind]
        out[at + len(BUILDINGS) + kind] = stands[BUILDING + kind]
    at += 2 * len(BUILDINGS)
    out[at] = s.total(rubble(other))
    at += 1
    held = count(outlook.hand)
    every = held
    for card in range(len(CONSTRUCTION)):
        copies = cards[CARD + card]
        every += copies
        if copies and not outlook.secret:
            out[at + card] = copies
    at += len(CONSTRUCTION)
    if outlook.secret:
        out[at] = 1
    out[at + 1] = held
    out[at + 2] = every
    out[at + 3] = builds_left(s, outlook, due)
    if s.drawn[other] != NONE:
        out[at + 4] = 1
    if s.gone[other] != NONE:
        out[at + 5] = 1
    at += 6
    for n in range(DUES):
        waiting = due[DUES * other + n]
        if waiting:
            out[at + n] = waiting
    return at + DUES


def builds_left(s: SantaCruz, outlook: Outlook, due: list[int]) -> int:
    """How many buildings a seat's cards and what is due to it still allow in this round."""
    other = outlook.seat
    cards = s.at[hand(other)]
    builds = 2 * due[DUES * other + DUE_DOUBLE] + due[DUES * other + DUE_LANDING]
    for way in range(WAYS):
        builds += due[DUES * other + way]
    if outlook.secret:
        return builds + UNKNOWN_BUILDS
    for way in range(WAYS):
        builds += cards[CARD + way]
    return builds + 2 * cards[CARD + DOUBLE]


def add_places(s: SantaCruz, outlook: Outlook, out: list[int], at: i64) -> i64:
    """What a seat's buildings stand on."""
    board = s.edition.board
    own: i64 = outlook.own
    twice: i64 = own & s.paired
    add_set(outlook.resources, out, at)
    at += len(RESOURCES)
    out[at] = outlook.bonus
    out[at + 1] = outlook.connected
    for kind in range(len(SITE_KINDS)):
        sites: i64 = board.of_kind[kind]
        out[at + 2 + kind] = count(own & sites) + count(twice & sites)
    at += 2 + len(SITE_KINDS)
    sites = board.on_rivers
    out[at] = count(own & sites) + count(twice & sites)
    rivers = 0
    for river in board.rivers:
        if own & river:
            rivers += 1
    out[at + 1] = rivers
    return at + 2


def add_ways(s: SantaCruz, outlook: Outlook, out: list[int], at: i64) -> i64:
    """What a seat can reach by ship, by road and by river with the cards it has."""
    width: i64 = len(WAY_NAMES)
    out[at] = outlook.ships
    out[at + width] = outlook.roads
    out[at + 2 * width] = outlook.rivers
    add_sites_led_to(s, outlook.by_ship, out, at + 1)
    add_sites_led_to(s, outlook.by_road, out, at + width + 1)
    add_sites_led_to(s, outlook.by_river, out, at + 2 * width + 1)
    at += width - len(RESOURCES)
    for resource in range(len(RESOURCES)):
        if not outlook.resources >> resource & 1:
            where: i64 = s.yields[resource]
            if outlook.by_ship & where:
                out[at + resource] = 1
            if outlook.by_road & where:
                out[at + width + resource] = 1
            if outlook.by_river & where:
                out[at + 2 * width + resource] = 1
    at += len(RESOURCES) + 2 * width
    out[at] = count(outlook.by_river & ~s.opened)
    far: i64 = beyond(s, outlook.seat, outlook.by_road)
    if far:
        out[at + 1] = count(far)
        out[at + 2] = count(far & s.edition.board.volcano)
    return at + 3


def add_sites_led_to(s: SantaCruz, sites: i64, out: list[int], at: i64) -> None:
    """How many sites there are, the two best white numbers, and what else there is but resources."""
    if not sites:
        return
    points, tiles = s.edition.points, s.tile
    best = second = 0
    left: i64 = sites & s.opened
    while left:
        here = points[tiles[first_of(left)]]
        left &= left - 1
        if here > best:
            second = best
            best = here
        elif here > second:
            second = here
    out[at] = count(sites)
    out[at + 1] = best
    out[at + 2] = second
    out[at + 3] = count(sites & s.with_bird)
    out[at + 4] = count(sites & s.edition.board.volcano)
    out[at + 5] = count(sites & s.edition.board.on_rivers)
    out[at + 6] = count(sites & s.shows[LIGHTHOUSE])
    out[at + 7] = count(sites & s.shows[CHURCH])


# -- score cards


def add_score_cards(s: SantaCruz, outlook: Outlook, known: i64, unseen: i64, out: list[int], at: i64) -> i64:
    """What each card pays a seat, which ones it is known to hold, and its pile."""
    at_large = 0
    for pays in outlook.pays:
        if pays:
            out[at] = pays
            if unseen & 1:
                at_large += pays
        unseen >>= 1
        at += 1
    out[at] = at_large
    add_set(known, out, at + 1)
    at += 1 + SCORE_CARDS
    add_set(outlook.pile, out, at)
    at += SCORE_CARDS
    pile = s.at[played(outlook.seat)]
    for card in range(len(CONSTRUCTION)):
        out[at + card] = pile[CARD + card]
    return at + len(CONSTRUCTION)


def add_hand(s: SantaCruz, outlooks: list[Outlook], out: list[int], at: i64) -> i64:
    """For each score card in hand: what it pays now, what it pays the best rival, and what one more building adds."""
    own = outlooks[0]
    sites: i64 = own.by_ship | own.by_road | own.by_river
    totals = at + 3 * SCORE_CARDS
    left: i64 = own.hand
    while left:
        card = first_of(left)
        mine = own.pays[card]
        rival = outlooks[1].pays[card]
        for n in range(2, s.seats):
            rival = max(rival, outlooks[n].pays[card])
        more = more_by_building(s, own, s.edition.score_cards[card], sites)
        out[at + card] = mine
        out[at + SCORE_CARDS + card] = rival
        out[at + 2 * SCORE_CARDS + card] = more
        out[totals] += mine
        out[totals + 1] += rival
        out[totals + 2] += more
        first = left == own.hand
        out[totals + 3] = mine - rival if first else max(out[totals + 3], mine - rival)
        out[totals + 4] = mine - rival if first else min(out[totals + 4], mine - rival)
        left &= left - 1
    return at + len(HAND_NAMES)
