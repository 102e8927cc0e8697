"""The strategies reach sound positions all over a game, for every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

from fairwind.games import game, game_names
from fairwind.kernel.play import actors, is_over
from fairwind.testing import positions


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=15, database=None, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_positions_are_sound_and_somebody_is_asked(name: str, data: Any) -> None:
    spec = game(name)
    s = data.draw(positions(spec))
    assert spec.broken(s) == []
    assert is_over(s) != bool(actors(s))
    assert spec.digest(spec.clone(s)) == spec.digest(s)


def test_both_the_beginning_and_the_end_are_reached() -> None:
    spec = game("santa-maria")
    once = settings(database=None, derandomize=True, max_examples=500)
    assert is_over(find(positions(spec), is_over, settings=once))
    assert not is_over(find(positions(spec), lambda s: not is_over(s), settings=once))
