"""Who can end the game as its winner does so, or goes on and wins all the same.

Mundus Novus has scenes of its own for it. In Santa Cruz the last cards are counted after everybody's last answer, and
in a thousand careless games of Bora Bora no win was found that a last answer could give away.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from fairwind.bots import bot
from fairwind.games import game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Seeded
from fairwind.kernel.play import actor, advance, answer, is_over, options, waiting_decision
from fairwind.kernel.position import Position
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State


def has_won(spec: GameSpec[Any, Any], s: State, seat: int) -> bool:
    """Whether a seat is the only winner of a game that is over."""
    places = spec.result(s).places
    return bool(places[seat] == 1 and places.count(1) == 1)


def wins(spec: GameSpec[Any, Any], before: State, seat: int, action: Action) -> bool:
    """Whether an answer, with those after it that leave no choice, ends the game with this seat as its only winner."""
    s: State = spec.clone(before)
    found = [action]
    while len(found) == 1:
        answer(s, seat, found[0])
        if is_over(s):
            return has_won(spec, s, seat)
        decision = waiting_decision(s)
        if decision is None or not decision.owes(s, seat):
            return False
        found = []
        options(s, seat, found)
    return False


def wins_in_hand(spec: GameSpec[Any, Any]) -> Iterator[tuple[State, int]]:
    """Moments of careless games, one each, in which a seat can win at once, and loses if it answers at random."""
    for number in range(200):
        s, draws = spec.begin(spec.edition(), 2), Seeded(f"in hand/{number}")
        players = [bot("weighted", f"in hand/{number}/{seat}") for seat in range(2)]
        advance(s, draws)
        while not is_over(s):
            seat = actor(s)
            position = Position(spec, s, seat)
            found = position.options()
            winning = sum(wins(spec, s, seat, action) for action in found)
            if 0 < winning < len(found) and not has_won(spec, played_on(spec, s, seat, "random"), seat):
                yield s, seat
                break
            answer(s, seat, players[seat].choose(position))
            advance(s, draws)


def played_on(spec: GameSpec[Any, Any], before: State, seat: int, name: str) -> State:
    """The end of the game if a bot has this seat from now on, and somebody careless the other."""
    s: State = spec.clone(before)
    draws = Seeded("in hand")
    players = [bot(name if at == seat else "weighted", f"in hand/{at}") for at in range(2)]
    while not is_over(s):
        at = actor(s)
        answer(s, at, players[at].choose(Position(spec, s, at)))
        advance(s, draws)
    return s


@pytest.mark.parametrize("name", ["montecarlo:8", "neural:8", "champion:8"])
def test_a_win_in_hand_is_not_given_away(name: str) -> None:
    spec = game("santa-maria")
    found = list(islice(wins_in_hand(spec), 3))
    assert len(found) == 3
    for s, seat in found:
        assert has_won(spec, played_on(spec, s, seat, name), seat)
