"""What can be touched stands out from whatever is drawn below and around it, in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.conftest import Midgame, NewPage
from tests.web.contrast import light_everything, standing
from tests.web.measuring import SETTLED
from tests.web.positions import RECORDS

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Of an outline: where it runs along a sign of the drawing, or rays from the middle of an L leave it and enter it again.
MOST_LOST: Final = 0.2
FEW: Final = {"mundus-novus": 15, "santa-maria": 60, "santa-cruz": 40, "bora-bora": 80}  # so many things are lit


@pytest.mark.parametrize("game", RECORDS)
def test_outlines_have_contrast_on_every_ground(
    midgame: Midgame, open_page: NewPage, browser: Browser, game: str
) -> None:
    page = midgame.open(open_page, game, "late", viewport={"width": 1440, "height": 900})
    light_everything(page)
    judge = browser.new_page()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLED)
        found = standing(page, judge)
        assert len(found) >= FEW[game]
        lost = [one for one in found if one["seen"] < 0.5 or one["good"] < 1 - MOST_LOST]
        assert not lost, f"{theme}: less than 3 to 1 around {lost}"
    judge.close()


def test_what_begins_another_answer_steps_back(midgame: Midgame, open_page: NewPage) -> None:
    page = midgame.open(open_page, "bora-bora", "late")
    page.wait_for_selector(".light.can")
    page.locator('[data-can][data-id^="die/0/"]').first.click()
    page.wait_for_selector(".light.line.chosen")
    assert page.locator(".light.line.can").count(), "what can be touched next is lit"
    assert page.locator(".light.line.aside").count(), "a god card would begin another answer"
