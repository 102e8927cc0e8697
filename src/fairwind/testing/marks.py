"""The mark that says which rules a test proves."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """`@rule("MN-4.2")`: this test proves the rule; the rules report counts it."""
    return pytest.mark.rule(*numbers)
