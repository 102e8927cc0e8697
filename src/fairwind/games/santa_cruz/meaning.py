"""What an answer does, for the words that explain it: the cards of a set, what a card pays, what is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fairwind.games.santa_cruz.actions import BuildOn, Discard, NameTwice, PlayCard, PlayScoreCard, TakePile, TakeSet
from fairwind.games.santa_cruz.edition import ScoreCard
from fairwind.games.santa_cruz.rules.construction_cards import free_sites, shared_sites
from fairwind.games.santa_cruz.rules.score_cards import worth
from fairwind.games.santa_cruz.state import CARD, SantaCruz, played
from fairwind.games.santa_cruz.vocabulary import (
    BUILDING_CARD,
    BUILDINGS,
    CARD_TYPES,
    CONSTRUCTION,
    DOUBLE,
    ERUPTION_CARD,
    FACE_DOWN,
    FISH,
    RESOURCE_CARD,
    RESOURCES,
    SCORE_CARDS,
    WAYS,
)
from fairwind.kernel.actions import Action
from fairwind.kernel.spec import NO_MEANING, Meaning

OF_CARD: Final[tuple[tuple[str, ...], ...]] = (("SC-3.1",), ("SC-3.3",), ("SC-3.2",), ("SC-3.5",))  # by CONSTRUCTION

Facts = tuple[tuple[str, int | str], ...]


def meaning(s: SantaCruz, seat: int, action: Action) -> Meaning:
    """What the help of this answer says."""
    if isinstance(action, TakeSet):
        return Meaning((("cards", counted(s.edition.sets[action.place].cards)),))
    if isinstance(action, TakePile):
        return of_pile(s, seat, action.owner)
    if isinstance(action, BuildOn):
        return of_site(s, action.site)
    if isinstance(action, PlayCard):
        return Meaning((("sites", sites_for(s, seat, action.card)),), OF_CARD[action.card])
    if isinstance(action, NameTwice):
        return Meaning((("sites", sites_for(s, seat, action.way)),), OF_CARD[action.way])
    if isinstance(action, (PlayScoreCard, Discard)):
        return of_score_card(s, seat, s.edition.score_cards[action.card])
    return NO_MEANING


def counted(counts: Sequence[int], names: Sequence[str] = CONSTRUCTION) -> str:
    """So many of each, as words of the game: `ship-2+road-1`."""
    return "+".join([f"{names[i]}-{counts[i]}" for i in range(len(names)) if counts[i]])


def of_pile(s: SantaCruz, seat: int, owner: int) -> Meaning:
    """What its owner has played: all have seen it (SC-2.5)."""
    scored = s.score_cards_in(played(owner))
    cards = [s.edition.score_cards[card].id for card in range(SCORE_CARDS) if scored >> card & 1]
    held = s.at[played(owner)][CARD : CARD + len(CONSTRUCTION)]
    facts = (("cards", counted(held)), ("scored", "+".join(cards)))
    return Meaning(facts, case="own" if owner == seat else "")


def sites_for(s: SantaCruz, seat: int, card: int) -> int:
    """On how many sites the card could build now."""
    sites = 0
    for way in range(WAYS):
        if card in (way, DOUBLE):
            sites |= free_sites(s, seat, way) | shared_sites(s, seat, way)
    return sites.bit_count()


def of_site(s: SantaCruz, site: int) -> Meaning:
    """What its tile brings at once (SC-4.4, SC-4.6) and later, and how many neighbours are turned up (SC-4.9)."""
    hidden = 0
    for near in s.edition.board.adjacent[site]:
        if s.tile[near] == FACE_DOWN:
            hidden += 1
    tile = s.tile[site]
    if tile == FACE_DOWN:
        return Meaning((("hidden", hidden),), case="unseen")
    shown = s.edition.tiles[tile]
    facts: Facts = (("points", shown.points), ("shows", shown.shows), ("hidden", hidden))
    if shown.bird:
        return Meaning(facts, case="bird")
    return Meaning(facts, case="" if shown.resource < 0 else "resource")


def of_score_card(s: SantaCruz, seat: int, card: ScoreCard) -> Meaning:
    """What it pays, and what the others would score with it now (SC-6.1): all of that lies open."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += worth(s, other, card)
    facts: Facts = (("points", abs(card.points)), ("others", abs(others)))
    if card.type == RESOURCE_CARD:
        return of_resource_card(card, facts)
    if card.type == BUILDING_CARD:
        return Meaning((*facts, ("needs", counted(card.needs, BUILDINGS))), case="buildings")
    if card.type == ERUPTION_CARD:
        return Meaning(facts, case="eruption")
    return Meaning((*facts, ("count", card.count), ("place", card.place)), case=CARD_TYPES[card.type])


def of_resource_card(card: ScoreCard, facts: Facts) -> Meaning:
    """A card for one resource, or for two of which one pays less (SC-6.4, SC-6.5); fish adds its bonuses (SC-6.6)."""
    names = [RESOURCES[resource] for resource in card.resources]
    fish = int(FISH in card.resources)
    if len(names) == 1:
        return Meaning((*facts, ("resource", names[0]), ("fish", fish)), case="resource")
    pair = (("resource", names[0]), ("other", names[1]), ("one", card.points_one), ("fish", fish))
    return Meaning((*facts, *pair), case="pair")
