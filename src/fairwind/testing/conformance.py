"""The conformance suite: `TestMyGame = conformance(SPEC)` is all a game has to write.

FAIRWIND_TRIALS sets how many random games are watched for each player count and variant (one if it is not set).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest

from fairwind.kernel.build import build
from fairwind.kernel.spec import BadTable, GameSpec
from fairwind.testing.playout import fingerprint, fingerprint_elsewhere
from fairwind.testing.trial import Trial

TRIALS: Final = "FAIRWIND_TRIALS"  # how many games for each table; `make test-long` says


def tables(spec: GameSpec[Any, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count with the usual variants, and with each other value of each variant."""
    for seats in spec.seat_counts:
        yield seats, {}
        for variant in spec.variants:
            for value in variant.values[1:]:
                try:
                    spec.begin(spec.edition(), seats, {variant.name: value})
                except BadTable:
                    continue  # a variant that this player count does not have
                yield seats, {variant.name: value}


def trials() -> int:
    """How many games for each table."""
    return int(os.environ.get(TRIALS, "1"))


def small_tables(spec: GameSpec[Any, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count, and a variant only at the smallest table that has it."""
    smallest: dict[str, int] = {}
    for seats, variants in tables(spec):
        if all(smallest.setdefault(name, seats) == seats for name in variants):
            yield seats, variants


def played(spec: GameSpec[Any, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """The tables that are watched: each, if the search is to be long."""
    return tables(spec) if TRIALS in os.environ else small_tables(spec)


def conformance(spec: GameSpec[Any, Any]) -> type:
    """The suite for one game, as a class for pytest."""
    at_tables = [pytest.param(seats, variants, n, id="-".join([str(seats), *variants.values(), str(n)]))
                 for seats, variants in played(spec) for n in range(trials())]  # fmt: skip

    class Conformance:
        @pytest.mark.parametrize(("seats", "variants", "n"), at_tables)
        def test_a_random_game_keeps_every_promise(self, seats: int, variants: dict[str, str], n: int) -> None:
            Trial(spec, seats, variants, f"{spec.name}/{seats}/{n}").run()

        @pytest.mark.parametrize("seats", spec.seat_counts)
        def test_a_seed_means_the_same_game_everywhere(self, seats: int) -> None:
            here = fingerprint(spec.name, seats, "everywhere")
            assert fingerprint_elsewhere(spec.name, seats, "everywhere", plain=False) == (build(), here)
            assert fingerprint_elsewhere(spec.name, seats, "everywhere", plain=True) == ("plain", here)

        def test_every_notation_parses_back(self) -> None:
            edition = spec.edition()
            for catalogue in (edition.catalogue, edition.outcomes):
                for place, action in enumerate(catalogue.actions):
                    assert catalogue.parse(action.text) is action
                    assert action.id == place
                    assert set(action.parts()) == set(action.FIELDS)

    Conformance.__name__ = Conformance.__qualname__ = f"Test{spec.name.title().replace('-', '')}"
    return Conformance
