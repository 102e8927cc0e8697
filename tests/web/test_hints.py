"""The coach's hint in the page: asked for by key and by touch, read aloud, lit on the board, and put away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.playing import asked, start_against_bots, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.web.conftest import NewPage, Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
expect = playwright.expect

SIZES = pytest.mark.parametrize(
    ("width", "height", "game"), [(390, 844, "Santa Cruz"), (1280, 720, "Santa Maria")], ids=["phone", "laptop"]
)
CARD = ".hint-card"
NAMED = f"{CARD} .named"


def places(page: Page) -> list[Any]:
    """Where the prompt and the board are."""
    return [page.locator(part).first.bounding_box() for part in (".prompt", ".board-area")]


def take(page: Page, number: str) -> None:
    """Answer what the card names first, and confirm it if that is asked."""
    page.locator(NAMED).first.click()
    confirm = page.locator(".choices .confirm")
    page.wait_for_function(
        "(number) => document.querySelector('.choices .confirm') ||"
        " (document.querySelector('.prompt.yours .list')?.dataset.decision ?? '') !== number",
        arg=number,
    )
    if confirm.count():
        confirm.click()


@SIZES
def test_a_hint_is_shown_lit_and_put_away_and_moves_nothing(
    server: Server, open_page: NewPage, width: int, height: int, game: str
) -> None:
    page = open_page(server.address, viewport={"width": width, "height": height})
    start_against_bots(page, game, 2)
    wait_for_turn(page)
    before, number = places(page), asked(page)
    door = page.get_by_role("button", name="Hint", exact=True)
    expect(door).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("h")
    page.wait_for_selector(NAMED)
    card = page.get_by_role("status").locator(CARD)  # a screen reader reads what comes there
    assert 1 <= card.locator(".named").count() <= 3
    expect(card).to_contain_text("Chance to win:")
    expect(card).to_contain_text("points")
    assert places(page) == before, "nothing moves"
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    expect(page.get_by_text("1 hint", exact=True)).to_be_visible()

    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    assert page.locator("[data-hinted]").count() == 0
    door.click()  # the same again costs nothing
    take(page, number)
    expect(page.locator(CARD)).to_have_count(0)
    page.wait_for_function(
        "(number) => (document.querySelector('.prompt.yours .list')?.dataset.decision ?? '') !== number", arg=number
    )


# Whether something that is lit can be seen whole: in the window, and not under the card or what is asked.
IN_SIGHT = """() => {
  const over = ['.hint-card', '.prompt'].map((one) => document.querySelector(one).getBoundingClientRect());
  const apart = (a, b) => a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
  const isFree = (box) => box.top >= 0 && box.bottom <= innerHeight && over.every((one) => apart(one, box));
  const lit = [...document.querySelectorAll('[data-hinted]')].map((one) => one.getBoundingClientRect());
  return lit.some((box) => box.width > 0 && isFree(box));
}"""


def test_on_a_phone_one_sees_what_the_card_lights_wherever_it_is(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, viewport={"width": 390, "height": 844})
    start_against_bots(page, "Santa Cruz", 2)
    named = [""]

    def say(route: Route) -> None:
        outlook = {"do": named[0], "win": 0.5, "points": 100.0}
        route.fulfill(json={"decision": 1, "best": [outlook], "equal": 1, "other": None, "reason": ""})

    page.route("**/hint?*", say)
    for _ in range(3):  # a set of cards, a card, a site of the map
        wait_for_turn(page)
        number = asked(page)
        options = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["asked"]["options"]
        for named[0] in {options[0]["do"], options[-1]["do"], options[len(options) // 2]["do"]}:
            page.keyboard.press("Escape")
            page.keyboard.press("h")
            page.wait_for_selector(NAMED)
            page.wait_for_function(IN_SIGHT)
        take(page, number)
        expect(page.locator(CARD)).to_have_count(0)


def test_what_to_touch_is_lit_in_a_light_of_its_own(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    start_against_bots(page, "Santa Cruz", 2)
    wait_for_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(NAMED)
    lit = page.locator("[data-hinted]")
    page.wait_for_selector("[data-hinted]")
    assert lit.count() <= page.locator("[data-can]").count()
    assert page.locator(".light.line.hinted").count() >= 1


def test_hints_are_agreed_on_when_a_table_is_made_for_people(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    card = page.locator(".game-card", has_text="Santa Cruz")
    card.get_by_role("button", name="With friends").click()
    page.get_by_label("Everybody may ask the coach for hints").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".agreed")).to_contain_text("everybody may ask the coach")
