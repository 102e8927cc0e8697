"""A game in numbers: what a seat observes, what it may answer, what it has gained, and what is said to wrong use."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from fairwind.games import UnknownGame, game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.editions import EditionError
from fairwind.kernel.play import actor, advance, options, random_playout
from fairwind.kernel.spec import BadTable, Result
from fairwind.kernel.state import State
from tests.kernel.toy import TOY_EDITION, Toy, ToyEdition
from tests.research.peers import AT_TABLES, peer


@pytest.fixture(autouse=True)
def _numpy() -> None:
    peer("numpy")


def late(name: str, seats: int) -> State:
    """A game that is under way."""
    spec = game(name)
    s: State = spec.begin(spec.edition(), seats)
    random_playout(s, Seeded("late"), Generator("late"), 12)
    return s


@AT_TABLES
def test_a_seat_observes_what_the_game_says_under_its_names(name: str, seats: int) -> None:
    from fairwind.research.conventions import FURTHEST, Conventions

    table, s = Conventions(name, seats), late(name, seats)
    for seat in range(seats):
        told: list[int] = []
        table.spec.observe(s, seat, told)
        numbers = table.observation(s, seat)
        assert numbers.dtype == "float32"
        assert numbers.tolist() == told
        assert len(table.names) == len(told)
        assert abs(numbers).max() <= FURTHEST


@AT_TABLES
def test_the_mask_is_what_the_seat_may_answer(name: str, seats: int) -> None:
    from fairwind.research.conventions import Conventions

    table, s = Conventions(name, seats), late(name, seats)
    for seat in range(seats):
        out = []  # type: ignore[var-annotated]
        options(s, seat, out)
        mask = table.mask(s, seat)
        assert mask.nonzero()[0].tolist() == [action.id for action in out]
        assert mask.shape == (table.actions,)
    assert table.mask(s, actor(s)).any()


def test_every_action_has_a_text_and_every_text_its_action() -> None:
    from fairwind.research.conventions import Conventions

    table = Conventions("mundus-novus", 2)
    assert [table.number(table.text(number)) for number in range(table.actions)] == list(range(table.actions))
    assert table.text(table.number(f"  {table.text(3)} ")) == table.text(3)


def test_rewards_are_a_share_of_the_win_points_or_a_margin() -> None:
    from fairwind.research.conventions import rewards_of

    shared, won = Result([30, 30, 12], [1, 1, 3], "end"), Result([30, 30, 12], [2, 1, 3], "end", "goods")
    assert rewards_of(shared, "win") == [0.5, 0.5, 0.0]
    assert rewards_of(won, "win") == [0.0, 1.0, 0.0]
    assert rewards_of(won, "points") == [30.0, 30.0, 12.0]
    assert rewards_of(won, "margin") == [0.0, 0.0, -18.0]


def test_nothing_is_gained_before_the_end() -> None:
    from fairwind.research.conventions import Conventions

    table = Conventions("santa-cruz", 3, reward="points")
    s = table.begin()
    advance(s, Seeded("begun"))
    assert table.rewards(s) == [0.0, 0.0, 0.0]
    random_playout(s, Seeded("on"), Generator("on"), table.spec.longest)
    assert table.rewards(s) == [float(points) for points in table.spec.result(s).points]


def test_a_table_for_one_is_rewarded_by_points() -> None:
    from fairwind.research.conventions import Conventions, UnknownReward

    assert Conventions("santa-maria", 1).reward == "points"
    assert Conventions("santa-maria", 2).reward == "win"
    with pytest.raises(UnknownReward, match=r"nobody to beat.*choose 'points'"):
        Conventions("santa-maria", 1, reward="win")


def test_variants_and_editions_can_be_chosen(tmp_path: Path) -> None:
    from fairwind.research.conventions import Conventions

    assert Conventions("santa-maria", 2, {"setup": "dealt"}).variants["setup"] == "dealt"
    file = tmp_path / "own.toml"
    file.write_text(game("santa-maria").edition().about.text, encoding="utf-8")
    assert Conventions("santa-maria", 2, edition=file).actions == Conventions("santa-maria", 2).actions
    name = game("santa-maria").edition_names()[-1]
    assert Conventions("santa-maria", 2, edition=name).edition is game("santa-maria").edition(name)


def test_it_can_be_sent_to_another_process() -> None:
    from fairwind.research.conventions import Conventions

    table = Conventions("santa-maria", 2, {"setup": "dealt"}, reward="margin")
    again = pickle.loads(pickle.dumps(table))
    assert (again.spec, again.edition, again.variants, again.reward) == (
        table.spec,
        table.edition,
        table.variants,
        "margin",
    )


# -- wrong use


def test_what_there_is_not_is_said_with_what_there_is() -> None:
    from fairwind.research.conventions import Conventions, UnknownReward

    with pytest.raises(UnknownGame, match=r"no game 'chess'; choose one of: .*santa-cruz"):
        Conventions("chess", 2)
    with pytest.raises(BadTable, match="is for 2 to 4 players, not 5; choose"):
        Conventions("santa-cruz", 5)
    with pytest.raises(BadTable, match="has no variant 'speed'; it has"):
        Conventions("santa-cruz", 2, {"speed": "high"})
    with pytest.raises(EditionError, match="has no edition 'gold'; it has"):
        Conventions("santa-cruz", 2, edition="gold")
    with pytest.raises(UnknownReward, match="no reward 'fame'; choose one of: win, points, margin"):
        Conventions("santa-cruz", 2, reward="fame")


class Pearls(Toy):
    """A game that was written without bots in mind."""

    def edition(self, name: str = "") -> ToyEdition:
        return TOY_EDITION


def test_a_game_must_say_what_is_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    from fairwind.research import conventions

    monkeypatch.setattr(conventions, "find_game", lambda _: Pearls())
    with pytest.raises(conventions.NothingObserved, match="give its SPEC `observed` and `observe`"):
        conventions.Conventions(Pearls.name, Pearls.seat_counts[0])


def test_wrong_actions_are_refused_with_a_reason() -> None:
    from fairwind.research.conventions import Conventions, GameIsOver, IllegalAction, UnknownAction, WrongUse

    table = Conventions("santa-cruz", 2)
    s = late("santa-cruz", 2)
    seat = actor(s)
    wrong = int((table.mask(s, seat) == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match=rf"Seat {seat} may not answer {wrong} \('.*'\) now, by rule \S+; choose"):
        table.allowed(s, seat, wrong)
    for number in (-1, table.actions, 1.5, None, "take"):
        with pytest.raises(UnknownAction, match="is no action of santa-cruz; choose a number from 0 to 96"):
            table.allowed(s, seat, number)
    with pytest.raises(UnknownAction, match="'dance' is no action of santa-cruz"):
        table.number("dance")
    random_playout(s, Seeded("on"), Generator("on"), table.spec.longest)
    with pytest.raises(GameIsOver, match="is over; begin another one"):
        table.allowed(s, 0, 0)
    assert all(issubclass(kind, WrongUse) for kind in (GameIsOver, IllegalAction, UnknownAction))
