"""Words that change beside a board do not have it laid out anew: it has thousands of figures."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from tests.web.conftest import Midgame, NewPage
from tests.web.playing import answer, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

ANSWERS: Final = 3
INVALIDATED: Final = "LayoutInvalidationTracking"
TRACED: Final = {
    "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"]
}


def test_a_board_keeps_its_size_while_answers_are_given(midgame: Midgame, open_page: NewPage) -> None:
    page = midgame.open(open_page, "bora-bora", "early")
    wait_for_turn(page)
    browser = page.context.browser
    assert browser is not None
    traced: list[dict[str, Any]] = []
    ended: list[object] = []
    tracing = browser.new_browser_cdp_session()
    tracing.on("Tracing.dataCollected", lambda part: traced.extend(part["value"]))
    tracing.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108 (it wants a function of ours)
    tracing.send("Tracing.start", {"traceConfig": TRACED, "transferMode": "ReportEvents"})
    dice = random.Random(4)
    for _ in range(ANSWERS):
        answer(page, dice)
    wait_for_turn(page)
    tracing.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    anew = [event["args"]["data"] for event in traced if event["name"] == INVALIDATED]
    figures = page.evaluate("document.querySelectorAll('.boards svg *').length")
    assert anew, "nothing was traced"
    assert [one["nodeName"] for one in anew if one["reason"] == "Size changed" and "figures" in one["nodeName"]] == []
    assert len(anew) < figures, f"{len(anew)} of {figures} figures and words were laid out anew by {ANSWERS} answers"
