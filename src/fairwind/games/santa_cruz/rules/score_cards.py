"""Chapter 6: score cards pay everybody who meets their condition, and the volcano erupts."""

from __future__ import annotations

from fairwind.games.santa_cruz.board import first_of
from fairwind.games.santa_cruz.edition import ScoreCard
from fairwind.games.santa_cruz.state import BUILDING, SantaCruz, birds, standing
from fairwind.games.santa_cruz.vocabulary import (
    BIRD_CARD,
    BUILDING_CARD,
    CONNECTED_CARD,
    ERUPTION_CARD,
    FISH,
    FROM_CARDS,
    RESOURCE_CARD,
    VOLCANO,
)
from fairwind.kernel.native import i64


def play_score_card(s: SantaCruz, seat: int, card: int) -> None:
    """Everybody scores, the player of the card first and then clockwise (SC-6.1, SC-6.2); nothing else is asked."""
    printed = s.edition.score_cards[card]
    for other in s.clockwise_from(seat):
        s.gain(other, worth(s, other, printed), FROM_CARDS + printed.type)
    if printed.type == ERUPTION_CARD:
        erupt(s)


def worth(s: SantaCruz, seat: int, card: ScoreCard) -> int:
    """What a card pays a seat, the board as it is now; only standing buildings count (SC-6.3)."""
    if card.type == RESOURCE_CARD:
        return for_resources(card, resources_of(s, seat), fish_bonus(s, seat))
    if card.type == BUILDING_CARD:
        return for_buildings(s, seat, card)
    if card.type == CONNECTED_CARD:
        return card.points if most_connected(s, seat) >= card.count else 0  # SC-6.9
    if card.type == BIRD_CARD:
        return s.total(birds(seat)) * card.points  # the number of tokens, whatever their value (SC-6.14)
    # Place and eruption (SC-6.11, SC-6.15): all rivers together (SC-6.12), every place a site belongs to (SC-6.13).
    return s.buildings_on(seat, card.sites) * card.points


def for_resources(card: ScoreCard, held: i64, bonus: int) -> int:
    """Once for the resource (SC-6.4), more for both of two than for one (SC-6.5), and the fish bonuses (SC-6.6)."""
    count = 0
    points = 0
    for resource in card.resources:
        if held >> resource & 1:
            count += 1
            if resource == FISH:
                points += bonus
    if count == len(card.resources):
        return points + card.points
    return points + card.points_one if count else points


def resources_of(s: SantaCruz, seat: int) -> i64:
    """The resources on whose tiles a seat has a building, as a set of bits."""
    own: i64 = s.own[seat]
    held: i64 = 0
    bit: i64 = 1
    for sites in s.yields:
        if own & sites:
            held |= bit
        bit += bit
    return held


def fish_bonus(s: SantaCruz, seat: int) -> int:
    """The sum of the bonuses on all fish tiles where the seat has a building, each tile once (SC-6.6, SC-5.6)."""
    bonus = 0
    left: i64 = s.own[seat] & s.yields[FISH]
    while left:
        bonus += s.edition.bonus[s.tile[first_of(left)]]
        left &= left - 1
    return bonus


def for_buildings(s: SantaCruz, seat: int, card: ScoreCard) -> int:
    """For having the buildings that the card shows (SC-6.7); more of them pay no more (SC-6.8)."""
    counts = s.at[standing(seat)]
    for building in range(len(card.needs)):
        if counts[BUILDING + building] < card.needs[building]:
            return 0
    return card.points


def most_connected(s: SantaCruz, seat: int) -> int:
    """How many buildings are joined by roads, in a line or branching (SC-6.9); rivers do not join them (SC-6.10)."""
    roads = s.edition.board.roads
    left: i64 = s.own[seat]
    most = 0
    while left:
        edge: i64 = left & -left
        group: i64 = 0
        while edge:
            site = first_of(edge)
            group |= edge & -edge
            edge = (edge | (roads[site] & left)) & ~group
        left &= ~group
        most = max(most, s.buildings_on(seat, group))
    return most


def erupt(s: SantaCruz) -> None:
    """Once all have lost their points, every building on the volcano goes at once (SC-6.16, SC-6.18); the sites are
    free, and what rested on those buildings is gone (SC-6.17, SC-6.19).
    """
    for seat in range(s.seats):
        s.destroy(seat)
    s.occupied &= ~s.edition.board.of_kind[VOLCANO]
    s.paired &= ~s.edition.board.of_kind[VOLCANO]
    s.tell("erupted", {})
