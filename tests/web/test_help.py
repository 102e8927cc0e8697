"""Help at the table, opened and closed with the keyboard on a phone and on a laptop; nothing moves below it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from fairwind.games import OURS
from tests.web.playing import asked, start_against_bots, wait_for_turn

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Midgame, NewPage, Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
expect = playwright.expect

SIZES = pytest.mark.parametrize(
    ("width", "height", "game"), [(390, 844, "Bora Bora"), (1280, 720, "Santa Cruz")], ids=["phone", "laptop"]
)
OPEN = "dialog[open]"
GUIDE = ".guide-card"
NAMES = ("Santa Maria", "Santa Cruz", "Bora Bora", "Mundus Novus")


def places(page: Page) -> list[Any]:
    """Where the prompt and the board are."""
    return [page.locator(part).first.bounding_box() for part in (".prompt", ".board-area")]


def closed_by_escape(page: Page, dialog: Locator) -> None:
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@SIZES
def test_help_and_rules_open_and_close_by_keys_and_move_nothing(
    server: Server, open_page: NewPage, width: int, height: int, game: str
) -> None:
    page = open_page(server.address, viewport={"width": width, "height": height})
    start_against_bots(page, game, 2)
    wait_for_turn(page)
    before, dialog = places(page), page.locator(OPEN)

    page.keyboard.press("?")  # what is asked, what each option does, and its two or three rules
    question = page.locator(".sentence").inner_text()
    expect(dialog.get_by_role("heading", level=2)).to_have_text(question, ignore_case=True)
    expect(dialog.locator(".guide")).not_to_be_empty()
    assert dialog.locator(".brought .option").count() > 1
    explained = dialog.locator(".brought li:has(.means)")
    assert explained.count() == dialog.locator(".brought li").count(), "every option says what it does"
    assert 1 < dialog.locator(".of-rule").count() <= 3
    assert places(page) == before
    closed_by_escape(page, dialog)
    assert places(page) == before

    help_door = page.get_by_role("button", name="Help with this decision")
    help_door.focus()
    page.keyboard.press("Enter")
    number = dialog.locator(".rule-link").first.inner_text().removeprefix("Rule ")
    dialog.locator(".rule-link").first.press("Enter")  # a rule opens the rulebook there
    expect(dialog.locator("article.rule.cited")).to_contain_text(number)
    expect(dialog.locator("article.rule.cited")).to_be_in_viewport()
    rules = dialog.locator(".rules").bounding_box()
    assert rules is not None
    assert rules["height"] > 0.65 * height, "the rules use the height there is"
    page.get_by_role("tab", name="All rules").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="In two minutes")).to_be_focused()
    expect(dialog.locator(".brief li svg")).to_have_count(8)
    closed_by_escape(page, dialog)
    assert places(page) == before
    assert asked(page) != "", "nothing was answered meanwhile"


@SIZES
def test_a_first_game_is_guided_until_one_has_read_it_or_wants_no_more(
    server: Server, open_page: NewPage, width: int, height: int, game: str
) -> None:
    page = open_page(server.address, guide=True, viewport={"width": width, "height": height})
    card = page.locator(".game-card", has_text=game)
    expect(card.get_by_label("First game")).to_be_checked()
    expect(card.get_by_label("Strength of the bots")).to_have_value("2")
    card.get_by_label("First game").uncheck()
    expect(card.get_by_label("Strength of the bots")).to_have_value("3")
    card.get_by_label("First game").check()
    start_against_bots(page, game, 2)
    wait_for_turn(page)
    before = places(page)
    expect(page.locator(GUIDE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(GUIDE)).to_have_count(0)
    assert places(page) == before
    page.reload()
    wait_for_turn(page)
    expect(page.locator(GUIDE)).to_have_count(0)

    page.evaluate("localStorage.removeItem('fairwind-guide')")
    page.reload()
    page.get_by_role("button", name="No more hints").click()
    page.evaluate("localStorage.removeItem('fairwind-guide')")
    page.reload()
    wait_for_turn(page)
    expect(page.locator(GUIDE)).to_have_count(0)


HIDDEN_BY_THE_GUIDE = f"""() => {{
  const card = document.querySelector('{GUIDE}').getBoundingClientRect();
  return [...document.querySelectorAll('[data-can]')].filter((one) => {{
    const box = one.getBoundingClientRect();
    return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
  }}).map((one) => one.dataset.id);
}}"""


@pytest.mark.parametrize("game", ["Santa Maria", "Mundus Novus"])
def test_on_an_upright_tablet_the_guide_hides_nothing_that_is_asked(
    server: Server, open_page: NewPage, game: str
) -> None:
    page = open_page(server.address, guide=True, viewport={"width": 820, "height": 1180})
    start_against_bots(page, game, 2)
    wait_for_turn(page)
    card, boards = page.locator(GUIDE), page.locator(".boards")
    expect(card).to_have_class(re.compile(r"\bplaced\b"))
    assert page.evaluate(HIDDEN_BY_THE_GUIDE) == []
    lies, within = card.bounding_box(), boards.bounding_box()
    assert lies is not None
    assert within is not None
    assert within["y"] + 200 < lies["y"], "the top of the board is free: dice, and the row of cards"
    assert lies["y"] + lies["height"] <= within["y"] + within["height"]
    assert within["x"] <= lies["x"]
    assert lies["x"] + lies["width"] <= within["x"] + within["width"]
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)


def test_every_sign_is_drawn_and_named(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    for name in NAMES:
        page.locator(".game-card", has_text=name).get_by_role("button", name="Rules", exact=True).click()
        page.get_by_role("tab", name="Signs").click()
        signs = page.locator(".signs .entry")
        expect(signs.first).to_be_visible()
        drawn = signs.evaluate_all("all => all.map((one) => one.querySelector('svg').getBBox().width)")
        named = signs.locator("dt span").all_inner_texts()
        assert len(named) == len(set(named)) > 15
        assert min(drawn) > 5
        assert [text for text in named if "_" in text or text.startswith("sign-") or not text[0].isupper()] == []
        assert signs.locator("dd").count() > 0.8 * len(named), "most have a sentence"
        page.keyboard.press("Escape")


SIGNS_OF = "all => [...new Set(all.map((one) => one.dataset.sign))]"


@pytest.mark.parametrize("game", OURS)
def test_every_sign_on_the_table_is_in_the_list(midgame: Midgame, open_page: NewPage, game: str) -> None:
    page = midgame.open(open_page, game, "late")
    drawn_there = page.locator("main [data-sign]").evaluate_all(SIGNS_OF)
    page.keyboard.press("?")
    page.locator(f"{OPEN} .rule-link").first.click()
    page.get_by_role("tab", name="Signs").click()
    expect(page.locator(".signs .entry").first).to_be_visible()
    listed = page.locator(".signs [data-sign]").evaluate_all(SIGNS_OF)
    assert len(drawn_there) > 8
    assert [sign for sign in drawn_there if sign not in listed] == []


def test_what_is_looked_for_stands_out_in_the_rules(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.locator(".game-card", has_text="Bora Bora").get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All rules").click()
    first = page.locator('article.rule[data-rule="BB-2.3"] .said')
    before = first.inner_text()
    expect(page.locator(".rules mark")).to_have_count(0)
    page.get_by_role("searchbox").fill("FISHÍNG")
    marks = page.locator(".rules mark")
    expect(marks.first).to_be_visible()
    assert {text.lower() for text in marks.all_inner_texts()} == {"fishing"}
    assert first.inner_text() == before, "whoever listens hears the same text"
    page.keyboard.press("Escape")


def test_every_text_with_a_picture_has_one(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    for name in NAMES:
        page.locator(".game-card", has_text=name).get_by_role("button", name="Rules", exact=True).click()
        assert len(drawn(page, ".brief svg")) == 1 + 4 + 4, "aim, turn, points"
        page.get_by_role("tab", name="All rules").click()
        assert len(drawn(page, "article.rule figure svg")) > 14
        page.keyboard.press("Escape")


def drawn(page: Page, pictures: str) -> list[int]:
    """How many pieces each picture has; the ground alone is no picture."""
    expect(page.locator(pictures).first).to_be_attached()
    pieces: list[int] = page.locator(pictures).evaluate_all("all => all.map((one) => one.children.length)")
    assert min(pieces) > 2, pieces
    return pieces


def test_a_table_that_comes_under_a_resting_mouse_explains_nothing_until_it_moves(
    server: Server, open_page: NewPage
) -> None:
    page = open_page(server.address, viewport={"width": 1280, "height": 720})
    start_against_bots(page, "Bora Bora", 3)
    wait_for_turn(page)
    box = page.locator(".mine-area [data-help-text]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.get_by_role("link", name="Fairwind").click()
    page.wait_for_selector(".game-card")
    page.mouse.move(x, y)  # in the lobby, where the own board will be
    page.go_back()
    wait_for_turn(page)
    page.wait_for_timeout(900)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x + 1, y + 1)
    expect(page.get_by_role("tooltip")).to_be_visible()
