"""A rule without code, test or translation fails the build."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairwind.games import game, game_names
from fairwind.kernel.rulebook import RULING
from fairwind.testing.rule_report import NoTests, is_cited, rule_report

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", game_names())
def test_every_rule_has_code_a_test_and_four_translations(name: str) -> None:
    report = rule_report(game(name), TESTS)
    assert report.rules > 50
    assert (report.without_code, report.without_test, report.untranslated) == ([], [], [])


def test_a_number_is_cited_only_as_a_whole() -> None:
    assert is_cited("MN-1.1", "as (MN-1.1) says")
    assert is_cited("MN-1.1", 'Refusal("MN-1.1")')
    assert is_cited("MN-1.1", "The end of MN-1.1.")
    assert not is_cited("MN-1.1", "MN-1.10, MN-1.1.2, XMN-1.1, MN-1.12")


def test_the_report_counts_code_tests_and_texts(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'from x import rule\n@rule("MN-1.1", "MN-1.2")\ndef test_a(): ...\n'
        '@pytest.mark.rule("MN-1.3")\ndef test_b(): ...\n# MN-1.4\n',
        encoding="utf-8",
    )
    report = rule_report(game("mundus-novus"), tmp_path)
    rules = game("mundus-novus").rulebook.rules
    assert report.rules == len(rules) == report.certain + report.rulings
    assert report.rulings == sum(rule.status == RULING for rule in rules) > 0
    assert report.untranslated == []
    assert "MN-1.4" in report.without_test
    assert not {"MN-1.1", "MN-1.2", "MN-1.3"} & set(report.without_test)
    assert not report.is_whole


def test_a_report_without_tests_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoTests, match="There are no tests"):
        rule_report(game("mundus-novus"), tmp_path)
