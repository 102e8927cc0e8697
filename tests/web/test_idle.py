"""A page that waits for its player costs next to nothing, though motion is allowed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.conftest import Midgame, NewPage
from tests.web.positions import RECORDS

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

SECONDS: Final = 5
MOST: Final = 0.02  # of a core
STILL: Final = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def busy(counters: CDPSession) -> float:
    """Seconds in which the page has been at work so far, as the browser counts them."""
    metrics = counters.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def test_an_open_decision_costs_nothing_while_nobody_touches_it(midgame: Midgame, open_page: NewPage) -> None:
    counters: dict[str, CDPSession] = {}
    for game in RECORDS:
        page = midgame.open(open_page, game, "late", reduced_motion="no-preference")
        page.wait_for_selector("[data-can]")
        assert page.evaluate("document.getAnimations().length"), f"{game}: what can be touched breathes for a moment"
        counters[game] = page.context.new_cdp_session(page)
        counters[game].send("Performance.enable")
        page.wait_for_function(STILL)  # what was lit has breathed, and stands still
    before = {game: busy(counter) for game, counter in counters.items()}
    time.sleep(SECONDS)  # this is what is measured
    shares = {game: (busy(counter) - before[game]) / SECONDS for game, counter in counters.items()}
    assert max(shares.values()) < MOST, {game: f"{share:.1%} of a core" for game, share in shares.items()}
