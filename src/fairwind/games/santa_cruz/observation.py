"""What a seat observes, as small whole numbers with names: what a value of a position can be learned from.

Everything public, the seat's own secrets, and of the others' secrets only how many there are and what all know. Sites
and score cards go by their place in the edition.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.edition import ScoreCard
from fairwind.games.santa_cruz.rules import building, construction_cards, ending, second_round, setup, turns
from fairwind.games.santa_cruz.rules.building import DrawBird, TurnUp, shareable, with_piece
from fairwind.games.santa_cruz.rules.construction_cards import (
    IN_BYTE,
    BuildOnTurnedUp,
    ChooseSite,
    NameWay,
    SecondBuild,
    rivers_of,
)
from fairwind.games.santa_cruz.rules.score_cards import fish_bonus, most_connected, worth
from fairwind.games.santa_cruz.rules.turns import Land, Landing, NextTurn
from fairwind.games.santa_cruz.state import (
    BIRD,
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
    BIRD_CARD,
    BUILDING_CARD,
    BUILDINGS,
    CHURCH,
    COAST,
    CONNECTED_CARD,
    CONSTRUCTION,
    DOUBLE,
    FACE_DOWN,
    FISH,
    LAST_PLAYER,
    LIGHTHOUSE,
    MOST_SEATS,
    N_SOURCES,
    PLACE_CARD,
    RESOURCE_CARD,
    RESOURCES,
    RIVER,
    ROAD,
    SCORE_CARDS,
    SHIP,
    SITE_KINDS,
    SOURCES,
    SPECIES,
    TILES,
    TOKENS,
    VOLCANO,
    WAYS,
)
from fairwind.games.santa_cruz.worlds import unseen_score_cards
from fairwind.kernel.frames import Decision, frames_in
from fairwind.kernel.state import CHANCE, NONE, Frame

FRAMES: Final[tuple[str, ...]] = tuple(
    sorted(frames_in(setup, turns, construction_cards, building, second_round, ending))
)
PLACE_OF_FRAME: Final[dict[type[Frame], int]] = {
    frame: FRAMES.index(name)
    for name, frame in frames_in(setup, turns, construction_cards, building, second_round, ending).items()
}

# What is still due to a seat, by place in its list; the ways come first.
DUE_DOUBLE: Final = 3
DUE_BIRDS: Final = 4
DUE_LANDING: Final = 5
DUES: Final = 6

UNKNOWN_BUILDS: Final = 8  # seven cards, one of them a double action


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
    worths = [worths_of(s, (seat + n) % seats) for n in range(seats)]
    unseen = unseen_score_cards(s, seat)
    bird_sites = sites_with_birds(s)
    totals = expected_totals(s, seat)
    observe_table(s, out)
    observe_board(s, bird_sites, due, unseen, out)
    for source in range(TOKENS):
        out.append(s.earned[seat * N_SOURCES + source])
    observe_hand(s, seat, worths, bird_sites, due, out)
    observe_sites(s, seat, out)
    now = seat_to_move(s)
    for n in range(seats):
        other = (seat + n) % seats
        observe_standing(s, other, now, totals, out)
        observe_cards(s, seat, other, due, out)
        observe_places(s, other, out)
        observe_ways(s, seat, other, due, bird_sites, out)
        observe_score_cards(s, seat, other, worths[n], unseen, out)


def observe_table(s: SantaCruz, out: list[int]) -> None:
    """The number of seats, the variant, the round, and what waits."""
    for seats in range(2, MOST_SEATS + 1):
        out.append(1 if seats == s.seats else 0)
    for variant in range(len(LAST_PLAYER)):
        out.append(1 if variant == s.last_player else 0)
    for number in range(3):
        out.append(1 if number == s.round else 0)
    out.append(1 if s.right_left else 0)
    waits = PLACE_OF_FRAME[type(s.pending[-1])] if s.pending else NONE
    for place in range(len(FRAMES)):
        out.append(1 if place == waits else 0)


def dues(s: SantaCruz) -> list[int]:
    """What waits on the stack: for each seat, then the tiles to be turned up by kind of site."""
    due = [0] * (DUES * s.seats + len(SITE_KINDS))
    for frame in s.pending:
        if isinstance(frame, TurnUp):
            due[DUES * s.seats + s.edition.board.kind[frame.site]] += 1
        elif isinstance(frame, DrawBird):
            due[DUES * frame.seat + DUE_BIRDS] += 1
        elif isinstance(frame, ChooseSite):
            due[DUES * frame.seat + frame.way] += frame.builds
        elif isinstance(frame, SecondBuild):
            due[DUES * frame.seat + frame.way] += 1
        elif isinstance(frame, BuildOnTurnedUp):
            due[DUES * frame.seat + RIVER] += frame.builds
        elif isinstance(frame, NameWay):
            due[DUES * frame.seat + DUE_DOUBLE] += 1
        elif isinstance(frame, (Landing, Land)):
            due[DUES * frame.seat + DUE_LANDING] += 1
    return due


def seat_to_move(s: SantaCruz) -> int:
    """Whose go it is in a round, also while chance is waited for; NONE between the rounds."""
    following = NONE
    for frame in s.pending:
        if isinstance(frame, (NextTurn, Landing)):
            following = frame.seat
    return (following - 1) % s.seats if following != NONE else NONE


def sites_with_birds(s: SantaCruz) -> int:
    """The open sites that show a bird."""
    bit, has_bird, tiles = s.edition.board.bit, s.edition.has_bird, s.tile
    sites = 0
    for site in range(len(tiles)):
        if tiles[site] != FACE_DOWN and has_bird[tiles[site]]:
            sites |= bit[site]
    return sites


def worths_of(s: SantaCruz, seat: int) -> list[int]:
    """What each score card would pay a seat now."""
    return [worth(s, seat, card) for card in s.edition.score_cards]


def expected_totals(s: SantaCruz, seat: int) -> list[int]:
    """By seat: points, and what its birds are worth, as far as the observer knows; then the birds alone."""
    edition = s.edition
    left = value = 0
    for kind in range(SPECIES):
        hidden = edition.birds[kind].count - s.at[birds(seat)][BIRD + kind]
        for other in range(s.seats):
            hidden -= s.at[shown(other)][BIRD + kind]
        left += hidden
        value += hidden * edition.bird_worth[kind]
    totals = [0] * (2 * s.seats)
    for other in range(s.seats):
        tokens = bird_points(s, seat, other, left, value)
        totals[other] = s.points[other] - s.earned[other * N_SOURCES + TOKENS] + tokens
        totals[s.seats + other] = tokens
    return totals


def bird_points(s: SantaCruz, seat: int, other: int, left: int, value: int) -> int:
    """What a seat's birds are worth; others' hidden ones count as much as an unknown one does on average."""
    if other == seat:
        return s.bird_value(seat)
    known = 0
    for kind in range(SPECIES):
        known += s.at[shown(other)][BIRD + kind] * s.edition.bird_worth[kind]
    return known + (2 * s.total(birds(other)) * value + left) // (2 * left) if left else known


def observe_board(s: SantaCruz, bird_sites: int, due: list[int], unseen: list[int], out: list[int]) -> None:
    """What is free, what is still face down, and what may come up."""
    board = s.edition.board
    free = s.opened & ~s.occupied
    for kind in range(len(SITE_KINDS)):
        out.append((free & board.of_kind[kind]).bit_count())
    for kind in range(len(SITE_KINDS)):
        out.append((board.of_kind[kind] & ~s.opened).bit_count())
    for resource in range(len(RESOURCES)):
        out.append((free & s.yields[resource]).bit_count())
    out.append((free & bird_sites).bit_count())
    out.append((free & s.shows[LIGHTHOUSE]).bit_count())
    out.append((free & s.shows[CHURCH]).bit_count())
    observe_bags(s, out)
    out.append(s.total(BIRD_POOL))
    out.append((s.occupied & ~s.crowded()).bit_count() if s.right_left else 0)
    for kind in range(len(SITE_KINDS)):
        out.append(due[DUES * s.seats + kind])
    for card in range(SCORE_CARDS):
        out.append(unseen[card])


def observe_bags(s: SantaCruz, out: list[int]) -> None:
    """What the tiles show that nobody has seen: resources, birds, lighthouses, churches."""
    edition = s.edition
    first = len(out)
    for _ in range(len(FACES)):
        out.append(0)
    for kind in range(len(SITE_KINDS)):
        bag = s.bags[kind]
        for n in range(len(bag)):
            if bag[n]:
                tile = edition.first_of_kind[kind] + n
                if edition.resource[tile] != NONE:
                    out[first + edition.resource[tile]] += 1
                out[first + len(RESOURCES)] += edition.has_bird[tile]
                if edition.building[tile] <= CHURCH:
                    out[first + len(RESOURCES) + 1 + edition.building[tile]] += 1


def observe_sites(s: SantaCruz, seat: int, out: list[int]) -> None:
    """Whose buildings stand where."""
    bits, own = s.edition.board.bit, s.own[seat]
    for bit in bits:
        if s.occupied & bit:
            others = 0
            for other in range(s.seats):
                if other != seat and s.own[other] & bit:
                    others += 1
            out.append(1 if own & bit else 0)
            out.append(others)
        else:
            out.append(0)
            out.append(0)
    for _ in range(2 * (TILES - len(bits))):
        out.append(0)


# -- a seat


def observe_standing(s: SantaCruz, other: int, now: int, totals: list[int], out: list[int]) -> None:
    """Whose turn it is, points, and the place on the track."""
    acts = False
    if s.pending:
        top = s.pending[-1]
        acts = top.seat == other if top.kind == CHANCE or not isinstance(top, Decision) else top.owes(s, other)
    best = NONE
    for rival in range(s.seats):
        if rival != other and totals[rival] > best:
            best = totals[rival]
    out.append(1 if acts else 0)
    out.append(1 if now == other else 0)
    out.append(1 if s.start == other else 0)
    out.append(1 if s.right_left and s.sharer == other else 0)
    out.append(s.points[other])
    out.append(s.total(birds(other)) + s.total(shown(other)))
    out.append(totals[s.seats + other])
    out.append(totals[other])
    out.append(totals[other] - best)
    out.append(s.track.index(other))


def observe_cards(s: SantaCruz, seat: int, other: int, due: list[int], out: list[int]) -> None:
    """Buildings, cards, and what is still due to a seat."""
    stock, stands = s.at[supply(other)], s.at[standing(other)]
    for building_kind in range(len(BUILDINGS)):
        out.append(stock[BUILDING + building_kind])
    for building_kind in range(len(BUILDINGS)):
        out.append(stands[BUILDING + building_kind])
    out.append(s.total(rubble(other)))
    cards = s.at[hand(other)]
    secret = is_secret(s, seat, other)
    builds = UNKNOWN_BUILDS if secret else 0
    for card in range(len(CONSTRUCTION)):
        count = 0 if secret else cards[CARD + card]
        builds += 2 * count if card == DOUBLE else count
        out.append(count)
    out.append(1 if secret else 0)
    out.append(s.score_cards_in(hand(other)).bit_count())
    out.append(s.total(hand(other)))
    for way in range(WAYS):
        builds += due[DUES * other + way]
    out.append(builds + 2 * due[DUES * other + DUE_DOUBLE] + due[DUES * other + DUE_LANDING])
    out.append(1 if s.drawn[other] != NONE else 0)
    out.append(1 if s.gone[other] != NONE else 0)
    for n in range(DUES):
        out.append(due[DUES * other + n])


def is_secret(s: SantaCruz, seat: int, other: int) -> bool:
    """Whether a seat does not know the construction cards of another."""
    return other != seat and s.has_secret_set(other)


def observe_places(s: SantaCruz, other: int, out: list[int]) -> None:
    """What a seat's buildings stand on."""
    board, own = s.edition.board, s.own[other]
    for resource in range(len(RESOURCES)):
        out.append(1 if own & s.yields[resource] else 0)
    out.append(fish_bonus(s, other))
    out.append(most_connected(s, other))
    for kind in range(len(SITE_KINDS)):
        out.append(s.buildings_on(other, board.of_kind[kind]))
    out.append(s.buildings_on(other, board.on_rivers))
    rivers = 0
    for river in board.rivers:
        if own & river:
            rivers += 1
    out.append(rivers)


# -- where a seat can build


def builds_by(s: SantaCruz, seat: int, other: int, way: int, due: list[int]) -> int:
    """How many buildings a seat can put up this way, by its cards and what is due, as far as the observer knows."""
    first = DUES * other
    builds = due[first + way] + 2 * due[first + DUE_DOUBLE]
    if way == SHIP:
        builds += due[first + DUE_LANDING]
    if is_secret(s, seat, other):
        return builds + 1
    cards = s.at[hand(other)]
    return builds + cards[CARD + way] + 2 * cards[CARD + DOUBLE]


def sites_by(s: SantaCruz, other: int, way: int, pieces: int, shared: int) -> int:
    """The sites where a seat can build this way."""
    if way == SHIP:
        led = s.edition.board.of_kind[COAST]
    elif way == ROAD:
        led = s.reach[other]
    else:
        led = rivers_of(s, other)
        pieces |= ~s.opened
    return led & (pieces & ~s.occupied | shared)


def observe_ways(s: SantaCruz, seat: int, other: int, due: list[int], bird_sites: int, out: list[int]) -> None:
    """What a seat can reach by ship, by road and by river with the cards it has."""
    pieces, shared = with_piece(s, other), shareable(s, other)
    for way in range(WAYS):
        builds = builds_by(s, seat, other, way, due)
        sites = sites_by(s, other, way, pieces, shared) if builds else 0
        out.append(builds)
        observe_sites_led_to(s, other, sites, bird_sites, out)
    face_down = 0
    if builds_by(s, seat, other, RIVER, due):
        face_down = rivers_of(s, other) & ~s.opened
    out.append(face_down.bit_count())
    observe_beyond(s, other, pieces, out)


def observe_sites_led_to(s: SantaCruz, other: int, sites: int, bird_sites: int, out: list[int]) -> None:
    """How many sites there are, the two best white numbers, and what else there is to gain."""
    board, tiles, points = s.edition.board, s.tile, s.edition.points
    out.append(sites.bit_count())
    best = second = 0
    left = sites & s.opened
    first = 0
    while left:
        for place in IN_BYTE[left & 0xFF]:
            here = points[tiles[first + place]]
            if here > best:
                second = best
                best = here
            elif here > second:
                second = here
        left >>= 8
        first += 8
    out.append(best)
    out.append(second)
    out.append((sites & bird_sites).bit_count())
    out.append((sites & board.of_kind[VOLCANO]).bit_count())
    out.append((sites & board.on_rivers).bit_count())
    out.append((sites & s.shows[LIGHTHOUSE]).bit_count())
    out.append((sites & s.shows[CHURCH]).bit_count())
    for resource in range(len(RESOURCES)):
        new = sites & s.yields[resource] if not s.own[other] & s.yields[resource] else 0
        out.append(1 if new else 0)


def observe_beyond(s: SantaCruz, other: int, pieces: int, out: list[int]) -> None:
    """Free sites that only a second road would reach."""
    board = s.edition.board
    left = s.reach[other] & pieces & ~s.occupied
    beyond = 0
    first = 0
    while left:
        for place in IN_BYTE[left & 0xFF]:
            beyond |= board.roads[first + place]
        left >>= 8
        first += 8
    beyond &= ~(s.reach[other] | s.occupied)
    out.append(beyond.bit_count())
    out.append((beyond & board.of_kind[VOLCANO]).bit_count())


# -- score cards


def observe_score_cards(
    s: SantaCruz, seat: int, other: int, worths: list[int], unseen: list[int], out: list[int]
) -> None:
    """What each card pays a seat, which ones it is known to hold, and its pile."""
    at_large = 0
    for card in range(SCORE_CARDS):
        out.append(worths[card])
        at_large += worths[card] * unseen[card]
    out.append(at_large)
    pile = s.at[played(other)]
    if other == seat:
        cards = s.at[hand(seat)]
        for card in range(SCORE_CARDS):
            out.append(cards[SCORE + card])
    else:
        known = s.known[other]
        for card in range(SCORE_CARDS):
            out.append(known >> card & 1)
    for card in range(SCORE_CARDS):
        out.append(pile[SCORE + card])
    for card in range(len(CONSTRUCTION)):
        out.append(pile[CARD + card])


def observe_hand(
    s: SantaCruz, seat: int, worths: list[list[int]], bird_sites: int, due: list[int], out: list[int]
) -> None:
    """For each score card in hand: what it pays now, what it pays the best rival, and what one more building adds."""
    cards = s.at[hand(seat)]
    first = len(out)
    for _ in range(3 * SCORE_CARDS):
        out.append(0)
    sites = sites_in_reach(s, seat, due)
    mine = theirs = adds = 0
    best = worst = 0
    none_yet = True
    for card in range(SCORE_CARDS):
        if not cards[SCORE + card]:
            continue
        pays = worths[0][card]
        rival = worths[1][card]
        for n in range(2, s.seats):
            rival = max(rival, worths[n][card])
        more = more_by_building(s, seat, s.edition.score_cards[card], sites, bird_sites)
        out[first + card] = pays
        out[first + SCORE_CARDS + card] = rival
        out[first + 2 * SCORE_CARDS + card] = more
        mine += pays
        theirs += rival
        adds += more
        best = pays - rival if none_yet else max(best, pays - rival)
        worst = pays - rival if none_yet else min(worst, pays - rival)
        none_yet = False
    out.append(mine)
    out.append(theirs)
    out.append(adds)
    out.append(best)
    out.append(worst)


def sites_in_reach(s: SantaCruz, seat: int, due: list[int]) -> int:
    """All sites where the seat can build with what it has in hand."""
    pieces, shared = with_piece(s, seat), shareable(s, seat)
    sites = 0
    for way in range(WAYS):
        if builds_by(s, seat, seat, way, due):
            sites |= sites_by(s, seat, way, pieces, shared)
    return sites


def more_by_building(s: SantaCruz, seat: int, card: ScoreCard, sites: int, bird_sites: int) -> int:
    """How much more a card would pay after one more building on one of these sites, at best."""
    if card.type == PLACE_CARD:
        return card.points if sites & card.sites else 0
    if card.type == BIRD_CARD:
        return card.points if sites & bird_sites else 0
    if card.type == RESOURCE_CARD:
        return more_for_resources(s, seat, card, sites)
    if card.type == BUILDING_CARD:
        return more_for_buildings(s, seat, card, sites)
    if card.type == CONNECTED_CARD:
        nearly = most_connected(s, seat) == card.count - 1
        return card.points if nearly and sites & s.reach[seat] else 0
    return 0


def more_for_resources(s: SantaCruz, seat: int, card: ScoreCard, sites: int) -> int:
    """The points of a resource that is missing, and the best bonus of a fish."""
    held = 0
    more = 0
    bonus = 0
    for resource in card.resources:
        here = sites & s.yields[resource] & ~s.own[seat]
        if resource == FISH:
            bonus = best_bonus(s, here)
        if s.own[seat] & s.yields[resource]:
            held += 1
        elif here:
            more = 1
    if more == 0:
        return bonus
    if len(card.resources) == 1:
        return card.points + bonus
    return (card.points - card.points_one if held else card.points_one) + bonus


def best_bonus(s: SantaCruz, fish: int) -> int:
    """The highest fish bonus on these sites."""
    best = 0
    first = 0
    while fish:
        for place in IN_BYTE[fish & 0xFF]:
            best = max(best, s.edition.bonus[s.tile[first + place]])
        fish >>= 8
        first += 8
    return best


def more_for_buildings(s: SantaCruz, seat: int, card: ScoreCard, sites: int) -> int:
    """The card's points, if just one building is missing and can be put up."""
    counts = s.at[standing(seat)]
    missing = 0
    wanted = NONE
    for kind in range(len(card.needs)):
        lacks = card.needs[kind] - counts[BUILDING + kind]
        if lacks > 0:
            missing += lacks
            wanted = kind
    return card.points if missing == 1 and sites & s.shows[wanted] else 0
