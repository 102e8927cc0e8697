"""A rule without code, test or translation fails the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairwind.cli.report import is_cited, rule_report
from fairwind.games import game, game_names

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", game_names())
def test_every_rule_has_code_a_test_and_four_translations(name: str) -> None:
    report = rule_report(game(name), TESTS)
    assert report.rules > 50
    assert (report.without_code, report.without_test, report.untranslated) == ([], [], [])


def test_a_number_is_not_cited_by_a_longer_one() -> None:
    assert is_cited("MN-1.1", "as printed (MN-1.1).")
    assert not is_cited("MN-1.1", "as printed (MN-1.10) and MN-1.1.2")
