"""Many games at once: the same games as one by one, arrays that follow them, and what is said to wrong use."""

from __future__ import annotations

from typing import Any

import pytest

from fairwind.games import game
from fairwind.kernel.spec import BadTable
from tests.research.peers import AT_SMALL_TABLES, AT_TABLES, peer


@pytest.fixture(autouse=True)
def np() -> Any:
    return peer("numpy")


class Followed:
    """One game of many, played again by itself."""

    def __init__(self, conventions: Any, seed: int) -> None:
        from numpy.random import default_rng

        self.conventions = conventions
        self.deals = default_rng(seed)
        self.begin()

    def begin(self) -> None:
        from fairwind.research.dealt_game import SEEDS, deal

        self.game = deal(self.conventions, str(self.deals.integers(SEEDS)))

    def agrees(self, games: Any, place: int) -> bool:
        table, s, seat = self.conventions, self.game.state, self.game.actor
        return bool(
            games.turn[place] == seat
            and (games.mask[place] == table.mask(s, seat)).all()
            and (games.observation[place] == table.observation(s, seat)).all()
        )


@AT_SMALL_TABLES
def test_each_game_is_the_one_of_its_seed_and_so_are_those_after_it(name: str, seats: int) -> None:
    from fairwind.research.vector import Games

    games = Games(name, seats, 2, reward="margin")
    games.reset(seed=7)
    followed = [Followed(games.conventions, 7), Followed(games.conventions, 8)]
    ended = 0
    while not ended or games.done.any():
        games.step()
        for place, one in enumerate(followed):
            one.game.answer(games.actions[place])
            assert one.game.over == games.done[place] == (place in games.results)
            assert games.reward[place].tolist() == one.conventions.rewards(one.game.state)
            if one.game.over:
                assert games.results[place].points == one.conventions.spec.result(one.game.state).points
                one.begin()
                ended += 1
            assert one.agrees(games, place)
    assert not games.reward.any()  # the step after the end has gained nothing


@AT_TABLES
def test_every_table_can_be_played_at(name: str, seats: int) -> None:
    from fairwind.research.vector import Games

    games = Games(name, seats, 3, observations=False)
    games.reset(seed=1)
    for _ in range(30):
        assert games.mask.any(axis=1).all()
        assert games.turn.max() < seats
        games.step(games.mask.argmax(axis=1))
    assert games.observation.shape == (3, 0)
    assert games.reward.shape == (3, seats)


def test_a_game_follows_from_its_own_seed_alone(np: Any) -> None:
    from fairwind.research.vector import Games

    def seen(n: int, seed: Any, place: int) -> bytes:
        games = Games("mundus-novus", 2, n)
        games.reset(seed)
        for _ in range(12):
            games.step()
        return bytes(games.observation[place].tobytes() + games.actions[place].tobytes())

    assert seen(1, 5, 0) == seen(3, 4, 1) == seen(2, [9, 5], 1) == seen(2, np.int64(5), 0)
    assert seen(1, 5, 0) != seen(1, 6, 0)
    assert seen(1, None, 0) != seen(1, None, 0)


def test_the_first_deal_is_that_of_pettingzoo() -> None:
    peer("pettingzoo")
    from fairwind.research.pettingzoo import env
    from fairwind.research.vector import Games

    one, games = env("bora-bora", 3), Games("bora-bora", 3, 2)
    one.reset(seed=11)
    games.reset(seed=10)
    assert one.last()[0]["observation"].tolist() == games.observation[1].tolist()
    assert one.agent_selection == f"player_{games.turn[1]}"


def test_the_arrays_stay_where_they_are(np: Any) -> None:
    from fairwind.research.vector import Games

    games = Games("santa-cruz", 2, 2)

    def arrays() -> list[int]:
        return [id(games.mask), id(games.turn), id(games.observation), id(games.done), id(games.reward)]

    before = arrays()
    games.reset(seed=1)
    first = games.mask.copy()
    while (games.mask == first).all():
        games.step()
    assert arrays() == before
    assert np.shares_memory(games.mask, np.frombuffer(games._hall.mask, np.int8))


# -- wrong use


def test_an_illegal_action_says_where_and_why_and_no_game_changes() -> None:
    from fairwind.research.conventions import IllegalAction, UnknownAction
    from fairwind.research.vector import Games

    games = Games("santa-cruz", 2, 3)
    games.reset(seed=3)
    spec = game("santa-cruz")
    before = [spec.digest(s) for s in games._hall.states]
    actions = games.mask.argmax(axis=1)
    actions[2] = int((games.mask[2] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match=r"Game 2: Seat \d may not answer .*, by rule \S+; choose an action whose"):
        games.step(actions)
    actions[1] = 97
    with pytest.raises(UnknownAction, match="Game 1: 97 is no action of santa-cruz; choose a number from 0 to 96"):
        games.step(actions)
    assert [spec.digest(s) for s in games._hall.states] == before


def test_what_is_given_must_be_one_for_each_game() -> None:
    from fairwind.research.conventions import NotDealt, UnknownAction
    from fairwind.research.vector import Games, WrongNumberOf

    games = Games("santa-maria", 2, 2, observations=False)
    with pytest.raises(NotDealt, match=r"call reset\(\) first"):
        games.step()
    with pytest.raises(WrongNumberOf, match="3 seeds for 2 games; give one for each, or one number for all"):
        games.reset([1, 2, 3])
    games.reset(1)
    with pytest.raises(WrongNumberOf, match=r"shape \(3,\) for 2 games; give one number for each"):
        games.step([1, 2, 3])
    with pytest.raises(UnknownAction, match="type float64 are none; give whole numbers"):
        games.step([1.0, 2.0])
    with pytest.raises(BadTable, match="1 to 1000000 games at once, not 0; choose"):
        Games("santa-maria", 2, 0)
