"""Which build is meant to run, and what a skipped test means."""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib.util import find_spec
from typing import Any

import pytest

from fairwind.kernel.build import build
from tests.installed_game import FIFTH_GAME, InstalledGame, install_game

collect_ignore = [FIFTH_GAME.name]  # its tests run where it is installed


def pytest_report_header() -> str:
    return f"fairwind: the {build()} build"


@pytest.fixture(scope="session")
def fifth_game(tmp_path_factory: pytest.TempPathFactory) -> InstalledGame:
    """Low Tide, installed."""
    for needed in ("pip", "setuptools"):
        if find_spec(needed) is None:
            pytest.skip(f"A game from outside cannot be installed without {needed}: run `make setup`.")
    return install_game(FIFTH_GAME, tmp_path_factory.mktemp("fifth"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where CI=true is set, a skipped test counts as a failure: it did not prove what it should."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"SKIPPED, which CI does not allow: {report.longrepr}"
    return report
