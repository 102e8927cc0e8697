"""What a seat can look forward to: where its cards lead, and what score cards pay it, now and after one more building.

All of it is public, but for the cards of a secret set: whoever asks about another seat says what it knows of them.
"""

from __future__ import annotations

from typing import Final, final

from fairwind.games.santa_cruz.board import first_of
from fairwind.games.santa_cruz.edition import ScoreCard
from fairwind.games.santa_cruz.rules.building import DrawBird, TurnUp, shareable, with_piece
from fairwind.games.santa_cruz.rules.construction_cards import (
    BuildOnTurnedUp,
    ChooseSite,
    NameWay,
    SecondBuild,
    rivers_of,
)
from fairwind.games.santa_cruz.rules.score_cards import (
    fish_bonus,
    for_buildings,
    for_resources,
    most_connected,
    resources_of,
)
from fairwind.games.santa_cruz.rules.turns import Land, Landing
from fairwind.games.santa_cruz.state import BIRD, BUILDING, CARD, SantaCruz, birds, hand, played, shown, standing
from fairwind.games.santa_cruz.vocabulary import (
    BIRD_CARD,
    BUILDING_CARD,
    COAST,
    CONNECTED_CARD,
    DOUBLE,
    FISH,
    PLACE_CARD,
    RESOURCE_CARD,
    RIVER,
    ROAD,
    SCORE_CARDS,
    SHIP,
    SITE_KINDS,
    SPECIES,
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


def led_to(s: SantaCruz, seat: int, way: int, sites: i64) -> i64:
    """Those of the sites that a ship, a road or a river leads to; a river also leads to tiles that are face down."""
    if way == SHIP:
        return sites & s.edition.board.of_kind[COAST]
    if way == ROAD:
        return sites & s.reach[seat]
    return rivers_of(s, seat) & (sites | ~s.opened)


def beyond(s: SantaCruz, seat: int, by_road: i64) -> i64:
    """The free sites that only a second road would reach."""
    roads = s.edition.board.roads
    near: i64 = 0
    while by_road:
        near |= roads[first_of(by_road)]
        by_road &= by_road - 1
    return near & ~(s.reach[seat] | s.occupied)


@final
class Outlook:
    """A seat as one sees it: what it has, where it can build, and what score cards would pay it."""

    def __init__(self, s: SantaCruz, seat: int, due: list[int], secret: bool) -> None:
        self.seat: Final = seat
        self.secret: Final = secret  # whether its construction cards are hidden
        self.own: i64 = s.own[seat]
        self.hand: i64 = s.score_cards_in(hand(seat))  # score cards; of others one is told no more than how many
        self.pile: i64 = s.score_cards_in(played(seat))
        self.resources: i64 = resources_of(s, seat)
        self.bonus: int = fish_bonus(s, seat) if self.resources >> FISH & 1 else 0
        self.connected: int = most_connected(s, seat)
        self.pays: list[int] = [0] * SCORE_CARDS  # by score card
        self.work_out_pays(s)
        # How many buildings it can put up by ship, by road and by river, and the sites to choose from.
        pieces: i64 = with_piece(s, seat)
        self.sites: i64 = (pieces & ~s.occupied) | shareable(s, seat)
        self.ships: int = builds_by(s, seat, SHIP, due, secret)
        self.roads: int = builds_by(s, seat, ROAD, due, secret)
        self.rivers: int = builds_by(s, seat, RIVER, due, secret)
        self.by_ship: i64 = led_to(s, seat, SHIP, self.sites) if self.ships else 0
        self.by_road: i64 = led_to(s, seat, ROAD, self.sites) if self.roads else 0
        self.by_river: i64 = led_to(s, seat, RIVER, self.sites) if self.rivers else 0

    def work_out_pays(self, s: SantaCruz) -> None:
        """What each score card would pay the seat now, as the rule says (`worth`), from what is worked out here."""
        tokens = s.total(birds(self.seat))
        pays = self.pays
        for place, card in enumerate(s.edition.score_cards):
            kind = card.type
            if kind == RESOURCE_CARD:
                pays[place] = for_resources(card, self.resources, self.bonus)
            elif kind == BUILDING_CARD:
                pays[place] = for_buildings(s, self.seat, card)
            elif kind == CONNECTED_CARD:
                pays[place] = card.points if self.connected >= card.count else 0
            elif kind == BIRD_CARD:
                pays[place] = tokens * card.points
            else:
                pays[place] = s.buildings_on(self.seat, card.sites) * card.points


# -- what score cards pay


def more_by_building(s: SantaCruz, outlook: Outlook, card: ScoreCard, sites: i64) -> int:
    """How much more a card would pay after one more building on one of these sites, at best."""
    if card.type == PLACE_CARD:
        return card.points if sites & card.sites else 0
    if card.type == BIRD_CARD:
        return card.points if sites & s.with_bird else 0
    if card.type == RESOURCE_CARD:
        return more_for_resources(s, outlook, card, sites)
    if card.type == BUILDING_CARD:
        return more_for_buildings(s, outlook.seat, card, sites)
    if card.type == CONNECTED_CARD:
        nearly = outlook.connected == card.count - 1
        return card.points if nearly and sites & s.reach[outlook.seat] else 0
    return 0


def more_for_resources(s: SantaCruz, outlook: Outlook, card: ScoreCard, sites: i64) -> int:
    """The points of a resource that is missing, and the best bonus of a fish."""
    held = 0
    found = False
    bonus = 0
    for resource in card.resources:
        here: i64 = sites & ~outlook.own & s.yields[resource]
        if resource == FISH:
            bonus = best_bonus(s, here)
        if outlook.resources >> resource & 1:
            held += 1
        elif here:
            found = True
    if not found:
        return bonus
    if len(card.resources) == 1:
        return card.points + bonus
    return (card.points - card.points_one if held else card.points_one) + bonus


def best_bonus(s: SantaCruz, fish: i64) -> int:
    """The highest fish bonus on these sites."""
    best = 0
    while fish:
        best = max(best, s.edition.bonus[s.tile[first_of(fish)]])
        fish &= fish - 1
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
    worth, mine = s.edition.bird_worth, s.at[birds(seat)]
    left = value = 0  # of the tokens that the seat has not seen
    for kind in range(SPECIES):
        hidden = s.edition.birds[kind].count - mine[BIRD + kind]
        left += hidden
        value += hidden * worth[kind]
    for other in range(s.seats):
        turned_up = s.at[shown(other)]
        for kind in range(SPECIES):
            left -= turned_up[BIRD + kind]
            value -= turned_up[BIRD + kind] * worth[kind]
    found: list[int] = []
    for other in range(s.seats):
        found.append(s.bird_value(seat) if other == seat else expected_birds(s, other, left, value))
    return found


def expected_birds(s: SantaCruz, other: int, left: int, value: int) -> int:
    """What a seat's birds are worth if `left` hidden ones are worth `value`, to the nearest whole number."""
    known = 0
    for kind in range(SPECIES):
        known += s.at[shown(other)][BIRD + kind] * s.edition.bird_worth[kind]
    return known + (2 * s.total(birds(other)) * value + left) // (2 * left) if left else known
