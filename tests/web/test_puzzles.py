"""A puzzle in the page: missed, given up, solved on the board and in the list; counted, and another one offered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fairwind.games import OURS, game
from fairwind.tables.puzzles import puzzle_shown, puzzles

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from fairwind.coach.puzzle import Puzzle
    from tests.web.conftest import NewPage, Server

playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: pip install playwright.")
expect = playwright.expect

SIZES = pytest.mark.parametrize(
    ("width", "height", "name"), [(390, 844, "santa-cruz"), (1280, 720, "santa-maria")], ids=["phone", "laptop"]
)
CARD = ".hint-card"


def solution(puzzle: Puzzle) -> str:
    return puzzle.options[0].option


def mistake(puzzle: Puzzle) -> str:
    return puzzle.options[-1].option


def touches(puzzle: Puzzle, notation: str) -> list[str]:
    asked = puzzle_shown(puzzle.game, puzzle.name, "en")["snapshot"]["asked"]
    assert asked is not None
    return next(option["touch"] for option in asked["options"] if option["do"] == notation)


def touchable(name: str) -> Puzzle:
    """A puzzle whose best option and worst one are touched on the table, each at another thing."""
    return next(
        puzzle
        for puzzle in puzzles(game(name))
        if len(touches(puzzle, solution(puzzle))) == 1
        and len(touches(puzzle, mistake(puzzle))) == 1
        and touches(puzzle, solution(puzzle)) != touches(puzzle, mistake(puzzle))
    )


def from_list(page: Page, puzzle: Puzzle, notation: str) -> Locator:
    """Answer by the list; the card with what is said to it."""
    asked = puzzle_shown(puzzle.game, puzzle.name, "en")["snapshot"]["asked"]
    assert asked is not None
    place = [option["do"] for option in asked["options"]].index(notation)
    page.wait_for_selector(".prompt.yours")
    if not page.locator(".list[open]").count():
        page.keyboard.press("l")
    page.locator(".list button").nth(place).click()
    return said(page)


def on_board(page: Page, thing: str) -> Locator:
    """Answer by a touch; the card with what is said to it."""
    page.locator(f'[data-id="{thing}"][data-can]').first.dispatch_event("click")
    return said(page)


def said(page: Page) -> Locator:
    page.wait_for_selector(f"{CARD}, .choices .confirm")
    if page.locator(".choices .confirm").count():
        page.locator(".choices .confirm").click()
    page.wait_for_selector(CARD)
    return page.get_by_role("status", name="What the coach says").locator(CARD)


@SIZES
def test_a_puzzle_is_missed_given_up_and_one_is_solved(
    server: Server, open_page: NewPage, width: int, height: int, name: str
) -> None:
    puzzle = touchable(name)
    page = open_page(f"{server.address}/puzzles/{name}/{puzzle.name}", viewport={"width": width, "height": height})
    expect(page.locator(".prompt")).to_contain_text("what is best here?")
    expect(page.locator(".prompt .level")).to_contain_text(re.compile(rf"\({puzzle.difficulty}\) finds it|none of our"))
    assert page.locator("[data-hinted]").count() == 0, "nothing is given away"
    card = from_list(page, puzzle, mistake(puzzle))
    expect(card).to_contain_text("Not the best.")
    expect(card).to_contain_text("Yours:")
    expect(card).not_to_contain_text("Best:")
    assert page.locator("[data-hinted]").count() == 0
    page.keyboard.press("l")
    page.keyboard.press("Escape")  # try again
    expect(page.locator(CARD)).to_have_count(0)
    card = from_list(page, puzzle, mistake(puzzle))
    card.get_by_role("button", name="Show me").click()
    expect(card).to_contain_text("Best:")
    expect(card).to_contain_text("Chance to win:")
    (best,) = touches(puzzle, solution(puzzle))
    lit = page.locator(f'[data-id="{best}"][data-hinted]').first
    expect(lit).to_be_in_viewport()
    assert page.locator(".light.line.played, [data-played]").count() >= 1
    box, thing = card.bounding_box(), lit.bounding_box()
    assert box is not None
    assert thing is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert thing["y"] + thing["height"] <= box["y"] or thing["x"] + thing["width"] <= box["x"], "it is not covered"
    page.reload()
    page.wait_for_selector(".prompt.yours")
    page.keyboard.press("l")
    card = on_board(page, best)
    expect(card).to_contain_text("Right!")
    every = len(puzzles(game(name)))
    expect(page.get_by_text(f"1 of {every}", exact=True)).to_be_visible()
    page.goto(server.address)
    door = page.locator(f'.game-card a.puzzles[href="/puzzles/{name}"]')
    expect(door).to_contain_text(f"1 of {every}")
    door.click()
    page.wait_for_selector(".prompt.yours")
    assert puzzle.name not in page.url, "what is not solved comes first"
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_another_position_follows_by_key_and_a_forbidden_touch_is_explained(server: Server, open_page: NewPage) -> None:
    page = open_page(f"{server.address}/puzzles/santa-cruz", locale="fr")
    page.wait_for_selector(".prompt.yours")
    first = page.url
    page.locator('[data-id^="site/"]:not([data-can])').first.dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("SC-")
    page.keyboard.press("n")
    page.wait_for_function("(before) => location.href !== before", arg=first)
    page.wait_for_selector(".prompt.yours")
    expect(page.locator(".prompt")).to_contain_text("quel est le meilleur coup")


def test_puzzles_are_reached_from_every_game_and_its_course(server: Server, open_page: NewPage) -> None:
    page = open_page(server.address)
    page.wait_for_selector(".game-card")
    assert page.locator(".game-card a.puzzles").count() == sum(bool(puzzles(game(name))) for name in OURS)
    page.goto(f"{server.address}/learn/santa-cruz")
    page.locator("a.puzzles").click()
    page.wait_for_selector(".prompt.yours")
    page.goto(f"{server.address}/puzzles/chess")
    expect(page.get_by_role("alert")).to_be_visible()
