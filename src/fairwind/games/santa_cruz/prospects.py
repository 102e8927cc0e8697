"""What a seat can look forward to: where its cards lead, and what score cards pay it, now and after one more building.

All of it is public, but for the cards of a secret set: whoever asks about another seat says what it knows of them.
"""

from __future__ import annotations

from typing import Final

from fairwind.games.santa_cruz.board import sites_in
from fairwind.games.santa_cruz.edition import ScoreCard
from fairwind.games.santa_cruz.rules.building import DrawBird, TurnUp, shareable, with_piece
from fairwind.games.santa_cruz.rules.construction_cards import (
    BuildOnTurnedUp,
    ChooseSite,
    NameWay,
    SecondBuild,
    rivers_of,
)
from fairwind.games.santa_cruz.rules.score_cards import most_connected, worth
from fairwind.games.santa_cruz.rules.turns import Land, Landing
from fairwind.games.santa_cruz.state import BIRD, BUILDING, CARD, SantaCruz, birds, hand, shown, standing
from fairwind.games.santa_cruz.vocabulary import (
    BIRD_CARD,
    BUILDING_CARD,
    COAST,
    CONNECTED_CARD,
    DOUBLE,
    FACE_DOWN,
    FISH,
    PLACE_CARD,
    RESOURCE_CARD,
    RIVER,
    ROAD,
    SHIP,
    SITE_KINDS,
    SPECIES,
    WAYS,
)
from fairwind.kernel.native import i64
from fairwind.kernel.state import NONE

# What is still due to a seat, by place in its list; buildings by ship, road and river come first.
DUE_DOUBLE: Final = 3
DUE_BIRDS: Final = 4
DUE_LANDING: Final = 5
DUES: Final = 6


def dues(s: SantaCruz) -> list[int]:
    """What waits on the stack: for each seat in turn, then the tiles to be turned up, by kind of site."""
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


# -- where a seat can build


def builds_by(s: SantaCruz, seat: int, way: int, due: list[int], secret: bool) -> int:
    """How many buildings a seat can put up this way, by what is due and by its cards; one if they are secret."""
    first = DUES * seat
    builds = due[first + way] + 2 * due[first + DUE_DOUBLE]
    if way == SHIP:
        builds += due[first + DUE_LANDING]
    if secret:
        return builds + 1
    cards = s.at[hand(seat)]
    return builds + cards[CARD + way] + 2 * cards[CARD + DOUBLE]


def ways_of(s: SantaCruz, seat: int, due: list[int], secret: bool) -> list[int]:
    """How many buildings a seat can put up by ship, road and river; then the sites to choose from by each."""
    pieces: i64 = with_piece(s, seat)
    free: i64 = pieces & ~s.occupied
    shared: i64 = shareable(s, seat)
    found = [0] * (2 * WAYS)
    for way in range(WAYS):
        builds = builds_by(s, seat, way, due, secret)
        if builds:
            found[way] = builds
            found[WAYS + way] = led_to(s, seat, way, free | shared)
    return found


def led_to(s: SantaCruz, seat: int, way: int, sites: i64) -> i64:
    """Those of the sites that a ship, a road or a river leads to; a river also leads to tiles that are face down."""
    if way == SHIP:
        return sites & s.edition.board.of_kind[COAST]
    if way == ROAD:
        return sites & s.reach[seat]
    return rivers_of(s, seat) & (sites | ~s.opened)


def beyond(s: SantaCruz, seat: int, ways: list[int]) -> i64:
    """The free sites that only a second road would reach."""
    near: i64 = 0
    for site in sites_in(ways[WAYS + ROAD]):
        near |= s.edition.board.roads[site]
    return near & ~(s.reach[seat] | s.occupied)


def sites_with_birds(s: SantaCruz) -> i64:
    """The open sites that show a bird."""
    bit, has_bird, tiles = s.edition.board.bit, s.edition.has_bird, s.tile
    sites: i64 = 0
    for site in range(len(tiles)):
        tile = tiles[site]
        if tile != FACE_DOWN and has_bird[tile]:
            sites |= bit[site]
    return sites


# -- what score cards pay


def worths(s: SantaCruz, seat: int, connected: int) -> list[int]:
    """What each score card would pay a seat now; so many of its buildings are joined by roads."""
    found: list[int] = []
    for card in s.edition.score_cards:
        if card.type == CONNECTED_CARD:
            found.append(card.points if connected >= card.count else 0)
        else:
            found.append(worth(s, seat, card))
    return found


def more_by_building(s: SantaCruz, seat: int, card: ScoreCard, sites: i64, bird_sites: i64) -> int:
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


def more_for_resources(s: SantaCruz, seat: int, card: ScoreCard, sites: i64) -> int:
    """The points of a resource that is missing, and the best bonus of a fish."""
    own: i64 = s.own[seat]
    held = 0
    found = False
    bonus = 0
    for resource in card.resources:
        here = sites & ~own & s.yields[resource]
        if resource == FISH:
            bonus = best_bonus(s, here)
        if own & s.yields[resource]:
            held += 1
        elif here:
            found = True
    if not found:
        return bonus
    if len(card.resources) == 1:
        return card.points + bonus
    return (card.points - card.points_one if held else card.points_one) + bonus


def best_bonus(s: SantaCruz, fish: int) -> int:
    """The highest fish bonus on these sites."""
    best = 0
    for site in sites_in(fish):
        best = max(best, s.edition.bonus[s.tile[site]])
    return best


def more_for_buildings(s: SantaCruz, seat: int, card: ScoreCard, sites: i64) -> int:
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


# -- what birds are worth


def bird_points(s: SantaCruz, seat: int) -> list[int]:
    """By seat: what its birds are worth to the knowledge of one; each hidden one of others counts as the average."""
    left = value = 0
    for kind in range(SPECIES):
        hidden = hidden_birds(s, seat, kind)
        left += hidden
        value += hidden * s.edition.bird_worth[kind]
    found: list[int] = []
    for other in range(s.seats):
        found.append(s.bird_value(seat) if other == seat else expected_birds(s, other, left, value))
    return found


def hidden_birds(s: SantaCruz, seat: int, kind: int) -> int:
    """How many tokens of a species a seat has not seen."""
    hidden = s.edition.birds[kind].count - s.at[birds(seat)][BIRD + kind]
    for other in range(s.seats):
        hidden -= s.at[shown(other)][BIRD + kind]
    return hidden


def expected_birds(s: SantaCruz, other: int, left: int, value: int) -> int:
    """What a seat's birds are worth if `left` hidden ones are worth `value`, to the nearest whole number."""
    known = 0
    for kind in range(SPECIES):
        known += s.at[shown(other)][BIRD + kind] * s.edition.bird_worth[kind]
    return known + (2 * s.total(birds(other)) * value + left) // (2 * left) if left else known
