"""Which rules a lesson touches: those whose code runs while its answers do."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.build import build
from fairwind.testing.rule_report import untaught_chapters
from fairwind.testing.taught_rules import CitedSource, taught_rules, traced

WHOLE_COURSE = 6  # lessons at least
BEGUN: dict[str, list[str]] = {}  # courses that are not whole, and the chapters they lack
SOURCE = '''"""A module (X-1.1)."""

LIMIT = 3  # X-1.2


class Card:
    """A card (X-2.1)."""

    FIELDS = ()

    def play(self, n):
        """Plays it (X-2.2)."""
        if n > LIMIT:  # X-2.3
            return self.most()  # X-2.4
        # Without more (X-2.5).
        return [
            n,  # X-2.6
        ]

    def most(self):
        return 0
'''


def plain_only() -> None:
    if build() != "plain":
        pytest.skip("compiled code does not show its lines")


@pytest.mark.parametrize("n", [1, 9])
def test_a_rule_is_touched_by_the_line_that_cites_it(tmp_path: Path, n: int) -> None:
    file = tmp_path / "card.py"
    file.write_text(SOURCE, encoding="utf-8")
    source = CitedSource(file)
    space: dict[str, type] = {}
    exec(compile(SOURCE, str(file), "exec"), space)
    ran: set[tuple[str, int]] = set()
    with traced(str(tmp_path), ran):
        space["Card"]().play(n)
    uses = source.uses()
    touched = set()
    for number, proofs, constants in source.citations():
        if proofs & ran or any(uses.get(name, set()) & ran for name in constants):
            touched.add(number)
    always = {"X-1.2", "X-2.1", "X-2.2", "X-2.3"}
    assert touched == always | ({"X-2.4"} if n == 9 else {"X-2.5", "X-2.6"})


def test_what_lessons_teach_is_found() -> None:
    plain_only()
    taught = taught_rules(game("santa-cruz"))
    assert taught is not None
    assert {"SC-2.2", "SC-3.1", "SC-3.2", "SC-3.3", "SC-4.4", "SC-4.6", "SC-4.11", "SC-6.1", "SC-6.4"} <= taught
    assert "SC-1.20" not in taught, "the table was set up before the lesson"
    assert taught <= set(game("santa-cruz").rulebook.by_number)


def test_a_course_touches_every_chapter_but_those_that_it_has_not_come_to() -> None:
    plain_only()
    for spec in [game(name) for name in game_names()]:
        lessons = len(spec.lesson_texts())
        if lessons:
            taught = taught_rules(spec)
            assert taught is not None
            missing = [] if lessons >= WHOLE_COURSE else BEGUN[spec.name]
            assert untaught_chapters(spec, taught) == missing, spec.name
