"""Phone width, keyboard only, and axe."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.conftest import WEB, NewPage, Server
from tests.web.playing import READY, answer, asked, start_against_bots, wait_for_turn

pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright.")

from playwright.sync_api import Page, expect

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RECORD = WEB.parent / "tests" / "golden" / "mundus-novus" / "wealth-3.jsonl"


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("width", [360, 700, 900, 1100, 1920])
def test_no_width_scrolls_sideways(server: Server, open_page: NewPage, width: int) -> None:
    page = open_page(server.address, viewport={"width": width, "height": 780})
    page.wait_for_selector(".game-card")
    assert not scrolls_sideways(page)
    start_against_bots(page, "Mundus Novus", 4)
    wait_for_turn(page)
    assert not scrolls_sideways(page)


def test_a_phone_shows_one_part_at_a_time(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    start_against_bots(page, "Mundus Novus", 3)
    wait_for_turn(page)
    areas = {"Board": ".board-area", "Mine": ".mine-area", "Others": ".seats", "Log": ".panel"}
    for tab in areas:
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        for other, place in areas.items():
            expect(page.locator(place)).to_be_visible(visible=other == tab)
        expect(page.locator(".prompt")).to_be_in_viewport()
        assert not scrolls_sideways(page)
    for button in page.locator(".tabs button, .prompt-doors button, .choices button").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 44
    dice = random.Random(8)
    for _ in range(6):
        assert answer(page, dice)


def test_on_a_phone_the_part_opens_where_an_answer_goes_on(server: Server, open_page: NewPage) -> None:
    """A die is taken from the own board, and put on an action of the other: nobody has to look for it."""
    page = open_page(server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start_against_bots(page, "Bora Bora", 2)
    dice, die = random.Random(5), page.locator(".mine-area [data-can][data-id^='die/']")
    page.wait_for_selector(READY)
    for _ in range(20):
        if die.count() and "Place one of your dice" in page.locator(".sentence").inner_text():
            break
        answer(page, dice)
        page.wait_for_selector(READY)
    tab = {name: page.locator(".tabs").get_by_role("button", name=name) for name in ("Board", "Mine")}
    tab["Mine"].tap()
    die.first.tap()
    expect(tab["Board"]).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board-area [data-can]:not([data-aside], [data-chosen])").first).to_be_visible()
    tab["Mine"].tap()  # whoever wants to look there stays there
    page.wait_for_timeout(300)
    expect(tab["Mine"]).to_have_attribute("aria-pressed", "true")


def test_the_board_zooms(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address, viewport={"width": 360, "height": 740})
    start_against_bots(page, "Mundus Novus", 3)
    wait_for_turn(page)
    page.locator(".tabs").get_by_role("button", name="Board").click()
    before = page.locator(".board-area svg[viewBox]").first.bounding_box()
    page.get_by_role("button", name="Larger").click()
    after = page.locator(".board-area svg[viewBox]").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.3
    assert not scrolls_sideways(page)


def test_keyboard_only(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.wait_for_selector(".game-card")
    focus(page, "button.play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    for _ in range(3):
        wait_for_turn(page)
        number = asked(page)
        focus(page, "[data-can], .choices button")
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt[aria-busy=true]", state="detached")
        page.wait_for_timeout(50)
        if page.query_selector(".choices .confirm"):
            focus(page, ".choices .confirm")
            page.keyboard.press("Enter")
        page.wait_for_function("(n) => (document.querySelector('.list')?.dataset.decision ?? '') !== n", arg=number)
    wait_for_turn(page)
    number = asked(page)
    page.keyboard.press("l")  # the list of options
    focus(page, ".options button")
    page.keyboard.press("Enter")
    page.wait_for_function("(n) => (document.querySelector('.list')?.dataset.decision ?? '') !== n", arg=number)


def focus(page: Page, selector: str) -> None:
    """Tab on until something fitting has the focus."""
    page.wait_for_selector(selector)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def violations(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    grave = [one for one in found["violations"] if one["impact"] in {"serious", "critical"}]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary']}" for one in grave]


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        ("Mundus Novus", "light"),
        pytest.param("Mundus Novus", "dark", marks=pytest.mark.long),
        ("Santa Maria", "light"),
        ("Santa Cruz", "dark"),
        ("Bora Bora", "light"),
    ],
)
def test_axe_finds_nothing_serious(server: Server, open_page: NewPage, game: str, scheme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not here: run `npm install` in web/.")
    page = open_page(server.address, color_scheme=scheme)
    page.wait_for_selector(".game-card h2")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    start_against_bots(page, game, 3)
    dice = random.Random(9)
    for _ in range(6):
        answer(page, dice)
    page.wait_for_selector(READY)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .brought")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    for part, shown in (("In two minutes", ".brief"), ("All rules", "article.rule"), ("Signs", ".signs")):
        page.get_by_role("tab", name=part).click()
        page.wait_for_selector(shown)
        assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog")
    assert violations(page) == []


def test_axe_on_the_other_pages(server: Server, open_page: NewPage) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not here: run `npm install` in web/.")
    script = AXE.read_text(encoding="utf-8")
    page = open_page(server.address)
    page.locator(".game-card").first.get_by_role("button", name="With friends").click()
    page.evaluate(script)
    assert violations(page) == []
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 2", exact=True).select_option("you")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".waiting-room")
    assert violations(page) == []
    page.get_by_role("button", name="Start, with bots on free seats").click()
    page.wait_for_selector(".curtain")
    assert violations(page) == []
    page.get_by_role("link", name="Fairwind: Home").click()
    page.wait_for_selector(".my-tables .card")
    assert violations(page) == []
    page.get_by_role("link", name="My games and results").click()
    page.get_by_role("button", name="Make a link").click()
    page.wait_for_selector(".passage")
    assert violations(page) == []
    page.get_by_role("link", name="Fairwind: Home").click()
    page.locator(".others input[type=file]").set_input_files(RECORD)
    page.wait_for_selector(".slider")
    assert violations(page) == []
    page.get_by_role("link", name="Fairwind: Home").click()
    page.get_by_role("link", name="Learn").first.click()
    page.wait_for_selector(".lessons li")
    assert violations(page) == []
    page.get_by_role("link", name="Begin").click()
    page.wait_for_selector(".spotlight .ring")
    assert violations(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")], ids=["phone", "laptop"])
def test_axe_on_a_puzzle_and_what_is_said_to_its_answer(
    server: Server, open_page: NewPage, width: int, scheme: str
) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not here: run `npm install` in web/.")
    page = open_page(
        f"{server.address}/puzzles/santa-cruz", viewport={"width": width, "height": 844}, color_scheme=scheme
    )
    page.wait_for_selector(READY)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    page.keyboard.press("l")
    page.locator(".options button").last.click()
    page.wait_for_selector(".hint-card, .choices .confirm")
    if page.query_selector(".choices .confirm"):
        page.locator(".choices .confirm").click()
    show = page.get_by_role("button", name="Show me")
    page.wait_for_selector(".hint-card")
    if show.count():
        show.click()
    page.wait_for_selector(".hint-card .best")
    assert violations(page) == []
