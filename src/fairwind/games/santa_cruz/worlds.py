"""Worlds that a seat may imagine: everything it knows, and the rest dealt anew (SC-1.16, SC-10.1, SC-10.2)."""

from __future__ import annotations

from fairwind.games.santa_cruz.state import (
    ASIDE,
    BIRD,
    BIRD_POOL,
    BOX,
    CARD,
    REMOVED,
    SCORE,
    SantaCruz,
    birds,
    hand,
    played,
    shown,
)
from fairwind.games.santa_cruz.vocabulary import CONSTRUCTION, SCORE_CARDS, SETS, SPECIES
from fairwind.kernel.chance import Driver
from fairwind.kernel.state import NONE


def sample_world(s: SantaCruz, seat: int, driver: Driver) -> SantaCruz:
    """Deal what the seat cannot see anew: others' secret sets, score cards and birds, and what is set aside.

    Tiles need no care: nobody has seen those that are face down, so they are not laid before they are turned up.
    """
    world = s.clone()
    imagine_sets(world, s, seat, driver)
    imagine_score_cards(world, s, seat, driver)
    imagine_birds(world, s, seat, driver)
    return world


def imagine_sets(world: SantaCruz, s: SantaCruz, seat: int, driver: Driver) -> None:
    """Others whose dealt set is secret hold any that nobody is known to have; the rest is in the box (SC-1.16)."""
    secret = [other for other in range(s.seats) if other != seat and s.has_secret_set(other)]
    if not secret:
        return
    known = [s.held[other] for other in range(s.seats) if other not in secret]
    left = [0 if place in known else 1 for place in range(SETS)]
    for other in secret:
        dealt = driver.pick(left)
        left[dealt] = 0
        world.held[other] = dealt
        world.at[hand(other)][CARD:SCORE] = list(s.edition.sets[dealt].cards)  # none of them is played yet
    for card in range(len(CONSTRUCTION)):
        world.at[BOX][CARD + card] = sum(s.edition.sets[place].cards[card] for place in range(SETS) if left[place])


def unseen_score_cards(s: SantaCruz, seat: int) -> list[int]:
    """1 for each score card of which the seat knows neither that it was played nor who has or had it."""
    seen = s.score_cards_in(hand(seat))
    if s.gone[seat] != NONE:
        seen |= 1 << s.gone[seat]
    for other in range(s.seats):
        seen |= s.score_cards_in(played(other))
        if other != seat:
            seen |= s.known[other]
    return [1 - (seen >> card & 1) for card in range(SCORE_CARDS)]


def imagine_score_cards(world: SantaCruz, s: SantaCruz, seat: int, driver: Driver) -> None:
    """Others hold the cards that all saw go there, and unknown ones beside; one may have been removed (SC-10.2)."""
    left = unseen_score_cards(s, seat)
    world.at[REMOVED][SCORE:] = [0] * SCORE_CARDS
    if s.gone[seat] != NONE:
        world.at[REMOVED][SCORE + s.gone[seat]] = 1
    for other in range(s.seats):
        if other != seat:
            imagine_hand(world, s, other, left, driver)
    world.at[ASIDE][SCORE:] = left


def imagine_hand(world: SantaCruz, s: SantaCruz, other: int, left: list[int], driver: Driver) -> None:
    """One other seat's score cards: in hand, and the one it has removed."""
    removed = s.gone[other] != NONE
    cards = [s.known[other] >> card & 1 for card in range(SCORE_CARDS)]
    size = s.score_cards_in(hand(other)).bit_count() + (1 if removed else 0)
    for _ in range(size - sum(cards)):
        drawn = driver.pick(left)
        left[drawn] = 0
        cards[drawn] = 1
        if s.drawn[other] != NONE:
            world.drawn[other] = drawn
    if removed:
        gone = driver.pick(cards)
        cards[gone] = 0
        world.gone[other] = gone
        world.at[REMOVED][SCORE + gone] = 1
    world.at[hand(other)][SCORE:] = cards


def imagine_birds(world: SantaCruz, s: SantaCruz, seat: int, driver: Driver) -> None:
    """Others' tokens are any that the seat does not hold itself and nobody has shown (SC-4.7, SC-9.2)."""
    left = [s.edition.birds[kind].count - s.at[birds(seat)][BIRD + kind] for kind in range(SPECIES)]
    for other in range(s.seats):
        for kind in range(SPECIES):
            left[kind] -= s.at[shown(other)][BIRD + kind]
    for other in range(s.seats):
        if other != seat:
            tokens = [0] * SPECIES
            for _ in range(s.total(birds(other))):
                kind = driver.pick(left)
                left[kind] -= 1
                tokens[kind] += 1
            world.at[birds(other)] = tokens
    world.at[BIRD_POOL] = left
