"""OpenSpiel: its own tests at every table, its search bots, and what is known, remembered and imagined."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.spec import BadTable
from tests.research.peers import AT_SMALL_TABLES, AT_TABLES, peer

END = 40  # answers and draws that are looked at closely where the whole game would take long


@pytest.fixture
def pyspiel() -> Any:
    library = peer("pyspiel")
    from fairwind.research import openspiel

    assert set(openspiel.NAMES) <= set(library.registered_names())
    return library


def load(pyspiel: Any, name: str, seats: int, **more: Any) -> Any:
    return pyspiel.load_game(f"fairwind_{name.replace('-', '_')}", {"players": seats, **more})


def step(state: Any, chance: random.Random) -> None:
    """Any answer, or any outcome by its weight."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def played(spiel_game: Any, seed: int, answers: int = 100_000) -> Any:
    """A state after so many answers of a random game, or at its end."""
    chance, state = random.Random(seed), spiel_game.new_initial_state()
    while not state.is_terminal() and (answers > 0 or state.is_chance_node()):
        answers -= not state.is_chance_node()
        step(state, chance)
    return state


def shortly_before_the_end(spiel_game: Any, seed: int) -> Any:
    state = spiel_game.new_initial_state()
    for action in played(spiel_game, seed).history()[:-END]:
        state.apply_action(action)
    return state


# -- its own tests


@AT_TABLES
def test_its_random_simulation_ends_well(name: str, seats: int, pyspiel: Any) -> None:
    """It looks at every state as every seat, copies it, writes it down and reads it back."""
    spiel_game = load(pyspiel, name, seats)
    late = shortly_before_the_end(spiel_game, 1)
    pyspiel.random_sim_test(spiel_game, num_sims=1, serialize=True, verbose=False, specific_initial_state=late)


@pytest.mark.long
@AT_TABLES
def test_its_random_simulation_plays_whole_games(name: str, seats: int, pyspiel: Any) -> None:
    pyspiel.random_sim_test(load(pyspiel, name, seats), num_sims=1, serialize=True, verbose=False)


def test_its_random_simulation_plays_a_whole_short_game(pyspiel: Any) -> None:
    pyspiel.random_sim_test(load(pyspiel, "santa-maria", 2), num_sims=1, serialize=True, verbose=False)


@AT_TABLES
def test_its_api_test_passes(name: str, seats: int, pyspiel: Any) -> None:
    """What its integration test asks of every game, of some states at the beginning and some along a game."""
    api_test = peer("open_spiel.integration_tests.api_test")
    spiel_game = load(pyspiel, name, seats)
    sample = peer("open_spiel.python.algorithms.sample_some_states").sample_some_states

    class OurGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined]
        game, game_name, game_type = spiel_game, spiel_game.get_type().short_name, spiel_game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            late = [played(spiel_game, 2, answers) for answers in (0, 3, 20, 60, 100_000)]
            cls.some_states = [*sample(spiel_game, max_states=10), *late]

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OurGame).run(result)
    assert result.testsRun >= 5
    assert [*result.errors, *result.failures] == []


@pytest.mark.parametrize("name", OURS)
def test_its_search_bots_play_a_game(name: str, pyspiel: Any) -> None:
    """Monte Carlo tree search against its sister that searches information sets; what they know, they resample."""
    import numpy as np

    mcts, ismcts = (peer(f"open_spiel.python.algorithms.{algorithm}") for algorithm in ("mcts", "ismcts"))
    spiel_game = load(pyspiel, name, 2, reward="points")
    luck, chance = np.random.RandomState(1), random.Random(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck, max_length=4)
    bots = [
        mcts.MCTSBot(spiel_game, 2.0, 2, evaluator, random_state=luck),
        ismcts.ISMCTSBot(spiel_game, evaluator, 2.0, 2, random_state=luck),
    ]
    state, answers = spiel_game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, chance)
        else:
            state.apply_action(bots[state.current_player()].step(state))
            answers += 1
    assert answers > 10
    assert state.returns() == [float(points) for points in game(name).result(state.held.state).points]


# -- what is known


@AT_SMALL_TABLES
def test_who_holds_a_state_possible_cannot_tell_it_from_the_true_one(name: str, seats: int, pyspiel: Any) -> None:
    spiel_game = load(pyspiel, name, seats)
    for answers in (0, 5, 30):
        state = played(spiel_game, 5, answers)
        seat = state.current_player()
        world = state.resample_from_infostate(seat, random.Random(answers).random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        assert str(world.clone()) == str(world)


def test_what_a_seat_cannot_know_is_dealt_anew(pyspiel: Any) -> None:
    state = played(load(pyspiel, "mundus-novus", 2), 6, 8)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, random.Random(n).random) for n in range(4)]
    assert len({world.observation_string(1 - seat) for world in worlds}) == 4
    assert len({world.information_state_string(1 - seat) for world in worlds}) == 4


def test_a_choice_in_secret_is_known_to_the_one_who_made_it(pyspiel: Any) -> None:
    start = played(load(pyspiel, "mundus-novus", 2), 7, 1)  # the Trade Master has announced how many cards to offer
    assert start.current_player() == 0
    assert start.held.state.pending[-1].owes(start.held.state, 1)
    one, other = (start.child(action) for action in start.legal_actions()[:2])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


@AT_SMALL_TABLES
def test_what_was_heard_does_not_depend_on_when_one_asks(name: str, seats: int, pyspiel: Any) -> None:
    spiel_game = load(pyspiel, name, seats)
    asked, silent, chance = spiel_game.new_initial_state(), spiel_game.new_initial_state(), random.Random(8)
    for _ in range(120):
        step(asked, chance)
        asked.information_state_string(0)
        silent.apply_action(asked.history()[-1])
        if asked.is_terminal():
            break
    for seat in range(seats):
        assert asked.information_state_string(seat) == silent.information_state_string(seat)


def test_all_that_was_heard_is_remembered(pyspiel: Any) -> None:
    state, chance = load(pyspiel, "santa-cruz", 2).new_initial_state(), random.Random(9)
    before = ""
    for _ in range(100):
        step(state, chance)
        heard = state.information_state_string(1).rpartition("\n")[0].rpartition("\n")[0]  # without what is seen now
        assert heard.startswith(before)
        before = heard
    assert before.count("\n") > 100


def test_the_tensor_holds_the_last_answers_and_draws(pyspiel: Any) -> None:
    spiel_game = load(pyspiel, "santa-cruz", 2, memory=3)
    state = played(spiel_game, 10, 12)
    seat, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    names = len(game("santa-cruz").observed(2))
    assert spiel_game.information_state_tensor_shape() == [names + 6]
    latest = state.information_state_tensor(seat)[names:]
    assert latest[:2] == [seat + 1, action + 1]
    assert all(number > 0 for number in latest[::2][1:] if number)
    assert load(pyspiel, "santa-cruz", 2, memory=0).information_state_tensor_shape() == [names]


@AT_SMALL_TABLES
def test_the_tensor_is_of_the_table_as_it_is_now(name: str, seats: int, pyspiel: Any) -> None:
    state, chance, told = played(load(pyspiel, name, seats), 17, 10), random.Random(17), set()
    for _ in range(10):
        step(state, chance)
        true = [state.held.conventions.observation(state.held.state, seat).tolist() for seat in range(seats)]
        assert [state.observation_tensor(seat) for seat in range(seats)] == true
        told.add(tuple(true[0]))
    assert len(told) > 3


def test_an_onlooker_sees_what_all_may_see(pyspiel: Any) -> None:
    spiel_game = load(pyspiel, "mundus-novus", 2)
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = spiel_game.make_py_observer(kind)
    state = played(spiel_game, 11, 6)
    world = state.resample_from_infostate(0, random.Random(11).random)
    assert observer.string_from(state, 0) == observer.string_from(world, 1)
    assert observer.tensor is None


# -- states


@AT_SMALL_TABLES
def test_a_copy_goes_its_own_way(name: str, seats: int, pyspiel: Any) -> None:
    state = played(load(pyspiel, name, seats), 12, 10)
    copy, before = state.clone(), str(state)
    for mover in (copy, state):
        assert str(mover) == before
        mover.apply_action(mover.legal_actions()[-1])
        assert str(mover) != before
    assert str(copy) == str(state)
    assert copy.information_state_string(0) == state.information_state_string(0)


def test_a_state_can_be_sent_to_another_process(pyspiel: Any) -> None:
    state = played(load(pyspiel, "mundus-novus", 3, reward="margin"), 13, 30)
    world = state.resample_from_infostate(0, random.Random(13).random)
    for sent in (state, world):
        again = pickle.loads(pickle.dumps(sent))
        assert str(again) == str(sent)
        assert again.information_state_string(0) == sent.information_state_string(0)
        assert again.information_state_tensor(0) == sent.information_state_tensor(0)


def test_chances_are_what_the_weights_say(pyspiel: Any) -> None:
    state = load(pyspiel, "bora-bora", 2).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    texts = [state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) for outcome, _ in outcomes]
    assert len(set(texts)) == len(texts) > 1


def test_variants_and_rewards_are_parameters(pyspiel: Any) -> None:
    spiel_game = pyspiel.load_game("fairwind_santa_maria(players=3,setup=dealt,blue-dice=pool,reward=margin)")
    table = spiel_game.conventions
    assert (table.seats, table.variants["setup"], table.variants["blue-dice"]) == (3, "dealt", "pool")
    assert spiel_game.min_utility() == -2000
    assert len(played(spiel_game, 14).returns()) == 3
    assert load(pyspiel, "santa-maria", 1).max_utility() == 1000


def test_actions_are_told_in_the_notation(pyspiel: Any) -> None:
    state = played(load(pyspiel, "santa-cruz", 2), 15, 4)
    action = state.legal_actions()[0]
    text = state.action_to_string(action)
    assert text == game("santa-cruz").edition().catalogue.actions[action].text
    assert state.string_to_action(text) == action


# -- wrong use


def test_wrong_use_is_said(pyspiel: Any) -> None:
    from fairwind.research.conventions import GameIsOver, IllegalAction, UnknownAction
    from fairwind.research.openspiel import UnknownObservation

    with pytest.raises(BadTable, match="is for 2 to 4 players, not 7; choose"):
        load(pyspiel, "santa-cruz", 7)
    with pytest.raises(UnknownObservation, match="memory=-1 is below nothing; choose 0 or more"):
        load(pyspiel, "santa-cruz", 2, memory=-1)
    spiel_game = load(pyspiel, "santa-cruz", 2)
    state = spiel_game.new_initial_state()
    with pytest.raises(IllegalAction, match="Outcome 80 cannot come out here; choose one of `chance_outcomes`"):
        state.apply_action(80)
    state = played(spiel_game, 16, 4)
    before, wrong = str(state), next(a for a in range(97) if a not in state.legal_actions())
    with pytest.raises(IllegalAction, match="may not answer"):
        state.apply_action(wrong)
    with pytest.raises(UnknownAction, match="97 is no action of santa-cruz"):
        state.apply_action(97)
    assert str(state) == before
    with pytest.raises(GameIsOver, match="is over; begin another one"):
        played(spiel_game, 16).apply_action(0)
    secrets = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(UnknownObservation, match="Nobody sees the secrets of all seats"):
        spiel_game.make_py_observer(secrets)
    with pytest.raises(UnknownObservation, match="take no parameters"):
        spiel_game.make_py_observer(None, {"colour": "red"})
