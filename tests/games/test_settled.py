"""What a game calls settled is the same during the whole game, for everybody: browsers are told of it once."""

from __future__ import annotations

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.play import actors, advance, answer, is_over, options


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("number", range(3))
def test_what_is_settled_never_changes(name: str, number: int) -> None:
    spec = game(name)
    choose, driver = Generator(f"settled/{name}/{number}"), Seeded(f"settled/{name}/{number}")
    variants = {
        variant.name: value
        for variant in spec.variants
        if not (value := variant.values[choose.below(len(variant.values))]).startswith("seat-")
    }
    s = spec.begin(spec.edition(), spec.seat_counts[number % len(spec.seat_counts)], variants)
    advance(s, driver)
    settled = {part: spec.view(s, 0)[part] for part in spec.settled}
    seats = [None, *range(s.seats)]
    for n in range(2_000):
        seen = spec.view(s, seats[n % len(seats)])
        assert {part: seen[part] for part in spec.settled} == settled
        if is_over(s):
            return
        found: list[Action] = []
        actor = actors(s)[0]
        options(s, actor, found)
        answer(s, actor, found[choose.below(len(found))])
        advance(s, driver)
