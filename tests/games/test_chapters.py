"""Parts of a game: every game names its own, in all languages, and the points of a turn are open to everybody."""

from __future__ import annotations

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import Happened
from fairwind.kernel.sitting import begin_sitting
from fairwind.locale import LANGUAGES, Words
from fairwind.tables.shown.snapshots import open_counts


@pytest.mark.parametrize("name", OURS)
def test_a_game_tells_its_chapters_and_the_points_of_each_turn_to_everybody(name: str) -> None:
    spec = game(name)
    assert open_counts(spec).points, "what a seat has for certain is no secret"
    sitting = begin_sitting(spec, spec.edition(), 3, {}, Seeded("chapters"))
    choose = Generator("chapters")
    assert sitting.beginning is not None
    told = [*sitting.beginning.facts]
    before = [0] * 3
    while not sitting.over:
        seat = next(each for each in range(3) if options_of(sitting, each))
        found = options_of(sitting, seat)
        told += sitting.answer(seat, found[choose.below(len(found))]).facts
        if "at_the_end" not in name and name == "bora-bora" and not sitting.over:
            now = [spec.points_so_far(sitting.state, each) for each in range(3)]
            assert all(later >= sooner for sooner, later in zip(before, now, strict=True)), "what is certain stays"
            before = now
    events = {fact.event for fact in told if isinstance(fact, Happened)}
    assert spec.chapters[0] in events
    items = {item for item, _ in spec.scores(sitting.state, 0)}
    assert set(spec.at_the_end) <= items
