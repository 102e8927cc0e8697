"""Which build is meant to run, and what a skipped test means."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest

from fairwind.kernel.build import build


def pytest_report_header() -> str:
    return f"fairwind: the {build()} build"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where CI=true is set, a skipped test counts as a failure: it did not prove what it should."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"SKIPPED, which CI does not allow: {report.longrepr}"
    return report
