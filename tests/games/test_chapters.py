"""Parts of a game: every game names its own, and what a turn brings for certain is open to everybody."""

from __future__ import annotations

import pytest

from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.chance import Generator, Seeded
from fairwind.kernel.log import Fact, Happened
from fairwind.kernel.play import actors, options
from fairwind.kernel.sitting import begin_sitting
from fairwind.locale import words_file
from fairwind.tables.shown.snapshots import open_counts

FALLING = ("mundus-novus", "santa-cruz")  # where points are paid, or lost by an eruption


@pytest.mark.parametrize("name", OURS)
def test_a_game_tells_its_chapters_its_tie_break_and_what_seats_have_for_certain(name: str) -> None:
    spec = game(name)
    assert open_counts(spec).points, "what a seat has for certain is no secret"
    sitting = begin_sitting(spec, spec.edition(), 3, {}, Seeded("chapters"))
    choose = Generator("chapters")
    assert sitting.beginning is not None
    told: list[Fact] = [*sitting.beginning.facts]
    before = [0] * 3
    while not sitting.over:
        seat, found = actors(sitting.state)[0], list[Action]()
        options(sitting.state, seat, found)
        told += sitting.answer(seat, found[choose.below(len(found))]).facts
        now = [spec.points_so_far(sitting.state, each) for each in range(3)]
        assert name in FALLING or all(a <= b for a, b in zip(before, now, strict=True)), "what is certain stays"
        before = now
    assert {fact.event for fact in told if isinstance(fact, Happened)} & set(spec.chapters) >= {spec.chapters[0]}
    assert f"\ntie-{spec.result(sitting.state).tie_break} =" in words_file("en", name).read_text(encoding="utf-8")
    assert set(spec.at_the_end) < {item for item, _ in spec.scores(sitting.state, 0)}


@pytest.mark.parametrize("name", OURS)
def test_chapters_have_words(name: str) -> None:
    spec, text = game(name), words_file("en", name).read_text(encoding="utf-8")
    for event in spec.chapters:
        assert f"\nlog-{event} =" in text
        assert f"\nchapter-{event} =" in text
