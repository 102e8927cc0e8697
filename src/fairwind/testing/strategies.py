"""Hypothesis strategies for any game: tables, and positions from all over random games."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import random_playout
from fairwind.kernel.spec import GameSpec
from fairwind.kernel.state import State
from fairwind.testing.conformance import tables


def begun_tables(spec: GameSpec[Any, Any]) -> SearchStrategy[tuple[int, dict[str, str]]]:
    """A player count with variants that go with it; the usual ones first."""
    return st.sampled_from(list(tables(spec)))


def positions(spec: GameSpec[Any, Any], most: int = 200) -> SearchStrategy[State]:
    """A state that random play reaches after up to `most` answers: somebody is asked, or the game is over."""

    def played(table: tuple[int, dict[str, str]], seed: int, answers: int) -> State:
        seats, variants = table
        s: State = spec.begin(spec.edition(), seats, variants)
        random_playout(s, Seeded(f"position/{seed}"), Generator(f"position/{seed}/players"), answers)
        return s

    return st.builds(played, begun_tables(spec), st.integers(0, 2**32), st.integers(0, most))
